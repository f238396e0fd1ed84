"""Taking back a move: allowed when nobody learnt anything from it. This is computed, not declared by the game.

A seat may take back its last move if nobody learnt anything from it, neither from dice nor from what became visible.
This is tested by re-dealing: if everything that a seat did not know had been different, could it still have seen the
same?

Everybody at the table sees whether a move was taken back at once or the others had to be asked, so the answer must not
depend on hidden information. It is therefore computed on tables re-dealt for a spectator, with any move that would have
looked the same to a spectator, and never on the true table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .dice import SEEDS
from .match import Match

WORLDS, TRIES = 3, 6


def may_take_back(match: Match, seat: int, seed: int = 0) -> bool:
    """Whether the last ply was this seat's and, as far as a spectator can tell, nobody learnt anything from it."""
    if not match.log or match.log[-1][0] != seat:
        return False
    before, shown = match.at(match.ply - 1), _observed(match, None)
    for n in range(WORLDS):
        world = before.redeal(None, (seed + n) % SEEDS)
        after = _alike(world, seat, world.moves(seat), None, shown)
        if after is None or any(_learnt(world, after, seat, who, seed) for who in (*range(match.seats), None)):
            return False
    return True


def _learnt(before: Match, after: Match, mover: int, witness: int | None, seed: int) -> bool:
    """Whether what the witness saw rules out a table that was possible for it before; the mover also knows the move."""
    seen, move = _observed(after, witness), after.log[-1][1]
    for n in range(TRIES):
        guess = before.redeal(witness, (seed + n) % SEEDS)
        legal = guess.moves(mover)
        tried = [move] if witness == mover else [move, *(other for other in legal if other != move)]
        if _alike(guess, mover, (one for one in tried if one in legal), witness, seen) is None:
            return True
    return False


def _alike(before: Match, mover: int, moves: Iterable[int], witness: int | None, seen: Any) -> Match | None:
    """The match after the first of these moves that looks the same to the witness."""
    for move in moves:
        after = before.copy()
        after.play(move, seat=mover)
        if _observed(after, witness) == seen:
            return after
    return None


def _observed(match: Match, witness: int | None) -> Any:
    return match.view(witness), match.news(witness, since=match.ply)
