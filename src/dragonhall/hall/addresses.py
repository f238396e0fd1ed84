"""Where a guest comes from: the address that limits count by, also behind proxies that the host trusts."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Headers = Iterable[tuple[bytes, bytes]]


def read_address(text: str) -> Address | None:
    """An address, also with a port behind it; an IPv4 address inside IPv6 is an IPv4 address."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


@lru_cache(10_000)
def limit_key(text: str) -> str:
    """By what limits count: an IPv4 address, or the /64 network of an IPv6 address, which one customer has whole."""
    found = read_address(text)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((found, 64), strict=False))
    return text if found is None else str(found)


class Proxies:
    """The proxies whose word about their guests is believed; by default there are none."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        """Raises ``ValueError`` for what is neither an address nor a network."""
        self.networks = [ipaddress.ip_network(text) for text in networks]
        self.trusted = lru_cache(10_000)(self._trusted)

    def _trusted(self, text: str) -> bool:
        found = read_address(text)
        return found is not None and any(found in network for network in self.networks)

    def client(self, peer: str, headers: Headers) -> str:
        """Who asks: the last address in X-Forwarded-For that is not itself a trusted proxy."""
        if not self.networks or not self.trusted(peer):
            return peer
        hops = b",".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin-1").split(",")
        client = peer
        for hop in reversed(hops):
            if read_address(hop) is None:
                break
            client = str(read_address(hop))
            if not self.trusted(client):
                break
        return client

    def scheme(self, peer: str, headers: Headers, default: str) -> str:
        """``http`` or ``https``, as the guest asked."""
        if self.networks and self.trusted(peer):
            for name, value in headers:
                if name == b"x-forwarded-proto" and value.strip().lower() in (b"http", b"https"):
                    return value.strip().lower().decode()
        return {"ws": "http", "wss": "https"}.get(default, default)
