"""What the tests of tensors share: a tensor by the names of its parts, and whole games seen by every seat."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import dragonhall as dh


def named(match: dh.Match, seat: int | None) -> dict[str, Any]:
    """What a seat (``None``: a spectator) sees, as lists by name."""
    return {name: part.tolist() for name, part in match.game.counsel.tensor.named(match.observation(seat)).items()}


def all_the_way(name: str, seats: int, seed: int, every: int = 7, most: int = 600, **options: Any) -> Iterator[Any]:
    """A random game from every side: view, tensor, and the players of the view in the order of the tensor."""
    match, luck = dh.new(name, seats=seats, seed=seed, options=options), random.Random(seed)
    while True:
        if match.over or match.ply % every == 0:
            for seat in [None, *range(seats)]:
                yield match.view(seat), named(match, seat), clockwise(seats, seat)
        if match.over or match.ply >= most:
            return
        mover = luck.choice(match.to_act)
        match.play(luck.choice(match.moves(mover)), seat=mover)


def clockwise(seats: int, seat: int | None) -> list[int]:
    """The seats from the one who looks on; a spectator looks from seat 0."""
    return [((seat or 0) + place) % seats for place in range(seats)]


def chosen(flags: Sequence[int], names: Sequence[Any]) -> list[Any]:
    """The names that are marked, as often as they are."""
    return [name for flag, name in zip(flags, names, strict=True) for _ in range(flag)]


def one(flags: Sequence[int], names: Sequence[Any]) -> Any:
    """The name that is marked, or None."""
    found = chosen(flags, names)
    assert len(found) <= 1
    return found[0] if found else None


def filled(numbers: Sequence[Any], places: int, nothing: Any = 0) -> list[Any]:
    """A number for each seat, and nothing for the seats that are not there."""
    return [*numbers, *[nothing] * (places - len(numbers))]
