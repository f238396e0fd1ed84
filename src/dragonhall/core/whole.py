"""Whole numbers, as people and libraries hand them in: Python's and NumPy's, but no truth values."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np


def is_whole(value: Any) -> bool:
    """Whether a value is a whole number.

    >>> [is_whole(value) for value in (3, np.int8(3), np.array(3), 3.0, True, np.True_, "3")]
    [True, True, True, False, False, False, False]
    """
    return whole(value) is not None


def whole(value: Any) -> int | None:
    """Return the whole number that a value is, as Python's own; None for anything else."""
    if type(value) is int:  # nearly always, and every move asks
        return value
    if isinstance(value, bool | np.bool_):
        return None
    try:
        return index(value)
    except TypeError:
        return None
