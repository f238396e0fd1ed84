"""Tournaments: every format to its end, by the rules that docs/tournaments.md tells, on both stores; nothing is lost
or made twice when servers are killed between any two steps, or when two of them work at once."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.base.errors import Refused
from dragonhall.hall.store import StoreDown
from dragonhall.hall.store.collection import Entry
from dragonhall.hall.tables.live_table import LiveTable
from dragonhall.hall.tables.state import Place, read_state
from dragonhall.hall.tournaments.documents import TournamentDocuments
from dragonhall.hall.tournaments.state import (
    ABANDONED,
    MAX_HOSTED,
    MAX_LISTED,
    PATIENCE,
    POLL,
    STALE,
    Pairing,
    Tournament,
)

from ..guests import Guest, connect, serving
from ..in_process import HallHere
from ..people import member
from ..postgres import new_database
from ..worlds import CUP, World, look, made, people, play, playing, runs


async def play_all(
    hall: Hall, id: str, luck: random.Random, absent: Callable[[Pairing], tuple[int, ...]] | None = None
):
    for pairing in await playing(hall, id):
        await play(hall, pairing, luck, absent(pairing) if absent else ())


async def to_the_end(hall: Hall, id: str, luck: random.Random) -> Tournament:
    for _ in range(60):
        known = await look(hall, id)
        if known.doc.state == "over":
            return known
        await play_all(hall, id, luck)
    raise AssertionError("it does not end")


async def check(hall: Hall, known: Tournament) -> list[Pairing]:
    """Every table is there once, with a result that its match had; nobody sits twice in a round."""
    over, codes = await hall.tournaments.over(known), Counter[str]()
    for pairing in over:
        assert len(pairing.places) == len(pairing.seats)
        if pairing.code:
            codes[pairing.code] += 1
            table: LiveTable = await hall.tables.open(pairing.code)
            assert table.phase == "over" and table.state.tournament == known.key
            scores = json.loads(bytes(table.dealt_position().view(None)))
            winners = {seat for seat, place in enumerate(pairing.places) if place == 0}
            assert pairing.forfeited or winners == set(scores["winners"])
    assert [one.table for one in over] == list(range(known.doc.tables)) and set(codes.values()) <= {1}
    if known.doc.asked.format != "arena":
        for number in range(known.doc.round):
            seated = [n for one in over if one.round == number for n in one.seats if n is not None]
            assert len(seated) == len(set(seated))
    return over


def world(work: Callable[[World], Awaitable[None]], db: str) -> None:
    asyncio.run(work(World(db)))  # type: ignore[arg-type]


def test_a_swiss_is_played_to_its_end_and_paused_and_resumed_by_its_host(db: str):
    async def work(world: World) -> None:
        async with world.open() as hall:
            all_of_them = await people(hall, 5)
            id = await made(hall, all_of_them, format="swiss", rounds=3, rest=60, rated=True)
            with pytest.raises(Refused, match="Only the host"):
                await runs(hall, id, all_of_them[1], "start")
            await runs(hall, id, all_of_them[0], "start")
            known = await look(hall, id)
            assert known.doc.round == 1 and len(await playing(hall, id)) == 2 and len(known.doc.byes[0]) == 1
            listed = [one.code for one in (await hall.history.tables(all_of_them[0], None)).tables]
            alone = known.doc.byes[0][0] == 0
            assert len(listed) == (0 if alone else 1)
            await runs(hall, id, all_of_them[0], "pause")
            await play_all(hall, id, world.luck)
            world.time += 3_600_000
            assert (await look(hall, id)).doc.round == 1
            await runs(hall, id, all_of_them[0], "resume")
            known = await look(hall, id)
            assert known.doc.round == 1 and known.doc.next == world.time + 60_000
            told = await hall.tournaments.to_wire(known)
            assert told.next == known.doc.next and [table.over for table in told.tables] == [True, True]
            while (known := await look(hall, id)).doc.state != "over":
                await play_all(hall, id, world.luck)
                world.time += 61_000
            over = await check(hall, known)
            assert known.doc.round == 3 and len(over) == 6 and len({byes[0] for byes in known.doc.byes}) == 3
            pairs = [frozenset(one.seats) for one in over]
            assert len(set(pairs)) == 6, "nobody meets twice"
            told = await hall.tournaments.to_wire(known)
            assert sum(row.points for row in told.standings[0].rows) == 9, "a point for every table and every bye"
            assert [row.rank for row in told.standings[0].rows] == sorted(row.rank for row in told.standings[0].rows)
            assert await hall.ratings.boards() == ["dragorun/duel"]
            assert (await hall.tournaments.round_to_wire(known, 2)).round == 2

    world(work, db)


def test_groups_play_a_final_and_a_player_who_withdraws_loses_without_a_table(tmp_path: Path):
    async def work(world: World) -> None:
        async with world.open() as hall:
            all_of_them = await people(hall, 6)
            id = await made(hall, all_of_them, format="groups", group_size=3)
            await runs(hall, id, all_of_them[0], "start")
            await look(hall, id)
            late = (await hall.accounts.create(p.BecomeMember("Late")))[0]
            with pytest.raises(Refused, match="drawn"):
                await hall.tournaments.join(late, id)
            await play_all(hall, id, world.luck)
            await hall.tournaments.withdraw(all_of_them[5], id)
            known = await to_the_end(hall, id, world.luck)
            over = await check(hall, known)
            assert known.doc.groups == 2 and known.doc.round == 4
            final = [one for one in over if one.group == 0]
            assert len(final) == 1 and None not in final[0].seats
            assert {known.doc.players[n].group for n in final[0].seats if n is not None} == {1, 2}
            walkovers = [one for one in over if not one.code]
            assert len(walkovers) == len([one for one in over if 5 in one.seats and one.forfeited])
            assert all(one.places[seat] is None for one in walkovers for seat in one.forfeited)
            told = await hall.tournaments.to_wire(known)
            assert [group.group for group in told.standings] == [0, 1, 2]

    world(work, str(tmp_path / "hall.db"))


def test_larger_tables_with_bots_in_the_empty_seats(tmp_path: Path):
    async def work(world: World) -> None:
        async with world.open() as hall:
            all_of_them = await people(hall, 4)
            for how in ({"format": "swiss", "rounds": 2}, {"format": "groups", "group_size": 4}):
                id = await made(hall, all_of_them, seats=3, bots="hatchling", **how)
                await runs(hall, id, all_of_them[0], "start")
                known = await to_the_end(hall, id, world.luck)
                over = await check(hall, known)
                assert all(one.seats.count(None) == 1 for one in over) and not any(known.doc.byes)
                told = await hall.tournaments.to_wire(known)
                assert {seat.name for seat in told.tables[0].seats if seat.player is None} == {"hatchling"}
                assert sum(row.points for row in told.standings[0].rows) <= len(over)
            with pytest.raises(Refused, match="bots must take"):
                await made(hall, all_of_them[1:], seats=3, format="groups")

    world(work, str(tmp_path / "hall.db"))


def test_players_come_and_go_in_an_arena(tmp_path: Path):
    async def work(world: World) -> None:
        async with world.open() as hall:
            ann, bob, cid = await people(hall, 3)
            id = await made(hall, [ann, bob], format="arena", minutes=10, bots="hatchling")
            await runs(hall, id, ann, "start")
            await look(hall, id)
            assert [sorted(one.seats) for one in await playing(hall, id)] == [[0, 1]]  # type: ignore[type-var]
            await hall.tournaments.join(cid, id)
            await look(hall, id)
            assert len(await playing(hall, id)) == 1
            world.time += PATIENCE
            await look(hall, id)
            assert [one.seats.count(None) for one in await playing(hall, id)] == [0, 1], "a bot for who waits"
            # The last opponents do not meet again at once; who never came has gone.
            for pairing in await playing(hall, id):
                await play(hall, pairing, world.luck, tuple(s for s, n in enumerate(pairing.seats) if n == 1))
            known = await look(hall, id)
            assert known.doc.players[1].out
            assert [sorted(one.seats) for one in await playing(hall, id)] == [[0, 2]]  # type: ignore[type-var]
            await hall.tournaments.join(bob, id)
            assert not (await hall.tournaments.get(id)).doc.players[1].out
            await play_all(hall, id, world.luck)
            world.time += 600_000
            known = await to_the_end(hall, id, world.luck)
            over = await check(hall, known)
            assert len(over) == 3 and over[0].forfeited
            told = await hall.tournaments.to_wire(known)
            points = {row.player: row.points for row in told.standings[0].rows}
            assert points[1] == 0 and told.tie_breaks == ["wins", "fewer", "beaten"]

    world(work, str(tmp_path / "hall.db"))


def test_leaving_most_decisions_to_a_bot_forfeits_and_the_second_time_withdraws(tmp_path: Path):
    async def work(world: World) -> None:
        async with world.open() as hall:
            ann, bob = await people(hall, 2)
            id = await made(hall, [ann, bob], format="swiss", rounds=3)
            await runs(hall, id, ann, "start")
            for number in range(2):
                await look(hall, id)
                await play_all(hall, id, world.luck, lambda one: (one.seats.index(1),))
                known = await look(hall, id)
                assert known.doc.players[1].out == (number == 1)
            assert known.doc.state == "over", "one alone cannot play on"
            (rows,) = (await hall.tournaments.to_wire(known)).standings
            assert [(row.player, row.points, row.out) for row in rows.rows] == [(0, 2, False), (1, 0, True)]

    world(work, str(tmp_path / "hall.db"))


def test_rules_of_joining_and_limits(tmp_path: Path):
    async def work(world: World) -> None:
        async with world.open() as hall:
            ann, bob, cid, dan = await people(hall, 4)
            id = await made(hall, [ann, bob], format="swiss", rounds=2)
            await hall.tournaments.withdraw(bob, id)
            with pytest.raises(Refused, match="At least 2"):
                await runs(hall, id, ann, "start")
            await hall.tournaments.join(bob, id)
            await hall.tournaments.join(bob, id)  # twice is once
            assert len((await hall.tournaments.get(id)).doc.players) == 2
            await runs(hall, id, ann, "start")
            await look(hall, id)
            await hall.tournaments.join(cid, id)  # at most half of the rounds were made
            await play_all(hall, id, world.luck)
            known = await look(hall, id)
            assert known.doc.round == 2
            with pytest.raises(Refused, match="half"):
                await hall.tournaments.join(dan, id)
            await runs(hall, id, ann, "end")
            with pytest.raises(Refused, match="over"):
                await hall.tournaments.join(dan, id)
            assert (await hall.tournaments.to_wire(await hall.tournaments.get(id))).tables == []
            for _ in range(MAX_HOSTED):
                await made(hall, [dan], format="arena")
            with pytest.raises(Refused, match=f"You have {MAX_HOSTED}"):
                await made(hall, [dan], format="arena")
            for wrong in ({"seats": 9}, {"bots": "nobody"}, {"options": {"track": 3}}, {"name": "\u200b"}):
                with pytest.raises(Exception, match=r"\."):
                    await made(hall, [ann], format="swiss", **wrong)

    world(work, str(tmp_path / "hall.db"))


def test_nobody_can_change_a_table_of_a_tournament(tmp_path: Path):
    async def work(world: World) -> None:
        async with world.open() as hall:
            ann, bob = await people(hall, 2)
            id = await made(hall, [ann], format="swiss", bots="hatchling")
            await hall.tournaments.join(bob, id)
            await runs(hall, id, ann, "start")
            await look(hall, id)
            (pairing,) = await playing(hall, id)
            table = await hall.tables.open(pairing.code)
            state = table.state
            for deed in (lambda: state.must_host(0), lambda: state.sit(0, 0), lambda: state.stand(0, 0)):
                with pytest.raises(Refused, match="tournament"):
                    deed()
            state.rename(0, "Somebody Else")
            assert {one.name for one in state.players} == {"Member A", "Member B"}
            assert not state.hints_allowed() and state.away_after is None and table.info().tournament == id
            with pytest.raises(Refused, match="record"):
                hall.finished.check_open(table, 0)
            assert all(isinstance(place, Place) and place.player is not None for place in state.places)

    world(work, str(tmp_path / "hall.db"))


def test_the_messages_of_a_tournament_reveal_nothing_of_the_play_at_its_tables(tmp_path: Path):
    async def work(world: World) -> None:
        async with world.open() as hall:
            all_of_them = await people(hall, 4)
            long = {"track": 40, "start": 1}
            id = await made(hall, all_of_them, format="swiss", rounds=2, options=long)
            await runs(hall, id, all_of_them[0], "start")
            known = await look(hall, id)
            before = msgspec.json.encode(await hall.tournaments.to_wire(known))
            first, second = await playing(hall, id)
            table = await hall.tables.open(first.code)
            for _ in range(2):
                now = table.dealt_position()
                seat = now.to_act[0]
                move = json.loads(bytes(now.moves(seat)))[0]["n"]
                await table.under_lock(lambda seat=seat, move=move: table.move(seat, move, None, False))
            assert table.phase == "running"
            after = msgspec.json.encode(await hall.tournaments.to_wire(await look(hall, id)))
            assert before == after, "moves that were made at a table show nowhere else"
            strict = msgspec.json.decode(before, type=p.Tournament)
            assert msgspec.json.decode(msgspec.json.encode(strict)) == msgspec.json.decode(before)
            rows = [await hall.store.load(one.code) for one in (first, second)]
            tokens = [person.token for row in rows if row for person in read_state(row.doc).players]
            for hidden in (known.doc.seed, *(row.secret.hex() for row in rows if row), *tokens):
                assert hidden.encode() not in before
            # A round that is made and not yet laid is told to nobody.
            for kept in await hall.tournaments.going(id):
                kept.doc.stage = "made"
                await hall.store.write([TournamentDocuments(hall.store).changed_pairing(id, kept)])
            assert first.code.encode() not in msgspec.json.encode(await hall.tournaments.to_wire(known))

    world(work, str(tmp_path / "hall.db"))


def test_malformed_bodies_change_nothing_and_get_sentences(shared_server: HallHere, guests: list[Guest]):
    ann, _ = member(shared_server, guests, "Fuzz Ann")
    id = ann.post("/api/tournaments", CUP | {"format": "swiss"})["info"]["tournament"]
    ann.post(f"/api/tournaments/{id}/join", {})
    before = {key: value for key, value in ann.get(f"/api/tournaments/{id}").items() if key != "now"}
    luck = random.Random(7)
    odd: list[Any] = [None, -1, 0, 1e9, "", "x" * 300, [], {}, True, "\u202e", [[]], {"move": 0}, "swiss", 2**70]
    good = CUP | {"format": "swiss", "seats": 2, "pace": "live", "bots": None, "rounds": 3, "group_size": 4}
    for _ in range(60):
        body = dict(good)
        for _ in range(luck.randrange(1, 4)):
            body[luck.choice([*good, "wings", "minutes", "rest", "rated", "public"])] = luck.choice(odd)
        body["name"] = body["name"] if body["name"] != "Cup" else ""  # never one that is made
        path = luck.choice(["", f"/{id}/join", f"/{id}/withdraw", f"/{id}/run", "/nowhere/join", "/%00/run"])
        answer = ann.http.post(f"/api/tournaments{path}", json=body)
        assert 400 <= answer.status_code < 500, (path, body, answer.text)
        assert answer.json()["problem"]["text"].endswith((".", "?"))
    after = {key: value for key, value in ann.get(f"/api/tournaments/{id}").items() if key != "now"}
    assert after == before and len(ann.get("/api/me/tournaments")["tournaments"]) == 1


def test_a_deleted_member_is_a_dash_and_the_tournament_goes_on(tmp_path: Path):
    async def work(world: World) -> None:
        async with world.open() as hall:
            ann, bob, cid = await people(hall, 3)
            id = await made(hall, [ann, bob, cid], format="swiss", rounds=2)
            await runs(hall, id, ann, "start")
            await look(hall, id)
            exported = await hall.profiles.export(ann, None)
            assert {one["host"] for one in exported.tournaments} == {True, False}
            await hall.accounts.delete(ann, p.LeaveForGood("Member A"))
            known = await to_the_end(hall, id, world.luck)
            told = msgspec.json.encode(await hall.tournaments.to_wire(known)).decode()
            assert "Member A" not in told and ann.member not in told and "—" in told
            document = await hall.store.document("tournament", id)
            assert document is not None and ann.member.encode() not in document.doc

    world(work, str(tmp_path / "hall.db"))


@pytest.mark.parametrize(
    ("store", "how"),
    [
        ("sqlite", {"format": "swiss", "rounds": 2}),
        ("sqlite", {"format": "arena", "minutes": 5}),
        ("postgresql", {"format": "swiss", "rounds": 1}),
    ],
    ids=["swiss", "arena", "postgresql"],
)
def test_a_server_that_is_killed_after_every_write_loses_nothing_and_makes_nothing_twice(
    store: str, how: dict[str, Any], tmp_path: Path, request: pytest.FixtureRequest
):
    """Each life of the server ends right after its first write for the tournament; then another one goes on."""
    db = str(tmp_path / "hall.db")
    if store == "postgresql":
        db = new_database(request.getfixturevalue("postgres"), "tournaments1")

    async def work(world: World) -> None:
        async with world.open() as hall:
            all_of_them = await people(hall, 3)
            id = await made(hall, all_of_them, bots="hatchling", **how)
            hall.tournaments.rounds.wake = lambda id: None  # type: ignore[method-assign]
            await runs(hall, id, all_of_them[0], "start")
        seen: list[int] = []
        while len(seen) < 200:
            async with world.open(1) as hall:
                try:
                    known = await look(hall, id)
                    died = False
                except StoreDown:
                    died = True
                hall.store.dead = False  # type: ignore[attr-defined]
                hall.store.lives = None  # type: ignore[attr-defined]
                known = await hall.tournaments.get(id)
                seen.append(known.doc.tables)
                if known.doc.state == "over":
                    break
                if not died:
                    # All tables run: they are played, and their server is killed before it has counted any.
                    hall.tournaments.rounds.wake = lambda id: None  # type: ignore[method-assign]
                    await play_all(hall, id, world.luck)
                    world.time += 100_000
        async with world.open() as hall:
            known = await hall.tournaments.get(id)
            assert known.doc.state == "over" and seen == sorted(seen)
            over = await check(hall, known)
            counts = await hall.store.count()
            assert counts == {"over": len(over)}, "no table that belongs to no pairing"
            assert not await playing(hall, id) and len(seen) > 3, "it was killed several times"
            for number, one in enumerate(known.doc.players):
                tables = [table for table in over if number in table.seats]
                visits = await hall.store.documents("visit", one.member, 100)
                assert sorted(visit.key.rpartition("/")[2] for visit in visits) == sorted(t.code for t in tables)

    world(work, db)


def test_two_servers_on_one_store_make_every_round_once(postgres: str):
    async def work(world: World) -> None:
        async with world.open() as one, world.open() as two:
            all_of_them = await people(one, 4)
            id = await made(one, all_of_them, format="swiss", rounds=2)
            await runs(two, id, all_of_them[0], "start")
            for _ in range(30):
                await asyncio.gather(*(look(hall, id) for hall in (one, two)))
                known = await look(one, id)
                if known.doc.state == "over":
                    break
                for hall, pairing in zip((one, two), await playing(one, id), strict=False):
                    await play(hall, pairing, world.luck)
            over = await check(two, known)
            assert known.doc.round == 2 and len(over) == 4
            assert await one.store.count() == {"over": 4}

    world(work, new_database(postgres, "tournaments2"))


def test_over_the_wire_a_tournament_is_live_survives_a_kill_and_ends(tmp_path: Path, guests: list[Guest]):
    with serving(str(tmp_path / "hall.db"), tmp_path) as server:
        ann, bob = member(server, guests, "Ann")[0], member(server, guests, "Bob")[0]
        guest = Guest(server.url)
        guests.append(guest)
        asked = CUP | {"format": "swiss", "rounds": 1}
        assert guest.post("/api/tournaments", asked, 401)["problem"]["code"] == "not-a-member"
        id = ann.post("/api/tournaments", asked)["info"]["tournament"]
        assert guest.post(f"/api/tournaments/{id}/join", {}, 401)["problem"]["code"] == "not-a-member"
        assert guest.get("/api/tournaments/nowhere", 404)["problem"]["code"] == "no-tournament"
        for one in (ann, bob):
            one.post(f"/api/tournaments/{id}/join", {})
        assert bob.post(f"/api/tournaments/{id}/run", {"do": "start"}, 403)["problem"]["code"] == "not-the-host"
        live = server.url.replace("http", "ws", 1) + f"/api/tournaments/{id}/live"
        with connect(live) as listening:
            first = json.loads(listening.recv(10))
            assert first["t"] == "tournament" and first["info"]["state"] == "open" and first["info"]["players"] == 2
            ann.post(f"/api/tournaments/{id}/run", {"do": "start"})
            while not (told := json.loads(listening.recv(10)))["tables"]:
                pass
        code = told["tables"][0]["code"]
        server.kill()
        server.start()
        # The players find it in their lists, and get a key to it; others watch.
        assert guest.get(f"/api/tables/{code}")["tournament"] == id
        for one in (ann, bob):
            assert [table["code"] for table in one.get("/api/me/tables")["tables"]] == [code[:9]]
            one.code, one.token = code[:9], one.post(f"/api/me/tables/{code[:9]}/key", {})["token"]
        (seat,) = bob.state()["you"]["seats"]
        for deed in ({"t": "away", "seat": seat}, {"t": "vote", "player": 0}, {"t": "rename", "name": "X"}):
            assert bob.does(**deed, status=403) == "not-allowed"
        assert ann.does("start", 409) == "already-started" and ann.does("host", 403, player=1) == "not-the-host"
        # Both leave: bots play it to the end, and nobody gets a point.
        with connect(live) as listening:
            for one in (ann, bob):
                one.does("leave")
            while (told := json.loads(listening.recv(30)))["info"]["state"] != "over":
                pass
        assert [seat["forfeited"] for seat in told["tables"][0]["seats"]] == [True, True]
        assert [row["points"] for row in told["standings"][0]["rows"]] == [0, 0]
        assert [one["tournament"] for one in guest.get("/api/tournaments")["tournaments"]] == [id]
        assert [one["tournament"] for one in bob.get("/api/me/tournaments")["tournaments"]] == [id]
        assert guest.get(f"/api/tournaments/{id}/rounds/1")["tables"] == told["tables"]
        guest.get(f"/api/tournaments/{id}/rounds/2", 404)
    assert "Traceback" not in server.logged(), server.logged()[-3000:]


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_nobody_crowds_others_out_of_the_list_and_unstarted_tournaments_go(
    store: str, tmp_path: Path, request: pytest.FixtureRequest
):
    async def work(open_world: World) -> None:
        async with open_world.open() as hall:
            ann, bob = await people(hall, 2)
            names = [f"Crowd {n}" for n in range(MAX_LISTED // MAX_HOSTED + 1)]
            crowd = [(await hall.accounts.create(p.BecomeMember(name)))[0] for name in names]
            real = await made(hall, [ann, bob], format="swiss")
            closed = [await made(hall, [bob], format="swiss", public=False)]
            open_world.time += 1000
            for public in (False, True):
                for account in crowd:
                    asked = msgspec.convert(CUP | {"format": "arena", "public": public}, p.CreateTournament)
                    for outcome in await asyncio.gather(
                        *(hall.tournaments.create(account, asked) for _ in range(MAX_HOSTED + 2)),
                        return_exceptions=True,
                    ):
                        assert isinstance(outcome, Entry | Refused), outcome
                        closed += [outcome.key] if not isinstance(outcome, BaseException) and not public else []
                listed = (await hall.tournaments.public()).tournaments
                assert listed[0].tournament == real and len(listed) == (MAX_LISTED if public else 1)
                for account in crowd:
                    mine = (await hall.tournaments.of_member(account.member)).tournaments
                    going = [one for one in mine if one.state == "open"]
                    assert len(going) == MAX_HOSTED, "also if they are made at the same time"
                    for one in going:
                        await runs(hall, one.tournament, account, "end") if not public else None
            assert not set(closed) & {one.tournament for one in listed}
            await runs(hall, real, ann, "start")
            open_world.time += ABANDONED + 1
            await hall.tournaments.forget_old()
            assert (await hall.tournaments.of_member(bob.member)).tournaments, "still open, or running"
            for id in closed[1:]:
                assert await hall.tournaments.find(id) is None
            open_world.time += STALE
            await hall.tournaments.forget_old()
            assert [one.tournament for one in (await hall.tournaments.public()).tournaments] == [real]
            assert not (await hall.tournaments.of_member(crowd[0].member)).tournaments
            assert [one.tournament for one in (await hall.tournaments.of_member(bob.member)).tournaments] == [real]

    db = str(tmp_path / "hall.db")
    world(work, db if store == "sqlite" else new_database(request.getfixturevalue("postgres"), "crowded"))


def test_only_running_tournaments_are_checked_and_only_when_something_is_due(tmp_path: Path):
    async def work(world: World) -> None:
        async with world.open() as hall:
            accounts = await people(hall, 4)
            open_ones = [await made(hall, accounts, format="swiss") for _ in range(2)]
            rounds, asked = hall.tournaments.rounds, []
            original = hall.tournaments._documents.tournaments.get

            async def counting(id: str) -> Tournament | None:
                asked.append(id)
                return await original(id)

            async def all_documents(*_: Any) -> Any:
                raise AssertionError("all tournaments are read")

            await rounds.look_at_all()  # what was changed, and the first sweep
            hall.tournaments._documents.tournaments.get = counting  # type: ignore[method-assign]
            hall.tournaments._documents.unfinished = all_documents  # type: ignore[method-assign]
            for _ in range(5):
                await rounds.look_at_all()
            assert not asked and not rounds._due, "those that are open need nobody"
            await runs(hall, open_ones[0], accounts[0], "start")
            await rounds.look_at_all()
            asked.clear()
            for _ in range(5):
                await rounds.look_at_all()
            assert not asked, "nothing is due"
            (pairing, _) = await playing(hall, open_ones[0])
            await play(hall, pairing, world.luck)
            await hall.finished.archive_match(await hall.tables.open(pairing.code))
            await rounds.check(open_ones[0])
            known = await hall.tournaments.get(open_ones[0])
            assert [one.code for one in await hall.tournaments.over(known)] == [pairing.code]
            asked.clear()
            world.time += POLL
            await rounds.look_at_all()
            assert set(asked) == {open_ones[0]}

        async with world.open() as again:
            await again.tournaments.rounds.look_at_all()
            assert set(again.tournaments.rounds._due) == {open_ones[0]}, "a server that begins finds what runs"

    world(work, str(tmp_path / "hall.db"))


def test_a_stranger_learns_nothing_of_a_tournament_of_a_club(tmp_path: Path):
    async def work(world: World) -> None:
        async with world.open() as hall:
            ann, stranger = await people(hall, 2)
            club = await hall.clubs.create(ann, p.FoundClub("Dragons"))
            id = await made(hall, [ann], format="swiss", club=club)
            said = []
            for name in (id, "nowhere"):
                for asked in (
                    hall.tournaments.join(stranger, name),
                    hall.tournaments.withdraw(stranger, name),
                    hall.tournaments.run(stranger, name, p.RunTournament("start")),
                    hall.tournaments.visible(name, stranger.member),
                ):
                    with pytest.raises(Refused) as refused:
                        await asked
                    said.append((refused.value.problem.code, str(refused.value)))
            assert len(set(said)) == 1

    world(work, str(tmp_path / "hall.db"))


def test_bots_join_at_the_start_and_play_like_everybody_else(tmp_path: Path):
    async def work(world: World) -> None:
        async with world.open() as hall:
            (ann,) = await people(hall, 1)
            for how in ({"format": "swiss", "rounds": 2}, {"format": "groups", "group_size": 4}):
                id = await made(hall, [ann], bots="hatchling", fill=4, **how)
                assert (await hall.tournaments.info(await hall.tournaments.get(id))).players == 1
                await runs(hall, id, ann, "start")
                for _ in range(8):
                    known = await look(hall, id)
                    if known.doc.state == "over":
                        break
                    for pairing in await playing(hall, id):
                        bots = [s for s, n in enumerate(pairing.seats) if n is None or known.doc.players[n].level]
                        await play(hall, pairing, world.luck, tuple(bots))
                over = await check(hall, known)
                assert known.doc.state == "over" and len(over) == 2 * known.doc.round
                assert not any(one.forfeited for one in over), "a bot does not forfeit"
                told = await hall.tournaments.to_wire(known)
                rows = {row.name: (row.member is None, row.level) for row in told.standings[0].rows}
                assert rows == {"Member A": (False, None)} | {f"hatchling {n}": (True, "hatchling") for n in (1, 2, 3)}
                assert sum(row.points for row in told.standings[0].rows) == len(over)

    world(work, str(tmp_path / "hall.db"))


def test_a_tournament_of_bots_alone_does_not_go_on(tmp_path: Path):
    async def work(world: World) -> None:
        async with world.open() as hall:
            (ann,) = await people(hall, 1)
            id = await made(hall, [ann], format="swiss", bots="hatchling", fill=4, rounds=5)
            await runs(hall, id, ann, "start")
            await look(hall, id)
            await hall.tournaments.withdraw(ann, id)
            for pairing in await playing(hall, id):
                await play(hall, pairing, world.luck, (0, 1))
            known = await look(hall, id)
            assert known.doc.state == "over" and known.doc.round == 1
            for wrong in ({"format": "swiss"}, {"bots": "hatchling", "format": "arena"}):
                with pytest.raises(Refused, match="Bots can join"):
                    await made(hall, [ann], fill=4, **wrong)
            nobody = await made(hall, [ann], format="swiss", bots="hatchling", fill=4)
            await hall.tournaments.withdraw(ann, nobody)
            with pytest.raises(Refused, match="must have joined"):
                await runs(hall, nobody, ann, "start")

    world(work, str(tmp_path / "hall.db"))
