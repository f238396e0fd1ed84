"""Clubs: groups of members with tables, a history and boards of their own. One comes in by an invitation.

A club has one owner (named in its own document, so that there is always exactly one), helpers and members. Every
membership is two documents: one belongs to the club and has the role, one belongs to the member and goes with them.
Whoever comes or goes writes the club's document too, at its next revision: so nobody becomes the owner of a club that
they are just leaving, and nobody comes into one that is just being deleted.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from . import protocol as p
from .members import Account, new_id
from .names import clean_text, skeleton
from .problems import Refused
from .ratings import board_of
from .store import Conflict, Document, StoreDown, page_of
from .table_state import TableState, new_invitation, read_state, shared_code

if TYPE_CHECKING:
    from .hall import Hall
    from .table import LiveTable

CLUB, NAME, MEMBER, MINE, TABLE, MATCH = "club", "club name", "club member", "my club", "club table", "club match"
LONGEST_NAME = 40
MOST_EACH, MOST_OWNED, MOST_MEMBERS, MOST_TABLES = 20, 5, 500, 50
"""Clubs that one member is in and owns; members of a club; tables of a club that are not over."""
LISTED = 40
TRIES = 30
encode = msgspec.json.encode


class ClubDoc(Struct):
    name: str
    about: str
    created: int
    owner: str
    invitation: str


class RoleDoc(Struct):
    member: str
    role: Literal["helper", "member"] = "member"


class MatchDoc(Struct):
    """A match of a club that is over."""

    code: str
    game: str
    players: list[str]
    """By seat: marks of members (``pseudonyms``), names of guests, levels of bots."""
    winners: list[int]
    rated: bool


class Found(Struct):
    """A club, as read from the store."""

    club: str
    rev: int
    doc: ClubDoc


class Clubs:
    """All clubs of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._coming = asyncio.Lock()
        """Two at once could both be the last one that a club, or a member, has room for."""

    # Reading

    async def found(self, club: str) -> Found:
        kept = await self.hall.store.document(CLUB, club)
        if kept is None:
            raise Refused("no-club", "There is no such club.")
        return Found(club, kept.rev, msgspec.json.decode(kept.doc, type=ClubDoc))

    async def role(self, found: Found, member: str | None) -> p.Role | None:
        if member is None:
            return None
        kept = await self.hall.store.document(MEMBER, f"{found.club}/{member}")
        if kept is None:
            return None
        return "owner" if found.doc.owner == member else msgspec.json.decode(kept.doc, type=RoleDoc).role

    async def must_be(self, club: str, member: str, *roles: p.Role) -> tuple[Found, p.Role]:
        """The club and the role of a member in it.

        Raises:
            Refused: there is no such club, the member is not in it, or has another role.
        """
        found = await self.found(club)
        role = await self.role(found, member)
        if role is None:
            raise Refused("not-in-club", "You are not in this club.")
        if roles and role not in roles:
            raise Refused("not-allowed", f"That is for the {' and '.join(roles)} of the club.")
        return found, role

    async def told(self, club: str, member: str | None, before: int | None = None) -> p.Club:
        """A club as a member of it, or somebody else, may know it."""
        found = await self.found(club)
        role, doc = await self.role(found, member), found.doc
        kept = await self.hall.store.documents(MEMBER, club, MOST_MEMBERS)
        told = p.Club(club, doc.name, doc.about, doc.created, len(kept), role)
        if role is None:
            return told
        told.members = await self._members(found, kept)
        told.count = len(told.members)
        told.tables = await self._tables(club)
        told.tournaments = await self.hall.tournaments.of_club(club)
        matches, told.more = page_of(await self.hall.store.documents(MATCH, club, LISTED + 1, before), LISTED)
        told.history = [await self._match(one) for one in matches]
        told.invitation = doc.invitation if role != "member" else ""
        return told

    async def _members(self, found: Found, kept: list[Document]) -> list[p.ClubMember]:
        told = []
        roles = [(one, msgspec.json.decode(one.doc, type=RoleDoc)) for one in kept]
        accounts = await self.hall.members.accounts(doc.member for _, doc in roles)
        for one, doc in roles:
            account = accounts.get(doc.member)
            if account is not None:
                role: p.Role = "owner" if doc.member == found.doc.owner else doc.role
                told.append(p.ClubMember(doc.member, account.doc.name, account.doc.portrait, role, one.at))
        rank = {"owner": 0, "helper": 1, "member": 2}
        return sorted(told, key=lambda one: (rank[one.role], one.since))

    async def _tables(self, club: str) -> list[p.ClubTable]:
        told = []
        for one in await self.hall.store.documents(TABLE, club, MOST_TABLES):
            code = one.key.partition("/")[2]
            row = await self.hall.store.load(code)
            if row is None:
                await self.hall.store.write([], [(TABLE, one.key)])
                continue
            state = read_state(row.doc)
            if row.state == "over" or state.closed:
                continue
            link = f"/t/{shared_code(code, state.invitation)}"
            players = [state.name_at(seat) or place.level or "" for seat, place in enumerate(state.places)]
            phase: Any = row.state
            told.append(p.ClubTable(code, link, row.game, phase, row.updated, players, rated=state.rated))
        return told

    async def _match(self, document: Document) -> p.ClubTable:
        doc = msgspec.json.decode(document.doc, type=MatchDoc)
        row = await self.hall.store.load(doc.code)
        there = row is not None and not read_state(row.doc).closed
        link = f"/t/{shared_code(doc.code, read_state(row.doc).invitation)}" if row is not None and there else ""
        players = [await self.hall.pseudonyms.name(one) for one in doc.players]
        return p.ClubTable(
            doc.code, link, doc.game, "over" if there else "gone", document.at, players, doc.winners, doc.rated
        )  # fmt: skip

    async def mine(self, member: str) -> p.Clubs:
        told = []
        for one in await self.hall.store.documents(MINE, member, MOST_EACH):
            club = one.key.partition("/")[0]
            try:
                found = await self.found(club)
            except Refused:
                continue
            role = await self.role(found, member)
            if role is not None:
                count = len(await self.hall.store.documents(MEMBER, club, MOST_MEMBERS))
                told.append(p.MyClub(club, found.doc.name, role, count))
        return p.Clubs(told)

    async def board(self, club: str, member: str, game: str, seats: int) -> p.Board:
        """The ratings of a club's members at a game."""
        await self.must_be(club, member)
        kept = await self.hall.store.documents(MEMBER, club, MOST_MEMBERS)
        members = [msgspec.json.decode(one.doc, type=RoleDoc).member for one in kept]
        return await self.hall.members.ratings.board(board_of(game, seats), members)

    # Founding and changing

    async def create(self, account: Account, asked: p.FoundClub) -> str:
        async with self._coming:
            return await self._create(account, asked)

    async def _create(self, account: Account, asked: p.FoundClub) -> str:
        name, now, club = self._name(asked.name), self.hall.now(), new_id()
        mine = await self.mine(account.member)
        self._room(mine)
        if sum(one.role == "owner" for one in mine.clubs) >= MOST_OWNED:
            raise Refused("club-full", f"You own {MOST_OWNED} clubs already.")
        doc = ClubDoc(name, clean_text(asked.about), now, account.member, new_invitation())
        put = [
            Document(CLUB, club, club, now, 0, encode(doc)),
            Document(NAME, skeleton(name), club, now, 0, b"{}"),
            *_membership(club, account.member, now),
        ]
        try:
            await self.hall.store.write(put)
        except Conflict:
            raise _taken(name) from None
        return club

    def _name(self, name: str) -> str:
        cleaned = clean_text(name)
        self.hall.moderation.words.check_name(cleaned)
        if not 1 <= len(cleaned) <= LONGEST_NAME or not skeleton(cleaned):
            raise Refused("bad-name", f"A club's name has 1 to {LONGEST_NAME} characters that can be seen.")
        return cleaned

    def _room(self, mine: p.Clubs) -> None:
        if len(mine.clubs) >= MOST_EACH:
            raise Refused("club-full", f"You are in {MOST_EACH} clubs already: leave one first.")

    async def change(self, club: str, member: str, asked: p.ChangeClub) -> None:
        for _ in range(TRIES):
            found, _ = await self.must_be(club, member, "owner")
            doc = msgspec.structs.replace(found.doc)
            doc.name = doc.name if asked.name is None else self._name(asked.name)
            doc.about = doc.about if asked.about is None else clean_text(asked.about)
            put, drop = [self._changed(found, doc)], []
            if skeleton(doc.name) != skeleton(found.doc.name):
                if await self.hall.store.document(NAME, skeleton(doc.name)) is not None:
                    raise _taken(doc.name)
                put.append(Document(NAME, skeleton(doc.name), club, self.hall.now(), 0, b"{}"))
                drop.append((NAME, skeleton(found.doc.name)))
            try:
                await self.hall.store.write(put, drop)
                return
            except Conflict:
                continue
        raise _busy()

    def _changed(self, found: Found, doc: ClubDoc) -> Document:
        return Document(CLUB, found.club, found.club, doc.created, found.rev + 1, encode(doc))

    async def renew(self, club: str, member: str) -> None:
        """A new invitation; the old link leads nowhere then."""
        for _ in range(TRIES):
            found, _ = await self.must_be(club, member, "owner", "helper")
            doc = msgspec.structs.replace(found.doc, invitation=new_invitation())
            try:
                await self.hall.store.write([self._changed(found, doc)])
                return
            except Conflict:
                continue
        raise _busy()

    async def delete(self, club: str, member: str, asked: p.DeleteClub) -> None:
        for _ in range(TRIES):
            found, _ = await self.must_be(club, member, "owner")
            if skeleton(asked.name) != skeleton(found.doc.name):
                raise Refused("bad-name", "Write the club's name once more, exactly as it is here, to delete it.")
            if await self._deleted(found):
                return
        raise _busy()

    async def _deleted(self, found: Found) -> bool:
        """Whether it was deleted; false if it was changed meanwhile."""
        store, doc = self.hall.store, msgspec.structs.replace(found.doc, invitation=new_invitation())
        try:
            await store.write([self._changed(found, doc)])  # From now on nobody comes in.
        except Conflict:
            return False
        members = await store.documents(MEMBER, found.club, 1_000_000)
        await store.write([], [(MINE, one.key) for one in members])
        await store.disown(found.club)
        return True

    # Coming and going

    async def join(self, club: str, account: Account, invitation: str) -> None:
        """Come in by the invitation. Who is in it already stays as they are."""
        async with self._coming:
            for _ in range(TRIES):
                if await self._joined(club, account, invitation):
                    return
        raise _busy()

    async def _joined(self, club: str, account: Account, invitation: str) -> bool:
        wrong = Refused("no-club", "This invitation leads to no club: ask for a new one.")
        try:
            found = await self.found(club)
        except Refused:
            raise wrong from None
        if not secrets.compare_digest(found.doc.invitation.encode(), invitation.strip().lower().encode()):
            raise wrong
        if await self.role(found, account.member) is not None:
            return True
        self._room(await self.mine(account.member))
        if len(await self.hall.store.documents(MEMBER, club, MOST_MEMBERS)) >= MOST_MEMBERS:
            raise Refused("club-full", f"A club has at most {MOST_MEMBERS} members.")
        try:
            membership = _membership(club, account.member, self.hall.now())
            await self.hall.store.write([self._changed(found, found.doc), *membership])
            return True
        except Conflict:
            return False

    async def leave(self, club: str, member: str) -> None:
        for _ in range(TRIES):
            found, role = await self.must_be(club, member)
            if role == "owner":
                raise Refused("not-allowed", "The owner hands the club over first, or deletes it.")
            if await self._dropped(found, member):
                return
        raise _busy()

    async def remove(self, club: str, member: str, asked: p.RemoveFromClub) -> None:
        for _ in range(TRIES):
            found, role = await self.must_be(club, member, "owner", "helper")
            theirs = await self.role(found, asked.member)
            if theirs is None:
                raise Refused("no-member", "There is no such member in this club.")
            if theirs == "owner" or (role == "helper" and theirs != "member"):
                text = "Helpers remove members; the owner removes helpers, and nobody the owner."
                raise Refused("not-allowed", text)
            if await self._dropped(found, asked.member):
                return
        raise _busy()

    async def _dropped(self, found: Found, member: str) -> bool:
        """Whether a member is not in the club any more, which is kept as *found* says; false if it was changed."""
        gone = [(kind, f"{found.club}/{member}") for kind in (MEMBER, MINE)]
        try:
            await self.hall.store.write([self._changed(found, found.doc)], gone)
            return True
        except Conflict:
            return False

    async def set_role(self, club: str, member: str, asked: p.ChangeRole) -> None:
        """Make helpers and plain members, or hand the club over."""
        for _ in range(TRIES):
            found, _ = await self.must_be(club, member, "owner")
            kept = await self.hall.store.document(MEMBER, f"{club}/{asked.member}")
            if kept is None:
                raise Refused("no-member", "There is no such member in this club.")
            if asked.role == "owner":
                put = self._changed(found, msgspec.structs.replace(found.doc, owner=asked.member))
            elif asked.member == found.doc.owner:
                raise Refused("not-allowed", "The owner hands the club over first.")
            else:
                doc = encode(RoleDoc(asked.member, asked.role))
                put = Document(MEMBER, kept.key, club, kept.at, kept.rev + 1, doc)
            try:
                await self.hall.store.write([put])
                return
            except Conflict:
                continue
        raise _busy()

    # Tables

    async def check_lays(self, club: str, member: str | None) -> None:
        """Raises Refused: this person cannot lay a table for the club."""
        if member is None:
            raise Refused("not-in-club", "Only its members lay tables for a club.")
        await self.must_be(club, member)
        if len(await self._tables(club)) >= MOST_TABLES:
            raise Refused("too-many", f"A club has at most {MOST_TABLES} tables that are not over.")

    async def laid(self, state: TableState) -> None:
        if state.club is None or await self.hall.store.document(CLUB, state.club) is None:
            return
        try:
            key = f"{state.club}/{state.code}"
            await self.hall.store.write([Document(TABLE, key, state.club, self.hall.now(), 0, b"{}")])
        except Conflict:
            pass  # it is known already

    async def finished(self, table: LiveTable) -> None:
        """A match is over: it goes from the club's tables into its history. Done once, however often it is asked."""
        state = table.state
        if state.club is None or await self.hall.store.document(CLUB, state.club) is None:
            return
        seats = []
        for seat, place in enumerate(state.places):
            member = state.member_at(seat)
            seats.append(
                await self.hall.pseudonyms.mark(member) if member else state.name_at(seat) or place.level or ""
            )
        view = msgspec.json.decode(bytes(table.standing().view(None)))
        doc, key = MatchDoc(table.code, state.game, seats, view["winners"], state.rated), f"{state.club}/{table.code}"
        try:
            new = Document(MATCH, key, state.club, table.standing().line.at, 0, encode(doc))
            await self.hall.store.write([new], [(TABLE, key)])
        except Conflict:
            pass  # a server that was killed had done it

    # Members

    async def of_member(self, member: str) -> list[dict[str, Any]]:
        """For the export."""
        since = {one.key: one.at for one in await self.hall.store.documents(MINE, member, MOST_EACH)}
        mine = (await self.mine(member)).clubs
        told = [(one, since[f"{one.club}/{member}"]) for one in mine if f"{one.club}/{member}" in since]
        return [{"club": one.club, "name": one.name, "role": one.role, "since": at} for one, at in told]

    async def forget(self, member: str, owned: list[Document]) -> None:
        """A member who is deleted leaves all clubs. Who has been a helper longest inherits a club, else who has been in
        it longest; a club without anybody is deleted. *owned* are the member's documents."""
        for one in [one for one in owned if one.kind == MINE]:
            for _ in range(TRIES):
                if await self._left(one.key.partition("/")[0], member):
                    break
            else:
                raise StoreDown("the club changes too quickly")  # the member can be deleted again

    async def _left(self, club: str, member: str) -> bool:
        """Whether a member who is deleted has left a club; an heir owns it from now on. False if it was changed."""
        try:
            found = await self.found(club)
        except Refused:
            return True
        if found.doc.owner == member:
            kept = await self.hall.store.documents(MEMBER, club, MOST_MEMBERS)
            others = [one for one in await self._members(found, kept) if one.member != member]
            if not others:
                return await self._deleted(found)
            found.doc.owner = others[0].member
        return await self._dropped(found, member)


def _membership(club: str, member: str, now: int) -> list[Document]:
    key = f"{club}/{member}"
    return [
        Document(MEMBER, key, club, now, 0, encode(RoleDoc(member))),
        Document(MINE, key, member, now, 0, b"{}"),
    ]


def _busy() -> Refused:
    return Refused("stale", "Too many change this club at once: try again in a moment.")


def _taken(name: str) -> Refused:
    return Refused("name-taken", f"A club is called {name!r} already, or it looks the same: take another name.")
