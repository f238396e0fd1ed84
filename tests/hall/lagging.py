"""``dragonhall`` as a server that hears late of the others, or whose clock is wrong: for tests of several servers.

``LAG`` is how many seconds it takes until this server hears what another one wrote, ``SKEW`` by how many seconds its
clock is ahead.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from typing import Any

from .deals import dragonhall

LAG, SKEW = float(os.environ.get("LAG", 0)), float(os.environ.get("SKEW", 0))


def main() -> Any:
    real = time.time
    time.time = lambda: real() + SKEW

    from dragonhall.hall.store.postgres import PostgresStore

    at_once = PostgresStore._heard

    def late(self: PostgresStore, *heard: Any) -> None:
        asyncio.get_running_loop().call_later(LAG, at_once, self, *heard)

    PostgresStore._heard = late  # type: ignore[method-assign]
    return dragonhall()


if __name__ == "__main__":
    sys.exit(main())
