"""Statistics for the wire and as CSV: made from the sums, with the intervals of the lab's studies."""

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
    """Return the statistics of a game for one choice of seats and company."""
    choices = [p.SeatsChoice(found_sums.seats, found_sums.company, found_sums.matches) for found_sums in found]  # type: ignore[arg-type]
    numbers = sorted({found_sums.seats for found_sums in found})
    choices += [
        p.SeatsChoice(n, "all", sum(s.matches for s in found if s.seats == n)) for n in numbers
    ]  # fmt: skip
    order: list[str] = ["all", *COMPANIES]
    choices.sort(key=lambda choice: (choice.seats, order.index(choice.company)))
    if seats is None:
        ranked = sorted((choice for choice in choices if choice.company == company), key=lambda choice: -choice.matches)
        seats = ranked[0].seats if ranked else game.usual_seats
    sums = Sums(seats, company)
    for found_sums in found:
        if found_sums.seats == seats and company in ("all", found_sums.company):
            sums.join(found_sums)
    return p.GameStatistics(
        game.name, seats, company, choices, sums.matches, sums.first, sums.last,
        rounded(sums.shared / sums.matches) if sums.matches else 0.0,
        [interval(seat_sum) for seat_sum in sums.by_seat],
        _openings(game, sums, whole),
        _plays(game, sums),
        lengths(sums.plies),
        lengths(sums.minutes),
    )  # fmt: skip


def _openings(game: Game, sums: Sums, whole: bool) -> list[p.OpeningShare]:
    shares = []
    for number, moves in enumerate(sums.openings, 1):
        everybody = sum(opening.seats for opening in moves.values())
        ranked = sorted(moves.items(), key=lambda item: (-item[1].seats, item[0]))
        for text, opening in ranked if whole else ranked[:MAX_OPENINGS]:
            share = rounded(opening.seats / everybody)
            shares.append(p.OpeningShare(number, move_info(game, text), opening.seats, share, interval(opening)))
    return shares


def move_info(game: Game, text: str) -> p.MoveInfo:
    """Return a move in terms of these rules; a move by older rules has only its text."""
    try:
        move = game.moves.find(text)
    except NotAMove:
        return p.MoveInfo(-1, text, "", {})
    return p.MoveInfo(int(move), move.text, move.name, move.args)


def _plays(game: Game, sums: Sums) -> list[p.PlayShare]:
    shares = []
    losers = sums.matches * sums.seats - sums.winners
    for group, things in sums.plays.items():
        kinds = [kind for _, kind in game.news.plays.get(group, {}).values()]
        for thing, play in sorted(things.items(), key=lambda item: (-item[1].sum.seats, item[0])):
            seats = play.sum.seats
            shares.append(
                p.PlayShare(
                    group, kinds[0] if kinds else "", thing, seats, rounded(play.winners / max(sums.winners, 1)),
                    rounded((seats - play.winners) / max(losers, 1)), rounded(play.made / seats), interval(play.sum),
                )
            )  # fmt: skip
    return shares


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
    return p.Lengths([p.LengthCount(*count) for count in ordered], mean, at(0.05), at(0.5), at(0.95))


def interval(total: Sum) -> p.Interval:
    found = Estimate.of(total.won / WHOLE, total.squares / WHOLE**2, max(total.seats, 1))
    return p.Interval(rounded(found.mean), rounded(found.low), rounded(found.high))


def rounded(value: float) -> float:
    return round(value, 4)


# A member


def own_report(sums: MySums, reviews: list[p.MyReview], mistakes: list[p.MistakeKind]) -> p.MyStatistics:
    played = [
        p.MyGame(game, mine.sum.seats, mine.first, *_won(mine), interval(mine.sum), mine.last)
        for game, mine in sorted(sums.games.items(), key=lambda item: (-item[1].sum.seats, item[0]))
    ]
    weeks = [
        p.MyWeek(week, game, mine.sum.seats, *_won(mine))
        for week, by_game in sorted(sums.weeks.items())
        for game, mine in sorted(by_game.items())
    ]
    return p.MyStatistics(sum(game.matches for game in played), played, weeks, reviews, mistakes)


def _won(total: MySum) -> tuple[float, float]:
    return rounded(total.sum.won / WHOLE), rounded(total.even / WHOLE)


def mistakes(notes: Sequence[ReviewNote]) -> list[p.MistakeKind]:
    """Group mistakes: those at one game with one kind of move belong together."""
    found: dict[tuple[str, str], list[tuple[ReviewNote, p.Mark]]] = {}
    for note in notes:
        for mark in note.marks:
            found.setdefault((note.review.game, mark.move.name), []).append((note, mark))
    kinds = []
    for (game, _), all_of in found.items():
        worst_of, worst = max(all_of, key=lambda item: item[1].cost)
        phases = [0.0] * PHASES
        for note, mark in all_of:
            phases[min(PHASES - 1, PHASES * (mark.ply - 1) // max(note.plies, 1))] += mark.cost
        other = sum(mark.cost for _, mark in all_of if mark.better.name != mark.move.name)
        cost = sum(mark.cost for _, mark in all_of)
        kinds.append(
            p.MistakeKind(
                game, worst.move, worst.better, worst_of.review.code, worst.ply, len(all_of), rounded(cost),
                rounded(other / cost if cost else 0.0), [rounded(phase) for phase in phases],
            )
        )  # fmt: skip
    return sorted(kinds, key=lambda mistake: (-mistake.cost, mistake.game, mistake.move.name))


# CSV

Row = Iterable[Any]
SHARE = ("share", "low", "high")


def _share(estimate: p.Interval) -> tuple[float, float, float]:
    return estimate.mean, estimate.low, estimate.high


def _lengths(found: p.Lengths | None) -> list[Row]:
    return [] if found is None else [(count.length, count.matches) for count in found.counts]


GAME_TABLES: dict[str, tuple[tuple[str, ...], Callable[[p.GameStatistics], Iterable[Row]]]] = {
    "seats": (
        ("seat", "matches", *SHARE),
        lambda found: [(seat, found.matches, *_share(seat_sum)) for seat, seat_sum in enumerate(found.by_seat, 1)],
    ),
    "openings": (
        ("decision", "move", "seats", "part", *SHARE),
        lambda found: [
            (opening.decision, opening.move.text, opening.seats, opening.part, *_share(opening.share))
            for opening in found.openings
        ],
    ),
    "plays": (
        ("group", "thing", "seats", "winners", "losers", "each", *SHARE),
        lambda found: [
            (play.group, play.thing, play.seats, play.winners, play.losers, play.each, *_share(play.share))
            for play in found.plays
        ],
    ),
    "plies": (("plies", "matches"), lambda found: _lengths(found.plies)),
    "minutes": (("minutes", "matches"), lambda found: _lengths(found.minutes)),
}
MY_TABLES: dict[str, tuple[tuple[str, ...], Callable[[p.MyStatistics], Iterable[Row]]]] = {
    "games": (
        ("game", "matches", "first", "won", "even", *SHARE),
        lambda found: [
            (game.game, game.matches, game.first, game.won, game.even, *_share(game.share)) for game in found.games
        ],
    ),
    "weeks": (
        ("week", "game", "matches", "won", "even"),
        lambda found: [(week.week, week.game, week.matches, week.won, week.even) for week in found.weeks],
    ),
    "reviews": (
        ("at", "table", "game", "seats", "result", "luck", "skill", "cost", "decisions", "quick"),
        lambda found: [
            (
                review.at,
                review.code,
                review.game,
                review.seats,
                review.result,
                review.luck,
                review.skill,
                review.cost,
                review.decisions,
                int(review.quick),
            )
            for review in found.reviews
        ],
    ),
    "mistakes": (
        ("game", "move", "times", "cost", "other", "beginning", "middle", "end", "costliest", "better", "table", "ply"),
        lambda found: [
            (
                mistake.game,
                mistake.move.name,
                mistake.times,
                mistake.cost,
                mistake.other,
                *mistake.phases,
                mistake.move.text,
                mistake.better.text,
                mistake.code,
                mistake.ply,
            )
            for mistake in found.mistakes
        ],
    ),
}
"""The tables available as CSV, with their columns and rows."""


def as_csv(columns: Sequence[str], rows: Iterable[Row]) -> str:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue()
