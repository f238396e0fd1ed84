"""Taking back: generous, and it cannot peek. Computed from information, never marked by hand.

A seat may take back its last move exactly while nobody learnt anything from it, neither by dice nor by sight. Whether
somebody did is found out by re-dealing: had all that a seat did not know been otherwise, would it have seen the same?
"""

from __future__ import annotations

from .errors import DragonhallError
from .match import Match

TRIES = 8


def may_take_back(match: Match, seat: int) -> bool:
    """Whether the last ply was this seat's and taught nobody anything."""
    if not match.log or match.log[-1][0] != seat:
        return False
    before, move = match.at(match.ply - 1), match.log[-1][1]
    witnesses = [*range(match.seats), None]
    return not any(_learnt(before, match, seat, witness, move) for witness in witnesses)


def _learnt(before: Match, after: Match, mover: int, witness: int | None, move: int) -> bool:
    seen, heard = after.view(witness), after.news(witness)[-1]
    for seed in range(TRIES):
        guess = before.redeal(witness, seed)
        try:
            guess.play(move, seat=mover)
        except DragonhallError:
            return True
        if guess.view(witness) != seen or guess.news(witness)[-1] != heard:
            return True
    return False
