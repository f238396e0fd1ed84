"""The library's face: matches, exceptions, seeds and secrets, undo, and what may be taken back."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dragonhall as dh
from dragonhall.core.dice import SEEDS, commitment, keyed_seed, mixed, scaled, stepped
from dragonhall.core.record import Record, Row, i8, i16
from dragonhall.core.take_back import may_take_back


def race(seed: int = 7, seats: int = 4) -> dh.Match:
    return dh.new("dragorun", seats=seats, seed=seed)


def test_moves_are_iterable_countable_and_answer_in():
    match = race()
    moves = match.moves()
    assert len(moves) == len(list(moves)) == 5
    assert "roll" in moves and 0 in moves and moves[0] in moves
    assert "reroll both dice" not in moves
    for typo in ("fly", "rol", 3.5, 999, None, True):
        with pytest.raises(dh.NotAMove):
            assert typo in moves
    assert str(moves[0]) == "roll" and int(moves[0]) == 0
    assert moves[1].name == "swap" and moves[1].args.keys() == {"dragon"}
    assert list(match.moves(2)) == []


def test_a_move_is_given_as_text_number_or_itself():
    by_text, by_number, by_itself = race(), race(), race()
    by_text.play("roll")
    by_number.play(0)
    by_itself.play(by_itself.moves()[0])
    assert by_text.position() == by_number.position() == by_itself.position()


def test_a_payment_may_be_written_in_any_order():
    described = {"game": "ranch", "seats": 2, "hands": [{"Mandrake": 1, "Griffin": 1, "Farmer": 1}, {}]}
    said = (
        "make gold with 1 Mandrake + 1 Griffin",
        "make gold with 1 Griffin + 1 Mandrake",
        "make gold with 1 Griffin+1 Mandrake",
    )
    tables = [dh.position(described) for _ in said]
    for match, text in zip(tables, said, strict=True):
        assert text in match.moves()
        match.play(text)
    assert tables[0].position() == tables[1].position() == tables[2].position()
    with pytest.raises(dh.NotAMove):
        tables[0].play("make gold with 1 Griffin + 1 Griffin")


def test_news_since_a_ply_are_those_of_all_plies_from_it_on():
    match = race()
    for _ in range(8):
        match.play(match.moves()[0])
    for told in (match, match.redeal(1, 3), dh.position(match.position())):
        whole = told.news(1)
        assert len(whole) == told.ply + 1
        for since in (0, 1, 5, told.ply, told.ply + 1, -1, -3):
            assert told.news(1, since=since) == whole[since:]
        assert told.last_news() == [*(told.news(seat, since=told.ply)[0] for seat in range(4)), told.news(None)[-1]]


def test_all_news_includes_hidden_events():
    match = dh.new("ranch", seats=3, seed=2)
    for _ in range(12):
        seat = match.to_act[0]
        match.play(match.moves(seat)[0], seat=seat)
    everything = match.all_news()
    for seat in range(3):
        mine = [[event for event in ply if seat in event["to"]] for ply in everything]
        assert [[{k: v for k, v in e.items() if k not in ("to", "open")} for e in ply] for ply in mine] == match.news(
            seat
        )
    drawn = [event for ply in everything for event in ply if event["key"] == "drew"]
    assert {event["seat"] for event in drawn} == {0, 1, 2} and all(event["to"] == [event["seat"]] for event in drawn)
    assert match.all_news(since=match.ply) == everything[-1:]


def test_with_luck_fixes_what_is_rolled_or_drawn_next():
    match = race()
    for colour in ("Diego", "white"):
        told = match.with_luck("roll", rolled={"colour": colour, "movement": "trophy"})
        before = told.position()
        told.play("roll")
        assert told.view(None)["dice"] == {"colour": colour, "movement": "trophy"}
        assert dh.replay(told.record()).position() == told.position() and told.at(told.ply - 1).position() == before
    thief = {"game": "ranch", "seats": 2, "hands": [{}, {"Griffin": 4, "Farmer": 1}], "powers": [["Steal a Card"], []]}
    robbed = dh.position(thief).with_luck("play Steal a Card on seat 1", stolen_card={"essence": "Farmer"})
    robbed.play("play Steal a Card on seat 1")
    assert robbed.position()["hands"][0]["Farmer"] == 1
    for wrong, error in (({"flew": {}}, dh.BadSeed), ({"rolled": {"colour": "pink"}}, dh.BadSeed)):
        with pytest.raises(error):
            match.with_luck("roll", **wrong)
    with pytest.raises(dh.NotLegalNow):
        match.with_luck("move Diego", rolled={})


def test_the_three_exceptions_are_exact_and_say_what_is_possible():
    match = race()
    with pytest.raises(dh.NotAMove, match="Did you mean 'roll'"):
        match.play("rol")
    with pytest.raises(dh.NotLegalNow, match="It can: roll, swap for"):
        match.play("move Diego")
    other = (match.to_act[0] + 1) % 4
    with pytest.raises(dh.NotYourTurn, match=f"not the turn of seat {other}"):
        match.play("roll", seat=other)
    with pytest.raises(dh.BadSeats):
        match.play("roll", seat=9)
    with pytest.raises(dh.BadSeats):
        match.view(-1)
    while not match.over:
        match.play(match.moves()[0])
    with pytest.raises(dh.NotYourTurn, match="The game is over"):
        match.play("roll")


def test_unknown_games_and_wrong_options():
    with pytest.raises(dh.UnknownGame, match="The games are: "):
        dh.new("poker", seats=2)
    with pytest.raises(dh.BadOption, match="Did you mean track"):
        dh.new("dragorun", seats=2, options={"trak": 20})
    for wrong in ({"track": "long"}, {"track": True}, {"track": None}, {"no_eggs": 1}, {"marker_deal": "steal"}):
        with pytest.raises(dh.BadOption):
            dh.new("dragorun", seats=2, options=wrong)
    with pytest.raises(dh.BadOption):
        dh.new("dragorun", seats=2, options=[("track", 20)])  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, SEEDS, 1.5, "7", True])
def test_a_seed_is_a_whole_number(seed):
    with pytest.raises(dh.BadSeed):
        dh.new("dragorun", seats=2, seed=seed)


def test_a_record_may_write_a_large_seed_as_its_digits():
    """JavaScript's numbers are exact up to 2**53 only."""
    match = dh.new("dragorun", seats=2, seed=2**63 - 1)
    record = match.record()
    again = dh.replay(record | {"seed": str(record["seed"])})
    assert again.record() == record and again.position() == match.position()
    for wrong in (str(2**63), "-1", "1e3", "", "٣"):
        with pytest.raises(dh.BadRecord, match="A seed is a whole number"):
            dh.replay(record | {"seed": wrong})


def test_seed_or_secret_but_not_both():
    with pytest.raises(dh.BadSeed):
        dh.new("dragorun", seats=2, seed=1, secret=bytes(32))
    with pytest.raises(dh.BadSeed):
        dh.new("dragorun", seats=2, secret=b"short")


def test_without_a_seed_every_match_is_another():
    assert len({dh.new("dragorun", seats=5).position()["dice"] for _ in range(20)}) == 20


def test_a_secret_keys_every_ply_and_its_commitment_binds():
    secret = bytes(range(32))
    match = dh.new("dragorun", seats=2, secret=secret)
    match.play("roll")
    with dh.interpreted():
        again = dh.new("dragorun", seats=2, secret=secret)
        again.play("roll")
    assert match.view(None) == again.view(None)
    assert len({keyed_seed(secret, ply) for ply in range(1000)}) == 1000
    assert commitment(secret) != commitment(bytes(32))
    assert match.record()["secret"] == secret.hex()


def test_two_redeals_roll_different_dice():
    """Two re-deals of the same table roll different dice."""
    rolls = set()
    for seed in range(40):
        guess = race().redeal(0, seed)
        guess.play("roll")
        rolls.add(tuple(guess.view(0)["dice"].values()))
    assert len(rolls) > 15


def test_undo_and_at():
    match = race()
    match.play("roll")
    before = match.position()
    match.play(match.moves()[-1])
    match.undo()
    assert match.position() == before
    assert match.at(0).position() == race().position()
    for wrong in (-1, 99, "1", True):
        with pytest.raises(dh.BadPly):
            match.at(wrong)  # type: ignore[arg-type]


def test_news_of_a_rewound_match_are_told_again():
    match = race()
    match.news(0)
    match.play("roll")
    told = match.news(0)
    match.undo()
    assert match.news(0) == told[:1]
    match.play("roll")
    assert match.news(0) == told


def test_what_taught_nobody_anything_may_be_taken_back():
    described = {"game": "dragorun", "seats": 2, "spaces": {"Dragobert": 0}, "markers": {"Dragobert": 0}}
    match = dh.position(described | {"eggs": [["snail"], []], "turn": 0})
    match.play("return eggs")
    assert may_take_back(match, 0)
    assert not may_take_back(match, 1)
    match.play("roll")
    assert not may_take_back(match, 0), "dice have rolled"


@pytest.mark.parametrize("name", dh.games())
def test_whether_a_move_may_be_taken_back_tells_nothing_hidden(name):
    """All see the answer, so moves that look alike to a spectator, and tables that do, get the same one."""
    luck, compared, free = random.Random(name), 0, 0
    match = dh.new(name, seats=3, seed=3)
    for _ in range(40):
        seat = luck.choice(match.to_act)
        before, move = match.copy(), luck.choice(match.moves(seat))
        match.play(move, seat=seat)
        shown, answer = match.view(None), may_take_back(match, seat, 5)
        free += answer
        for other in (before, before.redeal(None, 11)):
            for alike in luck.sample(list(other.moves(seat)), min(4, len(other.moves(seat)))):
                twin = other.copy()
                twin.play(alike, seat=seat)
                if twin.view(None) == shown and twin.news(None, since=twin.ply) == match.news(None, since=match.ply):
                    compared += 1
                    assert may_take_back(twin, seat, 5) == answer, f"{move} and {alike}"
    assert compared and free


def test_a_secret_choice_of_a_card_that_all_know_is_taken_back_like_any_other():
    described = dh.new("ante", seats=3, seed=1).position()
    described["known"] = {described["hands"][0][0]: {}}
    match = dh.position(described)
    answers = []
    for move in match.moves(0):
        after = match.copy()
        after.play(move, seat=0)
        answers.append(may_take_back(after, 0))
    assert answers == [True] * len(described["hands"][0])


def test_a_broken_record_changes_nothing_and_names_the_move():
    match = race()
    match.play("roll")
    record = match.record()
    record["moves"].append([match.to_act[0], "fly"])
    with pytest.raises(dh.BadRecord, match="Move 2 of the record does not fit: 'fly' is not a move"):
        dh.replay(record)


@pytest.mark.parametrize("nothing", [None, 7, "record", [], {}, {"format": "dragonhall record 1"}])
def test_something_that_is_not_a_record_is_refused(nothing):
    with pytest.raises(dh.BadRecord):
        dh.replay(nothing)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=9),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(
                    [
                        "spaces",
                        "markers",
                        "eggs",
                        "turn",
                        "roll",
                        "ask",
                        "seats",
                        "options",
                        "ply",
                        "dice",
                        "Diego",
                        "winners",
                    ]
                ),
                inner,
                max_size=5,
            )
        ),
        max_leaves=12,
    )
)
@settings(max_examples=150, deadline=None)
def test_any_nonsense_as_a_position_gets_a_sentence(nonsense):
    try:
        dh.position({"game": "dragorun"} | nonsense if isinstance(nonsense, dict) else nonsense)
    except dh.DragonhallError as error:
        assert str(error).endswith((".", "?"))


def test_a_number_too_large_for_its_field_is_an_error_when_interpreted():
    class Small(Record):
        few: int = i8()
        row: Row = i16(3)

    table = Small(Small.new())
    table.few = 127
    with pytest.raises(OverflowError, match="128 does not fit into the field few"):
        table.few = 128
    with pytest.raises(ValueError, match="invalid value"):
        table.row[0] = 40_000
    with pytest.raises(IndexError):
        table.row[3] = 1
    assert Small.dtype.itemsize % 8 == 0


def test_a_table_takes_at_most_a_kilobyte():
    from dragonhall.games import game

    assert game("dragorun").Table.dtype.itemsize <= 256
    assert all(game(name).Table.dtype.itemsize <= 1024 for name in dh.games())


def test_the_environment_can_switch_the_compiler_off():
    script = (
        "import sys, dragonhall as dh; m = dh.new('dragorun', seats=3, seed=1); m.play('roll'); "
        "print(m.news(0)[1][0]['key'], 'numba' in sys.modules)"
    )
    environment = os.environ | {"DRAGONHALL_INTERPRETED": "1"}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment)
    assert done.stdout.split() == ["rolled", "False"], done.stderr


def test_unchanged_rules_are_never_compiled_twice(tmp_path):
    script = "from dragonhall.games import game; game('dragorun').machine"
    environment = {key: value for key, value in os.environ.items() if key != "DRAGONHALL_QUIET"}
    environment["DRAGONHALL_CACHE"] = str(tmp_path)
    runs = [
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment)
        for _ in range(2)
    ]
    assert "compiling its rules, once for this version" in runs[0].stderr
    assert "rules compiled in" in runs[0].stderr
    assert runs[1].stderr == ""


def test_dice_are_uniform():
    counts = np.zeros(7, int)
    for seed in range(300):
        word = mixed(seed)
        for _ in range(20):
            word = stepped(word)
            counts[scaled(word, 7)] += 1
    assert abs(counts - 6000 / 7).max() < 120


def test_a_record_that_contradicts_itself_is_refused():
    record = dh.position({"game": "dragorun", "seats": 5}).record()
    for wrong in ({"seats": 4}, {"options": record["options"] | {"track": 40}}, {"foo": 1}, {"position": None}):
        with pytest.raises(dh.BadRecord):
            dh.replay(record | wrong)
    with pytest.raises(dh.BadRecord):
        dh.replay(race().record() | {"seed": None})


def test_a_game_name_that_is_not_text_is_unknown():
    for wrong in (["x"], None, 7, {}):
        with pytest.raises(dh.UnknownGame):
            dh.new(wrong, seats=2)  # type: ignore[arg-type]


def test_when_it_is_over_nobody_has_moves():
    match = race()
    while not match.over:
        match.play(match.moves()[0])
    assert list(match.moves()) == list(match.moves(0)) == []
