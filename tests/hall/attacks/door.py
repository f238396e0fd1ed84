"""Attacks on the door: bodies, answers that nobody reads, nonsense, the lobby, guesses from many networks, names."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import time

import httpx

from dragonhall.games import built_in

from . import Target, World, attack
from .transport import others

MIB = 1 << 20
NEVER = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
BODY = b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"


def kept_for(target: Target) -> tuple[int, int]:
    """How many connections the system keeps unread bytes of this server for, and how many bytes."""
    sizes = []
    with open("/proc/net/tcp", encoding="ascii") as table:
        for line in table.readlines()[1:]:
            _, local, _, _, queues, *_ = line.split()
            if int(local.partition(":")[2], 16) == target.port:
                sizes.append(int(queues.partition(":")[0], 16))
    return sum(size > 0 for size in sizes), sum(sizes)


def seconds_worked(target: Target) -> float:
    """The processor time of a server."""
    with open(f"/proc/{target.pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@attack("16", "Answers that nobody reads take little memory of the system and of the server.")
async def unread_answers(world: World) -> str:
    target, address = world.servers[0], world.address()
    many = 480 if world.whole else 60
    await (await world.http.client()).get("/api/openapi.json")
    before = await world.warm_memory()
    asked = []
    for _ in range(many):
        connection = socket.socket()
        world.open.callback(connection.close)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.bind((address, 0))
        connection.setblocking(False)
        await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", target.port))
        with contextlib.suppress(ConnectionError):
            await asyncio.get_running_loop().sock_sendall(connection, NEVER * 40)
        asked.append(connection)
    most = peak = 0
    # Every question was answered as far as it is when a later one of somebody else is.
    patient = await world.http.client(address=world.address())
    for _ in range(40):
        await patient.get("/healthz")
        _, kept = kept_for(target)
        most, peak = max(most, kept), max(peak, target.memory - before)
    assert most > many * 1024, f"the attack came to nothing: {most} bytes are kept"
    assert most < many * 300 * 1024, f"the system keeps {most // many // 1024} KiB for each of {many} connections"
    assert peak < 60 * MIB, f"the server holds {peak // MIB} MiB more"
    return f"{most // many // 1024} KiB a connection, {peak // MIB} MiB more in the server"


@attack("16", "Bodies that never end are bounded for each address before they are read.")
async def unfinished_bodies(world: World) -> str:
    target, address, size = world.servers[0], world.address(), 2 * MIB - 100
    before, many, refused = await world.warm_memory(), 250 if world.whole else 60, 0

    async def one() -> None:
        nonlocal refused
        reader, writer = await world.raw(address=address)
        try:
            writer.write(BODY % size)
            writer.write(b"[" * (size - 1000))
            await asyncio.wait_for(writer.drain(), 5)
            said = await asyncio.wait_for(reader.readline(), 2)
            refused += b" 429 " in said
        except TimeoutError:
            pass
        except ConnectionError:
            refused += 1

    middle = await others(world, lambda: asyncio.gather(*(one() for _ in range(many))))
    more = target.memory - before
    assert refused > many / 2, f"{refused} of {many} were refused"
    assert more < 60 * MIB, f"{many} unfinished bodies take {more // MIB} MiB"
    return f"{refused} of {many} refused, {more // MIB} MiB more, others: {1000 * middle:.0f} ms"


@attack("16", "Long bodies that say nothing are refused before they cost much.")
async def long_nonsense(world: World) -> str:
    target, address = world.servers[0], world.address()
    client = await world.http.client(address=address)
    body = b'{"a":[' + b"[],{}," * 340_000 + b"1]}"
    statuses: list[int] = []
    until = time.monotonic() + (10 if world.whole else 2)

    async def sends() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(httpx.TransportError):
                answer = await client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
                statuses.append(answer.status_code)

    started, worked = time.monotonic(), seconds_worked(target)
    middle = await others(world, lambda: asyncio.gather(*(sends() for _ in range(4))))
    share = (seconds_worked(target) - worked) / (time.monotonic() - started)
    read = sum(status != 429 for status in statuses)
    assert 429 in statuses and read <= 12, f"{read} of {len(statuses)} bodies were read"
    return f"{read} of {len(statuses)} bodies were read, {100 * share:.0f} % of a core, others: {1000 * middle:.0f} ms"


@attack("16", "What is no HTTP is answered for a while only, and fills no log.")
async def malformed(world: World) -> str:
    target, address = world.servers[0], world.address()
    lines, many, answered = target.log.count("\n"), 20_000 if world.whole else 1_000, 0

    async def one() -> None:
        nonlocal answered
        for _ in range(many // 20):
            reader, writer = await world.raw(address=address)
            with contextlib.suppress(ConnectionError):
                writer.write(b"\x16\x03\x01 nonsense\r\n\r\n")
                said = await asyncio.wait_for(reader.readline(), 10)
                answered += b" 400 " in said
            writer.close()

    middle = await others(world, lambda: asyncio.gather(*(one() for _ in range(20))))
    written = target.log.count("\n") - lines
    assert written <= 10, f"{many} malformed requests wrote {written} lines"
    assert answered < many, "every malformed request was answered"
    return f"{answered} of {many} answered, {written} lines, others: {1000 * middle:.0f} ms"


@attack("16", "The lobby of many tables is put together for all who ask, not for each.")
async def crowded_lobby(world: World) -> str:
    target = world.servers[0]
    for _ in range(13 if world.whole else 5):
        host = await world.http.client(address=world.address())
        for n in range(40):
            table = {"game": "dragorun", "name": f"H{n}", "seats": 2, "public": True}
            assert (await host.post("/api/tables", json=table)).status_code == httpx.codes.OK
    address, until, answers = world.address(), time.monotonic() + (10 if world.whole else 2), 0
    client = await world.http.client(address=address)

    async def asks() -> None:
        nonlocal answers
        while time.monotonic() < until:
            answer = await client.get("/api/lobby")
            answers += answer.status_code == httpx.codes.OK

    worked = seconds_worked(target)
    middle = await others(world, lambda: asyncio.gather(*(asks() for _ in range(16))))
    each = (seconds_worked(target) - worked) / answers
    assert each < 0.0012, f"an answer takes {1000 * each:.1f} ms of the processor"
    return f"{answers} answers of {1000 * each:.1f} ms each, others: {1000 * middle:.0f} ms"


@attack("16", "Pictures of links keep nobody waiting, and pages that cannot be are no faults.")
async def pictures_of_links(world: World) -> str:
    http, drawn = await world.http.client(address=world.address()), 0
    for page in ("/" + "a" * 300, "/assets/" + "a" * 300 + ".js", "/preview.jpg?page=//[", "/preview.jpg?page=%00"):
        assert (await http.get(page)).status_code in (200, 404), page
    asked = [f"page=/{page}/{game}" for page in ("rules", "puzzles", "new") for game in built_in()]

    async def looks(query: str) -> None:
        nonlocal drawn
        answer = await http.get(f"/preview.jpg?{query}")
        drawn += answer.status_code == httpx.codes.OK

    many = [f"{each}&lang={lang}" for each in asked for lang in ("en", "fr", "de", "es")] * (10 if world.whole else 3)
    middle = await others(world, lambda: asyncio.gather(*(looks(query) for query in many)))
    return f"{drawn} of {len(many)} pictures, others: {1000 * middle:.0f} ms"


BEHIND = {"trusted_proxy": "127.0.0.0/8", "limits": 0.2}


@attack("17", "Guesses from many IPv6 networks of one customer count together.", **BEHIND)
async def guesses_from_many_networks(world: World) -> str:
    client = await world.http.client(world.last)

    async def guesses(n: int) -> bool:
        # A /56 has 256 networks of the size that an address stands for.
        network = {"X-Forwarded-For": f"2001:db8:7:{n:x}::1"}
        answer = await client.get("/api/tables/bako-mire", headers=network)
        return answer.status_code == httpx.codes.NOT_FOUND

    answered = sum(await asyncio.gather(*(guesses(n) for n in range(100))))
    assert 4 <= answered < 40, f"{answered} of 100 guesses were answered"
    elsewhere = await client.get("/api/tables/bako-mire", headers={"X-Forwarded-For": "2001:db8:ffff::1"})
    assert elsewhere.status_code == httpx.codes.NOT_FOUND, "another customer cannot guess any more"
    return f"{answered} of 100 guesses from as many networks were answered"


@attack("18", "A page whose name leads here by a trick (DNS rebinding) is not answered; people at home are.")
async def strange_names(world: World) -> str:
    client, port = await world.http.client(world.last, world.address()), world.servers[world.last].port
    for name in ("evil.example", f"evil.example:{port}", "hall.evil.example.", "192.168.1.5.evil.example"):
        headers = {"Host": name, "Origin": f"http://{name}"}
        answer = await client.post("/api/tables", json={"game": "dragorun", "name": "Eve"}, headers=headers)
        assert answer.status_code == 403, (name, answer.text)
        assert (await client.get("/", headers=headers)).status_code == 403, name
        reader, writer = await world.raw(world.last)
        writer.write(
            f"GET /api/lobby/live HTTP/1.1\r\nHost: {name}\r\nOrigin: http://{name}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert b" 403 " in await reader.readline(), name
    addresses = (f"127.0.0.1:{port}", f"192.168.1.5:{port}", "[fd00::5]:8000")
    for name in ("localhost", *addresses, "hall", "hall.local", "hall.lan"):
        headers = {"Host": name, "Origin": f"http://{name}"}
        answer = await client.post("/api/tables", json={"game": "dragorun", "name": "Ann"}, headers=headers)
        assert answer.status_code == httpx.codes.OK, (name, answer.text)
    return "four names were refused, seven let in"


@attack("18", "A browser that has come over TLS is told never to come without.", **BEHIND)
async def without_tls(world: World) -> None:
    client = await world.http.client(world.last, world.address())
    for scheme, told in (("https", "max-age=31536000"), ("http", None)):
        for path in ("/", "/api/games", "/nowhere"):
            answer = await client.get(path, headers={"X-Forwarded-Proto": scheme, "X-Forwarded-For": "192.0.2.1"})
            assert answer.headers.get("strict-transport-security") == told, (scheme, path)
