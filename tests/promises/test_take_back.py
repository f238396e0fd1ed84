"""Promise 13: a revealed thing is never taken back, whatever was played, in honest games and in others."""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.core.board import Board
from dragonhall.core.game import Game
from dragonhall.core.knowledge import Names
from dragonhall.core.match import Match
from dragonhall.core.take_back import may_take_back

from . import stacks
from .cases import every_case, random_match, usual_length
from .hidden import some_move
from .hiding import hidden_zones, may_know, things_in
from .liars import STACKED, liar
from .past import looks, ply_of
from .tiny import TINY

PLIES = max(12, int(os.environ.get("DRAGONHALL_GAMES", "200")) // 100)
"""For each number of seats and set of options: 100,000 in all when soaking."""
GUESSES = 30


def hidden_from(board: Board, watcher: int | None) -> Counter[int]:
    """The things that lie in places into which somebody may not look, notes that name one among them."""
    found: Counter[int] = Counter()
    for zone in hidden_zones(board, watcher):
        for thing in things_in(board, zone):
            found[thing] += 1
    for name, layout in board.game.Table.fields.items():
        if layout.holds is None and isinstance(layout.about, Names):
            numbers = enumerate(board.tables[name][0].reshape(-1).tolist())
            found.update(
                number - layout.about.first
                for row, number in numbers
                if number >= layout.about.first and not may_know(board.game.Table, board.t, (name, row), watcher)
            )
    return found


def shown(before: Match, after: Match, mover: int, move: dh.Move, luck: random.Random) -> str:
    """What somebody learnt from a ply, or an empty string: a thing that lies hidden no more, or a table that was
    possible before and is not any longer."""
    ply = ply_of(before, mover, int(move))
    for watcher in (None, *range(before.seats)):
        gone = hidden_from(before.board, watcher) - hidden_from(after.board, watcher)
        if gone:
            return f"{watcher} sees {sorted(gone)}"
        true = list(looks(ply, watcher, ply.after, ply.told))
        for _ in range(GUESSES):
            guess = before.redeal(watcher, luck.randrange(1 << 62))
            moves = [move] if watcher == mover else [move, *guess.moves(mover)]
            others = (ply_of(guess, mover, int(each)) for each in moves if each in guess.moves(mover))
            if not any(true == list(looks(ply, watcher, other.after, other.told)) for other in others):
                return f"{watcher} knows that it was not {guess.position()}"
    return ""


def plies(game: Game, seats: int, options: dict[str, Any], luck: random.Random) -> Counter[str]:
    """Play some plies of every kind; returns how many of each may be taken back, having checked them."""
    usual, taken = usual_length(game, seats, options), Counter[str]()
    for _ in range(PLIES):
        match = random_match(game, seats, options, luck.randrange(1 << 32), luck.randrange(int(usual * 1.2) + 1))
        if match.over:
            continue
        seat = luck.choice(match.to_act)
        move, before = some_move(match, seat, luck), match.copy()
        match.play(move, seat=seat)
        if may_take_back(match, seat, luck.randrange(1 << 62)):
            taken[move.name] += 1
            told = shown(before, match, seat, move, luck)
            assert not told, f"{move} may be taken back, but {told}"
    return taken


@every_case
def test_a_revealed_thing_is_never_taken_back(game: Game, seats: int, options: dict[str, Any]) -> None:
    plies(game, seats, options, random.Random(1000 * seats + len(options)))


@pytest.mark.parametrize("lie", ["", *STACKED])
def test_not_even_in_a_dishonest_game(lie: str) -> None:
    game = liar("take_back", stacks.STACKS, **(STACKED[lie][0] if lie else {}))
    with dh.interpreted():
        taken = sum((plies(game, 2, {}, random.Random(seed)) for seed in range(4)), Counter())
    assert taken["turn"] == taken["lose"] == 0
    assert bool(taken["lay"]) == (lie != "news that tell everybody a laid disc"), "what lies face down may be"


def test_turning_over_a_disc_that_is_nearly_certain_is_not_taken_back() -> None:
    """Three of four discs are plain, so few re-deals have another one on top: no sample decides."""
    with dh.interpreted():
        for seed in range(40):
            match = dh.core.records.placed(stacks.STACKS, {**stacks.STACKS.small_tables[0], "seed": seed})
            match.play("turn 1", seat=0)
            assert not any(may_take_back(match, 0, 100 * seed + again) for again in range(3))


def test_what_was_drawn_or_shown_is_not_taken_back() -> None:
    with dh.interpreted():
        taken = sum((plies(TINY, 3, {}, random.Random(seed)) for seed in range(4)), Counter())
    assert not taken["draw"] and not taken["play"]
