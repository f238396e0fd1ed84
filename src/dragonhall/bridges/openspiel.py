"""The games as OpenSpiel games: ``pyspiel.load_game("dragonhall_ante(players=4)")`` once this module is imported.

Chance: the only chance node of a game is its deal, with *deals* equally likely outcomes. Outcome *s* is what
``dragonhall.new(..., seed=s)`` deals. All later dice follow from it. So **a plain copy of a state is exact: a planner
that plays on it knows the future.** Give a planner a re-dealt state from ``resample_from_infostate``: everything that
the player cannot know is dealt again, future dice included (ISMCTS does this by itself; for MCTS see docs/bridges.md).

With *throws*, every roll, draw or shuffle is a chance node of its own with that many equally likely outcomes. With
*plies*, the game ends as a draw after that many moves. Both make small games for algorithms that visit every state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "This bridge needs OpenSpiel: pip install 'dragonhall[openspiel]'.", name=error.name
    ) from error

from ..core.dice import SEEDS
from ..core.game import Game
from ..core.observe.tensor import Tensor
from ..games import game as find_game
from ..games import names
from .env_state import BadEnvironment, EnvState

DEALS = 1024
MAX_DEALS = 1 << 20
HOUSE = {"players": 2, "deals": DEALS, "throws": 0, "plies": 0}
"""Parameters that every game has besides its own options."""
DEAL, THROW = "deal", "throw"


class Position(EnvState):
    """The contents of a state, as one object with a cheap copy, because OpenSpiel copies states attribute by
    attribute."""

    __slots__ = ("dealt", "pending", "plies", "throws")

    def __init__(self, game: str, seats: int, options: Mapping[str, Any], throws: int, plies: int) -> None:
        super().__init__(game, seats, options, "information_state")
        self.dealt, self.throws, self.plies = False, throws, plies
        self.pending = -1
        """The move that waits for its chance node; -1 if there is none."""

    def copy(self) -> Position:
        clone = super().copy()
        clone.dealt, clone.pending, clone.throws, clone.plies = self.dealt, self.pending, self.throws, self.plies
        return clone

    @property
    def over(self) -> bool:
        return self.dealt and (not self.acting or 0 < self.plies <= self.ply)

    @property
    def chance(self) -> bool:
        return not self.dealt or self.pending >= 0

    def apply(self, action: int) -> None:
        if not self.dealt:
            self.deal(action)
            self.dealt = True
        elif self.pending >= 0:
            move, self.pending = self.pending, -1
            self.game.engine.rekey(self.board, self.ply * self.throws + action)
            self.play(self.seat, move)
        elif self.throws and self._needs_dice(action):
            self.pending = action
        else:
            self.play(self.seat, action)

    def _needs_dice(self, move: int) -> bool:
        trial = self.board.copy()
        self.game.engine.play(trial, self.seat, move)
        return bool(trial.tables["dice"][0] != self.board.tables["dice"][0])

    def redealt(self, player: int, seed: int) -> Position:
        """Return a state that looks the same to one player, with everything that it cannot know dealt again.

        The memory of the other players is rebuilt from what this player knows, so that it reveals nothing.
        """
        clone = self.copy()
        self.game.engine.redeal(clone.board, player, seed)
        clone.listed = {}
        clone.memory = memory = self.recollected().copy()
        clone.unseen = []
        mine = memory.digests[0, player].copy()
        plies = memory.plies[0, player].copy()
        for other in range(self.seats):
            if other != player:
                memory.plies[0, other] = turned(plies, (player - other) % self.seats, self.seats)
                memory.digests[0, other] = mine
        self.game.observer.take_in(clone.board, memory)
        memory.digests[0, player] = mine
        return clone


def turned(plies: Any, by: int, seats: int) -> Any:
    """Return the last plies as one player saw them, with the seats counted from another's."""
    found = plies.copy()
    seated = (found[:, 0] > 0) & (found[:, 0] <= seats)
    found[seated, 0] = (found[seated, 0] - 1 + by) % seats + 1
    return found


class DragonhallGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with its seats and options."""

    house: Game
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params, game = {**HOUSE, **(params or {})}, self.house
        options = {option.name: params[option.name] for option in game.options if option.name in params}
        self.deals, throws, plies = int(params["deals"]), int(params["throws"]), int(params["plies"])
        if not 1 <= self.deals <= MAX_DEALS or not 0 <= throws <= MAX_DEALS or plies < 0:
            raise BadEnvironment(f"There are 1 to {MAX_DEALS} deals and at most as many throws; plies are not below 0.")
        self.blank = Position(game.name, int(params["players"]), options, throws, plies)
        longest = plies or game.rules.longest_match
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves),
            max_chance_outcomes=max(self.deals, throws),
            num_players=self.blank.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self, told: Any = None) -> DragonhallState:
        return DragonhallState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.max_game_length()) + 1 if self.blank.throws else 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.house, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class DragonhallState(pyspiel.State):  # type: ignore[misc]
    """A state: before the deal, or a position."""

    def __init__(self, game: DragonhallGame) -> None:
        super().__init__(game)
        self.at = game.blank
        """Shared with the game until the deal, and not changed in place before; the deal gives the state its own."""

    def current_player(self) -> int:
        at = self.at
        if at.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if at.chance else at.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.at.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.at.throws if self.at.dealt else self.get_game().deals
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        if not self.at.dealt:
            self.at = self.at.copy()
        self.at.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{THROW if self.at.dealt else DEAL} {action}"
        return str(self.at.game.moves[action].text)

    def is_terminal(self) -> bool:
        return self.at.over

    def returns(self) -> list[float]:
        """Winners share 1, the others lose it; zeros while the game runs or if it was truncated."""
        return self.at.rewards("win")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DragonhallState:
        """Return a state that looks the same to the player, with everything that it does not know dealt again."""
        state: DragonhallState = self.clone()
        if self.at.dealt:
            state.at = self.at.redealt(player, int(sampler() * SEEDS) % SEEDS)
        return state

    def __str__(self) -> str:
        if not self.at.dealt:
            return "before the deal"
        waiting = f", {self.at.game.moves[self.at.pending].text} waits for its dice" if self.at.pending >= 0 else ""
        row = self.at.game.observer.observation(self.at.board, -1)
        return f"ply {self.at.ply}{waiting}: {in_words(self.at.game.counsel.tensor, row)}"


class Observer:
    """What OpenSpiel asks about a state: tensors (scaled to -1 .. 1), their named parts, and strings."""

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise BadEnvironment(f"Observers take no parameters; these were given: {str(params)[:80]}.")
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            self.kind = "public"
        else:
            self.kind = "information_state" if kind.perfect_recall else "observation"
        self.layout = game.tensor_of(self.kind)
        self.tensor = np.zeros(self.layout.size, np.float32)
        self.dict = self.layout.named(self.tensor)

    def set_from(self, state: DragonhallState, player: int) -> None:
        self.tensor[:] = self.layout.scaled(self._row(state, player))

    def string_from(self, state: DragonhallState, player: int) -> str:
        if not state.at.dealt:
            return "before the deal"
        return in_words(self.layout, self._row(state, player))

    def _row(self, state: DragonhallState, player: int) -> Any:
        at = state.at
        if not at.dealt:
            return np.zeros(self.layout.size, np.int16)
        if self.kind == "information_state":
            return at.game.observer.information_state(at.board, at.recollected(), player)
        return at.game.observer.observation(at.board, -1 if self.kind == "public" else player)


def in_words(layout: Tensor, row: Any) -> str:
    """Return the parts of a row that are not all zero, as text: equal if and only if the rows are equal."""
    parts = []
    for part, numbers in zip(layout, np.split(row, layout.ends), strict=True):
        if numbers.any():
            parts.append(f"{part.name} {' '.join(map(str, numbers.tolist()))}")
    return "; ".join(parts)


def _type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=f"dragonhall_{game.name}",
        long_name=f"Dragonhall: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=max(2, game.seats[0]),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**HOUSE, **{option.name: option.default for option in game.options}},
    )


for _name in names():
    _game = find_game(_name)
    _kind = _type_of(_game)
    # A class and not a function: OpenSpiel releases it only after Python has ended, when nothing can be freed.
    pyspiel.register_game(_kind, type(f"Game_{_name}", (DragonhallGame,), {"house": _game, "kind": _kind}))
