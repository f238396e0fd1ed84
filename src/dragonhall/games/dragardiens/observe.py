"""What a seat may know of Dragardiens, as a tensor (10).

A seat that forgets nothing knows every card taken in sight of all, every card written and every fragment (10.1). So
these stand here with or without the options that leave them open on the table.
"""

from __future__ import annotations

import numpy as np

from ...core.bits import lowest as lowest_of
from ...core.observe.shown_parts import shown_parts
from ...core.observe.tensor import Tensor, bits_of, copied, each_seat, one_of, part, present, seat_set, the_seat
from ...core.record import Row
from ...core.rule import rule
from ...core.seats import clockwise
from .box import (
    CARDS,
    CHEST_NAMES,
    CHESTS,
    COLOURS,
    CRYSTALS,
    DRAGON,
    EGGS,
    FRAGMENTS,
    GIFTS,
    HIGHEST_VALUE,
    KINDS,
    LEFT,
    MOST_FRAGMENTS,
    PAGE,
    PEARLS,
    REAL_KINDS,
    RIGHT,
    SEATS,
    SHADOW_PAGE,
    SHADOWS,
    STARTING_CARDS,
)
from .moves import LAY, WRITE_STARTING
from .powers import colour_for, might_lay, number_for
from .table import EMPTY, UNSEEN, Ask, Table, place

SIDES, DRAGONS, HUES, NUMBER_PAGES, GIFT_KINDS = 2, 5, len(COLOURS), SHADOW_PAGE, len(GIFTS)
MANY, MANY_POINTS = 15, 1000
SEEN_DEEP = 4
"""A turn takes no more than four cards."""
OF_A_COLOUR = np.array([[kind for kind in range(REAL_KINDS) if DRAGON[kind] == hue] for hue in range(HUES)], np.int64)
KINDS_OF_A_COLOUR = OF_A_COLOUR.shape[1]

TENSOR = Tensor(
    present(SEATS),
    # Options, and what a box may change.
    copied("finish_turn", says="the turn in which the game ends is finished (end_mode)"),
    part("reward", NUMBER_PAGES, GIFT_KINDS, largest=MOST_FRAGMENTS, says="gifts of each number: " + ", ".join(GIFTS)),
    copied("egg", largest=HIGHEST_VALUE, says="what an egg is worth"),
    copied("egg_back", largest=HIGHEST_VALUE, says="what the back of an egg is worth"),
    part("crests", 3, largest=HIGHEST_VALUE, says="the crests that are left, by value"),
    copied("goal", largest=PEARLS, says="amulets that end the game"),
    # The decision.
    one_of("ask", len(Ask), says="what the table waits for: " + ", ".join(ask.name.lower() for ask in Ask)),
    the_seat("asked", SEATS, when="ask", says="who must decide"),
    the_seat("turn", SEATS, when="ask", says="whose turn it is"),
    the_seat("first", SEATS, says="who had the first turn"),
    part("wanted", largest=NUMBER_PAGES, says="dragons the seat that decides must lay, or has still to name"),
    part("wanted_colour", HUES, says="and their colour: white, green, red, blue"),
    copied("taken", largest=4, says="cards taken this turn"),
    copied("stopped", says="the taking has ended"),
    bits_of("wrote", SIDES, says="written on this turn: left, right"),
    copied("paid", says="a crystal was paid this turn"),
    one_of("opened", CHESTS, first=1, says="the chest opened this turn: " + ", ".join(CHEST_NAMES)),
    copied("busy", says="somebody took, wrote or laid this turn"),
    copied("laying", says="somebody laid this turn"),
    copied("idle", largest=SEATS, says="turns in a row in which nothing was done"),
    copied("lull", largest=100, says="turns in a row without a laying"),
    part("right_end", says="a new pile of the cards being named will come to the right end of its row"),
    bits_of("chests", CHESTS, says="chests that lie out"),
    copied("to_choose", largest=CHESTS, says="chests still to be named"),
    # The Grimoire and the training ground.
    part("pile", SIDES, largest=CARDS, says="cards in each pile of the Grimoire"),
    part("numbers", SEEN_DEEP, NUMBER_PAGES, says="known pages of the left pile from the top on: 1 to 6"),
    part("colours", SEEN_DEEP, HUES, says="and of the right pile: white, green, red, blue; the first ones count now"),
    part("behind", SIDES, SEEN_DEEP, DRAGONS, says="the dragons behind these pages that I know; the fifth is a shadow"),
    part("ribbon", SIDES, SEEN_DEEP, says="which of these pages have a ribbon: starting cards not yet seen by all"),
    part(
        "training",
        SIDES,
        KINDS,
        says="the card of the training ground on each side, by kind: in the order of the moves `write`",
    ),
    copied("rest", REAL_KINDS, clip=True, largest=MANY, says=f"cards below the written ones, by kind; {MANY} or more"),
    part("unknown", REAL_KINDS, largest=STARTING_CARDS, says="starting cards I have not seen, by kind"),
    # Fragments and supplies.
    part("row", FRAGMENTS, largest=HIGHEST_VALUE, says="the row of fragments: values, 0 for those taken"),
    part("lowest", MOST_FRAGMENTS, largest=HIGHEST_VALUE, says="the lowest values in the row"),
    part("highest", MOST_FRAGMENTS, largest=HIGHEST_VALUE, says="the highest values in the row"),
    part("left", largest=FRAGMENTS, says="fragments in the row"),
    copied("shadows", largest=SHADOWS, says="shadow dragons in the supply"),
    copied("crystals_left", largest=CRYSTALS, says="crystals in the supply"),
    copied("eggs_left", largest=EGGS, says="eggs in the supply"),
    copied("reds_left", largest=PEARLS, says="red pearls in the supply"),
    part("blues_left", largest=PEARLS, says="blue pearls in the supply"),
    copied("amulets", largest=PEARLS, says="amulets of all seats"),
    # Seats.
    part("hand", SEATS, KINDS, largest=MANY, says=f"cards in each hand that all have seen, by kind; {MANY} or more"),
    each_seat("dragons", SEATS, DRAGONS, largest=CARDS, says="the same by dragon; the fifth is the shadow"),
    each_seat("unseen", SEATS, largest=3, says="starting cards in each hand"),
    part("starting", REAL_KINDS, largest=3, says="my own starting cards, by kind"),
    part("might_lay", SEATS, says="who could lay what the Grimoire wants now, as far as everybody can tell"),
    part("school", SEATS, HUES, largest=CARDS, says="dragons on each pile of each school, by colour"),
    part("stand_ins", SEATS, HUES, largest=SHADOWS, says="shadow dragons on each pile"),
    part("place", SEATS, HUES, largest=HUES, says="the place of each pile in its row, from the left; 0 for no pile"),
    part("closed", SEATS, HUES, says="which piles are closed"),
    part("laid", REAL_KINDS, largest=MANY, says=f"dragons of my own school, by kind; {MANY} or more"),
    each_seat("height", SEATS, largest=CARDS, says="cards in each school"),
    each_seat("fragments", SEATS, largest=FRAGMENTS, says="fragments of each seat"),
    each_seat("points", SEATS, clip=True, largest=MANY_POINTS, says=f"what they are worth; {MANY_POINTS} or more"),
    each_seat("red", SEATS, largest=PEARLS, says="red pearls"),
    each_seat("blue", SEATS, largest=PEARLS, says="blue pearls"),
    each_seat(
        "pearl_points", SEATS, clip=True, largest=MANY_POINTS, says="what the pearls are worth: known at the end only"
    ),
    each_seat("crystals", SEATS, largest=CRYSTALS, says="crystals of each seat"),
    each_seat("eggs", SEATS, largest=EGGS, says="eggs of each seat"),
    seat_set("turned", SEATS, says="who turned an egg at the end"),
    each_seat("crest", SEATS, largest=HIGHEST_VALUE, says="value of each seat's crest; 0 for none"),
)
REWARD, CRESTS, WANTED, WANTED_COLOUR = map(TENSOR.first, ("reward", "crests", "wanted", "wanted_colour"))
RIGHT_END, PILE, NUMBERS = map(TENSOR.first, ("right_end", "pile", "numbers"))
COLOUR_PAGES, BEHIND, RIBBON, TRAINING = map(TENSOR.first, ("colours", "behind", "ribbon", "training"))
UNKNOWN, ROW, LOWEST, HIGHEST = map(TENSOR.first, ("unknown", "row", "lowest", "highest"))
LEFT_IN_ROW, BLUES_LEFT, HAND, STARTING = map(TENSOR.first, ("left", "blues_left", "hand", "starting"))
MIGHT_LAY, SCHOOL, STAND_INS, PLACE = map(TENSOR.first, ("might_lay", "school", "stand_ins", "place"))
CLOSED, LAID = map(TENSOR.first, ("closed", "laid"))
observe_shown = shown_parts(TENSOR, Table, __name__)


@rule
def observe(t: Table, seat: int, out: Row) -> None:
    """Seats are counted clockwise from the one who looks; a spectator looks from seat 0."""
    observe_shown(t, seat, out)
    observe_turn(t, out)
    for side in range(2):
        observe_pile(t, seat, side, out)
    observe_fragments(t, out)
    for step in range(t.seats):
        observe_seat(t, clockwise(max(seat, 0), step, t.seats), step, out)
    observe_starting_cards(t, seat, out)
    if seat >= 0:
        for kind in range(REAL_KINDS):
            out[LAID + kind] = min(t.laid[seat, kind], MANY)


@rule
def observe_turn(t: Table, out: Row) -> None:
    """The decision, and what the box gives for it."""
    if t.ask != Ask.NOTHING and t.ask != Ask.CHEST:
        out[WANTED] = t.need if t.ask == Ask.ADD else number_for(t, t.asked)
        out[WANTED_COLOUR + colour_for(t, t.asked)] = 1
    out[RIGHT_END] = t.ask == Ask.ADD and t.end == RIGHT
    for number in range(NUMBER_PAGES):
        for gift in range(GIFT_KINDS):
            out[REWARD + GIFT_KINDS * number + gift] = t.reward[number + 1, gift]
    for crest in range(3):
        if t.crests_left >> crest & 1:
            out[CRESTS + crest] = t.crest_value[crest]


@rule
def observe_pile(t: Table, seat: int, side: int, out: Row) -> None:
    """A pile of the Grimoire from the top: written cards as the seat knows them, then a page, then nobody knows."""
    out[PILE + side] = t.resting[side] + t.deep[side]
    if t.slot[side] != EMPTY:
        out[TRAINING + KINDS * side + t.slot[side]] = 1
    for down in range(min(SEEN_DEEP, t.deep[side] + 1)):
        page = t.under[side]
        if down < t.deep[side]:
            card = t.written[place(side, t.deep[side] - 1 - down)]
            kind = t.kind_of[card - UNSEEN] if card >= UNSEEN else card
            page = PAGE[kind]
            if card >= UNSEEN:
                out[RIBBON + SEEN_DEEP * side + down] = 1
            if card < UNSEEN or (seat >= 0 and t.dealt[card - UNSEEN] == seat + 1):
                out[BEHIND + (SEEN_DEEP * side + down) * DRAGONS + DRAGON[kind]] = 1
        if side == LEFT:
            out[NUMBERS + NUMBER_PAGES * down + page - 1] = 1
        else:
            out[COLOUR_PAGES + HUES * down + page] = 1


@rule
def observe_fragments(t: Table, out: Row) -> None:
    """Fragments and supplies."""
    for at in range(t.lowest, t.highest + 1):
        out[ROW + at] = t.value[at]
    left = t.highest + 1 - t.lowest
    out[LEFT_IN_ROW] = left
    for at in range(min(left, MOST_FRAGMENTS)):
        out[LOWEST + at] = t.value[t.lowest + at]
        out[HIGHEST + at] = t.value[t.highest - at]
    out[BLUES_LEFT] = PEARLS - t.reds - (t.amulets - (t.reds - t.reds_left))


@rule
def observe_seat(t: Table, other: int, step: int, out: Row) -> None:
    """Write what everybody knows of the seat that sits *step* places from the viewer."""
    if t.ask != Ask.NOTHING:
        out[MIGHT_LAY + step] = might_lay(t, other)
    kinds = t.held[other]
    while kinds != 0:
        kind = lowest_of(kinds)
        out[HAND + KINDS * step + kind] = min(t.hand[other, kind], MANY)
        kinds &= kinds - 1
    for at in range(t.piles[other]):
        colour = t.row[other, at]
        pile = HUES * step + colour
        dragons = 0
        for nth in range(KINDS_OF_A_COLOUR):
            dragons += t.laid[other, OF_A_COLOUR[colour, nth]]
        out[SCHOOL + pile] = dragons
        out[STAND_INS + pile] = t.stand_ins[other, colour]
        out[PLACE + pile] = at + 1
        out[CLOSED + pile] = 0 < at < t.piles[other] - 1


@rule
def observe_starting_cards(t: Table, seat: int, out: Row) -> None:
    """Those in the own hand, and those whose dragon the seat has not seen (10.4)."""
    for card in range(STARTING_CARDS):
        kind = t.kind_of[card]
        if seat >= 0 and t.starts[seat] >> card & 1:
            out[STARTING + kind] += 1
        elif not t.shown >> card & 1 and (seat < 0 or t.dealt[card] != seat + 1):
            out[UNKNOWN + kind] += 1


@rule
def sees(t: Table, watcher: int, mover: int, move: int) -> bool:
    """Of a starting card that is written the others see the page, not the dragon (10.4)."""
    return move < WRITE_STARTING or move >= LAY
