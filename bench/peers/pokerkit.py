"""PokerKit: hold'em, no limit with six players and fixed limit with two.

    python -m bench.peers.pokerkit [--seconds 5]

Everything but the players' own choices (blinds, burns, deals, showdown, chips) is left to the library's automations,
and none of it is counted. A decision picks uniformly among folding, checking or calling, and raising, as far as each
is legal; a raise picks its size uniformly. Copies are `copy.deepcopy`. There is nothing that deals a hand again.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

import pokerkit  # type: ignore[import-not-found]

from bench.timing import POSITIONS, SEED, Meter, arguments

AUTOMATIC = tuple(pokerkit.Automation)


def no_limit() -> Any:
    return pokerkit.NoLimitTexasHoldem.create_state(AUTOMATIC, True, 0, (1, 2), 2, (200,) * 6, 6)


def fixed_limit() -> Any:
    return pokerkit.FixedLimitTexasHoldem.create_state(AUTOMATIC, True, 0, (1, 2), 2, 4, (200,) * 2, 2)


GAMES = {"no-limit hold'em, 6 players": no_limit, "fixed-limit hold'em, 2 players": fixed_limit}


def raise_to_anything(state: Any) -> None:
    least = state.min_completion_betting_or_raising_to_amount
    most = state.max_completion_betting_or_raising_to_amount
    state.complete_bet_or_raise_to(random.randint(least, most))


def play(new: Callable[[], Any]) -> int:
    """Plays a fresh hand to its end."""
    return play_on(new())


def play_on(state: Any, stop: int = 1_000_000) -> int:
    """Plays until the end, or until `stop` decisions were made."""
    decisions = 0
    while state.status and decisions < stop:
        choices = []
        if state.can_fold():
            choices.append(state.fold)
        if state.can_check_or_call():
            choices.append(state.check_or_call)
        if state.can_complete_bet_or_raise_to():
            choices.append(lambda: raise_to_anything(state))
        random.choice(choices)()
        decisions += 1
    return decisions


def positions(new: Callable[[], Any]) -> list[Any]:
    found: list[Any] = []
    while len(found) < POSITIONS:
        state = new()
        play_on(state, stop=random.randint(0, 19))
        if state.status:
            found.append(state)
    return found


def copy_all(pool: list[Any]) -> int:
    for state in pool:
        copy.deepcopy(state)
    return POSITIONS


def main() -> None:
    meter = Meter(f"PokerKit {version('pokerkit')}", arguments(__doc__).parse_args().seconds)
    # The library shuffles with the module's own generator, so a seed of ours alone would not repeat a run.
    random.seed(SEED)
    for name, new in GAMES.items():
        meter.play("Python", name, partial(play, new))
        meter.copies("Python", name, partial(copy_all, positions(new)))


if __name__ == "__main__":
    main()
