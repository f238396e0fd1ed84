"""A hall in the test's own process: requests and live connections go straight to the application (ASGI).

No process, no socket, and a clock that only the test and its requests move. ``HallHere`` has the face of ``Server``, so
guests come to both alike. Tests of processes and sockets (killing one, floods, frames, the first bytes of a connection)
need a ``Server``.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import queue
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import unquote, urlsplit

import httpx
from starlette.routing import compile_path
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed, ConnectionClosedError, ConnectionClosedOK, InvalidStatus
from websockets.frames import Close
from websockets.http11 import Response

from dragonhall.hall.app import Hall
from dragonhall.hall.base.settings import Settings
from dragonhall.hall.routes import ENDPOINTS
from dragonhall.hall.server.asgi import make_app
from dragonhall.hall.store import store_at
from dragonhall.hall.tables.subscribers import SOCKET

from .deals import next_secret

T = TypeVar("T")
PATIENCE = 60.0
"""Seconds after which a hall that does not answer fails the test."""
REUSED = 1.0
"""Seconds for which a quiet connection is used again. A server closes it after five, and a request could be lost."""
HERE = "127.0.0.1"
_ports = itertools.cycle(range(100, 1024))
"""No server of a test listens at one of these: only the machine's own programs may."""
_halls: dict[str, HallHere] = {}
"""By their addresses, without the scheme."""
LOGGERS = ("dragonhall.hall", "asyncio")
_endpoints = [(endpoint, compile_path(endpoint.path)[0]) for endpoint in ENDPOINTS]
_FINE = {200, 304}


class Loop:
    """One event loop, in a thread of its own, for all halls of this process."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None

    def begin(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
            threading.Thread(target=self._loop.run_forever, name="halls", daemon=True).start()
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def run(self, work: Coroutine[Any, Any, T], seconds: float = PATIENCE) -> T:
        return self.begin(work).result(seconds)

    def call(self, work: Any, *values: Any) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(work, *values)


LOOP = Loop()


class TickingClock:
    """Stands still but for a millisecond a request, so that what came later is later; ``wait`` moves it on."""

    def __init__(self) -> None:
        self.time = 1_790_000_000_000

    def __call__(self) -> int:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += int(1000 * seconds)


class HallHere:
    """A hall, its application and its clock."""

    def __init__(self, db: str, log: Path, clock: TickingClock | None = None, **settings: Any) -> None:
        self.db, self.log, self.settings = db, log, Settings(**{"bot_pause": 0, "limit_factor": 0} | settings)
        self.clock = clock or TickingClock()
        self.port = next(port for port in _ports if f"{HERE}:{port}" not in _halls)
        self.name = f"{HERE}:{self.port}"
        self.url = f"http://{self.name}"
        self.host_token = ""
        self.lives: set[LiveHere] = set()

    def start(self) -> HallHere:
        self._writer = logging.FileHandler(self.log, encoding="utf-8")
        for name in LOGGERS:
            logging.getLogger(name).addHandler(self._writer)
        self.hall = Hall(store_at(self.db), self.settings, self.clock, next_secret)
        LOOP.run(self.hall.open())
        self.app = make_app(self.hall)
        self.host_token = LOOP.run(self.hall.host.new_token())
        _halls[self.name] = self
        return self

    def stop(self) -> int:
        if _halls.pop(self.name, None) is not None:
            # As a server does: connections end before the hall is closed.
            for live in list(self.lives):
                live.close(1012)
            LOOP.run(self.hall.close())
            for name in LOGGERS:
                logging.getLogger(name).removeHandler(self._writer)
            self._writer.close()
        return 0

    def logged(self) -> str:
        return self.log.read_text("utf-8")

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the hall's loop: ``server.do(server.hall.housekeeping.wake_due())``."""
        return LOOP.run(work)

    def wait(self, seconds: float) -> None:
        """Let time pass, and let the hall look at what is due then."""
        self.clock.wait(seconds)
        self.do(self.hall.housekeeping.wake_due())


@contextmanager
def hall_here(db: str, folder: Path, name: str = "server", **settings: Any) -> Iterator[HallHere]:
    server = HallHere(db, folder / f"{name}.log", **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Straight(httpx.BaseTransport):
    """Takes requests to halls of this process to their applications, all others over a socket."""

    def __init__(self, address: str | None = None) -> None:
        # Nothing here is encrypted: reading the certificates of this machine would take longer than all the rest.
        self._address = address
        limits = httpx.Limits(keepalive_expiry=REUSED)
        self._sockets = httpx.HTTPTransport(verify=False, local_address=address, limits=limits)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        there = _halls.get(request.url.netloc.decode())
        if there is None:
            return self._sockets.handle_request(request)
        there.clock.wait(0.001)
        return LOOP.run(self._answer(there, request, request.read()))

    async def _answer(self, there: HallHere, request: httpx.Request, body: bytes) -> httpx.Response:
        straight = httpx.ASGITransport(there.app, raise_app_exceptions=False, client=(self._address or HERE, 1))
        asked = httpx.Request(request.method, request.url, headers=request.headers, content=body)
        answer = await straight.handle_async_request(asked)
        assert isinstance(answer.stream, httpx.AsyncByteStream)
        check_listed(request.method, unquote(request.url.path), answer.status_code)
        raw = b"".join([part async for part in answer.stream])
        return httpx.Response(answer.status_code, headers=answer.headers, stream=httpx.ByteStream(raw))

    def close(self) -> None:
        self._sockets.close()


def check_listed(method: str, path: str, status: int) -> None:
    """Fail if an endpoint answers with an HTTP status that its description (OpenAPI) does not list."""
    for endpoint, regex in _endpoints:
        if endpoint.method == method and regex.match(path):
            listed = _FINE | {*endpoint.errors}
            assert status in listed, f"{method} {endpoint.path} answered {status}; listed are {sorted(listed)}"
            return


class LiveHere:
    """A live connection without a socket: what the application sees of it, and what the guest sees."""

    def __init__(self, url: str, address: str | None = None, headers: dict[str, str] | None = None) -> None:
        parts = urlsplit(url)
        self.goodbye, self.quick = b"", None
        self._asked: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._told: queue.Queue[str | ConnectionClosed] = queue.Queue()
        self._closed: ConnectionClosed | None = None
        sent = {"host": parts.netloc, **(headers or {})}
        self._scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws",
            "path": unquote(parts.path), "raw_path": parts.path.encode(), "root_path": "",
            "query_string": parts.query.encode(), "subprotocols": [], "extensions": {SOCKET: self},
            "headers": [(name.lower().encode(), value.encode()) for name, value in sent.items()],
            "client": (address or HERE, 1), "server": (parts.hostname, 80),
        }  # fmt: skip
        self._accepted: Future[bool] = Future()
        there = _halls[parts.netloc]
        there.clock.wait(0.001)
        self._lives = there.lives
        self._lives.add(self)
        self._work = LOOP.begin(self._run(there.app))
        if not self._accepted.result(PATIENCE):
            self._work.result(PATIENCE)
            raise InvalidStatus(Response(403, "Forbidden", Headers()))

    # The application's side

    async def _run(self, app: Any) -> None:
        self._asked.put_nowait({"type": "websocket.connect"})
        try:
            await app(self._scope, self._asked.get, self._send)
        finally:
            self._end(1011)
            self._lives.discard(self)

    async def _send(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "websocket.accept":
            self._accepted.set_result(True)
        elif kind == "websocket.close":
            self._end(message.get("code") or 1000)
        elif kind == "websocket.send":
            self.tell(message["text"].encode() if message.get("text") is not None else message["bytes"])

    def _end(self, code: int) -> None:
        if self._closed is not None:
            return
        told = Close(code, "")
        self._closed = ConnectionClosedOK(told, None) if code in (1000, 1001) else ConnectionClosedError(told, None)
        if not self._accepted.done():
            self._accepted.set_result(False)
        self._asked.put_nowait({"type": "websocket.disconnect", "code": code})
        self._told.put(self._closed)

    def tell(self, data: bytes) -> None:
        if self._closed is None:
            self._told.put(data.decode())

    def speak(self) -> None:
        """Nothing waits here: everything is sent at once."""

    def slowly(self, data: bytes) -> None:
        self._asked.put_nowait({"type": "websocket.receive", "text": data.decode()})

    def _take(self, said: str | bytes) -> None:
        if isinstance(said, bytes):
            self._asked.put_nowait({"type": "websocket.receive", "bytes": said})
        elif not (self.quick is not None and self._asked.empty() and self.quick(said.encode())):
            self._asked.put_nowait({"type": "websocket.receive", "text": said})

    # The guest's side

    def send(self, said: str | bytes) -> None:
        if self._closed is not None:
            raise self._closed
        LOOP.call(self._take, said)

    def recv(self, timeout: float | None = PATIENCE) -> str:
        try:
            told = self._told.get(timeout=timeout)
        except queue.Empty:
            raise TimeoutError("nothing was said") from None
        if isinstance(told, ConnectionClosed):
            self._told.put(told)
            raise told
        return told

    @property
    def close_code(self) -> int | None:
        return None if self._closed is None or self._closed.rcvd is None else self._closed.rcvd.code

    def close(self, code: int = 1000) -> None:
        """Leave; the application has noticed it when this returns."""
        LOOP.call(self._end, code)
        self._work.result(PATIENCE)

    def __enter__(self) -> LiveHere:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def is_here(url: str) -> bool:
    """Return whether an address is one of a hall of this process."""
    return urlsplit(url).netloc in _halls
