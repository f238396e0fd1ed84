"""Le Jeu des Dragons: special flights, the end of a gambit and of the game (rules 8, 9 and 11)."""

from __future__ import annotations

import random

import pytest

import dragonhall as dh
from dragonhall.games.ante.box import NAMES, STRENGTH
from tests.rulebook.ante_table import (
    ANN,
    BOB,
    CAL,
    card,
    event,
    flight,
    gold,
    hand,
    may,
    plays,
    sizes,
    stakes,
    table,
    told,
)

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


def test_a_player_who_is_out_leaves_hand_and_debts_behind():  # 11.3, TD-34
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


def test_the_host_calls_time_at_no_seat_and_one_last_gambit_follows():  # 11.6, TD-34, TD-52
    hands = ("White 1, White 2", "Red 3, Red 2")
    match = table(*hands, flights=("Gold 4, Gold 6, Gold 9", "Fool, Gold 11"), round=3, turn=1, bar=1)
    with pytest.raises(dh.NotLegalNow):
        match.play("call the last gambit", seat=BOB)
    match.play("call the last gambit")
    assert told(match, ANN) == ["time_called"] and match.to_act == (BOB,)
    assert match.view(None)["time_called"] and not match.view(None)["last_gambit"]
    assert dh.position(match.position()).position() == match.position()
    match.play("call the last gambit")
    assert told(match, ANN) == []  # twice is as once
    plays(match, "play Red 3")
    assert not match.over and told(match)[-2:] == ["gambit", "last_gambit"] and match.view(None)["last_gambit"]
    gambit, luck = match.view(None)["gambit"], random.Random(1)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.moves(seat)), seat=seat)
        assert match.view(None)["gambit"] == gambit
    assert "ends_last" in told(match)
    assert dh.replay(match.record()).record() == match.record() and match.record()["moves"][0][0] is None
    with pytest.raises(dh.NotYourTurn):
        match.play("call the last gambit")


def test_in_a_record_of_version_1_the_call_makes_the_running_gambit_the_last():  # TD-52
    hands = ("White 1, White 2", "Red 3, Red 2")
    position = table(*hands, flights=("Gold 4, Gold 6, Gold 9", "Fool, Gold 11"), round=3, turn=1, bar=1).position()
    record = {
        "format": dh.new("ante", seats=2, seed=1).record()["format"],
        "game": "ante",
        "version": 1,
        "seats": 2,
        "options": position["options"],
        "position": position | {"version": 1},
        "moves": [[None, "call the last gambit"], [1, "play Red Dragon 3"]],
    }
    match = dh.replay(record)
    assert match.over and "ends_last" in told(match) and match.version == 1
    assert match.record()["version"] == 1 and dh.replay(match.record()).record() == match.record()
    assert match.at(1).redeal(ANN, 3).version == 1
    assert not dh.replay(record | {"version": 2, "position": position}).over
    with pytest.raises(dh.BadRecord, match="version is not that of its position"):
        dh.replay(record | {"position": position})
    with pytest.raises(dh.BadRecord, match=r"version 3 .* known: 1 and 2"):
        dh.replay(record | {"version": 3})


def two_strength_flights(**more) -> dh.Match:
    flights = ("White 1, Blue 1, Gold 6, Bronze 6, Silver 6", "Fool, Gold 11, White 8, Gold 2, Gold 4")
    return table("Black 1, White 2", "Red 3, Red 2", flights=flights, round=6, strength_flights=[], **more)


def test_of_two_strength_flights_at_once_the_player_picks():  # 8.6, TD-53
    match = plays(two_strength_flights(), "play Black 1")
    assert match.view(ANN)["ask"] == "strength" and may(match) == ["score strength 1", "score strength 6"]
    assert dh.position(match.position()).position() == match.position()
    before = gold(match)[ANN]
    plays(match, "score strength 1")
    assert event(match, "strength_flight")["strength"] == 1 and gold(match)[ANN] == before + 1
    old = dh.position(two_strength_flights().position() | {"version": 1})
    plays(old, "play Black 1")
    assert event(old, "strength_flight")["strength"] == 6  # as the first version of these rules had it


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
