"""Solve a small game exactly: ``python -m dragonhall.lab.solve dragorun --option no_eggs=true --option track=16 ...``.

Lists every state that can be reached with two seats, computes the share of the win of both under optimal play, and
then how much of it a best response wins against frozen policies. For games in which everything lies open; what a seat
does not know makes another kind of game (``lab/solving/hidden_games.py``).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from typing import Any

from ..core.game import Game
from ..core.options import read_options
from ..games import game as find_game
from ..games import names
from ..shell import ended
from .solving.open_games import ENDS, POLICIES, SEATS, Solver, all_policies, policy_named


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dragonhall.lab.solve", description=__doc__)
    parser.add_argument("game", help=f"one of: {', '.join(names())}")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule variant")
    parser.add_argument(
        "--policy", action="append", default=[], metavar="NAME",
        help=f"{', '.join(POLICIES)} or lindworm:FILE.npz; may be repeated (default: all that the game has)",
    )  # fmt: skip
    asked = parser.parse_args(arguments)
    return ended(lambda: run(find_game(asked.game), read_options(asked.option), asked.policy))


def run(game: Game, options: Mapping[str, Any], policies: list[str]) -> int:
    wanted = [policy_named(game, name) for name in policies or all_policies(game)]
    started = time.process_time()
    solver = Solver(game, game.option_numbers(SEATS, game.complete(SEATS, options)))
    kinds = f"{solver.decisions:,} decisions, {solver.nodes - solver.decisions - ENDS:,} throws of dice"
    print(
        f"{solver.nodes:,} states ({kinds}), {solver.edges:,} edges: {time.process_time() - started:.0f} s", flush=True
    )
    started = time.process_time()
    values = solver.optimal()
    shares = 100 * values[ENDS], 100 * (1 - values[ENDS])
    print(
        f"optimal play: {shares[0]:.6f} and {shares[1]:.6f} % for the two seats before the deal; "
        f"largest error of a state {solver.residual(values):.1e}: {time.process_time() - started:.0f} s",
        flush=True,
    )
    for policy in wanted:
        started = time.process_time()
        won = solver.best_response(policy)[ENDS]
        lost = 100 * (won.mean() - 0.5)
        print(
            f"a best response to {policy.name} wins {100 * won[0]:.4f} and {100 * won[1]:.4f} %, "
            f"{lost:.4f} points above an even share: {time.process_time() - started:.0f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
