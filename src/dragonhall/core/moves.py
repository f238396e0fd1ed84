"""Moves: small integers inside the rules, one canonical text outside.

A game lists its kinds of moves. Each has a name, a text template, and the things that fill its placeholders. Together
they number all moves of the game from 0 on::

    MOVES = MoveList(say("roll", "roll"), say("swap", "swap for {dragon}", dragon=DRAGONS))
    SWAP = MOVES.first("swap")          # the rules write SWAP + dragon

For moves with several arguments there are tables, which rules may read: from arguments to a move, and back::

    GIVE = MOVES.numbers("give")        # GIVE[card, seat] is a move
    CARD = MOVES.places("card", CARDS)  # CARD[move] is the card of a move, -1 for a move without one

Translations use the name and the arguments, never the text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

from .errors import NotAMove

Args = dict[str, str | int]
Said = tuple[str, Args]
"""A text and its arguments."""


@dataclass(frozen=True)
class Saying:
    name: str
    text: str
    things: dict[str, tuple[str, ...]]
    each: tuple[Said, ...] = ()
    """The moves themselves, if not every combination of things is a move."""

    def moves(self) -> Iterator[Said]:
        if self.each:
            yield from self.each
        else:
            for filling in product(*self.things.values()):
                args: Args = dict(zip(self.things, filling, strict=True))
                yield self.text.format(**args), args


def say(name: str, text: str, **things: Sequence[str]) -> Saying:
    return Saying(name, text, {gap: tuple(fillings) for gap, fillings in things.items()})


def say_each(name: str, moves: Sequence[Said]) -> Saying:
    """List the moves of one name one by one, each with its text and its arguments."""
    return Saying(name, "", {}, tuple(moves))


class Move(int):
    """A move: ``str(move)`` is its text, ``int(move)`` its number."""

    text: str
    name: str
    args: Args

    def __new__(cls, number: int, text: str, name: str, args: Args) -> Move:
        move = super().__new__(cls, number)
        move.text, move.name, move.args = text, name, args
        return move

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __getnewargs__(self) -> Any:
        return int(self), self.text, self.name, self.args


def in_order(text: str) -> str:
    """Return a text with the parts after `` with `` that are joined by + in a fixed order."""
    said, joint, parts = text.partition(" with ")
    return said + joint + " + ".join(sorted(part.strip() for part in parts.split("+")))


class MoveList(Sequence[Move]):
    """All moves of a game, in the order of their numbers."""

    def __init__(self, *sayings: Saying, kinds: Mapping[str, str] | None = None) -> None:
        self.sayings = sayings
        self.kinds = dict(kinds or {})
        """The kind of an argument, if it differs from its name: ``{"victim": "seat"}``."""
        self._all: list[Move] = []
        self._first: dict[str, int] = {}
        for saying in sayings:
            self._first[saying.name] = len(self._all)
            for text, args in saying.moves():
                self._all.append(Move(len(self._all), text, saying.name, args))
        self._by_text = {move.text: move for move in self._all}
        assert len(self._by_text) == len(self._all), "two moves have the same text"
        self._by_parts = {in_order(move.text): move for move in self._all if " + " in move.text}

    def first(self, name: str) -> int:
        """Return the number of the first move with this name."""
        return self._first[name]

    def numbers(self, name: str, **things: Sequence[str]) -> npt.NDArray[np.int64]:
        """Return the moves with this name as a table with an axis for each argument.

        An argument counts by its place among the things that it can be, or among those given here; -1 stands where
        there is no such move.
        """
        [declared] = [saying.things for saying in self.sayings if saying.name == name]
        axes = [tuple(things.get(gap, fillings)) for gap, fillings in declared.items()]
        table = np.full([len(axis) for axis in axes], -1, np.int64)
        for move in self._all:
            if move.name == name:
                table[tuple(axis.index(str(move.args[gap])) for gap, axis in zip(declared, axes, strict=True))] = move
        return table

    def places(self, argument: str, things: Sequence[str]) -> npt.NDArray[np.int64]:
        """Return the place of an argument of each move among these things; -1 for moves without it."""
        said = [move.args.get(argument) for move in self._all]
        return np.array([-1 if one is None else things.index(str(one)) for one in said], np.int64)

    def __len__(self) -> int:
        return len(self._all)

    def __getitem__(self, number: Any) -> Any:
        return self._all[number]

    def find(self, said: str | int) -> Move:
        """Return the move with this text or number; parts joined by + may come in any order.

        Raises:
            NotAMove: no move of the game is written like that.
        """
        if isinstance(said, str):
            text = " ".join(said.split())
            move = self._by_text.get(text)
            if move is None and "+" in text:
                move = self._by_parts.get(in_order(text))
            if move is None:
                near = get_close_matches(said, self._by_text, 3, 0.5)
                hint = f" Did you mean {' or '.join(map(repr, near))}?" if near else ""
                raise NotAMove(f"{said[:80]!r} is not a move of this game.{hint}")
            return move
        if isinstance(said, bool) or not hasattr(said, "__index__") or not 0 <= int(said) < len(self._all):
            last = len(self._all) - 1
            raise NotAMove(f"{str(said)[:80]} is not a move of this game: its moves are numbered 0 to {last}.")
        return self._all[int(said)]


class LegalMoves(Sequence[Move]):
    """The legal moves of a seat: iterable, countable, and they answer ``in`` for moves, texts and numbers.

    A text or a number that is no move of the game at all raises ``NotAMove``, as ``Match.play`` does: a typo is not an
    illegal move.
    """

    def __init__(self, moves: Sequence[Move], every: MoveList) -> None:
        self._moves, self._every = moves, every
        self._numbers = frozenset(int(move) for move in moves)

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __getitem__(self, at: Any) -> Any:
        return self._moves[at]

    def __contains__(self, said: object) -> bool:
        return int(self._every.find(said)) in self._numbers  # type: ignore[arg-type]

    def __repr__(self) -> str:
        return f"[{', '.join(move.text for move in self._moves)}]"
