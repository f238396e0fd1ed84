"""Networks of whole numbers: the same moves interpreted and compiled, checked files, Lindworm where there is one."""

from __future__ import annotations

import io
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import dragonhall as dh
from dragonhall.bots import LEVELS, Lindworm, UnknownBot, ask, bot_named, levels_of, network
from dragonhall.bots.network import (
    MAX_FILE,
    BadNetwork,
    Network,
    largest_inputs,
    network_of,
    network_part,
    shares_of,
)
from dragonhall.bots.network_rules import HIGHEST
from dragonhall.bots.own import find_bot
from dragonhall.games import game as find_game
from dragonhall.hall.base.errors import Refused
from dragonhall.hall.protocol import CreateTable
from dragonhall.hall.routes.answers import game_info
from dragonhall.hall.tables.state import new_state
from dragonhall.lab.arena.arena import play_match
from dragonhall.lab.arena.duel import Duel

from .networks import some_network

GAME = find_game("dragorun")


@pytest.fixture
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Network:
    """Dragorun has a network in its folder."""
    made, _ = some_network()
    made.save(tmp_path / "network.npz")
    monkeypatch.setattr(network, "path_of", lambda game: tmp_path / ("network.npz" if game is GAME else "none"))
    network_of.cache_clear()
    yield made
    network_of.cache_clear()


def test_a_saved_network_leaves_hard_links_to_the_old_file_alone(tmp_path: Path):
    path, link = tmp_path / "network.npz", tmp_path / "link.npz"
    path.write_bytes(b"old")
    link.hardlink_to(path)
    some_network()[0].save(path)
    assert link.read_bytes() == b"old" and Network.load(path)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["link.npz", "network.npz"]


@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_interpreted_and_compiled_networks_choose_the_same_moves(temperature: float):
    made, layers = some_network(temperature)
    part, one, other = network_part(GAME), made.space(GAME), made.space(GAME)
    lucks = [np.array([77], np.uint64) for _ in range(2)]
    match, several = dh.new("dragorun", seats=4, seed=3), 0
    for _ in range(60):
        seat, board = match.to_act[0], match.board
        compiled = part.code.network_move(board.tables, 0, seat, lucks[0], one)
        assert compiled == part.module.network_move([board.t], 0, seat, lucks[1], other)
        assert lucks[0] == lucks[1]
        if (n := len(match.moves(seat))) > 1:
            several += 1
            part.code.mark_moves(board.tables, 0, seat, one)
            part.module.mark_moves([board.t], 0, seat, other)
            assert (one.marks[:n] == other.marks[:n]).all()
            exact = floating(layers, match.observation(seat))[one.moves[:n]]
            assert np.abs(one.marks[:n] / made.nat - exact).max() < 0.05  # whole numbers lose next to nothing
        match.play(int(compiled), seat=seat)
    assert several > 20


@pytest.mark.parametrize("name", [name for name in dh.games() if network_of(find_game(name))])
def test_the_largest_numbers_that_an_observation_can_have_are_summed_exactly(name: str):
    """Interpreted too, where a product of two 16-bit numbers must not stay one of 16 bits."""
    game = find_game(name)
    made = network_of(game)
    space = made.space(game)
    space.row[:] = largest_inputs(game)
    network_part(game).module.first_layer(space)
    products = space.row.astype(np.int64)[:, None] * made.first.astype(np.int64)
    assert np.abs(products).max() > np.iinfo(np.int16).max
    exact = made.first_bias + products.sum(0)
    assert (space.hidden == np.clip(exact >> made.shifts[0], 0, HIGHEST)).all()


def test_a_network_tells_how_the_win_is_shared():
    """Interpreted and compiled alike, for every seat, by the numbers of the seats."""
    made, layers = some_network()
    part, one, other = network_part(GAME), made.space(GAME), made.space(GAME)
    match = dh.new("dragorun", seats=3, seed=5)
    for seat in range(3):
        part.code.mark_seats(match.board.tables, 0, seat, 3, one)
        part.module.mark_seats([match.board.t], 0, seat, 3, other)
        assert (one.marks[:3] == other.marks[:3]).all()
        exact = np.exp(floating(layers, match.observation(seat))[len(GAME.moves) :][:3])
        shares = shares_of(GAME, made, match.board.tables, 0, seat, 3)
        assert abs(shares.sum() - 1) < 1e-9
        assert np.abs(np.roll(shares, -seat) - exact / exact.sum()).max() < 0.05


def floating(layers: list, row: np.ndarray) -> np.ndarray:
    values = row.astype(float)
    for weights, bias in layers[:2]:
        values = np.maximum(weights @ values + bias, 0)
    return layers[2][0] @ values + layers[2][1]


def test_moves_are_drawn_as_often_as_the_policy_says():
    made, layers = some_network()
    match, part, space = dh.new("dragorun", seats=2, seed=5), network_part(GAME), made.space(GAME)
    while len(match.moves(match.to_act[0])) < 2:
        match.play(match.moves(match.to_act[0])[0], seat=match.to_act[0])
    seat, luck = match.to_act[0], np.array([5], np.uint64)
    legal = [int(move) for move in match.moves(seat)]
    chances = np.exp(floating(layers, match.observation(seat))[legal])
    drawn = [part.code.network_move(match.board.tables, 0, seat, luck, space) for _ in range(20_000)]
    for move, chance in zip(legal, chances / chances.sum(), strict=True):
        assert abs(drawn.count(move) / len(drawn) - chance) < 0.02


def test_a_network_is_a_file_that_is_the_same_every_time_and_is_checked(tmp_path: Path):
    made, _ = some_network()
    for name in ("one.npz", "two.npz"):
        made.save(tmp_path / name)
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()
    again = Network.load(tmp_path / "one.npz").check(GAME)
    assert all((one == other).all() for one, other in zip(again.space(GAME), made.space(GAME), strict=True))
    with pytest.raises(BadNetwork, match="not a network for"):
        made.check(find_game("ante"))
    with pytest.raises(BadNetwork, match="train it again"):
        replace(made, about={**made.about, "layout": "another"}).check(GAME)
    with pytest.raises(BadNetwork, match="32 bits"):
        replace(made, first=np.full_like(made.first, 32767), second=np.full_like(made.second, 32767)).check(GAME)
    with pytest.raises(BadNetwork, match="The part last"):
        replace(made, last=made.last[1:]).check(GAME)
    (tmp_path / "cut.npz").write_bytes((tmp_path / "one.npz").read_bytes()[:500])
    for name in ("cut.npz", "none.npz"):
        with pytest.raises(BadNetwork, match="is not a network"):
            find_bot(f"lindworm:{tmp_path / name}")


def test_networks_in_the_games_folders_fit_and_are_small():
    for name in dh.games():
        if (found := network_of(find_game(name))) is not None:
            assert network.path_of(find_game(name)).stat().st_size <= MAX_FILE
            assert found.about["versions"] and found.about["decisions"]


def test_lindworm_plays_where_there_is_a_network(in_folder: Network):
    assert levels_of(GAME) == [*LEVELS[:5], "amphiptere", "lindworm", "wyrm"]
    assert levels_of(find_game("ante")) == list(LEVELS)
    match = dh.new("dragorun", seats=3, seed=2)
    moves = {int(ask(bot_named("lindworm", seed=4), match, match.to_act[0], seed=1)) for _ in range(3)}
    assert len(moves) == 1
    outcomes = [play_match(GAME, 2, {}, 1, [Lindworm(seed) for seed in (1, 2)]) for _ in range(2)]
    assert outcomes[0] == outcomes[1]
    with pytest.raises(UnknownBot, match="takes no budget"):
        bot_named("lindworm:200ms")


def test_a_hall_offers_lindworm_where_there_is_a_network(in_folder: Network):
    assert "lindworm" in game_info("dragorun").levels
    assert "lindworm" not in game_info("ante").levels
    state, _ = new_state(CreateTable("dragorun", "Ann", seats=2, bots=[None, "lindworm"]), b"secret", 1)
    assert state.places[1].level == "lindworm"
    with pytest.raises(
        Refused, match="no bots called 'lindworm'; there are: hatchling, whelp, cockatrice, drake, wyvern, wyrm"
    ):
        new_state(CreateTable("ante", "Ann", seats=2, bots=[None, "lindworm"]), b"secret", 1)


def test_lindworm_is_refused_where_there_is_none(tmp_path: Path, in_folder: Network):
    game = find_game("ante")  # here only Dragorun has one
    assert network_of(game) is None and levels_of(game) == list(LEVELS)
    with pytest.raises(UnknownBot, match="no lindworm for Le Jeu des Dragons"):
        Duel("ante", 2, "lindworm", "drake").checked()
    match = dh.new("ante", seats=2, seed=1)
    with pytest.raises(UnknownBot, match="no lindworm"):
        ask(bot_named("lindworm"), match, match.to_act[0], seed=1)
    assert match.ply == 0
    some_network()[0].save(tmp_path / "network.npz")
    with pytest.raises(BadNetwork, match="not a network for"):
        Duel("ante", 2, f"lindworm:{tmp_path / 'network.npz'}", "drake").checked()


def test_a_file_that_unpacks_to_too_much_is_refused_before_it_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def never(*_: Any, **__: Any) -> Any:
        raise AssertionError("it is unpacked")

    large = tmp_path / "large.npz"
    np.savez_compressed(large, about=np.zeros(1 << 20, np.uint8))
    lying = tmp_path / "lying.npz"
    header = io.BytesIO()
    np.lib.format.write_array_header_1_0(header, {"descr": "|u1", "fortran_order": False, "shape": (1 << 50,)})
    with zipfile.ZipFile(lying, "w") as packed:
        packed.writestr("about.npy", header.getvalue() + b"few")
    monkeypatch.setattr(np, "load", never)
    monkeypatch.setattr(network, "MAX_UNPACKED", 1 << 16)
    with pytest.raises(BadNetwork, match="MB"):
        Network.load(large)
    with pytest.raises(BadNetwork, match="shorter than it says"):
        Network.load(lying)
