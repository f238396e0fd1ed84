"""Train one network for all seats with RLlib's own PPO for a minute, and see how often it beats random play.

    pip install 'dragonhall[pettingzoo]' 'ray[rllib]' torch
    python examples/train_rllib.py dragorun --seconds 60

The table is a PettingZoo environment; RLlib's example module for action masks shuts out illegal moves. More
``--runners`` play on more cores, or on the nodes of a Ray cluster (RAY_ADDRESS).
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune import register_env

from dragonhall.bridges import pettingzoo

SHORT = {"dragorun": {"track": 16, "start": 8}}
"""A short race is learnt sooner: the win is nearer to the moves that lead to it."""


def table(game: str) -> pettingzoo.SeatsInTurn:
    # RLlib tries an environment with any actions first: illegal ones are replaced, not refused.
    how = {"scaled": True, "key": "observations", "illegal": "replace"}
    return pettingzoo.env(game, seats=2, options=SHORT.get(game), **how)


def win_share(module: ActionMaskingTorchRLModule, game: str, games: int) -> float:
    """The network's share of the wins against random moves, at each seat in turn."""
    env, luck, shares = table(game), np.random.default_rng(1), []
    for number in range(games):
        env.reset(seed=1_000_000 + number // 2)
        own, total = f"seat_{number % 2}", 0.0
        for agent in env.agent_iter():
            seen, reward, ended, cut, _ = env.last()
            if agent == own:
                total += reward
            if ended or cut:
                env.step(None)
            elif agent == own:
                batch = {"obs": {name: torch.from_numpy(part[None]).float() for name, part in seen.items()}}
                with torch.no_grad():
                    logits = module.forward_inference(batch)["action_dist_inputs"][0]
                env.step(int(logits.argmax()))
            else:
                env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        shares.append((total + 1) / 2)  # a win is worth 1, a loss -1
    return float(np.mean(shares))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="dragorun")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--games", type=int, default=400, help="games to measure it by")
    parser.add_argument("--runners", type=int, default=0, help="processes that play (default: this one)")
    asked = parser.parse_args()
    register_env("dragonhall", lambda how: PettingZooEnv(table(how["game"])))
    config = (
        PPOConfig()
        .environment("dragonhall", env_config={"game": asked.game})
        .env_runners(num_env_runners=asked.runners)
        .multi_agent(policies={"shared"}, policy_mapping_fn=lambda agent, episode, **_: "shared")
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(train_batch_size_per_learner=2000, minibatch_size=500, num_epochs=4, lr=1e-3)
    )
    torch.set_num_threads(1)  # the network is small
    algorithm = config.build_algo()
    end, steps, rounds = time.monotonic() + asked.seconds, 0, 0
    before = win_share(algorithm.get_module("shared"), asked.game, asked.games)
    while time.monotonic() < end or not rounds:
        found = algorithm.train()
        steps, rounds = int(found["env_runners"]["num_env_steps_sampled_lifetime"]), rounds + 1
    after = win_share(algorithm.get_module("shared"), asked.game, asked.games)
    algorithm.stop()
    print(f"{steps} decisions in {rounds} rounds: {before:.1%} of the wins before, {after:.1%} now.")


if __name__ == "__main__":
    main()
