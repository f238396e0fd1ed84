"""What an attack is, and the world it runs in: real servers, real stores, guests from as many addresses as wanted.

An attack is an async function that takes a :class:`World`. It returns a few words about what it measured when the
server held, and raises an ``AssertionError`` when it did not.
"""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets

from ..guests import Guest, Server
from ..in_process import REUSED

Work = Callable[["World"], Awaitable[str | None]]
ATTACKS: list[Attack] = []
_addresses = itertools.count(1)


@dataclass(frozen=True)
class Attack:
    """One attack: the point it belongs to, and what must hold, as a sentence."""

    point: str
    sentence: str
    servers: int
    """It needs at least so many servers. Two servers share one PostgreSQL store."""
    store: str | None
    """It concerns this store only."""
    waits: bool
    """It mostly waits, so it runs beside the others."""
    settings: tuple[tuple[str, Any], ...]
    """Options of ``dragonhall serve`` that it needs; attacks with the same options share their servers."""
    work: Work


def attack(
    point: str, sentence: str, servers: int = 1, store: str | None = None, waits: bool = False, **settings: Any
) -> Callable[[Work], Work]:
    """Declare an attack."""

    def declare(work: Work) -> Work:
        ATTACKS.append(Attack(point, sentence, servers, store, waits, tuple(sorted(settings.items())), work))
        return work

    return declare


@dataclass(frozen=True)
class Target:
    """A running server."""

    server: Server

    @property
    def url(self) -> str:
        return self.server.url

    @property
    def ws_url(self) -> str:
        return self.url.replace("http", "ws", 1)

    @property
    def port(self) -> int:
        return self.server.port

    @property
    def pid(self) -> int:
        assert self.server.process is not None
        return self.server.process.pid

    @property
    def log(self) -> str:
        return self.server.logged()

    @property
    def memory(self) -> int:
        """Bytes of memory that the process holds."""
        with open(f"/proc/{self.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * 4096


def seconds_kept_waiting(thread: str) -> float:
    """Return the seconds for which a thread had work and the machine no processor for it; *thread* as in /proc."""
    with open(f"/proc/{thread}/schedstat", encoding="ascii") as file:
        return int(file.read().split()[1]) / 1e9


@contextmanager
def server_of_its_own(program: str, env: dict[str, str] | None = None, **settings: Any) -> Iterator[Server]:
    """A server that runs a program of the tests, on an empty SQLite store; it must not log a fault."""
    with tempfile.TemporaryDirectory(prefix="dragonhall-attack-") as name:
        server = Server(str(Path(name, "hall.db")), Path(name, "server.log"), **settings)
        server.program, server.env = program, server.env | (env or {})
        server.start()
        try:
            yield server
            assert "Traceback" not in server.logged(), server.logged()[-2000:]
        finally:
            server.stop()


@dataclass
class World:
    """What an attack may use."""

    servers: list[Target]
    whole: bool
    """The long form: more of everything."""
    store: str
    """Its address."""
    open: AsyncExitStack = field(default_factory=AsyncExitStack)

    @property
    def http(self) -> Http:
        return Http(self)

    @property
    def last(self) -> int:
        """Where those are who are not attacked: at the second server, if there are two."""
        return len(self.servers) - 1

    def address(self) -> str:
        """An address of this machine from which nobody has come yet: limits count by address."""
        n = next(_addresses)
        return f"127.77.{n // 250}.{n % 250 + 1}"

    async def own_server(self, program: str, **settings: Any) -> World:
        """Return a world around a server of its own that runs *program*; it ends with the attack."""
        made = server_of_its_own(program, **settings)
        server = await asyncio.to_thread(made.__enter__)
        self.open.push_async_callback(asyncio.to_thread, made.__exit__, None, None, None)
        return World([Target(server)], self.whole, server.db, self.open)

    async def warm_memory(self) -> int:
        """Bytes of memory of the first server, once it has read all games and their compiled rules."""
        client = await self.http.client()
        while not (await client.get("/healthz")).json()["warm"]:
            await asyncio.sleep(0.1)
        return self.servers[0].memory

    async def socket(self, path: str, server: int = 0, address: str | None = None, **more: Any) -> Any:
        """A WebSocket, closed when the attack is over."""
        place = {} if address is None else {"local_addr": (address, 0)}
        asked = {"compression": None, "max_size": None, "open_timeout": 20, "close_timeout": 1, "ping_interval": None}
        connecting = websockets.connect(self.servers[server].ws_url + path, **asked | place | more)
        return await self.open.enter_async_context(connecting)

    async def raw(
        self, server: int = 0, address: str | None = None
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare TCP connection, closed when the attack is over."""
        place = None if address is None else (address, 0)
        reader, writer = await asyncio.open_connection("127.0.0.1", self.servers[server].port, local_addr=place)
        self.open.callback(writer.close)
        return reader, writer


class Http:
    """Guests over HTTP, from any address."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def client(self, server: int = 0, address: str | None = None, timeout: float = 30) -> httpx.AsyncClient:
        limits = httpx.Limits(max_connections=None, keepalive_expiry=REUSED)
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=limits, verify=False)
        made = httpx.AsyncClient(transport=transport, base_url=self.world.servers[server].url, timeout=timeout)
        return await self.world.open.enter_async_context(made)

    async def creates(self, game: str = "dragorun", server: int = 0, address: str | None = None, **asked: Any) -> Guest:
        """Create a table as somebody; a guest's own methods block, so call them with ``asyncio.to_thread``."""
        url = self.world.servers[server].url
        return self._keep(await asyncio.to_thread(Guest.creates, url, game, address=address, **asked))

    async def joins(self, code: str, name: str, server: int = 0, address: str | None = None, **asked: Any) -> Guest:
        url = self.world.servers[server].url
        return self._keep(await asyncio.to_thread(Guest.joins, url, code, name, address=address, **asked))

    def _keep(self, guest: Guest) -> Guest:
        self.world.open.callback(guest.close)
        return guest
