"""The results of a study: win shares with intervals, lengths, skill against luck, deciding reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from ...analysis.intervals import Estimate
from ...games import game as find_game
from .study import Condition, Study, matches_file, parquet

RARE = 0.005
"""Moves that fewer seats make are not shown."""


@dataclass
class Summary:
    """One condition in figures."""

    condition: Condition
    games: int = 0
    seats: list[Estimate] = field(default_factory=list)
    """The win share of every seat; where bots are mixed, of *bot* at that seat."""
    share: Estimate | None = None
    """Where bots are mixed, the win share of *bot*: the matches with the same deal count as one value."""
    skill: float = 0.0
    """Where bots are mixed, the part of the variance of the results that comes from the bot at the seat ..."""
    seat: float = 0.0
    """... from which seat it is; the rest is luck and what the others do."""
    plies: dict[int, int] = field(default_factory=dict)
    """How many matches had that length."""
    shared: float = 0.0
    """The part of the matches that several seats won, or nobody."""

    def length(self, part: float) -> int:
        """Return the *part* quantile of match length."""
        lengths = sorted(self.plies)
        reached = np.cumsum([self.plies[length] for length in lengths])
        return lengths[int(np.searchsorted(reached, part * reached[-1]))]

    @property
    def mean_length(self) -> float:
        return sum(length * count for length, count in self.plies.items()) / self.games


@dataclass(frozen=True)
class MoveWorth:
    """A move, and how much more than an even share was won by the seats that made it."""

    text: str
    seats: float
    """The part of all seats that made it."""
    lift: Estimate
    """Their share of the win, as a multiple of an even share."""


@dataclass
class Results:
    study: Study
    summaries: list[Summary]
    told: int
    """The matches of the sample."""
    decided: list[tuple[str, int, str]]
    """The reasons that decided them, how often, and an example; the most frequent first."""
    leads: list[tuple[str, int]]
    """The moves after which the winner led for good, and how often."""
    moves: list[MoveWorth]
    """By their worth, the best first."""

    @property
    def games(self) -> int:
        return sum(summary.games for summary in self.summaries)


def results(study: Study, folder: Path) -> Results:
    """Read the tables of a finished study."""
    _, pq = parquet()
    summaries = [summary(folder, at, condition) for at, condition in enumerate(study.conditions)]
    equals = {at: one for at, one in enumerate(study.conditions) if one in study.told}
    decided, leads = Counter[str](), Counter[str]()
    examples: dict[str, str] = {}
    for row in pq.read_table(folder / "decided.parquet").to_pylist():
        if row["condition"] in equals and row["decided"]:
            decided[row["decided"]] += row["matches"]
            examples.setdefault(row["decided"], row["example"])
            if row["move"]:
                leads[row["move"]] += row["matches"]
    made: dict[str, list[float]] = {}
    for row in pq.read_table(folder / "moves.parquet").to_pylist():
        if row["condition"] in equals and equals[row["condition"]].seats > 1:
            sums = made.setdefault(row["move"], [0.0, 0.0, 0.0])
            sums[0] += row["seats"]
            sums[1] += row["seats"] / equals[row["condition"]].seats
            sums[2] += row["share"]
    everybody = sum(summaries[at].games * one.seats for at, one in equals.items())
    order = {move.text: number for number, move in enumerate(find_game(study.game).moves)}
    worth = []
    for text, (seats, even, share) in made.items():
        if seats >= RARE * everybody and seats > 1:
            found = Estimate.of(share, share, int(seats))
            times = seats / even
            worth.append(
                MoveWorth(text, seats / everybody, Estimate(found.mean * times, found.low * times, found.high * times))
            )
    worth.sort(key=lambda one: (-one.lift.mean, order[one.text]))
    return Results(
        study,
        summaries,
        sum(decided.values()),
        [(kind, times, examples[kind]) for kind, times in _most(decided)],
        list(_most(leads)),
        worth,
    )


def _most(counter: Counter[str]) -> Iterator[tuple[str, int]]:
    yield from sorted(counter.items(), key=lambda one: (-one[1], one[0]))


def summary(folder: Path, at: int, condition: Condition) -> Summary:
    _, pq = parquet()
    seats = condition.seats
    found = Summary(condition)
    sums, squares, counts = np.zeros(seats), np.zeros(seats), np.zeros(seats, np.int64)
    deals, deal_sum, deal_squares, everybody, everybody_squares, shared = 0, 0.0, 0.0, np.zeros(seats), 0.0, 0
    with pq.ParquetFile(matches_file(folder, at)) as file:
        # One block after the other: the matches with the same deal are in the same block.
        for group in range(file.num_row_groups):
            table = file.read_row_group(group, columns=["place", "plies", "winners"])
            winners = table["winners"].to_numpy().astype(np.int64)
            won = winners[:, None] >> np.arange(seats) & 1
            sharing = won.sum(1)
            shared += int((sharing != 1).sum())
            shares = np.where(sharing[:, None] > 0, won / np.maximum(sharing, 1)[:, None], 1 / seats)
            found.games += len(winners)
            for length, count in enumerate(np.bincount(table["plies"].to_numpy())):
                if count:
                    found.plies[length] = found.plies.get(length, 0) + int(count)
            everybody += shares.sum(0)
            everybody_squares += float((shares * shares).sum())
            if condition.mixed:
                place = table["place"].to_numpy().astype(np.int64) - 1
                own = shares[np.arange(len(place)), place]
                np.add.at(sums, place, own)
                np.add.at(squares, place, own * own)
                counts += np.bincount(place, minlength=seats)
                means = own.reshape(-1, seats).mean(1)
                deals, deal_sum = deals + len(means), deal_sum + float(means.sum())
                deal_squares += float((means * means).sum())
            else:
                sums += shares.sum(0)
                squares += (shares * shares).sum(0)
                counts += len(shares)
    found.seats = [Estimate.of(*one) for one in zip(sums.tolist(), squares.tolist(), counts.tolist(), strict=True)]
    found.shared = shared / found.games
    if condition.mixed:
        found.share = Estimate.of(deal_sum, deal_squares, deals)
        even, mean = 1 / seats, found.share.mean
        whole = everybody_squares / (found.games * seats) - even * even
        bots = even * (mean - even) ** 2 + (1 - even) * ((1 - mean) / (seats - 1) - even) ** 2
        places = float(((everybody / found.games - even) ** 2).mean())
        found.skill, found.seat = (bots / whole, places / whole) if whole > 0 else (0.0, 0.0)
    return found
