"""A witness of Embers: what one seat has seen since the beginning, and all worlds that fit it.

It hears the news and sees the view of one seat, and never reads the table's own memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

from embers.box import COUNTS, STONES

from tests.promises.witness import Position, Witness, World

PEBBLE, EMBER = STONES
ALL = [stone for stone, count in zip(STONES, COUNTS, strict=True) for _ in range(count)]
Shown = tuple[int, int, bool]
"""Stones that were lost by then, Pebbles seen at once, whether the Ember was seen."""


class EmbersWitness(Witness):
    hidden = frozenset({"cairn", "lost", "dice"})

    def begin(self, view: dict[str, Any], news: list[dict[str, Any]] | None) -> None:
        self.shown: list[list[Shown]] = [[] for _ in range(self.seats)]
        for seat, player in enumerate(view["players"]):
            self.shown[seat] = [(lost, count, False) for lost, count in enumerate(player["pebbles_seen"])]
            if player["ember_seen"] is not None:
                self.shown[seat].append((player["ember_seen"], 0, True))
        self.open: list[list[str]] = [list(player["lifted"]) for player in view["players"]]
        self.view = view

    def hear(self, news: list[dict[str, Any]], view: dict[str, Any]) -> None:
        for event in news:
            if event["key"] == "lifted":
                self.open[event["other"]].append(event["stone"])
            elif event["key"] in ("burnt", "crowned"):
                for seat, stones in enumerate(self.open):
                    lost = self.view["players"][seat]["lost"]
                    self.shown[seat].append((lost, stones.count(PEBBLE), EMBER in stones))
                self.open = [[] for _ in range(self.seats)]
        self.view = view
        assert [sorted(stones) for stones in self.open] == [sorted(player["lifted"]) for player in view["players"]]

    def world(self, position: Position) -> World:
        return tuple(
            (tuple(cairn), tuple(lost)) for cairn, lost in zip(position["cairn"], position["lost"], strict=True)
        )

    def fits(self, position: Position) -> str:
        for seat, (cairn, lost) in enumerate(self.world(position)):
            if self.seat == seat and (cairn, lost) != self.own():
                return "these are not the own stones"
            if [len(cairn), len(lost)] != [self.view["players"][seat][place] for place in ("cairn", "lost")]:
                return f"seat {seat} has other numbers of stones"
            hidden = list(ALL)
            for stone in (*cairn, *lost, *self.open[seat]):
                if stone not in hidden:
                    return f"seat {seat} has too many of {stone}"
                hidden.remove(stone)
            if not self.agrees(seat, lost):
                return f"seat {seat} has not lost {lost}: {self.shown[seat]}"
        return ""

    def own(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return tuple(self.view["own_cairn"]), tuple(self.view["own_lost"])

    def agrees(self, seat: int, lost: tuple[str, ...]) -> bool:
        """Whether what was shown could be shown after these losses."""
        return all(
            count <= COUNTS[0] - lost[:at].count(PEBBLE) and not (ember and EMBER in lost[:at])
            for at, count, ember in self.shown[seat]
        )

    def worlds(self) -> Iterator[tuple[World, int]]:
        every = [self.worlds_of(seat) for seat in range(self.seats)]
        for chosen in product(*(one.items() for one in every)):
            ways = 1
            for _, number in chosen:
                ways *= number
            yield tuple(world for world, _ in chosen), ways

    def worlds_of(self, seat: int) -> dict[World, int]:
        """How the stones of a seat can lie: all stones are put down one by one, as if each were marked."""
        if seat == self.seat:
            return {self.own(): 1}
        hidden = list(ALL)
        for stone in self.open[seat]:
            hidden.remove(stone)
        high, lost = (self.view["players"][seat][place] for place in ("cairn", "lost"))
        found: dict[World, int] = {}
        for order in permutations(hidden, high + lost):
            world = order[:high], order[high:]
            if self.agrees(seat, world[1]):
                found[world] = found.get(world, 0) + 1
        return found


WITNESS = EmbersWitness
