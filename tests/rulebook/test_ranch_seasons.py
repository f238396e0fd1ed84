"""Dragon Ranch, chapters 9 to 13: feeding, breeding, the end of seasons and of the game, variants."""

from __future__ import annotations

import random

import pytest

import dragonhall as dh
from dragonhall.games.ranch.box import RATINGS
from tests.rulebook.ranch_table import after, asked, cards, combinations, has, may, sit, supply, told


def feeding(*ranches: str, **more: object) -> dh.Match:
    return sit(*({"has": ranch} for ranch in ranches), phase="feeding", **more)


def breeding(*ranches: str, **more: object) -> dh.Match:
    return sit(*({"has": ranch} for ranch in ranches), phase="breeding", **more)


def finished(match: dh.Match) -> dh.Match:
    """Nobody breeds (any more)."""
    while match.view(None)["phase"] == "breeding":
        match.play("stop breeding", seat=match.to_act[0])
    return match


# 9. Feeding


def test_juliens_example():  # 9.1, 9.2, 9.3, DR-32
    # 2 mandrakes, 3 griffins, two dragons of level 1, one of level 2, an egg of level 1.
    match = feeding("2 mandrake, 3 griffin, 2 level-1 dragon, 1 blue dragon, 1 level-1 egg", "2 mandrake, 1 griffin")
    match.play("feed 2 griffins", seat=0)
    assert has(match, 0) == {"griffin": 2, "level-1 egg": 1, "level-1 dragon": 2, "blue dragon": 1}
    match.play("feed 1 of blue dragon", seat=0)
    assert may(match, 0) == ["feed 0 level-1 dragons", "feed 1 level-1 dragons"]
    match.play("feed 1 level-1 dragons", seat=0)
    assert has(match, 0) == {"level-1 egg": 1, "level-1 dragon": 1, "blue dragon": 1}


def test_a_griffin_without_a_mandrake_starves():  # 9.1
    match = feeding("1 mandrake, 4 griffin", "1 mandrake, 1 griffin")
    match.play("feed 1 griffins", seat=0)
    assert has(match, 0) == {"griffin": 1}
    assert supply(match)["griffin"] == 33 and supply(match)["mandrake"] == 49


def test_every_dragon_eats_one_griffin_whatever_its_level():  # 9.2
    match = feeding("9 mandrake, 3 griffin, 2 red dragon, 1 level-1 dragon", "1 mandrake, 1 griffin", season=2)
    match.play("feed 3 griffins", seat=0)
    match.play("feed 2 of red dragon", seat=0)
    match.play("feed 1 level-1 dragons", seat=0)
    assert has(match, 0) == {"mandrake": 6, "level-1 dragon": 1, "red dragon": 2}


def test_food_may_be_refused():  # 9.3, DR-32
    match = feeding("3 mandrake, 2 griffin, 1 level-1 dragon", "1 mandrake, 1 griffin")
    assert may(match, 0) == ["feed 0 griffins", "feed 1 griffins", "feed 2 griffins"]
    match.play("feed 2 griffins", seat=0)
    match.play("feed 0 level-1 dragons", seat=0)
    # The dragon starves, the griffins live.
    assert has(match, 0) == {"mandrake": 1, "griffin": 2}


def test_a_player_without_a_choice_is_not_asked():  # 9.4
    match = sit(
        {"has": "3 griffin, 2 level-1 dragon, 1 red egg"},
        {"has": "1 mandrake, 1 griffin"},
        {"has": "5 mandrake"},
        season=2,
        deck={},
        turn=2,
        asks=[None, None, "turn"],
        this_turn={"acted": True, "blue_played": False},
    )
    after(match, "end turn")
    # No mandrake: all griffins starve, and then the dragons.
    assert match.to_act == (1,) and has(match, 0) == {"red egg": 1} and has(match, 2) == {"mandrake": 5}


def test_dragons_are_asked_for_kind_by_kind_from_red_down():  # 9.4
    match = feeding(
        "9 mandrake, 9 griffin, 1 level-1 dragon, 1 yellow dragon, 1 purple dragon, 1 red dragon", "", season=2
    )
    order = ["feed 9 griffins", "feed 1 of red dragon", "feed 1 of purple dragon", "feed 1 of yellow dragon"]
    for move in order:
        assert move in may(match, 0)
        match.play(move, seat=0)
    assert may(match, 0) == ["feed 0 level-1 dragons", "feed 1 level-1 dragons"]


def test_more_than_one_saying_can_feed_are_asked_for_again():  # 9.4
    match = feeding("60 mandrake, 50 griffin, 8 red dragon", "", season=2, options={"unlimited_supply": True})
    assert len(may(match, 0)) == 36
    after(match, "feed 35 griffins")
    assert len(may(match, 0)) == 16 and has(match, 0)["griffin"] == 50
    after(match, "feed 10 griffins")
    assert has(match, 0) == {"mandrake": 15, "griffin": 45, "red dragon": 8}
    after(match, "feed 5 of red dragon", "feed 2 of red dragon")
    assert has(match, 0) == {"mandrake": 15, "griffin": 38, "red dragon": 7}


def test_all_seats_feed_at_the_same_time():  # 9.5, DR-54
    match = feeding("1 mandrake, 1 griffin", "1 mandrake, 1 griffin", "", "2 mandrake, 1 griffin")
    assert match.to_act == (0, 1, 3)
    for seat in (3, 0, 1):
        match.play("feed 1 griffins", seat=seat)
    assert [has(match, seat) for seat in (0, 1, 3)] == [{"griffin": 1}, {"griffin": 1}, {"mandrake": 1, "griffin": 1}]


# 10. Breeding


def test_vincents_example():  # 10.1, 10.4, 10.5
    # 3 mandrakes, 1 griffin, two dragons of level 1, an egg of level 2, two ingots.
    match = breeding(
        "3 mandrake, 1 griffin, 2 level-1 dragon, 1 green egg, 2 ingot", "", options={"breeding_hatch_effects": False}
    )
    after(match, "hatch green egg by dragon of level 1")
    assert has(match, 0)["ingot"] == 2
    after(match, "breed mandrakes")
    assert has(match, 0) == {"mandrake": 4, "griffin": 1, "level-1 dragon": 2, "green dragon": 1, "ingot": 1}


@pytest.mark.parametrize(("token", "name"), [("mandrake", "mandrakes"), ("griffin", "griffins")])
def test_two_equal_cards_make_a_third(token: str, name: str):  # 10.1, 10.2
    match = after(breeding(f"2 {token}", ""), f"breed {name}")
    assert has(match, 0) == {token: 3}
    with pytest.raises(dh.BadPosition, match="nobody has anything to decide"):
        breeding(f"1 {token}", "")


def test_two_dragons_bring_an_egg_of_the_lower_level():  # 10.3, DR-33
    match = breeding("1 level-1 dragon, 1 red dragon", "", season=2)
    assert may(match) == ["breed dragons of levels 1 and 3 for level-1 egg", "stop breeding"]
    match = breeding("1 blue dragon, 1 red dragon", "", season=2, seed=1)
    assert may(match) == [
        *(f"breed dragons of levels 2 and 3 for {colour} egg" for colour in ("yellow", "green", "blue", "purple")),
        "stop breeding",
    ]
    after(match, "breed dragons of levels 2 and 3 for purple egg")
    assert has(match, 0)["purple egg"] == 1
    match = after(breeding("2 red dragon", "", season=2), "breed dragons of levels 3 and 3 for red egg")
    assert has(match, 0)["red egg"] == 1


def test_any_dragon_hatches_any_egg():  # 10.4
    match = breeding("1 level-1 dragon, 1 red dragon, 1 level-1 egg, 1 blue egg", "", season=2)
    hatching = [f"hatch {egg} by dragon of level {level}" for egg in ("level-1 egg", "blue egg") for level in (1, 3)]
    assert may(match, about="hatch") == hatching


def test_the_first_pair_is_free_and_further_ones_cost_an_ingot():  # 10.5, DR-33
    match = after(breeding("6 mandrake, 1 ingot", ""), "breed mandrakes")
    assert has(match, 0) == {"mandrake": 7, "ingot": 1}
    after(match, "breed mandrakes")
    # Two mandrakes could still pair, but there is no ingot left.
    assert has(match, 0) == {"mandrake": 8} and match.view(None)["season"] == 2 and supply(match)["ingot"] == 39


def test_a_token_pairs_once_and_new_ones_do_not():  # 10.6, DR-33
    match = after(breeding("3 mandrake, 5 ingot, 1 level-1 dragon, 1 purple egg", ""), "breed mandrakes")
    assert "breed mandrakes" not in may(match)
    after(match, "hatch purple egg by dragon of level 1")
    # The dragon that hatched it is used, the new dragon and the new egg are new.
    assert has(match, 0) == {"mandrake": 4, "level-1 egg": 1, "level-1 dragon": 1, "purple dragon": 1, "ingot": 4}
    assert match.view(None)["season"] == 2


def test_colour_effects_when_hatching_by_breeding():  # 10.7, DR-34
    for effects, gained in ((True, {"griffin": 1}), (False, {})):
        match = breeding("1 level-1 dragon, 1 blue egg", "", options={"breeding_hatch_effects": effects})
        after(match, "hatch blue egg by dragon of level 1")
        assert has(match, 0) == {"level-1 dragon": 1, "blue dragon": 1} | gained


def test_no_power_card_for_a_dragon_hatched_by_breeding():  # 10.7, 6.6, DR-34
    match = breeding("1 level-1 dragon, 1 blue egg", "", display=["Take"])
    after(match, "hatch blue egg by dragon of level 1")
    assert match.view(None)["ranches"][0]["blue"] == []


def test_a_red_dragon_hatched_by_breeding_steals():  # 10.7, 10.9, 5.5
    match = breeding("1 level-1 dragon, 1 red egg", "2 mandrake, 2 griffin", season=2)
    # A theft is possible: the seats breed one after the other.
    assert match.to_act == (0,)
    after(match, "hatch red egg by dragon of level 1")
    assert asked(match) == ["loot", None]
    after(match, "steal mandrake from seat 1")
    # What was stolen cannot pair, and the victim has one less.
    assert match.to_act == (1,) and may(match) == ["breed griffins", "stop breeding"]


def test_pairs_that_bring_nothing_are_not_offered():  # 10.8, DR-53
    match = breeding("2 mandrake, 2 griffin", "48 mandrake")
    assert may(match, 0) == ["breed griffins", "stop breeding"]
    match = breeding("2 yellow dragon, 3 yellow egg, 1 ingot", "5 green dragon", season=2)
    assert may(match, 0, "breed") == [
        f"breed dragons of levels 2 and 2 for {colour} egg" for colour in ("blue", "purple")
    ]


def test_seats_breed_together_while_the_order_cannot_matter():  # 10.9, DR-54
    assert breeding("2 mandrake", "2 mandrake", "4 mandrake").to_act == (0, 1, 2)
    # One mandrake is left for two seats that may want it: one after the other, from the first player on.
    match = breeding("24 mandrake", "25 mandrake", "2 griffin", first=1)
    assert match.to_act == (1,)
    after(match, "breed mandrakes")
    assert match.to_act == (2,)


def test_once_order_cannot_matter_any_more_the_rest_breed_together():  # 10.9, DR-54
    match = breeding("1 level-1 dragon, 1 red egg", "2 mandrake", "2 griffin", season=2)
    assert match.to_act == (0,)
    after(match, "stop breeding")
    assert match.to_act == (1, 2)


def test_any_order_gives_the_same_table():  # 9.5, 10.9, DR-54
    shown = 0
    for seed in range(60):
        match, luck = dh.new("ranch", seats=5, seed=seed), random.Random(seed)
        while not match.over:
            together = len(match.to_act) > 1
            if together:
                phase, start, moves = match.view(None)["phase"], match.copy(), {seat: [] for seat in match.to_act}
                while not match.over and match.view(None)["phase"] == phase:
                    seat = luck.choice(match.to_act)
                    move = luck.choice(match.moves(seat))
                    moves.setdefault(seat, []).append(move)
                    match.play(move, seat=seat)
                # The same decisions, seat by seat from the first player, as the rulebook has it.
                first = start.view(None)["first"]
                for step in range(5):
                    for move in moves.get((first + step) % 5, []):
                        start.play(move, seat=(first + step) % 5)
                assert start.position() == match.position()
                shown += 1
            else:
                match.play(luck.choice(match.moves()))
    assert shown > 60


def test_who_opens_phases_2_and_3():  # 10.10, DR-31, 13.1
    # One mandrake is left, and all three may want it: the order matters.
    ranches = "24 mandrake", "25 mandrake", ""
    for edition, opens in (("fr", 0), ("en", 1)):
        match = sit(
            *({"has": ranch, "hand": "5 Farmer"} for ranch in ranches), turn=2, deck={}, options={"edition": edition}
        )
        after(match, "draw")
        assert match.to_act == (opens,)
        while match.view(None)["season"] == 1:
            match.play("stop breeding")
        # Either way the left neighbour opens the next season.
        assert match.to_act == (1,) and match.view(None)["first"] == 1


# 11. End of a season


def test_a_medal_goes_to_the_player_with_most():  # 11.1, DR-36
    match = sit(
        {"has": "3 mandrake, 1 level-1 egg, 1 blue egg"},
        {"has": "2 mandrake, 1 purple egg, 4 ingot"},
        phase="breeding",
        medals=["mandrake", "egg", "ingot"],
    )
    won = [ranch["medals"] for ranch in finished(match).view(None)["ranches"]]
    assert won == [["mandrake", "egg"], ["ingot"]]


def test_a_tie_leaves_the_medal_for_the_next_season():  # 11.1, DR-36
    match = finished(sit({"has": "3 mandrake"}, {"has": "3 mandrake"}, {}, phase="breeding", medals=["mandrake"]))
    assert "mandrake" in match.view(None)["medals"] and len(match.view(None)["medals"]) == 3


def test_a_medal_needs_a_token():  # 11.1, DR-58
    match = finished(sit({"has": "2 griffin"}, {}, phase="breeding", medals=["dragon"]))
    assert "dragon" in match.view(None)["medals"]
    assert "medal_stays" in told(match)


def test_how_many_tokens_a_medal_needs_can_be_set():  # 11.1, 13.4
    for needs, won in ((2, ["griffin"]), (3, [])):
        rancher, options = {"has": "2 griffin"}, {"medal_needs": needs}
        match = finished(sit(rancher, {}, phase="breeding", medals=["griffin"], options=options))
        assert match.view(None)["ranches"][0]["medals"] == won
        options = {"solo_house": True, "solo_medal_needs": needs}
        match = finished(sit(rancher, phase="breeding", medals=["griffin"], options=options))
        assert match.view(None)["ranches"][0]["medals"] == won


def test_medals_are_given_after_breeding_and_before_points():  # 11.1, DR-36
    match = sit({"has": "2 mandrake"}, {"has": "2 mandrake"}, phase="breeding", medals=["mandrake"])
    match.play("breed mandrakes", seat=0)
    match.play("stop breeding", seat=1)
    assert match.view(None)["ranches"][0]["medals"] == ["mandrake"]
    keys = told(match)
    assert keys.index("medal_won") < keys.index("season_points")


def test_louises_example():  # 11.2, DR-37
    # A dragon of level 1, one of level 2, an egg of level 2: 3 points.
    match = finished(breeding("1 level-1 dragon, 1 green dragon, 1 blue egg", ""))
    assert match.scores == (3, 0)


def test_dragons_score_by_level_every_season_and_eggs_never():  # 11.2, DR-37
    match = finished(breeding("1 level-1 dragon, 1 yellow dragon, 2 red dragon, 3 red egg", "9 level-1 egg", season=2))
    assert match.scores == (1 + 2 + 3 + 3, 0)
    match = finished(breeding("2 blue dragon", "", season=2, scores=[4, 0]))
    assert match.scores == (8, 0)


def test_between_seasons_cards_are_dealt_anew_and_the_rest_stays():  # 11.3, DR-38
    tokens = "3 ingot, 1 griffin, 1 mandrake, 1 blue egg"
    match = sit({"has": tokens, "hand": "5 Farmer", "powers": ["Take"]}, {"hand": "5 Mandrake"}, turn=1, deck={})
    after(match, "draw")
    match.play("feed 1 griffins")
    view = match.view(None)
    assert view["season"] == 2 and view["phase"] == "turns"
    assert [cards(match, seat) for seat in (0, 1)] == [5, 5] and view["deck"] == 58
    assert sum(view["discards"].values()) == 0
    assert has(match, 0) == {"ingot": 3, "griffin": 1, "blue egg": 1}


def test_two_more_medals_in_season_2_and_the_last_one_in_season_3():  # 11.4, DR-36
    three = {"phase": "breeding", "options": {"seasons": 3}}
    match = finished(sit({}, {"has": "2 griffin"}, medals=["dragon", "griffin"], **three))
    assert len(match.view(None)["medals"]) == 1 + 2
    three |= {"season": 2, "medals": ["dragon", "egg", "mandrake"], "medals_won": [["griffin"], []]}
    match = finished(sit({"has": "2 griffin"}, {}, **three))
    assert match.view(None)["season"] == 3 and len(match.view(None)["medals"]) == 4


# 12. End of the game


def test_two_seasons_or_three():  # 12.1
    assert finished(breeding("2 griffin", "", season=2)).over
    match = finished(breeding("2 griffin", "", season=2, options={"seasons": 3}))
    assert not match.over and match.view(None)["season"] == 3
    assert finished(breeding("2 griffin", "", season=3, options={"seasons": 3})).over


def test_medals_count_three_points_at_the_end_only():  # 12.2, DR-36
    rancher = {"has": "2 griffin"}
    match = finished(sit(rancher, {}, phase="breeding", medals=["griffin"]))
    assert match.scores == (0, 0)
    match = finished(
        sit(rancher, {}, phase="breeding", season=2, medals=["griffin", "egg"], medals_won=[["ingot"], []])
    )
    # The egg medal, which nobody won, is lost.
    assert match.over and match.scores == (6, 0)


@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [
        ("1 red dragon", "1 blue dragon", (0,)),
        ("1 red egg", "5 blue egg, 9 level-1 egg, 3 ingot", (0,)),
        ("1 blue egg", "9 level-1 egg, 3 ingot", (0,)),
        ("2 level-1 egg", "1 level-1 egg, 3 ingot", (0,)),
        ("1 ingot", "2 ingot", (1,)),
        ("1 mandrake", "1 griffin", (0, 1)),
    ],
)
def test_most_points_then_eggs_then_ingots_then_shared(one: str, other: str, winners: tuple):  # 12.3, DR-41
    match = finished(breeding(one, other, "2 griffin", season=2, scores=[5, 5, 0]))
    assert match.over and match.winners == winners


# 13. Variants


def test_beginners_play_without_powers_and_medals():  # 13.2, DR-42
    match = dh.new("ranch", seats=3, seed=1, options={"beginner": True})
    view = match.view(None)
    assert view["display"] == [None] * 4 and view["power_deck"] == 0 and view["medals"] == []
    # Colour effects stay, and no card is offered.
    match = sit({"hand": "1 Dragon, 1 Mandrake", "has": "1 blue egg"}, {}, options={"beginner": True})
    after(match, "hatch with 1 Dragon + 1 Mandrake")
    assert has(match, 0) == {"griffin": 1, "blue dragon": 1} and match.to_act == (1,)


def test_the_five_differences_of_the_editions():  # 13.1
    assert dh.new("ranch", seats=2, seed=1).options["edition"] == "fr"
    # Shown one by one with 3.5, 4.8, 7.1, 7.10 and 10.10; here the first once more.
    for edition, size in (("fr", 5), ("en", 4)):
        match = sit({"hand": "3 Farmer"}, {}, options={"edition": edition})
        assert cards(after(match, "draw"), 0) == size


def test_the_house_solo():  # 13.3, DR-9, DR-40
    match = dh.new("ranch", seats=1, seed=3, options={"solo_house": True})
    assert match.view(None)["deck"] == 4 * 17 - 5
    counts = match.game.faces.pieces(match._board.t)
    gone = [name for name in ("Destroy", "Swap", "Repeat", "Steal an Ingot", "Steal a Card") if counts[f"power {name}"]]
    assert gone == [] and counts["power Take"] == 2 and counts["power 3 Eggs"] == 1
    after(match, "draw")
    # One card drawn, two of the deck discarded, and the same seat again.
    assert match.view(None)["deck"] == 63 - 1 - 2 and sum(match.view(None)["discards"].values()) == 2
    assert match.to_act == (0,)


def test_a_turning_point_at_the_end_names_all_points_that_medals_brought():  # 12.2
    match = finished(
        breeding("1 level-1 dragon", "2 level-1 dragon, 3 griffin", season=2, medals=["dragon", "griffin"])
    )
    assert match.scores == (1, 8)
    turns = match.sheet().timeline.turns
    assert [(turn.seat, turn.change) for turn in turns] == [(1, 6)]
    assert turns[0].event == {"key": "medal_points", "seat": 1, "points": 6, "score": 8}


def test_how_many_cards_the_solo_discards_can_be_set():  # 13.3
    for discards in (0, 6):
        match = dh.new("ranch", seats=1, seed=3, options={"solo_house": True, "solo_discards": discards})
        assert after(match, "draw").view(None)["deck"] == 63 - 1 - discards


def test_the_solo_game_says_when_the_deck_is_empty():  # 13.3, 3.8
    solo = {"solo_house": True}
    for deck, told_now in ((4, False), (3, True), (2, True), (1, True)):
        match = after(sit({"hand": "5 Farmer"}, options=solo, deck={"Farmer": deck}), "draw")
        assert told(match).count("deck_empty") == told_now, deck


def test_solo_needs_the_option_and_one_seat():  # 13.3
    with pytest.raises(dh.BadOption, match="solo_house"):
        dh.new("ranch", seats=1)
    with pytest.raises(dh.BadOption, match="one seat"):
        dh.new("ranch", seats=3, options={"solo_house": True})


def test_the_solo_season_ends_with_the_deck():  # 13.3, 3.7
    solo = {"solo_house": True}
    match = sit({"hand": "5 Farmer"}, options=solo, deck={"Farmer": 2})
    after(match, "draw")
    assert match.view(None)["season"] == 2 and cards(match, 0) == 5


def test_solo_medals_need_four_tokens():  # 13.4, DR-40
    for count, won in ((3, []), (4, ["griffin"])):
        match = sit({"has": f"{count} griffin"}, phase="breeding", medals=["griffin"], options={"solo_house": True})
        assert finished(match).view(None)["ranches"][0]["medals"] == won


def test_the_solo_rating():  # 13.5, DR-40
    for points, rating in RATINGS:
        match = sit({"has": "2 mandrake"}, phase="breeding", season=2, scores=[points], options={"solo_house": True})
        assert finished(match).view(None)["rating"] == rating and match.scores == (points,) and match.winners == (0,)
    assert combinations(dh.new("ranch", seats=1, seed=1, options={"solo_house": True})) != []
