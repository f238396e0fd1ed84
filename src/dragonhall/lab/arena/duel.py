"""Duels: two bots, many mirrored blocks, a win share with its interval, and an early stop when the result is clear.

The block is the unit of all statistics: its matches share a deal, so they are not independent of each other.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ...core.errors import DragonhallError
from ...games import game as find_game
from ..jobs.crew import Alone, Crew, in_order
from ..jobs.journal import Journal
from .arena import Outcome, maker, play_block, sub_seed

ALPHA = 0.05
"""The chance of either error that the sequential test allows."""
EDGE = 0.1
"""The hypotheses of the sequential test: the first bot wins an even share, or this much more."""
FEWEST = 16
"""The test decides nothing before this many blocks."""


class BadDuel(DragonhallError):
    """A duel that cannot be played."""


@dataclass
class Standing:
    """The result of a duel after its blocks so far."""

    seats: int
    blocks: list[float] = field(default_factory=list)
    """In each block, the mean share of the win that the first bot had."""

    @property
    def even(self) -> float:
        return 1 / self.seats

    @property
    def games(self) -> int:
        return len(self.blocks) * self.seats

    @property
    def mean(self) -> float:
        return sum(self.blocks) / len(self.blocks) if self.blocks else self.even

    @property
    def error(self) -> float:
        """The standard error of the mean. It is never 0, even if all blocks agree: half a win is added."""
        n = len(self.blocks)
        if n < 2:
            return 0.5
        spread = sum((share - self.mean) ** 2 for share in self.blocks) / (n - 1)
        return math.sqrt(max(spread, 0.25 / (self.games + 1)) / n)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the win share."""
        reach = (1.96 + 2.4 / max(len(self.blocks) - 1, 1)) * self.error
        return max(0.0, self.mean - reach), min(1.0, self.mean + reach)

    @property
    def evidence(self) -> float:
        """The log likelihood ratio of the blocks: the first bot has the edge, against it has none."""
        edge = EDGE * self.even
        return edge * (self.mean - self.even - edge / 2) / self.error**2 if len(self.blocks) > 1 else 0.0

    @property
    def verdict(self) -> str:
        """``stronger``, ``not stronger`` or ``open``, by the sequential probability ratio test."""
        bound = math.log((1 - ALPHA) / ALPHA)
        if len(self.blocks) < FEWEST or abs(self.evidence) < bound:
            return "open"
        return "stronger" if self.evidence > 0 else "not stronger"

    @property
    def clear(self) -> bool:
        """Whether the share is above the even share by a wide margin: frequent interim looks find too much."""
        return len(self.blocks) >= FEWEST and self.mean - 3 * self.error > self.even

    def add(self, outcomes: list[Outcome]) -> None:
        self.blocks.append(sum(outcome.shares[place] for place, outcome in enumerate(outcomes)) / self.seats)


@dataclass(frozen=True)
class Duel:
    """The two bots, the game and its setup."""

    game: str
    seats: int
    a: str
    b: str
    options: tuple[tuple[str, Any], ...] = ()
    seed: int = 1

    def checked(self) -> Duel:
        found = find_game(self.game)
        found.check_seats(self.seats)
        if self.seats < 2:
            raise BadDuel("A duel needs at least two seats.")
        found.complete(self.seats, dict(self.options))
        maker(self.a, found), maker(self.b, found)
        return self

    def block(self, number: int) -> list[Outcome]:
        return play_block(self.game, self.seats, dict(self.options), sub_seed(self.seed, number), self.a, self.b)


def _block(duel: Duel, number: int) -> list[Outcome]:
    return duel.block(number)


def held(
    duel: Duel, games: int, crew: Crew | None = None, early: bool = True, journal: Journal | None = None
) -> Iterator[Standing]:
    """Yield the standing after every block. Blocks count in the order of their numbers: the result does not depend on
    who plays them."""
    duel.checked()
    standing = Standing(duel.seats)
    blocks = max(1, -(-games // duel.seats))
    for outcomes in in_order(crew or Alone(), _block, ((duel, number) for number in range(blocks)), journal):
        standing.add(outcomes)
        yield standing
        if early and standing.verdict != "open":
            return


def journal_of(duel: Duel) -> Journal:
    """Return the journal of a duel's blocks until it is over; a bot changed in the meantime counts as a different
    bot."""
    files = [Path(part) for name in (duel.a, duel.b) for part in name.rpartition(":")[::2]]
    own = [hashlib.sha256(file.read_bytes()).hexdigest() for file in files if file.suffix in (".py", ".npz")]
    return Journal({"duel": asdict(duel), "own": own}, [duel.game], plain_outcomes, read_outcomes)


def plain_outcomes(outcomes: list[Outcome]) -> list[Any]:
    return [[outcome.shares, outcome.scores, outcome.plies] for outcome in outcomes]


def read_outcomes(plain: list[Any]) -> list[Outcome]:
    return [Outcome(tuple(shares), tuple(scores), plies) for shares, scores, plies in plain]
