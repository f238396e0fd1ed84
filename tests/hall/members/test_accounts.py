"""Accounts in process: names, phrases, sessions, and who hears when a member signs in and goes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.base.errors import Refused
from dragonhall.hall.members.accounts import MAX_SESSIONS, YEAR_MS, Account, Accounts
from dragonhall.hall.store import Document, store_at


class Clock:
    def __init__(self) -> None:
        self.at = 1_000_000

    def __call__(self) -> int:
        self.at += 1
        return self.at


def run(work: Callable[[Accounts], Awaitable[Any]], path: Path) -> Any:
    """Do something with the accounts of an empty store."""

    async def everything() -> Any:
        store = store_at(str(path / "hall.db"))
        await store.open(lambda message: None)
        try:
            return await work(Accounts(store, Clock(), lambda name: None))
        finally:
            await store.close()

    return asyncio.run(everything())


def test_a_phrase_opens_the_account_until_another_is_made(tmp_path: Path):
    async def work(accounts: Accounts) -> None:
        ann, phrase, token = await accounts.create(p.BecomeMember("Ann"))
        assert (await accounts.with_session(token)) == ann
        assert (await accounts.sign_in(p.SignIn(phrase.upper().replace(" ", "-"))))[0].member == ann.member
        new = await accounts.new_phrase(ann)
        with pytest.raises(Refused) as refused:
            await accounts.sign_in(p.SignIn(phrase))
        assert refused.value.problem.code == "bad-phrase-words"
        assert (await accounts.sign_in(p.SignIn(new)))[0].member == ann.member
        kept = b"".join(each.doc for each in await accounts.store.owned(ann.member))
        assert phrase.encode() not in kept and new.encode() not in kept and token.encode() not in kept

    run(work, tmp_path)


def test_sessions_end_by_wish_by_number_and_by_time(tmp_path: Path):
    async def work(accounts: Accounts) -> None:
        ann, _, first = await accounts.create(p.BecomeMember("Ann", device="first"))
        tokens = [await accounts.new_session(ann, f"device {n}", []) for n in range(MAX_SESSIONS)]
        assert await accounts.with_session(first) is None, "the oldest ends when there are too many"
        listed = await accounts.sessions(ann, tokens[3])
        assert len(listed) == MAX_SESSIONS and [each.device for each in listed if each.here] == ["device 3"]
        await accounts.end_session(ann, p.EndSession(listed[0].session), tokens[3])
        assert await accounts.with_session(tokens[-1]) is None
        await accounts.end_session(ann, p.EndSession(), tokens[3])
        assert await accounts.with_session(tokens[3]) is None
        for wrong in ("", "0", "0" * 16, "%"):
            with pytest.raises(Refused):
                await accounts.end_session(ann, p.EndSession(wrong), "no session")
        clock = accounts.now
        assert isinstance(clock, Clock)
        clock.at += YEAR_MS
        assert await accounts.with_session(tokens[5]) is None

    run(work, tmp_path)


def test_a_name_is_changed_once_even_by_simultaneous_requests(tmp_path: Path):
    """Two members want one name, and one member wants two names: one of each gets it, and no key is left over."""

    async def work(accounts: Accounts) -> None:
        ann, _, _ = await accounts.create(p.BecomeMember("Ann"))
        bob, _, _ = await accounts.create(p.BecomeMember("Bob"))
        asked = [accounts.change(ann, p.ChangeMember("Zoe")), accounts.change(bob, p.ChangeMember("ZOË"))]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(each, Refused) for each in done) == 1
        winner = next(each for each in done if isinstance(each, Account))
        await asyncio.gather(*(accounts.change(winner, p.ChangeMember(name)) for name in ("Zoe One", "Zoe Two")))
        names = {(await accounts.account(each.member) or each).doc.name for each in (ann, bob)}
        keys = {each.key for each in await accounts.store.all_documents("name")}
        assert len(keys) == 2 and all([await accounts.is_taken(name) for name in names])
        assert not await accounts.is_taken("Zoe")

    run(work, tmp_path)


def test_listeners_hear_of_each_member_who_signs_in_or_goes(tmp_path: Path):
    async def work(accounts: Accounts) -> None:
        heard: list[Any] = []

        async def signed_in(account: Account, keys: list[p.SeatKey]) -> None:
            heard.append((account.doc.name, [key.code for key in keys]))

        async def deleted(member: str, owned: list[Document]) -> None:
            heard.append((member, sorted(each.kind for each in owned)))
            # Whatever this listener needs of the member is still in the store.
            assert await accounts.account(member) is not None

        accounts.on_signed_in, accounts.on_deleted = [signed_in], [deleted]
        ann, phrase, _ = await accounts.create(p.BecomeMember("Ann", keys=[p.SeatKey("bako-mire", "t")]))
        await accounts.sign_in(p.SignIn(phrase))
        with pytest.raises(Refused):
            await accounts.delete(ann, p.LeaveForGood("Bob"))
        await accounts.delete(ann, p.LeaveForGood("ann"))
        assert heard[:2] == [("Ann", ["bako-mire"]), ("Ann", [])]
        assert heard[2:] == [(ann.member, ["member", "name", "phrase", "session", "session"])]
        assert await accounts.account(ann.member) is None and await accounts.store.owned(ann.member) == []
        await accounts.deleted_meanwhile(ann.member)
        assert len(heard) == 3, "there is nothing left to hear of"

    run(work, tmp_path)


def test_a_member_is_found_by_letters_and_by_id(tmp_path: Path):
    async def work(accounts: Accounts) -> None:
        made = [(await accounts.create(p.BecomeMember(f"Member {chr(65 + n)}")))[0] for n in range(5)]
        everybody, more = await accounts.search("", 3, None)
        assert [each.member for each in everybody] == [each.member for each in reversed(made[2:])] and more
        rest, more = await accounts.search("", 3, more)
        assert [each.member for each in rest] == [made[1].member, made[0].member] and more is None
        for wanted in ("mèmber b", made[1].member):
            assert [each.member for each in (await accounts.search(wanted, 3, None))[0]] == [made[1].member]

    run(work, tmp_path)


def test_every_service_that_keeps_data_of_a_member_exports_it(tmp_path: Path):
    """All fields of an export are filled, by ``Profiles`` or by a service that app.py names."""
    hall = Hall(store_at(str(tmp_path / "hall.db")))
    own = {"member", "created", "sessions"}
    assert own | hall.profiles.exporters.keys() == set(p.MemberExport.__struct_fields__)
    assert not own & hall.profiles.exporters.keys()
