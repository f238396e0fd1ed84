"""OpenSpiel's own card games as Python sees them: random play move by move.

    python -m bench.peers.openspiel_python [--seconds 5]

``python_kuhn_poker`` is written in Python, as our bridge is; ``leduc_poker`` and ``gin_rummy`` are C++.
"""

from __future__ import annotations

from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel
from open_spiel.python.games import kuhn_poker  # noqa: F401 - registers the game

from bench.timing import SEED, Meter, arguments

GAMES = ("python_kuhn_poker", "leduc_poker", "gin_rummy")


def play(game: Any, rng: Random) -> int:
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def main() -> None:
    meter = Meter(f"OpenSpiel {version('open_spiel')}", arguments(__doc__).parse_args().seconds)
    for name in GAMES:
        meter.play("Python", name, partial(play, pyspiel.load_game(name), Random(SEED)))


if __name__ == "__main__":
    main()
