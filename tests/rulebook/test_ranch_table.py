"""Dragon Ranch: the bounds the table relies on, and positions that cannot be."""

from __future__ import annotations

import copy
import random
from itertools import product
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.games import game
from dragonhall.games.ranch.box import BLUE_POWERS, ESSENCES, FIRST, SECOND, TOKENS, TWO_COMBINATIONS
from dragonhall.games.ranch.moves import ALL_PAYMENTS, AT_ONCE, LONGEST_LIST, WITHOUT
from dragonhall.games.ranch.moves_combinations import can_combine, list_combinations
from dragonhall.games.ranch.moves_lists import LISTS, PAYMENTS
from dragonhall.games.ranch.powers import can_play_blue, list_blue
from dragonhall.games.ranch.table import holds
from tests.rulebook.ranch_table import after, cards, counted, has, may, sit


def test_the_longest_list_can_be_reached():  # 3.1
    everything = ", ".join(f"9 {name}" for name in TOKENS)
    rancher = {"hand": "1 Mandrake, 1 Dragon, 5 Farmer", "has": everything, "powers": list(BLUE_POWERS)}
    others = [{"hand": "1 Griffin", "has": everything}] * 4
    more = {"season": 2, "options": {"unlimited_supply": True}, "last_turn": {"combination": "gold"}}
    assert len(sit(rancher, *others, **more).moves()) == LONGEST_LIST == game("ranch").rules.longest_list


def test_no_hand_has_more_payments():  # 4.8
    most = 0
    for held in product(range(9), repeat=4):
        if 0 < sum(held) <= 8:
            payable = 0
            for combination, (first, second, _, help, farmers) in ALL_PAYMENTS:
                if help == WITHOUT or sum(held) <= 7:
                    need = [0, 0, 0, farmers]
                    need[FIRST[combination]] += first
                    need[SECOND[combination]] += second
                    payable += all(have >= wanted for have, wanted in zip(held, need, strict=True))
            pairs = sum(held[a] > (a == b) and held[b] > 0 for a in range(4) for b in range(a, 4))
            most = max(most, payable + pairs + 1)
    assert most + 1 + 32 + 8 + 3 + 25 + 1 + 4 + 4 == LONGEST_LIST


def test_copying_several_payments_at_once_stays_within_the_list():
    """Even if every combination had its longest list, the last copy would end inside."""
    longest = [0, 0, 0, 0]
    for key, place in enumerate(PAYMENTS):
        sort = key // (len(PAYMENTS) // 4)
        longest[sort] = max(longest[sort], int(LISTS[int(place) & 0x7FFF]))
    sizes = [longest[0]] * 3 + longest[1:]
    end = max(sum(sizes[:k]) + max(AT_ONCE, -(-size // AT_ONCE) * AT_ONCE) for k, size in enumerate(sizes))
    assert end <= LONGEST_LIST


def test_what_is_possible_is_what_is_listed():  # 4.10, 6.5, 10.8
    checked = 0
    out = [0] * LONGEST_LIST
    for seed in range(24):
        options = {"unlimited_supply": True} if seed % 3 == 0 else {"edition": "en"} if seed % 3 == 1 else {}
        match, luck = dh.new("ranch", seats=2 + seed % 4, seed=seed, options=options), random.Random(seed)
        while not match.over:
            seat = luck.choice(match.to_act)
            t = match._board.t
            if match.view(None)["asks"][seat] == "turn":
                listed = out[: list_combinations(t, seat, out)]
                plain = [move for move in listed if ALL_PAYMENTS[int(move)][1][3] == WITHOUT]
                assert bool(plain) == can_combine(t, seat)
                if not t.blue:
                    listed, asked = list_blue(t, seat, out, 0) > 0, can_play_blue(t, seat)
                    assert listed == asked or (asked and holds(t, seat, TWO_COMBINATIONS)), "its owner alone can tell"
                checked += 1
            elif match.view(None)["asks"][seat] == "breed":
                assert len(match.moves(seat)) > 1
            match.play(luck.choice(match.moves(seat)), seat=seat)
    assert checked > 800


def test_who_decides_next_tells_nothing_about_a_hand():  # 6.4, 7.1
    """The same open move, made from hands that nobody else can tell apart, leads to the same sight for the others."""
    compared = held = 0
    for seed in range(30):
        options = {"edition": "en"} if seed % 2 else {}
        match, luck = dh.new("ranch", seats=2 + seed % 4, seed=seed, options=options), random.Random(seed)
        while not match.over:
            seat = luck.choice(match.to_act)
            move = luck.choice(match.moves(seat))
            watcher = luck.choice([other for other in range(match.seats) if other != seat])
            sights = []
            for guess in (match.redeal(watcher, 2 * match.ply), match.redeal(watcher, 2 * match.ply + 1)):
                if move in guess.moves(seat):
                    guess._board.game.engine.rekey(guess._board, 7)
                    guess.play(move, seat=seat)
                    sights.append((guess.to_act, guess.view(watcher)))
            assert len(sights) < 2 or sights[0] == sights[1]
            compared += len(sights) == 2
            held += len(sights) == 2 and bool(holds(match._board.t, seat, TWO_COMBINATIONS))
            match.play(move, seat=seat)
    assert compared > 2000 and held > 50


def test_every_payment_is_one_move():  # 4.8
    moves = game("ranch").moves
    assert len(moves) < 1000 and len(set(ALL_PAYMENTS)) == len(ALL_PAYMENTS) == moves.first("draw")


def test_a_table_is_small():  # 1.1
    assert game("ranch").Table.dtype.itemsize < 1024


def test_a_hand_of_nine_is_the_largest():  # 3.6, 7.10
    match = sit({"hand": "7 Farmer", "powers": ["Steal a Card"]}, {"hand": "1 Farmer"})
    after(match, "play Steal a Card on seat 1", "draw")
    assert cards(match, 0) == 9


TWO_MANDRAKES = {
    "ranches": [{"mandrake": 2}, {}],
    "ready": [{"mandrake": 2}, {}],
    "discards": dict.fromkeys(ESSENCES, 17),
}


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"hands": [{"Mandrake": 18}, {}]}, "from 0 to 17"),
        ({"hands": [{"Mandrake": 9}, {"Mandrake": 9}]}, "do not add up"),
        ({"hands": [{"Mandrake": 8}, {}]}, "8 cards"),
        ({"hands": [{"Unicorn": 1}, {}]}, "Unicorn"),
        ({"ranches": [{"griffin": 20}, {"griffin": 16}]}, "only 35"),
        ({"ranches": [{"blue egg": 3}, {"blue dragon": 3}]}, "only 5"),
        ({"ranches": [{"red egg": 1}, {}]}, "season 1"),
        ({"ranches": [{}]}, "one for each seat"),
        ({"powers": [["Take"] * 3, []]}, "2 power cards 'Take'"),
        ({"powers": [["3 Eggs"], ["3 Eggs"]]}, "1 power cards '3 Eggs'"),
        ({"display": ["Take"] * 5}, "at most 4"),
        ({"medals": ["egg"], "medals_won": [["egg"], []]}, "only one medal"),
        ({"options": {"beginner": True}, "medals": ["egg"]}, "no medals"),
        ({"options": {"beginner": True}, "powers": [["Take"], []]}, "no power cards"),
        ({"phase": "feeding", "hands": [{"Farmer": 1}, {}]}, "discarded"),
        ({"asks": [None, None]}, "somebody must decide"),
        ({"asks": [None, "turn"]}, "only the seat whose turn"),
        ({"asks": ["egg", None]}, "a combination is going on"),
        ({"asks": ["feed", None]}, "a stage is given"),
        ({"asks": ["breed", None]}, "phase 3"),
        ({"asks": ["swap", None]}, "while a swap is played"),
        ({"this_turn": {"hatching": 2}}, "one by one"),
        ({"this_turn": {"giving": "griffin"}}, "while a swap is played"),
        ({"this_turn": {"ingots_used": 1}}, "does not fit together"),
        ({"phase": "breeding", "this_turn": {"acted": True}}, "only in phase 1"),
        ({"asks": ["turn", None], "waiting": [1]}, "only in phase 3"),
        ({"asks": ["turn", None], "ready": [{"griffin": 1}, {}]}, "ready only"),
        ({"known": 5}, "known is a list"),
        ({"asks": ["discard", None]}, "more than 7"),
        ({"phase": "over"}, "winners"),
        ({"this_turn": {"acted": True, "combinations": 1}}, "not both"),
        ({"known": [{"seat": 0, "of": 1, "cards": {"Farmer": 1}}]}, "fewer"),
        ({"known": [{"seat": 1, "of": 1, "cards": {}}]}, "own hand"),
        ({"known": [{"seat": 0, "of": 1, "cards": {}}]}, "at least one"),
        (
            {"hands": [{}, {"Farmer": 2}], "known": [{"seat": 0, "of": 1, "cards": {"Farmer": 1}}] * 2},
            "what seat 0 knows of the hand of seat 1 is said twice",
        ),
        ({"known_among": [{"seat": 0, "essence": "Farmer", "seats": [1]}]}, "at least two"),
        ({"phase": "feeding"}, "nobody has anything to decide"),
        ({"phase": "breeding"}, "nobody has anything to decide"),
        ({"phase": "feeding", "ranches": [{"griffin": 1}, {"griffin": 1, "mandrake": 1}]}, "starve at once"),
        ({"phase": "breeding", "asks": ["breed", None], "paired": [0], **TWO_MANDRAKES}, "no ingot for another"),
        ({"banana": 1}, "banana"),
        ({"season": 3}, "1 to 2"),
    ],
)
def test_positions_that_cannot_be(wrong: dict, why: str):  # 14.1
    with pytest.raises(dh.BadPosition, match=why):
        dh.position({"game": "ranch", "seats": 2} | wrong)


JUNK = (None, -1, 0, 3, 99_999, True, 1.5, "", "turn", "breed", "loot", "Take", "red egg", [], [0], {}, {"griffin": 9})


def damaged(described: dict, luck: random.Random) -> dict:
    """The position with one of its values changed, removed or replaced."""
    part: Any = described
    while True:
        key = luck.choice(list(part) if isinstance(part, dict) else range(len(part)))
        if isinstance(part[key], dict | list) and part[key] and luck.random() < 0.8:
            part = part[key]
            continue
        if isinstance(part[key], int) and luck.random() < 0.5:
            part[key] += luck.choice((-1, 1, 2))
        else:
            part[key] = luck.choice(JUNK)
        return described


def test_a_damaged_position_is_refused_or_plays_on():  # 14.1
    refused = played = 0
    for seed in range(20):
        luck = random.Random(seed)
        match = dh.new("ranch", seats=3, seed=seed)
        for _ in range(luck.randrange(110)):
            seat = luck.choice(match.to_act)
            match.play(luck.choice(match.moves(seat)), seat=seat)
        whole = match.position()
        fixed = {key: whole.pop(key) for key in ("game", "version", "seats", "options", "ply", "dice")}
        for _ in range(12):
            try:
                again = dh.position(fixed | damaged(copy.deepcopy(whole), luck))
            except dh.BadPosition:
                refused += 1
                continue
            counts = again.game.faces.pieces(again._board.t)
            for _ in range(20):
                if not again.over:
                    seat = again.to_act[0]
                    again.play(luck.choice(again.moves(seat)), seat=seat)
            assert again.game.faces.pieces(again._board.t) == counts
            played += 1
    assert refused > 100 and played > 5


def test_a_hand_written_position_goes_on():  # 14.1
    match = dh.position({"game": "ranch", "seats": 2, "hands": [counted("2 Griffin, 1 Farmer"), {}]})
    after(match, "make griffins with 2 Griffin + 1 Farmer")
    assert has(match, 0) == {"griffin": 2} and may(match)[0]
