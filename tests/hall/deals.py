"""The same deals and the same bots in every run: what halls under test have in place of real secrets.

The secret of a match follows from the test that runs and from how many matches its server has made in this test, so it
does not matter which tests ran before on the same server. Run as a program, this is ``dragonhall`` with such deals.
"""

from __future__ import annotations

import hashlib
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


def dragonhall() -> Any:
    """The command, whose servers have the deals of the test that runs."""
    from dragonhall.cli import main
    from dragonhall.hall.app import Hall
    from dragonhall.hall.server import serve

    serve.Hall = partial(Hall, new_secret=next_secret)  # type: ignore[assignment, attr-defined]
    return main()


if __name__ == "__main__":
    sys.exit(dragonhall())
