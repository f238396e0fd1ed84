"""Writing to WebSockets without a task or a queue for each: one write to the transport for each message.

uvicorn's own way costs several times as much per message, and a table tells every move to everybody at it.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

KEY = "dragonhall.socket"
MOST_UNREAD = 1 << 20
"""Bytes; who lets more pile up is sent away and may come back."""


class DirectSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a short way out."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][KEY] = self  # type: ignore[assignment, index]

    def tell(self, data: bytes) -> bool:
        """Send a text message; false when the other side reads too slowly."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True
        size = len(data)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 1 << 16:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + data)
        return self.transport.get_write_buffer_size() < MOST_UNREAD
