"""The promises of every game, built-in or installed: properties that are tested on random play.

``PROMISES`` holds them all. ``dragonhall check GAME`` tries them on one game for its author; ``tests/promises`` tries
them on every game, and on games that break them.
"""

from __future__ import annotations

# In the order in which the promises are best read.
# isort: off
from . import texts, soundness, positions, hidden, observations, past, evenness, take_back  # noqa: F401
from .promise import PROMISES, Promise

__all__ = ["PROMISES", "Promise"]
