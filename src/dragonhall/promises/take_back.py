"""Promise 13: a revealed thing is never taken back, whatever was played, in honest games and in others."""

from __future__ import annotations

import os
import random
from collections import Counter

from ..core.board import Board
from ..core.game import Game
from ..core.knowledge import Names, is_owned
from ..core.match import Match
from ..core.moves import Move
from ..core.take_back import may_take_back
from .hiding import hidden_zones, may_know, things_in
from .past import looks, ply_of
from .play import Options, random_match, some_move, usual_length
from .promise import promise

PLIES = max(12, int(os.environ.get("DRAGONHALL_GAMES", "200")) // 100)
"""For each number of seats and set of options: 100,000 in all when soaking."""
GUESSES = 30
NOBODY = -1
"""The owner of a thing that belongs to no seat."""


def hidden_from(board: Board, watcher: int | None) -> Counter[tuple[int, int]]:
    """Return the things that lie in places into which somebody may not look, notes that name one among them, each with
    the seat that it belongs to."""
    found: Counter[tuple[int, int]] = Counter()
    fields = board.game.Table.fields
    for zone in hidden_zones(board, watcher):
        owner = zone[1] if is_owned(fields[zone[0]].holds) else NOBODY
        for thing in things_in(board, zone):
            found[owner, thing] += 1
    for name, layout in fields.items():
        if layout.holds is None and isinstance(layout.about, Names):
            numbers = enumerate(board.tables[name][0].reshape(-1).tolist())
            found.update(
                (NOBODY, number - layout.about.first)
                for row, number in numbers
                if number >= layout.about.first and not may_know(board.game.Table, board.t, (name, row, 0), watcher)
            )
    return found


def shown(before: Match, after: Match, mover: int, move: Move, luck: random.Random) -> str:
    """Return what somebody learnt from a ply, or an empty string: a thing that lies hidden no more, or a table that was
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


def plies(game: Game, seats: int, options: Options, luck: random.Random) -> Counter[str]:
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


@promise("a revealed thing is never taken back")
def a_revealed_thing_is_never_taken_back(game: Game, seats: int, options: Options) -> None:
    plies(game, seats, options, random.Random(1000 * seats + len(options)))
