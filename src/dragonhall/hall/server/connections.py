"""What every connection must keep to: how many there are of one address, how long a request may take to arrive."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .addresses import Proxies, limit_key
from .limits import Limits
from .metrics import Metrics

HEADER_SECONDS = 10
"""Within so many seconds the head of a request must have arrived."""
BODY_SECONDS, BODY_RATE = 15, 16 << 10
"""Within so many seconds its body must have arrived; every so many bytes give another second."""
STALL_SECONDS = 30
"""Who has read nothing of an answer for so long is cut off."""
CLOSE_SECONDS = 5
"""Who is sent away and does not go is cut off."""
LONGEST_HEADER = 32 << 10


class Door:
    """Counts the connections of every address."""

    def __init__(self, limits: Limits, proxies: Proxies, metrics: Metrics, most: float = float("inf")) -> None:
        self.limits, self.proxies, self.metrics, self.most = limits, proxies, metrics, most
        self.sockets: dict[str, int] = {}
        self.total = 0

    def enters(self, address: str) -> bool:
        """Whether one more connection of this address is let in."""
        if self.sockets.get(address, 0) >= self.limits.sockets or self.total >= self.most:
            self.metrics.cut.add("sockets")
            return False
        self.sockets[address] = self.sockets.get(address, 0) + 1
        self.total += 1
        return True

    def leaves(self, address: str) -> None:
        self.total -= 1
        if self.sockets[address] == 1:
            del self.sockets[address]
        else:
            self.sockets[address] -= 1


class Visit:
    """One connection's place among those of its address; a trusted proxy itself needs none."""

    def __init__(self, door: Door) -> None:
        self.door, self.address = door, ""

    def begins(self, peer: str) -> bool:
        if self.door.proxies.trusted(peer):
            return True
        address = limit_key(peer)
        if self.door.enters(address):
            self.address = address
            return True
        return False

    def ends(self) -> None:
        if self.address:
            self.door.leaves(self.address)
            self.address = ""


class Patience:
    """How long a connection may keep its server waiting for it to read or to go."""

    def __init__(self) -> None:
        self._unread, self._since, self._closing = 0, 0.0, 0.0

    def over(self, transport: Any, now: float) -> bool:
        if transport.is_closing():
            self._closing = self._closing or now
            return now - self._closing > CLOSE_SECONDS
        unread = transport.get_write_buffer_size()
        if unread == 0 or unread < self._unread:
            self._since = now
        self._unread = unread
        return unread > 0 and now - self._since > STALL_SECONDS


class HttpConnection(HttpToolsProtocol):
    """uvicorn's HTTP, for those who are in a hurry: late, endless and stalled requests are cut off."""

    def __init__(self, *, door: Door, **more: Any) -> None:
        super().__init__(**more)
        self.door, self.visit, self.patience = door, Visit(door), Patience()
        self.deadline: float | None = None
        """When what is arriving must be here."""
        self._header_bytes = 0
        self._in_header, self._header_came = True, False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.deadline = self.loop.time() + HEADER_SECONDS
        if not self.visit.begins(self.client[0] if self.client else ""):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.visit.ends()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.deadline is None:
            self.deadline = self.loop.time() + HEADER_SECONDS
        in_header, self._header_came = self._in_header, False
        super().data_received(data)
        if in_header and self._in_header and not self._header_came:
            self._header_bytes += len(data)
            if self._header_bytes > LONGEST_HEADER:
                self.cut("header", 431, "Request Header Fields Too Large")

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._in_header, self._header_came, self._header_bytes = False, True, 0
        self.deadline = self.loop.time() + BODY_SECONDS

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        assert self.deadline is not None
        self.deadline += len(body) / BODY_RATE

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_header, self.deadline = True, None

    def handle_websocket_upgrade(self) -> None:
        # The WebSocket counts itself.
        self.visit.ends()
        super().handle_websocket_upgrade()

    def look(self, now: float) -> None:
        """Once a second."""
        if self.patience.over(self.transport, now):
            self.door.metrics.cut.add("stalled")
            self.transport.abort()
        elif self.deadline is not None and now > self.deadline and not self.transport.is_closing():
            self.cut("late", 408, "Request Timeout")

    def cut(self, why: str, status: int, phrase: str) -> None:
        self.door.metrics.cut.add(why)
        started = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if not started:
            head = f"HTTP/1.1 {status} {phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(head.encode())
        self.transport.close()


async def look_after(connections: set[Any]) -> None:
    """Look at every connection once a second."""
    loop = asyncio.get_running_loop()
    while True:
        await asyncio.sleep(1)
        for connection in list(connections):
            connection.look(loop.time())
