"""Clubs: groups of members with tables, a history and boards of their own. New members need an invitation.

A club has one owner (named in its own document, so that there is always exactly one), helpers and members. Every
membership is two documents: one belongs to the club and has the role, one belongs to the member and goes with them.
Coming and going write the club's document too, at its next revision: so nobody becomes the owner of a club while
leaving it, and nobody joins one that is being deleted.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from . import protocol as p
from .base.errors import Refused
from .base.names import clean_text, skeleton
from .matches.result import MatchResult
from .members.accounts import Account, Accounts, new_id
from .members.name_keys import renew_keys
from .members.pseudonyms import Pseudonyms
from .members.ratings import Ratings, board_of
from .store import Document, Store
from .store.collection import Also, Collection, Empty, Entry
from .tables.codes import new_invitation, shared_code
from .tables.state import TableState, read_state
from .tournaments.service import Tournaments

MEMBER, MINE = "club member", "my club"
MAX_NAME = 40
MAX_EACH, MAX_OWNED, MAX_MEMBERS, MAX_TABLES = 20, 5, 500, 50
"""Maximum clubs that one member is in and owns, members of a club, and tables of a club that are not over."""
LISTED = 40


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


Club = Entry[ClubDoc]


class Clubs:
    """All clubs of a hall."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        accounts: Accounts,
        pseudonyms: Pseudonyms,
        ratings: Ratings,
        tournaments: Tournaments,
        check_name: Callable[[str | None], None],
    ) -> None:
        self._store, self._now, self._check_name = store, now, check_name
        self._accounts, self._pseudonyms, self._ratings, self._tournaments = accounts, pseudonyms, ratings, tournaments
        self._clubs = Collection(store, "club", ClubDoc, _busy)
        self._names = Collection(store, "club name", Empty)
        self._members = Collection(store, MEMBER, RoleDoc, _busy)
        self._memberships = Collection(store, MINE, Empty)
        self._tables = Collection(store, "club table", Empty)
        self._matches = Collection(store, "club match", MatchDoc)
        self._joining = asyncio.Lock()
        """Without it, two at once could both take the last place of a club or member."""

    async def open(self) -> None:
        """Renew the keys of names that an earlier version made."""

        async def named() -> list[tuple[str, str]]:
            return [(club.key, club.doc.name) for club in await self._clubs.all()]

        await renew_keys(self._store, self._names, named, lambda name: [skeleton(name)], self._now())

    # Reading

    async def found(self, club: str) -> Club:
        """Return a club; raise Refused if there is none."""
        found = await self._clubs.get(club)
        if found is None:
            raise _no_club()
        return found

    async def role(self, club: Club, member: str | None) -> p.Role | None:
        """Return the role of a member in a club."""
        kept = None if member is None else await self._members.get(f"{club.key}/{member}")
        if kept is None:
            return None
        return "owner" if club.doc.owner == member else kept.doc.role

    async def must_be(self, club: str, member: str, *roles: p.Role) -> tuple[Club, p.Role]:
        """Return the club and the role of a member in it.

        Raises:
            Refused: there is no such club, the member is not in it, or has another role.
        """
        found = await self.found(club)
        return found, await self._must_be(found, member, *roles)

    async def _must_be(self, club: Club, member: str, *roles: p.Role) -> p.Role:
        role = await self.role(club, member)
        if role is None:
            raise Refused("not-in-club", "You are not in this club.")
        if roles and role not in roles:
            raise Refused("not-allowed", f"That is for the {' and '.join(roles)} of the club.")
        return role

    async def to_wire(self, club: str, member: str | None, before: int | None = None) -> p.Club:
        """Return a club as a member or an outsider may see it."""
        found = await self.found(club)
        role, doc = await self.role(found, member), found.doc
        kept = await self._members.of(club, MAX_MEMBERS)
        shown = p.Club(club, doc.name, doc.about, doc.created, len(kept), role)
        if role is None:
            return shown
        shown.members = await self._people(found, kept)
        shown.count = len(shown.members)
        shown.tables = await self._running(club)
        shown.tournaments = await self._tournaments.of_club(club)
        matches, shown.more = await self._matches.page(club, LISTED, before)
        shown.history = [await self._past(match) for match in matches]
        shown.invitation = doc.invitation if role != "member" else ""
        return shown

    async def _people(self, club: Club, kept: list[Entry[RoleDoc]]) -> list[p.ClubMember]:
        accounts = await self._accounts.accounts(entry.doc.member for entry in kept)
        people = []
        for entry in kept:
            account = accounts.get(entry.doc.member)
            if account is not None:
                role: p.Role = "owner" if account.member == club.doc.owner else entry.doc.role
                people.append(p.ClubMember(account.member, account.doc.name, account.doc.portrait, role, entry.at))
        rank = {"owner": 0, "helper": 1, "member": 2}
        return sorted(people, key=lambda person: (rank[person.role], person.since))

    async def _running(self, club: str) -> list[p.ClubTable]:
        """Return the tables of a club that are not over."""
        running = []
        for entry in await self._tables.of(club, MAX_TABLES):
            code = entry.key.partition("/")[2]
            row = await self._store.load(code)
            if row is None:
                await self._tables.delete(entry.key)
                continue
            state = read_state(row.doc)
            if row.state == "over" or state.closed:
                continue
            link = f"/t/{shared_code(code, state.invitation)}"
            players = [state.name_at(seat) or place.level or "" for seat, place in enumerate(state.places)]
            phase: Any = row.state
            running.append(p.ClubTable(code, link, row.game, phase, row.updated, players, rated=state.rated))
        return running

    async def _past(self, match: Entry[MatchDoc]) -> p.ClubTable:
        doc = match.doc
        row = await self._store.load(doc.code)
        state = None if row is None else read_state(row.doc)
        link = "" if state is None or state.closed else f"/t/{shared_code(doc.code, state.invitation)}"
        players = [await self._pseudonyms.name(player) for player in doc.players]
        return p.ClubTable(
            doc.code, link, doc.game, "over" if link else "gone", match.at, players, doc.winners, doc.rated
        )  # fmt: skip

    async def joined_by(self, member: str) -> p.Clubs:
        """Return the clubs of a member."""
        mine = []
        for entry in await self._memberships.of(member, MAX_EACH):
            found = await self._clubs.get(entry.key.partition("/")[0])
            role = None if found is None else await self.role(found, member)
            if found is not None and role is not None:
                count = len(await self._members.of(found.key, MAX_MEMBERS))
                mine.append(p.MyClub(found.key, found.doc.name, role, count))
        return p.Clubs(mine)

    async def board(self, club: str, member: str, game: str, seats: int) -> p.Board:
        """Return the ratings of a club's members at a game."""
        await self.must_be(club, member)
        members = [entry.doc.member for entry in await self._members.of(club, MAX_MEMBERS)]
        return await self._ratings.board(board_of(game, seats), members)

    # Founding and changing

    async def create(self, account: Account, asked: p.FoundClub) -> str:
        """Found a club; return its id."""
        async with self._joining:
            name, now, club = self._name(asked.name), self._now(), new_id()
            mine = await self.joined_by(account.member)
            _check_room(mine)
            if sum(summary.role == "owner" for summary in mine.clubs) >= MAX_OWNED:
                raise Refused("club-full", f"You own {MAX_OWNED} clubs already.")
            doc = ClubDoc(name, clean_text(asked.about), now, account.member, new_invitation())
            also = Also([self._names.new(skeleton(name), club, now), *self._membership(club, account.member)])
            if not await self._clubs.create(club, club, now, doc, also):
                raise _taken(name)
            return club

    def _name(self, name: str) -> str:
        cleaned = clean_text(name)
        self._check_name(cleaned)
        if not 1 <= len(cleaned) <= MAX_NAME or not skeleton(cleaned):
            raise Refused("bad-name", f"A club's name has 1 to {MAX_NAME} characters that can be seen.")
        return cleaned

    async def _update(self, club: str, edit: Any) -> None:
        if await self._clubs.update(club, edit) is None:
            raise _no_club()

    async def change(self, club: str, member: str, asked: p.ChangeClub) -> None:
        """Give a club another name or description."""

        async def edit(found: Club) -> Also:
            await self._must_be(found, member, "owner")
            doc, old = found.doc, skeleton(found.doc.name)
            doc.name = doc.name if asked.name is None else self._name(asked.name)
            doc.about = doc.about if asked.about is None else clean_text(asked.about)
            new = skeleton(doc.name)
            if new == old:
                return Also()
            if await self._names.has(new):
                raise _taken(doc.name)
            return Also([self._names.new(new, club, self._now())], [self._names.ref(old)])

        await self._update(club, edit)

    async def renew(self, club: str, member: str) -> None:
        """Make a new invitation, which invalidates the old link."""

        async def edit(found: Club) -> None:
            await self._must_be(found, member, "owner", "helper")
            found.doc.invitation = new_invitation()

        await self._update(club, edit)

    async def delete(self, club: str, member: str, asked: p.DeleteClub) -> None:
        """Delete a club, if its owner writes its name once more."""

        async def edit(found: Club) -> None:
            await self._must_be(found, member, "owner")
            if skeleton(asked.name) != skeleton(found.doc.name):
                raise Refused("bad-name", "Write the club's name once more, exactly as it is here, to delete it.")
            found.doc.invitation = new_invitation()  # From now on nobody can join.

        await self._update(club, edit)
        await self._delete_all(club)

    async def _delete_all(self, club: str) -> None:
        """Delete a club that nobody can join any more."""
        members = await self._members.of(club, 1_000_000)
        await self._memberships.delete(*(entry.key for entry in members))
        await self._store.disown(club)

    # Coming and going

    async def join(self, club: str, account: Account, invitation: str) -> None:
        """Let a member with the invitation join; do nothing for members of the club."""
        wrong = Refused("no-club", "This invitation leads to no club: ask for a new one.")
        key = f"{club}/{account.member}"

        async def edit(found: Club) -> Also | None:
            if not secrets.compare_digest(found.doc.invitation.encode(), invitation.strip().lower().encode()):
                raise wrong
            if await self._members.has(key):
                return None
            _check_room(await self.joined_by(account.member))
            if len(await self._members.of(club, MAX_MEMBERS)) >= MAX_MEMBERS:
                raise Refused("club-full", f"A club has at most {MAX_MEMBERS} members.")
            return Also(self._membership(club, account.member))

        async with self._joining:
            if await self._clubs.update(club, edit) is None:
                raise wrong

    def _membership(self, club: str, member: str) -> list[Document]:
        key, now = f"{club}/{member}", self._now()
        return [self._members.new(key, club, now, RoleDoc(member)), self._memberships.new(key, member, now)]

    def _without(self, club: str, member: str) -> Also:
        key = f"{club}/{member}"
        return Also([], [self._members.ref(key), self._memberships.ref(key)])

    async def leave(self, club: str, member: str) -> None:
        """Leave a club."""

        async def edit(found: Club) -> Also:
            if await self._must_be(found, member) == "owner":
                raise Refused("not-allowed", "The owner hands the club over first, or deletes it.")
            return self._without(club, member)

        await self._update(club, edit)

    async def remove(self, club: str, member: str, asked: p.RemoveFromClub) -> None:
        """Remove somebody. The invitation they came by is no longer valid."""

        async def edit(found: Club) -> Also:
            role, theirs = await self._must_be(found, member, "owner", "helper"), await self.role(found, asked.member)
            if theirs is None:
                raise Refused("no-member", "There is no such member in this club.")
            if theirs == "owner" or (role == "helper" and theirs != "member"):
                text = "Helpers remove members; the owner removes helpers, and nobody the owner."
                raise Refused("not-allowed", text)
            found.doc.invitation = new_invitation()
            return self._without(club, asked.member)

        await self._update(club, edit)

    async def set_role(self, club: str, member: str, asked: p.ChangeRole) -> None:
        """Make somebody a helper or a plain member, or hand the club over."""

        async def edit(found: Club) -> Also | None:
            await self._must_be(found, member, "owner")
            kept = await self._members.get(f"{club}/{asked.member}")
            if kept is None:
                raise Refused("no-member", "There is no such member in this club.")
            if asked.role == "owner":
                found.doc.owner = asked.member
                return None
            if asked.member == found.doc.owner:
                raise Refused("not-allowed", "The owner hands the club over first.")
            kept.doc.role = asked.role
            return Also([self._members.changed(kept)])

        await self._update(club, edit)

    # Tables

    async def check_creates(self, club: str, member: str | None) -> None:
        """Raise Refused if this person cannot create a table for the club."""
        if member is None:
            raise Refused("not-in-club", "Only its members lay tables for a club.")
        await self.must_be(club, member)
        if len(await self._running(club)) >= MAX_TABLES:
            raise Refused("too-many", f"A club has at most {MAX_TABLES} tables that are not over.")

    async def table_created(self, state: TableState) -> None:
        """Remember a new table of a club."""
        if state.club is not None and await self._clubs.has(state.club):
            await self._tables.create(f"{state.club}/{state.code}", state.club, self._now())

    async def match_over(self, result: MatchResult) -> None:
        """Move a match that is over from the club's tables into its history, once only."""
        state = result.state
        if state.club is None or not await self._clubs.has(state.club):
            return
        players = [
            await self._pseudonyms.mark(member) if member else state.name_at(seat) or state.places[seat].level or ""
            for seat, member in enumerate(result.members)
        ]
        key = f"{state.club}/{result.code}"
        doc = MatchDoc(result.code, result.game, players, result.winners, state.rated)
        await self._matches.create(key, state.club, result.ended_at, doc, Also([], [self._tables.ref(key)]))

    # Members

    async def of_member(self, member: str) -> list[dict[str, Any]]:
        """Return the clubs of a member, for the export."""
        since = {entry.key: entry.at for entry in await self._memberships.of(member, MAX_EACH)}
        mine = [(club, since.get(f"{club.club}/{member}")) for club in (await self.joined_by(member)).clubs]
        return [{"club": club.club, "name": club.name, "role": club.role, "since": at} for club, at in mine if at]

    async def remove_member(self, member: str, owned: list[Document]) -> None:
        """Take a deleted member out of all clubs; *owned* are the member's documents.

        The member who has been a helper longest inherits a club, else the one who has been in it longest; a club
        without members is deleted.
        """
        for document in owned:
            if document.kind == MINE:
                await self._remove_from(document.key.partition("/")[0], member)

    async def _remove_from(self, club: str, member: str) -> None:
        async def edit(found: Club) -> Also | None:
            if found.doc.owner == member:
                people = await self._people(found, await self._members.of(club, MAX_MEMBERS))
                heir = next((person.member for person in people if person.member != member), None)
                found.doc.owner = heir or member
                if heir is None:
                    found.doc.invitation = new_invitation()  # From now on nobody can join.
                    return None
            return self._without(club, member)

        left = await self._clubs.update(club, edit)
        if left is not None and left.doc.owner == member:
            await self._delete_all(club)


def _check_room(mine: p.Clubs) -> None:
    if len(mine.clubs) >= MAX_EACH:
        raise Refused("club-full", f"You are in {MAX_EACH} clubs already: leave one first.")


def _no_club() -> Refused:
    return Refused("no-club", "There is no such club.")


def _busy() -> Refused:
    return Refused("stale", "Too many change this club at once: try again in a moment.")


def _taken(name: str) -> Refused:
    return Refused("name-taken", f"A club is called {name!r} already, or it looks the same: take another name.")
