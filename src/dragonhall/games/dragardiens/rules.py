"""The rules of Dragardiens: the turn with its five steps, and the end. Numbers point into rules.md."""

from __future__ import annotations

from ...core.bits import lowest as lowest_of
from ...core.dice import below
from ...core.news import EVERYBODY, but, only, tell
from ...core.rule import rule
from .box import (
    LEFT,
    LEFT_KINDS,
    ON_LEFT,
    ON_RIGHT,
    PAGE,
    PEARLS,
    REAL_KINDS,
    RIGHT,
    SHADOW,
    STARTING_CARDS,
    Chest,
)
from .moves import (
    ADD,
    ADD_SHADOW,
    CHOOSE,
    LAY,
    LAY_AT,
    OPEN_INK,
    PASS,
    TAKE,
    TAKE_FOURTH,
    WRITE,
    WRITE_STARTING,
)
from .news import News
from .powers import (
    colour_for,
    may_open,
    might_lay,
    number_for,
    open_chest,
    pay_crystal,
    reward,
)
from .rules_choices import nameable_kinds
from .table import (
    EMPTY,
    SHADOWS_TOO,
    UNSEEN,
    Ask,
    Table,
    ask,
    cover,
    from_hand,
    play_starting,
    refill,
    show,
    starting_card,
    to_hand,
    to_pile,
)

AMULETS, IDLE, LULL = 0, 1, 2
"""Why a game ends (9.1, 9.3, 9.4)."""
LONGEST_LULL = 100


# Whose decision, and what follows from it


@rule
def to_act(t: Table) -> int:
    return 0 if t.ask == Ask.NOTHING else 1 << t.asked


@rule
def play(t: Table, seat: int, move: int) -> None:
    if move < TAKE_FOURTH:
        take(t, seat, move - TAKE)
    elif move < WRITE:
        pay_crystal(t, seat)
        take(t, seat, move - TAKE_FOURTH)
    elif move < WRITE_STARTING:
        write(t, seat, move - WRITE)
    elif move < LAY:
        write_starting(t, seat, move - WRITE_STARTING)
    elif move < ADD:
        lay(t, seat, move - LAY_AT if move >= LAY_AT else RIGHT)
    elif move < PASS:
        add(t, seat, move - ADD)
        name_cards(t, seat)
    elif move == PASS:
        if seat == t.turn:
            tell(EVERYBODY, News.PASSED, seat)
        else:
            tell(EVERYBODY, News.DECLINED, seat)
        ask_others(t, seat)
    elif move < OPEN_INK:
        choose_chest(t, seat, move - CHOOSE)
    else:
        open_chest(t, seat, move)
        go_on(t, seat)


@rule
def choose_chest(t: Table, seat: int, chest: int) -> None:
    """The first seat names the chests before the first turn (11.1)."""
    t.chests |= 1 << chest
    t.to_choose -= 1
    tell(EVERYBODY, News.CHEST_OUT, chest)
    if t.to_choose == 0:
        begin_turn(t, t.first)


# Steps 1 and 2: take and write


@rule
def begin_turn(t: Table, seat: int) -> None:
    """Empty places are refilled if they can be (3.4); without any card the taking falls away (4.4)."""
    t.turn = seat
    tell(EVERYBODY, News.TURN, seat)
    for side in range(2):
        if t.slot[side] == EMPTY:
            refill(t, side)
    t.taken, t.wrote, t.paid, t.opened, t.ink, t.busy, t.laying = 0, 0, 0, 0, 0, 0, 0
    t.stopped = 1 if t.slot[LEFT] == EMPTY and t.slot[RIGHT] == EMPTY else 0
    ask(t, Ask.TURN, seat)


@rule
def take(t: Table, seat: int, side: int) -> None:
    """A card of the training ground; its place is refilled at once (4.1, 4.2)."""
    kind = t.slot[side]
    tell(EVERYBODY, News.TOOK, seat, side, kind)
    to_hand(t, seat, kind)
    t.taken += 1
    t.busy = 1
    refill(t, side)


@rule
def write(t: Table, seat: int, kind: int) -> None:
    """A card of the hand on its pile, page side up (5.1 to 5.5)."""
    side = LEFT if kind < LEFT_KINDS or kind == SHADOW else RIGHT
    tell(EVERYBODY, News.WROTE, seat, side, kind, PAGE[kind] - 1 if side == LEFT else 6 + PAGE[kind])
    from_hand(t, seat, kind)
    written(t, seat, side, kind)


@rule
def write_starting(t: Table, seat: int, kind: int) -> None:
    """Everybody sees the page, nobody else the dragon behind it (5.6, 10.4)."""
    side = LEFT if kind < LEFT_KINDS else RIGHT
    page = PAGE[kind] - 1 if side == LEFT else 6 + PAGE[kind]
    tell(only(seat), News.WROTE, seat, side, kind, page)
    tell(but(seat), News.WROTE_STARTING, seat, side, page)
    card = starting_card(t, seat, kind)
    play_starting(t, seat, card)
    written(t, seat, side, UNSEEN + card)


@rule
def written(t: Table, seat: int, side: int, card: int) -> None:
    cover(t, side, card)
    t.wrote |= 1 << side
    t.stopped = 1
    t.busy = 1
    go_on(t, seat)


@rule
def go_on(t: Table, seat: int) -> None:
    """When everybody knows that nothing is left to do but pass, the seat need not say so: all hear of it (8.5)."""
    unseen = t.unseen[seat] > 0
    if t.wrote & 1 == 0 and (unseen or t.held[seat] & ON_LEFT != 0):
        return
    if t.wrote & 2 == 0 and (unseen or t.held[seat] & ON_RIGHT != 0):
        return
    if may_open(t, seat) or might_lay(t, seat):
        return
    tell(EVERYBODY, News.NOTHING_LEFT, seat)
    ask_others(t, seat)


# Step 3: place


@rule
def lay(t: Table, seat: int, side: int) -> None:
    """Lay what the Grimoire asks for; a new colour makes a pile (6.2, 6.5)."""
    colour = colour_for(t, seat)
    t.need = number_for(t, seat)
    tell(EVERYBODY, News.LAID, seat, t.need, colour)
    t.end = side
    t.busy = 1
    t.laying = 1
    name_cards(t, seat)


@rule
def name_cards(t: Table, seat: int) -> None:
    """Cards without a choice go by themselves; for the others the seat is asked (6.8)."""
    while t.need > 0:
        card = forced(t, seat)
        if card < 0:
            ask(t, Ask.ADD, seat)
            return
        add(t, seat, card)
    t.last, t.end = 0, 0
    reward(t, seat, t.number)
    if t.amulets >= t.goal and not t.finish_turn:
        finish(t, AMULETS)
    else:
        ask_others(t, seat)


@rule
def forced(t: Table, seat: int) -> int:
    """The only card that can be named next, by its place in the order of 6.8; -1 if there is a choice.

    With unseen starting cards in the hand the seat is asked unless everybody knows that all must go (8.3).
    """
    kinds = nameable_kinds(t, seat)
    lowest, of_it, left = -1, 0, t.dragons[seat, SHADOWS_TOO]
    if kinds != 0:
        lowest = lowest_of(kinds)
        of_it = t.hand[seat, lowest]
    while kinds != 0:
        left += t.hand[seat, lowest_of(kinds)]
        kinds &= kinds - 1
    if t.unseen[seat] > 0:
        if left + t.unseen[seat] != t.need:
            return -1
        if lowest >= 0:
            return lowest
        for card in range(STARTING_CARDS):
            if t.starts[seat] >> card & 1:
                return REAL_KINDS + t.kind_of[card]
    if lowest < 0:
        return ADD_SHADOW - ADD
    others = left - of_it
    if others < t.need or (t.last == 0 and others == t.dragons[seat, SHADOWS_TOO]):
        return lowest
    return -1


@rule
def add(t: Table, seat: int, card: int) -> None:
    """One card of the hand on the pile of the colour asked for."""
    colour = colour_for(t, seat)
    kind = card
    if card == ADD_SHADOW - ADD:
        kind = SHADOW
    elif card >= REAL_KINDS:
        kind = card - REAL_KINDS
    to_pile(t, seat, kind, colour)
    if REAL_KINDS <= card < ADD_SHADOW - ADD:
        mine = starting_card(t, seat, kind)
        play_starting(t, seat, mine)
        show(t, mine)
        tell(EVERYBODY, News.ADDED_STARTING, seat, kind, colour)
    else:
        from_hand(t, seat, kind)
        tell(EVERYBODY, News.ADDED, seat, kind, colour)
    t.last = card + 1
    t.need -= 1


# Step 5: the others


@rule
def ask_others(t: Table, after: int) -> None:
    """The next seat that might place is asked; with none left the turn is over (8.1, 8.3, 11.7)."""
    seat = after
    if t.opened == Chest.VEIL + 1:
        seat = (t.turn + t.seats - 1) % t.seats
    while True:
        seat = (seat + 1) % t.seats
        if seat == t.turn:
            end_turn(t)
            return
        if might_lay(t, seat):
            ask(t, Ask.OTHERS, seat)
            return


@rule
def end_turn(t: Table) -> None:
    t.idle = 0 if t.busy else t.idle + 1
    t.lull = 0 if t.laying else t.lull + 1
    if t.amulets >= t.goal:
        finish(t, AMULETS)
    elif t.idle >= t.seats:
        finish(t, IDLE)
    elif t.lull >= LONGEST_LULL:
        finish(t, LULL)
    else:
        begin_turn(t, (t.turn + 1) % t.seats)


# The end (9)


@rule
def finish(t: Table, why: int) -> None:
    """Pearls are turned up, and those with most eggs turn one (9.5, 9.6)."""
    tell(EVERYBODY, News.ENDED, why)
    ask(t, Ask.NOTHING, 0)
    at_red, at_blue, most = 0, t.reds, 1
    for seat in range(t.seats):
        for _ in range(t.red[seat]):
            show_pearl(t, seat, at_red, t.reds, 0)
            at_red += 1
        for _ in range(t.blue[seat]):
            show_pearl(t, seat, at_blue, PEARLS, 1)
            at_blue += 1
        most = max(most, t.eggs[seat])
    for seat in range(t.seats):
        if t.eggs[seat] == most:
            t.turned |= 1 << seat
            tell(EVERYBODY, News.EGG_TURNED, seat)


@rule
def show_pearl(t: Table, seat: int, at: int, end: int, colour: int) -> None:
    """Until now nobody knew which one it was: it is any of those that are left (10.5)."""
    which = at + below(t, end - at)
    value = t.pearl[which]
    t.pearl[which] = t.pearl[at]
    t.pearl[at] = value
    t.pearl_points[seat] += value
    tell(EVERYBODY, News.PEARL_SHOWN, seat, colour, value)


@rule
def score(t: Table, seat: int) -> int:
    """Fragments, pearls, crest and eggs (9.5); pearls count from the end on, before that nobody knows them."""
    eggs = t.eggs[seat] * t.egg + (t.turned >> seat & 1) * (t.egg_back - t.egg)
    return t.points[seat] + t.pearl_points[seat] + t.crest[seat] + eggs


@rule
def won(t: Table) -> int:
    """The highest score, then most cards in the school, then shared (9.7)."""
    if t.ask != Ask.NOTHING:
        return 0
    best, winners = -1, 0
    for seat in range(t.seats):
        rank = score(t, seat) * 128 + t.height[seat]
        if rank > best:
            best, winners = rank, 0
        if rank == best:
            winners |= 1 << seat
    return winners
