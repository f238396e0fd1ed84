"""Requests to addresses that people gave: none goes into the network, and nobody's name servers hold up others.

Everything is refused before a connection. Were it not, the connection would still end on this machine: the tests give
the resolver, ``conftest.py`` stops, and fails, a test that would connect elsewhere, and ``deals.py`` stops servers.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dragonhall.hall.base.errors import Refused
from dragonhall.hall.notifications import safe_http
from dragonhall.hall.notifications.safe_http import MAX_LOOK_UPS_EACH, NotSent, SafeHttp, checked_url

from ..guests import Guest, serving
from ..receivers import Receiver, receiving

PUBLIC = "93.184.215.14"


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    """A receiver; each test uses paths of its own."""
    with receiving() as running:
        yield running


def resolver(**known: list[str]) -> Any:
    """Name servers that know these hosts (of ``.example``), and answer at once."""

    async def look_up(host: str) -> list[str]:
        return known[host.removesuffix(".example")]

    return look_up


class Redirected:
    """Connects to one receiver on this machine, whatever number it is given; notes the numbers."""

    def __init__(self, receiver: Receiver, dead: tuple[str, ...] = ()) -> None:
        self.port, self.dead = int(receiver.url.rpartition(":")[2]), dead
        self.numbers: list[str] = []

    async def __call__(self, number: str, port: int, **how: Any) -> Any:
        self.numbers.append(number)
        if number in self.dead:
            raise OSError("no route")
        return await asyncio.open_connection("127.0.0.1", self.port, limit=how["limit"])


# Where a hall sends nothing


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/x",
        "ftp://hooks.example/x",
        "https://localhost/x",
        "https://intranet/x",
        "https://127.0.0.1/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[64:ff9b::a00:1]/x",
        "https://[fd00::1]/x",
        "https://[fec0::1]/x",
        "https://0.0.0.0/x",
        "https://100.64.0.1/x",
        "https://user:secret@hooks.example/x",
        "https://hooks.example:0/x",
        "https://hooks.example:99999/x",
        "https://hooks.example/a b",
        "https://hooks.example/\r\nHost: other",
        "https://hooks.example/é",
        "https://" + "x" * 1000 + ".example",
        "https://",
        "nothing",
    ],
)
def test_addresses_that_are_never_asked(url: str):
    with pytest.raises(Refused) as refused:
        checked_url(url, ())
    assert refused.value.problem.code == "bad-address"


@pytest.mark.parametrize(
    "numbers",
    [
        [],
        ["127.0.0.1"],
        ["10.0.0.7"],
        ["169.254.169.254"],
        ["100.64.0.1"],
        ["0.0.0.0"],
        ["::1"],
        ["fe80::1%eth0"],
        ["fd00::1"],
        ["::ffff:127.0.0.1"],
        ["64:ff9b::7f00:1"],
        ["224.0.0.1"],
        # Also if one of the addresses is public: the owner of the name chooses which one is used.
        [PUBLIC, "127.0.0.1"],
        ["127.0.0.1", PUBLIC],
    ],
)
def test_a_name_that_leads_into_the_network_is_not_asked(receiver: Receiver, numbers: list[str]):
    connect = Redirected(receiver)
    http = SafeHttp((), resolver(rebound=numbers), connect)
    with pytest.raises(NotSent, match=r"inside a network|has no address"):
        asyncio.run(http.post("https://rebound.example/rebound", {}, b""))
    assert not connect.numbers and not receiver.at("/rebound")


def test_connections_go_to_the_address_that_was_checked(receiver: Receiver):
    """A name that says something else when it is looked up again gains nothing: it is looked up once."""
    answers = [[PUBLIC], ["127.0.0.1"]]

    async def look_up(host: str) -> list[str]:
        return answers.pop(0)

    connect = Redirected(receiver)
    assert asyncio.run(SafeHttp((), look_up, connect).post("https://turns.example/turns", {}, b"x")) == 201
    assert connect.numbers == [PUBLIC] and answers == [["127.0.0.1"]] and receiver.at("/turns")


def test_the_next_address_of_a_host_is_tried_if_one_does_not_answer(receiver: Receiver):
    connect = Redirected(receiver, dead=(PUBLIC,))
    http = SafeHttp((), resolver(two=["2606:2800:21f:cb07:6820:80da:af6b:8b2c", PUBLIC]), connect)
    assert asyncio.run(http.post("https://two.example/two", {}, b"x")) == 201
    assert connect.numbers == [PUBLIC, "2606:2800:21f:cb07:6820:80da:af6b:8b2c"]


def test_redirects_are_not_followed_and_slow_receivers_are_given_up(receiver: Receiver):
    receiver.statuses = [307]
    http = SafeHttp(("127.0.0.1",), resolver())
    assert asyncio.run(http.post(f"{receiver.url}/redirects", {}, b"x")) == 307
    assert receiver.at("/redirects") and not receiver.at("/elsewhere")
    http.seconds = 0.1
    with socket.create_server(("127.0.0.1", 0)) as deaf, pytest.raises(NotSent):
        asyncio.run(http.post(f"http://127.0.0.1:{deaf.getsockname()[1]}/", {}, b"x"))


# Name servers that do not answer


def test_dead_name_servers_of_some_members_delay_nobody_else(receiver: Receiver):
    """Forty members give hosts whose name servers never answer; the next member's notification goes out at once."""
    silent = asyncio.Event()
    asked: dict[str, int] = {}

    async def look_up(host: str) -> list[str]:
        member, _, zone = host.partition(".")
        if zone == "good.example":
            return [PUBLIC]
        asked[member] = asked.get(member, 0) + 1
        await silent.wait()
        return []

    async def work() -> None:
        http = SafeHttp((), look_up, Redirected(receiver))
        stuck = [
            asyncio.ensure_future(http.post(f"https://m{member}.dead.example/{n}", {}, b"", f"m{member}"))
            for member in range(40)
            for n in range(5)
        ]
        while len(asked) < 40:
            await asyncio.sleep(0)
        assert await http.post("https://bob.good.example/bob", {}, b"", "bob") == 201
        assert set(asked.values()) == {MAX_LOOK_UPS_EACH}, "further ones wait for the member's own"
        silent.set()
        failed = await asyncio.gather(*stuck, return_exceptions=True)
        assert all(isinstance(each, NotSent) for each in failed) and len(failed) == 200
        assert set(asked.values()) == {5}, "and are asked in their turn"
        assert not http._members, "nothing is kept of members who wait for nothing"

    asyncio.run(work())


def test_a_look_up_has_its_own_timeout(receiver: Receiver, monkeypatch: pytest.MonkeyPatch):
    """Waiting for a turn does not count: only the member's own look-up, once it is asked, and the request after it."""
    monkeypatch.setattr(safe_http, "LOOK_UP_SECONDS", 0.05)
    silent = asyncio.Event()

    async def look_up(host: str) -> list[str]:
        if host == "good.example":
            return [PUBLIC]
        await silent.wait()
        return []

    async def work() -> None:
        http = SafeHttp((), look_up, Redirected(receiver))
        dead = [http.post("https://dead.example/", {}, b"", "ann") for _ in range(3 * MAX_LOOK_UPS_EACH)]
        # Ann's own last one comes after all her dead ones, and is sent all the same.
        *failed, status = await asyncio.gather(
            *dead, http.post("https://good.example/after", {}, b"", "ann"), return_exceptions=True
        )
        assert all(isinstance(each, NotSent) for each in failed) and status == 201

    asyncio.run(work())


def test_the_real_resolver_asks_the_name_servers_of_the_machine_and_gives_up(monkeypatch: pytest.MonkeyPatch):
    """One name server on this machine that never answers, as in a resolv.conf."""
    import dns.resolver

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as deaf:
        deaf.bind(("127.0.0.1", 0))
        deaf.settimeout(5)

        def configured(self: Any, *about: Any) -> None:
            self.port = deaf.getsockname()[1]
            self.nameservers = ["127.0.0.1"]

        monkeypatch.setattr(dns.resolver.BaseResolver, "read_resolv_conf", configured)
        monkeypatch.setattr(safe_http, "LOOK_UP_SECONDS", 0.3)
        with pytest.raises(OSError, match="was not found"):
            asyncio.run(safe_http.look_up("hooks.example"))
        question, _ = deaf.recvfrom(512)
        assert b"\5hooks\7example" in question


# What guards the tests


def test_the_guard_of_the_tests_knows_the_addresses_of_this_machine_as_bytes():
    assert socket.getaddrinfo(b"127.77.0.7", 80)


def test_no_test_reaches_another_machine(stays_on_this_machine: list[str]):
    with socket.socket() as tcp, socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp:
        for reach in (
            lambda: socket.getaddrinfo("hooks.example", 443),
            lambda: tcp.connect(("192.0.2.1", 443)),
            lambda: udp.sendto(b"x", ("192.0.2.1", 53)),
            lambda: asyncio.run(safe_http.look_up_here("hooks.example")),
        ):
            with pytest.raises(OSError, match="stay on this machine"):
                reach()
    assert len(stays_on_this_machine) == 4
    stays_on_this_machine.clear()


def test_no_server_under_test_reaches_another_machine(tmp_path: Path):
    """Neither by a number that anybody may name, nor by asking for a name."""
    with serving(str(tmp_path / "hall.db"), tmp_path, url="https://hall.example") as server:
        ann = Guest(server.url)
        ann.post("/api/members", {"name": "Ann"})
        for host in ("93.184.215.14", "hooks.example"):
            ann.post("/api/me/nudges", {"t": "webhook", "kind": "json", "url": f"https://{host}/"})
        ann.post("/api/me/nudges", {"t": "try"})
        ann.close()
    assert server.logged().count("Traceback") == server.logged().count("wants to reach 93.184.215.14") == 1
