"""Clubs: founding, coming in by link, roles, tables and boards of a club, and members who are deleted."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from dragonhall.hall import clubs
from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.base.errors import Refused
from dragonhall.hall.base.settings import Settings
from dragonhall.hall.store import store_at
from dragonhall.hall.store.backup import backup

from .deals import next_secret
from .guests import AnyServer, Guest, Server, connect, until
from .in_process import HallHere, hall_here
from .people import creates, member, plays_on
from .postgres import new_database

SHORT = {"track": 16, "start": 10}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallHere]:
    """One server of each kind for all tests here: each has people of its own."""
    folder = tmp_path_factory.mktemp("clubs")
    db = str(folder / "hall.db")
    if request.param == "postgresql":
        db = new_database(request.getfixturevalue("postgres"), f"clubs{time.monotonic_ns()}")
    with hall_here(db, folder) as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()[-4000:]


def founded(server: AnyServer, guests: list[Guest], name: str, *others: str) -> tuple[str, list[Guest], list[str]]:
    """A club called after its owner, with others in it: its id, the people, their ids."""
    owner, told = member(server, guests, name)
    club = owner.post("/api/clubs", {"name": f"{name}s", "about": "Tuesday\nevenings"})
    people, ids = [owner], [told["member"]["member"]]
    for other in others:
        guest, joined = member(server, guests, other)
        guest.post(f"/api/clubs/{club['club']}/join", {"invitation": club["invitation"]})
        people.append(guest)
        ids.append(joined["member"]["member"])
    return club["club"], people, ids


def roles(guest: Guest, club: str) -> dict[str, str]:
    return {one["name"]: one["role"] for one in guest.get(f"/api/clubs/{club}")["members"]}


def test_the_link_works_until_it_is_renewed(server: HallHere, guests: list[Guest]):
    club, (owner, helper), (_, helper_id) = founded(server, guests, "Dragonet", "Drusilla")
    stranger, _ = member(server, guests, "Stranger")
    guest = Guest(server.url)
    guests.append(guest)
    told = owner.get(f"/api/clubs/{club}")
    assert told["about"] == "Tuesday evenings" and told["role"] == "owner" and told["count"] == 2
    assert len(told["invitation"]) * 5 >= 80, "bits"
    assert helper.get(f"/api/clubs/{club}")["invitation"] == "", "for the owner and helpers"
    owner.post(f"/api/clubs/{club}/role", {"member": helper_id, "role": "helper"})
    old = helper.get(f"/api/clubs/{club}")["invitation"]
    new = helper.post(f"/api/clubs/{club}/invitation", {})["invitation"]
    assert old == told["invitation"] != new
    join = f"/api/clubs/{club}/join"
    for wrong in (old, "", "é", new[:-1]):
        assert stranger.post(join, {"invitation": wrong}, 404)["problem"]["code"] == "no-club"
    nowhere = stranger.post("/api/clubs/nowhere/join", {"invitation": new}, 404)["problem"]
    assert nowhere == stranger.post(join, {"invitation": old}, 404)["problem"], "nobody learns which clubs there are"
    assert guest.post(join, {"invitation": new}, 401)["problem"]["code"] == "not-a-member"
    assert stranger.post(join, {"invitation": new.upper()})["role"] == "member"
    stranger.post(join, {"invitation": new})  # once more changes nothing
    assert stranger.get("/api/me/clubs")["clubs"] == [{"club": club, "name": "Dragonets", "role": "member", "count": 3}]
    exported = stranger.get("/api/me/export")["clubs"]
    assert [(one["name"], one["role"]) for one in exported] == [("Dragonets", "member")]
    stranger.post(f"/api/clubs/{club}/leave", {})
    assert stranger.get("/api/me/clubs")["clubs"] == [] and set(roles(owner, club)) == {"Dragonet", "Drusilla"}


def test_members_and_outsiders_may_do_different_things(server: HallHere, guests: list[Guest]):
    club, (owner, helper, plain), (owner_id, helper_id, plain_id) = founded(server, guests, "Olga", "Helga", "Paula")
    path = f"/api/clubs/{club}"
    owner.post(f"{path}/role", {"member": helper_id, "role": "helper"})
    assert roles(plain, club) == {"Olga": "owner", "Helga": "helper", "Paula": "member"}
    refused: list[tuple[Guest, str, dict[str, Any], str]] = [
        (plain, "/invitation", {}, "not-allowed"),
        (plain, "/remove", {"member": helper_id}, "not-allowed"),
        (plain, "", {"name": "Mine"}, "not-allowed"),
        (helper, "", {"about": "Mine"}, "not-allowed"),
        (helper, "/role", {"member": helper_id, "role": "owner"}, "not-allowed"),
        (helper, "/remove", {"member": owner_id}, "not-allowed"),
        (helper, "/remove", {"member": helper_id}, "not-allowed"),
        (helper, "/delete", {"name": "Olgas"}, "not-allowed"),
        (owner, "/leave", {}, "not-allowed"),
        (owner, "/remove", {"member": owner_id}, "not-allowed"),
        (owner, "/role", {"member": owner_id, "role": "member"}, "not-allowed"),
        (owner, "/role", {"member": "nobody", "role": "helper"}, "no-member"),
        (owner, "/remove", {"member": "nobody"}, "no-member"),
        (owner, "/delete", {"name": "Another"}, "bad-name"),
        (owner, "", {"name": "\u200b"}, "bad-name"),
    ]
    before = owner.get(path)
    for guest, end, body, problem in refused:
        answer = guest.http.post(f"{path}{end}", json=body)
        assert answer.json().get("problem", {}).get("code") == problem, (end, body, answer.text)
    assert owner.get(path) == before, "nothing has changed"
    assert owner.post(path, {"name": "Olga's friends"})["name"] == "Olga's friends"
    other = member(server, guests, "Otto")[0]
    assert other.post("/api/clubs", {"name": "OLGA'S FRIENDS"}, 409)["problem"]["code"] == "name-taken"
    other.post("/api/clubs", {"name": "Olgas"})  # that name was given back
    link = {"invitation": helper.get(path)["invitation"]}
    helper.post(f"{path}/remove", {"member": plain_id})
    assert plain.post(f"{path}/join", link, 404)["problem"]["code"] == "no-club", "the link that let them in is old now"
    assert plain.post(f"{path}/leave", {}, 403)["problem"]["code"] == "not-in-club"
    owner.post(f"{path}/role", {"member": helper_id, "role": "owner"})
    assert roles(helper, club) == {"Helga": "owner", "Olga": "member"}
    helper.post(f"{path}/delete", {"name": "Olga's friends"})
    assert owner.get("/api/me/clubs")["clubs"] == []
    assert owner.get(path, 404)["problem"]["code"] == "no-club"


def test_a_table_for_the_club_is_in_its_page_and_nobody_else_learns_of_it(server: HallHere, guests: list[Guest]):
    club, (ann, bob), _ = founded(server, guests, "Annika", "Boris")
    path = f"/api/clubs/{club}"
    eve, _ = member(server, guests, "Eve")
    guest = Guest(server.url)
    guests.append(guest)
    for who in (eve, guest):
        told = who.post("/api/tables", {"game": "dragorun", "name": "E", "club": club}, 403)
        assert told["problem"]["code"] == "not-in-club"
    laid = creates(ann, club=club, link_only=True, rated=True, options=SHORT)
    assert laid["table"]["club"] == club
    (table,) = bob.get(path)["tables"]
    assert (table["code"], table["state"], table["players"]) == (laid["code"], "open", ["x", ""])
    for who in (eve, guest):
        shown = who.http.get(path).text
        assert laid["code"] not in shown and laid["invitation"] not in shown and "Boris" not in shown
        assert json.loads(shown)["count"] == 2 and json.loads(shown)["members"] == []
        assert who.http.get(f"{path}/boards/dragorun/duel").status_code in (401, 403)
    joined = bob.post(f"/api/tables/{table['link'].rpartition('/')[2]}/join", {"name": "Boris", "seat": 1})
    bob.code, bob.token = laid["code"], joined["token"]
    ann.does("start")
    bob.does("away", seat=1)
    plays_on(ann)
    over = until(lambda: bob.get(path)["history"])
    assert bob.get(path)["tables"] == [] and over[0]["players"] == ["Annika", "Boris"] and over[0]["winners"]
    assert over[0]["link"] == table["link"] and over[0]["rated"]
    rows = until(lambda: bob.get(f"{path}/boards/dragorun/duel")["rows"])
    assert {row["name"] for row in rows if row["member"]} == {"Annika", "Boris"}
    assert {row["rank"] for row in rows if row["member"]} == {1, 2}
    ann.code = ann.does("rematch")["next"]
    assert [one["code"] for one in bob.get(path)["tables"]] == [ann.code], "the rematch is the club's, too"
    assert eve.http.get(path).text.count(ann.code) == 0
    bob.post("/api/me/delete", {"name": "Boris"})
    told = ann.get(path)
    assert [one["name"] for one in told["members"]] == ["Annika"] and told["history"][0]["players"] == ["Annika", "—"]


def test_deleted_members_vanish_and_the_club_is_inherited(server: HallHere, guests: list[Guest], tmp_path: Path):
    club, people, ids = founded(server, guests, "Zuleika", "Yolanda", "Xanthippe")
    owner, older, helper = people
    owner.post(f"/api/clubs/{club}/role", {"member": ids[2], "role": "helper"})
    owner.post("/api/me/delete", {"name": "Zuleika"})
    assert roles(older, club) == {"Xanthippe": "owner", "Yolanda": "member"}, "a helper comes before who came earlier"
    helper.post("/api/me/delete", {"name": "Xanthippe"})
    assert roles(older, club) == {"Yolanda": "owner"}
    older.post("/api/me/delete", {"name": "Yolanda"})
    assert older.get(f"/api/clubs/{club}", 404)["problem"]["code"] == "no-club"
    copy = tmp_path / "copy.db"
    backup(server.db, str(copy))
    with sqlite3.connect(copy) as connection:
        dump = "\n".join(connection.iterdump()).upper()
    connection.close()
    for secret in (club, *ids, "Xanthippe"):
        assert secret.upper() not in dump and secret.encode().hex().upper() not in dump, secret


def test_there_are_limits(server: HallHere, guests: list[Guest]):
    owner, _ = member(server, guests, "Greedy")
    for n in range(clubs.MAX_OWNED):
        owner.post("/api/clubs", {"name": f"Greedy club {'abcde'[n]}"})
    told = owner.post("/api/clubs", {"name": "One more"}, 409)["problem"]
    assert told["code"] == "club-full" and str(clubs.MAX_OWNED) in told["text"]
    for body in ({}, {"name": ""}, {"name": 3}, {"name": "x", "about": "x" * 501}, {"name": "x", "owner": "me"}):
        assert owner.post("/api/clubs", body, 400)["problem"]["code"] == "bad-message"
    assert owner.post("/api/clubs", {"name": "x" * 41}, 422)["problem"]["code"] == "bad-name"


@pytest.mark.parametrize("db", ["sqlite"], indirect=True)
def test_a_killed_server_loses_nothing_of_a_club(process: Server, guests: list[Guest]):
    club, (ann, bob), (_, bob_id) = founded(process, guests, "Antonia", "Balthasar")
    ann.post(f"/api/clubs/{club}/role", {"member": bob_id, "role": "owner"})
    creates(ann, club=club)
    before = [guest.get(f"/api/clubs/{club}") for guest in (ann, bob)]
    process.kill()
    process.start()
    assert before == [guest.get(f"/api/clubs/{club}") for guest in (ann, bob)]


def test_a_tournament_of_a_club_is_for_its_members(server: HallHere, guests: list[Guest]):
    club, (owner, other), ids = founded(server, guests, "Tyrant", "Tatzel")
    stranger, _ = member(server, guests, "Tourist")
    asked = {"name": "Club cup", "game": "dragorun", "format": "swiss", "clock": {"move": 60, "bank": 0}, "club": club}
    assert stranger.post("/api/tournaments", asked, 403)["problem"]["code"] == "not-in-club"
    assert owner.post("/api/tournaments", {**asked, "club": "nowhere"}, 404)["problem"]["code"] == "no-club"
    cup = other.post("/api/tournaments", asked)["info"]
    assert cup["club"] == club
    assert [one["tournament"] for one in owner.get(f"/api/clubs/{club}")["tournaments"]] == [cup["tournament"]]
    assert stranger.get(f"/api/clubs/{club}")["tournaments"] == []
    listed = [one["tournament"] for one in stranger.get("/api/tournaments")["tournaments"]]
    assert cup["tournament"] not in listed, "it stands in the club's page"
    join = f"/api/tournaments/{cup['tournament']}/join"
    guest = Guest(server.url)
    guests.append(guest)
    for one in (stranger, guest):
        for path in ("", "/rounds/1"):
            told = one.get(f"/api/tournaments/{cup['tournament']}{path}", 404)
            assert told["problem"]["code"] == "no-tournament", "nobody else learns who plays, and at which tables"
    with connect(f"{server.url.replace('http', 'ws')}/api/tournaments/{cup['tournament']}/live") as ws:
        with pytest.raises(ConnectionClosed) as closed:
            ws.recv(10)
        assert closed.value.rcvd and closed.value.rcvd.code == 4404
    assert stranger.post(join, {}, 404)["problem"]["code"] == "no-tournament"
    assert owner.post(join, {})["info"]["players"] == 1
    owner.post(f"/api/clubs/{club}/remove", {"member": ids[1]})
    assert other.get(f"/api/tournaments/{cup['tournament']}")["info"]["host"] == "Tatzel", "who holds it still sees it"
    assert other.post(join, {}, 403)["problem"]["code"] == "not-in-club"


def test_outsiders_hear_nothing_of_a_tournament_of_a_club(server: HallHere, guests: list[Guest]):
    """Neither who was in the club when the page was opened, nor a stranger, in the moment before being sent away."""
    club, (owner, other), ids = founded(server, guests, "Ophion", "Onyx")
    asked = {"name": "Quiet cup", "game": "dragorun", "format": "swiss", "clock": {"move": 60, "bank": 0}, "club": club}
    cup = owner.post("/api/tournaments", asked)["info"]["tournament"]
    live = f"{server.url.replace('http', 'ws')}/api/tournaments/{cup}/live"
    cookie = {"cookie": f"dragonhall-member={other.http.cookies['dragonhall-member']}"}
    with connect(live, additional_headers=cookie) as ws:
        assert json.loads(ws.recv(10))["info"]["players"] == 0
        owner.post(f"/api/clubs/{club}/remove", {"member": ids[1]})
        owner.post(f"/api/tournaments/{cup}/join", {})
        with pytest.raises(ConnectionClosed):
            ws.recv(10)
    heard = list[Any]()

    def listen() -> None:
        for _ in range(5):
            with connect(live) as ws, suppress(ConnectionClosed):
                heard.append(ws.recv(20))

    strangers = [threading.Thread(target=listen) for _ in range(8)]
    for one in strangers:
        one.start()
    while any(one.is_alive() for one in strangers):
        for deed in ("withdraw", "join"):
            owner.post(f"/api/tournaments/{cup}/{deed}", {})
    for one in strangers:
        one.join()
    assert not heard


def test_simultaneous_changes_leave_a_club_an_owner_who_is_in_it(db: str):
    """Handing it over to who is leaving, coming in while it is deleted, more clubs than there is room for."""

    async def work() -> None:
        hall = Hall(store_at(db), Settings(look_every=3600), new_secret=next_secret)
        await hall.open()
        try:
            ann, bob, cat = [(await hall.accounts.create(p.BecomeMember(name)))[0] for name in ("Ann", "Bob", "Cat")]

            async def at_once(*work: Any) -> list[str | None]:
                """Return why each was refused; None for what was done."""
                found = await asyncio.gather(*work, return_exceptions=True)
                assert all(isinstance(what, Refused | str | None) for what in found), found
                return [what.problem.code if isinstance(what, Refused) else None for what in found]

            for n in range(10):
                club = await hall.clubs.create(ann, p.FoundClub(f"Club {n}"))
                invitation = (await hall.clubs.found(club)).doc.invitation
                joined = await at_once(*(hall.clubs.join(club, member, invitation) for member in (bob, bob, cat)))
                assert joined == [None] * 3
                given = p.ChangeRole(bob.member, "owner")
                handed = hall.clubs.set_role(club, ann.member, given)
                refused = await at_once(hall.clubs.leave(club, bob.member), handed)
                owner = (await hall.clubs.found(club)).doc.owner
                # He left, so it could not be given to him; or he had it, so he could not leave.
                assert refused == ([None, "no-member"] if owner == ann.member else ["not-allowed", None])
                told = await hall.clubs.to_wire(club, owner)
                assert told.role == "owner" and told.count == (3 if owner == bob.member else 2)
                refused = await at_once(
                    hall.clubs.delete(club, owner, p.DeleteClub(f"Club {n}")),
                    hall.clubs.leave(club, cat.member),
                    hall.clubs.join(club, bob, invitation),
                )
                assert refused[0] is None and {*refused[1:]} <= {None, "no-club", "not-in-club"}
                for kind in ("club", "club name", clubs.MEMBER, clubs.MINE):
                    assert not await hall.store.all_documents(kind)
            many = [hall.clubs.create(ann, p.FoundClub(f"Club {n}")) for n in range(clubs.MAX_OWNED + 3)]
            assert Counter(await at_once(*many)) == {None: clubs.MAX_OWNED, "club-full": 3}
            assert len((await hall.clubs.joined_by(ann.member)).clubs) == clubs.MAX_OWNED
        finally:
            await hall.close()

    asyncio.run(work())
