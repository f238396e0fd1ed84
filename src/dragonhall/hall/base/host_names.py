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
"""Endings of names that only a home or company network can hand out."""
HOST = re.compile(r"(\[[0-9a-f:.]*\]|[a-z0-9._-]*)(?::\d{0,5})?")
"""A Host header as browsers and programs send it."""


def host_name(host: str) -> str | None:
    """Return the name or address in a Host header, without its port; None if the header is malformed."""
    found = HOST.fullmatch(host.strip().lower())
    return None if found is None else found[1].strip("[]").rstrip(".")


class OwnNames:
    """Knows the names by which clients may address this hall. An address is always allowed, and so is a name known only
    to the client's own network. Strangers can point names in the public DNS here: such a name must be this machine's,
    or one that the host has chosen.
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
