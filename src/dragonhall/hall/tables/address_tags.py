"""Keyed hashes: tags that replace addresses in the store, and seals that only the hall's servers can make."""

from __future__ import annotations

import hmac
import secrets

from ..store import Store

ADDRESS_KEY = "key of addresses"


class AddressTags:
    """Makes hashes with a key that all servers of a store share."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""

    async def open(self) -> None:
        """Read the key, or make it."""
        self._key = bytes.fromhex(await self._store.secret(ADDRESS_KEY, lambda: secrets.token_hex(32)))

    def tag(self, address: str) -> str:
        """Return the tag of an address: always the same, and meaningless without the key."""
        return hmac.new(self._key, address.encode(), "sha256").hexdigest()[:16]

    def seal(self, text: str) -> bytes:
        """Return a seal of a text that only servers of this store can make."""
        return hmac.digest(self._key, f"seal {text}".encode(), "sha256")
