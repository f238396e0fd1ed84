"""What a match came to: computed once, from facts that no longer change after the last move. No server is started."""

from __future__ import annotations

import asyncio
import lzma
import random
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from dragonhall.analysis.ratings import evidence, updated
from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.base.errors import Refused
from dragonhall.hall.matches.archive import FINAL, STORY
from dragonhall.hall.matches.result import MatchResult, places_of, result_of
from dragonhall.hall.members.history import MAX_LISTED
from dragonhall.hall.members.ratings import Result, Standing, apply, recomputed, summary
from dragonhall.hall.server.serve import check_ratings, check_statistics
from dragonhall.hall.statistics.counting import NOTE, SUMS, recounted
from dragonhall.hall.statistics.summaries import MySums, Sums
from dragonhall.hall.store import Document, LogEntry
from dragonhall.hall.tables.actions import act
from dragonhall.hall.tables.codes import new_token
from dragonhall.hall.tables.live_table import LiveTable
from dragonhall.hall.tables.state import Place, TableState, new_state, rematch_state
from dragonhall.hall.tournaments.documents import TournamentDocuments
from dragonhall.hall.tournaments.rounds import counted
from dragonhall.hall.tournaments.state import Pairing

from ..postgres import new_database
from ..worlds import World, look, made, people, play, playing, runs

SHORT = {"track": 16, "start": 10}


# The rule, without a hall


def state_of(seats: int = 2) -> TableState:
    state, _ = new_state(p.CreateTable("dragorun", "Ann", seats=seats, options={"track": 40}), b"secret", 1)
    for n in range(1, seats):
        state.sit(state.join(f"Guest {n}", new_token()).player, n)
    return state


def played(state: TableState, *moves: tuple[int, bool], scores: list[int] | None = None) -> MatchResult:
    """The result of a match with these moves: seats, and whether a bot made them."""
    lines = [LogEntry(0, "deal", 0, -1, "", False, 1, b"", 1)]
    lines += [LogEntry(n, "move", n, seat, "x", bot, 1, b"", n) for n, (seat, bot) in enumerate(moves, 1)]
    scores = scores or [*range(len(state.places), 0, -1)]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return result_of(state, lines, {"scores": scores, "winners": winners})


def test_winners_share_the_first_place_and_the_others_follow_by_score():
    assert places_of([3, 9, 9, 5], [1, 2]) == [2, 0, 0, 1]
    assert places_of([9, 3], [1]) == [1, 0], "a win need not have the highest score"
    assert places_of([4, 4, 1], []) == [0, 0, 1]


def test_leaving_before_the_end_forfeits_and_leaving_after_it_changes_nothing():
    state = state_of()
    before = played(state, (0, False), (1, False))
    state.leave(0, "over", "drake")
    after = played(state, (0, False), (1, False))
    assert before.forfeited == after.forfeited == [] and before.rated_places == after.rated_places == [0, 1]
    assert state.name_at(0) == "Ann" and state.host == 1
    left = state_of()
    left.leave(0, "running", "drake")
    assert played(left, (0, False), (1, False)).forfeited == [0]
    assert played(left, (0, False), (1, False)).rated_places == [2, 1]


def test_a_seat_forfeits_if_a_bot_made_most_of_its_decisions():
    state = state_of()
    assert played(state, (0, True), (0, False), (1, False)).forfeited == []
    assert played(state, (0, True), (0, False), (0, True), (1, False)).forfeited == [0]


def test_somebody_who_was_away_for_a_whole_match_without_a_decision_forfeits():
    state = state_of()
    assert played(state, (1, False)).forfeited == [], "the seat was held by its person"
    state.places[0].level = "drake"
    assert played(state, (1, False)).forfeited == [0]


def test_bots_forfeit_nothing():
    state = state_of()
    state.places[1] = Place(level="drake")
    result = played(state, (0, False), (1, True))
    assert (result.people, result.forfeited, result.members) == ([0], [], [None, None])


def test_departures_in_older_stores_are_read_with_the_log():
    """They emptied a seat after the end as they did before it."""
    state = state_of()
    state.places[0], state.rated_seats = Place(level="drake"), ["ann", "bob"]
    own = played(state, (0, False), (1, False), (0, False))
    assert (own.forfeited, own.unclear) == ([], False), "nobody played for Ann, so she left after the end"
    most = played(state, (0, False), (1, False), (0, True), (0, True))
    assert (most.forfeited, most.unclear) == ([0], False)
    some = played(state, (0, False), (0, False), (0, True), (1, False))
    assert (some.forfeited, some.unclear) == ([0], True)
    assert played(state, (1, False)).unclear


def test_at_a_tournament_table_the_others_are_placed_without_a_forfeited_seat():
    state = state_of(4)
    state.leave(1, "running", "drake")
    result = played(state, (0, False), (1, False), (2, False), (3, False), scores=[5, 9, 5, 2])
    cup: Any = SimpleNamespace(players=[SimpleNamespace(level="")] * 8)
    assert counted(cup, Pairing(0, 0, [4, 5, 6, 7], "code"), result) == ([0, None, 0, 1], [1])
    gone = state_of(2)
    gone.places[0] = Place(level="drake")
    assert counted(cup, Pairing(0, 0, [4, 5], "code"), played(gone, (0, True), (1, False))) == ([None, 0], [0])


def test_a_rematch_has_bots_in_place_of_people_who_left_after_the_end():
    state = state_of()
    state.leave(1, "over", "drake")
    again = rematch_state(state, b"secret", 2)
    assert [(place.player, place.level) for place in again.places] == [(0, None), (None, "drake")]
    assert again.left == []


# At tables


def run(work: Callable[[Hall], Any], db: str) -> None:
    async def whole() -> None:
        async with World(db).open() as hall:
            await work(hall)

    asyncio.run(whole())


async def duel(hall: Hall, seed: int = 1, plays: bool = True, **asked: Any) -> tuple[LiveTable, list[str]]:
    """A rated match of two members, played to its end if *plays*."""
    ann, bob = await people(hall, 2)
    wanted = p.CreateTable("dragorun", "Ann", seats=2, rated=True, options=SHORT, sit=[0], **asked)
    table, _, _ = await hall.tables.create(wanted, member=ann.member)
    await table.under_lock(lambda: table.change(lambda state: _sits(state, bob.member)))
    await act(table, 0, p.Start(id="start"))
    if plays:
        await play(hall, Pairing(0, 0, [0, 1], table.code), random.Random(seed))
    return table, [ann.member, bob.member]


def _sits(state: TableState, member: str) -> None:
    state.sit(state.join("Bob", new_token(), member=member).player, 1)


async def ratings(hall: Hall, members: list[str]) -> list[float]:
    found = [await hall.store.document("rating", f"dragorun/duel/{member}") for member in members]
    return [msgspec.json.decode(one.doc, type=Standing).mu if one else 0.0 for one in found]


async def archived(hall: Hall, table: LiveTable) -> None:
    """Until everybody has heard of the end."""
    await hall.finished.archive_match(table)


def test_a_winner_who_leaves_at_once_stays_the_winner(db: str):
    async def work(hall: Hall) -> None:
        table, members = await duel(hall)
        winner = msgspec.json.decode(bytes(table.dealt_position().view(None)))["winners"][0]
        # Before anybody has counted anything.
        await act(table, winner, p.Leave(id="bye"))
        await archived(hall, table)
        kept = await hall.store.document("result", table.code)
        assert kept is not None and msgspec.json.decode(kept.doc, type=Result).places[winner] == 0
        values = await ratings(hall, members)
        assert values[winner] > values[1 - winner]
        assert await recomputed(hall.store, write=False) == (1, 0)
        # Somebody who comes back changes nothing either.
        with pytest.raises(Refused):
            await act(table, winner, p.Back(id="back", seat=winner))

    run(work, db)


def test_ratings_reversed_by_leaving_are_corrected(tmp_path: Path):
    """As older servers wrote it: the winner's seat is empty, and the result says that the winner came last."""
    db, kept = str(tmp_path / "hall.db"), dict[str, Any]()

    async def work(hall: Hall) -> None:
        table, members = await duel(hall)
        await archived(hall, table)
        winner = msgspec.json.decode(bytes(table.dealt_position().view(None)))["winners"][0]
        right = await ratings(hall, members)

        def older(state: TableState) -> None:
            state.places[winner] = Place(level="drake")

        await table.under_lock(lambda: table.change(older))
        assert await recomputed(hall.store, write=False) == (1, 0), "what is right stays right"
        document = await hall.store.document("result", table.code)
        assert document is not None
        result = msgspec.json.decode(document.doc, type=Result)
        result.places = [2 if seat == winner else 1 for seat in range(2)]
        await hall.store.write(
            [msgspec.structs.replace(document, rev=document.rev + 1, doc=msgspec.json.encode(result))]
        )
        kept.update(right=right, members=members)

    run(work, db)
    assert check_ratings(db, write=True)[1] >= 1

    async def look(hall: Hall) -> None:
        assert await ratings(hall, kept["members"]) == kept["right"]

    run(look, db)


def test_leaving_after_the_end_costs_no_points_of_a_tournament(tmp_path: Path):
    async def work(hall: Hall) -> None:
        accounts = await people(hall, 2)
        id = await made(hall, accounts, format="swiss", seats=2, rounds=1, pace="live")
        await runs(hall, id, accounts[0], "start")
        await look(hall, id)
        (pairing,) = await playing(hall, id)
        await play(hall, pairing, random.Random(1))
        table = await hall.tables.open(pairing.code)
        winner = msgspec.json.decode(bytes(table.dealt_position().view(None)))["winners"][0]
        await act(table, winner, p.Leave(id="bye"))
        known = await look(hall, id)
        (over,) = await hall.tournaments.over(known)
        assert over.places[winner] == 0 and over.forfeited == []

    run(work, str(tmp_path / "hall.db"))


# Every listener hears of it once


async def match_of_a_club(hall: Hall) -> tuple[str, list[str], str]:
    """A rated match of a club, with a turn that was nudged: its code, the members, the club."""
    ann, bob = await people(hall, 2)
    club = await hall.clubs.create(ann, p.FoundClub("Dragons"))
    invitation = (await hall.clubs.found(club)).doc.invitation
    await hall.clubs.join(club, bob, invitation)
    wanted = p.CreateTable("dragorun", "Ann", seats=2, rated=True, options=SHORT, sit=[0], club=club)
    table, _, _ = await hall.tables.create(wanted, member=ann.member)
    await table.under_lock(lambda: table.change(lambda state: _sits(state, bob.member)))
    await act(table, 0, p.Start(id="start"))
    turn = Document("nudge", f"{ann.member}/{table.code}", ann.member, 1, 0, b"{}")
    await hall.store.write([turn])
    return table.code, [ann.member, bob.member], club


async def effects(hall: Hall, code: str, members: list[str], club: str) -> dict[str, Any]:
    """What every listener has counted."""
    store = hall.store
    ratings = [await store.document("rating", f"dragorun/duel/{member}") for member in members]
    visits = [await store.document("visit", f"{member}/{code}") for member in members]
    sums = await store.all_documents("statistics")
    mine = [await store.document("my statistics", member) for member in members]
    return {
        "turns": len(await store.all_documents("nudge")),
        "rated": [msgspec.json.decode(one.doc, type=Standing).matches if one else 0 for one in ratings],
        "history": [one is not None and msgspec.json.decode(one.doc)["place"] is not None for one in visits],
        "club": len(await store.documents("club match", club, 10)),
        "games": [msgspec.json.decode(one.doc, type=Sums).matches for one in sums],
        "own": [msgspec.json.decode(one.doc, type=MySums).games["dragorun"].sum.seats if one else 0 for one in mine],
        "archived": await store.archived(code, FINAL) is not None,
    }


PAST = b'{"code":"x","game":"ante","player":0,"place":1}'
COUNTED = {
    "turns": 0, "rated": [1, 1], "history": [True, True], "club": 1, "games": [1], "own": [1, 1], "archived": True,
}  # fmt: skip


@pytest.mark.parametrize("heard", range(8))
def test_a_server_killed_after_any_listener_counts_everything_once(db: str, heard: int):
    """*heard* listeners hear of the end, then the server is gone; the next one begins with what the store has."""

    async def first() -> tuple[str, list[str], str]:
        async with World(db).open() as hall:
            told = await match_of_a_club(hall)

            async def dies(result: MatchResult) -> None:
                raise asyncio.CancelledError

            assert len(hall.finished.listeners) == 7
            hall.finished.listeners = (*hall.finished.listeners[:heard], dies)
            hall.hooks.on_over.clear()
            await play(hall, Pairing(0, 0, [0, 1], told[0]), random.Random(2))
            with pytest.raises(asyncio.CancelledError):
                await hall.finished.archive_match(await hall.tables.open(told[0]))
            return told

    async def again(told: tuple[str, list[str], str]) -> None:
        async with World(db).open() as hall:
            await hall.finished.archive_waiting()
            assert await effects(hall, *told) == COUNTED
            await hall.finished.announce_again(await hall.tables.open(told[0]))
            assert await effects(hall, *told) == COUNTED, "hearing it again counts nothing"
            assert await recomputed(hall.store, write=False) == (1, 0)
            assert await recounted(hall.store, write=False) == (1, 0)

    asyncio.run(again(asyncio.run(first())))


@pytest.mark.parametrize("heard", range(8))
def test_a_table_of_a_tournament_counts_once_after_a_kill_behind_any_listener(tmp_path: Path, heard: int):
    db = str(tmp_path / "hall.db")

    async def first() -> tuple[str, str, list[str]]:
        async with World(db).open() as hall:
            accounts = await people(hall, 2)
            id = await made(hall, accounts, format="swiss", seats=2, rounds=1, pace="live", rated=True)
            await runs(hall, id, accounts[0], "start")
            await look(hall, id)
            (pairing,) = await playing(hall, id)

            async def dies(result: MatchResult) -> None:
                raise asyncio.CancelledError

            hall.finished.listeners = (*hall.finished.listeners[:heard], dies)
            hall.hooks.on_over.clear()
            await play(hall, pairing, random.Random(3))
            with pytest.raises(asyncio.CancelledError):
                await hall.finished.archive_match(await hall.tables.open(pairing.code))
            return id, pairing.code, [account.member for account in accounts]

    async def again(id: str, code: str, members: list[str]) -> None:
        async with World(db).open() as hall:
            await hall.finished.archive_waiting()
            for _ in range(2):
                known = await look(hall, id)
                (over,) = await hall.tournaments.over(known)
                assert known.doc.state == "over" and sorted(over.places) == [0, 1] and over.forfeited == []
                standings = [await hall.store.document("rating", f"dragorun/duel/{member}") for member in members]
                assert [msgspec.json.decode(kept.doc, type=Standing).matches for kept in standings if kept] == [1, 1]
                assert await hall.store.archived(code, FINAL) is not None
                await hall.finished.announce_again(await hall.tables.open(code))

    asyncio.run(again(*asyncio.run(first())))


def test_a_match_that_cannot_be_archived_does_not_delay_others(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    async def work(hall: Hall) -> None:
        hall.hooks.on_over.clear()
        codes = []
        for n in range(3):
            wanted = p.CreateTable("dragorun", f"Ann {n}", seats=2, options=SHORT, sit=[0, 1])
            table, _, _ = await hall.tables.create(wanted)
            await act(table, 0, p.Start(id="start"))
            await play(hall, Pairing(0, 0, [0, 1], table.code), random.Random(n))
            codes.append(table.code)
        bad = sorted(codes)[0]

        async def hears(result: MatchResult) -> None:
            if result.code == bad:
                raise ValueError("damaged")

        hall.finished.listeners = (hears, *hall.finished.listeners)
        hall.finished._looked = False
        await hall.finished.archive_waiting()
        kept = [await hall.store.archived(code, FINAL) is not None for code in codes]
        assert kept == [code != bad for code in codes]

    run(work, str(tmp_path / "hall.db"))
    assert "cannot be archived" in caplog.text


def test_a_damaged_archive_stops_neither_statistics_nor_the_check_of_health(tmp_path: Path):
    db = str(tmp_path / "hall.db")

    async def work(hall: Hall) -> None:
        codes = []
        for n in range(5):
            wanted = p.CreateTable("dragorun", f"Ann {n}", seats=2, options=SHORT, sit=[0, 1])
            table, _, _ = await hall.tables.create(wanted)
            await act(table, 0, p.Start(id="start"))
            await play(hall, Pairing(0, 0, [0, 1], table.code), random.Random(n))
            await hall.finished.archive_match(table)
            codes.append(table.code)
        # As if nothing had been counted yet.
        for kind in (NOTE, SUMS):
            await hall.store.write([], [(kind, one.key) for one in await hall.store.all_documents(kind)])
        await hall.store.keep_pages(codes[0], {FINAL: b"not an archive", STORY: b""})
        await hall.store.keep_pages(codes[1], {STORY: lzma.compress(b"[]")})
        # Well packed, and without sense.
        await hall.store.keep_pages(codes[2], {FINAL: lzma.compress(b"[{}]")})
        await hall.store.keep_pages(codes[3], {STORY: lzma.compress(b"[[0,{},[{}],[]]]")})

    async def look(hall: Hall) -> None:
        await hall.statistics.catch_up()
        (sums,) = await hall.store.all_documents(SUMS)
        assert msgspec.json.decode(sums.doc, type=Sums).matches == 1
        assert not hall.background.faults

    run(work, db)
    run(look, db)
    assert check_statistics(db, write=False) == (1, 0)
    assert check_ratings(db, write=False) == (0, 0)


def test_ratings_are_checked_beside_a_damaged_archive(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    async def work(hall: Hall) -> None:
        table, members = await duel(hall)
        await archived(hall, table)
        right = await ratings(hall, members)
        await hall.store.keep_pages(table.code, {FINAL: b"not an archive"})
        assert await recomputed(hall.store, write=True) == (1, 0), "the result is kept as it was written"
        assert await ratings(hall, members) == right

    run(work, str(tmp_path / "hall.db"))
    assert "result cannot be checked" in caplog.text


# Ratings


def rated(*duels: tuple[str, str]) -> dict[str, Standing]:
    """The standings after these duels of winner and loser; bots have a colon before their level."""
    standings: dict[str, Standing] = {}
    for at, (winner, loser) in enumerate(duels):
        apply(Result(str(at), "dragorun", [winner, loser], [0, 1]), standings, at, lambda seat: f"mark of {seat}")
    return standings


def points(standing: Standing) -> tuple[int, int]:
    found = summary("dragorun/duel", standing)
    return found.rating, found.interval


def test_wins_against_new_accounts_count_little():
    puppets = [(("me", f"puppet {n}")) for n in range(14)]
    rating, interval = points(rated(*puppets)["me"])
    assert rating < 1700 and rating - interval < 1250 and summary("", rated(*puppets)["me"]).provisional
    honest, sure = points(rated(*[("me", ":drake")] * 14)["me"])
    assert honest > rating and sure < interval, "how strong bots are is known"


def test_the_more_often_two_have_met_the_less_their_matches_count():
    changes = []
    for before in (0, 20, 60):
        known = Standing("bob", 25.0, 1.0, 100)
        me = Standing("ann", 25.0, 4.0, 100, 0, {"mark of bob": before})
        standings = {"ann": me, "bob": known}
        apply(Result("x", "dragorun", ["ann", "bob"], [0, 1]), standings, 1, lambda seat: f"mark of {seat}")
        changes.append(me.mu - 25.0)
        assert me.met == {"mark of bob": before + 1} and standings["bob"].met == {"mark of ann": 1}
    assert changes[0] > 1.9 * changes[1] > 3.6 * changes[2] > 0


def test_a_match_between_players_with_certain_ratings_counts_as_before():
    assert evidence(0.0, 0) == 1 and evidence(4.0, 0) == evidence(0.0, 20) == 0.5
    known = [(25.0, 8.0), (25.0, 0.0)]
    assert updated(known, [0, 1]) == updated(known, [0, 1], [1.0, 1.0])
    before, after = known[0], updated(known, [0, 1], [0.0, 1.0])[0]
    assert before == after


def test_a_finished_match_is_listed_even_before_its_result_is_written(tmp_path: Path):
    """It is older than the page, and will be newer: it must not vanish between two pages."""

    async def work(world: World, hall: Hall) -> None:
        hall.hooks.on_over.clear()  # nobody hears of the end yet
        table, members = await duel(hall, plays=False)
        account = await hall.accounts.account(members[0])
        assert account is not None
        await hall.store.write(
            [
                Document("visit", f"{members[0]}/{n}", members[0], hall.now() + n, 0, PAST)
                for n in range(1, MAX_LISTED + 10)
            ]
        )
        world.time += 1_000
        await play(hall, Pairing(0, 0, [0, 1], table.code), random.Random(1))
        first = await hall.history.tables(account, None)
        assert [one.state for one in first.tables if one.code == table.code] == ["over"]
        await hall.finished.archive_match(table)
        second = await hall.history.tables(account, first.more)
        assert table.code not in {one.code for one in second.tables}, "it was on the first page"
        assert (await hall.history.tables(account, None)).tables[0].code == table.code

    async def whole() -> None:
        world = World(str(tmp_path / "hall.db"))
        async with world.open() as hall:
            await work(world, hall)

    asyncio.run(whole())


def test_tournament_points_lost_by_leaving_are_restored(tmp_path: Path):
    db, kept = str(tmp_path / "hall.db"), dict[str, Any]()

    async def work(hall: Hall) -> None:
        accounts = await people(hall, 2)
        id = kept["id"] = await made(hall, accounts, format="swiss", seats=2, rounds=1)
        await runs(hall, id, accounts[0], "start")
        await look(hall, id)
        (pairing,) = await playing(hall, id)
        await play(hall, pairing, random.Random(1))
        table = await hall.tables.open(pairing.code)
        await hall.finished.archive_match(table)
        known = await look(hall, id)
        kept["right"] = msgspec.to_builtins((await hall.tournaments.to_wire(known)).standings)
        # As older servers wrote it: the seat of the winner, who had left, is empty and forfeits.
        winner = msgspec.json.decode(bytes(table.dealt_position().view(None)))["winners"][0]

        def older(state: TableState) -> None:
            state.places[winner] = Place(level="drake")

        await table.under_lock(lambda: table.change(older))
        documents = TournamentDocuments(hall.store)
        (over,) = await documents.pairings.all()
        over.doc.places = [None if seat == winner else 0 for seat in range(2)]
        over.doc.forfeited = [winner]
        await documents.write(await documents.get(id), [documents.changed_pairing(id, over)])

    async def again(hall: Hall) -> None:
        known = await hall.tournaments.get(kept["id"])
        kept["now"] = msgspec.to_builtins((await hall.tournaments.to_wire(known)).standings)

    run(work, db)
    run(again, db)
    assert kept["now"] != kept["right"]
    assert check_ratings(db, write=False) == (0, 1)
    assert check_ratings(db, write=True) == (0, 1)
    assert check_ratings(db, write=False) == (0, 0)
    run(again, db)
    assert kept["now"] == kept["right"]


def test_leaving_on_a_server_that_missed_the_end_forfeits_nothing(postgres: str):
    db = new_database(postgres, "results")

    async def work() -> None:
        world = World(db)
        async with world.open() as one, world.open() as two:
            table, _ = await duel(one, plays=False)
            elsewhere = await two.tables.open(table.code)
            two.peers._handlers.clear()  # nothing is heard from the first server
            await play(one, Pairing(0, 0, [0, 1], table.code), random.Random(1))
            assert elsewhere.phase == "running"
            await act(elsewhere, 0, p.Leave(id="bye"))
            await table.be_current()
            assert (table.state.left, (await one.finished.result(table)).forfeited) == ([], [])

    asyncio.run(work())
