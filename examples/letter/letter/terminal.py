"""The Letter on a terminal: who holds what, as far as one may know, and what lies open."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.table import Table as Columns
from rich.text import Text

from .box import CARDS


def draw(view: dict[str, Any], words: Any, names: list[str]) -> Any:
    def card(name: str) -> str:
        return f"{CARDS.index(name) + 1} {words.thing('letter', 'card', name)}"

    head = words("letter-draw-title", round=view["round"], goal=view["goal"], deck=view["deck"])
    table = Columns(box=None, pad_edge=False)
    for column in ("player", "letters", "hand", "discards"):
        table.add_column(words(f"letter-draw-{column}"), style="bold" if column == "player" else "")
    for seat, (name, one) in enumerate(zip(names, view["players"], strict=True)):
        known = view["card"] if seat == view["seat"] else view["known"][seat]
        hand = [card(known) if known else "?"] * (not one["out"])
        hand += [card(view["drawn"]) if view["drawn"] else "?"] * (one["hand"] - len(hand))
        notes = [words(f"letter-draw-{note}") for note in ("out", "sheltered") if one[note]]
        if one["not"] and not known:
            notes.append(words("letter-draw-not", cards=", ".join(map(card, one["not"]))))
        turn = "> " if seat in view["to_act"] else "  "
        shown = " + ".join(hand) + (f" ({', '.join(notes)})" if notes else "")
        table.add_row(turn + name, str(one["letters"]), shown.strip(), ", ".join(map(card, one["discards"])))
    return Group(Text(head, style="bold"), table)
