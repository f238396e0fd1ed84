"""Guests for the hall's tests, and servers that are processes of their own, with real sockets."""

from __future__ import annotations

import itertools
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect as connect_socket

from .deals import SERVER
from .in_process import HallHere, LiveHere, Straight, is_here
from .ports import free_port

DEALING = "tests.hall.deals"
"""The program that deals the same in every run."""
ROOT = Path(__file__).parents[2]
HTTP = httpx.Client(timeout=60, transport=Straight())
"""For questions to any server, as ``httpx.get`` answers them, without reading certificates each time."""


_runs = itertools.count()
"""Every guest of this process has ids of their own."""


class Server:
    """``dragonhall serve`` as a process of its own."""

    def __init__(self, db: str, log: Path, port: int = 0, **settings: Any) -> None:
        self.db, self.log, self.port, self.settings = db, log, port, {"bot_pause": 0, "limits": 0} | settings
        self.source, self.env = ROOT / "src", {"DRAGONHALL_QUIET": "1", "PYTHONWARNINGS": "error"}
        self.program, self.starts = DEALING, 0
        """The module that is run, and how often it was."""
        self.process: subprocess.Popen[bytes] | None = None
        self.said = self.host_token = ""

    def start(self) -> Server:
        self.port = self.port or free_port()
        command = [sys.executable, "-m", self.program, "serve", "--db", self.db, "--port", str(self.port)]
        for name, value in self.settings.items():
            command += [f"--{name.replace('_', '-')}", str(value)]
        self.starts += 1
        env = os.environ | self.env | {"PYTHONPATH": str(self.source), SERVER: f"{self.log.stem} {self.starts}"}
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=env, cwd=ROOT)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline().decode()
        found = re.search(r":(\d+)/ ", self.said)
        assert found, f"the server did not open: {self.said!r} {self.log.read_text()[-2000:]}"
        self.port = int(found[1])
        self.host_token = self.process.stdout.readline().decode().strip().partition("#")[2]
        return self

    def kill(self) -> None:
        """As if the power went out, for this process."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        process, self.process = self.process, None
        process.send_signal(how)
        code = process.wait(30)
        assert process.stdout is not None
        process.stdout.close()
        return code

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def logged(self) -> str:
        return self.log.read_text("utf-8")


AnyServer = Server | HallHere


@contextmanager
def serving(db: str, folder: Path, name: str = "server", program: str = DEALING, **settings: Any) -> Iterator[Server]:
    server = Server(db, folder / f"{name}.log", **settings)
    server.program = program
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def lagging(db: str, folder: Path, lag: float = 0, skew: float = 0, **settings: Any) -> Iterator[Server]:
    """A server that hears *lag* seconds late of the others, and whose clock is *skew* seconds ahead."""
    server = Server(db, folder / "lagging.log", **settings)
    server.program, server.env = "tests.hall.lagging", server.env | {"LAG": str(lag), "SKEW": str(skew)}
    server.start()
    try:
        yield server
    finally:
        server.stop()


def connect(url: str, source_address: tuple[str, int] | None = None, **how: Any) -> Any:
    """A live connection to a server, or to a hall of this process."""
    if is_here(url):
        origin = {"origin": how["origin"]} if "origin" in how else {}
        return LiveHere(url, source_address and source_address[0], origin | dict(how.get("additional_headers", {})))
    return connect_socket(url, source_address=source_address, **how)


def until(true: Callable[[], Any], seconds: float = 60) -> Any:
    """The first answer that is not false."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, "it did not come true"
        time.sleep(0.1)
    return found


class Guest:
    """Somebody at a table, over HTTP and over a live connection."""

    def __init__(
        self,
        url: str,
        code: str = "",
        token: str | None = None,
        player: int | None = None,
        address: str | None = None,
    ) -> None:
        self.url, self.code, self.token, self.player, self.address = url, code, token, player, address
        self.http = httpx.Client(base_url=url, timeout=60, transport=Straight(address))
        self.ws: Any = None
        self.connected = ExitStack()
        self.seq = -1
        self.sights: dict[int | None, dict[str, Any]] = {}
        self.table: dict[str, Any] = {}
        self.raw: list[str] = []
        self.ids, self.run = 0, f"{os.getpid()}-{next(_runs)}"

    # HTTP

    @classmethod
    def creates(
        cls, url: str, game: str = "dragorun", name: str = "Ann", address: str | None = None, **asked: Any
    ) -> Guest:
        guest = cls(url, address=address)
        found = guest.post("/api/tables", {"game": game, "name": name, **asked})
        guest.code, guest.token, guest.player = found["code"], found["token"], found["player"]
        return guest

    @classmethod
    def joins(cls, url: str, code: str, name: str, seat: int | None = None, address: str | None = None) -> Guest:
        guest = cls(url, code, address=address)
        found = guest.post(f"/api/tables/{code}/join", {"name": name, "seat": seat})
        guest.token, guest.player = found["token"], found["player"]
        return guest

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        answer = self.http.post(path, json=body, headers=self.headers())
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(path, params=query, headers=self.headers())
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    def headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def does(self, t: str, status: int = 200, **fields: Any) -> Any:
        """An action over HTTP; returns the ack, or the problem's code."""
        told = self.post(f"/api/tables/{self.code}/actions", {"t": t, "id": self.new_id(), **fields}, status)
        return told if status == 200 else told["problem"]["code"]

    def new_id(self) -> str:
        self.ids += 1
        return f"{self.run}-{self.ids}"

    def state(self) -> Any:
        return self.get(f"/api/tables/{self.code}/state")

    # Live

    def comes(self, since: int | None = None, **more: Any) -> Guest:
        self.leaves()
        url = self.url.replace("http", "ws", 1) + f"/api/tables/{self.code}/live"
        if self.address is not None:
            more = {"source_address": (self.address, 0)} | more
        # What nobody reads must not keep the connection from closing.
        how = {"compression": None, "max_size": None, "max_queue": None, "open_timeout": 60} | more
        self.ws = self.connected.enter_context(connect(url, **how))
        self.sends({"t": "hello", "token": self.token, "since": since})
        self.until("snapshot", "caught")
        return self

    def leaves(self) -> None:
        self.connected.close()
        self.ws = None

    def sends(self, message: Any) -> None:
        self.ws.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hears(self, timeout: float = 60) -> dict[str, Any]:
        """The next message; keeps what it tells."""
        text = self.ws.recv(timeout)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] == "event":
            assert message["seq"] == self.seq + 1, f"a gap: {self.seq} then {message['seq']}"
        if message["t"] in ("event", "snapshot"):
            self.seq = message["seq"]
            parts = message["sights"] if message["t"] == "event" else message["standings"]
            self.sights = {sight["seat"]: sight for sight in parts}
        if "table" in message:
            self.table = message["table"]
        return message

    def until(self, *kinds: str, timeout: float = 60) -> dict[str, Any]:
        """Listens until a message of one of these kinds."""
        end = time.monotonic() + timeout
        while True:
            message = self.hears(max(0.01, end - time.monotonic()))
            if message["t"] in kinds:
                return message

    def acts(self, t: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """An action over the live connection; returns its ack or reject."""
        name = id or self.new_id()
        self.sends({"t": t, "id": name, **fields})
        while True:
            message = self.until("ack", "reject")
            if message["id"] == name:
                return message

    def moves(self, seat: int) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.sights.get(seat, {}).get("moves", [])
        return found

    def view(self, seat: int | None) -> dict[str, Any]:
        found: dict[str, Any] = self.sights[seat]["view"]
        return found

    def close(self) -> None:
        self.leaves()
        self.http.close()


def play_on(guests: dict[int, Guest], luck: random.Random, plies: int = 100_000) -> None:
    """Random moves over live connections, until it is over or for so many plies; every guest hears all."""
    first = next(iter(guests.values()))
    for _ in range(plies):
        acting = first.view(next(iter(first.sights)))["to_act"]
        mine = [seat for seat in acting if seat in guests]
        if not mine:
            return
        seat = luck.choice(mine)
        guest = guests[seat]
        told = guest.acts("move", seat=seat, seq=guest.seq, move=luck.choice(guest.moves(seat))["n"])
        assert told["t"] == "ack", told
        for other in set(guests.values()):
            while other.seq < told["seq"]:
                other.until("event")
