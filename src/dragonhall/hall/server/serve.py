"""Running a server: ``dragonhall serve``, its logs, and copying a store: ``dragonhall backup``."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
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
from pathlib import Path
from typing import Any

import uvicorn

from .addresses import Proxies
from .connections import Door, HttpConnection, look_after
from .counting import recounted
from .fast_websocket import FastWebSocket
from .hall import Hall
from .metrics import Gauge
from .ratings import recomputed
from .server import make_app
from .settings import Settings, check_nudges
from .store import BadStore, Store, copy_store, existing_store, shown_address, store_at

log = logging.getLogger("dragonhall.hall")
FILES_KEPT = 256
"""Files for the store and the rest, which guests cannot use up."""
PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object a line. Only what is put in on purpose: no addresses of people, no tokens, no moves."""

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


def set_up_logs(kind: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter("%(levelname)s %(message)s"))
    for name, level in (("dragonhall.hall", logging.INFO), ("uvicorn.error", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)


def serve(
    address: str | None, host: str, port: int, settings: Settings, logs: str = "text", browse: bool = False
) -> None:
    """Open the hall and serve until told to stop."""
    set_up_logs(logs)
    # Thousands of connections need thousands of files.
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65_536)), hard))
    # Tables live long: looking through all of them again and again for garbage is a waste.
    gc.set_threshold(50_000, 20, 50)
    # Who stores waits for the interpreter's lock several times a transaction, and everybody waits for who stores.
    sys.setswitchinterval(0.0005)
    store = store_at(address)
    check_nudges(settings)
    try:
        Proxies(settings.trusted_proxies)
    except ValueError as error:
        raise BadStore(f"A trusted proxy is an address or a network like 10.0.0.0/8: {error}.") from error
    if not 0 <= port <= 65_535:
        raise BadStore(f"A port is a number from 0 to 65535, not {port}.")
    try:
        listening = socket.create_server((host, port), family=_family(host), backlog=4096)
    except OSError as error:
        raise BadStore(f"The address {host}:{port} cannot be used: {error.strerror}.") from error
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_run(Hall(store, settings), listening, host, shown_address(address), browse))
    finally:
        listening.close()
    # All is stored and everybody is told; a bot that still thinks, or a compiler, must not keep the process.
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
    """Open the page where there is a screen; a browser in the terminal would only take the terminal away."""
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
        print(f"Dragonhall is open: http://{shown}:{port}/ (its tables are kept in {kept})", flush=True)
        token = await hall.host.new_token()
        print(f"The host's page: http://{shown}:{port}/host#{token}", flush=True)
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
    """Make all ratings anew from the results of rated matches; how many results there are, and how many were wrong."""
    return asyncio.run(_checked(address, lambda store: recomputed(store, write)))


def check_statistics(address: str | None, write: bool) -> tuple[int, int]:
    """Count all finished matches anew; how many there are, and how many notes and sums were wrong."""
    return asyncio.run(_checked(address, lambda store: recounted(store, write)))


async def _checked(address: str | None, check: Callable[[Store], Awaitable[tuple[int, int]]]) -> tuple[int, int]:
    store = existing_store(address)
    await store.open(lambda message: None)
    try:
        return await check(store)
    finally:
        await store.close()


def backup(address: str | None, target: str) -> int:
    """Copy a whole store, also while a server works with it; tells how many tables."""
    if not target.startswith("postgres") and Path(target).exists():
        raise BadStore(f"{target} exists already; a backup does not write over it.")

    async def work() -> int:
        source, copy = existing_store(address), store_at(target)
        await copy.open(lambda message: None)
        try:
            copied = await copy_store(source, copy)
        except BaseException:
            await copy.close()
            if "://" not in target:  # half a copy is none
                for end in ("", ".lock", "-wal", "-shm"):
                    Path(f"{target}{end}").unlink(missing_ok=True)
            raise
        await copy.close()
        return copied

    return asyncio.run(work())
