"""Whole numbers, as people and libraries hand them in: Python's and NumPy's, but no truth values."""

from __future__ import annotations

from operator import index
from typing import Any


def whole(value: Any) -> int | None:
    """The whole number that a value is; None for anything else.

    >>> import numpy as np
    >>> whole(np.int8(3)), whole(3), whole(3.0), whole(True), whole(np.True_)
    (3, 3, None, None, None)
    """
    if isinstance(value, bool) or type(value).__name__ in ("bool", "bool_"):
        return None
    try:
        return index(value)
    except TypeError:
        return None
