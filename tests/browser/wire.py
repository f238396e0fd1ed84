"""The wire between a browser and the hall, which can be cut: everything goes through here, byte by byte."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Wire:
    """A port of its own in front of the hall's. ``cut`` breaks all connections and takes no new ones; ``deafen`` lets
    everything through to the hall and nothing back, so that it acts and nobody hears of it."""

    def __init__(self, port: int) -> None:
        self.hall = port
        self.whole, self.deaf = True, False
        self._open: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        threading.Thread(target=self._receive, daemon=True).start()

    def cut(self) -> None:
        self.whole = False
        for end in list(self._open):
            self._close(end)

    def deafen(self) -> None:
        self.deaf = True

    def mend(self) -> None:
        self.whole, self.deaf = True, False

    def close(self) -> None:
        self.cut()
        self._door.close()

    def _receive(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.hall))
                self._open |= {near, far}
                threading.Thread(target=self._carry, args=(near, far, False), daemon=True).start()
                threading.Thread(target=self._carry, args=(far, near, True), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket, back: bool) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                if not (back and self.deaf):
                    other.sendall(data)
        self._close(one)
        self._close(other)

    def _close(self, end: socket.socket) -> None:
        self._open.discard(end)
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
