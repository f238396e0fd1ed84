"""RLCard: gin rummy, mahjong, dou dizhu and uno.

    python -m bench.peers.rlcard [--seconds 5]

Random play steps the environment directly with `random.choice`, which is quicker than the library's own random agent.
Every step also builds the observation: RLCard has no way to play without one. Copies are `copy.deepcopy` of the game
inside the environment, the library offering none of its own. There is nothing that deals a hand again.
"""

from __future__ import annotations

import copy
from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any

import rlcard  # type: ignore[import-not-found]

from bench.timing import POSITIONS, SEED, Meter, arguments

GAMES = ("gin-rummy", "mahjong", "doudizhu", "uno")


def play(env: Any, rng: Random, stop: int = 1_000_000) -> int:
    """Plays a fresh game until its end, or until `stop` decisions were made."""
    decisions = 0
    state, _ = env.reset()
    while decisions < stop and not env.is_over():
        state, _ = env.step(rng.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def positions(env: Any, rng: Random) -> list[Any]:
    found: list[Any] = []
    while len(found) < POSITIONS:
        play(env, rng, stop=rng.randint(0, 19))
        if not env.is_over():
            found.append(copy.deepcopy(env.game))
    return found


def copy_all(pool: list[Any]) -> int:
    for game in pool:
        copy.deepcopy(game)
    return POSITIONS


def main() -> None:
    meter = Meter(f"RLCard {version('rlcard')}", arguments(__doc__).parse_args().seconds)
    rng = Random(SEED)
    for name in GAMES:
        env = rlcard.make(name, config={"seed": SEED})
        meter.play("Python", name, partial(play, env, rng))
        meter.copies("Python", name, partial(copy_all, positions(env, rng)))


if __name__ == "__main__":
    main()
