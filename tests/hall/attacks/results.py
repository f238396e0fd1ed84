"""Attacks on results: leaving after the end, accounts that only lose, matches without an end, damaged archives."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from typing import Any

import httpx

from . import World, attack
from .home import CUP, code_of, member

SHORT = {"track": 16, "start": 10}
DUEL = {"game": "dragorun", "name": "A", "seats": 2, "rated": True, "options": SHORT}
_actions = itertools.count()


class Seat:
    """A member at one seat of a table."""

    def __init__(self, http: httpx.AsyncClient, code: str, seat: int, token: str) -> None:
        self.http, self.path, self.seat = http, f"/api/tables/{code}", seat
        self.headers = {"Authorization": f"Bearer {token}"}

    async def state(self) -> dict[str, Any]:
        found: dict[str, Any] = (await self.http.get(f"{self.path}/state", headers=self.headers)).json()
        return found

    async def does(self, t: str, **fields: Any) -> None:
        body = {"t": t, "id": f"x{next(_actions)}", **fields}
        answer = await self.http.post(f"{self.path}/actions", json=body, headers=self.headers)
        assert answer.status_code == 200, answer.text

    async def rating(self) -> dict[str, Any] | None:
        return next(iter((await self.http.get("/api/me")).json()["member"]["ratings"]), None)


async def sit_down(one: httpx.AsyncClient, other: httpx.AsyncClient) -> list[Seat]:
    """Two members at a rated table whose match has begun."""
    laid = (await one.post("/api/tables", json=DUEL)).json()
    joined = (await other.post(f"/api/tables/{laid['code']}/join", json={"name": "B", "seat": 1})).json()
    seats = [Seat(one, laid["code"], 0, laid["token"]), Seat(other, laid["code"], 1, joined["token"])]
    await seats[0].does("start")
    return seats


async def play_on(seats: list[Seat]) -> dict[str, Any]:
    """Make the first move there is at each of these seats until the match is over; return the last view."""
    while True:
        for each in seats:
            state = await each.state()
            standing = next(found for found in state["standings"] if found["seat"] == each.seat)
            if standing["view"]["over"]:
                view: dict[str, Any] = standing["view"]
                return view
            if standing["moves"]:
                await each.does("move", seat=each.seat, seq=state["seq"], move=standing["moves"][0]["n"])
                break
        else:
            await each.http.get(f"{each.path}/events?since={state['seq']}&wait=5", headers=each.headers)


async def rated(seats: list[Seat], matches: int = 1) -> list[dict[str, Any]]:
    """Wait until this number of matches counts for each of them."""
    while True:
        ratings = [await each.rating() for each in seats]
        if all(found is not None and found["matches"] == matches for found in ratings):
            return [found for found in ratings if found is not None]
        await asyncio.sleep(0.1)


@attack("21", "What a winner does after the last move takes no win away.")
async def leaving_after_the_end(world: World) -> str:
    rounds = 5 if world.whole else 1
    for _ in range(rounds):
        (ann, _), (bob, _) = await member(world), await member(world, world.last)
        seats = await sit_down(ann, bob)
        winner = (await play_on(seats))["winners"][0]
        await seats[winner].does("leave")
        ratings = [found["rating"] for found in await rated(seats)]
        assert ratings[winner] > 1500 > ratings[1 - winner], f"seat {winner} won and left: {ratings}"
    return f"{rounds} winners left at once and stayed the winners"


@attack("21", "Accounts that are there to lose make nobody good.")
async def sock_puppets(world: World) -> str:
    (me, _), many = await member(world), 15 if world.whole else 3
    for n in range(many):
        puppet, _ = await member(world, world.last)
        seats = await sit_down(me, puppet)
        await seats[1].does("leave")
        await play_on(seats[:1])
        (found,) = await rated(seats[:1], n + 1)
    assert found["rating"] < 1600 + 10 * many and found["provisional"], found
    return f"{many} of them made a rating of {found['rating']} ± {found['interval']}, which is provisional"


@attack("21", "No rated match, and none of a rated tournament, can be put off for years.")
async def endless_matches(world: World) -> None:
    ann, _ = await member(world)
    for clock in ({"move": 30 * 86_400}, {"move": 60, "bank": 30 * 86_400}):
        assert code_of(await ann.post("/api/tables", json=DUEL | {"clock": clock})) == "not-allowed"
        cup = CUP | {"name": "Long", "clock": clock}
        assert code_of(await ann.post("/api/tournaments", json=cup | {"rated": True})) == "not-allowed"
    table = (await ann.post("/api/tables", json=DUEL | {"clock": None, "away_after": None})).json()["table"]
    assert table["clock"], "a rated match has no clock"


@attack("21", "One damaged archive hides one match, and nothing else.", store="sqlite")
async def damaged_archive(world: World) -> None:
    codes, http = [], await world.http.client(address=world.address())
    for _ in range(2):
        asked = {"game": "dragorun", "name": "A", "seats": 2, "sit": [0], "bots": [None, "hatchling"]}
        laid = (await http.post("/api/tables", json=asked | {"start": True, "options": SHORT})).json()
        await play_on([Seat(http, laid["code"], 0, laid["token"])])
        while (await http.get(f"/api/tables/{laid['code']}/sheet")).status_code != 200:
            await asyncio.sleep(0.1)
        codes.append(laid["code"])
    with sqlite3.connect(world.store, timeout=20) as db:
        db.execute("UPDATE pages SET content=? WHERE code=?", (b"damaged", codes[0]))
    db.close()
    for path in ("sheet", "replay?seat=spectator&ply=0"):
        answers = [(await http.get(f"/api/tables/{code}/{path}")).status_code for code in codes]
        assert answers == [503, 200], (path, answers)
    for path in ("/healthz", "/api/statistics", "/api/statistics/dragorun"):
        assert (await http.get(path)).status_code == 200, path
