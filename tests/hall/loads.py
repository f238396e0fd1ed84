"""Many players at once, on servers that are killed."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from .guests import Server

OPTIONS = {"dragorun": {"track": 40, "start": 1}}
_runs = itertools.count()


class Player:
    """Somebody who plays random moves, comes back after every break, and remembers what was acknowledged."""

    def __init__(self, load: Load, code: str, token: str, seat: int) -> None:
        self.load, self.code, self.token, self.seat = load, code, token, seat
        self.seq, self.over, self.ids = -1, False, itertools.count()
        self.pending: dict[str, Any] | None = None
        self.moves: list[dict[str, Any]] = []
        self.acked: list[tuple[str, int, int]] = []
        self.luck = random.Random(f"{len(load.players)} {seat}")

    async def play(self) -> None:
        while not self.over:
            try:
                url = f"ws://127.0.0.1:{self.load.server.port}/api/tables/{self.code}/live"
                async with connect(url, compression=None, max_size=None, open_timeout=5, close_timeout=1) as ws:
                    since = None if self.seq < 0 else self.seq
                    await ws.send(json.dumps({"t": "hello", "token": self.token, "since": since}))
                    if self.pending is not None:
                        await ws.send(json.dumps(self.pending))
                    while not self.over:
                        await self.hear(ws, json.loads(await ws.recv()))
            except (OSError, WebSocketException, EOFError, TimeoutError):
                self.load.breaks += 1
                await asyncio.sleep(0.05)

    async def hear(self, ws: Any, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "event":
            assert message["seq"] == self.seq + 1, f"{self.code}: a gap, {self.seq} then {message['seq']}"
        if kind in ("event", "snapshot"):
            self.seq = message["seq"]
            sights = message["sights" if kind == "event" else "standings"]
            if not sights:
                return
            self.over, self.moves = sights[0]["view"]["over"], sights[0]["moves"]
        elif kind == "ack":
            self.load.acks += 1
            if self.pending is not None and self.pending["id"] == message["id"]:
                self.acked.append((message["id"], message["seq"], self.pending["move"]))
                self.pending = None
        elif kind == "reject":
            # Between events of other seats that act at the same time a move may come too late: then look again.
            assert message["problem"]["code"] in ("stale", "not-your-turn", "closing", "not-legal-now"), message
            self.pending, self.moves, self.seq = None, [], -1
            await ws.close()
        else:
            assert kind in ("table", "caught", "bye"), message
        if self.moves and self.pending is None and not self.over:
            name, move = f"{self.load.run}-{next(self.ids)}", self.luck.choice(self.moves)["n"]
            self.pending = {"t": "move", "id": name, "seat": self.seat, "seq": self.seq, "move": move}
            await asyncio.sleep(0.01)
            await ws.send(json.dumps(self.pending))


class Load:
    """Tables at which games are played, one after the other, until told to stop."""

    def __init__(self, server: Server) -> None:
        self.server, self.run = server, f"load{next(_runs)}"
        self.stopping = False
        self.acks = self.breaks = 0
        self.players: list[Player] = []
        self.finished: list[str] = []

    async def table(self, game: str) -> None:
        while not self.stopping:
            people = await self.seated(game)
            self.players += people
            await asyncio.gather(*(player.play() for player in people))
            self.finished.append(people[0].code)

    async def seated(self, game: str) -> list[Player]:
        async with httpx.AsyncClient(timeout=20) as http:
            while True:
                url = f"http://127.0.0.1:{self.server.port}/api/tables"
                try:
                    body = {"game": game, "name": "A", "seats": 2, "options": OPTIONS.get(game, {}), "away_after": None}
                    host = (await http.post(url, json=body)).json()
                    guest = (await http.post(f"{url}/{host['code']}/join", json={"name": "B"})).json()
                    act = f"{url}/{host['code']}/actions"
                    for token, action in (
                        (guest["token"], {"t": "sit", "id": "s", "seat": 1}),
                        (host["token"], {"t": "start", "id": "g"}),
                    ):
                        answer = await http.post(act, json=action, headers={"Authorization": f"Bearer {token}"})
                        answer.raise_for_status()
                    return [Player(self, host["code"], one["token"], seat) for seat, one in enumerate((host, guest))]
                except (httpx.HTTPError, KeyError):
                    await asyncio.sleep(0.1)
