"""The result of a finished match. Everything that is shown, counted or rated about its end is read from here.

A result follows from the table's agreement, the lines of its log that stand and the last view. All three stay as they
are after the last move, so the same result can be computed again at any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from ...analysis.ratings import places
from ..store import LogEntry, Store, TableRow
from ..tables.messages import standing_lines
from ..tables.state import TableState, read_state
from .archive import FINAL, must_be_whole, read_final_views


class MatchResult(Struct, frozen=True):
    """A finished match."""

    code: str
    game: str
    state: TableState
    """The agreement about the table when the match ended."""
    lines: list[LogEntry]
    """The deal and the moves that stand, one for each ply."""
    scores: list[int]
    winners: list[int]
    places: list[int]
    """By seat: 0 is the first, equal places are ties."""
    people: list[int]
    """The seats at which a person sat at the start or at any time after."""
    forfeited: list[int]
    """The seats of *people* that forfeited their result."""
    unclear: bool
    """The table comes from a store that did not record who left when, and the log does not show it either."""
    ended_at: int
    secret: bytes
    """The secret of the dice."""
    pages: dict[int, bytes] = {}
    """The pages of the archive, as long as they are not kept."""

    @property
    def seats(self) -> int:
        return len(self.places)

    @property
    def members(self) -> list[str | None]:
        """By seat: the member who sits there at the end."""
        return [self.state.member_at(seat) for seat in range(self.seats)]

    @property
    def rated_places(self) -> list[int]:
        """Return the places that count for ratings: a seat that forfeited is behind all others."""
        return [self.seats if seat in self.forfeited else place for seat, place in enumerate(self.places)]

    def places_among(self, absent: Sequence[int]) -> list[int | None]:
        """Return the places as if the seats in *absent* had not been there; these have none."""
        counted = sorted({place for seat, place in enumerate(self.places) if seat not in absent})
        return [None if seat in absent else counted.index(place) for seat, place in enumerate(self.places)]


def result_of(state: TableState, lines: list[LogEntry], view: dict[str, Any], secret: bytes = b"") -> MatchResult:
    """Return the result of a match from its lines that stand and a spectator's last *view*."""
    scores, winners = view["scores"], view["winners"]
    by_bot = {seat: [line.bot for line in lines[1:] if line.seat == seat] for seat in range(len(scores))}
    people = [seat for seat in by_bot if was_a_persons(state, seat, by_bot[seat])]
    return MatchResult(
        code=state.code,
        game=state.game,
        state=state,
        lines=lines,
        scores=scores,
        winners=winners,
        places=places_of(scores, winners),
        people=people,
        forfeited=[seat for seat in people if has_forfeited(state, seat, by_bot[seat])],
        unclear=any(is_unclear(state, seat, by_bot[seat]) for seat in people),
        ended_at=lines[-1].at,
        secret=secret,
    )


def places_of(scores: list[int], winners: list[int]) -> list[int]:
    """Return the place of each seat: winners share the first, the others follow by score."""
    return list(places([1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))], scores))


def read_result(state: TableState, lines: list[LogEntry], view: bytes | msgspec.Raw, secret: bytes) -> MatchResult:
    """Return the result of a match from its lines that stand and a view as it is sent."""
    return result_of(state, lines, msgspec.json.decode(bytes(view)), secret)


async def stored_result(store: Store, row: TableRow) -> MatchResult | None:
    """Return the result of an archived match from what the store keeps of it; None if it is not archived.

    Raises:
        DamagedArchive: it cannot be read.
    """
    page = await store.archived(row.code, FINAL)
    if page is None:
        return None
    view, lines = read_final_views(page)[-1], standing_lines(await store.entries(row.code))
    with must_be_whole():
        return read_result(read_state(row.doc), lines, view, row.secret)


def was_a_persons(state: TableState, seat: int, by_bot: Sequence[bool]) -> bool:
    """Return whether a person had a seat after the deal; *by_bot* says which of its decisions a bot made."""
    if state.rated_seats:
        return not state.rated_seats[seat].startswith(":")
    return state.places[seat].player is not None or seat in state.left or not all(by_bot)


def has_forfeited(state: TableState, seat: int, by_bot: Sequence[bool]) -> bool:
    """Return whether a person's seat forfeits: they left before the end, a bot made more than half of the decisions, or
    there was nothing to decide and a bot held the seat at the end, because they were away for the whole match."""
    place = state.places[seat]
    if seat in state.left or 2 * sum(by_bot) > len(by_bot):
        return True
    if not by_bot:
        return place.level is not None
    # Older stores emptied a seat after the end too. Somebody whose last decision a bot made had left before.
    return place.player is None and by_bot[-1]


def is_unclear(state: TableState, seat: int, by_bot: Sequence[bool]) -> bool:
    """Return whether somebody may have left before or after the end: old stores did not note it, and the log only says
    it where the person or mostly a bot made the decisions."""
    if state.places[seat].player is not None or seat in state.left or 2 * sum(by_bot) > len(by_bot):
        return False
    return not by_bot or by_bot[-1]
