"""What a server does at a table by itself, when something else happens meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from dragonhall.hall.hall import Hall
from dragonhall.hall.play import After
from dragonhall.hall.protocol import CreateTable
from dragonhall.hall.settings import Settings
from dragonhall.hall.sqlite import SqliteStore


def test_a_bot_whose_match_was_ended_and_archived_by_another_server_does_nothing(tmp_path: Path):
    async def work() -> None:
        hall = Hall(SqliteStore(tmp_path / "hall.db"), Settings(bot_pause=0))
        await hall.open()
        try:
            asked = CreateTable("dragorun", "Ann", seats=2, sit=[], bots=["hatchling"] * 2, start=True)
            table, _, _ = await hall.create(asked)
            now = table.standing()
            seat = now.to_act[0]
            line = msgspec.structs.replace(now.line, seq=now.line.seq + 9, table=b"", asked=b"")

            async def thinking(*about: Any) -> Any:
                """Meanwhile the other server ends the match, and this one catches up."""
                table.now = After(table.setting, line, None)
                return table.setting.game.moves[0]

            hall.bot_workers.choose = thinking  # type: ignore[method-assign]
            await table.upkeep.bot_decides(seat, once=False)
            assert table.seq == line.seq, "it moved in a match that is over"
        finally:
            await hall.close()

    asyncio.run(work())
