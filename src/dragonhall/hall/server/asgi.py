"""The application of one server: its endpoints, its live connections and its middleware."""

from __future__ import annotations

from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from ..app import Hall
from ..base.host_names import OwnNames
from ..routes import ENDPOINTS
from ..routes.health import health, metrics
from ..routes.live import LiveApi
from ..routes.openapi import openapi_file
from ..routes.previews import picture
from ..routes.route import Api
from ..routes.static import nothing, page
from .middleware import Bans, KnownHosts, RateLimit, SecurityHeaders, TrustedProxy


def make_app(hall: Hall) -> ASGIApp:
    """Return the application of one server; the hall must be open while it runs."""
    api = Api(hall)
    live = LiveApi(hall, api.gate)
    endpoints = (*ENDPOINTS, openapi_file, health, metrics, nothing, picture, page)
    routes: list[Any] = [
        WebSocketRoute("/api/tables/{code}/live", live.table_live),
        WebSocketRoute("/api/lobby/live", live.lobby_live),
        WebSocketRoute("/api/tournaments/{tournament}/live", live.tournament_live),
        *(Route(e.path, api.handler(e), methods=e.method.split()) for e in endpoints),
    ]
    app = Starlette(routes=routes, exception_handlers={HTTPException: api.http_error})
    # From the inside out: the last one sees a request first.
    guarded: ASGIApp = RateLimit(app, hall.limits.requests, api.failure)
    guarded = Bans(guarded, hall.moderation.banned, api.failure)
    proxied = TrustedProxy(SecurityHeaders(guarded), hall.proxies)
    names = OwnNames((hall.settings.url, *hall.settings.origins))
    return KnownHosts(proxied, names, hall.proxies, api.failure)
