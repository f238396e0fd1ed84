"""Attacks on the connections themselves: floods, half requests, guesses, costly questions."""

from __future__ import annotations

import asyncio
import contextlib
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import websockets

from . import World, attack, seconds_kept_waiting

PING = bytes.fromhex("8980") + bytes(4)
HANDSHAKE = (
    b"GET /api/lobby/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
QUICK = 1.0
"""Seconds: the middle answer to somebody else stays below this while an attack runs, also on a busy machine."""


async def others(world: World, during: Callable[[], Awaitable[Any]], path: str = "/healthz") -> float:
    """The middle time of answers to somebody at another address while *during* runs.

    Times in which the server or the guests wait for a processor do not count: other programs of this machine have it.
    """
    clients = [await world.http.client(n, world.address()) for n in range(len(world.servers))]
    threads = ["thread-self", *(str(target.pid) for target in world.servers)]

    def used() -> float:
        return time.monotonic() - sum(map(seconds_kept_waiting, threads))

    work, took = asyncio.ensure_future(during()), []
    while not work.done():
        started = used()
        answer = await clients[len(took) % len(clients)].get(path)
        took.append(max(0.0, used() - started))
        assert answer.status_code == httpx.codes.OK, answer.text
        await asyncio.sleep(0.02)
    await work
    middle = statistics.median(took)
    assert middle < QUICK, f"others waited {middle:.2f} s"
    return middle


async def flood(world: World, address: str, frame: bytes, read: bool) -> float:
    """Frames as fast as they go, until cut off; the seconds that took."""
    reader, writer = await world.raw(address=address)
    writer.write(HANDSHAKE)
    assert b"101" in await reader.readline()
    if not read:
        reader._transport.pause_reading()  # type: ignore[attr-defined]
    started = time.monotonic()
    with contextlib.suppress(ConnectionError):
        # The buffers between the two hold a small part of this.
        for _ in range(5000):
            writer.write(frame * 2000)
            await asyncio.wait_for(writer.drain(), 30)
            await asyncio.sleep(0)
            if writer.is_closing() or reader.at_eof():
                break
        else:
            raise AssertionError("ten million frames were taken")
    return time.monotonic() - started


@attack("1", "A flood of empty pings is cut off, and nobody else waits.")
async def pings(world: World) -> str:
    address = world.address()

    async def floods() -> None:
        for _ in range(20 if world.whole else 2):
            await flood(world, address, PING, read=True)

    middle = await others(world, floods)
    return f"others: {1000 * middle:.0f} ms"


@attack("1", "Pongs that nobody reads do not pile up in memory.")
async def unread_pongs(world: World) -> str:
    address, before = world.address(), await world.warm_memory()
    big = b"\x89\xfd" + bytes(4) + bytes(125)
    for _ in range(20 if world.whole else 2):
        await flood(world, address, big, read=False)
    grown = (world.servers[0].memory - before) / 1e6
    assert grown < 40, f"memory grew by {grown:.0f} MB"
    return f"{grown:.1f} MB more memory"


@attack("1", "Many connections of one address together are limited too.")
async def many_slow_floods(world: World) -> str:
    address, cut = world.address(), 0

    async def slow() -> bool:
        reader, writer = await world.raw(address=address)
        writer.write(HANDSHAKE)
        await reader.readline()
        with contextlib.suppress(ConnectionError):
            for _ in range(40 if world.whole else 20):
                writer.write(PING * 6)  # below what one connection may
                await writer.drain()
                await asyncio.sleep(0.1)
        return reader.at_eof() or writer.is_closing()

    found = await asyncio.gather(*(slow() for _ in range(60)))
    cut = sum(found)
    assert cut, "3,600 frames a second came from one address"
    return f"{cut} of {len(found)} connections were cut off"


@attack("1", "Frames in single bytes do not keep the server busy.")
async def single_bytes(world: World) -> str:
    address = world.address()

    async def drips() -> None:
        reader, writer = await world.raw(address=address)
        writer.write(HANDSHAKE)
        await reader.readline()
        frame = b"\x81\xfe\xff\xff" + bytes(4) + bytes(65535)
        with contextlib.suppress(ConnectionError):
            for byte in frame:
                writer.write(bytes((byte,)))
                await writer.drain()
                await asyncio.sleep(0)
                if writer.is_closing():
                    break

    return f"others: {1000 * await others(world, drips):.0f} ms"


@attack("5", "Wrong codes never lock out who holds a valid token, and say when to try again.", limits=0.05)
async def wrong_codes(world: World) -> str:
    """With a twentieth of the usual limits there is one guess, and the next one a minute later; this is quicker."""
    address = world.address()
    guest = await world.http.creates(address=address, public=False)
    client = await world.http.client(address=address)
    started = time.monotonic()
    codes = [f"{a}a{b}a-baba" for a in "bdf" for b in "bdfgklm"]
    found = [await client.get(f"/api/tables/{codes[0]}")]
    found += await asyncio.gather(*(client.get(f"/api/tables/{code}") for code in codes[1:]))
    blind = await client.get(f"/api/tables/{guest.code}")
    assert time.monotonic() < started + 60, "this machine is too slow to tell"
    assert [answer.status_code for answer in found] == [404] + [429] * 20, [answer.status_code for answer in found]
    assert blind.status_code == 429, "who guesses too much still learns which private tables there are"
    assert blind.json()["problem"]["code"] == found[1].json()["problem"]["code"]
    assert all(int(answer.headers["retry-after"]) > 0 for answer in (*found[1:], blind)), "no Retry-After"
    for server in range(len(world.servers)):
        there = await world.http.client(server, address)
        answer = await there.get(f"/api/tables/{guest.code}/state", headers=guest.headers())
        assert answer.status_code == httpx.codes.OK, answer.text
        live = await world.socket(f"/api/tables/{guest.code}/live", server, address)
        await live.send(f'{{"t": "hello", "token": "{guest.token}"}}')
        assert '"snapshot"' in await live.recv()
    return "of 21 guesses one was answered, a private table looked like a wrong code, the seated player came in"


@attack("9", "Questions that are asked again and again keep nobody waiting.")
async def costly_questions(world: World) -> str:
    address = world.address()
    guest = await world.http.creates(address=world.address(), start=True)
    paths = ["/api/openapi.json", "/healthz", "/api/games", "/metrics", f"/api/tables/{guest.code}/replay?count=100"]
    until, answers = time.monotonic() + (20 if world.whole else 2), 0

    async def one(path: str) -> None:
        """Asks as fast as it is answered, and comes back when it is sent away."""
        nonlocal answers
        while time.monotonic() < until:
            reader, writer = await world.raw(address=address)
            with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
                while time.monotonic() < until:
                    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                    head = await reader.readuntil(b"\r\n\r\n")
                    await reader.readexactly(int(head.partition(b"content-length: ")[2].partition(b"\r")[0]))
                    answers += 1
            writer.close()

    async def asks() -> None:
        await asyncio.gather(*(one(path) for path in [*paths, *paths[:1] * 15]))

    middle = await others(world, asks)
    return f"others: {1000 * middle:.0f} ms, {answers} answers to who asks too much"


@attack("13", "Sockets that say nothing, half a header or half a body do not stay.", waits=True)
async def half_requests(world: World) -> str:
    half = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    kinds = {"nothing": b"", "half a header": half, "half a body": half + b"Content-Length: 1000\r\n\r\n{"}
    each = 300 if world.whole else 40
    ends: dict[str, list[float]] = {}

    async def one(kind: str, address: str) -> None:
        started = time.monotonic()
        reader, writer = await world.raw(address=address)
        with contextlib.suppress(ConnectionError):
            writer.write(kinds[kind])
            await asyncio.wait_for(reader.read(), 30)
        ends.setdefault(kind, []).append(time.monotonic() - started)

    places = {kind: world.address() for kind in kinds}
    await asyncio.gather(*(one(kind, places[kind]) for kind in kinds for _ in range(each)))
    return ", ".join(f"{kind}: {max(took):.0f} s" for kind, took in ends.items())


@attack("13", "One address cannot take all sockets.", waits=True)
async def many_sockets(world: World) -> str:
    address, asked = world.address(), 2000 if world.whole else 700
    gone = 0

    async def one() -> None:
        nonlocal gone
        with contextlib.suppress(ConnectionError):
            reader, _ = await world.raw(address=address)
            await asyncio.wait_for(reader.read(), 3)
            gone += 1

    answers = await asyncio.gather(*(one() for _ in range(asked)), return_exceptions=True)
    stayed = sum(isinstance(answer, TimeoutError) for answer in answers)
    assert stayed <= 512, f"{stayed} stayed open"
    client = await world.http.client(address=world.address())
    assert (await client.get("/api/games")).status_code == httpx.codes.OK
    return f"{stayed} of {asked} stayed"


@attack("14", "A POST that is broken off logs no fault.")
async def broken_posts(world: World) -> str:
    client = await world.http.client(address=world.address())
    for _ in range(10):
        _, writer = await world.raw(address=world.address())
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
        writer.write(b"Content-Length: 1000\r\n\r\n{")
        await writer.drain()
        await client.get("/healthz")  # the server has read the first part when it answers this
        writer.transport.abort()
    for _ in range(5):
        await client.get("/healthz")
    return "10 were broken off"


@attack("14", "A second server does not get at a SQLite store by another name.", store="sqlite", waits=True)
async def another_name(world: World) -> str:
    with tempfile.TemporaryDirectory(prefix="dragonhall-attack-") as folder:
        name = os.path.join(folder, "other.db")
        os.symlink(world.store, name)
        command = [sys.executable, "-m", "dragonhall", "serve", "--db", name, "--port", "0"]
        env = os.environ | {"PYTHONPATH": str(world.servers[0].server.source), "DRAGONHALL_QUIET": "1"}
        second = await asyncio.create_subprocess_exec(
            *command, env=env, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
        )
        try:
            _, said = await asyncio.wait_for(second.communicate(), 20)
        except TimeoutError:
            raise AssertionError("a second server works with the same file") from None
        finally:
            if second.returncode is None:
                second.kill()
                await second.wait()
    assert b"Another server is already using" in said, said
    return "it was refused"


@attack("14", "A page of another origin, or of this one without TLS, may not speak with the server.")
async def wrong_origins(world: World) -> str:
    client = await world.http.client(world.last, world.address())
    host = world.servers[world.last].url.removeprefix("http://")
    for origin in ("https://" + host, "http://evil.example", "null", "http://[", "//"):
        answer = await client.post("/api/tables", json={"game": "dragorun"}, headers={"Origin": origin})
        assert answer.status_code == 403, (origin, answer.text)
        try:
            await world.socket("/api/lobby/live", world.last, origin=origin)
        except websockets.InvalidStatus as error:
            assert error.response.status_code == 403
        else:
            raise AssertionError(f"a socket of {origin} was accepted")
    answer = await client.post(
        "/api/tables", json={"game": "dragorun", "name": "Ann"}, headers={"Origin": "http://" + host}
    )
    assert answer.status_code == httpx.codes.OK, answer.text
    rules = answer.headers["content-security-policy"]
    assert "connect-src 'self';" in rules, rules
    assert "base-uri 'none'" in rules, rules
    return "five origins were refused"
