"""Self-play by PPO: the networks, the rollouts, the updates. ``lab/train.py`` is the command.

One policy plays all seats at all seat counts and options; both are part of an observation. Illegal moves are masked. At
some tables the learner has one seat, and a past self or Drake has the others. The critic estimates every seat's share
of the win; it may see what only the other seats know, because nobody needs it after training.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F  # noqa: N812

from ..bots.network import Network, quantised
from ..core.game import Game
from .training_tables import DRAKE, LEARNER, PAST, Seen, tables_for

NARROWEST = 0.1
"""Inputs are scaled by their standard deviation, but never by less than this."""
SELVES = 8
"""How many past selves are kept."""
KEPT_EVERY = 32
"""Laps after which a past self is kept, and other options are played."""
SHARES = 0.25
"""The weight of the estimated shares of the win in the loss."""
MEASURED = 1 << 18
"""Rows by which the inputs are measured, at most."""
GATHERING = 3
"""The inputs are measured over so many laps of random play."""


@dataclass(frozen=True)
class Plan:
    """How to train."""

    tables: int = 512
    steps: int = 64
    """Decisions at each table in a lap; after each lap the networks learn."""
    epochs: int = 2
    part: int = 4096
    """Decisions in one update."""
    width: int = 128
    rate: float = 1e-3
    """The learning rate at the beginning; it falls to a tenth."""
    entropy: float = 0.02
    """The weight of the entropy at the beginning; it falls to a tenth."""
    trace: float = 0.97
    """Lambda of the generalised advantages, per decision at the table."""
    clip: float = 0.2
    shaping: float = 0.3
    """The weight of the score in the reward at the beginning."""
    shaped: float = 0.3
    """The part of the training after which only the share of the win counts."""
    others: float = 0.2
    """The part of the tables at which others than the learner play too."""
    temperature: float = 1.0
    """How much the finished bot mixes its moves."""


class Policy(nn.Module):  # type: ignore[misc]
    """How good each move is and, behind the moves, how the win is shared among the seats, clockwise from the own one.

    Its layers become a network of whole numbers. The critic is one of these too, with one answer for each seat.
    """

    def __init__(self, inputs: int, outputs: int, width: int, gain: float = 0.01) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(inputs))
        self.register_buffer("spread", torch.ones(inputs))
        self.first, self.second = layer(inputs, width), layer(width, width)
        self.last = layer(width, outputs, gain)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        weights = self.first.weight / self.spread
        hidden = F.relu(F.linear(rows.float(), weights, self.first.bias - weights @ self.mean))
        made: torch.Tensor = self.last(F.relu(self.second(hidden)))
        return made

    def measure(self, rows: torch.Tensor) -> None:
        """From now on inputs are scaled by how they were spread in these rows."""
        rows = rows.float()
        self.mean.copy_(rows.mean(0))
        self.spread.copy_(rows.std(0).clamp(min=NARROWEST))

    def layers(self) -> list[tuple[Any, Any]]:
        """Weights and biases for inputs as they are."""
        first = (self.first.weight / self.spread).double()
        bias = self.first.bias.double() - first @ self.mean.double()
        pairs = [(first, bias), (self.second.weight, self.second.bias), (self.last.weight, self.last.bias)]
        return [(weight.detach().cpu().numpy(), bias.detach().cpu().numpy()) for weight, bias in pairs]


def layer(inputs: int, outputs: int, gain: float = 2**0.5) -> nn.Linear:
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


class Training:
    """A policy in training. *frac*, the part of the training that is over, sets rates and weights."""

    def __init__(
        self, game: Game, plan: Plan, seed: int, device: str = "cpu",
        sets: Sequence[tuple[int, Mapping[str, Any]]] = (),
    ) -> None:  # fmt: skip
        torch.manual_seed(seed)
        self.game, self.plan, self.seed, self.device = game, plan, seed, device
        self.sets = sets
        self.tables = tables_for(game, plan.tables, seed, device, plan.others, sets)
        inputs, moves = game.counsel.tensor.size, len(game.moves)
        self.policy = Policy(inputs, moves + self.tables.most, plan.width).to(device)
        privy = (self.tables.most - 1) * len(self.tables.columns)
        self.critic = Policy(inputs + privy, self.tables.most, plan.width, 1.0).to(device)
        self.average = copy.deepcopy(self.policy)
        """The mean of the policies of late: steadier than the last one. This is what is kept."""
        self.selves: list[dict[str, torch.Tensor]] = []
        self.past = copy.deepcopy(self.policy)
        self.parameters = [*self.policy.parameters(), *self.critic.parameters()]
        self.adam = torch.optim.Adam(self.parameters, lr=plan.rate, eps=1e-5, fused=device == "cuda")
        self.laps, self.decisions, self.seconds = 0, 0, 0.0
        self.curve: list[dict[str, float]] = []
        self._luck = np.random.default_rng(seed)
        self._spread = torch.ones((), device=device)
        self._lay_out(inputs, privy, moves)
        self.seen = self.tables.look()

    def _lay_out(self, inputs: int, privy: int, moves: int) -> None:
        plan, size, most = self.plan, self.tables.size, self.tables.most

        def room(*shape: int, kind: torch.dtype = torch.float32) -> torch.Tensor:
            return torch.zeros(plan.steps, size, *shape, dtype=kind, device=self.device)

        self.rows, self.privy = room(inputs, kind=torch.int16), room(privy, kind=torch.int16)
        self.mask, self.moves = room(moves, kind=torch.bool), room(kind=torch.int64)
        self.acting, self.mine = room(kind=torch.int64), room(kind=torch.bool)
        self.chances, self.values, self.rewards = room(), room(most), room(most)
        self.done = room(kind=torch.bool)

    # One lap

    def lap(self, frac: float) -> dict[str, float] | None:
        """Play and learn; returns nothing while the inputs are still being measured."""
        started = time.perf_counter()
        learning = self.laps >= GATHERING
        found = self._play(frac, learning)
        self.laps += 1
        self.decisions += self.plan.steps * self.tables.size
        if not learning:
            if self.laps == GATHERING:
                self._measure()
        else:
            found |= self._learn(frac, *self._advantages())
            with torch.no_grad():
                pace = 1 / min(self.laps, max(10.0, 0.1 * self.laps))
                for kept, now in zip(self.average.parameters(), self.policy.parameters(), strict=True):
                    kept.lerp_(now, pace)
        if self.laps % KEPT_EVERY == 0:
            self._keep_self()
            self.tables.turn_options()
            self.seen = self.tables.look()
        self.seconds += time.perf_counter() - started
        return found if learning else None

    def _measure(self) -> None:
        flat, privy = self.rows.flatten(0, 1), self.privy.flatten(0, 1)
        some = slice(None, None, -(-len(flat) // MEASURED))
        self.policy.measure(flat[some])
        self.critic.measure(torch.cat([flat[some], privy[some]], 1))
        for other in (self.average, self.past):
            other.load_state_dict(self.policy.state_dict())

    def _keep_self(self) -> None:
        self.selves.append(copy.deepcopy(self.average.state_dict()))
        if len(self.selves) > SELVES:
            del self.selves[int(self._luck.integers(SELVES))]  # early ones become rare, but some stay

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _play(self, frac: float, learning: bool) -> dict[str, float]:
        """A lap of decisions at all tables."""
        if self.selves:
            self.past.load_state_dict(self.selves[int(self._luck.integers(len(self.selves)))])
        shaping = self.plan.shaping * max(0.0, 1 - frac / self.plan.shaped)
        tables, seats = self.tables, self.tables.seats[:, None]
        against = torch.zeros(2, device=self.device)
        for step in range(self.plan.steps):
            seen = self.seen
            self.rows[step], self.privy[step], self.mask[step] = seen.rows, seen.privy, seen.mask
            self.acting[step] = seen.acting
            owner = tables.owners(seen.acting)
            logits = torch.zeros(seen.mask.shape, device=self.device)
            if learning:
                logits = self._marks(self.policy, seen.rows)
                self.values[step] = self._worth(seen)
            moves, chances = drawn(logits, seen.mask)
            self.chances[step] = chances
            some = tables.with_past
            if learning and len(some):
                theirs, _ = drawn(self._marks(self.past, seen.rows[some]), seen.mask[some])
                moves[some] = torch.where(owner[some] == PAST, theirs, moves[some])
            tables.by_heuristic(seen.acting, moves)
            self.moves[step] = moves
            self.mine[step] = (owner == LEARNER) & (seen.mask.sum(1) > 1)
            learner = (tables.owner == LEARNER) & tables.present
            self.seen, ends = tables.turn(moves)
            self.done[step] = ends.done
            level = ends.scores - (ends.scores * tables.present).sum(1, keepdim=True) / seats
            over = ends.done[:, None] & tables.present
            some = ends.done & tables.usual & (tables.against == DRAKE)
            against += torch.stack([((ends.shares * learner).sum(1) * tables.seats * some).sum(), some.sum()])
            count = over.sum()
            spread = ((level * over).square().sum() / count.clamp(min=1)).sqrt().clamp(min=1.0)
            self._spread.lerp_(spread, 0.02 * (count > 0))
            fair = (ends.shares - 1 / seats) * seats / (seats - 1)
            reward = fair + shaping * (level / (2 * self._spread)).clamp(-2, 2)
            self.rewards[step] = torch.where(over, reward, 0.0)
        won, games = against.tolist()
        return {"against Drake": won / games} if games else {}

    def _marks(self, policy: Policy, rows: torch.Tensor) -> torch.Tensor:
        """The marks of the moves alone."""
        return policy(rows)[:, : len(self.game.moves)]

    def _worth(self, seen: Seen) -> torch.Tensor:
        """The critic's estimates, by the numbers of the seats: it answers for the acting seat first."""
        answers = self.critic(torch.cat([seen.rows, seen.privy], 1))
        return answers.gather(1, (self.tables.place - seen.acting[:, None]) % self.tables.seats[:, None])

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _advantages(self) -> tuple[torch.Tensor, torch.Tensor]:
        """How much better it went than was thought, for the seats that decided; what the critic should have said."""
        following = self._worth(self.seen)
        trace = torch.zeros_like(following)
        gains = torch.zeros_like(self.values)
        for step in reversed(range(self.plan.steps)):
            going = (~self.done[step])[:, None]
            surprise = self.rewards[step] + following * going - self.values[step]
            trace = surprise + self.plan.trace * trace * going
            gains[step] = trace
            following = self.values[step]
        places = (self.acting[:, :, None] + self.tables.place) % self.tables.seats[:, None]
        return gains.gather(2, self.acting[:, :, None]).squeeze(2), (gains + self.values).gather(2, places)

    def _learn(self, frac: float, gains: torch.Tensor, goals: torch.Tensor) -> dict[str, float]:
        plan = self.plan
        falling = 1 - 0.9 * frac
        for group in self.adam.param_groups:
            group["lr"] = plan.rate * falling
        rows, privy, mask, moves, chances, mine, gains, goals = (
            each.flatten(0, 1)
            for each in (self.rows, self.privy, self.mask, self.moves, self.chances, self.mine, gains, goals)
        )
        present = self.tables.present.repeat(plan.steps, 1)
        seats = self.tables.seats.repeat(plan.steps)[:, None]
        shares = (goals * (seats - 1) + 1).clamp(min=0) * present
        shares /= shares.sum(1, keepdim=True).clamp(min=1e-6)
        own = torch.nonzero(mine).squeeze(1)
        learnt = gains[own]
        gains = (gains - learnt.mean()) / (learnt.std() + 1e-8)
        parts = -(-len(rows) // plan.part)
        told = torch.zeros(3, device=self.device)
        for _ in range(plan.epochs):
            everything = torch.randperm(len(rows), device=self.device).tensor_split(parts)
            decided = own[torch.randperm(len(own), device=self.device)].tensor_split(parts)
            for some, chosen in zip(everything, decided, strict=True):
                answers = self.critic(torch.cat([rows[some], privy[some]], 1))
                here = present[some]
                value_loss = ((answers - goals[some]).square() * here).sum() / here.sum()
                made = self.policy(rows[chosen])
                legal = mask[chosen]
                log = made[:, : mask.shape[1]].masked_fill(~legal, -1e9).log_softmax(1)
                ratio = (log.gather(1, moves[chosen][:, None]).squeeze(1) - chances[chosen]).exp()
                gain = gains[chosen]
                policy_loss = -torch.min(gain * ratio, gain * ratio.clamp(1 - plan.clip, 1 + plan.clip)).mean()
                entropy = -(log.exp() * log.masked_fill(~legal, 0)).sum(1).mean()
                thought = made[:, mask.shape[1] :].masked_fill(~present[chosen], -1e9).log_softmax(1)
                share_loss = -(shares[chosen] * thought.masked_fill(~present[chosen], 0)).sum(1).mean()
                loss = policy_loss + 0.5 * value_loss + SHARES * share_loss - plan.entropy * falling * entropy
                self.adam.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.parameters, 0.5)
                self.adam.step()
                clipped = ((ratio.detach() - 1).abs() > plan.clip).float().mean()
                told += torch.stack([value_loss.detach(), entropy.detach(), clipped])
        spread = float(goals[present].var())
        missed, entropies, clipped = (told / (plan.epochs * parts)).tolist()
        return {"entropy": entropies, "explained": 1 - missed / max(spread, 1e-9), "clipped": clipped}

    # What is kept

    def network(self, about: dict[str, Any]) -> Network:
        """The policy as a network of whole numbers."""
        said = {"plan": asdict(self.plan), "seed": self.seed, "decisions": self.decisions, "laps": self.laps}
        return quantised(
            self.game, self.average.layers(), self.plan.temperature,
            {**said, "seconds": round(self.seconds, 1), "device": self.device, **about},
        )  # fmt: skip

    def state(self) -> dict[str, Any]:
        """Everything that is needed to go on, but the tables: they are dealt anew."""
        nets = {name: getattr(self, name).state_dict() for name in ("policy", "critic", "average", "adam")}
        names = ("laps", "decisions", "seconds", "curve", "selves", "seed")
        return {**nets, **{name: getattr(self, name) for name in names}, "plan": asdict(self.plan)}

    def go_on(self, state: dict[str, Any]) -> None:
        """Go on from what was kept, with new deals."""
        for name in ("policy", "critic", "average", "adam"):
            getattr(self, name).load_state_dict(state[name])
        for name in ("laps", "decisions", "seconds", "curve", "selves"):
            setattr(self, name, state[name])
        self.tables = tables_for(
            self.game, self.plan.tables, self.seed + 1 + self.laps, self.device, self.plan.others, self.sets
        )  # fmt: skip
        self.seen = self.tables.look()


def drawn(logits: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """A legal move for each row, by the chances that the logits give them (the Gumbel trick), and its log chance."""
    logits = logits.masked_fill(~mask, -1e9)
    noise = torch.rand_like(logits).clamp(1e-10, 1 - 1e-7)
    moves = (logits - (-noise.log()).log()).argmax(1)
    return moves, logits.log_softmax(1).gather(1, moves[:, None]).squeeze(1)
