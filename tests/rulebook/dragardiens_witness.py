"""A witness of Dragardiens: knows the box and the rules, sees no table, and checks what a spectator is told.

Written apart from the rules it checks, with ordinary hands, piles and rows instead of a record: whatever is told of a
game, from the first card to the last point, must be what these rules allow.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from dragonhall.games.dragardiens import box as b
from dragonhall.games.dragardiens.boxfile import box_of

Event = dict[str, Any]


class Witness:
    def __init__(self, seats: int, options: dict[str, Any], row: list[int]) -> None:
        numbers = box_of(options["box"]).numbers
        self.seats, self.options = seats, options
        self.rest = Counter({b.KIND_NAMES[kind]: numbers[kind] for kind in range(b.REAL_KINDS)})
        starts = numbers[b.AT_STARTS : b.AT_STARTS + 8]
        self.starts = Counter(b.KIND_NAMES[kind] for kind in starts)
        self.gives = {}
        for number in range(6):
            at = b.AT_REWARDS + 5 * number
            self.gives[number + 1] = numbers[at : at + 5]
        reds = numbers[b.AT_REDS]
        pearls = numbers[b.AT_PEARLS : b.AT_PEARLS + 15]
        self.pearls = {"red": Counter(pearls[:reds]), "blue": Counter(pearls[reds:])}
        self.pearls_left = {"red": reds, "blue": 15 - reds}
        self.crests = list(numbers[b.AT_CRESTS : b.AT_CRESTS + 3])
        if seats == 2:
            del self.crests[numbers[b.AT_CREST_OUT]]
        self.egg, self.egg_back = numbers[b.AT_EGG : b.AT_EGG + 2]
        self.goal = numbers[b.AT_GOAL + seats - 2]
        assert len(row) == 45 - numbers[b.AT_REMOVED + seats - 2] and row == sorted(row)
        self.row = list(row)
        self.supply = {"shadow": 11, "crystal": 10, "egg": 9}
        self.hand: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.unseen, self.crystals, self.eggs, self.crest = ([0] * seats for _ in range(4))
        self.fragments: list[list[int]] = [[] for _ in range(seats)]
        self.pearl_colours: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.points = [0] * seats
        self.school: list[dict[str, Counter[str]]] = [{} for _ in range(seats)]
        self.order: list[list[str]] = [[] for _ in range(seats)]
        self.written: dict[str, list[tuple[str | None, str]]] = {"left": [], "right": []}
        self.under: dict[str, str | None] = {"left": None, "right": None}
        self.ground: dict[str, str | None] = {"left": None, "right": None}
        self.chests: list[str] = []
        self.turn = -1
        self.lull = self.idle = 0
        self.laid_by: list[int] = []
        self.busy = False
        self.pending: tuple[int, int, str] | None = None
        self.closing: str | None = None
        self.due: list[Event] = []
        self.over = False

    # Hearing

    def hear(self, event: Event) -> None:
        arguments = {name: value for name, value in event.items() if name != "key"}
        if self.due:
            assert event == self.due.pop(0)
            return
        assert not (self.pending and event["key"] not in ("added", "added_starting", "closed"))
        deed = {"turn": "begin", "wrote": "wrote_card"}.get(event["key"], event["key"])
        getattr(self, deed)(**arguments)

    def first(self, seat: int) -> None:
        self.first_seat = seat

    def starting_cards(self, seat: int, count: int) -> None:
        assert count == (seat - self.first_seat) % self.seats
        self.unseen[seat] = count

    def chest_out(self, chest: str) -> None:
        assert chest not in self.chests
        self.chests.append(chest)

    # The Grimoire

    def pile_size(self, side: str) -> int:
        pages = [name for name in self.rest if page_of(name)[0] == side]
        return sum(self.rest[name] for name in pages) + len(self.written[side])

    def page(self, side: str) -> str:
        page = self.written[side][-1][1] if self.written[side] else self.under[side]
        assert page is not None
        return page

    def turned_up(self, side: str, card: str) -> None:
        assert self.ground[side] is None and self.pile_size(side) >= 2
        if self.written[side]:
            known, page = self.written[side].pop()
            assert known in (None, card) and page_of(card) == (side, page)
            if known is None:
                self.spend(self.starts, card)
        else:
            assert self.under[side] in (None, page_of(card)[1])
            self.spend(self.rest, card)
            self.under[side] = None
        self.ground[side] = card
        self.due_page = side

    def page_shown(self, side: str, page: str) -> None:
        assert side == self.due_page
        if self.written[side] or self.under[side] is not None:
            assert page == self.page(side), "the page below is the one that was covered"
        else:
            assert any(count for name, count in self.rest.items() if page_of(name) == (side, page))
            self.under[side] = page

    # A turn

    def begin(self, seat: int) -> None:
        assert seat == (self.first_seat if self.turn < 0 else (self.turn + 1) % self.seats)
        if self.turn >= 0:
            self.end_of_turn()
            assert self.lull < 100 and self.idle < self.seats and sum(map(self.amulets, range(self.seats))) < self.goal
        self.turn, self.taken, self.wrote, self.paid, self.opened_chest = seat, 0, set(), False, None
        self.laid_by, self.busy, self.wished, self.passing = [], False, None, False

    def end_of_turn(self) -> None:
        assert self.taken or self.nothing_to_take
        self.lull = 0 if self.laid_by else self.lull + 1
        self.idle = 0 if self.busy else self.idle + 1

    def took(self, seat: int, side: str, card: str) -> None:
        assert seat == self.turn and self.ground[side] == card and not self.wrote and not self.laid_by
        assert self.opened_chest is None and not self.passing
        self.ground[side] = None
        self.hand[seat][card] += 1
        self.taken += 1
        self.busy = True
        assert self.taken <= (4 if self.paid else 3)

    def crystal_paid(self, seat: int) -> None:
        assert seat == self.turn and not self.paid and self.crystals[seat] > 0 and not self.laid_by
        self.crystals[seat] -= 1
        self.supply["crystal"] += 1
        self.paid = True

    def writes(self, seat: int, side: str, card: str | None, page: str) -> None:
        assert seat == self.turn and side not in self.wrote and not self.laid_by and not self.passing
        assert self.taken or self.nothing_to_take
        self.wrote.add(side)
        self.written[side].append((card, page))
        self.busy = True

    def wrote_card(self, seat: int, side: str, card: str, page: str) -> None:
        assert page_of(card) == (side, page)
        self.spend(self.hand[seat], card)
        self.writes(seat, side, card, page)

    def wrote_starting(self, seat: int, side: str, page: str) -> None:
        self.unseen[seat] -= 1
        assert self.unseen[seat] >= 0
        self.writes(seat, side, None, page)

    def opened(self, seat: int, chest: str) -> None:
        assert seat == self.turn and self.paid and chest in self.chests and self.opened_chest is None
        self.opened_chest = chest

    def ink(self, seat: int, colour: str) -> None:
        assert self.opened_chest == "prism ink" and colour != self.page("right")
        self.wished = colour

    def whistled(self, seat: int, card: str, colour: str) -> None:
        assert self.opened_chest == "whistle"
        self.spend(self.school[seat][colour], card)
        assert any(count for name, count in self.school[seat][colour].items() if name != "shadow")
        self.hand[seat][card] += 1

    def passed(self, seat: int) -> None:
        assert seat == self.turn and not self.laid_by
        self.passing = True

    def declined(self, seat: int) -> None:
        assert seat != self.turn

    def nothing_left(self, seat: int) -> None:
        assert seat == self.turn and not self.laid_by
        self.passing = True

    # Laying

    def laid(self, seat: int, count: int, colour: str) -> None:
        others = [(self.turn + step) % self.seats for step in range(self.seats)]
        assert all(others.index(before) < others.index(seat) for before in self.laid_by), "clockwise, once each"
        mine = seat == self.turn
        assert mine or self.opened_chest != "veil"
        shorter = mine and self.opened_chest == "shortcut"
        assert count == max(1, int(self.page("left")) - shorter)
        assert colour == (self.wished if mine and self.wished else self.page("right"))
        at = self.order[seat].index(colour) if colour in self.order[seat] else -1
        assert not 0 < at < len(self.order[seat]) - 1 or (mine and self.opened_chest == "iron key"), "not when closed"
        self.laid_by.append(seat)
        self.busy = True
        self.pending = (seat, count, colour)
        self.cards: list[str] = []
        self.closing = None

    def closed(self, seat: int, colour: str) -> None:
        assert self.pending and not self.cards and len(self.order[seat]) >= 2
        assert colour in (self.order[seat][0], self.order[seat][-1])
        self.closing = colour

    def added(self, seat: int, card: str, colour: str) -> None:
        self.spend(self.hand[seat], card)
        self.adds(seat, card, colour)

    def added_starting(self, seat: int, card: str, colour: str) -> None:
        self.unseen[seat] -= 1
        assert self.unseen[seat] >= 0
        self.spend(self.starts, card)
        self.adds(seat, card, colour)

    def adds(self, seat: int, card: str, colour: str) -> None:
        assert self.pending is not None and (seat, colour) == (self.pending[0], self.pending[2])
        assert card == "shadow" or card.split()[0] == colour
        if colour not in self.order[seat]:
            assert (self.closing is not None) == (len(self.order[seat]) >= 2)
            left = self.closing is not None and self.closing == self.order[seat][0]
            self.order[seat].insert(0 if left else len(self.order[seat]), colour)
            self.school[seat][colour] = Counter()
        self.school[seat][colour][card] += 1
        self.cards.append(card)
        if len(self.cards) == self.pending[1]:
            assert any(card != "shadow" for card in self.cards), "never shadow dragons alone"
            self.pending = None
            self.rewards(seat)

    def rewards(self, seat: int) -> None:
        """Everything that must be told next, word for word."""
        lowest, highest, shadows, crystals, eggs = self.gives[int(self.page("left"))]
        kinds = ["lowest"] * lowest + ["highest"] * highest
        if seat == self.turn and self.opened_chest == "magnet" and kinds[0] == "lowest":
            kinds[0] = "highest"
        for kind in kinds:
            self.fragment(seat, kind)
        for kind, count in (("shadow", shadows), ("crystal", crystals), ("egg", eggs)):
            for _ in range(count):
                self.gift(seat, kind)
        if len(self.order[seat]) == 4 and not self.crest[seat] and self.crests:
            self.crest[seat] = self.crests.pop(0)
            self.due.append({"key": "crest", "seat": seat, "value": self.crest[seat]})

    def fragment(self, seat: int, kind: str) -> None:
        if not self.row:
            self.due.append({"key": "none_left", "seat": seat, "gift": kind})
            return
        value = self.row.pop(0 if kind == "lowest" else -1)
        self.fragments[seat].append(value)
        self.due.append({"key": "fragment", "seat": seat, "gift": kind, "value": value})
        if len(self.fragments[seat]) % 3 == 0:
            colour = "red" if self.pearls_left["red"] else "blue"
            self.pearls_left[colour] -= 1
            self.pearl_colours[seat][colour] += 1
            self.due.append({"key": "pearl", "seat": seat, "pearl": colour})

    def gift(self, seat: int, kind: str) -> None:
        if not self.supply[kind]:
            self.due.append({"key": "none_left", "seat": seat, "gift": kind})
            return
        self.supply[kind] -= 1
        self.due.append({"key": f"got_{kind}", "seat": seat})
        if kind == "shadow":
            self.hand[seat]["shadow"] += 1
        else:
            (self.crystals if kind == "crystal" else self.eggs)[seat] += 1

    # The end

    def amulets(self, seat: int) -> int:
        return len(self.fragments[seat]) // 3

    def ended(self, why: str) -> None:
        complete = sum(map(self.amulets, range(self.seats))) >= self.goal
        assert complete == (why == "amulets")
        if not complete:
            self.end_of_turn()
            assert (self.lull == 100) if why == "lull" else (self.idle == self.seats)
        self.over = True

    def pearl_shown(self, seat: int, pearl: str, value: int) -> None:
        self.pearl_colours[seat][pearl] -= 1
        assert self.pearl_colours[seat][pearl] >= 0
        self.spend(self.pearls[pearl], value)
        self.points[seat] += value

    def egg_turned(self, seat: int) -> None:
        assert self.eggs[seat] == max(self.eggs) > 0
        self.points[seat] += self.egg_back - self.egg

    def score(self, seat: int) -> int:
        assert not any(self.pearl_colours[seat].values())
        return self.points[seat] + sum(self.fragments[seat]) + self.crest[seat] + self.egg * self.eggs[seat]

    def winners(self) -> tuple[int, ...]:
        ranks = [(self.score(seat), sum(map(Counter.total, self.school[seat].values()))) for seat in range(self.seats)]
        return tuple(seat for seat in range(self.seats) if ranks[seat] == max(ranks))

    @property
    def nothing_to_take(self) -> bool:
        return self.ground["left"] is None and self.ground["right"] is None

    @staticmethod
    def spend(cards: Counter[Any], card: Any) -> None:
        cards[card] -= 1
        assert cards[card] >= 0, f"one {card} too many"


def page_of(card: str) -> tuple[str, str]:
    """The side and the page of a card by its name."""
    if card == "shadow":
        return "left", "6"
    words = card.split()
    return ("left", words[1]) if len(words) == 2 else ("right", words[2])
