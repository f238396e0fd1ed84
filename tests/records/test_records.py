"""Whole recorded games: what a match once was, it is on every machine and after every change."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dragonhall as dh
from tests.records.keep import DIGESTS, KEPT, digest

EXPECTED = json.loads(DIGESTS.read_text("utf-8"))
FILES = sorted(KEPT.glob("*/*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_is_what_it_was(file: Path):
    record = json.loads(file.read_text("utf-8"))
    match = dh.replay(record)
    assert match.over
    assert match.record() == record
    assert digest(match) == EXPECTED[file.parent.name][file.stem]


def test_every_game_has_records():
    assert {file.parent.name for file in FILES} == set(dh.games())
