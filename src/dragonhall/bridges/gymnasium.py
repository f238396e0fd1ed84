"""The games as Gymnasium environments: one learner among bots, at one table or at thousands.

    from dragonhall.bridges import gymnasium
    env = gymnasium.env("dragorun", seats=4, seat=0, opponents="drake")
    envs = gymnasium.vector_env("dragorun", 4096, seats=4, opponents="drake")

Importing this module also registers ``dragonhall/Ante-v2`` and so on, for ``gymnasium.make`` and ``make_vec``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "This bridge needs Gymnasium: pip install 'dragonhall[gymnasium]'.", name=error.name
    ) from error

from ..bots import Bot, HouseBot, ask, bot_named
from ..core.dice import SEEDS
from ..core.game import Game
from ..core.observe.tensor import Observation, Tensor
from ..games import game as find_game
from ..games import names
from .env_state import BadEnvironment, EnvState, Mask, check_illegal, check_render, check_reward, chosen_for, drawing
from .spaces import named_box, observation_box
from .vectors import TablesAmongBots

__all__ = ["FORMS", "SeatAmongBots", "TablesAmongBots", "env", "vector_env"]

FORMS = ("flat", "masked", "named")
Opponents = str | Bot | Mapping[int, str | Bot] | Sequence[str | Bot]
"""One bot for all other seats, or one for each seat (the learner's own is left out or ignored)."""


def env(game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, **how: Any) -> SeatAmongBots:
    """One table with a learner and bots.

    Args:
        game: ``ante``, ``ranch``, ``dragardiens`` or ``dragorun``.
        seats: the number of seats; by default the fewest possible.
        options: rule variants, as for ``dragonhall.new``.
        **how: ``seat`` of the learner (default 0; ``None``: another one in every game); ``opponents``: a built-in level
            (``hatchling``, ``drake``, ``wyvern:50it`` ...) or a bot of your own, for all seats or for each;
            ``form`` of the observation: ``flat``, ``masked`` (a dict with ``observation`` and ``action_mask``) or
            ``named`` (a dict of its parts); ``kind``, ``scaled``, ``reward``, ``illegal`` and ``render_mode`` as in
            :func:`dragonhall.bridges.pettingzoo.env`, except that by default an illegal action loses the game.

    The legal moves are ``info["action_mask"]`` and ``env.action_masks()``.
    """
    return SeatAmongBots(game, seats, options, **how)


def vector_env(
    game: str, num_envs: int, seats: int | None = None, options: Mapping[str, Any] | None = None, **how: Any
) -> TablesAmongBots:
    """Thousands of tables, each with a learner and bots, stepped together by compiled rules.

    Args:
        game: as for :func:`env`, like ``seats``, ``options``.
        num_envs: how many tables.
        seats: as for :func:`env`.
        options: as for :func:`env`.
        **how: ``seat``, ``scaled``, ``reward``, ``illegal`` as for :func:`env`; ``opponents``: ``hatchling`` or
            ``drake``, for all seats or for each; ``kind``: ``observation`` or ``public``; ``autoreset_mode``:
            Gymnasium's ``SameStep`` (default), ``NextStep`` or ``Disabled``.

    Table *i* after ``reset(seed=s)`` is dealt as ``dragonhall.new(..., seed=s + i)``. The legal moves are
    ``info["action_mask"]`` and ``envs.action_masks()``.
    """
    return TablesAmongBots(game, num_envs, seats, options, **how)


class SeatAmongBots(gymnasium.Env[Any, Any]):
    """One table with one learner; bots have the other seats."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int | None = 0,
        opponents: Opponents = "hatchling",
        form: str = "flat",
        kind: str = "observation",
        scaled: bool = False,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        if form not in FORMS:
            raise BadEnvironment(f"An observation comes {', '.join(FORMS)}, not {str(form)[:20]!r}.")
        self.env_state = EnvState(game, seats, options, kind)
        if seat is not None and seat not in range(self.env_state.seats):
            raise BadEnvironment(f"The learner has a seat from 0 to {self.env_state.seats - 1}, or None, not {seat!r}.")
        self.form, self.kind, self.scaled = form, kind, scaled
        self.reward, self.illegal, self.render_mode = (
            check_reward(reward),
            check_illegal(illegal),
            check_render(render_mode),
        )
        self.seat, self._fixed = seat or 0, seat
        self._wanted = [
            opponent_of(self.env_state.game, opponents, other, seat) for other in range(self.env_state.seats)
        ]
        self._bots: list[Bot] = []
        self._ended = True
        self.metadata = {"render_modes": ["ansi", "human"], "render_fps": 4}

    @property
    def tensor(self) -> Tensor:
        """The named parts of the observations."""
        return self.env_state.game.tensor_of(self.kind)

    @cached_property
    def action_space(self) -> spaces.Discrete:  # type: ignore[override]
        return spaces.Discrete(len(self.env_state.game.moves))

    @cached_property
    def observation_space(self) -> spaces.Space[Any]:  # type: ignore[override]
        if self.form == "named":
            return named_box(self.tensor, self.scaled)
        box = observation_box(self.tensor, self.scaled)
        if self.form == "flat":
            return box
        return spaces.Dict({"observation": box, "action_mask": spaces.MultiBinary(int(self.action_space.n))})

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        first, seat = seed, -1
        if seed is not None or not self._bots:
            self._bots = [self._seated(wanted) for wanted in self._wanted]
        while seat < 0:  # a game may be over before the learner has anything to decide
            self.env_state.deal(self._drawn() if first is None else first)
            first = None
            self.seat = int(self.np_random.integers(self.env_state.seats)) if self._fixed is None else self._fixed
            seat = self._play_on()
        self._ended = False
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._ended:
            raise BadEnvironment("The game is over: call reset() for the next one.")
        legal, env_state = self.env_state.legal(self.seat), self.env_state
        if action not in legal:
            if self.illegal == "refuse":
                raise env_state.refuse(self.seat, action)
            if self.illegal == "lose":
                self._ended = True
                return self._observation(), -1.0, True, False, {**self._info(), "illegal": int(action)}
            action = self.np_random.choice(legal)
        env_state.play(self.seat, int(action))
        self._ended = self._play_on() < 0
        return self._observation(), env_state.rewards(self.reward)[self.seat], self._ended, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal moves, as sb3-contrib asks for them."""
        return self._mask().astype(bool)

    def render(self) -> Any:
        """Return the table as the learner sees it, in text."""
        return drawing(self.env_state, self.seat, self.render_mode)

    def __copy__(self) -> Any:
        """Return a deep copy: playing on a copy must not change the original."""
        return deepcopy(self)

    def _play_on(self) -> int:
        """Let the bots move until the learner must decide (returns its seat) or the game is over (returns -1)."""
        env_state = self.env_state
        while (seat := env_state.seat) not in (self.seat, -1):
            bot = self._bots[seat]
            if isinstance(bot, HouseBot):
                board = env_state.board.copy()
                env_state.game.engine.redeal(board, seat, self._drawn())
                move = bot.pick(board, env_state.seats, seat)
            else:
                move = int(ask(bot, env_state.match, seat, self._drawn()))
                if move not in env_state.legal(seat):
                    raise env_state.refuse(seat, move)
            env_state.play(seat, move)
        return seat

    def _seated(self, wanted: str | Bot) -> Bot:
        """Give a built-in bot a new seed, so that the seed of a reset determines everything."""
        return bot_named(wanted, seed=self._drawn()) if isinstance(wanted, str) else wanted

    def _drawn(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _mask(self) -> Mask:
        return self.env_state.mask(self.seat, len(self.env_state.game.moves))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat}

    def _observation(self) -> Any:
        row: Observation | npt.NDArray[np.float32] = self.env_state.observation(self.seat, self.kind)
        if self.scaled:
            row = self.tensor.scaled(row)
        if self.form == "flat":
            return row
        return self.tensor.named(row) if self.form == "named" else {"observation": row, "action_mask": self._mask()}


def opponent_of(game: Game, opponents: Any, seat: int, learner: int | None) -> str | Bot:
    """Return the opponent who sits there."""
    chosen: str | Bot = chosen_for(opponents, seat, learner)
    if isinstance(chosen, str):
        bot_named(chosen).check(game)
    elif not hasattr(chosen, "choose"):
        raise BadEnvironment(f"A bot has a method choose(match, seat); {str(chosen)[:40]!r} has none.")
    return chosen


for _name in names():
    gymnasium.register(
        f"dragonhall/{_name.capitalize()}-v{find_game(_name).version}",
        entry_point=f"{__name__}:env",
        vector_entry_point=f"{__name__}:vector_env",
        kwargs={"game": _name},
    )
