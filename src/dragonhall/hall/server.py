"""The application of one server: its routes, and what every request meets first. ``api`` answers, ``live`` talks."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .addresses import limit_key
from .api import SLOWED, Api
from .hall import Hall
from .problems import Refused
from .schema import ENDPOINTS

HEADERS = (
    (b"content-security-policy", b"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
     b"style-src 'self' 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; "
     b"frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
)  # fmt: skip


def make_app(hall: Hall) -> ASGIApp:
    """The application of one server; the hall must be open while it runs."""
    api = Api(hall)
    routes: list[Any] = [Route(e.path, api.handler(e.name), methods=[e.method]) for e in ENDPOINTS]
    routes += [
        WebSocketRoute("/api/tables/{code}/live", api.live),
        WebSocketRoute("/api/lobby/live", api.lobby_live),
        WebSocketRoute("/api/tournaments/{tournament}/live", api.tournament_live),
        Route("/api/openapi.json", api.handler("openapi")),
        Route("/healthz", api.handler("health")),
        Route("/metrics", api.handler("metrics")),
        Route("/api/{rest:path}", api.handler("nothing"), methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        Route("/{rest:path}", api.handler("page")),
    ]
    app = Starlette(routes=routes, exception_handlers={HTTPException: api.http_error})
    return _at_the_door(app, api)


def _can_be_banned(path: str) -> bool:
    """Pages stay open, so that who is banned is told so; the host's part too, so that no host is locked out."""
    return path.startswith("/api/") and path != "/api/host" and not path.startswith("/api/host/")


def _at_the_door(app: ASGIApp, api: Api) -> ASGIApp:
    """Find out who asks, let in what the limits allow, and put the headers on every answer."""
    proxies, requests = api.hall.proxies, api.hall.limits.requests

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        peer, headers = scope["client"][0] if scope["client"] else "", scope["headers"]
        scope["client"] = (proxies.client(peer, headers), 0)
        scope["scheme"] = proxies.scheme(peer, headers, scope["scheme"])
        if not proxies.trusted(peer):
            api.notice_proxy(headers)
        key = limit_key(scope["client"][0])
        ban = api.hall.moderation.banned(scope["client"][0]) if _can_be_banned(scope["path"]) else None
        if ban is not None:
            await api.failure(ban.refusal())(scope, receive, sending)
            return
        if requests.allow(key):
            await app(scope, receive, sending if scope["type"] == "http" else send)
            return
        wait = requests.wait(key)
        # Who asks again and again waits for each answer; nobody else waits with them.
        await asyncio.sleep(SLOWED)
        refusal = api.failure(Refused("too-fast", "Too many requests from one address: wait a little.", wait))
        refusal.headers["connection"] = "close"
        await refusal(scope, receive, sending)

    return wrapped
