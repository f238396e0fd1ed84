"""Members: a name of one's own, devices, one's tables everywhere, ratings, and a deletion that leaves nothing."""

from __future__ import annotations

import json
import re
import sqlite3
from math import log10
from pathlib import Path
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.bots.network import network_of
from dragonhall.games import game as find_game
from dragonhall.hall.recovery import new_phrase, read_phrase
from dragonhall.hall.serving import backup, check_ratings

from .guests import Guest, Server, serving, until

ROOT = Path(__file__).parents[2]
DUEL: dict[str, Any] = {"game": "dragorun", "seats": 2}


def member(server: Server, guests: list[Guest], name: str, **more: Any) -> tuple[Guest, dict[str, Any]]:
    guest = Guest(server.url)
    guests.append(guest)
    return guest, guest.post("/api/members", {"name": name, **more})


def other_device(server: Server, guests: list[Guest], phrase: str, **more: Any) -> Guest:
    guest = Guest(server.url)
    guests.append(guest)
    guest.post("/api/members/sign-in", {"phrase": phrase, **more})
    return guest


def lays(guest: Guest, **more: Any) -> dict[str, Any]:
    told = guest.post("/api/tables", {**DUEL, "name": "x", **more})
    guest.code, guest.token, guest.player = told["code"], told["token"], told["player"]
    return told


def plays_on(guest: Guest, seat: int = 0) -> None:
    """A bot stands in for the guest until the match is over."""
    guest.does("away", seat=seat)
    until(lambda: guest.get(f"/api/tables/{guest.code}")["state"] == "over")


def tables_of(guest: Guest) -> list[dict[str, Any]]:
    return guest.get("/api/me/tables")["tables"]


def test_a_guest_becomes_a_member_with_what_was_played_and_comes_back_on_another_device(
    server: Server, guests: list[Guest]
):
    ann = Guest.lays(server.url, name="Ann", seats=2, bots=[None, "hatchling"], start=True)
    guests.append(ann)
    told = ann.post(
        "/api/members", {"name": "Ann", "keys": [{"code": ann.code, "token": ann.token}], "device": "phone"}
    )
    assert told["member"]["name"] == "Ann" and told["phrase"].count(" ") == 5
    assert [one["code"] for one in tables_of(ann)] == [ann.code]
    desk = other_device(server, guests, told["phrase"].upper().replace(" ", " - "), device="desk")
    listed = tables_of(desk)
    assert [(one["code"], one["state"], one["others"]) for one in listed] == [(ann.code, "running", ["hatchling"])]
    key = desk.post(f"/api/me/tables/{ann.code}/key", {})
    desk.code, desk.token = ann.code, key["token"]
    assert desk.state()["standings"][0]["seat"] == 0 and ann.state()["standings"][0]["seat"] == 0
    me = desk.get("/api/me")
    assert {(one["device"], one["here"]) for one in me["sessions"]} == {("phone", False), ("desk", True)}


def test_my_turn_comes_first_and_what_is_over_keeps_its_result(server: Server, guests: list[Guest]):
    ann, _ = member(server, guests, "Ann")
    lays(ann, bots=[None, "hatchling"], start=True)
    first = ann.code
    plays_on(ann)
    until(lambda: tables_of(ann)[0]["place"])
    lays(ann, sit=[0])
    waiting = ann.code
    lays(ann, bots=[None, "hatchling"], start=True, clock={"move": 600})
    running = ann.code
    until(lambda: tables_of(ann)[0]["my_turn"])
    listed = tables_of(ann)
    assert [one["code"] for one in listed] == [running, waiting, first]
    assert listed[0]["until"] > listed[0]["at"] and listed[2]["place"] in (1, 2) and listed[2]["state"] == "over"


def test_names_are_ones_own_also_if_they_only_look_alike(shared_server: Server, guests: list[Guest]):
    member(shared_server, guests, "Mira")
    other = Guest(shared_server.url)
    guests.append(other)
    for name in ("Mira", "mira", "Μira", "M i r a"):
        assert other.post("/api/members", {"name": name}, 409)["problem"]["code"] == "name-taken"
    assert other.post("/api/members", {"name": "\u200b"}, 422)["problem"]["code"] == "bad-name"
    other.post("/api/members", {"name": "Miro"})
    assert other.post("/api/me", {"name": "MIRA"}, 409)["problem"]["code"] == "name-taken"
    assert other.post("/api/me", {"name": "Mirko", "portrait": "crown"})["member"]["name"] == "Mirko"
    again, _ = member(shared_server, guests, "Miro")  # it was given back
    assert again.get("/api/me")["member"]["portrait"] is None


def test_sessions_end_and_phrases_change(shared_server: Server, guests: list[Guest]):
    ann, told = member(shared_server, guests, "Session", device="one")
    bob = other_device(shared_server, guests, told["phrase"], device="two")
    listed = {one["device"]: one["session"] for one in ann.get("/api/me")["sessions"]}
    ann.post("/api/me/sign-out", {"session": listed["two"]})
    assert bob.get("/api/me", 401)["problem"]["code"] == "not-a-member"
    new = ann.post("/api/me/phrase", {})["phrase"]
    assert bob.post("/api/members/sign-in", {"phrase": told["phrase"]}, 401)["problem"]["code"] == "bad-phrase-words"
    bob.post("/api/members/sign-in", {"phrase": new})
    ann.post("/api/me/sign-out", {})
    ann.get("/api/me", 401)
    bob.get("/api/me")


def test_the_cookie_is_for_this_site_and_not_for_scripts(shared_server: Server, guests: list[Guest]):
    ann = Guest(shared_server.url)
    guests.append(ann)
    answer = ann.http.post("/api/members", json={"name": "Cookie"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Strict" in cookie and "Secure" not in cookie
    secret = re.search(r"=([^;]+);", cookie)
    assert secret and secret[1] not in answer.text
    page = {"origin": "http://elsewhere.example"}
    assert ann.http.post("/api/me/delete", json={"name": "Cookie"}, headers=page).status_code == 403
    ann.get("/api/me")


def test_over_tls_the_cookie_is_secure(tmp_path: Path):
    with serving(str(tmp_path / "hall.db"), tmp_path, trusted_proxy="127.0.0.1") as server:
        guest = Guest(server.url)
        headers = {"x-forwarded-proto": "https", "x-forwarded-for": "10.1.2.3"}
        answer = guest.http.post("/api/members", json={"name": "Tls"}, headers=headers)
        assert answer.status_code == 200 and "; Secure" in answer.headers["set-cookie"]
        guest.close()


def test_guessing_phrases_is_limited(tmp_path: Path):
    with serving(str(tmp_path / "hall.db"), tmp_path, limits=1) as server:
        guest = Guest(server.url)
        codes = [
            guest.http.post("/api/members/sign-in", json={"phrase": new_phrase()}).json()["problem"]["code"]
            for _ in range(40)
        ]
        assert codes[0] == "bad-phrase-words" and codes[-1] == "too-fast"
        guest.close()


def test_phrases_are_read_however_they_are_written():
    phrase = new_phrase()
    assert read_phrase(phrase) == read_phrase(phrase.upper().replace(" ", "")) == phrase
    assert read_phrase(phrase[:-1]) is read_phrase("") is read_phrase("x" * 36) is None


def test_only_members_and_bots_are_rated_and_leaving_does_not_help(server: Server, guests: list[Guest]):
    guest = Guest(server.url)
    guests.append(guest)
    assert guest.post("/api/tables", {**DUEL, "name": "G", "rated": True}, 403)["problem"]["code"] == "members-only"
    ann, _ = member(server, guests, "Ann")
    bob, _ = member(server, guests, "Bob")
    code = lays(ann, rated=True)["code"]
    told = guest.post(f"/api/tables/{code}/join", {"name": "G", "seat": 1}, 403)
    assert told["problem"]["code"] == "members-only"
    assert ann.does("sit", 409, seat=1) == "one-seat"
    joined = bob.post(f"/api/tables/{code}/join", {"name": "Bob", "seat": 1})
    bob.code, bob.token = code, joined["token"]
    seats = bob.get(f"/api/tables/{code}")["seats"]
    assert [bool(seat["member"]) for seat in seats] == [True, True]
    ann.does("start")
    bob.does("leave")
    plays_on(ann)
    rows = until(lambda: server_board(ann)["rows"])
    named = {row["name"]: row for row in rows if row["member"]}
    assert {name: row["matches"] for name, row in named.items()} == {"Ann": 1, "Bob": 1}
    assert {row["name"]: row["rating"] for row in rows if not row["member"]}["drake"] == 1500
    assert all(row["provisional"] for row in named.values())


def server_board(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.get("/api/boards/dragorun/duel")
    return found if any(row["member"] for row in found["rows"]) else {"rows": []}


def test_ratings_follow_strength_and_can_be_made_anew(server: Server, guests: list[Guest], db: str):
    ann, _ = member(server, guests, "Ann")
    for _ in range(3):
        lays(ann, rated=True, bots=[None, "hatchling"], start=True)
        plays_on(ann)
    until(lambda: ann.get("/api/me")["member"]["ratings"][0]["matches"] == 3)
    assert ann.get("/api/boards")["boards"] == ["dragorun/duel"]
    mine = ann.get("/api/me")["member"]["ratings"][0]
    exported = ann.get("/api/me/export")
    assert len(exported["results"]) == len(exported["tables"]) == 3
    server.stop()
    assert check_ratings(db, write=False) == (3, 0)
    spoil(db)
    assert check_ratings(db, write=False) == (3, 1)
    assert check_ratings(db, write=True) == (3, 1)
    server.start()
    assert ann.http.get(f"{server.url}/api/boards/dragorun/duel").json()["rows"]
    assert [one["rating"] for one in ann.http.get(f"{server.url}/api/me").json()["member"]["ratings"]] == [
        mine["rating"]
    ]


def spoil(db: str) -> None:
    wrong = json.dumps({"member": "", "mu": 99.0, "sigma": 1.0, "matches": 4, "last": 0}).encode()
    if "://" not in db:
        with sqlite3.connect(db) as connection:
            connection.execute("UPDATE documents SET doc=? WHERE kind='rating'", (wrong,))
        connection.close()
        return
    import asyncio

    import asyncpg

    async def work() -> None:
        connection = await asyncpg.connect(db)
        await connection.execute("UPDATE documents SET doc=$1 WHERE kind='rating'", wrong)
        await connection.close()

    asyncio.run(work())


def test_a_deleted_member_is_nowhere_in_the_store(tmp_path: Path, guests: list[Guest]):
    db = tmp_path / "hall.db"
    with serving(str(db), tmp_path) as server:
        ann, told = member(server, guests, "Zanzibar", device="Quagga")
        lays(ann, name="Zanzibar", rated=True, bots=[None, "hatchling"], start=True)
        plays_on(ann)
        until(lambda: ann.get("/api/me")["member"]["ratings"])
        code = ann.code
        assert ann.post("/api/me/delete", {"name": "Somebody"}, 422)["problem"]["code"] == "bad-name"
        ann.post("/api/me/delete", {"name": "Zanzibar"})
        ann.get("/api/me", 401)
        ann.token = None
        assert ann.get(f"/api/tables/{code}")["seats"][0]["name"] == "—"
        assert ann.post("/api/members/sign-in", {"phrase": told["phrase"]}, 401)
        assert all(row["member"] is None for row in ann.get("/api/boards/dragorun/duel")["rows"])
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("hall.db*") if path.suffix != ".log")
    copy = tmp_path / "copy.db"
    backup(str(db), str(copy))
    with sqlite3.connect(copy) as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    member_id = told["member"]["member"]
    for secret in ("Zanzibar", "Quagga", member_id, told["phrase"]):
        assert secret not in dump and secret.encode().hex().upper() not in dump.upper(), secret
    assert kept  # the file itself may hold freed pages until they are used again; a backup has none


def test_who_was_deleted_has_no_name_in_the_history_of_others(server: Server, guests: list[Guest]):
    ann, _ = member(server, guests, "Ann")
    bob, _ = member(server, guests, "Bob")
    code = lays(ann)["code"]
    bob.code, bob.token = code, bob.post(f"/api/tables/{code}/join", {"name": "Robert", "seat": 1})["token"]
    ann.does("start")
    bob.does("away", seat=1)
    plays_on(ann)
    until(lambda: tables_of(ann)[0]["place"])
    assert tables_of(ann)[0]["others"] == ["Bob"]
    bob.post("/api/me/delete", {"name": "Bob"})
    assert tables_of(ann)[0]["others"] == ["—"]
    exported = json.dumps(ann.get("/api/me/export"), ensure_ascii=False)
    assert "Bob" not in exported and "Robert" not in exported


def test_a_key_is_only_for_ones_own_place_and_tells_of_no_other_table(shared_server: Server, guests: list[Guest]):
    host = Guest.lays(shared_server.url, name="Host", link_only=True)
    guests.append(host)
    stranger, _ = member(shared_server, guests, "Stranger")
    told = [stranger.post(f"/api/me/tables/{code}/key", {}, 404)["problem"] for code in (host.code, "bako-mire")]
    assert told[0] == told[1] and told[0]["code"] == "no-table"


def test_members_are_in_a_backup(server: Server, guests: list[Guest], db: str, tmp_path: Path):
    _, told = member(server, guests, "Ann")
    copy = tmp_path / "copy.db"
    backup(db, str(copy))
    with serving(str(copy), tmp_path, name="copy") as second:
        again = other_device(second, guests, told["phrase"])
        assert again.get("/api/me")["member"]["name"] == "Ann"


@pytest.mark.parametrize("game", dh.games())
def test_the_strength_of_bots_is_what_the_ladder_found(game: str):
    """docs/ladder.md is made from played matches; the anchors of ratings are its fit, Drake at 0."""
    page = (ROOT / "docs" / "ladder.md").read_text("utf-8")
    part = next(part for part in page.split("\n## ") if part.startswith(find_game(game).title))
    found = dict(re.findall(r"^\| (\w+(?::\w+)?) \| ([+-]\d+) \|", part, re.M))
    strengths = json.loads((ROOT / "src" / "dragonhall" / "games" / game / "strengths.json").read_text("utf-8"))
    names = {"hatchling": "hatchling", "drake": "drake", "wyvern": "wyvern", "wyrm": "wyrm:200ms"}
    learnt = strengths.pop("lindworm", None)
    assert strengths == {level: int(found[name]) - int(found["drake"]) for level, name in names.items()}
    assert (learnt is None) == (network_of(find_game(game)) is None)
    if learnt is not None:  # by its duel at two seats with the strongest level that it played
        duels = json.loads((ROOT / "docs" / "learning.json").read_text("utf-8"))["duels"][game]
        duel = [one for one in duels if one["seats"] == 2][-1]
        level = duel["against"].partition(":")[0]
        assert learnt == strengths[level] + round(400 * log10(duel["share"] / (1 - duel["share"])))
