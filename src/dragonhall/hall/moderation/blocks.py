"""Whom people mute and block. A member's are kept for the member, a guest's for the device, by a cookie.

A member is known by the membership. A guest is known by the address as tables keep it (``Hall.tag``): somebody else
from the same address is muted and blocked too, and the same person from another address is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from . import protocol as p
from .members import FORMER, YEAR_MS
from .problems import Refused
from .store import Conflict, Document
from .table_state import Person, TableState, token_hash

if TYPE_CHECKING:
    from .hall import Hall

KIND, MIRROR = "block", "blocked"
"""Those of one person; and for each that is about a member a note, so that it goes when that member is deleted."""
MOST_BLOCKS = 500
TRIES = 10
DEVICE = "device "
COOKIE = "dragonhall-device"
COOKIE_SECONDS = YEAR_MS // 1000
encode = msgspec.json.encode


class BlockDoc(Struct):
    how: Literal["mute", "block"]
    member: str | None
    code: str


class Blocks:
    """All mutes and blocks of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def set(self, owner: str, state: TableState, me: Person, asked: p.Block) -> None:
        """Mute or block somebody at a table, or take that back."""
        them = next((one for one in state.players if one.player == asked.player), None)
        if them is None:
            raise Refused("no-player", f"There is no player {asked.player} at this table.")
        if them.player == me.player or (me.member is not None and them.member == me.member):
            raise Refused("not-allowed", "Nobody blocks themselves.")
        target = target_of(them.member, them.address)
        if not target:
            raise Refused("not-allowed", "It is not known who that is: nobody can be muted or blocked here.")
        if asked.how == "none":
            await self._drop(f"{owner}/{target}")
            return
        if len(await self.hall.store.documents(KIND, owner, MOST_BLOCKS)) >= MOST_BLOCKS:
            raise Refused("too-fast", f"You have muted and blocked {MOST_BLOCKS} people: end some of that first.")
        await self._put(owner, target, BlockDoc(asked.how, them.member, state.code))

    async def _put(self, owner: str, target: str, doc: BlockDoc) -> None:
        key, now = f"{owner}/{target}", self.hall.now()
        for _ in range(TRIES):
            old = await self.hall.store.document(KIND, key)
            put = [Document(KIND, key, owner, now, 0 if old is None else old.rev + 1, encode(doc))]
            if old is None and doc.member is not None:
                put.append(Document(MIRROR, key, doc.member, now, 0, b"{}"))
            try:
                await self.hall.store.write(put)
                return
            except Conflict:
                continue

    async def _drop(self, key: str) -> None:
        await self.hall.store.write([], [(KIND, key), (MIRROR, key)])

    async def end(self, owner: str, block: str) -> None:
        for one in await self.hall.store.documents(KIND, owner, MOST_BLOCKS):
            if self.hall.tag(one.key) == block:
                await self._drop(one.key)
                return
        raise Refused("no-page", "You have muted or blocked nobody by that name.")

    # Asking

    async def listed(self, owner: str) -> p.Blocks:
        told = []
        for one in await self.hall.store.documents(KIND, owner, MOST_BLOCKS):
            doc = msgspec.json.decode(one.doc, type=BlockDoc)
            account = None if doc.member is None else await self.hall.members.account(doc.member)
            name = account.doc.name if account else FORMER if doc.member else ""
            # Named by a hash, for the key of a guest's is made from an address.
            told.append(p.Blocked(self.hall.tag(one.key), doc.how, name, doc.code, one.at))
        return p.Blocks(told)

    async def at_table(self, owner: str, state: TableState, me: int | None) -> p.TableBlocks:
        """Which players of a table somebody has muted or blocked."""
        told = p.TableBlocks([], [])
        if not owner:
            return told
        found = await self.hall.store.documents(KIND, owner, MOST_BLOCKS)
        known = {one.key: msgspec.json.decode(one.doc, type=BlockDoc).how for one in found}
        for one in state.players:
            how = known.get(f"{owner}/{target_of(one.member, one.address)}")
            if how is not None and one.player != me:
                (told.block if how == "block" else told.mute).append(one.player)
        return told

    async def unwanted(self, state: TableState, player: int | None, member: str | None, address: str) -> bool:
        """Whether the host of a table has blocked somebody."""
        host = next((one for one in state.players if one.player == state.host), None)
        owner = "" if host is None else owner_of(host.member, host.device)
        target = target_of(member, address)
        if not owner or not target or player == state.host or (member is not None and member == owner):
            return False
        found = await self.hall.store.document(KIND, f"{owner}/{target}")
        return found is not None and msgspec.json.decode(found.doc, type=BlockDoc).how == "block"

    async def check_seat(self, state: TableState, player: int | None, member: str | None, address: str) -> None:
        """Raises Refused: the host of the table has blocked who wants to sit down."""
        if await self.unwanted(state, player, member, address):
            raise Refused("blocked", "The host of this table does not want to play with you: you may watch.")

    # Members

    async def adopt(self, device: str, member: str) -> None:
        """What a guest has muted and blocked on a device is the member's from now on."""
        found = [] if not device else await self.hall.store.documents(KIND, device, MOST_BLOCKS)
        room = MOST_BLOCKS - len(await self.hall.store.documents(KIND, member, MOST_BLOCKS)) if found else 0
        for one in found:
            doc = msgspec.json.decode(one.doc, type=BlockDoc)
            target = one.key.partition("/")[2]
            new = doc.member != member and await self.hall.store.document(KIND, f"{member}/{target}") is None
            if new and room > 0:
                await self._put(member, target, doc)
                room -= 1
            await self._drop(one.key)

    async def of_member(self, member: str) -> list[dict[str, Any]]:
        """For the export."""
        listed: list[dict[str, Any]] = msgspec.to_builtins((await self.listed(member)).blocks)
        return listed

    async def forget(self, owned: list[Document]) -> None:
        """Nobody blocks a member who was deleted; *owned* are the member's documents, and go by themselves."""
        other = {KIND: MIRROR, MIRROR: KIND}
        await self.hall.store.write([], [(other[one.kind], one.key) for one in owned if one.kind in other])


def target_of(member: str | None, address: str) -> str:
    """By what somebody is known who is muted or blocked; nothing where that is not known."""
    return f"member {member}" if member else f"guest {address}" if address else ""


def owner_of(member: str | None, device: str) -> str:
    """Whose mutes and blocks: a member's, or those of a device; nothing for a guest who never had any."""
    return member or device


def device_of(cookie: str | None) -> str:
    """By what a device's are kept: a hash of its cookie."""
    return f"{DEVICE}{token_hash(cookie)}" if cookie else ""


def device_cookie(token: str, secure: bool) -> str:
    """Scripts cannot read it, and no other site can send it."""
    end = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/api; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Strict{end}"
