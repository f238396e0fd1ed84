"""Standings of a tournament: points, and the tie-breaks in the order in which they decide. Pure functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from msgspec import Struct

from .pairings import Seats, lot

TIE_BREAKS = {
    "swiss": ("buchholz", "direct", "wins", "beaten"),
    "groups": ("direct", "berger", "wins", "beaten"),
    "arena": ("wins", "fewer", "beaten"),
}
"""Tie-breaks between equal points, in this order. Members who are equal in all of them share the rank."""


class Played(Struct):
    """A table that is over."""

    seats: Seats
    places: list[int | None]
    """By seat: 0 for the first, equal places are ties; None: forfeited, or nobody sat there."""

    def share(self, seat: int) -> Fraction:
        """Return the share of the win."""
        if self.places[seat] != 0:
            return Fraction(0)
        return Fraction(1, self.places.count(0))

    def beaten(self, seat: int, other: int) -> Fraction:
        """Return the result against one opponent: 1, 1/2 or 0."""
        mine, theirs = self.places[seat], self.places[other]
        if mine is None:
            return Fraction(0)
        if theirs is None or mine < theirs:
            return Fraction(1)
        return Fraction(1, 2) if mine == theirs else Fraction(0)


class Row(Struct):
    """One player in the standings."""

    number: int
    rank: int
    points: Fraction
    tables: int
    wins: int
    ties: list[Fraction]
    """The values of the tie-breaks, in their order."""


def bye_worth(seats: int) -> Fraction:
    """Return the worth of a bye: a win in duels, half a win at larger tables."""
    return Fraction(1) if seats == 2 else Fraction(1, 2)


def standings(
    kind: str, numbers: Sequence[int], played: Sequence[Played], byes: dict[int, int], worth: Fraction, seed: str
) -> list[Row]:
    """Return the rows of all players, best first."""
    counted = _Counted(numbers, played, byes, worth)
    keys = TIE_BREAKS[kind]
    tied = _ranked(list(numbers), lambda group: {player: counted.points[player] for player in group})
    values: dict[int, list[Fraction]] = {player: [] for player in numbers}
    for key in keys:
        finer: list[list[int]] = []
        for group in tied:
            found = counted.value(key, group)
            for player in group:
                values[player].append(found[player])
            finer += _ranked(group, lambda group, found=found: {player: found[player] for player in group})  # type: ignore[misc]
        tied = finer
    rows, rank = [], 1
    for group in tied:
        for player in sorted(group, key=lambda player: lot(seed, "rank", player)):
            tables, wins = len(counted.at[player]), int(counted.wins[player])
            rows.append(Row(player, rank, counted.points[player], tables, wins, values[player]))
        rank += len(group)
    return rows


def _ranked(group: list[int], value: Callable[[list[int]], dict[int, Fraction]]) -> list[list[int]]:
    """Split a group into smaller ones of equal value, the highest first."""
    found = value(group)
    return [
        [player for player in group if found[player] == worth] for worth in sorted(set(found.values()), reverse=True)
    ]


class _Counted:
    """The sums of all tables."""

    def __init__(self, numbers: Sequence[int], played: Sequence[Played], byes: dict[int, int], worth: Fraction) -> None:
        self.byes = byes
        self.at: dict[int, list[tuple[Played, int]]] = {player: [] for player in numbers}
        for table in played:
            for seat, player in enumerate(table.seats):
                if player in self.at:
                    self.at[player].append((table, seat))
        self.points = {
            player: sum((table.share(seat) for table, seat in self.at[player]), worth * byes.get(player, 0))
            for player in numbers
        }
        self.wins = {
            player: Fraction(sum(table.share(seat) == 1 for table, seat in self.at[player])) for player in numbers
        }

    def value(self, key: str, group: list[int]) -> dict[int, Fraction]:
        if key == "direct":
            return self._direct(group)
        count: dict[str, Callable[[int], Fraction]] = {
            "buchholz": self._buchholz,
            "berger": self._berger,
            "wins": self.wins.__getitem__,
            "beaten": self._beaten,
            "fewer": self._fewer,
        }
        return {player: count[key](player) for player in group}

    def _fewer(self, me: int) -> Fraction:
        """Return the tie-break that favours fewer tables."""
        return Fraction(-len(self.at[me]))

    def _others(self, table: Played, seat: int) -> list[int]:
        return [other for other in range(len(table.seats)) if other != seat]

    def _of(self, number: int | None, me: int) -> Fraction:
        """Return the points of an opponent; a bot counts as having the player's own points."""
        return self.points[me] if number is None else self.points.get(number, Fraction(0))

    def _buchholz(self, me: int) -> Fraction:
        """Sum the opponents' points: at each table their mean; a bye counts as an opponent with the player's own
        points."""
        total = self.points[me] * self.byes.get(me, 0)
        for table, seat in self.at[me]:
            others = self._others(table, seat)
            total += sum((self._of(table.seats[other], me) for other in others), Fraction(0)) / max(1, len(others))
        return total

    def _berger(self, me: int) -> Fraction:
        """Sum the points of beaten opponents, and half the points of equal ones (Sonneborn-Berger)."""
        return sum(
            (
                table.beaten(seat, other) * self._of(table.seats[other], me)
                for table, seat in self.at[me]
                for other in self._others(table, seat)
            ),
            Fraction(0),
        )

    def _beaten(self, me: int) -> Fraction:
        """Sum, over the tables, the share of opponents who were beaten."""
        total = Fraction(0)
        for table, seat in self.at[me]:
            others = self._others(table, seat)
            total += sum((table.beaten(seat, other) for other in others), Fraction(0)) / max(1, len(others))
        return total

    def _direct(self, group: list[int]) -> dict[int, Fraction]:
        """Count the beaten opponents among equal players; 0 unless all of them have met."""
        found, met = {player: Fraction(0) for player in group}, set()
        for me in group:
            for table, seat in self.at[me]:
                for other in self._others(table, seat):
                    rival = table.seats[other]
                    if rival in found:
                        met.add((me, rival))
                        found[me] += table.beaten(seat, other)
        if len(met) < len(group) * (len(group) - 1):
            return {player: Fraction(0) for player in group}
        return found
