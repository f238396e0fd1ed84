"""docs/positions.md, the position.md of a game and the table of its moves name what played games really have."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.core.errors import DragonhallError
from dragonhall.core.game import Game
from dragonhall.games import game as find_game
from dragonhall.words import words_in

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "positions.md"
ROW = re.compile(r"^\| `([^`]+)` \| (.+) \|$", re.M)
MATCHES = 3
"""Of every number of seats and set of options."""


def written(text: str) -> dict[str, str]:
    rows = ROW.findall(text)
    assert len(rows) == len(dict(rows)) == text.count("\n| `"), "a field stands there twice, or not like the others"
    return dict(rows)


def paths(value: Any, path: str, by_name: Callable[[str, str], bool]) -> Iterator[str]:
    """Every field of a position: `debts[].gold` of the entries of a list, `known{}.heard` of what is given by name."""
    if isinstance(value, list):
        for one in value:
            yield from paths(one, f"{path}[]", by_name)
    elif isinstance(value, dict) and path != "options":
        for name, one in value.items():
            if path and by_name(path, name):
                yield from paths(one, f"{path}{{}}", by_name)
            else:
                yield f"{path}.{name}" if path else name
                yield from paths(one, f"{path}.{name}" if path else name, by_name)


def things_of(game: Game) -> set[str]:
    """The names of all cards, dragons, colours and the like of a game."""
    told = {name for names in game.news.names.values() for name in names or ()}
    return told | {str(one) for move in game.moves for one in move.args.values()}


@pytest.mark.parametrize("name", dh.games())
def test_the_pages_name_every_field_of_a_position_and_no_other(name: str):
    """Also those inside others; a list or an object that stayed empty in all these matches shows none."""
    game, luck, seen = find_game(name), random.Random(7), set()
    own = (game.folder / "position.md").read_text("utf-8")
    assert own.startswith(f"## {name}: {game.title}\n")
    things = things_of(game)
    fields = written(
        PAGE.read_text("utf-8").partition("\n## Every game\n")[2].partition("<!-- positions -->")[0]
    ) | written(own)

    def by_name(path: str, name: str) -> bool:
        return f"{path}.{name}" not in fields and (name in things or not re.fullmatch("[a-z_]+", name))

    for options in game.test_options:
        for seats in [seats for seats in game.seats for _ in range(MATCHES)]:
            try:
                match = dh.new(name, seats=seats, seed=luck.randrange(1 << 30), options=options)
            except DragonhallError:
                continue  # these options do not go with so many seats
            while not match.over:
                if luck.random() < 0.3:
                    seen |= set(paths(match.position(), "", by_name))
                seat = luck.choice(match.to_act)
                match.play(luck.choice(match.moves(seat)), seat=seat)
            seen |= set(paths(match.position(), "", by_name))
    for position in game.test_positions:
        seen |= set(paths(dh.position({"game": name, **position}).position(), "", by_name))
    assert seen == fields.keys(), sorted(seen ^ fields.keys())
    assert all(len(sentence) > 8 for sentence in fields.values())


@pytest.mark.parametrize("name", dh.games())
def test_every_kind_of_move_is_listed_with_its_words_in_both_languages(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "path", [str(ROOT / "docs" / "generate"), *sys.path])
    from parts import moves_of  # type: ignore[import-not-found]

    game = find_game(name)
    rows = [line for line in moves_of(game).splitlines() if line.startswith("| `")]
    assert len(rows) == len(game.moves.sayings)
    for saying, row in zip(game.moves.sayings, rows, strict=True):
        _, _, example, english, french, _ = (cell.strip() for cell in row.split("|"))
        move = game.moves.find(example.strip("`"))
        assert move.name == saying.name
        assert (english, french) == tuple(words_in(language).move(game, move) for language in ("en", "fr"))
