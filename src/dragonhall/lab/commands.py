"""The laboratory's commands: ``dragonhall duel``, ``ladder``, ``review``, ``puzzles``."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..core.errors import DragonhallError
from ..core.match import Match
from ..words import words_in
from . import ladder
from .crew import add_crew, crew_of
from .duel import Duel, held, journal_of, progress_line

LOG_EVERY = 10.0
"""Seconds between two lines of progress where there is no terminal."""


class CannotWrite(DragonhallError):
    """A file that was asked for cannot be written."""


class CannotMake(DragonhallError):
    """A number of puzzles that cannot be made."""


def add_duel(parser: argparse.ArgumentParser, games: Sequence[str]) -> None:
    parser.add_argument("game", help=f"one of: {', '.join(games)}")
    parser.add_argument("a", help="a level, perhaps with a budget: drake, wyvern:500it, wyrm:200ms; or FILE.py:CLASS")
    parser.add_argument("b", help="the bot at all other seats")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400, help="games at most (default 400)")
    parser.add_argument("--seed", type=int, default=1)
    add_crew(parser)
    parser.add_argument("--all", action="store_true", help="play all games, even when the result is clear sooner")


def run_duel(asked: argparse.Namespace, options: dict[str, Any]) -> int:
    words = words_in(asked.lang)
    duel = Duel(asked.game, asked.seats, asked.a, asked.b, tuple(options.items()), asked.seed).checked()
    print(words("duel-title", a=asked.a, b=asked.b, game=words(f"{asked.game}-title"), seats=asked.seats))
    started = told = time.perf_counter()
    standing = None
    with crew_of(asked.workers, asked.cluster, [asked.game]) as crew, journal_of(duel) as journal:
        if journal.kept:
            print(words("duel-goes-on", blocks=len(journal.kept)))
        for standing in held(duel, asked.games, crew, not asked.all, journal):
            if sys.stderr.isatty():
                print(f"\r{progress_line(standing, asked.games, started)}\x1b[K", end="", file=sys.stderr, flush=True)
            elif time.perf_counter() - told > LOG_EVERY:
                told = time.perf_counter()
                print(progress_line(standing, asked.games, started), file=sys.stderr, flush=True)
    assert standing is not None
    if sys.stderr.isatty():
        print(file=sys.stderr)
    low, high = standing.interval
    print(
        words(
            "duel-result", a=asked.a, share=_percent(standing.mean), games=standing.games,
            blocks=len(standing.blocks), low=_percent(low), high=_percent(high), even=_percent(standing.even),
        )
    )  # fmt: skip
    verdict = {"stronger": "duel-stronger", "not stronger": "duel-not-stronger", "open": "duel-open"}
    print(words(verdict[standing.verdict], a=asked.a))
    return 0


def _percent(share: float) -> float:
    return round(100 * share, 1)


def add_ladder(parser: argparse.ArgumentParser) -> None:
    ladder.add_arguments(parser)


def run_ladder(asked: argparse.Namespace) -> int:
    return ladder.run(asked)


def add_review(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a record, as saved by play")
    parser.add_argument("--html", metavar="FILE", help="also write it as a page with plots, in one file")
    parser.add_argument("--seconds", type=float, default=20.0, help="about how long to think (default 20)")
    parser.add_argument("--seed", type=int, default=1)


def run_review(asked: argparse.Namespace, match: Match) -> int:
    from .review import reviewed
    from .review_page import lines, page

    words = words_in(asked.lang)
    names = [words("house-seat", seat=seat + 1) for seat in range(match.seats)]

    def progress(ply: int, plies: int) -> None:
        if sys.stderr.isatty():
            end = "\n" if ply == plies else ""
            print(f"\r{words('review-progress', ply=ply, plies=plies)}\x1b[K", end=end, file=sys.stderr, flush=True)

    review = reviewed(match, asked.seconds, asked.seed, progress)
    print("\n".join(lines(review, match, words, names)))
    if asked.html:
        try:
            Path(asked.html).write_text(page(review, match, words, names), "utf-8")
        except OSError as error:
            raise CannotWrite(f"{asked.html} cannot be written: {error.strerror}.") from error
        print(words("review-saved", file=asked.html))
    return 0


def add_puzzles(parser: argparse.ArgumentParser, games: Sequence[str]) -> None:
    parser.add_argument("game", help=f"one of: {', '.join(games)}")
    parser.add_argument("--make", type=int, metavar="N", help="make so many new ones (some seconds each)")
    parser.add_argument("--file", metavar="FILE", help="where to save them (default GAME-puzzles.json)")
    parser.add_argument("--seed", type=int, default=1)


def run_puzzles(asked: argparse.Namespace) -> int:
    """Count the puzzles that a game brings, or make new ones."""
    from ..bots import LEVELS
    from ..games import game as find_game
    from .puzzles import Count, as_file, found, puzzles_of

    words, name = words_in(asked.lang), find_game(asked.game).name
    title = words(f"{name}-title")
    if asked.make is not None:
        if not 1 <= asked.make <= 10_000:
            raise CannotMake(f"1 to 10000 puzzles can be made, not {asked.make}.")
        count, made = Count(), []
        path = Path(asked.file or f"{name}-puzzles.json")
        for puzzle in found(name, asked.seed, count):
            made.append(puzzle)
            if sys.stderr.isatty():
                print(f"\r{len(made)} / {asked.make}\x1b[K", end="", file=sys.stderr, flush=True)
            if len(made) == asked.make:
                break
        try:
            path.write_text(as_file(made), "utf-8")
        except OSError as error:
            raise CannotWrite(f"{path} cannot be written: {error.strerror}.") from error
        numbers = {"games": count.games, "decisions": count.decisions, "clear": count.clear, "kept": count.kept}
        print(words("puzzles-made", file=str(path), **numbers))
        return 0
    all_ = puzzles_of(name)
    if not all_:
        print(words("puzzles-none", game=title))
        return 0
    missed = [
        words("puzzles-missed", level=level.title(), count=sum(level in one.missed for one in all_)) for level in LEVELS
    ]
    print(words("puzzles-count", game=title, count=len(all_), missed=", ".join(missed)))
    return 0
