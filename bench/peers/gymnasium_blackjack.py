"""Gymnasium: its one card game, Blackjack, as 4096 tables in its own vector environment.

    python -m bench.peers.gymnasium_blackjack [--seconds 5]

Only the time inside ``step`` counts: choosing actions is the learner's affair. Both actions are always legal.
"""

from __future__ import annotations

from importlib.metadata import version

import gymnasium
import numpy as np

from bench.timing import SEED, Meter, arguments

TABLES = 4096


def table() -> gymnasium.Env:
    """Without the wrappers that catch misuse, which would cost it a tenth of its speed."""
    return gymnasium.make("Blackjack-v1").unwrapped


def main() -> None:
    meter = Meter(f"Gymnasium {version('gymnasium')}", arguments(__doc__).parse_args().seconds)
    tables = gymnasium.vector.SyncVectorEnv([table] * TABLES, copy=False)
    tables.reset(seed=SEED)
    luck = np.random.default_rng(SEED)
    actions = [luck.integers(0, 2, TABLES) for _ in range(64)]
    made = 0

    def step() -> int:
        nonlocal made
        made += 1
        tables.step(actions[made % 64])
        return TABLES

    meter.play("vector of 4096", "Blackjack-v1", step)


if __name__ == "__main__":
    main()
