"""HTTP requests to addresses that members supplied.

Anyone who can name an address could make the hall ask its own network. So: https only, public addresses only, looked up
once and then connected to directly, no redirects, short timeouts, and nothing of the answer except its status. The host
may name exceptions (``--nudge-host``).

Somebody may also name an address whose name servers never answer. So names are looked up without threads, each within a
few seconds, and only a few at a time for one member: further look-ups wait for that member's earlier ones.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import ssl
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

from ..base.errors import Refused

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LOOK_UP_SECONDS, REQUEST_SECONDS = 4.0, 10.0
"""Seconds for the look-up of a host, and from there to the status of the answer."""
ONE_SERVER_SECONDS = 1.5
"""Seconds after which the next name server is asked."""
MAX_LOOK_UPS, MAX_LOOK_UPS_EACH = 256, 2
"""Maximum simultaneous look-ups: of a server, and for one member."""
MAX_URL = 1000
WORD = re.compile(r"[!-~]+")
"""The characters of an address."""
WITHIN = [ipaddress.IPv6Network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
"""Networks whose addresses embed other addresses: NAT64, 6to4, Teredo."""
CONNECT_SECONDS, MAX_NUMBERS = 3.0, 3
"""Seconds before the next IP address of a host is tried, and the maximum number tried."""
LookUp = Callable[[str], Awaitable[list[str]]]
"""Returns the IP addresses of a host; raises OSError."""
Connect = Callable[..., Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]
"""Opens a connection, as ``asyncio.open_connection`` does."""


class NotSent(Exception):
    """Raised when a request was not answered, or may not be sent."""


def checked_url(url: str, allowed: Collection[str]) -> SplitResult:
    """Return the parts of a URL, if the URL itself shows nothing that forbids a request.

    Raises:
        Refused: the sentence says what is wrong.
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise Refused("bad-address", "That is not the address of a receiver.") from error
    if not WORD.fullmatch(url) or len(url) > MAX_URL or not host or port == 0 or parts.username is not None:
        raise Refused("bad-address", f"An address is https://host/path, with {MAX_URL} characters at most.")
    if host in allowed and parts.scheme in ("http", "https"):
        return parts
    if parts.scheme != "https":
        raise Refused("bad-address", "Only addresses that begin with https:// are sent anything.")
    number = _number(host)
    if "." not in host.rstrip(".") if number is None else not is_public(number):
        raise Refused("bad-address", "Nothing is sent to addresses inside a network.")
    return parts


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Return whether this address is public."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.is_site_local or any(address in network for network in WITHIN):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def look_up(host: str) -> list[str]:
    """Ask this machine's name servers for the IP addresses of a host."""
    import dns.asyncresolver
    import dns.exception

    try:
        resolver = dns.asyncresolver.Resolver()
        resolver.timeout = ONE_SERVER_SECONDS
        found = await resolver.resolve_name(host, lifetime=LOOK_UP_SECONDS, search=False)
    except dns.exception.DNSException as error:
        raise OSError(f"{host} was not found") from error
    return list(found.addresses())


async def look_up_here(host: str) -> list[str]:
    """Resolve a host as any program on this machine would: for hosts that its owner has named."""
    found = await asyncio.get_running_loop().getaddrinfo(host, None, type=1)
    return [str(each[4][0]) for each in found]


class SafeHttp:
    """Sends requests for members; *allowed* are the exceptions that the host has named."""

    def __init__(
        self,
        allowed: Collection[str] = (),
        look_up: LookUp = look_up,
        connect: Connect = asyncio.open_connection,
    ) -> None:
        self.allowed, self.look_up, self.connect = allowed, look_up, connect
        self.seconds = REQUEST_SECONDS
        self._looking_up = asyncio.Semaphore(MAX_LOOK_UPS)
        self._members: dict[str, tuple[asyncio.Semaphore, int]] = {}
        """For each member with look-ups: the semaphore, and how many are running or waiting."""

    async def post(self, url: str, headers: Mapping[str, str], body: bytes, member: str = "") -> int:
        """Post a body for a member; return the status of the answer.

        Raises:
            NotSent: nobody answered in time, or the host is in a private network.
        """
        try:
            parts = checked_url(url, self.allowed)
            numbers = await self._numbers_of(parts.hostname or "", member)
            async with asyncio.timeout(self.seconds):
                return await self._post(parts, numbers, headers, body)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise NotSent(str(error) or type(error).__name__) from error
        except Refused as error:
            raise NotSent(str(error)) from error

    async def _numbers_of(self, host: str, member: str) -> list[str]:
        """Return the checked IP addresses of a host: a second look-up could return others."""
        if _number(host) is not None:
            return [host]
        allowed = host in self.allowed
        async with self._one_of(member), self._looking_up, asyncio.timeout(LOOK_UP_SECONDS):
            numbers = await (look_up_here if allowed else self.look_up)(host)
        if not numbers:
            raise NotSent("the host has no address")
        read = [ipaddress.ip_address(each.partition("%")[0]) for each in numbers]
        if not allowed and not all(map(is_public, read)):
            raise NotSent("the host is inside a network")
        return [str(each) for each in sorted(read, key=lambda each: each.version)]

    @asynccontextmanager
    async def _one_of(self, member: str) -> AsyncIterator[None]:
        """Wait for one of this member's slots for look-ups."""
        turn, waiting = self._members.get(member) or (asyncio.Semaphore(MAX_LOOK_UPS_EACH), 0)
        self._members[member] = turn, waiting + 1
        try:
            async with turn:
                yield
        finally:
            turn, waiting = self._members.pop(member)
            if waiting > 1:
                self._members[member] = turn, waiting - 1

    async def _post(self, parts: SplitResult, numbers: list[str], headers: Mapping[str, str], body: bytes) -> int:
        reader, writer = await self._connected(parts, numbers)
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            lines = {"Host": parts.netloc, "User-Agent": "Dragonhall", "Content-Length": str(len(body)), **headers}
            head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
            writer.write(f"POST {path} HTTP/1.1\r\n{head}Connection: close\r\n\r\n".encode("latin-1") + body)
            await writer.drain()
            first = await reader.readuntil(b"\r\n")
            found = re.match(rb"HTTP/1\.[01] (\d{3})", first)
            if found is None:
                raise NotSent("the answer is not HTTP")
            return int(found[1])
        finally:
            writer.transport.abort()

    async def _connected(
        self, parts: SplitResult, numbers: list[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the first of these IP addresses that answers."""
        secure, failed = parts.scheme == "https", OSError("nobody answers")
        port = parts.port or (443 if secure else 80)
        tls = {"ssl": _tls(), "server_hostname": parts.hostname} if secure else {}
        for number in numbers[:MAX_NUMBERS]:
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    return await self.connect(number, port, limit=8192, **tls)
            except OSError as error:  # TimeoutError is one
                failed = error
        raise failed


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _number(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None
