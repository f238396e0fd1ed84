"""Shared by all tests: one cache of compiled rules, and arithmetic that may not overflow unseen."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

os.environ.setdefault("DRAGONHALL_QUIET", "1")
os.environ["PYTHONPATH"] = str(Path(__file__).parents[1] / "src")
np.seterr(over="raise", invalid="raise", divide="raise")

LONG = (
    "tests/hall/",
    "tests/examples/",
    "tests/wheel/",
    "tests/wasm/",
    "tests/lab/",
    "tests/library/test_first_move",
    "tests/browser/test_whole_games",
    "tests/browser/test_layout",
)
"""Where tests of half a minute lie. They begin first, so that at the end no worker waits for one of them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
