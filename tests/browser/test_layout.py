"""Every screen of a game at eight sizes, move after move: nothing overlaps, runs over or jumps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from .layout import DESKS, SIZES, faults, places, resized
from .people import Person

SEATS = {"ante": 4, "ranch": 3, "dragardiens": 4, "dragorun": 4}
FULL = {"ante": 6, "ranch": 5, "dragardiens": 4, "dragorun": 5}
STILL = 3
"""Pixels by which something may move without jumping."""


def looked_at(
    one: Person, found: dict[str, None], before: dict[str, Any], roomy: bool, sizes: Iterable[str] = SIZES
) -> None:
    """Look at the table at these sizes; what is wrong goes into *found*, where things lie into *before*."""
    for size in sizes:
        resized(one, size)
        for fault in faults(one, size):
            if roomy or "must be scrolled" not in fault:
                found[f"{size}: {fault}"] = None
        now = places(one)
        for part, place in now.items():
            was = before.get(size, {}).get(part)
            # On a phone the table is scrolled under the prompt: what counts there is that its top stays.
            whole = size in DESKS or (size == "tablet" and part == ".board")
            seen = slice(0, 4) if whole else slice(0, 2) if part == ".board" else slice(0, 0)
            if was and any(abs(a - b) > STILL for a, b in zip(was[seen], place[seen], strict=True)):
                found[f"{size}: {part} jumps from {was} to {place}"] = None
        before[size] = now


def looks_right(one: Person, game: str, seats: int, moves: int, roomy: bool) -> None:
    one.creates(game, seats=seats, bots=[None, *["hatchling"] * (seats - 1)])
    one.has_its_fonts()
    found: dict[str, None] = {}
    before: dict[str, Any] = {}
    for made in range(moves):
        if not one.waits():
            break
        often = made % 2 == 0 or moves > 5
        looked_at(one, found, before, roomy, SIZES if often else ["tablet"])
        one.decides()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", SEATS)
def test_nothing_overlaps_runs_over_or_jumps_at_eight_sizes(person, game: str):
    looks_right(person(locale="fr-FR"), game, SEATS[game], moves=5, roomy=True)


@pytest.mark.long
@pytest.mark.parametrize("game", FULL)
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_full_table_fits_eight_sizes_move_after_move(person, game: str, locale: str):
    looks_right(person(locale=locale), game, FULL[game], moves=25, roomy=game == "dragardiens")
