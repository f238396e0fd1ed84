"""What stands for a member in papers that outlive them: the host's log, the history of a club.

A mark is made from the member's id with the hall's own key. What leads from it back to the member is a document that
belongs to the member, so it goes when the member is deleted; the mark then leads to nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .members import FORMER
from .store import Conflict, Document

if TYPE_CHECKING:
    from .hall import Hall

KIND = "pseudonym"
PREFIX = "\nmark "
"""Before a mark in a list of names: no name has it."""


class Pseudonyms:
    """The marks of a hall's members."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def mark(self, member: str) -> str:
        """What stands for this member."""
        mark = self.hall.tag(member)
        if await self.hall.store.document(KIND, mark) is None:
            try:
                doc = msgspec.json.encode(member)
                await self.hall.store.write([Document(KIND, mark, member, self.hall.now(), 0, doc)])
            except Conflict:
                pass  # another server was quicker
        return PREFIX + mark

    async def name(self, text: str) -> str:
        """The name that a member has now; a dash for who was deleted. Any other text is itself."""
        if not text.startswith(PREFIX):
            return text
        found = await self.hall.store.document(KIND, text.removeprefix(PREFIX))
        account = None if found is None else await self.hall.members.account(found.owner)
        return FORMER if account is None else account.doc.name
