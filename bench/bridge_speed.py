"""Dragonhall through its bridges: the same loops as the peers' scripts use.

    python -m bench.bridge_speed [--seconds 5] [--games dragorun,ante]

PettingZoo: ``env.last()``, a random legal action, ``env.step()``. Gymnasium: ``step`` of 4096 tables with random bots
as opponents; only the time inside ``step`` counts. Decisions are those of all seats, the learner's and the bots'; the
learner's alone stand in a line of their own. OpenSpiel: legal actions, a random one, apply.
"""

from __future__ import annotations

import time
from functools import partial
from random import Random
from typing import Any

import numpy as np

import dragonhall as dh
from bench.peers.pettingzoo_classic import play
from bench.timing import SEED, Meter, arguments
from dragonhall.bridges.gymnasium import vector_env
from dragonhall.bridges.pettingzoo import env
from dragonhall.games import game as find_game

TABLES = 4096


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--games", default=",".join(dh.games()))
    asked = parser.parse_args()
    meter = Meter(f"Dragonhall {dh.__version__}", asked.seconds)
    for name in asked.games.split(","):
        seats = min(4, find_game(name).seats[-1])
        rng = Random(SEED)
        meter.play("PettingZoo", name, partial(play, env(name, seats), rng))
        meter.play("OpenSpiel", name, partial(rollout, loaded(name, seats), rng))
        vector(meter, name, seats)


def loaded(name: str, seats: int) -> Any:
    import pyspiel

    import dragonhall.bridges.openspiel  # noqa: F401 - registers the games

    return pyspiel.load_game(f"dragonhall_{name}", {"players": seats})


def rollout(game: Any, rng: Random) -> int:
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
            state.apply_action(rng.choice(state.legal_actions()))
        else:
            state.apply_action(rng.randrange(1024))
    return decisions


def vector(meter: Meter, name: str, seats: int) -> None:
    tables, luck = vector_env(name, TABLES, seats), np.random.default_rng(SEED)
    _, info = tables.reset(seed=SEED)
    noise = luck.random((TABLES, len(find_game(name).moves)), np.float32)
    spent, steps, games, before = 0.0, -10, 0, 0
    while steps <= 0 or spent < meter.seconds:
        actions = (info["action_mask"] * np.roll(noise, steps, 0)).argmax(1)
        if steps == 0:
            before = tables.decisions
        started = time.process_time()
        _, _, ended, _, info = tables.step(actions)
        if steps >= 0:
            spent += time.process_time() - started
            games += int(ended.sum())
        steps += 1
    api, all_made, made = f"Gymnasium, vector of {TABLES}", tables.decisions - before, steps * TABLES
    meter.report(api, name, "decisions/s", all_made / spent, spent, games, all_made)
    meter.report(api, name, "learner's decisions/s", made / spent, spent, games, made)


if __name__ == "__main__":
    main()
