"""Messages made of encoded parts: the same bytes serve everybody with the same view."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct

from ...bots.levels import USUAL
from .. import protocol as p
from ..store import Line, LogEntry
from .clocks import clock_now
from .log import Position, read_clocks
from .state import TableState

encode = msgspec.json.encode
L = TypeVar("L", LogEntry, Line)


class SightOut(Struct):
    """``protocol.Sight`` and ``protocol.Standing``."""

    seat: int | None
    view: Raw
    moves: Raw
    news: Raw | list[Raw]


class SnapshotOut(Struct, tag="snapshot", tag_field="t"):
    """``protocol.Snapshot``."""

    protocol: int
    seq: int
    ply: int
    table: Raw
    you: p.You
    standings: list[SightOut]
    clock: p.ClockNow | None
    chat: list[p.Chat]
    now: int


class CaughtOut(Struct, tag="caught", tag_field="t"):
    """``protocol.Caught``."""

    protocol: int
    seq: int
    table: Raw
    you: p.You
    clock: p.ClockNow | None
    now: int


def snapshot(
    seq: int,
    info: p.TableInfo,
    you: p.You,
    after: Position | None,
    news: list[list[Raw]],
    clock: p.Clock | None,
    chat: list[p.Chat],
    now: int,
) -> bytes:
    """Return ``protocol.Snapshot``; *news* is the news of every ply, for each seat and then for spectators."""
    return encode(
        SnapshotOut(
            protocol=p.PROTOCOL,
            seq=seq,
            ply=0 if after is None else after.line.ply,
            table=Raw(encode(info)),
            you=you,
            standings=[] if after is None else standings(after, news, tuple(you.seats)),
            clock=clock_at(after, clock, now),
            chat=chat,
            now=now,
        )
    )


def caught(seq: int, info: p.TableInfo, you: p.You, after: Position | None, clock: p.Clock | None, now: int) -> bytes:
    """Return ``protocol.Caught``."""
    return encode(CaughtOut(p.PROTOCOL, seq, Raw(encode(info)), you, clock_at(after, clock, now), now))


def table(info: bytes, you: p.You) -> bytes:
    """Return ``protocol.TableNow``; *info* is encoded already, once for everybody."""
    return b'{"t":"table","table":%b,"you":%b}' % (info, encode(you))


def presence(here: set[int], watching: int) -> bytes:
    """Return ``protocol.Presence``."""
    return encode(p.Presence(sorted(here), watching))


def sight(after: Position, seat: int | None) -> bytes:
    """Return ``protocol.Sight``."""
    name = b"null" if seat is None else b"%d" % seat
    return b'{"seat":%b,"view":%b,"moves":%b,"news":%b}' % (name, after.view(seat), after.moves(seat), after.news(seat))


def perspectives(seats: tuple[int, ...]) -> tuple[int | None, ...]:
    """Return the views of somebody with these seats: without seats, the spectator's."""
    return seats or (None,)


HEAD = b'{"t":"event","seq":%d,"ply":%d,"kind":"%b","by":%b,"bot":%b,"over":%b,"sights":['


def event(after: Position, clock: p.Clock | None, seats: tuple[int, ...]) -> bytes:
    """Return ``protocol.Event``, assembled by hand because no other message is sent as often."""
    if after.frame is None:
        after.frame = _frame(after, clock)
    if len(seats) == 1:
        return b"%b%b%b" % (after.frame[0], sight(after, seats[0]), after.frame[1])
    sights = [sight(after, seat) for seat in perspectives(seats)]
    return b"%b%b%b" % (after.frame[0], b",".join(sights), after.frame[1])


def _frame(after: Position, clock: p.Clock | None) -> tuple[bytes, bytes]:
    line, clock_now = after.line, clock_at(after, clock, after.line.at)
    by = b"null" if line.seat < 0 else b"%d" % line.seat
    bot, over = (b"true" if fact else b"false" for fact in (line.bot, after.over))
    head = HEAD % (line.seq, line.ply, line.kind.encode(), by, bot, over)
    return head, b'],"clock":%b,"now":%d}' % (b"null" if clock_now is None else encode(clock_now), line.at)


def clock_at(after: Position | None, clock: p.Clock | None, now: int) -> p.ClockNow | None:
    return None if after is None or clock is None or after.over else clock_now(clock, read_clocks(after.line), now)


def standings(after: Position, all_news: list[list[Raw]], seats: tuple[int, ...]) -> list[SightOut]:
    """Return everything that these seats may know, from the beginning; `all_news` is the news of every ply, for each
    seat."""
    return [
        SightOut(seat, after.view(seat), after.moves(seat), [news[-1 if seat is None else seat] for news in all_news])
        for seat in perspectives(seats)
    ]


def standing_lines(lines: list[L]) -> list[L]:
    """Return the deal and the moves that were not taken back, one for each ply."""
    standing: list[L] = []
    for line in lines:
        if line.kind == "undo":
            del standing[line.ply + 1 :]
        else:
            standing.append(line)
    return standing


def table_info(state: TableState, phase: Any, here: set[int], watching: int) -> p.TableInfo:
    seats = []
    for seat, place in enumerate(state.places):
        person = place.player is not None
        # An uploaded record names its people; a seat without a name was a bot's.
        brought = state.uploaded is not None
        kind: Any = "person" if person or place.label else "bot" if brought or place.level is not None else "free"
        level = USUAL if brought and kind == "bot" else place.level
        present = person and place.player in here
        stands_in = person and place.level is not None
        portrait, member = state.portrait_at(seat), state.member_at(seat)
        seats.append(
            p.SeatInfo(seat, kind, state.name_at(seat), place.player, level, present, stands_in, portrait, member)
        )
    ask = None
    if state.ask is not None:
        ask = p.UndoAsk(state.ask.ask, state.ask.seat, state.ask.to_ply, state.ask.waiting, state.ask.until)
    return p.TableInfo(
        code=state.code,
        game=state.game,
        rules=state.rules,
        options=state.options,
        seats=seats,
        players=[
            p.PlayerInfo(person.player, person.name, person.player in here)
            for person in state.players
            if not person.gone
        ],
        host=state.host,
        state=phase,
        public=state.public,
        pace=state.pace,
        clock=state.clock,
        away_after=state.away_after,
        on_timeout=state.on_timeout,
        free_chat=state.free_chat,
        commitment=state.commitment,
        created=state.created,
        watching=watching,
        ask=ask,
        next=state.next,
        previous=state.previous,
        uploaded=state.uploaded is not None,
        link_only=state.link_only,
        many_seats=state.many_seats,
        carried=state.earlier is not None,
        revealed=state.revealed,
        rated=state.rated,
        tournament=state.tournament,
        hints=state.uploaded is None and state.hints_allowed(),
        hinted=hints_by_seat(state),
        club=state.club,
        votes=[p.Vote(vote.player, vote.yes, state.needed(vote.player), vote.until) for vote in state.votes],
    )


def hints_by_seat(state: TableState) -> list[int]:
    """Return how many hints each seat has had; an empty list if there were none."""
    counts = [0] * len(state.places)
    for _, seat in state.hinted:
        counts[seat] += 1
    return counts if state.hinted else []
