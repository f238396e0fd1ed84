"""The rules of Dragorun: setting up, the turn, moving dragons, swapping, eggs, the end. Numbers point into rules.md."""

from __future__ import annotations

from ...core.dice import below, random_kind, seed_dice
from ...core.news import EVERYBODY, tell
from ...core.options import Numbers
from ...core.record import Row
from ...core.rule import rule
from .box import BACK, SNAIL, SNAIL_EGG, TROPHY, WHITE
from .moves import BOTH, CHOOSE, COLOUR_ONLY, MOVE, MOVEMENT_ONLY, REROLL, RETURN, ROLL, SWAP
from .news import News
from .table import (
    BESIDE,
    Ask,
    Table,
    fill_pool,
    first_space,
    give_marker,
    holds_mushroom,
    is_free,
    last_space,
    must_roll,
    put_dragon,
    return_eggs,
)

# Setting up (2)


@rule
def deal(t: Table, seats: int, options: Numbers, seed: int) -> None:
    seed_dice(t, seed)
    t.seats = seats
    t.track, t.start, t.choosing, t.replaying, t.no_eggs = options[0], options[1], options[2], options[3], options[4]
    t.endless = options[5]
    t.first = below(t, seats)
    begin_race(t)


@rule
def begin_race(t: Table) -> None:
    """Dragons on the start spaces, eggs in the pool, markers dealt or to be chosen (2.2-2.8, 7.5)."""
    t.races += 1
    t.covered, t.swaps = 0, 0
    tell(EVERYBODY, News.RACE, t.races, t.first)
    fill_pool(t)
    line_up(t)
    for dragon in range(5):
        t.holder[dragon] = BESIDE
    for seat in range(t.seats):
        t.marker[seat] = BESIDE
    t.turn = t.first
    if t.choosing:
        t.ask = Ask.MARKER
    else:
        for step in range(t.seats):
            seat = (t.first + step) % t.seats
            give_marker(t, seat, random_loose_marker(t, 5 - step))
            tell(EVERYBODY, News.DEALT, seat, t.marker[seat])
        begin_turn(t, t.first)


@rule
def line_up(t: Table) -> None:
    """The dragons in random order on the five start spaces (2.2)."""
    for dragon in range(5):
        t.space[dragon] = t.start + dragon
    for dragon in range(4, 0, -1):
        other = below(t, dragon + 1)
        mine = t.space[dragon]
        t.space[dragon] = t.space[other]
        t.space[other] = mine
    for dragon in range(5):
        tell(EVERYBODY, News.STARTS, dragon, t.space[dragon])


@rule
def random_loose_marker(t: Table, loose: int) -> int:
    left = below(t, loose)
    for dragon in range(5):
        if t.holder[dragon] == BESIDE:
            if left == 0:
                return dragon
            left -= 1
    return BESIDE


# Whose decision, and what it can be (3)


@rule
def to_act(t: Table) -> int:
    return 0 if t.ask == Ask.NOTHING else 1 << t.turn


@rule
def legal(t: Table, seat: int, out: Row) -> int:
    n = 0
    if t.ask == Ask.TURN:
        out[0] = ROLL
        n = 1
        if can_return(t, seat):
            out[n] = RETURN
            n += 1
        for dragon in range(5):
            if can_take(t, seat, dragon):
                out[n] = SWAP + dragon
                n += 1
    elif t.ask == Ask.MARKER:
        for dragon in range(5):
            if t.holder[dragon] == BESIDE:
                out[n] = CHOOSE + dragon
                n += 1
    else:
        for dragon in range(5):
            if t.colour == dragon or t.colour == WHITE:
                out[n] = MOVE + dragon
                n += 1
        if t.ask == Ask.ROLLED:
            for dice in range(3):
                out[n] = REROLL + dice
                n += 1
    return n


@rule
def can_return(t: Table, seat: int) -> bool:
    """Whether the seat has eggs and its dragon is last (3.3, 3.4)."""
    return t.eggs[seat] > 0 and t.space[t.marker[seat]] == last_space(t)


@rule
def can_take(t: Table, seat: int, dragon: int) -> bool:
    """Another's marker unless it lies face down, or one beside the board; none if a roll is due (5.1-5.4, 5.8)."""
    if must_roll(t):
        return False
    holder = t.holder[dragon]
    return holder == BESIDE or (holder != seat and not (t.covered >> holder) & 1)


@rule
def play(t: Table, seat: int, move: int) -> None:
    if move == ROLL:
        roll(t, seat)
    elif move == RETURN:
        return_eggs(t, seat)
    elif move < MOVE:
        swap(t, seat, move - SWAP)
    elif move < REROLL:
        use_roll(t, move - MOVE)
    elif move < CHOOSE:
        reroll(t, seat, move - REROLL)
    else:
        choose_marker(t, seat, move - CHOOSE)


@rule
def begin_turn(t: Table, seat: int) -> None:
    """The seat's own marker is turned up again (3.2)."""
    t.turn = seat
    t.covered &= ~(1 << seat)
    t.ask = Ask.TURN
    if must_roll(t):
        tell(EVERYBODY, News.MUST_ROLL, seat)


@rule
def end_turn(t: Table) -> None:
    t.colour, t.movement = 0, 0
    begin_turn(t, (t.turn + 1) % t.seats)


@rule
def choose_marker(t: Table, seat: int, dragon: int) -> None:
    """One after the other from the first player (2.5)."""
    give_marker(t, seat, dragon)
    tell(EVERYBODY, News.CHOSE, seat, dragon)
    t.turn = (seat + 1) % t.seats
    if t.turn == t.first:
        begin_turn(t, t.first)


# Rolling the dice (4)


@rule
def roll(t: Table, seat: int) -> None:
    t.swaps = 0
    t.colour, t.movement = below(t, 6), below(t, 6)
    tell(EVERYBODY, News.ROLLED, seat, t.colour, t.movement)
    t.ask = Ask.ROLLED


@rule
def reroll(t: Table, seat: int, dice: int) -> None:
    """Once more, both dice or one; then the result must be used (4.2)."""
    if dice == BOTH or dice == COLOUR_ONLY:
        t.colour = below(t, 6)
    if dice == BOTH or dice == MOVEMENT_ONLY:
        t.movement = below(t, 6)
    tell(EVERYBODY, News.REROLLED, seat, t.colour, t.movement)
    if t.colour == WHITE:
        t.ask = Ask.WHITE
    else:
        use_roll(t, t.colour)


@rule
def use_roll(t: Table, dragon: int) -> None:
    if t.movement == TROPHY:
        put_first(t, dragon)
    elif t.movement == SNAIL:
        put_last(t, dragon)
    elif t.movement == BACK:
        move_back(t, dragon)
    else:
        move_forward(t, dragon, t.movement + 1)
    if t.space[dragon] == t.track:
        finish(t, dragon)
    else:
        end_turn(t)


@rule
def move_forward(t: Table, dragon: int, steps: int) -> None:
    """To the first, second or third free space ahead, at most to the finish (4.5, 4.6)."""
    space = t.space[dragon]
    while steps > 0 and space < t.track:
        space += 1
        if is_free(t, space):
            steps -= 1
    put_dragon(t, dragon, space)


@rule
def move_back(t: Table, dragon: int) -> None:
    """To the nearest free space behind; the snail space is always free (4.7)."""
    space = t.space[dragon]
    if space > 0:
        space -= 1
        while not is_free(t, space):
            space -= 1
    put_dragon(t, dragon, space)


@rule
def put_first(t: Table, dragon: int) -> None:
    """Directly ahead of the leader; the leader stays, unless all share the snail space (4.8-4.10)."""
    lead = first_space(t)
    put_dragon(t, dragon, lead if t.space[dragon] == lead and lead > 0 else lead + 1)


@rule
def put_last(t: Table, dragon: int) -> None:
    """Directly behind the last dragon, or beside it on the snail space; who is last stays (4.11, 4.12)."""
    last = last_space(t)
    put_dragon(t, dragon, last if t.space[dragon] == last else max(last - 1, 0))


# Swapping markers, and eggs (5, 6)


@rule
def swap(t: Table, seat: int, dragon: int) -> None:
    """Take a marker, then draw an egg (5.1-5.7)."""
    take_marker(t, seat, dragon)
    if t.no_eggs:
        end_turn(t)
    else:
        kind = draw_egg(t)
        take_egg(t, seat, kind)
        hatch(t, seat, kind)


@rule
def take_marker(t: Table, seat: int, dragon: int) -> None:
    """Take that marker, face down, for your own (5.1-5.3); without eggs such turns are counted (5.8)."""
    other, mine = t.holder[dragon], t.marker[seat]
    if other == BESIDE:
        tell(EVERYBODY, News.SWAPPED_BESIDE, seat, dragon, mine)
        t.holder[mine] = BESIDE
    else:
        tell(EVERYBODY, News.SWAPPED, seat, other, dragon, mine)
        give_marker(t, other, mine)
    give_marker(t, seat, dragon)
    t.covered |= 1 << seat
    if t.no_eggs and not t.endless:
        t.swaps += 1


@rule
def draw_egg(t: Table) -> int:
    """A random egg of the pool (5.6)."""
    return random_kind(t, t.pool, 0, t.pooled)


@rule
def take_egg(t: Table, seat: int, kind: int) -> None:
    """Out of the pool, and kept before the seat (5.6)."""
    t.pool[kind] -= 1
    t.pooled -= 1
    t.egg[seat, kind] += 1
    t.eggs[seat] += 1
    tell(EVERYBODY, News.EGG, seat, kind)


@rule
def hatch(t: Table, seat: int, kind: int) -> None:
    """Do what the egg says (6.1-6.5)."""
    if kind < SNAIL_EGG:
        move_forward(t, kind, 1)
        if t.space[kind] == t.track:
            finish(t, kind)
            return
    elif kind == SNAIL_EGG:
        put_last(t, t.marker[seat])
    if t.pooled == 0:
        tell(EVERYBODY, News.RESHUFFLED)
        fill_pool(t)
    end_turn(t)


# The end (7)


@rule
def finish(t: Table, dragon: int) -> None:
    """The race stops at once; when nobody won there is a new one (7.1-7.7)."""
    t.colour, t.movement = 0, 0
    tell(EVERYBODY, News.FINISHED, dragon)
    find_winners(t, dragon)
    if t.winners != 0:
        t.ask = Ask.NOTHING
        return
    tell(EVERYBODY, News.NOBODY)
    if t.replaying:
        t.first = (t.first + 1) % t.seats
        begin_race(t)
    else:
        t.ask = Ask.NOTHING


@rule
def find_winners(t: Table, finisher: int) -> None:
    """The holder wins, unless the mushroom gives the race to the second dragon (7.1-7.4)."""
    holder = t.holder[finisher]
    if holder != BESIDE and holds_mushroom(t, holder):
        tell(EVERYBODY, News.POISONED, holder, finisher)
        win_second(t, finisher)
    else:
        win(t, finisher)


@rule
def win(t: Table, dragon: int) -> None:
    holder = t.holder[dragon]
    if holder != BESIDE:
        t.winners |= 1 << holder
        tell(EVERYBODY, News.WON, holder, dragon)


@rule
def win_second(t: Table, finisher: int) -> None:
    """Several share second place only on the snail space; then their holders share the win (7.3)."""
    second = 0
    for dragon in range(5):
        if dragon != finisher:
            second = max(second, t.space[dragon])
    for dragon in range(5):
        if dragon != finisher and t.space[dragon] == second:
            win(t, dragon)


@rule
def score(t: Table, seat: int) -> int:
    """1 for a winner, 0 for everybody else (7.8)."""
    return (t.winners >> seat) & 1


@rule
def won(t: Table) -> int:
    return t.winners
