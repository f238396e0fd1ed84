"""Train a player with stable-baselines3's maskable PPO for a minute, and see how often it wins.

    pip install 'dragonhall[gymnasium]' sb3-contrib
    python examples/train_sb3.py dragorun --seconds 60

The learner has one seat among bots (Gymnasium); illegal moves are masked by ``env.action_masks()``.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import set_num_threads

from dragonhall.bridges import gymnasium

SHORT = {"dragorun": {"track": 16, "start": 8}}
"""A short race is learnt sooner: the win is nearer to the moves that lead to it."""


def table(game: str, opponents: str) -> gymnasium.SeatAmongBots:
    return gymnasium.env(game, options=SHORT.get(game), opponents=opponents, scaled=True, seat=None)


class StopAfter(BaseCallback):
    """Ends the training after some seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.monotonic() + seconds

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def win_share(model: MaskablePPO | None, game: str, opponents: str, games: int) -> float:
    """The learner's share of the wins over some games, with other deals than in training; without one, of random
    moves."""
    env, luck, shares = table(game, opponents), np.random.default_rng(1), []
    for number in range(games):
        seen, _ = env.reset(seed=1_000_000 + number)
        over = False
        while not over:
            mask = env.action_masks()
            if model is None:
                action = int(luck.choice(np.flatnonzero(mask)))
            else:
                action = int(model.predict(seen, action_masks=mask, deterministic=True)[0])
            seen, _, ended, cut, _ = env.step(action)
            over = ended or cut
        match = env.env_state.match
        shares.append(1 / len(match.winners) if env.seat in match.winners else 0.0)
    return float(np.mean(shares))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="dragorun")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--opponents", default="hatchling")
    parser.add_argument("--games", type=int, default=400, help="games to measure it by")
    asked = parser.parse_args()
    set_num_threads(1)  # the networks are small
    tables = DummyVecEnv([lambda: table(asked.game, asked.opponents)] * 8)
    model = MaskablePPO("MlpPolicy", tables, n_steps=256, batch_size=512, learning_rate=1e-3, seed=1, device="cpu")
    before = win_share(None, asked.game, asked.opponents, asked.games)
    model.learn(total_timesteps=10**9, callback=StopAfter(asked.seconds))
    after = win_share(model, asked.game, asked.opponents, asked.games)
    print(
        f"{model.num_timesteps} decisions in {asked.seconds:g} s: {before:.1%} of the wins by chance, {after:.1%} now."
    )


if __name__ == "__main__":
    main()
