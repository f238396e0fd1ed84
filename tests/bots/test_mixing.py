"""Face-down choices are mixed by regret, so that nobody gains by knowing how a bot plays; no other moves are mixed."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import dragonhall as dh
from dragonhall.bots import Searcher
from dragonhall.bots.forest import EDGES, NODES, OFTEN, PRIOR, VALUE, Budget, Tree, Tuning, search_of
from dragonhall.bots.levels import WYRM, WYVERN, drawn
from dragonhall.core.match import Match
from dragonhall.core.rule import NEVER_COMPILE, twin
from dragonhall.games import game as find_game

compiled = pytest.mark.skipif(NEVER_COMPILE, reason="search is compiled")

PENNIES = np.array([[1.0, 0.0], [0.0, 1.0]])
DEAR_PENNY = np.array([[1.0, 0.2], [0.0, 0.6]])
"""The first wins by matching; the second must not match. Mixed 3 to 4 and 2 to 5."""
SCISSORS = np.array([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]])


class Pair:
    """Two face-down nodes with the search's own rules, and a table of what the first gets; the second gets the rest."""

    def __init__(self, payoff: np.ndarray, prior: list[float], seed: int) -> None:
        self.payoff, self.code, self.stray = payoff, search_of(find_game("ante")), Tuning().stray
        self.n = len(payoff)
        self.nodes = np.array([[0, self.n, 0, 1], [2 * self.n, self.n, 0, 1]], np.int64)
        self.edges, self.visits = np.zeros((4 * self.n, 4)), np.zeros(4 * self.n, np.int64)
        self.luck = np.zeros(1, np.uint64)
        self.code.seeded(self.luck, seed)
        for first in (0, 2 * self.n):
            self.edges[first : first + self.n, PRIOR] = prior

    def meet(self, times: int) -> None:
        for _ in range(times):
            picks = [self.code.draw_edge(node, self.nodes, self.edges, self.stray, self.luck) for node in (0, 1)]
            got = self.payoff[picks[0], picks[1] - 2 * self.n]
            for node, value in ((0, got), (1, 1.0 - got)):
                edge = picks[node]
                self.code.learn(node, edge, value, self.nodes, self.edges, self.visits, self.stray)
                self.nodes[node, 2] += 1
                self.visits[edge] += 1
                self.edges[edge, VALUE] += value

    def mix(self, node: int) -> np.ndarray:
        often = self.edges[(2 * node + 1) * self.n : (2 * node + 2) * self.n, OFTEN]
        return often / often.sum()

    @property
    def gain(self) -> float:
        """What the best answers to the two mixes gain together: 0 where nobody can do better."""
        return float((self.payoff @ self.mix(1)).max() - (self.mix(0) @ self.payoff).min())


@compiled
@pytest.mark.parametrize("payoff", [PENNIES, DEAR_PENNY, SCISSORS], ids=["pennies", "dear penny", "scissors"])
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_gains_by_knowing_the_mix(payoff: np.ndarray, seed: int):
    """Though the rule of thumb says the first move, nearly always."""
    n = len(payoff)
    prior = [0.9] + [0.1 / (n - 1)] * (n - 1)
    pair = Pair(payoff, prior, seed)
    pair.meet(30000)
    pure = payoff.max(0).min() - payoff.min(1).max()
    assert pure > 0.39
    assert 0 <= pair.gain < 0.1


@compiled
def test_a_mix_leans_towards_what_the_others_leave_open():
    pair = Pair(DEAR_PENNY, [0.5, 0.5], 3)
    pair.meet(30000)
    assert pair.mix(0) == pytest.approx([3 / 7, 4 / 7], abs=0.06)
    assert pair.mix(1) == pytest.approx([2 / 7, 5 / 7], abs=0.06)


@compiled
def test_what_is_always_better_is_always_taken():
    pair = Pair(np.array([[0.4, 0.5], [0.6, 0.7]]), [0.9, 0.1], 4)
    pair.meet(2000)
    assert pair.mix(0)[1] > 0.97 and pair.mix(1)[0] > 0.97


def test_a_draw_goes_by_the_mix_and_leaves_out_what_is_hardly_likely():
    mix = np.array([0.1, 0.5, 0.15, 0.25])
    places = [drawn(mix, luck / 1000) for luck in range(1000)]
    assert set(places) == {1, 3}
    assert places.count(1) == pytest.approx(667, abs=2)
    assert drawn(np.array([0.0, 1.0, 0.0]), 1 - 2**-53) == 1


def thought(match: Match, seat: int, seed: int = 1, **more: Any) -> Any:
    return Searcher(WYRM, Budget(iterations=200), seed=seed, **more).think(match.board, match.seats, seat)


@compiled
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_antes_are_mixed_whoever_has_chosen_already(seats: int):
    """Also by the last who is asked: the others' antes lie there, but face down."""
    match = dh.new("ante", seats=seats, seed=5)
    for seat in range(seats):
        mix = thought(match, seat).mix
        assert len(mix) == len(match.moves(seat)) and mix.sum() == pytest.approx(1)
        match.play(match.moves(seat)[0], seat=seat)
    while len(match.moves(match.to_act[0])) == 1:
        match.play(match.moves(match.to_act[0])[0])
    assert thought(match, match.to_act[0]).mix is None


@compiled
@pytest.mark.parametrize("name", dh.games())
def test_only_what_nobody_sees_is_mixed(name: str):
    """Feeding and breeding in Dragon Ranch are asked of several at once, but in the open, and each minds its own."""
    game = find_game(name)
    together = 0
    for seed in range(6):
        luck = random.Random(seed)
        match = dh.new(name, seats=luck.choice([seats for seats in game.seats if seats > 1]), seed=seed)
        for _ in range(120):
            if match.over:
                break
            seat = luck.choice(match.to_act)
            moves = match.moves(seat)
            if len(moves) > 1:
                together += len(match.to_act) > 1
                covered = all(not twin(game.sees)(match.board.t, -1, seat, int(move)) for move in moves)
                assert (thought(match, seat).mix is not None) == covered == (name == "ante" and moves[0].name == "ante")
            match.play(luck.choice(moves), seat=seat)
    assert (together > 0) == (name in ("ante", "ranch"))


@compiled
def test_a_mix_is_repeated_by_its_seed_and_shared_by_threads():
    match = dh.new("ante", seats=3, seed=2)
    assert thought(match, 0, 7).mix.tolist() == thought(match, 0, 7).mix.tolist()
    assert thought(match, 0, 7).mix.tolist() != thought(match, 0, 8).mix.tolist()
    shared = thought(match, 0, 7, threads=2)
    assert shared.mix.sum() == pytest.approx(1) and shared.simulations == 400


@compiled
def test_the_answer_is_drawn_from_the_mix():
    match = dh.new("ante", seats=2, seed=0)
    bot = Searcher(WYVERN, Budget(iterations=48), seed=1)
    assert len({int(bot.choose(match, 0)) for _ in range(60)}) > 1
    assert match.hint(0, budget="100it", seed=1).mixed
    assert not dh.new("dragorun", seats=2, seed=0).hint(budget="100it", seed=1).mixed


def test_antes_that_lie_face_down_are_asked_for_again():
    match = dh.new("ante", seats=4, seed=3)
    for seat in (0, 1, 3):
        match.play(match.moves(seat)[0], seat=seat)
    t = match.board.t
    own, hands = t.ante[1], [(t.hand[seat, 0], t.hand[seat, 1]) for seat in range(4)]
    twin(match.game.reopen)(t, 1)
    assert twin(match.game.to_act)(t) == 0b1101
    assert t.ante[1] == own and all(t.ante[seat] == -1 for seat in (0, 2, 3))
    assert hands == [(t.hand[seat, 0], t.hand[seat, 1]) for seat in range(4)]


@compiled
def test_a_full_tree_of_face_down_nodes_keeps_to_its_room():
    game = find_game("ante")
    tree, match = Tree(game), dh.new("ante", seats=6, seed=1)
    tree.plant(match.board.tables, 1)
    for _ in range(5):
        tree.grow(0, 6, NODES // 4, 64, Tuning())
    nodes, edges, full = tree.used
    assert nodes <= NODES and edges <= EDGES and full > 0
