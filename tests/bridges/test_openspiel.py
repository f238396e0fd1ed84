"""OpenSpiel: its own simulation test, its searches, re-dealt states, saving, an algorithm that visits everything."""

from __future__ import annotations

import copy
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import dragonhall as dh
import dragonhall.bridges.openspiel

from .tables import every_game, every_table

SMALL = "dragonhall_dragorun(players=2,track=16,start=10,no_eggs=True,deals=1,throws=2,plies=3)"


def loaded(name: str, seats: int = 2) -> pyspiel.Game:
    return pyspiel.load_game(f"dragonhall_{name}", {"players": seats})


def some_state(game: pyspiel.Game, plies: int, seed: int = 0) -> pyspiel.State:
    luck, state = random.Random(seed), game.new_initial_state()
    state.apply_action(luck.choice(state.legal_actions()))
    while not state.is_terminal() and plies > 0:
        state.apply_action(luck.choice(state.legal_actions()))
        plies -= 1
    return state


def sampler(seed: int):
    return np.random.RandomState(seed).random_sample


@every_table
def test_the_simulation_test_of_openspiel_itself(name: str, seats: int, options: dict):
    """At every table of two or more: what one seat alone plays for is no zero-sum game."""
    params = {"players": max(2, seats), "plies": 60, **(options if seats > 1 else {})}
    pyspiel.random_sim_test(pyspiel.load_game(f"dragonhall_{name}", params), num_sims=1, serialize=True, verbose=False)


@every_game
def test_a_state_is_the_match_of_its_deal(name: str):
    game = loaded(name)
    state = game.new_initial_state()
    state.apply_action(77)
    match, luck = dh.new(name, seats=2, seed=77), random.Random(1)
    while not match.over and match.ply < 150:
        seat = match.to_act[0]
        assert state.current_player() == seat and state.legal_actions() == sorted(match.moves(seat))
        layout = match.game.tensor_of("information_state")
        assert np.allclose(
            state.information_state_tensor(seat), layout.scaled(match.observation(seat, "information_state"))
        )
        assert np.allclose(state.observation_tensor(seat), match.game.counsel.tensor.scaled(match.observation(seat)))
        move = luck.choice(match.moves(seat))
        assert state.action_to_string(seat, int(move)) == move.text
        state.apply_action(int(move))
        match.play(move, seat=seat)
    assert state.is_terminal() == match.over and sum(state.returns()) == pytest.approx(0)


@every_game
def test_resampling_changes_nothing_a_player_knows_and_leaks_nothing(name: str):
    game = loaded(name, 3)
    for plies in (0, 9, 30):
        state = some_state(game, plies, plies)
        if state.is_terminal():
            continue
        for player in range(3):
            found = [state.resample_from_infostate(player, sampler(seed)) for seed in range(4)]
            for other in found:
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.current_player() == state.current_player()
            # What others remember is made of what the player knows: the same for the same re-deal of another truth.
            twin = found[0].resample_from_infostate(player, sampler(9))
            direct = state.resample_from_infostate(player, sampler(9))
            for other in range(3):
                assert twin.information_state_string(other) == direct.information_state_string(other)


@every_game
def test_states_are_copied_and_saved_in_mid_game(name: str):
    game = loaded(name)
    state = some_state(game, 20, 5)
    resampled = state.resample_from_infostate(0, sampler(1))
    for each in (state, resampled):
        saved = pyspiel.serialize_game_and_state(game, each)
        twins = [each.clone(), copy.deepcopy(each), pyspiel.deserialize_game_and_state(saved)[1]]
        luck = random.Random(2)
        while not each.is_terminal() and each.move_number() < 60:
            action = luck.choice(each.legal_actions())
            for other in [each, *twins]:
                other.apply_action(action)
            for twin in twins:
                assert str(twin) == str(each) and twin.history() == each.history()
                if not each.is_terminal():
                    assert twin.information_state_string() == each.information_state_string()
        assert "dragonhall" in pyspiel.load_game(str(game)).get_type().short_name


@every_game
def test_the_searches_of_openspiel_play(name: str):
    game = loaded(name)
    state = some_state(game, 12, 3)
    player, rollout = state.current_player(), mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    honest = state.resample_from_infostate(player, sampler(3))
    bot = mcts.MCTSBot(game, 1.4, 8, rollout, random_state=np.random.RandomState(2))
    assert bot.step(honest) in state.legal_actions()
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=1.4, max_simulations=8, max_world_samples=-1, random_state=np.random.RandomState(2),
        evaluator=rollout,
    )  # fmt: skip
    assert bot.step(state) in state.legal_actions()


def test_a_small_dragorun_is_solved():
    """Every throw is a chance node with a few outcomes, the race is cut off: counterfactual regret minimisation."""
    game = pyspiel.load_game(SMALL)
    state = game.new_initial_state()
    state.apply_action(0)
    state.apply_action(0)
    assert state.is_chance_node() and state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 1) == "throw 1" and "roll waits for its dice" in str(state)
    solver = cfr.CFRPlusSolver(game)
    gaps = []
    for _ in range(4):
        solver.evaluate_and_update_policy()
        gaps.append(exploitability.nash_conv(game, solver.average_policy()))
    assert gaps[-1] < gaps[0] and gaps[-1] < 0.2


def test_options_are_parameters_and_mistakes_are_told():
    game = pyspiel.load_game("dragonhall_dragorun(players=3,track=20)")
    assert game.get_parameters()["track"] == 20 and game.num_players() == 3
    for wrong in ({"track": 99}, {"players": 9}, {"deals": 0}, {"plies": -1}):
        with pytest.raises(dh.DragonhallError):
            type(game)({**game.get_parameters(), **wrong})
    public = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    state = some_state(game, 3)
    public.set_from(state, 1)
    assert public.dict["present"].tolist() == [1, 1, 1, 0, 0]
    with pytest.raises(dh.DragonhallError):
        game.make_py_observer(None, {"colour": "red"})
