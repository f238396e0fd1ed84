"""Attacks on seats and stores: hands of others, places taken away, lines that break a batch, servers that die."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import time
from typing import Any

import asyncpg
import httpx

from ..guests import Guest
from . import World, attack


def through_seats(value: Any) -> list[int]:
    """The seats through whose eyes anything in this answer was seen."""
    found: list[int] = []
    if isinstance(value, dict):
        for part in ("sights", "standings"):
            found += [sight["seat"] for sight in value.get(part) or () if sight["seat"] is not None]
        value = list(value.values())
    for inner in value if isinstance(value, list) else ():
        found += through_seats(inner)
    return found


async def told(world: World, guest: Guest, rest: str, server: int = 0) -> httpx.Response:
    client = await world.http.client(server)
    return await client.get(f"/api/tables/{guest.code}{rest}", headers=guest.headers())


async def does(world: World, guest: Guest, server: int = 0, **action: Any) -> httpx.Response:
    client = await world.http.client(server)
    body = {"id": guest.new_id(), **action}
    return await client.post(f"/api/tables/{guest.code}/actions", json=body, headers=guest.headers())


async def live(world: World, guest: Guest, server: int = 0, address: str | None = None) -> Any:
    """A live connection that has said hello, and its first answer."""
    # What nobody reads must not keep the connection from closing.
    socket = await world.socket(f"/api/tables/{guest.code}/live", server, address, max_queue=None)
    await socket.send(json.dumps({"t": "hello", "token": guest.token}))
    return socket, json.loads(await socket.recv())


@attack("2", "Who gave up a seat is shown nothing of who took it, by no server.")
async def hands(world: World) -> str:
    rounds, here, there = 20 if world.whole else 2, 0, world.last
    for n in range(rounds):
        host = await world.http.creates("ante", there, world.address(), seats=2, name="Host")
        eve = await world.http.joins(host.code, "Eve", here, world.address(), seat=1)
        victim = await world.http.joins(host.code, "Victim", there, world.address())
        socket, _ = await live(world, eve, here)
        poll = asyncio.ensure_future(told(world, eve, "/events?since=-1&wait=30", here))
        while not await metric(world, here, "dragonhall_waiting"):
            await asyncio.sleep(0.05)
        if n % 2:
            answer = await does(world, host, there, t="remove", player=eve.player)
        else:
            answer = await does(world, eve, there, t="stand", seat=1)
        assert answer.status_code == 200, answer.text
        assert (await does(world, victim, there, t="sit", seat=1)).status_code == 200
        assert (await does(world, host, there, t="start")).status_code == 200
        answers = [await told(world, eve, rest, here) for rest in ("/state", "/events?since=-1", "/replay?seat=1")]
        for answer in (*answers, await poll):
            shown = through_seats(answer.json())
            assert not shown, f"Eve saw through seat {shown} by {answer.url.path}"
        message: dict[str, Any] = {"t": ""}
        while message["t"] != "event":
            message = json.loads(await asyncio.wait_for(socket.recv(), 20))
            assert not through_seats(message), "Eve saw the victim's hand on her live connection"
    return f"{rounds} seats changed hands during long polls and live connections"


@attack("2", "Who has taken out the record of a running match knows what is hidden, and nobody else comes to a seat.")
async def knows_what_is_hidden(world: World) -> None:
    asked = {"seats": 3, "sit": [0], "bots": [None, "drake", "drake"], "start": True}
    eve = await world.http.creates(address=world.address(), **asked)
    early, late = [await world.http.joins(eve.code, name, world.last, world.address()) for name in ("Ann", "Bob")]
    assert (await told(world, eve, "/record")).status_code == httpx.codes.OK
    assert (await does(world, late, world.last, t="sit", seat=1)).status_code == httpx.codes.CONFLICT
    assert (await does(world, eve, t="leave")).status_code == httpx.codes.OK
    assert (await does(world, early, world.last, t="sit", seat=0)).status_code == httpx.codes.CONFLICT


@attack("4", "However many watch, who holds a seat gets in.")
async def spectators(world: World) -> str:
    ann = await world.http.creates(address=world.address(), seats=2, sit=[0, 1])
    nameless = Guest(ann.url, ann.code)
    addresses = [world.address() for _ in range(20)]
    count = 0
    # Everybody there is told of everybody who comes, so the whole crowd takes most of a minute.
    rounds = 26 if world.whole else 5
    for _ in range(rounds):
        opened = await asyncio.gather(*(live(world, nameless, 0, address) for address in addresses))
        count += sum(first["t"] == "snapshot" for _, first in opened)
    started = time.monotonic()
    for server in range(len(world.servers)):
        _, first = await live(world, ann, server, world.address())
        assert first["t"] == "snapshot", f"the seated player was told {first}"
    took = time.monotonic() - started
    assert first["table"]["watching"] <= 500
    nameless.close()
    return f"{count} of {20 * rounds} got in to watch, then the seated player in {1000 * took:.0f} ms"


@attack("6", "A zero character in one action fails nobody else's.")
async def zero_character(world: World) -> str:
    people = [
        await world.http.creates(
            server=n % len(world.servers), address=world.address(), seats=2, sit=[0, 1], start=True
        )
        for n in range(6)
    ]
    eve = people[0]
    states = [(await told(world, guest, "/state")).json() for guest in people]
    refused = failed = 0

    async def move(guest: Guest, state: dict[str, Any], name: str) -> httpx.Response:
        standing = next(one for one in state["standings"] if one["moves"])
        fields = {"seat": standing["seat"], "seq": state["seq"], "move": standing["moves"][0]["n"]}
        return await does(world, guest, t="move", **fields | {"id": name})

    answers = await asyncio.gather(
        *(move(eve, states[0], f"a\0{n}") for n in range(10)),
        *(move(guest, state, "good") for guest, state in zip(people[1:], states[1:], strict=True)),
    )
    refused = sum(answer.status_code == 400 for answer in answers[:10])
    failed = sum(answer.status_code != 200 for answer in answers[10:])
    assert refused == 10 and failed == 0, [answer.text for answer in answers]
    return "10 refused, 5 others acknowledged"


@attack("7", "A disk that was full for a moment does no lasting harm, and the host is told.", store="sqlite")
async def full_disk(world: World) -> str:
    ann = await world.http.creates(address=world.address(), seats=2, sit=[0, 1], start=True)
    client = await world.http.client()
    pid, (_, hard) = world.servers[0].pid, resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, hard))
    try:
        answer = await does(world, ann, t="rename", name="Bea")
        assert answer.status_code == 503, answer.text
        health = await client.get("/healthz")
        assert health.status_code == 503 and not health.json()["ok"], health.text
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))
    assert (await does(world, ann, t="rename", name="Bea")).status_code == 200
    return f"healthy again after {await healthy(world):.1f} s"


async def healthy(world: World) -> float:
    """Wait until every server says that it works; the seconds that took."""
    started = time.monotonic()
    for server in range(len(world.servers)):
        client = await world.http.client(server)
        while (health := await client.get("/healthz")).status_code != 200:
            assert time.monotonic() < started + 30, health.text
            await asyncio.sleep(0.2)
    return time.monotonic() - started


@attack("7", "A database that was away for a moment does no lasting harm, and the host is told.", store="postgresql")
async def database_away(world: World) -> str:
    ann = await world.http.creates(address=world.address(), seats=2, sit=[0, 1], start=True)
    lobby = await world.socket("/api/lobby/live", world.last, world.address())
    await asyncio.wait_for(lobby.recv(), 20)  # who comes while the database is away is sent away (1012)
    server, _, name = world.store.rpartition("/")
    admin = await asyncpg.connect(f"{server}/postgres")
    try:
        await admin.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
        await admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
        answer = await does(world, ann, t="rename", name="Bea")
        assert answer.status_code == 503, answer.text
        for n in range(len(world.servers)):
            health = await (await world.http.client(n)).get("/healthz")
            assert health.status_code == 503 and not health.json()["ok"], health.text
    finally:
        await admin.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
        await admin.close()
    took = await healthy(world)
    assert (await does(world, ann, t="rename", name="Bea")).status_code == 200
    cal = await world.http.creates(address=world.address(), public=True)
    listed: list[str] = []
    while cal.code not in listed:
        news = json.loads(await asyncio.wait_for(lobby.recv(), 20))
        listed = [table["code"] for table in news["tables"]]
    return f"healthy again after {took:.1f} s, and the lobby's news went on"


@attack("8", "A token of a join at one server is known at once at the other.", servers=2)
async def joined_elsewhere(world: World) -> str:
    ann = await world.http.creates(address=world.address(), seats=2)
    await live(world, ann)
    rounds, refused = 60 if world.whole else 12, 0
    for n in range(rounds):
        bob = await world.http.joins(ann.code, f"Bob {n}", 1, world.address())
        if n % 2:
            refused += (await told(world, bob, "/state")).status_code != 200
        else:
            watching, first = await live(world, bob, address=world.address())
            refused += first["t"] != "snapshot"
            await watching.close()
    assert not refused, f"bad-token in {refused} of {rounds}"
    return f"{rounds} joins, none refused"


async def metric(world: World, server: int, name: str) -> int:
    text = (await (await world.http.client(server)).get("/metrics")).text
    return int(next(line for line in text.splitlines() if line.startswith(f"{name} ")).split()[1])


async def thoughts(world: World, server: int) -> int:
    return await metric(world, server, "dragonhall_bot_thoughts_total")


@attack("8", "One server thinks for a table's bots, and the other one when it stops.", servers=2)
async def bots_of_two(world: World) -> str:
    # The counts are of whole servers: bots of other tables, which rest after the database was away, come first.
    while any([await metric(world, n, "dragonhall_bots_thinking") for n in (0, 1)]):
        await asyncio.sleep(0.1)
    before = [await thoughts(world, n) for n in (0, 1)]
    ann = await world.http.creates("ante", address=world.address(), seats=4, sit=[])
    nameless = Guest(ann.url, ann.code)
    sockets = [(await live(world, nameless, n, world.address()))[0] for n in (0, 1)]
    assert (await does(world, ann, t="start", fill="hatchling")).status_code == 200

    async def until(socket: Any, seq: int) -> int:
        message: dict[str, Any] = {}
        while message.get("seq", -1) < seq and not message.get("over"):
            message = json.loads(await asyncio.wait_for(socket.recv(), 60))
        return int(message["seq"])

    seq = await until(sockets[0], 30)
    counts = [await thoughts(world, n) - before[n] for n in (0, 1)]
    assert min(counts) == 0 < max(counts), f"both think: {counts}"
    holder = counts.index(max(counts))
    # Stopped, not ended: for the other server and for the store that is the same, and other attacks go on.
    os.kill(world.servers[holder].pid, signal.SIGSTOP)
    try:
        started = time.monotonic()
        await until(sockets[1 - holder], seq + 20)
        while not await thoughts(world, 1 - holder) - before[1 - holder]:
            await until(sockets[1 - holder], seq + 60)
        took = time.monotonic() - started
    finally:
        os.kill(world.servers[holder].pid, signal.SIGCONT)
    nameless.close()
    return f"one thought {max(counts)} times, the other never; they went on after {took:.1f} s"
