"""The games as WebAssembly: one small module per game, with its rules, its news and its bots, for browsers.

A module is kept beside the board of its game (``web/<game>.wasm``), so that nobody who only plays needs a compiler. It
names the key of what it was made from. ``make wasm`` makes those again whose key has changed, and a test finds modules
that are out of date. A game without a module can be played in a hall only.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.levels import CLASSIC, MISTAKES, WYRM, WYVERN, Level
from ..bots.mistakes import mistakes_part
from ..bots.network import ARRAYS, NetworkSpace, network_of, network_part
from ..bots.tree_search import search_part, settings_of, workspace_of
from ..bots.workspace import Settings, Workspace
from ..core.compiler.cache import portable_key
from ..core.compiler.engines import rules_part
from ..core.compiler.event_player import SYMBOL, telling
from ..core.compiler.parts import bind_to
from ..core.errors import DragonhallError
from ..core.game import Game

FORMAT = 1
"""Raised when modules are made in another way."""
MAX_NEWS = 1024
"""Room for the news of one ply."""

# The exports of a module: the function's name there, the rule, and where its arguments come from
# (core/compiler/wasm_backend.py).
TELLING = {
    "deal": ("deal_at", "table int @options seed"),
    "play": ("play_at", "table int int"),
}
SILENT = {
    "rekey": ("rekey_at", "table seed"),
    "to_act": ("to_act_at", "table"),
    "legal": ("legal_at", "table int @moves"),
    "play_silently": ("play_at", "table int int"),
    "redeal": ("redeal_at", "table int seed"),
    "score": ("score_at", "table int"),
    "won": ("won_at", "table"),
}
OWN = {
    "observe": ("observe_at", "table int @row ={size}"),
    "sees": ("sees_at", "table int int int"),
    "heuristic_move": ("heuristic_move", "table int word @workspace"),
    "mistaken_move": ("overlooking_move", "table int int word @workspace"),
    "plant": ("plant", "table seed @workspace"),
    "play_on": ("play_on", "table word int @moves"),
}
SEARCH = {
    "seeded": ("seeded", "word seed"),
    "search": ("search", "@workspace int int int int @settings"),
    "settled": ("settled", "@workspace int int"),
    "chances": ("chances", "@workspace int int int @settings @sums"),
    "compare": ("compare", "@workspace int int int @settings @picks:some @comparison"),
}
NETWORK = {
    "network_move": ("network_move", "table int word @network"),
    "mark_moves": ("mark_moves", "table int @network"),
    "mark_seats": ("mark_seats", "table int int @network"),
}
GUIDED = {"guided_search": ("guided_search", "@workspace @network int int int int @settings")}
"""Of a game that has a network. Its weights are not part of the module: who wants Lindworm or its estimates writes them
into the memory."""
SHOWN = ("moves", "marks", "row", "nodes", "visits", "edges", "used", "settings", "sums", "picks", "comparison")
SHOWN_TELLING = ("options", "news", "told")


class BadModule(DragonhallError):
    """A module could not be made."""


def path_of(game: Game) -> Path:
    """Where the module of a game is kept."""
    return game.folder / "web" / f"{game.name}.wasm"


def key_of(game: Game) -> str:
    """Return the key of what a module is made from; the same on every machine."""
    rules = [rule for group in _exported(game) for rule, _ in group.values()]
    constants = [
        hashlib.sha256(array.tobytes()).hexdigest() for array in _arrays(game).values() if array.view("u1").any()
    ]
    words = json.dumps([FORMAT, MAX_NEWS, TELLING, SILENT, OWN, SEARCH, constants, _about(game)], sort_keys=True)
    return portable_key(rules, words, repr(game.Table.dtype.descr))[:32]


def is_current(game: Game) -> bool:
    """Whether there is a module of a game that was made from its rules as they are now."""
    from ..core.compiler.wasm_backend import about_module

    path = path_of(game)
    return path.exists() and about_module(path.read_bytes()).get("key") == key_of(game)


def build(game: Game) -> bytes:
    """Make the module of a game, in a process of its own, and keep it in the game's folder.

    Raises:
        BadModule: it could not be made; the process has said why.
        NoLinker: what links it is not installed.
    """
    from ..core.compiler.wasm_backend import ENVIRONMENT, check_linker

    check_linker()
    path = path_of(game)
    try:
        path.parent.mkdir(exist_ok=True)
    except OSError as error:
        raise BadModule(f"{path} cannot be written: {error.strerror}.") from error
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    environment |= ENVIRONMENT | {"DRAGONHALL_INTERPRETED": "", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", __package__, game.name]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE)
    if done.returncode:
        raise BadModule(f"The module of {game.title} could not be made.")
    path.write_bytes(done.stdout)
    return done.stdout


def made(game: Game) -> bytes:
    """Return the module of a game. Call it in a process of its own (:func:`build`)."""
    from ..core.compiler.wasm_backend import Export, Memory, linked_module, object_file

    about = {"key": key_of(game), **_about(game)}
    telling_rules, silent_rules = _exported(game)
    arrays = _arrays(game)
    table = game.Table.new()
    structures: dict[str, type[Any]] = {"workspace": Workspace, "settings": Settings}
    shown = [*SHOWN, *_weights(game)]
    if shown != list(SHOWN):
        structures["network"] = NetworkSpace
    whole = frozenset(name for name, kind in Settings.__annotations__.items() if kind == "int")
    loud = object_file(
        table,
        {name: Export(rule, takes) for name, (rule, takes) in telling_rules.items()},
        Memory({"options": arrays["options"]}, {}, shown=frozenset(SHOWN_TELLING)),
        telling(),
        NEWS,
    )
    silent = object_file(
        table,
        {name: Export(rule, takes) for name, (rule, takes) in silent_rules.items()},
        Memory(arrays, structures, whole, frozenset(shown)),
    )
    names = [*telling_rules, *silent_rules, *shown, *SHOWN_TELLING]
    return linked_module([loud, silent], names, about)


NEWS = f"""
@told = global i64 0, align 16
@news = global [{MAX_NEWS} x [6 x i64]] zeroinitializer, align 16
define void @{SYMBOL}(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) {{
  %n = load i64, ptr @told
  %next = add i64 %n, 1
  store i64 %next, ptr @told
  %fits = icmp ult i64 %n, {MAX_NEWS}
  br i1 %fits, label %write, label %done
write:
{
    "".join(
        f'''
  %p{k} = getelementptr [{MAX_NEWS} x [6 x i64]], ptr @news, i64 0, i64 %n, i64 {k}
  store i64 %{k}, ptr %p{k}'''
        for k in range(6)
    )
}
  br label %done
done:
  ret void
}}
"""
"""``tell`` in a module: it writes the news into an array, and counts them."""


def _exported(game: Game) -> tuple[dict[str, tuple[Any, str]], dict[str, tuple[Any, str]]]:
    """Return the exported rules of a game with their arguments: those that emit news, and all others."""
    rules, search, own = vars(rules_part(game).module), vars(search_part(game).module), vars(entries_of(game))
    size = game.counsel.tensor.size
    telling_rules = {name: (rules[rule], takes) for name, (rule, takes) in TELLING.items()}
    others = {
        name: (module[rule], takes.format(size=size))
        for module, group in ((rules, SILENT), (own, OWN), (search, SEARCH))
        for name, (rule, takes) in group.items()
    }
    if _weights(game):
        network = vars(network_part(game).module)
        others |= {name: (network[rule], takes) for name, (rule, takes) in NETWORK.items()}
        others |= {name: (search[rule], takes) for name, (rule, takes) in GUIDED.items() if rule in search}
    return telling_rules, others


def _weights(game: Game) -> dict[str, Any]:
    """Room for the network of a game, if it has one."""
    network = network_of(game)
    if network is None:
        return {}
    space = network.space(game)
    return {name: np.zeros_like(getattr(space, name)) for name in (*ARRAYS, "numbers")}


@cache
def entries_of(game: Game) -> Any:
    """Return the functions of ``entries.py``, bound to a game."""
    search = vars(search_part(game).module)
    mistakes = vars(mistakes_part(game).module)
    more = {"pick_by_heuristic": search["pick_by_heuristic"], "mistaken_move": mistakes["mistaken_move"]}
    return bind_to(game, Path(__file__).with_name("entries.py"), f"{__package__}.entries", more)


@cache
def _arrays(game: Game) -> dict[str, Any]:
    """Return what is at fixed places in the memory of a module."""
    longest, seats = game.rules.longest_list, game.seats[-1]
    weights = _weights(game)
    hidden = {name: np.zeros(len(weights["first_bias"]), np.int32) for name in ("hidden", "deeper") if weights}
    return {
        **workspace_of(game)._asdict(),
        **weights,
        **hidden,
        "settings": np.zeros(len(Settings._fields)),
        "row": np.zeros(game.counsel.tensor.size, np.int16),
        "sums": np.zeros(seats),
        "picks": np.zeros(longest, np.int64),
        "comparison": np.zeros((2, longest)),
        "options": np.zeros(len(_default_numbers(game, game.fewest_seats)), np.int64),
    }


def _default_numbers(game: Game, seats: int) -> list[int]:
    return [int(number) for number in game.option_numbers(seats, game.complete(seats, {}))]


def _about(game: Game) -> dict[str, Any]:
    """Return what a program must know about a module to use it."""
    defaults = {option.name: option.default for option in game.options}
    return {
        "format": FORMAT,
        "game": game.name,
        "title": game.title,
        "version": game.version,
        "seats": list(game.seats),
        "record": game.Table.dtype.itemsize,
        "moves": len(game.moves),
        "hostMoves": [int(move) for move in game.moves if move.name in game.rules.host_moves],
        "longestList": game.rules.longest_list,
        "longestMatch": game.rules.longest_match,
        "observation": game.counsel.tensor.size,
        "news": MAX_NEWS,
        "options": {
            str(seats): _default_numbers(game, seats) for seats in game.seats if not game.fits(seats, dict(defaults))
        },
        "levels": {level.name: _level(game, level) for level in (WYVERN, CLASSIC, WYRM)},
        "mistakes": {name: asdict(made) for name, made in MISTAKES.items()},
        **({"network": {name: array.nbytes for name, array in weights.items()}} if (weights := _weights(game)) else {}),
    }


def _level(game: Game, level: Level) -> dict[str, Any]:
    about = {"deepest": level.deepest, **asdict(level.budget), "settings": list(settings_of(game, level.tuning))}
    network = network_of(game)
    if level.guided is not None and network is not None:
        about["guided"] = {
            str(seats): list(settings_of(game, replace(level.guided, explore=explore)))
            for seats, explore in network.guides.items()
        }
    return about
