"""The games as PettingZoo environments: one agent after the other (AEC), or all at once (Parallel).

    from dragonhall.bridges import pettingzoo
    env = pettingzoo.env("ante", seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination or truncation else int(observation["action_mask"].argmax()))

Importing this module also puts the games into PettingZoo's registry: ``pettingzoo.make("aec", "dragonhall/ante-v2")``.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from functools import cached_property
from typing import Any

import numpy as np

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.env_registry.registration import register
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "This bridge needs PettingZoo: pip install 'dragonhall[pettingzoo]'.", name=error.name
    ) from error

from ..core.observe.tensor import Tensor
from ..games import game as find_game
from ..games import names
from .env_state import RENDERS, BadEnvironment, EnvState, Seeds, check_illegal, check_render, check_reward, drawing
from .spaces import observation_box


def env(game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, **how: Any) -> SeatsInTurn:
    """Agents decide one after the other: ``seat_0``, ``seat_1`` ... If several may decide, the lowest goes first.

    Args:
        game: ``ante``, ``ranch``, ``dragardiens`` or ``dragorun``.
        seats: the number of seats; by default the fewest possible.
        options: rule variants, as for ``dragonhall.new``.
        **how: ``kind`` of tensor (``observation``, ``public``, ``information_state``); ``scaled``: floats from -1 to 1
            instead of whole numbers; ``reward``: ``win``, ``rank`` or ``score``; ``illegal``: what an illegal action
            does (``refuse`` raises an error, ``lose`` ends the game with -1 for that agent, ``replace`` plays a random
            legal move instead); ``max_cycles``: the game is truncated after this many decisions for each agent;
            ``key``: the name of the tensor in an observation (RLlib needs ``observations``); ``render_mode``: ``ansi``
            or ``human``.
    """
    return SeatsInTurn(game, seats, options, **{"illegal": "refuse", **how})


def parallel_env(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, **how: Any
) -> SeatsAtOnce:
    """All agents act in every step; an agent with nothing to decide has one legal action, to wait (the last number).

    Decisions that are simultaneous by the rules are made in one step, in the order of the seats. If an earlier move of
    the step makes a later one illegal, that seat decides again in the next step. By default an illegal action is
    replaced by a random legal one, because not all tools for parallel environments support masks. Otherwise like
    :func:`env`.
    """
    return SeatsAtOnce(game, seats, options, **{"illegal": "replace", **how})


class _Table:
    """The parts that both kinds of environments have in common."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, Any] | None,
        *,
        illegal: str,
        kind: str = "observation",
        scaled: bool = False,
        reward: str = "win",
        max_cycles: int | None = None,
        key: str = "observation",
        render_mode: str | None = None,
    ) -> None:
        self.env_state = EnvState(game, seats, options, kind)
        self.kind, self.scaled, self.reward, self.key = kind, scaled, check_reward(reward), key
        self.illegal, self.render_mode, self.max_cycles = check_illegal(illegal), check_render(render_mode), max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.env_state.seats)]
        self.agents: list[str] = []
        self.metadata = {
            "name": f"dragonhall_{game}_v{self.env_state.game.version}",
            "render_modes": list(RENDERS),
            "is_parallelizable": True,
            "render_fps": 4,
        }
        self._seeds, self._choices = Seeds(), np.random.default_rng()
        self._actions = len(self.env_state.game.moves)

    @property
    def tensor(self) -> Tensor:
        """The named parts of the observations."""
        return self.env_state.game.tensor_of(self.kind)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][1]

    @cached_property
    def _spaces(self) -> dict[str, tuple[spaces.Space[Any], spaces.Space[Any]]]:
        def seen() -> spaces.Space[Any]:
            mask = spaces.Box(0, 1, (self._actions,), np.int8)
            return spaces.Dict({self.key: observation_box(self.tensor, self.scaled), "action_mask": mask})

        return {agent: (seen(), spaces.Discrete(self._actions)) for agent in self.possible_agents}

    def render(self) -> Any:
        """Return the table as the next agent to decide sees it, in text."""
        return drawing(self.env_state, self.env_state.seat, self.render_mode)

    def close(self) -> None:
        """Nothing to close."""

    def __copy__(self) -> Any:
        """Return a deep copy: playing on a copy must not change the original."""
        return deepcopy(self)

    def state(self) -> Any:
        """Return what all seats know together: their observations, one after the other."""
        rows = [self._tensor_of(seat) for seat in range(self.env_state.seats)]
        return np.concatenate(rows)

    def _tensor_of(self, seat: int) -> Any:
        row = self.env_state.observation(seat, self.kind)
        return self.tensor.scaled(row) if self.scaled else row

    def _check_dealt(self) -> None:
        if not self.agents:
            raise BadEnvironment("There is no game to go on with: call reset().")

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._choices = np.random.default_rng(seed)
        self.env_state.deal(self._seeds.next(seed))
        self.agents = self.possible_agents.copy()


class SeatsInTurn(_Table, AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A game in which one agent after the other decides."""

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self._deal(seed)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.possible_agents[self.env_state.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {self.key: self._tensor_of(seat), "action_mask": self.env_state.mask(seat, self._actions)}

    def step(self, action: Any) -> None:
        self._check_dealt()
        agent, env_state = self.agent_selection, self.env_state
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        seat, legal = env_state.seat, env_state.legal(env_state.seat)
        if action not in legal:
            if self.illegal == "refuse":
                raise env_state.refuse(seat, action)
            if self.illegal == "lose":
                self._end(dict.fromkeys(self.agents, 0.0) | {agent: -1.0})
                return
            action = self._choices.choice(legal)
        env_state.play(seat, int(action))
        if not env_state.acting:
            self._end(dict(zip(self.possible_agents, env_state.rewards(self.reward), strict=True)))
            return
        if self.max_cycles is not None and env_state.ply >= self.max_cycles * env_state.seats:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[env_state.seat]

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


class SeatsAtOnce(_Table, ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """A game in which all agents act in every step; most of them usually wait."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, Any] | None, **how: Any) -> None:
        super().__init__(game, seats, options, **how)
        self.wait = self._actions
        """The action of an agent with nothing to decide."""
        self._actions += 1
        self._cycles = 0

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self._deal(seed)
        self._cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        self._check_dealt()
        env_state = self.env_state
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        chosen: list[tuple[int, int]] = []
        losers = []
        for seat, agent in enumerate(self.agents):
            action, legal = actions.get(agent, self.wait), env_state.legal(seat) or [self.wait]
            if action not in legal:
                if self.illegal == "refuse":
                    raise env_state.refuse(seat, action)
                infos[agent] = {"illegal": int(action)}
                losers.append(agent)
                action = self._choices.choice(legal)
            chosen.append((seat, int(action)))
        if losers and self.illegal == "lose":
            return self._ended(dict.fromkeys(self.agents, 0.0) | dict.fromkeys(losers, -1.0), infos)
        for seat, move in chosen:
            if move in env_state.legal(seat):
                env_state.play(seat, move)
        self._cycles += 1
        if not env_state.acting:
            return self._ended(dict(zip(self.agents, env_state.rewards(self.reward), strict=True)), infos)
        cut = self.max_cycles is not None and self._cycles >= self.max_cycles
        seen, agents = self._seen(), self.agents
        if cut:
            self.agents = []
        return (
            seen, dict.fromkeys(agents, 0.0), dict.fromkeys(agents, False), dict.fromkeys(agents, cut), infos,
        )  # fmt: skip

    def _ended(self, rewards: dict[str, float], infos: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        seen, agents = self._seen(), self.agents
        self.agents = []
        return seen, rewards, dict.fromkeys(agents, True), dict.fromkeys(agents, False), infos

    def _seen(self) -> dict[str, Any]:
        return {agent: self._seen_by(seat) for seat, agent in enumerate(self.agents)}

    def _seen_by(self, seat: int) -> dict[str, Any]:
        mask = self.env_state.mask(seat, self._actions)
        mask[self.wait] = not mask.any()
        return {self.key: self._tensor_of(seat), "action_mask": mask}


for _name in names():
    _id = f"dragonhall/{_name}-v{find_game(_name).version}"
    register("aec", _id, f"{__name__}:env", kwargs={"game": _name})
    register("parallel", _id, f"{__name__}:parallel_env", kwargs={"game": _name})
