"""Who asks, what they send, and how much they may ask: what all parts of the API need."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.websockets import WebSocket

from .addresses import limit_key
from .hall import Hall
from .limits import Limit
from .problems import Refused

LONGEST = 64 << 10
"""Bytes of a body."""


class Asking:
    """Reads requests, and refuses those that are too much or not understood."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def guest(self, request: Request | WebSocket) -> str:
        """By what limits count who asks."""
        return limit_key(request.client.host) if request.client else ""

    def check_origin(self, asking: Request | WebSocket) -> None:
        """Browsers say where the page came from; other programs do not."""
        origin = asking.headers.get("origin")
        if origin is None or origin in self.hall.settings.origins:
            return
        page = urlsplit(origin)
        if page.netloc != asking.headers.get("host"):
            raise Refused("wrong-origin", "This page may not speak with this server.")
        if page.scheme != asking.scope["scheme"]:
            text = f"This page came over {page.scheme[:8]}, but this server was asked over {asking.scope['scheme']}."
            raise Refused("wrong-origin", f"{text} Behind a proxy, its host sets --trusted-proxy.")

    async def body(self, request: Request, kind: Any, longest: int = LONGEST) -> Any:
        self.check_origin(request)
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Refused("bad-message", "Send JSON, with Content-Type: application/json.")
        data = bytearray()
        async for part in request.stream():
            data += part
            if len(data) > longest:
                raise Refused("too-long", f"At most {longest} bytes can be sent here.")
        try:
            return msgspec.json.decode(bytes(data), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("bad-message", f"That could not be understood: {error}.") from error

    def few(self, request: Request, limit: Limit, text: str) -> None:
        """Raises Refused, with this *text*, when somebody does something too often."""
        guest = self.guest(request)
        if not limit.allow(guest):
            raise Refused("too-fast", text, limit.wait(guest))

    def coming(self, request: Request) -> None:
        self.few(request, self.hall.limits.coming, "Too many new tables or guests from one address: wait a minute.")

    def founding(self, request: Request) -> None:
        text = "Too many new tournaments and clubs from one address: wait some minutes."
        self.few(request, self.hall.limits.tournaments, text)

    def charge(self, request: Request, n: float) -> None:
        """A costly request counts as *n* more."""
        guest, limit = self.guest(request), self.hall.limits.requests
        if not limit.allow(guest, n):
            raise Refused("too-fast", "Too many costly requests: wait a little.", limit.bucket(guest).wait(n))

    def number(self, request: Request, name: str, default: int, low: int, high: int) -> int:
        text = request.query_params.get(name, str(default))
        try:
            value = int(text) if len(text) <= 16 else high + 1
        except ValueError:
            value = high + 1
        if not low <= value <= high:
            raise Refused("bad-query", f"The number {name} goes from {low} to {high}.")
        return value
