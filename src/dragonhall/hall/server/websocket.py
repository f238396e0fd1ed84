"""A short way in and out of WebSockets: no task, no queue, and one write to the transport for everything sent in a turn
of the loop.

uvicorn's own way costs several times as much per message, and a table sends every move to everybody at it. Anything but
a whole, plain text message (handshake, fragments, pings, closing, errors) goes the library's way.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from ..base.proxies import limit_key
from ..base.rate_limits import Bucket
from ..tables.subscribers import SOCKET
from .connections import HEADER_SECONDS, SEND_BUFFER, Admission, Door, Patience, bound_buffer

MAX_UNREAD = 1 << 20
"""Maximum unread bytes; a client that lets more pile up is disconnected and may come back."""
GOODBYE_SECONDS = 1
"""Seconds that a client that sent too much has to read why the connection ends."""
TEXT, MASKED = 0x81, 0x80
FIRST_BYTES = frozenset((0, 1, 2, 0x80, 0x81, 0x82, 0x88, 0x89, 0x8A))
"""Opcodes: continuation, text, bytes; close, ping and pong."""
_turn = threading.local()
"""The sockets with something to send in this turn of the thread's loop."""


class FastWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, with a short way in and out."""

    quick: Callable[[bytes], bool] | None = None
    """Called first for each text message; returns whether it took it."""
    goodbye = b""
    """The last message to a guest who sends too much."""
    _unsent = b""
    _in_parts = _cut = False

    def __init__(self, *, door: Door, **more: Any) -> None:
        super().__init__(**more)
        self.door, self.visit, self.patience = door, Admission(door), Patience()
        self.bucket = Bucket(door.limits.frame_burst, door.limits.frame_rate)
        self.since = self.loop.time()
        self._parts: list[bytes] = []
        """The parts of an incomplete frame."""
        self._missing = 2

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        bound_buffer(transport, SEND_BUFFER // 2)
        if not self.visit.begins(self.client[0] if self.client else ""):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.visit.closes(self.transport)

    def handle_connect(self, event: Any) -> None:
        peer = self.client[0] if self.client else ""
        headers = [
            (key.lower().encode("latin-1"), value.encode("latin-1", "replace"))
            for key, value in event.headers.raw_items()
        ]
        address = limit_key(self.door.proxies.client(peer, headers))
        self.shared = self.door.limits.frames.bucket(address)
        if not self.visit.address:
            # Behind a trusted proxy, count for the guest, not for the proxy.
            if not self.door.enters(address):
                self.transport.abort()
                return
            self.visit.address = address
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][SOCKET] = self  # type: ignore[assignment, index]

    def data_received(self, data: bytes) -> None:
        if self._cut or self.transport.is_closing():
            return
        if not self.handshake_complete:
            super().data_received(data)
            return
        if not self._pays(1 + len(data) / 1024):
            return
        if self._parts:
            self._parts.append(data)
            self._missing -= len(data)
            if self._missing > 0:
                return
            data = b"".join(self._parts)
            self._parts.clear()
        at = frames = 0
        self._missing = 2
        while len(data) - at >= 2:
            kind, size, start = data[at], data[at + 1] & 127, at + 6
            if size > 125:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start - 4], "big") if len(data) >= start else 0
            if kind not in FIRST_BYTES or not data[at + 1] & MASKED or size > self.most(kind):
                # A protocol error: the library reports it and closes.
                super().data_received(data[at:])
                return
            if len(data) < start + size:
                self._missing = start + size - len(data)
                break
            frames += 1
            if frames > 1 and not self._pays(1):
                return
            if not (kind == TEXT and self._is_quick(data[start : start + size], data[start - 4 : start])):
                if kind & 15 < 8:
                    self._in_parts = kind & 128 == 0
                super().data_received(data[at : start + size])
                if self.transport.is_closing():
                    return
            at = start + size
        if at < len(data):
            self._parts.append(data[at:])
            if self._missing == 2:
                self._missing = 1

    def _pays(self, n: float) -> bool:
        """Count a frame and its bytes, for this connection and for its address."""
        if self.bucket.take(n) and self.shared.take(n):
            return True
        self.cut()
        return False

    def cut(self) -> None:
        """Disconnect a client that sends too much."""
        self._cut = True
        self.door.metrics.cut.add("frames")
        if self.disconnected:
            self.transport.abort()
            return
        if not self.close_sent:
            if self.goodbye:
                self.tell(self.goodbye)
            self.speak()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})
            self.conn.send_close(1008, "too fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        # Closing a socket that has unread data resets it, and the goodbye would be lost. So stop reading, and give the
        # goodbye a moment to arrive.
        if self.transport.is_reading():
            self.transport.pause_reading()
        self.read_paused = False  # nor is reading resumed when the queue is empty
        # With a timer set, uvicorn does not close the connection when the application returns.
        self.close_timer = self.loop.call_later(GOODBYE_SECONDS, self.visit.resets, self.transport)

    def handle_ping(self) -> None:
        super().handle_ping()
        self._check_unread()

    def _check_unread(self) -> None:
        unread = self.transport.get_write_buffer_size() + len(self._unsent)
        if unread > MAX_UNREAD or not self.visit.holds(unread):
            # A goodbye would not be read anyway.
            self.door.metrics.cut.add("unread")
            self.visit.resets(self.transport)

    def check(self, now: float) -> None:
        """Once a second."""
        if self.patience.over(self.transport, now) or (
            not self.handshake_complete and now - self.since > HEADER_SECONDS
        ):
            self.door.metrics.cut.add("stalled")
            self.visit.resets(self.transport)
        else:
            self.visit.holds(self.transport.get_write_buffer_size())

    def most(self, kind: int) -> int:
        """Return the longest frame of a kind."""
        return 125 if kind & 8 else self.config.ws_max_size

    def send_receive_event_to_app(self) -> None:
        # Bytes that are not text are the guest's mistake, not an error for the log.
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def _is_quick(self, masked: bytes, mask: bytes) -> bool:
        if self.quick is None or self._in_parts or self.close_sent or not self.queue.empty():
            return False
        return self.quick(apply_mask(masked, mask))

    def slowly(self, data: bytes) -> None:
        """Make a message that was taken go the long way after all."""
        self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})

    def tell(self, data: bytes) -> None:
        """Send a text message; a client that reads too slowly is cut off.

        It leaves at the end of this turn of the loop, together with all other messages of this turn.
        """
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        size = len(data)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        if not self._unsent:
            speaking = vars(_turn).setdefault("speaking", [])
            if not speaking:
                self.loop.call_soon(_speak, speaking)
            speaking.append(self)
            self._unsent = head + data
        else:
            self._unsent += head + data
        self._check_unread()

    def speak(self) -> None:
        """Write everything waiting to be sent."""
        data, self._unsent = self._unsent, b""
        if data and not self.transport.is_closing():
            self.transport.write(data)

    def shutdown(self) -> None:
        self.speak()
        super().shutdown()


def _speak(sockets: list[FastWebSocket]) -> None:
    now = sockets.copy()
    sockets.clear()
    for socket in now:
        socket.speak()
