"""The rules of Embers, one by one: each test names its rules in the comment behind its definition."""

from __future__ import annotations

from typing import Any

import pytest
from embers.box import COUNTS, STONES

import dragonhall as dh

P, E = STONES


@pytest.fixture(autouse=True)
def _interpreted():
    with dh.interpreted():
        yield


def laid(*cairns: str, **more: Any) -> dh.Match:
    """A table with these cairns, each a word of P and E, the lowest first."""
    cairn = [[P if letter == "P" else E for letter in word] for word in cairns]
    return dh.position({"game": "embers", "seats": len(cairns), "cairn": cairn} | more)


def keys(match: dh.Match, seat: int | None = None) -> list[str]:
    return [event["key"] for event in match.last_news()[match.seats if seat is None else seat]]


def moves(match: dh.Match) -> list[str]:
    return [str(move) for move in match.moves(match.to_act[0])]


def refused(**position: Any) -> str:
    with pytest.raises(dh.DragonhallError) as told:
        dh.position({"game": "embers", "seats": 2} | position)
    return str(told.value)


def test_everybody_begins_with_four_stones_in_hand():  # 1.1, 1.2
    assert COUNTS == (3, 1)
    match = dh.new("embers", seats=5, seed=1)
    for seat in range(5):
        assert match.view(seat)["hand"] == [P, P, P, E]
        assert match.view(None)["players"][seat]["stones"] == 4
    assert {dh.new("embers", seats=5, seed=seed).to_act[0] for seed in range(40)} == set(range(5))


def test_a_stone_is_laid_face_down_and_the_next_player_follows():  # 2.1
    match = laid("", "", "", turn=1)
    assert moves(match) == ["lay Pebble", "lay Ember"], "without a cairn nobody bids"
    match.play("lay Ember")
    assert match.to_act == (2,)
    assert match.view(1)["own_cairn"] == [E] and match.view(1)["hand"] == [P, P, P]
    assert match.view(None)["players"][1]["cairn"] == 1
    assert "laid_stone" in keys(match, 1) and "laid_stone" not in keys(match, 0)
    match.play("lay Pebble")
    match.play("lay Pebble")
    match.play("lay Pebble")
    assert match.view(1)["own_cairn"] == [E, P], "the lowest first"


def test_with_a_cairn_you_may_bid_and_without_a_stone_you_must():  # 2.2, 3.1
    assert moves(laid("P", "P")) == ["lay Pebble", "lay Ember", "bid 1", "bid 2"]
    assert moves(laid("PPPE", "P")) == [f"bid {number}" for number in range(1, 6)]


def test_a_bid_is_higher_than_the_one_before():  # 3.1, 3.2
    match = laid("P", "PP", "E")
    match.play("bid 2")
    assert match.to_act == (1,) and moves(match) == ["bid 3", "bid 4", "pass"]
    match.play("bid 3")
    assert match.view(0)["bid"] == 3 and moves(match) == ["bid 4", "pass"]


def test_who_has_passed_does_not_bid_again():  # 3.2, 3.3
    match = laid("P", "P", "EPP")
    match.play("bid 1")
    match.play("pass")
    assert match.view(None)["players"][1]["passed"]
    match.play("bid 2")
    assert match.to_act == (0,)
    match.play("bid 3")
    assert match.to_act == (2,)
    match.play("pass")
    assert match.view(None)["phase"] == "lift" and match.to_act == (0,)


def test_all_stones_are_the_highest_bid():  # 3.3
    match = laid("P", "P", "P")
    match.play("bid 3")
    assert match.view(None)["phase"] == "lift" and match.to_act == (0,)


def test_the_own_cairn_is_lifted_first_from_the_top():  # 4.1, 4.4, 6.2
    match = laid("EPP", "P")
    match.play("bid 2")
    match.play("pass")
    assert match.position()["crowns"] == [1, 0], "the Ember lay too low to be lifted"
    deep = laid("EPP", "P")
    deep.play("bid 3")
    deep.play("pass")
    assert [event["stone"] for event in deep.last_news()[1] if event["key"] == "lifted"] == [P, P, E]
    assert deep.view(None)["phase"] == "lose" and deep.to_act == (0,)


def test_then_the_tops_of_other_cairns_are_lifted():  # 4.2, 4.3
    match = laid("P", "EP", "PP")
    match.play("bid 3")
    match.play("pass")
    match.play("pass")
    assert moves(match) == ["lift 1", "lift 2"]
    match.play("lift 1")
    assert match.view(2)["players"][1]["lifted"] == [P] and match.view(2)["players"][1]["cairn"] == 1
    match.play("lift 2")
    assert match.position()["crowns"] == [1, 0, 0]


def test_the_own_ember_costs_a_stone_of_your_choice():  # 4.4, 4.5
    match = laid("E", "P")
    match.play("bid 2")
    assert moves(match) == ["lose Pebble", "lose Ember"]
    match.play("lose Ember")
    assert match.view(0)["own_lost"] == [E] and match.view(0)["hand"] == [P, P, P]
    assert match.view(1)["players"][0]["lost"] == 1 and match.view(1)["own_lost"] == []
    assert "lost_stone" in keys(match, 0) and "lost_stone" not in keys(match, 1)


def test_anothers_ember_costs_a_stone_that_is_drawn_blind():  # 4.4, 4.5
    lost = set()
    for seed in range(20):
        match = laid("P", "E", seed=seed)
        match.play("bid 2")
        match.play("lift 1")
        assert match.view(1)["players"][0]["lost"] == 1 and match.view(None)["phase"] == "lay"
        assert "lost_stone" not in keys(match, 1) and "lost_stone" not in keys(match)
        lost |= set(match.view(0)["own_lost"])
    assert lost == {P, E}


def test_all_stones_go_back_and_who_lifted_begins():  # 4.6, 4.7
    match = laid("PP", "EP", turn=0)
    match.play("bid 3")
    match.play("pass")
    match.play("lift 1")
    assert match.to_act == (0,) and match.view(1)["hand"] == [P, P, P, E]
    assert all(not player["cairn"] and not player["lifted"] for player in match.view(None)["players"])


def test_who_has_lost_four_stones_is_out():  # 4.7
    match = laid("E", "P", "P", lost=[[P] * 3, [], []])
    match.play("bid 3")
    match.play("lose Ember")
    assert match.view(None)["players"][0]["out"] and "out" in keys(match)
    assert match.to_act == (1,)
    match.play("lay Pebble")
    match.play("lay Pebble")
    assert match.to_act == (1,), "who is out is passed over"


def test_the_crowns_win():  # 4.3, 5.1
    match = laid("P", "P", crowns=[1, 0])
    match.play("bid 1")
    match.play("pass")
    assert match.over and match.winners == (0,) and match.scores == (2, 0)
    one = laid("P", "P", options={"crowns": 1})
    one.play("bid 1")
    one.play("pass")
    assert one.over


def test_the_last_one_with_stones_wins():  # 5.2
    match = laid("P", "E", lost=[[P, E, P], []], crowns=[1, 0])
    match.play("bid 2")
    match.play("lift 1")
    assert match.over and match.winners == (1,)


def test_only_your_own_stones_are_seen():  # 6.1
    match = laid("EP", "P", lost=[[P], [E]])
    mine, theirs, public = (match.view(seat) for seat in (0, 1, None))
    assert (mine["hand"], mine["own_cairn"], mine["own_lost"]) == ([P], [E, P], [P])
    assert (theirs["hand"], theirs["own_cairn"], theirs["own_lost"]) == ([P, P], [P], [E])
    assert public["hand"] is public["own_cairn"] is public["own_lost"] is None
    assert [(player["stones"], player["cairn"], player["lost"]) for player in public["players"]] == [
        (1, 2, 1),
        (2, 1, 1),
    ]


def test_what_was_lifted_is_remembered_with_the_losses():  # 6.3
    match = laid("PP", "EP", lost=[[], [P]])
    match.play("bid 4")
    match.play("lift 1")
    match.play("lift 1")
    first, second = match.view(None)["players"]
    assert first["pebbles_seen"] == [2, 0, 0, 0] and first["ember_seen"] is None
    assert second["pebbles_seen"] == [0, 1, 0, 0] and second["ember_seen"] == 1
    for seed in range(30):
        world = match.redeal(0, seed).position()
        assert world["lost"][1] == [P], "an Ember that was seen after a loss was not lost"


def test_impossible_positions_are_refused():
    assert "rule 6.3" in refused(lost=[[E], []], ember=[2, 0])
    assert "rule 4.6" in refused(lifted=[[P], []])
    assert "rule 3.1" in refused(bid=1)
    assert "rule 3.3" in refused(phase="bid", bid=1, cairn=[[P], []])
    assert "rule 3.2" in refused(passed=[1])
    assert "rules 4.1, 4.3" in refused(phase="lift", bid=1, cairn=[[P], []])
    assert "rule 4.4" in refused(phase="lose")
    assert "rules 5.1, 5.2" in refused(phase="over")
    assert "rule 4.7" in refused(seats=3, turn=0, lost=[[P, P, P, E], [], []])
    assert "'Ember' 1 times, not 2" in refused(cairn=[[E], []], lost=[[E], []])
    assert "room for 4 things" in refused(cairn=[[P] * 5, []])
