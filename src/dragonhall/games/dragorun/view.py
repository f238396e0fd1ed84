"""What a seat may see of Dragorun, and what it cannot know. Everything lies open but what comes next (8.1)."""

from __future__ import annotations

from typing import Any

from ...core.dice import seed_dice
from ...core.rule import rule
from .box import BACK, COLOUR_DIE, DRAGONS, EGG_KINDS, EGGS, MOVEMENT_DIE, SNAIL, TROPHY
from .table import BESIDE, Ask, Table, must_roll


def open_view(t: Table) -> dict[str, Any]:
    rolled = t.ask in (Ask.ROLLED, Ask.WHITE)
    return {
        "ask": Ask(t.ask).name.lower(),
        "turn": t.turn,
        "first": t.first,
        "race": t.races,
        "track": t.track,
        "spaces": {name: t.space[dragon] for dragon, name in enumerate(DRAGONS)},
        "markers": {name: holder(t, dragon) for dragon, name in enumerate(DRAGONS)},
        "face_down": [other for other in range(t.seats) if t.covered >> other & 1],
        "dice": {"colour": COLOUR_DIE[t.colour], "movement": MOVEMENT_DIE[t.movement]} if rolled else None,
        "targets": {name: target(t, dragon) for dragon, name in enumerate(DRAGONS)} if rolled else None,
        "eggs": [held_eggs(t, other) for other in range(t.seats)],
        "pool": t.pooled,
        "swaps": t.swaps,
        "must_roll": bool(must_roll(t)),
    }


def own_view(t: Table, seat: int | None) -> dict[str, Any]:
    """Nobody sees more than the others."""
    return {}


def holder(t: Table, dragon: int) -> int | None:
    return None if t.holder[dragon] == BESIDE else t.holder[dragon]


def target(t: Table, dragon: int) -> int:
    """Where the movement die would take a dragon."""
    return landing([t.space[other] for other in range(len(DRAGONS))], t.track, dragon, t.movement)


def landing(spaces: list[int], track: int, dragon: int, movement: int) -> int:
    """Where a face of the movement die takes a dragon (4.5-4.12)."""
    others = [space for other, space in enumerate(spaces) if other != dragon]
    space, first, last = spaces[dragon], max(others), min(others)
    if movement == TROPHY:
        return space if space > first or space == first > 0 else first + 1
    if movement == SNAIL:
        return space if space <= last else max(last - 1, 0)
    if movement == BACK:
        return max((free for free in range(space) if free == 0 or free not in others), default=0)
    ahead = [free for free in range(space + 1, track) if free not in others] + [track] * (movement + 1)
    return ahead[movement]


def held_eggs(t: Table, seat: int) -> list[str]:
    if not t.eggs[seat]:
        return []
    return [EGGS[kind] for kind in range(EGG_KINDS) for _ in range(t.egg[seat, kind])]


@rule
def redeal(t: Table, seat: int, seed: int) -> None:
    """The pool has no order, so only the dice are new."""
    seed_dice(t, seed)
