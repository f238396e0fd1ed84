"""Lines of the log: how the rules make the next one from the last table, and the view of each seat.

Nothing here waits or stores. The table's bytes after every line are kept, so a match can go on even if the rules have
changed since.
"""

from __future__ import annotations

import hashlib
import json
import threading
from functools import cache, lru_cache
from typing import Any

import msgspec
import numpy as np

from ...core.board import Board
from ...core.compiler.event_player import Told, event_player
from ...core.dice import keyed_seed, seat_seed
from ...core.game import Game
from ...core.match import HOST, Match, bits_to_seats, seen_by, seen_by_all
from ...core.moves import Move
from ...core.news import EVERYBODY, SPECTATOR, Heard, listening
from ...core.options import Options
from ...core.record import Tables
from ...core.records import placed
from ...core.take_back import may_take_back
from ..base.errors import Refused
from ..protocol import Clock, MoveInfo
from ..store import Line
from .clocks import Clocks, after, begun

Encoded = msgspec.Raw
LUCK, WORLD, TAKING_BACK = 1, 2, 3
"""The uses of a seed: a bot's own randomness, the table that it is shown, and trying out what a move revealed."""
encode = msgspec.json.encode


class MatchSetup:
    """The parts that do not change during a match."""

    def __init__(self, code: str, game: Game, seats: int, options: Options, secret: bytes) -> None:
        self.code, self.game, self.seats, self.options, self.secret = code, game, seats, options, secret
        self.event_player = event_player(game)

    def seed(self, seat: int, number: int, what: int) -> int:
        """Return a seed for experiments of a seat's bot or the hall: as secret as the dice, and independent of them."""
        return seat_seed(self.secret, seat, number, what)

    def match_at(self, board: Board, ply: int) -> Match:
        """Return the match at this point, without its past."""
        return Match(self.game, self.seats, self.options, board, ply)

    def before(self, board: Board, ply: int) -> Match:
        """Return the match at this point, with the dice seeded for the next ply."""
        ready = board.copy()
        self.game.engine.rekey(ready, keyed_seed(self.secret, ply + 1))
        return Match(self.game, self.seats, self.options, ready, ply)


class Position:
    """A match right after a line: the parts of the line's event, each made when first needed. The views of a finished
    match may be *kept* ones, from the archive, without a table behind them.
    """

    def __init__(self, setup: MatchSetup, line: Line, board: Board | None, kept: list[Encoded] | None = None) -> None:
        self.setup, self.line, self._board = setup, line, board
        self.to_act = () if board is None else bits_to_seats(setup.game.engine.to_act(board))
        self.over = not self.to_act
        self.asked: list[int] = decode_asked(line.asked or b"[]")
        """For every seat, the line since which its present question has been open; -1 if none is."""
        self._legal: dict[int, list[int]] = {}
        self._news: list[Encoded] | None = None
        self._open = b""
        self.frame: tuple[bytes, bytes] | None = None
        """The text around the sights in its event: see ``messages.event``."""
        self._views: dict[int | None, Encoded] = {}
        if kept is not None:
            self._views = {None: kept[-1], **dict(enumerate(kept[:-1]))}

    @property
    def archived(self) -> bool:
        """Whether the views come from the archive."""
        return self._board is None

    @property
    def board(self) -> Board:
        """The table at this point; do not play on it."""
        if self._board is None:
            raise Refused("over", "This match is over.")
        return self._board

    def view(self, seat: int | None) -> Encoded:
        if seat not in self._views:
            game, board = self.setup.game, _shown(self.board)
            if not self._open:
                options = self.setup.options
                parts = seen_by_all(game, self.setup.seats, options, board, self.line.ply, self.to_act)
                self._open = encode(parts)[:-1]
            self._views[seat] = Encoded(b"%b,%b" % (self._open, encode(seen_by(game, board, seat))[1:]))
        return self._views[seat]

    def moves(self, seat: int | None) -> Encoded:
        if seat is None or seat not in self.to_act:
            return NONE
        game = self.setup.game
        return Encoded(b"[%b]" % b",".join([_move(game, move) for move in self.legal(seat)]))

    def news(self, seat: int | None) -> Encoded:
        if self._news is None:
            self._news = read_news(self.line.news, self.setup.seats)
        return self._news[-1 if seat is None else seat]

    def legal(self, seat: int) -> list[int]:
        """Return the moves of a seat that is to act."""
        if seat not in self._legal:
            self._legal[seat] = self.setup.game.engine.legal(self.board, seat)
        return self._legal[seat]


NONE = Encoded(b"[]")
decode_asked = msgspec.json.Decoder(list[int]).decode
decode_lists = msgspec.json.Decoder(list[Encoded]).decode
_of_thread = threading.local()


def _shown(board: Board) -> Board:
    """Copy a table to this thread's own board, whose window is open already; valid until the next call."""
    mine: dict[Game, tuple[Board, Board]] = vars(_of_thread).setdefault("boards", {})
    shown, source = mine.get(board.game) or (board.copy(), None)
    if source is not board:
        shown.lay(board.tables.tobytes())
        mine[board.game] = shown, board
    return shown


@lru_cache(50_000)
def _move(game: Game, number: int) -> bytes:
    move = game.moves[number]
    return encode(MoveInfo(number, move.text, move.name, move.args))


@lru_cache(50_000)
def _event(game: Game, what: int, a: int, b: int, c: int, d: int) -> bytes:
    return encode(game.news.event(Heard(EVERYBODY, what, (a, b, c, d))))


def write_news(setup: MatchSetup, news: list[Told]) -> bytes:
    """Encode the news of a ply for every seat and for spectators; only once if all know the same."""
    events = [_event(setup.game, *heard[1:]) for heard in news]
    lists = [b",".join(events)]
    if any(heard[0] != EVERYBODY for heard in news):
        everybody = (*range(setup.seats), SPECTATOR)
        lists = [
            b",".join([event for event, heard in zip(events, news, strict=True) if heard[0] >> who & 1])
            for who in everybody
        ]
        if all(events == lists[0] for events in lists[1:]):
            del lists[1:]
    return b"[[%b]]" % b"],[".join(lists)


def read_news(data: bytes, seats: int) -> list[Encoded]:
    lists = decode_lists(data)
    return lists * (seats + 1) if len(lists) == 1 else lists


# Lines


def deal_line(
    setup: MatchSetup, client: str | None, clock: Clock | None, at: int, position: dict[str, Any] | None = None
) -> Position:
    """Make the first line: the deal, or the position that the match begins with."""
    game, board = setup.game, Board(setup.game)
    numbers = game.option_numbers(setup.seats, setup.options)
    with listening() as events:
        if position is None:
            game.interpreted.deal(board, setup.seats, numbers, keyed_seed(setup.secret, 0))
    if position is not None:
        board = placed(game, position).board
    news = [(heard.to, heard.what, *heard.numbers) for heard in events]
    to_act = bits_to_seats(game.engine.to_act(board))
    asked = [0 if seat in to_act else -1 for seat in range(setup.seats)]
    clocks = None if clock is None else begun(clock, setup.seats, to_act, at)
    return _line(setup, board, 0, 0, "deal", -1, "", client, False, write_news(setup, news), asked, clocks, at)


def move_line(
    setup: MatchSetup,
    now: Position,
    seat: int,
    move: str | int,
    client: str | None,
    bot: bool,
    clock: Clock | None,
    at: int,
) -> Position:
    """Make the line of a move (seat HOST: a call); raise the refusal of the rules."""
    game, ply = setup.game, now.line.ply + 1
    found = game.moves.find(move)
    if not _allowed(setup, now, seat, found):
        # The error explains the refusal.
        setup.match_at(now.board, now.line.ply).play(found, seat=None if seat == HOST else seat)
    board = now.board.copy()
    game.engine.rekey(board, keyed_seed(setup.secret, ply))
    news = write_news(setup, setup.event_player.play(board, seat, int(found)))
    seq, to_act = now.line.seq + 1, bits_to_seats(game.engine.to_act(board))
    asked = [-1] * setup.seats
    for other in to_act:
        # A seat whose legal moves did not change keeps its pending question.
        same = other != seat and other in now.to_act and now.legal(other) == game.engine.legal(board, other)
        asked[other] = now.asked[other] if same else seq
    clocks = None if clock is None else after(clock, read_clocks(now.line), to_act, (seat,), at)
    return _line(setup, board, seq, ply, "move", seat, found.text, client, bot, news, asked, clocks, at)


def _allowed(setup: MatchSetup, now: Position, seat: int, move: Move) -> bool:
    if seat == HOST:
        return move.name in setup.game.rules.host_moves and not now.over
    return seat in now.to_act and int(move) in now.legal(seat)


def undo_line(
    setup: MatchSetup,
    now: Position,
    back: Line,
    board: Board,
    seat: int,
    client: str | None,
    clock: Clock | None,
    at: int,
) -> Position:
    """Make the line that takes the match back to the line *back*."""
    seq, to_act = now.line.seq + 1, bits_to_seats(setup.game.engine.to_act(board))
    asked = [seq if other in to_act else -1 for other in range(setup.seats)]
    clocks = None if clock is None else after(clock, read_clocks(now.line), to_act, range(setup.seats), at)
    move = str(back.ply)
    return _line(setup, board, seq, back.ply, "undo", seat, move, client, False, b"[[]]", asked, clocks, at)


def _line(
    setup: MatchSetup,
    board: Board,
    seq: int,
    ply: int,
    kind: str,
    seat: int,
    move: str,
    client: str | None,
    bot: bool,
    news: bytes,
    asked: list[int],
    clocks: Clocks | None,
    at: int,
) -> Position:
    line = Line(
        code=setup.code,
        seq=seq,
        kind=kind,
        ply=ply,
        seat=seat,
        move=move,
        client=client,
        bot=bot,
        rules=setup.game.version,
        layout=layout(setup.game)[0],
        table=board.tables.tobytes(),
        news=news,
        asked=encode(asked),
        clocks=b"" if clocks is None else encode(clocks),
        at=at,
    )
    return Position(setup, line, board)


def read_clocks(line: Line) -> Clocks:
    return msgspec.json.decode(line.clocks, type=Clocks)


def free_to_take_back(setup: MatchSetup, board_before: Board, ply_before: int, seat: int, move: str) -> bool:
    """Return whether this last move revealed nothing to anybody. Slow, so not for the loop."""
    match = setup.before(board_before, ply_before)
    match.play(move, seat=seat)
    return may_take_back(match, seat, setup.seed(seat, ply_before, TAKING_BACK))


# Layouts of tables


@cache
def layout(game: Game) -> tuple[str, str]:
    """Return the present memory layout of a table of this game: a short name and the full description."""
    text = json.dumps(game.Table.dtype.descr)
    return hashlib.sha256(f"{game.name} {text}".encode()).hexdigest()[:16], text


def read_board(game: Game, data: bytes, described: str | None) -> Board:
    """Read the table in these bytes: field by field, by name, if its layout was different (*described*).

    Raises:
        Refused: a field of the table no longer exists, or has become too small.
    """
    if described is None or described == layout(game)[1]:
        return Board.of(game, data)
    old: Tables = np.frombuffer(data, _dtype(described))
    new = game.Table.new()
    for name in old.dtype.names or ():
        if name == "spare":
            continue
        value = old[name][0]
        if name not in (new.dtype.names or ()):
            if np.any(value):
                raise _lost(name)
            continue
        inner: Any = (0, *(slice(0, n) for n in value.shape))
        if new[name][0].ndim != value.ndim or new[name][inner].shape != value.shape:
            raise _lost(name)
        new[name][inner] = value
        if not np.array_equal(new[name][inner], value):
            raise _lost(name)
    return Board(game, new)


def _lost(name: str) -> Refused:
    return Refused("rules-changed", f"The rules were changed so much that this table cannot go on ({name}).")


def _dtype(described: str) -> np.dtype[Any]:
    fields = [(name, code, *(tuple(shape) for shape in rest)) for name, code, *rest in json.loads(described)]
    return np.dtype(fields, align=True)
