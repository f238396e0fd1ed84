"""Names: what can be seen of them, and which can be taken for one another."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from dragonhall.hall import protocol as p
from dragonhall.hall.base.errors import Refused
from dragonhall.hall.base.names import clean_name, clean_text, distinct_name, looks, member_name, skeleton
from dragonhall.hall.members.accounts import Accounts, MemberDoc
from dragonhall.hall.store import Document, Store, store_at

from ..spellings import SPELLINGS

OTHERS = ["Leona", "Leonie B", "Leonie🐉", "Léonine", "Lionel", "Noelie", "Λεωνίδας", "Леонид", "レオニー"]


# What can be seen


def test_names_are_cleaned():
    assert clean_name("  Ann\n\tB  ") == "Ann B"
    assert clean_name("e\u0301") == "\u00e9"
    for bad in ("", " ", "\u202e", "x" * 25):
        with pytest.raises(Refused):
            clean_name(bad)


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "\u115f",
        "\u202e",
        "\x00",
        "\u0301",
        "Wyrm 2",
        "Vouivre 1",
        "GRAND DRAGON (4)",
        "drake\u2462",
    ],
)
def test_invisible_names_and_names_of_bots_are_refused(name: str):
    with pytest.raises(Refused):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Drake",
        "Zo\u00e9",
        "\U0001f469\u200d\U0001f680 Zoe",
        "\u0410\u043d\u043d\u0430",
        "R2 D2",
        "Ann 3",
        "\u2764\ufe0f",
    ],
)
def test_good_names_stay_as_they_are(name: str):
    assert clean_name(name) == name


def test_text_is_shown_on_one_line_and_in_its_own_direction():
    assert clean_text("a\u2066b\u202ec\nd\u0000e\u3164f") == "a b c d e f"
    assert clean_text("z" + "\u0301" * 50 + "!") == "\u017a\u0301\u0301\u0301!"


# What looks alike


@pytest.mark.parametrize("kind", SPELLINGS)
def test_names_that_look_alike_have_a_look_in_common(kind: str):
    apart = [name for name in SPELLINGS[kind] if not looks(name) & looks("Leonie")]
    assert not apart


def test_different_names_are_distinguished():
    everybody = ["Leonie", *OTHERS]
    assert len({look for name in everybody for look in looks(name)}) >= len(everybody)
    assert not [(a, b) for a in everybody for b in everybody if a != b and looks(a) & looks(b)]


def test_case_makes_no_difference_in_any_script():
    for name in ("Ηλιας", "Вова", "Ανθή", "Ստեփան", "Straße"):
        assert looks(name) & looks(name.upper()) and looks(name) & looks(name.lower())


def test_a_name_of_signs_alone_is_still_a_name():
    assert skeleton("★★") == "★★" and not looks("★★") & looks("★☆")


def test_guests_with_similar_names_get_a_number():
    assert distinct_name("Leonie", []) == "Leonie"
    assert distinct_name("Lеonie", ["Leonie"]) == "Lеonie (2)", "with a Cyrillic letter"
    assert distinct_name("Leo-nie", ["Leonie", "Leonie (2)"]) == "Leo-nie (3)"
    assert distinct_name("🇱🇪🇴🇳🇮🇪", ["LEONIE"]).endswith(" (2)")


@pytest.mark.parametrize(
    "name",
    ["Ⓦⓨⓡⓜ", "W.y.r.m", "Wуrm", "ᴡʏʀᴍ", "Wyrm 2", "Wyrm (3)", "—", "...", "admin", "Аdmin", "M.oderator", "DRAGONHALL"],
)
def test_no_member_is_called_like_a_bot_a_deleted_member_or_the_host(name: str):
    with pytest.raises(Refused):
        member_name(name)


# In the store


def stored(path: Path) -> Store:
    return store_at(str(path))


def test_nobody_registers_a_name_that_looks_like_a_members(tmp_path: Path):
    async def work() -> list[str]:
        store = stored(tmp_path / "hall.db")
        await store.open(lambda message: None)
        accounts = Accounts(store, lambda: 1_000, lambda name: None)
        await accounts.open()
        try:
            await accounts.create(p.BecomeMember("Leonie"))
            registered = []
            for name in (name for kind in SPELLINGS.values() for name in kind):
                try:
                    await accounts.create(p.BecomeMember(name))
                    registered.append(name)
                except Refused as refused:
                    assert refused.problem.code == "name-taken"
            for name in OTHERS:
                await accounts.create(p.BecomeMember(name))
            return registered
        finally:
            await store.close()

    assert asyncio.run(work()) == []


def test_members_of_an_older_hall_keep_their_names(tmp_path: Path):
    """Keys of names were made by another rule: they are made anew once, and the older of two names has the key."""

    async def work() -> None:
        store = stored(tmp_path / "hall.db")
        await store.open(lambda message: None)
        old = [("a" * 12, "J.-P.", "j.-p."), ("b" * 12, "JP", "jp"), ("c" * 12, "Ⓐda", "ada")]
        for at, (member, name, key) in enumerate(old):
            doc = msgspec.json.encode(MemberDoc(name, None, at, f"phrase {at}"))
            await store.write(
                [Document("member", member, member, at, 0, doc), Document("name", key, member, at, 0, b"{}")]
            )
        accounts = Accounts(store, lambda: 1_000, lambda name: None)
        try:
            await accounts.open()
            keys = {each.key: each.owner for each in await store.all_documents("name")}
            # Only one of two may have a key that both look like: no key was lost, and no stale one is left.
            assert keys == {"jp": "b" * 12, "ada": "c" * 12}
            with pytest.raises(Refused):
                await accounts.create(p.BecomeMember("J P"))
            first = await accounts.account("a" * 12)
            assert first is not None
            changed = await accounts.change(first, p.ChangeMember("Jean"))
            assert changed.doc.name == "Jean" and await accounts.is_taken("JP"), "the key of the other stays"
            await accounts.change(changed, p.ChangeMember("Jeanne"))
            assert not await accounts.is_taken("Jean") and await accounts.is_taken("Jeanne")
            await accounts.open()
            assert len(await store.all_documents("name")) == 3
        finally:
            await store.close()

    asyncio.run(work())
