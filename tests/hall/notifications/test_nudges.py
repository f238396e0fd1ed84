"""Nudges: a member who is away is told once a turn, by push, mail and webhook; and by nothing that could do harm."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import random
import re
import socket
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.base.errors import Refused
from dragonhall.hall.base.settings import MAIL, BadSetting, Settings, check_nudges
from dragonhall.hall.members.accounts import Account
from dragonhall.hall.notifications.senders import MAILERS, SMTP_SECONDS
from dragonhall.hall.notifications.service import MAX_FAILURES, RESTS, NudgesDoc, quiet_until
from dragonhall.hall.notifications.web_push import Signer, bytes_of, encrypt, new_key
from dragonhall.hall.store import store_at
from dragonhall.hall.tables.codes import token_hash
from dragonhall.hall.tables.live_table import LiveTable
from dragonhall.hall.tables.subscribers import Subscriber
from dragonhall.words import words_in

from ..deals import next_secret
from ..guests import Guest, serving, until
from ..in_process import HallHere
from ..mutations import mutated
from ..receivers import Browser, Mailbox, Receiver, mail_server, receiving, signed_by

HOME = "https://hall.example"


@pytest.fixture(scope="module")
def world() -> Iterator[tuple[Receiver, Mailbox, str]]:
    """Receivers of everything; each test uses paths and addresses of its own."""
    with receiving() as receiver, mail_server() as (box, smtp):
        yield receiver, box, smtp


# Web Push


def test_a_push_is_encrypted_as_in_the_example_of_the_standard():
    """RFC 8291, section 5: same keys, same salt, same bytes."""
    private = bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").hex()
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        private,
        bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert body == bytes_of(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3j"
        "l7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_hall_signs_with_the_key_that_it_keeps(tmp_path: Path):
    async def key(path: Path) -> str:
        hall = Hall(store_at(str(path)))
        await hall.open()
        try:
            assert hall.nudges.senders.signer is not None
            return hall.nudges.senders.signer.public
        finally:
            await hall.close()

    first, again, other = (asyncio.run(key(tmp_path / name)) for name in ("a.db", "a.db", "b.db"))
    assert first == again != other
    assert Signer(new_key()).public != first and len(bytes_of(first)) == 65


# Settings


@pytest.mark.parametrize(
    "chosen",
    [
        {"url": "hall.example"},
        {"smtp": "mail.example", "url": HOME, "mail_from": "a@b.example"},
        {"smtp": "smtp://mail.example", "url": HOME},
        {"smtp": "smtp://mail.example", "mail_from": "a@b.example"},
        {"mail_from": "nobody"},
        {"mail_from": "-oQ@mail.example"},
    ],
)
def test_invalid_settings_are_reported_before_the_hall_opens(chosen: dict[str, str]):
    with pytest.raises(BadSetting):
        check_nudges(Settings(**chosen))


# Quiet hours


@pytest.mark.parametrize(
    ("at", "ends"),
    [
        ("2026-11-16T21:59", None),
        ("2026-11-16T22:00", "2026-11-17T08:30"),
        ("2026-11-17T03:00", "2026-11-17T08:30"),
        ("2026-11-17T08:30", None),
        ("2026-03-28T23:00", "2026-03-29T08:30"),  # that night clocks go forward
        ("2026-10-24T23:00", "2026-10-25T08:30"),  # and back
    ],
)
def test_quiet_hours_are_in_the_time_zone_of_the_member(at: str, ends: str | None):
    zone = ZoneInfo("Europe/Paris")
    doc = NudgesDoc(zone="Europe/Paris", quiet=p.QuietHours("22:00", "08:30"))
    now = int(datetime.fromisoformat(at).replace(tzinfo=zone).timestamp() * 1000)
    wanted = ends and int(datetime.fromisoformat(ends).replace(tzinfo=zone).timestamp() * 1000)
    assert quiet_until(doc, now) == wanted
    day = NudgesDoc(zone="Europe/Paris", quiet=p.QuietHours("12:00", "14:00"))
    noon = int(datetime(2026, 7, 1, 13, 0, tzinfo=zone).timestamp() * 1000)
    assert quiet_until(day, noon) == noon + 3_600_000


# Turns, in one process with a clock of its own


class Day:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.at = int(datetime(2026, 11, 16, 12, 0, tzinfo=ZoneInfo("UTC")).timestamp() * 1000)

    def __call__(self) -> int:
        return self.at


class Begun:
    """What a hall has begun in the background since it was opened."""

    def __init__(self, hall: Hall) -> None:
        self.tasks: list[asyncio.Task[None]] = []
        spawn = hall.background.spawn

        def noted(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
            self.tasks.append(spawn(work))
            return self.tasks[-1]

        hall.background.spawn = noted  # type: ignore[method-assign]

    async def is_done(self) -> None:
        """Wait for it, and for what it began."""
        while self.tasks:
            await asyncio.wait([self.tasks.pop()])


class Match:
    """Ann and Bob, both members, at a table; Ann is nudged at a webhook."""

    def __init__(self, hall: Hall, table: LiveTable, ann: Account, bob: Account, session: str) -> None:
        self.hall, self.table, self.ann, self.bob, self.session = hall, table, ann, bob, session
        self.begun = Begun(hall)

    async def turns_to(self, seat: int) -> None:
        """Legal moves until this seat must decide."""
        while seat not in self.table.dealt_position().to_act:
            await self.moves(self.table.dealt_position().to_act[0])

    async def moves(self, seat: int) -> None:
        move = self.table.setup.game.moves[self.table.dealt_position().legal(seat)[0]].text
        await self.table.under_lock(lambda: self.table.move(seat, move, None, False))

    async def next_turn(self, seat: int) -> None:
        await self.turns_to(1 - seat)
        await self.turns_to(seat)

    async def looked_at(self) -> None:
        """All that is due now is done."""
        for _ in range(3):
            await self.table.supervisor.wake()
            await self.begun.is_done()


@asynccontextmanager
async def match(db: str, hook: str, day: Day, pace: p.Pace = "live", **chosen: Any) -> AsyncIterator[Match]:
    settings = Settings(bot_pause=0, look_every=3600, url=HOME, nudge_hosts=("127.0.0.1",), **chosen)
    hall = Hall(store_at(db), settings, day, new_secret=next_secret)
    await hall.open()
    hall.nudges.rests = (0.0, 0.0)
    try:
        ann, _, token = await hall.accounts.create(p.BecomeMember("Ann"))
        bob, _, _ = await hall.accounts.create(p.BecomeMember("Bob"))
        asked = p.CreateTable("dragorun", "Ann", seats=2, pace=pace, away_after=None)
        table, _, _ = await hall.tables.create(asked, member=ann.member)
        await hall.tables.join(table, p.Join("Bob", 1), member=bob.member)
        if hook:
            await hall.nudges.add_webhook(ann, p.AddWebhook("json", hook))
        await table.under_lock(lambda: table.deal(None))
        yield Match(hall, table, ann, bob, token_hash(token)[:16])
    finally:
        await hall.close()


def test_one_nudge_a_turn_and_none_for_members_who_look_or_move_or_mute(tmp_path: Path, world: Any):
    receiver, _, _ = world
    got = lambda: len(receiver.at("/turns"))  # noqa: E731

    async def work() -> None:
        day = Day()
        async with match(str(tmp_path / "hall.db"), f"{receiver.url}/turns", day) as m:
            await m.turns_to(0)
            day.at += 59_000
            await m.looked_at()
            assert got() == 0, "too early"
            day.at += 2_000
            await m.looked_at()
            assert got() == 1
            row = await m.hall.store.load(m.table.code)
            assert row is not None and row.due is None, "nothing is left to do"
            await m.moves(0)
            while 0 in m.table.dealt_position().to_act:  # further decisions of the same turn
                day.at += 3_600_000
                await m.looked_at()
                await m.moves(0)
            assert got() == 1, "one turn, one nudge"
            await m.turns_to(0)
            day.at += 30_000
            await m.next_turn(0)  # moved in time: cancelled
            day.at += 59_000
            await m.looked_at()
            assert got() == 1
            page = Subscriber(lambda data: None)
            await m.table.connect(page, m.table.state.players[0], None)
            day.at += 3_600_000
            await m.looked_at()
            assert got() == 1, "Ann looks"
            row = await m.hall.store.load(m.table.code)
            assert row is not None and row.due == day.at + 60_000, "but may go away"
            m.table.look_away(page, True)
            day.at += 61_000
            await m.looked_at()
            assert got() == 2, "the page lies behind others"
            m.table.disconnect(page)
            await m.hall.nudges.mute(m.ann, p.MuteTable(m.table.code))
            await m.next_turn(0)
            day.at += 61_000
            await m.looked_at()
            assert got() == 2, "muted"
            await m.hall.nudges.mute(m.ann, p.MuteTable(m.table.code, False))
            await m.next_turn(0)
            day.at += 61_000
            await m.looked_at()
            assert got() == 3

    asyncio.run(work())
    body = receiver.at("/turns")[0]
    told = json.loads(body.body)
    # Nothing of the match itself: who gets to see the message may not sit at the table.
    known = {"kind", "member", "name", "game", "title", "table", "others", "until", "url", "text", "at"}
    assert told.keys() == known
    assert told["kind"] == "turn" and told["others"] == ["Bob"] and told["url"].startswith(f"{HOME}/t/")


def test_no_nudge_is_lost_while_name_servers_are_down_for_minutes(tmp_path: Path, world: Any):
    receiver, _, _ = world
    answers: list[list[str]] = [[], [], [], ["93.184.215.14"]]

    async def look_up(host: str) -> list[str]:
        assert host == "hooks.example"
        if not (numbers := answers.pop(0)):
            raise OSError("no answer")
        return numbers

    async def connect(number: str, port: int, limit: int, **tls: Any) -> Any:
        return await asyncio.open_connection("127.0.0.1", int(receiver.url.rpartition(":")[2]), limit=limit)

    async def work() -> None:
        day = Day()
        async with match(str(tmp_path / "hall.db"), "https://hooks.example/away", day) as m:
            http = m.hall.nudges.senders.http
            http.look_up, http.connect = look_up, connect
            m.hall.nudges.rests = tuple(0.0 for _ in RESTS)
            await m.turns_to(0)
            day.at += 61_000
            await m.looked_at()
            assert (await m.hall.nudges.doc(m.ann.member)).webhooks[0].failures == 0

    asyncio.run(work())
    assert len(receiver.at("/away")) == 1 and not answers and sum(RESTS) > 300


def test_guests_are_never_due_a_nudge(tmp_path: Path):
    async def work() -> None:
        day = Day()
        async with match(str(tmp_path / "hall.db"), "", day) as m:
            asked = p.CreateTable("dragorun", "Guest", seats=2, sit=[0, 1], pace="slow", start=True)
            table, _, _ = await m.hall.tables.create(asked)
            row = await m.hall.store.load(table.code)
            assert row is not None and row.due is None
            row = await m.hall.store.load(m.table.code)
            assert row is not None and row.due == day.at + 60_000

    asyncio.run(work())


def test_in_quiet_hours_a_nudge_waits_and_at_slow_tables_longer(tmp_path: Path, world: Any):
    receiver, _, _ = world

    async def work() -> None:
        day = Day()
        async with match(str(tmp_path / "hall.db"), f"{receiver.url}/quiet", day, "slow") as m:
            await m.hall.nudges.set_hours(m.ann, p.SetHours("UTC", "fr", p.QuietHours("12:00", "14:00")))
            await m.turns_to(0)
            day.at += 299_000
            await m.looked_at()
            row = await m.hall.store.load(m.table.code)
            assert row is not None and row.due is not None and row.due > day.at and not receiver.at("/quiet")
            day.at += 2_000
            await m.looked_at()
            assert not receiver.at("/quiet")
            row = await m.hall.store.load(m.table.code)
            assert row is not None and row.due == Day().at + 2 * 3_600_000, "the store knows when it is over"
            day.at = row.due
            await m.looked_at()
            assert len(receiver.at("/quiet")) == 1

    asyncio.run(work())
    assert "C’est à vous" in json.loads(receiver.at("/quiet")[0].body)["text"]


def test_nudges_above_the_hourly_limit_wait(tmp_path: Path, world: Any, monkeypatch: pytest.MonkeyPatch):
    """However many tables somebody has: an address that they gave is not asked without end."""
    receiver, _, _ = world
    monkeypatch.setattr("dragonhall.hall.notifications.service.MAX_AN_HOUR", 2)
    got = lambda: len(receiver.at("/many"))  # noqa: E731

    async def work() -> None:
        day = Day()
        async with match(str(tmp_path / "hall.db"), f"{receiver.url}/many", day) as m:
            for n in (1, 2):
                await m.next_turn(0)
                day.at += 61_000
                await m.looked_at()
                assert got() == n
            await m.next_turn(0)
            day.at += 61_000
            await m.looked_at()
            row = await m.hall.store.load(m.table.code)
            assert got() == 2 and row is not None and row.due == day.at - 2 * 61_000 + 3_600_000
            day.at = row.due
            await m.looked_at()
            assert got() == 3, "it is still Ann's turn"

    asyncio.run(work())


def test_nobody_can_flood_the_mailbox_of_somebody_else(tmp_path: Path, world: Any):
    """Dots and what follows a plus make no other mailbox, whoever asks for codes."""
    _, box, smtp = world
    spellings = ["Vic.Tim@mail.example", "victim+1@mail.example", "v.ictim+2@mail.example", "VICTIM@MAIL.example"]

    async def work() -> int:
        sent = 0
        chosen = {"smtp": smtp, "mail_from": "hall@hall.example", "limit_factor": 1.0}
        async with match(str(tmp_path / "hall.db"), "", Day(), **chosen) as m:
            for account in (m.ann, m.bob):
                for address in spellings:
                    try:
                        await m.hall.nudges.set_email(account, p.SetEmail(address))
                        sent += 1
                    except Refused as refused:
                        assert refused.problem.code == "too-fast"
            await m.hall.nudges.set_email(m.bob, p.SetEmail("another@mail.example"))
        return sent

    assert asyncio.run(work()) == 5
    assert sum(len(box.to(address)) for address in spellings) == 5


@pytest.mark.parametrize(
    ("address", "good"),
    [
        ("ann@mail.example", True),
        ("ann.b-c_d+e@mail-2.example.org", True),
        ("-oQ/tmp@mail.example", False),
        ("-ann@mail.example", False),
        (".ann@mail.example", False),
        ("ann.@mail.example", False),
        ("an..n@mail.example", False),
        ("ann@-mail.example", False),
        ("ann@mail-.example", False),
        ("ann@mail", False),
        ("ann@mail.e", False),
        ("ann@mail..example", False),
        ("ann b@mail.example", False),
        ("ann@mail.example\n", False),
        ("ann@bob@mail.example", False),
        ("", False),
    ],
)
def test_addresses_of_mail(address: str, good: bool):
    assert (MAIL.fullmatch(address) is not None) == good


def test_receivers_that_fail_are_tried_again_and_dropped_when_they_fail_for_good(tmp_path: Path, world: Any):
    receiver, box, smtp = world

    async def work() -> None:
        day = Day()
        chosen = {"smtp": smtp, "mail_from": "hall@hall.example"}
        async with match(str(tmp_path / "hall.db"), "", day, **chosen) as m:
            nudges = m.hall.nudges
            browser = Browser(f"{receiver.url}/gone")
            one = browser.subscription()
            await nudges.add_push(m.ann, p.AddPush(one["endpoint"], one["p256dh"], one["auth"], "x"), m.session, HOME)
            other = Browser(f"{receiver.url}/signed-out").subscription()
            await nudges.add_push(
                m.ann, p.AddPush(other["endpoint"], other["p256dh"], other["auth"]), "another session", HOME
            )
            await nudges.set_email(m.ann, p.SetEmail("fails@mail.example"))
            code = re.search(r"\d{6}", box.to("fails@mail.example")[0]["Subject"])
            await nudges.confirm_email(m.ann, p.ConfirmEmail(code[0] if code else ""))
            box.refuses.add("fails@mail.example")
            receiver.statuses = [503, 429, 201]
            for n in range(MAX_FAILURES):
                await m.next_turn(0)
                day.at += 61_000
                await m.looked_at()
                if n == 0:
                    assert [got.path for got in receiver.got if got.path == "/gone"] == ["/gone"] * 3, (
                        "third time lucky"
                    )
                    receiver.status = 410
                    assert (await nudges.doc(m.ann.member)).email is not None
            receiver.status = 201
            doc = await nudges.doc(m.ann.member)
            assert doc.push == [] and doc.email is None
            assert doc.dropped == ["fails@mail.example", "x", "Web Push"]
            assert len(receiver.at("/gone")) == 4, "410 is enough, once"
            assert not receiver.at("/signed-out"), "a device that is signed out is sent nothing"

    try:
        asyncio.run(work())
    finally:
        receiver.status = 201
        box.refuses.clear()


def test_several_servers_on_one_store_nudge_once(postgres: str, tmp_path: Path, world: Any):
    """Both look at the same turn at the same moment, from one store; then a third that knows nothing of it."""
    from ..postgres import new_database

    receiver, _, _ = world
    db = new_database(postgres, "nudges")

    async def work() -> None:
        day = Day()
        async with match(db, f"{receiver.url}/once", day) as m:
            await m.turns_to(0)
            others = [Hall(store_at(db), m.hall.settings, day, new_secret=next_secret) for _ in range(2)]
            try:
                for hall in others:
                    await hall.open()
                begun = [m.begun, *map(Begun, others)]
                tables = [m.table, *[await hall.tables.open(m.table.code) for hall in others]]
                day.at += 3_600_000
                seat, asked = 0, m.table.dealt_position().asked[0]
                halls = [m.hall, *others]
                await asyncio.gather(
                    *(
                        hall.nudges.turn(table, seat, asked)
                        for hall, table in zip(halls, tables, strict=True)
                        for _ in "123"
                    )
                )
                for each in begun:
                    await each.is_done()
                assert len(receiver.at("/once")) == 1
                # Connected to the first server only: the others know it.
                await m.next_turn(0)
                page, there = Subscriber(lambda data: None), asyncio.Event()
                others[0].peers.on("presence", lambda message: there.set())
                await m.table.connect(page, m.table.state.players[0], None)
                async with asyncio.timeout(20):
                    await there.wait()
                assert tables[1].looks(0)
                asked = m.table.dealt_position().asked[0]
                await others[0].nudges.turn(tables[1], seat, asked)
                await begun[1].is_done()
                assert len(receiver.at("/once")) == 1
            finally:
                for hall in others:
                    await hall.close()

    asyncio.run(work())


# The whole way, with a real server


def change(guest: Guest, t: str, status: int = 200, **fields: Any) -> Any:
    return guest.post("/api/me/nudges", {"t": t, **fields}, status)


def bob_until_ann(bob: Guest) -> None:
    """Bob makes moves until Ann must decide; nothing here looks through Ann's eyes."""
    while (told := bob.get(f"/api/tables/{bob.code}"))["state"] == "running" and 0 not in told["to_act"]:
        state = bob.state()
        bob.does("move", seat=1, seq=state["seq"], move=state["standings"][0]["moves"][0]["n"])


def test_a_member_is_notified_by_push_mail_and_webhooks_even_after_a_crash(
    db: str, tmp_path: Path, guests: list[Guest], world: Any
):
    receiver, box, smtp = world
    at = "/" + tmp_path.name
    settings = {
        "url": HOME, "smtp": smtp, "mail_from": "Our hall <hall@hall.example>", "nudge_after": 0.4,
        "nudge_host": "127.0.0.1",
    }  # fmt: skip
    with serving(db, tmp_path, **settings) as server:
        ann, bob = Guest(server.url), Guest(server.url)
        guests += [ann, bob]
        ann.post("/api/members", {"name": "Ann", "device": "phone"})
        bob.post("/api/members", {"name": "Bob"})
        told = ann.get("/api/me/nudges")
        assert told["has_email"] and told["has_webhooks"] and told["email"] is None
        key = told["push_key"]
        change(ann, "hours", zone="Europe/Paris", language="fr")
        browser = Browser(f"{receiver.url}{at}/push")
        assert change(ann, **browser.subscription(), device="phone")["push"][0]["here"]
        secret = change(ann, "webhook", kind="json", url=f"{receiver.url}{at}/json")["webhooks"][0]["secret"]
        change(ann, "webhook", kind="discord", url=f"{receiver.url}{at}/discord")
        address = f"{tmp_path.name}@mail.example"
        assert not change(ann, "email", address=address)["email"]["confirmed"]
        code = re.search(r"\d{6}", str(box.to(address)[0]["Subject"]))
        assert code
        wrong = f"{(int(code[0]) + 1) % 1_000_000:06}"
        assert change(ann, "code", 422, code=wrong)["problem"]["code"] == "bad-code"

        made = ann.post("/api/tables", {"game": "dragorun", "seats": 2, "name": "Ann", "away_after": None})
        ann.code, ann.token = made["code"], made["token"]
        joined = bob.post(f"/api/tables/{made['code']}/join", {"name": "Bob", "seat": 1})
        bob.code, bob.token = made["code"], joined["token"]
        bob_first = ann.does("start")
        assert bob_first
        bob_until_ann(bob)
        until(lambda: receiver.at(f"{at}/push") and receiver.at(f"{at}/json") and receiver.at(f"{at}/discord"))
        assert len(box.to(address)) == 1, "not confirmed: the code and nothing else"
        push = receiver.at(f"{at}/push")[0]
        shown = browser.reads(push)
        assert shown == {
            "title": "Dragorun",
            "body": "C’est à vous de jouer. Avec vous\u00a0: Bob.",
            "path": f"/t/{ann.code}",
            "tag": ann.code,
        }
        claims = signed_by(push, key, receiver.url)
        assert claims["sub"] == HOME and int(push.headers["ttl"]) == 86_400
        plain = receiver.at(f"{at}/json")[0]
        stamp, made_by = re.fullmatch(r"t=(\d+),v1=([0-9a-f]{64})", plain.headers["x-dragonhall-signature"]).groups()  # type: ignore[union-attr]
        assert made_by == hmac.new(secret.encode(), f"{stamp}.".encode() + plain.body, hashlib.sha256).hexdigest()
        assert json.loads(plain.body)["table"] == ann.code
        discord = json.loads(receiver.at(f"{at}/discord")[0].body)
        assert discord["allowed_mentions"] == {"parse": []} and f"{HOME}/t/{ann.code}" in discord["content"]

        assert change(ann, "code", code=code[0])["email"] == {"address": address, "confirmed": True}
        change(ann, "try")
        mail = box.to(address)[1]
        text = mail.get_content()
        assert mail["From"] == "Our hall <hall@hall.example>" and "Ann" in text
        stop = re.search(r"/unsubscribe/([\w-]+)", text)
        assert stop and f"{HOME}/api/unsubscribe/{stop[1]}" in mail["List-Unsubscribe"]
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

        # A turn that began before a crash is announced after it, once.
        before = len(receiver.at(f"{at}/json"))
        moves_on(ann, 0)
        bob_until_ann(bob)
        server.kill()
        assert len(receiver.at(f"{at}/json")) == before
        server.start()
        until(lambda: len(receiver.at(f"{at}/json")) == before + 1 and len(box.to(address)) == 3)
        again = Guest(server.url)
        guests.append(again)
        again.http.cookies = ann.http.cookies
        kept = again.get("/api/me/export")["nudges"]
        assert kept["email"]["address"] == address and kept["turns"][0]["code"] == ann.code
        assert len(kept["webhooks"]) == 2 and kept["push"][0]["device"] == "phone" and "auth" not in kept["push"][0]
        # What stands in a mail ends the mails, without being signed in; a mail program sends a form.
        headers = {"content-type": "application/x-www-form-urlencoded"}
        anybody = Guest(server.url)
        guests.append(anybody)
        for token in (f"{stop[1][:-1]}x", "", "x", "%00", stop[1]):
            answer = anybody.http.post(
                f"/api/unsubscribe/{token}", content="List-Unsubscribe=One-Click", headers=headers
            )
            assert answer.status_code == (200 if token else 404)
            assert (again.get("/api/me/nudges")["email"] is None) == (token == stop[1])
        assert len(receiver.at(f"{at}/json")) == before + 1, "one after the crash"
        again.post("/api/me/delete", {"name": "Ann"})
    assert "Traceback" not in server.logged(), server.logged()[-4000:]
    left = asyncio.run(documents(db))
    assert not [one for one in left if "mail.example" in one or receiver.url in one], left


def moves_on(guest: Guest, seat: int) -> None:
    """Moves until it is not this seat's turn any more."""
    while seat in guest.get(f"/api/tables/{guest.code}").get("to_act", []):
        state = guest.state()
        guest.does("move", seat=seat, seq=state["seq"], move=state["standings"][0]["moves"][0]["n"])


async def documents(db: str) -> list[str]:
    store = store_at(db)
    await store.open(lambda message: None)
    try:
        found = []
        for kind in ("nudges", "nudge"):
            found += [one.doc.decode() + one.owner for one in await store.all_documents(kind)]
        return found
    finally:
        await store.close()


def test_invalid_settings_get_sentences_and_change_nothing(shared_server: HallHere, guests: list[Guest]):
    guest = Guest(shared_server.url)
    guests.append(guest)
    guest.get("/api/me/nudges", 401)
    change(guest, "mute", 401, code="bako-mire")
    guest.post("/api/members", {"name": "Wishes"})
    before = guest.get("/api/me/nudges")
    assert not before["has_email"] and not before["has_webhooks"], "the host has switched nothing on"
    good = Browser("https://push.example/x").subscription()
    for t, fields, code in (
        ("hours", {"zone": "Mars/Olympus", "language": "en"}, "bad-zone"),
        ("hours", {"zone": "../../etc/passwd", "language": "en"}, "bad-zone"),
        ("hours", {"zone": "", "language": "en"}, "bad-zone"),
        ("push", {**good, "endpoint": "https://127.0.0.1/x"}, "bad-address"),
        ("push", {**good, "endpoint": "http://push.example/x"}, "bad-address"),
        ("push", {**good, "p256dh": good["auth"]}, "bad-address"),
        ("push", {**good, "p256dh": "ÿ"}, "bad-address"),
        ("push", {**good, "auth": "x"}, "bad-address"),
        ("webhook", {"kind": "json", "url": "https://hooks.example/"}, "no-nudges"),
        ("email", {"address": "a@b.example"}, "no-nudges"),
        ("code", {"code": "000000"}, "bad-code"),
        ("remove", {"receiver": "email"}, "no-receiver"),
        ("remove", {"receiver": "\0"}, "no-receiver"),
        ("mute", {"code": "bako-mire"}, "no-table"),
        ("mute", {"code": "\0"}, "no-table"),
    ):
        answer = guest.http.post("/api/me/nudges", json={"t": t, **fields})
        told = answer.json()["problem"]
        assert (told["code"], answer.status_code >= 400) == (code, True), (t, fields, told)
    for body in ({}, {"t": "fly"}, {"t": "hours", "zone": "UTC", "language": "it"}, {"t": "mute"}):
        assert guest.post("/api/me/nudges", body, 400)["problem"]["code"] == "bad-message"
    quiet = {"since": "24:00", "until": "1:00"}
    assert change(guest, "hours", 400, zone="UTC", language="en", quiet=quiet)
    assert guest.get("/api/me/nudges") == before
    page = {"origin": "http://elsewhere.example"}
    assert guest.http.post("/api/me/nudges", json={"t": "try"}, headers=page).status_code == 403


def test_nothing_else_waits_for_a_mail_server_that_does_not_answer():
    with socket.create_server(("127.0.0.1", 0), backlog=100) as silent:
        silent.settimeout(20)
        smtp = f"smtp://127.0.0.1:{silent.getsockname()[1]}"

        async def work() -> None:
            hall = Hall(store_at(":memory:"), Settings(smtp=smtp, mail_from="hall@hall.example", url=HOME))
            words = await asyncio.to_thread(words_in, "en")
            mail = hall.nudges.senders.mail_code
            mails = [asyncio.ensure_future(mail("a@b.example", "123456", "Ann", words)) for _ in range(60)]
            # All threads for mails are waiting for a greeting; they give up after ten seconds.
            calls = [(await asyncio.to_thread(silent.accept))[0] for _ in range(MAILERS)]
            async with asyncio.timeout(SMTP_SECONDS / 2):
                await asyncio.gather(*(asyncio.to_thread(lambda: None) for _ in range(20)))
            for each in mails:
                each.cancel()
            for call in calls:
                call.close()

        asyncio.run(work())


@pytest.mark.parametrize("at", ["22:00\n", "1\u0663:00", "22:0\u0660", "24:00", "7:00", "22:00:00"])
def test_impossible_times_are_refused(at: str, shared_server: HallHere, guests: list[Guest]):
    """They would be understood only when a nudge is due, by nobody."""
    guest = Guest(shared_server.url)
    guests.append(guest)
    guest.post("/api/members", {"name": f"Clock {at!a}"})
    for quiet in ({"since": at, "until": "08:00"}, {"since": "22:00", "until": at}):
        wish = {"t": "hours", "zone": "UTC", "language": "en", "quiet": quiet}
        assert guest.post("/api/me/nudges", wish, 400)["problem"]["code"] == "bad-message"
    assert guest.get("/api/me/nudges")["quiet"] is None


def test_nonsense_from_a_member_is_refused_and_leaves_settings_that_can_be_read(
    shared_server: HallHere, guests: list[Guest]
):
    luck = random.Random(22)
    guest = Guest.creates(shared_server.url, name="Fuzzer")
    guests.append(guest)
    guest.post("/api/members", {"name": "Fuzzer", "keys": [{"code": guest.code, "token": guest.token}]})
    wishes: list[dict[str, Any]] = [
        {"t": "hours", "zone": "UTC", "language": "en", "quiet": {"since": "22:00", "until": "08:00"}},
        Browser("https://push.example/x").subscription(),
        {"t": "email", "address": "a@b.example"},
        {"t": "code", "code": "123456"},
        {"t": "webhook", "kind": "json", "url": "https://hooks.example/x"},
        {"t": "remove", "receiver": "email"},
        {"t": "mute", "code": guest.code},
    ]
    for n in range(150):
        answer = guest.http.post(
            "/api/me/nudges", content=mutated(luck, wishes[n % 7]), headers={"content-type": "application/json"}
        )
        assert answer.status_code in (200, 400, 404, 409, 413, 422), answer.text
        assert answer.status_code == 200 or answer.json()["problem"]["text"]
    guest.get("/api/me/nudges")
    guest.comes()
    for message in ({"t": "looking"}, {"t": "looking", "on": "x"}, {"t": "looking", "on": True, "seat": 1}):
        guest.sends(message)
        assert guest.until("wrong", "pong")["t"] == "wrong"
    for on in (False, False, True):
        guest.sends({"t": "looking", "on": on})
    guest.sends({"t": "ping", "n": 3})
    assert guest.until("wrong", "pong")["t"] == "pong"
    assert "dragonhall_errors_total 0" in guest.http.get("/metrics").text
