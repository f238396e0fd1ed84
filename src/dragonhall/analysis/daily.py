"""The deal of the day: everybody plays the same deal of a game against the same bots.

Everything follows from the game and the date: the dice, the number of seats, the player's seat, the bots and what they
draw. Bots search by iterations from seeds of their own, so a record can be checked by playing it again: the deal, every
move of every bot, and the result. Nothing here is secret. Anybody can find out the deal beforehand: it is for fun.

The dice come from one stream for each seat (``core.dice.seat_seed``): what a seat rolls with its tenth move does not
depend on how many moves others have made. Cards are drawn from what is left, so there it does depend on others.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any

from ..bots.levels import bot_named
from ..core.dice import seat_seed
from ..core.errors import BadRecord, DragonhallError
from ..core.match import BY_SEAT, FORMAT, HOST, Match, new_match
from ..core.moves import Move
from ..core.records import replayed
from ..games import game as find_game
from .ratings import places

FIRST = date(2026, 1, 1)
"""The first deal of the day."""
WEEK = ("drake", "drake", "wyvern:100it", "wyvern:100it", "wyvern:100it", "wyrm-classic:300it", "wyrm-classic:300it")
"""The bots, from Monday to Sunday."""
HOUSE = "wyrm-classic:600it"
"""Plays the house's own line at the player's seat."""
MAX_SEATS = 4
LUCK, WORLD = 1, 2
"""A bot's random streams besides the dice of its seat: its own draws, and the re-deals of hidden cards for it."""


class NoSuchDay(DragonhallError):
    """There is no deal of that day."""


@dataclass(frozen=True)
class Deal:
    """The deal of one game on one day."""

    game: str
    date: str
    secret: bytes
    seats: int
    seat: int
    """The player's seat."""
    bot: str
    """The bot at all other seats."""

    def match(self) -> Match:
        """Return the match, just dealt."""
        return new_match(find_game(self.game), self.seats, None, {}, self.secret, streams=True)


@dataclass(frozen=True)
class Result:
    """The result of the player's seat."""

    place: int
    """1 for the first; equal places are ties."""
    score: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def today() -> date:
    """Return the day by universal time: everywhere the same deal at the same moment."""
    return datetime.now(UTC).date()


def seats_for(name: str) -> tuple[int, int]:
    """Return the minimum and maximum seats of a deal of the day."""
    game = find_game(name)
    return max(2, game.seats[0]), min(max(MAX_SEATS, game.seats[0]), game.seats[-1])


def deal_of(name: str, day: date) -> Deal:
    """Return the deal of a game on a day.

    >>> from datetime import date
    >>> deal = deal_of("dragorun", date(2026, 11, 16))
    >>> deal.seats, deal.seat, deal.bot
    (3, 1, 'drake')
    """
    game = find_game(name).name
    if day < FIRST:
        raise NoSuchDay(f"The first deal of the day is that of {FIRST}.")
    secret = hashlib.sha256(f"dragonhall daily 1\0{day}\0{game}".encode()).digest()
    low, high = seats_for(game)
    seats = low + secret[0] % (high - low + 1)
    return Deal(game, str(day), secret, seats, secret[1] % seats, WEEK[day.weekday()])


def read_date(text: Any) -> date:
    """Read a day, written as 2026-11-16."""
    try:
        day = date.fromisoformat(text)
    except (TypeError, ValueError) as error:
        raise NoSuchDay(f"A day is written like {FIRST}, not {str(text)[:20]!r}.") from error
    if str(day) != text:
        raise NoSuchDay(f"A day is written like {FIRST}, not {str(text)[:20]!r}.")
    return day


def next_seat(match: Match, seat: int) -> int:
    """Return the seat that moves next. If several decide at once, bots come first, the lowest seat before the others,
    and the player at *seat* last: so their decisions do not depend on who was quicker."""
    bots = [one for one in match.to_act if one != seat]
    return bots[0] if bots else seat


def decision(match: Match, deal: Deal, seat: int, bot: str) -> Move:
    """Return a bot's move at a seat. It follows from the deal, the seat, how many moves it made, and what it knows."""
    nth = sum(1 for mover, _ in match.log if mover == seat)
    board = match.board
    match.game.engine.redeal(board, seat, seat_seed(deal.secret, seat, nth, WORLD))
    picked = bot_named(bot, seat_seed(deal.secret, seat, nth, LUCK)).pick(board, match.seats, seat)
    move: Move = match.game.moves[picked]
    return move


def house_line(deal: Deal) -> Match:
    """Return the same deal with the house's strong bot at the player's seat."""
    match = deal.match()
    while not match.over:
        seat = next_seat(match, deal.seat)
        match.play(decision(match, deal, seat, HOUSE if seat == deal.seat else deal.bot), seat=seat)
    return match


def result_of(deal: Deal, match: Match) -> Result:
    """Return the result of the player's seat in a finished match."""
    scores, winners = match.scores, match.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]
    return Result(1 + places(shares, scores)[deal.seat], scores[deal.seat], scores, winners)


def record_of(deal: Deal, match: Match, names: list[str] | None = None) -> dict[str, Any]:
    """Return the record of a deal of the day, as ``verify`` reads it."""
    known: dict[str, Any] = {"daily": deal.date}
    return {**match.record(), "hall": known if names is None else {"names": names} | known}


def verify(record: Any, day: date | None = None, going_on: Callable[[], None] = lambda: None) -> tuple[Deal, Match]:
    """Check a record of a deal of the day: that it is that very deal, and that each bot moved as it does.

    Args:
        day: the day; without it the record says it.
        going_on: called before each move; what it raises ends the check.

    Raises:
        BadRecord: something is not right; the sentence says what.
    """
    if not isinstance(record, Mapping) or record.get("format") != FORMAT:
        raise BadRecord(f"This is not a record of a game: it does not contain {FORMAT!r}.")
    known = record.get("hall")
    known = known if isinstance(known, Mapping) else {}
    if day is None:
        if "daily" not in known:
            raise BadRecord("This record does not say of which day it is.")
        day = read_date(known["daily"])
    try:
        deal = deal_of(str(record.get("game", "")), day)
    except DragonhallError as error:
        raise BadRecord(f"The record cannot be checked: {error}") from error
    _check_deal(deal, record)
    if known.get("hints"):
        raise BadRecord("A hint was asked for: the result does not count.")
    match = replayed(find_game(deal.game), record)
    if not match.over:
        raise BadRecord("The match of this record is not over.")
    walk = deal.match()
    for number, (seat, move) in enumerate(match.log, 1):
        going_on()
        if seat == HOST or seat != next_seat(walk, deal.seat):
            raise BadRecord(f"Move {number} is out of turn: of several who decide at once the bots come first.")
        if seat != deal.seat:
            wanted = decision(walk, deal, seat, deal.bot)
            if wanted != move:
                raise BadRecord(
                    f"Move {number} is not the bot's own: seat {seat} played {move.text!r}, {deal.bot} plays"
                    f" {wanted.text!r}. It may have been played with another release of Dragonhall."
                )
        walk.play(move, seat=seat)
    return deal, match


def _check_deal(deal: Deal, record: Mapping[str, Any]) -> None:
    """Check that the record begins like the deal."""
    game = find_game(deal.game)
    what = f"{game.title} of {deal.date}"
    if record.get("version") != game.version:
        raise BadRecord(
            f"The record is for version {str(record.get('version'))[:40]} of the rules of {game.title}, the deal of the"
            f" day is played by version {game.version}."
        )
    if record.get("seats") != deal.seats:
        raise BadRecord(f"The deal of {what} has {deal.seats} seats, not {str(record.get('seats'))[:20]}.")
    if record.get("options") != deal.match().options:
        raise BadRecord(f"The deal of {what} is played by the usual options, not by these.")
    dice = [record.get(name) for name in ("secret", "streams", "seed", "position")]
    if dice != [deal.secret.hex(), BY_SEAT, None, None]:
        raise BadRecord(f"This is another deal than that of {what}: its dice are not the same.")
