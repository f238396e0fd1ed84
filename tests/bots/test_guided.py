"""Wyrm guided by a network: where the network says so, with its priors, and the same every time."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import dragonhall as dh
from dragonhall.bots.levels import CLASSIC, WYRM, Budget, Searcher, UnknownBot, bot_named, levels_of
from dragonhall.bots.network import BadNetwork, network_of, network_part
from dragonhall.games import game as find_game

GUIDED = [name for name in dh.games() if (network := network_of(find_game(name))) and network.guides]


def thought_of(level, name: str, seats: int, iterations: int = 200, seed: int = 5):
    match = dh.new(name, seats=seats, seed=11)
    while len(match.moves(match.to_act[0])) < 2:
        match.play(0, seat=match.to_act[0])
    seat, board = match.to_act[0], match.board
    return seat, board, Searcher(level, Budget(iterations=iterations), seed=seed).think(board, seats, seat, hasty=False)


def test_there_are_games_whose_network_guides_wyrm():
    assert GUIDED


@pytest.mark.parametrize("name", GUIDED)
def test_the_priors_are_those_of_the_network_and_a_search_can_be_repeated(name: str):
    game, network = find_game(name), network_of(find_game(name))
    seats = min(network.guides)
    seat, board, thought = thought_of(WYRM, name, seats)
    space, n = network.space(game), len(thought.moves)
    network_part(game).code.mark_moves(board.tables, 0, seat, space)
    chances = np.exp((space.marks[:n] - space.marks[:n].max()) / network.nat)
    even = WYRM.guided.even
    wanted = even / n + (1 - even) * chances / chances.sum()
    assert np.abs(thought.priors - wanted).max() < 0.01  # marks are rounded to hundredths
    assert thought.visits.sum() == 200
    assert np.nanmin(thought.shares) >= 0 and np.nanmax(thought.shares) <= 1
    again = thought_of(WYRM, name, seats)[2]
    assert (thought.visits == again.visits).all()
    other = thought_of(CLASSIC, name, seats)[2]
    assert not np.array_equal(thought.priors, other.priors)


def test_where_the_network_does_not_guide_wyrm_is_the_classic_one():
    apart = [(name, seats) for name in dh.games() for seats in find_game(name).seats if seats > 1]
    apart = [(name, seats) for name, seats in apart if seats not in getattr(network_of(find_game(name)), "guides", ())]
    name, seats = apart[0]
    one, other = thought_of(WYRM, name, seats)[2], thought_of(CLASSIC, name, seats)[2]
    assert (one.visits == other.visits).all()


def test_the_classic_wyrm_is_a_yardstick_and_not_a_level_to_choose():
    assert bot_named("wyrm-classic:200it").name == "wyrm-classic"
    assert all("wyrm-classic" not in levels_of(find_game(name)) for name in dh.games())
    with pytest.raises(UnknownBot, match="takes no budget"):
        bot_named("lindworm:200it")


@pytest.mark.parametrize("guides", [{9: 1.0}, {2: 0.0}, {2: 1e9}])
def test_a_network_that_guides_in_an_impossible_way_is_refused(guides: dict):
    game = find_game(GUIDED[0])
    network = network_of(game)
    assert network is not None
    said = {str(seats): explore for seats, explore in guides.items()}
    with pytest.raises(BadNetwork, match="guide Wyrm"):
        replace(network, about={**network.about, "guides": said}).check(game)
