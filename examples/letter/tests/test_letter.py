"""The rules of The Letter, one by one: each test names its rules in the comment behind its definition."""

from __future__ import annotations

from typing import Any

import pytest
from letter.box import CARDS, COUNTS

import dragonhall as dh


@pytest.fixture(autouse=True)
def _interpreted():
    with dh.interpreted():
        yield


def laid(*hands: str, drawn: str, **more: Any) -> dh.Match:
    """A table on which seat 0 is on turn."""
    position = {"game": "letter", "seats": len(hands), "hands": list(hands), "drawn": drawn}
    return dh.position(position | more)


def keys(match: dh.Match, seat: int | None = None) -> list[str]:
    return [event["key"] for event in match.last_news()[match.seats if seat is None else seat]]


def out(match: dh.Match) -> list[int]:
    return [seat for seat, player in enumerate(match.view(None)["players"]) if player["out"]]


def test_the_box_and_the_deal_of_letter():  # 1.1, 1.2, 1.3, 2.2, 5.1
    match = dh.new("letter", seats=4, seed=1)
    assert sum(COUNTS) == 16 and COUNTS[0] == 5 and CARDS.index("Dragon") + 1 == 8
    view = match.view(match.to_act[0])
    assert [player["hand"] for player in view["players"]].count(2) == 1, "the seat on turn has drawn"
    assert view["deck"] == 16 - 4 - 1 and view["card"] and view["drawn"]
    other = match.view((match.to_act[0] + 1) % 4)
    assert other["drawn"] is None and other["card"], "nobody else sees the drawn card"
    assert match.view(None)["card"] is None


BEFORE_THE_END = [["Crow", "Crow", "Cat", "Ram", "Fox"], ["Crow", "Crow", "Crow", "Cat", "Ram", "Tortoise", "Magpie"]]
"""With two Goats in the hands and a Tortoise to play, only the Dragon is left in the deck; both come to a sum of 18."""


def test_the_first_player_is_drawn_by_lot_then_the_winner_begins():  # 1.4, 4.4
    assert {dh.new("letter", seats=3, seed=seed).to_act[0] for seed in range(20)} == {0, 1, 2}
    match = laid("Dragon", "Crow", drawn="Ram")
    match.play("play drawn Ram on seat 1")
    assert match.position()["round"] == 2 and match.to_act == (0,)
    both = laid("Goat", "Goat", drawn="Tortoise", discards=BEFORE_THE_END)
    both.play("play drawn Tortoise")
    assert both.position()["round"] == 2 and both.to_act == (1,), "clockwise after the player of the last turn"


def test_the_shelter_ends_with_the_next_turn():  # 2.1, 3.4, 2.4
    match = laid("Cat", "Fox", "Ram", drawn="Tortoise")
    match.play("play drawn Tortoise")
    assert match.view(None)["players"][0]["sheltered"]
    assert not [move for move in match.moves(1) if move.args.get("seat") == "0"]
    one = laid("Cat", "Fox", drawn="Crow", turn=0, sheltered=[1], discards=[["Crow"], ["Tortoise"]])
    one.play("play drawn Crow")
    assert one.to_act == (1,) and not one.view(None)["players"][1]["sheltered"]


def test_everybody_sees_which_of_the_two_cards_is_played():  # 2.3, 5.2
    for source, known in (("held", None), ("drawn", "Tortoise")):
        match = laid("Tortoise", "Fox", drawn="Tortoise", seen=[[1], []])
        match.play(f"play {source} Tortoise")
        assert match.view(1)["known"][0] == known
        assert match.last_news()[1][0]["source"] == source


def test_a_card_with_nobody_to_choose_has_no_effect():  # 2.5
    match = laid("Cat", "Fox", drawn="Magpie", sheltered=[1], discards=[[], ["Tortoise"]])
    assert [str(move) for move in match.moves(0)] == ["play held Cat", "play drawn Magpie"]
    match.play("play drawn Magpie")
    assert match.position()["hands"] == ["Cat", "Fox"]


def test_who_is_out_lays_the_card_down_and_is_passed_over():  # 2.6, 2.7, 3.1
    match = laid("Cat", "Fox", "Ram", drawn="Crow")
    match.play("play drawn Crow on seat 1: Fox")
    assert out(match) == [1] and match.to_act == (2,)
    assert match.position()["discards"][1] == ["Fox"]
    assert "play held Crow on seat 1: Crow" not in [str(move) for move in match.game.moves]


def test_a_wrong_guess_is_remembered_until_the_card_goes():  # 3.1, 5.3
    match = laid("Cat", "Fox", "Ram", drawn="Crow")
    match.play("play drawn Crow on seat 1: Dragon")
    assert match.view(None)["players"][1]["not"] == ["Dragon"]
    position = match.position() | {"drawn": "Tortoise"}
    match = dh.position(position)
    match.play("play held Fox")
    assert match.view(None)["players"][1]["not"] == []


def test_a_cat_shows_the_card_to_one():  # 3.2, 5.2
    match = laid("Fox", "Dragon", "Ram", drawn="Cat")
    match.play("play drawn Cat on seat 1")
    assert match.view(0)["known"] == [None, "Dragon", None] and match.view(2)["known"] == [None, None, None]
    assert "saw" in keys(match, 0) and "saw" not in keys(match, 2) and "saw" not in keys(match)


def test_a_ram_puts_the_lower_card_out():  # 3.3, 5.3
    match = laid("Fox", "Goat", "Cat", drawn="Ram")
    match.play("play drawn Ram on seat 1")
    assert out(match) == [1]
    assert match.view(None)["players"][0]["not"] == ["Crow", "Cat", "Ram", "Tortoise", "Goat"]
    assert match.view(1)["known"][0] == "Fox"
    equal = laid("Goat", "Goat", "Cat", drawn="Ram")
    equal.play("play drawn Ram on seat 1")
    assert out(equal) == [] and equal.view(None)["known"][:2] == ["Goat", "Goat"]


def test_a_goat_replaces_a_card():  # 3.5
    match = laid("Fox", "Cat", drawn="Goat")
    match.play("play drawn Goat on seat 1")
    assert match.position()["discards"][1] == ["Cat"] and out(match) == []
    own = laid("Crow", "Cat", drawn="Goat")
    own.play("play drawn Goat on seat 0")
    assert own.position()["discards"][0] == ["Crow", "Goat"]
    last = laid(
        "Fox", "Cat", drawn="Goat",
        discards=[["Crow"] * 3 + ["Ram", "Ram", "Goat"], ["Crow", "Crow", "Cat", "Tortoise", "Tortoise", "Magpie"]],
    )  # fmt: skip
    assert last.view(0)["deck"] == 1
    last.play("play drawn Goat on seat 1")
    assert {"card": "Dragon", "key": "showed", "seat": 1} in last.last_news()[0]


def test_a_magpie_swaps_and_both_know():  # 3.6, 5.2
    match = laid("Fox", "Cat", "Ram", drawn="Magpie", seen=[[2], [], []])
    match.play("play drawn Magpie on seat 1")
    assert match.position()["hands"][:2] == ["Cat", "Fox"]
    assert match.view(0)["known"][1] == "Fox" and match.view(1)["known"][0] == "Cat"
    assert match.view(2)["known"] == [None, "Fox", None], "what was seen goes with the card"


def test_a_fox_does_nothing_and_a_dragon_laid_down_is_the_end():  # 3.7, 3.8
    match = laid("Cat", "Crow", "Ram", drawn="Fox")
    match.play("play drawn Fox")
    assert out(match) == [] and match.position()["hands"] == ["Cat", "Crow", "Ram"]
    match = laid("Cat", "Crow", "Ram", drawn="Dragon")
    match.play("play drawn Dragon")
    assert out(match) == [0] and match.position()["discards"][0] == ["Cat", "Dragon"]
    match = laid("Cat", "Dragon", "Ram", drawn="Goat")
    match.play("play drawn Goat on seat 1")
    assert out(match) == [1]


def test_the_highest_card_delivers_the_letter():  # 4.1, 4.2, 4.5
    [first, second] = BEFORE_THE_END
    match = laid("Goat", "Crow", drawn="Tortoise", discards=[first, [*second[1:], "Goat"]])
    assert match.view(0)["deck"] == 1
    match.play("play drawn Tortoise")
    assert match.position()["letters"] == [1, 0] and match.position()["round"] == 2
    assert keys(match).count("showed") == 2
    one = laid("Fox", "Cat", drawn="Ram", options={"letters": 1})
    one.play("play drawn Ram on seat 1")
    assert one.over and one.winners == (0,) and one.view(None)["known"] == ["Fox", None]


def test_of_equal_cards_the_higher_sum_counts_then_both():  # 4.3, 4.5
    both = laid("Goat", "Goat", drawn="Tortoise", discards=BEFORE_THE_END, letters=[2, 2])
    both.play("play drawn Tortoise")
    assert both.over and both.winners == (0, 1)
    [first, second] = BEFORE_THE_END
    one = laid("Goat", "Goat", drawn="Tortoise", discards=[["Crow", *first], second[1:]], letters=[2, 2])
    one.play("play drawn Tortoise")
    assert one.over and one.winners == (0,)
