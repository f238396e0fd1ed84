"""Guests for measuring a hall: thousands of seats that hear every move, at the least cost to themselves.

They share the machine with the server, so they do only what counts: find the number of an event, its first legal move,
and the time until all four seats of a table have it. No JSON is read but the few bytes that matter.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import AsyncIterator
from typing import Any

OPTIONS = {"track": 40, "start": 1}
"""Long races: hardly one ends before a hundred moves."""
SEATS = 4
MAX_MOVES = 60
"""At saturation a table is left after so many moves, before its race ends, for the peer's race has no end either."""


class Client(asyncio.Protocol):
    """One seat: hears everything, sends a move when its table says so."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat, self.rest = table, seat, b""
        self.open = False
        self.snapshot = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET /api/tables/{self.table.code}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )

    def say(self, message: Any) -> None:
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        head = bytes((0x81, 0x80 | len(data))) if len(data) < 126 else b"\x81\xfe" + len(data).to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)

    def data_received(self, data: bytes) -> None:
        data = self.rest + data
        if not self.open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            self.open = True
            self.say({"t": "hello", "token": self.table.tokens[self.seat]})
        while len(data) >= 2:
            size, start = data[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(data[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(data[2:10], "big"), 10
            if len(data) < start + size:
                break
            if data[0] & 15 == 1:
                self.heard(data[start : start + size])
            data = data[start + size :]
        self.rest = data

    def heard(self, text: bytes) -> None:
        kind = text[6:10]
        if kind not in (b"even", b"snap"):
            return
        seq = int(text[text.index(b'"seq":') + 6 : text.index(b",", text.index(b'"seq":'))])
        at = text.find(b'"moves":[{"n":')
        move = int(text[at + 14 : text.index(b",", at + 14)]) if at >= 0 else None
        if kind == b"snap":
            self.snapshot.set_result(None)
            if seq == self.table.seq and move is not None:
                self.table.next = (self, move)
        else:
            self.table.told(self, seq, move, b'"over":true' in text[:200])


class Table:
    """Four seats; the time from a move's sending until all four have it is kept."""

    def __init__(self, code: str, tokens: list[str], load: Load) -> None:
        self.code, self.tokens, self.load = code, tokens, load
        self.seq, self.seen, self.sent, self.over = 0, 0, 0.0, False
        self.next: tuple[Client, int] | None = None

    async def connect(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        self.clients = [
            (await loop.create_connection(lambda seat=seat: Client(self, seat), "127.0.0.1", port))[1]  # type: ignore[misc]
            for seat in range(SEATS)
        ]
        await asyncio.gather(*(client.snapshot for client in self.clients))

    def move(self) -> None:
        if self.next is None:
            return
        client, move = self.next
        self.next, self.sent = None, time.perf_counter()
        form = b'{"t":"move","id":"%d","seat":%d,"seq":%d,"move":%d}'
        client.say(form % (self.seq, client.seat, self.seq, move))

    def told(self, client: Client, seq: int, move: int | None, over: bool) -> None:
        if seq > self.seq:
            self.seq, self.seen = seq, 0
        self.seen += 1
        self.over = over
        if move is not None:
            self.next = (client, move)
        if self.seen == SEATS:
            self.load.done(self, time.perf_counter() - self.sent)

    def close(self) -> None:
        for client in self.clients:
            client.transport.close()


class Load:
    """Many tables."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tables: list[Table] = []
        self.times: list[float] = []
        self.waiting: list[Table] = []
        """Where nobody has moved yet: one of them begins when a table has made its moves."""
        self.eager = False

    def done(self, table: Table, seconds: float) -> None:
        self.times.append(seconds)
        if not self.eager:
            return
        if table.seq >= MAX_MOVES and self.waiting:
            self.waiting.pop().move()
        elif not table.over:
            table.move()

    async def lay(self, count: int, workers: int = 24) -> None:
        """New tables with four people, started, all connected."""
        left = iter(range(count))

        async def work() -> None:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)

            async def post(path: str, body: Any, token: str = "") -> Any:
                data = json.dumps(body).encode()
                head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                head += f"Content-Length: {len(data)}\r\n"
                head += f"Authorization: Bearer {token}\r\n\r\n" if token else "\r\n"
                writer.write(head.encode() + data)
                answer = await reader.readuntil(b"\r\n\r\n")
                size = re.search(rb"content-length: (\d+)", answer.lower())
                told = json.loads(await reader.readexactly(int(size[1])))  # type: ignore[index]
                assert b" 200 " in answer[:20], told
                return told

            for _ in left:
                host = await post("/api/tables", {"game": "dragorun", "name": "A", "seats": 4, "options": OPTIONS})
                path = f"/api/tables/{host['code']}"
                tokens = [host["token"]]
                for seat in (1, 2, 3):
                    tokens.append((await post(f"{path}/join", {"name": f"P{seat}", "seat": seat}))["token"])
                await post(f"{path}/actions", {"t": "start", "id": "s"}, host["token"])
                table = Table(host["code"], tokens, self)
                await table.connect(self.port)
                self.tables.append(table)
            writer.close()

        await asyncio.gather(*(work() for _ in range(min(workers, count))))

    async def paced(self, every: float, seconds: float) -> None:
        """A move at every table each so many seconds, spread evenly."""
        self.times = []
        started = time.perf_counter()
        order = random.Random(1).sample(self.tables, len(self.tables))
        step = every / len(order)
        n = 0
        while time.perf_counter() - started < seconds:
            order[n % len(order)].move()
            n += 1
            wait = started + n * step - time.perf_counter()
            if wait > 0.001:
                await asyncio.sleep(wait)
        await asyncio.sleep(1)

    async def flat_out(self, at_once: int, seconds: float) -> AsyncIterator[str]:
        """At so many tables every move at once. Yields when counting begins and when it ends."""
        self.eager, self.waiting = True, self.tables[at_once:]
        for table in self.tables[:at_once]:
            table.move()
        await asyncio.sleep(1)
        self.times = []
        yield "begin"
        await asyncio.sleep(seconds)
        yield "end"
        self.eager = False
        await asyncio.sleep(0.5)

    def close(self) -> None:
        for table in self.tables:
            table.close()
