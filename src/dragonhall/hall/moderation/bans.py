"""Who may not come in: members, networks of addresses, and guests of whom only a hash of the address is known."""

from __future__ import annotations

import ipaddress
import secrets
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Literal

import msgspec
from msgspec import Struct

from .addresses import limit_key, read_address
from .problems import Refused
from .store import Document

KIND = "ban"
WIDEST = {4: 8, 6: 16}
"""Networks with a shorter prefix are not banned: that would be a mistake."""
MOST_BANS = 5_000
MOST_REMEMBERED = 10_000


class BanDoc(Struct):
    kind: Literal["member", "range", "address"]
    target: str
    """A member's id, a network, or what stands for an address (``Hall.tag``)."""
    reason: str
    until: int | None = None


class Ban(Struct):
    ban: str
    at: int
    rev: int
    doc: BanDoc

    def holds(self, now: int) -> bool:
        return self.doc.until is None or self.doc.until > now

    def refusal(self) -> Refused:
        until = self.doc.until
        end = "" if until is None else f" until {datetime.fromtimestamp(until / 1000, UTC):%Y-%m-%d %H:%M} UTC"
        reason = f": {self.doc.reason.rstrip('.')}" if self.doc.reason else ""
        return Refused("banned", f"The host has banned you from this hall{end}{reason}.")


class Bans:
    """The bans as one server knows them; which hold is asked by the time."""

    def __init__(self, bans: Iterable[Ban] = ()) -> None:
        # Where several concern somebody, the one that holds longest comes first.
        self.all = sorted(bans, key=lambda one: (one.doc.until is not None, -(one.doc.until or 0)))
        self.networks = [(ipaddress.ip_network(one.doc.target), one) for one in self.all if one.doc.kind == "range"]
        self.addresses = {one.doc.target: one for one in reversed(self.all) if one.doc.kind == "address"}
        self.members = {one.doc.target: one for one in reversed(self.all) if one.doc.kind == "member"}
        self._known: dict[str, list[Ban]] = {}

    def of_member(self, member: str | None, now: int) -> Ban | None:
        found = None if member is None else self.members.get(member)
        return found if found is not None and found.holds(now) else None

    def of_address(self, client: str, tag: Callable[[str], str], now: int) -> Ban | None:
        """By the address, and by what *tag* makes to stand for it."""
        if not self.networks and not self.addresses:
            return None
        known = self._known.get(client)
        if known is None:
            address = read_address(client)
            known = [one for network, one in self.networks if address is not None and address in network]
            mark = tag(limit_key(client))
            known += [self.addresses[mark]] if mark in self.addresses else []
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            self._known[client] = known
        return next((one for one in known if one.holds(now)), None)


def read_bans(documents: Iterable[Document]) -> list[Ban]:
    return [Ban(one.key, one.at, one.rev, msgspec.json.decode(one.doc, type=BanDoc)) for one in documents]


def read_range(text: str) -> str:
    """A network as it is kept.

    Raises:
        Refused: it is none, or so wide that it must be a mistake.
    """
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        example = "an address or a network like 203.0.113.0/24 or 2001:db8::/32"
        raise Refused("bad-range", f"A range is {example}: {error}.") from error
    mapped = getattr(network.network_address, "ipv4_mapped", None)
    if mapped is not None and network.prefixlen >= 96:
        network = ipaddress.ip_network(f"{mapped}/{network.prefixlen - 96}")
    if network.prefixlen < WIDEST[network.version]:
        raise Refused("bad-range", f"A range has at least /{WIDEST[network.version]}: this would ban too many.")
    return str(network)


def new_ban_id() -> str:
    return secrets.token_hex(6)
