"""Counting of finished matches: each exactly once, by any server, and all of them again from the records.

A counted match is a document of its own (its note), written together with all sums that it changed. So it is counted
completely or not at all, and never twice, even if servers are killed or several try.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import Any, TypeVar

from msgspec import Struct

from .. import protocol as p
from ..matches import archive
from ..matches.result import MatchResult, stored_result
from ..members.accounts import all_members, is_member
from ..store import Document, Store, TableRow
from ..store.collection import Collection, Empty, Entry, until_written
from ..tables.state import TableState
from .summaries import MyMatch, MySums, Note, Sums, begins_with_a_deal, note_of

NOTE, SUMS = "played", "statistics"
"""Documents: the note of a match, by its code; the sums of a game, by game, seats and company."""
MY_MATCH, MY_SUMS, MY_REVIEW = "my match", "my statistics", "my review"
"""Documents of a member."""
TO_REVIEW, QUEUE = "to review", "statistics"
"""Documents: matches of members that were not reviewed yet, and their owner."""
COUNTED = "counted"
"""The owner of all notes."""
AT_ONCE = 500
"""Documents written together when everything is counted again."""
log = logging.getLogger("dragonhall.hall")
T = TypeVar("T")


class ReviewNote(Struct):
    """The findings of a review about a member."""

    review: p.MyReview
    plies: int
    marks: list[p.Mark]


class Counting:
    """All documents that statistics keep."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.notes = Collection(store, NOTE, Note, compressed=True)
        self.sums = Collection(store, SUMS, Sums)
        self.my_matches = Collection(store, MY_MATCH, MyMatch)
        self.my_sums = Collection(store, MY_SUMS, MySums)
        self.my_reviews = Collection(store, MY_REVIEW, ReviewNote)
        self.to_review = Collection(store, TO_REVIEW, Empty)

    # New entries

    def note_entry(self, code: str, note: Note, at: int) -> Entry[Note]:
        """Return the note of a match that ended then."""
        return self.notes.entry(code, COUNTED, at, note)

    def sums_entry(self, key: str, sums: Sums) -> Entry[Sums]:
        """Return the sums of a game, sorted by the number of matches."""
        return self.sums.entry(key, key.partition("/")[0], sums.last, sums, sums.matches)

    def my_match_entry(self, member: str, match: MyMatch, at: int) -> Entry[MyMatch]:
        """Return a match of a member that ended then."""
        return self.my_matches.entry(f"{member}/{match.code}", member, at, match)

    def my_sums_entry(self, member: str, sums: MySums) -> Entry[MySums]:
        """Return the sums of a member."""
        return self.my_sums.entry(member, member, 0, sums)

    # Counting

    async def count(self, result: MatchResult) -> bool:
        """Count a finished match, in the sums of its game and of its members; return False if there was nothing left to
        count."""
        known = await self.notes.get(result.code)
        note = known.doc if known is not None else await noted(self._store, result)
        return note is not None and await until_written(lambda: self._count(result, note))

    async def count_stored(self, row: TableRow) -> bool:
        """Count an archived match; return False if there was nothing left to count.

        Raises:
            DamagedArchive: it cannot be read.
        """
        found = await stored_note(self._store, row)
        return found is not None and await until_written(lambda: self._count(*found))

    async def _count(self, result: MatchResult, note: Note) -> bool:
        code, at, members = result.code, result.ended_at, members_at(result.state)
        put: list[Document] = []
        if not await self.notes.has(code):
            key = sums_key(note)
            sums = await self.sums.get(key) or self.sums_entry(key, Sums(note.seats, note.company))
            sums.doc.add(note, at)
            sums.at, sums.sort = sums.doc.last, sums.doc.matches
            put += [self.notes.changed(self.note_entry(code, note, at)), self.sums.changed(sums)]
        counted = [member for member in members if await self._is_new(member, code)]
        if any(note.people[members[member]] for member in counted) and not await self.to_review.has(code):
            put.append(self.to_review.new(code, QUEUE, at))
        for member in counted:
            match = match_of(code, note, members[member])
            mine = await self.my_sums.get(member) or self.my_sums_entry(member, MySums())
            mine.doc.add(match, at)
            put += [self.my_matches.changed(self.my_match_entry(member, match, at)), self.my_sums.changed(mine)]
        if not put:
            return False
        await self._store.write(put)
        for member in counted:
            if not await is_member(self._store, member):
                await self._store.disown(member)  # deleted in the meantime
        return True

    async def _is_new(self, member: str, code: str) -> bool:
        """Return whether a match is to be counted for a member: it is not counted yet, and the member exists."""
        return not await self.my_matches.has(f"{member}/{code}") and await is_member(self._store, member)


def sums_key(note: Note) -> str:
    """Return the key of the sums that a match is added to."""
    return f"{note.game}/{note.seats}/{note.company}"


def members_at(state: TableState) -> dict[str, int]:
    """Return the members who played a match, each with one of their seats. In a rated match those are the ones who
    began it."""
    found: dict[str, int] = {}
    for seat in range(len(state.places)):
        member = state.rated_seats[seat] if state.rated and state.rated_seats else state.member_at(seat)
        if member is not None and not member.startswith(":"):
            found.setdefault(member, seat)
    return found


def match_of(code: str, note: Note, seat: int) -> MyMatch:
    """Return a member's entry for a match."""
    return MyMatch(code, note.game, note.seats, seat, note.places[seat] + 1, note.share(seat), note.plies)


async def noted(store: Store, result: MatchResult) -> Note | None:
    """Return the note of a finished match; None if it cannot be counted."""
    story = result.pages.get(archive.STORY) or await store.archived(result.code, archive.STORY)
    if story is None or not begins_with_a_deal(result.state):
        return None
    page = story
    return await asyncio.to_thread(lambda: note_of(result, archive.read_plies(page)))


async def stored_note(store: Store, row: TableRow) -> tuple[MatchResult, Note] | None:
    """Return result and note of an archived match; None if it cannot be counted.

    Raises:
        DamagedArchive: it cannot be read.
    """
    result = await stored_result(store, row)
    if result is None:
        return None
    with archive.must_be_whole():
        note = await noted(store, result)
    return None if note is None else (result, note)


async def recounted(store: Store, write: bool) -> tuple[int, int]:
    """Count all matches again: from their records, or their notes where tables were cleared. Return the number of
    matches, and how many documents were wrong."""
    counting = Counting(store)
    people = await all_members(store)
    notes = {entry.key: (entry.doc, entry.at) for entry in await counting.notes.all()}
    mine = {entry.key: (entry.owner, entry.doc, entry.at) for entry in await counting.my_matches.all()}
    for code in [*notes, *await store.without_document(NOTE)]:
        found = await _noted_anew(store, code)
        if found is None:
            continue
        result, note = found
        notes[code] = note, result.ended_at
        for member, seat in members_at(result.state).items():
            if member in people:
                mine[f"{member}/{code}"] = member, match_of(code, note, seat), result.ended_at
    sums: dict[str, Sums] = {}
    for note, at in notes.values():
        sums.setdefault(sums_key(note), Sums(note.seats, note.company)).add(note, at)
    my_sums: dict[str, MySums] = {}
    for member, match, at in mine.values():
        my_sums.setdefault(member, MySums()).add(match, at)
    put: list[Document] = []
    drop: list[tuple[str, str]] = []
    kinds: list[tuple[Collection[Any], list[Entry[Any]]]] = [
        (counting.notes, [counting.note_entry(code, note, at) for code, (note, at) in notes.items()]),
        (counting.sums, [counting.sums_entry(key, sums[key]) for key in sums]),
        (counting.my_matches, [counting.my_match_entry(*found) for found in mine.values()]),
        (counting.my_sums, [counting.my_sums_entry(member, my_sums[member]) for member in my_sums]),
    ]
    for kept, wanted in kinds:
        old = {entry.key: entry for entry in await kept.all()}
        for entry in wanted:
            before = old.pop(entry.key, None)
            if before is None or not same(before, entry):
                entry.rev = entry.rev if before is None else before.rev
                put.append(kept.changed(entry))
        drop += [kept.ref(key) for key in old]
    if write:
        for some in chunks(put):
            await store.write(some)
        for gone in chunks(drop):
            await store.write([], gone)
    return len(notes), len(put) + len(drop)


async def _noted_anew(store: Store, code: str) -> tuple[MatchResult, Note] | None:
    row = await store.load(code)
    try:
        return None if row is None else await stored_note(store, row)
    except archive.DamagedArchive as error:
        log.warning("match cannot be counted", extra={"table": code, "why": str(error)})
        return None


def same(one: Entry[Any], other: Entry[Any]) -> bool:
    """Return whether two entries are equal, ignoring the order of their contents."""
    return (one.owner, one.at, one.sort, one.doc) == (other.owner, other.at, other.sort, other.doc)


def chunks(items: list[T]) -> Iterator[list[T]]:
    """Cut a list into parts that are written together."""
    for at in range(0, len(items), AT_ONCE):
        yield items[at : at + AT_ONCE]
