"""What a browser must know about the games that it plays without a server: ``python -m dragonhall.hall.browser_games``.

Writes ``web/engine/translated/games/games.json`` when the pages are built: what ``GET /api/games`` tells of the games
that have a WebAssembly module, and how the rules read their options.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from .. import games
from ..bots import LEVELS
from ..bots.levels import USUAL, budget_named
from ..core.game import Game
from ..games import game as find_game
from ..lab import daily
from . import protocol as p
from .answers import game_info

TARGET = Path("web") / "engine" / "translated" / "games" / "games.json"
TRIES = 300


def browser_games() -> dict[str, Any]:
    """The games of a browser, as ``protocol.GamesInfo`` and with the numbers of their options."""
    found = [name for name in games() if module_of(find_game(name)).is_file()]
    infos = [game_info(name) for name in found]
    info = p.GamesInfo(p.PROTOCOL, "", infos, list(LEVELS), list(p.PHRASES), list(p.REACTIONS), usual=USUAL)
    numbers = {name: option_numbers(find_game(name)) for name in found}
    told: dict[str, Any] = msgspec.to_builtins(info)
    return told | {"numbers": numbers, "daily": daily_deals(found)}


def daily_deals(names: Sequence[str]) -> dict[str, Any]:
    """What the deal of the day follows from (``web/src/local/daily.ts``)."""

    def player(bot: str) -> tuple[str, int]:
        level, _, budget = bot.partition(":")
        return level, budget_named(budget).iterations if budget else 0

    return {
        "first": str(daily.FIRST),
        "week": [player(bot) for bot in daily.WEEK],
        "house": player(daily.HOUSE),
        "seats": {name: daily.seats_for(name) for name in names},
    }


def module_of(game: Game) -> Path:
    return game.folder / "web" / f"{game.name}.wasm"


def option_numbers(game: Game) -> dict[str, Any]:
    """For each version, number of seats and words of some options the row of numbers that the rules read.

    Every option has its own place in the row. ``words`` are those whose words change more of it.
    """
    versions = (*sorted(game.older or {}), game.version)
    words = [
        option.name
        for place, option in enumerate(game.options)
        if isinstance(option.default, str) and _spreads(game, place)
    ]
    bases: dict[str, Any] = {}
    for version, seats in product(versions, game.seats):
        rows = bases.setdefault(str(version), {}).setdefault(str(seats), {})
        for chosen in product(*(_words(game, name) for name in words)):
            options = _defaults(game) | dict(zip(words, chosen, strict=True))
            rows["|".join(chosen)] = _row(game, seats, options, version)
    told = {"words": words, "bases": bases}
    _check(game, told, versions)
    return told


def read(game: Game, told: dict[str, Any], seats: int, options: dict[str, Any], version: int) -> list[int]:
    """The numbers of options as a browser reads them (``web/src/local/options.ts``)."""
    row = list(told["bases"][str(version)][str(seats)]["|".join(options[name] for name in told["words"])])
    for place, option in enumerate(game.options):
        value = options[option.name]
        if option.name not in told["words"] and value != option.default:
            row[place] = list(option.values).index(value) if isinstance(value, str) else int(value)
    return row


def _check(game: Game, told: dict[str, Any], versions: tuple[int, ...]) -> None:
    """Random options are read as the game itself reads them."""
    luck = random.Random(game.name)
    for _ in range(TRIES):
        options = {option.name: luck.choice(list(option.values)) for option in game.options}
        seats, version = luck.choice(list(game.seats)), luck.choice(versions)
        if not game.fits(seats, options) and read(game, told, seats, options, version) != _row(
            game, seats, options, version
        ):
            raise SystemExit(f"The options of {game.title} cannot be told to a browser: {options}")


def _spreads(game: Game, place: int) -> bool:
    """Whether a word of this option changes more than its own place."""
    name, seats = game.options[place].name, game.seats[-1]
    usual = _row(game, seats, _defaults(game), game.version)
    for word in _words(game, name):
        row = _row(game, seats, _defaults(game) | {name: word}, game.version)
        if any(mine != theirs for at, (mine, theirs) in enumerate(zip(row, usual, strict=True)) if at != place):
            return True
    return place >= len(usual) or usual[place] != game.options[place].number(game.options[place].default)


def _words(game: Game, name: str) -> list[str]:
    return [str(word) for option in game.options if option.name == name for word in option.values]


def _defaults(game: Game) -> dict[str, Any]:
    return {option.name: option.default for option in game.options}


def _row(game: Game, seats: int, options: dict[str, Any], version: int) -> list[int]:
    return [int(number) for number in game.option_numbers(seats, options, version)]


def text() -> str:
    return json.dumps(browser_games(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    (Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET).write_text(text(), "utf-8")
