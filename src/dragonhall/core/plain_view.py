"""The drawing of a game that has no ``terminal.py``: its view in rows and columns, with the words of its fields.

The browser's plain table reads a view by the same words (docs/add-a-game.md, "The plain table").
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from rich.console import Group
from rich.table import Table as Columns
from rich.text import Text

GENERAL = ("game", "seats", "options", "ply", "to_act", "over", "scores", "winners", "seat", "turn")
"""Fields of every view, which are shown elsewhere, and whose turn it is, which the drawing marks."""


def draw(
    game: str, things: Mapping[str, Sequence[str] | None], view: Mapping[str, Any], words: Any, names: Sequence[str]
) -> Any:
    """Return the fields of the table line by line, then a row for each seat."""
    said = _Said(game, things, words, names)
    seats: list[dict[str, Any]] = [{} for _ in names]
    lines = []
    for field, value in view.items():
        if field in GENERAL or said.kind(field) == "none":
            continue
        if said.kind(field) == "own":
            if view["seat"] is not None:
                seats[view["seat"]][field] = value
        elif _of_each_seat(value, len(names), said.kind(field)):
            for seat, one in enumerate(value):
                seats[seat] |= one if isinstance(one, dict) else {field: one}
        elif text := said.value(field, value):
            lines.append(said.line(field, text))
    table = Columns(box=None, pad_edge=False)
    table.add_column("", style="bold")
    fields = [field for field in dict.fromkeys(chain(*seats)) if said.kind(field) != "none"]
    for field in fields:
        table.add_column(said.name(field))
    for seat, row in enumerate(seats):
        mark = "> " if seat in view["to_act"] else "  "
        table.add_row(mark + names[seat], *(said.value(field, row.get(field)) for field in fields))
    return Group(*(Text(line) for line in lines), table)


def _of_each_seat(value: Any, seats: int, kind: str) -> bool:
    listed = isinstance(value, list) and len(value) == seats
    return listed and (kind == "seats" or (kind == "" and all(isinstance(one, dict) for one in value)))


class _Said:
    """The names of a game's fields and things, in one language."""

    def __init__(self, game: str, things: Mapping[str, Sequence[str] | None], words: Any, names: Sequence[str]) -> None:
        self.game, self.things, self.words, self.names = game, things, words, names

    def name(self, field: str) -> str:
        said: str = self.words.forms(self.game, "view", field)[""]
        return said

    def kind(self, field: str) -> str:
        said: str = self.words.forms(self.game, "view", field).get("kind", "")
        return said

    def hides(self, field: str, value: Any) -> bool:
        """Return whether a number that is 0 is left out."""
        return value == 0 and type(value) is int and self.words.forms(self.game, "view", field).get("zero") == "none"

    def line(self, field: str, text: str) -> str:
        name = self.name(field)
        said: str = self.words("house-field", name=name, value=text)
        return text if text == name else said

    def value(self, field: str, value: Any) -> str:
        if value is None or value is False or value == [] or value == {} or self.hides(field, value):
            return ""
        if value is True:
            return self.name(field)
        if isinstance(value, list):
            return ", ".join(self.value(field, one) or "-" for one in value)
        if isinstance(value, dict):
            return ", ".join(f"{self.thing(key)} {self.value(field, one)}" for key, one in value.items() if one)
        if isinstance(value, int) and self.kind(field) in ("seat", "seats"):
            return self.names[value]
        return self.thing(value)

    def thing(self, value: Any) -> str:
        """Return the name of a card or another thing; any other value as text."""
        kind = next((kind for kind, every in self.things.items() if every and value in every), None)
        said: str = self.words.thing(self.game, kind, value) if kind else str(value)
        return said
