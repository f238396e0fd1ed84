"""The contract every game keeps: :class:`Game`, in three parts.

- :class:`~dragonhall.core.rules.Rules`: the seven rules, which are compiled;
- :class:`~dragonhall.core.faces.Faces`: views, positions, the drawing on a terminal;
- :class:`~dragonhall.core.counsel.Counsel`: observations, heuristic and evaluation for programs that play.

Bots, batches, server, bridges and tests know nothing else about a game. The parts are collected from the modules of the
game's package (``core/collect.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from .counsel import Counsel
from .errors import BadSeats, DragonhallError
from .faces import Faces
from .moves import MoveList
from .news import NewsList
from .observe.tensor import KINDS, Tensor, with_memory
from .options import Numbers, Option, Options, complete
from .record import Record
from .rule import is_interpreted
from .rules import Rules
from .whole import whole

if TYPE_CHECKING:
    from .compiler.engines import Compiled, Engine
    from .observe.observer import Observer


def always_fits(seats: int, options: Options) -> str:
    return ""


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its name, moves, news and options, and the three parts of the contract."""

    name: str
    title: str
    seats: range
    version: int
    """Increased whenever a change of the rules makes an old record play differently."""
    folder: Path
    """The folder of its files: rules.md, words, records."""
    Table: type[Record]
    moves: MoveList
    news: NewsList
    options: tuple[Option, ...]

    rules: Rules
    faces: Faces
    counsel: Counsel

    fits: Callable[[int, Options], str] = always_fits
    """The reason why these options cannot be combined, or an empty string."""
    numbers: Callable[[int, Options], Numbers] | None = None
    """The options as the rules read them; by default one number each, in order."""
    older: Mapping[int, Callable[[int, Options], Numbers]] | None = None
    """Older versions of the rules that can still be played, each with a function that converts its options."""
    test_options: tuple[Mapping[str, Any], ...] = ({},)
    """Sets of options that together use every option. The promises are tested with each set."""
    test_positions: tuple[Mapping[str, Any], ...] = ()
    """Positions that random play hardly ever reaches; the promises and the tests of views use them."""
    small_tables: tuple[Mapping[str, Any], ...] = ()
    """Positions in which nobody remembers anything, with few enough hidden pieces that every way to deal them can be
    counted: there the promises check that re-deals are even. A game whose fresh deals are that small needs none."""

    @staticmethod
    def collect(package: str, **declared: Any) -> Game:
        """Return the game of a package: its functions are collected from the modules of the package.

        Write ``GAME = Game.collect(__name__, title="Letter", seats=range(2, 5), version=1, ...)`` in the package's
        ``__init__.py``; see :func:`dragonhall.core.collect.collect`.
        """
        from .collect import collect

        return collect(package, **declared)

    def plays(self, version: Any) -> bool:
        """Return whether this version of the rules can be played: the current one, or an older one that is kept."""
        return type(version) is int and (version == self.version or version in (self.older or {}))

    def check_seats(self, seats: Any) -> int:
        number = whole(seats)
        if number is None or number not in self.seats:
            low, high, said = str(self.seats[0]), str(self.seats[-1]), repr(seats)
            sentence = f"{self.title} is for {low} to {high} players, not {said}."
            raise BadSeats(sentence, "core-bad-seats", game=self.title, low=low, high=high, said=said)
        return number

    @property
    def usual_seats(self) -> int:
        """Return the default number of seats: four, or the maximum of the game."""
        return min(4, self.seats[-1])

    @property
    def fewest_seats(self) -> int:
        """The smallest number of seats that the default options allow."""
        defaults = {option.name: option.default for option in self.options}
        return next(seats for seats in self.seats if not self.fits(seats, dict(defaults)))

    def complete(self, seats: int, options: Mapping[str, Any] | None) -> Options:
        return complete(self.options, options, seats, self.fits)

    def option_numbers(self, seats: int, options: Options, version: int | None = None) -> Numbers:
        if self.older is not None and version is not None and version in self.older:
            return self.older[version](seats, options)
        if self.numbers is not None:
            return self.numbers(seats, options)
        return np.array([option.number(options[option.name]) for option in self.options], np.int64)

    def tensor_of(self, kind: str) -> Tensor:
        """Return the layout of a kind of tensor: ``observation``, ``public`` or ``information_state``."""
        if kind not in KINDS:
            raise DragonhallError(f"There is no kind of tensor {str(kind)[:40]!r}. The kinds are: {', '.join(KINDS)}.")
        return self._remembered if kind == "information_state" else self.counsel.tensor

    @cached_property
    def _remembered(self) -> Tensor:
        return with_memory(self.counsel.tensor, self.seats[-1], len(self.moves))

    @cached_property
    def observer(self) -> Observer:
        """Makes observation tensors from tables."""
        from .observe.observer import Observer

        return Observer(self)

    @property
    def engine(self) -> Engine:
        """The engine to use now: machine code if it is ready, else the interpreted rules.

        The first call starts compiling in the background. Inside ``interpreted()`` it is always the interpreted rules.
        Both engines give the same results, bit for bit.
        """
        if is_interpreted():
            return self.interpreted
        if "machine" in vars(self):
            return self.machine
        from .compiler.daemon import compiler
        from .compiler.engines import rules_part

        return self.machine if compiler.at_hand(rules_part(self)) else self.interpreted

    @cached_property
    def interpreted(self) -> Engine:
        """The interpreted rules."""
        from .compiler.engines import Interpreted

        return Interpreted(self)

    @cached_property
    def machine(self) -> Compiled:
        """The rules as machine code; waits until they are compiled."""
        from .compiler.engines import Compiled

        return Compiled(self)
