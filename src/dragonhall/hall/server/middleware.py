"""Middleware: one class for each concern."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..base.errors import Refused
from ..base.host_names import OwnNames, host_name
from ..base.proxies import Proxies, limit_key
from ..base.rate_limits import Limit
from ..routes.request import SLOWED

log = logging.getLogger("dragonhall.hall")
Failure = Callable[[Refused], Response]
"""Makes the answer to a request that is refused."""


class TrustedProxy:
    """Puts the client's own address and scheme into the scope, as trusted proxies report them."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app, self.proxies = app, proxies
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peer, headers = scope["client"][0] if scope["client"] else "", scope["headers"]
        scope["client"] = (self.proxies.client(peer, headers), 0)
        scope["scheme"] = self.proxies.scheme(peer, headers, scope["scheme"])
        if not self._warned and not self.proxies.trusted(peer):
            # Behind a proxy that is not trusted all guests share one address, and its limits.
            self._warned = any(name == b"x-forwarded-for" for name, _ in headers)
            if self._warned:
                log.warning("a proxy speaks for guests, but is not trusted: see --trusted-proxy")
        await self.app(scope, receive, send)


class SecurityHeaders:
    """Adds the security headers to every answer: what a page may load, and who may embed it."""

    HEADERS = (
        (b"content-security-policy", b"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
         b"style-src 'self' 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'self'; "
         b"object-src 'none'; frame-ancestors 'none'"),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"same-origin"),
    )  # fmt: skip
    ONLY_TLS = (b"strict-transport-security", b"max-age=31536000")
    """Sent over TLS only: a browser that has seen it always uses TLS."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = (*self.HEADERS, self.ONLY_TLS) if scope["scheme"] == "https" else self.HEADERS

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *headers]
            await send(message)

        await self.app(scope, receive, sending)


class KnownHosts:
    """Answers only to the names of this hall.

    An attacker's page can point its own name at an address in somebody's home (DNS rebinding). For the browser that
    page and this hall are then the same site, so only the name in the request tells them apart.
    """

    def __init__(self, app: ASGIApp, names: OwnNames, proxies: Proxies, failure: Failure) -> None:
        self.app, self.names, self.proxies, self.failure = app, names, proxies, failure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        peer = scope["client"][0] if scope["client"] else ""
        name = host_name(host)
        # A trusted proxy has checked the name already.
        if self.names.has(host) or (name is not None and self.proxies.trusted(peer)):
            await self.app(scope, receive, send)
            return
        name = (name or host)[:80]
        text = f"This hall does not go by the name {name!r}: its host names its address with --url."
        await self.failure(Refused("wrong-origin", text))(scope, receive, send)


class Bans:
    """Refuses clients from banned addresses."""

    def __init__(self, app: ASGIApp, banned: Callable[[str], Any], failure: Failure) -> None:
        self.app, self.banned, self.failure = app, banned, failure

    @staticmethod
    def _counts_for(path: str) -> bool:
        """Pages stay open, so that banned people can read why; so does the host's page, so that no host is locked
        out."""
        return path.startswith("/api/") and path != "/api/host" and not path.startswith("/api/host/")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        ban = self.banned(scope["client"][0]) if self._counts_for(scope["path"]) else None
        await (self.app if ban is None else self.failure(ban.refusal()))(scope, receive, send)


class RateLimit:
    """Admits as many requests from one address as its limit allows."""

    def __init__(self, app: ASGIApp, limit: Limit, failure: Failure) -> None:
        self.app, self.limit, self.failure = app, limit, failure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        key = limit_key(scope["client"][0])
        if self.limit.allow(key):
            await self.app(scope, receive, send)
            return
        wait = self.limit.wait(key)
        # A client that keeps asking waits for each answer; nobody else does.
        await asyncio.sleep(SLOWED)
        refusal = self.failure(Refused("too-fast", "Too many requests from one address: wait a little.", wait))
        refusal.headers["connection"] = "close"
        await refusal(scope, receive, send)
