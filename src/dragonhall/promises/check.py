"""``dragonhall check GAME``: all promises of a game, tested for its author."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path

from ..core.errors import DragonhallError
from ..core.game import Game
from ..words import Words
from . import PROMISES, Promise
from .branches import branches, never_reached
from .play import GAMES, Case, cases

Say = Callable[[str], None]
MAX_SAID = 1500
"""Characters of a reason."""


def tried(promise: Promise, game: Game, seats: set[int]) -> list[Case]:
    """List the cases with which a promise is tried."""
    if promise.once:
        return [(game, game.usual_seats, {})]
    return [case for case in cases(game) if not seats or case[1] in seats]


def broken(promise: Promise, case: Case) -> str:
    """Return why a game does not keep a promise, or an empty string."""
    try:
        promise(*case)
    except Exception as error:  # any error in a game's own code is that game's mistake
        return explained(error)
    return ""


def explained(error: Exception) -> str:
    """Return the sentence of an error, or the line that was not true; and where in the game it came from, if it did."""
    frames = traceback.extract_tb(error.__traceback__)
    said = str(error).strip() or f"this was not true: {frames[-1].line}"
    kind = "" if isinstance(error, AssertionError | DragonhallError) else f"{type(error).__name__}: "
    last = frames[-1]
    where = "" if isinstance(error, AssertionError) else f" ({Path(last.filename).name}, line {last.lineno})"
    return f"{kind}{said}{where}"


def check(game: Game, seats: Sequence[int], texts: Sequence[str], words: Words, say: Say = print) -> int:
    """Try every promise, one line each; return how many were broken.

    Args:
        seats: only these seat counts; nothing: all.
        texts: only promises with one of these texts in their names, and no branches; nothing: all.
    """
    wanted = [promise for name, promise in PROMISES.items() if not texts or any(text in name for text in texts)]
    say(words("check-begins", game=game.title, promises=len(wanted), cases=len(cases(game))))
    failed = 0
    for promise in wanted:
        began = time.perf_counter()
        found = [(case, why) for case in tried(promise, game, set(seats)) if (why := broken(promise, case))]
        say(f"  {'✗' if found else '✓'} {time.perf_counter() - began:6.1f} s  {promise.name}")
        if found:
            failed += 1
            (_, count, options), why = found[0]
            others = len(found) - 1
            say(words("check-broken", seats=count, options=str(options), why=why[:MAX_SAID], others=others))
    if not texts:
        never = never_reached(game, max(2, GAMES // 40))
        say(words("check-branches", all=len(branches(game)), never=len(never)))
        for branch in never:
            say(f"      {branch}")
    say(words("check-over", kept=len(wanted) - failed, broken=failed))
    return failed
