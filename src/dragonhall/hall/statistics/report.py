"""Statistics as they go over the wire, and as CSV: made from the sums, with the intervals of the lab's studies."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ...analysis.intervals import Estimate
from ...core.errors import NotAMove
from ...core.game import Game
from .. import protocol as p
from .counting import ReviewNote
from .summaries import WHOLE, MySum, MySums, Sum, Sums

MAX_OPENINGS = 30
"""Moves of each decision that are shown."""
PHASES = 3
COMPANIES = ("people", "mixed", "bots")


def game_report(game: Game, found: list[Sums], seats: int | None, company: p.Company, whole: bool) -> p.GameStatistics:
    """Return one choice of all that is known of a game."""
    choices = [p.SeatsChoice(one.seats, one.company, one.matches) for one in found]  # type: ignore[arg-type]
    numbers = sorted({one.seats for one in found})
    choices += [
        p.SeatsChoice(n, "all", sum(one.matches for one in found if one.seats == n)) for n in numbers
    ]  # fmt: skip
    order: list[str] = ["all", *COMPANIES]
    choices.sort(key=lambda one: (one.seats, order.index(one.company)))
    if seats is None:
        ranked = sorted((one for one in choices if one.company == company), key=lambda one: -one.matches)
        seats = ranked[0].seats if ranked else game.usual_seats
    sums = Sums(seats, company)
    for one in found:
        if one.seats == seats and company in ("all", one.company):
            sums.join(one)
    return p.GameStatistics(
        game.name, seats, company, choices, sums.matches, sums.first, sums.last,
        rounded(sums.shared / sums.matches) if sums.matches else 0.0,
        [interval(one) for one in sums.by_seat],
        _openings(game, sums, whole),
        _plays(game, sums),
        lengths(sums.plies),
        lengths(sums.minutes),
    )  # fmt: skip


def _openings(game: Game, sums: Sums, whole: bool) -> list[p.OpeningShare]:
    told = []
    for number, moves in enumerate(sums.openings, 1):
        everybody = sum(one.seats for one in moves.values())
        ranked = sorted(moves.items(), key=lambda item: (-item[1].seats, item[0]))
        for text, one in ranked if whole else ranked[:MAX_OPENINGS]:
            share = rounded(one.seats / everybody)
            told.append(p.OpeningShare(number, move_info(game, text), one.seats, share, interval(one)))
    return told


def move_info(game: Game, text: str) -> p.MoveInfo:
    """Return a move as these rules know it; one of older rules has its text only."""
    try:
        move = game.moves.find(text)
    except NotAMove:
        return p.MoveInfo(-1, text, "", {})
    return p.MoveInfo(int(move), move.text, move.name, move.args)


def _plays(game: Game, sums: Sums) -> list[p.PlayShare]:
    told = []
    losers = sums.matches * sums.seats - sums.winners
    for group, things in sums.plays.items():
        kinds = [kind for _, kind in game.news.plays.get(group, {}).values()]
        for thing, one in sorted(things.items(), key=lambda item: (-item[1].sum.seats, item[0])):
            seats = one.sum.seats
            told.append(
                p.PlayShare(
                    group, kinds[0] if kinds else "", thing, seats, rounded(one.winners / max(sums.winners, 1)),
                    rounded((seats - one.winners) / max(losers, 1)), rounded(one.made / seats), interval(one.sum),
                )
            )  # fmt: skip
    return told


def lengths(counts: Mapping[int, int]) -> p.Lengths | None:
    ordered = sorted(counts.items())
    matches = sum(counts.values())
    if not matches:
        return None

    def at(part: float) -> int:
        reached = 0
        for length, n in ordered:
            reached += n
            if reached >= part * matches:
                return length
        return ordered[-1][0]

    mean = round(sum(length * n for length, n in ordered) / matches, 1)
    return p.Lengths([p.LengthCount(*one) for one in ordered], mean, at(0.05), at(0.5), at(0.95))


def interval(one: Sum) -> p.Interval:
    found = Estimate.of(one.won / WHOLE, one.squares / WHOLE**2, max(one.seats, 1))
    return p.Interval(rounded(found.mean), rounded(found.low), rounded(found.high))


def rounded(value: float) -> float:
    return round(value, 4)


# A member


def own_report(sums: MySums, reviews: list[p.MyReview], mistakes: list[p.MistakeKind]) -> p.MyStatistics:
    played = [
        p.MyGame(game, one.sum.seats, one.first, *_won(one), interval(one.sum), one.last)
        for game, one in sorted(sums.games.items(), key=lambda item: (-item[1].sum.seats, item[0]))
    ]
    weeks = [
        p.MyWeek(week, game, one.sum.seats, *_won(one))
        for week, by_game in sorted(sums.weeks.items())
        for game, one in sorted(by_game.items())
    ]
    return p.MyStatistics(sum(one.matches for one in played), played, weeks, reviews, mistakes)


def _won(one: MySum) -> tuple[float, float]:
    return rounded(one.sum.won / WHOLE), rounded(one.even / WHOLE)


def mistakes(notes: Sequence[ReviewNote]) -> list[p.MistakeKind]:
    """Group mistakes: those at one game with one kind of move belong together."""
    found: dict[tuple[str, str], list[tuple[ReviewNote, p.Mark]]] = {}
    for note in notes:
        for mark in note.marks:
            found.setdefault((note.review.game, mark.move.name), []).append((note, mark))
    told = []
    for (game, _), all_of in found.items():
        worst_of, worst = max(all_of, key=lambda one: one[1].cost)
        phases = [0.0] * PHASES
        for note, mark in all_of:
            phases[min(PHASES - 1, PHASES * (mark.ply - 1) // max(note.plies, 1))] += mark.cost
        other = sum(mark.cost for _, mark in all_of if mark.better.name != mark.move.name)
        cost = sum(mark.cost for _, mark in all_of)
        told.append(
            p.MistakeKind(
                game, worst.move, worst.better, worst_of.review.code, worst.ply, len(all_of), rounded(cost),
                rounded(other / cost if cost else 0.0), [rounded(one) for one in phases],
            )
        )  # fmt: skip
    return sorted(told, key=lambda one: (-one.cost, one.game, one.move.name))


# CSV

Row = Iterable[Any]
SHARE = ("share", "low", "high")


def _share(one: p.Interval) -> tuple[float, float, float]:
    return one.mean, one.low, one.high


def _lengths(one: p.Lengths | None) -> list[Row]:
    return [] if one is None else [(count.length, count.matches) for count in one.counts]


GAME_TABLES: dict[str, tuple[tuple[str, ...], Callable[[p.GameStatistics], Iterable[Row]]]] = {
    "seats": (
        ("seat", "matches", *SHARE),
        lambda told: [(seat, told.matches, *_share(one)) for seat, one in enumerate(told.by_seat, 1)],
    ),
    "openings": (
        ("decision", "move", "seats", "part", *SHARE),
        lambda told: [(one.decision, one.move.text, one.seats, one.part, *_share(one.share)) for one in told.openings],
    ),
    "plays": (
        ("group", "thing", "seats", "winners", "losers", "each", *SHARE),
        lambda told: [
            (one.group, one.thing, one.seats, one.winners, one.losers, one.each, *_share(one.share))
            for one in told.plays
        ],
    ),
    "plies": (("plies", "matches"), lambda told: _lengths(told.plies)),
    "minutes": (("minutes", "matches"), lambda told: _lengths(told.minutes)),
}
MY_TABLES: dict[str, tuple[tuple[str, ...], Callable[[p.MyStatistics], Iterable[Row]]]] = {
    "games": (
        ("game", "matches", "first", "won", "even", *SHARE),
        lambda told: [(one.game, one.matches, one.first, one.won, one.even, *_share(one.share)) for one in told.games],
    ),
    "weeks": (
        ("week", "game", "matches", "won", "even"),
        lambda told: [(one.week, one.game, one.matches, one.won, one.even) for one in told.weeks],
    ),
    "reviews": (
        ("at", "table", "game", "seats", "result", "luck", "skill", "cost", "decisions", "quick"),
        lambda told: [
            (
                one.at,
                one.code,
                one.game,
                one.seats,
                one.result,
                one.luck,
                one.skill,
                one.cost,
                one.decisions,
                int(one.quick),
            )
            for one in told.reviews
        ],
    ),
    "mistakes": (
        ("game", "move", "times", "cost", "other", "beginning", "middle", "end", "costliest", "better", "table", "ply"),
        lambda told: [
            (
                one.game,
                one.move.name,
                one.times,
                one.cost,
                one.other,
                *one.phases,
                one.move.text,
                one.better.text,
                one.code,
                one.ply,
            )
            for one in told.mistakes
        ],
    ),
}
"""The tables that can be had as CSV: their columns, and their rows."""


def as_csv(columns: Sequence[str], rows: Iterable[Row]) -> str:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue()
