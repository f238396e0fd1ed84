"""Attacks on fair shares and on people: bots, reviews, the lobby, seats, invitations, names."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import dragonhall as dh

from ..guests import Guest
from . import World, attack

SHORT = {"track": 16, "start": 10}
LONG = {"track": 40, "start": 1}


@attack("3", "Sixty tables full of Wyrms from one address do not slow down the bots of others")
async def bots_starve(world: World) -> str:
    home = world.address()
    places = [await world.http.client(n, home) for n in range(len(world.servers))]
    # With a clock of two seconds a Wyrm thinks for one.
    clock = {"move": 2, "bank": 3600}
    ann = await world.http.creates(
        server=world.last, address=world.address(), seats=2, sit=[0], bots=[None, "wyrm"], start=True, options=LONG,
        clock=clock,
    )  # fmt: skip
    await asyncio.to_thread(ann.comes)
    alone = await asyncio.to_thread(_slowest_answer, ann, 2)
    tables, seated = 60 if world.whole else 30, []
    for n in range(tables):
        # Half of them leave a seat to somebody who never moves, and ask for it to be played.
        sit, bots = ([0], [None, "wyrm", "wyrm"]) if n % 2 else ([], ["wyrm"] * 3)
        asked = {"game": "dragorun", "name": "S", "seats": 3, "start": True, "options": LONG, "sit": sit, "bots": bots}
        spam = places[n % len(places)]
        made = (await spam.post("/api/tables", json=asked)).json()
        if n % 2:
            away = {"t": "away", "id": "x", "seat": 0}
            token = {"Authorization": f"Bearer {made['token']}"}
            seated.append((f"/api/tables/{made['code']}/actions", token))
            await spam.post(seated[-1][0], json=away, headers=token)
    flooded = await asyncio.to_thread(_slowest_answer, ann, 5 if world.whole else 3)
    for path, token in seated:
        # Bots alone with each other stop: what comes next has the machine for itself.
        assert (await spam.post(path, json={"t": "leave", "id": "y"}, headers=token)).status_code == 200
    assert flooded < 2 * alone + 2, f"{alone:.1f} s alone, {flooded:.1f} s beside {tables} tables"
    return f"a Wyrm's answer took {alone:.1f} s at most alone, {flooded:.1f} s beside {tables} tables"


def _slowest_answer(guest: Guest, times: int) -> float:
    """Play until the bot has answered so often; its slowest decision."""
    slowest, answers = 0.0, 0
    while answers < times and not guest.view(0)["over"]:
        if guest.moves(0):
            assert guest.acts("move", seat=0, seq=guest.seq, move=guest.moves(0)[0]["n"])["t"] == "ack"
            continue
        began = time.monotonic()
        guest.until("event")
        slowest, answers = max(slowest, time.monotonic() - began), answers + 1
    return slowest


@attack("10", "Uploads of one record take one place, one address not all places, junk none")
async def reviews_are_shared(world: World) -> str:
    spam = await world.http.client(address=world.address())
    record = _finished(1)
    first = await spam.post("/api/records", json=record)
    assert first.status_code == 200 and first.json()["table"]["uploaded"], "an upload is not marked"
    codes = {(await spam.post("/api/records", json=record)).json().get("code") for _ in range(5)} - {None}
    assert codes == {first.json()["code"]}, f"one record lies at {len(codes)} tables"
    junk = record | {"hall": {"junk": "x" * 1_900_000}}
    refused = await (await world.http.client(address=world.address())).post("/api/records", json=junk)
    assert refused.status_code == 422, f"junk was answered {refused.status_code}"
    others = [await spam.post("/api/records", json=_finished(seed)) for seed in range(2, 40)]
    brought = [answer.json()["code"] for answer in others if answer.status_code == 200]
    assert len(brought) <= 10, f"{len(brought)} records from one address at once"
    # No matter who asks, the queue gives one address only a few places.
    states = [(await spam.get(f"/api/tables/{code}/review")).status_code for code in [*codes, *brought]]
    honest = await world.http.client(world.last, world.address())
    mine = (await honest.post("/api/records", json=_finished(99))).json()["code"]
    asked = await honest.get(f"/api/tables/{mine}/review")
    assert asked.status_code == 200, f"no place is left: {asked.text}"
    return f"{states.count(200)} of {len(states)} asked reviews got a place, another address got one too"


def _finished(seed: int) -> dict[str, Any]:
    match, luck = dh.new("dragorun", seats=2, seed=seed, options=SHORT), random.Random(seed)
    while not match.over:
        match.play(luck.choice(match.moves()))
    return match.record()


@attack("11", "Spam does not crowd the lobby, and people with seats are safe from each other")
async def people_are_safe(world: World) -> str:
    ann = await world.http.creates(address=world.address(), seats=3, public=True, options=LONG)
    await asyncio.to_thread(ann.comes)
    laid, homes = 0, 5 if world.whole else 1
    for _ in range(homes):
        spam = await world.http.client(address=world.address())
        body = {"game": "dragorun", "name": "Spam", "public": True}
        laid += sum([(await spam.post("/api/tables", json=body)).status_code == 200 for _ in range(50)])
    listed = (await spam.get("/api/lobby")).json()["tables"]
    assert listed[0]["code"] == ann.code, "a table with people at it is not the first"
    spammed = sum(table["host"] == "Spam" for table in listed)
    assert spammed <= 10 * homes, f"{spammed} tables of {homes} addresses are listed"
    bob_home, cal_home = world.address(), world.address()
    bob = await world.http.joins(ann.code, "Bob", world.last, bob_home, seat=1)
    assert await asyncio.to_thread(bob.does, "sit", 409, seat=2) == "one-seat"
    again = await asyncio.to_thread(bob.post, f"/api/tables/{ann.code}/join", {"name": "Bob"})
    assert again["player"] == bob.player, "one key is two people"
    twice = await asyncio.to_thread(bob.post, f"/api/tables/{ann.code}/join", {"name": "Bob", "seat": 2}, 409)
    assert twice["problem"]["code"] == "one-seat"
    eve_home = world.address()
    eve = await world.http.joins(ann.code, "Eve", seat=2, address=eve_home)
    await asyncio.to_thread(ann.does, "remove", player=eve.player)
    again = await world.http.client(address=eve_home)
    back = await again.post(f"/api/tables/{ann.code}/join", json={"name": "Eva"})
    assert back.status_code == 403, f"a removed guest came back: {back.status_code}"
    cal = await world.http.joins(ann.code, "Cal", seat=2, address=cal_home)
    for guest in (bob, cal):
        await asyncio.to_thread(guest.comes)
    await asyncio.to_thread(ann.does, "start")
    await asyncio.to_thread(cal.leaves)
    await asyncio.sleep(0.2)
    assert await asyncio.to_thread(ann.does, "away", 409, seat=2) == "not-away"
    for voter in (ann, bob):
        await asyncio.to_thread(voter.does, "vote", player=cal.player)
    seats = (await asyncio.to_thread(ann.state))["table"]["seats"]
    assert seats[2]["kind"] == "bot", "a majority could not remove somebody"
    return f"{laid} spam tables laid from {homes} addresses, {spammed} of them listed"


@attack("12", "A private invitation has 80 bits or more, and where the host wants it the code alone opens nothing")
async def invitations_are_long(world: World) -> str:
    host = await world.http.client(address=world.address())
    body = {"game": "dragorun", "name": "Ann", "link_only": True}
    made = (await host.post("/api/tables", json=body)).json()
    bits = 5 * len(made["link"].rpartition("-")[2])
    assert bits >= 80 and made["link"].startswith(f"/t/{made['code']}-")
    guest = await world.http.client(world.last, world.address())
    for path in ("", "/state", "/events", "/replay", "/record", "/review"):
        assert (await guest.get(f"/api/tables/{made['code']}{path}")).status_code == 404, path
    assert (await guest.post(f"/api/tables/{made['code']}/join", json={"name": "Eve"})).status_code == 404
    link = made["link"].removeprefix("/t/")
    assert (await guest.post(f"/api/tables/{link[:-1]}/join", json={"name": "Eve"})).status_code == 404
    assert (await guest.post(f"/api/tables/{link}/join", json={"name": "Bob", "seat": 1})).status_code == 200
    return f"{bits} bits"


@attack("14", "Names and uploads that imitate, hide or turn text around change nothing for others")
async def names_are_honest(world: World) -> str:
    home = world.address()
    ann = await world.http.creates(address=home, seats=3, free_chat=True)
    http = await world.http.client(world.last, home)
    join = f"/api/tables/{ann.code}/join"
    for name in ("\u3164", "\u2800", "\u202e", "\u0000", "Wyvern 3", "Vouivre 2"):
        assert (await http.post(join, json={"name": name})).status_code == 422, f"{name!r} is a name"
    for name in ("\u0410nn", "A\u200dnn", "ann\u202e"):
        told = (await http.post(join, json={"name": name})).json()
        shown = told["table"]["players"][-1]["name"]
        assert shown.endswith(")"), f"{shown!r} cannot be told from Ann"
    for rules in ([1, 2], "x", [[]], {"a": 1}, [["a", "b"]]):
        junk = await http.post("/api/records", json=_finished(1) | {"hall": {"rules": rules}})
        assert junk.status_code == 422, f"hall.rules {rules!r} was answered {junk.status_code}"
    brought = _finished(1) | {"hall": {"names": ["\u202eAnn\u0000", "\u3164"]}}
    shown = [seat["name"] for seat in (await http.post("/api/records", json=brought)).json()["table"]["seats"]]
    assert shown == ["Ann", ""], shown
    assert await asyncio.to_thread(ann.does, "say", 422, text="\u202e\u3164") == "bad-phrase"
    return "6 names refused, 3 told apart"
