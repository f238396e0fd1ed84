"""Endpoints for the people and programs that look after a server."""

from __future__ import annotations

from typing import Any

from starlette.responses import PlainTextResponse, Response

from ... import __version__
from ..app import Hall
from .answers import answer
from .request import ApiRequest
from .route import route


@route("GET", "/healthz", dict[str, Any])
async def health(request: ApiRequest, hall: Hall) -> Response:
    """Whether this server can do its work."""
    found = await hall.health.report()
    return answer({"version": __version__} | found, 200 if found["ok"] else 503)


@route("GET", "/metrics", str)
async def metrics(request: ApiRequest, hall: Hall) -> Response:
    """Numbers for Prometheus."""
    return PlainTextResponse(hall.metrics.text(), media_type="text/plain; version=0.0.4")
