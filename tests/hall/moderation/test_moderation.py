"""Reports, mutes and blocks, and the host's page: people, tables, bans, announcements, words, and the log of it all."""

from __future__ import annotations

import json
import random
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.base.errors import Refused
from dragonhall.hall.base.settings import Settings
from dragonhall.hall.moderation.bans import Ban, BanDoc, Bans, read_range
from dragonhall.hall.moderation.reports import MAX_EACH
from dragonhall.hall.moderation.word_filter import WordFilter
from dragonhall.hall.routes import ENDPOINTS
from dragonhall.hall.store import store_at
from dragonhall.hall.store.backup import backup
from dragonhall.words import LANGUAGES

from ..guests import HTTP, AnyServer, Guest, connect, serving, until
from ..in_process import HallHere, hall_here
from ..mutations import mutated
from ..people import creates, member, other_device, plays_on
from ..postgres import new_database

DAY = 86_400_000
SHORT = {"track": 16, "start": 10}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallHere]:
    """One server of each kind for all tests here: each has people of its own."""
    folder = tmp_path_factory.mktemp("peace")
    db = str(folder / "hall.db")
    if request.param == "postgresql":
        db = new_database(request.getfixturevalue("postgres"), f"peace{time.monotonic_ns()}")
    with hall_here(db, folder) as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()[-4000:]


def host_of(server: AnyServer, guests: list[Guest]) -> Guest:
    """Somebody at the host's page."""
    guest = Guest(server.url, address="127.0.0.9")
    guests.append(guest)
    guest.post("/api/host/sign-in", {"token": server.host_token})
    return guest


def guest_at(
    server: AnyServer, guests: list[Guest], code: str, name: str, address: str, seat: int | None = None
) -> Guest:
    guest = Guest.joins(server.url, code, name, seat, address=address)
    guests.append(guest)
    return guest


def sent_away(guest: Guest) -> str:
    """Why the live connection of a guest was ended."""
    with suppress(ConnectionClosed):
        while True:
            guest.hears(5)
    return str(json.loads(guest.raw[-1])["problem"]["code"])


def logged(host: Guest) -> list[str]:
    return [one["what"] for one in host.get("/api/host/log")["entries"]]


# Reports


def test_a_report_keeps_the_chat_and_is_closed_by_the_host(server: HallHere, guests: list[Guest]):
    ann, _ = member(server, guests, "Reporter")
    code = creates(ann, name="Reporter")["code"]
    bob = guest_at(server, guests, code, "Bob", "127.0.0.2", 1)
    ann.does("start")
    bob.does("say", text="you are a fool")
    ann.does("say", phrase="bye")
    ann.post(f"/api/tables/{code}/report", {"player": bob.player, "why": "insult", "text": "Look at\nthis."})
    host = host_of(server, guests)
    (report,) = reports_of(host, code)
    assert (report["by"]["name"], report["about"]["name"], report["why"]) == ("Reporter", "Bob", "insult")
    assert [(one["name"], one["accused"], one["text"]) for one in report["chat"]] == [
        ("Bob", True, "you are a fool"),
        ("Reporter", False, None),
    ]
    assert report["text"] == "Look at this." and report["ply"] == 0 and report["open"]
    assert host.get("/api/host")["reports"] >= 1
    told = host.post(f"/api/host/reports/{report['report']}", {"open": False, "note": "Warned."})
    assert not told["open"] and told["note"] == "Warned."
    assert reports_of(host, code) == [] and len(reports_of(host, code, closed=1)) == 1
    assert logged(host)[:2] == ["report-closed", "sign-in"]
    assert [one["why"] for one in ann.get("/api/me/export")["reports"]] == ["insult"]
    for body, status, problem in (
        ({"player": ann.player, "why": "insult"}, 403, "not-allowed"),
        ({"player": 77, "why": "insult"}, 422, "no-player"),
        ({"player": bob.player, "why": "boredom"}, 400, "bad-message"),
    ):
        assert ann.post(f"/api/tables/{code}/report", body, status)["problem"]["code"] == problem


def test_one_address_cannot_keep_others_from_reporting(tmp_path: Path, guests: list[Guest]):
    with hall_here(str(tmp_path / "hall.db"), tmp_path, limit_factor=10) as server:
        ann = Guest.creates(server.url, name="Ann", seats=2)
        guests.append(ann)
        bob = guest_at(server, guests, ann.code, "Bob", "127.0.0.2", 1)
        report = f"/api/tables/{ann.code}/report"
        for _ in range(MAX_EACH):
            bob.post(report, {"player": ann.player, "why": "other"})
        assert bob.post(report, {"player": ann.player, "why": "other"}, 429)["problem"]["code"] == "too-fast"
        ann.post(report, {"player": bob.player, "why": "other"})


def reports_of(host: Guest, code: str, closed: int = 0) -> list[dict[str, Any]]:
    return [one for one in host.get("/api/host/reports", closed=closed)["reports"] if one["code"] == code]


# Mutes and blocks


def test_a_guest_mutes_and_blocks_on_this_device(server: HallHere, guests: list[Guest]):
    ann = Guest.creates(server.url, name="Ann", seats=3, address="127.0.0.1")
    guests.append(ann)
    bob = guest_at(server, guests, ann.code, "Bob", "127.0.0.2")
    cal = guest_at(server, guests, ann.code, "Cal", "127.0.0.3")
    here = f"/api/tables/{ann.code}"
    assert ann.get(f"{here}/blocks") == {"mute": [], "block": []}
    answer = ann.http.post(
        f"{here}/block", json={"player": bob.player, "how": "block"}, headers={"Authorization": f"Bearer {ann.token}"}
    )
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Strict" in cookie and answer.json()["block"] == [bob.player]
    assert ann.post(f"{here}/block", {"player": cal.player, "how": "mute"})["mute"] == [cal.player]
    # At this table, which Ann hosts, Bob may watch; who is only muted may sit.
    assert bob.does("sit", 403, seat=1) == "blocked"
    cal.does("sit", seat=2)
    # The next one too, which is laid on the same device; on another device nobody is blocked.
    told = ann.post("/api/tables", {"game": "dragorun", "seats": 3, "name": "Ann"})
    join = f"/api/tables/{told['code']}/join"
    assert bob.post(join, {"name": "Bob", "seat": 1}, 403)["problem"]["code"] == "blocked"
    bob.post(join, {"name": "Bob"})
    other = Guest.creates(server.url, name="Dan", seats=2, address="127.0.0.4")
    guests.append(other)
    bob.code, bob.token = other.code, None
    bob.post(f"/api/tables/{other.code}/join", {"name": "Bob", "seat": 1})
    listed = ann.get("/api/blocks")["blocks"]
    assert {(one["how"], one["name"], one["code"]) for one in listed} == {
        ("block", "", ann.code),
        ("mute", "", ann.code),
    }
    assert cal.get("/api/blocks") == {"blocks": []}
    for one in listed:
        ann.post("/api/blocks/end", {"block": one["block"]})
    assert ann.get("/api/blocks") == {"blocks": []}
    bob = guest_at(server, guests, ann.code, "Bob", "127.0.0.2", 1)


def test_a_member_blocks_on_all_devices_and_a_guests_blocks_come_along(server: HallHere, guests: list[Guest]):
    bob, _ = member(server, guests, "Basil")
    cal = Guest.creates(server.url, name="Calla", seats=3, address="127.0.0.1")
    guests.append(cal)
    bob.post(f"/api/tables/{cal.code}/join", {"name": "Basil"})
    cal.post(f"/api/tables/{cal.code}/block", {"player": 1, "how": "block"})
    keys = [{"code": cal.code, "token": cal.token}]
    phrase = cal.post("/api/members", {"name": "Calla", "keys": keys})["phrase"]
    desk = other_device(server, guests, phrase)
    assert [(one["how"], one["name"]) for one in desk.get("/api/blocks")["blocks"]] == [("block", "Basil")]
    code = creates(desk)["code"]
    assert bob.post(f"/api/tables/{code}/join", {"name": "B", "seat": 1}, 403)["problem"]["code"] == "blocked"
    assert [one["how"] for one in desk.get("/api/me/export")["blocks"]] == ["block"]
    bob.post("/api/me/delete", {"name": "Basil"})
    assert desk.get("/api/blocks") == {"blocks": []}


def test_a_blocked_guest_has_no_seat_in_the_rematch(server: HallHere, guests: list[Guest]):
    ann = Guest.creates(server.url, name="Ann", seats=2, address="127.0.0.1", options=SHORT)
    bob = guest_at(server, guests, ann.code, "Bob", "127.0.0.2", 1)
    guests.append(ann)
    ann.does("start")
    bob.does("away", seat=1)
    plays_on(ann)
    ann.post(f"/api/tables/{ann.code}/block", {"player": bob.player, "how": "block"})
    ann.code = ann.does("rematch")["next"]
    assert [seat["kind"] for seat in ann.state()["table"]["seats"]] == ["person", "free"]


# The host's page


def test_the_hosts_page_needs_the_token_and_outlives_a_killed_server(tmp_path: Path, guests: list[Guest]):
    with serving(str(tmp_path / "hall.db"), tmp_path, limits=1) as server:
        guest = Guest(server.url)
        guests.append(guest)
        assert guest.get("/api/host", 401)["problem"]["code"] == "not-the-hall"
        answer = guest.http.post("/api/host/sign-in", json={"token": server.host_token})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=Strict" in cookie and "Path=/api/host;" in cookie
        assert guest.get("/api/host")["ok"] in (True, False)
        evil = {"origin": "http://elsewhere.example"}
        refused = guest.http.post("/api/host/announcements", json={"en": "x"}, headers=evil)
        assert refused.status_code == 403 and guest.get("/api/announcements") == {"announcements": []}
        guest.post("/api/host/sign-out", {})
        guest.get("/api/host", 401)
        wrong = [
            guest.http.post("/api/host/sign-in", json={"token": f"guess{n}"}).json()["problem"]["code"]
            for n in range(40)
        ]
        assert wrong[0] == "not-the-hall" and wrong[-1] == "too-fast"
        kept = (tmp_path / "hall.db").read_bytes() + (tmp_path / "hall.db-wal").read_bytes()
        assert server.host_token.encode() not in kept and server.host_token not in server.logged()
        old = server.host_token
        host = host_of(server, guests)
        assert host.post("/api/host/announcements", {"en": " "}, 400)["problem"]["code"] == "bad-message"
        for n in range(3):
            host.post("/api/host/announcements", {"en": f"Tournament {n}", "fr": f"Tournoi {n}", "days": 1})
        last = host.get("/api/announcements")["announcements"]
        assert [one["fr"] for one in last] == ["Tournoi 2", "Tournoi 1", "Tournoi 0"]
        assert {last[0][code] for code in LANGUAGES} == {"Tournament 2", "Tournoi 2", ""}
        left = host.post(f"/api/host/announcements/{last[0]['announcement']}/end", {})["announcements"]
        assert [one["en"] for one in left] == ["Tournament 1", "Tournament 0"]
        before = host.get("/api/host/log")["entries"]
        server.kill()
        server.start()
        # Nothing of it is lost, and a page of the log begins where the last one ended.
        again = host_of(server, guests)
        assert again.get("/api/announcements")["announcements"] == left
        assert again.get("/api/host/log")["entries"][1:] == before
        assert again.get("/api/host/log", before=before[0]["at"])["entries"] == before[1:]
        # A new start prints another token, and ends what the old one opened.
        assert server.host_token and server.host_token != old
        assert host.http.get(f"{server.url}/api/host").status_code == 401
        assert HTTP.post(f"{server.url}/api/host/sign-in", json={"token": old}).status_code == 401


def test_people_are_found_signed_out_and_deleted(server: HallHere, guests: list[Guest]):
    ann, _ = member(server, guests, "Anselm")
    bob, _ = member(server, guests, "Béatrice")
    host = host_of(server, guests)
    assert [one["name"] for one in host.get("/api/host/people")["members"]][:2] == ["Béatrice", "Anselm"]
    (found,) = host.get("/api/host/people", search="BEATR")["members"]
    assert found["name"] == "Béatrice" and found["sessions"] == 1 and found["ban"] is None
    host.post(f"/api/host/people/{found['member']}/sign-out", {})
    bob.get("/api/me", 401)
    host.post(f"/api/host/people/{found['member']}/delete", {})
    assert host.get("/api/host/people")["members"][0]["name"] == "Anselm"
    assert host.post("/api/host/people/nobody/delete", {}, 404)["problem"]["code"] == "no-member"
    entries = host.get("/api/host/log")["entries"]
    assert [(one["what"], one["about"]) for one in entries[:3]] == [
        ("member-deleted", "—"),
        ("sessions-ended", "—"),
        ("sign-in", ""),
    ]
    ann.get("/api/me")


def test_a_closed_table_is_closed_for_everybody_and_opens_again(server: HallHere, guests: list[Guest]):
    ann = Guest.creates(server.url, name="Ann", seats=2, public=True, bots=[None, "hatchling"], start=True)
    guests.append(ann)
    host = host_of(server, guests)
    ann.comes()
    before = ann.state()["seq"]
    table = host.get("/api/host/tables")["tables"][0]
    assert (table["code"], table["state"], [seat["kind"] for seat in table["seats"]]) == (
        ann.code,
        "running",
        ["person", "bot"],
    )
    host.post(f"/api/host/tables/{ann.code}/close", {"closed": True, "reason": "A name."})
    assert sent_away(ann) == "table-closed"
    for path in ("", "/state", "/record"):
        assert ann.get(f"/api/tables/{ann.code}{path}", 404)["problem"]["code"] == "table-closed"
    assert ann.does("leave", 404) == "table-closed"
    assert ann.code not in host.http.get("/api/lobby").text
    assert host.post(f"/api/host/tables/{ann.code}/close", {"closed": False})["closed"] is False
    assert ann.state()["seq"] >= before and ann.code in host.http.get("/api/lobby").text
    assert logged(host)[:2] == ["table-opened", "table-closed"]
    assert host.post("/api/host/tables/bako-mire/close", {"closed": True}, 404)["problem"]["code"] == "no-table"


def test_a_banned_member_and_a_banned_network_stay_outside(server: HallHere, guests: list[Guest]):
    ann, told = member(server, guests, "Bandit")
    creates(ann)
    ann.comes()
    host = host_of(server, guests)
    mine = told["member"]["member"]
    bans = host.post("/api/host/bans", {"member": mine, "days": 7, "reason": "Insults."})["bans"]
    assert [(one["kind"], one["about"], one["reason"]) for one in bans] == [("member", "Bandit", "Insults.")]
    assert 0 <= bans[0]["at"] + 7 * DAY - bans[0]["until"] < 1000
    assert sent_away(ann) == "banned"
    problem = ann.get("/api/me", 403)["problem"]
    assert problem["code"] == "banned" and "Insults" in problem["text"] and "until 20" in problem["text"]
    assert ann.does("leave", 403) == "banned"
    assert ann.post("/api/tables", {"game": "dragorun", "name": "A"}, 403)["problem"]["code"] == "banned"
    seat = Guest(server.url, ann.code, ann.token)  # not signed in, but with the key of the seat
    guests.append(seat)
    assert seat.post(f"/api/tables/{ann.code}/join", {"name": "Other"}, 403)["problem"]["code"] == "banned"
    ann.get("/api/me/export")  # what is kept about them is theirs all the same
    host.post(f"/api/host/bans/{bans[0]['ban']}/end", {})
    ann.get("/api/me")

    bob = Guest.creates(server.url, name="Bob", seats=2, address="127.0.7.1")
    guests.append(bob)
    bob.comes()
    live = server.url.replace("http", "ws") + "/api/lobby/live"
    with connect(live, source_address=("127.0.7.1", 0)) as lobby:
        lobby.recv(10)
        (ban,) = host.post("/api/host/bans", {"range": "127.0.7.0/24"})["bans"]
        with suppress(ConnectionClosed):
            while lobby.recv(10):
                pass
        assert lobby.close_code == 1008, "those who only listen are sent away too"
    assert sent_away(bob) == "banned"
    assert bob.get("/api/games", 403)["problem"]["code"] == "banned"
    assert bob.http.get("/").status_code == 200, "the page says why"
    with pytest.raises(Exception, match="403"):
        bob.comes()
    host.get("/api/games")
    # The host's own part answers from everywhere: nobody is locked out of it.
    assert bob.get("/api/host", 401)["problem"]["code"] == "not-the-hall"
    host.post(f"/api/host/bans/{ban['ban']}/end", {})
    bob.get("/api/games")
    for body in ({}, {"member": "x", "range": "y"}):
        assert host.post("/api/host/bans", body, 400)["problem"]["code"] == "bad-message"
    for wrong in ("0.0.0.0/0", "::/0", "nonsense", "300.1.1.1", "10.0.0.0/99"):
        assert host.post("/api/host/bans", {"range": wrong}, 422)["problem"]["code"] == "bad-range"
    assert logged(host)[:4] == ["ban-ended", "banned", "ban-ended", "banned"]


def test_a_reported_person_can_be_banned_without_knowing_the_address(server: HallHere, guests: list[Guest]):
    ann = Guest.creates(server.url, name="Ann", seats=2, address="127.0.0.1")
    guests.append(ann)
    bob = guest_at(server, guests, ann.code, "Bob", "127.0.0.2", 1)
    ann.post(f"/api/tables/{ann.code}/report", {"player": bob.player, "why": "other"})
    host = host_of(server, guests)
    (report,) = reports_of(host, ann.code)
    told = host.post("/api/host/bans", {"report": report["report"]})
    assert told["bans"][0]["kind"] == "address" and "127.0.0.2" not in json.dumps([report, told])
    assert bob.get("/api/lobby", 403)["problem"]["code"] == "banned"
    ann.get("/api/lobby")
    host.post(f"/api/host/bans/{told['bans'][0]['ban']}/end", {})


def test_bans_expire_and_cover_both_kinds_of_addresses():
    def ban(n: int, kind: Any, target: str, until: int | None = None) -> Ban:
        return Ban(str(n), 0, 0, BanDoc(kind, target, "", until))

    assert read_range("2001:DB8::1/32") == "2001:db8::/32" and read_range("203.0.113.7") == "203.0.113.7/32"
    assert read_range("::ffff:203.0.113.0/120") == "203.0.113.0/24"
    for wrong in ("1.0.0.0/7", "2000::/15", "", "host.example"):
        with pytest.raises(Refused):
            read_range(wrong)
    bans = Bans(
        [
            ban(1, "range", "203.0.113.0/24", 100),
            ban(2, "range", "2001:db8::/32"),
            ban(3, "address", "tag of 198.51.100.1"),
            ban(4, "member", "ann", 50),
        ]
    )

    def found(client: str, now: int = 0) -> str | None:
        one = bans.of_address(client, lambda key: f"tag of {key}", now)
        return one and one.ban

    assert found("203.0.113.9") == found("::ffff:203.0.113.9") == "1" and found("203.0.114.9") is None
    assert found("203.0.113.9", 100) is None, "it has ended"
    assert found("2001:db8:1:2::3") == "2" and found("2001:db9::1") is None
    assert found("198.51.100.1") == "3" and found("") is None and found("testclient") is None
    assert bans.of_member("ann", 49) and not bans.of_member("ann", 50) and not bans.of_member("bob", 0)


def test_the_word_filter_finds_whole_words_that_look_like_listed_ones():
    words = WordFilter([p.WordList(True, ["Fool", "crétin"]), p.WordList(False, ["dragon"])])
    assert words.clean("You FOOL! f00l, ƒool? Fооl.") == "You •••! •••, •••? •••."
    for look in ("ⓕⓞⓞⓛ", "🅕🅞🅞🅛", "🄵🄾🄾🄻", "🇫🇴🇴🇱", "⒡⒪⒪⒧", "ꜰᴏᴏʟ", "ꓝꓳꓳꓡ", "ϜΟΟ1", "𝓯𝓸𝓸𝓵", "føol"):
        assert words.clean(f"such a {look}, you!") == "such a •••, you!", look
    assert words.clean("a foolish dragon, CRETIN-like; cre\u0301tin") == "a foolish dragon, •••; •••"
    assert words.clean("nothing here") == "nothing here"
    for name in ("fool", "F o o l", "The Fool", "Cretin 2"):
        with pytest.raises(Refused):
            words.check_name(name)
    # Marks are part of a word, and what is invisible is not between its letters when it is shown.
    assert words.clean("fo\u0332ol f\u0336o\u0336o\u0336l\u0336 _fool_ fool_") == "••• ••• ••• •••"
    for name in ("The f\u200dool", "The f\ufe00ool", "The fo\u0332ol", "The_fool"):
        with pytest.raises(Refused):
            words.check_name(name)
    words.check_name("Foolish")
    assert WordFilter().clean("fool") == "fool"


def test_the_host_switches_the_word_filter_on(server: HallHere, guests: list[Guest]):
    host = host_of(server, guests)
    off = {code: {"on": False, "words": []} for code in LANGUAGES}
    assert host.get("/api/host/words") == off
    ann = Guest.creates(server.url, name="Fool", seats=2)
    guests.append(ann)
    ann.does("say", text="you fool")
    told = host.post("/api/host/words", off | {"en": {"on": True, "words": ["fool", "FOOL ", "", " "]}})
    assert told["en"]["words"] == ["FOOL", "fool"]
    ann.does("say", text="you fool")
    assert [line["text"] for line in ann.state()["chat"]] == ["you fool", "you •••"]
    assert ann.does("rename", 422, name="A f00l") == "bad-name"
    assert ann.does("sit", 422, seat=1, name="fool") == "bad-name"
    for path, body in (
        ("/api/tables", {"game": "dragorun", "name": "fool"}),
        (f"/api/tables/{ann.code}/join", {"name": "fool"}),
        ("/api/members", {"name": "fool"}),
    ):
        guest = Guest(server.url)
        guests.append(guest)
        assert guest.post(path, body, 422)["problem"]["code"] == "bad-name"
    assert logged(host)[0] == "words-changed"
    host.post("/api/host/words", off)


def test_the_overview_shows_settings_usage_and_storage(server: HallHere, guests: list[Guest]):
    member(server, guests, "Overseen")
    Guest.creates(server.url, name="G").close()
    told = host_of(server, guests).get("/api/host")
    assert told["settings"]["keep_uploaded"] == 30 and told["storage"]["bytes"] > 1000
    assert told["storage"]["tables"]["open"] >= 1 and told["storage"]["documents"]["member"] >= 1
    now = server.clock()
    assert abs(told["storage"]["oldest_table"] - now) < DAY and abs(told["storage"]["oldest_member"] - now) < DAY
    assert {one["name"] for one in told["limits"]} >= {"coming", "guessing", "requests", "reports", "blocks"}


# Nothing leaks


def test_the_overview_hides_the_password_of_the_mail_server(tmp_path: Path):
    chosen = Settings(smtp="smtps://hall:very-secret@mail.example:465", url="https://hall.example")
    told = Hall(store_at(str(tmp_path / "hall.db")), chosen).host.shown_settings()
    assert told["smtp"] == "smtps://hall@mail.example:465" and "secret" not in json.dumps(told)
    assert Hall(store_at(str(tmp_path / "hall.db"))).host.shown_settings()["smtp"] == ""


def test_the_hosts_page_shows_no_cards_no_tokens_and_no_invitation(server: HallHere, guests: list[Guest]):
    ann, told = member(server, guests, "Hidden", device="Quagga")
    laid = ann.post("/api/tables", {"game": "ante", "name": "Hidden", "seats": 2})
    ann.code, ann.token = laid["code"], laid["token"]
    bob = guest_at(server, guests, ann.code, "Bob", "127.0.0.2", 1)
    ann.does("start")
    ann.does("say", text="hello")
    ann.post(f"/api/tables/{ann.code}/report", {"player": bob.player, "why": "other", "text": "x"})
    ann.post(f"/api/tables/{ann.code}/block", {"player": bob.player, "how": "block"})
    host = host_of(server, guests)
    host.post("/api/host/bans", {"range": "192.0.2.0/24"})
    paths = ["", "/people", "/tables", f"/tables/{ann.code}", "/reports", "/bans", "/announcements", "/words", "/log"]
    shown = "".join(host.http.get(f"/api/host{path}").text for path in paths)
    cookies = [value for guest in (ann, bob, host) for value in guest.http.cookies.values()]
    secrets = [ann.token, bob.token, laid["invitation"], told["phrase"], server.host_token, "Quagga", *cookies]
    for secret in secrets:
        assert secret and secret not in shown
    assert "127.0.0.2" not in shown
    kinds = (
        p.HostOverview, p.HostMembers, p.HostTables, p.HostTable, p.HostReports, p.HostBans, p.HostAnnouncements,
        p.WordLists, p.Audit,
    )  # fmt: skip
    for path, kind in zip(paths, kinds, strict=True):
        text = host.http.get(f"/api/host{path}").text
        again = msgspec.json.decode(msgspec.json.encode(msgspec.json.decode(text, type=kind)))
        assert json.loads(text) == again, "a field that is not in the protocol"
    fields = {field for kind in kinds for field in all_fields(kind)}
    assert not fields & {"hand", "view", "views", "moves", "news", "token", "tokens", "invitation", "address", "secret"}
    # And to everybody else it shows nothing at all.
    for path in paths:
        assert bob.get(f"/api/host{path}", 401)["problem"]["code"] == "not-the-hall"
        ann.get(f"/api/host{path}", 401)


def all_fields(kind: Any) -> set[str]:
    """The names of all fields of a struct, and of those inside it."""
    if hasattr(kind, "__struct_fields__"):
        inner = get_type_hints(kind).values()
        return {*kind.__struct_fields__}.union(*map(all_fields, inner))
    return set().union(*map(all_fields, get_args(kind)))


def test_a_deleted_member_is_in_no_report_ban_block_or_log(server: HallHere, tmp_path: Path, guests: list[Guest]):
    ann, told = member(server, guests, "Zanzibar")
    bob, _ = member(server, guests, "Bobolink")
    code = creates(bob)["code"]
    joined = ann.post(f"/api/tables/{code}/join", {"name": "Zanzibar", "seat": 1})
    ann.code, ann.token, ann.player = code, joined["token"], joined["player"]
    ann.does("say", text="Xylophone")
    bob.post(f"/api/tables/{code}/report", {"player": ann.player, "why": "insult", "text": "x"})
    ann.post(f"/api/tables/{code}/report", {"player": bob.player, "why": "insult", "text": "Marimba"})
    bob.post(f"/api/tables/{code}/block", {"player": ann.player, "how": "block"})
    ann.post(f"/api/tables/{code}/block", {"player": bob.player, "how": "mute"})
    host = host_of(server, guests)
    host.post("/api/host/bans", {"member": told["member"]["member"], "reason": "Glockenspiel"})
    ann.post("/api/me/delete", {"name": "Zanzibar"})
    assert [one["about"]["name"] for one in reports_of(host, code)] == ["Bobolink", "—"]
    assert "Glockenspiel" not in host.http.get("/api/host/bans").text
    assert bob.get("/api/blocks") == {"blocks": []}
    copy = tmp_path / "copy.db"
    backup(server.db, str(copy))
    with sqlite3.connect(copy) as connection:
        dump = "\n".join(connection.iterdump()).upper()
    connection.close()
    for secret in ("Zanzibar", "Xylophone", "Marimba", told["member"]["member"]):
        assert secret.upper() not in dump and secret.encode().hex().upper() not in dump, secret
    assert b"Glockenspiel".hex().upper() in dump, "the host's log is never changed"


# Bad input


TRIED = ("clubs", "host", "moderation")
"""The modules whose endpoints are tried."""


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_malformed_requests_of_the_host_and_of_clubs_get_sentences(server: HallHere, guests: list[Guest]):
    """As somebody who may do it all, so that the requests come through to what they ask for."""
    host, luck = host_of(server, guests), random.Random(5)
    ann, told = member(server, guests, "Fuzz")
    club = ann.post("/api/clubs", {"name": "Fuzz club"})["club"]
    code = creates(ann)["code"]
    names = {"club": club, "code": code, "member": told["member"]["member"], "game": "dragorun", "kind": "duel"}
    gentle = ("host_delete_member", "host_end_sessions", "delete_club", "leave_club", "host_sign_out", "host_ban")
    statuses: Counter[int] = Counter()
    for endpoint in [one for one in ENDPOINTS if one.work.__module__.rpartition(".")[2] in TRIED]:
        path = re.sub(r"{(\w+)}", lambda found: names.get(found[1], "none"), endpoint.path)
        fields = () if endpoint.body is None else endpoint.body.__struct_fields__
        good = {"t": ""} | {field: luck.choice(["x", 1, True, {}, "owner", "block"]) for field in fields}
        for _ in range(8):
            guest = host if endpoint.access.security == "host" else ann
            if endpoint.method == "GET":
                asked = {name: luck.choice(["-1", "x", "9" * 30, "1"]) for name in endpoint.query or {}}
                answer = guest.http.get(path, params=asked, headers=guest.headers())
            elif endpoint.name in gentle:
                answer = guest.http.post(path, json={"extra": 1}, headers=guest.headers())
            else:
                kind = {"Content-Type": "application/json"} | guest.headers()
                answer = guest.http.post(path, content=mutated(luck, good), headers=kind)
            statuses[answer.status_code] += 1
            assert answer.status_code in (200, *endpoint.errors), (endpoint.name, answer.text)
            if answer.status_code != 200:
                assert answer.json()["problem"]["text"].endswith((".", "?"))
    assert sum(statuses.values()) - statuses[200] > 100, statuses
    ann.get(f"/api/clubs/{club}")
    assert "dragonhall_errors_total 0" in host.http.get("/metrics").text


# Two servers


@pytest.mark.parametrize("server", ["postgresql"], indirect=True)
def test_decisions_of_the_host_reach_every_server(server: HallHere, tmp_path: Path, guests: list[Guest]):
    """The token of the server that was started last counts; the tests that follow get one of the first again."""
    with hall_here(server.db, tmp_path, "two", clock=server.clock) as two:
        reaches_both(server, two, guests)
    server.host_token = server.do(server.hall.host.new_token())


def reaches_both(one: HallHere, two: HallHere, guests: list[Guest]) -> None:
    host = host_of(two, guests)
    assert HTTP.post(f"{one.url}/api/host/sign-in", json={"token": one.host_token}).status_code == 401
    bob = Guest.creates(one.url, name="Bob", seats=2, address="127.0.7.1")
    guests.append(bob)
    bob.comes()
    started = time.monotonic()
    host.post("/api/host/announcements", {"en": "Hello"})
    until(lambda: HTTP.get(f"{one.url}/api/announcements").json()["announcements"])
    host.post("/api/host/bans", {"range": "127.0.7.0/24"})
    assert sent_away(bob) == "banned"
    assert bob.get("/api/games", 403)["problem"]["code"] == "banned"
    print(f"both reached the other server within {time.monotonic() - started:.2f} s")
    ann = Guest.creates(one.url, name="Ann", seats=2)
    guests.append(ann)
    ann.comes()
    host.post(f"/api/host/tables/{ann.code}/close", {"closed": True})
    assert sent_away(ann) == "table-closed"
