"""The powers of Le Jeu des Dragons, one by one: each works, at its boundary, and leaves bystanders alone.

The comment behind each test names the rules of rules.md (and our rulings) that it shows.
"""

from __future__ import annotations

import pytest

import dragonhall as dh
from dragonhall.games.ante.box import NAMES, STRENGTH
from tests.rulebook.ante_table import (
    ANN,
    BOB,
    CAL,
    DAN,
    card,
    event,
    flight,
    gold,
    hand,
    may,
    nothing_left,
    plays,
    sizes,
    stakes,
    table,
    told,
)

BOBS, CALS, DANS = "Red 3, Red 2, Red 5", "Blue 1, Blue 2, Blue 4", "Green 1, Green 2, Green 4"

# White


def test_white_steals_three_if_there_is_a_mortal():  # 10.1
    match = plays(table("White 8, White 1", BOBS, CALS, flights=("", "", "Fool")), "play White 8")
    assert gold(match) == [53, 50, 50] and stakes(match) == 27 and match.to_act == (BOB,)


def test_white_does_nothing_without_a_mortal():  # 10.1, TD-35
    match = plays(table("White 8, White 1", BOBS, antes="Fool"), "play White 8")
    assert gold(match) == [50, 50] and event(match, "no_effect")["power"] == "White Dragon"


# Blue


def test_blue_steals_one_for_each_evil_dragon_or_taxes_the_others():  # 10.2
    for answer, expected, left in (
        ("steal from the stakes", [53, 50, 50], 27),
        ("let the others pay", [50, 47, 47], 36),
    ):
        match = table("Blue 11, White 1", BOBS, CALS, flights=("Red 8, Green 8", "Red 10", "Fool"), round=3)
        plays(match, "play Blue 11")
        assert may(match) == ["steal from the stakes", "let the others pay"]
        plays(match, answer)
        assert gold(match) == expected and stakes(match) == left


def test_blue_steals_no_more_than_there_is_and_ends_the_gambit():  # 10.2, 10.26
    match = table("Blue 11, White 1", BOBS, flights=("Red 8, Green 8", "Fool"), round=3, stakes=2)
    plays(match, "play Blue 11", "steal from the stakes")
    assert gold(match) == [52, 50] and "stakes_empty" in told(match)


# Black


@pytest.mark.parametrize(("there", "stolen"), [(30, 2), (2, 2), (1, 1)])
def test_black_steals_two_or_what_is_left(there: int, stolen: int):  # 10.3, 10.26, TD-45
    match = plays(table("Black 9, White 1", BOBS, stakes=there), "play Black 9")
    assert gold(match) == [50 + stolen, 50] and ("stakes_empty" in told(match)) is (there <= 2)


# Red


def test_red_takes_gold_and_a_random_card_of_the_strongest_opponent():  # 10.4, TD-17
    match = table("Red 12, White 1", BOBS.replace("Red 3", "Red 8"), CALS, flights=("", "White 3", "Blue 11"))
    plays(match, "play Red 12")
    assert gold(match) == [51, 50, 49] and sizes(match) == [2, 3, 2]
    assert len(hand(match, ANN) & {"Blue 1", "Blue 2", "Blue 4"}) == 1


def test_red_works_against_a_weaker_opponent_too():  # 10.4, 10.7
    match = plays(table("Red 12, White 1", BOBS, flights=("Gold 13",), round=2), "play Red 12")
    assert gold(match) == [51, 49]


def test_only_thief_and_victim_see_the_card():  # 10.4
    match = plays(table("Red 12, White 1", BOBS, CALS, flights=("", "White 3")), "play Red 12")
    assert "took_card" in told(match, ANN) and "took_card" in told(match, BOB)
    for outsider in (CAL, None):
        assert "took" in told(match, outsider) and "took_card" not in told(match, outsider)


def test_red_takes_gold_from_an_empty_hand_but_no_card():  # 10.4, TD-17
    match = plays(table("Red 12, White 1", "", CALS, flights=("", "White 3")), "play Red 12")
    assert gold(match)[ANN] == 51 and "took" not in told(match) and event(match, "paid")["seat"] == BOB


def test_red_makes_debts():  # 10.4, 12.1, TD-17
    match = plays(table("Red 12, White 1", BOBS, gold=[50, 0]), "play Red 12")
    assert match.view(None)["debts"] == [{"seat": 1, "to": 0, "gold": 1}] and sizes(match) == [2, 2]


# Green


def test_green_lets_the_left_neighbour_give_a_weaker_evil_dragon_or_pay():  # 10.5
    match = table("Green 6, Gold 9", "Red 2, Red 8, Silver 3", "Red 3, Gold 4")
    plays(match, "play Green 6")
    # Red 8 is too strong, Silver 3 is good, Cal is not asked.
    assert match.to_act == (BOB,)
    assert may(match) == ["pay 5 gold", "give Red 2"]
    assert may(match, CAL) == []
    given = plays(match.copy(), "give Red 2")
    assert "Red 2" in hand(given, ANN) and sizes(given)[:2] == [2, 2] and event(given, "gave")["card"] == card("Red 2")
    paid = plays(match, "pay 5 gold")
    assert gold(paid) == [55, 45, 50]


@pytest.mark.parametrize(
    ("held", "offered"), [("Black 7", False), ("White 6", False), ("Green 4", True), ("Dracolich", False)]
)
def test_green_asks_for_strictly_weaker(held: str, offered: bool):  # 10.5
    match = plays(table("Green 6, Gold 9", f"{held}, Gold 2, Gold 4"), "play Green 6")
    assert (f"give {held}" in may(match)) is offered


def test_nothing_is_weaker_than_green_one():  # 10.5, TD-35
    match = plays(table("Green 1, Gold 9", BOBS), "play Green 1")
    assert gold(match) == [55, 45] and match.view(None)["ask"] == "play"


def test_green_makes_debts():  # 10.5, 12.1
    match = plays(table("Green 6, Gold 9", BOBS, gold=[50, 3]), "play Green 6", "pay 5 gold")
    assert gold(match) == [53, 0] and match.view(None)["debts"] == [{"seat": 1, "to": 0, "gold": 2}]


# Brass


def test_brass_lets_the_strongest_opponent_give_a_stronger_good_dragon_or_pay():  # 10.6
    cals = "Gold 9, Gold 6, Silver 8, Bahamut, Red 12"
    match = plays(table("Brass 7, White 1", BOBS, cals, flights=("", "White 3", "Blue 11")), "play Brass 7")
    assert match.to_act == (CAL,)
    assert may(match) == ["pay 5 gold", "give Silver 8", "give Gold 9", "give Bahamut"]
    plays(match, "give Bahamut")
    assert "Bahamut" in hand(match, ANN) and gold(match) == [50, 50, 50]


def test_an_archmage_copying_brass_asks_for_ten_or_more():  # 10.6, TD-35
    match = table("Archmage, White 1", "Gold 9, Silver 10, Gold 11", antes="Brass 1")
    plays(match, "play Archmage")
    assert may(match) == ["pay 5 gold", "give Silver 10", "give Gold 11"]


@pytest.mark.parametrize(("played", "kind"), [("Red 12", "red"), ("Brass 9", "brass")])
def test_ties_for_the_strongest_opponent_are_chosen(played: str, kind: str):  # 10.7, TD-16
    match = table(f"{played}, White 1", BOBS, CALS, DANS, flights=("Gold 13", "White 8", "Silver 8", "Fool"), round=2)
    plays(match, f"play {played}")
    assert match.to_act == (ANN,) and may(match) == ["target seat 1", "target seat 2"]
    plays(match, "target seat 2")
    if kind == "red":
        assert gold(match) == [51, 50, 49, 50]
    else:
        assert match.to_act == (CAL,)


TEN = "White 1, White 2, White 3, White 4, White 6, White 8, Blue 1, Blue 2, Blue 4, Blue 7"


def test_a_dragon_given_to_a_full_hand_is_shown_and_kept():  # 10.8, TD-18
    # The example of the rulebook: a Princess triggers a Brass Dragon while the hand is full.
    match = table(
        "Princess, " + TEN.replace("White 1, White 2, ", ""),
        "Gold 9, Gold 11, Red 12",
        flights=("Brass 4, Gold 2", "Blue 9, Blue 11"),
        round=3,
    )
    plays(match, "play Princess", "trigger Gold 2")
    assert sizes(match)[ANN] == 10 and match.to_act == (BOB,)
    plays(match, "give Gold 9")
    assert event(match, "kept")["card"] == card("Gold 9") and "Gold 9" in hand(match, BOB)
    assert match.view(ANN)["players"][BOB]["known"] == [card("Gold 9")] and gold(match) == [49, 50]


# Silver


def test_silver_lets_everybody_with_a_good_dragon_draw():  # 10.9
    match = table("Silver 12, White 1", BOBS, CALS, DANS, flights=("", "White 8", "Gold 2", "Bahamut"))
    plays(match, "play Silver 12")
    assert sizes(match) == [2, 3, 4, 4]
    assert [e["seat"] for e in match.news(None)[-1] if e["key"] == "drew"] == [ANN, CAL, DAN]


def test_a_full_hand_ignores_silver():  # 10.9, TD-35
    match = plays(
        table(
            "Silver 12, White 1",
            TEN.replace("White 1", "White 8").replace("White 8, ", "", 1) + ", Blue 9",
            flights=("", "Gold 2"),
        ),
        "play Silver 12",
    )
    assert sizes(match) == [2, 10] and "hand_full" in told(match)


# Bronze


def test_bronze_takes_the_two_weakest_antes():  # 10.10
    match = plays(table("Bronze 9, White 1", BOBS, antes="Gold 13, Blue 7, Green 10"), "play Bronze 9")
    assert hand(match, ANN) == {"White 1", "Blue 7", "Green 10"}
    assert [a["card"] for a in match.view(None)["antes"]] == [card("Gold 13")]


def test_bronze_takes_the_only_ante_or_nothing():  # 10.10
    match = plays(table("Bronze 9, White 1", BOBS, antes="Gold 13"), "play Bronze 9")
    assert hand(match, ANN) == {"White 1", "Gold 13"}
    match = plays(table("Bronze 9, White 1", BOBS), "play Bronze 9")
    assert event(match, "no_effect")["power"] == "Bronze Dragon"


def test_bronze_chooses_among_ties():  # 10.10, TD-22
    match = plays(table("Bronze 9, White 1", BOBS, antes="White 8, Green 8, Copper 8, Blue 7"), "play Bronze 9")
    assert "Blue 7" in hand(match, ANN)  # sure to be taken
    assert may(match) == ["take White 8", "take Green 8", "take Copper 8"]
    plays(match, "take Green 8")
    assert hand(match, ANN) == {"White 1", "Blue 7", "Green 8"}
    match = plays(table("Bronze 9, White 1", BOBS, antes="White 8, Green 8, Copper 8"), "play Bronze 9", "take White 8")
    assert may(match) == ["take Green 8", "take Copper 8"]
    match = plays(table("Bronze 9, White 1", BOBS, antes="White 8, Green 8, Gold 13"), "play Bronze 9")
    assert hand(match, ANN) == {"White 1", "White 8", "Green 8"}  # no choice


def test_with_nine_cards_bronze_chooses_one_of_the_two_weakest():  # 10.10, TD-22, TD-46
    match = plays(
        table("Bronze 9, " + TEN.replace("White 1, ", ""), BOBS, antes="Green 4, Green 6, Bronze 6, Gold 13"),
        "play Bronze 9",
    )
    assert may(match) == ["take Green 4", "take Green 6", "take Bronze 6"]
    plays(match, "take Bronze 6")
    assert sizes(match)[ANN] == 10 and len(match.view(None)["antes"]) == 3
    match = plays(
        table("Bronze 9, " + TEN.replace("White 1, ", ""), BOBS, antes="Green 6, Bronze 6, Gold 13"), "play Bronze 9"
    )
    assert may(match) == ["take Green 6", "take Bronze 6"]


def test_with_ten_cards_bronze_does_nothing():  # 10.10, TD-22
    match = table(
        "Princess, " + TEN.replace("White 1, White 2, ", ""),
        BOBS,
        flights=("Bronze 9, Gold 2", "Fool, Priest"),
        round=3,
        antes="Blue 9",
    )
    plays(match, "play Princess", "trigger Gold 2")
    assert sizes(match)[ANN] == 10 and len(match.view(None)["antes"]) == 1


# Copper


def test_copper_is_replaced_and_the_new_card_triggers_whatever_its_strength():  # 10.11
    match = plays(table("Copper 1, White 1", BOBS, flights=("", ""), deck="Black 9"), "play Copper 1")
    assert flight(match, ANN) == ["Black 9"] and gold(match) == [52, 50]
    assert card("Copper 1") in match.view(None)["discard"]
    assert match.view(None)["players"][ANN]["strength"] == 9


def test_copper_takes_the_place_of_the_card_it_was():  # 10.11, TD-39
    match = table("Princess, White 1", BOBS, flights=("Copper 5, Tiamat", "Fool, Priest"), round=3, deck="Druid")
    plays(match, "play Princess")
    assert flight(match, ANN) == ["Druid", "Tiamat", "Princess"] and match.view(None)["weakest_wins"]


def test_a_chain_of_coppers():  # 10.11, TD-20
    match = plays(table("Copper 1, White 1", BOBS, deck="Copper 3, Copper 5, Priest"), "play Copper 1")
    assert flight(match, ANN) == ["Priest"] and match.view(None)["priest"] == ANN
    assert told(match).count("replaced") >= 1


def test_copper_is_discarded_first_so_a_new_deck_may_hold_it():  # 10.11, TD-20
    seen = set()
    for seed in range(30):
        position = nothing_left("Copper 1, White 1", "Red 3, Red 2").position() | {"seed": seed}
        del position["dice"]
        at = position["flights"][1].index(card("Black 9"))
        position["discard"] = [position["flights"][1].pop(at)]
        position["rounds"][1].pop(at)
        match = plays(dh.position(position), "play Copper 1")
        assert flight(match, ANN) == ["Black 9"]
        seen.add(told(match).count("replaced"))
    assert seen == {1, 2}  # sometimes the Copper itself comes up first


def test_a_copper_that_nothing_can_replace_stays():  # 10.12, TD-43
    match = plays(nothing_left("Copper 1, White 1", "Red 3, Red 2"), "play Copper 1")
    assert flight(match, ANN)[-1] == "Copper 1" and "stays" in told(match) and match.to_act == (BOB,)


def test_a_chain_of_coppers_alone_ends():  # 10.12, TD-43
    position = nothing_left("Copper 1, White 1", "Red 3, Red 2").position()
    for zone, rounds in zip(position["flights"], position["rounds"], strict=True):
        for name in [name for name in zone if name.startswith("Copper")]:
            rounds.pop(zone.index(name))
            zone.remove(name)
    match = plays(dh.position(position), "play Copper 1")
    assert "stays" in told(match) and flight(match, ANN)[-1].startswith("Copper")
    assert told(match).count("replaced") >= 5


# Gold


def test_gold_draws_for_each_good_dragon():  # 10.13
    match = plays(
        table("Gold 13, White 1", BOBS, flights=("Silver 2, White 8", "Gold 2, Gold 4"), round=3), "play Gold 13"
    )
    assert sizes(match) == [3, 3]


# Bahamut


def test_bahamut_is_paid_by_those_with_good_and_evil_dragons():  # 10.14, TD-15
    flights = ("Gold 2, Red 8", "Gold 4, White 8", "Silver 2, Silver 3", "Red 10, Fool")
    match = table("Bahamut, White 1", BOBS, CALS, DANS, flights=flights, round=3)
    plays(match, "play Bahamut")
    assert gold(match) == [60, 40, 50, 50]  # Ann herself mixes too, and pays nobody


def test_bahamut_without_mixed_flights_does_nothing():  # 10.14
    match = plays(table("Bahamut, White 1", BOBS, flights=("", "Fool")), "play Bahamut")
    assert event(match, "no_effect")["power"] == "Bahamut"


# Tiamat


def test_tiamat_has_no_power_and_cannot_be_copied():  # 10.15, TD-44
    match = plays(table("Tiamat, White 1", BOBS), "play Tiamat")
    assert event(match, "no_effect")["power"] == "Tiamat"
    match = plays(table("Archmage, White 1", BOBS, antes="Tiamat"), "play Archmage")
    assert event(match, "no_effect")["power"] == "Archmage" and gold(match) == [49, 50]
    match = plays(table("Dracolich, White 1", BOBS, flights=("", "Tiamat")), "play Dracolich")
    assert event(match, "no_effect")["power"] == "Dracolich"


def test_what_forbids_the_gods_to_win_needs_no_trigger():  # 10.15, 9.4
    match = table("White 1, White 2", BOBS, flights=("Gold 6, Red 12, Bahamut", "Fool, Gold 2"), round=3, turn=1, bar=1)
    assert not match.view(None)["players"][ANN]["may_win"]


# Dracolich


def test_the_dracolich_copies_an_evil_dragon_of_any_flight():  # 10.16, TD-19
    match = table("Dracolich, White 1", BOBS, CALS, flights=("", "Black 9", "Red 12"))
    plays(match, "play Dracolich")
    assert may(match) == ["copy Black 9", "copy Red 12"]
    plays(match, "copy Black 9")
    assert gold(match) == [52, 50, 50] and flight(match, ANN) == ["Dracolich"]


def test_a_dracolich_copying_green_asks_for_nine_or_less():  # 10.16, TD-19
    match = table("Dracolich, White 1", "Black 9, Red 10, Red 12", CALS, flights=("", "", "Green 1"))
    plays(match, "play Dracolich")
    assert may(match) == ["pay 5 gold", "give Black 9"]


@pytest.mark.parametrize(("nature", "stolen"), [("evil", 1), ("undead", 0)])
def test_a_dracolich_copying_blue_counts_itself_if_it_is_evil(nature: str, stolen: int):  # 10.16, TD-3, TD-19
    match = table("Dracolich, White 1", BOBS, flights=("", "Blue 1"), options={"dracolich": nature})
    plays(match, "play Dracolich")
    if stolen:
        plays(match, "steal from the stakes")
    assert gold(match)[ANN] == 50 + stolen


def test_the_dracolich_without_another_evil_dragon_does_nothing():  # 10.16, TD-3
    match = plays(table("Dracolich, White 1", BOBS, flights=("", "Gold 4"), antes="Red 12"), "play Dracolich")
    assert event(match, "no_effect")["power"] == "Dracolich" and match.to_act == (BOB,)


# Archmage


def test_the_archmage_pays_and_copies_an_ante_card():  # 10.17
    match = plays(table("Archmage, White 1", BOBS, antes="Black 1, Gold 13"), "play Archmage")
    assert stakes(match) == 31 and may(match) == ["copy Black 1", "copy Gold 13"]
    plays(match, "copy Black 1")
    assert gold(match) == [51, 50] and event(match, "copied")["copied"] == card("Black 1")


def test_the_archmage_without_antes_still_pays():  # 10.17
    match = plays(table("Archmage, White 1", BOBS), "play Archmage")
    assert gold(match) == [49, 50] and "no_effect" in told(match)


def test_a_copied_mortal_costs_its_own_gold_too():  # 10.17, TD-19
    match = plays(table("Archmage, White 1", BOBS, antes="Fool", flights=("", "Gold 13")), "play Archmage")
    assert gold(match) == [48, 50] and stakes(match) == 32 and sizes(match) == [2, 3]


@pytest.mark.parametrize(("ante", "drawn"), [("Gold 2", 0), ("Silver 2", 0)])
def test_the_archmage_is_no_dragon_for_gold_and_silver(ante: str, drawn: int):  # 10.17, TD-19
    match = plays(table("Archmage, White 1, White 2", BOBS, antes=ante), "play Archmage")
    assert sizes(match) == [2 + drawn, 3]


def test_the_archmage_is_no_dragon_for_blue_and_a_mortal_for_white():  # 10.17, TD-19
    match = plays(table("Archmage, White 1", BOBS, antes="Blue 11"), "play Archmage")
    assert event(match, "no_effect")["power"] == "Blue Dragon" and match.to_act == (BOB,)
    match = plays(table("Archmage, White 1", BOBS, antes="White 8"), "play Archmage")
    assert gold(match) == [52, 50]


def test_the_archmage_copying_copper_is_discarded_and_replaced():  # 10.17, TD-19
    match = plays(table("Archmage, White 1", BOBS, antes="Copper 5", deck="Black 9"), "play Archmage")
    assert flight(match, ANN) == ["Black 9"] and "Archmage" in match.view(None)["discard"]
    assert gold(match) == [51, 50]


def test_copies_of_copies():  # 10.17, 10.16, TD-19
    match = table("Archmage, White 1", "Black 7, Red 8, Red 10", CALS, antes="Dracolich", flights=("", "", "Green 2"))
    plays(match, "play Archmage")  # copies the Dracolich's power, which copies the Green Dragon's, with strength 9
    assert told(match).count("copied") == 2 and may(match) == ["pay 5 gold", "give Black 7", "give Red 8"]


def test_an_archmage_may_copy_the_princess():  # 10.17, 10.23
    match = table("Archmage, White 1", BOBS, antes="Princess", flights=("Gold 2, Bronze 1", "Fool, Priest"), round=3)
    plays(match, "play Archmage")
    assert may(match) == ["trigger Bronze 1", "trigger Gold 2"] and gold(match) == [48, 50]
    plays(match, "trigger Bronze 1")
    assert "Princess" in hand(match, ANN)


# Dragonslayer


def test_the_dragonslayer_slays_a_weaker_dragon_of_any_flight():  # 10.18, TD-8
    flights = ("Gold 6", "Black 7", "White 8", "Fool")
    match = table("Dragonslayer, White 1", BOBS, CALS, DANS, flights=flights, round=2)
    plays(match, "play Dragonslayer")
    assert may(match) == ["slay Black 7", "slay Gold 6"] and stakes(match) == 31  # 8 is not weaker, the Fool no dragon
    plays(match, "slay Black 7")
    assert flight(match, BOB) == [] and match.view(None)["players"][BOB]["strength"] == 0
    assert card("Black 7") in match.view(None)["discard"] and flight(match, CAL) == ["White 8"]


def test_the_dragonslayer_may_slay_equals_by_option():  # 10.18, TD-8
    match = table(
        "Dragonslayer, White 1", BOBS, CALS, flights=("", "Black 7", "White 8"), options={"slayer": "weaker_or_equal"}
    )
    plays(match, "play Dragonslayer")
    assert may(match) == ["slay White 8", "slay Black 7"]


def test_an_archmage_slays_up_to_eight():  # 10.18, TD-8
    match = table("Archmage, White 1", BOBS, CALS, antes="Dragonslayer", flights=("", "Black 9", "White 8"))
    plays(match, "play Archmage")
    assert may(match) == ["slay White 8"] and gold(match)[ANN] == 48


def test_the_dragonslayer_without_a_weaker_dragon_still_pays():  # 10.18
    match = plays(table("Dragonslayer, White 1", BOBS, flights=("", "White 8")), "play Dragonslayer")
    assert gold(match) == [49, 50] and "no_effect" in told(match)


def test_no_list_of_moves_is_longer_than_stated():  # 10.18
    weak = [name for number, name in enumerate(NAMES[:60]) if STRENGTH[number] <= 9]
    match = table(
        "Archmage, Fool",
        "Priest, Druid",
        flights=("", ", ".join(weak)),
        antes="Dragonslayer",
        options={"slayer": "weaker_or_equal"},
    )
    plays(match, "play Archmage")
    assert len(match.moves()) == len(weak) == match.game.rules.longest_list


# Thief


def test_the_thief_steals_seven_then_discards():  # 10.19, TD-23
    match = plays(table("Thief, White 1, White 2", BOBS), "play Thief")
    assert gold(match) == [57, 50] and may(match) == ["discard White 1", "discard White 2"]
    plays(match, "discard White 2")
    assert hand(match, ANN) == {"White 1"} and card("White 2") in match.view(None)["discard"]


def test_the_thief_with_one_card_discards_it_and_without_none():  # 10.19
    match = plays(table("Thief, White 1", BOBS), "play Thief")
    assert event(match, "discarded")["card"] == card("White 1") and event(match, "bought")["seat"] == ANN
    match = plays(table("Thief", BOBS), "play Thief")
    assert "discarded" not in told(match) and gold(match)[BOB] == 50


def test_the_last_card_discarded_in_the_last_round_is_not_bought_back():  # 10.19, 7.4
    # The example of the rulebook: the gambit ends with this round, so no cards are bought; two are drawn.
    match = table("Thief, White 1", "Red 2, Red 3", flights=("Gold 13, Gold 11", "Fool, Gold 2"), round=3)
    plays(match, "play Thief", "play Red 2")
    assert "bought" not in told(match, None, -1) and "bought" not in told(match, None, -2)
    assert match.view(None)["gambit"] == 2


# Druid


def test_with_a_druid_the_weakest_flight_wins():  # 10.20, TD-24
    match = table("Druid, White 1", "Gold 13, Red 2", flights=("Gold 2, White 2", "Gold 4, Gold 11"), round=3)
    plays(match, "play Druid", "play Gold 13")
    assert event(match, "won_gambit_weakest")["seat"] == ANN and event(match, "won_gambit_weakest")["strength"] == 10


def test_a_druid_that_did_not_trigger_does_not_matter():  # 10.20, TD-24
    match = table(
        "Gold 13, White 1", "Druid, Red 2", flights=("Gold 2, White 2, Gold 11", "Fool, Priest"), round=3, turn=1, bar=1
    )
    plays(match, "play Druid")
    assert event(match, "won_gambit")["seat"] == ANN and not match.view(None)["weakest_wins"]


def test_a_druid_leaves_out_flights_that_cannot_win_and_breaks_ties_by_rounds():  # 10.20, TD-24
    flights = ("Tiamat, Gold 2, Fool", "Gold 9, Gold 11, White 3", "Gold 6, Gold 13")
    match = table("White 1, White 2", BOBS, CALS, flights=flights, round=3, turn=2, bar=1, weakest_wins=True)
    plays(match, "play Blue 4")  # 18 for Ann, who cannot win; 23 and 23
    assert "tied" in told(match) and match.view(None)["round"] == 4


def test_two_druids_are_as_one():  # 10.20, TD-24
    match = table(
        "Archmage, White 1",
        "Gold 13, Red 2",
        flights=("Gold 2, White 2", "Gold 4, Gold 11"),
        antes="Druid",
        round=3,
        weakest_wins=True,
    )
    plays(match, "play Archmage", "play Gold 13")
    assert event(match, "won_gambit_weakest")["seat"] == ANN


def test_an_emptied_flight_counts_as_nothing_and_may_win():  # 10.21, TD-49
    slain = {"played": ["slain", None], "weakest_wins": True}
    match = table(
        "White 1, White 2", "Gold 13, Red 2", flights=("", "Gold 4, Gold 11"), round=3, turn=1, bar=1, **slain
    )
    plays(match, "play Gold 13")
    assert event(match, "won_gambit_weakest") == {"key": "won_gambit_weakest", "seat": ANN, "gold": 30, "strength": 0}


# Priest


def test_the_priest_pays_and_leads_the_next_round():  # 10.22
    match = plays(table("Priest, White 1, White 2", "Gold 13, Red 3, Red 2"), "play Priest")
    assert gold(match) == [49, 50] and event(match, "will_lead")["seat"] == ANN
    plays(match, "play Gold 13")
    assert match.view(None)["leader"] == ANN


def test_of_several_priests_the_last_counts():  # 10.22
    match = table("White 1, White 2", "Priest, Red 3, Red 2", flights=("Archmage",), priest=0, turn=1)
    assert match.view(None)["priest"] == ANN  # by an Archmage who copied a Priest
    plays(match, "play Priest")
    assert match.view(None)["leader"] == BOB


def test_a_priest_in_the_last_round_only_pays():  # 10.22
    match = table("Priest, White 1", "Gold 13, Red 2, Red 3", flights=("Gold 2, White 2", "Gold 4, White 4"), round=3)
    plays(match, "play Priest", "play Gold 13")
    assert gold(match)[ANN] == 49 and match.view(None)["gambit"] == 2 and match.view(None)["priest"] is None


# Princess


def test_the_princess_triggers_all_good_dragons_in_the_order_chosen():  # 10.23
    match = table(
        "Princess, White 1",
        BOBS,
        flights=("Gold 13, Bronze 1, White 8", "Fool, Priest, Druid"),
        antes="Blue 9, Blue 11",
        round=4,
    )
    plays(match, "play Princess")
    assert gold(match) == [49, 50] and may(match) == ["trigger Bronze 1", "trigger Gold 13"]
    plays(match, "trigger Gold 13")
    assert hand(match, ANN) >= {"Blue 9", "Blue 11"} and sizes(match)[ANN] == 1 + 2 + 2
    assert [e["card"] for e in match.news(None)[-1] if e["key"] == "commands"] == [card("Gold 13"), card("Bronze 1")]


def test_the_princess_without_good_dragons_still_pays():  # 10.23
    match = plays(table("Princess, White 1", BOBS, flights=("White 8", "Fool"), round=2), "play Princess")
    assert gold(match) == [49, 50] and event(match, "no_effect")["power"] == "Princess"


def test_a_good_dragon_that_comes_by_copper_acts_once():  # 10.24, TD-21
    match = table("Princess, White 1", BOBS, flights=("Copper 5", "Fool"), round=2, deck="Gold 13, Red 8, Red 10")
    position = match.position()
    position["discard"] += [card("Red 8"), card("Red 10")]
    match = plays(dh.position(position), "play Princess")
    assert told(match).count("commands") == 1 and flight(match, ANN) == ["Gold 13", "Princess"]
    assert sizes(match)[ANN] == 2  # one card, for one good dragon, once


def test_a_dragon_that_left_the_flight_is_skipped():  # 10.24, TD-21
    match = table(
        "Princess, White 1", BOBS, flights=("Copper 5, Gold 2", "White 8, Silver 8"), round=3, deck="Dragonslayer"
    )
    plays(match, "play Princess", "trigger Copper 5", "slay Gold 2")
    assert "commands" not in told(match) and sizes(match)[ANN] == 1 and match.to_act == (BOB,)


def test_a_dragon_that_left_and_came_back_by_copper_acts_once():  # 10.24, TD-21
    flights = ("Copper 5, Copper 7, Gold 2, Tiamat", "")
    position = nothing_left("Princess, White 1", "Red 3, Red 2", flights=flights, round=5).position()
    at = position["flights"][1].index("Dragonslayer")
    position["flights"][1].pop(at)
    position["rounds"][1].pop(at)  # the Dragonslayer alone is the deck
    match = plays(dh.position(position), "play Princess", "trigger Copper 5", "slay Gold 2")
    assert [e["card"] for e in match.news(None)[-1] if e["key"] == "commands"] == [card("Copper 7")]
    assert "Gold 2" in flight(match, ANN)  # brought back by the second Copper; it acted through it, and not again


def test_the_princess_triggers_bahamut():  # 10.23, 1.4
    match = table("Princess, White 1", BOBS, flights=("Bahamut", "Gold 2, White 8"), round=3)
    plays(match, "play Princess")
    assert gold(match) == [59, 40]


# Fool


def test_the_fool_draws_for_each_stronger_flight():  # 10.25
    match = table("Fool, White 1", BOBS, CALS, DANS, flights=("White 2", "White 4", "Priest", "White 6"), round=2)
    plays(match, "play Fool")  # Ann has 5 with the Fool: only Dan is stronger, Cal has as much
    assert sizes(match) == [2, 3, 3, 3] and gold(match)[ANN] == 49


def test_the_fool_without_a_stronger_flight_still_pays():  # 10.25, TD-35
    match = plays(table("Fool, White 1", BOBS), "play Fool")
    assert gold(match) == [49, 50] and sizes(match) == [1, 3] and "no_effect" in told(match)


@pytest.mark.parametrize(("played", "wanted"), [("White 8", 3), ("Thief", 7), ("Black 9", 2)])
def test_who_steals_takes_what_is_there(played: str, wanted: int):  # 10.26, TD-45
    match = plays(table(f"{played}", BOBS, flights=("", "Fool"), stakes=wanted - 1), f"play {played}")
    assert gold(match)[ANN] == 50 + wanted - 1 and "stakes_empty" in told(match)
