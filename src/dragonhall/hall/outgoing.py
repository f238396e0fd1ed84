"""Requests that a hall sends to addresses that people gave it.

Whoever can name an address could make the hall ask its own network. So: only https, only public addresses, looked up
once and connected to as they were looked up, no redirects, a short time for everything, and nothing of the answer but
its status. The host may name exceptions (``--nudge-host``).
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import ssl
from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from socket import getaddrinfo
from urllib.parse import SplitResult, urlsplit

from .problems import Refused

SECONDS = 10.0
"""For one request, from the look-up of its host to the status of the answer."""
LONGEST_URL = 1000
LOOK_UPS = 8
"""Hosts that are looked up at the same time."""
WORD = re.compile(r"[!-~]+")
"""What an address may consist of."""
WITHIN = [ipaddress.IPv6Network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
"""Networks in whose addresses others are hidden: NAT64, 6to4, Teredo."""


class NotSent(Exception):
    """The request was not answered, or may not be sent."""


def checked_url(url: str, allowed: Collection[str]) -> SplitResult:
    """An address that may be asked, as far as it says so itself.

    Raises:
        Refused: the sentence says what is wrong.
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise Refused("bad-address", "That is not the address of a receiver.") from error
    if not WORD.fullmatch(url) or len(url) > LONGEST_URL or not host or port == 0 or parts.username is not None:
        raise Refused("bad-address", f"An address is https://host/path, with {LONGEST_URL} characters at most.")
    if host in allowed and parts.scheme in ("http", "https"):
        return parts
    if parts.scheme != "https":
        raise Refused("bad-address", "Only addresses that begin with https:// are sent anything.")
    number = _number(host)
    if "." not in host.rstrip(".") if number is None else not is_public(number):
        raise Refused("bad-address", "Nothing is sent to addresses inside a network.")
    return parts


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether anybody on the internet could ask this address."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.is_site_local or any(address in network for network in WITHIN):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def post(url: str, headers: Mapping[str, str], body: bytes, allowed: Collection[str]) -> int:
    """Send something; the status of the answer.

    Raises:
        NotSent: nobody answered in time, or the host is in a private network.
    """
    try:
        parts = checked_url(url, allowed)
        async with asyncio.timeout(SECONDS):
            return await _post(parts, headers, body, allowed)
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise NotSent(str(error) or type(error).__name__) from error
    except Refused as error:
        raise NotSent(str(error)) from error


async def _post(parts: SplitResult, headers: Mapping[str, str], body: bytes, allowed: Collection[str]) -> int:
    host, secure = parts.hostname or "", parts.scheme == "https"
    address = await _looked_up(host, parts.port or (443 if secure else 80), host in allowed)
    reader, writer = await asyncio.open_connection(
        *address, ssl=_tls() if secure else None, server_hostname=host if secure else None, limit=8192
    )
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


async def _looked_up(host: str, port: int, allowed: bool) -> tuple[str, int]:
    """The number of a host: connected to as it is checked, since the next look-up could say something else."""
    found = await asyncio.get_running_loop().run_in_executor(_look_ups(), partial(getaddrinfo, host, port, type=1))
    numbers = [str(one[4][0]) for one in found]
    if not numbers:
        raise NotSent("the host has no address")
    if not allowed and not all(is_public(ipaddress.ip_address(one.partition("%")[0])) for one in numbers):
        raise NotSent("the host is inside a network")
    return numbers[0], port


@cache
def _look_ups() -> ThreadPoolExecutor:
    """Looking up a host whose servers do not answer takes long: nothing else of the hall waits for such threads."""
    return ThreadPoolExecutor(LOOK_UPS, "look-up")


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _number(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None
