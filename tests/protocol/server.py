"""A server in this process, on a clock of its own, and people who ask it and listen to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from dragonhall.hall.app import Hall
from dragonhall.hall.base.errors import PROBLEMS
from dragonhall.hall.base.settings import Settings
from dragonhall.hall.server.asgi import make_app
from dragonhall.hall.store.sqlite import SqliteStore
from dragonhall.hall.tables.subscribers import SOCKET

from ..hall.deals import next_secret
from .scenarios import Known, filled, misfit

SECONDS = 30
"""So long a message may take, before the scenario fails."""
NO_ID = ("hello", "ping", "looking")


class Server:
    """The application of one hall; nothing of it goes over a network."""

    def __init__(self, folder: Path) -> None:
        self.time = 1_700_000_000_000
        settings = Settings(
            bot_pause=0, look_every=3600, limit_factor=0, grace=0, hint_seconds=0.05, review_seconds=0.5
        )
        self.hall = Hall(SqliteStore(folder / "hall.db"), settings, clock=lambda: self.time, new_secret=next_secret)
        self.app = make_app(self.hall)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Server]:
        await self.hall.open()
        try:
            yield self
        finally:
            await self.hall.close()

    async def passes(self, milliseconds: int) -> None:
        self.time += milliseconds
        for table in list(self.hall.tables.live.values()):
            await table.supervisor.wake()


class Line:
    """A live connection, as the server's own WebSocket is for the application."""

    goodbye = b""
    quick: Callable[[bytes], bool] | None = None

    def __init__(self, app: Any, code: str, address: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self.more = asyncio.Event()
        self.code: int | None = None
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        path = f"/api/tables/{code}/live"
        scope = {
            "type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "",
            "headers": [(b"host", b"localhost")], "client": (address, 1), "server": ("localhost", 80),
            "scheme": "ws", "subprotocols": [], "extensions": {SOCKET: self}, "asgi": {"version": "3.0"},
        }  # fmt: skip
        self._incoming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self._incoming.get, self._sent))

    async def _sent(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.close":
            self.code = message.get("code", 1000)
            self.more.set()

    def tell(self, data: bytes) -> None:
        self.heard.append(json.loads(data))
        self.more.set()

    def speak(self) -> None:
        """Nothing is held back here."""

    def says(self, text: str) -> None:
        data = text.encode()
        if self.quick is None or not self.quick(data):
            self.slowly(data)

    def slowly(self, data: bytes) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "text": data.decode()})

    async def goes(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task


class Person:
    """Somebody who asks and listens, with what they know and what they were told."""

    def __init__(self, server: Server, number: int, known: Known) -> None:
        self.server, self.shared = server, known
        self.address = f"192.0.2.{number}"
        transport = httpx.ASGITransport(server.app, client=(self.address, 1))
        self.http = httpx.AsyncClient(transport=transport, base_url="http://localhost/api")
        self.token: str | None = None
        self.line: Line | None = None
        self.at = self.ids = 0
        self.known: Known = {"seat": None, "over": False}

    async def close(self) -> None:
        if self.line is not None:
            await self.line.goes()
        await self.http.aclose()

    # Steps

    async def step(self, step: dict[str, Any]) -> None:
        if "token" in step:
            self.token = filled(step["token"], self.all)
        if "get" in step or "post" in step:
            await self.asks(step)
        elif "does" in step:
            await self.does(step)
        elif "comes" in step:
            await self.comes(filled(step["comes"], self.all), filled(step.get("since"), self.all), step.get("protocol"))
        elif "sends" in step:
            message = filled(step["sends"], self.all)
            self._line.says(message if isinstance(message, str) else json.dumps(message))
        elif "hears" in step:
            self._fits(step["hears"], await self.next(lambda message: message["t"] == step["hears"]["t"]))
        elif "until" in step:
            await self.next(lambda message: misfit(step["until"], message, self.all) is None)
            self._fits(step["until"], self._line.heard[self.at - 1])
        elif "closed" in step:
            await asyncio.wait_for(self._line.task, SECONDS)
            assert self._line.code == step["closed"], f"closed with {self._line.code}"
            self.line = None
        elif "goes" in step:
            await self._line.goes()
            self.line = None
        elif "asked" in step:
            await self.asked()
        elif "plays" in step:
            await self.plays(step["plays"])
        else:
            raise AssertionError(f"There is no step like {step}.")

    @property
    def all(self) -> Known:
        return self.shared | self.known

    @property
    def _line(self) -> Line:
        assert self.line is not None, "there is no live connection"
        return self.line

    def _fits(self, expected: Any, found: Any) -> None:
        known = self.all
        why = misfit(expected, found, known)
        assert why is None, f"{why}\n{json.dumps(found)[:3000]}"
        self.shared |= {name: value for name, value in known.items() if name not in self.known}

    async def asks(self, step: dict[str, Any]) -> None:
        path = filled(step.get("get") or step["post"], self.all)
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        if "post" in step:
            answer = await self.http.post(path, json=filled(step.get("body", {}), self.all), headers=headers)
        else:
            answer = await self.http.get(path, headers=headers)
        found = answer.json()
        if "refused" in step:
            assert "problem" in found, f"not refused: {found}"
            assert answer.status_code == PROBLEMS[found["problem"]["code"]]
            self._refused(step, found["problem"])
            return
        assert answer.status_code == 200, found
        if "code" in found:
            self.shared["code"] = found["code"]
        if "token" in found:
            self.token = found["token"]
        self._fits(step.get("answer", {}), found)

    def _refused(self, step: dict[str, Any], problem: dict[str, Any]) -> None:
        assert problem["code"] == step["refused"], problem
        if "text" in step:
            assert problem["text"] == filled(step["text"], self.all)

    async def does(self, step: dict[str, Any]) -> None:
        self.ids += 1
        action = {"id": f"{self.address}-{self.ids}"} | filled(step["does"], self.all)
        self.known["id"] = action["id"]
        if self.line is None:
            await self.asks({**step, "post": "/tables/{code}/actions", "body": action})
            return
        self.line.says(json.dumps(action))
        told = await self.next(lambda message: message["t"] in ("ack", "reject") and message["id"] == action["id"])
        if "refused" in step:
            assert told["t"] == "reject", told
            self._refused(step, told["problem"])
        else:
            assert told["t"] == "ack", told
            self._fits(step.get("answer", {}), told)

    # Live

    async def comes(self, code: str, since: int | None, protocol: int | None) -> None:
        if self.line is not None:
            await self.line.goes()
        self.line, self.at = Line(self.server.app, code, self.address), 0
        self.known |= {"seat": None, "over": False}
        hello = {"t": "hello", "token": self.token, "since": since, "protocol": protocol}
        self.line.says(json.dumps({name: value for name, value in hello.items() if value is not None}))

    async def next(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that fits; what came before it is passed over."""
        line, start = self._line, self.at
        try:
            async with asyncio.timeout(SECONDS):
                while True:
                    while self.at < len(line.heard):
                        message = line.heard[self.at]
                        self.at += 1
                        self._learns(message)
                        if fits(message):
                            return message
                    assert not line.task.done(), f"the connection has ended: {line.heard[start:]}"
                    line.more.clear()
                    await line.more.wait()
        except TimeoutError:
            raise AssertionError(f"it did not come; there came {json.dumps(line.heard[start:])[:3000]}") from None

    def _learns(self, message: dict[str, Any]) -> None:
        if message["t"] not in ("snapshot", "event", "caught"):
            return
        self.known |= {name: message[name] for name in ("seq", "ply") if name in message}
        self.known["over"] = message.get("over", message.get("table", {}).get("state") == "over")
        sights = message.get("sights", message.get("standings", []))
        asked = next((sight for sight in sights if sight["seat"] is not None and sight["moves"]), None)
        if message["t"] != "caught":
            self.known |= {"seat": asked and asked["seat"], "move": asked and asked["moves"][0]["n"]}

    async def asked(self) -> None:
        """Until a seat of this person is asked, or the match is over."""
        if self.known["seat"] is None and not self.known["over"]:
            await self.next(lambda message: self.known["seat"] is not None or self.known["over"])

    async def plays(self, count: int | str) -> None:
        made = 0
        while made != count:
            await self.asked()
            if self.known["over"]:
                assert count == "all", f"the match is over after {made} decisions"
                return
            move = {"t": "move", "seat": "{seat}", "seq": "{seq}", "move": "{move}"}
            await self.does({"does": move})
            made += 1
