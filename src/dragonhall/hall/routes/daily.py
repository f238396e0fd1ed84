"""Endpoints of the deal of the day."""

from __future__ import annotations

from typing import Any

from ...games import game
from .. import protocol as p
from ..app import Hall
from .request import MAX_RECORD, UPLOADS, ApiRequest
from .route import route


@route("GET", "/api/daily/{date}", p.DailyDay, cost=5, errors=(404,))
async def daily(request: ApiRequest, hall: Hall) -> Any:
    """The results of the deals of a day (2026-11-16, by universal time), best first."""
    return await hall.daily.of_day(hall.daily.day(request.path["date"]))


@route(
    "POST",
    "/api/daily/{date}/{game}",
    p.DailyBrought,
    body=p.BringDaily,
    max_body=MAX_RECORD,
    limits=(UPLOADS,),
    errors=(404, 409, 422),
)
async def bring_daily(request: ApiRequest, hall: Hall, body: p.BringDaily) -> Any:
    """Upload the record of a deal of the day: it is replayed, bots included. A person's first result counts."""
    day, name = hall.daily.day(request.path["date"]), game(request.path["game"]).name
    return await hall.daily.bring(day, name, body, await request.find_member(), request.address)
