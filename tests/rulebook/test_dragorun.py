"""Dragorun, rule by rule: the comment behind each test names the rules of rules.md (and our rulings) that it shows."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.games.dragorun.box import COLOUR_DIE, DRAGONS, EGG_COUNTS, EGGS, MOVEMENT_DIE

FAR = {"Dragobert": 20, "Diego": 15, "Didi": 12, "Danny": 8, "Dragma": 5}
HOLDERS = {"Dragobert": 0, "Diego": 1, "Didi": 2, "Danny": 3, "Dragma": 4}


def race(seats: int = 5, spaces: dict[str, int] | None = None, **more: Any) -> dh.Match:
    """Seat 0 is to act and holds Dragobert, seat 1 Diego, and so on; the dragons are spread out."""
    markers = {name: seat for name, seat in HOLDERS.items() if seat < seats}
    described = {"game": "dragorun", "seats": seats, "spaces": spaces or FAR, "markers": markers, "turn": 0}
    return dh.position(described | more)


def rolled(colour: str, movement: str, **more: Any) -> dh.Match:
    return race(roll={"colour": colour, "movement": movement}, **more)


def after(match: dh.Match, *moves: str) -> dict[str, Any]:
    for move in moves:
        match.play(move)
    return match.view(None)


def may(match: dh.Match) -> list[str]:
    return [str(move) for move in match.moves()]


def told(match: dh.Match) -> list[str]:
    return [event["key"] for event in match.news(None)[-1]]


def all_but(*kept: str) -> list[str]:
    """All twelve eggs except the ones named: what others must hold so that only those are in the pool."""
    eggs = [egg for egg, count in zip(EGGS, EGG_COUNTS, strict=True) for _ in range(count)]
    for egg in kept:
        eggs.remove(egg)
    return eggs


def with_pool(*pool: str, **more: Any) -> dh.Match:
    """Seat 4 holds every egg but those."""
    return race(eggs=[[], [], [], [], all_but(*pool)], **more)


# 1. The box


def test_five_dragons_race():  # 1.1, 1.7
    view = dh.new("dragorun", seats=5, seed=1).view(None)
    assert list(view["spaces"]) == ["Dragobert", "Diego", "Didi", "Danny", "Dragma"]
    assert sorted(view["markers"].values()) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("track", "ok"), [(15, False), (16, True), (28, True), (40, True), (41, False)])
def test_the_track_is_16_to_40_long(track: int, ok: bool):  # 1.2
    if ok:
        assert dh.new("dragorun", seats=2, options={"track": track}).view(None)["track"] == track
    else:
        with pytest.raises(dh.BadOption, match="a number from 16 to 40"):
            dh.new("dragorun", seats=2, options={"track": track})


def test_the_finish_is_space_28_unless_said_otherwise():  # 1.2
    assert dh.new("dragorun", seats=2).view(None)["track"] == 28
    won = rolled("Diego", "+1", spaces=FAR | {"Diego": 27})
    won.play("move Diego")
    assert won.winners == (1,)


def test_only_the_snail_space_holds_several_dragons():  # 1.3
    race(spaces=dict.fromkeys(DRAGONS, 0))
    with pytest.raises(dh.BadPosition, match="2 dragons stand on space 5"):
        race(spaces=FAR | {"Danny": 5})


def test_each_die_shows_each_of_its_faces_equally_often():  # 1.4, 1.5
    assert (*DRAGONS, "white") == COLOUR_DIE
    assert MOVEMENT_DIE == ("+1", "+2", "+3", "-1", "trophy", "snail")
    faces: Counter[str] = Counter()
    for seed in range(1800):
        match = race(seed=seed)
        match.play("roll")
        faces.update(match.view(None)["dice"].values())
    assert set(faces) == {*COLOUR_DIE, *MOVEMENT_DIE}
    assert all(230 < count < 370 for count in faces.values())


def test_twelve_eggs_two_for_each_dragon_a_snail_and_a_mushroom():  # 1.6
    assert dict(zip(EGGS, EGG_COUNTS, strict=True)) == {f"+1 {name}": 2 for name in DRAGONS} | {
        "snail": 1,
        "mushroom": 1,
    }
    assert sum(EGG_COUNTS) == 12 == dh.new("dragorun", seats=3).view(None)["pool"]


# 2. Setting up


@pytest.mark.parametrize("seats", [0, 1, 6, -2, True, 2.0, "3"])
def test_two_to_five_take_part(seats: Any):  # 2.1
    with pytest.raises(dh.BadSeats, match="2 to 5 players"):
        dh.new("dragorun", seats=seats)
    for good in (2, 3, 4, 5):
        assert dh.new("dragorun", seats=good).seats == good


def test_the_dragons_line_up_in_random_order_on_3_to_7():  # 2.2, 2.3
    orders = set()
    for seed in range(60):
        spaces = dh.new("dragorun", seats=2, seed=seed).view(None)["spaces"]
        assert sorted(spaces.values()) == [3, 4, 5, 6, 7]
        orders.add(tuple(spaces.values()))
    assert len(orders) > 35


@pytest.mark.parametrize(
    ("track", "start", "ok"),
    [(28, 1, True), (28, 22, True), (28, 23, False), (16, 10, True), (16, 11, False), (28, 0, False)],
)
def test_the_start_can_be_moved(track: int, start: int, ok: bool):  # 2.3
    options = {"track": track, "start": start}
    if ok:
        spaces = dh.new("dragorun", seats=2, options=options).view(None)["spaces"]
        assert sorted(spaces.values()) == list(range(start, start + 5))
    else:
        with pytest.raises(dh.BadOption):
            dh.new("dragorun", seats=2, options=options)


def test_each_receives_a_marker_at_random_and_the_rest_lie_beside_the_board():  # 2.4, 2.6
    first = Counter()
    for seed in range(200):
        match = dh.new("dragorun", seats=2, seed=seed)
        holders = match.view(None)["markers"]
        assert sorted(holder for holder in holders.values() if holder is not None) == [0, 1]
        assert list(holders.values()).count(None) == 3
        assert match.view(None)["face_down"] == []
        first[next(name for name, holder in holders.items() if holder == 0)] += 1
    assert set(first) == set(DRAGONS)
    beside = [name for name, holder in holders.items() if holder is None]
    assert all(f"swap for {name}" in match.moves() for name in beside)


def test_markers_can_be_chosen_one_after_the_other_from_the_first_player():  # 2.5
    match = dh.new("dragorun", seats=3, seed=2, options={"marker_deal": "choose"})
    first = match.view(None)["first"]
    assert match.to_act == (first,)
    assert may(match) == [f"choose {name}" for name in DRAGONS]
    match.play("choose Danny")
    assert match.to_act == ((first + 1) % 3,)
    assert "choose Danny" not in match.moves()
    after(match, "choose Diego", "choose Dragma")
    assert match.to_act == (first,)
    assert match.view(None)["markers"] == {
        "Dragobert": None, "Diego": (first + 1) % 3, "Didi": None, "Danny": first, "Dragma": (first + 2) % 3,
    }  # fmt: skip
    assert "roll" in match.moves()


def test_all_eggs_begin_in_the_pool():  # 2.7
    view = dh.new("dragorun", seats=4, seed=3).view(None)
    assert view["pool"] == 12
    assert view["eggs"] == [[], [], [], []]


def test_the_first_player_is_drawn():  # 2.8
    firsts = Counter(dh.new("dragorun", seats=4, seed=seed).to_act for seed in range(200))
    assert set(firsts) == {(0,), (1,), (2,), (3,)}
    assert min(firsts.values()) > 25


# 3. A turn


def test_turns_go_clockwise():  # 3.1
    match = rolled("Danny", "+1")
    for seat in (0, 1, 2, 3, 4, 0):
        assert match.to_act == (seat,)
        if "roll" in match.moves():
            match.play("roll")
        match.play(next(move for move in match.moves() if move.name == "move"))
        if match.over:
            break


def test_a_turn_is_a_roll_or_a_swap():  # 3.1, 5.1
    assert may(race()) == ["roll", "swap for Diego", "swap for Didi", "swap for Danny", "swap for Dragma"]


def test_ones_own_marker_is_turned_up_when_ones_turn_begins():  # 3.2
    match = with_pool("mushroom", "snail", turn=4, face_down=[0])
    assert "swap for Dragobert" not in match.moves()
    match.play("swap for Diego")
    assert match.to_act == (0,)
    assert match.view(None)["face_down"] == [4]
    with pytest.raises(dh.BadPosition, match=r"rule 3\.2"):
        race(face_down=[0])


def test_the_last_player_may_first_put_all_eggs_back():  # 3.3
    match = race(spaces=FAR | {"Dragobert": 1}, eggs=[["+1 Didi", "mushroom"], ["snail"], [], [], []])
    assert may(match)[:2] == ["roll", "return eggs"]
    view = after(match, "return eggs")
    assert view["eggs"] == [[], ["snail"], [], [], []]
    assert view["pool"] == 11
    assert match.to_act == (0,)
    assert may(match) == ["roll", "swap for Diego", "swap for Didi", "swap for Danny", "swap for Dragma"]


def test_sharing_the_snail_space_as_last_is_enough_to_put_eggs_back():  # 3.3
    match = race(spaces=FAR | {"Dragobert": 0, "Danny": 0}, eggs=[["snail"], [], [], [], []])
    assert "return eggs" in match.moves()


def test_a_player_who_is_not_last_keeps_the_eggs():  # 3.3
    assert "return eggs" not in race(eggs=[["snail"], [], [], [], []]).moves()


def test_without_an_egg_there_is_nothing_to_put_back():  # 3.4
    assert "return eggs" not in race(spaces=FAR | {"Dragobert": 1}).moves()


# 4. Rolling the dice


def test_a_roll_may_be_used_as_it_is():  # 4.1
    view = after(rolled("Didi", "+1"), "move Didi")
    assert view["spaces"]["Didi"] == 13
    assert view["turn"] == 1
    assert view["dice"] is None


def test_or_both_dice_or_one_of_them_are_rolled_once_more():  # 4.2
    match = rolled("Didi", "+1")
    assert may(match) == ["move Didi", "reroll both dice", "reroll colour die", "reroll movement die"]
    changed = {"both": set(), "colour": set(), "movement": set()}
    for seed in range(150):
        for which, words in (("both", "both dice"), ("colour", "colour die"), ("movement", "movement die")):
            match = rolled("Didi", "+1", seed=seed)
            match.play(f"reroll {words}")
            event = match.news(None)[-1][0]
            changed[which].add((event["colour"], event["movement"]))
    assert {colour for colour, _ in changed["colour"]} == set(COLOUR_DIE)
    assert {movement for _, movement in changed["colour"]} == {"+1"}
    assert {movement for _, movement in changed["movement"]} == set(MOVEMENT_DIE)
    assert {colour for colour, _ in changed["movement"]} == {"Didi"}
    assert len(changed["both"]) > 30


def test_after_the_second_roll_there_is_no_third_and_it_must_be_used():  # 4.2, 4.4
    for seed in range(40):
        match = rolled("Didi", "+1", seed=seed)
        match.play("reroll both dice")
        if match.over:
            continue
        if match.to_act == (0,):
            assert match.view(None)["dice"]["colour"] == "white"
            assert may(match) == [f"move {name}" for name in DRAGONS]
        else:
            assert match.to_act == (1,)
            assert told(match)[0] == "rerolled"


def test_white_lets_you_name_any_dragon():  # 4.3
    match = rolled("white", "+2")
    assert may(match)[:5] == [f"move {name}" for name in DRAGONS]
    assert after(match, "move Dragma")["spaces"]["Dragma"] == 7


def test_a_colour_names_its_dragon_only():  # 4.3
    with pytest.raises(dh.NotLegalNow):
        rolled("Diego", "+2").play("move Didi")


def test_a_harmful_move_must_be_made_but_white_may_name_a_dragon_that_stays():  # 4.4
    harmful = rolled("Dragobert", "snail")
    assert may(harmful)[0] == "move Dragobert"
    assert after(harmful, "move Dragobert")["spaces"]["Dragobert"] == 4
    view = after(rolled("white", "snail"), "move Dragma")
    assert view["spaces"] == FAR
    assert view["turn"] == 1


def test_danieles_blue_dragon_jumps_over_the_green_one():  # 4.5, 4.3
    """Printed example: white and +2; Didi stands right behind Dragobert, whose space is not counted."""
    match = rolled("white", "+2", spaces=FAR | {"Didi": 10, "Dragobert": 11}, markers={"Didi": 0})
    assert after(match, "move Didi")["spaces"] == FAR | {"Didi": 13, "Dragobert": 11}


@pytest.mark.parametrize(("movement", "to"), [("+1", 14), ("+2", 16), ("+3", 18)])
def test_occupied_spaces_are_not_counted(movement: str, to: int):  # 4.5
    spaces = {"Dragobert": 10, "Diego": 11, "Didi": 12, "Danny": 13, "Dragma": 15}
    if movement == "+3":
        spaces["Dragma"], to = 17, 16
    view = after(rolled("Dragobert", movement, spaces=spaces), "move Dragobert")
    assert view["spaces"]["Dragobert"] == to


@pytest.mark.parametrize(("start", "movement"), [(27, "+1"), (27, "+3"), (26, "+3"), (25, "+3")])
def test_reaching_or_passing_the_finish_finishes(start: int, movement: str):  # 4.6, 7.1
    match = rolled("Dragobert", movement, spaces=FAR | {"Dragobert": start})
    view = after(match, "move Dragobert")
    assert view["spaces"]["Dragobert"] == 28
    assert match.over and match.winners == (0,)


def test_minus_one_goes_back_to_the_nearest_free_space():  # 4.7
    spaces = {"Dragobert": 10, "Diego": 9, "Didi": 8, "Danny": 7, "Dragma": 20}
    assert after(rolled("Dragobert", "-1", spaces=spaces), "move Dragobert")["spaces"]["Dragobert"] == 6
    assert after(rolled("Dragma", "-1", spaces=spaces), "move Dragma")["spaces"]["Dragma"] == 19


def test_the_snail_space_is_free_even_with_dragons_on_it():  # 4.7, 1.3
    spaces = {"Dragobert": 2, "Diego": 1, "Didi": 0, "Danny": 0, "Dragma": 20}
    assert after(rolled("Dragobert", "-1", spaces=spaces), "move Dragobert")["spaces"]["Dragobert"] == 0


def test_a_dragon_on_the_snail_space_does_not_go_further_back():  # 4.7
    view = after(rolled("Danny", "-1", spaces=FAR | {"Danny": 0}), "move Danny")
    assert view["spaces"]["Danny"] == 0


def test_the_trophy_puts_a_dragon_directly_ahead_of_the_leader():  # 4.8
    assert after(rolled("Dragma", "trophy"), "move Dragma")["spaces"]["Dragma"] == 21


def test_the_trophy_finishes_when_the_leader_stands_before_the_line():  # 4.8
    match = rolled("Dragma", "trophy", spaces=FAR | {"Dragobert": 27})
    match.play("move Dragma")
    assert match.winners == (4,)


def test_the_trophy_does_not_move_the_leader():  # 4.9
    assert after(rolled("Dragobert", "trophy"), "move Dragobert")["spaces"] == FAR


def test_the_trophy_on_a_full_snail_space_gives_space_one():  # 4.10
    match = rolled("Didi", "trophy", spaces=dict.fromkeys(DRAGONS, 0))
    assert after(match, "move Didi")["spaces"]["Didi"] == 1


def test_the_snail_puts_a_dragon_directly_behind_the_last():  # 4.11
    assert after(rolled("Dragobert", "snail"), "move Dragobert")["spaces"]["Dragobert"] == 4


def test_the_snail_stops_at_the_snail_space():  # 4.11
    spaces = FAR | {"Dragma": 0}
    assert after(rolled("Dragobert", "snail", spaces=spaces), "move Dragobert")["spaces"]["Dragobert"] == 0
    spaces = FAR | {"Dragma": 1}
    assert after(rolled("Dragobert", "snail", spaces=spaces), "move Dragobert")["spaces"]["Dragobert"] == 0


def test_the_snail_leaves_the_last_dragon_where_it_is():  # 4.12
    assert after(rolled("Dragma", "snail"), "move Dragma")["spaces"] == FAR
    shared = FAR | {"Dragma": 0, "Danny": 0}
    assert after(rolled("Danny", "snail", spaces=shared), "move Danny")["spaces"] == shared


# 5. Swapping markers


def test_markers_change_hands():  # 5.1, 5.2, 5.3
    view = after(with_pool("mushroom", "snail"), "swap for Didi")
    assert view["markers"]["Didi"] == 0
    assert view["markers"]["Dragobert"] == 2
    assert view["face_down"] == [0]


def test_a_marker_beside_the_board_can_be_taken_and_is_never_protected():  # 5.1, 5.3
    match = race(3)
    assert may(match) == ["roll", "swap for Diego", "swap for Didi", "swap for Danny", "swap for Dragma"]
    view = after(match, "swap for Danny")
    assert view["markers"]["Dragobert"] is None
    assert "swap for Dragobert" in match.moves()


def test_nobody_takes_a_face_down_marker():  # 5.2
    match = race(face_down=[2, 3])
    assert may(match) == ["roll", "swap for Diego", "swap for Dragma"]
    with pytest.raises(dh.NotLegalNow):
        match.play("swap for Didi")


def test_the_old_marker_can_be_taken_at_once():  # 5.3
    match = with_pool("mushroom", "snail")
    match.play("swap for Didi")
    assert match.view(None)["markers"]["Dragobert"] == 2
    assert match.to_act == (1,)
    assert "swap for Dragobert" in match.moves()
    assert "swap for Didi" not in match.moves()


def test_with_every_other_marker_face_down_there_is_only_the_roll():  # 5.4
    assert may(race(face_down=[1, 2, 3, 4])) == ["roll"]
    two = race(2, face_down=[1])
    assert may(two) == ["roll", "swap for Didi", "swap for Danny", "swap for Dragma"]


def test_a_former_marker_may_be_taken_back():  # 5.5
    match = race(2, options={"no_eggs": True})
    after(match, "swap for Didi", "roll")
    after(match, next(move for move in may(match) if move.startswith("move ")))
    assert "swap for Dragobert" in match.moves()
    assert after(match, "swap for Dragobert")["markers"]["Dragobert"] == 0


def test_after_a_swap_an_egg_is_drawn_and_kept():  # 5.6
    match = race()
    view = after(match, "swap for Diego")
    assert view["pool"] == 11
    assert [len(eggs) for eggs in view["eggs"]] == [1, 0, 0, 0, 0]
    assert told(match)[:2] == ["swapped", "egg"]


def test_without_eggs_swapping_stays_the_same_but_for_the_egg():  # 5.7
    match = race(options={"no_eggs": True})
    view = after(match, "swap for Diego")
    assert view["pool"] == 12 and view["eggs"] == [[]] * 5
    assert view["face_down"] == [0] and view["turn"] == 1
    with pytest.raises(dh.BadPosition, match="no_eggs"):
        race(options={"no_eggs": True}, eggs=[["snail"], [], [], [], []])


def test_without_eggs_a_roll_is_due_when_everybody_has_swapped():  # 5.8, DO-34
    match = race(3, options={"no_eggs": True})
    after(match, "swap for Danny", "swap for Dragma")
    assert "swap for Dragobert" in match.moves() and not match.view(None)["must_roll"]
    view = after(match, "swap for Dragobert")
    assert view["must_roll"] and view["swaps"] == 3 and may(match) == ["roll"]
    assert told(match)[-1] == "must_roll" and match.news(1)[-1][-1]["seat"] == 0
    placed = dh.position(match.position())
    assert placed.position() == match.position() and may(placed) == ["roll"]
    with pytest.raises(dh.NotLegalNow):
        match.play("swap for Diego")


def test_every_roll_begins_the_count_of_swaps_anew():  # 5.8, DO-34
    match = race(2, options={"no_eggs": True})
    after(match, "swap for Didi", "swap for Danny", "roll")
    assert match.view(None)["swaps"] == 0
    after(match, next(move for move in may(match) if move.startswith("move ")), "swap for Dragma")
    assert match.view(None)["swaps"] == 1 and not match.view(None)["must_roll"]
    after(match, "swap for Diego")
    assert may(match) == ["roll"]


def test_with_eggs_nobody_must_roll():  # 5.8, DO-34
    match = race(2)
    after(match, "swap for Didi", "swap for Danny")
    assert match.view(None)["swaps"] == 0 and len(may(match)) > 1


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"swaps": 2}, "no_eggs only"),
        ({"swaps": 3, "options": {"no_eggs": True}}, "from 0 to 2"),
        ({"swaps": 1, "options": {"no_eggs": True}}, "face down"),
        (
            {"swaps": 1, "face_down": [1], "options": {"no_eggs": True}, "roll": {"colour": "white", "movement": "+1"}},
            "5.8",
        ),
    ],
)
def test_a_count_of_swaps_that_cannot_be_is_refused(more: dict[str, Any], why: str):  # 5.8
    with pytest.raises(dh.BadPosition, match=why):
        race(2, **more)


def test_an_old_record_is_played_by_the_rules_of_its_day():  # 5.8, DO-34
    """Version 1 let everybody swap for ever; its records still open, and stay what they are."""
    record = dh.new("dragorun", seats=2, seed=3, options={"no_eggs": True}).record() | {"version": 1}
    match = dh.replay(record)
    for _ in range(5):
        after(match, next(move for move in may(match) if move.startswith("swap ")))
    assert len(may(match)) > 1 and match.record()["version"] == 1
    again = dh.replay(match.record())
    assert again.position() == match.position() == dh.position(match.position()).position()
    assert len(may(match.redeal(0, 1))) > 1
    with pytest.raises(dh.BadRecord, match="does not fit"):
        dh.replay(match.record() | {"version": 2})
    with pytest.raises(dh.BadRecord, match="version 3"):
        dh.replay(match.record() | {"version": 3})


# 6. Eggs


def test_a_plus_one_egg_moves_its_dragon_to_the_next_free_space():  # 6.1
    match = with_pool("+1 Danny", "+1 Danny", spaces=FAR | {"Danny": 8, "Didi": 9})
    assert after(match, "swap for Dragma")["spaces"]["Danny"] == 10


def test_a_plus_one_egg_may_finish_the_race():  # 6.1
    match = with_pool("+1 Danny", "+1 Danny", spaces=FAR | {"Danny": 27})
    match.play("swap for Diego")
    assert match.winners == (3,)


def test_the_snail_egg_puts_the_dragon_just_taken_last():  # 6.2
    match = with_pool("snail", "mushroom")
    seen = set()
    for seed in range(12):
        match = with_pool("snail", "mushroom", seed=seed)
        view = after(match, "swap for Diego")
        seen.add((view["eggs"][0][0], view["spaces"]["Diego"], view["spaces"]["Dragobert"]))
    assert seen == {("snail", 4, 20), ("mushroom", 15, 20)}


def test_the_mushroom_does_nothing_at_once():  # 6.3
    for seed in range(12):
        match = with_pool("snail", "mushroom", seed=seed)
        if after(match, "swap for Diego")["eggs"][0] == ["mushroom"]:
            assert match.view(None)["spaces"] == FAR
            assert match.to_act == (1,)
            return
    pytest.fail("the mushroom never came")


def test_with_the_twelfth_egg_all_eggs_go_back():  # 6.4
    match = with_pool("mushroom")
    view = after(match, "swap for Diego")
    assert view["eggs"] == [[]] * 5 and view["pool"] == 12
    assert told(match) == ["swapped", "egg", "reshuffled"]


def test_the_twelfth_egg_is_done_before_the_eggs_go_back():  # 6.4
    match = with_pool("+1 Danny")
    view = after(match, "swap for Diego")
    assert view["spaces"]["Danny"] == 9 and view["pool"] == 12


def test_a_twelfth_egg_that_finishes_the_race_leaves_the_mushroom_where_it_is():  # 6.5, 7.2
    eggs = [[], [], [], ["mushroom"], [egg for egg in all_but("+1 Danny") if egg != "mushroom"]]
    match = race(spaces=FAR | {"Danny": 27}, eggs=eggs)
    match.play("swap for Diego")
    assert match.view(None)["spaces"]["Danny"] == 28
    assert match.winners == (1,), "Danny's holder is poisoned; second is Dragobert, now held by seat 1"


# 7. The end


def test_the_holder_wins_whoever_moved_the_dragon():  # 7.1, 7.8
    match = rolled("Didi", "+1", spaces=FAR | {"Didi": 27})
    match.play("move Didi")
    assert match.winners == (2,)
    assert match.scores == (0, 0, 1, 0, 0)
    assert match.over and match.to_act == ()


def test_the_mushroom_gives_the_race_to_the_second_dragon():  # 7.2, 6.3
    eggs = [[], [], ["mushroom"], [], []]
    match = rolled("Didi", "+1", spaces=FAR | {"Didi": 27}, eggs=eggs)
    match.play("move Didi")
    assert match.winners == (0,)
    assert told(match) == ["forward", "finished", "poisoned", "won"]


def test_a_mushroom_elsewhere_changes_nothing():  # 7.2
    match = rolled("Didi", "+1", spaces=FAR | {"Didi": 27}, eggs=[["mushroom"], [], [], [], []])
    match.play("move Didi")
    assert match.winners == (2,)


def test_a_shared_second_place_shares_the_win():  # 7.3
    spaces = dict.fromkeys(DRAGONS, 0) | {"Didi": 27}
    match = rolled("Didi", "+1", spaces=spaces, eggs=[[], [], ["mushroom"], [], []])
    match.play("move Didi")
    assert match.winners == (0, 1, 3, 4)
    assert match.scores == (1, 1, 0, 1, 1)


def test_of_a_shared_second_place_only_seated_holders_win():  # 7.3, 7.4
    spaces = dict.fromkeys(DRAGONS, 0) | {"Didi": 27}
    match = rolled("Didi", "+1", seats=3, spaces=spaces, eggs=[[], [], ["mushroom"]])
    match.play("move Didi")
    assert match.winners == (0, 1)


def nobody_wins(**more: Any) -> dh.Match:
    """Danny finishes; his marker lies beside the board."""
    match = rolled("Danny", "+1", seats=2, spaces=FAR | {"Danny": 27}, **more)
    match.play("move Danny")
    return match


def test_a_winning_marker_beside_the_board_wins_for_nobody():  # 7.4, 7.7
    match = nobody_wins(options={"replay_if_no_winner": False})
    assert match.over and match.winners == () and match.scores == (0, 0)
    assert told(match) == ["forward", "finished", "nobody"]


def test_a_second_marker_beside_the_board_wins_for_nobody_too():  # 7.4
    spaces = FAR | {"Dragobert": 27, "Danny": 26}
    match = rolled(
        "Dragobert", "+1", seats=2, spaces=spaces, eggs=[["mushroom"], []], options={"replay_if_no_winner": False}
    )
    match.play("move Dragobert")
    assert match.over and match.winners == ()


def test_when_nobody_won_a_new_race_begins_at_once():  # 7.5, 7.6
    match = nobody_wins(eggs=[["snail"], ["+1 Didi"]], face_down=[1], first=0)
    view = match.view(None)
    assert not match.over
    assert view["race"] == 2
    assert sorted(view["spaces"].values()) == [3, 4, 5, 6, 7]
    assert view["pool"] == 12 and view["eggs"] == [[], []]
    assert view["face_down"] == []
    assert sorted(holder for holder in view["markers"].values() if holder is not None) == [0, 1]
    assert view["first"] == 1 and match.to_act == (1,)


def test_markers_are_chosen_anew_for_a_new_race():  # 7.5, 2.5
    match = nobody_wins(options={"marker_deal": "choose"}, first=1)
    assert match.to_act == (0,)
    assert may(match) == [f"choose {name}" for name in DRAGONS]


# 8. What is known


def test_every_seat_and_a_spectator_see_the_same():  # 8.1
    match = race(face_down=[3], eggs=[["mushroom"], ["snail"], [], [], []])
    spectator = match.view(None) | {"seat": "any"}
    for seat in range(5):
        assert match.view(seat) | {"seat": "any"} == spectator
        assert match.news(seat) == match.news(None)


def test_nobody_knows_which_egg_comes_next():  # 8.1
    eggs = Counter()
    for seed in range(300):
        guess = race().redeal(0, seed)
        guess.play("swap for Diego")
        eggs.update(guess.view(None)["eggs"][0])
    assert set(eggs) == set(EGGS)


# Positions

OVER = {"ask": "nothing", "spaces": {"Diego": 28}, "markers": {"Diego": 0, "Didi": 1}}
CHOOSING = {"ask": "marker", "options": {"marker_deal": "choose"}}


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"spaces": {"Diego": 99}}, "spaces of Diego is a number from 0 to 28"),
        ({"spaces": {"Drogon": 3}}, "spaces has no 'Drogon'"),
        ({"markers": {"Diego": 0, "Didi": 0}}, "a seat holds two markers"),
        ({"eggs": [["mushroom"], ["mushroom"]]}, "'mushroom' is in the box 1 times, not 2"),
        (OVER | {"winners": [1]}, r"the winners of this race are \[0\]"),
        (OVER | {"eggs": [["mushroom"], []], "winners": [0]}, r"the winners of this race are"),
        (OVER | {"markers": {"Didi": 0, "Danny": 1}}, r"a new race begins \(rule 7.5\)"),
        (CHOOSING | {"eggs": [["mushroom"], []]}, r"rule 2.7"),
        (CHOOSING | {"spaces": {"Diego": 27}}, r"rule 2.5"),
        (CHOOSING | {"face_down": [1]}, r"rule 2.5"),
        ({"seats": 5, "race": 2}, "a second race"),
        ({"eggs": [["mushroom"]]}, "one list for each of the 2 seats"),
        ({"egs": []}, "did you mean 'eggs'"),
        ({"turn": 2}, "turn is a number from 0 to 1"),
        ({"ask": "rolled"}, "roll is missing"),
        ({"ask": "white", "roll": {"colour": "Didi", "movement": "+1"}}, "only when it shows white"),
        ({"ask": "marker"}, "marker_deal=choose"),
        ({"ask": "nothing"}, "a dragon stands on the finish"),
        ({"spaces": {"Diego": 28}}, "a dragon stands on the finish"),
        ({"ply": -1}, "cannot stand at ply"),
        ({"dice": "xyz"}, "hexadecimal"),
        ({"version": 99}, "version 99"),
    ],
)
def test_impossible_positions_are_refused_with_a_sentence(wrong: dict[str, Any], sentence: str):
    with pytest.raises(dh.BadPosition, match=sentence):
        dh.position({"game": "dragorun", "seats": 2} | wrong)


def test_an_empty_position_is_a_race_about_to_begin():
    match = dh.position({"game": "dragorun"})
    assert match.seats == 2 and match.to_act == (0,)
    assert match.view(0)["spaces"] == {"Dragobert": 3, "Diego": 4, "Didi": 5, "Danny": 6, "Dragma": 7}


def test_the_winners_of_a_finished_race_follow_from_the_table():  # 7.1, 7.2
    assert dh.position({"game": "dragorun", "seats": 2} | OVER).winners == (0,)
    poisoned = OVER | {"spaces": {"Diego": 28, "Didi": 20}, "eggs": [["mushroom"], []]}
    assert dh.position({"game": "dragorun", "seats": 2} | poisoned).winners == (1,)


@pytest.mark.parametrize("seed", range(12))
def test_the_view_says_where_the_roll_takes_each_dragon(seed: int):  # 4.5, 4.6, 4.7, 4.8, 4.11
    match, luck = dh.new("dragorun", seats=3, seed=seed, options={"track": 16, "start": 1}), random.Random(seed)
    seen = 0
    for _ in range(150):
        if match.over:
            break
        targets = match.view(None)["targets"]
        assert (targets is None) == (match.view(None)["dice"] is None)
        for move in match.moves():
            if targets and move.name == "move":
                tried = match.copy()
                tried.play(move)
                (line,) = [item for item in tried.last_news()[-1] if item["key"] in ("forward", "backward", "stayed")]
                assert line.get("to", line.get("space")) == targets[line["dragon"]], (match.view(None), move)
                seen += 1
        match.play(luck.choice(list(match.moves())))
    assert seen > 8
