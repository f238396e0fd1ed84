"""The agreement about a table: its people, seats and settings. Plain data, and the edits allowed on it.

Every edit here changes a :class:`TableState` or refuses; the table stores the new state before anybody sees it.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from ...bots import levels_of
from ...bots.levels import USUAL
from ...core.dice import commitment
from ...core.game import Game
from ...games import game as find_game
from .. import protocol as p
from ..base.errors import Refused
from ..base.names import clean_name, distinct_name
from .codes import new_code, new_invitation, new_token, token_hash

MAX_PLAYERS, MAX_GONE = 64, 64
"""Maximum people at a table, and people who left that it remembers."""
MAX_REMOVED = 200
AWAY_AFTER = 120
RATED_CLOCKS: dict[p.Pace, p.Clock] = {"live": p.Clock(60, 900), "slow": p.Clock(3 * 86_400)}
"""The default clock of rated matches, so that nobody can avoid losing by not moving."""
MAX_RATED = 14 * 86_400
"""Seconds for a decision, and in the bank, of a rated match: a loss is counted in the end."""
AWAY_GRACE = 30_000
"""Milliseconds after which others may let a bot stand in for somebody who is not connected."""
ASK_MS, DAY_MS = 60_000, 86_400_000


class Person(Struct):
    player: int
    name: str
    token: str
    """Its hash."""
    gone: bool = False
    """Whether the person has left for good."""
    address: str = ""
    """The tag of the person's address, see ``AddressTags``."""
    portrait: p.Portrait | None = None
    member: str | None = None
    more: list[str] = []
    """Hashes of further keys, for other devices of the member."""
    device: str = ""
    """The key of a guest's device to its mutes and blocks, if it has any (``blocks``)."""


class Place(Struct):
    """One seat."""

    player: int | None = None
    label: str | None = None
    """The name of a second person on the same device."""
    level: str | None = None
    """The bot that sits here; if there is a player, too, it stands in."""


class UndoRequest(Struct):
    ask: int
    seat: int
    to_ply: int
    seq: int
    """The line after which it was asked; a new line cancels it."""
    waiting: list[int]
    until: int


class Vote(Struct):
    """A vote to remove somebody."""

    player: int
    yes: list[int]
    until: int


class TableState(Struct):
    code: str
    game: str
    rules: int
    options: p.Options
    places: list[Place]
    players: list[Person]
    host: int
    public: bool
    pace: p.Pace
    clock: p.Clock | None
    away_after: int | None
    on_timeout: p.OnTimeout
    free_chat: bool
    commitment: str
    created: int
    ask: UndoRequest | None = None
    asks: int = 0
    next: str | None = None
    previous: str | None = None
    uploaded: dict[str, Any] | None = None
    """The uploaded record, if any: this hall did not commit to its dice."""
    address: str = ""
    """The address that created it, see ``AddressTags``: shares of the bots' time and of the lobby depend on it."""
    invitation: str = ""
    """The invitation in the link of a private table."""
    link_only: bool = False
    """Whether the code alone does not open it."""
    many_seats: bool = False
    """Whether everybody may take several seats; otherwise only the host may."""
    removed: list[str] = []
    """The keys (their hashes), addresses and member's ids of those who were removed."""
    votes: list[Vote] = []
    rated: bool = False
    """The match counts for the ratings of its members."""
    rated_seats: list[str] = []
    """The seats at the start: members, and levels of bots after a colon. A member who leaves is rated too."""
    position: dict[str, Any] | None = None
    """The start of the match if it is not a deal: a ply of another match."""
    earlier: dict[str, Any] | None = None
    """The record up to that position, if it was uploaded."""

    tournament: str | None = None
    """The tournament that the table belongs to: nobody is its host then, and its seats do not change hands."""
    hints: bool | None = None
    """Whether hints are allowed; None: only while one person plays."""
    hinted: list[tuple[int, int]] = []
    """The hints that were asked for: after which ply, for which seat."""
    club: str | None = None
    """The club that it was created for."""
    closed: bool = False
    """Whether the hall's host has closed it: nobody can enter or play."""
    revealed: bool = False
    """Somebody who played alone with bots took the record of the running match: they know the hidden cards."""
    left: list[int] = []
    """Seats whose people left between the deal and the end. After the end no seat changes."""

    def encoded(self) -> bytes:
        return msgspec.json.encode(self)

    def copy(self) -> TableState:
        return read_state(self.encoded())

    # People

    def person(self, player: int) -> Person:
        found = next((person for person in self.players if person.player == player and not person.gone), None)
        if found is None:
            raise Refused("no-player", f"There is no player {player} at this table.")
        return found

    def with_token(self, token: str) -> Person | None:
        hashed = token_hash(token)
        here = [person for person in self.players if not person.gone]
        return next(
            (person for person in here if any(secrets.compare_digest(t, hashed) for t in (person.token, *person.more))),
            None,
        )

    def of_member(self, member: str) -> Person | None:
        return next((person for person in self.players if person.member == member and not person.gone), None)

    def seats_held_by(self, player: int | None) -> list[int]:
        return [] if player is None else [s for s, place in enumerate(self.places) if place.player == player]

    def place(self, seat: int) -> Place:
        if seat >= len(self.places):
            raise Refused("no-seat", f"This table has the seats 0 to {len(self.places) - 1}, not {seat}.")
        return self.places[seat]

    def own_place(self, player: int, seat: int) -> Place:
        place = self.place(seat)
        if place.player != player:
            raise Refused("not-your-seat", f"Seat {seat} is not yours.")
        return place

    def name_at(self, seat: int) -> str:
        place = self.places[seat]
        if place.label is not None:
            return place.label
        return next((person.name for person in self.players if person.player == place.player), "")

    def portrait_at(self, seat: int) -> p.Portrait | None:
        """Return the face shown at a seat; a second person on the same device has none."""
        place = self.places[seat]
        people = [] if place.label is not None else self.players
        return next((person.portrait for person in people if person.player == place.player), None)

    def member_at(self, seat: int) -> str | None:
        """Return the member who sits at a seat; a second person on a member's device is not a member."""
        return None if self.places[seat].label is not None else self.member_asked(seat)

    def member_asked(self, seat: int) -> str | None:
        """Return the member on whose device a seat is played, by the member or by a second person."""
        player = self.places[seat].player
        return next((person.member for person in self.players if person.player == player), None)

    def by_bot(self, seat: int) -> bool:
        return self.places[seat].level is not None

    def hints_allowed(self) -> bool:
        """Hints are for people who play alone with bots, unless the host decides otherwise; never in rated matches."""
        if self.rated:
            return False
        people = sum(place.player is not None for place in self.places)
        return people <= 1 if self.hints is None else self.hints

    def must_host(self, player: int) -> None:
        if self.tournament is not None:
            raise Refused("not-the-host", "A table of a tournament has no host: the tournament decides.")
        if player != self.host:
            raise Refused("not-the-host", f"Only the host, {self.person(self.host).name}, can do that.")

    # Coming and going

    def join(
        self,
        name: str,
        token: str,
        address: str = "",
        old: str | None = None,
        portrait: p.Portrait | None = None,
        member: str | None = None,
    ) -> Person:
        """Add a person; *old* is an earlier key of the same person."""
        if {address, member, token_hash(old) if old is not None else None} & {*self.removed}:
            raise Refused("removed", "You were removed from this table.")
        if len([person for person in self.players if not person.gone]) >= MAX_PLAYERS:
            raise Refused("table-full", f"There are {MAX_PLAYERS} people at this table already.")
        seated = {place.player for place in self.places}
        gone = [person.player for person in self.players if person.gone and person.player not in (self.host, *seated)]
        # The latest stay, so that no number is given twice.
        self.players = [person for person in self.players if person.player not in gone[:-MAX_GONE]]
        player = 1 + max((person.player for person in self.players), default=-1)
        name = distinct_name(clean_name(name), self._names())
        person = Person(player, name, token_hash(token), address=address, portrait=portrait, member=member)
        self.players.append(person)
        return person

    def _names(self, player: int | None = None, seat: int | None = None) -> list[str]:
        """Return all names at the table, except this player's or the one at this seat."""
        people = [person.name for person in self.players if not person.gone and person.player != player]
        return people + [place.label for s, place in enumerate(self.places) if place.label is not None and s != seat]

    def must_be_free(self) -> None:
        """Refuse at a tournament's table an action that is agreed freely at other tables."""
        if self.tournament is not None:
            raise Refused("not-allowed", "That cannot be done at a table of a tournament.")

    def must_be_unrated(self) -> None:
        """Refuse in a rated match: nobody decides about others' results, and clocks make sure that it ends."""
        if self.rated:
            raise Refused("not-allowed", "That cannot be done in a rated match.")

    def rename(self, player: int, name: str) -> None:
        if self.tournament is not None and self.person(player).member is not None:
            return  # the player at the seat has the name of the member
        self.person(player).name = distinct_name(clean_name(name), self._names(player=player))

    def sit(self, player: int, seat: int, name: str | None = None) -> None:
        self.must_be_free()
        place = self.place(seat)
        if self.rated:
            self._check_rated(player, seat, name)
        label = None if name is None else distinct_name(clean_name(name), self._names(seat=seat))
        if place.player != player:
            if place.player is not None or place.level is not None:
                raise Refused("seat-taken", f"Seat {seat} is taken.")
            if self.seats_held_by(player) and player != self.host and not self.many_seats:
                raise Refused("one-seat", "At this table everybody has one seat: only the host may take more.")
        place.player, place.label = player, label

    def replace_bot(self, player: int, seat: int) -> None:
        """Let a late guest play on in place of a bot: among friends, and only for a guest who has no seat."""
        place = self.place(seat)
        if self.revealed:
            text = "The record of this match was taken out while it ran: nobody else can play in it any more."
            raise Refused("already-started", text)
        late = not (self.public or self.rated or self.tournament is not None or self.seats_held_by(player))
        if not late or place.player is not None:
            raise Refused("already-started", "The game has started already.")
        self.places[seat] = Place(player)

    def _check_rated(self, player: int, seat: int, name: str | None) -> None:
        if self.person(player).member is None:
            raise Refused("members-only", "This match is rated: only members can sit down. Guests may watch.")
        if name is not None or [other for other in self.seats_held_by(player) if other != seat]:
            raise Refused("one-seat", "In a rated match everybody has one seat.")

    def stand(self, player: int, seat: int) -> None:
        self.must_be_free()
        self.own_place(player, seat)
        self.places[seat] = Place()

    def set_bot(self, seat: int, level: str | None) -> None:
        if self.place(seat).player is not None:
            raise Refused("seat-taken", f"Seat {seat} is taken by a person.")
        self.places[seat] = Place(level=None if level is None else check_level(level, self.game))

    def fill(self, level: str | None) -> None:
        free = [s for s, place in enumerate(self.places) if place.player is None and place.level is None]
        if free and level is None:
            raise Refused(
                "not-started", f"Seats {', '.join(map(str, free))} are still free: fill them with bots or wait."
            )
        for seat in free:
            self.places[seat] = Place(level=check_level(str(level), self.game))
        if self.rated:
            if self.tournament is None and any(place.player is None for place in self.places):
                check_anchors(self.game, len(self.places), self.options)
            self.rated_seats = [self.member_at(seat) or f":{place.level}" for seat, place in enumerate(self.places)]

    def leave(self, player: int, phase: str, level: str) -> None:
        """Leave for good; the next seated person, or anybody who is there, becomes host.

        Once the match is over the seat stays theirs, because its result is theirs.
        """
        self.person(player).gone = True
        self.votes = [
            Vote(vote.player, [voter for voter in vote.yes if voter != player], vote.until)
            for vote in self.votes
            if vote.player != player
        ]
        for seat in self.seats_held_by(player) if phase != "over" else ():
            self.places[seat] = Place(level=level) if phase == "running" else Place()
            self.left += [seat] if phase == "running" else []
        if player == self.host:
            here = [person.player for person in self.players if not person.gone]
            seated = [place.player for place in self.places if place.player is not None and place.player in here]
            self.host = next(iter([*seated, *here]), player)

    def remove(self, player: int, phase: str, level: str) -> None:
        """Remove a player for good: neither the key nor the address is admitted again."""
        person = self.person(player)
        self.leave(player, phase, level)
        self.removed = [*self.removed, person.token, *filter(None, (person.address, person.member))][-MAX_REMOVED:]

    # Votes after the start

    def voters(self, player: int) -> list[int]:
        """Return the players who vote on this person: all others who play a seat themselves."""
        seated = {place.player for place in self.places if place.player is not None and place.level is None}
        return sorted(seated - {player})

    def needed(self, player: int) -> int:
        """Return the number of votes that removes this person: more than half."""
        return len(self.voters(player)) // 2 + 1

    def vote(self, by: int, player: int, yes: bool, now: int) -> bool:
        """Vote to remove somebody, or withdraw the vote; return True if there are enough votes."""
        self.drop_votes(now)
        vote = next((found for found in self.votes if found.player == player), None)
        if vote is None:
            vote = Vote(player, [], now + (ASK_MS if self.pace == "live" else DAY_MS))
            self.votes = [*self.votes, vote]
        vote.yes = sorted({*vote.yes, by} if yes else {*vote.yes} - {by})
        self.votes = [vote for vote in self.votes if vote.yes]
        return len(set(vote.yes) & set(self.voters(player))) >= self.needed(player)

    def drop_votes(self, now: int) -> None:
        """Drop votes that have lapsed."""
        self.votes = [vote for vote in self.votes if vote.until > now]

    def hand_over(self, player: int) -> None:
        self.host = self.person(player).player


def check_anchors(game: str, seats: int, options: p.Options) -> None:
    """Check that the strength of the bots is known: bots are fixed on the boards, and measured only with the usual
    options.

    Raises:
        Refused: the options are not the usual ones.
    """
    if options != find_game(game).complete(seats, {}):
        text = "A rated match with bots is played with the game's usual options: how strong bots are with others"
        raise Refused("not-allowed", f"{text} is not known.")


def read_state(data: bytes) -> TableState:
    return msgspec.json.decode(data, type=TableState)


def new_state(
    asked: p.CreateTable, secret: bytes, now: int, address: str = "", member: str | None = None
) -> tuple[TableState, str]:
    """Make the agreement of a new table, and the token of the guest who creates it."""
    game = find_game(asked.game)
    seats = game.check_seats(game.usual_seats if asked.seats is None else asked.seats)
    options = game.complete(seats, safe_options(game, asked.options))
    free_chat = not asked.public if asked.free_chat is msgspec.UNSET else asked.free_chat
    if free_chat and asked.public:
        raise Refused("not-allowed", "Free text in the chat is only for tables that are not public.")
    if asked.link_only and asked.public:
        raise Refused("not-allowed", "A public table stands in the lobby: it cannot be for those with the link only.")
    if asked.rated and member is None:
        raise Refused("members-only", "Only members can lay a table for a rated match.")
    if asked.rated and asked.go_on is not None:
        raise Refused("not-allowed", "A rated match begins with a deal, not with a record.")
    if asked.rated and asked.clock is not None and max(asked.clock.move, asked.clock.bank) > MAX_RATED:
        raise Refused("not-allowed", "A rated match has at most 14 days for a decision, and 14 in the bank.")
    if asked.rated and (asked.start or any(asked.bots)):
        check_anchors(game.name, seats, options)
    if len(asked.bots) > seats:
        raise Refused("no-seat", f"There are {seats} seats, not {len(asked.bots)}.")
    clock = asked.clock or (RATED_CLOCKS[asked.pace] if asked.rated else None)
    away = asked.away_after if asked.away_after is not msgspec.UNSET else AWAY_AFTER if asked.pace == "live" else None
    state = TableState(
        code=new_code(),
        game=game.name,
        rules=game.version,
        options=options,
        places=[Place() for _ in range(seats)],
        players=[],
        host=0,
        public=asked.public,
        pace=asked.pace,
        clock=clock,
        away_after=away,
        # Otherwise a player out of time would never lose, because every decision has its own time.
        on_timeout="bot" if asked.rated else asked.on_timeout,
        free_chat=free_chat,
        commitment=commitment(secret),
        created=now,
        address=address,
        invitation="" if asked.public else new_invitation(),
        link_only=asked.link_only,
        many_seats=asked.many_seats,
        rated=asked.rated,
        hints=asked.hints,
        club=asked.club,
    )
    token = new_token()
    me = state.join(asked.name, token, address, portrait=asked.portrait, member=member).player
    for seat in asked.sit:
        state.sit(me, seat)
    for seat, level in enumerate(asked.bots):
        if level is not None:
            state.set_bot(seat, level)
    return state, token


def rematch_state(old: TableState, secret: bytes, now: int) -> TableState:
    """Make the agreement of a rematch: the same people, game and options; without the people who left."""
    state = old.copy()
    game: Game = find_game(old.game)
    state.code, state.previous, state.next, state.ask, state.asks = new_code(), old.code, None, None, 0
    state.clock = state.clock or (RATED_CLOCKS[state.pace] if state.rated else None)
    state.on_timeout = "bot" if state.rated else state.on_timeout
    state.votes, state.position, state.earlier, state.rated_seats, state.hinted = [], None, None, [], []
    state.left, state.revealed = [], False
    state.rules, state.created, state.commitment = game.version, now, commitment(secret)
    state.options = game.complete(len(old.places), {k: v for k, v in old.options.items() if k in _names(game)})
    here = {person.player for person in state.players if not person.gone}
    for seat, place in enumerate(state.places):
        if place.player is not None:
            state.places[seat] = Place(place.player, place.label) if place.player in here else Place(level=USUAL)
    return state


def safe_options(game: Game, options: Any) -> Any:
    """Check options from a client: an unknown word could be a path on this machine.

    Raises:
        Refused: a text value is neither one of the option's own words nor a whole text.
    """
    for option in game.options:
        value = options.get(option.name) if isinstance(options, Mapping) else None
        if isinstance(value, str) and isinstance(option.default, str) and value not in option.values:
            if "\n" not in value:
                words = ", ".join(map(str, option.values))
                raise Refused("bad-option", f"Option {option.name} is one of {words}, or the whole text of a file.")
    return options


def _names(game: Game) -> set[str]:
    return {option.name for option in game.options}


def check_level(level: str, game: str) -> str:
    levels = levels_of(find_game(game))
    if level not in levels:
        raise Refused("bad-level", f"There are no bots called {level[:40]!r}; there are: {', '.join(levels)}.")
    return level
