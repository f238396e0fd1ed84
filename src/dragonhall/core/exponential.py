"""The exponential function for rules: the same bits on every machine.

The function of a system's mathematical library may differ in the last bit from that of another system, another
processor or a browser. Sums, products and quotients do not, so this one is made of them alone.
"""

from __future__ import annotations

import numpy as np

from .rule import rule

LOG2_E = 1.4426950408889634
LN2_HIGH, LN2_LOW = 0.6931471803691238, 1.9082149292705877e-10
"""Their sum is the logarithm of 2. The first ends in zeros, so that small multiples of it are exact."""
SERIES = np.array([1 / 6227020800, 1 / 479001600, 1 / 39916800, 1 / 3628800, 1 / 362880, 1 / 40320, 1 / 5040,
                   1 / 720, 1 / 120, 1 / 24, 1 / 6, 0.5, 1.0, 1.0])  # fmt: skip
"""The series of the exponential, from its last term to its first."""
HALVES = np.array([2.0**-k for k in range(64)])


@rule
def exponential(x: float) -> float:
    """Euler's number to the power of *x*, for x from -40 to 0."""
    halvings = int(0.5 - x * LOG2_E)
    rest = (x + halvings * LN2_HIGH) + halvings * LN2_LOW
    total = 0.0
    for k in range(14):
        total = total * rest + SERIES[k]
    return total * HALVES[halvings]  # type: ignore[no-any-return]
