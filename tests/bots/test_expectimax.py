"""Expectimax: what a turn of Dragorun is worth exactly, put together once more from single moves and the evaluation."""

from __future__ import annotations

import random

import numpy as np
import pytest

import dragonhall as dh
from dragonhall.bots.tree_search import Tree, Tuning
from dragonhall.core.match import Match
from dragonhall.core.rule import NEVER_COMPILE
from dragonhall.games import game as find_game
from dragonhall.games.dragorun.box import EGGS, WHITE
from dragonhall.games.dragorun.table import Ask

pytestmark = pytest.mark.skipif(NEVER_COMPILE, reason="search is compiled")
FACES = range(6)
OPTIONS = ({}, {"no_eggs": True}, {"track": 16, "start": 10}, {"marker_deal": "choose"})


@pytest.fixture(scope="module")
def tree() -> Tree:
    return Tree(find_game("dragorun"))


def turns(count: int) -> list[Match]:
    """Matches at the beginning of a turn, at all seat counts, with eggs held and dragons near the finish among them."""
    found = []
    for seed in range(40 * count):
        luck = random.Random(seed)
        match = dh.new("dragorun", seats=2 + seed % 4, seed=seed, options=OPTIONS[seed % len(OPTIONS)])
        for _ in range(luck.randrange(150)):
            if not match.over:
                match.play(luck.choice(match.moves()))
        if not match.over and match.board.t.ask == Ask.TURN and (seed % 2 or len(match.moves()) > 5):
            found.append(match)
        if len(found) == count:
            break
    return found


def looked_ahead(tree: Tree, match: Match) -> np.ndarray:
    """What every seat may hope for, by expectimax."""
    tree.plant(match.board.tables, 1)
    tree.grow(0, match.seats, 1, 0, Tuning())
    return tree.space.reward[: match.seats].copy()


def told(match: Match, races: int) -> np.ndarray:
    """What the network says when a turn begins, counted once more; of a race that is over, what it brought; of another
    race than this, that all are equal."""
    game, t, seats = match.game, match.board.t, match.seats
    if match.over:
        return np.array([(seat in match.winners) / max(len(match.winners), 1) for seat in range(seats)])
    if t.ask == Ask.MARKER or t.races != races:
        return np.full(seats, 1 / seats)
    numbers = np.array(game.counsel.evaluation_weights, float).reshape(-1, game.counsel.net.units)
    worth = np.zeros(seats)
    for seat in range(seats):
        rows = [row for k in range(game.counsel.net.features) if (row := game.counsel.feature(t, seat, k)) >= 0]
        units = numbers[1:][rows].sum(0)
        units[1:] = np.maximum(units[1:], 0)
        worth[seat] = units @ numbers[0] / (100 * game.counsel.net.fine * game.counsel.net.coarse)
    shares = np.exp(worth - worth.max())
    return shares / shares.sum()


def rolled(match: Match, colour: int, movement: int, ask: Ask) -> Match:
    board = match.board.copy()
    board.t.colour, board.t.movement, board.t.ask = colour, movement, int(ask)
    return Match(match.game, match.seats, match.options, board, 0)


def played(match: Match, move: str) -> Match:
    other = match.copy()
    other.play(move)
    return other


def by_hand(match: Match) -> list[np.ndarray]:
    """What each move promises: every use of a roll is made, and the evaluation read when the turn is over."""
    t, me = match.board.t, match.to_act[0]

    def best(choices: list[np.ndarray]) -> np.ndarray:
        return max(choices, key=lambda shares: shares[me])

    def used(colour: int, movement: int) -> np.ndarray:
        names = [str(move) for move in rolled(match, colour, movement, Ask.WHITE).moves()]
        return best([told(played(rolled(match, colour, movement, Ask.WHITE), name), t.races) for name in names])

    moved = [told(played(match, str(move)), t.races) for move in match.moves() if move.name == "move"]
    if t.ask == Ask.WHITE:
        return moved
    lines = {(colour, movement): used(colour, movement) for colour in FACES for movement in FACES}
    return [
        *moved,
        np.mean(list(lines.values()), axis=0),
        np.mean([lines[colour, t.movement] for colour in FACES], axis=0),
        np.mean([lines[t.colour, movement] for movement in FACES], axis=0),
    ]


def test_a_roll_is_worth_the_best_of_using_it_and_rolling_again(tree: Tree):
    for number, match in enumerate(turns(8)):
        luck = random.Random(number)
        for ask, colour in ((Ask.ROLLED, luck.randrange(5)), (Ask.ROLLED, WHITE), (Ask.WHITE, WHITE)):
            here = rolled(match, colour, luck.randrange(6), ask)
            promised, me = by_hand(here), here.to_act[0]
            assert looked_ahead(tree, here) == pytest.approx(max(promised, key=lambda shares: shares[me]), abs=1e-6)
            assert tree.space.likes[: len(promised)] == pytest.approx([shares[me] for shares in promised], abs=1e-6)


def over_eggs(match: Match, move: str) -> np.ndarray:
    """What a swap is worth: drawn until each kind of egg came once, which counts by how many lie in the pool."""
    t = match.board.t
    if match.options["no_eggs"]:
        return told(played(match, move), t.races)
    left = {EGGS[kind]: count for kind, count in enumerate(t.pool) if count}
    total = np.zeros(match.seats)
    for seed in range(2000):
        other = played(match.redeal(match.to_act[0], seed), move)
        egg = next(line["egg"] for line in other.news(None)[-1] if line["key"] == "egg")
        if egg in left:
            total += left.pop(egg) / t.pooled * told(other, t.races)
        if not left:
            break
    assert not left
    return total


def test_a_turn_is_worth_the_best_of_rolling_swapping_and_returning_eggs(tree: Tree):
    seen = set()
    for match in turns(40):
        me, choices = match.to_act[0], {}
        for move in match.moves():
            name = str(move)
            if name == "roll":
                rolls = [rolled(match, colour, movement, Ask.ROLLED) for colour in FACES for movement in FACES]
                choices[name] = np.mean([looked_ahead(tree, roll) for roll in rolls], axis=0)
            elif name == "return eggs":
                choices[name] = looked_ahead(tree, played(match, name))
            else:
                choices[name] = over_eggs(match, name)
        top = max(choices, key=lambda name: choices[name][me])
        assert looked_ahead(tree, match) == pytest.approx(choices[top], abs=1e-6)
        assert tree.space.likes[: len(choices)] == pytest.approx([shares[me] for shares in choices.values()], abs=1e-6)
        seen |= {name.split()[0] for name in choices} | {f"best: {top.split()[0]}"}
    assert seen >= {"roll", "swap", "return", "best: roll", "best: swap"}


def test_a_race_that_is_over_is_worth_what_it_brought(tree: Tree):
    match = dh.new("dragorun", seats=4, seed=2)
    while not match.over:
        match.play(match.moves()[0])
    assert looked_ahead(tree, match).tolist() == [1.0 * (seat in match.winners) for seat in range(4)]
