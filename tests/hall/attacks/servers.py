"""Attacks on two servers that must agree at once."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from . import World, attack
from .seats import does, told

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@attack("23", "A new public table is in the lobby of the other server without anything else happening.", servers=2)
async def lobby_of_the_other(world: World) -> str:
    lobby = await world.socket("/api/lobby/live", 1, world.address())
    await asyncio.wait_for(lobby.recv(), 20)
    rounds = 20 if world.whole else 3
    for _ in range(rounds):
        ann = await world.http.creates(address=world.address(), public=True)
        listed: list[str] = []
        while ann.code not in listed:
            news = json.loads(await asyncio.wait_for(lobby.recv(), 20))
            listed = [table["code"] for table in news["tables"]]
    return f"{rounds} tables"


@attack("23", "A rematch that is asked for through both servers at once is one table.", servers=2)
async def rematches(world: World) -> str:
    rounds = 20 if world.whole else 4
    for n in range(rounds):
        asked = {"name": f"Again {LETTERS[n]}", "seats": 2, "sit": [0], "public": True}
        ann = await world.http.creates(address=world.address(), options={"track": 16, "start": 10}, **asked)
        bob = await world.http.joins(ann.code, "Bob", 1, world.address(), seat=1)
        assert (await does(world, ann, t="start")).status_code == 200
        over, seats = False, [ann, bob]
        while not over:
            for seat, guest in enumerate(seats):
                state: Any = (await told(world, guest, "/state")).json()
                (standing,) = state["standings"]
                over = standing["view"]["over"]
                if standing["moves"]:
                    move = {"seat": seat, "seq": state["seq"], "move": standing["moves"][0]["n"]}
                    assert (await does(world, guest, t="move", **move)).status_code == 200
        answers = await asyncio.gather(*(does(world, guest, at, t="rematch") for at, guest in enumerate(seats)))
        (code,) = {answer.json()["next"] for answer in answers}
        lobby = (await (await world.http.client()).get("/api/lobby")).json()["tables"]
        laid = [table["code"] for table in lobby if table["host"] == asked["name"]]
        assert laid == [code], f"the rematch is {len(laid)} tables"
    return f"{rounds} rematches"
