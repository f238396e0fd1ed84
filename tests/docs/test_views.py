"""docs/views.md and the view.md of a game say what a view holds, field by field: played games must show that."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.core.errors import DragonhallError
from dragonhall.games import game as find_game

PAGE = Path(__file__).parents[2] / "docs" / "views.md"
MATCHES = 3
"""Of every number of seats and set of options."""
FIELDS, ROW = "{…}", re.compile(r"^\| `([^`]+)` \| (.+?) \| (.+) \|$", re.M)
Fields = dict[str, tuple[str, str]]


def written(game: str) -> Fields:
    """Kind and sentence of every field that the pages name for a game."""
    common = PAGE.read_text("utf-8").partition("\n## Every game\n")[2].partition("<!-- views -->")[0]
    own = (find_game(game).folder / "view.md").read_text("utf-8")
    assert own.startswith(f"## {game}: {find_game(game).title}\n")
    rows = ROW.findall(common) + ROW.findall(own)
    assert len(rows) == len(dict.fromkeys(field for field, _, _ in rows)), "a field stands on the page twice"
    assert len(rows) == common.count("\n| `") + own.count("\n| `"), "a row is not written like the others"
    return {field: (kind, sentence) for field, kind, sentence in rows}


def kinds(kind: str) -> list[str]:
    """``[text or null] or null`` is a list, or null."""
    return re.findall(r"(?:\{[^}]*\}|\[.*\]|[^ ]+)(?= or |$)", kind)


def compared(fields: Fields, seen: dict[str, set[Any]], field: str, value: Any) -> None:
    """One value beside what the page says of it; what was found is noted."""
    assert field in fields, f"view.md does not name {field}: {value!r}"
    kind, sentence = fields[field]
    seen.setdefault(field, set()).add(fits(fields, seen, field, kind, value))
    for one in value if isinstance(value, list) else [value]:
        if isinstance(one, str) and "one of: " in sentence:
            assert f"`{one}`" in sentence, f"view.md does not say that {field} can be {one!r}"


def fits(fields: Fields, seen: dict[str, set[Any]], field: str, kind: str, value: Any) -> str:
    """Which of the kinds it is."""
    for one in kinds(kind):
        if one == "any" or one == plain(value):
            return one
        if isinstance(value, dict) and one == FIELDS:
            for name, inner in value.items():
                compared(fields, seen, f"{field}.{name}", inner)
            return one
        if isinstance(value, dict) and one.startswith("{name: "):
            for inner in value.values():
                fits(fields, seen, field, one[len("{name: ") : -1], inner)
            return one
        if isinstance(value, list) and one.startswith("["):
            for inner in value:
                fits(fields, seen, f"{field}[]", one[1:-1], inner)
            return one
    raise AssertionError(f"view.md says that {field} is {kind}, but it can be {value!r}")


def plain(value: Any) -> str:
    names = {type(None): "null", bool: "yes/no", int: "number", str: "text"}
    return names.get(type(value), "")


@pytest.mark.parametrize("name", dh.games())
def test_the_pages_name_every_field_of_a_view_and_no_other(name: str):
    fields, seen, game, luck = written(name), {}, find_game(name), random.Random(5)

    def look(match: dh.Match, *seats: int | None) -> None:
        for seat in seats:
            for field, value in match.view(seat).items():
                compared(fields, seen, field, value)

    for position in game.test_positions:
        look(dh.position({"game": name, **position}), 0)
    for options in game.test_options:
        for seats in [seats for seats in game.seats for _ in range(MATCHES)]:
            try:
                match = dh.new(name, seats=seats, seed=luck.randrange(1 << 30), options=options)
            except DragonhallError:
                continue  # these options do not go with so many seats
            while not match.over:
                if luck.random() < 0.3:
                    look(match, luck.randrange(seats), None)
                seat = luck.choice(match.to_act)
                match.play(luck.choice(match.moves(seat)), seat=seat)
            look(match, luck.randrange(seats), None)
    never = {field: set(kinds(kind)) - seen.get(field, set()) for field, (kind, _) in fields.items()}
    assert not {field: missing for field, missing in never.items() if missing}
