"""Dragonhall: dragon games to play, script and study.

>>> import dragonhall as dh
>>> dh.games()
('ante', 'ranch', 'dragardiens', 'dragorun')
>>> m = dh.new("dragorun", seats=4, seed=7, options={"track": 28})
>>> m.to_act
(3,)
>>> m.moves(3)
[roll, swap for Dragobert, swap for Diego, swap for Didi, swap for Danny]
>>> m.play("roll")
>>> [event["key"] for event in m.news(0)[1]]
['rolled']
>>> import random
>>> while not m.over:
...     m.play(random.Random(m.ply).choice(m.moves()))
>>> m.winners, m.scores
((2,), (0, 0, 1, 0))
>>> dh.replay(m.record()).winners
(2,)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .core.errors import (
    BadOption,
    BadPly,
    BadPosition,
    BadRecord,
    BadSeats,
    BadSeed,
    DragonhallError,
    NotAMove,
    NotLegalNow,
    NotYourTurn,
    UnknownGame,
)
from .core.match import FORMAT, Match, new_match
from .core.moves import Move
from .core.records import placed, replayed
from .core.rule import interpreted
from .games import game as _game
from .games import names as _names

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadPly",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "DragonhallError",
    "Match",
    "Move",
    "NotAMove",
    "NotLegalNow",
    "NotYourTurn",
    "UnknownGame",
    "batch",
    "games",
    "interpreted",
    "new",
    "position",
    "replay",
]


def _advise(match: Match, seat: int | None, budget: str, seed: int | None) -> Any:
    from .bots.advice import advise

    return advise(match, seat, budget, seed)


def _narration() -> Any:
    from . import narration

    return narration


Match.adviser = staticmethod(_advise)
Match.narration = staticmethod(_narration)


def games() -> tuple[str, ...]:
    """Return the names of the games.

    >>> "dragorun" in games()
    True
    """
    return _names()


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    secret: bytes | None = None,
) -> Match:
    """Deal a new match: for four, or the most that the game allows, when the number of *seats* is not said.

    With a *seed*, the seed and the moves determine the whole match. With a *secret*, the dice of every ply are keyed by
    it, so that past dice reveal nothing about later ones: for play among people. By default the seed is random.

    >>> new("dragorun", seats=2, seed=1)
    <dragorun, 2 seats, ply 0, (0,) to act>
    >>> new("ante").seats
    4
    >>> new("dragorun", seats=9)
    Traceback (most recent call last):
    dragonhall.core.errors.BadSeats: Dragorun is for 2 to 5 players, not 9.
    """
    found = _game(game)
    return new_match(found, found.usual_seats if seats is None else seats, seed, options, secret)


def replay(record: Mapping[str, Any]) -> Match:
    """Replay a record; every move is checked.

    >>> m = new("dragorun", seats=2, seed=1)
    >>> m.play("roll")
    >>> replay(m.record()).record() == m.record()
    True
    """
    if not isinstance(record, Mapping) or record.get("format") != FORMAT:
        sentence = f"This is not a record of a game: it does not contain {FORMAT!r}."
        raise BadRecord(sentence, "core-no-record", said=repr(FORMAT))
    try:
        game = _game(record.get("game", ""))
    except UnknownGame as error:
        raise BadRecord(f"The record cannot be opened: {error}", "core-bad-record", why=str(error)) from error
    return replayed(game, record)


def position(described: Mapping[str, Any]) -> Match:
    """Begin a match that goes on from a described position. What is left out gets a sensible default.

    >>> m = position({"game": "dragorun", "seats": 2, "spaces": {"Diego": 27}, "markers": {"Diego": 0}, "turn": 0})
    >>> m.view(0)["spaces"]["Diego"]
    27
    """
    if not isinstance(described, Mapping):
        raise BadPosition("A position is a dict, as Match.position() gives it.")
    return placed(_game(described.get("game", "")), described)


def batch(
    game: str,
    size: int,
    seats: int | None = None,
    device: str = "cpu",
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    *,
    recall: bool = False,
    position: Mapping[str, Any] | None = None,
) -> Any:
    """Thousands of tables at once, on the CPU's cores or on a GPU: see :mod:`dragonhall.batches`.

    With *recall* the seats remember what they saw, which ``observations("information_state")`` needs. With a *position*
    every game begins there, each with its own dice; seats and options are the position's.

    >>> b = batch("dragorun", size=100, seats=3, seed=5)
    >>> b.playout().shape
    (100, 3)
    """
    from .batches import open_batch

    return open_batch(_game(game), size, seats, device, options, seed, recall, position)
