"""The score sheet of a finished match: rows of points that add up to the score, a timeline, and what decided it.

A game writes ``sheet(history)`` in its ``sheet.py``. It reads what everybody was sent (the news of every ply) and what
everybody could see, so a sheet reveals nothing that the end of the match did not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from .options import Options

Event = Mapping[str, Any]
"""A piece of news: its ``key`` and its arguments by name."""
BEFORE = "before"
"""The row of what was scored before a match that began from a position."""
MAX_TURNS = 5
LARGEST = 1 << 30
WORTH = 0.08
"""A change of the lead is a turning point if it is at least this part of the timeline's range."""


@dataclass(frozen=True)
class History:
    """A finished match as everybody knows it."""

    seats: int
    options: Options
    news: Sequence[Sequence[Event]]
    """One list per ply, the set-up first; empty in a match from a position."""
    view: Callable[[int], Mapping[str, Any]]
    """The view of a spectator after a ply."""
    scores: Sequence[int]
    winners: Sequence[int]
    numbers: Sequence[int] = ()
    """The options as the rules read them."""

    @property
    def last(self) -> int:
        return len(self.news) - 1


@dataclass(frozen=True)
class Line:
    """Points, who got them and for what."""

    ply: int
    seat: int
    points: int
    event: Event


@dataclass
class Row:
    """One row of the sheet: what its lines add up to, for every seat."""

    key: str
    number: int
    """Of the gambit, the race ...; 0 where rows are not numbered."""
    points: list[int]
    lines: list[Line] = field(default_factory=list)


@dataclass(frozen=True)
class Turn:
    """A turning point of the timeline."""

    ply: int
    seat: int
    change: int
    leads: bool
    """From here on the winner leads."""
    event: Event


@dataclass(frozen=True)
class Timeline:
    key: str
    """The quantity it shows: points, gold, spaces ..."""
    first: int
    """The ply it begins with: 0, or where the last stretch began that decided it."""
    values: list[list[int]]
    """For every ply from the first on, the value of every seat."""
    turns: list[Turn]


@dataclass(eq=False)
class Sheet:
    rows: list[Row]
    decided: Event
    """The reason that decided the match: a sentence's key and arguments."""
    make_timeline: Callable[[], Timeline]

    @cached_property
    def timeline(self) -> Timeline:
        """Made when it is asked for: it may look at every ply."""
        return self.make_timeline()


class Ledger:
    """Collects the lines of a sheet, row by row, and what the timeline shows."""

    def __init__(self, history: History, rows: Sequence[str] = ()) -> None:
        self.history = history
        self.rows: list[Row] = []
        self._because: dict[int, tuple[int, Event]] = {}
        """Why the timeline of a seat changes at a ply, by ``_place``."""
        for row in rows:
            self.row(row)

    def row(self, key: str, number: int = 0) -> Row:
        for row in self.rows:
            if row.key == key and row.number == number:
                return row
        made = Row(key, number, [0] * self.history.seats)
        self.rows.append(made)
        return made

    def _place(self, ply: int, seat: int) -> int:
        return ply * self.history.seats + seat

    def add(self, ply: int, seat: int, points: int, event: Event, key: str, number: int = 0) -> None:
        row = self.row(key, number)
        row.points[seat] += points
        row.lines.append(Line(ply, seat, points, event))
        self.note(ply, seat, points, event)

    def note(self, ply: int, seat: int, change: int, event: Event) -> None:
        """Why the timeline of a seat changes at this ply."""
        place = self._place(ply, seat)
        if place not in self._because or abs(change) > abs(self._because[place][0]):
            self._because[place] = change, event

    def explain(self, ply: int, seat: int, event: Event) -> None:
        """Set the one reason why the timeline of a seat changes at this ply, whatever else was counted."""
        self._because[self._place(ply, seat)] = LARGEST, event

    def _carry_over(self) -> None:
        """Carry over what every seat had before, in a match from a position."""
        if self.history.news[0]:
            return
        for seat, score in enumerate(self.history.scores):
            had = score - sum(row.points[seat] for row in self.rows)
            if had:
                self.add(0, seat, had, {"key": BEFORE}, BEFORE)

    def scores_by_ply(self) -> list[list[int]]:
        """Return the score of every seat after every ply, as the lines add up."""
        values = [[0] * self.history.seats for _ in self.history.news]
        for row in self.rows:
            for line in row.lines:
                values[line.ply][line.seat] += line.points
        for ply in range(1, len(values)):
            for seat in range(self.history.seats):
                values[ply][seat] += values[ply - 1][seat]
        return values

    def sheet(
        self,
        timeline: str,
        values: Callable[[], list[list[int]]] | None = None,
        tie: Event | None = None,
        decided: Event | None = None,
        first: int = 0,
    ) -> Sheet:
        """Return the finished sheet; *values* makes the timeline where it is not just the score, *tie* is what
        broke a tie."""
        self._carry_over()
        rows = sorted(self.rows, key=lambda row: row.key != BEFORE)

        def make() -> Timeline:
            shown = (values() if values is not None else self.scores_by_ply())[first:]
            return Timeline(timeline, first, shown, self._turns(shown, first))

        return Sheet(rows, decided or self._decided(rows, tie), make)

    def _decided(self, rows: list[Row], tie: Event | None) -> Event:
        scores, winners = self.history.scores, list(self.history.winners)
        if not winners:
            return {"key": "nobody"}
        seat, score = winners[0], scores[winners[0]]
        if self.history.seats == 1:
            return {"key": "alone", "seat": seat, "score": score}
        if len(winners) > 1:
            return {"key": "shared", "seats": winners, "score": score}
        other = max((one for one in range(self.history.seats) if one != seat), key=lambda one: scores[one])
        if scores[other] >= score:
            return {"key": "tie", "seat": seat, "other": other, "score": score, **(tie or {})}
        best = max(rows, key=lambda row: row.points[seat] - row.points[other])
        return {
            "key": "ahead",
            "seat": seat,
            "other": other,
            "score": score,
            "margin": score - scores[other],
            "row": best.key,
            "number": best.number,
            "points": best.points[seat],
            "others": best.points[other],
        }

    def _turns(self, values: list[list[int]], first: int) -> list[Turn]:
        """Where the winner took the lead for good, and the largest changes of the lead."""
        if not self.history.winners or self.history.seats == 1:
            return []
        winner = self.history.winners[0]
        rivals = [seat for seat in range(self.history.seats) if seat not in self.history.winners]
        if not rivals:
            return []
        lead = [row[winner] - max(row[seat] for seat in rivals) for row in values]
        span = max(max(row) for row in values) - min(min(row) for row in values)
        changes = {ply: lead[ply] - lead[ply - 1] for ply in range(1, len(lead))}
        behind = max((ply for ply, ahead in enumerate(lead) if ahead <= 0), default=-1)
        for_good = behind + 1 if 0 <= behind < len(lead) - 1 else -1
        large = [ply for ply, change in changes.items() if abs(change) >= max(1, WORTH * span) and ply != for_good]
        chosen = sorted(large, key=lambda ply: -abs(changes[ply]))[: MAX_TURNS - 1]
        if for_good > 0:
            chosen.append(for_good)
        turns = []
        for at in sorted(chosen):
            ply, row, before = first + at, values[at], values[at - 1]
            told = [seat for seat in range(self.history.seats) if self._place(ply, seat) in self._because]
            if not told:
                continue
            seat = max(told, key=lambda one: abs(row[one] - before[one]))
            event = self._because[self._place(ply, seat)][1]
            turns.append(Turn(ply, seat, row[seat] - before[seat], at == for_good, event))
        return turns


def checked(write: Callable[[History], Sheet] | None, history: History) -> Sheet | None:
    """Write the sheet; None where that cannot be: a match of older rules may have emitted less than is needed."""
    if write is None:
        return None
    try:
        sheet = write(history)
    except (KeyError, IndexError, TypeError):
        return None
    sums = [sum(row.points[seat] for row in sheet.rows) for seat in range(history.seats)]
    return sheet if sums == list(history.scores) else None
