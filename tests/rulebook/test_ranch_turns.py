"""Dragon Ranch, chapters 1 to 6: the comment behind each test names the rules and rulings that it shows."""

from __future__ import annotations

from collections import Counter

import pytest

import dragonhall as dh
from dragonhall.games.ranch.box import BLUE_POWERS, MEDALS, POWERS, RED_POWERS
from dragonhall.games.ranch.heuristic import times_paid
from dragonhall.games.ranch.moves import ALL_PAYMENTS, DRAW, MOVES, PAID
from tests.rulebook.ranch_table import (
    after,
    asked,
    cards,
    combinations,
    counted,
    hand,
    has,
    may,
    refused,
    sit,
    supply,
    told,
)

SEVEN = "2 Mandrake, 2 Griffin, 2 Dragon, 1 Farmer"


def fresh(seats: int = 4, seed: int = 1, **options: object) -> dh.Match:
    return dh.new("ranch", seats=seats, seed=seed, options=options)


# 1. The box


@pytest.mark.parametrize(("seats", "of_each"), [(2, 17), (3, 22), (4, 27), (5, 27)])
def test_essences_by_number_of_seats(seats: int, of_each: int):  # 1.1, 2.1
    match = fresh(seats)
    dealt = Counter()
    for seat in range(seats):
        dealt.update(match.view(seat)["hand"])
    for name in ("Mandrake", "Griffin", "Dragon", "Farmer"):
        assert match.position()["deck"][name] + dealt[name] == of_each
    assert match.view(None)["deck"] == {2: 58, 3: 73, 4: 88, 5: 83}[seats]
    assert [cards(match, seat) for seat in range(seats)] == [5] * seats


def test_the_supply_holds_the_printed_tokens():  # 1.2, 1.3, DR-3, DR-4, DR-5, DR-6
    stock = supply(fresh())
    eggs = {name: count for name, count in stock.items() if name.endswith("token")}
    assert stock["mandrake"] == 50 and stock["griffin"] == 35 and stock["ingot"] == 39
    assert eggs["level-1 token"] == 35 and eggs["red token"] == 5
    assert [eggs[f"{colour} token"] for colour in ("yellow", "green", "blue", "purple")] == [5, 5, 5, 5]
    assert sum(stock.values()) + 1 + 5 + 5 == 195


def test_who_gains_more_than_is_left_gains_what_is_left():  # 1.2, DR-39
    match = sit({"hand": "1 Mandrake, 1 Griffin"}, {"has": "38 ingot"}, {})
    after(match, "make gold with 1 Mandrake + 1 Griffin")
    assert has(match, 0) == {"ingot": 1} and supply(match)["ingot"] == 0


def test_an_unlimited_supply_never_ends():  # 1.2, DR-39
    full = {"hand": "2 Mandrake, 4 Farmer"}, {"has": "49 mandrake"}
    assert combinations(sit(*full)) == ["make mandrakes with 2 Mandrake"]
    match = sit(*full, options={"unlimited_supply": True})
    assert match.view(None)["supply"] is None
    after(match, "make mandrakes with 2 Mandrake + 4 Farmer")
    assert has(match, 0) == {"mandrake": 5}


def test_thirty_power_cards():  # 1.4, DR-1, DR-2
    counts = fresh().game.faces.pieces(fresh()._board.t)
    assert all(counts[f"power {name}"] == 2 for name in BLUE_POWERS)
    assert all(counts[f"power {name}"] == 1 for name in RED_POWERS)
    assert len(BLUE_POWERS) == len(RED_POWERS) == 10


def test_five_medals():  # 1.5
    assert MEDALS == ("mandrake", "griffin", "dragon", "egg", "ingot")


def test_the_score_has_no_upper_end():  # 1.6, DR-7, DR-11
    match = sit({"has": "5 level-1 dragon"}, {}, phase="breeding", season=2, scores=[998, 0])
    after(match, "stop breeding")
    assert match.over and match.scores == (1003, 0)


# 2. Set-up


def test_ranches_are_empty_and_scores_zero():  # 2.2, DR-8
    match = fresh(5)
    assert [has(match, seat) for seat in range(5)] == [{}] * 5
    assert match.scores == (0,) * 5


def test_four_power_cards_lie_open():  # 2.3
    display = fresh().view(None)["display"]
    assert len(display) == 4 and all(name in POWERS for name in display)
    assert fresh().view(None)["power_deck"] == 26


def test_two_random_medals_can_be_won():  # 2.4
    shown = {tuple(fresh(seed=seed).view(None)["medals"]) for seed in range(60)}
    assert all(len(medals) == 2 for medals in shown)
    assert len(shown) == 10


def test_the_first_player_is_random_or_the_first_seat():  # 2.5, DR-10
    assert {fresh(seed=seed).to_act for seed in range(40)} == {(0,), (1,), (2,), (3,)}
    assert {fresh(seed=seed, first_player="seat_1").to_act for seed in range(20)} == {(0,)}


# 3. Turns


def test_exactly_one_action_and_no_passing():  # 3.1, DR-43
    match = sit({"hand": "2 Mandrake, 1 Farmer"}, {"hand": "5 Farmer"})
    assert "draw" in may(match) and "end turn" not in may(match)
    after(match, "draw")
    assert match.to_act == (1,)
    # With nothing to combine a draw is still possible.
    assert may(match) == ["draw", "exchange Farmer and Farmer"]


def test_one_combination_a_turn():  # 3.2
    match = sit({"hand": "4 Mandrake, 1 Farmer"}, {})
    after(match, "make mandrakes with 2 Mandrake")
    assert has(match, 0) == {"mandrake": 1} and match.to_act == (1,)
    assert match.view(None)["discards"]["Mandrake"] == 2


def test_draw_gives_a_card_and_an_ingot():  # 3.3
    match = after(sit({"hand": "5 Farmer"}, {}), "draw")
    assert cards(match, 0) == 6 and has(match, 0) == {"ingot": 1}


def test_exchange_gives_two_cards_for_two_and_an_ingot():  # 3.4
    match = sit({"hand": "1 Mandrake, 4 Farmer"}, {}, deck={"Dragon": 5})
    assert may(match, about="exchange") == ["exchange Mandrake and Farmer", "exchange Farmer and Farmer"]
    after(match, "exchange Mandrake and Farmer")
    assert hand(match, 0) == {"Farmer": 3, "Dragon": 2} and has(match, 0) == {"ingot": 1}
    assert may(sit({"hand": "1 Farmer"}, {}), about="exchange") == []


def test_french_refill_after_every_action():  # 3.5, DR-12, 13.1
    for move, left in (("draw", 5), ("exchange Farmer and Farmer", 5), ("make mandrakes with 2 Mandrake", 5)):
        match = after(sit({"hand": "2 Mandrake, 2 Farmer"}, {}), move)
        assert cards(match, 0) == left, move


def test_english_refill_only_after_a_combination():  # 3.5, DR-12, 13.1
    for move, left in (("draw", 5), ("exchange Farmer and Farmer", 4), ("make mandrakes with 2 Mandrake", 5)):
        match = after(sit({"hand": "2 Mandrake, 2 Farmer"}, {}, options={"edition": "en"}), move)
        assert cards(match, 0) == left, move


def test_nobody_discards_down_to_five():  # 3.5
    match = after(sit({"hand": "2 Mandrake, 4 Farmer"}, {}), "draw")
    assert cards(match, 0) == 7
    match = after(sit({"hand": SEVEN}, {}), "make gold with 1 Mandrake + 1 Griffin")
    assert cards(match, 0) == 5


def test_no_more_than_seven_cards_at_the_end_of_a_turn():  # 3.6
    match = after(sit({"hand": SEVEN}, {}, deck={"Farmer": 9}), "draw")
    assert asked(match) == ["discard", None]
    assert may(match) == ["discard Mandrake", "discard Griffin", "discard Dragon", "discard Farmer"]
    after(match, "discard Griffin")
    assert hand(match, 0) == counted("2 Mandrake, 1 Griffin, 2 Dragon, 2 Farmer") and match.to_act == (1,)


def test_the_round_is_finished_when_the_deck_is_empty():  # 3.7, 3.8, DR-30
    rancher = {"hand": "2 Mandrake, 3 Farmer"}
    match = sit(rancher, rancher, rancher, first=0, turn=1, deck={"Griffin": 1})
    after(match, "draw")
    assert match.view(None)["deck"] == 0 and match.to_act == (2,)
    # The deck is empty: no card, but the ingot.
    after(match, "draw")
    assert has(match, 2) == {"ingot": 1}
    assert match.view(None)["season"] == 2


def test_the_phase_ends_only_before_the_first_player():  # 3.7
    match = sit({"hand": "5 Farmer"}, {"hand": "5 Farmer"}, {"hand": "5 Farmer"}, first=2, turn=2, deck={"Farmer": 1})
    after(match, "draw")
    assert match.to_act == (0,)
    after(match, "draw")
    assert match.to_act == (1,) and match.view(None)["season"] == 1
    after(match, "draw")
    assert match.view(None)["season"] == 2


def test_the_last_seat_completes_its_turn_when_it_draws_the_last_card():  # 3.7, DR-55
    match = sit({}, {"hand": SEVEN, "powers": ["Take"]}, first=0, turn=1, deck={"Farmer": 1})
    after(match, "draw")
    # The blue card and the limit of seven still belong to the turn.
    assert match.to_act == (1,) and "play Take for griffin" in may(match)
    after(match, "end turn")
    assert asked(match) == [None, "discard"]
    after(match, "discard Farmer")
    assert match.view(None)["season"] == 2


def test_hands_are_discarded_when_phase_1_ends():  # 3.9
    match = sit({"hand": "3 Farmer", "has": "1 mandrake, 1 griffin"}, {"hand": "3 Farmer"}, turn=1, deck={})
    after(match, "draw")
    assert match.view(None)["phase"] == "feeding"
    assert [cards(match, 0), cards(match, 1)] == [0, 0] and match.view(None)["discards"]["Farmer"] == 17


# 4. Combinations


@pytest.mark.parametrize(
    ("name", "card", "token"),
    [("mandrakes", "Mandrake", "mandrake"), ("griffins", "Griffin", "griffin"), ("eggs", "Dragon", "level-1 egg")],
)
def test_two_cards_alike_and_farmers_for_more(name: str, card: str, token: str):  # 4.1, 4.2, 4.3
    match = sit({"hand": f"2 {card}, 2 Farmer"}, {})
    assert combinations(match) == [f"make {name} with 2 {card}{more}" for more in ("", " + 1 Farmer", " + 2 Farmer")]
    after(match, f"make {name} with 2 {card} + 2 Farmer")
    assert has(match, 0) == {token: 3}


def test_dragon_and_mandrake_hatch_an_egg_of_any_level():  # 4.4, DR-14
    match = sit({"hand": "1 Dragon, 1 Mandrake, 1 Farmer", "has": "1 level-1 egg, 1 blue egg, 1 red egg"}, {}, season=2)
    assert combinations(match) == ["hatch with 1 Dragon + 1 Mandrake", "hatch with 1 Dragon + 1 Mandrake + 1 Farmer"]
    after(match, "hatch with 1 Dragon + 1 Mandrake + 1 Farmer")
    assert may(match) == ["hatch level-1 egg", "hatch blue egg", "hatch red egg"]
    after(match, "hatch red egg", "hatch blue egg")
    assert has(match, 0) == {"griffin": 1, "level-1 egg": 1, "blue dragon": 1, "red dragon": 1}


def test_mandrake_and_griffin_give_two_ingots():  # 4.5
    match = after(sit({"hand": "1 Mandrake, 1 Griffin"}, {}), "make gold with 1 Mandrake + 1 Griffin")
    assert has(match, 0) == {"ingot": 2}


def test_dragon_and_griffin_evolve_an_egg():  # 4.6, 4.12
    match = sit({"hand": "1 Dragon, 1 Griffin", "has": "2 level-1 egg"}, {})
    after(match, "evolve with 1 Dragon + 1 Griffin")
    assert may(match) == [f"evolve level-1 egg into {colour} egg" for colour in ("yellow", "green", "blue", "purple")]
    after(match, "evolve level-1 egg into purple egg")
    assert has(match, 0) == {"level-1 egg": 1, "purple egg": 1}
    assert supply(match)["level-1 token"] == 34 and supply(match)["purple token"] == 4


def test_no_farmer_with_gold_or_evolving():  # 4.7, DR-16
    match = sit({"hand": "1 Dragon, 1 Griffin, 1 Mandrake, 2 Farmer", "has": "1 level-1 egg"}, {})
    assert not [move for move in combinations(match) if move.startswith(("make gold", "evolve")) and "Farmer" in move]
    assert combinations(sit({"hand": "1 Mandrake, 4 Farmer"}, {})) == []


def test_ingots_stand_for_cards_as_in_matthews_example():  # 4.8
    # One Mandrake card and two ingots, for a Mandrake and a Farmer, give two mandrakes.
    match = sit({"hand": "1 Mandrake, 1 Dragon", "has": "2 ingot"}, {})
    after(match, "make mandrakes with 1 Mandrake + 2 ingots")
    assert has(match, 0) == {"mandrake": 2} and supply(match)["ingot"] == 39


def test_the_payment_is_the_players_choice():  # 4.8
    match = sit({"hand": "2 Griffin, 1 Farmer", "has": "3 ingot"}, {})
    griffins = [move.removeprefix("make griffins with ") for move in combinations(match) if "griffins" in move]
    assert griffins == [
        "1 Farmer + 2 ingots",
        *("1 Griffin + 1 ingot", "1 Griffin + 1 Farmer + 1 ingot"),
        *("1 Griffin + 2 ingots", "1 Griffin + 1 Farmer + 2 ingots"),
        *("2 Griffin", "2 Griffin + 1 Farmer"),
        *("2 Griffin + 1 ingot", "2 Griffin + 1 Farmer + 1 ingot"),
        *("2 Griffin + 2 ingots", "2 Griffin + 1 Farmer + 2 ingots"),
    ]
    after(match, "make griffins with 1 Griffin + 1 Farmer + 2 ingots")
    assert has(match, 0) == {"griffin": 3, "ingot": 1}


def test_the_heuristic_counts_what_every_payment_gives():  # 4.7, 4.8, 7.2, 7.3
    """Ingots and the Wild Card that the two essences do not need count as Farmers."""
    assert len(ALL_PAYMENTS) == DRAW
    for move, (_, (first, second, ingots, help, farmers)) in enumerate(ALL_PAYMENTS):
        assert times_paid(int(PAID[move])) == first + second + ingots + help + farmers - 1
    for text, times in (
        ("make eggs with 2 Dragon", 1),
        ("make eggs with 2 Dragon + 1 ingot", 2),
        ("make eggs with 2 Dragon + 1 Farmer + 1 ingot + Wild Card", 4),
        ("hatch with 1 Dragon + 1 Mandrake + 1 Farmer + Two Farmers", 4),
        ("make mandrakes with 1 Mandrake + 1 ingot", 1),
    ):
        assert times_paid(int(PAID[int(MOVES.find(text))])) == times, text


def test_two_ingots_a_turn_in_french_and_a_combination_in_english():  # 4.8, DR-13, 13.1
    for edition, ingots_left in (("fr", []), ("en", ["make griffins with 1 Griffin + 2 ingots"])):
        match = sit(
            {"hand": "1 Mandrake, 1 Griffin, 3 Farmer", "has": "4 ingot", "powers": ["Two Combinations"]},
            {},
            options={"edition": edition},
        )
        after(match, "play Two Combinations", "make mandrakes with 1 Mandrake + 2 ingots")
        offered = [] if match.to_act == (1,) else combinations(match)
        assert [move for move in offered if move == "make griffins with 1 Griffin + 2 ingots"] == ingots_left


def test_a_combination_needs_a_real_card():  # 4.9, DR-15
    assert combinations(sit({"has": "2 ingot"}, {})) == []
    assert combinations(sit({"has": "2 ingot", "powers": ["Wild Card"]}, {})) == []
    with_wild = combinations(sit({"hand": "1 Griffin", "powers": ["Wild Card"]}, {}))
    assert with_wild == ["make griffins with 1 Griffin + Wild Card", "make gold with 1 Griffin + Wild Card"]


def test_a_farmer_is_a_real_card():  # 4.9, DR-45
    match = after(sit({"hand": "1 Farmer", "has": "2 ingot"}, {}), "make mandrakes with 1 Farmer + 2 ingots")
    assert has(match, 0) == {"mandrake": 2}


def test_a_combination_that_can_do_nothing_is_not_possible():  # 4.10, DR-17
    assert combinations(sit({"hand": "1 Dragon, 1 Mandrake"}, {})) == []
    assert combinations(sit({"hand": "1 Dragon, 1 Griffin"}, {})) == []
    assert combinations(sit({"hand": "1 Dragon, 1 Griffin", "has": "1 yellow egg"}, {})) == []
    assert combinations(sit({"hand": "2 Griffin"}, {"has": "35 griffin"})) == []


def test_an_added_farmer_that_would_do_nothing_is_not_possible():  # 4.10, DR-17
    match = sit({"hand": "1 Dragon, 1 Mandrake, 3 Farmer", "has": "2 level-1 egg"}, {})
    assert combinations(match) == ["hatch with 1 Dragon + 1 Mandrake", "hatch with 1 Dragon + 1 Mandrake + 1 Farmer"]
    match = sit({"hand": "2 Griffin, 3 Farmer"}, {"has": "33 griffin"})
    assert combinations(match) == ["make griffins with 2 Griffin", "make griffins with 2 Griffin + 1 Farmer"]


def test_an_ingot_paid_may_be_gained_again():  # 4.11, DR-44
    match = sit({"hand": "1 Mandrake, 1 Griffin", "has": "1 ingot"}, {"has": "38 ingot"})
    # The supply is empty, so only a payment with the ingot brings something.
    assert may(match, about="make gold") == [
        "make gold with 1 Griffin + 1 ingot",
        "make gold with 1 Mandrake + 1 ingot",
    ]
    after(match, "make gold with 1 Mandrake + 1 ingot")
    assert has(match, 0) == {"ingot": 1}


def test_a_level_2_egg_becomes_red_without_an_effect():  # 4.12, 5.8
    match = sit({"hand": "1 Dragon, 1 Griffin", "has": "1 green egg"}, {"has": "1 mandrake"}, season=2)
    after(match, "evolve with 1 Dragon + 1 Griffin")
    assert has(match, 0) == {"red egg": 1} and has(match, 1) == {"mandrake": 1}


def test_no_level_3_in_season_1():  # 4.13, DR-35
    rancher = {"hand": "1 Dragon, 1 Griffin", "has": "1 level-1 egg, 1 green egg"}
    for season, into_red in ((1, []), (2, ["evolve green egg into red egg"])):
        match = after(sit(rancher, {}, season=season), "evolve with 1 Dragon + 1 Griffin")
        assert may(match, about="evolve green") == into_red
    with pytest.raises(dh.BadPosition):
        sit({"has": "1 red egg"}, {}, season=1)


def test_several_eggs_hatch_one_by_one_each_completely():  # 4.14, DR-18, DR-60
    match = sit(
        {"hand": "1 Dragon, 1 Mandrake, 1 Farmer", "has": "1 level-1 egg, 1 purple egg"},
        {},
        display=["Take", "3 Eggs"],
    )
    after(match, "hatch with 1 Dragon + 1 Mandrake + 1 Farmer", "hatch purple egg")
    # Colour effect first, then the power card; the display is filled up before the next egg.
    assert has(match, 0) == {"level-1 egg": 2, "purple dragon": 1} and asked(match) == ["power", None]
    after(match, "take 3 Eggs")
    assert None not in match.view(None)["display"]
    # One level-1 egg is left to hatch; the one just gained is not.
    assert asked(match) == ["power", None] and has(match, 0) == {
        "level-1 egg": 1,
        "level-1 dragon": 1,
        "purple dragon": 1,
    }


def test_an_egg_gained_on_the_way_is_not_hatched():  # 4.14, DR-18
    match = sit({"hand": "1 Dragon, 1 Mandrake, 4 Farmer", "has": "2 purple egg"}, {})
    assert len(combinations(match)) == 2
    after(match, "hatch with 1 Dragon + 1 Mandrake + 1 Farmer")
    assert has(match, 0) == {"level-1 egg": 2, "purple dragon": 2} and match.to_act == (1,)


def test_a_combination_is_not_interrupted():  # 4.15, DR-50
    match = sit(
        {"hand": "1 Dragon, 1 Mandrake, 1 Farmer", "has": "1 level-1 egg, 1 green egg", "powers": ["Take"]},
        {},
        display=["Repeat"],
    )
    after(match, "hatch with 1 Dragon + 1 Mandrake + 1 Farmer")
    assert may(match) == ["hatch level-1 egg", "hatch green egg"]
    after(match, "hatch green egg")
    assert may(match) == ["take Repeat", "take no power"]
    after(match, "take no power", "take no power")
    assert "play Take for griffin" in may(match)


# 5. Hatching


@pytest.mark.parametrize(
    ("colour", "gained"), [("yellow", "ingot"), ("green", "mandrake"), ("blue", "griffin"), ("purple", "level-1 egg")]
)
def test_what_a_level_2_dragon_brings(colour: str, gained: str):  # 5.1, 5.2, 5.3, 5.4
    match = sit({"hand": "1 Dragon, 1 Mandrake", "has": f"1 {colour} egg"}, {})
    after(match, "hatch with 1 Dragon + 1 Mandrake")
    assert has(match, 0) == {f"{colour} dragon": 1, gained: 1}


def test_a_level_1_dragon_brings_nothing():  # 5.8, DR-5
    match = after(sit({"hand": "1 Dragon, 1 Mandrake", "has": "1 level-1 egg"}, {}), "hatch with 1 Dragon + 1 Mandrake")
    assert has(match, 0) == {"level-1 dragon": 1}


def test_a_colour_effect_takes_nothing_from_an_empty_supply():  # 5.1, 1.2
    match = sit({"hand": "1 Dragon, 1 Mandrake", "has": "1 yellow egg"}, {"has": "39 ingot"})
    after(match, "hatch with 1 Dragon + 1 Mandrake")
    assert has(match, 0) == {"yellow dragon": 1}


def test_a_red_dragon_steals():  # 5.5, DR-52
    match = sit(
        {"hand": "1 Dragon, 1 Mandrake", "has": "1 red egg"},
        {"has": "1 mandrake, 1 griffin, 1 level-1 egg, 1 green egg, 1 ingot"},
        {"has": "1 ingot, 1 level-1 dragon"},
        season=2,
    )
    after(match, "hatch with 1 Dragon + 1 Mandrake")
    # No other egg, no dragon, and no way to decline.
    assert may(match) == [
        "steal mandrake from seat 1",
        "steal griffin from seat 1",
        "steal level-1 egg from seat 1",
        "steal ingot from seat 1",
        "steal ingot from seat 2",
    ]
    after(match, "steal ingot from seat 2")
    assert has(match, 0) == {"red dragon": 1, "ingot": 1} and has(match, 2) == {"level-1 dragon": 1}
    assert len(has(match, 1)) == 5


def test_a_red_dragon_with_one_choice_or_none_does_not_ask():  # 5.5, DR-52
    red = {"hand": "1 Dragon, 1 Mandrake", "has": "1 red egg"}
    match = after(sit(red, {"has": "2 griffin"}, season=2), "hatch with 1 Dragon + 1 Mandrake")
    assert has(match, 0) == {"red dragon": 1, "griffin": 1} and match.to_act == (1,)
    match = after(sit(red, {"has": "1 blue egg"}, season=2), "hatch with 1 Dragon + 1 Mandrake")
    assert has(match, 0) == {"red dragon": 1} and match.to_act == (1,)


@pytest.mark.parametrize(
    ("egg", "offered"),
    [
        ("level-1 egg", ["take Destroy", "take Repeat", "take no power"]),
        ("blue egg", ["take Destroy", "take Repeat", "take 3 Eggs", "take no power"]),
        ("red egg", ["take Destroy", "take Repeat", "take 3 Eggs", "take no power"]),
    ],
)
def test_power_cards_by_level(egg: str, offered: list[str]):  # 5.6, DR-19
    display = ["Repeat", "3 Eggs", "Destroy", "Destroy"]
    match = sit({"hand": "1 Dragon, 1 Mandrake", "has": f"1 {egg}"}, {}, season=2, display=display)
    after(match, "hatch with 1 Dragon + 1 Mandrake")
    assert may(match) == offered
    after(match, "take no power")
    assert match.view(None)["display"] == display and match.view(None)["ranches"][0]["blue"] == []


def test_no_power_card_is_offered_when_none_fits():  # 5.6, DR-19
    match = sit({"hand": "1 Dragon, 1 Mandrake", "has": "1 level-1 egg"}, {}, display=["3 Eggs", "5 Eggs"])
    assert after(match, "hatch with 1 Dragon + 1 Mandrake").to_act == (1,)


def test_a_power_card_taken_is_replaced_at_once():  # 5.7, 6.1, DR-56
    match = sit(
        {"hand": "1 Dragon, 1 Mandrake", "has": "1 level-1 egg"}, {}, display=["Repeat", "3 Eggs", "Destroy", "Swap"]
    )
    after(match, "hatch with 1 Dragon + 1 Mandrake", "take Destroy")
    shown = match.view(None)["display"]
    assert shown[:2] + shown[3:] == ["Repeat", "3 Eggs", "Swap"] and shown[2] is not None
    assert match.view(None)["ranches"][0]["blue"] == ["Destroy"]


def test_a_dragon_never_evolves():  # 5.8
    assert combinations(sit({"hand": "1 Dragon, 1 Griffin", "has": "1 level-1 dragon"}, {})) == []


# 6. Power cards


def test_the_display_is_topped_up_at_the_start_of_a_season_and_never_wiped():  # 6.1, DR-20, DR-56
    match = sit({"hand": "5 Farmer"}, {"hand": "5 Farmer"}, turn=1, deck={}, display=["Repeat", None, "Take"])
    after(match, "draw")
    shown = match.view(None)["display"]
    assert match.view(None)["season"] == 2
    assert shown[0] == "Repeat" and shown[2] == "Take" and None not in shown


def test_an_empty_power_deck_is_made_from_the_discarded_cards():  # 6.2, DR-21
    everything = [name for name in POWERS for _ in range(2 if name in BLUE_POWERS else 1)]
    display, used = ["Repeat", "Take"], ["Swap", "Swap"]
    for name in display + used:
        everything.remove(name)
    match = sit(
        {"hand": "1 Dragon, 1 Mandrake", "has": "1 level-1 egg"},
        {"powers": everything},
        display=display,
        used_powers=used,
    )
    assert match.view(None)["power_deck"] == 0
    after(match, "hatch with 1 Dragon + 1 Mandrake", "take Take")
    assert sorted(match.view(None)["display"][:3]) == ["Repeat", "Swap", "Swap"]
    # Now there is neither a deck nor a discard: the display shrinks.
    assert match.view(None)["display"][3] is None and match.view(None)["power_discards"] == []


def test_the_power_deck_is_made_anew_only_when_a_card_is_needed():  # 6.2, DR-59
    everything = [name for name in POWERS for _ in range(2 if name in BLUE_POWERS else 1)]
    display, used = ["Repeat", "Wild Card", "Two Farmers", "Take"], ["Destroy"]
    for name in (*display, *used, "Swap"):
        everything.remove(name)
    match = sit(
        {"hand": "1 Dragon, 1 Mandrake", "has": "1 level-1 egg"},
        {"powers": everything},
        display=display,
        used_powers=used,
    )
    # The last card of the deck fills the display: the deck is empty, and stays so until another card is needed.
    after(match, "hatch with 1 Dragon + 1 Mandrake", "take Repeat")
    view = match.view(None)
    assert view["display"][0] == "Swap" and view["power_deck"] == 0 and view["power_discards"] == ["Destroy"]
    assert match.position()["used_powers"] == ["Destroy"]


def test_the_next_egg_is_chosen_when_the_display_is_full_again():  # 4.14, DR-60
    match = sit(
        {"hand": "1 Dragon, 1 Mandrake, 1 Farmer", "has": "2 level-1 egg, 1 green egg"},
        {},
        display=["Take", "Repeat", "Swap", "Destroy"],
    )
    after(match, "hatch with 1 Dragon + 1 Mandrake + 1 Farmer", "hatch level-1 egg", "take Take")
    assert None not in match.view(None)["display"] and asked(match) == ["egg", None]
    assert may(match) == ["hatch level-1 egg", "hatch green egg"]


def test_blue_cards_are_no_essence_cards():  # 6.3, DR-22
    match = sit({"hand": SEVEN, "powers": ["Take", "Swap", "Repeat"]}, {}, deck={"Farmer": 5})
    after(match, "make mandrakes with 2 Mandrake", "end turn")
    assert cards(match, 0) == 5 and match.to_act == (1,)


def test_a_red_card_lies_before_its_owner():  # 6.3
    match = sit({"hand": "1 Dragon, 1 Mandrake", "has": "1 blue egg"}, {}, display=["3 Eggs"])
    after(match, "hatch with 1 Dragon + 1 Mandrake", "take 3 Eggs")
    ranch = match.view(1)["ranches"][0]
    assert (ranch["red"], ranch["blue"]) == (["3 Eggs"], [])
    # It is not played.
    assert match.to_act == (1,)


def test_one_blue_card_a_turn_before_or_after_the_action():  # 6.4, DR-23
    rancher = {"hand": "2 Mandrake, 3 Farmer", "powers": ["Take", "Take", "Steal an Ingot"]}
    match = sit(rancher, {"has": "1 ingot"})
    after(match, "play Take for griffin")
    assert may(match, about="play") == []
    after(match, "make mandrakes with 2 Mandrake")
    assert match.to_act == (1,) and match.view(None)["power_discards"] == ["Take"]
    match = after(sit(rancher, {"has": "1 ingot"}), "make mandrakes with 2 Mandrake")
    # Before the refill, and it may be left.
    assert cards(match, 0) == 3
    assert may(match) == [
        "end turn",
        "play Take for mandrake",
        "play Take for griffin",
        "play Take for level-1 egg",
        "play Steal an Ingot on seat 1",
    ]
    after(match, "play Steal an Ingot on seat 1")
    assert has(match, 0) == {"mandrake": 1, "ingot": 1} and cards(match, 0) == 5 and match.to_act == (1,)


def test_a_card_just_taken_may_be_played():  # 6.4, DR-23
    match = sit({"hand": "1 Dragon, 1 Mandrake", "has": "1 level-1 egg"}, {}, display=["Take"])
    after(match, "hatch with 1 Dragon + 1 Mandrake", "take Take", "play Take for griffin")
    assert has(match, 0) == {"level-1 dragon": 1, "griffin": 1} and match.to_act == (1,)


def test_only_on_ones_own_turn():  # 6.4
    match = sit({"hand": "5 Farmer"}, {"powers": ["Take"]})
    assert may(match, 1) == []
    with pytest.raises(dh.NotYourTurn):
        match.play("play Take for griffin", seat=1)


def test_a_blue_card_must_change_something():  # 6.5, DR-49
    every = {"hand": "5 Farmer", "powers": list(BLUE_POWERS)}
    assert may(sit(every, {}), about="play") == [
        f"play Take for {token}" for token in ("mandrake", "griffin", "level-1 egg")
    ]
    match = sit({"hand": "5 Farmer", "powers": ["Swap"], "has": "1 mandrake"}, {"has": "3 mandrake, 2 ingot"})
    assert may(match, about="play") == []
    match = sit({"hand": "5 Farmer", "powers": ["Take"]}, {"has": "50 mandrake, 35 griffin, 35 level-1 egg"})
    assert may(match, about="play") == []


def test_no_power_cards_in_phases_2_and_3():  # 6.6
    powers = ["Take", "Wild Card", "Destroy"]
    match = sit({"has": "2 mandrake, 2 griffin", "powers": powers}, {"has": "2 mandrake"}, phase="feeding")
    assert may(match, 0) == ["feed 0 griffins", "feed 1 griffins", "feed 2 griffins"]
    match = sit({"has": "1 level-1 dragon, 1 green egg", "powers": powers}, {}, phase="breeding", display=["Take"])
    after(match, "hatch green egg by dragon of level 1")
    assert match.view(None)["season"] == 2 and match.view(None)["ranches"][0]["blue"] == [
        "Wild Card",
        "Destroy",
        "Take",
    ]


def test_power_cards_are_kept_from_season_to_season():  # 6.7
    match = sit({"powers": ["Take", "3 Eggs"]}, {"hand": "5 Farmer"}, turn=1, deck={})
    after(match, "draw")
    ranch = match.view(None)["ranches"][0]
    assert match.view(None)["season"] == 2 and (ranch["blue"], ranch["red"]) == (["Take"], ["3 Eggs"])


def test_told_and_refused():  # 3.1
    match = sit({"hand": "2 Mandrake"}, {"hand": "2 Mandrake"})
    assert refused(match, "make griffins with 2 Griffin") and refused(match, "end turn")
    after(match, "make mandrakes with 2 Mandrake")
    assert told(match) == ["combined", "paid_cards", "gained", "drew_hidden"]
    assert told(match, 0) == ["combined", "paid_cards", "gained", *["drew"] * 5]
