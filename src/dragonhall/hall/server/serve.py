"""Running a server: ``dragonhall serve``, its logs, and copying a store: ``dragonhall backup``."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import math
import os
import resource
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Any

import uvicorn

from ...words import language_of_the_house, words_in
from ..app import Hall
from ..base.metrics import Gauge
from ..base.proxies import Proxies
from ..base.settings import Settings, check_nudges
from ..members.ratings import recomputed
from ..statistics.counting import recounted
from ..store import BadStore, Store, existing_store, shown_address, store_at
from ..tournaments.rounds import recounted as recounted_tables
from .asgi import make_app
from .connections import Door, HttpConnection, look_after
from .websocket import FastWebSocket

log = logging.getLogger("dragonhall.hall")
FILES_KEPT = 256
"""File descriptors reserved for the store and the like, which guests cannot use up."""
SAMPLE_SECONDS, MAX_KINDS = 60.0, 100
"""Seconds in which each kind of line is written once, and the maximum number of kinds remembered."""
PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object a line. Only fields put in on purpose: no addresses of people, no tokens, no moves."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class Sampled(logging.Filter):
    """Lets each kind of line through once a minute, because strangers can cause thousands of them."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._last: dict[str, float] = {}
        self._held_back: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = str(record.msg)[:80], self._clock()
        if now < self._last.get(kind, -math.inf) + SAMPLE_SECONDS:
            self._held_back[kind] += 1
            return False
        if len(self._last) >= MAX_KINDS:
            self._last.clear()
            self._held_back.clear()
        more = self._held_back.get(kind, 0)
        self._last[kind], self._held_back[kind] = now, 0
        if more:
            record.msg = f"{record.msg} (and {more} times before, in silence)"
        return True


def set_up_logs(kind: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter("%(levelname)s %(message)s"))
    for name, level in (("dragonhall.hall", logging.INFO), ("uvicorn.error", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.filters = [Sampled()] if name == "uvicorn.error" else []
        logger.setLevel(level)


def serve(
    address: str | None, host: str, port: int, settings: Settings, logs: str = "text", browse: bool = False
) -> None:
    """Open the hall and serve until a signal ends it."""
    set_up_logs(logs)
    # Thousands of connections need thousands of files.
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65_536)), hard))
    # Tables live long: scanning all of them for garbage again and again is a waste.
    gc.set_threshold(50_000, 20, 50)
    # A thread that stores waits for the interpreter's lock several times per transaction, and everybody waits for it.
    sys.setswitchinterval(0.0005)
    store = store_at(address)
    check_nudges(settings)
    try:
        Proxies(settings.trusted_proxies)
    except ValueError as error:
        raise BadStore("hall-bad-proxy", why=str(error)) from error
    if not 0 <= port <= 65_535:
        raise BadStore("hall-bad-port", port=str(port))
    try:
        listening = socket.create_server((host, port), family=_family(host), backlog=4096)
    except OSError as error:
        raise BadStore("hall-address-taken", address=f"{host}:{port}", why=str(error.strerror)) from error
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_run(Hall(store, settings), listening, host, shown_address(address), browse))
    finally:
        listening.close()
    # Everything is stored and sent; a bot still thinking, or a compiler, must not keep the process alive.
    logging.shutdown()
    sys.stdout.flush()
    os._exit(0)


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _loop_factory() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def open_browser(address: str) -> None:
    """Open the page if there is a screen; a text browser would only take over the terminal."""
    has_screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if has_screen:
        webbrowser.open(address)


class QuietServer(uvicorn.Server):
    """uvicorn's server, which would end the process at a signal before the hall is closed."""

    def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override]
        return nullcontext()

    def stop(self) -> None:
        self.should_exit = True


async def _run(hall: Hall, listening: socket.socket, host: str, kept: str, browse: bool) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0] - FILES_KEPT
    door = Door(hall.limits, hall.proxies, hall.metrics, most)
    hall.metrics.gauges["dragonhall_sockets"] = Gauge("Open connections.", lambda: door.total)
    config = uvicorn.Config(
        make_app(hall),
        http=partial(HttpConnection, door=door),  # type: ignore[arg-type]
        ws=partial(FastWebSocket, door=door),  # type: ignore[arg-type]
        proxy_headers=False,  # the hall's own setting, --trusted-proxy, is off by default
        ws_max_size=64 << 10,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        lifespan="off",
        server_header=False,
        timeout_graceful_shutdown=5,
        backlog=4096,
    )
    await hall.open()
    try:
        port = listening.getsockname()[1]
        shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
        shown = f"[{shown}]" if ":" in shown else shown
        words = words_in(language_of_the_house())
        print(words("hall-open", address=f"http://{shown}:{port}/", store=kept), flush=True)
        token = await hall.host.new_token()
        print(words("hall-host-page", address=f"http://{shown}:{port}/host#{token}"), flush=True)
        hall.listening = host, port
        log.info("open", extra={"port": port})
        if browse:
            threading.Thread(target=open_browser, args=(f"http://{shown}:{port}/",), daemon=True).start()
        server = QuietServer(config)
        for stop in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(stop, server.stop)
        hall.background.spawn(look_after(server.server_state.connections))
        await server.serve(sockets=[listening])
    finally:
        await hall.close()
        log.info("closed")


def check_ratings(address: str | None, write: bool) -> tuple[int, int]:
    """Calculate ratings and standings of tournaments again from the records of matches; return how many rated matches
    there are, and how many results, ratings and tables of tournaments were wrong."""

    async def check(store: Store) -> tuple[int, int]:
        results, wrong = await recomputed(store, write)
        return results, wrong + await recounted_tables(store, write)

    return asyncio.run(_checked(address, check))


def check_statistics(address: str | None, write: bool) -> tuple[int, int]:
    """Count all finished matches again; return how many there are, and how many notes and sums were wrong."""
    return asyncio.run(_checked(address, lambda store: recounted(store, write)))


async def _checked(address: str | None, check: Callable[[Store], Awaitable[tuple[int, int]]]) -> tuple[int, int]:
    store = existing_store(address)
    await store.open(lambda message: None)
    try:
        return await check(store)
    finally:
        await store.close()
