"""The laboratory's commands: ``dragonhall duel``, ``ladder``, ``study``, ``review``, ``puzzles``, ``daily``."""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.match import Match
from ..games import game as find_game
from ..shell import CannotWrite, amount, check_file, check_folder, whole, write
from ..words import Explained, Words, words_in
from . import ladder
from .arena.duel import Duel, held, journal_of
from .jobs.crew import add_crew, crew_of, in_order
from .jobs.journal import Journal, packed, unpacked
from .jobs.progress import Progress

if TYPE_CHECKING:
    from ..analysis import daily
    from ..analysis.daily import Deal
    from ..analysis.review import Review


class CannotMake(Explained):
    """A number of puzzles that cannot be made."""


def add_duel(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=whole(1), default=400)
    parser.add_argument("--seed", type=int, default=1)
    add_crew(parser)
    parser.add_argument("--all", action="store_true")


def run_duel(asked: argparse.Namespace, options: dict[str, Any]) -> int:
    words = words_in(asked.lang)
    duel = Duel(asked.game, asked.seats, asked.a, asked.b, tuple(options.items()), asked.seed).checked()
    print(words("duel-title", a=asked.a, b=asked.b, game=words(f"{asked.game}-title"), seats=asked.seats))
    standing = None
    with crew_of(asked.workers, asked.cluster, [asked.game]) as crew, journal_of(duel) as journal:
        if journal.kept:
            print(words("duel-goes-on", blocks=len(journal.kept)))
        progress = Progress("games", len(journal.kept) * asked.seats)
        for standing in held(duel, asked.games, crew, not asked.all, journal):
            low, high = standing.interval
            progress.show(standing.games, asked.games, f"{standing.mean:.1%} [{low:.1%}, {high:.1%}]")
    assert standing is not None
    progress.end()
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


def add_study(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--games", type=whole(1), default=100_000)
    parser.add_argument("--bot", action="append", default=[])
    parser.add_argument("--seats", type=int, action="append", default=[])
    parser.add_argument("--vary", action="append", default=[], metavar="NAME=VALUE,VALUE")
    parser.add_argument("--out", metavar="FOLDER")
    parser.add_argument("--seed", type=int, default=1)
    add_crew(parser)


def run_study(asked: argparse.Namespace, options: dict[str, Any]) -> int:
    from .study.report import page
    from .study.results import results
    from .study.study import Study, parquet, parts_of, run, varied

    words, game = words_in(asked.lang), find_game(asked.game)
    seats = tuple(dict.fromkeys(asked.seats)) or tuple(count for count in game.seats if count > 1)
    study = Study(
        asked.game, asked.games, tuple(asked.bot or ["drake"]), seats, varied(game, options, asked.vary), asked.seed
    ).checked()
    parquet()
    folder = Path(asked.out or f"study-{asked.game}")
    total = sum(count for _, _, count in study.blocks)
    said = {"games": f"{total:,}", "conditions": len(study.conditions), "game": words(f"{asked.game}-title")}
    print(words("study-begins", **said))
    shown: Progress | None = None

    def progress(done: int, total: int) -> None:
        nonlocal shown
        if shown is None:
            shown = Progress("games", done)
            if done:
                print(words("study-goes-on", games=f"{done:,}"))
        shown.show(done, total)

    with crew_of(asked.workers, asked.cluster, [asked.game], parts_of(study)) as crew:
        run(study, folder, crew, progress)
    assert shown is not None
    shown.end()
    (folder / "report.html").write_text(page(results(study, folder), words), "utf-8")
    print(words("study-done", games=f"{total:,}", seconds=round(shown.spent), folder=str(folder)))
    return 0


def add_review(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="+")
    parser.add_argument("--html", metavar="FILE")
    parser.add_argument("--seconds", type=amount, default=20.0)
    parser.add_argument(
        "--playouts",
        type=whole(1),
        metavar="N",
    )
    parser.add_argument("--at-once", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    add_crew(parser)


def run_review(asked: argparse.Namespace, matches: Sequence[Match]) -> int:
    from ..analysis.review import glanced, reviewed, reviewed_record

    words = words_in(asked.lang)
    several = len(matches) > 1
    pages = [check_file(asked.html)] if asked.html and not several else []
    if asked.html and several:
        names = [f"{Path(name).stem}.html" for name in asked.file]
        if len(set(names)) < len(names):
            raise CannotWrite("review-same-names")
        pages = [check_file(check_folder(asked.html) / name) for name in names]
    if asked.at_once:
        found = (glanced(match, asked.seed).review() for match in matches)
        _tell_reviews(asked, matches, pages, found, words, None)
        return 0
    shown = Progress("records" if several else "plies")
    if several or asked.cluster is not None:
        tasks = [(match.record(), asked.seconds, asked.seed, asked.playouts) for match in matches]
        games = dict.fromkeys(match.game.name for match in matches)
        job = {"reviews": hashlib.sha256(json.dumps(tasks).encode()).hexdigest()}
        kept = Journal(job, list(games), packed, unpacked)
        with crew_of(min(asked.workers, len(tasks)), asked.cluster, games) as crew, kept as journal:
            reviews = in_order(crew, reviewed_record, tasks, journal)
            _tell_reviews(asked, matches, pages, reviews, words, shown)
    else:
        one = reviewed(matches[0], asked.seconds, asked.seed, shown.show, asked.playouts)
        shown.end()
        _tell_reviews(asked, matches, pages, [one], words, None)
    return 0


def _tell_reviews(
    asked: argparse.Namespace, matches: Sequence[Match], pages: Sequence[Path], reviews: Iterable[Review],
    words: Words, shown: Progress | None,
) -> None:  # fmt: skip
    """Print reviews as they arrive, in the order of their records."""
    from ..analysis.review_report import lines, page

    for number, (match, review) in enumerate(zip(matches, reviews, strict=True)):
        names = [words("house-seat", seat=seat + 1) for seat in range(match.seats)]
        if len(matches) > 1:
            print(f"{asked.file[number]}:")
        print("\n".join(lines(review, match, words, names)), flush=True)
        if pages:
            write(pages[number], page(review, match, words, names))
            print(words("review-saved", file=str(pages[number])))
        if shown is not None:
            shown.show(number + 1, len(matches))
    if shown is not None:
        shown.end()


def add_puzzles(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--make", type=int, metavar="N")
    parser.add_argument("--file", metavar="FILE")
    parser.add_argument("--seed", type=int, default=1)
    add_crew(parser)


def run_puzzles(asked: argparse.Namespace) -> int:
    """Count the puzzles that come with a game, or make new ones."""
    from ..games import game as find_game
    from .puzzles import JUDGES, Count, as_file, found, puzzles_of
    from .puzzles import journal_of as journal_of_puzzles

    words, name = words_in(asked.lang), find_game(asked.game).name
    title = words(f"{name}-title")
    if asked.make is not None:
        if not 1 <= asked.make <= 10_000:
            raise CannotMake("puzzles-too-many", count=str(asked.make))
        count, made, shown = Count(), [], Progress("puzzles")
        path = check_file(asked.file or f"{name}-puzzles.json", "" if asked.file else "puzzles-file-exists")
        kept = journal_of_puzzles(name, asked.seed, asked.make)
        with crew_of(asked.workers, asked.cluster, [name]) as crew, kept as journal:
            for puzzle in found(name, asked.seed, asked.make, count, crew, journal):
                made.append(puzzle)
                shown.show(len(made), asked.make)
        shown.end()
        write(path, as_file(made))
        numbers = {"games": count.games, "decisions": count.decisions, "clear": count.clear, "kept": count.kept}
        print(words("puzzles-made", file=str(path), **numbers))
        return 0
    all_ = puzzles_of(name)
    if not all_:
        print(words("puzzles-none", game=title))
        return 0
    counts = {level: sum(level in one.missed for one in all_) for level in JUDGES}
    missed = [words("puzzles-missed", level=level.title(), count=count) for level, count in counts.items()]
    print(words("puzzles-count", game=title, count=len(all_), missed=", ".join(missed)))
    return 0


def add_daily(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?")
    parser.add_argument("--date", metavar="DAY")
    parser.add_argument("--name")
    parser.add_argument("--record", metavar="FILE")
    parser.add_argument("--house", action="store_true")
    parser.add_argument("--verify", metavar="RECORD")


def run_daily(asked: argparse.Namespace, games: Sequence[str], read_record: Callable[[str], Any]) -> int:
    """Play the deal of the day, show the house's line, or check a record."""
    from ..analysis import daily

    words, now = words_in(asked.lang), daily.today()
    day = None if asked.date is None else daily.read_date(asked.date)
    if day is not None and day > now:
        raise daily.NoSuchDay(f"The deal of {day} is not out yet: today is {now}.")
    if asked.verify is not None:
        deal, match = daily.verify(read_record(asked.verify), day)
        print(words("daily-verified", game=words(f"{deal.game}-title"), date=deal.date, moves=len(match.log)))
        print(_daily_result("daily-result", words, daily.result_of(deal, match)))
        return 0
    deals = [daily.deal_of(name, day or now) for name in ([asked.game] if asked.game else games)]
    if asked.game is None or asked.house:
        for deal in deals:
            told = {"date": deal.date, "seats": deal.seats, "seat": deal.seat + 1}
            title, bot = words(f"{deal.game}-title"), deal.bot.partition(":")[0].title()
            print(words("daily-deal", game=title, bot=bot, **told))
            if asked.house:
                print(_daily_result("daily-house", words, daily.result_of(deal, daily.house_line(deal))))
        if not asked.house:
            print(words("daily-how", game=deals[0].game))
        return 0
    return _play_daily(asked, deals[0], words)


def _play_daily(asked: argparse.Namespace, deal: Deal, words: Words) -> int:
    from rich.console import Console

    from ..analysis import daily
    from ..terminal import DailyTable

    if asked.record is not None:
        check_file(asked.record)
    table = DailyTable(deal, asked.name or words("house-seat", seat=deal.seat + 1), words, Console(highlight=False))
    table.play()
    if not table.match.over:
        return 0
    print(_daily_result("daily-result", words, daily.result_of(deal, table.match)))
    if asked.record is not None:
        write(Path(asked.record), json.dumps(table.record(), indent=1))
        print(words("house-saved", file=asked.record))
    print(_daily_result("daily-house", words, daily.result_of(deal, daily.house_line(deal))))
    return 0


def _daily_result(key: str, words: Words, result: daily.Result) -> str:
    scores = ", ".join(map(str, result.scores))
    return str(words(key, place=result.place, seats=len(result.scores), score=result.score, scores=scores))
