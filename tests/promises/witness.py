"""Witnesses: what one seat has seen since the beginning of a match, and all worlds that fit it.

A witness follows a match with nothing but the views and the news of one seat (or of a spectator) and the rules of the
game. It keeps every story that is still possible, so that it can say of any re-dealt world whether it has a past. It
shares no line with the games' own memory: what a table remembers for its seats is what is being tested.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import combinations
from math import comb, factorial, prod
from typing import Any, ClassVar

import dragonhall as dh
from dragonhall.core.match import Match
from dragonhall.games.ante.box import NAMES
from dragonhall.games.dragardiens.box import AT_STARTS, KIND_NAMES
from dragonhall.games.dragardiens.boxfile import box_of
from dragonhall.games.ranch.box import ESSENCES, ESSENCES_BY_SEATS

Position = Mapping[str, Any]
Event = Mapping[str, Any]
World = tuple[Any, ...]
"""What a seat cannot see, as plain data that can be compared."""

MAX_STORIES = 20_000
"""A witness with more stories in mind gives up; a test counts how many did."""


class TooManyStories(Exception):
    pass


class Witness:
    """What one seat knows."""

    liked: ClassVar[dict[str, int]] = {}
    """Moves that hide or show something, and how much likelier than others they are made."""

    stories: Any
    """All that may have happened, as the game's witness tells it."""
    hidden: ClassVar[frozenset[str]]
    """The entries of a position that may differ between two worlds."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.seat, self.seats = seat, match.seats
        self.begin(match.view(seat), match.news(seat)[0] if match.ply == 0 else None)

    def begin(self, view: dict[str, Any], news: list[dict[str, Any]] | None) -> None:
        """Start with a fresh match, or (without news) with a position that the seat has just come to."""
        raise NotImplementedError

    def foresee(self, match: Match, mover: int, move: dh.Move) -> None:
        """What the ply that is about to be played would show, if that depends on hidden things."""

    def hear(self, news: list[dict[str, Any]], view: dict[str, Any]) -> None:
        """A ply was played: what was told of it, and the view after it."""
        raise NotImplementedError

    def world(self, position: Position) -> World:
        """The hidden part of a position."""
        raise NotImplementedError

    def fits(self, position: Position) -> str:
        """What is wrong with the hidden part of this position, or an empty string."""
        raise NotImplementedError

    def worlds(self) -> Iterator[tuple[World, int]]:
        """Every world that fits, once, with the number of ways in which single cards can make it."""
        raise NotImplementedError

    def group(self, world: World) -> Any:
        """Worlds of one group are equally likely for each way to make them, whatever a theft makes of others."""
        return None

    def complaint(self, truth: Position, position: Position) -> str:
        """What is wrong with a re-dealt position, or an empty string."""
        for key in truth.keys() | position.keys():
            if key not in self.hidden and truth.get(key) != position.get(key):
                return f"{key} lies open and is {position.get(key)}, not {truth.get(key)}"
        return self.fits(position)


# Le Jeu des Dragons

Hand = tuple[frozenset[str], tuple[int, ...]]
"""Cards that were seen before, and the number of others from each deck."""
Story = tuple[Hand, ...]


class AnteWitness(Witness):
    """Cards are unique. A card nobody showed came from one of the decks there have been; a *deck* here is what was
    shuffled once, less all cards seen since. What hands hold is told by a few numbers and by cards seen before, and
    an unseen theft moves either one of those or one of a deck. Stories that come to the same are one."""

    liked: ClassVar[dict[str, int]] = {
        "play Red": 10, "play Dracolich": 5, "play Archmage": 4, "play Bronze": 3, "play Copper": 3,
        "play Gold": 3, "play Silver": 3, "play Fool": 3, "give": 4, "copy Red": 9,
    }  # fmt: skip

    hidden = frozenset({"hands", "dice", "known", "held_since", "came_after", "unseen_thefts", "chosen_antes"})

    def begin(self, view: dict[str, Any], news: list[dict[str, Any]] | None) -> None:
        sizes = [player["hand"] for player in view["players"]]
        self.flights = [list(player["flight"]) for player in view["players"]]
        self.antes = [ante["card"] for ante in view["antes"]]
        self.discard = list(view["discard"])
        self.deck_size, self.from_old_deck = view["deck"], 0
        open_cards = {*self.discard, *self.antes, *(card for flight in self.flights for card in flight)}
        seen = [set(player["known"]) for player in view["players"]]
        if self.seat is not None:
            seen[self.seat] = set(view["hand"])
        somewhere = list(view["in_some_hand"])
        self.decks = [set(NAMES) - open_cards - set(somewhere).union(*seen)]
        stories = {tuple(frozenset(cards) for cards in seen)}
        for card in somewhere:
            stories = {
                (*story[:at], story[at] | {card}, *story[at + 1 :])
                for story in stories
                for at in range(self.seats)
                if at != self.seat and len(story[at]) < sizes[at]
            }
        self.stories: set[Story] = {
            tuple((cards, (size - len(cards),)) for cards, size in zip(story, sizes, strict=True)) for story in stories
        }
        self.remember(view)

    def remember(self, view: dict[str, Any]) -> None:
        self.view = view

    def hear(self, news: list[dict[str, Any]], view: dict[str, Any]) -> None:
        for at, event in enumerate(news):
            if event["key"] == "reshuffled":
                following = next((later for later in news[at:] if later["key"] in ("replaced", "drew", "bought")), {})
                if following.get("key") == "replaced":
                    self.put_away(following["seat"], following["card"])
            deed = getattr(self, f"on_{event['key']}", None)
            if deed is not None:
                deed(**{name: value for name, value in event.items() if name != "key"})
            if len(self.stories) > MAX_STORIES:
                raise TooManyStories
        self.remember(view)
        sizes = {tuple(len(cards) + sum(numbers) for cards, numbers in story) for story in self.stories}
        followed = (sorted(self.discard), sorted(self.antes), self.flights, self.deck_size, sizes)
        shown = (
            sorted(view["discard"]), sorted(ante["card"] for ante in view["antes"]),
            [player["flight"] for player in view["players"]], view["deck"],
            {tuple(player["hand"] for player in view["players"])},
        )  # fmt: skip
        assert followed == shown, f"the witness lost the thread: {followed} / {shown} after {news}"

    def changed(self, story: Story, seat: int, hand: Hand) -> Story:
        return (*story[:seat], hand, *story[seat + 1 :])

    def deck_of(self, card: str) -> int | None:
        return next((number for number, deck in enumerate(self.decks) if card in deck), None)

    def enters(self, seat: int, card: str) -> None:
        self.stories = {self.changed(s, seat, (s[seat][0] | {card}, s[seat][1])) for s in self.stories}

    def leaves(self, seat: int, card: str) -> None:
        """All see the card leave the hand: stories in which it was not there were wrong."""
        number = self.deck_of(card)
        if number is None:
            self.stories = {
                self.changed(s, seat, (s[seat][0] - {card}, s[seat][1])) for s in self.stories if card in s[seat][0]
            }
        else:
            self.decks[number].discard(card)
            self.stories = {
                self.changed(s, seat, (s[seat][0], one_less(s[seat][1], number)))
                for s in self.stories
                if s[seat][1][number]
            }

    def turned_up(self, card: str) -> None:
        """All see a card of the deck."""
        number = len(self.decks) - 1
        assert card in self.decks[number], f"{card} cannot come from the deck"
        self.decks[number].discard(card)
        self.deck_size -= 1

    def put_away(self, seat: int, card: str) -> None:
        if card in self.flights[seat]:
            self.place = self.flights[seat].index(card)
            self.flights[seat].remove(card)
            self.discard.append(card)

    def on_drew_card(self, seat: int, card: str) -> None:
        number = len(self.decks) - 1
        if self.from_old_deck:
            self.from_old_deck -= 1
            number -= 1
        assert card in self.decks[number], f"{card} cannot come from the deck"
        self.decks[number].discard(card)
        self.deck_size -= number == len(self.decks) - 1
        self.enters(seat, card)

    def on_drew(self, seat: int, cards: int) -> None:
        for _ in range(cards):
            number = len(self.decks) - 1
            if self.from_old_deck:
                self.from_old_deck -= 1
                number -= 1
            else:
                self.deck_size -= 1
            self.stories = {self.changed(s, seat, (s[seat][0], one_less(s[seat][1], number, -1))) for s in self.stories}

    def on_reshuffled(self, cards: int) -> None:
        assert cards == len(self.discard), f"{cards} cards shuffled, not {self.discard}"
        self.from_old_deck, self.deck_size = self.deck_size, cards
        self.decks.append(set(self.discard))
        self.discard = []
        self.stories = {tuple((seen, (*numbers, 0)) for seen, numbers in story) for story in self.stories}

    def on_bought(self, seat: int, card: str, gold: int) -> None:
        self.turned_up(card)
        self.discard.append(card)

    def on_replaced(self, seat: int, card: str, new: str) -> None:
        self.put_away(seat, card)
        self.turned_up(new)
        self.flights[seat].insert(self.place, new)

    def on_played(self, seat: int, card: str, strength: int) -> None:
        self.leaves(seat, card)
        self.flights[seat].append(card)

    def on_ante(self, seat: int, card: str) -> None:
        self.leaves(seat, card)
        self.antes.append(card)

    def on_antes_tied(self) -> None:
        self.discard += self.antes
        self.antes = []

    def on_took_ante(self, seat: int, card: str) -> None:
        self.antes.remove(card)
        self.enters(seat, card)

    def on_gave(self, seat: int, other: int, card: str) -> None:
        self.leaves(seat, card)
        self.enters(other, card)

    def on_kept(self, seat: int, other: int, card: str) -> None:
        self.leaves(seat, card)
        self.enters(seat, card)

    def on_took_card(self, seat: int, other: int, card: str) -> None:
        self.leaves(other, card)
        self.enters(seat, card)

    def on_took(self, seat: int, other: int) -> None:
        stories: set[Story] = set()
        for story in self.stories:
            seen, numbers = story[other]
            for card in seen:
                one = self.changed(story, other, (seen - {card}, numbers))
                stories.add(self.changed(one, seat, (one[seat][0] | {card}, one[seat][1])))
            for number, count in enumerate(numbers):
                if count:
                    one = self.changed(story, other, (seen, one_less(numbers, number)))
                    stories.add(self.changed(one, seat, (one[seat][0], one_less(one[seat][1], number, -1))))
        self.stories = stories

    def on_slew(self, seat: int, other: int, card: str) -> None:
        self.flights[other].remove(card)
        self.discard.append(card)

    def on_discarded(self, seat: int, card: str) -> None:
        self.leaves(seat, card)
        self.discard.append(card)

    def gambit_ends(self, **_: Any) -> None:
        self.discard += [card for flight in self.flights for card in flight] + self.antes
        self.flights, self.antes = [[] for _ in range(self.seats)], []

    on_won_gambit = on_won_gambit_weakest = on_stakes_empty = on_carried = on_shared = gambit_ends

    def story_of(self, hands: Sequence[Sequence[str]]) -> Story:
        """The only story that a world can belong to."""
        return tuple(
            (
                frozenset(card for card in hand if self.deck_of(card) is None),
                tuple(sum(card in deck for card in hand) for deck in self.decks),
            )
            for hand in hands
        )

    def fits(self, position: Position) -> str:
        hands = position["hands"]
        if self.story_of(hands) not in self.stories:
            return f"no story leads to the hands {hands}; possible are {sorted(map(str, self.stories))[:10]}"
        if any(hand != sorted(hand, key=NAMES.index) or len(hand) != len(set(hand)) for hand in hands):
            return f"hands {hands}"
        if self.seat is not None and list(hands[self.seat]) != list(self.view["hand"]):
            return f"my hand is {hands[self.seat]}"
        chosen = position.get("chosen_antes") or [None] * self.seats
        for seat, card in enumerate(chosen):
            if (card is not None) != self.view["players"][seat]["anted"] or (card and card not in hands[seat]):
                return f"seat {seat} chose the ante {card} with the hand {hands[seat]}"
        if self.seat is not None and chosen[self.seat] != self.view["my_ante"]:
            return f"I chose the ante {self.view['my_ante']}, not {chosen[self.seat]}"
        return ""

    def world(self, position: Position) -> World:
        chosen = position.get("chosen_antes") or [None] * self.seats
        return tuple(tuple(hand) for hand in position["hands"]), tuple(chosen)

    def group(self, world: World) -> Story:
        return self.story_of(world[0])

    def ways(self, story: Story) -> int:
        """How many worlds a story has; which ante was chosen is left out, since every hand's size is known."""
        ways = 1
        for number, deck in enumerate(self.decks):
            counts = [numbers[number] for _, numbers in story]
            ways *= factorial(len(deck)) // prod(map(factorial, [*counts, len(deck) - sum(counts)]))
        return ways

    def worlds(self) -> Iterator[tuple[World, int]]:
        choosing = [player["anted"] for player in self.view["players"]]
        for story in self.stories:
            for hands in self.dealt([sorted(seen) for seen, _ in story], story, 0, 0, sorted(self.decks[0])):
                laid = tuple(tuple(sorted(hand, key=NAMES.index)) for hand in hands)
                antes: list[tuple[str | None, ...]] = [()]
                for seat, hand in enumerate(laid):
                    mine = seat == self.seat
                    choices = ([self.view["my_ante"]] if mine else list(hand)) if choosing[seat] else [None]
                    antes = [(*ante, card) for ante in antes for card in choices]
                for ante in antes:
                    yield (laid, ante), 1

    def dealt(
        self, hands: list[list[str]], story: Story, number: int, seat: int, left: list[str]
    ) -> Iterator[list[list[str]]]:
        """Every way to fill the hands from the decks."""
        if seat == self.seats:
            if number + 1 == len(self.decks):
                yield hands
            else:
                yield from self.dealt(hands, story, number + 1, 0, sorted(self.decks[number + 1]))
            return
        for cards in combinations(left, story[seat][1][number]):
            fuller = [*hands[:seat], [*hands[seat], *cards], *hands[seat + 1 :]]
            yield from self.dealt(fuller, story, number, seat + 1, [card for card in left if card not in cards])


def one_less(numbers: tuple[int, ...], at: int, less: int = 1) -> tuple[int, ...]:
    return (*numbers[:at], numbers[at] - less, *numbers[at + 1 :])


# Dragon Ranch

Cards = tuple[int, ...]
"""How many cards of each essence."""
Least = tuple[Cards, ...]
"""What each hand holds at least."""


def counted(cards: Mapping[str, int]) -> Cards:
    return tuple(cards.get(essence, 0) for essence in ESSENCES)


class RanchWitness(Witness):
    """Cards of one essence are alike. Within a season no card comes back, so nothing is known of other hands but cards
    that were stolen in sight: each story says what every hand holds at least, and a world must fit one of them. What
    the view says must be true in all of them. [DR-61]"""

    liked: ClassVar[dict[str, int]] = {"play Steal a Card": 40, "take Steal a Card": 40, "hatch": 8, "make eggs": 3}

    hidden = frozenset({"hands", "deck", "dice", "known", "known_among", "known_ways", "thieves"})

    def begin(self, view: dict[str, Any], news: list[dict[str, Any]] | None) -> None:
        self.remember(view)
        least = [counted(ranch["known"]) for ranch in view["ranches"]]
        if self.seat is not None:
            least[self.seat] = (0, 0, 0, 0)
        self.stories: set[Least] = {tuple(least)}
        for loose in view["known_among"]:
            essence = ESSENCES.index(loose["essence"])
            self.stories = {gains(story, at, essence) for story in self.stories for at in loose["seats"]}
        self.tidy()

    def remember(self, view: dict[str, Any]) -> None:
        self.view = view
        self.sizes = [ranch["cards"] for ranch in view["ranches"]]
        self.each = ESSENCES_BY_SEATS[self.seats]

    def hear(self, news: list[dict[str, Any]], view: dict[str, Any]) -> None:
        for event in news:
            deed = getattr(self, f"on_{event['key']}", None)
            if deed is not None:
                deed(**{name: value for name, value in event.items() if name != "key"})
        self.remember(view)
        self.tidy()

    def tidy(self) -> None:
        """Drop stories for which a hand is too small, and those that say more than another does."""
        possible = [
            story
            for story in self.stories
            if all(sum(least) <= size for least, size in zip(story, self.sizes, strict=True))
        ]
        self.stories = {
            story for story in possible if not any(other != story and implies(story, other) for other in possible)
        }
        if len(self.stories) > MAX_STORIES // 10:
            raise TooManyStories

    def leaves(self, seat: int, essence: str, count: int = 1) -> None:
        if seat != self.seat:
            at = ESSENCES.index(essence)
            self.sizes[seat] -= count
            for _ in range(count):
                self.stories = {loses(story, seat, at) for story in self.stories}
            self.tidy()

    def on_drew_hidden(self, seat: int, count: int) -> None:
        self.sizes[seat] += count

    def on_drew(self, seat: int, essence: str) -> None:
        self.sizes[seat] += 1

    def on_paid_cards(self, seat: int, essence: str, count: int) -> None:
        self.leaves(seat, essence, count)

    def on_exchanges(self, seat: int, one: str, two: str) -> None:
        self.leaves(seat, one)
        self.leaves(seat, two)

    def on_discarded(self, seat: int, essence: str) -> None:
        self.leaves(seat, essence)

    def on_stolen_card(self, seat: int, victim: int, essence: str) -> None:
        """I am the thief or the victim."""
        if victim == self.seat:
            self.sizes[seat] += 1
            self.stories = {gains(story, seat, ESSENCES.index(essence)) for story in self.stories}
        else:
            self.leaves(victim, essence)

    def on_stole_card(self, seat: int, victim: int) -> None:
        if self.seat in (seat, victim):
            return
        stories = set()
        for story in self.stories:
            if sum(story[victim]) < self.sizes[victim]:
                stories.add(story)
            for essence in range(4):
                if story[victim][essence]:
                    stories.add(gains(loses(story, victim, essence), seat, essence))
        self.sizes[victim] -= 1
        self.sizes[seat] += 1
        self.stories = stories
        self.tidy()

    def season_ends(self, **_: Any) -> None:
        self.stories = {tuple((0, 0, 0, 0) for _ in range(self.seats))}
        self.sizes = [0] * self.seats

    on_feeding = on_season = season_ends

    @property
    def unseen(self) -> Cards:
        """The cards in other hands and in the deck."""
        discards = counted(self.view["discards"])
        mine = counted(self.view["hand"]) if self.seat is not None else (0, 0, 0, 0)
        return tuple(self.each - a - b for a, b in zip(discards, mine, strict=True))

    def fits(self, position: Position) -> str:
        hands = [counted(hand) for hand in position["hands"]]
        if [sum(hand) for hand in hands] != self.sizes:
            return f"hands of {[sum(hand) for hand in hands]} cards, not {self.sizes}"
        if self.seat is not None and hands[self.seat] != counted(self.view["hand"]):
            return f"my hand is {position['hands'][self.seat]}"
        others = [hand for seat, hand in enumerate(hands) if seat != self.seat] + [counted(position["deck"])]
        if tuple(map(sum, zip(*others, strict=True))) != self.unseen:
            return f"hands {position['hands']} and deck {position['deck']} do not make {self.unseen}"
        others = [hand if seat != self.seat else (9, 9, 9, 9) for seat, hand in enumerate(hands)]
        if not any(implies(others, story) for story in self.stories):
            return f"no story leads to the hands {hands}; possible are {sorted(self.stories)[:10]}, told {self.claims}"
        return self.false_claim(hands)

    def false_claim(self, hands: Sequence[Cards]) -> str:
        """What the view says about stolen cards must be true, all of it at once."""
        placed = {tuple(counted(ranch["known"]) for ranch in self.view["ranches"])}
        for loose in self.view["known_among"]:
            essence = ESSENCES.index(loose["essence"])
            placed = {gains(story, at, essence) for story in placed for at in loose["seats"]}
        others = [hand if seat != self.seat else (9, 9, 9, 9) for seat, hand in enumerate(hands)]
        if not any(implies(others, story) for story in placed):
            return f"the view claims {self.claims} of the hands {hands}"
        return ""

    @property
    def claims(self) -> str:
        return f"{[ranch['known'] for ranch in self.view['ranches']]} and {self.view['known_among']}"

    def overclaims(self) -> str:
        """Whether the view says more than the seat can know."""
        for story in self.stories:
            complaint = self.false_claim(story)
            if complaint:
                return f"{complaint}, which is not certain"
        return ""

    def world(self, position: Position) -> World:
        return tuple(counted(hand) for hand in position["hands"])

    def worlds(self) -> Iterator[tuple[World, int]]:
        """All that fit a story: what it tells of are cards of their own, the rest is dealt anyhow."""
        total: Counter[World] = Counter()
        for story in self.stories:
            rest = tuple(n - sum(least[e] for least in story) for e, n in enumerate(self.unseen))
            room = tuple(0 if s == self.seat else self.sizes[s] - sum(story[s]) for s in range(self.seats))
            for hands, ways in spread(rest, room) if min(*room, *rest) >= 0 else ():
                world = [tuple(map(sum, zip(a, b, strict=True))) for a, b in zip(story, hands, strict=True)]
                if self.seat is not None:
                    world[self.seat] = counted(self.view["hand"])
                total[tuple(world)] += ways
        yield from total.items()


def gains(story: Least, seat: int, essence: int) -> Least:
    return (*story[:seat], one_less(story[seat], essence, -1), *story[seat + 1 :])


def loses(story: Least, seat: int, essence: int) -> Least:
    if not story[seat][essence]:
        return story
    return (*story[:seat], one_less(story[seat], essence), *story[seat + 1 :])


def implies(hands: Sequence[Cards], story: Least) -> bool:
    return all(
        have >= need for hand, least in zip(hands, story, strict=True) for have, need in zip(hand, least, strict=True)
    )


@cache
def spread(left: Cards, room: tuple[int, ...]) -> list[tuple[tuple[Cards, ...], int]]:
    """Every way to fill hands with so much room, and in how many ways single cards do it; the rest is the deck."""
    if not room:
        return [((), 1)]
    found = []
    for hand in hands_of(room[0], left):
        ways = prod(comb(n, k) for n, k in zip(left, hand, strict=True))
        rest = tuple(n - k for n, k in zip(left, hand, strict=True))
        found += [((hand, *more), ways * number) for more, number in spread(rest, room[1:])]
    return found


def hands_of(size: int, left: Cards) -> Iterator[Cards]:
    if not left:
        if size == 0:
            yield ()
        return
    for count in range(min(size, left[0]) + 1):
        for more in hands_of(size - count, left[1:]):
            yield (count, *more)


# Dragardiens


class DragardiensWitness(Witness):
    """Only starting cards are hidden. A story says where each of the eight is: in the box, in a hand (its seat),
    written unseen on a pile, or shown to all."""

    liked: ClassVar[dict[str, int]] = {"lay": 6, "add starting": 3, "write starting": 3}

    hidden = frozenset({"players", "grimoire", "dice"})

    def begin(self, view: dict[str, Any], news: list[dict[str, Any]] | None) -> None:
        assert news is not None, "a match of Dragardiens is followed from its beginning"
        self.cards = starting_cards(view["options"]["box"])
        self.view = view
        self.stacks: dict[str, list[str | int]] = {"left": [], "right": []}
        self.written = 0
        self.same: dict[tuple[str, ...], bool] | None = None
        stories: set[tuple[Any, ...]] = {(BOX,) * 8}
        for seat, player in enumerate(view["players"]):
            ways = list(combinations(range(8), player["unseen"]))
            if seat == self.seat:
                ways = [way for way in ways if sorted(self.cards[at] for at in way) == sorted(self.mine(view))][:1]
            stories = {
                tuple(seat if at in way else place for at, place in enumerate(story))
                for story in stories
                for way in ways
                if all(story[at] == BOX for at in way)
            }
        self.stories = stories

    def hand(self, story: tuple[Any, ...], seat: int) -> tuple[str, ...]:
        return tuple(sorted(self.cards[at] for at, place in enumerate(story) if place == seat))

    def foresee(self, match: Match, mover: int, move: dh.Move) -> None:
        """Which starting cards of the mover would let all this happen: each is tried on a table of its own."""
        self.same, self.mover = None, mover
        if mover == self.seat or move.name not in ("lay", "lay_at", "add", "add_starting", "add_shadow"):
            return
        examples = {self.hand(story, mover): story for story in self.stories}
        if len(examples) < 2:
            return
        after = match.copy()
        after.play(move, seat=mover)
        told = after.news(self.seat, after.ply)[-1]
        self.same = dict.fromkeys(examples, False)
        for hand, story in examples.items():
            table = dh.position(self.position_of(story, match.position()))
            for likely in table.moves(mover):
                if likely.name == move.name and not self.same[hand]:
                    tried = table.copy()
                    tried.play(likely, seat=mover)
                    self.same[hand] = tried.news(self.seat, tried.ply)[-1] == told

    def position_of(self, story: tuple[int, ...], position: Position) -> Position:
        """The position with the starting cards of a story; of cards that are alike the second is numbered."""
        names = [name if name not in self.cards[:at] else f"{name} #2" for at, name in enumerate(self.cards)]
        unseen = {
            side: [names[story.index(top + 100)] for top in stack if isinstance(top, int)]
            for side, stack in self.stacks.items()
        }
        piles = {
            side: {
                **pile,
                "written": [
                    card if isinstance(card, str) else {**card, "starting": unseen[side].pop(0)}
                    for card in pile["written"]
                ],
            }
            for side, pile in position["grimoire"].items()
        }
        players = [
            {**player, "starting": [names[at] for at in range(8) if story[at] == seat]}
            for seat, player in enumerate(position["players"])
        ]
        shown = [names[at] for at in range(8) if story[at] == SHOWN]
        return {**position, "grimoire": piles, "players": players, "shown": shown}

    def hear(self, news: list[dict[str, Any]], view: dict[str, Any]) -> None:
        if self.same is not None:
            self.stories = {story for story in self.stories if self.same[self.hand(story, self.mover)]}
        self.lost = Counter(self.mine(self.view)) - Counter(self.mine(view))
        for event in news:
            deed = getattr(self, f"on_{event['key']}", None)
            if deed is not None:
                deed(**{name: value for name, value in event.items() if name != "key"})
        self.view = view

    def mine(self, view: dict[str, Any]) -> list[str]:
        return [] if self.seat is None else view["players"][self.seat]["starting"]

    def on_wrote(self, seat: int, side: str, card: str, page: str) -> None:
        """A starting card of my own is told to me by name."""
        if seat == self.seat and card in self.lost:
            self.on_wrote_starting(seat, side, page)
        else:
            self.stacks[side].append(card)

    def on_wrote_starting(self, seat: int, side: str, page: str) -> None:
        """All see the page; which of the cards with that page it is, only the writer knows."""
        self.written += 1
        self.stacks[side].append(self.written)
        self.goes(seat, [card for card in self.lost if seat == self.seat] or on_page(page, side), self.written + 100)

    def on_turned_up(self, side: str, card: str) -> None:
        if self.stacks[side]:
            top = self.stacks[side].pop()
            if isinstance(top, int):
                self.goes(top + 100, [card], SHOWN)

    def on_added_starting(self, seat: int, card: str, colour: str) -> None:
        self.goes(seat, [card], SHOWN)

    def goes(self, place: int, cards: list[str], to: int) -> None:
        """One of these cards goes from one place to another; of my own cards that are alike, the first."""
        stories = set()
        for story in self.stories:
            ways = [at for at in range(8) if story[at] == place and self.cards[at] in cards]
            for at in ways[:1] if place == self.seat else ways:
                stories.add((*story[:at], to, *story[at + 1 :]))
        self.stories = stories

    def world(self, position: Position) -> World:
        piles = (position["grimoire"][side]["written"] for side in ("left", "right"))
        return (
            tuple(tuple(sorted(plain(card) for card in player["starting"])) for player in position["players"]),
            tuple(plain(card["starting"]) for pile in piles for card in pile if not isinstance(card, str)),
        )

    def worlds(self) -> Iterator[tuple[World, int]]:
        unseen = [top + 100 for side in ("left", "right") for top in self.stacks[side] if isinstance(top, int)]
        total: Counter[World] = Counter()
        for story in self.stories:
            hands = tuple(self.hand(story, seat) for seat in range(self.seats))
            total[hands, tuple(self.cards[story.index(place)] for place in unseen)] += 1
        yield from total.items()

    def fits(self, position: Position) -> str:
        world = self.world(position)
        return "" if any(world == one for one, _ in self.worlds()) else f"no story leads to the starting cards {world}"

    def complaint(self, truth: Position, position: Position) -> str:
        return super().complaint(bare(truth), bare(position)) or self.fits(position)


BOX, SHOWN = -1, -2
"""Places of a starting card beside the seats and (from 101 on) those written unseen."""


def starting_cards(box: str) -> list[str]:
    return [KIND_NAMES[kind] for kind in box_of(box).numbers[AT_STARTS : AT_STARTS + 8]]


def on_page(page: str, side: str) -> list[str]:
    return [card for card in KIND_NAMES if card.split()[-1] == page and (" on " in card) == (side == "right")]


def plain(card: str) -> str:
    """A position numbers starting cards that are alike; players cannot."""
    return card.split(" #")[0]


def bare(position: Position) -> Position:
    """A position without the names of unseen starting cards."""
    piles = {
        side: {**pile, "written": [card if isinstance(card, str) else card["seat"] for card in pile["written"]]}
        for side, pile in position["grimoire"].items()
    }
    players = [{**player, "starting": len(player["starting"])} for player in position["players"]]
    return {**position, "open grimoire": piles, "open players": players}


# Dragorun


class DragorunWitness(Witness):
    """All lies open, and what is in the pool follows from it: only the dice are hidden."""

    liked: ClassVar[dict[str, int]] = {"swap": 2, "return": 4}

    hidden = frozenset({"dice"})
    stories = ((),)

    def begin(self, view: dict[str, Any], news: list[dict[str, Any]] | None) -> None:
        pass

    def hear(self, news: list[dict[str, Any]], view: dict[str, Any]) -> None:
        pass

    def fits(self, position: Position) -> str:
        return ""

    def world(self, position: Position) -> World:
        return ()

    def worlds(self) -> Iterator[tuple[World, int]]:
        yield (), 1


def witness_of(game: str) -> type[Witness]:
    """The witness of a game; that of a game of another package lies beside its tests: ``<name>_witness.py``."""
    ours = {kind.__name__.removesuffix("Witness").lower(): kind for kind in Witness.__subclasses__()}
    found: type[Witness] = ours[game] if game in ours else import_module(f"{game}_witness").WITNESS
    return found
