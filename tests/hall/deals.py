"""The same deals and the same bots in every run: what halls under test have in place of real secrets.

The secret of a match follows from the test that runs and from how many matches its server has made in this test, so it
does not matter which tests ran before on the same server. Run as a program, this is ``dragonhall`` with such deals.
Such a server sends its nudges to this machine alone, whatever is wrong: it asks a name server at a port of this machine
(``DNS_PORT``; by default nobody answers there), and connects to no other machine.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import ipaddress
import os
import sys
import tempfile
from collections.abc import Callable
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


def running_test() -> str:
    """Return the name of the test that runs."""
    path = os.environ.get(TEST_FILE)
    return Path(path).read_text("utf-8") if path else ""


def next_secret() -> bytes:
    """Return the secret of the next match."""
    test = running_test()
    _made[test] = _made.pop(test, 0) + 1
    if len(_made) > 1:
        del _made[next(iter(_made))]
    return hashlib.sha256(f"{os.environ.get(SERVER)} {test} {_made[test]}".encode()).digest()


# In place of the browser's chance in the workers of a page: splitmix64.
LUCK = """{ let state = %dn
  const next = () => {
    state = (state + 0x9e3779b97f4a7c15n) & 0xffffffffffffffffn
    let z = state
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & 0xffffffffffffffffn
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & 0xffffffffffffffffn
    return z ^ (z >> 31n)
  }
  Math.random = () => Number(next() >> 11n) / 2 ** 53
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let n = 0; n < bytes.length; n++) bytes[n] = Number(next() & 255n)
    return array
  }
}
"""


def with_luck(script: str, name: str) -> str:
    """Return a worker's script with the chance that belongs to a name: the hall in the browser deals the same cards."""
    return LUCK % int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big") + script


def is_worker(file: Path) -> bool:
    """Return whether a file of the built pages runs in a worker that draws cards or plays for bots."""
    return file.suffix == ".js" and file.name.startswith(("worker-", "bot_worker-"))


def packed_with_luck(packed: Callable[[Path, int], tuple[bytes, str]], file: Path, changed: int) -> tuple[bytes, str]:
    """Return a file compressed, and its ETag; the workers' scripts with the chance of the test that runs."""
    if not is_worker(file):
        return packed(file, changed)
    body = gzip.compress(with_luck(file.read_text("utf-8"), running_test()).encode(), 1, mtime=0)
    return body, f'"{hashlib.sha256(body).hexdigest()[:20]}"'


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
    from dragonhall.hall.routes import static
    from dragonhall.hall.server import serve

    serve.Hall = partial(Hall, new_secret=next_secret)  # type: ignore[assignment, attr-defined]
    static.packed = partial(packed_with_luck, static.packed)  # type: ignore[assignment]
    staying = partial(SafeHttp, look_up=look_up_here, connect=connect_here)
    service.SafeHttp = staying  # type: ignore[assignment, attr-defined, misc]
    return main()


if __name__ == "__main__":
    sys.exit(dragonhall())
