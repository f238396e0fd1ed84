"""Members: guests who want a name of their own here. Nobody needs to be one to play.

A member has no password and no e-mail address. A recovery phrase, of which only a hash is kept, or a passkey
(``passkeys.py``) opens the account. A device that is signed in holds a session in a cookie. Everything is a document
of the store (``store.Document``) that belongs to the member, so that all of it can be deleted at once.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterable

from msgspec import Struct

from .. import protocol as p
from ..base.errors import Refused
from ..base.names import looks, member_name, skeleton
from ..store import Document, Store, page_of
from ..store.collection import Also, Collection, Edit, Empty, Entry
from ..tables.codes import LONG, new_token, token_hash
from .name_keys import renew_keys
from .recovery import new_phrase, phrase_hash, read_phrase

MAX_SESSIONS = 20
ALL = 1_000
"""More sessions than any member can have."""
YEAR_MS = 365 * 86_400_000
FORMER = "—"
"""Shown at old tables in place of a deleted member."""
COOKIE = "dragonhall-member"
COOKIE_SECONDS = YEAR_MS // 1000


class MemberDoc(Struct):
    name: str
    portrait: p.Portrait | None
    created: int
    phrase: str
    """The hash of the recovery phrase."""


class SessionDoc(Struct):
    device: str


class Account(Struct):
    """A member, as read from the store."""

    member: str
    rev: int
    doc: MemberDoc


class Accounts:
    """All accounts of a hall: names, recovery phrases, sessions."""

    def __init__(self, store: Store, now: Callable[[], int], check_name: Callable[[str | None], None]) -> None:
        self.store, self.now, self.check_name = store, now, check_name
        self.members = Collection(store, "member", MemberDoc, _busy)
        self.names = Collection(store, "name", Empty)
        self.phrases = Collection(store, "phrase", Empty)
        self.open_sessions = Collection(store, "session", SessionDoc)
        self.on_signed_in: list[Callable[[Account, list[p.SeatKey]], Awaitable[object]]] = []
        """Called for each device that signs in, with the keys to seats that it has."""
        self.on_deleted: list[Callable[[str, list[Document]], Awaitable[None]]] = []
        """Called for each deleted member, with the documents that belonged to the member. A call is repeated if a
        server was killed on the way."""

    async def open(self) -> None:
        """Renew the keys of names that an earlier version made."""

        async def named() -> list[tuple[str, str]]:
            return [(entry.key, entry.doc.name) for entry in await self.members.all()]

        await renew_keys(self.store, self.names, named, looks, self.now())

    # Coming

    async def create(self, asked: p.BecomeMember) -> tuple[Account, str, str]:
        """Make a new member; return it with the recovery phrase and the token of the first session."""
        now, member, phrase, token = self.now(), new_id(), new_phrase(), new_token()
        self.check_name(asked.name)
        doc = MemberDoc(member_name(asked.name), asked.portrait, now, phrase_hash(phrase))
        also = [
            *(self.names.new(key, member, now) for key in looks(doc.name)),
            self.phrases.new(doc.phrase, member, now),
            self.open_sessions.new(token_hash(token), member, now, SessionDoc(asked.device)),
        ]
        if not await self.members.create(member, member, now, doc, Also(also)):
            raise name_taken(doc.name)
        account = Account(member, 0, doc)
        await self._announce(account, asked.keys)
        return account, phrase, token

    async def sign_in(self, asked: p.SignIn) -> tuple[Account, str]:
        """Open a session for anyone who knows a recovery phrase."""
        phrase = read_phrase(asked.phrase)
        found = None if phrase is None else await self.phrases.get(phrase_hash(phrase))
        account = None if found is None else await self.account(found.owner)
        if account is None:
            raise Refused("bad-phrase-words", "No member has this recovery phrase: six words of six letters each.")
        return account, await self.new_session(account, asked.device, asked.keys)

    async def new_session(self, account: Account, device: str, keys: list[p.SeatKey]) -> str:
        """Open a session; the oldest ends if there are too many."""
        token = new_token()
        old = (await self.open_sessions.of(account.member, ALL))[MAX_SESSIONS - 1 :]
        new = self.open_sessions.new(token_hash(token), account.member, self.now(), SessionDoc(device))
        await self.store.write([new], [self.open_sessions.ref(session.key) for session in old])
        await self._announce(account, keys)
        return token

    async def _announce(self, account: Account, keys: list[p.SeatKey]) -> None:
        for listener in self.on_signed_in:
            await listener(account, keys)

    async def with_session(self, token: str | None) -> Account | None:
        """Return the member of a session; None if the session has ended or expired."""
        if not token:
            return None
        found = await self.open_sessions.get(token_hash(token))
        if found is None or found.at + YEAR_MS < self.now():
            return None
        return await self.account(found.owner)

    async def account(self, member: str) -> Account | None:
        """Read a member."""
        found = await self.members.get(member)
        return None if found is None else Account(member, found.rev, found.doc)

    async def accounts(self, members: Iterable[str]) -> dict[str, Account]:
        """Read those of these members that exist."""
        found = await self.members.several(set(members))
        return {key: Account(key, entry.rev, entry.doc) for key, entry in found.items()}

    async def everybody(self) -> list[str]:
        """List the ids of all members."""
        return [document.key for document in await self.store.all_documents(self.members.kind)]

    async def search(self, text: str, limit: int, before: int | None) -> tuple[list[Account], int | None]:
        """Find members whose name has these letters, or whose id this is: a page, the newest first, and where the next
        page begins. Without letters everybody is found."""
        wanted = skeleton(text)
        if wanted:
            found = [entry.owner for entry in await self.names.all() if wanted in entry.key or entry.owner == text]
            documents = list((await self.store.several(self.members.kind, found[:1000])).values())
        else:
            documents = await self.store.all_documents(self.members.kind)
        documents = [each for each in documents if before is None or each.at < before]
        page, more = page_of(sorted(documents, key=lambda each: -each.at), limit)
        return [Account(entry.key, entry.rev, entry.doc) for entry in map(self.members.read, page)], more

    async def is_taken(self, name: str) -> bool:
        """Return whether a member has this name, or one that looks like it."""
        return bool(await self.names.several(looks(name)))

    # Changing

    async def change(self, account: Account, asked: p.ChangeMember) -> Account:
        """Change name or portrait."""
        self.check_name(asked.name)

        async def edit(member: Entry[MemberDoc]) -> Also | None:
            old = member.doc.name
            member.doc.name = old if asked.name is None else member_name(asked.name)
            member.doc.portrait = asked.portrait or member.doc.portrait
            return await self._renamed(member.key, old, member.doc.name)

        return await self._changed(account, edit)

    async def _renamed(self, member: str, old: str, new: str) -> Also | None:
        """Return the keys that change with a name. Another member may already hold one of the old ones."""
        before, after = looks(old), looks(new)
        if before == after:
            return None
        found = await self.names.several(before | after)
        if any(key in found and found[key].owner != member for key in after - before):
            raise name_taken(new)
        return Also(
            [self.names.new(key, member, self.now()) for key in after if key not in found],
            [self.names.ref(key) for key in before - after if key in found and found[key].owner == member],
        )

    async def new_phrase(self, account: Account) -> str:
        """Make another recovery phrase, which invalidates the old one."""
        phrase = new_phrase()

        def edit(member: Entry[MemberDoc]) -> Also:
            old, member.doc.phrase = member.doc.phrase, phrase_hash(phrase)
            new = self.phrases.new(member.doc.phrase, member.key, self.now())
            return Also([new], [self.phrases.ref(old)])

        await self._changed(account, edit)
        return phrase

    async def _changed(self, account: Account, edit: Edit[MemberDoc]) -> Account:
        entry = await self.members.update(account.member, edit)
        if entry is None:
            raise Refused("not-a-member", "You are not signed in here.")
        return Account(account.member, entry.rev, entry.doc)

    # Sessions

    async def sessions(self, account: Account, token: str | None) -> list[p.Session]:
        """List the devices that are signed in."""
        here = token_hash(token) if token else ""
        found = await self.open_sessions.of(account.member, MAX_SESSIONS)
        # A session is named by the beginning of its hash, which cannot be used to sign in.
        return [p.Session(each.key[:16], each.doc.device, each.at, each.key == here) for each in found]

    async def session_names(self, member: str) -> set[str]:
        """Return the names of a member's sessions."""
        return {session.key[:16] for session in await self.open_sessions.of(member, ALL)}

    async def end_session(self, account: Account, asked: p.EndSession, token: str) -> None:
        """Sign a device out."""
        wanted = asked.session or token_hash(token)[:16]
        found = await self.open_sessions.of(account.member, ALL)
        gone = [session.key for session in found if session.key.startswith(wanted) and len(wanted) == 16]
        if not gone:
            raise Refused("no-session", "No device of yours is signed in under that name.")
        await self.open_sessions.delete(*gone)

    async def end_sessions(self, member: str, entry: Callable[[int], Awaitable[Document]]) -> None:
        """Sign all devices of a member out; *entry* makes the row to be written along, from the number of devices."""
        found = await self.open_sessions.of(member, ALL)
        await self.store.write([await entry(len(found))], [self.open_sessions.ref(session.key) for session in found])

    # Going

    async def delete(self, account: Account, asked: p.LeaveForGood) -> None:
        """Delete the member's own account."""
        if skeleton(asked.name) != skeleton(account.doc.name):
            raise Refused("bad-name", "Write your name once more, exactly as it is here, to delete everything.")
        await self.delete_all(account)

    async def delete_all(self, account: Account) -> None:
        """Delete everything about a member: not even the host can restore it (but from a backup)."""
        owned = await self.store.owned(account.member)
        await self._deleted(account.member, owned)
        # Last: a server that is killed on the way leaves a member who can be deleted again.
        known = {(document.kind, document.key) for document in owned}
        rest = await self.store.disown(account.member)
        await self._deleted(account.member, [each for each in rest if (each.kind, each.key) not in known])

    async def deleted_meanwhile(self, member: str) -> None:
        """Delete leftovers of a member who was deleted at the same time. Call it after every write by a member."""
        if await self.account(member) is None:
            await self._deleted(member, await self.store.disown(member))

    async def _deleted(self, member: str, owned: list[Document]) -> None:
        if owned:
            for listener in self.on_deleted:
                await listener(member, owned)


def new_id() -> str:
    return "".join(secrets.choice(LONG) for _ in range(12))


def name_taken(name: str) -> Refused:
    return Refused("name-taken", f"A member is called {name!r} already, or it looks the same: take another name.")


def _busy() -> Refused:
    return Refused("stale", "Something else happened meanwhile: try again.")


def session_cookie(token: str, secure: bool, seconds: int) -> str:
    """Return the cookie of a session: scripts cannot read it, and no other site can send it."""
    return f"{COOKIE}={token}; Path=/api; Max-Age={seconds}; HttpOnly; SameSite=Strict{'; Secure' if secure else ''}"


async def is_member(store: Store, member: str) -> bool:
    """Return whether there is such a member, for code that has only a store."""
    return await store.document("member", member) is not None


async def all_members(store: Store) -> set[str]:
    """Return the ids of all members, for commands that have only a store."""
    return {document.key for document in await store.all_documents("member")}
