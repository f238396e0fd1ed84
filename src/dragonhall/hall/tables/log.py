"""One line of the log: how the rules make the next one from the table before, and what each seat may know of it.

Nothing here waits or stores. The table's bytes after every line are kept, so a match goes on from them even when the
rules were changed meanwhile.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import threading
from functools import cache, lru_cache
from typing import Any

import msgspec
import numpy as np

from ..core.board import Board
from ..core.compiled_events import Told, event_player
from ..core.dice import keyed_seed
from ..core.game import Game
from ..core.match import HOST, Match, placed, seats_of, seen_by, seen_by_all
from ..core.moves import Move
from ..core.news import EVERYBODY, SPECTATOR, Heard, listening
from ..core.options import Options
from ..core.record import Tables
from ..core.takeback import may_take_back
from .clocks import Clocks, after, begun
from .problems import Refused
from .protocol import Clock, MoveInfo
from .store import Line

Encoded = msgspec.Raw
encode = msgspec.json.encode


class Setting:
    """What does not change during a match."""

    def __init__(self, code: str, game: Game, seats: int, options: Options, secret: bytes) -> None:
        self.code, self.game, self.seats, self.options, self.secret = code, game, seats, options, secret
        self.event_player = event_player(game)

    def standing(self, board: Board, ply: int) -> Match:
        """The match as it stands, without its past."""
        return Match(self.game, self.seats, self.options, board, ply)

    def before(self, board: Board, ply: int) -> Match:
        """The match as it stands, with the dice of the next ply in the cup."""
        ready = board.copy()
        self.game.engine.rekey(ready, keyed_seed(self.secret, ply + 1))
        return Match(self.game, self.seats, self.options, ready, ply)


class After:
    """A match right after a line: what the line's event is made of, each part made when first needed.

    Of a finished match the views may be *kept* ones, from the archive; then there is no table behind them.
    """

    def __init__(self, setting: Setting, line: Line, board: Board | None, kept: list[Encoded] | None = None) -> None:
        self.setting, self.line, self._board = setting, line, board
        self.to_act = () if board is None else seats_of(setting.game.engine.to_act(board))
        self.over = not self.to_act
        self.asked: list[int] = decode_asked(line.asked or b"[]")
        """For every seat, the line since which it is asked what it is asked now; -1 if it is not."""
        self._legal: dict[int, list[int]] = {}
        self._news: list[Encoded] | None = None
        self._open = b""
        self.frame: tuple[bytes, bytes] | None = None
        """What stands around the sights in its event: see ``wire.event``."""
        self._views: dict[int | None, Encoded] = {}
        if kept is not None:
            self._views = {None: kept[-1], **dict(enumerate(kept[:-1]))}

    @property
    def archived(self) -> bool:
        """Shown from the archive."""
        return self._board is None

    @property
    def board(self) -> Board:
        """The table as it stands: not to be played on."""
        if self._board is None:
            raise Refused("over", "This match is over.")
        return self._board

    def view(self, seat: int | None) -> Encoded:
        if seat not in self._views:
            game, board = self.setting.game, _shown(self.board)
            if not self._open:
                options = self.setting.options
                parts = seen_by_all(game, self.setting.seats, options, board, self.line.ply, self.to_act)
                self._open = encode(parts)[:-1]
            self._views[seat] = Encoded(b"%b,%b" % (self._open, encode(seen_by(game, board, seat))[1:]))
        return self._views[seat]

    def sight(self, seat: int | None) -> bytes:
        """``protocol.Sight``."""
        who = b"null" if seat is None else b"%d" % seat
        moves = b"[]" if seat is None or seat not in self.to_act else self.moves(seat)
        return b'{"seat":%b,"view":%b,"moves":%b,"news":%b}' % (who, self.view(seat), moves, self.news(seat))

    def moves(self, seat: int | None) -> Encoded:
        if seat is None or seat not in self.to_act:
            return NONE
        game = self.setting.game
        return Encoded(b"[%b]" % b",".join([_move(game, move) for move in self.legal(seat)]))

    def news(self, seat: int | None) -> Encoded:
        if self._news is None:
            self._news = read_news(self.line.news, self.setting.seats)
        return self._news[-1 if seat is None else seat]

    def legal(self, seat: int) -> list[int]:
        """The moves of a seat that is to act."""
        if seat not in self._legal:
            self._legal[seat] = self.setting.game.engine.legal(self.board, seat)
        return self._legal[seat]


NONE = Encoded(b"[]")
decode_asked = msgspec.json.Decoder(list[int]).decode
decode_lists = msgspec.json.Decoder(list[Encoded]).decode
_of_thread = threading.local()


def _shown(board: Board) -> Board:
    """The same table on this thread's own board, whose window is open already: good until the next call."""
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


def write_news(setting: Setting, told: list[Told]) -> bytes:
    """The news of a ply for every seat and for spectators; once only when all know the same."""
    events = [_event(setting.game, *one[1:]) for one in told]
    lists = [b",".join(events)]
    if any(one[0] != EVERYBODY for one in told):
        everybody = (*range(setting.seats), SPECTATOR)
        lists = [
            b",".join([event for event, one in zip(events, told, strict=True) if one[0] >> who & 1])
            for who in everybody
        ]
        if all(one == lists[0] for one in lists[1:]):
            del lists[1:]
    return b"[[%b]]" % b"],[".join(lists)


def read_news(data: bytes, seats: int) -> list[Encoded]:
    lists = decode_lists(data)
    return lists * (seats + 1) if len(lists) == 1 else lists


# Lines


def deal_line(
    setting: Setting, client: str | None, clock: Clock | None, at: int, position: dict[str, Any] | None = None
) -> After:
    """The first line: the deal, or the position that the match begins with."""
    game, board = setting.game, Board(setting.game)
    numbers = game.option_numbers(setting.seats, setting.options)
    with listening() as events:
        if position is None:
            game.interpreted.deal(board, setting.seats, numbers, keyed_seed(setting.secret, 0))
    if position is not None:
        board = placed(game, position).board
    told = [(heard.to, heard.what, *heard.numbers) for heard in events]
    to_act = seats_of(game.engine.to_act(board))
    asked = [0 if seat in to_act else -1 for seat in range(setting.seats)]
    clocks = None if clock is None else begun(clock, setting.seats, to_act, at)
    return _line(setting, board, 0, 0, "deal", -1, "", client, False, write_news(setting, told), asked, clocks, at)


def move_line(
    setting: Setting,
    now: After,
    seat: int,
    move: str | int,
    client: str | None,
    bot: bool,
    clock: Clock | None,
    at: int,
) -> After:
    """The line that this move makes (seat HOST: a call); what the rules refuse is raised."""
    game, ply = setting.game, now.line.ply + 1
    found = game.moves.find(move)
    if not _allowed(setting, now, seat, found):
        # Whoever refuses says why.
        setting.standing(now.board, now.line.ply).play(found, seat=None if seat == HOST else seat)
    board = now.board.copy()
    game.engine.rekey(board, keyed_seed(setting.secret, ply))
    news = write_news(setting, setting.event_player.play(board, seat, int(found)))
    seq, to_act = now.line.seq + 1, seats_of(game.engine.to_act(board))
    asked = [-1] * setting.seats
    for other in to_act:
        # Who is asked the very same as before need not be disturbed by this line.
        same = other != seat and other in now.to_act and now.legal(other) == game.engine.legal(board, other)
        asked[other] = now.asked[other] if same else seq
    clocks = None if clock is None else after(clock, read_clocks(now.line), to_act, (seat,), at)
    return _line(setting, board, seq, ply, "move", seat, found.text, client, bot, news, asked, clocks, at)


def _allowed(setting: Setting, now: After, seat: int, move: Move) -> bool:
    if seat == HOST:
        return move.name in setting.game.rules.host_moves and not now.over
    return seat in now.to_act and int(move) in now.legal(seat)


def undo_line(
    setting: Setting, now: After, back: Line, board: Board, seat: int, client: str | None, clock: Clock | None, at: int
) -> After:
    """The line that makes the match stand as it stood after *back*."""
    seq, to_act = now.line.seq + 1, seats_of(setting.game.engine.to_act(board))
    asked = [seq if other in to_act else -1 for other in range(setting.seats)]
    clocks = None if clock is None else after(clock, read_clocks(now.line), to_act, range(setting.seats), at)
    move = str(back.ply)
    return _line(setting, board, seq, back.ply, "undo", seat, move, client, False, b"[[]]", asked, clocks, at)


def _line(
    setting: Setting,
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
) -> After:
    line = Line(
        code=setting.code,
        seq=seq,
        kind=kind,
        ply=ply,
        seat=seat,
        move=move,
        client=client,
        bot=bot,
        rules=setting.game.version,
        layout=layout(setting.game)[0],
        table=board.tables.tobytes(),
        news=news,
        asked=encode(asked),
        clocks=b"" if clocks is None else encode(clocks),
        at=at,
    )
    return After(setting, line, board)


def read_clocks(line: Line) -> Clocks:
    return msgspec.json.decode(line.clocks, type=Clocks)


def reopened_line(setting: Setting, line: Line, board: Board) -> After:
    """A stored line as it was after it was made."""
    return After(setting, line, board)


def free_to_take_back(setting: Setting, board_before: Board, ply_before: int, seat: int, move: str) -> bool:
    """Whether this last move taught nobody anything. Takes a while: not for the loop."""
    match = setting.before(board_before, ply_before)
    match.play(move, seat=seat)
    return may_take_back(match, seat, secrets.randbits(62))


# Layouts of tables


@cache
def layout(game: Game) -> tuple[str, str]:
    """How a table of this game lies in memory just now: a short name and the whole description."""
    text = json.dumps(game.Table.dtype.descr)
    return hashlib.sha256(f"{game.name} {text}".encode()).hexdigest()[:16], text


def read_board(game: Game, data: bytes, described: str | None) -> Board:
    """The table in these bytes. If it was laid out differently (*described*), field by field, by name.

    Raises:
        Refused: a field that the table had is not there any more, or has become too small.
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
