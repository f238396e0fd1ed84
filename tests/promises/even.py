"""Counting how often each world is dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

STRICT = 4.75
"""Standard deviations that one fair table in a million exceeds."""
NEVER = 25
"""What is expected so many times is dealt at least once; that fails by chance once in 70,000,000,000."""


def uneven(drawn: Counter[Any], weights: Mapping[Any, float]) -> str:
    """What is wrong with so many draws if they should fall by these weights, or an empty string."""
    strange = drawn.keys() - weights.keys()
    if strange:
        return f"{len(strange)} worlds were dealt that do not fit, such as {next(iter(strange))}"
    total, number = sum(weights.values()), sum(drawn.values())
    never = [one for one, weight in weights.items() if number * weight >= NEVER * total and not drawn[one]]
    if never:
        return f"never dealt in {number} re-deals: {never[0]}, which has {weights[never[0]]} of {total} ways"
    if number < 5:
        return ""
    # Rare worlds are counted together, so that every class is expected at least five times.
    classes, seen, expected = [], 0.0, 0.0
    for one, weight in sorted(weights.items(), key=lambda item: (item[1], str(item[0]))):
        seen, expected = seen + drawn[one], expected + number * weight / total
        if expected >= 5:
            classes.append((seen, expected))
            seen, expected = 0.0, 0.0
    if expected:
        last = classes.pop() if classes else (0.0, 0.0)
        classes.append((last[0] + seen, last[1] + expected))
    chi, free = sum((seen - expected) ** 2 / expected for seen, expected in classes), len(classes) - 1
    if free == 0:
        return ""
    # Wilson and Hilferty: the cube root of a chi-square is nearly normal.
    away = ((chi / free) ** (1 / 3) - 1 + 2 / (9 * free)) / np.sqrt(2 / (9 * free))
    return f"chi-square {chi:.1f} for {free} degrees of freedom: {drawn.most_common(5)}" if away > STRICT else ""
