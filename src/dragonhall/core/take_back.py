"""Taking back a move: allowed when nobody learnt anything from it. This is computed, not declared by the game.

A seat may take back its last move if nobody learnt anything from it, neither from dice nor from what became visible.
First that is decided from knowledge, exactly, and refused where it cannot be: no dice were thrown; nothing left the
places into which somebody may not look (``core/hidden.py``); and nobody who does not see the move heard of a thing that
it names. So a thing that was shown is never hidden again. Then tables are dealt again: if everything that somebody did
not know had been different, could it still have seen the same? That also finds what a question or a pass gave away.

Everybody at the table sees whether a move was taken back at once or the others had to be asked, so the answer must not
depend on hidden information. It is therefore computed on tables re-dealt for a spectator, with any move that would have
looked the same to a spectator, and never on the true table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .dice import SEEDS
from .hidden import hidden_things_of
from .match import Match

WORLDS, TRIES = 3, 12


def may_take_back(match: Match, seat: int, seed: int = 0) -> bool:
    """Return whether the last ply was this seat's and, as far as a spectator can see, revealed nothing to anybody."""
    if not match.log or match.log[-1][0] != seat:
        return False
    before, shown = match.at(match.ply - 1), _observed(match, None)
    for n in range(WORLDS):
        world = before.redeal(None, (seed + n) % SEEDS)
        after = _alike(world, seat, world.moves(seat), None, shown)
        if after is None or _showed(world, after):
            return False
        if any(_heard(world, after, seat, who) or _learnt(world, after, seat, who, seed) for who in _everybody(match)):
            return False
    return True


def _everybody(match: Match) -> Iterable[int | None]:
    return (*range(match.seats), None)


def _showed(before: Match, after: Match) -> bool:
    """Whether dice were thrown, or something left the places that are hidden from somebody."""
    hidden, one, two = hidden_things_of(before.game), before.board.t, after.board.t
    return one.dice != two.dice or any(
        now < then
        for seat in range(-1, before.seats)
        for then, now in zip(hidden(one, seat), hidden(two, seat), strict=True)
    )


def _heard(before: Match, after: Match, mover: int, witness: int | None) -> bool:
    """Whether a witness that does not see which move is made heard of a thing that the move names."""
    watcher, move = -1 if witness is None else witness, after.log[-1][1]
    if witness == mover or before.game.counsel.sees(before.board.t, watcher, mover, int(move)):
        return False
    told = after.news(witness, since=after.ply)[-1]
    things = {value for value in move.args.values() if isinstance(value, str)}
    return any(said in things for event in told for name, said in event.items() if name != "key")


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
    """Return the match after the first of these moves that looks the same to the witness."""
    for move in moves:
        after = before.copy()
        after.play(move, seat=mover)
        if _observed(after, witness) == seen:
            return after
    return None


def _observed(match: Match, witness: int | None) -> Any:
    return match.view(witness), match.news(witness, since=match.ply)
