"""Halls under test deal the same in every run; halls that people play in never do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dragonhall.hall.app import Hall
from dragonhall.hall.store.sqlite import SqliteStore
from dragonhall.hall.tables import codes

from .deals import next_secret
from .guests import DEALING, Guest, serving, until

SHORT = {"track": 40, "start": 1}


def played(folder: Path, game: str, program: str, **asked: Any) -> dict[str, Any]:
    """The record of a match between bots, on a new server."""
    folder.mkdir()
    with serving(str(folder / "hall.db"), folder, program=program) as server:
        guest = Guest.creates(server.url, game, sit=[], start=True, **asked)
        until(lambda: guest.state()["standings"][0]["view"]["over"], 60)
        record: dict[str, Any] = guest.get(f"/api/tables/{guest.code}/record")
        guest.close()
    return record


def moves(record: dict[str, Any]) -> dict[int, list[str]]:
    """What every seat did. Of bots that decide at the same time, any may be stored first."""
    return {seat: [move for by, move in record["moves"] if by == seat] for seat, _ in record["moves"]}


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        ("dragorun", {"seats": 4, "bots": ["hatchling", "whelp", "drake", "wyvern"], "options": SHORT}),
        ("ante", {"seats": 4, "bots": ["cockatrice", "amphiptere", "lindworm", "drake"]}),
    ],
)
def test_two_runs_give_the_same_match(tmp_path: Path, game: str, asked: dict[str, Any]):
    first, second, other = (
        played(tmp_path / name, game, program, **asked)
        for name, program in (("1", DEALING), ("2", DEALING), ("3", "dragonhall"))
    )
    assert first["secret"] == second["secret"] and moves(first) == moves(second)
    assert other["secret"] != first["secret"] and moves(other) != moves(first)


def test_every_match_of_a_test_has_its_own_secret():
    assert len({next_secret() for _ in range(3)}) == 3


def test_real_halls_have_real_secrets(tmp_path: Path):
    make = Hall(SqliteStore(tmp_path / "hall.db")).tables.services.new_secret
    assert make is codes.new_secret
    made = {make() for _ in range(100)}
    assert len(made) == 100 and {len(secret) for secret in made} == {32}
