"""Self-play by PPO: the networks and their updates. ``self_play.py`` plays, ``lab/train.py`` is the command.

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

import torch
from torch import nn
from torch.nn import functional as F  # noqa: N812

from ...bots.network import Network, quantised
from ...core.counsel import no_expectimax
from ...core.game import Game
from ..jobs.crew import Crew
from .self_play import ByActors, Here, Lap, Laps, Room, Selves, drawn
from .tables import private_columns

NARROWEST = 0.1
"""Inputs are scaled by their standard deviation, but never by less than this."""
KEPT_EVERY = 32
"""Laps after which a past self is kept, and other options are played."""
SHARES = 0.25
"""The weight of the estimated shares of the win in the loss."""
MEASURED = 1 << 18
"""Rows by which the inputs are measured, at most."""
GATHERING = 3
"""Laps of random play over which the inputs are measured."""
NOTICED = 0.003
"""A lesson: a move that promises this much less of the win is e times less worth imitating."""
SLIPS = 0.1
"""The part of the moves in lessons that are random, so that unusual situations are met too."""


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
    lessons: float = 0.0
    """The part of the training in which it first learns to choose as expectimax does, in a game that has it."""
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
        sets: Sequence[tuple[int, Mapping[str, Any]]] = (), crew: Crew | None = None, actors: int = 0,
    ) -> None:  # fmt: skip
        torch.manual_seed(seed)
        self.game, self.plan, self.seed, self.device = game, plan, seed, device
        room = Room(game.name, plan.tables, plan.steps, plan.others, seed, sets)
        self.laps_by: Laps = Here(room, device) if crew is None else ByActors(room, device, crew, actors)
        inputs, moves, most = game.counsel.tensor.size, len(game.moves), game.seats[-1]
        self.policy = Policy(inputs, moves + most, plan.width).to(device)
        privy = (most - 1) * len(private_columns(game))
        self.critic = Policy(inputs + privy, most, plan.width, 1.0).to(device)
        self.average = copy.deepcopy(self.policy)
        """The mean of the policies of late: steadier than the last one. This is what is kept."""
        self.selves = Selves(self.policy, seed)
        self.parameters = [*self.policy.parameters(), *self.critic.parameters()]
        self.adam = torch.optim.Adam(self.parameters, lr=plan.rate, eps=1e-5, fused=device == "cuda")
        self.laps, self.decisions, self.seconds = 0, 0, 0.0
        self.curve: list[dict[str, float]] = []
        self._place = torch.arange(most, device=device)

    # One lap

    def lap(self, frac: float) -> dict[str, float] | None:
        """Play and learn; returns nothing while the inputs are still being measured."""
        started = time.perf_counter()
        learning, turn = self.laps >= GATHERING, self.laps > 0 and self.laps % KEPT_EVERY == 0
        self.laps += 1
        self.decisions += self.plan.steps * self.plan.tables
        found = {}
        if self._lessons(frac) and learning:
            found = self._lesson()
        else:
            shaping = self.plan.shaping * max(0.0, 1 - frac / self.plan.shaped)
            lap, against = self.laps_by.lap(self.policy if learning else None, self.selves, shaping, turn)
            won, games = against.tolist()
            if games:
                found = {"against Drake": won / games}
            if learning:
                found |= self._learn(frac, lap, *self._advantages(lap))
            elif self.laps == GATHERING:
                self._measure(lap)
        if learning:
            with torch.no_grad():
                pace = 1 / min(self.laps, max(10.0, 0.1 * self.laps))
                for kept, now in zip(self.average.parameters(), self.policy.parameters(), strict=True):
                    kept.lerp_(now, pace)
        if self.laps % KEPT_EVERY == 0:
            self.selves.keep(self.average)
        self.seconds += time.perf_counter() - started
        return found if learning else None

    def _lessons(self, frac: float) -> bool:
        return frac < self.plan.lessons and self.game.counsel.expectimax is not no_expectimax

    def _measure(self, lap: Lap) -> None:
        flat, privy = lap.rows[:-1].flatten(0, 1), lap.privy[:-1].flatten(0, 1)
        some = slice(None, None, -(-len(flat) // MEASURED))
        self.policy.measure(flat[some])
        self.critic.measure(torch.cat([flat[some], privy[some]], 1))
        self.average.load_state_dict(self.policy.state_dict())
        self.selves.begin(self.policy)

    def _lesson(self) -> dict[str, float]:
        """Play a lap in which expectimax moves, and the networks learn after each decision what it said."""
        for group in self.adam.param_groups:
            group["lr"] = self.plan.rate
        assert isinstance(self.laps_by, Here)
        told, tables = torch.zeros(2, device=self.device), self.laps_by.playing.tables
        seen, seats = tables.look(), tables.seats[:, None]
        for _ in range(self.plan.steps):
            said = tables.expected(seen.acting)
            choice = torch.nonzero(said.known & (seen.mask.sum(1) > 1)).squeeze(1)
            wanted = (said.worth / NOTICED).masked_fill(~seen.mask, -1e9).softmax(1)
            moves = wanted.argmax(1)
            slips = (torch.rand_like(wanted[:, 0]) < SLIPS) | ~said.known
            moves = torch.where(slips, drawn(torch.zeros_like(wanted), seen.mask)[0], moves)
            places = (seen.acting[:, None] + tables.place) % seats
            shares, here = said.shares.gather(1, places), tables.present & said.known[:, None]
            made = self.policy(seen.rows)
            log = made[:, : wanted.shape[1]].masked_fill(~seen.mask, -1e9).log_softmax(1)
            missed = -(wanted[choice] * log[choice].masked_fill(~seen.mask[choice], 0)).sum(1).mean()
            thought = made[:, wanted.shape[1] :].masked_fill(~tables.present, -1e9).log_softmax(1)
            share_loss = -(shares * thought.masked_fill(~here, 0)).sum(1).mean()
            goals = (shares - 1 / seats) * seats / (seats - 1)
            answers = self.critic(torch.cat([seen.rows, seen.privy], 1))
            value_loss = ((answers - goals).square() * here).sum() / here.sum().clamp(min=1)
            self._step(missed + value_loss + SHARES * share_loss)
            best = wanted[choice].gather(1, log[choice].argmax(1, keepdim=True)) / wanted[choice].amax(1, keepdim=True)
            told += torch.stack([missed.detach(), (best > 0.5).float().mean()])
            seen, _ = tables.turn(moves)
        missed, agreed = (told / self.plan.steps).tolist()
        return {"missed": missed, "agreed": agreed}

    def _step(self, loss: torch.Tensor) -> None:
        self.adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.parameters, 0.5)
        self.adam.step()

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _advantages(self, lap: Lap) -> tuple[torch.Tensor, torch.Tensor]:
        """How much better it went than was thought, for the seats that decided; what the critic should have said."""
        values = torch.stack([self._worth(lap, step) for step in range(self.plan.steps + 1)])
        trace, gains = torch.zeros_like(values[0]), torch.zeros_like(values[:-1])
        for step in reversed(range(self.plan.steps)):
            going = (~lap.done[step])[:, None]
            surprise = lap.rewards[step] + values[step + 1] * going - values[step]
            trace = surprise + self.plan.trace * trace * going
            gains[step] = trace
        acting = lap.acting[:-1, :, None]
        places = (acting + self._place) % lap.seats[0, :, None]
        return gains.gather(2, acting).squeeze(2), (gains + values[:-1]).gather(2, places)

    def _worth(self, lap: Lap, step: int) -> torch.Tensor:
        """Return the critic's estimates, by the numbers of the seats: it answers for the acting seat first."""
        answers = self.critic(torch.cat([lap.rows[step], lap.privy[step]], 1))
        return answers.gather(1, (self._place - lap.acting[step, :, None]) % lap.seats[0, :, None])

    def _learn(self, frac: float, lap: Lap, gains: torch.Tensor, goals: torch.Tensor) -> dict[str, float]:
        plan = self.plan
        falling = 1 - 0.9 * frac
        for group in self.adam.param_groups:
            group["lr"] = plan.rate * falling
        rows, privy, mask, moves, chances, mine, gains, goals = (
            each.flatten(0, 1)
            for each in (lap.rows[:-1], lap.privy[:-1], lap.mask[:-1], lap.moves, lap.chances, lap.mine, gains, goals)
        )
        seats = lap.seats[0].repeat(plan.steps)[:, None]
        present = self._place < seats
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
                self._step(loss)
                clipped = ((ratio.detach() - 1).abs() > plan.clip).float().mean()
                told += torch.stack([value_loss.detach(), entropy.detach(), clipped])
        spread = float(goals[present].var())
        missed, entropies, clipped = (told / (plan.epochs * parts)).tolist()
        return {"entropy": entropies, "explained": 1 - missed / max(spread, 1e-9), "clipped": clipped}

    # What is kept

    def network(self, about: dict[str, Any]) -> Network:
        """Return the policy as a network of whole numbers."""
        said = {"plan": asdict(self.plan), "seed": self.seed, "decisions": self.decisions, "laps": self.laps}
        return quantised(
            self.game, self.average.layers(), self.plan.temperature,
            {**said, "seconds": round(self.seconds, 1), "device": self.device, **about},
        )  # fmt: skip

    def state(self) -> dict[str, Any]:
        """Everything that is needed to go on, but the tables: they are dealt again."""
        nets = {name: getattr(self, name).state_dict() for name in ("policy", "critic", "average", "adam")}
        names = ("laps", "decisions", "seconds", "curve", "seed")
        numbers = {name: getattr(self, name) for name in names}
        return {**nets, **numbers, "selves": self.selves.kept, "plan": asdict(self.plan)}

    def go_on(self, state: dict[str, Any]) -> None:
        """Go on from what was kept, with new deals."""
        for name in ("policy", "critic", "average", "adam"):
            getattr(self, name).load_state_dict(state[name])
        for name in ("laps", "decisions", "seconds", "curve"):
            setattr(self, name, state[name])
        self.selves.kept = state["selves"]
        self.laps_by.deal(self.seed + 1 + self.laps)
