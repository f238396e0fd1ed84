"""Dice that are listed instead of thrown: a form of the rules in which every outcome of a move can be played.

In this form the word of the dice is a *script* and a count. The lower half of the word is a number that names one way
in which the dice can fall; every throw of one among *n* takes the rest of its division by *n*. The upper half counts in
how many ways the dice could have fallen so far. So a move is played with the scripts 0, 1, 2 ... until the chances of
the outcomes add up to 1 (``outcome`` in ``lab/solving/loops.py``).
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ...core.dice import LOW, S32, below, seed_dice
from ...core.record import Record

FIRST = 1 << 32
"""The word of script 0. Script *s* has the word ``FIRST + s``."""
KEY = "listed dice 1"
"""Identifies this form in the keys of machine code."""


def listed(t: Record, n: int) -> int:
    """Return the next number of the script, from 0 to n-1."""
    word = np.uint64(t.dice)
    rest, ways = word & LOW, word >> S32
    t.dice = ((ways * np.uint64(n)) << S32) | (rest // np.uint64(n))  # type: ignore[assignment]
    return np.int64(rest % np.uint64(n))  # type: ignore[return-value]


def scripted(t: Record, seed: int) -> None:
    """Take the seed as the word."""
    t.dice = np.uint64(seed)  # type: ignore[assignment]


@cache
def listing() -> dict[Any, Any]:
    """Return the replacement for the dice."""
    return {below: listed, seed_dice: scripted}
