"""Dragon Ranch, chapters 7, 8 and 14: the blue and red powers, and what is known."""

from __future__ import annotations

from collections import Counter

import pytest

import dragonhall as dh
from dragonhall.games.ranch.box import RED_POWERS
from tests.rulebook.ranch_table import after, asked, cards, combinations, hand, has, may, refused, sit, supply, told

FARMERS = {"hand": "5 Farmer"}
ENGLISH = {"edition": "en"}


def with_power(power: str, **rancher: str) -> dict[str, object]:
    return {"hand": "5 Farmer", "powers": [power]} | rancher


def blue(match: dh.Match, seat: int = 0) -> list[str]:
    return match.view(None)["ranches"][seat]["blue"]


# 7.1 Two Combinations


def test_two_combinations_before_the_first():  # 7.1, DR-25, DR-47
    match = sit(
        {"hand": "2 Dragon, 1 Griffin, 1 Mandrake, 1 Farmer", "powers": ["Two Combinations"], "has": "2 ingot"}, {}
    )
    after(match, "play Two Combinations")
    assert combinations(match) and "draw" in may(match), "a draw is always possible"
    after(match, "make eggs with 2 Dragon")
    assert "draw" not in may(match), "excluded once a combination was made"
    # The second may use what the first gave, is optional, and comes before the refill.
    assert cards(match, 0) == 3 and "end turn" in may(match)
    after(match, "evolve with 1 Griffin + 1 ingot", "evolve level-1 egg into blue egg")
    assert has(match, 0) == {"blue egg": 1, "ingot": 1}
    assert cards(match, 0) == 5 and match.to_act == (1,)


def test_after_two_combinations_no_re_deal_leaves_a_seat_without_a_move():  # 3.1, 7.1, DR-43, DR-47
    match = sit(
        {"hand": "2 Mandrake", "powers": ["Two Combinations"]}, {"hand": "1 Mandrake, 1 Griffin, 1 Dragon, 2 Farmer"}
    )
    after(match, "play Two Combinations")
    assert all("draw" in match.redeal(1, seed).moves() for seed in range(60))


def test_two_combinations_after_the_first():  # 7.1, DR-47
    match = sit({"hand": "2 Mandrake, 2 Griffin, 1 Farmer", "powers": ["Two Combinations"]}, {})
    after(match, "make mandrakes with 2 Mandrake")
    assert may(match) == ["end turn", "play Two Combinations"]
    after(match, "play Two Combinations", "make griffins with 2 Griffin + 1 Farmer")
    assert has(match, 0) == {"mandrake": 1, "griffin": 2} and match.to_act == (1,)


def test_two_combinations_is_refused_with_another_action_or_without_a_combination():  # 7.1, 6.5, DR-47, DR-49
    match = sit({"hand": "2 Mandrake, 2 Griffin", "powers": ["Two Combinations"]}, {})
    after(match, "draw")
    assert match.to_act == (1,)
    assert may(sit(with_power("Two Combinations"), {}), about="play") == []
    # After the first combination nothing is left to combine: asked all the same, since the hand is nobody's business.
    match = after(
        sit({"hand": "2 Mandrake, 1 Griffin", "powers": ["Two Combinations"]}, {}), "make mandrakes with 2 Mandrake"
    )
    assert may(match) == ["end turn"] and blue(match) == ["Two Combinations"]
    # The second combination, too, is asked for whatever the hand.
    match = sit({"hand": "2 Mandrake, 1 Griffin", "powers": ["Two Combinations"]}, {})
    after(match, "play Two Combinations", "make mandrakes with 2 Mandrake")
    assert may(match) == ["end turn"]


def test_two_combinations_one_refill_in_french_two_in_english():  # 7.1, DR-47
    for options, held in (({}, 3), (ENGLISH, 5)):
        match = sit({"hand": "2 Mandrake, 2 Griffin, 1 Farmer", "powers": ["Two Combinations"]}, {}, options=options)
        after(match, "play Two Combinations", "make mandrakes with 2 Mandrake")
        assert cards(match, 0) == held


def test_an_egg_may_go_from_level_1_to_3_in_one_turn_after_season_1():  # 7.1, DR-25
    rancher = {"hand": "2 Dragon, 2 Griffin", "powers": ["Two Combinations"], "has": "1 level-1 egg"}
    for season, egg in ((1, "yellow egg"), (2, "red egg")):
        match = sit(rancher, {}, season=season)
        after(match, "play Two Combinations", "evolve with 1 Dragon + 1 Griffin", "evolve level-1 egg into yellow egg")
        if season == 2:
            after(match, "evolve with 1 Dragon + 1 Griffin")
        assert has(match, 0) == {egg: 1}


# 7.2 Wild Card


def test_wild_card_is_any_one_essence():  # 7.2
    match = sit({"hand": "1 Dragon, 1 Farmer", "powers": ["Wild Card"], "has": "2 level-1 egg"}, {})
    assert combinations(match) == [
        "make eggs with 1 Dragon + Wild Card",
        "make eggs with 1 Dragon + 1 Farmer + Wild Card",
        "hatch with 1 Dragon + Wild Card",
        "hatch with 1 Dragon + 1 Farmer + Wild Card",
        "evolve with 1 Dragon + Wild Card",
    ]
    after(match, "make eggs with 1 Dragon + 1 Farmer + Wild Card")
    assert has(match, 0) == {"level-1 egg": 4} and blue(match) == [] and match.to_act == (1,)
    assert match.view(None)["power_discards"] == ["Wild Card"]


def test_wild_card_as_a_farmer_and_with_ingots():  # 7.2, 4.8
    match = sit({"hand": "2 Mandrake", "powers": ["Wild Card"], "has": "2 ingot"}, {})
    after(match, "make mandrakes with 2 Mandrake + 2 ingots + Wild Card")
    assert has(match, 0) == {"mandrake": 4}


def test_wild_card_is_a_blue_card_of_this_turn():  # 7.2, 6.4
    match = sit({"hand": "1 Mandrake", "powers": ["Wild Card", "Take"]}, {})
    after(match, "play Take for griffin")
    assert combinations(match) == []
    match = after(
        sit({"hand": "1 Mandrake", "powers": ["Wild Card", "Take"]}, {}), "make mandrakes with 1 Mandrake + Wild Card"
    )
    assert match.to_act == (1,)


# 7.3 Two Farmers


def test_two_farmers():  # 7.3
    match = sit({"hand": "2 Griffin, 1 Farmer", "powers": ["Two Farmers"]}, {})
    after(match, "make griffins with 2 Griffin + 1 Farmer + Two Farmers")
    assert has(match, 0) == {"griffin": 4} and blue(match) == []


def test_two_farmers_one_of_them_may_be_lost_but_not_both():  # 7.3, DR-46
    rancher = {"hand": "1 Dragon, 1 Mandrake, 1 Farmer", "powers": ["Two Farmers"]}
    plain = "hatch with 1 Dragon + 1 Mandrake"
    assert may(sit(rancher | {"has": "1 level-1 egg"}, {}), about="hatch") == [plain]
    match = sit(rancher | {"has": "2 level-1 egg"}, {})
    assert may(match, about="hatch") == [plain, plain + " + 1 Farmer", plain + " + Two Farmers"]
    after(match, plain + " + Two Farmers")
    assert has(match, 0) == {"level-1 dragon": 2}
    # With three eggs a Farmer card and one of the two have an effect.
    assert plain + " + 1 Farmer + Two Farmers" in may(sit(rancher | {"has": "3 level-1 egg"}, {}))


def test_two_farmers_are_not_for_gold_or_evolving():  # 7.3, 4.7
    match = sit({"hand": "1 Mandrake, 1 Griffin, 1 Dragon", "powers": ["Two Farmers"], "has": "1 level-1 egg"}, {})
    assert not [move for move in combinations(match) if "Two Farmers" in move]


# 7.4 Destroy


def test_destroy_any_basic_token_of_an_opponent():  # 7.4, 7.11, DR-24
    match = sit(
        with_power("Destroy", has="1 mandrake"),
        {"has": "1 griffin, 1 red egg, 1 ingot"},
        {"has": "1 griffin"},
        season=2,
    )
    assert may(match, about="play") == [
        "play Destroy on griffin of seat 1",
        "play Destroy on griffin of seat 2",
        "play Destroy on red egg of seat 1",
    ]
    after(match, "play Destroy on red egg of seat 1")
    assert has(match, 1) == {"griffin": 1, "ingot": 1} and supply(match)["red token"] == 5
    # Bystanders are untouched, and the turn goes on.
    assert has(match, 2) == {"griffin": 1} and has(match, 0) == {"mandrake": 1} and match.to_act == (0,)


def test_destroy_touches_no_dragon_and_no_ingot():  # 7.4
    assert may(sit(with_power("Destroy"), {"has": "2 level-1 dragon, 3 ingot"}), about="play") == []


# 7.5 Swap


def test_swap_a_basic_token_for_another():  # 7.5
    match = sit(
        with_power("Swap", has="1 mandrake, 1 green egg"),
        {"has": "1 mandrake, 1 griffin"},
        {"has": "1 red egg"},
        season=2,
    )
    assert may(match, about="play") == ["play Swap giving mandrake", "play Swap giving green egg"]
    after(match, "play Swap giving mandrake")
    # Not a mandrake for a mandrake.
    assert may(match) == ["swap for griffin of seat 1", "swap for red egg of seat 2"]
    after(match, "swap for red egg of seat 2")
    assert has(match, 0) == {"green egg": 1, "red egg": 1} and has(match, 2) == {"mandrake": 1}
    assert has(match, 1) == {"mandrake": 1, "griffin": 1} and match.to_act == (0,)


def test_swap_with_one_choice_does_not_ask():  # 7.5
    match = after(sit(with_power("Swap", has="1 mandrake"), {"has": "2 griffin"}), "play Swap giving mandrake")
    assert has(match, 0) == {"griffin": 1} and has(match, 1) == {"mandrake": 1, "griffin": 1}


def test_swap_needs_a_token_of_ones_own_and_a_different_one():  # 7.5, 6.5, DR-49
    assert may(sit(with_power("Swap"), {"has": "1 griffin"}), about="play") == []
    assert may(sit(with_power("Swap", has="1 griffin, 1 ingot"), {"has": "2 griffin, 1 ingot"}), about="play") == []


# 7.6 Take


def test_take_a_basic_token_from_the_supply():  # 7.6, DR-24
    match = sit(with_power("Take"), {"has": "50 mandrake"})
    assert may(match, about="play") == ["play Take for griffin", "play Take for level-1 egg"]
    after(match, "play Take for level-1 egg")
    assert has(match, 0) == {"level-1 egg": 1} and supply(match)["level-1 token"] == 34 and match.to_act == (0,)


# 7.7 Back to the Egg


def test_back_to_the_egg():  # 7.7, DR-27
    match = sit(
        with_power("Back to the Egg", has="1 level-1 dragon"),
        {"has": "1 blue dragon, 1 red dragon", "powers": ["3 Eggs"]},
        season=2,
    )
    assert may(match, about="play") == [
        "play Back to the Egg on level-1 dragon of seat 0",
        "play Back to the Egg on blue dragon of seat 1",
    ]
    after(match, "play Back to the Egg on blue dragon of seat 1")
    assert has(match, 1) == {"blue egg": 1, "red dragon": 1}
    # The owner keeps what the dragon brought.
    assert match.view(None)["ranches"][1]["red"] == ["3 Eggs"]


def test_hatched_again_it_works_again():  # 7.7, DR-27
    match = sit(
        {"hand": "1 Dragon, 1 Mandrake", "powers": ["Back to the Egg"], "has": "1 green dragon"}, {}, display=["Take"]
    )
    after(match, "play Back to the Egg on green dragon of seat 0", "hatch with 1 Dragon + 1 Mandrake", "take Take")
    assert has(match, 0) == {"mandrake": 1, "green dragon": 1} and blue(match) == ["Take"]


def test_no_level_3_dragon_goes_back_to_the_egg():  # 7.7, DR-27
    assert may(sit(with_power("Back to the Egg"), {"has": "2 red dragon"}, season=2), about="play") == []


# 7.8 Repeat


def test_repeat_the_last_combination_of_the_right_neighbour():  # 7.8, DR-26
    match = sit({"hand": "2 Mandrake, 1 Farmer, 2 Griffin", "has": "1 ingot"}, with_power("Repeat"), {})
    after(match, "make mandrakes with 1 Mandrake + 1 Farmer + 1 ingot")
    assert "play Repeat" in may(match)
    before = match.view(None)["discards"]
    after(match, "play Repeat")
    # As many Farmers, no cost, and the action is used up.
    assert has(match, 1) == {"mandrake": 2} and match.to_act == (2,)
    assert match.view(None)["discards"] == before and hand(match, 1) == {"Farmer": 5}


def test_repeat_counts_farmers_however_they_were_paid():  # 7.8, DR-48
    match = sit({"hand": "2 Griffin", "has": "2 ingot", "powers": ["Two Farmers"]}, with_power("Repeat"))
    after(match, "make griffins with 2 Griffin + 2 ingots + Two Farmers", "play Repeat")
    assert has(match, 1) == {"griffin": 5}


def test_repeat_does_as_much_as_ranch_and_supply_allow():  # 7.8, DR-48
    last = {"combination": "hatching", "farmers": 3}
    match = after(sit(with_power("Repeat", has="2 level-1 egg"), {}, last_turn=last), "play Repeat")
    assert has(match, 0) == {"level-1 dragon": 2}
    # Not even the base effect is possible.
    assert may(sit(with_power("Repeat"), {}, last_turn=last), about="play") == []
    match = sit(with_power("Repeat"), {"has": "33 griffin"}, last_turn={"combination": "griffins", "farmers": 4})
    assert has(after(match, "play Repeat"), 0) == {"griffin": 2}


def test_repeat_with_choices_of_ones_own():  # 7.8, DR-26
    last = {"combination": "evolving", "farmers": 0}
    match = after(sit(with_power("Repeat", has="1 level-1 egg"), {}, last_turn=last), "play Repeat")
    assert asked(match) == ["evolve", None]
    after(match, "evolve level-1 egg into green egg")
    assert has(match, 0) == {"green egg": 1} and match.to_act == (1,)


def test_repeat_is_not_possible_without_a_combination_just_before():  # 7.8, DR-26
    # The neighbour drew; the first turn of a season; an action was already taken.
    assert may(after(sit(FARMERS, with_power("Repeat"), {}), "draw"), about="play") == []
    assert may(sit(with_power("Repeat"), {}), about="play") == []
    last = {"combination": "mandrakes", "farmers": 0}
    match = after(sit(with_power("Repeat"), {}, last_turn=last), "draw")
    assert match.to_act == (1,)


def test_a_repeated_combination_can_be_repeated():  # 7.8, DR-26
    match = sit({"hand": "2 Mandrake, 1 Farmer"}, with_power("Repeat"), with_power("Repeat"))
    after(match, "make mandrakes with 2 Mandrake + 1 Farmer", "play Repeat", "play Repeat")
    assert [has(match, seat) for seat in range(3)] == [{"mandrake": 2}] * 3


def test_repeat_copies_the_last_of_two_combinations():  # 7.8, DR-26
    match = sit({"hand": "2 Mandrake, 2 Griffin", "powers": ["Two Combinations"]}, with_power("Repeat"))
    after(
        match, "play Two Combinations", "make mandrakes with 2 Mandrake", "make griffins with 2 Griffin", "play Repeat"
    )
    assert has(match, 1) == {"griffin": 1}


def test_repeat_is_a_combination_so_the_english_edition_refills():  # 7.8, DR-48
    last = {"combination": "mandrakes", "farmers": 0}
    match = sit({"hand": "2 Farmer", "powers": ["Repeat"]}, {}, last_turn=last, options=ENGLISH)
    assert cards(after(match, "play Repeat"), 0) == 5


def test_the_first_turn_of_a_season_has_nothing_to_repeat():  # 7.8, DR-26
    match = sit({"powers": ["Repeat"]}, {"hand": "2 Mandrake", "powers": ["Repeat"]}, turn=1, deck={})
    after(match, "make mandrakes with 2 Mandrake")
    assert match.view(None)["season"] == 2 and match.to_act == (1,)
    assert may(match, about="play") == []


# 7.9 Steal an Ingot


def test_steal_an_ingot():  # 7.9
    match = sit(with_power("Steal an Ingot"), {"has": "1 ingot"}, {}, {"has": "2 ingot"})
    assert may(match, about="play") == ["play Steal an Ingot on seat 1", "play Steal an Ingot on seat 3"]
    after(match, "play Steal an Ingot on seat 3")
    assert has(match, 0) == {"ingot": 1} and has(match, 3) == {"ingot": 1} and has(match, 1) == {"ingot": 1}
    assert match.to_act == (0,)


def test_there_must_be_an_ingot_to_steal():  # 7.9, 6.5, DR-49
    assert may(sit(with_power("Steal an Ingot", has="3 ingot"), {"has": "1 mandrake"}), about="play") == []


# 7.10 Steal a Card


def test_steal_a_card_bans_the_refill():  # 7.10, DR-28
    for options in ({}, ENGLISH):
        match = sit({"hand": "3 Farmer", "powers": ["Steal a Card"]}, {"hand": "5 Griffin"}, {}, options=options)
        assert may(match, about="play") == ["play Steal a Card on seat 1"]
        after(match, "play Steal a Card on seat 1")
        assert hand(match, 0) == {"Farmer": 3, "Griffin": 1} and hand(match, 1) == {"Griffin": 4}
        assert match.view(None)["ranches"][1]["banned"]
        after(match, "draw")
        # The victim plays short and refills at the end of that turn.
        after(match, "make griffins with 2 Griffin")
        assert cards(match, 1) == 5 and not match.view(None)["ranches"][1]["banned"]


def test_the_banned_seat_draws_nothing_in_french():  # 7.10, DR-28, 13.1
    for move in ("draw", "exchange Griffin and Griffin"):
        match = sit({"hand": "6 Griffin"}, {}, banned=[0], deck={"Farmer": 9})
        after(match, move)
        left = 6 if move == "draw" else 4
        assert hand(match, 0).get("Griffin") == left
        # Only the refill at the end of the turn brings cards, and the ingot is gained.
        assert cards(match, 0) == max(5, left) and has(match, 0) == {"ingot": 1}


def test_the_banned_seat_may_draw_in_english_but_not_refill():  # 7.10, DR-28, 13.1
    for move, size in (("draw", 5), ("exchange Griffin and Griffin", 4)):
        match = after(sit({"hand": "4 Griffin"}, {}, banned=[0], options=ENGLISH), move)
        assert cards(match, 0) == size and has(match, 0) == {"ingot": 1}


def test_the_english_ban_holds_between_two_combinations():  # 7.10, 7.1, DR-47
    match = sit({"hand": "2 Griffin, 2 Mandrake", "powers": ["Two Combinations"]}, {}, banned=[0], options=ENGLISH)
    after(match, "play Two Combinations", "make griffins with 2 Griffin")
    assert cards(match, 0) == 2
    after(match, "make mandrakes with 2 Mandrake")
    assert cards(match, 0) == 5


def test_the_ban_does_not_add_up():  # 7.10, DR-51
    thief = {"hand": "5 Farmer", "powers": ["Steal a Card"]}
    match = sit(thief, thief, {"hand": "5 Griffin"})
    after(match, "play Steal a Card on seat 2", "draw", "play Steal a Card on seat 2", "draw")
    assert cards(match, 2) == 3
    after(match, "draw")
    assert cards(match, 2) == 5 and not match.view(None)["ranches"][2]["banned"]


def test_the_ban_ends_with_the_season():  # 7.10, DR-51
    match = sit({"hand": "5 Farmer"}, {"hand": "4 Farmer", "powers": ["Steal a Card"]}, first=0, turn=1, deck={})
    after(match, "play Steal a Card on seat 0", "draw")
    assert match.view(None)["season"] == 2 and not match.view(None)["ranches"][0]["banned"]
    assert cards(match, 0) == 5


def test_a_thief_with_eight_cards_discards_one():  # 7.10, 3.6, DR-28
    match = sit({"hand": "2 Mandrake, 5 Farmer", "powers": ["Steal a Card"]}, {"hand": "1 Dragon"})
    after(match, "play Steal a Card on seat 1")
    assert cards(match, 0) == 8
    after(match, "draw")
    assert asked(match) == ["discard", None] and cards(match, 0) == 9
    after(match, "discard Farmer", "discard Farmer")
    assert cards(match, 0) == 7 and match.to_act == (1,)


def test_an_empty_hand_cannot_be_robbed():  # 7.10, 6.5
    assert may(sit(with_power("Steal a Card"), {}), about="play") == []


def test_the_card_is_random():  # 7.10
    stolen = Counter()
    for seed in range(60):
        match = sit(with_power("Steal a Card"), {"hand": "3 Griffin, 1 Dragon"}, seed=seed)
        stolen.update(hand(after(match, "play Steal a Card on seat 1"), 0).keys() - {"Farmer"})
    assert stolen.keys() == {"Griffin", "Dragon"} and stolen["Griffin"] > stolen["Dragon"]


# 7.11 Eggs as basic tokens


def test_basic_egg_level_1_only():  # 7.11, DR-24
    rancher = {"hand": "5 Farmer", "powers": ["Destroy", "Swap", "Take"], "has": "1 green egg"}
    options = {"basic_egg": "level1"}
    match = sit(rancher, {"has": "1 blue egg, 1 level-1 egg"}, options=options)
    assert may(match, about="play Destroy") == ["play Destroy on level-1 egg of seat 1"]
    assert may(match, about="play Swap") == []
    match = sit(rancher | {"has": "1 mandrake, 1 green egg"}, {"has": "1 blue egg, 1 level-1 egg"}, options=options)
    assert may(match, about="play Swap") == ["play Swap giving mandrake"]
    after(match, "play Swap giving mandrake")
    assert has(match, 0) == {"level-1 egg": 1, "green egg": 1}
    written = sit(rancher, {"has": "1 blue egg, 1 level-1 egg"})
    assert may(written, about="play Destroy") == [
        f"play Destroy on {egg} of seat 1" for egg in ("level-1 egg", "blue egg")
    ]
    assert may(written, about="play Take")[-1] == "play Take for level-1 egg"


# 8. Red powers


def season_points(tokens: str, *reds: str) -> int:
    """What a ranch scores at the end of a season in which it breeds nothing."""
    match = sit({"has": tokens, "powers": list(reds)}, {"has": "2 mandrake"}, phase="breeding", season=2)
    while not match.over:
        match.play("stop breeding", seat=match.to_act[0])
    return match.scores[0]


@pytest.mark.parametrize(
    ("sort", "token", "needs", "points"),
    [
        ("Mandrakes", "mandrake", (3, 5), (1, 2)),
        ("Griffins", "griffin", (3, 5), (1, 2)),
        ("Eggs", "blue egg", (3, 5), (1, 2)),
    ],
)
def test_red_powers_at_their_boundaries(sort: str, token: str, needs: tuple, points: tuple):  # 8.2, 8.3, 8.4
    for need, gained in zip(needs, points, strict=True):
        assert season_points(f"{need - 1} {token}", f"{need} {sort}") == 0
        assert season_points(f"{need} {token}", f"{need} {sort}") == gained


def test_red_powers_for_dragons():  # 8.5
    for need, gained in ((3, 1), (5, 2)):
        assert season_points(f"{need - 1} level-1 dragon", f"{need} Dragons") == need - 1
        assert season_points(f"{need - 1} level-1 dragon, 1 red dragon", f"{need} Dragons") == need - 1 + 3 + gained


def test_red_powers_for_creatures():  # 8.6, DR-29
    five = "1 mandrake, 1 griffin, 1 level-1 egg, 1 yellow egg, 1 level-1 dragon, 9 ingot"
    six = "2 mandrake, 1 griffin, 1 level-1 egg, 1 yellow egg, 1 level-1 dragon, 9 ingot"
    assert season_points(five, "6 Creatures") == 1
    assert season_points(six, "6 Creatures") == 1 + 1
    assert season_points("10 mandrake", "6 Creatures", "10 Creatures") == 3
    assert season_points("9 mandrake", "6 Creatures", "10 Creatures") == 1


def test_red_powers_add_up_and_score_every_season():  # 8.1, DR-29
    assert season_points("5 mandrake", "3 Mandrakes", "5 Mandrakes") == 3
    match = sit({"has": "4 mandrake", "powers": ["3 Mandrakes"]}, {}, phase="breeding")
    after(match, "stop breeding")
    assert match.scores == (1, 0)
    described = match.position() | {"phase": "breeding", "asks": None, "hands": [{}, {}], "deck": {}, "turn": 0}
    described = {key: value for key, value in described.items() if key not in ("asks", "deck", "discards")}
    again = dh.position(described)
    while not again.over:
        again.play("stop breeding")
    assert again.scores == (2, 0)
    assert len(RED_POWERS) == 10


def test_red_powers_count_after_breeding():  # 8.1, DR-29
    match = sit({"has": "2 mandrake", "powers": ["3 Mandrakes"]}, {}, phase="breeding")
    assert after(match, "breed mandrakes").scores == (1, 0)


# 14. What is known


def test_what_lies_open():  # 14.1, DR-57
    match = sit({"hand": "2 Mandrake", "powers": ["Take", "3 Eggs"], "has": "1 griffin, 2 ingot"}, {}, display=["Swap"])
    after(match, "make mandrakes with 2 Mandrake", "end turn")
    for viewer in (None, 1):
        view = match.view(viewer)
        ranch = view["ranches"][0]
        assert ranch["tokens"] == {"mandrake": 1, "griffin": 1, "ingot": 2}
        assert (ranch["blue"], ranch["red"], ranch["score"]) == (["Take"], ["3 Eggs"], 0)
        assert view["discards"]["Mandrake"] == 2 and view["display"] == ["Swap", None, None, None]


def test_hands_and_deck_are_hidden():  # 14.2
    match = dh.new("ranch", seats=3, seed=5)
    view = match.view(1)
    assert sum(view["hand"].values()) == 5 and [ranch["cards"] for ranch in view["ranches"]] == [5, 5, 5]
    assert view["deck"] == 73 and match.view(None)["hand"] is None
    hands = {tuple(match.redeal(1, seed).view(0)["hand"].values()) for seed in range(40)}
    assert len(hands) > 10
    assert {tuple(match.redeal(1, seed).view(1)["hand"].values()) for seed in range(9)} == {
        tuple(view["hand"].values())
    }


def test_a_stolen_card_is_known_to_thief_and_victim_only():  # 14.3, DR-57
    match = sit({"hand": "5 Farmer", "powers": ["Steal a Card"]}, {"hand": "5 Griffin"}, {"hand": "5 Mandrake"})
    after(match, "play Steal a Card on seat 1")
    assert "stolen_card" in told(match, 0) and "stolen_card" in told(match, 1)
    assert "stolen_card" not in told(match, 2) and "stolen_card" not in told(match)
    assert match.view(1)["ranches"][0]["known"] == {"Griffin": 1}
    assert match.view(2)["ranches"][0]["known"] == {} == match.view(None)["ranches"][0]["known"]
    for seed in range(20):
        assert match.redeal(1, seed).view(0)["hand"]["Griffin"] >= 1
    assert any(match.redeal(2, seed).view(0)["hand"]["Griffin"] == 0 for seed in range(20))


def test_a_known_card_that_is_discarded_is_forgotten():  # 14.3
    match = sit(
        {"hand": "1 Griffin, 4 Farmer"},
        {"hand": "5 Farmer"},
        known=[{"seat": 1, "of": 0, "cards": {"Griffin": 1, "Farmer": 1}}],
    )
    after(match, "exchange Griffin and Farmer")
    assert match.view(1)["ranches"][0]["known"] == {}


def test_a_card_stolen_from_the_thief_makes_the_first_victim_unsure():  # 14.3
    match = sit(
        {"hand": "4 Farmer, 1 Griffin"},
        {"hand": "5 Mandrake"},
        {"hand": "5 Dragon", "powers": ["Steal a Card"]},
        turn=2,
        known=[{"seat": 1, "of": 0, "cards": {"Griffin": 1}}],
        seed=4,
    )
    after(match, "play Steal a Card on seat 0")
    assert match.view(1)["ranches"][0]["known"] == {}
    # The card is still in one of the two hands, and seat 1 knows that.
    for seed in range(60):
        guess = match.redeal(1, seed)
        assert guess.view(0)["hand"]["Griffin"] + guess.view(2)["hand"]["Griffin"] >= 1


def test_refusals_change_nothing():  # 6.5
    match = sit(with_power("Destroy"), {"has": "1 griffin"})
    assert refused(match, "play Destroy on mandrake of seat 1") and refused(match, "play Destroy on griffin of seat 0")
