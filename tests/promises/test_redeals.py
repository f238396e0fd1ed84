"""Re-deals beside witnesses: every dealt world has a past, worlds are drawn evenly, and nothing else decides.

``DRAGONHALL_GAMES`` sets the amount: every number of seats and set of options gets a tenth of it in re-deals that are
held against what the seat has seen since the beginning (``make soak``: 10,000, which is at least 180,000 for a game).
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.core.game import Game
from dragonhall.core.match import Match
from dragonhall.games import built_in
from dragonhall.games import game as find_game
from dragonhall.games.ante.box import NAMES
from dragonhall.games.ante.table import MEMORY
from dragonhall.games.dragardiens.box import AT_KINDS, KIND_NAMES
from dragonhall.games.dragardiens.boxfile import box_of
from dragonhall.games.dragorun.box import COLOUR_DIE, EGGS, MOVEMENT_DIE
from dragonhall.games.ranch.box import BLUE_POWERS, ESSENCES, ESSENCES_BY_SEATS, RED_POWERS
from dragonhall.promises.evenness import NEVER, uneven
from dragonhall.promises.evenness import hides as has_hidden_places
from tests.promises.cases import every_case
from tests.promises.witness import AnteWitness, RanchWitness, TooManyStories, Witness, counted, gains, witness_of

GAMES = int(os.environ.get("DRAGONHALL_GAMES", "200"))
REDEALS = max(200, GAMES // 10)
"""How many re-deals each case holds against its witnesses."""
SMALL = max(3, min(GAMES // 100, 300))
"""How many small tables from play are listed whole."""


class Party:
    """A match with a witness for every seat and one for a spectator."""

    def __init__(self, match: Match, luck: random.Random) -> None:
        self.match, self.luck = match, luck
        self.witnesses = [witness_of(match.game.name)(match, seat) for seat in (*range(match.seats), None)]

    def play(self, move: dh.Move | str, seat: int | None = None) -> None:
        match = self.match
        seat = match.to_act[0] if seat is None else seat
        known = match.game.moves.find(str(move))
        for witness in self.witnesses:
            witness.foresee(match, seat, known)
        match.play(known, seat=seat)
        for witness, news in zip(self.witnesses, match.last_news(), strict=True):
            witness.hear(news, match.view(witness.seat))
        truth = match.position()
        for witness in self.witnesses:
            complaint = witness.complaint(truth, truth)
            assert not complaint, f"the true table does not fit what {who(witness)} knows: {complaint}{self.story()}"
            overclaim = witness.overclaims() if isinstance(witness, RanchWitness) else ""
            assert not overclaim, f"{who(witness)} is told too much: {overclaim}{self.story()}"

    def play_something(self) -> None:
        seat = self.luck.choice(self.match.to_act)
        moves = list(self.match.moves(seat))
        liked = witness_of(self.match.game.name).liked
        weights = [max([weight for word, weight in liked.items() if word in str(move)], default=1) for move in moves]
        self.play(self.luck.choices(moves, weights)[0], seat)

    def look(self, redeals: int = 1) -> int:
        """Hold re-dealt worlds against every witness."""
        truth = self.match.position()
        for witness in self.witnesses:
            for _ in range(redeals):
                seed = self.luck.randrange(1 << 32)
                world = self.match.redeal(witness.seat, seed)
                assert world.view(witness.seat) == self.match.view(witness.seat), (
                    f"re-dealt with {seed}, {who(witness)} sees another table{self.story()}"
                )
                complaint = witness.complaint(truth, world.position())
                assert not complaint, (
                    f"re-dealt with {seed}, a world contradicts what {who(witness)} has seen: {complaint}{self.story()}"
                )
        return redeals * len(self.witnesses)

    def compare(self) -> int:
        """Re-deal the table, and another that nobody can tell from it, with one seed."""
        game, match = self.match.game, self.match
        for seat in (*range(match.seats), None):
            other, seed = match.redeal(seat, self.luck.randrange(1 << 32)), self.luck.randrange(1 << 32)
            different = unlike(game, match.redeal(seat, seed), other.redeal(seat, seed))
            assert not different, f"seat {seat}, seed {seed}, another table dealt: {different}{self.story()}"
        return len(self.witnesses)

    def story(self) -> str:
        return f"\nply {self.match.ply} of {self.match.record()}"


def who(witness: Witness) -> str:
    return "a spectator" if witness.seat is None else f"seat {witness.seat}"


# Tables on which cards change hands unseen


def thieves_of_ante(seats: int, options: dict[str, Any], luck: random.Random) -> Match:
    """Red Dragons in every hand, a short deck, whatever copies a power, and cards that were seen before."""
    cards = list(NAMES)
    luck.shuffle(cards)
    reds = [card for card in NAMES if card.startswith("Red") or card in ("Dracolich", "Archmage", "Princess")]
    luck.shuffle(reds)
    rest = [card for card in cards if card not in reds]
    hands = [[*reds[seat::seats], *(rest.pop() for _ in range(luck.randrange(1, 5)))] for seat in range(seats)]
    antes = [rest.pop() for _ in range(seats)]
    deck = luck.randrange(9)
    heard = [str(seat) for seat in range(seats)] + ["watchers"]
    known = {
        card: luck.choice([{}, {}, {"heard": luck.sample([who for who in heard if who != str(seat)], 2)}])
        for seat, hand in enumerate(hands)
        for card in luck.sample(hand, luck.randrange(len(hand)))
    }
    position = {
        "game": "ante", "seats": seats, "options": options, "hands": hands, "stakes": luck.randrange(20, 80),
        "antes": antes, "known": known, "discard": rest[deck:], "flights": [[] for _ in range(seats)],
        "dice": f"{luck.randrange(1 << 64):016x}",
    }  # fmt: skip
    return dh.position(position)


def thieves_of_ranch(seats: int, options: dict[str, Any], luck: random.Random) -> Match:
    """One card that steals in a hand and one on display, an empty power deck, eggs to hatch, cards seen before."""
    each = ESSENCES_BY_SEATS[seats]
    cards = [essence for essence in ESSENCES for _ in range(each)]
    luck.shuffle(cards)
    hands = [Counter(cards.pop() for _ in range(luck.randrange(1, 7))) for _ in range(seats)]
    discards = Counter(cards[luck.randrange(10, 30) :])
    powers = [power for power in BLUE_POWERS for _ in range(2) if power != "Steal a Card"] + list(RED_POWERS)
    luck.shuffle(powers)
    display = [*powers[:2], "Steal a Card", powers[2]]
    held: list[list[str]] = [[] for _ in range(seats)]
    held[luck.randrange(seats)].append("Steal a Card")
    for power in powers[3:]:
        held[luck.randrange(seats)].append(power)
    known, among = [], []
    for seat in range(seats):
        for of in range(seats):
            cards_there = list(hands[of].elements())
            luck.shuffle(cards_there)
            others = [other for other in range(seats) if other not in (seat, of)]
            seen = Counter[str]()
            for essence in cards_there[: luck.randrange(3)] if of != seat else []:
                if others and luck.random() < 0.6:
                    between = sorted([of, *luck.sample(others, luck.randrange(1, len(others) + 1))])
                    among.append({"seat": seat, "essence": essence, "seats": between})
                else:
                    seen[essence] += 1
            if seen:
                known.append({"seat": seat, "of": of, "cards": dict(seen)})
    position = {
        "game": "ranch", "seats": seats, "options": options, "hands": [dict(hand) for hand in hands],
        "discards": {essence: discards[essence] for essence in ESSENCES}, "powers": held, "display": display,
        "known": known, "known_among": among[:MAX_AMONG],
        "ranches": [{"level-1 egg": 4, "ingot": 2} for _ in range(seats)], "turn": luck.randrange(seats),
        "dice": f"{luck.randrange(1 << 64):016x}",
    }  # fmt: skip
    return dh.position(position)


MAX_AMONG = 4
"""So many cards that lie in one of several hands a position can hold."""


def hides(name: str) -> bool:
    """Whether a game of the house has hidden places."""
    return name in built_in() and has_hidden_places(find_game(name))


def thieves_of(game: str) -> Callable[[int, dict[str, Any], random.Random], Match] | None:
    """What lays a table full of thieves, where a game has any."""
    found: Callable[[int, dict[str, Any], random.Random], Match] | None = globals().get(f"thieves_of_{game}")
    return found


def parties(game: Game, seats: int, options: dict[str, Any]) -> Iterator[Party]:
    """Matches ply by ply without end, from the first deal and from tables full of thieves."""
    for seed in count(seats + len(options)):
        luck = random.Random(seed)
        thieves = thieves_of(game.name)
        if seed % 2 and thieves and seats > 1 and not options.get("beginner"):
            match = thieves(seats, options, luck)
        else:
            match = dh.new(game.name, seats=seats, seed=seed, options=options)
        party = Party(match, luck)
        for _ in range(luck.randrange(5, 40)):
            if match.over:
                break
            kept = thefts_kept(match)
            try:
                party.play_something()
            except TooManyStories:
                break
            if may_have_forgotten(match, kept):
                break
            yield party


def thefts_kept(match: Match) -> int:
    """How much Le Jeu des Dragons keeps in mind: unseen thefts, and cards that were seen since."""
    return len(match.position().get("unseen_thefts", []))


def may_have_forgotten(match: Match, kept: int) -> bool:
    """Whether the last ply may have filled that memory: then somebody forgets, but a witness does not (rule 13.7)."""
    shown = ("took", "played", "ante", "gave", "kept", "discarded")
    return match.game.name == "ante" and kept + sum(one["key"] in shown for one in match.last_news()[-1]) > MEMORY


@every_case
def test_redeals_fit_all_that_was_seen_and_depend_on_nothing_else(
    game: Game, seats: int, options: dict[str, Any]
) -> None:
    """Promise 6, held against witnesses who remember everything; two tables that look alike are re-dealt alike."""
    made = 0
    for party in parties(game, seats, options):
        made += party.look()
        if party.match.ply % 4 == 0:
            made += party.compare()
        if made >= REDEALS:
            break


class Twin:
    """A table that one seat cannot tell from a match, though its hidden history is another one."""

    def __init__(self, match: Match, seat: int | None, luck: random.Random) -> None:
        self.seat, self.luck = seat, luck
        self.table = match.redeal(seat, luck.randrange(1 << 32))

    def sees(self, match: Match, mover: int, move: dh.Move) -> bool:
        """Whether the seat sees which move is about to be made: then a table where another is made is no twin."""
        watcher = -1 if self.seat is None else self.seat
        return mover == self.seat or match.game.counsel.sees(match.board.t, watcher, mover, int(move))

    def follow(self, match: Match, mover: int, move: dh.Move, seen: bool) -> bool:
        """Play on unseen in some other way that shows the seat what the match has just shown it, if one is found."""
        told, view = match.news(self.seat, match.ply)[-1], match.view(self.seat)
        for _ in range(TWIN_TRIES):
            other = self.table.redeal(self.seat, self.luck.randrange(1 << 32))
            moves = {str(one): one for one in other.moves(mover)}
            if not seen and self.luck.random() < 0.5:
                alike = [one for one in moves.values() if one.name == move.name]
            else:
                alike = [moves[str(move)]] if str(move) in moves else []
            if alike:
                other.play(self.luck.choice(alike), seat=mover)
                if other.news(self.seat, other.ply)[-1] == told and other.view(self.seat) == view:
                    self.table = other
                    return True
        return False


TWIN_TRIES = 12
"""So often a twin tries to come to the same by another way."""


@pytest.mark.parametrize("name", [name for name in dh.games() if hides(name)])
def test_tables_that_look_alike_are_redealt_alike_whatever_happened_unseen(name: str) -> None:
    """Promise 6: two matches that showed a seat the same, by different hidden histories, give the same re-deals."""
    game, made = find_game(name), 0
    for seed in count():
        luck = random.Random(seed)
        seats = luck.choice([seats for seats in game.seats if seats > 1])
        thieves = thieves_of(name)
        match = thieves(seats, {}, luck) if seed % 2 and thieves else dh.new(name, seats=seats, seed=seed)
        liked = witness_of(name).liked
        twins = [Twin(match, seat, luck) for seat in (*range(seats), None)]
        for _ in range(luck.randrange(5, 40)):
            if match.over:
                break
            mover = luck.choice(match.to_act)
            moves = list(match.moves(mover))
            weights = [max([weight for word, weight in liked.items() if word in str(one)], default=1) for one in moves]
            move = luck.choices(moves, weights)[0]
            seen = [twin.sees(match, mover, move) for twin in twins]
            match.play(move, seat=mover)
            for at, twin in enumerate(twins):
                if not twin.follow(match, mover, move, seen[at]):
                    twins[at] = Twin(match, twin.seat, luck)
                    continue
                one, two = (table.observation(twin.seat).tolist() for table in (match, twin.table))
                assert one == two, (
                    f"seat {twin.seat} tells a twin by its observation\nply {match.ply} of {match.record()}"
                    f"\nthe twin: {twin.table.position()}"
                )
                again = luck.randrange(1 << 32)
                different = unlike(game, match.redeal(twin.seat, again), twin.table.redeal(twin.seat, again))
                assert not different, (
                    f"seat {twin.seat}, seed {again}, a twin dealt: {different}\nply {match.ply} of {match.record()}"
                    f"\nthe twin: {twin.table.position()}"
                )
                made += 1
        if made >= REDEALS:
            break


def unlike(game: Game, one: Match, two: Match) -> str:
    return ", ".join(
        f"{name}: {one.board.tables[name]} / {two.board.tables[name]}"
        for name in game.Table.dtype.names or ()
        if name not in game.counsel.ignored_in_key
        and one.board.tables[name].tobytes() != two.board.tables[name].tobytes()
    )


# Evenness


def drawn_worlds(match: Match, witness: Witness, number: int) -> Counter[Any]:
    return Counter(witness.world(match.redeal(witness.seat, seed).position()) for seed in range(number))


def listed(witness: Witness, most: int) -> dict[Any, int]:
    """All worlds that fit with their ways, or nothing if there are more than that."""
    worlds: dict[Any, int] = {}
    if isinstance(witness, AnteWitness) and sum(map(witness.ways, witness.stories)) > most:
        return {}
    if isinstance(witness, RanchWitness) and sum(witness.unseen) > 12:
        return {}
    for world, ways in witness.worlds():
        worlds[world] = worlds.get(world, 0) + ways
        if len(worlds) > most:
            return {}
    return worlds


def small_ante(luck: random.Random) -> Match:
    """Three small hands, next to no deck and discard pile: the last flight has swallowed all other cards."""
    reds = [card for card in NAMES if card.startswith("Red")] + ["Dracolich"]
    luck.shuffle(reds)
    rest = [card for card in NAMES if card not in reds[:4] and card not in ("Bahamut", "Tiamat")]
    luck.shuffle(rest)
    hands = [[reds[seat], rest.pop(), *([reds[3]] if seat == 2 else [])] for seat in range(3)]
    known = {card: {} for hand in hands for card in hand if luck.random() < 0.4}
    position = dh.position({"game": "ante", "seats": 3, "hands": hands, "stakes": 60}).position()
    discard, swallowed = rest[:1], rest[luck.randrange(2, 4) :]
    position["discard"], position["flights"] = discard, [[], [], swallowed]
    position["rounds"] = [[], [], list(range(1, len(swallowed) + 1))]
    position["round"] += len(swallowed)
    position["gold"] = [90, 90, 90]
    return dh.position(position | {"known": known, "dice": f"{luck.randrange(1 << 64):016x}"})


def small_ranch(luck: random.Random) -> Match:
    """Hands of one to three cards of which some are remembered, few cards in the deck, two that steal."""
    seats = luck.choice((3, 4))
    match = thieves_of_ranch(seats, {}, luck)
    position = match.position()
    cards = [essence for essence in ESSENCES for _ in range(3)]
    luck.shuffle(cards)
    hands = [Counter(cards.pop() for _ in range(luck.choice((1, 1, 2)))) for _ in range(seats)]
    deck = Counter(cards[:2])
    every = Counter(dict.fromkeys(ESSENCES, ESSENCES_BY_SEATS[seats]))
    every.subtract(deck)
    for hand in hands:
        every.subtract(hand)
    among = [
        {"seat": seat, "essence": luck.choice(list(hands[of])), "seats": sorted({of, other})}
        for seat, of, other in [luck.sample(range(seats), 3) for _ in range(2)]
    ]
    position |= {
        "hands": [dict(hand) for hand in hands], "deck": dict(deck), "discards": dict(every), "known": [],
        "known_among": among[: 1 + (among[0]["seat"] != among[1]["seat"])],
    }  # fmt: skip
    del position["thieves"]
    return dh.position(position)


def small_tables(name: str) -> Iterator[Party]:
    """Tables in play whose worlds can be listed."""
    for seed in count():
        luck = random.Random(seed)
        if name == "dragardiens":
            options = dict(luck.choice(find_game(name).test_options))
            match = dh.new(name, seats=luck.choice((2, 3, 3, 4)), seed=seed, options=options | {"first": "lot"})
        else:
            match = globals()[f"small_{name}"](luck)
        party = Party(match, luck)
        for _ in range(luck.randrange(3, 40 if name == "dragardiens" else 7)):
            if not match.over:
                party.play_something()
        yield party


@pytest.mark.parametrize("name", [name for name in dh.games() if hides(name)])
def test_small_tables_are_redealt_evenly_over_every_world_that_fits(name: str) -> None:
    """Promise 6: all worlds are listed; none other is dealt, and those behind one story are dealt equally often."""
    made = 0
    for party in small_tables(name):
        for witness in party.witnesses:
            worlds = listed(witness, 80)
            if len(worlds) > 1 and made < SMALL and (party.luck.random() < 0.2 or len(witness.stories) > 1):
                problem = uneven_in_groups(drawn_worlds(party.match, witness, 25 * len(worlds)), worlds, witness)
                assert not problem, f"{who(witness)}: {problem}{party.story()}"
                made += 1
        if made >= SMALL:
            break


def uneven_in_groups(drawn: Counter[Any], worlds: dict[Any, int], witness: Witness) -> str:
    """The first complaint about worlds that share a group, or about worlds that do not fit at all."""
    groups: dict[Any, dict[Any, int]] = {}
    for world, ways in worlds.items():
        groups.setdefault(witness.group(world), {})[world] = ways
    strange = Counter({world: times for world, times in drawn.items() if world not in worlds})
    problems = [uneven(strange, worlds)] if strange else []
    # Stories need not be equally likely, but none is left out.
    number, ways = sum(drawn.values()), sum(worlds.values())
    for story, group in groups.items():
        if number * sum(group.values()) >= NEVER * ways and not any(drawn[world] for world in group):
            problems.append(f"a story is never dealt in {number} re-deals: {story}")
        problems.append(uneven(Counter({world: drawn[world] for world in group if drawn[world]}), group))
    return next(filter(None, problems), "")


# The dice of a re-dealt table


def rolls() -> tuple[Match, str]:
    return dh.new("dragorun", seats=3, seed=1), "roll"


def eggs() -> tuple[Match, str]:
    held = [["+1 Diego", "+1 Diego", "+1 Didi", "snail"], ["+1 Danny", "+1 Dragma", "+1 Dragma"], ["+1 Danny"]]
    return dh.position(
        {
            "game": "dragorun", "seats": 3, "eggs": held, "markers": {"Diego": 0, "Didi": 1, "Danny": 2},
            "spaces": {"Dragobert": 3, "Diego": 4, "Didi": 5, "Danny": 6, "Dragma": 7},
        }
    ), "swap for Dragma"  # fmt: skip


def essences() -> tuple[Match, str]:
    return dh.position({"game": "ranch", "seats": 2, "hands": [{"Griffin": 4, "Farmer": 1}, {"Dragon": 5}]}), "draw"


def dragons() -> tuple[Match, str]:
    return dh.new("dragardiens", seats=2, seed=5), "take left"


def cards() -> tuple[Match, str]:
    hands = [["Gold Dragon 4", "White Dragon 1"], ["Red Dragon 5", "Fool"]]
    open_cards = [card for card in NAMES if card not in (*hands[0], *hands[1])][5:]
    return dh.position({"game": "ante", "seats": 2, "hands": hands, "stakes": 30, "discard": open_cards}), (
        "play Gold Dragon 4"
    )


def next_cards(match: Match) -> dict[str, int]:
    """What the next card can be for the seat to act, and in how many ways."""
    view = match.view(match.to_act[0])
    if match.game.name == "ante":
        return dict.fromkeys(set(NAMES) - {*view["hand"], *view["discard"]}, 1)
    if match.game.name == "ranch":
        return {essence: 17 - view["hand"].get(essence, 0) for essence in ESSENCES}
    if match.game.name == "dragorun":
        pool = Counter(EGGS) + Counter(egg for egg in EGGS if egg.startswith("+1"))
        return dict(pool - Counter(egg for eggs in view["eggs"] for egg in eggs))
    box = box_of("default").numbers
    number, shown = view["grimoire"]["left"]["page"], view["training"]["left"]
    kinds = [kind for kind in range(20) if KIND_NAMES[kind].endswith(f" {number}")]
    return {KIND_NAMES[kind]: box[AT_KINDS + kind] - (KIND_NAMES[kind] == shown) for kind in kinds}


@pytest.mark.parametrize(
    ("table", "key", "field"),
    [
        pytest.param(eggs, "egg", "egg", id="dragorun"),
        pytest.param(essences, "drew", "essence", id="ranch"),
        pytest.param(dragons, "turned_up", "card", id="dragardiens"),
        pytest.param(cards, "drew_card", "card", id="ante"),
    ],
)
def test_the_next_card_of_a_redealt_table_is_any_that_was_not_seen(
    table: Callable[[], tuple[Match, str]], key: str, field: str
) -> None:
    match, move = table()
    seat, drawn = match.to_act[0], Counter[str]()
    for seed in range(max(1000, min(GAMES, 20_000))):
        world = match.redeal(seat, seed)
        world.play(move)
        drawn[next(event[field] for event in world.news(seat)[-1] if event["key"] == key)] += 1
    problem = uneven(drawn, next_cards(match))
    assert not problem, problem


def test_the_dice_of_a_redealt_table_are_even() -> None:
    match, move = rolls()
    drawn = Counter[tuple[str, str]]()
    for seed in range(max(1000, min(GAMES, 20_000))):
        world = match.redeal(match.to_act[0], seed)
        world.play(move)
        dice = world.view(None)["dice"]
        drawn[dice["colour"], dice["movement"]] += 1
    problem = uneven(drawn, {(colour, movement): 1 for colour in COLOUR_DIE for movement in MOVEMENT_DIE})
    assert not problem, problem


# Tables laid out by hand

CHAINED_THEFTS = {
    "game": "ante", "seats": 4, "round": 1, "leader": 1, "turn": 1, "stakes": 20,
    "hands": [
        ["Blue Dragon 1", "Bronze Dragon 11"],
        ["Red Dragon 5", "Copper Dragon 10", "Archmage"],
        ["Red Dragon 3", "Brass Dragon 5"],
        ["Green Dragon 1", "Green Dragon 2"],
    ],
    "known": {"Copper Dragon 10": {}, "Bronze Dragon 11": {"heard": ["3"]}},
}  # fmt: skip
SPENT = {
    "game": "ranch", "seats": 4, "turn": 1,
    "hands": [
        {"Griffin": 5},
        {"Mandrake": 1, "Griffin": 1, "Farmer": 3},
        {"Mandrake": 1, "Farmer": 4},
        {"Griffin": 5},
    ],
    "known_among": [
        {"seat": 0, "essence": "Mandrake", "seats": [1, 2]},
        {"seat": 0, "essence": "Mandrake", "seats": [1, 3]},
    ],
}  # fmt: skip
CROWDED = {
    "game": "ranch", "seats": 4, "hands": [{"Griffin": 5}, {"Griffin": 1}, {}, {"Mandrake": 1}],
    "known_among": [
        {"seat": 0, "essence": "Mandrake", "seats": [1, 3]},
        {"seat": 0, "essence": "Griffin", "seats": [1, 2]},
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        pytest.param(CHAINED_THEFTS, ["play Red Dragon 5", "target seat 0", "play Red Dragon 3"], id="chained thefts"),
        pytest.param(SPENT, ["make gold with 1 Mandrake + 1 Griffin"], id="which of two remembered cards was spent"),
        pytest.param(CROWDED, [], id="only one way to place remembered cards"),
    ],
)
def test_hard_cases_laid_out_by_hand(position: dict[str, Any], moves: list[str]) -> None:  # TD-54, DR-61
    for dice in range(20):
        party = Party(dh.position(position | {"dice": f"{dice * 7919 + 1:016x}"}), random.Random(dice))
        for move in moves:
            party.play(move)
        party.look(10)
        party.compare()


NO_ROOM = {
    "game": "ranch", "seats": 4, "turn": 2,
    "hands": [{"Farmer": 5}, {"Griffin": 1}, {"Dragon": 1}, {"Farmer": 5}],
    "ranches": [{}, {}, {"ingot": 2}, {}],
    "known_among": [{"seat": 0, "essence": "Griffin", "seats": [1, 2]}],
}  # fmt: skip


def test_a_remembered_card_is_not_in_a_hand_that_had_no_room() -> None:  # DR-61
    """Seat 2 held one card after the theft and paid it, a Dragon: the Griffin is with seat 1."""
    party = Party(dh.position(NO_ROOM), random.Random(0))
    party.play("make eggs with 1 Dragon + 1 ingot")
    assert party.match.view(0)["ranches"][1]["known"] == {"Griffin": 1}
    assert party.match.view(0)["known_among"] == []
    party.look(50)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_dragon_ranch_keeps_exactly_the_histories_that_are_possible(seats: int) -> None:  # DR-61
    """Stronger than any number of re-deals: what a table keeps in mind is the whole history."""
    thefts = compared = stories = 0
    for seed in range(max(4, GAMES // 50)):
        luck = random.Random(seed)
        party, overfull = Party(thieves_of_ranch(seats, {}, luck), luck), set()
        for _ in range(luck.randrange(5, 40)):
            if party.match.over:
                break
            position = party.match.position()
            overfull |= {seat for seat in range(seats) if may_overflow(position, seat)}
            party.play_something()
            thefts += any(event["key"] == "stole_card" for event in party.match.last_news()[seats])
            position = party.match.position()
            for witness in party.witnesses[:seats]:
                if witness.seat not in overfull:
                    assert remembered(position, witness.seat) == witness.stories, f"{who(witness)}{party.story()}"
                    compared, stories = compared + 1, max(stories, len(witness.stories))
    assert thefts > 4 and compared > 100 and stories > 4


def may_overflow(position: dict[str, Any], seat: int) -> bool:
    """Whether a theft can put more cards in doubt than are kept in mind, so that some are forgotten (14.3)."""
    kinds = [len(part["cards"]) for part in position["known"] if part["seat"] == seat]
    return doubtful(position, seat) + max(kinds, default=0) > MAX_AMONG


def doubtful(position: dict[str, Any], seat: int) -> int:
    """For how many cards a seat does not know in which hand they are."""
    ways = [part["essences"] for part in position["known_ways"] if part["seat"] == seat]
    return sum(part["seat"] == seat for part in position["known_among"]) + sum(map(len, ways))


def remembered(position: dict[str, Any], seat: int | None) -> set[Any]:
    """The stories that a position keeps in mind for a seat."""
    least = [(0, 0, 0, 0)] * position["seats"]
    for part in position["known"]:
        if part["seat"] == seat:
            least[part["of"]] = counted({essence: part["cards"].get(essence, 0) for essence in ESSENCES})
    stories = {tuple(least)}
    for part in position["known_among"]:
        if part["seat"] == seat:
            stories = {gains(story, at, ESSENCES.index(part["essence"])) for story in stories for at in part["seats"]}
    for part in position["known_ways"]:
        if part["seat"] == seat:
            stories = {with_cards(tuple(least), part["essences"], way) for way in part["ways"]}
    sizes = [sum(hand.values()) for hand in position["hands"]]
    return {story for story in stories if all(sum(hand) <= size for hand, size in zip(story, sizes, strict=True))}


def with_cards(story: Any, essences: list[str], way: list[int | None]) -> Any:
    for essence, owner in zip(essences, way, strict=True):
        story = story if owner is None else gains(story, owner, ESSENCES.index(essence))
    return story


# Witnesses catch liars


def test_a_witness_notices_positions_that_contradict_what_it_saw() -> None:
    """Each lie changes one thing that the seat saw: it must not go unnoticed."""
    party = Party(dh.position(CHAINED_THEFTS), random.Random(1))
    party.play("play Red Dragon 5")
    party.play("target seat 0")
    truth, watcher = party.match.position(), party.witnesses[3]
    assert not watcher.complaint(truth, truth)
    for lie in (
        {"stakes": truth["stakes"] + 1},
        {"hands": swapped(truth["hands"], "Copper Dragon 10", "Brass Dragon 5")},
        {"hands": swapped(truth["hands"], "Green Dragon 1", "Brass Dragon 5")},
        {"hands": [truth["hands"][1], truth["hands"][0], *truth["hands"][2:]]},
    ):
        assert watcher.complaint(truth, truth | lie), lie
    assert not watcher.complaint(truth, truth | {"hands": swapped(truth["hands"], "Archmage", "Brass Dragon 5")})


def swapped(hands: list[list[str]], one: str, two: str) -> list[list[str]]:
    """The hands with two cards in each other's places."""
    other = {one: two, two: one}
    return [sorted((other.get(card, card) for card in hand), key=NAMES.index) for hand in hands]


@pytest.mark.parametrize("name", dh.games())
def test_the_moves_that_these_tests_prefer_exist(name: str) -> None:
    moves = [str(move) for move in find_game(name).moves]
    assert not [words for words in witness_of(name).liked if not any(words in move for move in moves)]


def test_uneven_draws_are_noticed() -> None:
    luck, weights = random.Random(3), dict.fromkeys(range(10), 1)
    assert not uneven(Counter(luck.randrange(10) for _ in range(2000)), weights)
    assert "chi-square" in uneven(Counter(min(luck.randrange(11), 9) for _ in range(2000)), weights)
    assert "do not fit" in uneven(Counter(luck.randrange(11) for _ in range(2000)), weights)
    assert "never dealt" in uneven(Counter(luck.randrange(9) for _ in range(2000)), weights)
    assert "never dealt" in uneven(Counter({1: 250}), weights)
    assert not uneven(Counter({1: 4}), weights)


class TwoStories(Witness):
    def begin(self, view: dict[str, Any], news: list[dict[str, Any]] | None) -> None:
        """Nothing is hidden."""

    def group(self, world: Any) -> Any:
        return world[0]


def test_a_possible_history_that_is_never_dealt_is_noticed() -> None:
    """Its worlds share the draws with nothing that is dealt: no chi-square can tell."""
    witness = TwoStories(dh.new("dragorun", seats=2, seed=1), 0)
    worlds = {(story, world): 1 for story in "ab" for world in range(4)}
    fair = Counter(dict.fromkeys(worlds, 25))
    assert not uneven_in_groups(fair, worlds, witness)
    one = Counter({world: 50 for world in worlds if world[0] == "a"})
    assert "a story is never dealt" in uneven_in_groups(one, worlds, witness)
