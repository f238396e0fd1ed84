"""Dragardiens, rule by rule, chapters 7 to 10: rewards, the others, the end, who knows what."""

from __future__ import annotations

import io
import json
import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from rich.console import Console

import dragonhall as dh
from dragonhall.words import words_in

from .dragardiens_table import (
    LEFT_CARDS,
    RIGHT_CARDS,
    after,
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

ROW_OF_29 = [1] * 4 + [4] * 6 + [6] * 4 + [8] * 3 + [10] * 5 + [12] * 2 + [16] * 3 + [20] * 2


# 7. Rewards


def test_laying_gives_at_once_and_always_in_the_same_order():  # 7.1, DG-30, DG-46
    four = player("blue 1, blue 2", ("white 1", "green 1", "red 1"), fragments=[1, 1])
    match = after(table(2, "blue", four), "lay at the left end")
    rewards = [key for key in told(match) if key not in ("laid", "closed", "added", "turn", "turned_up", "page_shown")]
    assert rewards == ["fragment", "pearl", "got_shadow", "crest"]


def test_the_order_of_rewards_does_not_depend_on_the_box_file():  # 7.1, DG-46
    match = after(table(3, "green", player("green 1, green 3, green 4"), options={"box": "wild"}), "lay")
    assert told(match)[4:8] == ["fragment", "fragment", "got_crystal", "got_crystal"]
    assert [e["gift"] for e in match.news(None)[-1] if e["key"] == "fragment"] == ["lowest", "highest"]


def test_lowest_and_highest_are_those_of_the_row_at_that_moment():  # 7.2
    match = table(4, "green", player("3 green 1, green 2"), row=[*ROW_OF_29[4:], 12, 12, 6, 1])
    after(match, "lay")
    assert seen(match, 0)["values"] == [1, 4], "the two lowest, one after the other"
    five = after(table(5, "green", player("3 green 1, 2 green 2"), row=ROW_OF_29), "lay")
    assert seen(five, 0)["values"] == [20]
    assert event(five, "fragment")["gift"] == "highest"


def test_the_active_seat_takes_its_fragment_before_the_others():  # 7.2, DG-30
    match = table(5, "green", player("3 green 1, 2 green 2"), player("3 green 3, 2 green 4"), row=[*ROW_OF_29[:-1], 16])
    after(match, "lay", "lay")
    assert seen(match, 0)["values"] == [20] and seen(match, 1)["values"] == [16]


def test_fragments_are_kept_face_down():  # 7.3, DG-32, DG-48
    match = after(table(1, "green", player("green 1")), "lay")
    assert seen(match, 0)["values"] == [1]
    assert seen(match, 0, watcher=1)["values"] is None and match.view(None)["players"][0]["values"] is None
    assert seen(match, 0, watcher=1)["fragments"] == 1
    assert event(match, "fragment", seat=1)["value"] == 1, "everybody saw what was taken"


def test_the_third_fragment_closes_the_ring_and_brings_a_pearl():  # 7.4
    match = after(table(2, "blue", player("2 blue 1", fragments=[1, 4])), "lay")
    assert event(match, "pearl") == {"key": "pearl", "seat": 0, "pearl": "red"}
    assert match.view(None)["amulets"] == 1
    assert seen(match, 0)["pearls"] == {"red": 1, "blue": 0}
    two = after(table(2, "blue", player("2 blue 1", fragments=[1])), "lay")
    assert "pearl" not in told(two) and two.view(None)["amulets"] == 0


def test_two_fragments_at_once_close_a_ring_and_begin_the_next():  # 7.4, DG-30
    match = after(table(4, "blue", player("3 blue 1, blue 2", fragments=[1, 4])), "lay")
    keys = [key for key in told(match) if key in ("fragment", "pearl")]
    assert keys == ["fragment", "pearl", "fragment"], "the pearl comes at once"
    assert seen(match, 0)["fragments"] == 4 and match.view(None)["amulets"] == 1


def test_two_blue_dragons_give_a_fragment_and_a_shadow_dragon():  # 7.4, 1.10 printed example, DG-8
    match = after(table(2, "blue", player("2 blue 1", fragments=[1, 4])), "lay")
    assert seen(match, 0)["cards"] == ["shadow"] and seen(match, 0)["fragments"] == 3
    assert match.view(None)["supply"]["red pearls"] == 2


def test_red_pearls_first_then_blue_ones():  # 7.5, DG-31
    three = player(fragments=[1, 1, 1, 1, 4, 4, 4, 4, 6])
    match = after(table(2, "blue", player("2 blue 1", fragments=[6, 6]), three), "lay")
    assert seen(match, 1)["pearls"] == {"red": 3, "blue": 0}
    assert event(match, "pearl")["pearl"] == "blue"
    assert match.view(None)["supply"]["blue pearls"] == 11


def test_the_third_amulet_still_has_a_red_pearl():  # 7.5
    two = player(fragments=[1, 1, 1, 1, 4, 4])
    match = after(table(2, "blue", player("2 blue 1", fragments=[6, 6]), two), "lay")
    assert event(match, "pearl")["pearl"] == "red" and match.view(None)["supply"]["red pearls"] == 0


def test_which_pearl_of_its_colour_is_chance():  # 7.5, DG-31
    shown = Counter()
    for seed in range(90):
        match = after(about_to_end(seed=seed), "lay")
        shown.update(tuple(sorted(seen(match, seat)["pearl_values"])) for seat in (0, 1))
    assert len(shown) > 3
    assert set().union(*shown) == {8, 9, 3, 4}


def test_a_shadow_dragon_is_used_up():  # 7.6
    match = after(table(3, "green", player("2 green 1, shadow")), "lay")
    assert match.view(None)["supply"]["shadows"] == 10
    assert seen(match, 0)["cards"] == []


@pytest.mark.parametrize(
    ("number", "used_up", "gift"),
    [
        (1, {"crystals": 10}, "crystal"),
        (3, {"eggs": 9}, "egg"),
        (2, {"hand": ["shadow"] * 11}, "shadow"),
    ],
)
def test_what_is_used_up_is_not_received(number: int, used_up: dict[str, Any], gift: str):  # 7.7, DG-33
    match = after(table(number, "green", player("3 green 1"), used_up), "lay")
    assert event(match, "none_left") == {"key": "none_left", "seat": 0, "gift": gift}
    assert seen(match, 0)["fragments"] == 1
    assert (seen(match, 0)["crystals"], seen(match, 0)["eggs"]) == (0, 0)
    assert "shadow" not in seen(match, 0)["cards"]


def test_a_dry_row_gives_nothing():  # 7.7, DG-33, DG-46
    lists: list[list[int]] = [[], [], [], []]
    for at, value in enumerate([*ROW_OF_29, 4, 6, 10, 12, 16, 10, 8]):
        lists[1 + at % 3].append(value)
    hands = ["green 1", "green 2", "", ""]
    options = {"end_mode": "finish_turn"}
    players = [player(hand, fragments=values) for hand, values in zip(hands, lists, strict=True)]
    match = table(1, "green", *players, row=[20], ask="others", asked=1, options=options, first=3, turn=0)
    match.play("lay")
    assert match.over and told(match)[2:4] == ["fragment", "got_crystal"]
    dry = table(1, "green", *players[:1], player("green 2", fragments=[*lists[1], 20]), *players[2:],
                row=[], ask="others", asked=1, options=options, turn=0)  # fmt: skip
    dry.play("lay")
    assert dry.over and event(dry, "none_left") == {"key": "none_left", "seat": 1, "gift": "lowest"}


def test_all_four_colours_bring_the_highest_crest_left_once():  # 7.8, DG-29, DG-51
    three = ("white 1", "green 1", "red 1")
    players = [player("2 blue 1", three), player("2 blue 2", three), player("2 blue on red", three)]
    match = after(table(1, "blue", *players), "lay at the left end")
    assert event(match, "crest") == {"key": "crest", "seat": 0, "value": 16}
    after(match, "lay at the right end", "lay at the left end")
    assert [seen(match, seat)["crest"] for seat in range(3)] == [16, 12, 8]
    full = ("white 1", "green 1", "red 1", "blue 3")
    again = after(table(1, "blue", player("blue 1", full, crest=16), {}, {}), "lay")
    assert "crest" not in told(again), "only once"


def test_a_fourth_seat_finds_no_crest_left():  # 7.8
    full = ("white 2", "green 2", "red 2", "blue 2")
    others = [player("", tuple(f"{card}" for card in full), crest=value) for value in (16, 12, 8)]
    match = after(table(1, "blue", player("blue 1", ("white 1", "green 1", "red 1")), *others), "lay at the left end")
    assert "crest" not in told(match) and seen(match, 0)["crest"] == 0


# 8. The others


def test_the_others_may_lay_too_clockwise_even_if_the_first_did_not():  # 8.1, DG-34
    hands = [player("2 green 1"), player("2 green 2"), player("2 white 1"), player("2 green 3")]
    match = table(2, "green", *hands, turn=2, first=2)
    match.play("pass")
    asked = []
    while match.view(None)["turn"] == 2:
        asked.append(match.to_act[0])
        match.play("lay")
    assert asked == [3, 0, 1], "clockwise from the seat whose turn it was"
    assert all(school(match, seat) == ["green 2"] for seat in asked)


def test_the_others_get_the_same_rewards():  # 8.1
    match = after(table(2, "green", player(), player("2 green 2")), "pass", "lay")
    assert {"fragment", "got_shadow"} <= set(told(match))


def test_the_others_only_lay_or_pass():  # 8.2, DG-34
    other = player("2 green 2, shadow, white 1", crystals=3)
    match = after(table(3, "green", player(), other, options={"chests": "random", "chest_count": 6}), "pass")
    assert match.to_act == (1,) and may(match) == ["lay", "pass"]
    assert school(after(match, "lay"), 1) == ["green 3"], "shadow dragons count as usual"


def test_who_cannot_lay_as_everybody_knows_is_not_asked():  # 8.3
    hands = [player(), player("green 1"), player("2 green 2", ("red 1", "green 3", "blue 1")), player("2 green 4")]
    match = after(table(2, "green", *hands), "pass")
    assert match.to_act == (3,), "seat 1 has too few, the green pile of seat 2 is closed"


def test_a_player_with_unseen_starting_cards_is_asked_whatever_they_are():  # 8.3, 10.4, DG-48
    for starting in ("green 2", "white 1"):
        match = after(table(2, "green", player(), player("green 1", starting=[starting]), first=0), "pass")
        assert match.to_act == (1,)
        assert may(match) == (["lay", "pass"] if starting == "green 2" else ["pass"])


def test_naming_cards_betrays_no_unseen_card_either():  # 8.3, 6.8
    for starting, choice in (("green 2", ["add green 1", "add starting green 2"]), ("white 1", ["add green 1"])):
        match = after(table(1, "green", player("green 1", starting=[starting])), "lay")
        assert match.to_act == (0,) and may(match) == choice
    sure = after(table(2, "green", player("green 1", starting=["green 2"])), "lay")
    assert school(sure, 0) == ["green 2"], "everybody can tell that both must go"


def test_a_turn_that_passes_on_by_itself_is_told_to_everybody():  # 8.5, DG-54
    match = after(table(5, "red", player("green 1, white on blue"), player()), "write green 1")
    assert match.to_act == (0,) and "nothing_left" not in told(match), "the right page can still be written"
    after(match, "write white on blue")
    assert match.view(None)["turn"] == 1
    for seat in (None, 0, 1):
        heard = told(match, seat)
        assert heard.index("nothing_left") < heard.index("turn") and "passed" not in heard
        assert event(match, "nothing_left", seat)["seat"] == 0
    by_word = after(table(5, "red", player("green 1, white on blue"), player()), "pass")
    assert "passed" in told(by_word) and "nothing_left" not in told(by_word)


def test_then_the_next_seat_clockwise_has_its_turn():  # 8.4
    match = table(5, "green", player(), player(), player())
    turns = [match.view(None)["turn"]]
    for _ in range(3):
        next_turn(match)
        turns.append(match.view(None)["turn"])
        match.play(may(match)[0])
    assert turns == [0, 1, 2, 0]


# 9. The end


def about_to_end(seats: int = 2, **more: Any) -> dh.Match:
    """Seat 0 needs one fragment for the last amulet; 1 green dragon is asked for and everybody has one."""
    goal = {2: 7, 3: 8, 4: 9}[seats]
    values = [1, 1, 1, 1, 4, 4, 4, 4, 6, 6, 6, 6, 8, 8, 8, 10, 10, 10, 10, 12, 12, 12, 16, 16]
    mine = [1, 1]
    players = [
        player("green 1", fragments=mine, eggs=1),
        player("green 2", fragments=values[: 3 * (goal - 1)]),
        *(player("green 3") for _ in range(seats - 2)),
    ]
    return table(1, "green", *players, **more)


@pytest.mark.parametrize(("seats", "goal"), [(2, 7), (3, 8), (4, 9)])
def test_so_many_amulets_of_all_together_end_the_game(seats: int, goal: int):  # 9.1
    match = about_to_end(seats)
    assert match.view(None)["goal"] == goal and match.view(None)["amulets"] == goal - 1
    match.play("lay")
    assert match.over and event(match, "ended") == {"key": "ended", "why": "amulets"}


def test_a_seat_whose_turn_it_is_not_can_end_the_game():  # 9.1
    match = about_to_end(turn=1, taken=1)
    after(match, "pass", "lay")
    assert match.over


def test_it_ends_at_once_after_all_rewards_of_that_laying():  # 9.2, DG-35
    three = ("white 1", "red 1", "blue 1")
    match = about_to_end()
    described = match.position()
    described["players"][0]["school"] = [[card] for card in three]
    match = dh.position(described)
    match.play("lay at the left end")
    assert match.over and seen(match, 1)["hand"] == 1, "seat 1 is not asked any more"
    keys = [key for key in told(match) if key in ("pearl", "got_crystal", "crest", "ended")]
    assert keys == ["pearl", "got_crystal", "crest", "ended"]


def test_with_finish_turn_the_others_may_still_lay():  # 9.2, DG-35, DG-52
    match = after(about_to_end(3, options={"end_mode": "finish_turn"}), "lay")
    assert match.to_act == (1,) and not match.over
    after(match, "lay", "pass")
    assert match.over and seen(match, 1)["fragments"] == 22 and seen(match, 2)["fragments"] == 0


def test_with_finish_turn_twelve_amulets_can_be_complete():  # 9.2, DG-52
    values = [1, 1, 1, 1, 4, 4, 4, 4, 6, 6, 6, 6, 8, 8, 8, 10, 10, 10, 10, 12, 12, 12, 16, 16]
    pairs = [[4, 4], [6, 10], [10, 12], [16, 16]]
    hands = ["green 1", "green 2", "green 3", "green 4"]
    players = [player(hand, fragments=pair) for hand, pair in zip(hands, pairs, strict=True)]
    players[0]["fragments"] = [*values, *pairs[0]]
    match = table(1, "green", *players, options={"end_mode": "finish_turn"})
    after(match, "lay", "lay", "lay", "lay")
    assert match.over and match.view(None)["amulets"] == 12
    assert sum(sum(seen(match, seat)["pearls"].values()) for seat in range(4)) == 12


def stuck(**more: Any) -> dh.Match:
    """Both piles dry, both places empty, hands that fit nothing."""
    hands = [
        sorted(hidden_elsewhere(LEFT_CARDS, "green 5")) + hidden_elsewhere(RIGHT_CARDS, "green on blue"),
    ]
    school_piles = {colour: [card for card in hands[0] if card.startswith(colour)] for colour in ("white", "red")}
    left_over = [card for card in hands[0] if card.split()[0] in ("green", "blue")]
    piles = [school_piles["white"], [card for card in left_over if card.startswith("blue")], school_piles["red"]]
    green = [card for card in left_over if card.startswith("green")]
    described = {
        "game": "dragardiens",
        "training": [None, None],
        "grimoire": {"left": {"under": 5}, "right": {"under": "blue"}},
        "players": [{"school": piles}, {"school": [green]}],
        "stopped": True,
    }
    return dh.position(described | more)


def test_if_nobody_takes_writes_or_lays_for_a_round_the_game_ends():  # 9.3, DG-41
    match = stuck()
    assert may(match) == ["pass"]
    match.play("pass")
    assert not match.over and match.to_act == (1,)
    match.play("pass")
    assert match.over and event(match, "ended")["why"] == "idle"


def test_a_hundred_turns_without_a_laying_end_the_game():  # 9.4, DG-53
    match = table(5, "green", lull=99)
    next_or_end = after(match, "pass")
    assert next_or_end.over and event(match, "ended")["why"] == "lull"
    laid = after(table(1, "green", player("green 1"), lull=99), "lay")
    assert not laid.over and laid.view(None)["lull"] == 0


def test_the_score_counts_fragments_pearls_crest_and_eggs():  # 9.5, DG-37
    match = dh.position(
        {
            "game": "dragardiens",
            "seats": 3,
            "ask": "nothing",
            "lull": 100,
            "players": [
                player(
                    "",
                    ("white 1", "green 1", "red 1", "blue 1"),
                    fragments=[1, 4, 20, 16],
                    crest=16,
                    eggs=0,
                    pearls={"red": 1, "blue": 0},
                ),
                player(fragments=[10, 12, 12, 8, 8, 8], eggs=2, pearls={"red": 2, "blue": 0}),
                player(fragments=[6]),
            ],
            "pearls": [9, 8, 8, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4],
        }
    )
    assert match.over
    assert match.scores == (1 + 4 + 20 + 16 + 9 + 16, 58 + 8 + 8 + 4 + 16, 6)
    assert match.winners == (1,)


def test_all_with_most_eggs_turn_one():  # 9.6, DG-36, DG-51
    def scores(*eggs: int) -> tuple[int, ...]:
        players = [player(eggs=count) for count in eggs]
        described = {"game": "dragardiens", "seats": 4, "ask": "nothing", "lull": 100, "players": players}
        return dh.position(described).scores

    assert scores(3, 2, 2, 1) == (3 * 4 + 12, 8, 8, 4)
    assert scores(2, 2, 1, 0) == (20, 20, 4, 0)
    assert scores(0, 0, 0, 0) == (0, 0, 0, 0), "without an egg nobody turns one"
    described = about_to_end(3).position()
    for seat, eggs in enumerate((2, 1, 2)):
        described["players"][seat]["eggs"] = eggs
    match = after(dh.position(described), "lay")
    assert [e["seat"] for e in match.news(None)[-1] if e["key"] == "egg_turned"] == [0, 2]


def test_a_tie_goes_to_most_cards_in_the_school_then_it_is_shared():  # 9.7, DG-37
    def winners(*players: dict[str, Any]) -> tuple[int, ...]:
        described = {"game": "dragardiens", "seats": 3, "ask": "nothing", "lull": 100, "players": list(players)}
        return dh.position(described).winners

    assert winners(player(fragments=[10]), player(fragments=[12]), player(fragments=[4])) == (1,)
    two_cards = player("", ("green 1, shadow",), fragments=[10])
    one_card = player("", ("white 1",), fragments=[4, 6])
    assert winners(one_card, two_cards, player(fragments=[8])) == (1,), "shadow dragons count"
    another = player("", ("white 1", "red 2"), fragments=[10])
    assert winners(another, two_cards, one_card) == (0, 1)


# 10. Who knows what


def test_everybody_saw_what_was_taken_written_and_laid():  # 10.1, DG-48
    match = table(1, "green", player("green 1, white 1, shadow"), player(), taken=1)
    after(match, "take left", "write white 1", "lay")
    for seat in (0, 1, None):
        keys = [e["key"] for ply in match.news(seat) for e in ply]
        assert {"took", "wrote", "added", "fragment", "got_crystal"} <= set(keys)
    known = match.redeal(1, 7)
    assert known.position()["players"][0]["hand"] == match.position()["players"][0]["hand"]


def test_hands_and_fragments_of_rivals_are_counts_unless_played_open():  # 10.2, DG-32, DG-48
    players = [player("green 1, white 3", fragments=[1, 4], starting=["red 3"]), player("blue 2", fragments=[6])]
    closed = table(4, "green", *players)
    mine, rival = seen(closed, 0), seen(closed, 0, watcher=1)
    assert mine["cards"] == ["green 1", "white 3"] and mine["values"] == [1, 4] and mine["starting"] == ["red 3"]
    assert (rival["cards"], rival["values"], rival["starting"]) == (None, None, None)
    assert (rival["hand"], rival["unseen"], rival["fragments"]) == (3, 1, 2)
    opened = seen(table(4, "green", *players, options={"open_hands": True, "open_fragments": True}), 0, watcher=1)
    assert opened["cards"] == ["green 1", "white 3"] and opened["values"] == [1, 4]
    assert opened["starting"] is None, "nobody saw the starting cards"


def test_nobody_knows_the_dragon_behind_a_page():  # 10.3
    match = table(3, "green", taken=0)
    assert "dragon" not in json.dumps(match.view(0)["grimoire"])
    dragons, pages = Counter(), Counter()
    for seed in range(150):
        guess = after(match.redeal(0, seed), "take left")
        dragons[guess.view(0)["training"]["left"]] += 1
        pages[guess.view(0)["grimoire"]["left"]["page"]] += 1
    assert set(dragons) == {"white 3", "green 3", "red 3", "blue 3"}, "the page is as it was seen"
    assert set(pages) == {1, 2, 3, 4, 5}, "what lies below may be anything"


def test_the_dragon_behind_a_page_is_as_likely_as_cards_are_left():  # 10.3
    hand = "2 white 3, 3 red 3, 3 blue 3"
    match = table(3, "green", player(hand), player(), training=["white 1", "white on red"])
    dragons = Counter(after(match.redeal(0, seed), "take left").view(0)["training"]["left"] for seed in range(600))
    assert set(dragons) == {"white 3", "green 3"}
    assert 0.65 < dragons["green 3"] / 600 < 0.85, "three green ones to one white one"


def test_starting_cards_are_known_to_their_owner_alone():  # 10.4, DG-48
    match = dh.new("dragardiens", seats=4, seed=5)
    first = match.view(None)["first"]
    seat = (first + 3) % 4
    mine = seen(match, seat)["starting"]
    assert sorted(e["card"] for e in match.news(seat)[0] if e["key"] == "starting_card") == sorted(mine)
    assert not [e for e in match.news(first)[0] if e["key"] == "starting_card"]
    guesses = Counter(tuple(seen(match.redeal(first, seed), seat)["starting"]) for seed in range(200))
    assert len(guesses) > 30, "for the others they may be any"
    assert {tuple(seen(match.redeal(seat, seed), seat)["starting"]) for seed in range(50)} == {tuple(mine)}


def test_a_written_starting_card_shows_its_page_and_ribbon_only():  # 10.4, DG-48
    match = table(4, "green", player(starting=["white 1"]), options={"open_hands": True})
    match.play("write starting white 1")
    for seat in (0, 1, None):
        assert match.view(seat)["grimoire"]["left"]["page"] == 1 and match.view(seat)["grimoire"]["left"]["ribbon"]
    assert match.view(0)["grimoire"]["left"]["written"] == [{"card": "white 1", "page": 1}]
    assert match.view(1)["grimoire"]["left"]["written"] == [{"card": None, "page": 1}]
    assert event(match, "wrote", seat=0)["card"] == "white 1"
    assert event(match, "wrote_starting", seat=1) == {"key": "wrote_starting", "seat": 0, "side": "left", "page": "1"}


WILD = {"options": {"box": "wild"}, "training": ["blue 1", "white on blue"]}


def test_for_the_others_it_may_be_any_starting_card_with_that_page():  # 10.4, DG-48
    mine, other = player(starting=["white 1", "blue 5"]), player(starting=["red 1"])
    match = table(4, "blue", mine, other, player(), player(), first=2, **WILD)
    match.play("write starting white 1")
    assert match.to_act == (0,)

    def dragons(seat: int | None) -> set[str]:
        found = set()
        for seed in range(60):
            guess = match.redeal(seat, seed)
            found.add(guess.position()["grimoire"]["left"]["written"][-1]["starting"].removesuffix(" #2"))
        return found

    assert dragons(0) == {"white 1"}, "the writer knows it"
    assert dragons(1) == {"white 1", "green 1"}, "seat 1 holds red 1 itself"
    assert dragons(2) == dragons(None) == {"white 1", "green 1", "red 1"}


def test_once_turned_up_it_is_a_card_like_any_other():  # 10.4, DG-48
    match = table(4, "blue", player(starting=["white 1"]), player(), player(), **WILD)
    after(match, "write starting white 1", "take left")
    assert match.view(2)["training"]["left"] == "white 1"
    assert match.position()["shown"] == ["white 1"]
    for seat in (0, 2, None):
        assert match.redeal(seat, 3).view(None)["training"]["left"] == "white 1"
    after(match, "take left")
    assert "white 1" in seen(match, 1)["cards"] and seen(match, 1)["unseen"] == 0


def test_pearls_are_unknown_to_everybody_until_the_end():  # 10.5, DG-31, DG-48
    match = table(5, "green", player(fragments=[1, 1, 1]))
    assert "pearl_values" not in seen(match, 0)
    score = match.scores[0]
    assert score == 3, "a pearl counts from the end on"
    values = set()
    for seed in range(40):
        guess = after(about_to_end().redeal(0, seed), "lay")
        values.add(tuple(guess.view(0)["players"][0]["pearl_values"]))
    assert len(values) > 1


def test_what_a_seat_is_told_does_not_depend_on_unseen_cards():  # 10.4, 8.3
    """Two games that differ only in seat 1's starting card look the same to seat 0, ply by ply."""
    games = [
        table(2, "green", player("white 1, white on red"), player("green 1, red 2", starting=[card]), first=0, seed=4)
        for card in ("green 2", "blue 4")
    ]
    for move in ("pass", "pass", "take right", "write red 2", "pass"):
        for match in games:
            match.play(move)
        for one, other in pairwise(games):
            assert one.view(0) == other.view(0) and one.news(0) == other.news(0) and one.to_act == other.to_act
    assert said(games[0], "take"), "and now it is seat 0's turn"


@pytest.mark.parametrize("number", [2, 3])
def test_a_player_who_places_has_the_cards_for_it(number: int):  # 10.4, 6.8
    """Seat 0 lays with unseen cards: the others know that enough of them are green, and no more than that."""
    hand = player("green 1", starting=["white 1", "green 2", "green on red"])
    match = after(table(number, "green", hand, {}, {}, {}), "lay")
    assert match.to_act == (0,) and match.view(1)["ask"] == "add"
    held = Counter()
    for seed in range(80):
        guess = match.redeal(1, seed)
        held[tuple(seen(guess, 0)["starting"])] += 1
        while guess.view(None)["ask"] == "add":
            guess.play(may(guess)[seed % len(may(guess))])
        assert school(guess, 0) == [f"green {number}"]
    assert all(any("green " in card for card in cards) for cards in held)
    assert len(held) > (20 if number == 2 else 4)


@pytest.mark.parametrize("box", ["default", "wild"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_games_that_differ_in_unseen_cards_look_the_same(seats: int, box: str):  # 10.4, 8.3
    """Same dice, same moves, other starting cards: seat 0 sees, hears and may do the same, until they are shown."""
    compared = 0
    for seed in range(12):
        luck = random.Random(seed)
        options = {"box": box, "chests": "random", "chest_count": 6} if seed % 2 else {"box": box}
        match = dh.new("dragardiens", seats=seats, seed=seed, options=options)
        for _ in range(luck.randrange(25)):
            match.play(luck.choice(match.moves()))
        guess = match.redeal(0, seed)
        one, other = dh.position(match.position()), dh.position(guess.position() | {"dice": match.position()["dice"]})
        shown = one.position()["shown"]
        for _ in range(40):
            seat = one.to_act[0]
            assert other.to_act == (seat,)
            mine, theirs = may(one), may(other)
            assert seat != 0 or mine == theirs
            both = [move for move in mine if move in theirs]
            if not both:
                break
            move = luck.choice(both)
            after(one, move), after(other, move)
            if one.over or one.position()["shown"] != shown or other.position()["shown"] != shown:
                break
            assert json.dumps(one.view(0)) == json.dumps(other.view(0))
            assert one.news(0)[-1] == other.news(0)[-1]
            compared += 1
    assert compared > 50


def test_what_is_dealt_afresh_is_as_likely_as_it_should_be():  # 10.4
    """A card with page 1 is written unseen, two more are in hands: four cards show a 1, two of them white dragons."""
    match = table(4, "blue", player(starting=["white 1", "blue 5"]), player(), player(), **WILD)
    match.play("write starting white 1")
    written, held, rounds = Counter(), Counter(), 2000
    for seed in range(rounds):
        guess = match.redeal(2, seed).position()
        written[guess["grimoire"]["left"]["written"][-1]["starting"].removesuffix(" #2")] += 1
        held[guess["players"][0]["starting"][0].removesuffix(" #2")] += 1
    for card, share in (("white 1", 1 / 2), ("green 1", 1 / 4), ("red 1", 1 / 4)):
        assert abs(written[card] / rounds - share) < 0.04
    assert abs(held["blue 5"] / rounds - 1 / 7) < 0.03, "seven cards are left for it"
    assert abs(held["green 1"] / rounds - 3 / 4 / 7) < 0.03, "unless it is the one that was written"


@pytest.mark.parametrize(
    ("language", "card", "page"), [("en", "white dragon (page 3)", "1"), ("fr", "dragon blanc (page 3)", "1")]
)
def test_open_hands_are_drawn_on_the_terminal(language: str, card: str, page: str):  # 10.2
    players = [player("white 3", starting=["white 1"]), player("blue on green")]
    for opened in (False, True):
        match = table(4, "green", *players, options={"open_hands": opened})
        match.play("write starting white 1")
        console = Console(file=io.StringIO(), width=120, highlight=False, color_system=None)
        console.print(match.game.faces.draw(match.view(1), words_in(language), ["Ann", "Bob"]))
        drawn = console.file.getvalue()
        assert (card in drawn) == opened, "the hand of Ann"
        heading = str(words_in(language)("dragardiens-draw-written"))
        written = [line.removeprefix(heading).split() for line in drawn.splitlines() if line.startswith(heading)]
        assert written == ([[page]] if opened else []), "of the written card only the page"
