"""The facts that a browser needs to play without a server: ``python -m dragonhall.browser_catalogue``.

Writes two files into ``web/engine/translated/games`` when the pages are built. ``games.json``: what ``GET /api/games``
says about the games that have a WebAssembly module, and how the rules read their options. ``protocol.json``: problems,
what requests and messages may hold, and which names look alike.
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

from . import games
from .analysis import daily
from .bots import LEVELS
from .bots.levels import USUAL, budget_named
from .core.game import Game
from .games import game as find_game
from .hall import protocol as p
from .hall.base import names
from .hall.base.errors import PROBLEMS
from .hall.routes.answers import game_info

TARGET = Path("web") / "engine" / "translated" / "games" / "games.json"
TRIES = 300
BODIES = (p.CreateTable, p.Join, p.AskHint, p.AskOutcome, p.WhatIf, p.FromClient, p.AnyAction)
"""Bodies and messages that the hall in the browser receives."""


def browser_games() -> dict[str, Any]:
    """Return the games of a browser, as ``protocol.GamesInfo`` and with the numbers of their options."""
    found = [name for name in games() if module_of(find_game(name)).is_file()]
    infos = [game_info(name) for name in found]
    info = p.GamesInfo(p.PROTOCOL, "", infos, list(LEVELS), list(p.PHRASES), list(p.REACTIONS), usual=USUAL)
    numbers = {name: option_numbers(find_game(name)) for name in found}
    told: dict[str, Any] = msgspec.to_builtins(info)
    return told | {"numbers": numbers, "daily": daily_deals(found)}


def browser_protocol() -> dict[str, Any]:
    """Problems with their status, and what bodies and messages may hold (as JSON Schema)."""
    made, parts = msgspec.json.schema_components(BODIES, ref_template="#/$defs/{name}")
    unions = {"FromClient": made[BODIES.index(p.FromClient)], "AnyAction": made[BODIES.index(p.AnyAction)]}
    return {
        "problems": PROBLEMS,
        "bodies": _plain(parts | unions),
    }


def browser_names() -> dict[str, Any]:
    """Return what signs look like, and what bots are called: only needed where names are compared."""
    return {"alike": names.LOOKALIKES, "bots": sorted(names.names_of_bots())}


def _plain(schema: Any) -> Any:
    """Return a schema without what only people read."""
    if isinstance(schema, list):
        return [_plain(inner) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    told = ("title", "description", "default") if "type" in schema or "anyOf" in schema or "enum" in schema else ()
    return {
        name: {field: _plain(kind) for field, kind in inner.items()} if name == "properties" else _plain(inner)
        for name, inner in schema.items()
        if name not in told
    }


def daily_deals(names: Sequence[str]) -> dict[str, Any]:
    """Return the data from which the deal of the day follows (``web/src/local/games/daily.ts``)."""

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
    """Return the numbers of options as a browser reads them (``web/src/local/games/options.ts``)."""
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


def text(told: dict[str, Any]) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.write_text(text(browser_games()), "utf-8")
    target.with_name("protocol.json").write_text(text(browser_protocol()), "utf-8")
    target.with_name("names.json").write_text(text(browser_names()), "utf-8")
