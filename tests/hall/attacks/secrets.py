"""Attacks on the secrets of a store, and on the clock of its machine."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import httpx

from ..guests import DEALING
from . import World, attack
from .seats import does

HOURS = 3


@attack("24", "Only the owner of the hall reads its files, and what was deleted is not in them.", store="sqlite")
async def files(world: World) -> str:
    before = os.umask(0o022)
    try:
        own = await world.own_server(DEALING)
    finally:
        os.umask(before)
    http, server = await own.http.client(), own.servers[0].server
    folder, name = Path(own.store).parent, "Forgotten Person"
    assert (await http.post("/api/members", json={"name": name})).status_code == httpx.codes.OK
    await asyncio.to_thread(server.stop)
    assert name.encode() in Path(own.store).read_bytes(), "the attack came to nothing"
    await asyncio.to_thread(server.start)
    modes = {path.name: path.stat().st_mode & 0o777 for path in folder.glob("hall.db*")}
    assert len(modes) == 4 and set(modes.values()) == {0o600}, modes
    assert (await http.post("/api/me/delete", json={"name": name})).status_code == httpx.codes.OK
    await asyncio.to_thread(server.stop)
    left = [path.name for path in folder.glob("hall.db*") if name.encode() in path.read_bytes()]
    assert not left, f"the name of a deleted member is still in {left}"
    return f"{len(modes)} files"


@attack("25", "Somebody sets the clock of the machine, and no clock of a match runs out.", store="sqlite")
async def clock_steps(world: World) -> str:
    own = await world.own_server("tests.hall.stepping")
    http = await own.http.client()
    ann = await own.http.creates(seats=2, sit=[0, 1], start=True, clock={"move": 60, "bank": 0}, away_after=None)
    first = (await http.get(f"/api/tables/{ann.code}")).json()
    (seat,) = first["to_act"]
    for _ in range(HOURS):
        os.kill(own.servers[0].pid, signal.SIGUSR1)
        # An action is stored with its time, and asks for the next look at the table.
        assert (await does(own, ann, t="rename", name="Bea")).status_code == httpx.codes.OK
        state = (await http.get(f"/api/tables/{ann.code}")).json()
        (left,) = state["left"]
        assert left > 30_000 and state["to_act"] == [seat], f"{left} ms are left"
        assert state["seats"][seat]["level"] is None, "a bot plays on"
    return f"{HOURS} hours in a moment; {left / 1000:.0f} s of 60 are left"
