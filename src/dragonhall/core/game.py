"""The contract every game keeps, and the machine that runs it: interpreted, or compiled with a progress line.

A game is a :class:`Game`: its record, its moves, its options, seven rules and four faces. Bots, batch, server,
bridges and tests know nothing else of it.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from .errors import BadSeats, DragonhallError
from .moves import MoveList
from .news import NewsList
from .options import Numbers, Option, Options, complete
from .record import Record, Tables
from .rule import NEVER_COMPILE, bind, cache_folder, is_interpreted, rule, sweep_cache, twin
from .tensor import KINDS, Tensor, with_memory

if TYPE_CHECKING:
    from .eyes import Eyes

RULES = ("deal", "to_act", "legal", "play", "redeal", "score", "won")


def _always_fits(seats: int, options: Options) -> str:
    return ""


@rule
def no_thumb(t: Record, seat: int, moves: Any, n: int, weights: Numbers, marks: Any) -> None:
    """A game without rules of thumb: all moves are alike."""
    for k in range(n):
        marks[k] = 0


LOUD = -(1 << 40)
"""What a gauge says where nothing can be said."""


@rule
def no_gauge(t: Record, seat: int, scales: Numbers) -> int:
    """A game without a gauge is always played to its end."""
    return LOUD


@rule
def all_see(t: Record, watcher: int, seat: int, move: int) -> bool:
    """Every move is made in the open."""
    return True


@rule
def no_trait(t: Record, seat: int, k: int) -> int:
    """A gauge that is no network looks at no traits."""
    return -1


ROOM = (64, 8)
"""Lines and columns of the room that foresight has to write on."""


@rule
def no_foresight(tables: Tables, at: int, spare: int, scales: Numbers, worth: Any, likes: Any, room: Any) -> bool:
    """A game whose turns cannot be thought through exactly."""
    return False


@dataclass(frozen=True)
class Net:
    """The shape of a gauge that is a small network, so that ``dragonhall.lab.fit`` can fit its numbers.

    Its scales are one number for each unit (what it counts), then one row of numbers for each trait.
    """

    traits: int
    """How many traits of a table it looks at."""
    rows: int
    units: int
    fine: int
    """What 1 is in a row."""
    coarse: int
    """What 1 is in what a unit counts, in hundredths of e-folds."""


@dataclass(frozen=True)
class BoxLine:
    """One value of a game's box as people read it: where it belongs, what it is, and who says so."""

    section: str
    key: str
    value: str
    origin: str
    """printed, found, deduced or house."""
    source: str = ""


@dataclass(frozen=True)
class BoxSheet:
    """All values of a box, and the text of the file they stand in: to be copied and corrected."""

    lines: tuple[BoxLine, ...]
    text: str


@dataclass(frozen=True, eq=False)
class Game:
    """One game of the house."""

    name: str
    title: str
    seats: range
    version: int
    """Raised whenever a change of the rules lets an old record play differently."""
    Table: type[Record]
    moves: MoveList
    news: NewsList
    options: tuple[Option, ...]
    longest_list: int
    """No seat ever has more legal moves than this."""
    longest_match: int
    """No match comes near this many plies; reaching it would mean that a game does not end."""

    deal: Callable[..., None]
    """``deal(t, seats, options, seed)`` sets a zeroed table up."""
    to_act: Callable[..., int]
    """``to_act(t)`` is the set of seats (as bits) that must decide now; empty when the game is over."""
    legal: Callable[..., int]
    """``legal(t, seat, out)`` writes the moves of a seat in a fixed order and returns how many."""
    play: Callable[..., None]
    """``play(t, seat, move)`` carries out one legal move and runs on until somebody must decide or it is over."""
    redeal: Callable[..., None]
    """``redeal(t, seat, seed)`` deals afresh all that the seat (-1: a spectator) cannot know."""
    score: Callable[..., int]
    won: Callable[..., int]

    observe: Callable[..., None]
    """``observe(t, seat, out)`` writes what the seat (-1: a spectator) may know now into a zeroed row of small
    integers, as ``tensor`` lays it out: seats clockwise from the one who looks, from seat 0 for a spectator."""
    tensor: Tensor
    """The named parts of that row, the same for every number of seats."""

    open_view: Callable[[Any], dict[str, Any]]
    """What everybody may see."""
    own_view: Callable[[Any, int | None], dict[str, Any]]
    """What depends on who looks, a seat or a spectator: other entries than those of ``open_view``."""
    describe: Callable[[Any], dict[str, Any]]
    """The whole situation in words and numbers."""
    place: Callable[[Any, dict[str, Any]], None]
    """Lay a described situation on a zeroed, optioned table; refuses with BadPosition what cannot be."""
    pieces: Callable[[Any], Mapping[str, int]]
    """How many of each kind of piece are on the table, wherever they lie: always the same numbers."""
    draw: Callable[..., Any]
    """``draw(view, words, names)`` is a Rich drawing of a view."""

    sees: Callable[..., bool] = all_see
    """``sees(t, watcher, seat, move)``: whether a watcher (-1: a spectator) sees which move another seat is about to
    make; that it moves is seen by all."""
    calls: tuple[str, ...] = ()
    """Names of moves that are nobody's turn: the host of a match may make them at any time, at no seat."""
    fits: Callable[[int, Options], str] = _always_fits
    """Why these options do not go together, or an empty string."""
    numbers: Callable[[int, Options], Numbers] | None = None
    """The options as the rules read them; by default one number each, in order."""
    older: Mapping[int, Callable[[int, Options], Numbers]] = field(default_factory=dict)
    """Versions of the rules that can still be played, each with the options as its records mean them."""
    thumb: Callable[..., None] = no_thumb
    """``thumb(t, seat, moves, n, weights, marks)`` marks each of the n moves of a seat by a rule of thumb. It reads
    only what the seat may know. The highest mark is the move; 100 more make a move about e times as likely."""
    weights: tuple[int, ...] = ()
    """The numbers that the rule of thumb weighs with, tuned by ``dragonhall.lab.tune``."""
    gauge: Callable[..., int] = no_gauge
    """``gauge(t, seat, scales)`` says how well a seat stands, where a search stops playing on: 100 more make its win
    about e times as likely. ``LOUD`` where that cannot be said: then the search plays on."""
    scales: tuple[int, ...] = ()
    """The numbers that the gauge weighs with, fitted by ``dragonhall.lab.tune``."""
    net: Net | None = None
    """The shape of the gauge, where it is a small network."""
    trait: Callable[..., int] = no_trait
    """``trait(t, seat, k)`` is the row that the k-th trait switches on in such a gauge, or -1."""
    foresee: Callable[..., bool] = no_foresight
    """``foresee(tables, at, spare, scales, worth, likes, room)`` thinks the turn in hand on table *at* through, exactly
    over all its chances: it writes what every seat may hope for by the gauge, and what each legal move promises the
    seat on turn; false where it cannot. Only for games where all lies open. Two tables from *spare* on and the room
    (``ROOM``) are there to be written on."""
    blurred: tuple[str, ...] = ()
    """Fields that a re-deal with one seed may leave different though the seat knows the same, as what others know of
    hidden cards: a search does not tell tables apart by them."""
    played_in_place: bool = False
    """On a GPU a table is played in memory of its thread's own, which is faster, unless this is set: NVIDIA's compiler
    lost the table of a game so played where large rules are called, not copied (an illegal address in a few games of
    ten thousand)."""
    horizon: int = 40
    """How many moves a search plays on before it looks at the gauge."""

    box_sheet: Callable[[Options], BoxSheet] | None = None
    """The values of the box with the origin of each, where a game keeps them as data."""
    tried: tuple[Mapping[str, Any], ...] = field(default=({},))
    """Sets of options that together try every option: the promises are tested with each of them."""

    def view(self, t: Any, seat: int | None) -> dict[str, Any]:
        """What a seat or a spectator may see."""
        return {**self.open_view(t), **self.own_view(t, seat)}

    def plays(self, version: Any) -> bool:
        """Whether these rules, or older ones kept with them, are of that version."""
        return type(version) is int and (version == self.version or version in self.older)

    def check_seats(self, seats: Any) -> int:
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadSeats(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}.")
        return seats

    @property
    def fewest_seats(self) -> int:
        """The smallest number of seats that goes with the default options."""
        defaults = {option.name: option.default for option in self.options}
        return next(seats for seats in self.seats if not self.fits(seats, dict(defaults)))

    def complete(self, seats: int, options: Mapping[str, Any] | None) -> Options:
        return complete(self.options, options, seats, self.fits)

    def option_numbers(self, seats: int, options: Options, version: int | None = None) -> Numbers:
        if version in self.older:
            return self.older[version](seats, options)
        if self.numbers is not None:
            return self.numbers(seats, options)
        return np.array([option.number(options[option.name]) for option in self.options], np.int64)

    def tensor_of(self, kind: str) -> Tensor:
        """The layout of a kind of tensor: ``observation``, ``public`` or ``information_state``."""
        if kind not in KINDS:
            raise DragonhallError(f"There is no kind of tensor {str(kind)[:40]!r}. The kinds are: {', '.join(KINDS)}.")
        return self._remembered if kind == "information_state" else self.tensor

    @cached_property
    def _remembered(self) -> Tensor:
        return with_memory(self.tensor, self.seats[-1], len(self.moves))

    @cached_property
    def eyes(self) -> Eyes:
        """What makes tensors of tables."""
        from .eyes import Eyes

        return Eyes(self)

    def __reduce__(self) -> Any:
        from ..games import game

        return game, (self.name,)

    @property
    def engine(self) -> Engine:
        """What runs the rules just now: machine code, or the interpreted twins inside ``interpreted()``."""
        return self.twins if is_interpreted() else self.machine

    @cached_property
    def twins(self) -> Engine:
        return Interpreted(self)

    @cached_property
    def machine(self) -> Compiled:
        return Compiled(self)


class Board:
    """The bytes of one table, with the window through which Python reads them."""

    __slots__ = ("_window", "game", "tables")

    def __init__(self, game: Game, tables: Tables | None = None) -> None:
        self.game = game
        self.tables = game.Table.new() if tables is None else tables
        self._window: Any = None

    @property
    def t(self) -> Any:
        if self._window is None:
            self._window = self.game.Table(self.tables)
        return self._window

    def copy(self) -> Board:
        return Board.of(self.game, self.tables.tobytes())

    @classmethod
    def of(cls, game: Game, data: bytes) -> Board:
        """The table in these bytes. (A record's own ``copy`` goes field by field, which takes ten times as long.)"""
        return cls(game, np.frombuffer(bytearray(data), game.Table.dtype))

    def lay(self, data: bytes) -> None:
        """Put the table in these bytes here instead; the window stays."""
        self.tables.view(np.uint8)[:] = np.frombuffer(data, np.uint8)

    def __reduce__(self) -> Any:
        return Board, (self.game, self.tables)


class Engine(Protocol):
    """The seven rules and the dice, on a board."""

    def deal(self, board: Board, seats: int, options: Numbers, seed: int) -> None: ...
    def rekey(self, board: Board, seed: int) -> None: ...
    def to_act(self, board: Board) -> int: ...
    def legal(self, board: Board, seat: int) -> list[int]: ...
    def play(self, board: Board, seat: int, move: int) -> None: ...
    def redeal(self, board: Board, seat: int, seed: int) -> None: ...
    def score(self, board: Board, seat: int) -> int: ...
    def won(self, board: Board) -> int: ...


class Interpreted:
    """Runs the twins of a game's rules."""

    def __init__(self, game: Game) -> None:
        from .dice import seed_dice

        self._rules = {name: twin(getattr(game, name)) for name in RULES}
        self._seed_dice = twin(seed_dice)
        self._out = [0] * game.longest_list

    def deal(self, board: Board, seats: int, options: Numbers, seed: int) -> None:
        self._rules["deal"](board.t, seats, [int(n) for n in options], seed)

    def rekey(self, board: Board, seed: int) -> None:
        self._seed_dice(board.t, seed)

    def to_act(self, board: Board) -> int:
        return int(self._rules["to_act"](board.t))

    def legal(self, board: Board, seat: int) -> list[int]:
        out = self._out.copy()
        return [int(move) for move in out[: self._rules["legal"](board.t, seat, out)]]

    def play(self, board: Board, seat: int, move: int) -> None:
        self._rules["play"](board.t, seat, move)

    def redeal(self, board: Board, seat: int, seed: int) -> None:
        self._rules["redeal"](board.t, seat, seed)

    def score(self, board: Board, seat: int) -> int:
        return int(self._rules["score"](board.t, seat))

    def won(self, board: Board) -> int:
        return int(self._rules["won"](board.t))


class Compiled:
    """Runs a game's rules as machine code; says so when they must be compiled first."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.module = bind_to(game, Path(__file__).with_name("engine.py"), "dragonhall.core.engine")
        compile_all(game, "rules", self.module, SIGNATURES)
        self._out = np.zeros(game.longest_list, np.int64)

    def deal(self, board: Board, seats: int, options: Numbers, seed: int) -> None:
        self.module.deal_at(board.tables, 0, seats, options, seed)

    def rekey(self, board: Board, seed: int) -> None:
        self.module.rekey_at(board.tables, 0, seed)

    def to_act(self, board: Board) -> int:
        return int(self.module.to_act_at(board.tables, 0))

    def legal(self, board: Board, seat: int) -> list[int]:
        out = self._out.copy()
        return out[: self.module.legal_at(board.tables, 0, seat, out)].tolist()  # type: ignore[no-any-return]

    def play(self, board: Board, seat: int, move: int) -> None:
        self.module.play_at(board.tables, 0, seat, move)

    def redeal(self, board: Board, seat: int, seed: int) -> None:
        self.module.redeal_at(board.tables, 0, seat, seed)

    def score(self, board: Board, seat: int) -> int:
        return int(self.module.score_at(board.tables, 0, seat))

    def won(self, board: Board) -> int:
        return int(self.module.won_at(board.tables, 0))


SIGNATURES = {
    "deal_at": "tables int int ints int",
    "rekey_at": "tables int int",
    "to_act_at": "tables int",
    "legal_at": "tables int int ints",
    "play_at": "tables int int int",
    "redeal_at": "tables int int int",
    "score_at": "tables int int",
    "won_at": "tables int",
}


def bind_to(game: Game, source: Path, name: str) -> Any:
    """Generic code over the rules, loaded for one game."""
    rules = (*RULES, "thumb", "gauge", "trait", "foresee", "observe", "sees")
    return bind(source, f"{name}.{game.name}", {rule: getattr(game, rule) for rule in rules})


def compile_all(game: Game, part: str, module: Any, signatures: Mapping[str, str]) -> None:
    """Make every function of a bound module ready, from the cache or by compiling it with a progress line."""
    if NEVER_COMPILE:
        return
    import numba

    kinds = {
        "tables": numba.from_dtype(game.Table.dtype)[::1],
        "int": numba.int64,
        "ints": numba.int64[::1],
        "float": numba.float64,
        "floats": numba.float64[::1],
        "grid": numba.int64[:, ::1],
        "parts": numba.float64[:, ::1],
        "bits": numba.uint64[:, ::1],
        "words": numba.uint64[::1],
        "flags": numba.uint8[::1],
        "mask": numba.uint8[:, ::1],
        "scores": numba.int32[:, ::1],
        "row": numba.int16[::1],
        "rows": numba.int16[:, ::1],
        "plies": numba.int16[:, :, :, ::1],
        "digests": numba.int64[:, :, ::1],
    }
    marker = cache_folder(module.__name__) / f"{part}.ready"
    fresh = not marker.exists()
    started = time.perf_counter()
    for step, (name, words) in enumerate(signatures.items()):
        if fresh:
            _progress(f"{game.name}: compiling its {part}, once for this version ... {step}/{len(signatures)} {name}")
        getattr(module, name).compile(tuple(kinds[word] for word in words.split()))
    if fresh:
        marker.parent.mkdir(parents=True, exist_ok=True)
        marker.touch()
        _progress(f"{game.name}: {part} compiled in {time.perf_counter() - started:.1f} s", end="\n")
        sweep_cache()


def _progress(line: str, end: str = "") -> None:
    if os.environ.get("DRAGONHALL_QUIET") or (not end and not sys.stderr.isatty() and " 0/" not in line):
        return
    lead, tail = ("\r", "\x1b[K") if sys.stderr.isatty() else ("", "")
    print(f"{lead}{line}{tail}", end=end or ("" if sys.stderr.isatty() else "\n"), file=sys.stderr, flush=True)
