"""What a seat of Le Jeu des Dragons can conclude from its news alone, by listing all that may be the case.

Written beside the rules, not after them: it knows no table, only what is told. A *case* says for every other hand which
cards it is sure to hold and how many unknown ones of each deck; unknown cards of one deck are alike. Every theft that
the seat did not see splits each case; every card that is seen to be in a hand rules some out. The weight of a case is
the number of ways in which the cards can have gone.
"""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Any

import dragonhall as dh
from dragonhall.games.ante.box import NAMES

Hand = tuple[frozenset[str], tuple[int, ...]]
Case = tuple[Hand, ...]
DECKS = 40


class Mind:
    """One observer, a seat or (None) a spectator."""

    def __init__(self, match: dh.Match, seat: int | None) -> None:
        view = match.view(seat)
        self.seat, self.seats = seat, match.seats
        self.mine = set(view["hand"])
        self.flights = {name for player in view["players"] for name in player["flight"]}
        self.antes = {ante["card"] for ante in view["antes"]}
        self.deck, self.era, self.before = view["deck"], 0, 0
        known = [frozenset(player["known"]) for player in view["players"]]
        self.sure = {name for names in known for name in names}
        open_cards = self.mine | self.flights | self.antes | set(view["discard"]) | self.sure
        self.unseen = {name: 0 for name in NAMES if name not in open_cards}
        """The deck from which each card came that lies in a deck or in a hand unseen."""
        self.cases: dict[Case, int] = {
            tuple(
                (frozenset(), (0,) * DECKS)
                if other == seat
                else (known[other], (player["hand"] - len(known[other]),) + (0,) * (DECKS - 1))
                for other, player in enumerate(view["players"])
            ): 1
        }

    def hear(self, events: list[dict[str, Any]]) -> None:
        for at, event in enumerate(events):
            self.hear_one(event, events[at + 1] if at + 1 < len(events) else {})

    def hear_one(self, event: dict[str, Any], following: dict[str, Any]) -> None:
        key, seat, other, name = (event.get(word) for word in ("key", "seat", "other", "card"))
        if key == "drew_card":
            self.deck -= 1
            self.unseen.pop(name)
            self.mine.add(name)
        elif key == "drew":
            self.put(seat, self.era - 1, self.before)
            self.put(seat, self.era, event["cards"] - self.before)
            self.deck -= event["cards"] - self.before
            self.before = 0
        elif key == "reshuffled":
            self.before = self.deck if following.get("key") in ("drew", "no_cards_left") else 0
            self.deck, self.era = event["cards"], self.era + 1
            away = self.mine | self.flights | self.antes | self.sure | set(self.unseen)
            if following.get("key") == "replaced":
                away.discard(following["card"])
            new = [card for card in NAMES if card not in away]
            assert len(new) == event["cards"]
            self.unseen |= dict.fromkeys(new, self.era)
        elif key == "bought":
            self.deck -= 1
            self.unseen.pop(name)
        elif key == "replaced":
            self.deck -= 1
            self.unseen.pop(event["new"])
            self.flights ^= {name, event["new"]}
        elif key == "slew":
            self.flights.remove(name)
        elif key == "ante":
            self.leaves(seat, name)
            self.antes.add(name)
        elif key == "played":
            self.leaves(seat, name)
            self.flights.add(name)
        elif key == "discarded":
            self.leaves(seat, name)
        elif key == "took_ante":
            self.antes.remove(name)
            self.gets(seat, name)
        elif key in ("gave", "kept"):
            self.leaves(seat, name)
            self.gets(other if key == "gave" else seat, name)
        elif key == "took_card":
            self.leaves(other, name)
            self.gets(seat, name)
        elif key == "took":
            self.theft(other, seat)
        elif key in ("won_gambit", "won_gambit_weakest", "stakes_empty", "no_winner"):
            self.flights, self.antes = set(), set()
        elif key == "antes_tied":
            self.antes = set()

    def each(self, change: Any) -> None:
        found: Counter[Case] = Counter()
        for case, weight in self.cases.items():
            for new, ways in change(case):
                found[new] += weight * ways
        self.cases = dict(found)
        assert self.cases, "the news contradict each other"

    def put(self, seat: int, era: int, cards: int) -> None:
        if cards and seat != self.seat:
            self.each(lambda case: [(with_hand(case, seat, case[seat][0], count(case[seat][1], era, cards)), 1)])

    def gets(self, seat: int, name: str) -> None:
        if seat == self.seat:
            self.mine.add(name)
        else:
            self.sure.add(name)
            self.each(lambda case: [(with_hand(case, seat, case[seat][0] | {name}, case[seat][1]), 1)])

    def leaves(self, seat: int, name: str) -> None:
        """It is seen in this hand, and leaves it."""
        if seat == self.seat:
            self.mine.remove(name)
        elif name in self.sure:
            self.sure.remove(name)
            self.each(
                lambda case: (
                    [(with_hand(case, seat, case[seat][0] - {name}, case[seat][1]), 1)] if name in case[seat][0] else []
                )
            )
        else:
            era = self.unseen.pop(name)
            self.each(
                lambda case: (
                    [(with_hand(case, seat, case[seat][0], count(case[seat][1], era, -1)), case[seat][1][era])]
                    if case[seat][1][era]
                    else []
                )
            )

    def theft(self, victim: int, thief: int) -> None:
        def split(case: Case) -> list[tuple[Case, int]]:
            (known, counts), (has, had) = case[victim], case[thief]
            found = [(with_hand(with_hand(case, victim, known - {n}, counts), thief, has | {n}, had), 1) for n in known]
            for era, cards in enumerate(counts):
                if cards:
                    left = with_hand(case, victim, known, count(counts, era, -1))
                    found.append((with_hand(left, thief, has, count(had, era, 1)), cards))
            return found

        self.each(split)

    # Comparing with a re-deal

    def case_of(self, world: dh.Match) -> Case:
        """The case of a world in which all hands are open. A card that cannot be in a hand is of no deck: no case."""
        hands = []
        for other in range(self.seats):
            known, counts = set(), [0] * (DECKS + 1)
            for name in [] if other == self.seat else world.view(other)["hand"]:
                if name in self.sure:
                    known.add(name)
                else:
                    counts[self.unseen.get(name, DECKS)] += 1
            hands.append((frozenset(known), tuple(counts[:DECKS])))
        return tuple(hands)

    def worlds_of(self, case: Case) -> int:
        """How many ways there are to name the unknown cards of a case."""
        ways = 1
        for era in range(self.era + 1):
            names = sum(1 for from_deck in self.unseen.values() if from_deck == era)
            for _, counts in case:
                ways *= comb(names, counts[era])
                names -= counts[era]
        return ways


def with_hand(case: Case, seat: int, known: frozenset[str], counts: tuple[int, ...]) -> Case:
    return (*case[:seat], (known, counts), *case[seat + 1 :])


def count(counts: tuple[int, ...], era: int, more: int) -> tuple[int, ...]:
    return (*counts[:era], counts[era] + more, *counts[era + 1 :])
