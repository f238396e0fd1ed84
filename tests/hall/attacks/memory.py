"""Attacks on memory: matches that everybody has left, crowds that read nothing."""

from __future__ import annotations

import asyncio
import json
import re
import socket

import httpx

from . import World, attack
from .door import MIB, kept_for
from .seats import does

AWAY = 1
"""Seconds of absence after which a bot plays."""
LETTERS = "ABCDEFGHJK"
"""Letters of which no two look alike."""
HELLO = b"\x81\x8d" + bytes(4) + b'{"t":"hello"}'


async def abandon(world: World, http: httpx.AsyncClient) -> None:
    """Begin a match, be connected for a moment, and leave it."""
    options = {"track": 16, "start": 10}
    asked = {"game": "dragorun", "name": "A", "seats": 2, "sit": [0, 1], "start": True, "away_after": AWAY}
    laid = (await http.post("/api/tables", json=asked | {"options": options})).json()
    live = await world.socket(f"/api/tables/{laid['code']}/live")
    await live.send(json.dumps({"t": "hello", "token": laid["token"]}))
    assert '"snapshot"' in await live.recv()
    await live.close()


async def ended(http: httpx.AsyncClient, matches: int) -> None:
    """Wait until this number of matches is over and no table is in memory; nobody looks at a table meanwhile."""
    while (await http.get("/healthz")).json()["tables"].get("over", 0) < matches:
        await asyncio.sleep(0.1)
    while re.search(r"^dragonhall_tables_in_memory [1-9]", (await http.get("/metrics")).text, re.M):
        await asyncio.sleep(0.1)


@attack("22", "Matches that everybody has left come to an end, and leave the memory.", store="sqlite", waits=True)
async def left_tables(world: World) -> str:
    own = await world.own_server("tests.hall.forgetful")
    rounds, many = (8, 100) if world.whole else (2, 5)
    http, held = await own.http.client(timeout=60), list[int]()
    await own.warm_memory()
    for n in range(rounds):
        for at in range(0, many, 20):
            await asyncio.gather(*(abandon(own, http) for _ in range(min(20, many - at))))
        await ended(http, (n + 1) * many)
        held.append(own.servers[0].memory)
    # The first tables fill what a server keeps for later ones.
    grown = held[-1] - held[rounds // 2]
    assert grown < 10 * MIB, f"the server holds {[each // MIB for each in held]} MiB"
    return f"{rounds * many} matches ended, the last half of them left {grown // 1000} kB"


@attack("22", "A crowd at a table that reads nothing takes little memory of the system and of the server.")
async def deaf_crowd(world: World) -> str:
    target, address, many = world.servers[0], world.address(), 480 if world.whole else 60
    ann = await world.http.creates(address=world.address(), seats=2, sit=[0, 1], start=True)
    path, before = f"/api/tables/{ann.code}", await world.warm_memory()
    for _ in range(2):
        guests = await world.http.client(address=world.address())
        for n in range(30):
            joined = await guests.post(f"{path}/join", json={"name": f"A guest with a name {n}"})
            assert joined.status_code == httpx.codes.OK, joined.text
    head = f"GET {path}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    loop = asyncio.get_running_loop()
    for _ in range(many):
        one = socket.socket()
        world.open.callback(one.close)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.bind((address, 0))
        one.setblocking(False)
        await loop.sock_connect(one, ("127.0.0.1", target.port))
        await loop.sock_sendall(one, head.encode())
        assert b" 101 " in await loop.sock_recv(one, 2048)
        await loop.sock_sendall(one, HELLO)
    while (await guests.get(path)).json()["watching"] < many:
        await asyncio.sleep(0.05)
    most = peak = 0
    for n in range(55):
        answer = await does(world, ann, t="rename", name=f"Ann {LETTERS[n % 10]}{LETTERS[n // 10]}")
        assert answer.status_code == httpx.codes.OK, answer.text
        _, kept = kept_for(target)
        most, peak = max(most, kept), max(peak, target.memory - before)
    assert most > many * 32 * 1024, f"the attack came to nothing: {most} bytes are kept"
    assert most < many * 160 * 1024, f"the system keeps {most // many // 1024} KiB for each of {many} connections"
    assert peak < 80 * MIB, f"the server holds {peak // MIB} MiB more"
    return f"{most // many // 1024} KiB for each of {many} connections, {peak // MIB} MiB more in the server"
