"""Keyed hashes: what stands for an address wherever the hall keeps one, and seals that only its servers can make."""

from __future__ import annotations

import hmac
import secrets

from ..store import Store

ADDRESS_KEY = "key of addresses"


class AddressTags:
    """Make hashes with a key that all servers of a store share."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""

    async def open(self) -> None:
        """Read the key, or make it."""
        self._key = bytes.fromhex(await self._store.secret(ADDRESS_KEY, lambda: secrets.token_hex(32)))

    def tag(self, address: str) -> str:
        """Return what stands for an address: the same for the same, and meaningless by itself."""
        return hmac.new(self._key, address.encode(), "sha256").hexdigest()[:16]

    def seal(self, text: str) -> bytes:
        """Return what only servers of this store can make of a text."""
        return hmac.digest(self._key, f"seal {text}".encode(), "sha256")
