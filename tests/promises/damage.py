"""Positions with mistakes in them."""

from __future__ import annotations

import copy
import random
from typing import Any

JUNK: tuple[Any, ...] = (None, True, -1, 0, 1, 2, 3, 5, 9, 100, 10**12, 1.5, "", "x", [], {}, [[]], [0, 0], {"x": 1})


def places_of(part: Any, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Every place of a description where a value stands: what it stands in, and the key."""
    for key in list(part) if isinstance(part, dict) else range(len(part)):
        found.append((part, key))
        if isinstance(part[key], dict | list):
            places_of(part[key], found)
    return found


def damaged(described: dict[str, Any], elsewhere: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """The description with up to three of its values changed: a number a little, or for one that stands at the same
    place of another position, or for any other value of it, or for junk; a value left out or said twice."""
    described = copy.deepcopy(described)
    for _ in range(luck.choice((1, 1, 1, 2, 3))):
        part, key = luck.choice(places_of(described, []))
        value, how = part[key], luck.random()
        if isinstance(value, bool):
            part[key] = not value
        elif isinstance(value, int) and how < 0.5:
            part[key] = value + luck.choice((-2, -1, 1, 1, 2))
        elif part is described and how < 0.4:
            part[key] = copy.deepcopy(elsewhere.get(key, value))
        elif how < 0.5 and isinstance(part, list):
            part.insert(luck.randrange(len(part) + 1), copy.deepcopy(value))
        elif how < 0.6:
            del part[key]
        elif how < 0.9:
            other, place = luck.choice(places_of(described, []))
            part[key] = copy.deepcopy(other[place])
        else:
            part[key] = copy.deepcopy(luck.choice(JUNK))
    return described
