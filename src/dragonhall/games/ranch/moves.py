"""What a player can say in Dragon Ranch.

A payment is one move: which real cards, how many ingots, which power; the order of cards says nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import numpy as np

from ...core.moves import MoveList, Saying, say, say_each
from .box import (
    BASIC,
    COMBINATIONS,
    ESSENCES,
    FARMER,
    FIRST,
    GOLD,
    HAND_LIMIT,
    INGOTS_AS_CARDS,
    POWERS,
    SEATS,
    SECOND,
    TOKENS,
)

WITHOUT, WITH_WILD_CARD, WITH_TWO_FARMERS = 0, 1, 2
"""The blue card that helps to pay."""
HELP = ("", "Wild Card", "Two Farmers")
MOST_FARMERS = HAND_LIMIT + 1
"""A hand has at most 7 cards, and an eighth that was just stolen."""

Payment = tuple[int, int, int, int, int]
"""Cards of the first and of the second essence, ingots, helping power, Farmer cards."""


def payments(combination: int) -> Iterator[Payment]:
    """Every way to pay for a combination with a hand that can be (4.7-4.9)."""
    alike = FIRST[combination] == SECOND[combination]
    for first in range(3 if alike else 2):
        for second in range(1 if alike else 2):
            for ingots in range(INGOTS_AS_CARDS + 1):
                for help in range(3):
                    spare = first + second + ingots + (help == WITH_WILD_CARD) - 2
                    if combination >= GOLD:
                        if spare == 0 and first + second > 0 and help != WITH_TWO_FARMERS:
                            yield first, second, ingots, help, 0
                    elif spare >= 0:
                        fewest = 0 if first + second else 1
                        most = MOST_FARMERS - (help != WITHOUT) - first - second
                        for farmers in range(fewest, most + 1):
                            yield first, second, ingots, help, farmers


def spelled(combination: int, payment: Payment) -> str:
    first, second, ingots, help, farmers = payment
    parts = [
        (first, ESSENCES[FIRST[combination]]),
        (second, ESSENCES[SECOND[combination]]),
        (farmers, ESSENCES[FARMER]),
    ]
    words = [f"{count} {name}" for count, name in parts if count]
    words += [f"{ingots} ingot{'s' * (ingots > 1)}"] * (ingots > 0) + [HELP[help]] * (help > 0)
    return " + ".join(words)


SAYINGS = ("make mandrakes with", "make griffins with", "make eggs with", "hatch with", "make gold with", "evolve with")
ALL_PAYMENTS = [(combination, payment) for combination in range(len(COMBINATIONS)) for payment in payments(combination)]


def combination_moves() -> Iterator[Saying]:
    for combination, name in enumerate(COMBINATIONS):
        rows = []
        for payment in payments(combination):
            first, second, ingots, help, farmers = payment
            args: dict[str, str | int] = {"first": first, "second": second, "farmers": farmers, "ingots": ingots}
            text = f"{SAYINGS[combination]} {spelled(combination, payment)}"
            rows.append((text, args | {"help": HELP[help] or "none"}))
        yield say_each(name, rows)


SEAT = tuple(str(seat) for seat in range(SEATS))
BASIC_TOKENS = TOKENS[:BASIC]
EGG_TOKENS, LEVEL_2_EGGS = TOKENS[2:8], TOKENS[3:7]
YOUNG_DRAGONS = TOKENS[8:13]
"""Dragons of level 1 and 2."""
EXCHANGES = tuple(combinations_with_replacement(range(4), 2))
LOOT = (0, 1, 2, 14)
"""The tokens that a red dragon can steal: mandrake, griffin, level-1 egg, ingot."""
FEED_MOST = (35, 5)
"""The largest number in one saying, for griffins and level-1 dragons, and for others; if there are more, ask again."""
LEVEL_1_PAIRS = ((1, 1), (1, 2), (1, 3))
LEVEL_2_PAIRS = ((2, 2), (2, 3))


def levels(pairs: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    return tuple(f"{low} and {high}" for low, high in pairs)


def upto(most: int) -> tuple[str, ...]:
    return tuple(str(n) for n in range(most + 1))


MOVES = MoveList(
    *combination_moves(),
    say("draw", "draw"),
    say_each(
        "exchange",
        [(f"exchange {ESSENCES[a]} and {ESSENCES[b]}", {"one": ESSENCES[a], "two": ESSENCES[b]}) for a, b in EXCHANGES],
    ),
    say("end_turn", "end turn"),
    say("two_combinations", "play Two Combinations"),
    say("destroy", "play Destroy on {token} of seat {victim}", token=BASIC_TOKENS, victim=SEAT),
    say("swap", "play Swap giving {token}", token=BASIC_TOKENS),
    say("take", "play Take for {token}", token=BASIC_TOKENS[:3]),
    say("back_to_egg", "play Back to the Egg on {token} of seat {victim}", token=YOUNG_DRAGONS, victim=SEAT),
    say("repeat", "play Repeat"),
    say("steal_ingot", "play Steal an Ingot on seat {victim}", victim=SEAT),
    say("steal_card", "play Steal a Card on seat {victim}", victim=SEAT),
    say("swap_for", "swap for {token} of seat {victim}", token=BASIC_TOKENS, victim=SEAT),
    say("hatch", "hatch {token}", token=EGG_TOKENS),
    say("evolve", "evolve level-1 egg into {token}", token=LEVEL_2_EGGS),
    say("evolve_red", "evolve {token} into red egg", token=LEVEL_2_EGGS),
    say("loot", "steal {token} from seat {victim}", token=tuple(TOKENS[token] for token in LOOT), victim=SEAT),
    say("power", "take {power}", power=POWERS),
    say("no_power", "take no power"),
    say("discard", "discard {essence}", essence=ESSENCES),
    say("feed_griffins", "feed {count} griffins", count=upto(FEED_MOST[0])),
    say("feed_level_1", "feed {count} level-1 dragons", count=upto(FEED_MOST[0])),
    say("feed", "feed {count} of {token}", token=TOKENS[9:14], count=upto(FEED_MOST[1])),
    say("breed_mandrakes", "breed mandrakes"),
    say("breed_griffins", "breed griffins"),
    say("breed_level_1", "breed dragons of levels {levels} for level-1 egg", levels=levels(LEVEL_1_PAIRS)),
    say(
        "breed_level_2",
        "breed dragons of levels {levels} for {token}",
        levels=levels(LEVEL_2_PAIRS),
        token=LEVEL_2_EGGS,
    ),
    say("breed_level_3", "breed dragons of levels 3 and 3 for red egg"),
    say("breed_hatch", "hatch {token} by dragon of level {level}", token=EGG_TOKENS, level=("1", "2", "3")),
    say("stop_breeding", "stop breeding"),
    kinds={"victim": "seat", "one": "essence", "two": "essence", "count": "number", "level": "number"},
)

DRAW = MOVES.first("draw")
EXCHANGE = MOVES.first("exchange")
END_TURN = MOVES.first("end_turn")
PLAY_TWO_COMBINATIONS = MOVES.first("two_combinations")
PLAY_DESTROY = MOVES.first("destroy")
PLAY_SWAP = MOVES.first("swap")
PLAY_TAKE = MOVES.first("take")
PLAY_BACK_TO_EGG = MOVES.first("back_to_egg")
PLAY_REPEAT = MOVES.first("repeat")
PLAY_STEAL_INGOT = MOVES.first("steal_ingot")
PLAY_STEAL_CARD = MOVES.first("steal_card")
SWAP_FOR = MOVES.first("swap_for")
HATCH = MOVES.first("hatch")
EVOLVE = MOVES.first("evolve")
EVOLVE_RED = MOVES.first("evolve_red")
STEAL = MOVES.first("loot")
TAKE_POWER = MOVES.first("power")
NO_POWER = MOVES.first("no_power")
DISCARD = MOVES.first("discard")
FEED_GRIFFINS = MOVES.first("feed_griffins")
FEED_LEVEL_1 = MOVES.first("feed_level_1")
FEED_COLOUR = MOVES.first("feed")
BREED_MANDRAKES = MOVES.first("breed_mandrakes")
BREED_GRIFFINS = MOVES.first("breed_griffins")
BREED_LEVEL_1 = MOVES.first("breed_level_1")
BREED_LEVEL_2 = MOVES.first("breed_level_2")
BREED_LEVEL_3 = MOVES.first("breed_level_3")
BREED_HATCH = MOVES.first("breed_hatch")
STOP_BREEDING = MOVES.first("stop_breeding")


PLACE, NUMBER = 0x1FF, 0x3FF
"""All bits of a place in a list, and of the number of a move. They show the compiler that neither is ever negative:
else it is ready to count from the end of an array, and can neither list nor mark several moves at once."""
FIRST_PAYMENT = tuple([of for of, _ in ALL_PAYMENTS].index(combination) for combination in range(len(COMBINATIONS)))
Numbers = np.ndarray[tuple[int], np.dtype[np.int16]]


def _paid() -> Numbers:
    """Return what moves pay: combination, first, second, ingots, help and Farmers in 3, 2, 1, 2, 2 and more bits."""
    paid = [
        combination | first << 3 | second << 5 | ingots << 6 | help << 8 | farmers << 10
        for combination, (first, second, ingots, help, farmers) in ALL_PAYMENTS
    ]
    return np.array(paid, np.int16)


def form_key(combination: int, one: int, two: int, ingots: int, helps: int) -> int:
    """Return where the forms of payment begin for these numbers of both cards, of ingots and of helping powers."""
    return (((combination * 3 + one) * 2 + two) * 3 + ingots) * 4 + helps


def _forms() -> tuple[Numbers, Numbers]:
    """The forms of payment for everything a seat can have, side by side, and where each such list begins.

    A form is all that a payment says but the number of Farmer cards. It is packed as the number its moves begin at + 1,
    the fewest Farmer cards (bit 10), and by how much their number stays below the room for the effect (from bit 11).
    """
    begins: dict[tuple[int, ...], int] = {}
    for move, (combination, (first, second, ingots, help, farmers)) in enumerate(ALL_PAYMENTS):
        begins.setdefault((combination, first, second, ingots, help), move - farmers)
    starts, forms = [0], []
    for combination, one, two, ingots, helps in product(range(6), range(3), range(2), range(3), range(4)):
        assert len(starts) == form_key(combination, one, two, ingots, helps) + 1
        for (of, first, second, paid, help), begin in begins.items():
            helped = help == WITHOUT or helps >> (help - 1) & 1
            if of == combination and first <= one and second <= two and paid <= ingots and helped:
                fewest = combination < GOLD and first + second == 0
                forms.append(
                    begin + 1 | fewest << 10 | below_room(combination, first + second + paid - 2, paid, help) << 11
                )
        starts.append(len(forms))
    return np.array(starts, np.int16), np.array(forms, np.int16)


def below_room(combination: int, spare: int, ingots: int, help: int) -> int:
    """Farmer cards must leave room for the base effect and for what else counts as a Farmer (4.10, 7.3)."""
    if combination >= GOLD:
        return 0 if combination == GOLD and ingots else 1
    return 1 + spare + (help != WITHOUT)


AT_ONCE = 8
"""Moves of a list made beforehand that are copied at once, needed or not: those too many are written over, or not
read. A test shows that no copy goes beyond the longest list."""


def _draws() -> tuple[Numbers, Numbers]:
    """The draw and the exchanges for every hand, side by side, and where each such list begins.

    Of each essence a hand counts up to 2: it is a number of four digits to the base of 3.
    """
    starts, lists = [0], []
    for hand in product(range(3), repeat=len(ESSENCES)):
        lists.append(DRAW)
        lists += [EXCHANGE + at for at, (a, b) in enumerate(EXCHANGES) if min(hand[a], hand[b]) > (a == b)]
        starts.append(len(lists))
    return np.array(starts, np.int16), np.array(lists + [0] * AT_ONCE, np.int16)


PAID = _paid()
STARTS, FORMS = _forms()
DRAW_STARTS, DRAWS = _draws()
LONGEST_LIST = 389
"""At the beginning of a turn: 306 payments, 5 other actions and 78 ways to play a blue card. It takes one Mandrake, one
Dragon and five Farmer cards, ingots, every blue power, every token in every ranch, and a supply without end."""
