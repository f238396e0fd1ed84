"""The tensor of Dragon Ranch says what the view says."""

from __future__ import annotations

import pytest

from dragonhall.games.ranch.box import (
    BASIC,
    BLUES,
    COMBINATIONS,
    DRAGON,
    ESSENCES,
    FARMER,
    GRIFFIN,
    MANDRAKE,
    MEDALS,
    POWERS,
    TOKENS,
)
from dragonhall.games.ranch.table import Ask, Phase
from tests.library.tensors import all_the_way, chosen, filled, named, one
from tests.rulebook.ranch_table import after, sit

SEATS = 5
DINERS = ("griffin", *reversed(TOKENS[8:14]))


def named_counts(row: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(names, row, strict=True) if count}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"solo_house": True}),
        (2, {"edition": "en", "seasons": 3}),
        (4, {}),
        (5, {"unlimited_supply": True, "basic_egg": "level1", "medal_needs": 3}),
    ],
)
def test_the_tensor_says_what_the_view_says(seats: int, options: dict):
    for view, tensor, order in all_the_way("ranch", seats, 3, **options):
        assert one(tensor["me"], range(SEATS)) == view["seat"]
        assert tensor["present"] == filled([1] * seats, SEATS)
        assert one(tensor["phase"], list(Phase)).name.lower() == view["phase"]
        for name in ("season", "seasons", "deck"):
            assert tensor[name] == view[name]
        assert one(tensor["first"][:seats], order) == view["first"]
        assert one(tensor["turn"][:seats], order) == view["turn"]
        assert dict(zip(ESSENCES, tensor["discards"], strict=True)) == view["discards"]
        if view["supply"] is not None:
            assert tensor["supply"] == list(view["supply"].values())
        assert chosen(tensor["display"], POWERS) == sorted(filter(None, view["display"]), key=POWERS.index)
        assert sum(tensor["power_deck"]) == view["power_deck"]
        assert chosen(tensor["power_discards"], POWERS) == view["power_discards"]
        assert chosen(tensor["medals_up"], MEDALS) == view["medals"]
        check_turn(tensor, view)
        if view["hand"] is not None:
            assert dict(zip(ESSENCES, tensor["hand"], strict=True)) == view["hand"]
        else:
            assert sum(tensor["hand"]) == 0
        others = sum(view["ranches"][seat]["cards"] for seat in order if seat != view["seat"])
        assert sum(tensor["unseen"]) == view["deck"] + others
        among = [[0] * 4 for _ in range(SEATS)]
        for card in view["known_among"]:
            for seat in card["seats"]:
                among[order.index(seat)][ESSENCES.index(card["essence"])] += 1
        assert tensor["among"] == among
        for place, seat in enumerate(order):
            check_ranch(tensor, place, view["ranches"][seat], view["asks"][seat])


def check_turn(tensor: dict, view: dict) -> None:
    for name in ("this", "last"):
        turn = view["last_turn"] if name == "last" else (view["this_turn"] or {}).get("combination")
        assert one(tensor[name], COMBINATIONS) == (turn["combination"] if turn else None)
        assert tensor[f"{name}_farmers"] == (turn["farmers"] if turn else 0)
    if view["this_turn"] is not None:
        names = ("acted", "made", "lifted", "blue_played", "spent", "hatching", "level")
        assert [tensor[name] for name in names] == list(view["this_turn"].values())[:7]
        assert one(tensor["giving"], TOKENS[:BASIC]) == view["this_turn"]["giving"]


def check_ranch(tensor: dict, place: int, ranch: dict, ask: str | None) -> None:
    assert named_counts(tensor["tokens"][place], TOKENS) == ranch["tokens"]
    assert named_counts(tensor["known"][place], ESSENCES) == ranch["known"]
    assert chosen(tensor["blue"][place], POWERS[:BLUES]) == ranch["blue"]
    assert chosen(tensor["red"][place], POWERS[BLUES:]) == ranch["red"]
    assert chosen(tensor["medals"][place], MEDALS) == ranch["medals"]
    for name in ("cards", "score", "banned"):
        assert tensor[name][place] == ranch[name]
    assert one(tensor["ask"][place], list(Ask)).name.lower() == (ask or "nothing")
    assert one(tensor["feeding"][place], DINERS) == ranch["feeding"]
    if ranch["ready"] is not None:
        assert [count for count in tensor["ready"][place] if count] == list(ranch["ready"].values())
    if ranch["free_pair"] is not None:
        assert tensor["paired"][place] == (not ranch["free_pair"])


def test_a_stolen_card_is_known_to_thief_and_victim():  # 14.3
    match = sit({"hand": "1 Farmer", "powers": ["Steal a Card"]}, {"hand": "1 Griffin"}, {"hand": "1 Dragon"})
    after(match, "play Steal a Card on seat 1")
    thief, victim, other = (named(match, seat) for seat in range(3))
    assert thief["hand"][GRIFFIN] == 1 and thief["exposed"][1] == [0, 1, 0, 0]
    assert victim["known"][2] == [0, 1, 0, 0]  # the thief sits two places on from the victim
    assert not any(map(sum, other["known"])) and not any(map(sum, named(match, None)["known"]))
    assert other["unseen"] != thief["unseen"]


def test_cards_that_may_lie_in_several_hands_stand_at_each_of_them():  # 14.3
    match = sit(
        {"hand": "1 Farmer"},
        {"hand": "1 Griffin"},
        {"hand": "1 Dragon"},
        known_among=[{"seat": 2, "essence": "Griffin", "seats": [0, 1]}],
    )
    assert named(match, 2)["among"][:3] == [[0, 0, 0, 0], [0, 1, 0, 0], [0, 1, 0, 0]]
    assert not any(map(sum, named(match, 0)["among"]))


def test_the_own_hand_and_the_discards_tell_what_is_still_to_come():  # 14.2
    match = sit({"hand": "2 Mandrake, 1 Farmer"}, {"hand": "3 Dragon"})
    tensor = named(match, 0)
    position = match.position()
    for kind in (MANDRAKE, GRIFFIN, DRAGON, FARMER):
        name = ESSENCES[kind]
        assert tensor["unseen"][kind] == position["deck"][name] + position["hands"][1].get(name, 0)


def test_a_swap_is_told_while_it_is_pending():  # 7.5
    match = sit({"has": "1 mandrake", "powers": ["Swap"]}, {"has": "1 griffin, 1 level-1 egg"})
    after(match, "play Swap giving mandrake")
    assert one(named(match, 1)["giving"], TOKENS[:BASIC]) == "mandrake"
    assert one(named(match, 0)["ask"][0], list(Ask)) == Ask.SWAP


def test_the_tensor_contains_the_options():
    match = sit({}, {}, options={"edition": "en", "seasons": 3, "basic_egg": "level1", "medal_needs": 4})
    tensor = named(match, None)
    assert [tensor[name] for name in ("english", "seasons", "level_1_only", "medal_needs")] == [1, 3, 1, 4]
    assert [tensor[name] for name in ("beginner", "unlimited", "solo", "breeding_effects")] == [0, 0, 0, 1]
