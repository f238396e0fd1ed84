"""The lobby is put together for all who ask, not for each, and nobody is shown an old one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.store.sqlite import SqliteStore
from dragonhall.hall.tables import lobby

from .halls import in_hall


class Counted(SqliteStore):
    """A store that counts how often all public tables are read."""

    reads = 0

    async def public(self) -> Any:
        self.reads += 1
        return await super().public()


async def codes(hall: Hall) -> list[str]:
    return [table.code for table in msgspec.json.decode(await hall.lobby.current(), type=p.Lobby).tables]


def test_simultaneous_requests_share_one_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lobby, "KEPT_SECONDS", 3600.0)
    store = Counted(tmp_path / "hall.db")

    async def work(hall: Hall) -> None:
        laid = []
        for n in range(3):
            table, _, _ = await hall.tables.create(p.CreateTable("dragorun", f"Ann {n}", public=True))
            laid.append(table.code)
            before = store.reads
            shown = await asyncio.gather(*(codes(hall) for _ in range(50)))
            assert all(set(each) == set(laid) for each in shown)
            assert store.reads == before + 1
            assert set(await codes(hall)) == set(laid) and store.reads == before + 1, "nothing has changed"

    in_hall(tmp_path, work, store=store)


def test_the_lobby_is_rebuilt_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """People may have come to tables and left them without a word."""
    monkeypatch.setattr(lobby, "KEPT_SECONDS", 0.0)
    store = Counted(tmp_path / "hall.db")

    async def work(hall: Hall) -> None:
        for n in range(3):
            await hall.lobby.current()
            assert store.reads == n + 1

    in_hall(tmp_path, work, store=store)
