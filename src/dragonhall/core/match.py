"""A match: one game being played. Its state is a log; everything else is derived from the log.

A match begins with a deal (from a seed, or from a secret that keys the dice of every ply) or from a position, and goes
on with moves. Any process can rebuild any situation of it in microseconds.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from functools import cache
from typing import Any, ClassVar, Self

from .board import Board
from .compiler.engines import Engine
from .dice import SEEDS, check_secret, check_seed, keyed_seed, seat_seed
from .errors import BadPly, BadSeats, BadSeed, NotLegalNow, NotYourTurn
from .game import Game
from .moves import LegalMoves, Move
from .news import Heard, listening
from .observe.observer import Memory
from .observe.tensor import Observation
from .options import Options
from .score_sheet import History, Sheet, checked
from .whole import whole

FORMAT = "dragonhall record 1"
BY_SEAT = "seats"
"""The value of ``streams`` in a record."""
MAX_LUCK = 20_000
"""Maximum dice that ``with_luck`` tries."""
HOST = -1
"""The seat number of the host in the log, who makes the moves in ``Game.rules.host_moves``."""
Origin = int | bytes | Board
"""How a match began: from a seed, a secret or a table."""


class Match:
    """One game being played; made by :func:`dragonhall.new`, ``replay`` or ``position``."""

    adviser: ClassVar[Callable[..., Any]]
    """Gives hints. The package sets it, because core must not import bots."""
    narration: ClassVar[Callable[[], Any]]
    """Puts a match into words. The package sets it, because core must not import words."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        origin: Origin,
        first_ply: int = 0,
        version: int | None = None,
        secret: bytes | None = None,
        streams: bool = False,
    ) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.version = game.version if version is None else version
        """The version of the rules that it is played by; an old record keeps its version."""
        self._origin, self._first_ply = origin, first_ply
        self._secret = origin if isinstance(origin, bytes) else secret
        """Keys the dice of every ply; a match from a position may have one too."""
        self._streams = streams
        """The dice of a ply follow from the secret, its seat and how many moves that seat has made before."""
        self._log: list[tuple[int, int]] = []
        self._past: list[list[Heard]] = [[]] * first_ply
        self._told: list[list[Heard]] = []
        self._told_board: Board | None = None
        self._board = self._begin(game.engine)
        self._recalled: tuple[int, Board, Memory] | None = None
        """A cache: plies covered, the table after them, and what the seats remember. Made only on request."""
        self._acting_now: tuple[int, ...] | None = None
        """A cache, computed once per ply."""

    # State

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return self._first_ply + len(self._log)

    @property
    def board(self) -> Board:
        """A copy of the current table: ``Match(game, seats, options, board, ply)`` goes on from it."""
        return self._board.copy()

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; empty when the game is over."""
        if self._acting_now is None:
            self._acting_now = bits_to_seats(self.game.engine.to_act(self._board))
        return self._acting_now

    @property
    def over(self) -> bool:
        """Whether the game has ended, that is, nobody has anything to decide."""
        return not self.to_act

    @property
    def scores(self) -> tuple[int, ...]:
        """The current score of every seat, hidden points included."""
        return scores_of(self.game, self.seats, self._board)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won: several when they share it, none while the game runs or when nobody won."""
        return bits_to_seats(self.game.engine.won(self._board)) if self.over else ()

    @property
    def log(self) -> tuple[tuple[int, Move], ...]:
        """The moves so far (in a match from a position: since that position), each with its seat."""
        return tuple((seat, self.game.moves[move]) for seat, move in self._log)

    def moves(self, seat: int | None = None) -> LegalMoves:
        """Return the legal moves of a seat, in a fixed order; empty when it is not its turn."""
        if seat is None and self.over:
            return LegalMoves([], self.game.moves)
        seat = self._acting(seat) if seat is None else self._check_seat(seat)
        numbers = self.game.engine.legal(self._board, seat) if seat in self.to_act else []
        return LegalMoves([self.game.moves[number] for number in numbers], self.game.moves)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may see (``None``: a spectator), as a plain JSON-able dict."""
        return {**self.open_view(), **self.own_view(seat)}

    def open_view(self) -> dict[str, Any]:
        """Return the part of a view that is the same for everybody."""
        return seen_by_all(self.game, self.seats, self.options, self._board, self.ply, self.to_act)

    def own_view(self, seat: int | None) -> dict[str, Any]:
        """Return the part of a view that depends on the viewer."""
        seat = None if seat is None else self._check_seat(seat)
        return seen_by(self.game, self._board, seat)

    def json(self, seat: int | None, *, legal: bool = True, recent: int = 8) -> dict[str, Any]:
        """Return what a seat may know as JSON: its view, the *recent* news and, if *legal*, its legal moves.

        :mod:`dragonhall.narration` has its schema.
        """
        told: dict[str, Any] = type(self).narration().observation_json(self, seat, legal=legal, recent=recent)
        return told

    def text(
        self, seat: int | None, *, language: str = "en", names: Sequence[str] = (), legal: bool = True, recent: int = 8
    ) -> str:
        """Return the same as plain text, in English or French."""
        return str(
            type(self)
            .narration()
            .observation_text(self, seat, language=language, names=names, legal=legal, recent=recent)
        )

    def observation(self, seat: int | None, kind: str = "observation") -> Observation:
        """Return what a seat may know (``None``: a spectator) as a row of small integers.

        The parts of the row have names: ``m.game.tensor_of(kind).named(row)``. The kinds are ``observation``,
        ``public`` (what everybody may know, for any seat) and ``information_state``: the observation, the last plies as
        the seat saw them, and a digest of everything it saw since the match began (or since its position). A spectator
        remembers nothing.

        >>> import dragonhall as dh
        >>> m = dh.new("dragorun", seats=2, seed=1)
        >>> m.game.counsel.tensor.named(m.observation(0))["space"].tolist()
        [4, 7, 3, 5, 6]
        """
        self.game.tensor_of(kind)
        watcher = -1 if seat is None or kind == "public" else self._check_seat(seat)
        if kind == "information_state":
            return self.game.observer.information_state(self._board, self._recollected(), watcher)
        return self.game.observer.observation(self._board, watcher)

    def news(self, seat: int | None, since: int = 0) -> list[list[dict[str, Any]]]:
        """Return the news, as a seat (``None``: a spectator) may know it: one list per ply, the set-up first.

        With *since*, only from that ply on. ``since=match.ply`` is the last ply alone, and fast in a long match too.
        """
        seat = None if seat is None else self._check_seat(seat)
        told = self._told_since(since)
        return [[self.game.news.event(heard) for heard in ply if heard.reaches(seat)] for ply in told]

    def all_news(self, since: int = 0) -> list[list[dict[str, Any]]]:
        """Return all news, hidden events included: one list per ply, the set-up first.

        Each event says in ``to`` which seats got it, and in ``open`` whether spectators were. Do not show this to
        a seat.
        """
        seats = range(self.seats)
        return [
            [
                self.game.news.event(heard)
                | {"to": [seat for seat in seats if heard.reaches(seat)], "open": heard.reaches(None)}
                for heard in ply
            ]
            for ply in self._told_since(since)
        ]

    def last_news(self) -> list[list[dict[str, Any]]]:
        """Return the news of the last ply (or the set-up), for every seat in order and then for a spectator."""
        told = [(heard, self.game.news.event(heard)) for heard in self._told_since(self.ply)[-1]]
        everybody = (*range(self.seats), None)
        return [[event for heard, event in told if heard.reaches(seat)] for seat in everybody]

    def sheet(self) -> Sheet | None:
        """Return the score sheet: points in rows, a timeline, what decided the match. None for a game without one.

        Raises:
            BadPly: the match is not over.
        """
        if not self.over:
            raise BadPly("The score sheet is written when the game is over.")
        if self.game.faces.sheet is None:
            return None
        walk, views = self.at(self._first_ply), []
        for number in range(len(self._log) + 1):
            if number:
                seat, move = self._log[number - 1]
                walk.play(move, seat=None if seat == HOST else seat)
            views.append(walk.view(None))
        news = self.news(None, self._first_ply)
        numbers = [int(number) for number in self.game.option_numbers(self.seats, self.options, self.version)]
        history = History(self.seats, self.options, news, views.__getitem__, self.scores, self.winners, numbers)
        return checked(self.game.faces.sheet, history)

    def hint(self, seat: int | None = None, budget: str = "1s", seed: int | None = None) -> Any:
        """Return the best move of a seat given what it may know, with alternatives and their shares of the win.

        See :mod:`dragonhall.bots.advice`. With a budget in iterations (``500it``) and a seed the result is repeatable.
        The budget ``network`` asks the network of the game alone, which answers at once.
        """
        return type(self).adviser(self, seat, budget, seed)

    # Actions

    def play(self, move: str | int, seat: int | None = None) -> None:
        """Make a move, given as a text, a number or a move.

        Raises:
            NotAMove: no move of this game is written like that.
            NotYourTurn: the seat has nothing to decide now.
            NotLegalNow: the move is not legal now; the message says what is.
        """
        found = self.game.moves.find(move)
        engine = self.game.engine
        if seat is None and found.name in self.game.rules.host_moves and not self.over:
            self._advance(engine, self._board, len(self._log), HOST, int(found))
            self._log.append((HOST, int(found)))
            self._acting_now = None
            return
        acting = self._acting(seat)
        legal = engine.legal(self._board, acting)
        if int(found) not in legal:
            can = ", ".join(self.game.moves[number].text for number in legal[:12])
            more = f" and {len(legal) - 12} more" if len(legal) > 12 else ""
            raise NotLegalNow(f"Seat {acting} cannot {found.text!r} now. It can: {can}{more}.")
        self._advance(engine, self._board, len(self._log), acting, int(found))
        self._log.append((acting, int(found)))
        self._acting_now = None

    def undo(self) -> None:
        """Take back the last ply."""
        if not self._log:
            raise BadPly("There is no move to take back.")
        self._rewind(len(self._log) - 1)

    def copy(self) -> Self:
        """Return an independent copy."""
        clone = object.__new__(type(self))
        vars(clone).update(vars(self))
        clone._log, clone._past, clone._told = self._log.copy(), self._past.copy(), self._told.copy()
        clone._board = self._board.copy()
        clone._told_board = None if self._told_board is None else self._told_board.copy()
        return clone

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def at(self, ply: int) -> Self:
        """Return a new match: this one after the given number of plies."""
        number = whole(ply)
        if number is None or not self._first_ply <= number <= self.ply:
            raise BadPly(f"This match can be seen from ply {self._first_ply} to {self.ply}, not {ply!r}.")
        clone = self.copy()
        clone._rewind(number - self._first_ply)
        return clone

    def redeal(self, seat: int | None, seed: int) -> Match:
        """Return a new match in which everything that this seat cannot know was dealt again, future dice included."""
        seat = None if seat is None else self._check_seat(seat)
        board = self._board.copy()
        self.game.engine.redeal(board, -1 if seat is None else seat, check_seed(seed))
        match = Match(self.game, self.seats, self.options, board, self.ply, self.version)
        self._tell()
        known = [[heard for heard in ply if heard.reaches(seat)] for ply in self._past + self._told]
        match._past, match._told = known[:-1], known[-1:]
        match._told_board = board.copy()
        return match

    def with_luck(self, move: str | int, seat: int | None = None, **told: Mapping[str, Any]) -> Match:
        """Return a copy of this match with other dice, chosen so that the given move will cause the given news.

        For tests and puzzles: it fixes what is rolled, drawn or stolen next. The names are kinds of news, the values
        are what such an event must say.

        >>> import dragonhall as dh
        >>> m = dh.new("dragorun", seats=2, seed=1).with_luck("roll", rolled={"colour": "Diego", "movement": "+3"})
        >>> m.play("roll")
        >>> m.view(None)["dice"]
        {'colour': 'Diego', 'movement': '+3'}
        """
        acting, found, rules = self._acting(seat), int(self.game.moves.find(move)), self.game.interpreted
        if found not in self.moves(acting):
            raise NotLegalNow(f"Seat {acting} cannot {self.game.moves[found].text!r} now.")
        for key in told:
            if key not in {name for name, _ in self.game.news.kinds.values()}:
                raise BadSeed(f"{self.game.title} has no news of the kind {key!r}.")
        for luck in range(MAX_LUCK):
            board = self._board.copy()
            rules.rekey(board, luck)
            with listening() as events:
                rules.play(board.copy(), acting, found)
            happened = [self.game.news.event(heard) for heard in events]
            wanted = [{"key": key, **says}.items() for key, says in told.items()]
            if all(any(says <= event.items() for event in happened) for says in wanted):
                return Match(self.game, self.seats, self.options, board, self.ply, self.version)
        raise BadSeed(f"None of {MAX_LUCK} tried dice gave that result: perhaps this move cannot lead to it.")

    # Saving

    def record(self) -> dict[str, Any]:
        """Return the whole match as a JSON-able dict; :func:`dragonhall.replay` reads it."""
        record: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.version,
            "seats": self.seats,
            "options": deepcopy(self.options),
        }
        if isinstance(self._origin, Board):
            record["position"] = self._describe(self._origin, self._first_ply)
        elif isinstance(self._origin, int):
            record["seed"] = self._origin
        if self._secret is not None:
            record["secret"] = self._secret.hex()
        if self._streams:
            record["streams"] = BY_SEAT
        record["moves"] = [[None if seat == HOST else seat, self.game.moves[move].text] for seat, move in self._log]
        if self.over:
            record |= {"scores": list(self.scores), "winners": list(self.winners)}
        return record

    def position(self) -> dict[str, Any]:
        """Return the position as JSON with the names of things; :func:`dragonhall.position` goes on from it."""
        return self._describe(self._board, self.ply)

    def __repr__(self) -> str:
        state = f"over, won by {self.winners}" if self.over else f"{self.to_act} to act"
        return f"<{self.game.name}, {self.seats} seats, ply {self.ply}, {state}>"

    # Inside

    def _begin(self, engine: Engine) -> Board:
        if isinstance(self._origin, Board):
            return self._origin.copy()
        board = Board(self.game)
        seed = keyed_seed(self._origin, 0) if isinstance(self._origin, bytes) else self._origin
        engine.deal(board, self.seats, self.game.option_numbers(self.seats, self.options, self.version), seed)
        return board

    def _advance(self, engine: Engine, board: Board, n: int, seat: int, move: int) -> None:
        if self._secret is not None:
            if self._streams:
                before = sum(1 for mover, _ in self._log[:n] if mover == seat)
                engine.rekey(board, seat_seed(self._secret, seat, before))
            else:
                engine.rekey(board, keyed_seed(self._secret, n + 1))
        engine.play(board, seat, move)

    def _rewind(self, plies: int) -> None:
        engine = self.game.engine
        if len(self._log) > plies:
            self._recalled = None
        del self._log[plies:]
        self._board, self._acting_now = self._begin(engine), None
        for n, (seat, move) in enumerate(self._log):
            self._advance(engine, self._board, n, seat, move)
        if len(self._told) > plies + 1:
            del self._told[plies + 1 :]
            self._told_board = self._board.copy()

    def _recollected(self) -> Memory:
        """Return the memory of the seats. The plies since the last call are replayed and observed."""
        engine, observer = self.game.engine, self.game.observer
        if self._recalled is None:
            board = self._begin(engine)
            plies, memory = 0, observer.begin(board, self.seats)
        else:
            plies, board, memory = self._recalled[0], self._recalled[1].copy(), self._recalled[2].copy()
        for n in range(plies, len(self._log)):
            observer.note(board, memory, *self._log[n])
            self._advance(engine, board, n, *self._log[n])
            observer.take_in(board, memory)
        self._recalled = len(self._log), board, memory
        return memory

    def _told_since(self, ply: int) -> list[list[Heard]]:
        """Return the news from that ply on (the set-up is ply 0); a negative ply counts from the end."""
        self._tell()
        past = len(self._past)
        if ply < 0:
            ply = max(0, past + len(self._told) + ply)
        return self._told[ply - past :] if ply >= past else self._past[ply:] + self._told

    def _tell(self) -> None:
        """Replay the plies whose news is not known yet, interpreted, and collect their news."""
        rules = self.game.interpreted
        if self._told_board is None:
            with listening() as events:
                self._told_board = self._begin(rules)
            self._told = [events]
        for n in range(len(self._told) - 1, len(self._log)):
            with listening() as events:
                self._advance(rules, self._told_board, n, *self._log[n])
            self._told.append(events)

    def _describe(self, board: Board, ply: int) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "version": self.version,
            "seats": self.seats,
            "options": deepcopy(self.options),
            "ply": ply,
            "dice": f"{board.t.dice:016x}",
            **self.game.faces.describe(board.t),
        }

    def _check_seat(self, seat: Any) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise BadSeats(f"This match has the seats 0 to {self.seats - 1}, not {seat!r}.")
        return number

    def _acting(self, seat: int | None) -> int:
        acting = self.to_act
        if not acting:
            raise NotYourTurn("The game is over.")
        names = " and ".join(map(str, acting))
        if seat is None:
            if len(acting) > 1:
                raise NotYourTurn(f"Seats {names} may all act now: say which one moves, with seat=...")
            return acting[0]
        number = self._check_seat(seat)
        if number not in acting:
            raise NotYourTurn(f"It is not the turn of seat {seat}, but of {names}.")
        return number


def scores_of(game: Game, seats: int, board: Board) -> tuple[int, ...]:
    engine = game.engine
    return tuple(engine.score(board, seat) for seat in range(seats))


def seen_by_all(
    game: Game, seats: int, options: Options, board: Board, ply: int, to_act: tuple[int, ...]
) -> dict[str, Any]:
    """Return the part of a view that is the same for everybody."""
    over = not to_act
    return {
        "game": game.name,
        "seats": seats,
        "options": dict(options),
        "ply": ply,
        "to_act": list(to_act),
        "over": over,
        "scores": list(scores_of(game, seats, board)) if over else None,
        "winners": list(bits_to_seats(game.engine.won(board))) if over else None,
        **game.faces.open_view(board.t),
    }


def seen_by(game: Game, board: Board, seat: int | None) -> dict[str, Any]:
    """Return the part of a view that depends on the viewer."""
    return {"seat": seat, **game.faces.own_view(board.t, seat)}


def new_match(
    game: Game,
    seats: int,
    seed: int | None,
    options: Any,
    secret: bytes | None,
    version: int | None = None,
    streams: bool = False,
) -> Match:
    seats = game.check_seats(seats)
    chosen = game.complete(seats, options)
    if secret is not None:
        if seed is not None:
            raise BadSeed("A match has a seed or a secret, not both.")
        return Match(game, seats, chosen, check_secret(secret), version=version, streams=streams)
    return Match(game, seats, chosen, secrets.randbelow(SEEDS) if seed is None else check_seed(seed), version=version)


@cache
def bits_to_seats(bits: int) -> tuple[int, ...]:
    """Return the seats in a set."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
