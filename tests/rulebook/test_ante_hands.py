"""Le Jeu des Dragons: hands and buying cards (rules 6 and 7)."""

from __future__ import annotations

import pytest

import dragonhall as dh
from tests.rulebook.ante_table import (
    ANN,
    BOB,
    CAL,
    antes,
    event,
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
