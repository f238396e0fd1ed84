"""Le Jeu des Dragons: every situation can be described and laid out again, and what cannot be is refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.games import game as find_game
from dragonhall.games.ante.box import NAMES
from tests.rulebook.ante_table import card

GAME = find_game("ante")
DEFAULTS = {option.name: option.default for option in GAME.options}
CASES = [
    (seats, number)
    for number, options in enumerate(GAME.test_options)
    for seats in GAME.seats
    if not GAME.fits(seats, DEFAULTS | dict(options))
]


ROUNDS = 40


def random_ply(match: dh.Match, luck: random.Random) -> None:
    """Now and then the host calls time; cards that move cards are preferred."""
    if luck.random() < 0.003:
        match.play("call the last gambit")
        return
    seat = luck.choice(match.to_act)
    moves = list(match.moves(seat))
    moving = [move for move in moves if str(move).split()[1] in ("Red", "Copper", "Bronze", "Archmage")]
    match.play(luck.choice(moving if moving and luck.random() < 0.5 else moves), seat=seat)


@pytest.mark.parametrize(("seats", "number"), CASES)
def test_a_position_is_an_identity_at_every_ply(seats: int, number: int):  # 13.1
    options = dict(GAME.test_options[number]) | ({"eliminations": 5} if number == 0 else {})
    match, luck = dh.new("ante", seats=seats, seed=seats, options=options), random.Random(number)
    while True:
        described = match.position()
        again = dh.position(json.loads(json.dumps(described)))
        assert again.position() == described and again.to_act == match.to_act
        assert again._board.tables.tobytes() == match._board.tables.tobytes()
        if match.over or match.ply > 250:
            break
        random_ply(match, luck)


def changed(value: Any, luck: random.Random) -> Any:
    """Something else in place of a value, much like it or not at all."""
    if isinstance(value, bool):
        return luck.choice([not value, None, 1])
    if isinstance(value, int):
        return luck.choice([value + 1, value - 1, 0, 1, 13, 120, -1, 2**40, None, "3"])
    if isinstance(value, str):
        return luck.choice(
            [luck.choice(NAMES), luck.choice(("play", "ante", "blue", "give", "slain")), "Pink", None, 3]
        )
    if value is None:
        return luck.choice([0, 1, luck.choice(NAMES)])
    if isinstance(value, list):
        copy = list(value)
        if copy and luck.random() < 0.7:
            at = luck.randrange(len(copy))
            deed = luck.random()
            if deed < 0.3:
                del copy[at]
            elif deed < 0.4:
                copy.append(copy[at])
            else:
                copy[at] = changed(copy[at], luck)
            return copy
        return luck.choice([[], [0], [luck.choice(NAMES)], 7, *([copy[::-1]] if copy else [])])
    copy = dict(value)
    if copy and luck.random() < 0.8:
        name = luck.choice(list(copy))
        copy[name] = changed(copy[name], luck)
        return copy
    return luck.choice([{}, {luck.choice(NAMES): {}}, 3])


@pytest.mark.parametrize("seed", range(8))
def test_a_changed_position_is_refused_in_a_sentence_or_can_be_played(seed: int):  # 13.1
    luck, accepted, refused = random.Random(seed), 0, 0
    match = dh.new("ante", seats=2 + seed % 5, seed=seed, options={"hoard": 20, "eliminations": 3})
    for _ in range(ROUNDS):
        for _ in range(luck.randrange(6)):
            if not match.over:
                random_ply(match, luck)
        described = match.position()
        for _ in range(1 + luck.randrange(3)):
            fields = [name for name in described if name not in ("game", "version", "seats", "options", "dice", "ply")]
            name = luck.choice(fields)
            described = described | {name: changed(described[name], luck)}
        try:
            other = dh.position(described)
        except dh.BadPosition as error:
            refused += 1
            assert str(error).startswith("This position is impossible") and str(error).endswith(".")
            continue
        accepted += 1
        standing = other.position()
        assert dh.position(standing).position() == standing and other.to_act == dh.position(standing).to_act
        pieces = GAME.faces.pieces(other._board.t)
        assert pieces["cards"] == pieces["different cards"] == len(NAMES)
        for seat in (*range(other.seats), None):
            assert other.redeal(seat, 1).view(seat) == other.view(seat)
        while not other.over and other.ply < match.ply + 300:
            random_ply(other, luck)
        assert GAME.faces.pieces(other._board.t) == pieces
    assert accepted > 0 and refused > 0


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"turn": 2}, "nobody played in this round: leader is missing"),
        ({"gold": [0, 50, 50], "debts": [{"seat": 0, "to": "Stakes", "gold": 3}]}, "0 to 2 or 'stakes', not 'Stakes'"),
        ({"gold": [900, 900, 900]}, "at most 2000"),
        ({"out": [1, 2], "gold": [50, 0, 0], "hands": [[card("Red 2")], [], []]}, "the game would be over"),
        ({"last_gambit": True, "time_called": False}, "time was called"),
        ({"unseen_thefts": [{"from": 0, "to": 1, "card": card("Red 2")}]}, "the thief did not have it"),
        ({"unseen_thefts": [{"from": 1, "to": 1, "card": card("Red 3")}]}, "from themselves"),
        ({"came_after": {card("Red 2"): 1}}, "came into a hand after a theft"),
        ({"held_since": [[], [card("Red 2")]]}, "not through a newer one"),
        ({"anted": [card("Fool"), card("Fool"), None]}, "same card"),
        ({"copper_chain": 3}, "no power is being carried out"),
    ],
)
def test_positions_that_cannot_be_are_refused(wrong: dict, why: str):  # 12.2
    hands = [[card("Red 2")], [card("Red 3")], [card("Red 5")]]
    with pytest.raises(dh.BadPosition, match=why):
        dh.position({"game": "ante", "seats": 3, "hands": hands} | wrong)
