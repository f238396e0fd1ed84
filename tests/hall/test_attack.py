"""The short form of every attack: all must hold, on each store, on one server and on two."""

from __future__ import annotations

import pytest

from .attack import chosen, run


@pytest.mark.parametrize(("store", "servers"), [("sqlite", 1), ("postgresql", 1), ("postgresql", 2)])
def test_the_hall_holds_against_every_attack(store: str, servers: int, postgres: str) -> None:
    lines = list(run(store, servers, postgres=postgres))
    assert len(lines) == len(chosen(store, servers, whole=False))
    for line in lines:
        print(line.text)
    assert all(line.held for line in lines), "\n".join(line.text for line in lines if not line.held)
