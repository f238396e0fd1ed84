"""Debts in Le Jeu des Dragons, what is known of hidden cards, and the cases other engines got wrong.

The comment behind each test names the rules of rules.md (and our rulings) that it shows.
"""

from __future__ import annotations

import json
import random

import pytest

import dragonhall as dh
from dragonhall.games.ante.box import NAMES
from dragonhall.games.ante.table import DEBTS
from tests.rulebook.ante_table import (
    ANN,
    BOB,
    CAL,
    antes,
    card,
    cards,
    debts,
    event,
    flight,
    gold,
    hand,
    may,
    may_have_forgotten,
    plays,
    sizes,
    stakes,
    table,
    told,
)

BOBS, CALS, DANS = "Red 3, Red 2, Red 5", "Blue 1, Blue 2, Blue 4", "Green 1, Green 2, Green 4"


def owe(seat: int, to: int | str, coins: int) -> dict[str, int | str]:
    return {"seat": seat, "to": to, "gold": coins}


# 12. Debts


def test_who_cannot_pay_it_all_owes_the_rest_and_plays_on():  # 12.1, TD-28
    match = plays(table("Green 1, White 1", BOBS, gold=[50, 3]), "play Green 1")
    assert gold(match) == [53, 0] and debts(match) == [(BOB, ANN, 2)]
    assert match.to_act == (BOB,) and not match.over


def test_antes_and_purchases_make_debts_to_the_stakes():  # 12.1, TD-28
    match = table("Gold 13, White 1, White 2", "Red 3, Red 2, Red 5", ask="ante", gold=[50, 4], stakes=0)
    antes(match, "Gold 13", "Red 3")
    assert gold(match) == [37, 0] and stakes(match) == 17 and debts(match) == [(BOB, "stakes", 9)]
    match = plays(table("Tiamat, White 1", "Red 3", gold=[50, 2], deck="Gold 13"), "play Tiamat")
    assert gold(match) == [50, 0] and debts(match) == [(BOB, "stakes", 11)] and sizes(match)[BOB] == 4


def test_debts_are_repaid_oldest_first_and_in_part():  # 12.2, TD-28
    old = [owe(BOB, "stakes", 1), owe(BOB, CAL, 3)]
    match = table("White 1, White 2", "Black 9, Red 2", CALS, leader=0, turn=1, bar=13, gold=[50, 0, 50], debts=old)
    plays(match, "play Black 9")  # steals 2: one for the stakes, one of three for Cal
    assert gold(match) == [50, 0, 51] and stakes(match) == 29 and debts(match) == [(BOB, CAL, 2)]
    assert [e["key"] for e in match.news(None)[-1] if "repaid" in e["key"]] == ["repaid_stakes", "repaid"]


def test_income_of_every_kind_repays():  # 12.2
    for played, income in (("Red 12", 1), ("Green 1", 5), ("White 8", 3)):
        hands = ("White 1, White 2", f"{played}, Red 3", CALS)
        owed = [owe(BOB, "stakes", 9)]
        match = table(*hands, leader=1, turn=1, flights=("", "", "Fool"), gold=[50, 0, 50], debts=owed)
        plays(match, f"play {played}")
        assert gold(match)[BOB] == 0 and debts(match) == [(BOB, "stakes", 9 - income)]


def test_a_repayment_to_a_debtor_repays_in_turn():  # 12.3, TD-28
    chain = [owe(ANN, BOB, 2), owe(BOB, CAL, 5), owe(CAL, "stakes", 1)]
    match = table("Black 9, White 1", BOBS, CALS, gold=[0, 0, 0], debts=chain)
    plays(match, "play Black 9")  # Ann pays Bob 2, who pays Cal 2, who pays the stakes 1 and keeps 1
    assert gold(match) == [0, 0, 1] and stakes(match) == 29 and debts(match) == [(BOB, CAL, 3)]


def test_debts_in_a_circle_cancel_out():  # 12.3
    match = table("Black 9, White 1", BOBS, gold=[0, 0], debts=[owe(ANN, BOB, 3), owe(BOB, ANN, 7)])
    plays(match, "play Black 9")
    assert debts(match) == [(BOB, ANN, 4)] and gold(match) == [2, 0]


def test_the_winner_forgets_debts_to_the_stakes_and_repays_the_others():  # 12.4, TD-28
    flights, old = ("Gold 4, Gold 6, Gold 9", "Fool, Gold 11"), [owe(ANN, "stakes", 9), owe(ANN, BOB, 4)]
    match = table("White 1, White 2", BOBS, flights=flights, round=3, turn=1, bar=1, gold=[0, 50], debts=old)
    plays(match, "play Red 3")
    assert gold(match) == [26, 54] and event(match, "debt_ignored")["gold"] == 9 and debts(match) == []


def test_others_debts_to_the_stakes_are_then_owed_to_the_winner():  # 12.5, TD-40
    flights = ("Gold 4, Gold 6, Gold 9", "Fool, Gold 11", "Druid, Priest")
    old = [owe(BOB, "stakes", 6), owe(BOB, CAL, 2), owe(ANN, BOB, 7)]
    match = table("White 1, White 2", BOBS, CALS, flights=flights, round=3, turn=2, bar=1, gold=[0, 0, 50], debts=old)
    plays(match, "play Blue 2")
    # Ann wins 30, repays Bob 7; he gives her the 6 that the stakes were owed, then Cal 1 of 2.
    assert event(match, "debt_passed_on") == {"key": "debt_passed_on", "seat": BOB, "other": ANN, "gold": 6}
    assert match.scores == (29, 0, 51) and debts(match) == [(BOB, CAL, 1)] and match.over


def test_debts_to_the_stakes_lapse_when_nobody_wins_them():  # 12.5, TD-40
    gods = ("Bahamut, Gold 6, Red 12", "Tiamat, Gold 11")
    match = table(
        "White 1, White 2", BOBS, flights=gods, round=3, turn=1, bar=1, gold=[50, 0], debts=[owe(BOB, "stakes", 6)]
    )
    plays(match, "play Red 3")
    assert event(match, "debt_lapsed") == {"key": "debt_lapsed", "seat": BOB, "gold": 6}
    assert match.over and debts(match) == []  # Bob has no gold all the same


def test_who_still_owes_after_a_gambit_is_out():  # 12.6, 11.1, TD-28
    flights = ("Gold 4, Gold 6, Gold 9", "Fool, Gold 11")
    match = table(
        "White 1, White 2", BOBS, flights=flights, round=3, turn=1, bar=1, gold=[0, 50], debts=[owe(ANN, BOB, 40)]
    )
    plays(match, "play Red 3")  # Ann wins 30 and owes 40
    assert match.over and match.scores == (0, 80) and match.winners == (BOB,) and event(match, "out")["seat"] == ANN


def test_a_thief_who_owes_the_stakes_does_not_empty_them():  # 9.1, TD-41
    match = table("Thief, White 1, White 2", BOBS, gold=[0, 50], stakes=5, debts=[owe(ANN, "stakes", 3)])
    plays(match, "play Thief", "discard White 1")
    assert stakes(match) == 3 and gold(match) == [2, 50] and debts(match) == [] and match.to_act == (BOB,)


def test_no_debt_buffer_can_overflow():  # 12.1
    """Everybody is broke and owes at every turn, over whole gambits: the debts stay far below their room."""
    longest = 0
    for seed in range(40):
        luck = random.Random(seed)
        match = dh.new("ante", seats=6, seed=seed, options={"hoard": 10, "eliminations": 5})
        while not match.over and match.ply < 400:
            seat = luck.choice(match.to_act)
            moves = list(match.moves(seat))
            greedy = [
                move
                for move in moves
                if move.name in ("pay", "tax", "target") or "Brass" in str(move) or "Green" in str(move)
            ]
            match.play(luck.choice(greedy or moves), seat=seat)
            longest = max(longest, len(debts(match)))
    assert 5 < longest < DEBTS // 4


def test_debts_alternating_between_creditors_are_kept_apart_and_others_merged():  # 12.2
    match = table("Green 1, White 1", BOBS, gold=[50, 0], debts=[owe(BOB, ANN, 2)])
    plays(match, "play Green 1")
    assert debts(match) == [(BOB, ANN, 7)]  # the latest debt was to the same creditor: nothing lies between them
    match = table("Green 1, White 1", BOBS, gold=[50, 0], debts=[owe(BOB, ANN, 2), owe(BOB, "stakes", 1)])
    plays(match, "play Green 1")
    assert debts(match) == [(BOB, ANN, 2), (BOB, "stakes", 1), (BOB, ANN, 5)]


# 13. What is known


def test_hoards_debts_and_hand_sizes_are_open():  # 13.1, TD-33
    match = table("Green 1, White 1", BOBS, CALS, gold=[50, 0, 20], debts=[owe(BOB, CAL, 2)])
    for seat in (ANN, BOB, CAL, None):
        view = match.view(seat)
        assert [p["gold"] for p in view["players"]] == [50, 0, 20] and [p["hand"] for p in view["players"]] == [2, 3, 3]
        assert view["debts"] == [owe(BOB, CAL, 2)] and view["stakes"] == 30


def test_only_you_see_your_hand():  # 13.2
    match = table("Green 1, White 1", BOBS, antes="Tiamat")
    shown = json.dumps(match.view(ANN))
    assert card("Green 1") in shown and card("Red 3") not in shown
    spectator = json.dumps(match.view(None))
    assert card("Green 1") not in spectator and "Tiamat" in spectator


def guesses(match: dh.Match, seat: int | None, count: int = 60) -> list[list[set[str]]]:
    """The hands as re-deals for a seat would have them."""
    found = []
    for seed in range(count):
        guess = match.redeal(seat, seed)
        assert guess.view(seat) == match.view(seat)
        found.append([hand(guess, other) for other in range(match.seats)])
    return found


def test_a_redeal_changes_everything_hidden_and_nothing_known():  # 13.2
    match = table("Green 1, White 1", BOBS, CALS, antes="Tiamat", discard=["Fool"])
    dealt = guesses(match, ANN)
    assert all(hands[ANN] == {"Green 1", "White 1"} for hands in dealt)
    assert all(len(hands[BOB]) == 3 and not hands[BOB] & {"Green 1", "White 1", "Tiamat", "Fool"} for hands in dealt)
    assert len({frozenset(hands[BOB]) for hands in dealt}) > 50


def test_what_went_into_a_new_deck_is_not_in_the_hands_held_since():  # 13.2
    match = table("Gold 13, White 1", BOBS, CALS, flights=("Gold 2",), round=2, deck="Fool")
    plays(match, "play Gold 13")  # draws the Fool and one card of the new deck
    assert "reshuffled" in told(match)
    old = {"Red 3", "Red 2", "Red 5", "Blue 1", "Blue 2", "Blue 4"}
    for hands in guesses(match, ANN):
        assert hands[BOB] | hands[CAL] == old  # everybody could count what was in the pile
    for hands in guesses(match, BOB):
        assert hands[CAL] <= old | {"White 1", "Fool"}
        assert len(hands[ANN] - old - {"White 1", "Fool"}) == 1
    assert len({frozenset(hands[BOB]) for hands in guesses(match, ANN)}) > 3


def test_what_went_into_a_deck_before_the_last_is_remembered_too():  # 13.2
    # Bob's cards were held when the deck was made new twice; Cal's came from the first of those decks.
    since = [cards(f"{BOBS}, {CALS}"), cards(BOBS), []]
    match = table("Gold 13, White 1", BOBS, CALS, held_since=since)
    for hands in guesses(match, ANN):
        assert hands[BOB] == {"Red 3", "Red 2", "Red 5"} and hands[CAL] == {"Blue 1", "Blue 2", "Blue 4"}


@pytest.mark.parametrize("seat", [BOB, CAL, None])
def test_cards_taken_from_the_antes_are_known(seat: int | None):  # 13.3
    match = plays(table("Bronze 9, White 1", BOBS, CALS, antes="Gold 13, Blue 7, Green 10"), "play Bronze 9")
    assert match.view(seat)["players"][ANN]["known"] == [card("Blue 7"), card("Green 10")]
    assert all({"Blue 7", "Green 10"} <= hands[ANN] for hands in guesses(match, seat))


def test_given_and_shown_cards_are_known_until_they_are_played():  # 13.3
    match = plays(table("Green 6, Gold 9, Gold 4", BOBS, CALS), "play Green 6", "give Red 3")
    assert match.view(CAL)["players"][ANN]["known"] == [card("Red 3")]
    assert match.view(ANN)["players"][ANN]["known"] == []
    assert all("Red 3" in hands[ANN] for hands in guesses(match, CAL))
    match = plays(table("Black 9, White 1", BOBS, CALS, known={card("Black 9"): {}}), "play Black 9")
    assert match.view(CAL)["players"][ANN]["known"] == []


def test_a_stolen_card_is_known_to_thief_and_victim_only():  # 13.4
    match = plays(table("Red 12, White 1", BOBS, CALS, flights=("", "White 3")), "play Red 12")
    stolen = event(match, "took_card", BOB)["card"]
    assert match.view(BOB)["players"][ANN]["known"] == [stolen]
    assert match.view(CAL)["players"][ANN]["known"] == match.view(None)["players"][ANN]["known"] == []
    assert all(stolen.replace(" Dragon ", " ") in hands[ANN] for hands in guesses(match, BOB))
    assert any(stolen.replace(" Dragon ", " ") not in hands[ANN] for hands in guesses(match, CAL))


def test_after_an_unseen_theft_the_others_are_no_longer_sure():  # 13.5
    known = {card(name): {} for name in ("Red 3", "Red 2")}
    match = table("Red 12, White 1", BOBS, CALS, flights=("", "White 3"), known=known)
    assert match.view(CAL)["players"][BOB]["known"] == [card("Red 2"), card("Red 3")]
    plays(match, "play Red 12")
    for outsider in (CAL, None):
        view = match.view(outsider)
        assert view["players"][BOB]["known"] == view["players"][ANN]["known"] == []
        assert view["in_some_hand"] == [card("Red 2"), card("Red 3")]
        places = set()
        for hands in guesses(match, outsider, 120):
            assert {"Red 2", "Red 3"} <= hands[ANN] | hands[BOB]  # they never left those two hands
            assert not {"Red 2", "Red 3"} <= hands[ANN]  # one card was taken, not two
            places.add("Red 2" in hands[ANN])
        assert places == {True, False}
    both = match.view(BOB)
    assert both["in_some_hand"] == [] and len(both["players"][ANN]["known"]) == 1


def full_memory(bobs: str = BOBS, cals: str = CALS) -> dh.Match:
    """Cal and Bob have stolen one card from each other twenty times, and a Red 5 was seen before."""
    there = {"from": BOB, "to": CAL, "card": card("Blue 1")}
    back = {"from": CAL, "to": BOB, "card": card("Blue 1")}
    return table(
        "Red 12, White 1", bobs, cals, flights=("", "White 3"), unseen_thefts=[back, there] * 10,
        known={card("Red 5"): {"sure": []}, card("Red 2"): {"heard": ["2"]}, card("White 1"): {}},
        held_since=[cards("Red 3, Blue 1")],
    )  # fmt: skip


def test_with_too_many_open_thefts_everybody_forgets_what_they_are_not_sure_of():  # 13.7
    match = full_memory()
    assert match.view(None)["in_some_hand"] == [card("Red 5")]
    plays(match, "play Red 12")
    position = match.position()
    assert position["held_since"] == []
    assert [(theft["from"], theft["to"]) for theft in position["unseen_thefts"]] == [(BOB, ANN)]
    for seat in (CAL, None):
        assert card("Red 5") not in match.view(seat)["in_some_hand"]
        assert match.view(seat)["players"][ANN]["known"] == [card("White 1")]
    assert match.view(CAL)["in_some_hand"] == [card("Red 2")]


def test_who_alone_is_in_doubt_forgets_alone():  # 13.7
    """Only Cal could tell the cards of these thefts apart: Cal forgets the Red 5, and nobody else forgets anything."""
    there = {"from": BOB, "to": CAL, "card": card("Blue 1"), "open_for": ["2"]}
    back = {"from": CAL, "to": BOB, "card": card("Blue 1"), "open_for": ["2"]}
    match = table(
        "Red 12, White 1", BOBS, CALS, flights=("", "White 3"), unseen_thefts=[back, there] * 10,
        known={card("Red 5"): {"heard": ["2"], "sure": []}, card("Red 2"): {"sure": []}, card("White 1"): {}},
        held_since=[cards("Red 3, Blue 1")],
    )  # fmt: skip
    assert set(match.view(CAL)["in_some_hand"]) == {card("Red 5"), card("Red 2")}
    plays(match, "play Red 12")
    assert match.view(CAL)["in_some_hand"] == match.view(None)["in_some_hand"] == [card("Red 2")]
    assert match.view(CAL)["players"][ANN]["known"] == [card("White 1")]
    assert match.position()["held_since"] == [cards("Blue 1, Red 3")]
    assert [(theft["from"], theft["to"]) for theft in match.position()["unseen_thefts"]] == [(BOB, ANN)]


def test_what_is_forgotten_does_not_depend_on_where_cards_are():  # 13.7
    """Two tables that a spectator cannot tell apart: no re-deal shows who truly had the Red 5."""
    one, two = full_memory(), full_memory("Red 3, Red 2, Blue 2", "Blue 1, Red 5, Blue 4")
    assert one.view(None) == two.view(None)
    for match in (one, two):
        plays(match, "play Red 12")
    assert one.view(None) == two.view(None)
    for seed in range(20):
        dealt = [[hand(match.redeal(None, seed), seat) for seat in range(3)] for match in (one, two)]
        assert dealt[0] == dealt[1]


def test_the_view_of_the_others_does_not_depend_on_what_was_stolen():  # 13.5
    known = {card(name): {} for name in ("Red 3", "Red 2")}
    views, stolen = set(), set()
    for seed in range(20):
        match = table("Red 12, White 1", BOBS, CALS, flights=("", "White 3"), known=known, seed=seed)
        plays(match, "play Red 12")
        stolen.add(event(match, "took_card", BOB)["card"])
        views.add(json.dumps([match.view(CAL), match.news(CAL)[-1]]))
    assert len(stolen) == 3 and len(views) == 1


def test_what_everybody_heard_of_survives_every_redeal():  # 13.5
    known = {card(name): {} for name in ("Red 3", "Red 2")}
    match = plays(table("Red 12, White 1", BOBS, CALS, flights=("", "White 3"), known=known), "play Red 12")
    for seat in (ANN, BOB, CAL, None):
        for seed in range(30):
            assert match.redeal(seat, seed).view(None) == match.view(None)


@pytest.mark.parametrize("shown", ["Gold 9", "Gold 11"])
def test_a_card_shown_after_an_unseen_theft_cannot_be_the_stolen_one(shown: str):  # 10.8, 13.5
    # Cal stole one of Bob's cards; the others cannot say which, until Bob shows one of those he had then.
    theft = {"from": BOB, "to": CAL, "card": card("Silver 2"), "left": cards("Gold 9, Gold 11")}
    match = table(
        "Princess, White 3, White 4, White 6, White 8, Blue 1, Blue 2, Blue 4, Blue 7",
        "Gold 9, Gold 11, Red 12",
        "Silver 2, Blue 9",
        flights=("Brass 4, Gold 2", "Blue 11, Red 10", "Black 1, Black 2"),
        round=3,
        unseen_thefts=[theft],
    )
    plays(match, "play Princess", "trigger Gold 2", f"give {shown}")
    assert "kept" in told(match)
    for seat in (ANN, None):
        assert all(shown in hands[BOB] for hands in guesses(match, seat, 60))
        assert any("Silver 2" in hands[BOB] for hands in guesses(match, seat, 60))


class Told:
    """What a seat can conclude from its own news: in which hands each card it has seen may lie."""

    def __init__(self) -> None:
        self.hands: dict[str, set[int]] = {}

    def hear(self, event: dict) -> None:
        key, seat, other, name = (event.get(word) for word in ("key", "seat", "other", "card"))
        if key in ("took_ante", "kept"):
            self.hands[name] = {seat}
        elif key == "gave":
            self.hands[name] = {other}
        elif key == "took_card":
            self.hands[name] = {seat}
        elif key == "took":
            for places in self.hands.values():
                if other in places:
                    places.add(seat)
        elif key in ("played", "ante", "discarded"):
            self.hands.pop(name, None)


@pytest.mark.parametrize("seed", [0, 2, 4, 5, 7])
def test_redeals_never_contradict_what_a_seat_was_told(seed: int):  # 13.3, 13.4, 13.5
    luck, seats = random.Random(seed), 3 + seed % 4
    match = dh.new("ante", seats=seats, seed=seed)
    told_to = {seat: Told() for seat in [*range(seats), None]}
    doubted = 0
    while not match.over and match.ply < 160:
        kept = len(match.position()["unseen_thefts"])
        seat = luck.choice(match.to_act)
        moves = list(match.moves(seat))
        telling = [
            m for m in moves if m.name in ("give", "take") or str(m).split()[1] in ("Red", "Bronze", "Green", "Brass")
        ]
        match.play(luck.choice(telling or moves), seat=seat)
        if may_have_forgotten(match, kept):
            break  # but who was told has not (13.7)
        for who, mind in told_to.items():
            for event_ in match.news(who)[-1]:
                mind.hear(event_)
        if match.ply % 4:
            continue
        for who, mind in told_to.items():
            view = match.view(who)
            sure = {name: where for where, p in enumerate(view["players"]) for name in p["known"]}
            mine = {name for name, places in mind.hands.items() if who in places}
            expected = {name: places for name, places in mind.hands.items() if name not in mine}
            assert sure == {name: min(places) for name, places in expected.items() if len(places) == 1}
            assert set(view["in_some_hand"]) == {name for name, places in expected.items() if len(places) > 1}
            doubted += len(view["in_some_hand"])
            for guess in (match.redeal(who, luck.randrange(1000)) for _ in range(3)):
                for name, places in expected.items():
                    assert any(name in guess.view(where)["hand"] for where in places), name
    assert doubted > 0


def test_who_must_give_is_asked_even_with_nothing_to_give():  # 13.6
    match = plays(table("Green 6, Gold 9", "Gold 2, Gold 4, Silver 2", CALS), "play Green 6")
    assert match.to_act == (BOB,) and may(match) == ["pay 5 gold"]


def test_nobody_is_asked_when_all_can_see_that_nothing_can_be_given():  # 13.6
    match = plays(table("Green 6, Gold 9", "", CALS), "play Green 6")
    assert event(match, "paid")["gold"] == 5 and match.view(None)["ask"] == "play"


def test_a_redeal_while_antes_are_chosen_hides_them_too():  # 3.1, 13.2
    match = dh.new("ante", seats=3, seed=5)
    match.play(match.moves(CAL)[0], seat=CAL)
    chosen = {match.redeal(ANN, seed).view(CAL)["my_ante"] for seed in range(40)}
    assert len(chosen) > 20


# What other engines got wrong


def test_a_copper_replacement_completes_a_special_flight():  # 10.11, 8.1, TD-39
    match = table("Copper 1, White 1", BOBS, flights=("Gold 6, Gold 11", "Fool, White 8"), round=3, deck="Gold 2")
    plays(match, "play Copper 1")
    assert flight(match, ANN)[-1] == "Gold 2" and event(match, "colour_flight")["gold"] == 6


def test_gold_is_never_negative_and_a_poor_player_is_never_stuck():  # 12.1
    match = table("Bahamut, White 1", BOBS, flights=("", "Gold 2, White 8"), round=3, gold=[50, 3])
    plays(match, "play Bahamut")
    assert gold(match) == [53, 0] and debts(match) == [(BOB, ANN, 7)] and match.to_act == (BOB,)
    match = table("Green 6, White 1", "Gold 2, Gold 4, Gold 6", gold=[50, 0])
    plays(match, "play Green 6", "pay 5 gold")
    assert debts(match) == [(BOB, ANN, 5)] and match.to_act == (BOB,)


def test_whole_games_keep_hands_below_ten_and_gold_above_nothing():  # 6.1, 12.1
    for seed in range(6):
        match, luck = dh.new("ante", seats=2 + seed % 5, seed=seed), random.Random(seed)
        while not match.over:
            seat = luck.choice(match.to_act)
            match.play(luck.choice(match.moves(seat)), seat=seat)
            assert max(sizes(match)) <= 10 and min(gold(match)) >= 0 and stakes(match) >= 0
            assert match.view(None)["ask"] != "ante" or debts(match) == []  # debts live within one gambit (12.6)


# Positions


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"hands": [[NAMES[0]], [NAMES[0]]]}, "lies in two places"),
        ({"hands": [[NAMES[0]], [NAMES[1]]], "discard": [NAMES[0]]}, "lies in two places"),
        ({"hands": [list(NAMES[:11]), []]}, "at most 10"),
        ({"hands": [[], [NAMES[0]]]}, "has none"),
        ({"hands": [["Pink Dragon 3"], []]}, "hands"),
        ({"hands": [[NAMES[0]], []], "gold": [1, 2, 3]}, "list of 2 numbers"),
        ({"hands": [[NAMES[0]], []], "debts": [{"seat": 0, "to": 1, "gold": 3}]}, "repay"),
        ({"hands": [[NAMES[0]], []], "debts": [{"seat": 0, "to": 0, "gold": 3}]}, "itself"),
        ({"hands": [[NAMES[0]], []], "stakes": 0}, "empty stakes"),
        ({"hands": [[NAMES[0]], []], "known": {NAMES[5]: {}}}, "no hand"),
        ({"hands": [[NAMES[0]], []], "ask": "ante"}, "no card for the ante"),
        ({"hands": [[NAMES[0]], []], "flight": []}, "flights"),
        ({"hands": [[NAMES[0]], []], "out": [0], "gold": [0, 50]}, "in the game"),
        ({"hands": [[NAMES[0]], []], "flights": [[NAMES[3], NAMES[4]], []], "rounds": [[1, 1], []]}, "same round"),
        ({"hands": [[NAMES[0]], []], "debts": 7}, "debts are a list"),
        ({"hands": [[NAMES[0]], []], "rounds": 3}, "rounds says"),
        ({"hands": [[NAMES[0]], []], "played": [1]}, "played is a list"),
        ({"hands": [[NAMES[0]], []], "played": [NAMES[9], None]}, "not in its flight"),
        ({"hands": [[NAMES[0]], []], "still_to_trigger": [NAMES[40]]}, "still to trigger"),
        ({"hands": [[NAMES[0]], [NAMES[1]]], "to_act": [0, 1]}, "only antes"),
        ({"hands": [[NAMES[0]], [NAMES[1]]], "to_act": [1]}, "whose turn it is"),
        ({"hands": [[NAMES[0]], [NAMES[1]]], "ask": "blue", "power": "Red Dragon", "acting": "Fool"}, "does not ask"),
        ({"hands": [[NAMES[0]], [NAMES[1]]], "ask": "blue", "power": "Blue Dragon", "acting": "Fool"}, "acts, but"),
        ({"hands": [[NAMES[0]], [NAMES[1]]], "ask": "order"}, "no answer to give"),
        ({"hands": [[NAMES[0]], [NAMES[1]]], "ask": "spoils", "wanted": 1}, "cannot be wanted"),
        ({"hands": [[NAMES[0]], [NAMES[1]]], "to_act": []}, "must answer"),
        ({"hands": [[NAMES[0]], [NAMES[1]]], "ask": "ante", "chosen_antes": [NAMES[1], None]}, "does not hold it"),
        ({"hands": [[NAMES[0]], [NAMES[1]]], "ask": "ante", "chosen_antes": 3}, "chosen_antes is a list"),
        ({"hands": [[NAMES[0]], [NAMES[1]]], "known": 3}, "known is given by card"),
        ({"hands": [[NAMES[0]], [NAMES[1]]], "unseen_thefts": 3}, "unseen_thefts is a list"),
        ({"hands": [[NAMES[0]], [NAMES[1]]], "out": [1]}, "out of the game"),
    ],
)
def test_impossible_positions_are_refused_with_a_sentence(wrong: dict, why: str):  # 6.1, 12.2
    with pytest.raises(dh.BadPosition, match=why):
        dh.position({"game": "ante", "seats": 2} | wrong)
