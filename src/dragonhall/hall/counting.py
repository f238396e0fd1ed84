"""How finished matches are counted: each exactly once, by whichever server, and all of them anew from the records.

A counted match is a document of its own (its note), written together with all sums that it changed. So it counts whole
or not at all, and never twice, whatever is killed and however many servers try.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec

from . import archive
from .match_notes import MyMatch, MySums, Note, Sums, begins_with_a_deal, note_of
from .store import Conflict, Document, Store, TableRow
from .table_state import TableState, read_state
from .wire import standing_lines

NOTE, SUMS = "played", "statistics"
"""Documents: the note of a match, by its code; the sums of a game, by game, seats and company."""
MY_MATCH, MY_SUMS, MY_REVIEW = "my match", "my statistics", "my review"
"""Documents of a member."""
TO_REVIEW, QUEUE = "to review", "statistics"
"""Documents: matches of members that nobody has judged yet; and their owner."""
COUNTED = "counted"
"""The owner of all notes."""
TRIES = 20
AT_ONCE = 500
"""Documents that are written together when all is counted anew."""
encode = msgspec.json.encode
T = TypeVar("T")


def read(document: Document | None, kind: type[T]) -> T | None:
    return None if document is None else msgspec.json.decode(document.doc, type=kind)


def read_note(document: Document) -> Note:
    return msgspec.json.decode(zlib.decompress(document.doc), type=Note)


def note_document(code: str, note: Note, at: int, rev: int = 0) -> Document:
    return Document(NOTE, code, COUNTED, at, rev, zlib.compress(encode(note), 6))


def sums_key(note: Note) -> str:
    return f"{note.game}/{note.seats}/{note.company}"


def sums_document(key: str, sums: Sums, rev: int) -> Document:
    """Sorted by the number of matches."""
    return Document(SUMS, key, key.partition("/")[0], sums.matches, rev, encode(sums))


def my_match_document(member: str, match: MyMatch, at: int, rev: int = 0) -> Document:
    return Document(MY_MATCH, f"{member}/{match.code}", member, at, rev, encode(match))


def my_sums_document(member: str, sums: MySums, rev: int) -> Document:
    return Document(MY_SUMS, member, member, 0, rev, encode(sums))


def members_at(state: TableState) -> dict[str, int]:
    """The members whose match it was, each with a seat of theirs. In a rated match that is who began it."""
    found: dict[str, int] = {}
    for seat in range(len(state.places)):
        member = state.rated_seats[seat] if state.rated and state.rated_seats else state.member_at(seat)
        if member is not None and not member.startswith(":"):
            found.setdefault(member, seat)
    return found


def match_of(code: str, note: Note, seat: int) -> MyMatch:
    return MyMatch(code, note.game, note.seats, seat, note.places[seat] + 1, note.share(seat), note.plies)


async def noted(store: Store, row: TableRow, story: bytes | None = None) -> tuple[Note, int] | None:
    """The note of a finished match, made from what the store keeps of it, and when it ended; None if it cannot be
    counted. *story* are its archived plies, where they are not kept yet."""
    state = read_state(row.doc)
    story = story or await store.archived(row.code, archive.STORY)
    if story is None or not begins_with_a_deal(state):
        return None
    said = standing_lines(await store.said(row.code))
    page = story
    note = await asyncio.to_thread(lambda: note_of(state, row.secret, said, archive.read_plies(page)))
    return note, said[-1].at


async def count(store: Store, row: TableRow, story: bytes | None = None) -> bool:
    """Count a finished match, in the sums of its game and of its members; false if there was nothing left to count."""
    members = members_at(read_state(row.doc))
    known = await store.document(NOTE, row.code)
    found = (read_note(known), known.at) if known is not None else await noted(store, row, story)
    if found is None:
        return False
    note, at = found
    for _ in range(TRIES):
        put: list[Document] = []
        if await store.document(NOTE, row.code) is None:
            old = await store.document(SUMS, sums_key(note))
            sums = read(old, Sums) or Sums(note.seats, note.company)
            sums.add(note, at)
            put += [note_document(row.code, note, at), sums_document(sums_key(note), sums, next_rev(old))]
        mine = [one for member, seat in members.items() for one in await _mine(store, member, row.code, note, seat, at)]
        if any(note.people[members[one.owner]] for one in mine if one.kind == MY_MATCH):
            if await store.document(TO_REVIEW, row.code) is None:
                put.append(Document(TO_REVIEW, row.code, QUEUE, at, 0, b"{}"))
        put += mine
        if not put:
            return False
        try:
            await store.write(put)
        except Conflict:
            continue  # another match was counted at the same time, or this one
        for member in {one.owner for one in mine}:
            if await store.document("member", member) is None:
                await store.disown(member)  # deleted while it was counted
        return True
    raise Conflict


async def _mine(store: Store, member: str, code: str, note: Note, seat: int, at: int) -> list[Document]:
    """What changes for a member, unless it is counted already or there is no such member any more."""
    if await store.document(MY_MATCH, f"{member}/{code}") or await store.document("member", member) is None:
        return []
    old = await store.document(MY_SUMS, member)
    sums, match = read(old, MySums) or MySums(), match_of(code, note, seat)
    sums.add(match, at)
    return [my_match_document(member, match, at), my_sums_document(member, sums, next_rev(old))]


def next_rev(old: Document | None) -> int:
    return 0 if old is None else old.rev + 1


async def recounted(store: Store, write: bool) -> tuple[int, int]:
    """Count all matches anew: from their records, and from their notes where tables were cleared. How many there are,
    and how many documents were not as they should be."""
    kept = {(kind, one.key): one for kind in CONTENTS for one in await store.all_documents(kind)}
    people = {one.key for one in await store.all_documents("member")}
    notes = {one.key: (read_note(one), one.at) for one in kept.values() if one.kind == NOTE}
    mine = {
        one.key: (one.owner, msgspec.json.decode(one.doc, type=MyMatch), one.at)
        for one in kept.values()
        if one.kind == MY_MATCH
    }
    for code in [*notes, *await store.without_document(NOTE)]:
        row = await store.load(code)
        found = None if row is None else await noted(store, row)
        if row is None or found is None:
            continue
        notes[code] = note, at = found
        members = {one: seat for one, seat in members_at(read_state(row.doc)).items() if one in people}
        mine |= {f"{one}/{code}": (one, match_of(code, note, seat), at) for one, seat in members.items()}
    sums: dict[str, Sums] = {}
    for note, at in notes.values():
        sums.setdefault(sums_key(note), Sums(note.seats, note.company)).add(note, at)
    my_sums: dict[str, MySums] = {}
    for member, match, at in mine.values():
        my_sums.setdefault(member, MySums()).add(match, at)
    wanted = [note_document(code, note, at) for code, (note, at) in notes.items()]
    wanted += [sums_document(key, one, 0) for key, one in sums.items()]
    wanted += [my_match_document(*one) for one in mine.values()]
    wanted += [my_sums_document(member, one, 0) for member, one in my_sums.items()]
    put = []
    for one in wanted:
        old = kept.pop((one.kind, one.key), None)
        if old is None or not same(old, one):
            put.append(msgspec.structs.replace(one, rev=next_rev(old)))
    if write:
        for some in chunks(put):
            await store.write(some)
        for gone in chunks(list(kept)):
            await store.write([], gone)
    return len(notes), len(put) + len(kept)


CONTENTS: dict[str, Callable[[Document], Any]] = {
    NOTE: read_note,
    SUMS: lambda one: read(one, Sums),
    MY_MATCH: lambda one: read(one, MyMatch),
    MY_SUMS: lambda one: read(one, MySums),
}
"""What is counted, and how its documents are read."""


def same(one: Document, other: Document) -> bool:
    """Whether two documents of a kind say the same; the order of their entries says nothing."""
    contents = CONTENTS[one.kind]
    return (one.owner, one.at, contents(one)) == (other.owner, other.at, contents(other))


def chunks(items: list[T]) -> Iterator[list[T]]:
    for at in range(0, len(items), AT_ONCE):
        yield items[at : at + AT_ONCE]
