"""A witness of The Letter: what one seat has seen since the beginning, and all worlds that fit it.

It hears the news and sees the view of one seat, and never reads the table's own memory.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from letter.box import CARDS, COUNTS

from tests.promises.witness import Position, Witness, World

NUMBER = {card: number for number, card in enumerate(CARDS, 1)}


class LetterWitness(Witness):
    hidden = frozenset({"hands", "drawn", "dice"})

    def begin(self, view: dict[str, Any], news: list[dict[str, Any]] | None) -> None:
        self.known: list[str | None] = list(view["known"])
        self.denied = [set(player["not"]) for player in view["players"]]
        self.look(view)

    def look(self, view: dict[str, Any]) -> None:
        self.view = view
        if self.seat is not None:
            self.known[self.seat] = view["card"]

    def hear(self, news: list[dict[str, Any]], view: dict[str, Any]) -> None:
        rivals: list[int] = []
        for event in news:
            key, seat, other = event["key"], event.get("seat"), event.get("other")
            if key == "round":
                self.known, self.denied = [None] * self.seats, [set() for _ in range(self.seats)]
            elif (key in ("played", "aimed", "guessed") and event["source"] == "held") or key == "out":
                self.forget(seat)
            elif key == "wrong":
                self.denied[other].add(event["card"])
            elif key == "saw":
                self.known[other] = event["card"]
            elif key == "compared":
                rivals = [seat, other]
            elif key in ("equal", "showed"):
                for shown in (seat, other) if key == "equal" else (seat,):
                    self.known[shown] = event["card"]
            elif key == "swapped":
                for memory in (self.known, self.denied):
                    memory[seat], memory[other] = memory[other], memory[seat]
            elif key == "discarded":
                self.forget(seat)
                if seat in rivals:
                    winner = sum(rivals) - seat
                    self.denied[winner] |= {card for card in CARDS if NUMBER[card] <= NUMBER[event["card"]]}
        self.look(view)

    def forget(self, seat: int) -> None:
        self.known[seat], self.denied[seat] = None, set()

    def world(self, position: Position) -> World:
        return (*position["hands"], position["drawn"])

    def fits(self, position: Position) -> str:
        for seat, card in enumerate(position["hands"]):
            if self.known[seat] is not None and card != self.known[seat]:
                return f"seat {seat} has {self.known[seat]}, not {card}"
            if card in self.denied[seat]:
                return f"seat {seat} is known not to have {card}"
        if self.view["drawn"] is not None and position["drawn"] != self.view["drawn"]:
            return f"the drawn card is {self.view['drawn']}"
        return ""

    def worlds(self) -> Iterator[tuple[World, int]]:
        unseen = Counter(dict(zip(CARDS, COUNTS, strict=True)))
        for player in self.view["players"]:
            unseen.subtract(player["discards"])
        places: list[tuple[str | None, set[str]]] = []
        for seat, player in enumerate(self.view["players"]):
            places.append(("none" if player["out"] else self.known[seat], self.denied[seat]))
        drawn = any(player["hand"] == 2 for player in self.view["players"])
        places.append((self.view["drawn"] if drawn else "none", set()))
        unseen.subtract(card for card, _ in places if card not in (None, "none"))
        yield from self.dealt(places, unseen, (), 1)

    def dealt(self, places: Any, unseen: Counter[str], done: World, ways: int) -> Iterator[tuple[World, int]]:
        if len(done) == len(places):
            yield done, ways
            return
        card, denied = places[len(done)]
        if card is not None:
            yield from self.dealt(places, unseen, (*done, card), ways)
            return
        for guess in CARDS:
            if unseen[guess] > 0 and guess not in denied:
                yield from self.dealt(places, unseen - Counter([guess]), (*done, guess), ways * unseen[guess])


WITNESS = LetterWitness
