"""Shared by all tests: one cache of compiled rules, and arithmetic that may not overflow unseen."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import numpy as np
import pytest

from .hall.deals import forget_test, name_test

pytest.register_assert_rewrite("dragonhall.promises")  # its assertions show their values, as those of tests do
os.environ.setdefault("DRAGONHALL_QUIET", "1")
os.environ["LC_ALL"] = "C.UTF-8"  # sentences of commands are compared in English, whatever the developer speaks
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


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffle", metavar="SEED", help="run the files, and the tests of each, in the order of a seed")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    seed = config.getoption("shuffle")
    if seed is None:
        items.sort(key=lambda item: not item.nodeid.startswith(LONG))
        return
    luck, files = Random(seed), dict[Path, float]()
    # Tests of one file stay together, because they share its servers.
    items.sort(key=lambda item: (files.setdefault(item.path, luck.random()), luck.random()))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    name_test(item.nodeid)


def pytest_unconfigure() -> None:
    forget_test()
