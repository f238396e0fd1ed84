"""Previews of the hall's pages: only facts that anybody with the link may know."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import parse_qs, quote, unquote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ...games import names
from ...words import FIRST, LANGUAGES, Words, language_of_the_house, words_in
from ..app import Hall
from ..base.errors import Refused
from ..previews.picture import artist, can_draw, drawn
from ..previews.preview import Preview, with_preview
from ..protocol import TableInfo
from ..tables.codes import read_address
from ..tables.live_table import LiveTable
from .request import ApiRequest
from .route import Text, route

PICTURE = "/preview.jpg"
FOR_A_WHILE = {"cache-control": "public, max-age=300"}
PICTURE_COST = 20
MAX_PATH = 200
"""Maximum characters of a page's path."""


@route("GET", PICTURE, str, query={"page": Text("the path of the page")}, cost=PICTURE_COST)
async def picture(request: ApiRequest, hall: Hall) -> Response:
    """The picture of a page's preview, as JPEG."""
    preview = await preview_of(request, hall, request.text("page")[:MAX_PATH])
    if not can_draw():
        return RedirectResponse(f"/previews/{preview.game or 'hall'}.jpg", headers=FOR_A_WHILE)
    body = await asyncio.get_running_loop().run_in_executor(artist(), drawn, preview)
    return Response(body, headers=FOR_A_WHILE, media_type="image/jpeg")


async def with_its_preview(request: ApiRequest, hall: Hall, page: str) -> str:
    """Return the page that a request asks for, with its preview."""
    http = request.http
    path = http.url.path[:MAX_PATH]
    home = hall.settings.url.rstrip("/") or f"{http.url.scheme}://{http.url.netloc}"
    language = language_of(http)
    drawing = f"{home}{PICTURE}?page={quote(path)}&lang={language}"
    return with_preview(page, await preview_of(request, hall, path), home + quote(path), drawing)


def language_of(http: Request) -> str:
    """Return the language of a preview: the one in the link, the first one that the client reads, or the hall's."""
    named = parse_qs(http.url.query).get("lang", [""])[0]
    for wanted in (named, *http.headers.get("accept-language", "")[:200].split(",")):
        code = wanted.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return language_of_the_house() or FIRST


async def preview_of(request: ApiRequest, hall: Hall, path: str) -> Preview:
    """Return the preview of a page; for hidden or missing things, the hall's own preview."""
    words = await asyncio.to_thread(words_in, language_of(request.http))
    parts = [unquote(part) for part in path.partition("?")[0].partition("#")[0].split("/") if part]
    try:
        found = await _shown(request, hall, words, parts)
    except (Refused, LookupError):  # an installed game may have no title
        found = None
    return found or Preview(words("preview-hall"), words("preview-hall-text"))


async def _shown(request: ApiRequest, hall: Hall, words: Words, parts: list[str]) -> Preview | None:
    match parts:
        case ["t", said, *rest]:
            return table_preview(await _table(request, hall, said), words, replay=rest[:1] == ["replay"])
        case ["tournaments", id] | ["tournaments", id, "screen"]:
            return await _tournament(hall, words, id)
        case ["club", club, *invitation]:
            found = await hall.clubs.to_wire(club, None)
            key = "preview-club-invites" if invitation else "preview-club"
            return Preview(words(key, club=found.name), words("preview-club-text", count=found.count))
        case ["daily", *_]:
            return Preview(words("preview-daily"), words("preview-daily-text"))
        case [("puzzles" | "rules" | "new") as page, name, *_] if name in names():
            title = words(f"{name}-title")
            match page:
                case "puzzles":
                    return Preview(words("preview-puzzle", game=title), words("preview-puzzle-text"), name)
                case "rules":
                    return Preview(words("preview-rules", game=title), words("preview-rules-text"), name)
            return Preview(words("preview-new", game=title), words("preview-hall-text"), name)
    return None


async def _table(request: ApiRequest, hall: Hall, said: str) -> TableInfo:
    """Return the public facts about a table. Wrong invitations count as guesses, as everywhere."""
    _, invitation = read_address(said)
    if not invitation:
        # The code alone shows only public tables: pages are requested again and again, so no guess is counted.
        return public_info(await hall.tables.enter(said, None, proof=True))
    guessing = hall.limits.guessing
    if not guessing.allow(request.address):
        raise Refused("too-fast", "Too many wrong codes from your address.")
    info = public_info(await hall.tables.enter(said, None))
    guessing.give_back(request.address)
    return info


def public_info(table: LiveTable) -> TableInfo:
    """Return the public facts about a table, and who is to act."""
    info = table.info()
    if info.state == "running":
        info.to_act = list(table.dealt_position().to_act)
    return info


def table_preview(info: TableInfo, words: Words, replay: bool = False) -> Preview:
    """Return the preview of a table; for a table that only its link opens, nothing but the host's name."""
    host = next((person.name for person in info.players if person.player == info.host), "")
    if info.link_only:
        title = words("preview-invites-privately", host=host) if host else words("preview-hall")
        return Preview(title, words("preview-everybody"))
    title = words(f"{info.game}-title")
    people = [seat.name for seat in info.seats if seat.kind == "person"]
    bots = sum(seat.kind == "bot" for seat in info.seats)
    shown = ", ".join([*people, *([words("preview-bots", count=bots)] if bots else [])])
    if info.state == "open" and host and not replay:
        free = sum(seat.kind == "free" for seat in info.seats)
        text = words("preview-free", free=free)
        return Preview(words("preview-invites", host=host, game=title), text, info.game)
    if info.state == "over" or replay:
        text = words("preview-over")
    else:
        acting = [info.seats[seat].name for seat in info.to_act or () if info.seats[seat].kind == "person"]
        text = words("preview-turn", name=acting[0]) if len(acting) == 1 else words("preview-running")
    return Preview(words("preview-plays", game=title, names=shown) if shown else title, text, info.game)


async def _tournament(hall: Hall, words: Words, id: str) -> Preview:
    info: Any = (await hall.tournaments.to_wire(await hall.tournaments.visible(id, None))).info
    key = "preview-tournament-over" if info.state == "over" else "preview-tournament"
    text = words(key, game=words(f"{info.game}-title"), players=info.players)
    return Preview(info.name, text, info.game)
