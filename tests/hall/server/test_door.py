"""What every connection and every request meets first, without a server: limits, names, headers, closing, logs."""

from __future__ import annotations

import asyncio
import logging
import socket
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.responses import PlainTextResponse, Response
from uvicorn.server import ServerState

from dragonhall.hall.app import Hall
from dragonhall.hall.base.errors import Refused
from dragonhall.hall.base.host_names import OwnNames
from dragonhall.hall.base.metrics import Metrics
from dragonhall.hall.base.proxies import Proxies, limit_key, networks_around
from dragonhall.hall.base.rate_limits import GuessLimit, Limit, Limits, Memory
from dragonhall.hall.base.settings import Settings
from dragonhall.hall.server import connections
from dragonhall.hall.server.asgi import make_app
from dragonhall.hall.server.connections import (
    CLOSE_SECONDS,
    STALL_SECONDS,
    Admission,
    Door,
    HttpConnection,
    unread_by,
)
from dragonhall.hall.server.middleware import Bans, KnownHosts, RateLimit, SecurityHeaders, TrustedProxy
from dragonhall.hall.server.serve import MAX_KINDS, SAMPLE_SECONDS, Sampled
from dragonhall.hall.store.sqlite import SqliteStore

# Limits


def test_the_networks_around_an_address():
    assert networks_around(limit_key("192.0.2.7")) == networks_around("") == ()
    assert networks_around(limit_key("2001:db8:7:1234::1")) == ("2001:db8:7:1200::/56", "2001:db8:7::/48")


def test_guesses_of_wider_networks_count_together():
    limit = GuessLimit(5, 1, clock=lambda: 0.0)

    def allowed(addresses: list[str]) -> int:
        return sum(limit.allow(limit_key(address)) for address in addresses)

    assert allowed(["2001:db8:7:1::1"] * 10) == 5
    assert allowed([f"2001:db8:7:{n:x}::1" for n in range(2, 100)]) == 15  # a /56 has four times as many
    assert allowed([f"2001:db8:7:{n << 8:x}::1" for n in range(1, 100)]) == 60  # a /48 sixteen times
    assert limit.wait(limit_key("2001:db8:7:ff00::1")) == 1 / 16
    assert allowed(["2001:db8:8:1::1", "192.0.2.7"]) == 2
    assert allowed(["192.0.2.7"] * 10) == 4


def test_a_right_guess_gives_back_everywhere():
    limit = GuessLimit(1, 1, clock=lambda: 0.0)
    for n in range(100):
        key = limit_key(f"2001:db8:7:{n:x}::1")
        assert limit.allow(key)
        limit.give_back(key)


def test_a_refused_guess_takes_nothing_from_the_wider_networks():
    limit = GuessLimit(2, 1, clock=lambda: 0.0)
    assert [limit.allow(limit_key("2001:db8:7:1::1")) for _ in range(50)] == [True] * 2 + [False] * 48
    assert limit.allow(limit_key("2001:db8:7:2::1"))


def test_memory_is_bounded_for_each_and_for_all():
    memory = Memory(each=10, together=25)
    assert memory.hold("ann", 10) and not memory.hold("ann", 1)
    assert memory.hold("bob", 10) and not memory.hold("cid", 6) and memory.hold("cid", 5)
    assert memory.total == 25 and memory.held("cid") == 5
    assert memory.hold("ann", -10) and memory.held("ann") == 0 and memory.hold("cid", 5)


# Names


@pytest.mark.parametrize(
    "host",
    ["", "127.0.0.1:8000", "[::1]:8000", "192.168.1.5", "[fd00::5]", "localhost:8000", "hall", "pi.local", "PC.LAN:80",
     "hall.example", "HALL.example.:443", "nas.fritz.box"],
)  # fmt: skip
def test_the_names_of_a_hall_are_accepted(host: str):
    assert OwnNames(["https://hall.example", ""]).has(host)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "hall.example.evil.example", "192.168.1.5.evil.example", "xhall.example", "a.b:80",
     "127.0.0.1:80@evil.example", "[::1].evil.example", "evil.example#.local", "evil%2eexample", "[::1", "a b"],
)  # fmt: skip
def test_the_names_of_strangers_are_refused(host: str):
    assert not OwnNames(["https://hall.example"]).has(host)


# Middleware


def asked(app: Any, path: str = "/api/games", peer: str = "192.0.2.1", scheme: str = "http", **headers: str) -> Any:
    """Asks an application once; the scope that it came to, the status and the headers of the answer."""
    sent: list[Any] = []
    scope = {
        "type": "http", "method": "GET", "path": path, "client": (peer, 1), "scheme": scheme, "query_string": b"",
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
    }  # fmt: skip

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(app(scope, receive, send))
    return scope, sent[0]["status"], {name.decode(): value.decode() for name, value in sent[0]["headers"]}


def failure(error: Refused) -> Response:
    return PlainTextResponse(str(error), error.status)


INSIDE = PlainTextResponse("inside")


def test_a_trusted_proxy_determines_the_client_and_the_scheme():
    app = TrustedProxy(INSIDE, Proxies(["192.0.2.1"]))
    told = {"x_forwarded_for": "203.0.113.9", "x_forwarded_proto": "https"}
    scope, _, _ = asked(app, **told)
    assert (scope["client"][0], scope["scheme"]) == ("203.0.113.9", "https")
    scope, _, _ = asked(app, peer="192.0.2.2", **told)
    assert (scope["client"][0], scope["scheme"]) == ("192.0.2.2", "http")


def test_a_proxy_that_is_not_trusted_is_noticed_once(caplog: pytest.LogCaptureFixture):
    app = TrustedProxy(INSIDE, Proxies())
    with caplog.at_level(logging.WARNING, "dragonhall.hall"):
        for _ in range(3):
            asked(app, x_forwarded_for="203.0.113.9")
    assert [record.getMessage() for record in caplog.records] == [
        "a proxy speaks for guests, but is not trusted: see --trusted-proxy"
    ]


def test_every_answer_has_security_headers_and_over_tls_demands_tls():
    _, _, plain = asked(SecurityHeaders(INSIDE))
    _, _, safe = asked(SecurityHeaders(INSIDE), scheme="https")
    assert plain["x-content-type-options"] == "nosniff" and "strict-transport-security" not in plain
    assert safe["strict-transport-security"] == "max-age=31536000"


def test_bans_leave_pages_and_the_hosts_part_open():
    class Ban:
        def refusal(self) -> Refused:
            return Refused("banned", "Out.")

    app = Bans(INSIDE, lambda address: Ban() if address == "192.0.2.1" else None, failure)
    assert [asked(app, path)[1] for path in ("/api/games", "/", "/api/host", "/api/host/people")] == [
        403, 200, 200, 200,
    ]  # fmt: skip
    assert asked(app, peer="192.0.2.2")[1] == 200


def test_too_many_requests_are_refused_and_the_connection_ends(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("dragonhall.hall.server.middleware.SLOWED", 0)
    app = RateLimit(INSIDE, Limit(1, 1, clock=lambda: 0.0), failure)
    assert asked(app)[1] == 200
    _, status, headers = asked(app)
    assert status == 429 and headers["connection"] == "close"
    assert asked(app, peer="192.0.2.2")[1] == 200


def test_only_a_trusted_proxy_may_ask_by_any_name():
    app = KnownHosts(INSIDE, OwnNames(["https://hall.example"]), Proxies(["192.0.2.9"]), failure)
    assert asked(app, host="hall.example")[1] == asked(app)[1] == 200
    assert asked(app, host="evil.example")[1] == 403
    assert asked(app, host="evil.example", peer="192.0.2.9")[1] == 200
    assert asked(app, host="[", peer="192.0.2.9")[1] == 403, "no name at all"


# Bodies


class Sender:
    """Posts a long body to an application, and says something of it only when it is let."""

    def __init__(self, app: Any, address: str, size: int) -> None:
        self.begun, self.goes_on, self._sent = asyncio.Event(), asyncio.Event(), list[Any]()
        scope = {
            "type": "http", "method": "POST", "path": "/api/records", "client": (address, 1), "scheme": "http",
            "query_string": b"", "headers": [
                (b"host", b"localhost"), (b"content-type", b"application/json"), (b"content-length", b"%d" % size),
            ],
        }  # fmt: skip
        self._answered = asyncio.ensure_future(app(scope, self._receive, self._send))

    async def _receive(self) -> Any:
        self.begun.set()
        await self.goes_on.wait()
        return {"type": "http.request", "body": b"nonsense", "more_body": False}

    async def _send(self, message: Any) -> None:
        self._sent.append(message)

    async def status(self) -> int:
        await self._answered
        return int(self._sent[0]["status"])


def test_bodies_of_an_address_are_counted_before_they_are_read(tmp_path: Path):
    async def story() -> None:
        hall = Hall(SqliteStore(tmp_path / "hall.db"), Settings())
        hall.limits.bodies = Memory(each=100_000, together=130_000)
        app = make_app(hall)
        first = Sender(app, "192.0.2.1", 60_000)
        await first.begun.wait()
        assert hall.limits.bodies.held("192.0.2.1") == 60_000
        second = Sender(app, "192.0.2.1", 60_000)
        assert await second.status() == 429 and not second.begun.is_set(), "it is refused unread"
        other = Sender(app, "192.0.2.2", 60_000)
        await other.begun.wait()
        third = Sender(app, "192.0.2.3", 60_000)
        assert await third.status() == 429 and not third.begun.is_set(), "all together hold too much"
        for sender in (first, other):
            sender.goes_on.set()
            assert await sender.status() == 400
        assert hall.limits.bodies.total == 0

    asyncio.run(story())


def test_a_body_that_is_too_long_is_refused_unread(tmp_path: Path):
    async def story() -> None:
        hall = Hall(SqliteStore(tmp_path / "hall.db"), Settings())
        sender = Sender(make_app(hall), "192.0.2.1", 3 << 20)
        assert await sender.status() == 413 and not sender.begun.is_set()

    asyncio.run(story())


def test_data_that_is_not_http_is_answered_only_a_few_times():
    async def story() -> None:
        at, loop = door(), asyncio.get_running_loop()
        at.limits.malformed = Limit(2, 1, clock=lambda: 0.0)
        config, state = uvicorn.Config(INSIDE, log_config=None, lifespan="off"), ServerState()
        server = await loop.create_server(
            lambda: HttpConnection(door=at, config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        said = []
        for _ in range(3):
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.write(b"\x16\x03\x01 nonsense\r\n\r\n")
            try:
                said.append((await reader.read())[:12])
            except ConnectionResetError:
                said.append(b"reset")
            writer.close()
        server.close()
        assert said == [b"HTTP/1.1 400", b"HTTP/1.1 400", b"reset"]
        await left(at)

    asyncio.run(story())


# Closing


class Talker(asyncio.Protocol):
    """Says something, and closes."""

    def __init__(self, door: Door, text: bytes) -> None:
        self.visit, self.text, self.gone = Admission(door), text, asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        connections.bound_buffer(transport, connections.SEND_BUFFER)
        assert self.visit.begins("192.0.2.1")
        transport.write(self.text)
        transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.visit.closes(self.transport)
        self.gone.set_result(None)


async def closed_with(door: Door, text: bytes) -> socket.socket:
    """A client that has read nothing of what it was sent when the server closed the connection."""
    loop, made = asyncio.get_running_loop(), []

    def talker() -> Talker:
        made.append(Talker(door, text))
        return made[0]

    server = await loop.create_server(talker, "127.0.0.1", 0)
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.setblocking(False)
    await loop.sock_connect(client, server.sockets[0].getsockname())
    while not made:
        await asyncio.sleep(0)
    await made[0].gone
    server.close()
    return client


async def read_by(client: socket.socket) -> int:
    loop, read = asyncio.get_running_loop(), 0
    while part := await loop.sock_recv(client, 65_536):
        read += len(part)
    return read


async def left(door: Door) -> None:
    async with asyncio.timeout(20):
        while door.total:
            await asyncio.sleep(0.01)


def door() -> Door:
    return Door(Limits(), Proxies(), Metrics())


def test_a_closed_connection_counts_until_everything_has_been_read():
    async def story() -> None:
        at = door()
        client = await closed_with(at, b"x" * 60_000)
        assert at.total == 1
        assert await read_by(client) == 60_000  # nothing was lost
        await left(at)
        client.close()

    asyncio.run(story())


def test_a_closed_connection_that_nobody_reads_is_reset(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connections, "STALL_SECONDS", 0.2)
    monkeypatch.setattr(connections, "LOOK_EVERY", 0.05)

    async def story() -> None:
        at = door()
        client = await closed_with(at, b"x" * 60_000)
        assert at.total == 1
        await left(at)
        with pytest.raises(ConnectionResetError):
            await read_by(client)
        client.close()

    asyncio.run(story())


def test_a_connection_that_was_read_leaves_at_once():
    async def story() -> None:
        at = door()
        client = await closed_with(at, b"")
        assert at.total == 0
        client.close()

    asyncio.run(story())


def test_unread_bytes_are_bounded_for_an_address():
    limits = Limits()
    limits.unread = Memory(each=100_000, together=1_000_000)
    at = Door(limits, Proxies(), Metrics())
    one, two = Admission(at), Admission(at)
    assert one.begins("192.0.2.1") and two.begins("192.0.2.1")
    assert one.holds(60_000) and not two.holds(60_000) and two.holds(40_000)
    assert two.holds(1_000) and one.holds(90_000)
    one.ends()
    two.ends()
    assert limits.unread.total == 0 and at.total == 0


# Slow readers


async def answering(text: bytes, **headers: str) -> tuple[HttpConnection, socket.socket]:
    """A client that has asked for a long text and reads nothing yet, and its connection at the server."""
    loop, made = asyncio.get_running_loop(), []
    config = uvicorn.Config(PlainTextResponse(text), log_config=None, lifespan="off")
    state = ServerState()

    def connection() -> HttpConnection:
        made.append(HttpConnection(door=door(), config=config, server_state=state, app_state={}))
        return made[0]

    server = await loop.create_server(connection, "127.0.0.1", 0)
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.setblocking(False)
    await loop.sock_connect(client, server.sockets[0].getsockname())
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    await loop.sock_sendall(client, f"GET / HTTP/1.1\r\nHost: x\r\n{head}\r\n".encode())
    async with asyncio.timeout(20):
        while not (made and made[0].cycle and made[0].cycle.response_complete):
            await asyncio.sleep(0)
    server.close()
    assert made[0].transport.get_write_buffer_size()
    return made[0], client


LONG_TEXT = b"x" * 1_000_000


def test_a_client_that_has_just_made_many_requests_is_not_cut_off():
    async def story() -> None:
        connection, client = await answering(LONG_TEXT)
        loop, read = asyncio.get_running_loop(), 0
        connection.check(loop.time())
        while read < len(LONG_TEXT):
            read += len(await loop.sock_recv(client, 65_536))
        client.close()
        await left(connection.door)

    asyncio.run(story())


@pytest.mark.parametrize(("headers", "most"), [({}, STALL_SECONDS), ({"Connection": "close"}, CLOSE_SECONDS)])
def test_slow_readers_get_everything_and_stalled_ones_are_cut_off(headers: dict[str, str], most: float):
    async def story() -> None:
        connection, client = await answering(LONG_TEXT, **headers)
        loop = asyncio.get_running_loop()
        now = loop.time()
        connection.check(now)
        for _ in range(5):
            now += most
            waiting = unread_by(connection.transport.get_extra_info("socket"))
            async with asyncio.timeout(20):
                read = 0
                while unread_by(connection.transport.get_extra_info("socket")) == waiting:
                    read += len(await loop.sock_recv(client, 4096))
            connection.check(now)
            assert not connection.visit.was_reset
        connection.check(now + most + 1)
        assert connection.visit.was_reset
        with pytest.raises(ConnectionResetError):
            await read_by(client)
        await left(connection.door)
        client.close()

    asyncio.run(story())


# Logs


def test_log_lines_caused_by_strangers_are_sampled():
    now = [0.0]
    sampled = Sampled(clock=lambda: now[0])

    def written(text: str) -> str | None:
        record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, text, (), None)
        return record.getMessage() if sampled.filter(record) else None

    assert [written("nonsense") for _ in range(1000)] == ["nonsense", *[None] * 999]
    assert written("something else") == "something else"
    now[0] += SAMPLE_SECONDS
    assert written("nonsense") == "nonsense (and 999 times before, in silence)"
    for n in range(10 * MAX_KINDS):
        assert written(f"kind {n}") == f"kind {n}"
    assert len(sampled._last) <= MAX_KINDS
