"""Gymnasium: its own checks for every game and number of seats, vectors beside single tables, and what bots do."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import dragonhall as dh
from dragonhall.bridges.env_state import BadEnvironment
from dragonhall.bridges.gymnasium import FORMS, env, vector_env
from dragonhall.core.match import Match
from dragonhall.core.moves import Move
from dragonhall.games import game as find_game

from .tables import every_game, every_table


@every_table
def test_the_checks_of_gymnasium_itself(name: str, seats: int, options: dict):
    for form in FORMS if seats == find_game(name).fewest_seats else ("masked",):
        # Made by Gymnasium, so that it can make more of them, one for every way to render.
        made = gymnasium.make(known_as(name), seats=seats, options=options, form=form, render_mode="ansi")
        check_env(made.unwrapped)


def known_as(name: str) -> str:
    return f"dragonhall/{name.capitalize()}-v{find_game(name).version}"


class FirstMove:
    """A bot of one's own."""

    def choose(self, match: Match, seat: int) -> Move:
        move: Move = match.moves(seat)[0]
        return move


def play_on(table: Any, steps: int, seed: int = 0) -> list[tuple]:
    luck, seen = np.random.default_rng(seed), []
    for _ in range(steps):
        action = int(luck.choice(np.flatnonzero(table.action_masks())))
        observation, reward, terminated, _, info = table.step(action)
        seen.append((observation.tobytes(), reward, terminated, info["action_mask"].tobytes()))
        if terminated:
            break
    return seen


@every_game
def test_copies_deep_copies_and_pickles_in_mid_game_go_on_alike(name: str):
    table = env(name, opponents="drake", kind="information_state")
    table.reset(seed=6)
    play_on(table, 8)
    twins = [table, copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    then = [play_on(each, 30) for each in twins]
    assert all(each == then[0] for each in then) and len(then[0]) > 3
    tables = vector_env(name, 5, opponents="drake")
    _, info = tables.reset(seed=6)
    twins = [tables, copy.copy(tables), copy.deepcopy(tables), pickle.loads(pickle.dumps(tables))]
    actions = info["action_mask"].argmax(1)
    assert len({each.step(actions)[0].tobytes() for each in twins}) == 1


@every_game
def test_a_seed_and_actions_decide_everything(name: str):
    for opponents in ("hatchling", "drake"):
        one, other = env(name, opponents=opponents), env(name, opponents=opponents)
        assert one.reset(seed=3)[0].tolist() == other.reset(seed=3)[0].tolist()
        assert play_on(one, 40) == play_on(other, 40)
        assert one.reset()[0].tolist() == other.reset()[0].tolist()


def test_every_seat_can_have_a_bot_of_its_own():
    table = env("dragorun", 3, seat=1, opponents={0: FirstMove(), 2: "wyvern:5it"})
    table.reset(seed=1)
    assert table.seat == 1 and len(play_on(table, 500)[-1][0]) == table.tensor.size * 2
    assert table.env_state.acting == 0
    with pytest.raises(BadEnvironment, match="reset"):
        table.step(0)
    assert vector_env("dragorun", 2, 3, opponents=["me", "drake", "hatchling"])._minds.tolist()[1:] == [1, 0]
    seats = set()
    table = env("dragorun", 3, seat=None, opponents=["hatchling", FirstMove()])
    for seed in range(12):
        table.reset(seed=seed)
        seats.add(table.seat)
    assert seats == {0, 1, 2}


def test_a_bot_that_makes_illegal_moves_is_refused():
    class Wrong:
        def choose(self, match: Match, seat: int) -> Move:
            return match.game.moves[19]

    table = env("dragorun", 2, opponents=Wrong())
    table.reset(seed=next(seed for seed in range(9) if dh.new("dragorun", 2, seed).to_act == (0,)))
    with pytest.raises(dh.NotLegalNow):
        play_on(table, 9)
    for wrong in ({"opponents": "basilisk"}, {"opponents": 7}, {"seat": 5}, {"form": "round"}, {"illegal": "x"}):
        with pytest.raises(dh.DragonhallError):
            env("dragorun", 2, **wrong)


@every_game
def test_make_knows_the_games(name: str):
    table = gymnasium.make(known_as(name), form="masked", scaled=True)
    observation, info = table.reset(seed=1)
    assert table.observation_space.contains(observation)
    assert (table.unwrapped.action_masks() == info["action_mask"].astype(bool)).all()
    tables = gymnasium.make_vec(known_as(name), num_envs=3, vectorization_mode="vector_entry_point", scaled=True)
    observations, info = tables.reset(seed=1)
    assert observations.shape == (3, find_game(name).counsel.tensor.size) and observations.dtype == np.float32
    assert tables.single_action_space.n == info["action_mask"].shape[1]


def follow(name: str, mode: str, seats: int, options: dict, steps: int) -> int:
    """A vector of tables beside the rules themselves: what it shows is what the match it stands for would show."""
    size, luck = 4, np.random.default_rng(4)
    tables = vector_env(name, size, seats, options, seat=None, autoreset_mode=mode, opponents="drake")
    observations, info = tables.reset(seed=40)
    ended = np.zeros(size, bool)
    finished = 0
    for _ in range(steps):
        for at in range(size):
            match = tables.match(at)
            seat = int(info["seat"][at])
            assert observations[at].tolist() == match.observation(seat).tolist()
            assert np.flatnonzero(info["action_mask"][at]).tolist() == sorted(match.moves(seat))
            assert bool(info["action_mask"][at].any()) == (not ended[at] or mode == "SameStep")
        if mode == "Disabled" and ended.any():
            with pytest.raises(BadEnvironment, match="is over"):
                tables.step(np.zeros(size, int))
            observations, info = tables.reset(options={"reset_mask": ended})
            ended = np.zeros(size, bool)
            continue
        mask = info["action_mask"] + (info["action_mask"].sum(1) == 0)[:, None]
        actions = (mask * luck.random(mask.shape)).argmax(1)
        before = ended
        observations, rewards, ended, truncated, info = tables.step(actions)
        finished += int(ended.sum())
        assert not truncated.any() and not info["illegal"].any()
        assert ((rewards[~ended] == 0).all() and not (before & ended).any()) or mode == "SameStep"
        if mode == "SameStep" and ended.any():
            assert (info["_final_obs"] == ended).all()
            for at in np.flatnonzero(ended):
                assert info["final_obs"][at].shape == observations[at].shape
            assert all(info["final_obs"][at] is None for at in np.flatnonzero(~ended))
    return finished


@every_table
def test_a_vector_shows_what_matches_show(name: str, seats: int, options: dict):
    follow(name, "SameStep", seats, options, 40)


@pytest.mark.parametrize("mode", ["SameStep", "NextStep", "Disabled"])
def test_games_that_end_are_dealt_anew_as_gymnasium_says(mode: str):
    assert follow("dragorun", mode, 3, {}, 300) > 10
    assert vector_env("dragorun", 2, autoreset_mode=mode).metadata["autoreset_mode"] == AutoresetMode(mode)


def test_a_vector_is_dealt_like_matches_of_the_same_seeds():
    tables = vector_env("dragorun", 6, 3, seat=None)
    tables.reset(seed=70)
    seeds = [tables._seeds[at] + (tables._episodes[at] - 1) * 6 for at in range(6)]
    assert seeds == [70, 71, 72, 73, 74, 75]
    first = tables.reset(seed=[5, 6, 7, 8, 9, 10])[0]
    again = tables.reset(seed=5)[0]
    assert first.tolist() == again.tolist() and tables.reset()[0].tolist() != first.tolist()


@pytest.mark.parametrize("illegal", ["refuse", "lose", "replace"])
def test_illegal_actions_in_a_vector(illegal: str):
    tables = vector_env("dragorun", 300, 2, illegal=illegal)
    _, info = tables.reset(seed=1)
    actions = info["action_mask"].argmax(1)
    actions[77] = 19
    if illegal == "refuse":
        before = tables._tables.tobytes()
        with pytest.raises(dh.NotLegalNow, match="table 77"):
            tables.step(actions)
        assert tables._tables.tobytes() == before
        return
    _, rewards, ended, _, info = tables.step(actions)
    assert ended[77] == (illegal == "lose") and rewards[77] == (-1 if illegal == "lose" else 0)
    assert info["illegal"].sum() == (illegal == "lose")


@pytest.mark.parametrize(
    "wrong", [{"num_envs": 0}, {"opponents": "wyrm"}, {"kind": "information_state"}, {"seat": 3}, {"reward": "x"}]
)
def test_a_vector_that_cannot_be_made(wrong: dict):
    with pytest.raises(dh.DragonhallError):
        vector_env(**({"game": "dragorun", "num_envs": 2, "seats": 2} | wrong))


def test_a_stronger_bot_wins_more_often():
    """Drake beats random learners clearly, and rewards say so."""
    total, games = 0.0, 0
    tables = vector_env("dragorun", 512, 2, opponents="drake")
    _, info = tables.reset(seed=1)
    luck = np.random.default_rng(1)
    for _ in range(60):
        actions = (info["action_mask"] * luck.random(info["action_mask"].shape)).argmax(1)
        _, rewards, ended, _, info = tables.step(actions)
        total, games = total + rewards.sum(), games + ended.sum()
    assert games > 200 and total / games < -0.4
