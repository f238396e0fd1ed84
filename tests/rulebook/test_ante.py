"""Le Jeu des Dragons, rule by rule: the box, antes, rounds, buying, special flights, the ends.

The comment behind each test names the rules of rules.md (and our rulings) that it shows.
"""

from __future__ import annotations

import pytest

import dragonhall as dh
from dragonhall.games import game as find_game
from dragonhall.games.ante.box import NAMES, STRENGTH
from tests.rulebook.ante_table import (
    ANN,
    BOB,
    CAL,
    DAN,
    antes,
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

# 1. The box


def test_seventy_cards_each_once():  # 1.1
    assert len(NAMES) == len(set(NAMES)) == len(STRENGTH) == 70
    assert min(STRENGTH) == 1 and max(STRENGTH) == 13
    assert find_game("ante").pieces(dh.new("ante", seats=4, seed=1)._board.t) == {
        "cards": 70,
        "different cards": 70,
        "gold": 200,
    }


@pytest.mark.parametrize(
    ("colour", "strengths"),
    [
        ("White", "1 2 3 4 6 8"),
        ("Blue", "1 2 4 7 9 11"),
        ("Black", "1 2 3 5 7 9"),
        ("Red", "2 3 5 8 10 12"),
        ("Green", "1 2 4 6 8 10"),
        ("Brass", "1 2 4 5 7 9"),
        ("Silver", "2 3 6 8 10 12"),
        ("Bronze", "1 3 6 7 9 11"),
        ("Copper", "1 3 5 7 8 10"),
        ("Gold", "2 4 6 9 11 13"),
    ],
)
def test_six_dragons_of_each_colour(colour: str, strengths: str):  # 1.2, 1.3, TD-1, TD-2
    assert [name for name in NAMES if name.startswith(colour)] == [f"{colour} Dragon {n}" for n in strengths.split()]


def test_a_card_is_as_strong_as_its_name_says():  # 1.2, 1.3
    assert all(int(name.rpartition(" ")[2]) == STRENGTH[number] for number, name in enumerate(NAMES[:60]))
    assert NAMES.index("Brass Dragon 9") == 35


def test_bahamut_is_good_and_tiamat_evil():  # 1.4, TD-4
    good = plays(table("Silver 12, White 1", "Red 2, Red 3", flights=("", "Bahamut")), "play Silver 12")
    assert sizes(good) == [2, 3]  # Bahamut lets Bob draw
    evil = plays(
        table("Blue 11, White 1", "Red 2, Red 3", flights=("Tiamat",), round=2), "play Blue 11", "steal from the stakes"
    )
    assert gold(evil) == [52, 50]


def test_the_dracolich_is_evil():  # 1.5, TD-3
    match = table("Blue 11, White 1", "Red 2, Red 3", flights=("Dracolich",), round=2)
    assert gold(plays(match, "play Blue 11", "steal from the stakes")) == [52, 50]


def test_the_dracolich_may_be_undead():  # 1.5, TD-3
    match = table("Blue 11, White 1", "Red 2, Red 3", flights=("Dracolich",), round=2, options={"dracolich": "undead"})
    assert gold(plays(match, "play Blue 11", "steal from the stakes")) == [51, 50]


def test_seven_mortals_are_no_dragons():  # 1.6, TD-23
    mortals = {"Archmage": 9, "Dragonslayer": 8, "Thief": 7, "Druid": 6, "Priest": 5, "Princess": 4, "Fool": 3}
    assert {name: STRENGTH[NAMES.index(name)] for name in NAMES[63:]} == mortals
    for name in mortals:
        match = table("White 8, White 1", "Red 2, Red 3", flights=("", name))
        assert "stole" in told(plays(match, "play White 8"))
    assert len([name for name in NAMES if "Thief" in name]) == 1


def test_gold_is_neither_made_nor_lost():  # 1.7, TD-7
    assert sum(gold(dh.new("ante", seats=6, seed=1))) == 300
    match = dh.new("ante", seats=6, seed=1, options={"hoard": 200})
    assert sum(gold(match)) == 1200


def test_an_empty_deck_is_made_of_the_discard_pile():  # 1.8, TD-31
    match = table("Gold 13, White 1", "Red 2, Red 3", flights=("Gold 2",), antes="Tiamat", round=2, deck="Fool")
    plays(match, "play Gold 13")
    assert "reshuffled" in told(match)
    assert "Fool" in hand(match, ANN)
    view = match.view(None)
    assert view["discard"] == [] and view["deck"] == 62
    assert flight(match, ANN) == ["Gold 2", "Gold 13"] and view["antes"][0]["card"] == "Tiamat"


def test_with_deck_and_discard_pile_empty_nothing_is_drawn():  # 1.8, TD-31
    match = nothing_left("Gold 13, White 1", "Red 2, Red 3", flights=("Gold 2",), round=2)
    plays(match, "play Gold 13")
    assert "no_cards_left" in told(match) and sizes(match) == [1, 2]


# 2. Setting up


def test_two_to_six_players():  # 2.1
    for seats in (1, 7):
        with pytest.raises(dh.BadSeats):
            dh.new("ante", seats=seats)
    assert dh.new("ante", seats=6, seed=0).to_act == (0, 1, 2, 3, 4, 5)


def test_of_two_players_the_other_is_left_neighbour_and_strongest():  # 2.1, TD-36
    match = plays(table("Green 6, White 1", "Red 2, Red 3"), "play Green 6")
    assert match.to_act == (BOB,) and may(match) == ["pay 5 gold", "give Red 2", "give Red 3"]
    match = plays(table("Red 12, White 1", "Red 2, Red 3, Red 5"), "play Red 12")
    assert gold(match) == [51, 49]


def test_everybody_begins_with_fifty_gold_and_six_cards():  # 2.2, 2.3
    match = dh.new("ante", seats=5, seed=3)
    assert gold(match) == [50] * 5 and sizes(match) == [6] * 5 and stakes(match) == 0
    assert len(match.view(2)["hand"]) == 6 and match.view(None)["hand"] == []
    assert match.view(None)["deck"] == 40


@pytest.mark.parametrize("hoard", [10, 30, 200])
def test_another_hoard(hoard: int):  # 2.2
    assert gold(dh.new("ante", seats=2, seed=3, options={"hoard": hoard})) == [hoard, hoard]
    for wrong in (1, 9, 201):
        with pytest.raises(dh.BadOption):
            dh.new("ante", seats=2, options={"hoard": wrong})


def test_there_are_no_character_abilities():  # 2.4, TD-5, TD-6
    assert [option.name for option in find_game("ante").options] == [
        "hoard",
        "gambits",
        "target",
        "eliminations",
        "edition",
        "slayer",
        "dracolich",
        "no_winner",
    ]


def test_the_later_edition_gives_ten_gold_for_each_player():  # 2.5
    later = {"edition": "emperors_gambit_rules"}
    assert gold(dh.new("ante", seats=4, seed=9, options=later)) == [40] * 4
    assert gold(dh.new("ante", seats=4, seed=9, options=later | {"hoard": 30})) == [30] * 4


# 3. The ante


def test_antes_are_chosen_by_all_at_once_and_unseen():  # 3.1
    match = dh.new("ante", seats=3, seed=5)
    first = match.moves(CAL)[0]
    match.play(first, seat=CAL)
    assert match.to_act == (ANN, BOB)
    assert told(match, ANN) == told(match, None) == ["anted"] and told(match, CAL) == ["anted_card"]
    assert match.view(ANN)["players"][CAL]["anted"] and match.view(ANN)["antes"] == []
    assert match.view(CAL)["my_ante"] == str(first).removeprefix("ante ")
    with pytest.raises(dh.NotYourTurn):
        match.play(first, seat=CAL)


def test_antes_have_no_power():  # 3.1
    match = table("Bahamut, White 1, White 2", "Red 12, Red 3, Red 2", ask="ante", stakes=0)
    antes(match, "Bahamut", "Red 12")
    assert gold(match) == [37, 37] and sizes(match) == [2, 2]


def test_the_strongest_untied_ante_leads_and_the_strongest_of_all_is_paid():  # 3.2, 3.3, TD-12
    # The example of the rulebook: two nines are tied, so the seven leads; everybody pays nine.
    match = table("Blue 9, Red 2, Red 3", "Black 9, White 1, White 2", "Bronze 7, Gold 4, Gold 6", ask="ante", stakes=0)
    antes(match, "Blue 9", "Black 9", "Bronze 7")
    assert match.view(None)["leader"] == CAL and match.to_act == (CAL,)
    assert gold(match) == [41, 41, 41] and stakes(match) == 27


def test_ante_cards_stay_on_the_table_and_are_no_part_of_the_stakes():  # 3.4
    match = table("Blue 9, Red 2, Red 3", "Black 7, White 1, White 2", ask="ante", stakes=0)
    antes(match, "Blue 9", "Black 7")
    assert [ante["card"] for ante in match.view(None)["antes"]] == [card("Blue 9"), card("Black 7")]
    plays(match, "play Red 2")
    assert len(match.view(None)["antes"]) == 2


def test_all_antes_tied_are_discarded_and_chosen_again():  # 3.5, TD-11
    match = table("Blue 9, Red 2", "Black 9, White 1", "Red 5, Gold 4", "Black 5, Gold 6", ask="ante", stakes=0)
    antes(match, "Blue 9", "Black 9", "Red 5", "Black 5")
    assert match.to_act == (ANN, BOB, CAL, DAN)
    assert gold(match) == [50] * 4 and stakes(match) == 0  # nobody pays before there is a leader
    assert sizes(match) == [2] * 4  # one was left, one was drawn
    assert set(match.view(None)["discard"]) == {card(name) for name in ("Blue 9", "Black 9", "Red 5", "Black 5")}
    assert "antes_tied" in told(match)


def test_two_tied_pairs_with_one_untied_are_not_all_tied():  # 3.2
    match = table("Blue 9, Red 2, Red 3", "Black 9, White 1, Fool", "Red 5, Gold 4, Gold 2", ask="ante", stakes=0)
    antes(match, "Blue 9", "Black 9", "Red 5")
    assert match.view(None)["leader"] == CAL and stakes(match) == 27


# 4. Rounds and turns


def test_a_round_goes_clockwise_from_the_leader():  # 4.1
    match = table("White 8, White 1, Red 2", "Red 3, Red 5, Red 8", "Gold 4, Gold 6, Gold 9", leader=1, turn=1)
    order = []
    for move in ("play Red 8", "play Gold 9", "play White 8"):
        order += match.to_act
        plays(match, move)
        while match.view(None)["ask"] != "play":
            match.play(match.moves()[0])
    assert order[0] == BOB and match.view(None)["round"] == 2


def test_cards_lie_in_the_flight_in_the_order_they_were_played():  # 4.1, 4.2
    match = table("White 1, Gold 13", "Red 3, Red 5", flights=("White 8, Blue 1", "Tiamat, Fool"), round=3)
    plays(match, "play White 1")
    assert flight(match, ANN) == ["White 8", "Blue 1", "White 1"]
    assert match.view(None)["players"][ANN]["strength"] == 10


def test_power_then_special_flights_then_the_next():  # 4.3
    match = table("Black 1, White 8", "Red 3, Red 5", flights=("Black 7, Black 9", "Tiamat, Fool"), round=3)
    plays(match, "play Black 1")
    news = told(match)
    assert news.index("stole") < news.index("colour_flight")
    assert match.to_act == (BOB,)


def test_the_strongest_untied_card_leads_the_next_round():  # 4.4, TD-12
    match = table("White 8, White 1, White 2", "Red 8, Red 3, Red 2", "Gold 4, Gold 2, Gold 6")
    plays(match, "play White 8", "play Red 8", "play Gold 4")
    assert match.view(None)["leader"] == CAL and "leads" in told(match)


def test_all_cards_tied_and_the_leader_stays():  # 4.5
    match = table("Black 9, White 1, White 2", "Blue 9, Red 3, Red 2", leader=1, turn=1)
    plays(match, "play Blue 9", "steal from the stakes", "play Black 9")
    assert match.view(None)["leader"] == BOB and "stays_leader" in told(match)


def test_a_slain_card_does_not_lead():  # 4.6
    match = table(
        "White 1, White 2", "Dragonslayer, Red 3, Red 5", "Fool, Gold 2, Gold 4", flights=("White 6",), turn=1, bar=13
    )
    plays(match, "play Dragonslayer", "slay White 6", "play Fool")
    assert match.view(None)["leader"] == BOB  # 8 beats 3; the 6 is gone


def test_a_leader_whose_card_was_slain_does_not_stay_leader():  # 4.6, TD-38
    match = table(
        "White 1, White 2",
        "Dragonslayer, Red 2, Black 3",
        "White 8, Black 1, Gold 2",
        flights=("White 6",),
        turn=1,
        bar=13,
    )
    plays(match, "play Dragonslayer", "slay White 6", "play White 8")
    assert "leads_after_slain" in told(match) and match.view(None)["leader"] == BOB


def test_the_priest_goes_before_the_strongest_card():  # 4.7, TD-12
    match = table("Priest, White 1, White 2", "Gold 13, Red 3, Red 2")
    plays(match, "play Priest", "play Gold 13")
    assert match.view(None)["leader"] == ANN


def test_who_has_no_card_and_can_get_none_plays_none():  # 4.8, TD-43
    match = nothing_left("White 8, White 1", "", "Red 3, Red 2")
    plays(match, "play White 8")
    assert told(match).count("no_card") == 1 and "cannot_buy" in told(match)
    assert match.to_act == (CAL,) and gold(match)[BOB] == 50


# 5. When powers trigger


def test_the_leaders_card_always_triggers():  # 5.1
    match = plays(table("Black 9, White 1", "Red 3, Red 2"), "play Black 9")
    assert gold(match) == [52, 50] and event(match, "triggers_as_leader")["card"] == card("Black 9")


@pytest.mark.parametrize(("played", "triggers"), [("Black 5", True), ("Black 3", True), ("Black 7", False)])
def test_a_card_triggers_if_it_is_not_stronger_than_the_one_before(played: str, triggers: bool):  # 5.2
    # The example of the rulebook: after a 5, a card of 5 or less triggers.
    match = plays(table("Red 2, White 1", f"{played}, White 2", flights=("Priest",), turn=1), f"play {played}")
    assert (gold(match)[BOB] == 52) is triggers
    assert ("does_not_trigger" in told(match)) is not triggers
    why = event(match, "triggers" if triggers else "does_not_trigger")
    assert why["before"] == 5 and why["strength"] == int(played[-1])


def test_the_copper_dragons_replacement_is_what_counts():  # 5.3, TD-13, TD-39
    match = table("Copper 1, White 1", "Black 9, White 2", deck="Gold 13")
    plays(match, "play Copper 1")
    assert flight(match, ANN) == ["Gold 13"]
    plays(match, "play Black 9")
    assert "triggers" in told(match)


def test_the_princess_counts_not_the_dragons_she_lets_act():  # 5.3, TD-13
    match = table("Princess, White 1", "Black 5, Black 3", flights=("Gold 13, Silver 12", "Fool, Priest"), round=3)
    plays(match, "play Princess", "trigger Gold 13", "play Black 5")
    assert event(match, "does_not_trigger")["before"] == 4


def test_if_nobody_before_played_a_card_yours_is_the_first():  # 5.4, TD-43
    match = nothing_left("White 8, White 1", "Black 9, White 2", "", "Red 3, Red 5", leader=2, turn=3)
    plays(match, "play Red 3")
    assert "triggers_as_first" in told(match)


def test_a_power_must_be_carried_out():  # 5.5, TD-14
    match = table("Dragonslayer, White 1", "Red 3, Red 2", flights=("Gold 4", ""), round=2)
    plays(match, "play Dragonslayer")
    assert may(match) == ["slay Gold 4"]  # the only one is the player's own


def test_powers_meet_players_clockwise_from_the_active_one():  # 5.6, TD-15
    match = table("White 1", "Silver 12, Red 3", "Red 2", flights=("Gold 2", "", "Gold 4"), leader=1, turn=1)
    plays(match, "play Silver 12")
    assert [e["seat"] for e in match.news(None)[-1] if e["key"] == "drew"][:3] == [BOB, CAL, ANN]


def test_a_copy_keeps_the_strength_of_the_copying_card():  # 5.7, TD-19
    match = table("Archmage, White 1", "Black 7, Green 8, Red 10", antes="Green 2")
    plays(match, "play Archmage")
    assert may(match) == ["pay 5 gold", "give Black 7", "give Green 8"]  # weaker than 9, not than 2


# 6. Hands

TEN = "White 1, White 2, White 3, White 4, White 6, White 8, Blue 1, Blue 2, Blue 4, Blue 7"
NINE = "White 1, White 2, White 3, White 4, White 6, White 8, Blue 1, Blue 2, Blue 4"


def test_nobody_holds_more_than_ten_cards():  # 6.1, TD-42
    match = table(
        "Gold 2," + TEN.replace("White 1, ", ""), "Red 3, Red 2", flights=("Gold 4, Gold 6, Gold 9",), round=4
    )
    plays(match, "play Gold 2")
    assert sizes(match)[ANN] == 10 and "hand_full" in told(match)
    with pytest.raises(dh.BadPosition, match="at most 10"):
        table(TEN + ", Red 8", "Red 2")


def test_a_power_gives_as_many_cards_as_there_is_room_for():  # 6.2
    # The example of the rulebook: nine in hand, a power gives three, one is drawn.
    match = table("Gold 2, " + NINE, "Red 3, Red 2", flights=("Gold 4, Gold 6",), round=3)
    plays(match, "play Gold 2")
    assert sizes(match)[ANN] == 10


def test_only_the_part_that_brings_cards_is_ignored():  # 6.1, TD-42
    # The Princess's Gold Dragon fills the hand; then her Copper Dragon brings a Red one, which still takes its gold.
    eight = "White 1, White 2, White 3, White 4, White 6, White 8, Blue 1, Blue 2"
    match = table(
        "Princess, " + eight,
        "Blue 4, Blue 7, Blue 9",
        flights=("Gold 2, Copper 3", "Fool, Priest"),
        round=3,
        deck="Red 12, Red 10, Red 8",
    )
    plays(match, "play Princess", "trigger Gold 2")
    assert "hand_full" in told(match) and sizes(match) == [10, 3]
    assert gold(match) == [50, 49]  # one paid to the stakes, one received


def test_at_the_end_of_a_gambit_nine_draw_one_and_ten_none():  # 6.1, 9.9
    nine = "Black 1, Black 2, Black 3, Black 5, Black 7, Black 9, Green 1, Green 2, Green 4"
    flights = ("Gold 4, Gold 6, Gold 9", "Gold 2, Gold 11", "Silver 2, Silver 3, Silver 8")
    match = table(TEN, "Red 3, Red 2", nine, flights=flights, round=3, leader=2, turn=1, bar=1)
    plays(match, "play Red 3")
    assert match.view(None)["gambit"] == 2 and sizes(match) == [10, 3, 10]


def test_hands_are_kept_from_gambit_to_gambit():  # 6.3
    match = table(
        "White 1, White 2", "Red 3, Red 2", flights=("Gold 4, Gold 6, Gold 9", "Fool, Gold 11"), round=3, turn=1, bar=1
    )
    before = hand(match, ANN)
    plays(match, "play Red 2")
    assert match.view(None)["gambit"] == 2 and before <= hand(match, ANN)


# 7. Buying cards


def test_buying_costs_the_strength_of_a_turned_up_card_which_is_discarded():  # 7.1, TD-9
    match = table("White 8, White 1", "Red 3", deck="Tiamat")
    plays(match, "play White 8")
    assert event(match, "bought") == {"key": "bought", "seat": BOB, "card": "Tiamat", "gold": 13}
    assert gold(match) == [50, 37] and stakes(match) == 43
    assert sizes(match)[BOB] == 4  # filled up from one to four, out of the pile that now holds Tiamat too


def test_the_price_card_is_not_kept():  # 7.1, TD-9
    match = table("White 8, White 1", "Red 3", deck="Tiamat, Fool, Priest, Druid, Thief, Gold 2, Gold 4")
    plays(match, "play White 8")
    price = event(match, "bought")["card"]
    assert price in match.view(None)["discard"] and price.replace(" Dragon ", " ") not in hand(match, BOB)


@pytest.mark.parametrize(("held", "buys"), [("", True), ("Red 3", True), ("Red 3, Red 2", False)])
def test_who_begins_a_turn_with_no_or_one_card_buys(held: str, buys: bool):  # 7.2, TD-9
    match = plays(table("White 8, White 1", held), "play White 8")
    assert ("bought" in told(match)) is buys
    assert sizes(match)[BOB] == (4 if buys else 2)


def test_who_anted_the_last_card_buys_when_the_first_turn_begins():  # 7.2, TD-10
    match = table("Gold 13, White 1, White 2", "Red 3", "Red 2, Blue 1, Blue 2", ask="ante", stakes=0)
    antes(match, "Gold 13", "Red 3", "Red 2")
    assert sizes(match) == [2, 0, 2] and match.to_act == (ANN,)
    plays(match, "play White 1")
    assert event(match, "bought")["seat"] == BOB and told(match).count("bought") == 1


def test_a_hand_that_becomes_empty_buys_at_the_end_of_the_turn():  # 7.3, TD-9
    match = plays(table("White 8", "Red 3, Red 2"), "play White 8")
    assert event(match, "bought")["seat"] == ANN and sizes(match)[ANN] == 4


def test_a_hand_emptied_by_another_buys_at_the_end_of_that_turn():  # 7.3, TD-9
    match = plays(table("Red 12, White 1", "Blue 1", "Blue 2, Blue 4", flights=("", "Fool")), "play Red 12")
    assert "took" in told(match)
    assert event(match, "bought")["seat"] == BOB


def test_several_empty_hands_buy_clockwise():  # 7.3, 7.4, TD-50
    # The Princess's two Brass Dragons take the last cards of two tied opponents, then all flights tie with others.
    match = table("Gold 9", "Princess, White 1", "Gold 11", leader=1, turn=1, round=3,
                  flights=("Bronze 7, Red 2", "Brass 4, Brass 1", "Black 7, Silver 2"))  # fmt: skip
    plays(match, "play Princess", "trigger Brass 4", "target seat 0", "give Gold 9", "target seat 2", "give Gold 11")
    assert sizes(match)[ANN] == 0 and event(match, "bought")["seat"] == CAL  # Cal is next: his turn begins (7.2)


def test_buying_comes_after_special_flights():  # 7.3, TD-50
    match = table("Black 1", "Red 3, Red 2", flights=("Black 7, Black 9", "Fool, Priest"), round=4)
    plays(match, "play Black 1")
    assert "colour_flight" in told(match) and "bought" not in told(match)
    plays(match, "play Red 3")
    assert match.view(None)["gambit"] == 2


def test_in_the_third_round_nobody_buys_if_the_gambit_ends():  # 7.4, TD-9
    match = table("White 8", "Red 3, Red 2", flights=("Gold 4, Gold 6", "Fool, Gold 2"), round=3)
    plays(match, "play White 8")
    assert "bought" not in told(match) and sizes(match)[ANN] == 0
    plays(match, "play Red 2")
    assert "bought" not in told(match) and sizes(match) == [2, 3]  # the two cards of 9.9


def test_in_the_third_round_they_buy_when_another_round_follows():  # 7.4, TD-50
    match = table(
        "White 8",
        "Black 2",
        "Red 12, Red 3",
        flights=("Gold 4, Gold 6", "Silver 10, Silver 6", "Gold 2, Blue 1"),
        round=3,
    )
    plays(match, "play White 8")
    assert sizes(match)[ANN] == 0
    # Bob began his turn with one card and bought; his flight ties with Ann's when he plays the Black 2.
    plays(match, "play Black 2", "play Red 12")
    assert told(match).index("tied") < told(match).index("bought")
    # From the next leader on: Ann; then the round begins, and its leader has one card left.
    assert [e["seat"] for e in match.news(None)[-1] if e["key"] == "bought"] == [ANN, CAL]
    assert match.view(None)["round"] == 4


def test_with_nothing_to_turn_up_nothing_is_paid():  # 7.5, TD-43
    match = nothing_left("Tiamat, White 1", "Red 3", "Red 2, Red 5")
    plays(match, "play Tiamat")
    assert "cannot_buy" in told(match) and gold(match) == [50, 50, 50]
    assert match.to_act == (BOB,) and may(match) == ["play Red 3"]


# 8. Special flights


def test_a_colour_flight_is_paid_the_second_strongest_by_every_other_player():  # 8.2
    # The example of the rulebook: gold dragons of 2, 6 and 11 earn 6 from each.
    match = table(
        "Gold 2, White 1",
        "Red 3, Red 2",
        "Blue 1, Blue 2",
        flights=("Gold 6, Gold 11", "Fool, White 8", "Priest, White 6"),
        round=3,
        bar=1,
    )
    plays(match, "play Gold 2")
    assert event(match, "colour_flight")["gold"] == 6
    assert gold(match) == [62, 44, 44]


def test_special_flights_come_once_in_a_gambit():  # 8.1, TD-26, TD-37
    match = table(
        "Gold 2, White 1",
        "Red 3, Red 2",
        flights=("Gold 6, Gold 11, Gold 9", "Fool, White 8, Tiamat"),
        round=4,
        colour_flights=[0],
    )
    plays(match, "play Gold 2")
    assert "colour_flight" not in told(match)
    match = table(
        "Silver 6, White 1",
        "Red 3, Red 2",
        flights=("Gold 6, Bronze 6, White 6", "Fool, White 8, Tiamat"),
        round=4,
        strength_flights=[0],
    )
    plays(match, "play Silver 6")
    assert "strength_flight" not in told(match)


def test_a_colour_and_a_strength_flight_in_the_same_turn():  # 8.1, 8.8, TD-26
    # The example of the rulebook: Silver 3 and 8, Bronze 6, White 6; then Silver 6 completes both.
    match = table(
        "Silver 6, White 1",
        "Red 3, Red 2",
        flights=("Silver 3, Silver 8, Bronze 6, White 6", "Fool, White 8, Tiamat, Priest"),
        round=5,
        bar=1,
    )
    plays(match, "play Silver 6")
    news = told(match)
    assert news.index("colour_flight") < news.index("strength_flight")
    assert gold(match) == [50 + 6 + 6, 44] and stakes(match) == 24


def test_special_flights_wait_until_all_powers_are_done():  # 8.1
    match = table(
        "Copper 1, White 1",
        "Red 3, Red 2",
        flights=("Copper 5, Copper 7", "Fool, White 8"),
        round=3,
        deck="Copper 3, Priest",
    )
    plays(match, "play Copper 1")
    assert "colour_flight" not in told(match)  # both turned-up Coppers went on to the Priest
    assert flight(match, ANN)[-1] == "Priest" or "replaced" in told(match)


def test_tiamat_completes_a_colour_of_any_evil_kind():  # 8.3, TD-26
    match = table("Tiamat, White 1", "Red 3, Red 2", flights=("Green 4, Green 8", "Fool, White 8"), round=3, bar=1)
    plays(match, "play Tiamat")
    assert event(match, "colour_flight") == {"key": "colour_flight", "seat": ANN, "colour": "Green", "gold": 8}
    good = table("Tiamat, White 1", "Red 3, Red 2", flights=("Gold 4, Gold 9", "Fool, White 8"), round=3, bar=1)
    assert "colour_flight" not in told(plays(good, "play Tiamat"))


def test_of_two_colours_complete_at_once_the_player_chooses():  # 8.4, TD-26
    match = table(
        "Tiamat, White 1",
        "Red 3, Red 2",
        flights=("Green 4, Green 8, Blue 1, Blue 11", "Fool, White 8, Priest, Druid"),
        round=5,
        bar=1,
    )
    plays(match, "play Tiamat")
    assert may(match) == ["score Blue", "score Green"]
    plays(match, "score Green")
    assert gold(match) == [58, 42]


def test_of_more_than_three_the_three_strongest_count():  # 8.5, TD-47
    match = table(
        "Tiamat, White 1",
        "Red 3, Red 2",
        flights=("Green 4, Green 8, Green 1", "Fool, White 8, Priest"),
        round=4,
        bar=1,
    )
    plays(match, "play Tiamat")
    assert event(match, "colour_flight")["gold"] == 8


def test_a_strength_flight_takes_gold_and_all_ante_cards():  # 8.6, TD-26
    match = table("Red 5, White 1", "Red 3, Red 2", flights=("Black 5, Brass 5", "Fool, White 8"), round=3, bar=1,
                  antes="Gold 13, Blue 1, Blue 2, Blue 4, Priest")  # fmt: skip
    plays(match, "play Red 5")
    assert gold(match) == [55, 50] and stakes(match) == 25
    assert hand(match, ANN) == {"White 1", "Gold 13", "Blue 1", "Blue 2", "Blue 4", "Priest"}
    assert match.view(None)["antes"] == []


def test_a_hand_without_room_chooses_which_ante_cards_to_take():  # 8.7
    # The example of the rulebook: eight cards in hand, three fives, two ante cards of choice.
    eight = "White 1, White 2, White 3, White 4, White 6, Blue 7, Blue 9, Blue 11"
    match = table("Red 5, " + eight, "Red 3, Red 2", flights=("Black 5, Brass 5", "Fool, White 8"), round=3, bar=1,
                  antes="Gold 13, Blue 1, Priest")  # fmt: skip
    plays(match, "play Red 5")
    assert may(match) == ["take Blue 1", "take Gold 13", "take Priest"] and gold(match)[ANN] == 55
    plays(match, "take Gold 13")
    assert may(match) == ["take Blue 1", "take Priest"]
    plays(match, "take Priest")
    assert sizes(match)[ANN] == 10 and [a["card"] for a in match.view(None)["antes"]] == [card("Blue 1")]


def test_mortals_never_count():  # 8.8, TD-26
    match = table("Red 5, White 1", "Red 3, Red 2", flights=("Priest, Brass 5", "Fool, White 8"), round=3, bar=1)
    assert "strength_flight" not in told(plays(match, "play Red 5"))


def test_gods_and_the_dracolich_count_for_strength():  # 8.6
    match = table("Tiamat, White 1", "Red 3, Red 2", flights=("Bahamut, Gold 13", "Fool, White 8"), round=3, bar=1)
    assert event(plays(match, "play Tiamat"), "strength_flight")["strength"] == 13


def test_the_later_edition_takes_three_ante_cards_of_choice():  # 8.9, TD-48
    match = table("Red 5, White 1", "Red 3, Red 2", flights=("Black 5, Brass 5", "Fool, White 8"), round=3, bar=1,
                  antes="Gold 13, Blue 1, Blue 2, Priest", options={"edition": "emperors_gambit_rules"})  # fmt: skip
    plays(match, "play Red 5")
    assert len(may(match)) == 4
    plays(match, "take Gold 13", "take Priest", "take Blue 2")
    assert [a["card"] for a in match.view(None)["antes"]] == [card("Blue 1")] and match.to_act == (BOB,)


# 9. The end of a gambit


def test_empty_stakes_end_the_gambit_at_once():  # 9.1, TD-27
    match = plays(table("Black 9, White 1", "Red 3, Red 2", stakes=2), "play Black 9")
    assert "stakes_empty" in told(match) and "won_gambit" not in told(match)
    assert gold(match) == [52, 50] and match.view(None)["gambit"] == 2
    assert sizes(match) == [3, 4]


def test_the_thief_still_discards_when_the_stakes_are_empty():  # 9.1, TD-27, TD-23
    match = plays(table("Thief, White 1, White 2", "Red 3, Red 2", stakes=5), "play Thief")
    assert match.view(None)["ask"] == "discard" and stakes(match) == 0
    plays(match, "discard White 1")
    assert "stakes_empty" in told(match) and gold(match) == [55, 50]


def test_powers_that_wait_are_dropped_when_the_stakes_are_empty():  # 9.1, TD-41
    # The Copper's card empties the stakes: the Princess's other dragon no longer acts.
    match = table(
        "Princess, White 1",
        "Red 3, Red 2",
        flights=("Copper 5, Gold 13", "Fool, White 8"),
        round=3,
        stakes=1,
        deck="Black 9",
    )
    plays(match, "play Princess", "trigger Copper 5")
    assert "stakes_empty" in told(match) and "commands" in told(match)
    assert told(match).count("commands") == 1 and gold(match)[ANN] == 51


def test_a_strength_flight_that_empties_the_stakes_still_takes_its_ante_cards():  # 9.1, TD-41
    match = table(
        "Red 5, White 1",
        "Red 3, Red 2",
        flights=("Black 5, Brass 5", "Fool, White 8"),
        round=3,
        bar=1,
        stakes=5,
        antes="Gold 13",
    )
    plays(match, "play Red 5")
    assert "took_ante" in told(match) and "stakes_empty" in told(match) and "Gold 13" in hand(match, ANN)


def test_empty_stakes_leave_no_purchases_and_no_special_flights():  # 9.1, TD-27
    match = table("Black 1", "Red 3, Red 2", flights=("Black 7, Black 9", "Fool, White 8"), round=3, stakes=2)
    plays(match, "play Black 1")
    assert "colour_flight" not in told(match) and "bought" not in told(match)


def test_the_strongest_flight_wins_the_stakes_after_three_rounds():  # 9.2
    match = table(
        "White 1, White 2", "Red 3, Red 2", flights=("Gold 4, Gold 6, Gold 9", "Fool, Gold 11"), round=3, turn=1, bar=1
    )
    plays(match, "play Red 3")
    assert event(match, "won_gambit") == {"key": "won_gambit", "seat": ANN, "gold": 30, "strength": 19}
    assert gold(match) == [80, 50] and stakes(match) == 0


def test_tied_flights_play_on():  # 9.3, TD-32
    flights = ("Gold 4, Gold 6, Gold 9", "Gold 2, Gold 11")
    match = table("White 1, White 2, White 8", "Silver 6, Red 2, Black 9", flights=flights, round=3, turn=1, bar=1)
    plays(match, "play Silver 6")
    assert "tied" in told(match) and match.view(None)["round"] == 4 and match.view(None)["leader"] == ANN


def test_a_god_in_the_wrong_company_cannot_win():  # 9.4, TD-25
    bahamut = table(
        "White 1, White 2", "Red 3, Red 2", flights=("Bahamut, Gold 6, Red 12", "Fool, Gold 11"), round=3, turn=1, bar=1
    )
    plays(bahamut, "play Red 3")
    assert event(bahamut, "cannot_win") == {"key": "cannot_win", "seat": ANN, "card": "Bahamut"}
    assert event(bahamut, "won_gambit")["seat"] == BOB
    tiamat = table(
        "White 1, White 2", "Red 3, Red 2", flights=("Tiamat, Gold 6, Red 12", "Fool, Gold 11"), round=3, turn=1, bar=1
    )
    plays(tiamat, "play Red 3")
    assert event(tiamat, "won_gambit")["seat"] == BOB
    fine = table(
        "White 1, White 2", "Red 3, Red 2", flights=("Tiamat, Fool, Red 12", "Gold 4, Gold 11"), round=3, turn=1, bar=1
    )
    assert event(plays(fine, "play Red 3"), "won_gambit")["seat"] == ANN


def test_a_flight_that_cannot_win_is_left_out_of_ties():  # 9.4, TD-25
    flights = ("Tiamat, Gold 2, Gold 4", "Gold 6, Gold 11, Red 2", "Fool, Gold 9")
    match = table("White 1, White 2", "Red 3, Blue 4", "Blue 1, Blue 2", flights=flights, round=3, turn=2, bar=1)
    plays(match, "play Blue 2")  # 19 and 19, but Ann's has Tiamat among good dragons
    assert event(match, "won_gambit")["seat"] == BOB


def test_a_flight_that_cannot_win_still_counts_for_powers():  # 9.4, TD-25
    match = table(
        "Red 12, White 1",
        "Red 3, Red 2, Red 5",
        "Blue 1, Blue 2",
        flights=("", "Tiamat, Gold 2", "Fool, Gold 9"),
        round=3,
    )
    plays(match, "play Red 12")
    assert gold(match) == [51, 49, 50]


GODS = ("Bahamut, Gold 6, Red 12", "Tiamat, Gold 11")


def test_without_a_winner_the_stakes_are_carried_on():  # 9.5, TD-25, TD-51
    match = plays(table("White 1, White 2", "Red 3, Red 2", flights=GODS, round=3, turn=1, bar=1), "play Red 3")
    assert "no_winner" in told(match) and event(match, "carried")["gold"] == 30
    assert stakes(match) == 30 and match.view(None)["gambit"] == 2


def test_carried_stakes_are_nobodys_if_the_game_ends():  # 9.5, TD-51
    match = table("White 1, White 2", "Red 3, Red 2", flights=GODS, round=3, turn=1, bar=1, options={"gambits": 1})
    plays(match, "play Red 3")
    assert match.over and stakes(match) == 30 and match.scores == (50, 50)


def test_without_a_winner_the_stakes_may_be_shared():  # 9.6, TD-51
    match = table(
        "White 1, White 2",
        "Red 3, Red 2",
        flights=GODS,
        round=3,
        turn=1,
        bar=1,
        stakes=31,
        options={"no_winner": "split"},
    )
    plays(match, "play Red 3")
    assert gold(match) == [65, 65] and stakes(match) == 1


def test_without_a_winner_up_to_three_more_rounds_may_be_played():  # 9.7, TD-51
    hands = ("White 1, White 2, White 3, White 4, White 6", "Red 3, Red 2, Black 1, Black 2, Black 3")
    match = table(*hands, flights=GODS, round=3, turn=1, bar=1, options={"no_winner": "extra_round"})
    plays(match, "play Red 2")
    for number in (4, 5, 6):
        assert match.view(None)["round"] == number
        while match.view(None)["round"] == number and match.view(None)["gambit"] == 1:
            match.play(match.moves()[0])
    assert match.view(None)["gambit"] == 2 and stakes(match) > 0


def test_a_round_in_which_nobody_can_play_ends_the_gambit():  # 9.8, TD-43
    # Every card lies in the two flights or among the antes, and both flights tie once Ann has played her last card.
    aside = ("Bahamut", "Tiamat", card("White 1"))
    strengths = {name: int(STRENGTH[NAMES.index(name)]) for name in NAMES if name not in aside}
    last = card("Gold 2")
    mine, need = [], sum(strengths.values()) // 2 - 2
    for name in sorted(strengths, key=lambda name: -strengths[name]):
        if name != last and strengths[name] <= need:
            mine.append(name)
            need -= strengths[name]
    theirs = [name for name in strengths if name not in mine and name != last]
    assert need == 0 and sum(strengths.values()) % 2 == 0
    had = {"colour_flights": [0, 1], "strength_flights": [0, 1]}
    match = table("Gold 2", "", flights=(", ".join(mine), ", ".join(theirs)), antes=", ".join(aside), round=60, **had)
    plays(match, "play Gold 2")
    news = told(match)
    assert news.count("no_card") == 3 and "no_winner" in news  # Bob in this round, both in the next
    assert match.view(None)["gambit"] == 2 and stakes(match) == 30


def test_after_a_gambit_flights_and_antes_are_discarded_and_two_cards_drawn():  # 9.9, TD-30
    flights = ("Fool, Gold 6, Gold 9", "Bronze 11, Gold 11, Gold 4", "White 8, Silver 2")
    match = table(
        "White 1, White 2", "Red 3, Red 2", "Blue 4, Blue 2", flights=flights, antes="Tiamat", round=3, turn=2, bar=1
    )
    plays(match, "play Blue 2")
    view = match.view(None)
    assert {"Tiamat", "Fool", card("Blue 2")} <= set(view["discard"]) and len(view["discard"]) == 10
    assert sizes(match) == [4, 4, 3]
    assert [e["seat"] for e in match.news(None)[-1] if e["key"] == "drew"] == [BOB, CAL, ANN]  # the winner first


# 11. The end of the game


def test_the_game_ends_after_a_gambit_when_somebody_has_no_gold():  # 11.1, TD-29
    match = table(
        "White 1, White 2",
        "Red 3, Red 2",
        flights=("Gold 4, Gold 6, Gold 9", "Fool, Gold 11"),
        round=3,
        turn=1,
        bar=1,
        gold=[50, 0],
    )
    plays(match, "play Red 3")
    assert match.over and match.winners == (ANN,) and match.scores == (80, 0)
    assert {"out", "ends_broke", "hoard", "won"} <= set(told(match))


def test_the_game_never_ends_in_the_middle_of_a_gambit():  # 11.1
    match = table("Red 12, White 1", "Red 3, Red 2", gold=[50, 1])
    plays(match, "play Red 12")
    assert gold(match) == [51, 0] and not match.over and match.to_act == (BOB,)


def test_with_eliminations_the_game_goes_on_until_so_many_are_out():  # 11.2, TD-34
    flights = ("Gold 4, Gold 6, Gold 9", "Fool, Gold 2, White 2", "Gold 11, Priest")
    match = table(
        "White 1, White 6",
        "Red 3, Red 2",
        "Blue 1, Blue 2",
        flights=flights,
        round=3,
        turn=2,
        bar=1,
        gold=[50, 0, 50],
        options={"eliminations": 2},
    )
    plays(match, "play Blue 2")
    assert not match.over and match.to_act == (ANN, CAL)
    match = table(
        "White 1, White 6",
        "Red 3, Red 2",
        "Blue 1, Blue 2",
        flights=flights,
        round=3,
        turn=2,
        bar=1,
        gold=[50, 0, 0],
        options={"eliminations": 5},
    )
    plays(match, "play Blue 2")
    assert match.over  # only one is left


def test_who_is_out_leaves_hand_and_debts_behind():  # 11.3, TD-34
    flights = ("Gold 4, Gold 6, Gold 9", "Fool, Gold 2, White 2", "Gold 11, Priest")
    match = table(
        *("White 1, White 6", "Red 3, Red 2", "Blue 1, Blue 2"),
        flights=flights,
        round=3,
        turn=2,
        bar=1,
        gold=[50, 0, 50],
        options={"eliminations": 2},
        debts=[{"seat": 1, "to": 2, "gold": 3}],
    )
    plays(match, "play Blue 2")
    view = match.view(None)
    assert view["players"][BOB]["out"] and view["players"][BOB]["hand"] == 0 and view["debts"] == []
    assert {card("Red 3"), card("Red 2")} <= set(view["discard"])
    match.play(match.moves(ANN)[0], seat=ANN)
    match.play(match.moves(CAL)[0], seat=CAL)
    assert BOB not in match.to_act


def test_neighbours_close_the_gap():  # 11.3
    match = table("Green 10, White 6", "", "Blue 1, Blue 2", out=[1], gold=[50, 0, 50])
    plays(match, "play Green 10")
    assert match.to_act == (CAL,) and "give Blue 2" in may(match)


def test_a_number_of_gambits():  # 11.4, TD-34
    match = table(
        "White 1, White 2",
        "Red 3, Red 2",
        flights=("Gold 4, Gold 6, Gold 9", "Fool, Gold 11"),
        round=3,
        turn=1,
        bar=1,
        gambit=5,
        options={"gambits": 5},
    )
    plays(match, "play Red 3")
    assert match.over and "ends_limit" in told(match) and match.winners == (ANN,)


@pytest.mark.parametrize(("target", "over"), [(80, True), (81, False)])
def test_a_target(target: int, over: bool):  # 11.5, TD-34
    match = table(
        "White 1, White 2",
        "Red 3, Red 2",
        flights=("Gold 4, Gold 6, Gold 9", "Fool, Gold 11"),
        round=3,
        turn=1,
        bar=1,
        options={"target": target},
    )
    plays(match, "play Red 3")
    assert match.over is over
    with pytest.raises(dh.BadOption, match="above the hoard"):
        dh.new("ante", seats=2, options={"target": 50})


def test_the_running_gambit_can_be_the_last():  # 11.6, TD-34
    match = table(
        "White 1, White 2",
        "Red 3, Red 2",
        flights=("Gold 4, Gold 6, Gold 9", "Fool, Gold 11"),
        round=3,
        turn=1,
        bar=1,
        last_gambit=True,
    )
    assert match.view(0)["last_gambit"]
    plays(match, "play Red 3")
    assert match.over and "ends_last" in told(match)


def test_the_host_calls_the_last_gambit_at_no_seat():  # 11.6, TD-34
    hands = ("White 1, White 2", "Red 3, Red 2")
    match = table(*hands, flights=("Gold 4, Gold 6, Gold 9", "Fool, Gold 11"), round=3, turn=1, bar=1)
    with pytest.raises(dh.NotLegalNow):
        match.play("call the last gambit", seat=BOB)
    match.play("call the last gambit")
    assert told(match, ANN) == ["last_gambit"] and match.to_act == (BOB,) and match.view(None)["last_gambit"]
    plays(match, "play Red 3")
    assert match.over and "ends_last" in told(match)
    assert dh.replay(match.record()).record() == match.record() and match.record()["moves"][0][0] is None
    with pytest.raises(dh.NotYourTurn):
        match.play("call the last gambit")


def test_what_others_owe_does_not_count():  # 11.7, TD-29
    flights = ("Gold 4, Gold 6, Gold 9", "Fool, Gold 2, White 2", "Gold 11, Priest")
    owed = [{"seat": 1, "to": 2, "gold": 30}]
    hands = ("White 1, White 6", "Red 3, Red 2", "Blue 1, Blue 2")
    match = table(*hands, flights=flights, round=3, turn=2, bar=1, gold=[30, 0, 59], debts=owed)
    plays(match, "play Blue 2")
    assert match.over and match.scores == (60, 0, 59) and match.winners == (ANN,)


def test_equal_hoards_share_the_win():  # 11.8, TD-29
    flights = ("Gold 4, Gold 6, Gold 9", "Fool, Gold 2, White 2", "Gold 11, Priest")
    match = table(
        "White 1, White 6", "Red 3, Red 2", "Blue 1, Blue 2", flights=flights, round=3, turn=2, bar=1, gold=[20, 0, 50]
    )
    plays(match, "play Blue 2")
    assert match.scores == (50, 0, 50) and match.winners == (ANN, CAL)


def test_when_everybody_is_broke_all_share_the_win():  # 11.8, TD-29
    flights = ("Bahamut, Red 2", "Tiamat, Gold 4, White 1")
    match = table(
        "Gold 13, Gold 2", "Black 1, Black 2", flights=flights, round=3, leader=1, turn=0, gold=[0, 0], stakes=11
    )
    plays(match, "play Gold 13")
    assert match.over and match.scores == (0, 0) and match.winners == (ANN, BOB)
