"""The short form of every attack: all must hold, on each store, on one server and on two."""

from __future__ import annotations

import pytest

from .attack import CONFIGURATIONS, chosen, run


@pytest.mark.parametrize(("store", "servers"), CONFIGURATIONS)
def test_the_hall_holds_against_every_attack(store: str, servers: int, postgres: str) -> None:
    lines = list(run(store, servers, postgres=postgres))
    assert len(lines) == len(chosen(store, servers))
    for line in lines:
        print(line.text)
    assert all(line.held for line in lines), "\n".join(line.text for line in lines if not line.held)


@pytest.mark.parametrize(("store", "servers"), CONFIGURATIONS)
def test_every_point_is_attacked_on_each_store_and_number_of_servers(store: str, servers: int) -> None:
    points = {int(attack.point) for attack in chosen(store, servers)}
    # Two points are about what one server knows of the other; four need servers of their own, or none.
    everywhere = set(range(1, 27)) - {8, 23} - {20, 24, 25, 26}
    assert points == everywhere | ({8, 23} if servers == 2 else set()) | (
        {20, 24, 25, 26} if store == "sqlite" else set()
    )
