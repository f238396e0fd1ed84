"""Bans: of members, of networks, and of guests known only by a hash of their address."""

from __future__ import annotations

import ipaddress
import secrets
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Literal

from msgspec import Struct

from ..base.errors import Refused
from ..base.proxies import limit_key, read_address
from ..store.collection import Entry

WIDEST = {4: 8, 6: 16}
"""Networks with a shorter prefix are not banned: that would be a mistake."""
MAX_BANS = 5_000
MAX_REMEMBERED = 10_000


class BanDoc(Struct):
    kind: Literal["member", "range", "address"]
    target: str
    """A member's id, a network, or the tag of an address (``AddressTags``)."""
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
    """The bans that one server knows, including ended ones."""

    def __init__(self, bans: Iterable[Ban] = ()) -> None:
        # If several apply to somebody, the one that lasts longest comes first.
        self.all = sorted(bans, key=lambda ban: (ban.doc.until is not None, -(ban.doc.until or 0)))
        self.networks = [(ipaddress.ip_network(ban.doc.target), ban) for ban in self.all if ban.doc.kind == "range"]
        self.addresses = {ban.doc.target: ban for ban in reversed(self.all) if ban.doc.kind == "address"}
        self.members = {ban.doc.target: ban for ban in reversed(self.all) if ban.doc.kind == "member"}
        self._known: dict[str, list[Ban]] = {}

    def of_member(self, member: str | None, now: int) -> Ban | None:
        found = None if member is None else self.members.get(member)
        return found if found is not None and found.holds(now) else None

    def of_address(self, client: str, tag: Callable[[str], str], now: int) -> Ban | None:
        """Return the ban of an address, by networks and by its *tag*."""
        if not self.networks and not self.addresses:
            return None
        known = self._known.get(client)
        if known is None:
            address = read_address(client)
            known = [ban for network, ban in self.networks if address is not None and address in network]
            mark = tag(limit_key(client))
            known += [self.addresses[mark]] if mark in self.addresses else []
            if len(self._known) >= MAX_REMEMBERED:
                self._known.clear()
            self._known[client] = known
        return next((ban for ban in known if ban.holds(now)), None)


def read_bans(entries: Iterable[Entry[BanDoc]]) -> list[Ban]:
    return [Ban(entry.key, entry.at, entry.rev, entry.doc) for entry in entries]


def read_range(text: str) -> str:
    """Return a network in canonical form.

    Raises:
        Refused: it is not a network, or so wide that it must be a mistake.
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
