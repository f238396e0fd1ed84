"""Le Jeu des Dragons: what a seat can know after unseen thefts and new decks (rule 13), beside a list of all cases."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import dragonhall as dh
from dragonhall.games.ante import view_thefts
from dragonhall.games.ante.box import NAMES
from tests.rulebook.ante_mind import Mind
from tests.rulebook.ante_table import ANN, BOB, CAL, DAN, card, cards, hand, may_have_forgotten, plays, table, told

CHAIN = {
    "round": 1,
    "leader": 1,
    "turn": 1,
    "stakes": 20,
    "known": {card("Copper 10"): {}, card("Bronze 11"): {"heard": ["3"]}},
}


def chained(seed: int = 0) -> dh.Match:
    """Bob steals from Ann, then Cal from Bob; Dan sees neither card."""
    hands = ("Blue 1, Bronze 11", "Red 5, Copper 10, Archmage", "Red 3, Brass 5", "Green 1, Green 2")
    return plays(table(*hands, seed=seed, **CHAIN), "play Red 5", "target seat 0", "play Red 3")


@pytest.mark.parametrize("seed", range(2))
def test_after_two_chained_thefts_no_card_lies_where_it_cannot(seed: int):  # 13.5, TD-54
    match, places = chained(seed), Counter()
    for at in range(300):
        hands = [hand(match.redeal(DAN, at), seat) for seat in range(4)]
        places[tuple(where(hands, name) for name in ("Copper 10", "Bronze 11"))] += 1
    # Each theft took each card equally often: the Copper was never Ann's, the Bronze may have gone on to Cal.
    expected = {(BOB, ANN): 2, (CAL, ANN): 1, (CAL, BOB): 1, (BOB, BOB): 1, (BOB, CAL): 1}
    assert set(places) == set(expected)
    assert chi_square(places, {place: share / 6 for place, share in expected.items()}) < LIMIT[4]


def where(hands: list[set[str]], name: str) -> int:
    return next(seat for seat, cards in enumerate(hands) if name in cards)


LIMIT = {4: 23.5}
"""Exceeded once in 10,000 by chance; for many degrees of freedom see ``likely``."""


def chi_square(found: Counter, shares: dict) -> float:
    total = sum(found.values())
    return sum((found[one] - share * total) ** 2 / (share * total) for one, share in shares.items())


def likely(value: float, freedom: int) -> bool:
    """Not beyond what chance does once in some 30,000 (Wilson and Hilferty)."""
    return ((value / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / (2 / (9 * freedom)) ** 0.5 < 4


SMALL = {
    "two thefts in a chain": (
        ("Blue 1, Bronze 11", "Red 5, Copper 10, Archmage", "Red 3, Brass 5", "Green 1, Green 2"),
        {"leader": 1, "turn": 1, "known": {card("Copper 10"): {}, card("Bronze 11"): {}}},
        ("play Red 5", "target seat 0", "play Red 3"),
    ),
    "there and back": (
        ("Red 12, White 1, Gold 2", "Red 3, Gold 9, White 2", "Green 1, Green 2"),
        {"flights": ("", "White 3"), "round": 1, "known": {card("Gold 9"): {}, card("Gold 2"): {}}},
        ("play Red 12", "play Red 3"),
    ),
    "the Archmage copies": (
        ("Archmage, White 1, Gold 2", "Red 3, Gold 9, White 2", "Green 1, Green 2, Fool"),
        {"flights": ("", "White 3"), "round": 1, "antes": "Red 12", "known": {card("Gold 9"): {}, card("Gold 2"): {}}},
        ("play Archmage", "play Red 3"),
    ),
    "a card of those left is played": (
        ("Red 12, White 1, Gold 2", "Blue 4, Gold 9, White 2", "Green 1, Green 2"),
        {"flights": ("", "White 3"), "round": 1, "known": {card("Gold 9"): {}}},
        ("play Red 12", "play Blue 4"),
    ),
}


@pytest.mark.parametrize("name", SMALL)
def test_redeals_are_even_over_all_that_may_be_the_case(name: str):  # 13.2, 13.4, 13.5, TD-54
    hands, more, moves = SMALL[name]
    tried = 0
    for seed in range(6):
        match = table(*hands, deck="Priest, Druid", seed=seed, **more)
        minds = {seat: Mind(match, seat) for seat in [*range(match.seats), None]}
        try:
            plays(match, *moves)
        except StopIteration:
            continue  # The theft took the card that was to be played.
        tried += 1
        for seat, mind in minds.items():
            for events in match.news(seat)[1:]:
                mind.hear(events)
            found = Counter(mind.case_of(match.redeal(seat, at)) for at in range(400))
            total = sum(mind.cases.values())
            shares = {case: weight / total for case, weight in mind.cases.items()}
            assert set(found) <= set(shares), f"seat {seat} is dealt what cannot be"
            if len(shares) > 1:
                assert likely(chi_square(found, shares), len(shares) - 1), (seat, found, shares)
    assert tried > 0


def test_names_are_even_over_all_worlds():  # 13.2, 13.5
    # Cal has heard of the Gold 9; the Priest and the Druid are in the deck: every world can be listed.
    match = table(
        "Red 12, White 1", "Blue 4, White 2, Gold 9", "Green 1, Green 2", flights=("", "White 3"), round=1,
        deck="Priest, Druid", known={card("Gold 9"): {}},
    )  # fmt: skip
    mind = Mind(match, CAL)
    plays(match, "play Red 12")
    for events in match.news(CAL)[1:]:
        mind.hear(events)
    total = sum(mind.cases.values())
    worlds: Counter = Counter()
    for seed in range(1200):
        guess = match.redeal(CAL, seed)
        worlds[tuple(tuple(sorted(hand(guess, seat))) for seat in (ANN, BOB))] += 1
    expected = sum(mind.worlds_of(case) for case in mind.cases)
    assert len(worlds) == expected == 60
    shares = {}
    for world in worlds:
        stolen = next(case for case in mind.cases if (card("Gold 9") in case[ANN][0]) == ("Gold 9" in world[0]))
        shares[world] = mind.cases[stolen] / total / mind.worlds_of(stolen)
    assert abs(sum(shares.values()) - 1) < 1e-9 and likely(chi_square(worlds, shares), expected - 1)


@pytest.mark.parametrize("seed", range(5))
def test_redeals_fit_all_that_was_ever_told(seed: int):  # 13.2, 13.3, 13.4, 13.5, TD-54
    """Whole matches with many thefts and new decks: no re-deal contradicts anything since the beginning, as long as
    there is room for all that is kept in mind (13.7)."""
    luck, seats = random.Random(seed), 3 + seed % 4
    match = dh.new("ante", seats=seats, seed=seed, options={"hoard": 100, "eliminations": 5})
    minds = {seat: Mind(match, seat) for seat in [*range(seats), None]}
    thefts = looked = 0
    while not match.over and match.ply < 160:
        kept = len(match.position()["unseen_thefts"])
        seat = luck.choice(match.to_act)
        moves = list(match.moves(seat))
        telling = [m for m in moves if m.name in ("give", "take") or str(m).split()[1] in ("Red", "Bronze", "Archmage")]
        match.play(luck.choice(telling or moves), seat=seat)
        if may_have_forgotten(match, kept):
            break  # but a mind here has not (13.7)
        for who, news in zip([*range(seats), None], match.last_news(), strict=True):
            minds[who].hear(news)
            thefts += any(event["key"] == "took" for event in news)
        if match.ply % 5:
            continue
        for who, mind in minds.items():
            assert mind.case_of(match) in mind.cases, "the list of cases is wrong"
            looked += len(mind.cases) > 1
            guess, again = match.redeal(who, luck.randrange(10**6)), luck.randrange(10**6)
            assert mind.case_of(guess) in mind.cases, (who, match.ply)
            assert not unlike(match.redeal(who, again), guess.redeal(who, again)), (who, match.ply)
    assert thefts > 0 and looked > 0


def unlike(one: dh.Match, two: dh.Match) -> list[str]:
    """Return the fields in which two tables differ, except those that a key ignores."""
    names = [name for name in one.game.Table.fields if name not in one.game.counsel.ignored_in_key]
    tables = one._board.tables, two._board.tables
    return [name for name in names if tables[0][name].tobytes() != tables[1][name].tobytes()]


def few_ways() -> dh.Match:
    """Cal stole three of Bob's ten cards, and each was one that all had known: one way in 720."""
    bobs = "White 1, White 2, White 3, White 4, Blue 1, Blue 2, Blue 4"
    thefts = [{"from": BOB, "to": CAL, "card": at + 3} for at in range(3)]
    seen = [{"seen_in": CAL, "heard": ["0", "1", "3", "4", "5", "watchers"]} for _ in range(3)]
    return table(
        "Gold 9, Fool", bobs, "Green 1, Green 2", known={card("Blue 4"): {"sure": []}}, unseen_thefts=thefts + seen
    )


def test_a_world_that_fits_is_found_where_few_do():  # 13.5
    match = few_ways()
    for seat in (ANN, None):
        for seed in range(30):
            guess, other = match.redeal(seat, seed), match.redeal(seat, seed + 99)
            assert "Blue 4" in hand(guess, BOB) and [len(hand(guess, who)) for who in range(3)] == [2, 7, 2]
            assert not unlike(guess, other.redeal(seat, seed))
            assert dh.position(guess.position()).position() == guess.position()


def test_a_search_without_end_is_broken_off(monkeypatch: pytest.MonkeyPatch):  # 13.5
    """Where no way is found in so many steps, the thefts are made to fit: the view stays, nothing hidden decides."""
    monkeypatch.setattr(view_thefts, "STEPS", 3)
    monkeypatch.setattr(view_thefts, "TRIES", 1)
    search, found = view_thefts.search, []
    monkeypatch.setattr(view_thefts, "search", lambda *numbers: found.append(search(*numbers)) or found[-1])
    match = few_ways()
    for seat in (ANN, CAL, None):
        for seed in range(10):
            guess, other = match.redeal(seat, seed), match.redeal(seat, seed + 99)
            assert guess.view(seat) == match.view(seat)
            assert [len(hand(guess, who)) for who in range(3)] == [2, 7, 2]
            assert not unlike(guess, other.redeal(seat, seed))
            assert len(set.union(*(hand(guess, who) for who in range(3)))) == 11
    assert found and not any(found)


def test_a_redeal_depends_on_nothing_but_what_the_seat_knows():  # 13.5, TD-54
    """Worlds that the seat cannot tell apart are re-dealt alike."""
    for seed in range(2):
        match = chained(seed)
        for seat in (ANN, BOB, CAL, DAN, None):
            for at in range(4):
                other = match.redeal(seat, at)
                for again in range(3):
                    one, two = match.redeal(seat, again), other.redeal(seat, again)
                    assert [hand(one, who) for who in range(4)] == [hand(two, who) for who in range(4)]


def test_what_is_known_does_not_depend_on_whether_the_stolen_card_was_played():  # 13.5
    # Bob stole one of Ann's two cards, then played one that Cal had never heard of: the stolen one or one of his own.
    places: dict[bool, set[bool]] = {}
    for seed in range(30):
        match = table(
            "White 1, Gold 9", "Red 12, White 2", "Green 1, Green 2", leader=1, turn=1, flights=("Fool",), round=2,
            rounds=[[1], [], []], known={card("Gold 9"): {}}, seed=seed,
        )  # fmt: skip
        plays(match, "play Red 12")
        if "Gold 9" in hand(match, BOB):
            continue
        for own in (True, False):
            turn = {"round": 3, "played": [None] * 3, "bar": None, "leader": BOB, "turn": BOB, "to_act": [BOB]}
            again = dh.position(match.position() | turn)
            plays(again, "play White 2" if own else "play White 1")
            places.setdefault(own, set()).update("Gold 9" in hand(again.redeal(CAL, at), BOB) for at in range(20))
    assert places == {True: {True, False}, False: {True, False}}


def test_what_is_known_does_not_depend_on_when_an_unseen_card_was_drawn():  # 13.5
    # Ann stole one of Bob's three cards, then Bob drew one and played the White 2. Cal cannot say whether Bob had the
    # White 2 before the theft and drew the Priest, or the other way round.
    dealt = []
    for before, drawn in (("White 2", "Priest"), ("Priest", "White 2")):
        for seed in range(40):
            match = table(
                "Red 12, White 1", f"Gold 9, Silver 6, {before}", "Green 1, Green 2, Green 4", deck=drawn, seed=seed,
                flights=("", "White 3"), round=1, known={card("Gold 9"): {}, card("Silver 6"): {}},
            )  # fmt: skip
            plays(match, "play Red 12")
            if "Gold 9" in hand(match, ANN):
                break
        plays(match, "play Silver 6", "play Green 1", "play White 1", "play White 2")
        worlds = [[hand(match.redeal(CAL, at), seat) for seat in (ANN, BOB)] for at in range(40)]
        assert {"Gold 9" in anns for anns, _ in worlds} == {True, False}
        dealt.append((match.view(CAL), worlds))
    assert dealt[0] == dealt[1]


def test_a_redeal_does_not_depend_on_what_others_had_heard_of():  # 13.5
    # Dan has heard of Ann's Gold 9 only. That Cal has heard of a card of Bob's is nothing that Dan could know.
    for seed in range(4):
        dealt = []
        for heard in ({}, {card("Blue 4"): {"heard": ["2"]}}):
            match = table(
                "Red 12, White 1, Gold 9", "Blue 4, White 6, White 8", "Red 3, Green 2", "Green 1, Green 4",
                flights=("", "White 3"), round=1, known={card("Gold 9"): {}} | heard, dice=f"{seed + 7:016x}",
            )  # fmt: skip
            plays(match, "play Red 12")
            match.play(match.moves(BOB)[0])
            plays(match, "play Red 3")
            assert "took" in told(match)
            worlds = [[hand(match.redeal(DAN, at), seat) for seat in range(4)] for at in range(20)]
            dealt.append((match.view(DAN), worlds))
        assert dealt[0] == dealt[1]


def stolen_and_stolen_back(hidden: str) -> tuple[dh.Match, Mind]:
    """Bob steals the *hidden* card from Ann, then Cal steals the Black 5, and Ann steals it back from Cal."""
    for seed in range(400):
        match = table(
            f"Gold 9, Red 2, Black 5, {hidden}", "Red 5, Green 2", "Red 3, Green 1", round=2, leader=1, turn=1,
            flights=("Gold 13", "White 1", "Gold 11"), rounds=[[1], [1], [1]], known={card("Gold 9"): {}},
            seed=seed,
        )  # fmt: skip
        mind = Mind(match, CAL)
        try:
            plays(match, "play Red 5", "play Red 3", "play Red 2")
        except StopIteration:
            continue  # The Red 2 was stolen.
        news = match.news(CAL)[1:]
        stolen = [event["card"] for events in news for event in events if event["key"] == "took_card"]
        if hidden in hand(match, BOB) and stolen == [card("Black 5")] * 2:
            for events in news:
                mind.hear(events)
            return match, mind
    raise AssertionError


def test_a_card_stolen_and_stolen_back_stays_known_and_nothing_hidden_decides():  # 13.4, 13.5, TD-54
    # The Blue 9 comes before the Black 5 in the list of cards, the Brass 4 after it. Cal knows neither.
    tables = [stolen_and_stolen_back(hidden) for hidden in ("Blue 9", "Brass 4")]
    dealt = []
    for match, mind in tables:
        worlds = [match.redeal(CAL, seed) for seed in range(800)]
        assert card("Black 5") in match.view(CAL)["players"][ANN]["known"]
        assert all(world.view(CAL) == match.view(CAL) for world in worlds)
        found = Counter(mind.case_of(world) for world in worlds)
        total = sum(mind.cases.values())
        assert len(mind.cases) == 2 and set(found) == set(mind.cases)
        shares = {case: weight / total for case, weight in mind.cases.items()}
        assert likely(chi_square(found, shares), 1), (found, shares)
        dealt.append((match.view(CAL), [[hand(world, seat) for seat in range(3)] for world in worlds]))
    assert dealt[0] == dealt[1]


def test_ages_of_many_decks_are_told_apart():  # 13.2
    # Each of six cards was held through one more new deck: everybody knows where each is.
    names = cards("Red 2, Red 3, Red 5, Blue 1, Blue 2, Blue 4")
    since = [names[at:] for at in range(6)]
    match = table("Gold 13, White 1", "Red 2, Red 5, Blue 2", "Red 3, Blue 1, Blue 4", held_since=since)
    assert match.position()["held_since"] == [sorted(held, key=NAMES.index) for held in since]
    for at in range(20):
        assert hand(match.redeal(ANN, at), BOB) == {"Red 2", "Red 5", "Blue 2"}


def test_ages_close_ranks_when_they_grow_too_large():  # 13.2
    match = table(
        "Gold 13, White 1", "Red 2, Red 5", "Red 3, Blue 1", flights=("Gold 2",), round=2, deck="Fool",
        held_since=[cards("Red 2, Red 5")] * 60 + [cards("Red 2")] * 59,
    )  # fmt: skip
    plays(match, "play Gold 13")
    held = match.position()["held_since"]
    assert len(held) == 3 and held[1] == cards("Red 2, Red 5") and held[2] == cards("Red 2")
