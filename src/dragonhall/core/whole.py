"""Whole numbers from callers: Python's and NumPy's, but no booleans."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np


def is_whole(value: Any) -> bool:
    """Return whether a value is a whole number.

    >>> [is_whole(value) for value in (3, np.int8(3), np.array(3), 3.0, True, np.True_, "3")]
    [True, True, True, False, False, False, False]
    """
    return whole(value) is not None


def whole(value: Any) -> int | None:
    """Return a whole number as Python's ``int``; None for anything else."""
    if type(value) is int:  # the usual case, checked for every move
        return value
    if isinstance(value, bool | np.bool_):
        return None
    try:
        return index(value)
    except TypeError:
        return None
