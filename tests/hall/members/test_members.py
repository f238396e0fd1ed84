"""Members: a name of one's own, devices, one's tables everywhere, ratings, and a deletion that leaves nothing."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from math import log10
from pathlib import Path
from typing import Any

import pytest

from dragonhall.bots.levels import MISTAKES
from dragonhall.bots.network import network_of
from dragonhall.games import built_in
from dragonhall.games import game as find_game
from dragonhall.hall.members.history import MAX_LISTED
from dragonhall.hall.members.recovery import new_phrase, read_phrase
from dragonhall.hall.routes import ENDPOINTS
from dragonhall.hall.server.serve import check_ratings
from dragonhall.hall.store import store_at
from dragonhall.hall.store.backup import backup

from ..guests import HTTP, Guest, Server, until
from ..in_process import HallHere, hall_here
from ..mutations import mutated
from ..people import DUEL, creates, member, other_device, plays_on, tables_of

ROOT = Path(__file__).parents[3]


def test_a_guest_becomes_a_member_with_what_was_played_and_comes_back_on_another_device(
    server: HallHere, guests: list[Guest]
):
    ann = Guest.creates(server.url, name="Ann", seats=2, bots=[None, "hatchling"], start=True)
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


def test_my_turn_comes_first_and_finished_matches_keep_their_result(server: HallHere, guests: list[Guest]):
    ann, _ = member(server, guests, "Ann")
    creates(ann, bots=[None, "hatchling"], start=True)
    first = ann.code
    plays_on(ann)
    until(lambda: tables_of(ann)[0]["place"])
    creates(ann, sit=[0])
    waiting = ann.code
    creates(ann, bots=[None, "hatchling"], start=True, clock={"move": 600})
    running = ann.code
    until(lambda: tables_of(ann)[0]["my_turn"])
    listed = tables_of(ann)
    assert [one["code"] for one in listed] == [running, waiting, first]
    assert listed[0]["until"] > listed[0]["at"] and listed[2]["place"] in (1, 2) and listed[2]["state"] == "over"


def test_a_waiting_table_is_listed_even_after_many_newer_ones(server: HallHere, guests: list[Guest]):
    """A slow match, and an invitation that nobody has followed yet, with the link to send again."""
    ann, _ = member(server, guests, "Ann")
    slow = creates(ann, bots=[None, "hatchling"], start=True, pace="slow", clock={"move": 86_400})["code"]
    told = creates(ann, seats=3, sit=[0], link_only=True)
    invited, link = told["code"], told["link"]
    for _ in range(MAX_LISTED + 1):
        creates(ann, bots=[None, "hatchling"], start=True)
        ann.does("away", seat=0)
    until(lambda: [one["place"] for one in tables_of(ann)].count(None) == 2, 60)
    found = ann.get("/api/me/tables")
    listed = found["tables"]
    assert [one["code"] for one in listed[:2]] == [slow, invited]
    assert listed[0]["my_turn"] and 86_000_000 < listed[0]["until"] - found["now"] <= 86_400_000
    assert (listed[1]["free"], listed[1]["link"]) == (2, link)
    rest = ann.get("/api/me/tables", before=found["more"])["tables"]
    # What ended in the same millisecond is on one page.
    assert 1 <= len(rest) <= 3 and {one["state"] for one in rest} == {"over"}, "what goes on is told once"
    assert len({one["code"] for one in listed + rest}) == len(listed) + len(rest) == MAX_LISTED + 3
    info = ann.get(f"/api/tables/{slow}")
    assert info["to_act"] == [0] and 0 <= listed[0]["until"] - found["now"] - info["left"][0] < 10_000


def test_a_name_that_looks_like_a_taken_one_is_refused(shared_server: HallHere, guests: list[Guest]):
    member(shared_server, guests, "Mira")
    other = Guest(shared_server.url)
    guests.append(other)
    for name in ("Mira", "mira", "Μira", "M i r a"):
        assert other.post("/api/members", {"name": name}, 409)["problem"]["code"] == "name-taken"
    # Nothing invisible, no bot of a board, and not the dash of who was deleted.
    for name in ("\u200b", "Drake", "wуrm", "Vouivre", "—", "- ."):
        assert other.post("/api/members", {"name": name}, 422)["problem"]["code"] == "bad-name"
    other.post("/api/members", {"name": "Miro"})
    assert other.post("/api/me", {"name": "MIRA"}, 409)["problem"]["code"] == "name-taken"
    assert other.post("/api/me", {"name": "Mirko", "portrait": "crown"})["member"]["name"] == "Mirko"
    again, _ = member(shared_server, guests, "Miro")  # it was given back
    assert again.get("/api/me")["member"]["portrait"] is None


def test_sessions_end_and_phrases_change(shared_server: HallHere, guests: list[Guest]):
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


def test_the_cookie_is_for_this_site_and_not_for_scripts(shared_server: HallHere, guests: list[Guest]):
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
    with hall_here(str(tmp_path / "hall.db"), tmp_path, trusted_proxies=("127.0.0.1",)) as server:
        guest = Guest(server.url)
        headers = {"x-forwarded-proto": "https", "x-forwarded-for": "10.1.2.3"}
        answer = guest.http.post("/api/members", json={"name": "Tls"}, headers=headers)
        assert answer.status_code == 200 and "; Secure" in answer.headers["set-cookie"]
        guest.close()


def test_guessing_phrases_is_limited(tmp_path: Path):
    with hall_here(str(tmp_path / "hall.db"), tmp_path, limit_factor=1) as server:
        guest = Guest(server.url)
        codes = [
            guest.http.post("/api/members/sign-in", json={"phrase": new_phrase()}).json()["problem"]["code"]
            for _ in range(40)
        ]
        assert codes[0] == "bad-phrase-words" and codes[-1] == "too-fast"
        guest.close()


def test_phrases_are_read_in_any_spelling():
    phrase = new_phrase()
    assert read_phrase(phrase) == read_phrase(phrase.upper().replace(" ", "")) == phrase
    assert read_phrase(phrase[:-1]) is read_phrase("") is read_phrase("x" * 36) is None


def test_only_members_and_bots_are_rated_and_leaving_does_not_help(server: HallHere, guests: list[Guest]):
    guest = Guest(server.url)
    guests.append(guest)
    assert guest.post("/api/tables", {**DUEL, "name": "G", "rated": True}, 403)["problem"]["code"] == "members-only"
    ann, _ = member(server, guests, "Ann")
    bob, _ = member(server, guests, "Bob")
    code = creates(ann, rated=True)["code"]
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


def test_the_record_of_a_rated_match_tells_nobody_its_dice_before_the_end(shared_server: HallHere, guests: list[Guest]):
    ann, _ = member(shared_server, guests, "Recorder")
    for rated, status in ((False, 200), (True, 409)):
        creates(ann, rated=rated, bots=[None, "hatchling"], start=True)
        ann.get(f"/api/tables/{ann.code}/record", status)


def server_board(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.get("/api/boards/dragorun/duel")
    return found if any(row["member"] for row in found["rows"]) else {"rows": []}


def test_ratings_follow_strength_and_can_be_recomputed(server: HallHere, guests: list[Guest], db: str):
    ann, _ = member(server, guests, "Ann")
    for _ in range(3):
        creates(ann, rated=True, bots=[None, "hatchling"], start=True)
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


def test_a_deleted_member_is_nowhere_in_the_store(db: str, tmp_path: Path, guests: list[Guest]):
    with hall_here(db, tmp_path) as server:
        ann, told = member(server, guests, "Zanzibar", device="Quagga")
        ann.post("/api/me/nudges", {"t": "hours", "zone": "Africa/Windhoek", "language": "en"})
        bob, _ = member(server, guests, "Bob")
        code = creates(ann, name="Zanzibar", rated=True)["code"]
        bob.code, bob.token = code, bob.post(f"/api/tables/{code}/join", {"name": "Bob", "seat": 1})["token"]
        ann.does("start")
        bob.does("away", seat=1)
        plays_on(ann)
        until(lambda: tables_of(bob)[0]["others"] == ["Zanzibar"] and tables_of(bob)[0]["place"])
        until(lambda: ann.get("/api/me")["member"]["ratings"])
        assert ann.post("/api/me/delete", {"name": "Somebody"}, 422)["problem"]["code"] == "bad-name"
        ann.post("/api/me/delete", {"name": "Zanzibar"})
        ann.get("/api/me", 401)
        ann.token = None
        assert ann.get(f"/api/tables/{code}")["seats"][0]["name"] == "—"
        assert ann.post("/api/members/sign-in", {"phrase": told["phrase"]}, 401)
        assert [row["name"] for row in ann.get("/api/boards/dragorun/duel")["rows"] if row["member"]] == ["Bob"]
        assert tables_of(bob)[0]["others"] == ["—"]
    # The file itself may hold freed pages until they are used again; a backup has none.
    copy = tmp_path / "copy.db"
    backup(db, str(copy))
    with sqlite3.connect(copy) as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    member_id = told["member"]["member"]
    for secret in ("Zanzibar", "Quagga", "Windhoek", member_id, told["phrase"]):
        assert secret not in dump and secret.encode().hex().upper() not in dump.upper(), secret


def test_a_member_who_left_a_table_and_came_again_is_deleted_there_too(db: str, tmp_path: Path, guests: list[Guest]):
    with hall_here(db, tmp_path) as server:
        host = Guest.creates(server.url, seats=2)
        ann, told = member(server, guests, "Quetzal")
        guests.append(host)
        for seat in (None, 1):
            joined = ann.post(f"/api/tables/{host.code}/join", {"name": "Quetzal", "seat": seat})
            ann.code, ann.token = host.code, joined["token"]
            if seat is None:
                ann.does("leave")
                ann.token = None
        host.does("start")
        ann.post("/api/me/delete", {"name": "Quetzal"})
        seat = host.get(f"/api/tables/{host.code}")["seats"][1]
        assert seat["level"] and not seat["name"] and seat["member"] is None, "a bot plays on"
        assert not kept(db, told["member"]["member"]) and not kept(db, "Quetzal")


def test_a_deleted_member_has_no_name_in_the_history_of_others(server: HallHere, guests: list[Guest]):
    ann, _ = member(server, guests, "Ann")
    bob, told = member(server, guests, "Bob")
    bob_id = told["member"]["member"]
    code = creates(ann)["code"]
    bob.code, bob.token = code, bob.post(f"/api/tables/{code}/join", {"name": "Robert", "seat": 1})["token"]
    ann.does("start")
    bob.does("away", seat=1)
    plays_on(ann)
    until(lambda: tables_of(ann)[0]["place"])
    assert tables_of(ann)[0]["others"] == ["Bob"] and tables_of(ann)[0]["members"] == [bob_id]
    bob.post("/api/me/delete", {"name": "Bob"})
    assert tables_of(ann)[0]["others"] == ["—"] and tables_of(ann)[0]["members"] == [None]
    exported = json.dumps(ann.get("/api/me/export"), ensure_ascii=False)
    assert "Bob" not in exported and "Robert" not in exported


def test_a_killed_server_keeps_members_and_counts_every_rated_match_once(process: Server, guests: list[Guest], db: str):
    """Killed at once after each answer: what was acknowledged is there, and nothing is there twice."""
    ann, told = member(process, guests, "Ann")

    def again() -> None:
        process.kill()
        process.start()
        ann.http.base_url = process.url  # type: ignore[assignment]

    again()
    assert ann.get("/api/me")["member"]["name"] == "Ann"
    ann.post("/api/me", {"name": "Anna"})
    again()
    assert ann.post("/api/members", {"name": "Anna"}, 409)["problem"]["code"] == "name-taken"
    phrase = ann.post("/api/me/phrase", {})["phrase"]
    again()
    ann.post("/api/members/sign-in", {"phrase": told["phrase"]}, 401)
    desk = other_device(process, guests, phrase, device="desk")
    assert [one["device"] for one in ann.get("/api/me")["sessions"]] == ["desk", ""]
    codes = []
    for _ in range(4):
        codes.append(creates(ann, rated=True, bots=[None, "hatchling"], start=True)["code"])
        ann.does("leave")
        again()
    rated = lambda: ann.http.get("/api/me").json()["member"]["ratings"]  # noqa: E731
    until(lambda: rated() and rated()[0]["matches"] == 4)
    again()
    assert sorted(one["code"] for one in ann.get("/api/me/export")["results"]) == sorted(codes)
    desk.http.base_url = process.url  # type: ignore[assignment]
    desk.post("/api/me/delete", {"name": "Anna"})
    again()
    ann.get("/api/me", 401)
    member(process, guests, "Anna")
    process.stop()
    assert check_ratings(db, write=False)[1] == 0


def test_malformed_requests_of_a_member_get_sentences(server: HallHere, guests: list[Guest]):
    """As somebody who is signed in, so that the requests come through to what they ask for."""
    ann, told = member(server, guests, "Fuzz")
    cup = {"name": "Cup", "game": "dragorun", "format": "swiss", "clock": {"move": 60}}
    tournament = ann.post("/api/tournaments", cup)["info"]["tournament"]
    names = {
        "code": creates(ann)["code"],
        "tournament": tournament,
        "table": "games",
        "game": "dragorun",
        "kind": "duel",
    }
    names["member"], luck, statuses = told["member"]["member"], random.Random(11), Counter[int]()
    ends = ("leave_for_good", "sign_out")
    for endpoint in [one for one in ENDPOINTS if one.access.security == "cookie" and one.name not in ends]:
        path = re.sub(r"{(\w+)}", lambda found: names.get(found[1], "none"), endpoint.path)
        fields = getattr(endpoint.body, "__struct_fields__", ("t",))
        for _ in range(10):
            if endpoint.method == "GET":
                asked = {name: luck.choice(["-1", "x", "9" * 30, "1"]) for name in endpoint.query or {}}
                answer = ann.http.get(path, params=asked)
            else:
                good = {name: luck.choice(["x", 1, True, {}, [], "start", None, "9" * 70]) for name in fields}
                body = mutated(luck, {"t": ""} | good) if luck.random() < 0.5 else json.dumps(good).encode()
                answer = ann.http.post(path, content=body, headers={"Content-Type": "application/json"})
            statuses[answer.status_code] += 1
            assert answer.status_code in (200, *endpoint.errors), (endpoint.name, answer.status_code, answer.text)
            if answer.status_code != 200:
                assert answer.json()["problem"]["text"].endswith((".", "?"))
    assert statuses[200] > 50 and sum(statuses.values()) - statuses[200] > 100, statuses
    assert "dragonhall_errors_total 0" in ann.http.get("/metrics").text


def test_the_public_page_shows_public_and_rated_results_but_no_private_tables(server: HallHere, guests: list[Guest]):
    ann, told = member(server, guests, "Ann")
    codes = {}
    for kind, asked in (("private", {}), ("rated", {"rated": True}), ("public", {"public": True})):
        codes[kind] = creates(ann, bots=[None, "hatchling"], start=True, **asked)["code"]
        plays_on(ann)
    creates(ann, public=True, bots=[None, "hatchling"], start=True)  # still running
    stranger = Guest(server.url)
    guests.append(stranger)
    path = f"/api/members/{told['member']['member']}/profile"
    until(lambda: len(stranger.get(path)["results"]) == 2 and tables_of(ann)[3]["place"])
    found = stranger.get(path)
    assert [(one["rated"], one["code"]) for one in found["results"]] == [(False, codes["public"]), (True, None)]
    text = json.dumps(found)
    assert codes["private"] not in text and codes["rated"] not in text and ann.code not in text
    assert found["member"]["name"] == "Ann" and all(one["others"] == ["hatchling"] for one in found["results"])
    stranger.get("/api/members/nobody/profile", 404)
    assert tables_of(ann)[0]["members"] == [None]


def test_a_key_is_only_for_the_members_own_place_and_reveals_no_other_table(
    shared_server: HallHere, guests: list[Guest]
):
    host = Guest.creates(shared_server.url, name="Host", link_only=True)
    guests.append(host)
    stranger, _ = member(shared_server, guests, "Stranger")
    told = [stranger.post(f"/api/me/tables/{code}/key", {}, 404)["problem"] for code in (host.code, "bako-mire")]
    assert told[0] == told[1] and told[0]["code"] == "no-table"


def test_members_are_in_a_backup(server: HallHere, guests: list[Guest], db: str, tmp_path: Path):
    _, told = member(server, guests, "Ann")
    copy = tmp_path / "copy.db"
    backup(db, str(copy))
    with hall_here(str(copy), tmp_path, name="copy") as second:
        again = other_device(second, guests, told["phrase"])
        assert again.get("/api/me")["member"]["name"] == "Ann"


@pytest.mark.parametrize("game", built_in())
def test_the_strength_of_bots_is_that_of_the_ladder(game: str):
    """docs/ladder.md is made from played matches; the anchors of ratings are its fit, Drake at 0."""
    page = (ROOT / "docs" / "ladder.md").read_text("utf-8")
    part = next(part for part in page.split("\n## ") if part.startswith(find_game(game).title))
    found = dict(re.findall(r"^\| (\w+(?::\w+)?) \| ([+-]\d+) \|", part, re.M))
    strengths = json.loads((ROOT / "src" / "dragonhall" / "games" / game / "strengths.json").read_text("utf-8"))
    names = {"hatchling": "hatchling", "drake": "drake", "wyvern": "wyvern", "wyrm": "wyrm:200ms"}
    graded = {level: strengths.pop(level) for level in MISTAKES if level in strengths}
    learnt, network = strengths.pop("lindworm", None), network_of(find_game(game))
    fit = {level: int(found[name]) - int(found["drake"]) for level, name in names.items()}
    classic = fit["wyrm"]  # the ladder was played before networks guided Wyrm
    learning = json.loads((ROOT / "docs" / "learning.json").read_text("utf-8"))
    if network is not None and 2 in network.guides:
        duel = next(one for one in learning["guided"][game] if one["seats"] == 2)
        fit["wyrm"] += round(400 * log10(duel["share"] / (1 - duel["share"])))
    assert strengths == fit
    assert (learnt is None) == (network is None)
    if learnt is not None:  # by its duel at two seats with the strongest level that it played
        duel = [one for one in learning["duels"][game] if one["seats"] == 2][-1]
        assert duel["against"] == "wyrm-classic:200ms"
        assert learnt == classic + round(400 * log10(duel["share"] / (1 - duel["share"])))
    # Levels with mistakes lie between their neighbours, in proportion to their duels at two seats.
    duels = [one for one in json.loads((ROOT / "docs" / "levels.json").read_text("utf-8")) if one["game"] == game]
    assert {one["seats"] for one in duels} == {2, 4} and all(one["share"] > 1 / one["seats"] for one in duels)
    assert all(one["low"] > 1 / 2 for one in duels if one["seats"] == 2)
    two = {one["a"]: one for one in duels if one["seats"] == 2}
    steps = [("hatchling", ["whelp", "cockatrice", "drake"])]
    steps += [("wyvern", ["amphiptere", "lindworm"])] if learnt is not None else []
    assert set(graded) == {level for _, levels in steps for level in levels[:-1]}
    for below, levels in steps:
        shares = [min(two[level]["share"], 1 - 0.5 / two[level]["games"]) for level in levels]
        elo = [400 * log10(share / (1 - share)) for share in shares]
        top = learnt if levels[-1] == "lindworm" else strengths[levels[-1]]
        for n, level in enumerate(levels[:-1], 1):
            assert graded[level] == round(strengths[below] + (top - strengths[below]) * sum(elo[:n]) / sum(elo))


def at_once(guest: Guest, *asked: tuple[str, dict[str, Any]]) -> list[int]:
    """The same device asks for all of this at the same time; the statuses of the answers."""
    cookie = {"cookie": f"dragonhall-member={guest.http.cookies['dragonhall-member']}"}
    with ThreadPoolExecutor(len(asked)) as threads:
        ask = lambda one: HTTP.post(f"{guest.url}{one[0]}", json=one[1], headers=cookie).status_code  # noqa: E731
        return list(threads.map(ask, asked))


def test_simultaneous_changes_by_one_member_are_made_in_order(server: HallHere, guests: list[Guest]):
    ann, _ = member(server, guests, "Ann")
    member(server, guests, "Bob")
    assert set(at_once(ann, *[("/api/me/phrase", {})] * 6)) <= {200, 409}
    faces = [("/api/me", {"portrait": one}) for one in ("hood", "crown", "horns", "cap")]
    assert set(at_once(ann, *faces, ("/api/me/phrase", {}))) == {200}, "nobody else has the name"
    assert ann.post("/api/me", {"name": "BOB"}, 409)["problem"]["code"] == "name-taken"
    phrase = ann.post("/api/me/phrase", {})["phrase"]
    assert other_device(server, guests, phrase).get("/api/me")["member"]["name"] == "Ann"


def test_writes_by_a_member_during_deletion_are_deleted_too(db: str, tmp_path: Path, guests: list[Guest]):
    with hall_here(db, tmp_path) as server:
        host, _ = member(server, guests, "Hanna")
        club = host.post("/api/clubs", {"name": "Club"})
        cup = {"name": "Cup", "game": "dragorun", "format": "swiss", "clock": {"move": 60}}
        tournament = host.post("/api/tournaments", cup)["info"]["tournament"]
        gone = []
        for n in range(12):
            table = Guest.creates(server.url, seats=2)
            brought = Guest.creates(server.url, seats=2)
            guests += [table, brought]
            ann, told = member(server, guests, f"Ann {n}")
            gone.append(told["member"]["member"])
            keys = [{"code": brought.code, "token": brought.token}]
            statuses = at_once(
                ann,
                ("/api/me/delete", {"name": f"Ann {n}"}),
                ("/api/me/delete", {"name": f"Ann {n}"}),
                ("/api/clubs", {"name": f"Own {n}"}),
                (f"/api/clubs/{club['club']}/join", {"invitation": club["invitation"]}),
                (f"/api/tournaments/{tournament}/join", {}),
                ("/api/tournaments", cup),
                (f"/api/tables/{table.code}/join", {"name": "Whoever"}),
                ("/api/tables", {"game": "dragorun", "name": "Whoever", "seats": 2}),
                ("/api/me/nudges", {"t": "hours", "zone": "UTC", "language": "en"}),
                ("/api/members/sign-in", {"phrase": told["phrase"], "keys": keys}),
            )
            assert 200 in statuses[:2] and 500 not in statuses, statuses
        until(lambda: not any(kept(db, one) for one in gone))
        assert "Traceback" not in server.logged(), server.logged()[-3000:]


def kept(db: str, text: str) -> list[str]:
    """Where a text is in the store."""

    async def work() -> list[str]:
        store = store_at(db)
        return [
            relation
            async for relation, rows in store.everything(await store.version())
            for row in rows
            if any(text.encode() in (one if isinstance(one, bytes) else str(one).encode()) for one in row)
        ]

    return asyncio.run(work())
