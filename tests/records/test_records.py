"""Whole recorded games: what a match once was, it is on every machine and after every change."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dragonhall as dh
from tests.records.keep import DIGESTS, digest, kept_in, make_way

FILES = [(name, file) for name in dh.games() for file in sorted(kept_in(name).glob("*.json")) if file.name != DIGESTS]


@pytest.mark.parametrize(("name", "file"), FILES, ids=lambda value: value if isinstance(value, str) else value.stem)
def test_a_recorded_game_is_what_it_was(name: str, file: Path):
    record = json.loads(file.read_text("utf-8"))
    match = dh.replay(record)
    assert match.over
    assert match.record() == record
    assert digest(match) == json.loads((file.parent / DIGESTS).read_text("utf-8"))[file.stem]


@pytest.mark.parametrize("name", dh.games())
def test_every_game_has_records_and_every_digest_its_record(name: str):
    digests = json.loads((kept_in(name) / DIGESTS).read_text("utf-8"))
    assert digests.keys() == {file.stem for game, file in FILES if game == name} != set()


def test_records_of_older_versions_stay_when_new_ones_are_kept(tmp_path: Path) -> None:
    for title, version in (("seats2-options0", 1), ("version2-seats2-options0", 2), (DIGESTS.removesuffix(".json"), 0)):
        (tmp_path / f"{title}.json").write_text(json.dumps({"version": version}), "utf-8")
    assert make_way(tmp_path, 2) == {"seats2-options0"} and len(list(tmp_path.iterdir())) == 1
