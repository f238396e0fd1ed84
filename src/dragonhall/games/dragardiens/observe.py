"""What a seat may know of Dragardiens, as a tensor (10).

A seat that forgets nothing knows every card taken in sight of all, every card written and every fragment (10.1). So
these stand here with or without the options that leave them open on the table.
"""

from __future__ import annotations

import numpy as np

from ...core.record import Row
from ...core.rule import rule
from ...core.tensor import Tensor, part
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
from .table import EMPTY, UNSEEN, Ask, Table, lowest_of, place

SIDES, DRAGONS, HUES, NUMBER_PAGES, GIFT_KINDS = 2, 5, len(COLOURS), SHADOW_PAGE, len(GIFTS)
MANY, MANY_POINTS = 15, 1000
SEEN_DEEP = 4
"""A turn takes no more than four cards."""
OF_A_COLOUR = np.array([[kind for kind in range(REAL_KINDS) if DRAGON[kind] == hue] for hue in range(HUES)], np.int64)
KINDS_OF_A_COLOUR = OF_A_COLOUR.shape[1]

TENSOR = Tensor(
    part("present", SEATS, says="seats at the table; I am the first, the others follow clockwise, here and below"),
    # Options, and what a box may change.
    part("finish_turn", says="the turn in which the game ends is finished (end_mode)"),
    part("reward", NUMBER_PAGES, GIFT_KINDS, largest=MOST_FRAGMENTS, says="gifts of each number: " + ", ".join(GIFTS)),
    part("egg", largest=HIGHEST_VALUE, says="what an egg is worth"),
    part("egg_back", largest=HIGHEST_VALUE, says="what the back of an egg is worth"),
    part("crests", 3, largest=HIGHEST_VALUE, says="the crests that are left, by value"),
    part("goal", largest=PEARLS, says="amulets that end the game"),
    # The decision.
    part("ask", len(Ask), says="what the table waits for: " + ", ".join(ask.name.lower() for ask in Ask)),
    part("asked", SEATS, says="who must decide"),
    part("turn", SEATS, says="whose turn it is"),
    part("first", SEATS, says="who had the first turn"),
    part("wanted", largest=NUMBER_PAGES, says="dragons the seat that decides must lay, or has still to name"),
    part("wanted_colour", HUES, says="and their colour: white, green, red, blue"),
    part("taken", largest=4, says="cards taken this turn"),
    part("stopped", says="the taking has ended"),
    part("wrote", SIDES, says="written on this turn: left, right"),
    part("paid", says="a crystal was paid this turn"),
    part("opened", CHESTS, says="the chest opened this turn: " + ", ".join(CHEST_NAMES)),
    part("busy", says="somebody took, wrote or laid this turn"),
    part("laying", says="somebody laid this turn"),
    part("idle", largest=SEATS, says="turns in a row in which nothing was done"),
    part("lull", largest=100, says="turns in a row without a laying"),
    part("right_end", says="a new pile of the cards being named will come to the right end of its row"),
    part("chests", CHESTS, says="chests that lie out"),
    part("to_choose", largest=CHESTS, says="chests still to be named"),
    # The Grimoire and the training ground.
    part("pile", SIDES, largest=CARDS, says="cards in each pile of the Grimoire"),
    part(
        "numbers",
        SEEN_DEEP,
        NUMBER_PAGES,
        says="known pages of the left pile from the top on: 1 to 6",
    ),
    part(
        "colours",
        SEEN_DEEP,
        HUES,
        says="and of the right pile: white, green, red, blue; the first ones count now",
    ),
    part("behind", SIDES, SEEN_DEEP, DRAGONS, says="the dragons behind these pages that I know; the fifth is a shadow"),
    part("ribbon", SIDES, SEEN_DEEP, says="which of these pages have a ribbon: starting cards not yet seen by all"),
    part(
        "training",
        SIDES,
        KINDS,
        says="the card of the training ground on each side, by kind: in the order of the moves `write`",
    ),
    part("rest", REAL_KINDS, largest=MANY, says=f"cards below the written ones, by kind; {MANY} or more"),
    part("unknown", REAL_KINDS, largest=STARTING_CARDS, says="starting cards I have not seen, by kind"),
    # Fragments and supplies.
    part(
        "row",
        FRAGMENTS,
        largest=HIGHEST_VALUE,
        says="the row of fragments: values, 0 for those taken",
    ),
    part("lowest", MOST_FRAGMENTS, largest=HIGHEST_VALUE, says="the lowest values in the row"),
    part("highest", MOST_FRAGMENTS, largest=HIGHEST_VALUE, says="the highest values in the row"),
    part("left", largest=FRAGMENTS, says="fragments in the row"),
    part("shadows", largest=SHADOWS, says="shadow dragons in the supply"),
    part("crystals_left", largest=CRYSTALS, says="crystals in the supply"),
    part("eggs_left", largest=EGGS, says="eggs in the supply"),
    part("reds_left", largest=PEARLS, says="red pearls in the supply"),
    part("blues_left", largest=PEARLS, says="blue pearls in the supply"),
    part("amulets", largest=PEARLS, says="amulets of all seats"),
    # Seats.
    part("hand", SEATS, KINDS, largest=MANY, says=f"cards in each hand that all have seen, by kind; {MANY} or more"),
    part("dragons", SEATS, DRAGONS, largest=CARDS, says="the same by dragon; the fifth is the shadow"),
    part("unseen", SEATS, largest=3, says="starting cards in each hand"),
    part("starting", REAL_KINDS, largest=3, says="my own starting cards, by kind"),
    part("might_lay", SEATS, says="who could lay what the Grimoire wants now, as far as everybody can tell"),
    part("school", SEATS, HUES, largest=CARDS, says="dragons on each pile of each school, by colour"),
    part("stand_ins", SEATS, HUES, largest=SHADOWS, says="shadow dragons on each pile"),
    part("place", SEATS, HUES, largest=HUES, says="the place of each pile in its row, from the left; 0 for no pile"),
    part("closed", SEATS, HUES, says="which piles are closed"),
    part("laid", REAL_KINDS, largest=MANY, says=f"dragons of my own school, by kind; {MANY} or more"),
    part("height", SEATS, largest=CARDS, says="cards in each school"),
    part("fragments", SEATS, largest=FRAGMENTS, says="fragments of each seat"),
    part("points", SEATS, largest=MANY_POINTS, says=f"what they are worth; {MANY_POINTS} or more"),
    part("red", SEATS, largest=PEARLS, says="red pearls"),
    part("blue", SEATS, largest=PEARLS, says="blue pearls"),
    part("pearl_points", SEATS, largest=MANY_POINTS, says="what the pearls are worth: known at the end only"),
    part("crystals", SEATS, largest=CRYSTALS, says="crystals of each seat"),
    part("eggs", SEATS, largest=EGGS, says="eggs of each seat"),
    part("turned", SEATS, says="who turned an egg at the end"),
    part("crest", SEATS, largest=HIGHEST_VALUE, says="value of each seat's crest; 0 for none"),
)
PRESENT, FINISH_TURN, REWARD = map(TENSOR.first, ("present", "finish_turn", "reward"))
EGG, EGG_BACK, CRESTS, GOAL = map(TENSOR.first, ("egg", "egg_back", "crests", "goal"))
ASK, ASKED, TURN, FIRST = map(TENSOR.first, ("ask", "asked", "turn", "first"))
WANTED, WANTED_COLOUR = map(TENSOR.first, ("wanted", "wanted_colour"))
TAKEN, STOPPED, WROTE, PAID = map(TENSOR.first, ("taken", "stopped", "wrote", "paid"))
OPENED, BUSY, LAYING, RIGHT_END = map(TENSOR.first, ("opened", "busy", "laying", "right_end"))
IDLE, LULL, LYING, TO_CHOOSE = map(TENSOR.first, ("idle", "lull", "chests", "to_choose"))
PILE, NUMBERS, COLOUR_PAGES = map(TENSOR.first, ("pile", "numbers", "colours"))
BEHIND, RIBBON, TRAINING = map(TENSOR.first, ("behind", "ribbon", "training"))
REST, UNKNOWN, ROW = map(TENSOR.first, ("rest", "unknown", "row"))
LOWEST, HIGHEST, LEFT_IN_ROW = map(TENSOR.first, ("lowest", "highest", "left"))
SHADOWS_LEFT, CRYSTALS_LEFT = map(TENSOR.first, ("shadows", "crystals_left"))
EGGS_LEFT, REDS_LEFT = map(TENSOR.first, ("eggs_left", "reds_left"))
BLUES_LEFT, AMULETS = map(TENSOR.first, ("blues_left", "amulets"))
HAND, BY_DRAGON, HIDDEN = map(TENSOR.first, ("hand", "dragons", "unseen"))
STARTING, MIGHT_LAY, SCHOOL = map(TENSOR.first, ("starting", "might_lay", "school"))
STAND_INS, PLACE, CLOSED = map(TENSOR.first, ("stand_ins", "place", "closed"))
LAID, HEIGHT, PIECES = map(TENSOR.first, ("laid", "height", "fragments"))
POINTS, RED, BLUE = map(TENSOR.first, ("points", "red", "blue"))
PEARL_POINTS, HELD_CRYSTALS = map(TENSOR.first, ("pearl_points", "crystals"))
HELD_EGGS, TURNED, CREST = map(TENSOR.first, ("eggs", "turned", "crest"))


@rule
def observe(t: Table, seat: int, out: Row) -> None:
    """Seats are counted clockwise from the one who looks; a spectator looks from seat 0."""
    observe_box(t, out)
    observe_turn(t, out)
    for side in range(2):
        observe_pile(t, seat, side, out)
    observe_fragments(t, out)
    first = max(seat, 0)
    for step in range(t.seats):
        other = first + step if first + step < t.seats else first + step - t.seats
        observe_seat(t, other, step, out)
    observe_starting_cards(t, seat, out)
    if seat >= 0:
        for kind in range(REAL_KINDS):
            out[LAID + kind] = min(t.laid[seat, kind], MANY)


@rule
def observe_box(t: Table, out: Row) -> None:
    """What an option or a box decides."""
    out[FINISH_TURN], out[EGG], out[EGG_BACK], out[GOAL] = t.finish_turn, t.egg, t.egg_back, t.goal
    for number in range(NUMBER_PAGES):
        for gift in range(GIFT_KINDS):
            out[REWARD + GIFT_KINDS * number + gift] = t.reward[number + 1, gift]
    for crest in range(3):
        if t.crests_left >> crest & 1:
            out[CRESTS + crest] = t.crest_value[crest]


@rule
def observe_turn(t: Table, out: Row) -> None:
    """The decision, and what was done this turn."""
    out[ASK + t.ask] = 1
    if t.ask != Ask.NOTHING and t.ask != Ask.CHEST:
        out[WANTED] = t.need if t.ask == Ask.ADD else number_for(t, t.asked)
        out[WANTED_COLOUR + colour_for(t, t.asked)] = 1
    out[TAKEN], out[STOPPED], out[PAID], out[BUSY], out[LAYING] = t.taken, t.stopped, t.paid, t.busy, t.laying
    out[WROTE], out[WROTE + 1] = t.wrote & 1, t.wrote >> 1 & 1
    out[IDLE], out[LULL], out[TO_CHOOSE] = t.idle, t.lull, t.to_choose
    out[RIGHT_END] = t.ask == Ask.ADD and t.end == RIGHT
    if t.opened > 0:
        out[OPENED + t.opened - 1] = 1
    for chest in range(CHESTS):
        out[LYING + chest] = t.chests >> chest & 1


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
    for kind in range(REAL_KINDS):
        out[REST + kind] = min(t.rest[kind], MANY)
    out[SHADOWS_LEFT], out[CRYSTALS_LEFT], out[EGGS_LEFT] = t.shadows, t.crystals_left, t.eggs_left
    out[REDS_LEFT], out[AMULETS] = t.reds_left, t.amulets
    out[BLUES_LEFT] = PEARLS - t.reds - (t.amulets - (t.reds - t.reds_left))


@rule
def observe_seat(t: Table, other: int, step: int, out: Row) -> None:
    """What everybody knows of the seat that sits so many places from the one who looks."""
    out[PRESENT + step] = 1
    if t.ask != Ask.NOTHING:
        out[ASKED + step] = t.asked == other
        out[TURN + step] = t.turn == other
        out[MIGHT_LAY + step] = might_lay(t, other)
    out[FIRST + step] = t.first == other
    kinds = t.held[other]
    while kinds != 0:
        kind = lowest_of(kinds)
        out[HAND + KINDS * step + kind] = min(t.hand[other, kind], MANY)
        kinds &= kinds - 1
    for dragon in range(DRAGONS):
        out[BY_DRAGON + DRAGONS * step + dragon] = t.dragons[other, dragon]
    out[HIDDEN + step] = t.unseen[other]
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
    out[HEIGHT + step], out[PIECES + step] = t.height[other], t.fragments[other]
    out[POINTS + step] = min(t.points[other], MANY_POINTS)
    out[RED + step], out[BLUE + step] = t.red[other], t.blue[other]
    out[PEARL_POINTS + step] = min(t.pearl_points[other], MANY_POINTS)
    out[HELD_CRYSTALS + step], out[HELD_EGGS + step] = t.crystals[other], t.eggs[other]
    out[TURNED + step], out[CREST + step] = t.turned >> other & 1, t.crest[other]


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
