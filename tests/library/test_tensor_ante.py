"""The tensor of Le Jeu des Dragons says what the view says."""

from __future__ import annotations

from collections import Counter

import pytest

from dragonhall.games.ante.box import KINDS, NAMES, STRENGTH
from dragonhall.games.ante.table import Ask
from tests.library.tensors import all_the_way, chosen, clockwise, filled, named, one
from tests.rulebook.ante_table import ANN, BOB, CAL, antes, card, cards, event, plays, table

SEATS = 6
BOBS, CALS = "Red 3, Red 2, Red 5", "Blue 1, Blue 2, Blue 4"


def strength(name: str | None) -> int:
    return 0 if name is None else int(STRENGTH[NAMES.index(name)])


def hands(tensor: dict) -> list[list[str]]:
    return [chosen(row, NAMES) for row in tensor["hands"]]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (4, {"hoard": 30, "gambits": 5, "slayer": "weaker_or_equal"}),
        (6, {"hoard": 20, "eliminations": 3, "no_winner": "extra_round"}),
    ],
)
def test_the_tensor_says_what_the_view_says(seats: int, options: dict):
    for view, tensor, order in all_the_way("ante", seats, 8, **options):
        players = [view["players"][seat] for seat in order]
        assert one(tensor["me"], range(SEATS)) == view["seat"]
        assert tensor["present"] == filled([1] * seats, SEATS)
        assert one(tensor["ask"], list(Ask)).name.lower() == view["ask"]
        for name in ("leader", "turn", "priest"):
            assert one(tensor[name][:seats], order) == view[name]
        assert sorted(chosen(tensor["to_act"][:seats], order)) == view["to_act"]
        for name in ("gambit", "round", "stakes", "deck", "weakest_wins", "last_gambit", "wanted"):
            assert tensor[name] == view[name]
        assert one(tensor["power"], KINDS) == view["power"]
        assert tensor["acting_strength"] == strength(view["acting"])
        if view["acting"] is not None:
            assert view["acting"].startswith(one(tensor["acting"], KINDS))
        if view["must_not_exceed"] is not None:
            assert tensor["bar"] == view["must_not_exceed"]
        for name in ("gold", "strength", "may_win", "anted", "colour_flight", "strength_flight", "out"):
            assert tensor[name] == filled([player[name] for player in players], SEATS)
        assert tensor["hand_size"] == filled([player["hand"] for player in players], SEATS)
        assert tensor["played"] == filled([strength(player["played"]) for player in players], SEATS)
        known = [player["known"] for player in players]
        if view["seat"] is not None:
            known[0] = view["hand"]
        assert hands(tensor) == filled(known, SEATS, [])
        assert chosen(tensor["somewhere"], NAMES) == view["in_some_hand"]
        assert one(tensor["my_ante"], NAMES) == view["my_ante"]
        assert set(chosen(tensor["antes"], NAMES)) == {ante["card"] for ante in view["antes"]}
        lying = {ante["seat"]: strength(ante["card"]) for ante in view["antes"]}
        assert tensor["ante"] == filled([lying.get(seat, 0) for seat in order], SEATS)
        assert chosen(tensor["discard"], NAMES) == view["discard"]
        flights = [set(chosen(row, NAMES)) for row in tensor["flights"]]
        assert flights == filled([set(player["flight"]) for player in players], SEATS, set())
        owed: Counter[tuple[int, int]] = Counter()
        for debt in view["debts"]:
            creditor = SEATS if debt["to"] == "stakes" else order.index(debt["to"])
            owed[order.index(debt["seat"]), creditor] += debt["gold"]
        assert tensor["debts"] == [[owed[seat, to] for to in range(SEATS + 1)] for seat in range(SEATS)]


def test_the_tensor_contains_the_options():
    match = table("Gold 9", BOBS, options={"gambits": 7, "target": 90, "eliminations": 1, "dracolich": "undead"})
    tensor = named(match, ANN)
    assert (tensor["limit"], tensor["target"], tensor["fallen"], tensor["undead"]) == (7, 90, 1, 1)
    assert tensor["no_winner"] == [1, 0, 0] and tensor["slays_equal"] == tensor["three_antes"] == 0


def test_an_ante_is_seen_by_its_seat_alone_until_all_have_chosen():  # 3.1
    match = table("Gold 9, White 1", BOBS, CALS, ask="ante")
    match.play(f"ante {card('Red 5')}", seat=BOB)
    assert one(named(match, BOB)["my_ante"], NAMES) == card("Red 5")
    for seat in (ANN, CAL, None):
        tensor = named(match, seat)
        assert one(tensor["my_ante"], NAMES) is None
        assert chosen(tensor["anted"][:3], clockwise(3, seat)) == [BOB]
        assert sum(tensor["ante"]) == 0
    antes(match, "Gold 9", "Blue 4")
    assert named(match, CAL)["ante"] == [4, 9, 5, 0, 0, 0]


def test_a_seat_knows_who_knows_its_cards():  # 13.3, 13.4
    match = plays(table("Green 6, Gold 9, Gold 4", BOBS, CALS), "play Green 6", "give Red 3")
    assert named(match, ANN)["exposed"][NAMES.index(card("Red 3"))] == 2
    assert hands(named(match, CAL))[1] == [card("Red 3")]
    match = plays(table("Red 12, White 1", BOBS, CALS, flights=("", "White 3")), "play Red 12")
    stolen = event(match, "took_card", ANN)["card"]
    assert named(match, ANN)["exposed"][NAMES.index(stolen)] == 1
    assert hands(named(match, BOB))[2] == [stolen]  # Ann sits two places on from Bob
    assert hands(named(match, CAL))[1] == hands(named(match, CAL))[2] == []


def test_what_cannot_be_in_the_deck_must_be_in_a_hand():  # 13.2
    match = table("Gold 13, White 1", BOBS, CALS, held_since=[cards(f"White 1, {BOBS}"), [], []])
    assert set(chosen(named(match, ANN)["kept"], NAMES)) == set(cards(BOBS))
    assert set(chosen(named(match, BOB)["kept"], NAMES)) == set(cards("White 1"))
    assert set(chosen(named(match, None)["kept"], NAMES)) == set(cards(f"White 1, {BOBS}"))


def test_the_dragons_a_princess_will_trigger_are_marked():  # 10.23
    match = plays(table("Princess, White 1", BOBS, flights=("Gold 2, Silver 2, Red 8", "")), "play Princess")
    tensor = named(match, BOB)
    assert set(chosen(tensor["queue"], NAMES)) == set(cards("Gold 2, Silver 2"))
    assert (tensor["good"][1], tensor["evil"][1]) == (2, 1)


def test_the_strength_to_stay_under_is_told():  # 5.2
    match = table("Gold 9, White 1", BOBS)
    assert named(match, ANN)["bar"] == 14
    plays(match, "play Gold 9")
    assert named(match, BOB)["bar"] == 9
