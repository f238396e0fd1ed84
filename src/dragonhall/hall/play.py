"""One line of the log: how the rules make the next one from the table before, and what each seat may know of it.

Nothing here waits or stores. The table's bytes after every line are kept, so a match goes on from them even when the
rules were changed meanwhile.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache, lru_cache
from typing import Any

import msgspec
import numpy as np

from ..core.dice import keyed_seed
from ..core.game import Board, Game
from ..core.match import HOST, Match
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

    def dealt(self) -> Match:
        return Match(self.game, self.seats, self.options, self.secret)

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

    Of a finished match the views may be *kept* ones, from its book; then there is no match behind them.
    """

    def __init__(self, setting: Setting, line: Line, match: Match | None, kept: list[Encoded] | None = None) -> None:
        self.setting, self.line, self._match = setting, line, match
        self.to_act = () if match is None else match.to_act
        self.over = not self.to_act
        self._news: list[Encoded] | None = None
        self._views: dict[int | None, Encoded] = {}
        if kept is not None:
            self._views = {None: kept[-1], **dict(enumerate(kept[:-1]))}

    @property
    def bound(self) -> bool:
        """Shown from its book."""
        return self._match is None

    @property
    def match(self) -> Match:
        if self._match is None:
            raise Refused("over", "This match is over.")
        return self._match

    def view(self, seat: int | None) -> Encoded:
        if seat not in self._views:
            self._views[seat] = Encoded(encode(self.match.view(seat)))
        return self._views[seat]

    def moves(self, seat: int | None) -> Encoded:
        legal = [] if seat is None or seat not in self.to_act else self.match.moves(seat)
        return Encoded(b"[" + b",".join(_move(self.setting.game, int(move)) for move in legal) + b"]")

    def news(self, seat: int | None) -> Encoded:
        if self._news is None:
            self._news = read_news(self.line.news, self.setting.seats)
        return self._news[-1 if seat is None else seat]

    def legal(self, seat: int) -> tuple[int, ...]:
        return tuple(int(move) for move in self.match.moves(seat))


@lru_cache(50_000)
def _move(game: Game, number: int) -> bytes:
    move = game.moves[number]
    return encode(MoveInfo(number, move.text, move.name, move.args))


def write_news(match: Match) -> bytes:
    """The news of the last ply for every seat and for spectators; once only when all know the same."""
    lists = match.last_news()
    if all(one == lists[0] for one in lists[1:]):
        return encode([lists[0]])
    return encode(lists)


def read_news(data: bytes, seats: int) -> list[Encoded]:
    lists = msgspec.json.decode(data, type=list[Encoded])
    return lists * (seats + 1) if len(lists) == 1 else lists


# Lines


def deal_line(setting: Setting, client: str | None, clock: Clock | None, at: int) -> After:
    match = setting.dealt()
    asked = [0 if seat in match.to_act else -1 for seat in range(setting.seats)]
    clocks = None if clock is None else begun(clock, setting.seats, match.to_act, at)
    return _line(setting, match, 0, "deal", -1, "", client, False, asked, clocks, at)


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
    match = setting.before(now.match.board, now.line.ply)
    found = setting.game.moves.find(move)
    match.play(found, seat=None if seat == HOST else seat)
    seq, to_act = now.line.seq + 1, match.to_act
    was = msgspec.json.decode(now.line.asked, type=list[int])
    asked = [-1] * setting.seats
    for other in to_act:
        # Who is asked the very same as before need not be disturbed by this line.
        same = other != seat and other in now.to_act and now.legal(other) == tuple(map(int, match.moves(other)))
        asked[other] = was[other] if same else seq
    clocks = None if clock is None else after(clock, read_clocks(now.line), to_act, (seat,), at)
    return _line(setting, match, seq, "move", seat, found.text, client, bot, asked, clocks, at)


def undo_line(
    setting: Setting, now: After, back: Line, board: Board, seat: int, client: str | None, clock: Clock | None, at: int
) -> After:
    """The line that makes the match stand as it stood after *back*."""
    match = setting.standing(board, back.ply)
    seq = now.line.seq + 1
    asked = [seq if other in match.to_act else -1 for other in range(setting.seats)]
    clocks = None if clock is None else after(clock, read_clocks(now.line), match.to_act, range(setting.seats), at)
    return _line(setting, match, seq, "undo", seat, str(back.ply), client, False, asked, clocks, at)


def _line(
    setting: Setting,
    match: Match,
    seq: int,
    kind: str,
    seat: int,
    move: str,
    client: str | None,
    bot: bool,
    asked: list[int],
    clocks: Clocks | None,
    at: int,
) -> After:
    line = Line(
        code=setting.code,
        seq=seq,
        kind=kind,
        ply=match.ply,
        seat=seat,
        move=move,
        client=client,
        bot=bot,
        rules=setting.game.version,
        layout=layout(setting.game)[0],
        table=match.board.tables.tobytes(),
        news=b"[[]]" if kind == "undo" else write_news(match),
        asked=encode(asked),
        clocks=b"" if clocks is None else encode(clocks),
        at=at,
    )
    return After(setting, line, match)


def read_clocks(line: Line) -> Clocks:
    return msgspec.json.decode(line.clocks, type=Clocks)


def reopened_line(setting: Setting, line: Line, board: Board) -> After:
    """A stored line as it was after it was made."""
    return After(setting, line, setting.standing(board, line.ply))


def free_to_take_back(setting: Setting, board_before: Board, ply_before: int, seat: int, move: str) -> bool:
    """Whether this last move taught nobody anything. Takes a while: not for the loop."""
    match = setting.before(board_before, ply_before)
    match.play(move, seat=seat)
    return may_take_back(match, seat)


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
        return Board(game, np.frombuffer(data, game.Table.dtype).copy())
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
