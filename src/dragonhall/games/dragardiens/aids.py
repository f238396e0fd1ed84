"""Aids at the table: what the Grimoire asks for, whether it can be placed, and which page would allow it (3, 5, 6)."""

from __future__ import annotations

from typing import Any

from .box import CHEST_NAMES, COLOURS, DRAGON, KIND_NAMES, LEFT_KINDS, PAGE, REAL_KINDS, SHADOW, Chest
from .moves import ADD, LAY, WRITE, WRITE_STARTING

KIND = {name: kind for kind, name in enumerate(KIND_NAMES)}


def aids(view: dict[str, Any], moves: list[int]) -> list[dict[str, Any]]:
    if not moves or view["ask"] == "chest" or view["ask"] == "add":
        return []
    mine = view["players"][view["seat"]]
    held = [KIND[name] for name in [*mine["cards"], *mine["starting"]]]
    number, colour = int(view["wanted"]["number"]), COLOURS.index(view["wanted"]["colour"])
    lines = [laying(view, moves, held, number, colour)]
    seen: list[int] = []
    for move in moves:
        if WRITE <= move < LAY:
            kind = move - (WRITE if move < WRITE_STARTING else WRITE_STARTING)
            then_number, then_colour = after_writing(view, kind, number, colour)
            left = list(held)
            left.remove(kind)
            if kind not in seen and what_lacks(view, left, then_number, then_colour) == "":
                seen.append(kind)
                asks = f"colour:{COLOURS[then_colour]}"
                lines.append(line("write", "write", f"card:{KIND_NAMES[kind]}", asks, then_number, 0))
    return lines


def line(key: str, item: str, thing: str, other: str, number: int, of: int) -> dict[str, Any]:
    return {"aid": "grimoire", "key": key, "item": item, "thing": thing, "other": other, "number": number, "of": of}


def is_open(view: dict[str, Any], chest: int) -> bool:
    """I opened that chest this turn (11.9)."""
    return bool(view["turn"] == view["seat"] and view["opened"] == CHEST_NAMES[chest])


def after_writing(view: dict[str, Any], kind: int, number: int, colour: int) -> tuple[int, int]:
    """A number page goes to the left, a colour to the right; shortcut and prism ink still count (11.3, 11.5)."""
    page = int(PAGE[kind])
    if LEFT_KINDS <= kind < REAL_KINDS:
        return number, colour if is_open(view, Chest.INK) else page
    return page - 1 if page > 1 and is_open(view, Chest.SHORTCUT) else page, colour


def laying(view: dict[str, Any], moves: list[int], held: list[int], number: int, colour: int) -> dict[str, Any]:
    lacks = what_lacks(view, held, number, colour)
    thing = f"colour:{COLOURS[colour]}"
    if lacks == "cards":
        have = sum(1 for kind in held if kind == SHADOW or int(DRAGON[kind]) == colour)
        return line("lacks", "lacks", thing, "", number - have, number)
    if lacks != "":
        return line(lacks, "asks", thing, "", number, 0)
    now = any(LAY <= move < ADD for move in moves)
    return line("lay" if now else "lay-later", "asks", thing, "", number, 0)


def what_lacks(view: dict[str, Any], held: list[int], number: int, colour: int) -> str:
    """Enough dragons of the colour, at least one of them real, on a pile that is not closed (6.2, 6.3, 6.6)."""
    school = view["players"][view["seat"]]["school"]
    if any(pile["colour"] == COLOURS[colour] and pile["closed"] for pile in school) and not is_open(view, Chest.KEY):
        return "closed"
    real = sum(1 for kind in held if int(DRAGON[kind]) == colour)
    if real + sum(1 for kind in held if kind == SHADOW) < number:
        return "cards"
    return "" if real > 0 else "real"
