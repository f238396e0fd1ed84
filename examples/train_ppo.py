"""Train a player by PPO on thousands of tables for a minute, and draw its learning curve.

    python examples/train_ppo.py dragorun --seconds 60 --plot curve.svg

One file, in the manner of CleanRL: a vector environment of Gymnasium with action masks, a small network for the policy
and one for the value, generalised advantages, clipped updates. Needs the extras gymnasium and examples (PyTorch).
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

import dragonhall as dh
from dragonhall.bots import bot_named
from dragonhall.bridges import gymnasium
from dragonhall.games import game as find_game
from dragonhall.lab.arena.arena import play_match


class Agent(nn.Module):
    """Two small networks: how good each move is (illegal ones are shut out), and how good the situation is."""

    def __init__(self, inputs: int, moves: int, width: int) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(inputs))
        self.register_buffer("spread", torch.ones(inputs))
        self.policy = nn.Sequential(
            layer(inputs, width), nn.Tanh(), layer(width, width), nn.Tanh(), layer(width, moves, 0.01)
        )
        self.value = nn.Sequential(
            layer(inputs, width), nn.Tanh(), layer(width, width), nn.Tanh(), layer(width, 1, 1.0)
        )

    def choices(self, seen: torch.Tensor, mask: torch.Tensor) -> torch.distributions.Categorical:
        logits = self.policy(self.levelled(seen)).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False)

    def worth(self, seen: torch.Tensor) -> torch.Tensor:
        return self.value(self.levelled(seen)).squeeze(1)

    def levelled(self, seen: torch.Tensor) -> torch.Tensor:
        return (seen - self.mean) / self.spread

    def get_used_to(self, seen: torch.Tensor) -> None:
        """From now on inputs are measured by how they were spread in these."""
        self.mean.copy_(seen.mean(0))
        self.spread.copy_(seen.std(0).clamp(min=0.05))


def layer(inputs: int, outputs: int, gain: float = 2**0.5) -> nn.Linear:
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


def train(asked: argparse.Namespace) -> tuple[Agent, list[tuple[float, int, float]]]:
    """The trained agent and its learning curve: seconds, decisions, share of the win in the games of each lap."""
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    envs = gymnasium.vector_env(
        asked.game, asked.tables, seats=asked.seats, seat=None, opponents=asked.opponents, scaled=True, illegal="refuse"
    )
    agent = Agent(envs.single_observation_space.shape[0], int(envs.single_action_space.n), asked.width)
    adam = torch.optim.Adam(agent.parameters(), lr=asked.rate, eps=1e-5)

    steps, tables = asked.steps, asked.tables
    seen = torch.zeros(steps, tables, envs.single_observation_space.shape[0])
    masks = torch.zeros(steps, tables, int(envs.single_action_space.n), dtype=torch.bool)
    moves = torch.zeros(steps, tables, dtype=torch.long)
    chances, rewards, ends, values = (torch.zeros(steps, tables) for _ in range(4))

    row, info = envs.reset(seed=asked.seed)
    row, mask = torch.as_tensor(row), torch.as_tensor(info["action_mask"]).bool()
    curve: list[tuple[float, int, float]] = []
    decisions, started = 0, time.perf_counter()
    while (gone := max((time.perf_counter() - started) / asked.seconds, decisions / asked.decisions)) < 1:
        adam.param_groups[0]["lr"] = asked.rate * (1 - gone)

        # Play on.
        results: list[bool] = []
        for step in range(steps):
            seen[step], masks[step] = row, mask
            with torch.no_grad():
                choices = agent.choices(row, mask)
                moves[step] = choices.sample()
                chances[step] = choices.log_prob(moves[step])
                values[step] = agent.worth(row)
            row, reward, ended, _, info = envs.step(moves[step].numpy())
            row, mask = torch.as_tensor(row), torch.as_tensor(info["action_mask"]).bool()
            rewards[step], ends[step] = torch.as_tensor(reward), torch.as_tensor(ended)
            results += (reward[ended] > 0).tolist()  # a winner gets more than nothing, the others lose
        decisions += steps * tables
        if not curve:
            agent.get_used_to(seen.flatten(0, 1))
            curve.append((0.0, 0, float(np.mean(results))))
            continue

        # Advantages: how much better it went than was thought, looking back from the end.
        with torch.no_grad():
            next_value, ahead = agent.worth(row), torch.zeros(tables)
            advantages = torch.zeros(steps, tables)
            for step in reversed(range(steps)):
                going = 1 - ends[step]
                surprise = rewards[step] + asked.gamma * next_value * going - values[step]
                advantages[step] = ahead = surprise + asked.gamma * asked.lam * going * ahead
                next_value = values[step]
        returns = advantages + values

        # Learn.
        flat = [each.flatten(0, 1) for each in (seen, masks, moves, chances, advantages, returns)]
        for _ in range(asked.epochs):
            for some in torch.randperm(steps * tables).split(steps * tables // asked.parts):
                rows, allowed, chosen, before, gain, goal = (each[some] for each in flat)
                choices = agent.choices(rows, allowed)
                ratio = (choices.log_prob(chosen) - before).exp()
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                policy_loss = -torch.min(gain * ratio, gain * ratio.clamp(0.8, 1.2)).mean()
                value_loss = (agent.worth(rows) - goal).square().mean() / 2
                loss = policy_loss + asked.value * value_loss - asked.entropy * choices.entropy().mean()
                adam.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                adam.step()

        if results:
            curve.append((time.perf_counter() - started, decisions, float(np.mean(results))))
            print("{:6.1f} s  {:>11,} decisions  wins {:.3f}".format(*curve[-1]), flush=True)
    return agent, curve


class Player:
    """A bot like any other that plays as the agent learnt to."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent

    def choose(self, match: dh.Match, seat: int) -> dh.Move:
        seen = torch.as_tensor(match.game.counsel.tensor.scaled(match.observation(seat)))
        mask = torch.zeros(len(match.game.moves), dtype=torch.bool)
        mask[[int(move) for move in match.moves(seat)]] = True
        with torch.no_grad():
            return match.game.moves[int(self.agent.choices(seen, mask).probs.argmax())]


def tried(agent: Agent, asked: argparse.Namespace, deals: int) -> float:
    """The player's share of the win in single matches, each deal once at every seat."""
    shares = []
    for seed in range(deals):
        for seat in range(asked.seats):
            bots = [bot_named(asked.opponents, seed=seed) for _ in range(asked.seats)]
            bots[seat] = Player(agent)
            shares.append(play_match(find_game(asked.game), asked.seats, {}, seed, bots).shares[seat])
    return float(np.mean(shares))


def plot(curve: list[tuple[float, int, float]], even: float, title: str) -> str:
    """The learning curve as an SVG picture."""
    width, height, left, low = 640, 320, 50, 270
    end = curve[-1][0]

    def at(seconds: float, share: float) -> str:
        return f"{left + (width - left - 20) * seconds / end:.1f},{low - (low - 30) * share:.1f}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="white"/><text x="{left}" y="18">{title}</text>',
    ]
    for tenth in range(0, 11, 2):
        start, stop = at(0, tenth / 10), at(end, tenth / 10)
        lines.append(f'<polyline points="{start} {stop}" stroke="#ddd"/>')
        lines.append(f'<text x="10" y="{float(start.split(",")[1]) + 4}">{tenth * 10} %</text>')
    lines.append(f'<polyline points="{at(0, even)} {at(end, even)}" stroke="#999" stroke-dasharray="4"/>')
    points = " ".join(at(seconds, share) for seconds, _, share in curve)
    lines.append(f'<polyline points="{points}" fill="none" stroke="#a33" stroke-width="2"/>')
    lines.append(f'<text x="{left}" y="{low + 20}">0 s</text><text x="{width - 60}" y="{low + 20}">{end:.0f} s</text>')
    lines.append(f'<text x="{left}" y="{low + 40}">share of the win; dashed: an even share</text></svg>')
    return "\n".join(lines)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="dragorun", choices=dh.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument(
        "--opponents",
        default="drake",
        choices=("hatchling", "drake"),
        help="hatchling (plays at random) or drake (the heuristic)",
    )
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--decisions", type=float, default=1e12, help="stop after so many, if that comes first")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64, help="decisions at each table before the network learns")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--parts", type=int, default=4, help="each epoch goes through the data in so many parts")
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--rate", type=float, default=4e-3)
    parser.add_argument("--gamma", type=float, default=0.99)
    parser.add_argument("--lam", type=float, default=0.95)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--value", type=float, default=0.5)
    parser.add_argument(
        "--threads", type=int, default=1, help="for the network; so small a one gains nothing from more"
    )
    parser.add_argument("--deals", type=int, default=50, help="deals that the trained player is tried on as a bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="where to draw the learning curve, as SVG")
    parser.add_argument("--save", type=Path, help="where to keep the curve as JSON and the network (.pt)")
    asked = parser.parse_args()
    for file in filter(None, (asked.plot, asked.save)):
        if not file.parent.is_dir():
            parser.error(f"{file} cannot be written: there is no folder {file.parent}")

    agent, curve = train(asked)
    share = tried(agent, asked, asked.deals)
    print(f"As a bot it wins {share:.0%} of {asked.deals * asked.seats} matches against {asked.opponents}.")
    if asked.plot:
        title = f"{asked.game}, {asked.seats} seats, against {asked.opponents}: {curve[-1][1]:,} decisions"
        asked.plot.write_text(plot(curve, 1 / asked.seats, title), "utf-8")
    if asked.save:
        asked.save.write_text(json.dumps(curve), "utf-8")
        torch.save(agent.state_dict(), asked.save.with_suffix(".pt"))
