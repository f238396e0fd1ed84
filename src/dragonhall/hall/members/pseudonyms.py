"""Pseudonyms of members in records that outlive them: the host's log, the history of a club.

A mark is made from the member's id with the hall's own key. The only way from it back to the member is a document that
belongs to the member, so it goes when the member is deleted; the mark then leads to nobody.
"""

from __future__ import annotations

from collections.abc import Callable

from ..store import Store
from ..store.collection import Collection
from ..tables.address_tags import AddressTags
from .accounts import FORMER, Accounts

PREFIX = "\nmark "
"""Before a mark in a list of names: no name has it."""


class Pseudonyms:
    """The marks of a hall's members."""

    def __init__(self, store: Store, now: Callable[[], int], accounts: Accounts, tags: AddressTags) -> None:
        self.now, self.accounts, self.tags = now, accounts, tags
        self.marks = Collection(store, "pseudonym", str)

    async def mark(self, member: str) -> str:
        """Return the mark of this member."""
        mark = self.tags.tag(member)
        if not await self.marks.has(mark):
            await self.marks.create(mark, member, self.now(), member)  # unless another server is quicker
        return PREFIX + mark

    async def name(self, text: str) -> str:
        """Return the name that a member has now; a dash for a deleted member. Return any other text unchanged."""
        if not text.startswith(PREFIX):
            return text
        found = await self.marks.get(text.removeprefix(PREFIX))
        account = None if found is None else await self.accounts.account(found.owner)
        return FORMER if account is None else account.doc.name
