"""Dragardiens, rule by rule, chapters 1 to 6: the comment behind each test names the rules and rulings it shows."""

from __future__ import annotations

from collections import Counter

import pytest

import dragonhall as dh
from dragonhall.games.dragardiens.box import (
    AT_CRESTS,
    AT_EGG,
    AT_FRAGMENTS,
    AT_PEARLS,
    AT_REDS,
    AT_STARTS,
    CHEST_NAMES,
    COLOURS,
    KIND_NAMES,
    REAL_KINDS,
)
from dragonhall.games.dragardiens.boxfile import box_of

from .dragardiens_table import (
    BOOK,
    BOX,
    LEFT_CARDS,
    RIGHT_CARDS,
    after,
    cards,
    event,
    hidden_elsewhere,
    may,
    next_turn,
    player,
    said,
    school,
    seen,
    table,
    told,
)

# 1. The box


def test_123_cards_with_two_sides():  # 1.1
    match = dh.new("dragardiens", seats=4, seed=1)
    assert match.game.faces.pieces(match._board.t)["cards"] == 123
    assert KIND_NAMES[0] == "white 1" and "white on green" in KIND_NAMES and KIND_NAMES[-1] == "shadow"


def test_104_book_cards_numbers_1_to_5_and_colours_never_the_dragons_own():  # 1.2, DG-5, DG-12
    assert sum(BOOK.values()) == 104
    assert {name.split()[1] for name in LEFT_CARDS} == {"1", "2", "3", "4", "5"}
    assert not [name for name in RIGHT_CARDS if name.split()[0] == name.split()[2]]
    assert len(RIGHT_CARDS) == 12


def test_the_split_of_the_book_cards():  # 1.3, DG-11, DG-13, DG-14, DG-15, DG-49
    assert sum(LEFT_CARDS.values()) == sum(RIGHT_CARDS.values()) == 52
    for colour in COLOURS:
        assert [LEFT_CARDS[f"{colour} {number}"] for number in range(1, 6)] == [3, 3, 3, 2, 2]
        assert sum(count for name, count in RIGHT_CARDS.items() if name.startswith(colour)) == 13
        assert sum(count for name, count in RIGHT_CARDS.items() if name.endswith(colour)) == 13
    circle = ("white", "green", "red", "blue")
    for at, page in enumerate(circle):
        assert [RIGHT_CARDS[f"{circle[(at + step) % 4]} on {page}"] for step in (1, 2, 3)] == [5, 4, 4]


def test_eight_starting_cards():  # 1.4, DG-16, DG-50
    kinds = [KIND_NAMES[kind] for kind in BOX[AT_STARTS : AT_STARTS + 8]]
    assert sorted(kinds) == sorted(
        ["white 1", "green 2", "red 3", "blue 4", "white on green", "green on red", "red on blue", "blue on white"]
    )


def test_eleven_shadow_dragons_with_the_page_6():  # 1.5, DG-17
    match = table(4, "green", player("shadow"))
    assert match.view(0)["supply"]["shadows"] == 10
    assert after(match, "write shadow").view(0)["grimoire"]["left"]["page"] == 6


def test_45_fragments():  # 1.6, DG-1
    values = Counter(BOX[AT_FRAGMENTS : AT_FRAGMENTS + 45])
    assert values == {1: 8, 4: 8, 6: 5, 8: 4, 10: 8, 12: 4, 16: 5, 20: 3}
    assert sum(values.elements()) == 370


def test_15_pearls_three_of_them_red():  # 1.7, DG-2, DG-3
    assert BOX[AT_REDS] == 3
    assert BOX[AT_PEARLS : AT_PEARLS + 15] == (8, 8, 9, *[3] * 6, *[4] * 6)


def test_three_crests():  # 1.8, DG-4
    assert BOX[AT_CRESTS : AT_CRESTS + 3] == (16, 12, 8)


def test_eggs_crystals_and_chests():  # 1.9, DG-18
    supply = dh.new("dragardiens", seats=3, seed=1).view(None)["supply"]
    assert (supply["eggs"], supply["crystals"]) == (9, 10)
    assert BOX[AT_EGG : AT_EGG + 2] == (4, 16)
    assert len(CHEST_NAMES) == 6


@pytest.mark.parametrize(
    ("number", "gives"),
    [
        (1, ["lowest", "crystal"]),
        (2, ["lowest", "shadow"]),
        (3, ["lowest", "egg"]),
        (4, ["lowest", "lowest"]),
        (5, ["highest"]),
        (6, ["highest", "egg"]),
    ],
)
def test_what_a_number_gives(number: int, gives: list[str]):  # 1.10, DG-6, DG-7, DG-8, DG-9, DG-10
    for colour in COLOURS:
        assert table(number, colour).view(None)["reward"] == gives


def test_every_value_of_the_box_has_an_origin():  # 1.11, DG-19
    lines = box_of("default").lines
    assert {line.origin for line in lines} == {"printed", "found", "house"}
    house = {line.section for line in lines if line.origin == "house"}
    assert {"left", "right", "starting", "pearls.red", "crests", "rewards.3", "chests"} <= house
    assert "shadows" not in house and "amulets" not in house
    assert all(line.source for line in lines)


# 2. Setting up


def test_the_first_seat_is_drawn_by_lot_or_named():  # 2.1, DG-47
    assert {dh.new("dragardiens", seats=3, seed=seed).view(None)["first"] for seed in range(30)} == {0, 1, 2}
    for seat in range(3):
        match = dh.new("dragardiens", seats=3, seed=seat, options={"first": f"seat {seat}"})
        assert match.view(None)["first"] == seat and match.to_act == (seat,)
    with pytest.raises(dh.BadOption, match="With 2 seats the first cannot be seat 2"):
        dh.new("dragardiens", seats=2, options={"first": "seat 2"})


def test_the_seats_after_the_first_draw_1_2_and_3_starting_cards():  # 2.2, DG-16, DG-39
    drawn = Counter()
    for seed in range(60):
        match = dh.new("dragardiens", seats=4, seed=seed)
        first = match.view(None)["first"]
        hands = [seen(match, (first + step) % 4) for step in range(4)]
        assert [hand["hand"] for hand in hands] == [0, 1, 2, 3]
        assert [len(hand["starting"]) for hand in hands] == [0, 1, 2, 3]
        held = [card for hand in hands for card in hand["starting"]]
        assert len(set(held)) == 6, "the default box has no two starting cards alike"
        drawn.update(held)
    assert len(drawn) == 8


def test_two_piles_that_show_only_their_pages_and_are_never_mixed():  # 2.3
    view = dh.new("dragardiens", seats=2, seed=3).view(0)
    left, right = view["grimoire"]["left"], view["grimoire"]["right"]
    assert left["page"] in (1, 2, 3, 4, 5) and right["page"] in COLOURS
    assert set(left) == set(right) == {"page", "ribbon", "cards"}


def test_a_card_of_each_pile_is_turned_up_to_the_training_ground():  # 2.4, DG-39
    for seed in range(20):
        match = dh.new("dragardiens", seats=2, seed=seed)
        view = match.view(None)
        assert view["training"]["left"] in LEFT_CARDS and view["training"]["right"] in RIGHT_CARDS
        assert view["grimoire"]["left"]["cards"] == view["grimoire"]["right"]["cards"] == 51
    setting_up = [told["key"] for told in match.news(None)[0]]
    assert setting_up.index("turned_up") < setting_up.index("page_shown"), "the pages change before the first turn"


@pytest.mark.parametrize(("seats", "left"), [(2, 29), (3, 33), (4, 37)])
def test_some_fragments_go_back_and_the_others_lie_in_a_row(seats: int, left: int):  # 2.5
    rows = set()
    for seed in range(10):
        row = dh.new("dragardiens", seats=seats, seed=seed).view(None)["row"]
        assert len(row) == left and row == sorted(row)
        assert not Counter(row) - Counter(BOX[AT_FRAGMENTS : AT_FRAGMENTS + 45])
        rows.add(tuple(row))
    assert len(rows) > 5


@pytest.mark.parametrize(("seats", "crests"), [(2, [12, 8]), (3, [16, 12, 8]), (4, [16, 12, 8])])
def test_with_two_seats_the_crest_of_16_stays_in_the_box(seats: int, crests: list[int]):  # 2.6, DG-4
    assert dh.new("dragardiens", seats=seats, seed=1).view(None)["supply"]["crests"] == crests


def test_all_supplies_lie_ready():  # 2.7
    supply = dh.new("dragardiens", seats=4, seed=1).view(None)["supply"]
    assert supply == {
        "shadows": 11,
        "crystals": 10,
        "eggs": 9,
        "red pearls": 3,
        "blue pearls": 12,
        "crests": [16, 12, 8],
    }


# 3. The Grimoire


def test_four_and_green_ask_for_four_green_dragons_neither_more_nor_fewer():  # 3.1
    assert table(4, "green").view(0)["wanted"] == {"number": 4, "colour": "green"}
    assert said(table(4, "green", player("3 green 1")), "lay") == []
    assert said(table(4, "green", player("3 green 1, green 2")), "lay") == ["lay"]
    five = after(table(4, "green", player("3 green 1, 2 green on red")), "lay", "add green 1")
    assert school(five, 0) == ["green 4"] and seen(five, 0)["cards"] == ["green on red"]


def test_when_a_card_leaves_a_pile_the_page_beneath_counts():  # 3.2
    match = after(table(2, "green", player("blue 5")), "write blue 5", "take left")
    assert match.view(1)["training"]["left"] == "blue 5"
    assert match.view(1)["grimoire"]["left"]["page"] == 2


def dry(side: str, **more: object) -> dh.Match:
    """A table at the start of seat 0's turn: one card is left in one pile, and one before it."""
    pile, turned_up, last = {
        "left": (LEFT_CARDS, "white 1", "green 2"),
        "right": (RIGHT_CARDS, "white on red", "green on blue"),
    }[side]
    hand = hidden_elsewhere(pile, turned_up, last)
    other = {"left": "blue on white", "right": "blue 4"}[side]
    training = [turned_up, other] if side == "left" else [other, turned_up]
    page = {"left": 2, "right": "blue"}[side]
    described = {
        "game": "dragardiens",
        "players": [{}, {"hand": hand}],
        "training": training,
        "grimoire": {side: {"under": page}},
    }
    return dh.position(described | more)


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_pile_never_gives_away_its_last_card(side: str):  # 3.3, DG-38
    match = dry(side)
    assert match.view(0)["grimoire"][side]["cards"] == 1
    page = match.view(0)["grimoire"][side]["page"]
    match.play(f"take {side}")
    assert match.view(0)["training"][side] is None
    assert match.view(0)["grimoire"][side] == {"page": page, "ribbon": False, "cards": 1}
    assert f"take {side}" not in may(match)


def test_a_dry_pile_gives_again_when_it_holds_two_cards():  # 3.4, DG-41
    match = dry("left")
    after(match, "take left", "write white 1")
    assert match.view(0)["training"]["left"] is None, "not before the next turn"
    next_turn(match)
    assert match.view(1)["training"]["left"] == "white 1"
    assert match.view(1)["grimoire"]["left"]["page"] == 2


# 4. Taking


def test_take_one_to_three_cards_from_either_place():  # 4.1, DG-23
    match = table(5, "green", player(), taken=0)
    assert may(match) == ["take left", "take right"], "at least one"
    after(match, "take left")
    assert {"take left", "take right", "pass"} <= set(may(match)), "the seat may stop after any card"
    after(match, "take right", "take right")
    assert said(match, "take") == []
    assert seen(match, 0)["hand"] == 3


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_taken_card_is_replaced_at_once_from_its_own_pile(side: str):  # 4.2
    match = table(2, "green", player(), taken=0)
    before = match.view(0)
    match.play(f"take {side}")
    view, other = match.view(0), "right" if side == "left" else "left"
    assert view["players"][0]["cards"] == [before["training"][side]]
    assert view["training"][side] in (LEFT_CARDS if side == "left" else RIGHT_CARDS)
    assert view["grimoire"][side]["cards"] == before["grimoire"][side]["cards"] - 1
    assert view["training"][other] == before["training"][other]
    assert view["grimoire"][other] == before["grimoire"][other]
    assert told(match) == ["took", "turned_up", "page_shown"]


def test_the_card_turned_up_has_the_page_that_was_seen():  # 4.2, 10.3
    for seed in range(20):
        match = dh.new("dragardiens", seats=2, seed=seed)
        page = match.view(None)["grimoire"]["left"]["page"]
        match.play("take left")
        assert match.view(None)["training"]["left"].endswith(f" {page}")


def test_a_fourth_card_costs_a_crystal():  # 4.3, DG-24, DG-42
    match = table(5, "green", player(crystals=2), taken=3)
    assert said(match, "pay") == ["pay a crystal and take left", "pay a crystal and take right"]
    match.play("pay a crystal and take right")
    assert seen(match, 0)["crystals"] == 1 and match.view(0)["supply"]["crystals"] == 9
    assert said(match, "pay") == said(match, "take") == [], "never a fifth, never a second crystal"
    assert said(table(5, "green", player(), taken=3), "pay") == [], "no crystal, no fourth card"
    assert said(table(5, "green", player(crystals=1), taken=2), "pay") == [], "not before the fourth"


def test_a_crystal_is_spent_only_when_the_fourth_card_is_taken():  # 4.3, DG-42
    match = after(table(5, "green", player("white 1", crystals=1), taken=3), "write white 1")
    assert seen(match, 0)["crystals"] == 1
    assert said(match, "pay") == []


def test_without_a_card_in_the_training_ground_step_1_falls_away():  # 4.4, DG-38
    match = dh.position(
        {
            "game": "dragardiens",
            "training": [None, None],
            "grimoire": {"left": {"under": 2}, "right": {"under": "blue"}},
            "players": [
                {"hand": hidden_elsewhere(LEFT_CARDS, "green 2")},
                {"hand": hidden_elsewhere(RIGHT_CARDS, "green on blue")},
            ],
            "stopped": True,
        }
    )
    assert said(match, "take") == [] and "pass" in may(match) and said(match, "write")


def test_a_turn_that_begins_with_empty_places_starts_with_writing():  # 4.4, DG-38
    hands = [hidden_elsewhere(LEFT_CARDS, "green 2", "white 1"), hidden_elsewhere(RIGHT_CARDS, "green on blue")]
    match = dh.position(
        {
            "game": "dragardiens",
            "turn": 0,
            "training": ["white 1", None],
            "grimoire": {"left": {"under": 2}, "right": {"under": "blue"}},
            "players": [{"hand": hands[0]}, {"hand": hands[1]}],
        }
    )
    next_turn(after(match, "take left"))
    assert match.to_act == (1,) and said(match, "take") == [] and "write white on green" in may(match)


def test_a_hand_has_no_limit():  # 4.5
    match = table(5, "green", player("2 white 1, 3 white 2, 3 white 3, 3 blue 1, 3 blue 2, 3 red 1, 3 red 2"), taken=2)
    assert seen(after(match, "take right"), 0)["hand"] == 21


@pytest.mark.parametrize("move", ["write white 1", "lay"])
def test_writing_or_laying_ends_the_taking(move: str):  # 4.6
    match = table(2, "green", player("2 green 1, white 1"), player("2 green 2"))
    assert "take left" in may(match)
    match.play(move)
    assert said(match, "take") == []


# 5. Writing


def test_one_card_on_each_pile_in_either_order():  # 5.1, DG-25
    match = table(5, "green", player("white 1, white 2, red on blue, blue on red"))
    assert said(match, "write") == ["write white 1", "write white 2", "write blue on red", "write red on blue"]
    match.play("write red on blue")
    assert said(match, "write") == ["write white 1", "write white 2"]
    match = after(table(5, "green", player("white 1, white 2, red on blue, blue on red")), "write white 2")
    assert said(match, "write") == ["write blue on red", "write red on blue"]


def test_when_both_sides_are_written_and_nothing_is_left_to_do_the_turn_goes_on_by_itself():  # 5.1
    match = after(table(5, "green", player("white 1, red on blue")), "write white 1", "write red on blue")
    assert match.view(None)["turn"] == 1


def test_numbers_go_left_and_colours_right():  # 5.2, DG-25
    match = after(table(5, "green", player("white 1, red on blue, white 2")), "write white 1", "write red on blue")
    grimoire = match.view(None)["grimoire"]
    assert (grimoire["left"]["page"], grimoire["right"]["page"]) == (1, "blue")


def test_a_written_one_makes_a_single_green_dragon_enough():  # 5.3
    match = table(4, "green", player("green 3, red 1, white on blue"))
    assert said(match, "lay") == []
    match.play("write red 1")
    assert match.view(0)["wanted"] == {"number": 1, "colour": "green"}
    assert school(after(match, "lay"), 0) == ["green 1"]


def test_a_written_card_covers_the_page_and_leaves_the_pile_first():  # 5.4, DG-25
    match = table(4, "green", player("red 1, red 2, red on blue"), player("blue 3, blue on red"))
    after(next_turn(after(match, "write red 1")), "take left")
    assert match.view(1)["training"]["left"] == "red 1" and match.view(1)["grimoire"]["left"]["page"] == 4
    next_turn(after(match, "write blue 3"))
    next_turn(after(match, "take right", "write red 2"))
    assert match.view(1)["grimoire"]["left"]["page"] == 2
    after(match, "take left")
    assert match.view(1)["training"]["left"] == "red 2" and match.view(1)["grimoire"]["left"]["page"] == 3
    after(match, "take left")
    assert match.view(1)["training"]["left"] == "blue 3" and match.view(1)["grimoire"]["left"]["page"] == 4


def test_a_shadow_dragon_shows_6_and_is_taken_later_like_any_card():  # 5.5, DG-26
    match = after(table(4, "green", player("shadow")), "write shadow")
    assert match.view(1)["turn"] == 1 and match.view(1)["grimoire"]["left"]["page"] == 6
    match.play("take left")
    assert match.view(1)["training"]["left"] == "shadow"
    match.play("take left")
    assert "shadow" in seen(match, 1)["cards"]
    assert match.view(1)["supply"]["shadows"] == 10, "it never goes back to its supply"


def test_starting_cards_can_be_written_and_stay_in_the_pile():  # 5.6, DG-40
    match = table(4, "green", player(starting=["white 1", "red on blue"]), {}, {})
    assert said(match, "write") == ["write starting white 1", "write starting red on blue"]
    after(match, "write starting white 1", "write starting red on blue")
    view = match.view(None)
    assert view["grimoire"]["left"]["page"] == 1 and view["grimoire"]["right"]["page"] == "blue"
    assert view["players"][0]["hand"] == 0


# 6. Laying


def test_laying_is_free():  # 6.1, DG-22
    match = table(2, "green", player("2 green 1"))
    assert {"lay", "pass"} <= set(may(match))
    assert school(after(match, "pass"), 0) == []


def test_exactly_the_colour():  # 6.2
    assert said(table(2, "green", player("2 white 1, 2 red 1, 2 blue 1")), "lay") == []
    assert said(table(2, "white", player("2 white 1, green 1")), "lay") == ["lay"]


def test_exactly_the_number():  # 6.2
    match = after(table(2, "green", player("3 green 1")), "lay")
    assert school(match, 0) == ["green 2"] and seen(match, 0)["cards"].count("green 1") == 1


def test_shadow_dragons_stand_in_but_never_alone():  # 6.3, DG-27
    match = after(table(4, "green", player("green 1, 3 shadow")), "lay")
    assert match.view(None)["players"][0]["school"] == [
        {"colour": "green", "dragons": 1, "shadows": 3, "closed": False}
    ]
    assert said(table(3, "green", player("3 shadow, white 1")), "lay") == []
    assert said(table(1, "green", player("shadow")), "lay") == [], "a 1 is never met by a shadow dragon"


def test_each_seat_lays_once_a_turn():  # 6.4, DG-27, DG-45
    match = after(table(1, "green", player("3 green 1"), player("3 green 2")), "lay")
    assert match.to_act == (1,), "seat 0 has laid, now the others"
    match.play("lay")
    assert match.view(None)["turn"] == 1 and school(match, 0) == school(match, 1) == ["green 1"]


def test_same_colour_joins_its_pile_a_new_colour_makes_one():  # 6.5, DG-28
    match = after(table(1, "green", player("green 1", ("green 2, green 3", "white 1"))), "lay")
    assert school(match, 0) == ["green 3", "white 1"]
    match = after(table(1, "red", player("red 1", ("green 2, green 3", "white 1"))), "lay at the left end")
    assert school(match, 0) == ["red 1", "(green 2)", "white 1"]


def test_a_new_colour_comes_left_or_right_of_the_piles():  # 6.5, 6.6 example A
    match = table(1, "red", player("red 1", ("white 1", "green 1")))
    assert said(match, "lay") == ["lay at the left end", "lay at the right end"]
    right = after(match.copy(), "lay at the right end")
    assert school(right, 0) == ["white 1", "(green 1)", "red 1"]


def test_red_on_the_left_closes_the_white_pile():  # 6.6 example B
    match = after(table(1, "red", player("red 1, 2 white 2", ("white 1", "green 1"))), "lay at the left end")
    assert school(match, 0) == ["red 1", "(white 1)", "green 1"]
    assert event(match, "closed") == {"key": "closed", "seat": 0, "colour": "white"}
    closed = table(1, "white", player("2 white 2", ("red 1", "white 1", "green 1")))
    assert said(closed, "lay") == []
    for open_colour in ("red", "green"):
        still = table(1, open_colour, player("red 2, green 2", ("red 1", "white 1", "green 1")))
        assert said(still, "lay") == ["lay"]


def test_the_fourth_pile_closes_its_neighbour_too():  # 6.6, DG-28
    match = after(table(1, "blue", player("blue 1", ("red 1", "white 1", "green 1"))), "lay at the right end")
    assert school(match, 0) == ["red 1", "(white 1)", "(green 1)", "blue 1"]


def test_beside_a_single_pile_the_end_is_not_asked():  # 6.7, DG-44
    match = table(1, "red", player("red 1", ("white 1",)))
    assert said(match, "lay") == ["lay"]
    assert school(after(match, "lay"), 0) == ["white 1", "red 1"]
    assert said(table(1, "red", player("red 1")), "lay") == ["lay"]


def test_if_several_sets_would_do_they_are_named_in_order():  # 6.8
    match = after(table(2, "green", player("green 1, green 2, green on red, shadow")), "lay")
    assert may(match) == ["add green 1", "add green 2", "add green on red"]
    match.play("add green 2")
    assert may(match) == ["add green on red", "add shadow"], "never one before the last; a shadow dragon last of all"
    match.play("add shadow")
    assert seen(match, 0)["cards"].count("shadow") == 1, "the reward for a 2"
    assert "green 1" in seen(match, 0)["cards"] and "green 2" not in seen(match, 0)["cards"]


def test_cards_without_a_choice_go_by_themselves():  # 6.8
    match = after(table(3, "green", player("green 1, green 2, green on red")), "lay")
    assert school(match, 0) == ["green 3"]
    match = after(table(3, "green", player("green 1, 3 green 2")), "lay")
    assert may(match) == ["add green 1", "add green 2"]
    assert school(after(match, "add green 2"), 0) == ["green 3"], "then only two more of the same are left to name"


def test_starting_cards_are_named_after_the_others():  # 6.8
    match = after(table(2, "green", player("green 1, shadow", starting=["green 2"])), "lay")
    assert may(match) == ["add green 1", "add starting green 2"]
    match.play("add starting green 2")
    assert school(match, 0) == ["green 2"], "only the shadow dragon could follow"


def test_every_set_of_cards_can_be_laid_in_exactly_one_way():  # 6.8
    hand = "2 green 1, green 2, green 4, green on red, 2 shadow"
    laid = Counter()
    todo = [after(table(3, "green", player(hand)), "lay")]
    while todo:
        match = todo.pop()
        if match.view(None)["ask"] != "add":
            laid[tuple(match.position()["players"][0]["school"][0])] += 1
            continue
        todo += [after(match.copy(), move) for move in may(match)]
    assert set(laid.values()) == {1}
    real = [["green 1"] * a + ["green 2"] * b + ["green 4"] * c + ["green on red"] * d
            for a in range(3) for b in range(2) for c in range(2) for d in range(2)]  # fmt: skip
    assert set(laid) == {tuple(r + ["shadow"] * (3 - len(r))) for r in real if 1 <= len(r) <= 3}
    assert cards(hand).count("shadow") == 2 and REAL_KINDS == 32


# Positions


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"players": [player("4 white 1"), {}]}, "not so many cards 'white 1'"),
        ({"players": [player("12 shadow"), {}]}, "not so many cards 'shadow'"),
        ({"players": [player("white 7"), {}]}, "hand has no 'white 7'"),
        ({"players": [player(starting=["white 1"]), player(starting=["white 1"])]}, "'white 1' is there twice"),
        (
            {"players": [player(starting=["white 1", "green 2", "red 3", "blue 4"]), {}]},
            "the seats have at most",
        ),
        ({"players": [player("", ("shadow",)), {}]}, "at least one real one"),
        ({"players": [player("", ("white 1, red 1",)), {}]}, "dragons of one colour"),
        ({"players": [player("", ("white 1", "white 2")), {}]}, "two white piles"),
        ({"players": [player(fragments=[7]), {}]}, "not so many fragments of 7"),
        ({"players": [player(fragments=[20] * 4), {}]}, "not so many fragments of 20"),
        ({"players": [player(fragments=[1, 1, 4], pearls={"red": 0, "blue": 0}), {}]}, "3 fragments make 1 amulets"),
        (
            {"players": [player(fragments=[1, 1, 4], pearls={"blue": 1, "red": 0}), {}]},
            "the red ones are gone",
        ),
        ({"players": [player(crystals=6), player(crystals=6)]}, "only 10 crystals"),
        ({"players": [player(eggs=10), {}]}, "eggs is a number from 0 to 9"),
        ({"players": [player(crest=16), {}]}, "no crest of 16"),
        ({"players": [{}]}, "players is a list of 2 parts"),
        ({"players": [{"hnd": []}, {}]}, "did you mean 'hand'"),
        ({"row": [1, 2, 3]}, "29 fragments are in the game, here are 3"),
        ({"training": ["white on red", None]}, "cannot lie on the left side"),
        ({"training": ["white 1"]}, "a list of two cards"),
        ({"grimoire": {"left": {"under": 6}}}, "no card with the page '6'"),
        ({"grimoire": {"left": {"written": ["white on red"]}}}, "cannot be written on the left pile"),
        ({"grimoire": {"left": {"written": [{"starting": "white 1", "seat": 5}]}}}, "seat is a number from 0 to 1"),
        ({"ask": "nothing"}, "the game is not over"),
        ({"taken": 4}, "costs a crystal"),
        ({"wrote": ["left"], "taken": 1}, "no written card lies there"),
        ({"wrote": ["left"], "stopped": False}, "has stopped taking"),
        ({"chests": ["veil"]}, "as many chests lie out as the options say"),
        ({"ask": "chest"}, "only with the option chests=chosen"),
        ({"ask": "others", "asked": 1}, "is not asked"),
        ({"players": [player(crest=12), {}]}, "a crest without all four"),
        ({"players": [player("", ("white 1", "red 1", "blue 1", "green 1")), {}]}, "no crest, though one is left"),
        ({"shown": ["white 1", "red 3"]}, "only 1 starting cards were dealt"),
        ({"ask": "add"}, "need says how many"),
        ({"ask": "others"}, "the others, not the seat whose turn it is"),
        ({"ask": "turn", "asked": 1}, "only the seat whose turn it is"),
        ({"ask": "add", "need": 2, "taken": 1}, "nothing it could do"),
        ({"lull": 101}, "lull is a number from 0 to 100"),
        ({"turned": [0]}, "nothing called 'turned'"),
        ({"trun": 0}, "did you mean 'turn'"),
    ],
)
def test_impossible_positions_are_refused_with_a_sentence(wrong: dict[str, object], sentence: str):
    with pytest.raises(dh.BadPosition, match=sentence):
        dh.position({"game": "dragardiens"} | wrong)


def test_a_position_with_too_many_amulets_is_over():
    players = [player(fragments=[1] * 6 + [4] * 8 + [6] * 5 + [8, 8]), {}]
    with pytest.raises(dh.BadPosition, match="the game is over: 7 of 7"):
        dh.position({"game": "dragardiens", "players": players})


def test_an_empty_position_is_a_game_about_to_begin():
    match = dh.position({"game": "dragardiens"})
    assert match.seats == 2 and match.to_act == (0,) and may(match) == ["take left", "take right"]
    assert match.game.faces.pieces(match._board.t)["cards"] == 123
