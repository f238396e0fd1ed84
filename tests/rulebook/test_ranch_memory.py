"""Dragon Ranch, 14.3: what seats remember of stolen cards is never false, and re-deals are even over all that fits."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.games.ranch.box import ESSENCES, KINDS, SEATS
from dragonhall.games.ranch.table import LOOSE, Table
from dragonhall.games.ranch.table_memory import add_card, exposed_cards, forget, narrow, remember_theft
from tests.rulebook.ranch_table import after, counted, sit

Claim = tuple[str, frozenset[int]]
"""A card of this kind is in one of these hands."""


def claims(view: dict[str, Any]) -> list[Claim]:
    """Everything a view says of other hands, a card at a time."""
    sure = [
        (name, frozenset({owner}))
        for owner, ranch in enumerate(view["ranches"])
        for name, count in ranch["known"].items()
        for _ in range(count)
    ]
    return sure + [(card["essence"], frozenset(card["seats"])) for card in view["known_among"]]


def all_true(said: list[Claim], hands: list[dict[str, int]]) -> bool:
    """Each claim is borne out by a card of its own."""
    for way in itertools.product(*(seats for _, seats in said)):
        needed = Counter((seat, name) for seat, (name, _) in zip(way, said, strict=True))
        if all(hands[seat].get(name, 0) >= count for (seat, name), count in needed.items()):
            return True
    return False


# Memory


def test_a_card_spent_that_may_be_one_of_two_leaves_one_of_them():  # 14.3, DR-61
    match = sit(
        {"hand": "5 Griffin"},
        {"hand": "1 Mandrake, 1 Griffin, 3 Farmer"},
        {"hand": "1 Mandrake, 4 Farmer"},
        {"hand": "5 Griffin"},
        turn=1,
        known_among=[
            {"seat": 0, "essence": "Mandrake", "seats": [1, 2]},
            {"seat": 0, "essence": "Mandrake", "seats": [1, 3]},
        ],
    )
    after(match, "make gold with 1 Mandrake + 1 Griffin")
    # Of the two one is left, and nobody can say which.
    assert match.view(0)["known_among"] == [{"essence": "Mandrake", "seats": [1, 2, 3]}]
    assert all_true(claims(match.view(0)), match.position()["hands"])


def test_a_card_known_for_sure_is_the_first_to_be_forgotten():  # 14.3, DR-61
    """Whichever it was, the other is still in one of the two hands."""
    match = sit(
        {"hand": "5 Griffin"},
        {"hand": "2 Mandrake, 1 Griffin, 2 Farmer"},
        {"hand": "5 Farmer"},
        turn=1,
        known=[{"seat": 0, "of": 1, "cards": {"Mandrake": 1}}],
        known_among=[{"seat": 0, "essence": "Mandrake", "seats": [1, 2]}],
    )
    after(match, "make gold with 1 Mandrake + 1 Griffin")
    assert match.view(0)["known_among"] == [{"essence": "Mandrake", "seats": [1, 2]}]
    assert match.view(0)["ranches"][1]["known"] == {}


def test_memory_stays_true_whatever_is_spent_or_stolen():  # 14.3, DR-61
    """Random hands and memories that are true, then random cards spent and stolen; a fifth doubt is not kept."""
    spend, steal, doubt, count = forget, remember_theft, add_card, narrow
    doubts = exposed = 0
    for seed in range(300):
        luck = random.Random(seed)
        t: Any = Table(Table.new())
        t.seats = luck.randint(3, SEATS)
        for seat in range(t.seats):
            for _ in range(luck.randint(1, 6)):
                t.hand[seat, luck.randrange(KINDS)] += 1
        for watcher in range(t.seats):
            free = [(o, k) for o in range(t.seats) for k in range(KINDS) for _ in range(t.hand[o, k]) if o != watcher]
            for owner, kind in luck.sample(free, min(len(free), luck.randint(0, 5))):
                others = [s for s in range(t.seats) if s not in (watcher, owner)]
                among = {owner, *luck.sample(others, luck.randint(0, len(others)))}
                if len(among) == 1:
                    t.known[watcher * SEATS + owner, kind] += 1
                else:
                    doubt(t, watcher, kind, sum(1 << seat for seat in among))
            count(t, watcher)
        for _ in range(12):
            owner = luck.choice([seat for seat in range(t.seats) if sum(t.hand[seat, k] for k in range(KINDS))] or [-1])
            if owner < 0:
                break
            kind = luck.choice([k for k in range(KINDS) for _ in range(t.hand[owner, k])])
            t.hand[owner, kind] -= 1
            if luck.random() < 0.5:
                for watcher in range(t.seats):
                    if watcher != owner:
                        spend(t, watcher, owner, kind)
                        count(t, watcher)
            else:
                thief = luck.choice([seat for seat in range(t.seats) if seat != owner])
                t.hand[thief, kind] += 1
                steal(t, thief, owner, kind)
            hands = [{ESSENCES[k]: t.hand[seat, k] for k in range(KINDS)} for seat in range(SEATS)]
            for watcher in range(t.seats):
                for row in range(watcher * SEATS, watcher * SEATS + t.seats):
                    shown = [exposed_cards(t, watcher, row % SEATS, kind) for kind in range(KINDS) if t.exposed[row]]
                    assert all(count <= t.known[row, kind] for kind, count in enumerate(shown))
                    exposed += sum(shown)
                said = remembered(t, watcher)
                doubts += sum(len(seats) > 1 for _, seats in said)
                assert all(watcher not in seats for _, seats in said)
                assert all_true(said, hands), f"seed {seed}: {said} of {hands}"
                kept = [t.loose[watcher, at] for at in range(LOOSE)]
                assert kept == sorted(kept, key=lambda card: not card), "no gaps"
    assert doubts > 3000 and exposed > 3000


def remembered(t: Any, watcher: int) -> list[Claim]:
    said = [
        (ESSENCES[kind], frozenset({owner}))
        for owner in range(SEATS)
        for kind in range(KINDS)
        for _ in range(t.known[watcher * SEATS + owner, kind])
    ]
    for card in (t.loose[watcher, at] for at in range(LOOSE)):
        if card and not card >> 3 + watcher & 1:
            said.append((ESSENCES[(card & 7) - 1], frozenset(seat for seat in range(SEATS) if card >> 3 + seat & 1)))
    return said


def test_what_a_seat_remembers_is_true_and_every_redeal_keeps_it():  # 14.3, 14.4, DR-61
    thief = {"hand": "2 Griffin, 2 Dragon, 1 Farmer", "powers": ["Steal a Card"]}
    others = {"hand": "3 Mandrake, 2 Farmer"}
    remembered = shared = 0
    for seed in range(80):
        match, luck = sit(thief, thief, others, others, seed=seed), random.Random(seed)
        for _ in range(16):
            moves = match.moves()
            match.play(luck.choice([move for move in moves if move.name == "steal_card"] or moves))
            viewer = luck.randrange(4)
            said = claims(match.view(viewer))
            for world in (match, match.redeal(viewer, seed)):
                assert all_true(said, world.position()["hands"])
            remembered += len(said)
            shared += sum(len(seats) > 1 for _, seats in said)
    assert remembered > 160 and shared > 6


def test_of_two_known_cards_only_one_was_stolen():  # 14.3, DR-61
    """The view names both hands for each card, but no guess puts both cards into the thief's hand."""
    match = sit(
        {"hand": "5 Farmer"},
        {"hand": "1 Mandrake, 1 Griffin"},
        {"hand": "1 Dragon", "powers": ["Steal a Card"]},
        turn=2,
        known=[{"seat": 0, "of": 1, "cards": {"Mandrake": 1, "Griffin": 1}}],
    )
    after(match, "play Steal a Card on seat 1")
    assert match.view(0)["known_among"] == [
        {"essence": "Mandrake", "seats": [1, 2]},
        {"essence": "Griffin", "seats": [1, 2]},
    ]
    position = match.position()
    assert position["known_ways"] == [{"seat": 0, "essences": ["Mandrake", "Griffin"], "ways": [[2, 1], [1, 2]]}]
    again = dh.position(position)
    assert again.position() == position
    assert again._board.tables.tobytes() == match._board.tables.tobytes()
    for seed in range(100):
        one, two = match.redeal(0, seed).position()["hands"][1:]
        assert (one, "Griffin" in two) == ({"Mandrake": 1}, True) or (one, "Mandrake" in two) == ({"Griffin": 1}, True)


def test_a_fifth_card_in_doubt_is_not_kept():  # 14.3, DR-61
    """The house limit: four are kept, and what is kept is true."""
    match = sit(
        {"hand": "5 Farmer"},
        {"hand": "1 Mandrake, 1 Griffin, 1 Dragon, 1 Farmer"},
        {"hand": "2 Dragon", "powers": ["Steal a Card"]},
        {"hand": "1 Mandrake"},
        turn=2,
        known=[{"seat": 0, "of": 1, "cards": {"Mandrake": 1, "Griffin": 1, "Dragon": 1, "Farmer": 1}}],
        known_among=[{"seat": 0, "essence": "Mandrake", "seats": [2, 3]}],
    )
    after(match, "play Steal a Card on seat 1")
    said = claims(match.view(0))
    assert len(said) == LOOSE and all_true(said, match.position()["hands"])
    assert ("Farmer", frozenset({1, 2})) not in said


# What a seat knows of what others know


def thief_of_a_griffin(known: list[dict[str, Any]]) -> dh.Match:
    """Seat 2 steals the only card of seat 1; if seat 0 knew that card, it now knows where it is."""
    thief = {"hand": "1 Farmer", "has": "1 ingot", "powers": ["Steal a Card"]}
    match = sit({"hand": "5 Farmer"}, {"hand": "1 Griffin"}, thief, turn=2, known=known, thieves=[1])
    return after(match, "play Steal a Card on seat 1")


def test_a_thief_cannot_tell_what_a_third_seat_knew_of_the_victim():  # 14.3, 14.4, DR-61
    """Two tables that showed the thief the same: it sees the same, and the same worlds are dealt for it."""
    one, two = thief_of_a_griffin([{"seat": 0, "of": 1, "cards": {"Griffin": 1}}]), thief_of_a_griffin([])
    assert one.view(0)["ranches"][2]["known"] == {"Griffin": 1} and two.view(0)["ranches"][2]["known"] == {}
    assert one.view(2) == two.view(2) and one.news(2) == two.news(2)
    assert one.observation(2).tolist() == two.observation(2).tolist()
    for seed in range(20):
        assert one.redeal(2, seed).board.tables.tobytes() == two.redeal(2, seed).board.tables.tobytes()


def test_in_a_guess_a_victim_still_knows_the_card_that_was_stolen():  # 14.3, 14.4
    match = thief_of_a_griffin([])
    known = [{"seat": 1, "of": 2, "cards": {"Griffin": 1}, "exposed": {"Griffin": 1}}]
    for seed in range(20):
        assert match.redeal(2, seed).position()["known"] == known == match.redeal(1, seed).position()["known"]
        assert match.redeal(0, seed).position()["known"] == [] == match.redeal(None, seed).position()["known"]


@pytest.mark.parametrize(
    ("moves", "left"),
    [
        (["draw"], {"Griffin": 1}),
        (["make griffins with 1 Griffin + 1 ingot"], {}),
    ],
)
def test_a_stolen_card_is_exposed_until_it_may_have_left(moves: list[str], left: dict[str, int]):  # 14.3
    match = after(thief_of_a_griffin([]), *moves)
    assert match.position()["known"] == ([{"seat": 1, "of": 2, "cards": left, "exposed": left}] if left else [])


def test_a_card_that_may_have_been_stolen_again_is_not_exposed():  # 14.3
    match = sit(
        {"hand": "1 Mandrake", "powers": ["Steal a Card"]},
        {"hand": "5 Farmer"},
        {"hand": "1 Griffin, 1 Dragon"},
        known=[{"seat": 1, "of": 2, "cards": {"Griffin": 1}}],
    )
    after(match, "play Steal a Card on seat 2")
    assert all(part["seat"] != 1 and part["of"] != 2 for part in match.position()["known"])
    assert match.view(1)["known_among"] == [{"essence": "Griffin", "seats": [0, 2]}]


def test_a_position_says_what_the_owner_knows_to_be_known():  # 14.3
    hands = ({"hand": "5 Farmer"}, {"hand": "2 Griffin, 1 Dragon"}, {"hand": "1 Dragon"})
    part = {"seat": 0, "of": 1, "cards": {"Griffin": 2, "Dragon": 1}}
    for exposed in (part["cards"], {"Griffin": 1}, {}):
        match = sit(*hands, known=[part | {"exposed": exposed}])
        assert match.position()["known"] == [part | {"exposed": exposed}]
        assert match.redeal(1, 7).view(0)["ranches"][1]["known"] == exposed
        assert dh.position(match.position())._board.tables.tobytes() == match._board.tables.tobytes()
    assert sit(*hands, known=[part]).position()["known"] == [part | {"exposed": part["cards"]}]
    for wrong, why in (({"Griffin": 3}, "and no others"), ({"Farmer": 1}, "and no others"), (5, "given by name")):
        with pytest.raises(dh.BadPosition, match=why):
            sit(*hands, known=[part | {"exposed": wrong}])


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"essences": [], "ways": [[]]}, "it names 1 to 4 essences"),
        ({"essences": ["Griffin"] * 5, "ways": [[1] * 5]}, "it names 1 to 4 essences"),
        ({"essences": ["Griffin"], "ways": [[1, 2]]}, "a way says for each of the 1 cards"),
        ({"essences": ["Griffin"], "ways": [[0]]}, "own hand"),
        ({"essences": ["Griffin"], "ways": [[7]]}, "ways"),
        ({"essences": ["Griffin"], "ways": []}, "seat 0 cannot know all that"),
        ({"essences": ["Griffin", "Dragon"], "ways": [[2, 1]]}, "seat 0 cannot know all that"),
        ({"essences": ["Griffin"], "ways": 5}, "ways is a list"),
    ],
)
def test_ways_that_cannot_be_are_refused(wrong: dict[str, Any], why: str):  # 14.3
    hands = ({"hand": "5 Farmer"}, {"hand": "1 Griffin"}, {"hand": "1 Dragon"})
    with pytest.raises(dh.BadPosition, match=why):
        sit(*hands, known_ways=[{"seat": 0} | wrong])


@pytest.mark.parametrize(
    "among",
    [
        [("Mandrake", [1, 2])],
        [("Griffin", [1, 2]), ("Griffin", [1, 2])],
        [("Griffin", [1, 2]), ("Farmer", [1, 3]), ("Farmer", [1, 3])],
    ],
)
def test_a_memory_that_is_not_true_is_refused(among: list[Any]):  # 14.3, DR-61
    with pytest.raises(dh.BadPosition, match="seat 0 cannot know all that"):
        sit(
            {"hand": "5 Griffin"},
            {"hand": "1 Griffin"},
            {"hand": "4 Dragon"},
            {"hand": "1 Farmer"},
            known_among=[{"seat": 0, "essence": name, "seats": seats} for name, seats in among],
        )


# Re-deals


def test_a_card_is_never_put_where_another_must_be():  # 14.3, 14.4, DR-61
    match = sit(
        {"hand": "5 Griffin"},
        {"hand": "1 Griffin"},
        {"hand": ""},
        {"hand": "1 Mandrake"},
        known_among=[
            {"seat": 0, "essence": "Mandrake", "seats": [1, 3]},
            {"seat": 0, "essence": "Griffin", "seats": [1, 2]},
        ],
    )
    for seed in range(200):
        assert match.redeal(0, seed).position()["hands"] == [{"Griffin": 5}, {"Griffin": 1}, {}, {"Mandrake": 1}]


SMALL: list[Any] = [
    # hands of the other seats; the deck; known: (owner, kind); known_among: (kind, seats)
    (["1 Mandrake, 1 Farmer", "1 Griffin"], "1 Mandrake, 1 Griffin", [], []),
    (["1 Mandrake, 1 Farmer", "1 Griffin"], "1 Mandrake, 1 Griffin", [(1, "Mandrake")], []),
    (["1 Mandrake, 3 Farmer", "1 Griffin"], "1 Mandrake, 1 Griffin", [], [("Mandrake", [1, 2])]),
    (["1 Mandrake, 1 Griffin", "2 Griffin", "1 Mandrake"], "1 Mandrake", [], [("Mandrake", [1, 2])]),
    (["1 Griffin", "", "1 Mandrake"], "1 Griffin, 1 Farmer", [], [("Mandrake", [1, 3]), ("Griffin", [1, 2])]),
    (["1 Mandrake, 1 Griffin", "1 Mandrake"], "2 Mandrake", [(1, "Griffin")], [("Mandrake", [1, 2])] * 2),
    (
        ["2 Griffin", "1 Mandrake, 1 Farmer", "1 Mandrake"],
        "1 Griffin",
        [(2, "Farmer")],
        [("Griffin", [1, 2]), ("Griffin", [1, 3]), ("Mandrake", [2, 3])],
    ),
    (
        ["1 Griffin, 1 Dragon", "1 Mandrake", "1 Mandrake", "1 Farmer"],
        "1 Griffin",
        [],
        [("Griffin", [1, 2]), ("Dragon", [1, 3, 4]), ("Mandrake", [2, 4]), ("Farmer", [1, 2, 3, 4])],
    ),
]


def listed_worlds(hands: list[Counter[str]], deck: Counter[str], sure: list[Any], among: list[Any]) -> Counter[Any]:
    """Every way to lay the unseen cards, each a card of its own, into hands and deck so that all claims are true.

    A card that is remembered is one certain card: the first of its kind that no other claim speaks of. Counted by what
    the hands then contain.
    """
    cards = [name for part in (*hands, deck) for name in part.elements()]
    allowed: list[set[int]] = [set(range(len(hands) + 1)) for _ in cards]  # place 0 is the deck
    spoken: set[int] = set()
    for name, places in [(name, {owner}) for owner, name in sure] + [(name, set(seats)) for name, seats in among]:
        card = next(at for at, kind in enumerate(cards) if kind == name and at not in spoken)
        spoken.add(card)
        allowed[card] = places
    sizes = Counter({place: sum(hand.values()) for place, hand in enumerate([deck, *hands])})
    found: Counter[Any] = Counter()
    for way in itertools.product(*allowed):
        if all(way.count(place) == size for place, size in sizes.items()):
            placed: list[Counter[str]] = [Counter() for _ in sizes]
            for name, place in zip(cards, way, strict=True):
                placed[place][name] += 1
            found[seen(placed[1:])] += 1
    return found


def seen(hands: list[Any]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(hand.get(name, 0) for name in ESSENCES) for hand in hands)


@pytest.mark.parametrize(("others", "deck", "sure", "among"), SMALL)
def test_a_redeal_is_even_over_all_worlds_that_fit(
    others: list[str], deck: str, sure: list[Any], among: list[Any]
):  # 14.3, 14.4, DR-61
    hands = [Counter(counted(words)) for words in others]
    match = sit(
        {"hand": "5 Farmer"},
        *({"hand": words} for words in others),
        deck=counted(deck),
        known=[{"seat": 0, "of": owner, "cards": {name: 1}} for owner, name in sure],
        known_among=[{"seat": 0, "essence": name, "seats": seats} for name, seats in among],
    )
    worlds = listed_worlds(hands, Counter(counted(deck)), sure, among)
    draws, total = 3000, sum(worlds.values())
    drawn: Counter[Any] = Counter()
    for seed in range(100, 100 + draws):
        board = match.board
        match.game.interpreted.redeal(board, 0, seed)
        drawn[seen([{n: board.t.hand[s, k] for k, n in enumerate(ESSENCES)} for s in range(1, match.seats)])] += 1
    assert drawn.keys() == worlds.keys()
    off = sum((drawn[world] - draws * n / total) ** 2 / (draws * n / total) for world, n in worlds.items())
    free = len(worlds) - 1
    assert off <= free + 4 * (2 * free) ** 0.5, f"chi-square {off:.1f} with {free} degrees of freedom"
