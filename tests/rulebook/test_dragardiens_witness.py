"""Whole games of Dragardiens before a witness who knows the rules and is only told what a spectator is told."""

from __future__ import annotations

import random

import pytest

import dragonhall as dh
from dragonhall.games import game

from .dragardiens_table import may
from .dragardiens_witness import Witness

GAMES = 3


def sensible(match: dh.Match, luck: random.Random) -> str:
    """Lay when it can be done; else take; so that games look like people's games."""
    moves = may(match)
    layings = [move for move in moves if move.startswith("lay")]
    if layings and luck.random() < 0.9:
        return luck.choice(layings)
    takings = [move for move in moves if move.startswith("take")]
    return luck.choice(takings if takings and luck.random() < 0.6 else moves)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(len(game("dragardiens").test_options)))
def test_a_witness_agrees_with_every_word(seats: int, number: int):  # 7.1, 9.5, 9.7, 10.1
    for seed in range(GAMES):
        luck = random.Random(seed)
        match = dh.new("dragardiens", seats=seats, seed=seed, options=game("dragardiens").test_options[number])
        witness = Witness(seats, match.options, match.view(None)["row"])
        while not match.over:
            match.play(sensible(match, luck) if seed else luck.choice(match.moves()))
        for ply in match.news(None):
            for event in ply:
                witness.hear(event)
        assert witness.over and not witness.due
        assert tuple(map(witness.score, range(seats))) == match.scores
        assert witness.winners() == match.winners
        final = match.view(None)["players"]
        assert [witness.hand[seat].total() + witness.unseen[seat] for seat in range(seats)] == [
            player["hand"] for player in final
        ]
