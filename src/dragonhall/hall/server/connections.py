"""Limits of connections: their number per address, the time for a request, and the bytes waiting to be read."""

from __future__ import annotations

import asyncio
import fcntl
import os
import socket
import struct
import termios
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..base.metrics import Metrics
from ..base.proxies import Proxies, limit_key
from ..base.rate_limits import Limits

HEADER_SECONDS = 10
"""Seconds within which the head of a request must have arrived."""
BODY_SECONDS, BODY_RATE = 15, 16 << 10
"""Seconds within which its body must have arrived, and the number of bytes that buys another second."""
STALL_SECONDS = 30
"""Seconds after which a client that reads none of its answer is cut off."""
CLOSE_SECONDS = 10
"""Seconds without reading, after a close, before the connection is cut off."""
MAX_HEADER = 32 << 10
"""Maximum bytes of the head of a request."""
SEND_BUFFER = 128 << 10
"""Send buffer of one connection, in bytes; the system doubles it for its own needs. The default would be some
megabytes.
"""
LOOK_EVERY = 0.5
"""Seconds between checks of a connection that was closed before everything was read."""
MIN_COUNTED = 16 << 10
"""Unread bytes of a connection below this number are not counted."""
RESET = struct.pack("ii", 1, 0)
"""For SO_LINGER: closing discards unread data and resets the connection."""


def unread_by(connection: Any) -> int:
    """Return how many bytes the system still keeps for a connection: sent but not yet received."""
    try:
        (found,) = struct.unpack("i", fcntl.ioctl(connection.fileno(), termios.TIOCOUTQ, bytes(4)))
    except (OSError, ValueError):
        return 0
    return int(found)


def still_open(transport: Any) -> socket.socket | None:
    """Return a handle of a closing connection, if the system still has something to send for it."""
    ending = transport.get_extra_info("socket")
    if ending is None or not unread_by(ending):
        return None
    kept = socket.socket(fileno=os.dup(ending.fileno()))
    with suppress(OSError):
        kept.shutdown(socket.SHUT_WR)
    return kept


def throw_away(connection: Any) -> None:
    """Make the system discard unread data as soon as the connection is closed."""
    with suppress(OSError, AttributeError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)


def bound_buffer(transport: Any, size: int) -> None:
    """Limit the send buffer of a connection."""
    with suppress(OSError, AttributeError):
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, size)


class Door:
    """Counts the connections of every address."""

    def __init__(self, limits: Limits, proxies: Proxies, metrics: Metrics, most: float = float("inf")) -> None:
        self.limits, self.proxies, self.metrics, self.most = limits, proxies, metrics, most
        self.sockets: dict[str, int] = {}
        self.total = 0

    def enters(self, address: str) -> bool:
        """Return whether one more connection from this address is let in."""
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

    def lingers(self, address: str, kept: socket.socket) -> None:
        """Count a closed connection until the system has got rid of its unread data, but not forever."""
        loop = asyncio.get_running_loop()
        end = loop.time() + STALL_SECONDS

        def look() -> None:
            if unread_by(kept):
                if loop.time() < end:
                    loop.call_later(LOOK_EVERY, look)
                    return
                throw_away(kept)
            kept.close()
            if address:
                self.leaves(address)

        look()


class Admission:
    """One connection's place among those of its address; a trusted proxy needs none."""

    def __init__(self, door: Door) -> None:
        self.door, self.address = door, ""
        self._held, self.was_reset = 0, False

    def begins(self, peer: str) -> bool:
        if self.door.proxies.trusted(peer):
            return True
        address = limit_key(peer)
        if self.door.enters(address):
            self.address = address
            return True
        return False

    def ends(self) -> None:
        self.holds(0)
        if self.address:
            self.door.leaves(self.address)
            self.address = ""

    def closes(self, transport: Any) -> None:
        """Give the place back; if sent bytes are still unread, not before they are gone."""
        kept = None if self.was_reset else still_open(transport)
        self.holds(0)
        if kept is not None:
            address, self.address = self.address, ""
            self.door.lingers(address, kept)
        self.ends()

    def resets(self, transport: Any) -> None:
        """Cut the connection off and discard unread data, which the system would keep for minutes."""
        self.was_reset = True
        throw_away(transport.get_extra_info("socket"))
        transport.abort()

    def holds(self, unread: int) -> bool:
        """Count this connection's unread bytes; return False if they are too many for its address or in total."""
        if unread < MIN_COUNTED:
            unread = 0
        if unread == self._held or not self.address:
            return True
        if not self.door.limits.unread.hold(self.address, unread - self._held):
            return False
        self._held = unread
        return True


class Patience:
    """A time limit for a client that does not read or does not leave."""

    def __init__(self) -> None:
        self._unread, self._closing = 0, False
        self._since: float | None = None
        """When it last read something, or had nothing to read."""

    def over(self, transport: Any, now: float) -> bool:
        closing, unread = transport.is_closing(), transport.get_write_buffer_size()
        if unread:
            # A slow client first reads the system's buffer for a while before there is room for more.
            unread += unread_by(transport.get_extra_info("socket"))
        reads = unread < self._unread or not (unread or closing)
        if self._since is None or closing != self._closing or reads:
            self._since = now
        self._unread, self._closing = unread, closing
        return now - self._since > (CLOSE_SECONDS if closing else STALL_SECONDS)


class HttpConnection(HttpToolsProtocol):
    """uvicorn's HTTP protocol with time limits: late, endless and stalled requests are cut off."""

    def __init__(self, *, door: Door, **more: Any) -> None:
        super().__init__(**more)
        self.door, self.visit, self.patience = door, Admission(door), Patience()
        self.deadline: float | None = None
        """The deadline of the part that is arriving."""
        self._header_bytes = 0
        self._answered: Any = None
        """The request that is being answered; with pipelining, not the one that is arriving."""
        self._in_header, self._header_came = True, False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.deadline = self.loop.time() + HEADER_SECONDS
        bound_buffer(transport, SEND_BUFFER)
        if not self.visit.begins(self.client[0] if self.client else ""):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._answered is not None:
            self._answered.disconnected = True  # uvicorn looks at the latest request
        super().connection_lost(exc)
        self.visit.closes(self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        if not self.visit.holds(self.transport.get_write_buffer_size()):
            self.reset("unread")

    def resume_writing(self) -> None:
        super().resume_writing()
        self.visit.holds(0)

    def send_400_response(self, msg: str) -> None:
        """Answer data that is not HTTP; a client that sends much of it gets no answer."""
        if self.door.limits.malformed.allow(limit_key(self.client[0] if self.client else "")):
            super().send_400_response(msg)
        else:
            self.reset("malformed")

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.deadline is None:
            self.deadline = self.loop.time() + HEADER_SECONDS
        in_header, self._header_came = self._in_header, False
        super().data_received(data)
        if in_header and self._in_header and not self._header_came:
            self._header_bytes += len(data)
            if self._header_bytes > MAX_HEADER:
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

    def check(self, now: float) -> None:
        """Once a second."""
        if self.patience.over(self.transport, now):
            self.reset("stalled")
        elif self.deadline is not None and now > self.deadline and not self.transport.is_closing():
            self.cut("late", 408, "Request Timeout")

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def reset(self, why: str) -> None:
        """Cut off a client that cannot be answered any more."""
        self.door.metrics.cut.add(why)
        if self._answered is not None:
            self._answered.disconnected = True  # nothing more is written
        self.visit.resets(self.transport)

    def cut(self, why: str, status: int, phrase: str) -> None:
        self.door.metrics.cut.add(why)
        started = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if not started:
            head = f"HTTP/1.1 {status} {phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(head.encode())
        self.transport.close()


async def look_after(connections: set[Any]) -> None:
    """Check every connection once a second."""
    loop = asyncio.get_running_loop()
    while True:
        await asyncio.sleep(1)
        for connection in list(connections):
            connection.check(loop.time())
