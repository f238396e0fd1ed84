"""Dragardiens, chapter 11: the magic chests."""

from __future__ import annotations

from typing import Any

import pytest

import dragonhall as dh

from .dragardiens_table import after, event, may, next_turn, player, said, school, seen, table, told

ALL = ["prism ink", "whistle", "shortcut", "iron key", "veil", "magnet"]


def with_chest(chest: str, number: int, colour: str, *players: dict[str, Any], **more: Any) -> dh.Match:
    """Only that chest lies out, and seat 0 has a crystal more."""
    first = players[0] | {"crystals": players[0].get("crystals", 0) + 1}
    options = {"chests": "random"} | more.pop("options", {})
    return table(number, colour, first, *players[1:], chests=[chest], options=options, **more)


def test_a_chest_is_drawn_by_lot():  # 11.1, DG-20
    found = [dh.new("dragardiens", seats=2, seed=seed, options={"chests": "random"}).view(None) for seed in range(40)]
    assert all(len(view["chests"]) == 1 for view in found)
    assert {view["chests"][0] for view in found} == set(ALL)
    three = dh.new("dragardiens", seats=2, seed=1, options={"chests": "random", "chest_count": 3}).view(None)
    assert len(three["chests"]) == 3
    assert dh.new("dragardiens", seats=2, seed=1).view(None)["chests"] == []
    with pytest.raises(dh.BadOption, match="chest_count needs chests"):
        dh.new("dragardiens", seats=2, options={"chest_count": 3})


def test_the_first_seat_chooses_the_chests():  # 11.1, DG-20
    match = dh.new("dragardiens", seats=3, seed=2, options={"chests": "chosen", "chest_count": 2, "first": "seat 2"})
    assert match.to_act == (2,) and may(match) == [f"choose the {chest}" for chest in ALL]
    match.play("choose the veil")
    assert may(match) == [f"choose the {chest}" for chest in ALL if chest != "veil"]
    match.play("choose the whistle")
    assert match.view(None)["chests"] == ["whistle", "veil"]
    assert match.to_act == (2,) and may(match) == ["take left", "take right"]


def test_a_chest_costs_a_crystal_and_shares_the_limit_of_one_a_turn():  # 11.2, DG-20, DG-42
    match = with_chest("veil", 5, "green", player("white 1", crystals=1), taken=3)
    assert said(match, "open") == ["open the veil"]
    fourth = after(match.copy(), "pay a crystal and take left")
    assert said(fourth, "open") == [], "the fourth card was this turn's crystal"
    match.play("open the veil")
    assert seen(match, 0)["crystals"] == 1 and match.view(None)["supply"]["crystals"] == 9
    assert said(match, "open") == said(match, "pay") == said(match, "take") == [], "it ends the taking (4.6)"
    assert said(table(5, "green", player(), options={"chests": "random"}), "open") == [], "no crystal, no chest"


def test_a_chest_is_opened_after_taking_only():  # 11.2
    match = with_chest("veil", 5, "green", player(), taken=0)
    assert may(match) == ["take left", "take right"]


def test_prism_ink_makes_the_right_page_any_other_colour_for_this_seat():  # 11.3, DG-21
    match = with_chest("prism ink", 2, "green", player("2 red 1, white on blue"), player("2 green 1, 2 red 2"))
    assert said(match, "open") == [f"open the prism ink for {colour}" for colour in ("white", "red", "blue")]
    match.play("open the prism ink for red")
    assert match.view(0)["wanted"] == {"number": 2, "colour": "red"}
    match.play("lay")
    assert school(match, 0) == ["red 2"]
    assert match.view(1)["wanted"] == {"number": 2, "colour": "green"}, "for the others the page is as it is (11.9)"
    assert school(after(match, "lay"), 1) == ["green 2"]


def test_the_whistle_calls_one_card_back():  # 11.4, DG-21, DG-43
    laid = ("green 1, green 2, shadow", "white 1", "red 1, shadow")
    match = with_chest("whistle", 5, "green", player("", laid))
    assert said(match, "open") == [
        "open the whistle for green 1",
        "open the whistle for green 2",
        "open the whistle for shadow on green",
        "open the whistle for shadow on red",
    ], "the white pile and the red one keep their last dragon of the colour"
    back = after(match.copy(), "open the whistle for green 2")
    assert seen(back, 0)["cards"] == ["green 2"] and school(back, 0) == ["green 2", "(white 1)", "red 2"]
    shadow = after(match.copy(), "open the whistle for shadow on red")
    assert seen(shadow, 0)["cards"] == ["shadow"] and school(shadow, 0) == ["green 3", "(white 1)", "red 1"]
    assert seen(shadow, 0)["school_cards"] == 5


def test_a_card_called_back_can_be_used_at_once():  # 11.4
    match = with_chest("whistle", 1, "white", player("", ("white 1, white 2", "red 1")))
    after(match, "open the whistle for white 2", "lay")
    assert school(match, 0) == ["white 2", "red 1"]


def test_the_shortcut_asks_for_one_dragon_fewer_and_gives_the_same():  # 11.5, DG-21
    match = with_chest("shortcut", 5, "green", player("3 green 1, green 2"), player("3 green 3, green 4"))
    assert said(match, "lay") == []
    match.play("open the shortcut")
    assert match.view(0)["wanted"] == {"number": 4, "colour": "green"}
    match.play("lay")
    assert school(match, 0) == ["green 4"] and event(match, "fragment")["gift"] == "highest"
    assert match.view(None)["turn"] == 1, "seat 1 needs five and was not asked (11.9)"


def test_the_shortcut_never_asks_for_none():  # 11.5
    assert said(with_chest("shortcut", 1, "green", player("green 1")), "open") == []
    match = with_chest("shortcut", 2, "green", player("green 1, white 1"))
    after(match, "open the shortcut", "write white 1")
    assert match.view(0)["wanted"] == {"number": 1, "colour": "green"}


def test_the_iron_key_opens_a_closed_pile_for_one_turn():  # 11.6
    closed = ("red 1", "white 1", "green 1")
    match = with_chest("iron key", 1, "white", player("white 2, white 3", closed))
    assert said(match, "lay") == []
    after(match, "open the iron key", "lay")
    if "add white 2" in may(match):
        match.play("add white 2")
    assert school(match, 0) == ["red 1", "(white 2)", "green 1"], "it stays closed"
    assert said(with_chest("iron key", 1, "white", player("white 2", closed[:2])), "open") == [], "nothing is closed"


def test_behind_the_veil_nobody_else_lays():  # 11.7
    players = [player("green 1"), player("green 2"), player("green 3")]
    match = after(with_chest("veil", 1, "green", *players), "open the veil", "lay")
    assert match.view(None)["turn"] == 1 and school(match, 1) == school(match, 2) == []
    quiet = after(with_chest("veil", 1, "green", *players), "open the veil", "pass")
    assert quiet.view(None)["turn"] == 1, "also when the seat itself does not lay"


def test_the_magnet_draws_the_highest_fragment_instead_of_the_first_lowest():  # 11.8
    match = with_chest("magnet", 4, "green", player("3 green 1, green 2"), player("3 green 3, green 4"))
    highest, lowest = match.view(None)["row"][-1], match.view(None)["row"][0]
    after(match, "open the magnet", "lay")
    assert [e["gift"] for e in match.news(None)[-1] if e["key"] == "fragment"] == ["highest", "lowest"]
    assert seen(match, 0)["values"] == [lowest, highest]
    match.play("lay")
    assert [e["gift"] for e in match.news(None)[-1] if e["key"] == "fragment"] == ["lowest", "lowest"], "not for others"


def test_a_chest_that_could_do_nothing_cannot_be_opened():  # 11.9
    assert said(with_chest("magnet", 5, "green", player()), "open") == [], "a 5 gives no lowest fragment"
    assert said(with_chest("whistle", 5, "green", player("", ("white 1",))), "open") == []


def test_what_a_chest_does_ends_with_the_turn():  # 11.9
    match = with_chest("prism ink", 1, "green", player("red 1, red 2", crystals=1), player("white 1, white on red"))
    next_turn(after(match, "open the prism ink for red"))
    after(match, "take left")
    assert match.view(None)["wanted"]["colour"] == match.view(None)["grimoire"]["right"]["page"]
    assert match.view(None)["opened"] is None and "turn" not in told(match)
