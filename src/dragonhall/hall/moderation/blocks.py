"""Mutes and blocks. A member's belong to the member; a guest's belong to the device, by a cookie, for a year.

A member is known by the membership. A guest is known by the address as tables keep it (``AddressTags``): somebody else
from the same address is muted and blocked too, and the same person from another address is not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from .. import protocol as p
from ..base.errors import Refused
from ..members.accounts import FORMER, YEAR_MS, Accounts
from ..store import Document, Store
from ..store.collection import NEW, Also, Collection, Empty, Entry
from ..tables.address_tags import AddressTags
from ..tables.codes import token_hash
from ..tables.state import Person, TableState

MAX_BLOCKS = 500
DEVICE = "device "
COOKIE = "dragonhall-device"
COOKIE_SECONDS = YEAR_MS // 1000


class BlockDoc(Struct):
    how: Literal["mute", "block"]
    member: str | None
    code: str


class Blocks:
    """All mutes and blocks of a hall."""

    def __init__(self, store: Store, now: Callable[[], int], accounts: Accounts, tags: AddressTags) -> None:
        self.store, self.now, self.accounts, self.tags = store, now, accounts, tags
        self.blocks = Collection(store, "block", BlockDoc)
        self.notes = Collection(store, "blocked", Empty)
        """For each block that is about a member, so that it goes when that member is deleted."""

    async def set(self, owner: str, state: TableState, me: Person, asked: p.Block) -> None:
        """Mute or block somebody at a table, or undo that."""
        them = next((person for person in state.players if person.player == asked.player), None)
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
        if len(await self.blocks.of(owner, MAX_BLOCKS)) >= MAX_BLOCKS:
            raise Refused("too-fast", f"You have muted and blocked {MAX_BLOCKS} people: end some of that first.")
        await self._put(owner, target, BlockDoc(asked.how, them.member, state.code))

    async def _put(self, owner: str, target: str, doc: BlockDoc) -> None:
        key, now = f"{owner}/{target}", self.now()

        def edit(block: Entry[BlockDoc]) -> Also:
            is_new = block.rev == NEW
            block.at, block.doc = now, doc
            return Also([self.notes.new(key, doc.member, now)] if is_new and doc.member is not None else [])

        await self.blocks.update(key, edit, new=lambda: self.blocks.entry(key, owner, now, doc))

    async def _drop(self, *keys: str) -> None:
        await self.store.write([], [ref for key in keys for ref in (self.blocks.ref(key), self.notes.ref(key))])

    async def end(self, owner: str, block: str) -> None:
        """End a mute or block, by the id that ``to_wire`` gave it."""
        for kept in await self.blocks.of(owner, MAX_BLOCKS):
            if self.tags.tag(kept.key) == block:
                await self._drop(kept.key)
                return
        raise Refused("no-page", "You have muted or blocked nobody by that name.")

    async def forget_old(self) -> None:
        """Delete the mutes and blocks of devices whose cookies have expired: nobody can use or end them any more."""
        before = self.now() - YEAR_MS
        blocks = await self.blocks.all()
        await self._drop(*(block.key for block in blocks if block.owner.startswith(DEVICE) and block.at < before))

    # Asking

    async def to_wire(self, owner: str) -> p.Blocks:
        """List the mutes and blocks of a member or a device."""
        shown = []
        for block in await self.blocks.of(owner, MAX_BLOCKS):
            doc = block.doc
            account = None if doc.member is None else await self.accounts.account(doc.member)
            name = account.doc.name if account else FORMER if doc.member else ""
            # Named by a hash, because the key of a guest's is made from an address.
            shown.append(p.Blocked(self.tags.tag(block.key), doc.how, name, doc.code, block.at))
        return p.Blocks(shown)

    async def at_table(self, owner: str, state: TableState, me: int | None) -> p.TableBlocks:
        """Return the players of a table whom a member or a device has muted or blocked."""
        found = p.TableBlocks([], [])
        if not owner:
            return found
        known = {block.key: block.doc.how for block in await self.blocks.of(owner, MAX_BLOCKS)}
        for person in state.players:
            how = known.get(f"{owner}/{target_of(person.member, person.address)}")
            if how is not None and person.player != me:
                (found.block if how == "block" else found.mute).append(person.player)
        return found

    async def unwanted(self, state: TableState, player: int | None, member: str | None, address: str) -> bool:
        """Return whether the host of a table has blocked somebody."""
        host = next((person for person in state.players if person.player == state.host), None)
        owner = "" if host is None else owner_of(host.member, host.device)
        target = target_of(member, address)
        if not owner or not target or player == state.host or (member is not None and member == owner):
            return False
        found = await self.blocks.get(f"{owner}/{target}")
        return found is not None and found.doc.how == "block"

    async def check_seat(self, state: TableState, player: int | None, member: str | None, address: str) -> None:
        """Raise Refused for somebody whom the host of the table has blocked, and wants to sit down."""
        if await self.unwanted(state, player, member, address):
            raise Refused("blocked", "The host of this table does not want to play with you: you may watch.")

    # Members

    async def adopt(self, device: str, member: str) -> None:
        """Give a member the mutes and blocks that a guest made on a device."""
        found = [] if not device else await self.blocks.of(device, MAX_BLOCKS)
        room = MAX_BLOCKS - len(await self.blocks.of(member, MAX_BLOCKS)) if found else 0
        for block in found:
            target = block.key.partition("/")[2]
            if room > 0 and block.doc.member != member and not await self.blocks.has(f"{member}/{target}"):
                await self._put(member, target, block.doc)
                room -= 1
            await self._drop(block.key)

    async def export(self, member: str) -> list[dict[str, Any]]:
        """Return all mutes and blocks of a member."""
        listed: list[dict[str, Any]] = msgspec.to_builtins((await self.to_wire(member)).blocks)
        return listed

    async def remove_member(self, member: str, owned: list[Document]) -> None:
        """End everybody's blocks of a member who is deleted; the member's own documents are deleted elsewhere."""
        other: dict[str, Collection[Any]] = {self.blocks.kind: self.notes, self.notes.kind: self.blocks}
        await self.store.write([], [other[each.kind].ref(each.key) for each in owned if each.kind in other])


def target_of(member: str | None, address: str) -> str:
    """Return the key by which a muted or blocked person is known; empty if there is none."""
    return f"member {member}" if member else f"guest {address}" if address else ""


def owner_of(member: str | None, device: str) -> str:
    """Return the owner of mutes and blocks: a member or a device; empty for a guest who never had any."""
    return member or device


def device_of(cookie: str | None) -> str:
    """Return the owner key of a device: a hash of its cookie."""
    return f"{DEVICE}{token_hash(cookie)}" if cookie else ""


def device_cookie(token: str, secure: bool) -> str:
    """Return the cookie of a device: scripts cannot read it, and no other site can send it."""
    end = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/api; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Strict{end}"
