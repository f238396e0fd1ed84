"""OpenSpiel's C++ ISMCTS bot on hearts: simulations per second of processor time, and their mean length.

    python -m bench.peers.openspiel_search [--seconds 5]

One simulation of the bot deals the hidden cards afresh, walks down its tree and plays out at random to the end of the
game, so it makes as many decisions as are left in the game: that number is printed beside the rate.
"""

from __future__ import annotations

import argparse
import json
import time
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]

SIMULATIONS = 2000
PASSED = 12
"""Decisions until all cards are passed: searching before that ends this version's process (a segmentation fault)."""


def dealt(game: Any, rng: Random, decisions: int) -> Any:
    """Hearts dealt out, so many random decisions in."""
    state = game.new_initial_state()
    while state.is_chance_node() or decisions > 0:
        decisions -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def length(state: Any, rng: Random) -> int:
    """Decisions that are left when all play at random."""
    state, count = state.clone(), 0
    while not state.is_terminal():
        count += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return count


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0)
    seconds = parser.parse_args().seconds
    rng, game = Random(1), pyspiel.load_game("hearts")
    made, spent, decisions, rounds = 0, 0.0, 0, 0
    while spent < seconds:
        state = dealt(game, rng, PASSED + rng.randrange(8))
        if len(state.legal_actions()) == 1:
            continue  # the bot answers without a search
        evaluator = pyspiel.RandomRolloutEvaluator(1, rng.randrange(1 << 30))
        bot = pyspiel.ISMCTSBot(rng.randrange(1 << 30), evaluator, 20.0, SIMULATIONS)
        started = time.process_time()
        bot.step(state)
        spent += time.process_time() - started
        made += SIMULATIONS
        decisions += length(state, rng)
        rounds += 1
    figure = {"system": f"OpenSpiel {version('open_spiel')}", "game": "hearts, 4 seats"}
    figure["playouts"] = "random, to the end"
    print(json.dumps(figure | {"simulations/s": made / spent, "decisions": decisions / rounds}))


if __name__ == "__main__":
    main()
