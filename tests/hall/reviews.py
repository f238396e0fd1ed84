"""Finished matches for the tests, and their reviews."""

from __future__ import annotations

import random
import time
from typing import Any

import dragonhall as dh

from .guests import Guest

SHORT = {"track": 16, "start": 10}


def finished(game: str, seats: int, seed: int, **options: Any) -> dict[str, Any]:
    match, luck = dh.new(game, seats=seats, seed=seed, options=options), random.Random(seed)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.moves(seat)), seat=seat)
    return match.record()


def review_of(guest: Guest, code: str, patience: float = 300) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The review, and all that was told on the way to it."""
    told, end = [], time.monotonic() + patience
    while time.monotonic() < end:
        told.append(guest.get(f"/api/tables/{code}/review"))
        if told[-1]["state"] == "ready":
            return told[-1]["review"], told
        time.sleep(0.02)
    raise AssertionError(f"no review after {patience} s: {told[-1]}")
