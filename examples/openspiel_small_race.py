"""OpenSpiel's algorithms on a small Dragorun: a few plies solved by CFR, short races played by ISMCTS.

    python examples/openspiel_small_race.py

The small race is cut off after a few plies, and its dice have few outcomes, so that every state can be visited: CFR
finds how to play it, and the exploitability (what a perfect opponent would gain) falls towards zero. A race to the
finish is far too large for that; there a planner thinks ahead from states that were re-dealt for its eyes.
Needs the extra openspiel.
"""

from __future__ import annotations

import argparse
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import dragonhall.bridges.openspiel  # noqa: F401  registers the games


def solve(plies: int, iterations: int) -> list[float]:
    """The exploitability of what CFR plays, after 0, 1, 2, 4 ... iterations."""
    name = f"dragonhall_dragorun(players=2,track=16,start=10,no_eggs=True,deals=1,throws=2,plies={plies})"
    game = pyspiel.load_game(name)
    solver = cfr.CFRPlusSolver(game)
    found, done = [exploitability.nash_conv(game, solver.average_policy()) / 2], 0
    print(f"{0:>5} iterations: exploitability {found[0]:.4f}", flush=True)
    for goal in [1 << power for power in range(20) if 1 << power <= iterations]:
        while done < goal:
            solver.evaluate_and_update_policy()
            done += 1
        found.append(exploitability.nash_conv(game, solver.average_policy()) / 2)
        print(f"{done:>5} iterations: exploitability {found[-1]:.4f}", flush=True)
    return found


def race(races: int, simulations: int) -> float:
    """Short races to the finish: ISMCTS against one that plays at random; its mean result, from -1 to 1."""
    game = pyspiel.load_game("dragonhall_dragorun(players=2,track=16,start=10)")
    results = []
    for number in range(races):
        luck, mine = np.random.RandomState(number), number % 2
        searcher = ismcts.ISMCTSBot(
            game, mcts.RandomRolloutEvaluator(1, luck), uct_c=2.0, max_simulations=simulations, random_state=luck
        )
        state, dice = game.new_initial_state(), random.Random(number)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
            elif state.current_player() == mine:
                state.apply_action(searcher.step(state))
            else:
                state.apply_action(dice.choice(state.legal_actions()))
        results.append(state.returns()[mine])
        print(f"race {number + 1}: {'won' if results[-1] > 0 else 'lost'}", flush=True)
    return float(np.mean(results))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plies", type=int, default=4, help="moves of the small race; one more: ten times the states")
    parser.add_argument("--iterations", type=int, default=32)
    parser.add_argument("--races", type=int, default=6)
    parser.add_argument("--simulations", type=int, default=100)
    asked = parser.parse_args()
    solve(asked.plies, asked.iterations)
    if asked.races:
        print(f"ISMCTS against random play: {race(asked.races, asked.simulations):+.2f}")
