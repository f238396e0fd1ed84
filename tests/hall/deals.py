"""The same deals and the same bots in every run: what halls under test have in place of real secrets.

The secret of a match follows from the test that runs and from how many matches its server has made in this test, so it
does not matter which tests ran before on the same server. Run as a program, this is ``dragonhall`` with such deals.
Such a server sends its nudges to this machine alone, whatever is wrong: it asks a name server at a port of this machine
(``DNS_PORT``; by default nobody answers there), and connects to no other machine.
"""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import os
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

TEST_FILE, SERVER = "TEST_FILE", "TEST_SERVER"
"""Variables of the environment: the file that names the test that runs, and what a server is called in it."""

_made: dict[str, int] = {}
"""How many secrets were made in the test that runs."""


def name_test(name: str) -> None:
    """Say which test runs now, to all halls and servers of this process."""
    path = Path(tempfile.gettempdir()) / f"dragonhall-test-{os.getpid()}"
    path.write_text(name, "utf-8")
    os.environ[TEST_FILE] = str(path)


def forget_test() -> None:
    """Take the file away."""
    if path := os.environ.pop(TEST_FILE, ""):
        Path(path).unlink(missing_ok=True)


def next_secret() -> bytes:
    """Return the secret of the next match."""
    path = os.environ.get(TEST_FILE)
    test = Path(path).read_text("utf-8") if path else ""
    _made[test] = _made.pop(test, 0) + 1
    if len(_made) > 1:
        del _made[next(iter(_made))]
    return hashlib.sha256(f"{os.environ.get(SERVER)} {test} {_made[test]}".encode()).digest()


async def connect_here(host: str, *about: Any, **more: Any) -> Any:
    """Connect to this machine; the log of a server that wants to reach another one shows it as a fault."""
    if not ipaddress.ip_address(host).is_loopback:
        print(f"Traceback: a server under test wants to reach {host}", file=sys.stderr, flush=True)
        raise OSError("servers under test stay on this machine")
    return await asyncio.open_connection(host, *about, **more)


async def look_up_here(host: str) -> list[str]:
    """Ask the name server of the test."""
    import dns.resolver

    from dragonhall.hall.notifications.safe_http import look_up

    def configured(self: Any, *about: Any) -> None:
        self.port, self.nameservers = int(os.environ.get("DNS_PORT", 9)), ["127.0.0.1"]

    dns.resolver.BaseResolver.read_resolv_conf = configured  # type: ignore[assignment, method-assign]
    return await look_up(host)


def dragonhall() -> Any:
    """The command, whose servers have the deals of the test that runs, and stay on this machine."""
    from dragonhall.cli import main
    from dragonhall.hall.app import Hall
    from dragonhall.hall.notifications import service
    from dragonhall.hall.notifications.safe_http import SafeHttp
    from dragonhall.hall.server import serve

    serve.Hall = partial(Hall, new_secret=next_secret)  # type: ignore[assignment, attr-defined]
    staying = partial(SafeHttp, look_up=look_up_here, connect=connect_here)
    service.SafeHttp = staying  # type: ignore[assignment, attr-defined, misc]
    return main()


if __name__ == "__main__":
    sys.exit(dragonhall())
