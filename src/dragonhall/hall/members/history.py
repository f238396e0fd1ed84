"""The places of members at tables, and how their matches ended: each member's own list of tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct

from .. import protocol as p
from ..base.errors import Refused
from ..matches.result import MatchResult
from ..store import Conflict, Document, Store, StoreDown, TableRow, page_of
from ..store.collection import Collection, Entry
from ..tables.bot_workers import STAND_IN
from ..tables.codes import new_token, shared_code, token_hash
from ..tables.live_table import LiveTable
from ..tables.manager import MAX_KEYS, TableManager
from ..tables.state import DAY_MS, Person, TableState, read_state
from .accounts import FORMER, Account, Accounts
from .ratings import Ratings

MAX_LISTED, MAX_SEARCHED = 40, 2_000
"""Tables in one answer, and the number of newest tables searched for those that are not over."""
MAX_EXAMINED = 200
"""Tables that are examined because they may not be over."""
ALL = 1_000_000
MEMBER = "\n"
"""Before the id of a member in a list of names: no name has it."""


class VisitDoc(Struct):
    """A place at a table."""

    code: str
    game: str
    player: int
    seat: int | None = None
    others: list[str] = []
    """The others who sat there: ids of members (so that a deleted name is nowhere), names of guests, levels of bots."""
    place: int | None = None
    winners: int = 0
    rated: bool = False
    public: bool = False


async def _nobody_hears(table: LiveTable) -> None:
    """Stand for a listener that is not connected."""


class History:
    """The tables of all members."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        keep_unstarted: float,
        accounts: Accounts,
        ratings: Ratings,
        tables: TableManager,
    ) -> None:
        self.store, self.now, self.accounts, self.ratings, self.manager = store, now, accounts, ratings, tables
        self.keep_unstarted = keep_unstarted
        """Days that places at tables without a game are kept."""
        self.places = Collection(store, "visit", VisitDoc, _too_quick)
        self.on_claimed: Callable[[LiveTable], Awaitable[None]] = _nobody_hears
        """Called when somebody who had played as a guest becomes a member at a table whose match is over."""

    # Places

    async def claim(self, account: Account, keys: list[p.SeatKey]) -> int:
        """Give a member the places that these keys open; return how many. Wrong keys are ignored."""
        n = 0
        for key in keys:
            try:
                table = await self.manager.enter(key.code, key.token, proof=True)
            except Refused:
                continue
            n += await self._claim_place(table, account, key.token)
        return n

    async def _claim_place(self, table: LiveTable, account: Account, token: str) -> bool:
        """Give a place to a member, unless it is another member's or this member has a place there."""

        def edit(state: TableState) -> None:
            person = state.with_token(token)
            if person is None or person.member is not None or state.of_member(account.member) is not None:
                raise Conflict
            person.member = account.member

        try:
            await table.under_lock(lambda: table.change(edit))
        except (Conflict, Refused):
            return False
        await self.add_visit(table, account.member)
        if table.phase == "over":
            await self.on_claimed(table)
        return True

    async def add_visit(self, table: LiveTable, member: str) -> None:
        """Record that a member has a place at a table."""
        person = table.state.of_member(member)
        if person is None:
            return
        visit = VisitDoc(table.code, table.state.game, person.player, rated=table.state.rated)
        await self.places.create(_key(member, table.code), member, self.now(), visit)
        await self.accounts.deleted_meanwhile(member)

    def visit(self, member: str, doc: VisitDoc) -> Document:
        """Return the new document of a place, for a caller that writes it together with other documents."""
        return self.places.new(_key(member, doc.code), member, self.now(), doc)

    async def has_visited(self, member: str, code: str) -> bool:
        """Return whether a member has a place at a table."""
        return await self.places.has(_key(member, code))

    async def key_for(self, account: Account, code: str) -> p.TableKey:
        """Make a key to the member's place at a table, for another device.

        The answer does not reveal whether a table exists at which the member has no place.
        """
        nowhere = Refused("no-table", "You have no place at a table with this code.")
        if not await self.has_visited(account.member, code):
            raise nowhere
        table = await self.manager.open(code)
        token = new_token()

        def edit(state: TableState) -> None:
            person = state.of_member(account.member)
            if person is None:
                raise nowhere
            person.more = [*person.more, token_hash(token)][-MAX_KEYS:]

        await table.under_lock(lambda: table.change(edit))
        person = table.state.of_member(account.member)
        if person is None:
            raise nowhere
        return p.TableKey(token, person.player, table.state.invitation, table.state.game)

    # Lists

    async def visits(self, member: str, limit: int, before: int | None = None) -> list[tuple[int, VisitDoc]]:
        """Read the places of a member, with their times; the newest first."""
        return [(visit.at, visit.doc) for visit in await self.places.of(member, limit, before)]

    async def tables(self, account: Account, before: int | None) -> p.MyTables:
        """List the newest tables and all that are not over; or further ones that are over, *before* a number."""
        looked = MAX_SEARCHED if before is None else MAX_LISTED + 1
        found = await self.store.documents(self.places.kind, account.member, looked, before)
        documents, more = page_of(found, MAX_LISTED)
        visits = [self.places.read(document) for document in found]
        listed = [await self._listed(visit, account) for visit in visits[: len(documents)]]
        if before is None:
            older = [visit for visit in visits[len(documents) :] if visit.doc.place is None]
            listed += [table for visit in older[:MAX_EXAMINED] if (table := await self._waiting(visit, account))]
        else:
            # Matches whose result is still to be written, with a later time, were on the first page.
            listed = [table for table in listed if table.state in ("over", "gone") and not _is_pending(table)]
        rank = {"running": 1, "open": 2, "over": 3, "gone": 3}
        listed.sort(key=lambda table: (0 if table.my_turn else rank[table.state], -table.at))
        return p.MyTables(listed, more, self.now())

    async def _waiting(self, visit: Entry[VisitDoc], account: Account) -> p.MyTable | None:
        """Return a table unless its result is in the history."""
        table = await self._listed(visit, account)
        return table if table.state in ("open", "running") or _is_pending(table) else None

    async def _listed(self, entry: Entry[VisitDoc], account: Account) -> p.MyTable:
        visit = entry.doc
        row = await self.store.load(visit.code)
        closed = row is None or read_state(row.doc).closed
        if row is None or closed or row.state == "over":
            if row is not None and visit.place is None and visit.seat is None:
                visit.seat = _seat_of(read_state(row.doc), account.member)
            return p.MyTable(
                visit.code, visit.game, "gone" if closed else "over", entry.at, visit.seat,
                *await self.names(visit.others),
                place=visit.place, winners=visit.winners, rated=visit.rated,
            )  # fmt: skip
        agreed = read_state(row.doc)
        person = agreed.of_member(account.member)
        seats = [] if person is None else agreed.seats_held_by(person.player)
        mine = p.MyTable(
            visit.code, visit.game, "open" if row.state == "open" else "running", row.updated,
            seats[0] if seats else None, *await self.names(others_of(agreed, person)),
            rated=agreed.rated,
        )  # fmt: skip
        if row.state == "open":
            mine.free = sum(place.player is None and place.level is None for place in agreed.places)
            mine.link = f"/t/{shared_code(row.code, agreed.invitation)}"
        if row.state == "running" and seats:
            await self._add_turn(mine, row, seats)
        return mine

    async def _add_turn(self, mine: p.MyTable, row: TableRow, seats: list[int]) -> None:
        table = await self.manager.open(row.code)
        await table.be_current()
        now = table.dealt_position()
        mine.my_turn = any(seat in now.to_act for seat in seats)
        ends = [table.supervisor.time_up(seat) for seat in seats if seat in now.to_act]
        mine.until = min((end for end in ends if end is not None), default=None)

    async def names(self, others: list[str]) -> tuple[list[str], list[str | None]]:
        """Return the names of others, and for each the id of the member. A deleted member has neither."""
        members = [other.removeprefix(MEMBER) if other.startswith(MEMBER) else None for other in others]
        wanted = [member for member in members if member is not None]
        known = await self.accounts.accounts(wanted) if wanted else {}
        called = [
            other if member is None else known[member].doc.name if member in known else FORMER
            for other, member in zip(others, members, strict=True)
        ]
        return called, [member if member in known else None for member in members]

    async def others_at(self, state: TableState, member: str) -> list[str]:
        """Return the others at a table of a member's: names of people, levels of bots."""
        return (await self.names(others_of(state, state.of_member(member))))[0]

    # The end of a match

    async def match_over(self, result: MatchResult) -> None:
        """Write the outcome of a match into the history of every member who sat there; done once."""
        state = result.state
        for person in state.players:
            if person.member is not None and state.seats_held_by(person.player):
                await self._write_result(result, person.member, person)
                await self.accounts.deleted_meanwhile(person.member)

    async def _write_result(self, result: MatchResult, member: str, person: Person) -> None:
        state, key, at = result.state, _key(member, result.code), result.ended_at
        seat = state.seats_held_by(person.player)[0]
        visit = VisitDoc(
            result.code, result.game, person.player, seat, others_of(state, person), result.places[seat] + 1,
            len(result.winners), state.rated, state.public,
        )  # fmt: skip

        def edit(entry: Entry[VisitDoc]) -> None:
            entry.at, entry.doc = at, visit

        await self.places.update(key, edit, new=lambda: self.places.entry(key, member, at, visit))

    # Members who go

    async def export(self, member: str) -> list[dict[str, Any]]:
        """Return all places of a member."""
        visits = await self.visits(member, ALL)
        everybody = list({other for _, visit in visits for other in visit.others})
        names = dict(zip(everybody, (await self.names(everybody))[0], strict=True))
        return [
            {"at": at, **msgspec.to_builtins(visit), "others": [names[other] for other in visit.others]}
            for at, visit in visits
        ]

    async def export_results(self, member: str) -> list[dict[str, Any]]:
        """Return the results of all rated matches of a member."""
        visits = await self.visits(member, ALL)
        return await self.ratings.results_of([visit.code for _, visit in visits if visit.rated])

    async def remove_member(self, member: str, owned: list[Document]) -> None:
        """Remove a deleted member from tables, from the history of others and from results."""
        visits = [self.places.read(each).doc for each in owned if each.kind == self.places.kind]
        for visit in visits:
            await self._remove_at(visit, member)
            await self._remove_beside(visit, member)
        await self.ratings.remove_results(member, [visit.code for visit in visits if visit.rated])

    async def _remove_at(self, visit: VisitDoc, member: str) -> None:
        """Replace the name at a table that is still kept; no key opens the place any more."""
        try:
            table = await self.manager.open(visit.code)
        except Refused:
            return

        # A different mark at every table, so that no rating can continue under it.
        stranger = self.ratings.stranger(f"{member}/{visit.code}")

        def edit(state: TableState) -> None:
            # A person who left and came again is there twice.
            for person in [each for each in state.players if each.member == member]:
                person.name, person.portrait, person.member = FORMER, None, None
                person.token, person.more, person.device = token_hash(new_token()), [], ""
                if table.phase != "over" and not person.gone:
                    # Nobody waits for them: a bot plays on, as after leaving.
                    state.leave(person.player, table.phase, STAND_IN)
            for listed in (state.rated_seats, state.removed):
                listed[:] = [stranger if each == member else each for each in listed]

        await table.under_lock(lambda: table.change(edit))

    async def _remove_beside(self, visit: VisitDoc, member: str) -> None:
        """Replace the member by a dash in the history of everybody else who sat there."""

        def edit(theirs: Entry[VisitDoc]) -> None:
            theirs.doc.others = [FORMER if each == MEMBER + member else each for each in theirs.doc.others]

        for other in [each.removeprefix(MEMBER) for each in visit.others if each.startswith(MEMBER)]:
            await self.places.update(_key(other, visit.code), edit)

    async def forget_old(self) -> None:
        """Delete places at deleted tables where no match was finished."""
        before = self.now() - int(self.keep_unstarted * DAY_MS)
        for member in await self.accounts.everybody():
            visits = await self.places.of(member, ALL, before)
            unfinished = [visit for visit in visits if visit.doc.place is None]
            gone = [visit.key for visit in unfinished if await self.store.load(visit.doc.code) is None]
            if gone:
                await self.places.delete(*gone)


def _is_pending(table: p.MyTable) -> bool:
    """Return whether a match is over and its result is not in the history yet."""
    return table.state == "over" and table.seat is not None and table.place is None


def _seat_of(state: TableState, member: str) -> int | None:
    person = state.of_member(member)
    return next(iter([] if person is None else state.seats_held_by(person.player)), None)


def _key(member: str, code: str) -> str:
    return f"{member}/{code}"


def _too_quick() -> StoreDown:
    return StoreDown("the history changes too quickly")  # the match is not archived, and is looked at again


def others_of(state: TableState, person: Person | None) -> list[str]:
    """Return the others who sit there: members (see ``VisitDoc``), names of guests, levels of bots."""
    mine = [] if person is None else state.seats_held_by(person.player)
    seats = [seat for seat in range(len(state.places)) if seat not in mine]
    members = {seat: state.member_at(seat) for seat in seats}
    named = [
        f"{MEMBER}{members[seat]}" if members[seat] else state.name_at(seat) or state.places[seat].level
        for seat in seats
    ]
    return [name for name in named if name]
