"""The command line: ``dragonhall play``, ``serve``, ``replay``, ``review``, ``duel``, ``study``, ``games`` ..."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from . import __version__, new, replay
from .core.errors import DragonhallError
from .core.options import read_options
from .games import built_in, game, names
from .lab.commands import (
    add_daily,
    add_duel,
    add_ladder,
    add_puzzles,
    add_review,
    add_study,
    run_daily,
    run_duel,
    run_ladder,
    run_puzzles,
    run_review,
    run_study,
)
from .shell import CommandParser, amount, asked_language, ended, whole
from .words import FIRST, LANGUAGES, Explained, Words, language_of_the_house, slug, words_in, words_of_commands


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; a mistake gives a sentence and exit code 2."""
    asked = _parser(asked_language(arguments)).parse_args(arguments)
    return ended(lambda: asked.run(asked), getattr(asked, "lang", None))


def _parser(language: str = FIRST) -> argparse.ArgumentParser:
    words = words_of_commands(language)
    parser = CommandParser(
        words, "dragonhall", prog="dragonhall", description=words("help-dragonhall"),
        epilog=words("help-start", command=f"dragonhall play {names()[-1]}"),
    )  # fmt: skip
    parser.add_argument("--version", action="version", version=f"dragonhall {__version__}")
    commands = parser.add_commands()

    play = commands("play")
    play.add_argument("game")
    play.add_argument("--seats", type=int)
    play.add_argument("--people", type=int, default=1)
    play.add_argument("--name", action="append", default=[])
    play.add_argument("--seed", type=int)
    play.add_argument("--bots", default="drake")
    play.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="SEAT=BOT",
    )
    _options(play)
    _language(play)
    play.set_defaults(run=_play)

    told = commands("replay")
    told.add_argument("file")
    told.add_argument("--seat", type=int)
    told.add_argument("--ply", type=int)
    _language(told)
    told.set_defaults(run=_replay)

    looked = commands("review")
    add_review(looked)
    _language(looked)
    looked.set_defaults(run=lambda asked: run_review(asked, [replay(read_record(file)) for file in asked.file]))

    riddles = commands("puzzles")
    add_puzzles(riddles)
    _language(riddles)
    riddles.set_defaults(run=run_puzzles)

    today = commands("daily")
    add_daily(today)
    _language(today)
    today.set_defaults(run=lambda asked: run_daily(asked, built_in(), read_record))

    duel = commands("duel")
    add_duel(duel)
    _options(duel)
    _language(duel)
    duel.set_defaults(run=lambda asked: run_duel(asked, read_options(asked.option)))

    studied = commands("study")
    add_study(studied)
    _options(studied)
    _language(studied)
    studied.set_defaults(run=lambda asked: run_study(asked, read_options(asked.option)))

    rated = commands("ladder")
    add_ladder(rated)
    rated.set_defaults(run=run_ladder)

    listed = commands("games")
    _language(listed)
    listed.set_defaults(run=_games)

    checked = commands("check")
    checked.add_argument("game")
    checked.add_argument("--games", type=whole(1), default=200)
    checked.add_argument("--seats", type=int, action="append", default=[])
    checked.add_argument("--promise", action="append", default=[], metavar="TEXT")
    _language(checked)
    checked.set_defaults(run=_check)

    served = commands("serve")
    served.add_argument("--host", default="127.0.0.1")
    served.add_argument("--port", type=int, default=8000)
    _store(served)
    served.add_argument("--bot-pause", type=amount, default=0.7)
    served.add_argument("--keep-days", type=amount, default=0)
    served.add_argument("--review-seconds", type=amount, default=20)
    served.add_argument("--origin", action="append", default=[])
    served.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
    )
    served.add_argument("--limits", type=amount, default=1)
    served.add_argument("--url", default="")
    served.add_argument(
        "--smtp",
        default=os.environ.get("DRAGONHALL_SMTP", ""),
        metavar="SERVER",
    )
    served.add_argument("--mail-from", default="", metavar="ADDRESS")
    served.add_argument("--nudge-after", type=amount, default=60)
    served.add_argument(
        "--nudge-host",
        action="append",
        default=[],
        metavar="HOST",
    )
    served.add_argument("--logs", choices=("text", "json"), default="text")
    served.add_argument("--open", action="store_true")
    served.set_defaults(run=_serve)

    verified = commands("verify")
    verified.add_argument("file")
    _language(verified)
    verified.set_defaults(run=_verify)

    copied = commands("backup")
    copied.add_argument("target")
    _store(copied)
    _language(copied)
    copied.set_defaults(run=_backup)

    rated = commands("ratings")
    rated.add_argument("--write", action="store_true")
    _store(rated)
    _language(rated)
    rated.set_defaults(run=_ratings)

    counted = commands("statistics")
    counted.add_argument("--write", action="store_true")
    _store(counted)
    _language(counted)
    counted.set_defaults(run=_statistics)

    assisted = commands("mcp")
    assisted.add_argument("--no-moves", action="store_true")
    assisted.add_argument("--hints", action="store_true")
    _language(assisted)
    assisted.set_defaults(run=_mcp)

    box = commands("box")
    box.add_argument("game")
    box.add_argument("--file", action="store_true")
    _options(box)
    _language(box)
    box.set_defaults(run=_box)

    spoken = commands("words")
    spoken.add_argument("--check", metavar="LANGUAGE")
    spoken.add_argument("--sample", type=whole(1), metavar="N")
    spoken.add_argument("--seed", type=int, default=1)
    _language(spoken)
    spoken.set_defaults(run=_words)

    compiled = commands("compile")
    compiled.add_argument("game", nargs="*")
    compiled.add_argument(
        "--target",
        choices=("native", "wasm"),
        default="native",
    )
    compiled.set_defaults(run=_compile)
    return parser


def _store(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--db", metavar="STORE")


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=language_of_the_house())


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
    )


def _play(asked: argparse.Namespace) -> None:
    found = game(asked.game)
    seats = asked.seats if asked.seats is not None else found.usual_seats
    if not 0 <= asked.people <= seats:
        raise Explained("house-bad-people", seats=str(seats), people=str(asked.people))
    match = new(asked.game, seats=seats, seed=asked.seed, options=read_options(asked.option))

    from rich.console import Console

    from .bots import BOTS, Bot, HouseBot
    from .bots.own import find_bot
    from .terminal import TerminalTable

    words = words_in(asked.lang)
    wanted = _wanted_bots(asked, seats)
    bots: dict[int, Bot] = {seat: find_bot(name) for seat, name in wanted.items()}
    for bot in bots.values():
        if isinstance(bot, HouseBot):
            bot.check(found)
    names = [
        asked.name[seat] if seat < len(asked.name) else words("house-seat", seat=seat + 1)
        for seat in range(asked.people)
    ]
    for seat, name in wanted.items():
        level = name.partition(":")[0]
        names.append(words(f"bot-{level}" if level in BOTS else "bot-own", seat=seat + 1, name=name.rpartition(":")[2]))
    TerminalTable(match, bots, names, words, Console(highlight=False)).play()


def _wanted_bots(asked: argparse.Namespace, seats: int) -> dict[int, str]:
    """Return the bot of each seat without a person; the command line counts seats from 1, as the table shows."""
    wanted = dict.fromkeys(range(asked.people, seats), asked.bots)
    for pair in asked.bot:
        seat, _, bot = pair.partition("=")
        if not seat.isdecimal() or int(seat) - 1 not in wanted:
            raise Explained("house-bad-bot", first=str(asked.people + 1), last=str(seats), said=pair[:40])
        wanted[int(seat) - 1] = bot
    return wanted


def _replay(asked: argparse.Namespace) -> None:
    match = replay(read_record(asked.file))
    if asked.ply is not None:
        match = match.at(asked.ply)
    if asked.seat is not None and not 1 <= asked.seat <= match.seats:
        raise Explained("house-bad-seat", seats=str(match.seats), seat=str(asked.seat))
    seat = None if asked.seat is None else asked.seat - 1

    from rich.console import Console

    from .terminal import TerminalTable

    words = words_in(asked.lang)
    names = [words("house-seat", seat=seat + 1) for seat in range(match.seats)]
    TerminalTable(match, {}, names, words, Console(highlight=False)).replay(seat)


def read_record(file: str) -> Any:
    """Read a record from a file; report in a sentence what is wrong with it."""
    try:
        return json.loads(Path(file).read_text("utf-8"))
    except OSError as error:
        raise Explained("house-file-not-read", file=file, why=str(error.strerror)) from error
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        raise Explained("house-file-no-record", file=file) from error


def _games(asked: argparse.Namespace) -> None:
    words = words_in(asked.lang)
    for name in names():
        found = game(name)
        title = words(f"{name}-title")
        print(words("house-game-line", title=title, low=found.seats[0], high=found.seats[-1]))
        print(f"  {words(f'{name}-about')}")
        print(f"  {words('house-play-hint', game=name)}")
        for option in found.options:
            kind = "house-option-house" if option.house else "house-option-line"
            default, choices = _said(words, option.default), _choices(words, option)
            print(f"    {words(kind, name=option.name, default=default, choices=choices)}")
            print(f"        {words(f'{name}-option-{slug(option.name)}')}")
            for value in option.values:
                key = f"{name}-option-{slug(option.name)}-{slug(value)}"
                if key in words:
                    print(f"            {words('house-option-value', value=value, meaning=words(key))}")
        print()


def _box(asked: argparse.Namespace) -> None:
    found = game(asked.game)
    words = words_in(asked.lang)
    options = found.complete(found.fewest_seats, read_options(asked.option))
    if found.faces.box_sheet is None:
        print(words("house-box-none", game=words(f"{found.name}-title")))
        return
    sheet = found.faces.box_sheet(options)
    if asked.file:
        print(sheet.text, end="")
        return

    from rich.console import Console
    from rich.table import Table

    table = Table(title=words("house-box-title", game=words(f"{found.name}-title")), title_justify="left")
    for column in ("what", "value", "origin", "source"):
        table.add_column(words(f"house-box-{column}"), overflow="fold")
    for line in sheet.lines:
        what = words.thing(found.name, "box", f"{line.section} {line.key}".strip())
        style = "bold yellow" if line.origin == "house" else ""
        table.add_row(what, line.value, words(f"house-origin-{line.origin}"), line.source, style=style)
    Console(highlight=False).print(table)
    print(words("house-box-note"))


def _said(words: Words, value: Any) -> str:
    return words("house-yes" if value else "house-no") if isinstance(value, bool) else str(value)


def _choices(words: Words, option: Any) -> str:
    if isinstance(option.values, range):
        return words("house-number-range", low=option.values[0], high=option.values[-1])
    return ", ".join(_said(words, value) for value in option.values)


def _check(asked: argparse.Namespace) -> int:
    os.environ["DRAGONHALL_GAMES"] = str(asked.games)  # how much the promises play; they read it when they are loaded
    from .promises.check import check

    return 1 if check(game(asked.game), asked.seats, asked.promise, words_in(asked.lang)) else 0


def _serve(asked: argparse.Namespace) -> None:
    from .hall.base.settings import Settings
    from .hall.server.serve import serve

    settings = Settings(
        bot_pause=asked.bot_pause,
        keep_finished=asked.keep_days,
        limit_factor=asked.limits,
        review_seconds=min(asked.review_seconds, 600.0),
        origins=tuple(asked.origin),
        trusted_proxies=tuple(asked.trusted_proxy),
        url=asked.url,
        smtp=asked.smtp,
        mail_from=asked.mail_from,
        nudge_after=min(asked.nudge_after, 86_400.0),
        nudge_hosts=tuple(asked.nudge_host),
    )
    serve(asked.db, asked.host, asked.port, settings, asked.logs, asked.open)


def _verify(asked: argparse.Namespace) -> None:
    from .hall.matches.records import hall_part, verify

    record, words = read_record(asked.file), words_in(asked.lang)
    match = verify(record)
    print(words("hall-verified", game=words(f"{match.game.name}-title"), moves=len(match.log)))
    promised = hall_part(record).commitment
    if promised is not None:
        print(words("hall-verified-dice", commitment=promised))
    else:
        print(words("hall-verified-no-promise"))


def _mcp(asked: argparse.Namespace) -> None:
    from .assistant.tools import Toolbox

    try:
        from .assistant.stdio import serve
    except ModuleNotFoundError as error:
        raise DragonhallError(words_in(asked.lang)("assistant-no-library")) from error
    serve(Toolbox(asked.lang, moves=not asked.no_moves, hints=asked.hints))


def _backup(asked: argparse.Namespace) -> None:
    from .hall.store.backup import backup

    print(words_in(asked.lang)("hall-copied", tables=backup(asked.db, asked.target), file=asked.target))


def _ratings(asked: argparse.Namespace) -> None:
    from .hall.server.serve import check_ratings

    results, wrong = check_ratings(asked.db, asked.write)
    said = "hall-ratings-corrected" if asked.write else "hall-ratings-checked"
    print(words_in(asked.lang)(said, results=results, wrong=wrong))
    if wrong and not asked.write:
        raise SystemExit(1)


def _statistics(asked: argparse.Namespace) -> None:
    from .hall.server.serve import check_statistics

    matches, wrong = check_statistics(asked.db, asked.write)
    said = "hall-statistics-corrected" if asked.write else "hall-statistics-checked"
    print(words_in(asked.lang)(said, matches=matches, wrong=wrong))
    if wrong and not asked.write:
        raise SystemExit(1)


def _words(asked: argparse.Namespace) -> int:
    """List the languages, check one, or draw sentences to be read."""
    from .word_check import complete, faults, sample

    words = words_in(asked.lang)
    if asked.sample is not None:
        for key, text in sample(asked.lang, asked.sample, asked.seed):
            print(f"{key}\n    {text}")
        return 0
    if asked.check is None:
        for language in LANGUAGES:
            print(words("words-complete", language=language, share=int(100 * complete(language))))
        return 0
    found = faults(asked.check)
    for fault in found:
        print(words(f"words-{fault.kind}", name=fault.key, what=fault.what))
    print(words("words-checked", language=asked.check, share=int(100 * complete(asked.check)), faults=len(found)))
    return 1 if found else 0


def _compile(asked: argparse.Namespace) -> None:
    if asked.target == "wasm":
        _compile_modules(asked.game or built_in())
        return
    from .batches import prepare
    from .bots.tree_search import search_of
    from .core.compiler.event_player import event_player
    from .core.rule import NEVER_COMPILE

    words = words_in(language_of_the_house())
    for name in asked.game or names():
        found = game(name)
        _ = found.machine
        event_player(found).prepare()
        prepare(found)
        found.observer.prepare()
        if find_spec("gymnasium"):
            from .bridges.vectors import loops_of

            loops_of(found)
        if not NEVER_COMPILE:
            search_of(found)
        print(words("house-compiled", game=name))


def _compile_modules(wanted: Sequence[str]) -> None:
    from .wasm.modules import build, is_current, path_of

    words = words_in(language_of_the_house())
    for name in wanted:
        found = game(name)
        file = path_of(found).name
        if is_current(found):
            print(words("house-module-current", file=file))
        else:
            print(words("house-module-begins", file=file), flush=True)
            print(words("house-module-made", file=file, bytes=str(len(build(found)))))


if __name__ == "__main__":
    raise SystemExit(main())
