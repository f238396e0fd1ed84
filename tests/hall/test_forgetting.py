"""What outlives a table, a device or a match is forgotten in its time, and nothing else is."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.base.settings import Settings
from dragonhall.hall.members.accounts import YEAR_MS
from dragonhall.hall.members.history import VisitDoc
from dragonhall.hall.moderation.blocks import device_of
from dragonhall.hall.store import store_at
from dragonhall.hall.tables.state import DAY_MS

from .deals import next_secret


class Day:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.at = 20_000 * DAY_MS

    def __call__(self) -> int:
        return self.at


def hall_at(path: Path, day: Day) -> Hall:
    return Hall(store_at(str(path)), Settings(bot_pause=0, look_every=3600), day, new_secret=next_secret)


def test_mutes_and_blocks_of_a_device_go_with_its_cookie_and_those_of_members_stay(tmp_path: Path):
    day = Day()

    async def work() -> None:
        hall = hall_at(tmp_path / "hall.db", day)
        await hall.open()
        try:
            ann, _, _ = await hall.accounts.create(p.BecomeMember("Ann"))
            bob, _, _ = await hall.accounts.create(p.BecomeMember("Bob"))
            table, guest, _ = await hall.tables.create(p.CreateTable("dragorun", "Guest", seats=3), "10.0.0.1")
            await hall.tables.join(table, p.Join("Bob", 1), "10.0.0.2", member=bob.member)
            _, cat, _ = await hall.tables.join(table, p.Join("Cat", 2), "10.0.0.3")
            old, new = device_of("an old cookie"), device_of("a new cookie")
            them = next(each for each in table.state.players if each.member == bob.member)
            for owner in (old, ann.member):
                await hall.blocks.set(owner, table.state, guest, p.Block(them.player, "block"))
            day.at += YEAR_MS // 2
            await hall.blocks.set(new, table.state, guest, p.Block(cat.player, "mute"))
            day.at += YEAR_MS // 2 + 1
            await hall.blocks.forget_old()
            kept = [len((await hall.blocks.to_wire(owner)).blocks) for owner in (old, ann.member, new)]
            assert kept == [0, 1, 1]
            assert len(await hall.store.documents("blocked", bob.member, 10)) == 1, "the note of the member's block"
        finally:
            await hall.close()

    asyncio.run(work())


def test_places_at_tables_that_never_began_go_after_the_tables(tmp_path: Path):
    day = Day()

    async def work() -> None:
        hall = hall_at(tmp_path / "hall.db", day)
        await hall.open()
        try:
            ann, _, _ = await hall.accounts.create(p.BecomeMember("Ann"))
            asked = p.CreateTable("dragorun", "Ann", seats=2, pace="slow")
            never, _, _ = await hall.tables.create(asked, member=ann.member)
            playing = p.CreateTable("dragorun", "Ann", seats=2, bots=[None, "hatchling"], start=True)
            began, _, _ = await hall.tables.create(playing, member=ann.member)
            # A match that is over, and whose table was cleared: its result stays.
            over = VisitDoc("bako-mire", "dragorun", 0, 0, ["Bob"], place=1)
            await hall.store.write([hall.history.visit(ann.member, over)])
            await hall.history.forget_old()
            assert len(await hall.history.visits(ann.member, 10)) == 3
            day.at += 3 * DAY_MS
            await hall.history.forget_old()
            assert len(await hall.history.visits(ann.member, 10)) == 3, "the table is still there"
            await hall.housekeeping.forget_old()
            await hall.history.forget_old()
            kept = {visit.code for _, visit in await hall.history.visits(ann.member, 10)}
            assert kept == {began.code, "bako-mire"} and never.code not in kept
        finally:
            await hall.close()

    asyncio.run(work())


def test_no_match_vanishes_between_two_pages_while_its_result_is_written(tmp_path: Path):
    """It is over, its place in the history is old, and its result, when it is written, gets a later time."""
    day = Day()

    async def work() -> None:
        hall = hall_at(tmp_path / "hall.db", day)
        await hall.open()
        try:
            ann, _, _ = await hall.accounts.create(p.BecomeMember("Ann"))
            asked = p.CreateTable("dragorun", "Ann", seats=2, bots=[None, "hatchling"])
            table, _, _ = await hall.tables.create(asked, member=ann.member)
            for n in range(60):
                day.at += 1_000
                visit = VisitDoc(f"code-{n}", "dragorun", 0, 0, ["Bob"], place=1)
                await hall.store.write([hall.history.visit(ann.member, visit)])
            for state in ("open", "over"):
                with sqlite3.connect(tmp_path / "hall.db") as db:
                    db.execute("UPDATE tables SET state=? WHERE code=?", (state, table.code))
                db.close()
                first = await hall.history.tables(ann, None)
                rest = await hall.history.tables(ann, first.more)
                listed = [each.code for each in first.tables + rest.tables]
                assert table.code in {each.code for each in first.tables}, state
                assert len(listed) == len(set(listed)) == 61, state
        finally:
            await hall.close()

    asyncio.run(work())
