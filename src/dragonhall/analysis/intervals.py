"""Means with their intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass

Z = 1.96
"""Standard errors on either side of the mean in a 95 % interval."""


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float

    @staticmethod
    def of(total: float, squares: float, n: int) -> Estimate:
        """Return the estimate from the sum of *n* independent values between 0 and 1 and the sum of their squares. The
        error is never 0, even if all values agree: half a win is added."""
        mean = total / n
        spread = max((squares - n * mean * mean) / max(n - 1, 1), 0.25 / (n + 1))
        reach = (Z + 2.4 / max(n - 1, 1)) * math.sqrt(spread / n)
        return Estimate(mean, max(0.0, mean - reach), min(1.0, mean + reach))
