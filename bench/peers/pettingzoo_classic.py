"""PettingZoo classic: Leduc hold'em, gin rummy, hold'em with and without limit, hanabi.

    python -m bench.peers.pettingzoo_classic [--seconds 5]

The usual loop over agents, on `raw_env()`: the wrappers that `env()` adds to catch misuse would halve some figures.
The step with which each agent leaves a finished game is played but is no decision. Copies are `copy.deepcopy` of the
environment. There is nothing that deals a hand again. 1.26.1 is the last release with gin rummy.
"""

from __future__ import annotations

import copy
import os
import warnings
from functools import partial
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

import numpy as np

from bench.timing import POSITIONS, SEED, Meter, arguments

GAMES = ("leduc_holdem_v4", "gin_rummy_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")


def play(env: Any, rng: Random, stop: int = 1_000_000) -> int:
    """Plays a fresh game until its end, or until `stop` decisions were made."""
    decisions = 0
    env.reset()
    for _ in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
        elif decisions == stop:
            break
        else:
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
            decisions += 1
    return decisions


def positions(env: Any, rng: Random) -> list[Any]:
    found: list[Any] = []
    while len(found) < POSITIONS:
        play(env, rng, stop=rng.randint(0, 19))
        if env.agents:
            found.append(copy.deepcopy(env))
    return found


def copy_all(pool: list[Any]) -> int:
    for position in pool:
        copy.deepcopy(position)
    return POSITIONS


def main() -> None:
    # The window library greets on standard output, where only figures belong.
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    warnings.simplefilter("ignore")
    meter = Meter(f"PettingZoo {version('pettingzoo')}", arguments(__doc__).parse_args().seconds)
    rng = Random(SEED)
    for name in GAMES:
        env = import_module(f"pettingzoo.classic.{name}").raw_env()
        env.reset(seed=SEED)
        meter.play("Python", name, partial(play, env, rng))
        meter.copies("Python", name, partial(copy_all, positions(env, rng)))


if __name__ == "__main__":
    main()
