"""The address that limits count a guest by, even behind proxies that the host trusts."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Headers = Iterable[tuple[bytes, bytes]]


def read_address(text: str) -> Address | None:
    """Return an address, even if a port follows it; an IPv4 address inside IPv6 is an IPv4 address."""
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
    """Return the key that limits count by: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one
    customer."""
    found = read_address(text)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((found, 64), strict=False))
    return text if found is None else str(found)


@lru_cache(10_000)
def networks_around(key: str) -> tuple[str, ...]:
    """Return the /56 and the /48 around the /64 network of a limit's key; nothing for an IPv4 address."""
    if not key.endswith("/64"):
        return ()
    network = ipaddress.IPv6Network(key)
    return tuple(str(network.supernet(new_prefix=prefix)) for prefix in (56, 48))


def is_loopback(host: str) -> bool:
    """Whether this name or address always means the machine itself."""
    found = read_address(host)
    return host == "localhost" if found is None else found.is_loopback


def network_origins(host: str, port: int) -> list[str]:
    """Where others in the local network reach a server that listens at this address; nowhere, on the loopback."""
    found = read_address(host)
    if found is not None and not found.is_unspecified:
        hosts = [] if found.is_loopback else [found]
    else:
        hosts = [found for found in _own_addresses() if not found.is_loopback and not found.is_link_local]
    return [f"http://[{address}]:{port}" if address.version == 6 else f"http://{address}:{port}" for address in hosts]


def _own_addresses() -> list[Address]:
    """Return the IPv4 addresses of this machine, the one that leads outside first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
        asking.connect(("192.0.2.1", 9))  # sends nothing, only picks the route
        found.append(asking.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for text in dict.fromkeys(found) if (address := read_address(text)) is not None]


class Proxies:
    """The proxies whose word about their guests is believed; by default there are none."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        """Read the networks; raise ``ValueError`` for anything that is neither an address nor a network."""
        self.networks = [ipaddress.ip_network(text) for text in networks]
        self.trusted = lru_cache(10_000)(self._trusted)

    def _trusted(self, text: str) -> bool:
        found = read_address(text)
        return found is not None and any(found in network for network in self.networks)

    def client(self, peer: str, headers: Headers) -> str:
        """Return the client: the last address in X-Forwarded-For that is not itself a trusted proxy."""
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
