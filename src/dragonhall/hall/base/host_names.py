"""The names by which a hall may be asked for."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

from .proxies import read_address

HOME_ENDS = (
    ".localhost", ".local", ".localdomain", ".lan", ".home", ".home.arpa", ".internal", ".intranet", ".fritz.box",
)  # fmt: skip
"""How names end that nobody outside a home or a firm can give away."""
HOST = re.compile(r"(\[[0-9a-f:.]*\]|[a-z0-9._-]*)(?::\d{0,5})?")
"""A Host header as browsers and programs send it."""


def host_name(host: str) -> str | None:
    """Return the name or address in a Host header, without its port; None if it is no such header."""
    found = HOST.fullmatch(host.strip().lower())
    return None if found is None else found[1].strip("[]").rstrip(".")


class OwnNames:
    """Knows by which names people may ask for this hall.

    By an address they always may, and by a name that only their own network knows. Strangers can let names in the
    public DNS lead here: such a name has to be this machine's, or one that the host has chosen.
    """

    def __init__(self, urls: Iterable[str] = ()) -> None:
        chosen = (urlsplit(url).hostname for url in urls)
        self.names = {name.lower().rstrip(".") for name in (*chosen, socket.gethostname()) if name}
        self.has = lru_cache(1_000)(self._has)

    def _has(self, host: str) -> bool:
        name = host_name(host)
        if name is None:
            return False
        return "." not in name or name in self.names or name.endswith(HOME_ENDS) or read_address(name) is not None
