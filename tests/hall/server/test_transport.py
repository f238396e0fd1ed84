"""Connections, addresses, limits: what the server owes to everybody before anything is played."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import get_args

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from dragonhall.hall import protocol
from dragonhall.hall.app import Hall
from dragonhall.hall.base.errors import Refused
from dragonhall.hall.base.proxies import Proxies, limit_key
from dragonhall.hall.base.rate_limits import Bucket, GuessLimit, Limits
from dragonhall.hall.base.settings import Settings
from dragonhall.hall.matches.reviews import MAX_EACH, MAX_WAITING
from dragonhall.hall.routes.live import HELLO_SECONDS
from dragonhall.hall.routes.request import FREE_BODY, MAX_BODY, MAX_RECORD
from dragonhall.hall.server.asgi import make_app
from dragonhall.hall.server.connections import (
    BODY_RATE,
    BODY_SECONDS,
    CLOSE_SECONDS,
    HEADER_SECONDS,
    MAX_HEADER,
    SEND_BUFFER,
    STALL_SECONDS,
)
from dragonhall.hall.server.websocket import MAX_UNREAD
from dragonhall.hall.store import BadStore, TableRow, store_at
from dragonhall.hall.store.sqlite import SqliteStore
from dragonhall.hall.tables.actions import KEPT_ANSWERS
from dragonhall.hall.tables.live_table import MAX_MISSED
from dragonhall.hall.tables.lobby import LISTED_EACH, MAX_LISTED, PUBLIC_EACH
from dragonhall.hall.tables.state import MAX_PLAYERS, MAX_REMOVED, new_state
from dragonhall.hall.tables.subscribers import MAX_PER_PLAYER, MAX_SPECTATORS

from ..deals import next_secret
from ..guests import Guest, Server, serving
from ..in_process import HallHere, Straight
from ..ports import free_port


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_limits_count_by_ipv4_address_and_by_ipv6_network(address: str, key: str):
    assert limit_key(address) == key


def forwarded(text: str) -> list[tuple[bytes, bytes]]:
    return [(b"x-forwarded-for", text.encode()), (b"x-forwarded-proto", b"https")]


def test_nobody_is_believed_about_addresses_by_default():
    assert Proxies().client("127.0.0.1", forwarded("192.0.2.7")) == "127.0.0.1"
    assert Proxies().scheme("127.0.0.1", forwarded("192.0.2.7"), "ws") == "http"


@pytest.mark.parametrize(
    ("header", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("203.0.113.9, 192.0.2.7", "192.0.2.7"),  # the guest wrote the first one
        ("192.0.2.7, 10.0.0.5", "192.0.2.7"),  # two trusted proxies in a row
        ("192.0.2.7:4711", "192.0.2.7"),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ("192.0.2.7, nonsense", "10.1.2.3"),
        ("", "10.1.2.3"),
        ("10.0.0.9", "10.0.0.9"),
    ],
)
def test_a_trusted_proxy_says_who_asks(header: str, client: str):
    proxies = Proxies(["10.0.0.0/8", "::1"])
    assert proxies.client("10.1.2.3", forwarded(header)) == client
    assert proxies.client("192.0.2.99", forwarded(header)) == "192.0.2.99"
    assert proxies.scheme("10.1.2.3", forwarded(header), "http") == "https"


def test_a_proxy_that_is_no_address_is_refused_with_a_sentence(tmp_path: Path):
    log = tmp_path / "log"
    server = Server(str(tmp_path / "hall.db"), log, trusted_proxy="nginx")
    with pytest.raises(AssertionError, match="A trusted proxy is an address or a network"):
        server.start()
    assert server.process is not None
    server.process.wait(10)
    assert server.process.stdout is not None
    server.process.stdout.close()


def test_a_bucket_says_how_long_to_wait():
    now = [0.0]
    bucket = Bucket(10, 2, lambda: now[0])
    assert bucket.take(10)
    assert not bucket.take(0.5)
    assert bucket.wait(4) == 2
    now[0] = 2
    assert bucket.wait(4) == 0
    assert bucket.take(4)


def test_a_table_that_cannot_be_opened_now_looks_like_a_wrong_code(tmp_path: Path):
    """... to a client that has guessed too often, and always if the code alone opens nothing."""

    async def work() -> None:
        store = SqliteStore(tmp_path / "hall.db")
        await store.open(lambda message: None)
        hall = Hall(store, Settings(limit_factor=0.05), new_secret=next_secret)

        async def failing(name: str) -> None:
            raise Refused("closing", "This server is closing.")

        hall.games.ready = failing  # type: ignore[method-assign]
        tokens = {}
        for link_only in (False, True):
            asked = protocol.CreateTable("ante", "Ann", link_only=link_only)
            doc, token = new_state(asked, b"secret", 1)
            tokens[link_only] = (doc.code, doc.invitation, {"Authorization": f"Bearer {token}"})
            await store.create(TableRow(doc.code, "ante", "open", False, 1, 1, -1, None, 0, doc.encoded(), b"secret"))

        async def told(address: str, code: str, headers: dict[str, str] | None = None) -> tuple[int, str]:
            transport = httpx.ASGITransport(make_app(hall), client=(address, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
                answer = await client.get(f"/api/tables/{code}/state", headers=headers)
                return answer.status_code, answer.json()["problem"]["code"]

        try:
            code, invitation, token = tokens[True]
            assert await told("192.0.2.1", code) == (404, "no-table")
            assert await told("192.0.2.2", f"{code}-{invitation}") == await told("192.0.2.3", code, token)
            assert await told("192.0.2.3", code, token) == (503, "closing")
            code, invitation, token = tokens[False]
            assert await told("192.0.2.4", code) == (503, "closing")
            assert await told("192.0.2.4", "baba-baba") == (404, "no-table")
            wrong, real = await told("192.0.2.4", "baba-baba"), await told("192.0.2.4", code)
            assert wrong == real == (429, "too-fast")
            assert await told("192.0.2.4", code, token) == (503, "closing")
            assert await told("192.0.2.4", f"{code}-{invitation}") == (503, "closing")
        finally:
            await store.close()

    asyncio.run(work())


# Answers that never change


def test_fixed_answers_are_made_once_and_have_a_tag(shared_server: HallHere):
    with httpx.Client(base_url=shared_server.url, transport=Straight()) as client:
        for path in ("/api/openapi.json", "/api/games", "/api/words/fr", "/api/rules/ante/en"):
            first = client.get(path)
            assert first.status_code == 200
            again = client.get(path, headers={"If-None-Match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b""), path
            assert client.get(path, headers={"If-None-Match": '"other"'}).content == first.content


def test_tables_are_counted_as_they_change(db: str):
    async def work() -> list[dict[str, int]]:
        store = store_at(db)
        await store.open(lambda message: None)
        try:
            told = [await store.count()]
            rows = [TableRow(f"code{n}", "ante", "open", True, 1, 1, -1, None, 0, b"{}", b"") for n in range(5)]
            for row in rows:
                await store.create(row)
            told.append(await store.count())
            await store.delete_old(0, 100, 0)
            return [*told, await store.count()]
        finally:
            await store.close()

    assert asyncio.run(work()) == [{}, {"open": 5}, {}]


def test_a_store_of_an_older_version_is_counted_when_it_is_opened(tmp_path: Path):
    async def work() -> dict[str, int]:
        for last in (1, None):
            store = SqliteStore(tmp_path / "hall.db")
            await store.open(lambda message: None, last)
            found = await store.count()
            if not found:
                await store.create(TableRow("code", "ante", "over", True, 1, 1, -1, None, 0, b"{}", b""))
            await store.close()
            with sqlite3.connect(tmp_path / "hall.db") as file:
                for kind, name in file.execute("SELECT type, name FROM sqlite_master WHERE type='trigger'").fetchall():
                    file.execute(f"DROP {kind} {name}")
                file.execute("DROP TABLE counts")
                file.execute("PRAGMA user_version=0")
        return found

    assert asyncio.run(work()) == {"over": 1}


# The lock


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_another_name_of_a_store_does_not_evade_its_lock(tmp_path: Path, link):
    async def work() -> None:
        first = SqliteStore(tmp_path / "hall.db")
        await first.open(lambda message: None)
        try:
            (tmp_path / "other").mkdir()
            link(tmp_path / "hall.db", tmp_path / "other" / "hall.db")
            with pytest.raises(BadStore, match=r"Another server|second name"):
                await SqliteStore(tmp_path / "other" / "hall.db").open(lambda message: None)
        finally:
            await first.close()

    asyncio.run(work())


# A real proxy


@contextmanager
def nginx(port: int) -> Iterator[int]:
    """A real nginx with the project's own configuration, in front of a server."""
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    assert Path(program).exists(), (
        "nginx is not on this machine; Debian's package is nginx-light ('make setup' adds it)"
    )
    here = Path(__file__).parents[3] / "deploy" / "nginx.conf"
    with tempfile.TemporaryDirectory(prefix="dragonhall-nginx-") as name:
        folder, listening = Path(name), free_port()
        places = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy"))
        (folder / "hall.conf").write_text(here.read_text().replace("127.0.0.1:8000", f"127.0.0.1:{port}"))
        (folder / "nginx.conf").write_text(
            f"daemon off; master_process off; pid {folder}/pid; error_log stderr crit; events {{}}\n"
            f"http {{ access_log off; {places} fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u;\n"
            f"scgi_temp_path {folder}/s; server {{ listen 127.0.0.1:{listening}; include {folder}/hall.conf; }} }}\n"
        )
        process = subprocess.Popen([program, "-c", str(folder / "nginx.conf"), "-p", name])
        try:
            wait_for_port(listening)
            yield listening
        finally:
            process.terminate()
            process.wait(10)


def wait_for_port(port: int) -> None:
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise AssertionError(f"nothing listens at port {port}")


def guesses(url: str, address: str, n: int = 23, **headers: str) -> list[int]:
    """The answers to so many wrong codes; 20 are allowed, and each one more takes half a second."""
    with httpx.Client(base_url=url, transport=httpx.HTTPTransport(verify=False, local_address=address)) as client:
        return [
            client.get(f"/api/tables/baba-ba{sign}a", headers=headers).status_code
            for sign in "bdfgklmnprstvzbdfgklmnp"[:n]
        ]


def test_behind_a_trusted_nginx_every_guest_counts_separately(tmp_path: Path, guests: list[Guest]):
    with serving(str(tmp_path / "hall.db"), tmp_path, limits=1, trusted_proxy="127.0.0.1") as server:
        with nginx(server.port) as port:
            url = f"http://127.0.0.1:{port}"
            assert guesses(url, "127.0.0.5").count(429) > 0
            # Who writes the header too is not believed.
            assert guesses(url, "127.0.0.6", **{"X-Forwarded-For": "127.0.0.5"}).count(404) >= 20
            assert guesses(url, "127.0.0.5", 5, **{"X-Forwarded-For": "192.0.2.1"}).count(429) > 0
            ann = Guest.creates(url, address="127.0.0.5")
            guests.append(ann)
            ann.comes(origin=url)
            assert ann.acts("start", fill="hatchling")["t"] == "ack"
            for origin in (f"https://127.0.0.1:{port}", "http://127.0.0.1:1"):
                with pytest.raises(InvalidStatus):
                    ann.comes(origin=origin)
        # Directly, the server believes nobody but the proxy's own address.
        assert guesses(server.url, "127.0.0.7").count(429) > 0
        assert guesses(server.url, "127.0.0.7", 5, **{"X-Forwarded-For": "192.0.2.2"}).count(429) > 0


def test_behind_a_proxy_that_is_not_trusted_all_guests_count_as_one(tmp_path: Path):
    with serving(str(tmp_path / "hall.db"), tmp_path, limits=1) as server, nginx(server.port) as port:
        assert guesses(f"http://127.0.0.1:{port}", "127.0.0.5").count(429) > 0
        assert guesses(f"http://127.0.0.1:{port}", "127.0.0.6", 5).count(429) > 0
        assert server.logged().count("--trusted-proxy") == 1


# The page that describes it


@pytest.mark.parametrize("body", [protocol.CreateTable, protocol.Join, *get_args(protocol.AnyAction)])
def test_the_protocol_page_names_every_field_of_every_request(body: type[msgspec.Struct]):
    page = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
    tag = body.__struct_config__.tag
    if tag is None:
        part = page[page.index(f"`{body.__name__}`, the body of") :].partition("\n\n`")[0]
    else:
        part = page[page.index(f"| `{tag}` |", page.index("## Actions")) :].partition("\n")[0]
    missing = {f for f in body.__struct_encode_fields__ if f != "id" and not re.search(rf"[`,\s]{f}[`,?\s]", part)}
    assert not missing, f"{body.__name__}: {missing}"


def test_the_protocol_page_lists_every_limit():
    page = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
    rows = page[page.index("## Limits") :].splitlines()
    limits = Limits()

    for what, *numbers in (
        ("requests of one address", limits.requests.burst, limits.requests.rate),
        ("open connections", limits.sockets),
        ("new tables, joins", limits.coming.burst, limits.coming.rate),
        ("wrong codes", limits.guessing.burst, 1 / limits.guessing.rate),
        ("frames of any kind", limits.frame_burst, limits.frame_rate),
        ("frames of all", limits.frames.burst, limits.frames.rate),
        ("messages on one", limits.burst, limits.rate),
        ("actions of one", limits.acting.burst, limits.acting.rate),
        ("phrases", limits.phrases.burst, 1 / limits.phrases.rate),
        ("uploads, and tables created", limits.uploads.burst),
        ("unread bytes on", MAX_UNREAD >> 20),
        ("unread bytes that", SEND_BUFFER >> 10, SEND_BUFFER >> 11),
        ("unread bytes of", limits.unread.each / 2**20, limits.unread.together / 2**20),
        ("a body longer", FREE_BODY >> 10),
        ("bodies of one address", limits.bodies.each / 2**20, limits.bodies.together / 2**20),
        ("what is no HTTP", limits.malformed.burst, limits.malformed.rate),
        ("the same for the /56", *GuessLimit.SHARES),
        ("`hello`", HELLO_SECONDS),
        ("the head of", MAX_HEADER >> 10, HEADER_SECONDS),
        ("the body of", BODY_SECONDS, BODY_RATE >> 10),
        ("an answer of which", STALL_SECONDS, CLOSE_SECONDS),
        ("size of a body", MAX_BODY >> 10),
        ("size of a record", MAX_RECORD >> 20),
        ("players at", MAX_PLAYERS),
        ("removed keys", MAX_REMOVED),
        ("connections without a seat", MAX_SPECTATORS),
        ("connections of one player", MAX_PER_PLAYER),
        ("missed lines", MAX_MISSED),
        ("answers to actions", KEPT_ANSWERS),
        ("reviews that wait", MAX_WAITING, MAX_EACH),
        ("text of an option", protocol.MAX_OPTION),
        ("tables in the lobby", MAX_LISTED, LISTED_EACH),
        ("public tables of one", PUBLIC_EACH),
    ):
        (row,) = (row for row in rows if row.startswith(f"| {what}"))
        told = [int(number.replace(",", "")) for number in re.findall(r"[\d,]*\d", row)]
        assert set(map(round, numbers)) <= {*told, 1}, row
