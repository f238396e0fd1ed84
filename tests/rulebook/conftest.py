"""Rulebook tests run interpreted: nothing to compile, and every number is checked for room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import dragonhall as dh


@pytest.fixture(autouse=True)
def _interpreted() -> Iterator[None]:
    with dh.interpreted():
        yield
