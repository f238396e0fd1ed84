"""Endpoints of tables: creating, joining, playing, watching, and what is left of a match."""

from __future__ import annotations

import time
from typing import Any

from starlette.responses import Response

from .. import protocol as p
from ..app import Hall
from ..base.errors import Refused
from ..matches.records import tidy
from ..matches.what_if import what_if as new_table
from ..protocol import review as r
from ..tables import actions, advice
from ..tables.codes import shared_code
from ..tables.live_table import LiveTable
from ..tables.log import Encoded
from ..tables.state import Person
from .answers import answer
from .request import COMING, HINTS, MAX_RECORD, OUTCOMES, UPLOADS, ApiRequest
from .route import PLAYER, SENDER, TABLE, WATCHER, Number, Text, route

_SEAT = "a seat's number, 'spectator', or (when it is over) 'open' for all seats"


@route(
    "POST",
    "/api/tables",
    p.Welcome,
    body=p.CreateTable,
    max_body=MAX_RECORD,
    limits=(COMING,),
    errors=(404, 409, 422),
)
async def create(request: ApiRequest, hall: Hall, body: p.CreateTable) -> p.Welcome:
    """Create a table."""
    if body.go_on is not None:
        request.spend(UPLOADS)
    account = await request.find_member()
    member = account.member if account else None
    return welcome(*await hall.tables.create(body, request.address, member, request.device))


@route(
    "POST", "/api/tables/{code}/join", p.Welcome, body=p.Join, access=TABLE, limits=(COMING,), errors=(401, 409, 422)
)
async def join(request: ApiRequest, hall: Hall, body: p.Join) -> p.Welcome:
    """Join a table under a name, to sit or to watch."""
    account = await request.find_member()
    member = account.member if account else None
    return welcome(*await hall.tables.join(request.table, body, request.address, request.token, member, request.device))


def welcome(table: LiveTable, person: Person, token: str) -> p.Welcome:
    invitation = table.state.invitation
    link = f"/t/{shared_code(table.code, invitation)}"
    return p.Welcome(table.code, link, person.player, token, table.info(), invitation)


@route("GET", "/api/tables/{code}", p.TableInfo, access=TABLE)
async def table_info(request: ApiRequest, hall: Hall) -> p.TableInfo:
    """Everything that is public about a table."""
    table = request.table
    info = table.info()
    if info.state == "running":
        info.to_act = list(table.dealt_position().to_act)
        ends = [table.supervisor.time_up(seat) for seat in info.to_act]
        info.left = [None if end is None else max(0, end - hall.now()) for end in ends]
    return info


@route(
    "GET",
    "/api/tables/{code}/undo",
    p.UndoState,
    query={"seat": Number("one of your seats (default 0)", 0, 63)},
    access=PLAYER,
    cost=1,
)
async def undo(request: ApiRequest, hall: Hall) -> p.UndoState:
    """Whether a seat's last move could be taken back now: at once, by asking the others, or not."""
    return await actions.undo_state(request.table, request.sitting.player, request.number("seat"))


@route(
    "POST",
    "/api/tables/{code}/hint",
    p.Hint,
    body=p.AskHint,
    access=PLAYER,
    limits=(HINTS,),
    errors=(409, 422),
)
async def hint(request: ApiRequest, hall: Hall, body: p.AskHint) -> p.Hint:
    """The move that a search would make at one of your seats now, and why; it is marked in the record."""
    return await advice.hint(request.table, request.sitting.player, body)


@route(
    "POST",
    "/api/tables/{code}/outcome",
    p.Outcome,
    body=p.AskOutcome,
    access=PLAYER,
    limits=(OUTCOMES,),
    errors=(409, 422),
)
async def outcome(request: ApiRequest, hall: Hall, body: p.AskOutcome) -> p.Outcome:
    """The effect of a legal move of one of your seats at once, as far as the seat can know."""
    return await advice.outcome(request.table, request.sitting.player, body)


@route("POST", "/api/tables/{code}/actions", p.Ack, body=p.AnyAction, access=SENDER, errors=(409, 422))
async def act(request: ApiRequest, hall: Hall, body: p.AnyAction) -> p.Ack:
    """Do something: the same actions as over the live connection."""
    table, player = request.table, request.sitting.player
    if not hall.limits.acting.allow(f"{table.code} {player}"):
        raise Refused("too-fast", "Too many actions at once: wait a second.")
    started = time.perf_counter()
    ack = await actions.act(table, player, body)
    hall.metrics.actions.add(time.perf_counter() - started)
    return ack


@route("GET", "/api/tables/{code}/state", p.Snapshot, access=WATCHER)
async def state(request: ApiRequest, hall: Hall) -> Response:
    """A snapshot, as the live connection sends it."""
    table = request.table
    async with table.lock:
        return answer(Encoded(await table.snapshot(request.player)))


@route(
    "GET",
    "/api/tables/{code}/events",
    p.Events,
    query={
        "since": Number("the last seq you have", -1, 1_000_000_000, default=-1),
        "wait": Number("seconds to wait at most, 0 to 30 (default 0)", 0, 30),
    },
    access=WATCHER,
)
async def events(request: ApiRequest, hall: Hall) -> Response:
    """The events after a line of the log; waits for one if there is none yet."""
    table, since, wait = request.table, request.number("since"), request.number("wait")
    if table.seq <= since and wait:
        await table.wait_for_line(wait)
        await request.look_again()
    async with table.lock:
        missed = await table.missed(request.player, since)
        snapshot = Encoded(await table.snapshot(request.player)) if missed is None else None
        missing = [Encoded(data) for data in missed or ()]
        return answer({"seq": table.seq, "events": missing, "snapshot": snapshot})


@route(
    "GET",
    "/api/tables/{code}/replay",
    p.Replay,
    query={
        "seat": Text(_SEAT),
        "ply": Number("the first ply (default 0)", 0, 1_000_000),
        "count": Number("how many plies, 1 to 100 (default 1)", 1, 100, default=1),
    },
    access=WATCHER,
    errors=(409,),
)
async def replay(request: ApiRequest, hall: Hall) -> Response:
    """Some plies as one seat may see them."""
    table, ply, count = request.table, request.number("ply"), request.number("count")
    asked = request.text("seat", "spectator")
    if table.position is None:
        raise Refused("not-started", "The game has not started yet.")
    request.charge(1 + count / 2)
    seats = seats_asked(asked, table, request.player)
    last, pages = await hall.finished.replay(table, seats, ply, count)
    # Reading took a while: a client who may no longer see through this seat gets nothing.
    await request.look_again()
    seats_asked(asked, table, request.player)
    return answer({"table": table.info(), "plies": last, "pages": pages})


def seats_asked(asked: str, table: LiveTable, player: int | None) -> list[int | None]:
    """Return the seats whose views are wanted; None is a spectator."""
    seats = len(table.state.places)
    over = table.phase == "over"
    if asked == "spectator":
        return [None]
    if asked == "open":
        if not over:
            raise Refused("not-over", "While the game runs nobody sees all seats.")
        return list(range(seats))
    if not asked.isdecimal() or len(asked) > 2 or int(asked) >= seats:
        raise Refused("bad-query", f"The seat is a number from 0 to {seats - 1}, or spectator, or open.")
    if not over and int(asked) not in table.seats_held_by(player):
        raise Refused("not-your-seat", f"While the game runs only its player sees through seat {asked}.")
    return [int(asked)]


@route("GET", "/api/tables/{code}/record", p.Data, access=WATCHER, errors=(409,))
async def record(request: ApiRequest, hall: Hall) -> Response:
    """The record of a match, with the secret of its dice; 'dragonhall verify' checks it. While the match runs only a
    person who plays alone against bots can have it.
    """
    table = request.table
    text = tidy(await hall.finished.record(table, request.player))
    name = f"attachment; filename=dragonhall-{table.state.game}-{table.code}.json"
    return Response(text, 200, {"content-disposition": name}, "application/json")


@route("GET", "/api/tables/{code}/sheet", p.ScoreSheet, access=TABLE, cost=2, errors=(409,))
async def sheet(request: ApiRequest, hall: Hall) -> Any:
    """The score sheet of a finished match: every point in a row, what decided it, the timeline."""
    return await hall.finished.sheet(request.table)


@route(
    "POST",
    "/api/tables/{code}/what-if",
    p.Welcome,
    body=p.WhatIf,
    access=TABLE,
    limits=(COMING,),
    errors=(409, 422),
)
async def what_if(request: ApiRequest, hall: Hall, body: p.WhatIf) -> p.Welcome:
    """Play on from a ply of a finished match: a new table with the same cards, new dice, bots at the other seats."""
    return welcome(*await new_table(hall.tables, hall.finished, request.table, body, request.address))


@route("GET", "/api/tables/{code}/review", r.ReviewState, access=TABLE, errors=(409,))
async def review(request: ApiRequest, hall: Hall) -> Any:
    """The review of a finished match, or how far it is: the first to ask begins it, in the background."""
    return await hall.reviews.state(request.table, request.address)


@route(
    "POST",
    "/api/records",
    p.Uploaded,
    body=p.Data,
    max_body=MAX_RECORD,
    limits=(COMING, UPLOADS),
    errors=(422,),
)
async def upload(request: ApiRequest, hall: Hall, body: dict[str, Any]) -> p.Uploaded:
    """Upload the record of a finished match: it is replayed, and can then be watched and shared."""
    table = await hall.uploads.keep(body)
    return p.Uploaded(table.code, f"/t/{table.code}", table.info())
