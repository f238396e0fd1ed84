"""Ports for servers under test. The system gives none of them to others, so a server that is started again finds its
port free: it hands out only ports from 32,768 on by itself."""

from __future__ import annotations

import atexit
import itertools
import socket
from functools import cache

FIRST, BLOCK, BLOCKS = 12_000, 200, 100
"""Each process that runs tests has a block of its own, as long as it listens at the first port of it."""


def free_port() -> int:
    """Return a port at which nothing listens, another one each time until the block is used up."""
    return next(port for port in _ports() if _bound(port, stays=False))


@cache
def _ports() -> itertools.cycle[int]:
    mine = next(first for first in range(FIRST, FIRST + BLOCKS * BLOCK, BLOCK) if _bound(first, stays=True))
    return itertools.cycle(range(mine + 1, mine + BLOCK))


def _bound(port: int, stays: bool) -> bool:
    """Whether one can listen at a port."""
    try:
        listening = socket.create_server(("127.0.0.1", port))
    except OSError:
        return False
    if stays:
        atexit.register(listening.close)
    else:
        listening.close()
    return True
