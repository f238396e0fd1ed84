"""Endpoints that keep the peace: reports, mutes and blocks, announcements."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from .. import protocol as p
from ..app import Hall
from ..base.errors import Refused
from ..moderation.blocks import device_cookie, device_of, owner_of
from ..tables.codes import new_token
from ..tables.live_table import LiveTable
from ..tables.state import TableState
from .answers import answer
from .request import BLOCKS, REPORTS, ApiRequest
from .route import PLAYER, WATCHER, route


@route("GET", "/api/announcements", p.Announcements)
async def announcements(request: ApiRequest, hall: Hall) -> p.Announcements:
    """The announcements of the host."""
    return p.Announcements(hall.moderation.current())


@route(
    "POST",
    "/api/tables/{code}/report",
    p.Done,
    body=p.Report,
    access=PLAYER,
    limits=(REPORTS,),
    errors=(409, 422),
)
async def report(request: ApiRequest, hall: Hall, body: p.Report) -> p.Done:
    """Report somebody at a table to the host; the chat as it is now is kept with it."""
    await hall.reports.make(request.table, request.sitting, body)
    return p.Done()


async def owner(request: ApiRequest) -> str:
    """Return the owner of the mutes and blocks in question: the member or this device."""
    account = await request.find_member()
    return owner_of(account.member if account else None, request.device)


@route(
    "POST",
    "/api/tables/{code}/block",
    p.TableBlocks,
    body=p.Block,
    access=PLAYER,
    limits=(BLOCKS,),
    errors=(409, 422),
)
async def block(request: ApiRequest, hall: Hall, body: p.Block) -> Response:
    """Mute or block somebody at a table; a guest's are kept for the device, by a cookie."""
    table, person, cookie = request.table, request.sitting, ""
    blocker = await owner(request)
    if not blocker:
        cookie = new_token()
        blocker = device_of(cookie)
    await hall.blocks.set(blocker, table.state, person, body)
    if person.member is None and person.device != blocker:
        await _remember(table, person.player, blocker)
    response = answer(await hall.blocks.at_table(blocker, table.state, person.player))
    if cookie:
        response.headers["set-cookie"] = device_cookie(cookie, request.secure)
    return response


async def _remember(table: LiveTable, player: int, device: str) -> None:
    """Apply the blocks of a guest's device at a table that the guest hosts."""

    def edit(state: TableState) -> None:
        state.person(player).device = device

    await table.under_lock(lambda: table.change(edit))


@route("GET", "/api/tables/{code}/blocks", p.TableBlocks, access=WATCHER)
async def table_blocks(request: ApiRequest, hall: Hall) -> Any:
    """People muted or blocked, among the players of a table."""
    return await hall.blocks.at_table(await owner(request), request.table.state, request.player)


@route("GET", "/api/blocks", p.Blocks, cost=5)
async def blocks(request: ApiRequest, hall: Hall) -> Any:
    """People muted or blocked by the member who is signed in, or by this device."""
    blocker = await owner(request)
    return await hall.blocks.to_wire(blocker) if blocker else p.Blocks([])


@route("POST", "/api/blocks/end", p.Blocks, body=p.EndBlock, cost=5, errors=(404,))
async def end_block(request: ApiRequest, hall: Hall, body: p.EndBlock) -> Any:
    """Stop muting or blocking somebody."""
    blocker = await owner(request)
    if not blocker:
        raise Refused("no-page", "You have muted or blocked nobody by that name.")
    await hall.blocks.end(blocker, body.block)
    return await hall.blocks.to_wire(blocker)
