"""PettingZoo: its own tests for every game and number of seats, and what they do not look at."""

from __future__ import annotations

import copy
import pickle
import random
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

import dragonhall as dh
from dragonhall.bridges.env_state import BadEnvironment
from dragonhall.bridges.pettingzoo import env, parallel_env
from dragonhall.games import game as find_game

from .tables import every_game, every_table

# PettingZoo keeps a list of its own games whose observations are dicts with a mask, and warns of all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@every_table
def test_the_checks_of_pettingzoo_itself(name: str, seats: int, options: dict):
    in_turn, at_once = partial(env, name, seats, options), partial(parallel_env, name, seats, options)
    api_test(in_turn(render_mode="ansi"), num_cycles=60)
    seed_test(in_turn, num_cycles=30)
    parallel_api_test(at_once(), num_cycles=60)
    parallel_seed_test(at_once, num_cycles=30)
    # In PettingZoo's count of cycles every agent acts in each: the parallel environment, and PettingZoo's AEC of it.
    max_cycles_test(SimpleNamespace(parallel_env=at_once, env=lambda **how: parallel_to_aec(at_once(**how))))


def play_on(table: Any, luck: random.Random, decisions: int) -> list[tuple]:
    """Random legal moves; what was seen on the way."""
    seen: list[tuple] = []
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        seen.append((agent, observation["observation"].tobytes(), observation["action_mask"].tobytes(), reward))
        if len(seen) > decisions or not table.agents:
            break
        over = termination or truncation
        table.step(None if over else luck.choice(np.flatnonzero(observation["action_mask"])))
    return seen


@every_game
def test_copies_deep_copies_and_pickles_in_mid_game_go_on_alike(name: str):
    table = env(name, kind="information_state")
    table.reset(seed=4)
    play_on(table, random.Random(1), 25)
    twins = [copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    then = [play_on(each, random.Random(2), 60) for each in [table, *twins]]
    assert all(each == then[0] for each in then) and len(then[0]) > 5
    at_once = parallel_env(name)
    at_once.reset(seed=4)
    acts = [at_once.action_space(agent).sample() for agent in at_once.agents]
    at_once.step(dict(zip(at_once.agents, acts, strict=True)))
    twins = [at_once, copy.copy(at_once), copy.deepcopy(at_once), pickle.loads(pickle.dumps(at_once))]
    after = [each.step(dict.fromkeys(each.agents, 0)) for each in twins]
    assert len({repr([row["observation"].tobytes() for row in seen.values()]) for seen, *_ in after}) == 1


@every_game
def test_an_environment_plays_the_match_of_its_seed(name: str):
    """The same seed and moves as ``dragonhall.new``; rewards come at the end and add up to nothing."""
    table, luck = env(name), random.Random(8)
    table.reset(seed=8)
    match = dh.new(name, seats=len(table.possible_agents), seed=8)
    while not match.over:
        seat = match.to_act[0]
        observation, reward, *_ = table.last()
        assert table.agent_selection == f"seat_{seat}" and reward == 0
        assert observation["observation"].tolist() == match.observation(seat).tolist()
        assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(match.moves(seat))
        assert observation["action_mask"].dtype == np.int8
        move = luck.choice(match.moves(seat))
        match.play(move, seat=seat)
        table.step(int(move))
    assert all(table.terminations.values())
    rewards = [table._cumulative_rewards[agent] for agent in table.agents]
    assert sum(rewards) == pytest.approx(0)
    if match.winners and len(match.winners) < match.seats:
        assert {seat for seat, reward in enumerate(rewards) if reward == max(rewards)} == set(match.winners)


def test_illegal_actions():
    table = env("dragorun", 2)
    table.reset(seed=1)
    with pytest.raises(dh.NotLegalNow, match="It can: 0 \\(roll\\)"):
        table.step(19)
    table = env("dragorun", 2, illegal="lose")
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(19)
    assert all(table.terminations.values()) and table.rewards[loser] == -1 and sum(table.rewards.values()) == -1
    table = env("dragorun", 2, illegal="replace")
    table.reset(seed=1)
    table.step(19)
    assert table.env_state.ply == 1
    for illegal in ("refuse", "lose"):
        table = parallel_env("dragorun", 2, illegal=illegal)
        table.reset(seed=1)
        actions = dict.fromkeys(table.agents, 19)
        if illegal == "refuse":
            with pytest.raises(dh.NotLegalNow):
                table.step(actions)
        else:
            _, rewards, terminations, _, infos = table.step(actions)
            assert all(terminations.values()) and set(rewards.values()) == {-1.0} and "illegal" in infos["seat_0"]


def test_what_seats_decide_simultaneously_is_one_step_at_once():
    table = parallel_env("ante", 3)
    seen, _ = table.reset(seed=2)
    assert not any(row["action_mask"][table.wait] for row in seen.values())
    seen, *_ = table.step({agent: int(row["action_mask"].argmax()) for agent, row in seen.items()})
    assert table.env_state.ply == 3
    waiting = [agent for agent, row in seen.items() if row["action_mask"][table.wait]]
    assert len(waiting) == 2 and all(seen[agent]["action_mask"].sum() == 1 for agent in waiting)


@every_game
def test_the_registry_and_what_can_be_chosen(name: str):
    table = pettingzoo.make("aec", f"dragonhall/{name}-v{find_game(name).version}", scaled=True, key="observations")
    table.reset(seed=1)
    observation = table.last()[0]
    assert set(observation) == {"observations", "action_mask"} and observation["observations"].dtype == np.float32
    assert table.observation_space(table.agent_selection).contains(observation)
    assert table.state().shape == (table.tensor.size * len(table.agents),)
    table = pettingzoo.make("parallel", f"dragonhall/{name}-v{find_game(name).version}", max_cycles=2)
    table.reset(seed=1)
    for _ in range(2):
        *_, truncations, _ = table.step({})
    assert all(truncations.values()) and not table.agents
    for wrong in ({"illegal": "ignore"}, {"reward": "gold"}, {"render_mode": "window"}, {"kind": "all"}, {"seats": 9}):
        with pytest.raises(dh.DragonhallError):
            env(name, **wrong)
    with pytest.raises(BadEnvironment, match="render_mode"):
        env(name).render()
    with pytest.raises(BadEnvironment, match="reset"):
        env(name).step(0)
    with pytest.raises(BadEnvironment, match="reset"):
        parallel_env(name).step({})


@pytest.mark.parametrize("reward", ["win", "rank", "score"])
def test_rewards(reward: str):
    table, luck = env("dragorun", 4, reward=reward), random.Random(3)
    table.reset(seed=3)
    while not all(table.terminations.values()):
        table.step(luck.choice(table.env_state.legal(table.env_state.seat)))
    rewards = sorted(table.rewards.values())
    expected = {"win": [-1 / 3] * 3 + [1.0], "rank": [-1 / 3] * 3 + [1.0], "score": [0.0] * 3 + [1.0]}
    assert rewards == pytest.approx(expected[reward])


def test_a_game_is_cut_off_after_max_cycles_and_can_be_seen(capsys: pytest.CaptureFixture[str]):
    table = env("dragorun", 2, max_cycles=3, render_mode="human")
    table.reset(seed=1)
    table.render()
    assert "Race 1" in capsys.readouterr().out
    decisions = 0
    while not any(table.truncations.values()):
        table.step(table.env_state.legal(table.env_state.seat)[0])
        decisions += 1
    assert decisions == 6 and all(table.truncations.values())
    assert len(play_on(table, random.Random(0), 10)) == 2
