"""Finished matches: how one is archived and read again.

A match is archived when it is over: every ply as every seat and a spectator saw it, packed together (parts that
everybody sees are stored once, and consecutive plies are alike, so it compresses well). From then on showing the match
needs no rules at all, and its lines keep nothing but the moves.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct

from ...core.board import Board
from ...core.match import bits_to_seats, seen_by, seen_by_all
from ...core.score_sheet import History, Sheet, checked
from .. import protocol as p
from ..base.errors import StoreDown
from ..store import Line
from ..tables.log import MatchSetup, read_board

STORY, FINAL = -1, -2
"""The pages with all plies, and with the last views of everybody."""
PACKED = 1
"""The compression level: a higher one takes six times as long and saves a sixth."""
encode = msgspec.json.encode
T = TypeVar("T")


class ArchivedPly(Struct, array_like=True):
    """One ply: who moved, the part of the table that all saw, the rest that each seat and then a spectator saw, and
    their news."""

    by: int | None
    open: Raw
    own: list[Raw]
    news: list[Raw]
    """Only once if all know the same."""

    def view(self, seat: int | None) -> Raw:
        own = self.own[-1 if seat is None else seat]
        return Raw(b"%b,%b" % (bytes(self.open)[:-1], bytes(own)[1:]))

    def news_for(self, seat: int | None) -> Raw:
        return self.news[0] if len(self.news) == 1 else self.news[-1 if seat is None else seat]


def pack_match(setup: MatchSetup, lines: list[Line], layouts: Mapping[str, str]) -> dict[int, bytes]:
    """Return the pages of a finished match, from its lines that stand."""
    game, seats, options, plies = setup.game, setup.seats, setup.options, []
    shown = Board(game)
    for line in lines:
        # One board for all plies: opening a window on each would take longer than looking through it.
        shown.lay(read_board(game, line.table, layouts.get(line.layout)).tables.tobytes())
        to_act = bits_to_seats(game.engine.to_act(shown))
        seen = seen_by_all(game, seats, options, shown, line.ply, to_act)
        own = [seen_by(game, shown, seat) for seat in (*range(seats), None)]
        plies.append(archived_ply(line.seat, seen, own, line.news))
    return packed(plies)


def archived_ply(by: int, seen: dict[str, Any], own: list[dict[str, Any]], news: bytes) -> ArchivedPly:
    by_seat = msgspec.json.decode(news, type=list[Raw])
    return ArchivedPly(None if by < 0 else by, Raw(encode(seen)), [Raw(encode(view)) for view in own], by_seat)


def packed(plies: list[ArchivedPly]) -> dict[int, bytes]:
    last = plies[-1]
    final = [last.view(seat) for seat in (*range(len(last.own) - 1), None)]
    return {page: lzma.compress(encode(what), preset=PACKED) for page, what in ((STORY, plies), (FINAL, final))}


class DamagedArchive(StoreDown):
    """A page of an archived match cannot be read."""


@contextmanager
def must_be_whole() -> Iterator[None]:
    """Raise DamagedArchive if what was read of an archived match makes no sense."""
    try:
        yield
    except (LookupError, TypeError, ValueError, msgspec.MsgspecError) as error:
        raise DamagedArchive("an archived match is damaged") from error


def read_plies(page: bytes) -> list[ArchivedPly]:
    """Return the plies of an archived match."""
    return _unpacked(page, list[ArchivedPly])


def read_final_views(page: bytes) -> list[Raw]:
    """Return the last views of an archived match: for every seat, then for spectators."""
    return _unpacked(page, list[Raw])


def _unpacked(page: bytes, contents: type[T]) -> T:
    try:
        found = msgspec.json.decode(lzma.decompress(page), type=contents)
    except (lzma.LZMAError, EOFError, MemoryError, msgspec.DecodeError) as error:
        raise DamagedArchive("an archived match is damaged") from error
    if not found:
        raise DamagedArchive("an archived match is empty")
    return found


def sheet_of(setup: MatchSetup, plies: list[ArchivedPly]) -> p.ScoreSheet:
    """Return the score sheet of an archived match."""

    @cache
    def view(ply: int) -> dict[str, Any]:
        seen: dict[str, Any] = msgspec.json.decode(plies[ply].view(None))
        return seen

    news = [msgspec.json.decode(ply.news_for(None)) for ply in plies]
    final = view(len(plies) - 1)
    numbers = [int(number) for number in setup.game.option_numbers(setup.seats, final["options"])]
    history = History(setup.seats, final["options"], news, view, final["scores"], final["winners"], numbers)
    return sheet_to_wire(checked(setup.game.faces.sheet, history), final["scores"], final["winners"])


def sheet_to_wire(sheet: Sheet | None, scores: list[int], winners: list[int]) -> p.ScoreSheet:
    """Return a score sheet as it is sent."""
    if sheet is None:
        return p.ScoreSheet(scores, winners, [])
    rows = [
        p.SheetRow(
            row.key,
            row.number,
            row.points,
            [p.SheetLine(line.ply, line.seat, line.points, dict(line.event)) for line in row.lines],
        )
        for row in sheet.rows
    ]
    line = sheet.timeline
    turns = [p.Turn(turn.ply, turn.seat, turn.change, turn.leads, dict(turn.event)) for turn in line.turns]
    shown = p.Timeline(line.key, line.first, line.values, turns)
    return p.ScoreSheet(scores, winners, rows, dict(sheet.decided), shown)
