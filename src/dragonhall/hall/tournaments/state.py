"""The data of a tournament, and functions of it."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

import msgspec
from msgspec import Struct

from ...games import game as find_game
from .. import protocol as p
from ..base.errors import Refused
from ..base.names import clean_text
from ..store.collection import Entry
from ..tables.state import DAY_MS, MAX_RATED, check_anchors, check_level, safe_options
from .pairings import Entrant, Round, Seats, arena, round_robin, split, swiss
from .standings import Played, Row, bye_worth, standings

KIND, PAIRING, ENTRY, HOSTED = "tournament", "pairing", "entry", "hosted"
"""The tournament, its tables; for each member, a note of each tournament they play in and of each they host."""
GOING, ENDED = "tournaments", "tournaments that are over"
UNLISTED, UNLISTED_ENDED = "unlisted tournaments", "unlisted tournaments that are over"
"""The owners of tournament documents: unfinished and finished ones. Unlisted tournaments are apart, so that they take
no place in the list."""
MAX_HOSTED = 3
"""Maximum tournaments of one host that are not over."""
MAX_JOINED = 20
"""Maximum unfinished tournaments that one member takes part in."""
MAX_PLAYERS, MAX_IN_GROUPS, MAX_GROUPS = 128, 64, 8
MAX_TABLES = 2_000
"""Maximum tables of an arena."""
MAX_SHOWN = 60
MAX_LISTED, MAX_SEARCHED = 100, 400
"""Tournaments in the list, and the number from which they are chosen."""
STALE, ABANDONED = 60 * DAY_MS, 2 * DAY_MS
"""Milliseconds after which an unstarted tournament is deleted, and one that was ended before its start."""
MAX_NAME = 60
PATIENCE = 15_000
"""Milliseconds that somebody waits in an arena before getting a bot or the same opponent again."""
MAX_MISSED = 2
"""Forfeits in a row after which a member is withdrawn; in an arena one is enough."""
POLL = 5_000
"""Milliseconds between checks of tables that should have reported their end."""
SWEEP = 60_000
"""Milliseconds between searches for tournaments whose server was killed before announcing them."""
Stage = Literal["made", "playing", "over"]


class Entered(Struct):
    """A player of a tournament; identified everywhere by the index in the list."""

    member: str
    """Empty for a deleted member."""
    since: int = 0
    """Number of rounds made before."""
    out: bool = False
    missed: int = 0
    """Number of tables forfeited in a row."""
    group: int = 0
    free: int = 0
    """Arena: since when the player has waited for a table."""
    last: list[int] = []
    """Arena: the players at the last table."""
    playing: bool = False
    """Arena."""
    level: str = ""
    """Of a bot that takes part; it has no member."""


class TournamentDoc(Struct):
    name: str
    host: str
    """The member; empty if deleted."""
    asked: p.CreateTournament
    created: int
    seed: str
    state: p.TournamentState = "open"
    paused: bool = False
    started: int | None = None
    ends: int | None = None
    next: int | None = None
    round: int = 0
    tables: int = 0
    players: list[Entered] = []
    byes: list[list[int]] = []
    """Of every round."""
    schedule: list[list[tuple[int, Seats]]] = []
    """Groups: for every round the tables, each with its group (0: the final)."""
    groups: int = 0
    final: bool = False
    """The final is in the schedule."""


class Pairing(Struct):
    """One table of a tournament."""

    table: int
    round: int
    seats: Seats
    code: str
    invitation: str = ""
    stage: Stage = "made"
    group: int | None = None
    places: list[int | None] = []
    forfeited: list[int] = []
    """Seats."""

    def played(self) -> Played:
        return Played(self.seats, self.places)


Tournament = Entry[TournamentDoc]
"""A tournament, as read from the store."""


def checked(asked: p.CreateTournament) -> p.CreateTournament:
    """Return the request, completed; raise Refused if it is not possible."""
    game = find_game(asked.game)
    seats = game.check_seats(asked.seats)
    if seats < 2:
        raise Refused("bad-seats", "A table of a tournament has at least two seats.")
    name = clean_text(asked.name)
    if not 1 <= len(name) <= MAX_NAME:
        raise Refused("bad-name", f"The name of a tournament has 1 to {MAX_NAME} characters that can be seen.")
    if asked.bots is not None:
        check_level(asked.bots, asked.game)
    if asked.format == "groups":
        if seats > 2 and asked.bots is None:
            text = "In groups with more than two seats bots must take the empty seats: choose a level."
            raise Refused("bad-seats", text)
        if asked.group_size < seats:
            raise Refused("bad-seats", f"A group has at least as many players as a table seats: {seats}.")
    if asked.fill and (asked.bots is None or asked.format == "arena"):
        raise Refused("bad-seats", "Bots can join a Swiss or groups, where their level is chosen.")
    options = game.complete(seats, safe_options(game, asked.options))
    if asked.rated and max(asked.clock.move, asked.clock.bank) > MAX_RATED:
        raise Refused("not-allowed", "A rated match has at most 14 days for a decision, and 14 in the bank.")
    if asked.rated and asked.bots is not None:
        check_anchors(game.name, seats, options)
    return msgspec.structs.replace(asked, name=name, options=options)


def is_listed(doc: TournamentDoc) -> bool:
    """Return whether a tournament stands in the list for everybody."""
    return doc.asked.public and doc.asked.club is None


def start(doc: TournamentDoc, now: int) -> None:
    """Start a tournament: draw the groups, or set the end of an arena."""
    if doc.state != "open":
        raise Refused("already-started", "The tournament has started already.")
    asked = doc.asked
    least = 1 if asked.fill > 1 else 2 if asked.bots is not None else asked.seats
    if len(doc.players) < least:
        raise Refused("not-started", f"At least {least} must have joined.")
    doc.players += [Entered("", free=now, level=asked.bots or "") for _ in range(asked.fill - len(doc.players))]
    doc.state, doc.started, doc.next = "running", now, now
    if asked.format == "arena":
        doc.ends = now + asked.minutes * 60_000
        for player in doc.players:
            player.free = now
    elif asked.format == "groups":
        count = min(MAX_GROUPS, max(1, -(-len(doc.players) // asked.group_size)))
        groups = split(range(len(doc.players)), count, doc.seed)
        doc.groups = len(groups)
        for n, numbers in enumerate(groups, 1):
            for number in numbers:
                doc.players[number].group = n
            schedule(doc, 0, n, numbers)


def schedule(doc: TournamentDoc, first: int, group: int, numbers: list[int]) -> None:
    """Add a group's round robin to the schedule, starting at a round."""
    for n, tables in enumerate(round_robin(numbers, doc.asked.seats, f"{doc.seed}/{group}"), first):
        while len(doc.schedule) <= n:
            doc.schedule.append([])
        doc.schedule[n] += [(group, table) for table in tables]


def byes_of(doc: TournamentDoc) -> dict[int, int]:
    """Return how many rounds without a table count for each player: they have a value only in a Swiss."""
    counts: dict[int, int] = {}
    for byes in doc.byes if doc.asked.format == "swiss" else []:
        for number in byes:
            counts[number] = counts.get(number, 0) + 1
    return counts


def rows_of(doc: TournamentDoc, over: list[Pairing]) -> list[Row]:
    """Return the standings of all players."""
    played = [pairing.played() for pairing in over]
    worth = bye_worth(doc.asked.seats)
    return standings(doc.asked.format, range(len(doc.players)), played, byes_of(doc), worth, doc.seed)


def group_rows(doc: TournamentDoc, over: list[Pairing], group: int) -> list[Row]:
    """Return the standings of a group; 0 is the final."""
    played = [pairing.played() for pairing in over if pairing.group == group]
    if group:
        numbers = [n for n, player in enumerate(doc.players) if player.group == group]
    else:
        final = {n for tables in doc.schedule for which, table in tables if which == 0 for n in table}
        numbers = sorted(n for n in final if n is not None)
    return standings("groups", numbers, played, {}, Fraction(1), doc.seed)


def entrants(doc: TournamentDoc, over: list[Pairing]) -> list[Entrant]:
    """Return all players with their past, best first; equal ones in drawn order, as all are before the first round."""
    people = {row.number: Entrant(row.number, row.points, {}, [0] * doc.asked.seats) for row in rows_of(doc, over)}
    for number, byes in byes_of(doc).items():
        people[number].byes += byes
    for pairing in over:
        for seat, one in enumerate(pairing.seats):
            if one is not None:
                me = people[one]
                me.seats[seat] += 1
                me.byes += None in pairing.seats
                for other in pairing.seats:
                    if other is not None and other != one:
                        me.met[other] = me.met.get(other, 0) + 1
    return list(people.values())


def all_rows(doc: TournamentDoc, over: list[Pairing]) -> list[tuple[int | None, list[Row]]]:
    """Return the displayed standings: of all players, or of the final and of every group."""
    if doc.groups <= 1:
        return [(None, rows_of(doc, over))]
    groups = [*([0] if any(pairing.group == 0 for pairing in over) else []), *range(1, doc.groups + 1)]
    return [(group, group_rows(doc, over, group)) for group in groups]


def next_swiss(doc: TournamentDoc, over: list[Pairing]) -> Round | None:
    """Return the next round; None if there are not enough players."""
    people = [entrant for entrant in entrants(doc, over) if not doc.players[entrant.number].out]
    if len(people) < (2 if doc.asked.bots is not None else doc.asked.seats):
        return None
    return swiss(people, doc.asked.seats, doc.asked.bots is not None, f"{doc.seed}/{doc.round}")


def next_arena(doc: TournamentDoc, over: list[Pairing], now: int) -> list[Seats]:
    """Return tables for the free players."""
    waiting = [n for n, player in enumerate(doc.players) if not player.playing and not player.out]
    waiting.sort(key=lambda n: (doc.players[n].free, n))
    if not waiting:
        return []
    patient = doc.players[waiting[0]].free + PATIENCE <= now
    people = {entrant.number: entrant for entrant in entrants(doc, over)}
    for n in waiting:
        people[n].met = dict.fromkeys(doc.players[n].last, 1)
    fill = patient and doc.asked.bots is not None and len(waiting) < doc.asked.seats
    return arena([people[n] for n in waiting], doc.asked.seats, fill, patient, f"{doc.seed}/{doc.tables}")


def rows_to_wire(doc: TournamentDoc, names: list[str], rows: list[Row]) -> list[p.TournamentRow]:
    return [
        p.TournamentRow(
            row.number, row.rank, names[row.number], doc.players[row.number].member or None, _shown(row.points),
            row.tables, row.wins, [_shown(tie) for tie in row.ties], doc.players[row.number].out,
            doc.players[row.number].level or None,
        )
        for row in rows
    ]  # fmt: skip


def _shown(number: Fraction) -> float:
    return round(float(number), 2)
