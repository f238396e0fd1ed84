"""Le Jeu des Dragons: the box, setting up, the ante, rounds and when powers trigger (rules 1 to 5)."""

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
    assert find_game("ante").faces.pieces(dh.new("ante", seats=4, seed=1)._board.t) == {
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


def test_a_player_who_can_get_no_card_plays_none():  # 4.8, TD-43
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
