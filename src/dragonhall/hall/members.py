"""Members: guests who want a name of their own here. Nobody needs to be one to play.

A member has no password and no e-mail address. What opens the account is a recovery phrase, of which only a hash is
kept, or a passkey (``passkeys.py``). A device that is signed in holds a session in a cookie. Everything is a document
of the store (``store.Document``) that belongs to the member, so that all of it can be deleted at once.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from . import protocol as p
from .bot_workers import STAND_IN
from .names import member_name, skeleton
from .problems import Refused
from .ratings import Ratings, rated_places
from .recovery import new_phrase, phrase_hash, read_phrase
from .store import Conflict, Document, StoreDown, TableRow, page_of
from .table_state import LONG, Person, TableState, new_token, read_state, shared_code, token_hash

if TYPE_CHECKING:
    from .hall import Hall
    from .table import LiveTable

MOST_SESSIONS, MOST_PASSKEYS = 20, 10
MOST_LISTED, MOST_GOING = 40, 2_000
"""Tables in one answer; and the newest ones that are looked through for those that are not over."""
MOST_RESULTS, MOST_LOOKED_THROUGH = 20, 200
"""Results on a member's public page; and tables that are looked at for them, or because they may not be over."""
MOST_KEYS = 8
"""Devices that may hold a key to the same place at a table."""
YEAR_MS = 365 * 86_400_000
TRIES = 10
MEMBER = "\n"
"""Before the id of a member in a list of names: no name has it."""
FORMER = "—"
"""What stands at old tables for a member who was deleted."""
encode = msgspec.json.encode


class MemberDoc(Struct):
    name: str
    portrait: p.Portrait | None
    created: int
    phrase: str
    """The hash of the recovery phrase."""


class SessionDoc(Struct):
    device: str


class VisitDoc(Struct):
    """A place at a table."""

    code: str
    game: str
    player: int
    seat: int | None = None
    others: list[str] = []
    """Who else sat there: ids of members (so that a deleted name is nowhere), names of guests, levels of bots."""
    place: int | None = None
    winners: int = 0
    rated: bool = False
    public: bool = False


class Account(Struct):
    """A member, as read from the store."""

    member: str
    rev: int
    doc: MemberDoc


class Members:
    """All members of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.ratings = hall, Ratings(hall)

    # Coming

    async def create(self, asked: p.BecomeMember) -> tuple[Account, str, str]:
        """A new member, the recovery phrase and the token of the first session."""
        now, member, phrase, token = self.hall.now(), new_id(), new_phrase(), new_token()
        self.hall.moderation.words.check_name(asked.name)
        doc = MemberDoc(member_name(asked.name), asked.portrait, now, phrase_hash(phrase))
        put = [
            Document("member", member, member, now, 0, encode(doc)),
            Document("name", skeleton(doc.name), member, now, 0, b"{}"),
            Document("phrase", doc.phrase, member, now, 0, b"{}"),
            Document("session", token_hash(token), member, now, 0, encode(SessionDoc(asked.device))),
        ]
        try:
            await self.hall.store.write(put)
        except Conflict:
            raise name_taken(doc.name) from None
        account = Account(member, 0, doc)
        await self.claim(account, asked.keys)
        return account, phrase, token

    async def sign_in(self, asked: p.SignIn) -> tuple[Account, str]:
        phrase = read_phrase(asked.phrase)
        found = None if phrase is None else await self.hall.store.document("phrase", phrase_hash(phrase))
        account = None if found is None else await self.account(found.owner)
        if account is None:
            raise Refused("bad-phrase-words", "No member has this recovery phrase: six words of six letters each.")
        return account, await self.new_session(account, asked.device, asked.keys)

    async def new_session(self, account: Account, device: str, keys: list[p.SeatKey]) -> str:
        now, token = self.hall.now(), new_token()
        sessions = await self.hall.store.documents("session", account.member, 1000)
        old = [("session", one.key) for one in sessions[MOST_SESSIONS - 1 :]]
        new = Document("session", token_hash(token), account.member, now, 0, encode(SessionDoc(device)))
        await self.hall.store.write([new], old)
        await self.claim(account, keys)
        return token

    async def with_session(self, token: str | None) -> Account | None:
        """Whose session this is; none if it was ended or is too old."""
        if not token:
            return None
        found = await self.hall.store.document("session", token_hash(token))
        if found is None or found.at + YEAR_MS < self.hall.now():
            return None
        return await self.account(found.owner)

    async def account(self, member: str) -> Account | None:
        found = await self.hall.store.document("member", member)
        return None if found is None else Account(member, found.rev, msgspec.json.decode(found.doc, type=MemberDoc))

    async def accounts(self, members: Iterable[str]) -> dict[str, Account]:
        """Those of these members that there are."""
        found = await self.hall.store.several("member", set(members))
        read = msgspec.json.Decoder(MemberDoc).decode
        return {key: Account(key, one.rev, read(one.doc)) for key, one in found.items()}

    # Being there

    async def change(self, account: Account, asked: p.ChangeMember) -> Account:
        self.hall.moderation.words.check_name(asked.name)
        for _ in range(TRIES):
            old, doc = account.doc, msgspec.structs.replace(account.doc)
            doc.name = old.name if asked.name is None else member_name(asked.name)
            doc.portrait = asked.portrait or old.portrait
            put = [Document("member", account.member, account.member, doc.created, account.rev + 1, encode(doc))]
            drop: list[tuple[str, str]] = []
            if skeleton(doc.name) != skeleton(old.name):
                if await self.hall.store.document("name", skeleton(doc.name)) is not None:
                    raise name_taken(doc.name)
                put.append(Document("name", skeleton(doc.name), account.member, self.hall.now(), 0, b"{}"))
                drop.append(("name", skeleton(old.name)))
            try:
                await self.hall.store.write(put, drop)
                return Account(account.member, account.rev + 1, doc)
            except Conflict:
                account = await self._again(account)
        raise _busy()

    async def new_phrase(self, account: Account) -> str:
        for _ in range(TRIES):
            phrase, doc = new_phrase(), msgspec.structs.replace(account.doc)
            doc.phrase = phrase_hash(phrase)
            put = [
                Document("member", account.member, account.member, doc.created, account.rev + 1, encode(doc)),
                Document("phrase", doc.phrase, account.member, self.hall.now(), 0, b"{}"),
            ]
            try:
                await self.hall.store.write(put, [("phrase", account.doc.phrase)])
                return phrase
            except Conflict:
                account = await self._again(account)
        raise _busy()

    async def _again(self, account: Account) -> Account:
        """The member as another device, or another request, has just left it."""
        found = await self.account(account.member)
        if found is None:
            raise Refused("not-a-member", "You are not signed in here.")
        return found

    async def sessions(self, account: Account, token: str | None) -> list[p.Session]:
        here = token_hash(token) if token else ""
        found = await self.hall.store.documents("session", account.member, MOST_SESSIONS)
        # A session is named by the beginning of its hash, which opens nothing.
        return [
            p.Session(one.key[:16], msgspec.json.decode(one.doc, type=SessionDoc).device, one.at, one.key == here)
            for one in found
        ]

    async def end_session(self, account: Account, asked: p.EndSession, token: str) -> None:
        found = await self.hall.store.documents("session", account.member, 1000)
        wanted = asked.session or token_hash(token)[:16]
        gone = [("session", one.key) for one in found if one.key.startswith(wanted) and len(wanted) == 16]
        if not gone:
            raise Refused("no-session", "No device of yours is signed in under that name.")
        await self.hall.store.write([], gone)

    async def shown(self, account: Account) -> p.Member:
        ratings = await self.ratings.of(account.member)
        return p.Member(account.member, account.doc.name, account.doc.portrait, account.doc.created, ratings)

    async def me(self, account: Account, token: str | None) -> p.Me:
        passkeys = await self.hall.store.documents("passkey", account.member, MOST_PASSKEYS)
        return p.Me(await self.shown(account), await self.sessions(account, token), len(passkeys))

    async def export(self, account: Account, token: str | None) -> p.MemberExport:
        store = self.hall.store
        visits = await store.documents("visit", account.member, 1_000_000)
        read = [(one, msgspec.json.decode(one.doc)) for one in visits]
        everybody = list({one for _, plain in read for one in plain["others"]})
        names = dict(zip(everybody, await self._names(everybody), strict=True))
        passkeys = await store.documents("passkey", account.member, MOST_PASSKEYS)
        results = await self.ratings.results_of([plain["code"] for _, plain in read if plain["rated"]])
        return p.MemberExport(
            await self.shown(account),
            account.doc.created,
            await self.sessions(account, token),
            [one.key for one in passkeys],
            [{"at": one.at, **plain, "others": [names[other] for other in plain["others"]]} for one, plain in read],
            results,
            await self.hall.daily.results_of(account.member),
            await self.hall.clubs.of_member(account.member),
            await self.hall.blocks.of_member(account.member),
            await self.hall.reports.of_member(account.member),
            await self.hall.tournaments.entries_of(account.member),
            await self.hall.nudges.exported(account.member),
            await self.hall.statistics.export(account.member),
        )

    async def delete(self, account: Account, asked: p.LeaveForGood) -> None:
        """Delete oneself."""
        if skeleton(asked.name) != skeleton(account.doc.name):
            raise Refused("bad-name", "Write your name once more, exactly as it is here, to delete everything.")
        await self.delete_all(account)

    async def delete_all(self, account: Account) -> None:
        """Everything about a member: nothing of it can be brought back, not even by the host (but from a backup)."""
        owned = await self.hall.store.owned(account.member)
        await self._forget(account.member, owned)
        # Last: a server that is killed on the way leaves a member who can be deleted again.
        known = {(one.kind, one.key) for one in owned}
        rest = await self.hall.store.disown(account.member)
        await self._forget(account.member, [one for one in rest if (one.kind, one.key) not in known])

    async def deleted_meanwhile(self, member: str) -> None:
        """Asked after everything that a member did: if the member was deleted at the same time, it goes too."""
        if await self.account(member) is None:
            await self._forget(member, await self.hall.store.disown(member))

    async def _forget(self, member: str, owned: list[Document]) -> None:
        """What the documents of a member who is deleted lead to."""
        if not owned:
            return
        visits = [msgspec.json.decode(one.doc, type=VisitDoc) for one in owned if one.kind == "visit"]
        for visit in visits:
            await self._forget_at(visit, member)
            await self._forget_beside(visit, member)
        await self.ratings.forget(member, [one.code for one in visits if one.rated])
        await self.hall.daily.forget(owned)
        await self.hall.clubs.forget(member, owned)
        await self.hall.blocks.forget(owned)
        await self.hall.reports.forget(member)
        await self.hall.tournaments.forget(member, owned)

    async def _forget_at(self, visit: VisitDoc, member: str) -> None:
        """At a table that is still kept the name of who was deleted disappears, and no key opens the place."""
        try:
            table = await self.hall.table(visit.code)
        except Refused:
            return

        # Another one at every table: no rating is kept that would go on under this mark.
        stranger = self.ratings.stranger(f"{member}/{visit.code}")

        def edit(state: TableState) -> None:
            # Who left and came again is there twice.
            for person in [one for one in state.players if one.member == member]:
                person.name, person.portrait, person.member = FORMER, None, None
                person.token, person.more, person.device = token_hash(new_token()), [], ""
                if table.phase != "over" and not person.gone:
                    # Nobody waits for them: a bot plays on, as after leaving.
                    state.leave(person.player, table.now is not None, STAND_IN)
            for listed in (state.rated_seats, state.removed):
                listed[:] = [stranger if one == member else one for one in listed]

        await table.decided(lambda: table.change(edit))

    async def _forget_beside(self, visit: VisitDoc, member: str) -> None:
        """In the history of those who sat there too a dash stands for who was deleted."""
        store = self.hall.store
        for other in [one.removeprefix(MEMBER) for one in visit.others if one.startswith(MEMBER)]:
            for _ in range(TRIES):
                found = await store.document("visit", f"{other}/{visit.code}")
                if found is None:
                    break
                theirs = msgspec.json.decode(found.doc, type=VisitDoc)
                theirs.others = [FORMER if one == MEMBER + member else one for one in theirs.others]
                try:
                    await store.write([msgspec.structs.replace(found, rev=found.rev + 1, doc=encode(theirs))])
                    break
                except Conflict:
                    continue

    # Tables

    async def claim(self, account: Account, keys: list[p.SeatKey]) -> int:
        """What was played with these keys becomes the member's; how many tables that were. Wrong keys count nothing."""
        n = 0
        for key in keys:
            try:
                table = await self.hall.opened(key.code, key.token, proof=True)
            except Refused:
                continue
            n += await self.sits(table, account, key.token)
        return n

    async def sits(self, table: LiveTable, account: Account, token: str) -> bool:
        """The person who holds this token is the member, unless it is another one or the member has a place there."""

        def edit(state: TableState) -> None:
            person = state.with_token(token)
            if person is None or person.member is not None or state.of_member(account.member) is not None:
                raise Conflict
            person.member = account.member

        try:
            await table.decided(lambda: table.change(edit))
        except (Conflict, Refused):
            return False
        await self.visited(table, account.member)
        if table.phase == "over":
            await self.finished(table)
            await self.hall.statistics.finished(table)
        return True

    async def visited(self, table: LiveTable, member: str) -> None:
        """Remember that a member has a place at a table."""
        person = table.state.of_member(member)
        if person is None:
            return
        visit = VisitDoc(table.code, table.state.game, person.player, rated=table.state.rated)
        try:
            new = Document("visit", f"{member}/{table.code}", member, self.hall.now(), 0, encode(visit))
            await self.hall.store.write([new])
        except Conflict:
            pass  # it is known already
        await self.deleted_meanwhile(member)

    async def key_for(self, account: Account, code: str) -> p.TableKey:
        """A key to the member's place at a table, for another device.

        Whether there is such a table at which the member has no place must not show.
        """
        nowhere = Refused("no-table", "You have no place at a table with this code.")
        if await self.hall.store.document("visit", f"{account.member}/{code}") is None:
            raise nowhere
        table = await self.hall.table(code)
        token = new_token()

        def edit(state: TableState) -> None:
            person = state.of_member(account.member)
            if person is None:
                raise nowhere
            person.more = [*person.more, token_hash(token)][-MOST_KEYS:]

        await table.decided(lambda: table.change(edit))
        person = table.state.of_member(account.member)
        if person is None:
            raise nowhere
        return p.TableKey(token, person.player, table.state.invitation, table.state.game)

    async def tables(self, account: Account, before: int | None) -> p.MyTables:
        """The newest ones, and with them all that are not over; further ones that are over, *before* a number."""
        looked = MOST_GOING if before is None else MOST_LISTED + 1
        found = await self.hall.store.documents("visit", account.member, looked, before)
        page, more = page_of(found, MOST_LISTED)
        listed = [await self._listed(one, account) for one in page]
        if before is None:
            older = [one for one in found[len(page) :] if msgspec.json.decode(one.doc, type=VisitDoc).place is None]
            listed += [one for document in older[:MOST_LOOKED_THROUGH] if (one := await self._going(document, account))]
        else:
            listed = [one for one in listed if one.state in ("over", "gone")]
        rank = {"running": 1, "open": 2, "over": 3, "gone": 3}
        listed.sort(key=lambda one: (0 if one.my_turn else rank[one.state], -one.at))
        return p.MyTables(listed, more, self.hall.now())

    async def _going(self, document: Document, account: Account) -> p.MyTable | None:
        """A table, unless it is over."""
        mine = await self._listed(document, account)
        return mine if mine.state in ("open", "running") else None

    async def _listed(self, document: Document, account: Account) -> p.MyTable:
        visit = msgspec.json.decode(document.doc, type=VisitDoc)
        row = await self.hall.store.load(visit.code)
        closed = row is None or read_state(row.doc).closed
        if row is None or closed or row.state == "over":
            return p.MyTable(
                visit.code, visit.game, "gone" if closed else "over", document.at, visit.seat,
                *await self._others(visit.others),
                place=visit.place, winners=visit.winners, rated=visit.rated,
            )  # fmt: skip
        agreed = read_state(row.doc)
        person = agreed.of_member(account.member)
        seats = [] if person is None else agreed.seats_of(person.player)
        mine = p.MyTable(
            visit.code, visit.game, "open" if row.state == "open" else "running", row.updated,
            seats[0] if seats else None, *await self._others(others_of(agreed, person)),
            rated=agreed.rated,
        )  # fmt: skip
        if row.state == "open":
            mine.free = sum(place.player is None and place.level is None for place in agreed.places)
            mine.link = f"/t/{shared_code(row.code, agreed.invitation)}"
        if row.state == "running" and seats:
            await self._turn(mine, row, seats)
        return mine

    async def _names(self, others: list[str]) -> list[str]:
        return (await self._others(others))[0]

    async def _others(self, others: list[str]) -> tuple[list[str], list[str | None]]:
        """Their names, and for each the id of the member. Who was deleted has neither."""
        members = [one.removeprefix(MEMBER) if one.startswith(MEMBER) else None for one in others]
        wanted = [one for one in members if one is not None]
        known = await self.accounts(wanted) if wanted else {}
        called = [
            one if member is None else known[member].doc.name if member in known else FORMER
            for one, member in zip(others, members, strict=True)
        ]
        return called, [member if member in known else None for member in members]

    async def others_at(self, state: TableState, member: str) -> list[str]:
        """Who else sits at a table of a member's: names of people, levels of bots."""
        return await self._names(others_of(state, state.of_member(member)))

    async def profile(self, account: Account) -> p.Profile:
        """What everybody may see: only matches of public tables, and rated ones, which the boards count too.

        The code of a private table opens it, so it stays private.
        """
        results: list[p.ProfileResult] = []
        for one in await self.hall.store.documents("visit", account.member, MOST_LOOKED_THROUGH):
            visit = msgspec.json.decode(one.doc, type=VisitDoc)
            if visit.place is None or not (visit.public or visit.rated):
                continue
            kept = visit.public and await self.hall.store.load(visit.code) is not None
            told = p.ProfileResult(
                visit.game, one.at, visit.place, visit.winners, len(visit.others) + 1,
                *await self._others(visit.others), visit.rated, visit.code if kept else None,
            )  # fmt: skip
            results.append(told)
            if len(results) == MOST_RESULTS:
                break
        return p.Profile(await self.shown(account), results)

    async def _turn(self, mine: p.MyTable, row: TableRow, seats: list[int]) -> None:
        table = await self.hall.table(row.code)
        await table.be_current()
        now = table.standing()
        mine.my_turn = any(seat in now.to_act for seat in seats)
        ends = [table.upkeep.time_up(seat) for seat in seats if seat in now.to_act]
        mine.until = min((one for one in ends if one is not None), default=None)

    async def finished(self, table: LiveTable) -> None:
        """A match is over: what became of it goes into everybody's history and, if it was rated, into the ratings.

        Done before the match is archived, and only once, however often it is asked.
        """
        await self.hall.nudges.finished(table)
        state = table.state
        members = {one.member: one for one in state.players if one.member is not None and state.seats_of(one.player)}
        if not members and not state.rated:
            return
        view = msgspec.json.decode(bytes(table.standing().view(None)))
        places = self.ratings.places(view["scores"], view["winners"])
        if state.rated:
            await self.ratings.count(table, rated_places(state, view, await table.said()))
        for member, person in members.items():
            await self._write_history(table, str(member), person, places, len(view["winners"]))
            await self.deleted_meanwhile(str(member))

    async def _write_history(
        self, table: LiveTable, member: str, person: Person, places: list[int], winners: int
    ) -> None:
        seat = table.state.seats_of(person.player)[0]
        for _ in range(TRIES):
            old = await self.hall.store.document("visit", f"{member}/{table.code}")
            visit = VisitDoc(
                table.code, table.state.game, person.player, seat, others_of(table.state, person), places[seat] + 1,
                winners, table.state.rated, table.state.public,
            )  # fmt: skip
            at = table.standing().line.at
            if old is not None and old.at == at and old.doc == encode(visit):
                return
            rev = 0 if old is None else old.rev + 1
            try:
                await self.hall.store.write(
                    [Document("visit", f"{member}/{table.code}", member, at, rev, encode(visit))]
                )
                return
            except Conflict:
                continue
        raise StoreDown("the history changes too quickly")  # the match is not archived, and is looked at again


def others_of(state: TableState, person: Person | None) -> list[str]:
    """Who else sits there: members (see ``VisitDoc``), names of guests, levels of bots."""
    mine = [] if person is None else state.seats_of(person.player)
    seats = [seat for seat in range(len(state.places)) if seat not in mine]
    members = {seat: state.member_at(seat) for seat in seats}
    named = [
        f"{MEMBER}{members[seat]}" if members[seat] else state.name_at(seat) or state.places[seat].level
        for seat in seats
    ]
    return [one for one in named if one]


def new_id() -> str:
    return "".join(secrets.choice(LONG) for _ in range(12))


def name_taken(name: str) -> Refused:
    return Refused("name-taken", f"A member is called {name!r} already, or it looks the same: take another name.")


def _busy() -> Refused:
    return Refused("stale", "Something else happened meanwhile: try again.")


def session_cookie(token: str, secure: bool, seconds: int) -> str:
    """The cookie of a session: scripts cannot read it, and no other site can send it."""
    return f"{COOKIE}={token}; Path=/api; Max-Age={seconds}; HttpOnly; SameSite=Strict{'; Secure' if secure else ''}"


COOKIE = "dragonhall-member"
COOKIE_SECONDS = YEAR_MS // 1000
