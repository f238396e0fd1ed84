"""The rules of Le Jeu des Dragons: setting up, the gambit, its rounds and turns, the end. Numbers point into rules.md.

An answer leads to a step, a step to the next, one at a time, until somebody must decide.
"""

from __future__ import annotations

from ...core.dice import seed_dice
from ...core.news import EVERYBODY, but, only, tell
from ...core.options import Numbers
from ...core.record import Row
from ...core.rule import rule
from .box import (
    COLOURED,
    EVERY_0,
    EVERY_1,
    EXTRA_ROUNDS,
    FIRST_HAND,
    ROUNDS,
)
from .box_sets import below_0, below_1, bit_of, kind_of, lowest, strength_of, word_of
from .moves import ANTE, COLOUR, COPY, DISCARD, GIVE, LAST, PAY, PLAY, SLAY, STEAL, STRENGTH, TAKE, TARGET, TRIGGER
from .news import News
from .powers import (
    blue_steals,
    blue_taxes,
    bronze_reach,
    carry_out,
    command,
    copy,
    copyable_0,
    copyable_1,
    discard,
    givable_0,
    givable_1,
    give,
    meet,
    next_of_queue,
    slay,
    slayable_0,
    slayable_1,
    strongest_opponents,
    take_weakest,
)
from .rules_end import EXTRA, NOBODY, best_flight, end_gambit
from .rules_flights import (
    colour_flight,
    colour_step,
    completed_colours,
    completed_strengths,
    spoils_step,
    strength_flight,
    strength_step,
)
from .table import (
    ANY,
    LAST_NEXT,
    LAST_NOW,
    LAST_ROUND,
    MOST_GAMBITS,
    NONE,
    SLAIN,
    Ask,
    Step,
    Table,
    after_powers,
    ask,
    buy,
    clear_antes,
    draw,
    hand_size,
    in_play,
    join_flight,
    left_of,
    pay,
    pay_stakes,
)
from .table_known import leave_hand, spend, take_ante

# Setting up (2)


@rule
def deal(t: Table, seats: int, options: Numbers, seed: int) -> None:
    seed_dice(t, seed)
    t.seats = seats
    t.limit, t.target, t.fallen = options[1], options[2], options[3]
    t.three_antes, t.slays_equal, t.undead, t.no_winner = options[4], options[5], options[6], options[7]
    t.first_rules = options[8]
    t.deck[0], t.deck[1] = EVERY_0, EVERY_1
    t.priest = NONE
    tell(EVERYBODY, News.STARTS, options[0])
    for seat in range(seats):
        t.gold[seat] = options[0]
        t.played[seat] = NONE
        draw(t, seat, FIRST_HAND)
    begin_gambit(t)


# Whose decision, and what it can be


@rule
def to_act(t: Table) -> int:
    return t.asked


@rule
def legal(t: Table, seat: int, out: Row) -> int:
    """A move for each card of a set, for most questions of the own hand."""
    asked = t.ask
    n = 0
    set_0, set_1 = t.hand[seat, 0], t.hand[seat, 1]
    first = PLAY
    if asked == Ask.ANTE:
        first = ANTE
    elif asked == Ask.DISCARD:
        first = DISCARD
    elif asked == Ask.GIVE:
        out[0] = PAY
        n, first = 1, GIVE
        set_0, set_1 = givable_0(t, seat), givable_1(t, seat)
    elif asked == Ask.BLUE:
        set_0, set_1, first = 3, 0, STEAL
    elif asked == Ask.COPY:
        set_0, set_1, first = copyable_0(t), copyable_1(t), COPY
    elif asked == Ask.ORDER:
        set_0, set_1, first = t.queue[0], t.queue[1], TRIGGER
    elif asked == Ask.SPOILS:
        set_0, set_1, first = t.antes[0], t.antes[1], TAKE
    elif asked == Ask.BRONZE:
        reach = bronze_reach(t) + 1
        set_0, set_1, first = t.antes[0] & below_0(reach), t.antes[1] & below_1(reach), TAKE
    elif asked == Ask.SLAY:
        set_0, set_1, first = 0, 0, SLAY
        for other in range(t.seats):
            set_0 |= slayable_0(t, other)
            set_1 |= slayable_1(t, other)
    elif asked == Ask.TARGET:
        set_0, set_1, first = strongest_opponents(t, seat), 0, TARGET
    elif asked == Ask.COLOUR:
        set_0, set_1, first = completed_colours(t, seat), 0, COLOUR
    elif asked == Ask.STRENGTH:
        set_0, set_1, first = completed_strengths(t, seat) >> 1, 0, STRENGTH
    while set_0 != 0:
        out[n] = first + lowest(set_0)
        set_0 &= set_0 - 1
        n += 1
    while set_1 != 0:
        out[n] = first + COLOURED + lowest(set_1)
        set_1 &= set_1 - 1
        n += 1
    return n


@rule
def play(t: Table, seat: int, move: int) -> None:
    if move == LAST:
        call_last(t)
    else:
        run(t, answer(t, seat, move))


@rule
def call_last(t: Table) -> None:
    """The host's call: the running gambit is finished and then one last gambit played (11.6). Twice is as once."""
    if t.first_rules:
        t.last = LAST_NOW
        tell(EVERYBODY, News.LAST_GAMBIT)
    elif t.last == 0:
        t.last = LAST_NEXT
        tell(EVERYBODY, News.TIME_CALLED)


@rule
def run(t: Table, step: int) -> None:
    """One step at a time, until somebody must decide."""
    while step != Step.WAIT:
        step = advance(t, step)


@rule
def advance(t: Table, step: int) -> int:
    """Take one step; returns the next."""
    if step == Step.TURN:
        return begin_turn(t)
    if step == Step.POWER:
        return carry_out(t)
    if step == Step.AFTER:
        return after_power(t)
    if step == Step.COLOUR:
        return colour_step(t)
    if step == Step.STRENGTH:
        return strength_step(t)
    if step == Step.SPOILS:
        return spoils_step(t)
    if step == Step.END_TURN:
        return end_turn(t)
    if step == Step.END_ROUND:
        return end_round(t)
    if step == Step.TAKE_WEAKEST:
        return take_weakest(t)
    return begin_gambit(t)


@rule
def answer(t: Table, seat: int, move: int) -> int:
    asked = t.ask
    if asked == Ask.ANTE:
        return choose_ante(t, seat, move - ANTE)
    t.ask = Ask.NOTHING
    t.asked = 0
    if asked == Ask.PLAY:
        return play_card(t, seat, move - PLAY)
    if asked == Ask.GIVE:
        if move == PAY:
            pay(t, seat, t.turn, 5)
            return Step.AFTER
        return give(t, seat, move - GIVE)
    if asked == Ask.BLUE:
        return blue_steals(t, seat) if move == STEAL else blue_taxes(t, seat)
    if asked == Ask.DISCARD:
        return discard(t, seat, move - DISCARD)
    if asked == Ask.COPY:
        return copy(t, move - COPY)
    if asked == Ask.ORDER:
        return command(t, move - TRIGGER)
    if asked == Ask.SPOILS or asked == Ask.BRONZE:
        take_ante(t, seat, move - TAKE)
        t.wanted = t.wanted - 1 if t.wanted < 9 else 0
        return Step.SPOILS if asked == Ask.SPOILS else Step.TAKE_WEAKEST
    if asked == Ask.SLAY:
        return slay(t, seat, move - SLAY)
    if asked == Ask.TARGET:
        return meet(t, seat, move - TARGET)
    if asked == Ask.STRENGTH:
        return strength_flight(t, seat, move - STRENGTH + 1)
    return colour_flight(t, seat, move - COLOUR)


# The ante (3)


@rule
def begin_gambit(t: Table) -> int:
    t.gambit = min(t.gambit + 1, MOST_GAMBITS)
    tell(EVERYBODY, News.GAMBIT, t.gambit, t.stakes)
    if t.last == LAST_NEXT:
        t.last = LAST_NOW
        tell(EVERYBODY, News.LAST_GAMBIT)
    ask_antes(t)
    return Step.WAIT


@rule
def ask_antes(t: Table) -> None:
    """Everybody chooses a card, face down and at the same time (3.1)."""
    for seat in range(t.seats):
        t.ante[seat] = NONE
    t.ask = Ask.ANTE
    t.asked = ((1 << t.seats) - 1) & ~t.out


@rule
def choose_ante(t: Table, seat: int, card: int) -> int:
    """The card stays among the hand, where nobody sees it, until all have chosen."""
    t.ante[seat] = card
    t.asked &= ~(1 << seat)
    tell(only(seat), News.ANTED_CARD, seat, card)
    tell(but(seat), News.ANTED, seat)
    return Step.WAIT if t.asked != 0 else reveal_antes(t)


@rule
def reveal_antes(t: Table) -> int:
    """The highest untied ante leads, the highest of all is what everybody pays (3.2, 3.3)."""
    t.ask = Ask.NOTHING
    highest = 0
    for seat in range(t.seats):
        card = t.ante[seat]
        if card >= 0:
            leave_hand(t, seat, card)
            t.antes[word_of(card)] |= bit_of(card)
            tell(EVERYBODY, News.ANTE, seat, card)
            highest = max(highest, strength_of(card))
    leader = strongest_untied(t, t.ante)
    if leader == NONE:
        return ante_again(t)
    t.leader = leader
    tell(EVERYBODY, News.LEADS_BY_ANTE, leader, t.ante[leader])
    tell(EVERYBODY, News.STAKE, highest)
    seat = leader
    for _ in range(t.seats):
        if in_play(t, seat):
            pay_stakes(t, seat, highest)
        seat = seat + 1 if seat + 1 < t.seats else 0
    t.round = 0
    return begin_round(t)


@rule
def strongest_untied(t: Table, cards: Row) -> int:
    """The seat with the strongest card that no other seat's equals, or NONE (TD-12)."""
    best = 0
    leader = NONE
    seen = 0
    for seat in range(t.seats):
        if cards[seat] >= 0:
            strength = strength_of(cards[seat])
            if strength > best and (seen >> strength) & 1 == 0:
                alone = True
                for other in range(seat + 1, t.seats):
                    if cards[other] >= 0 and strength_of(cards[other]) == strength:
                        alone = False
                if alone:
                    best = strength
                    leader = seat
            seen |= 1 << strength
    return leader


@rule
def ante_again(t: Table) -> int:
    """All tied: the antes are discarded, everybody draws a card and chooses again (3.5)."""
    tell(EVERYBODY, News.ANTES_TIED)
    clear_antes(t)
    for seat in range(t.seats):
        if in_play(t, seat):
            draw(t, seat, 1)
    ask_antes(t)
    return Step.WAIT


# The round (4)


@rule
def begin_round(t: Table) -> int:
    t.round = min(t.round + 1, LAST_ROUND)
    t.turn = t.leader
    t.bar = ANY
    t.priest = NONE
    for seat in range(t.seats):
        t.played[seat] = NONE
    tell(EVERYBODY, News.ROUND, t.round, t.leader)
    return Step.TURN


@rule
def begin_turn(t: Table) -> int:
    """Buy with no or one card in hand (7.2), then play one."""
    seat = t.turn
    if hand_size(t, seat) <= 1:
        buy(t, seat)
    if hand_size(t, seat) == 0:
        tell(EVERYBODY, News.NO_CARD, seat)
        return Step.END_TURN
    return ask(t, Ask.PLAY, seat)


@rule
def play_card(t: Table, seat: int, card: int) -> int:
    """A card triggers for the leader, or if it is not stronger than the card before (5.1-5.4)."""
    spend(t, seat, card)
    join_flight(t, seat, card, t.round)
    t.played[seat] = card
    strength = strength_of(card)
    before = t.bar
    t.bar = strength
    tell(EVERYBODY, News.PLAYED, seat, card, t.strength[seat])
    if strength > before:
        tell(EVERYBODY, News.DOES_NOT_TRIGGER, seat, card, strength, before)
        return after_powers(t)
    if before != ANY:
        tell(EVERYBODY, News.TRIGGERS, seat, card, strength, before)
    elif seat == t.leader:
        tell(EVERYBODY, News.TRIGGERS_AS_LEADER, seat, card)
    else:
        tell(EVERYBODY, News.TRIGGERS_AS_FIRST, seat, card)
    t.acting = card
    t.power = kind_of(card)
    return Step.POWER


@rule
def after_power(t: Table) -> int:
    """With empty stakes the gambit ends at once (9.1); else the Princess goes on, then the flights are looked at."""
    t.power, t.acting, t.chain, t.wanted = 0, 0, 0, 0
    if t.stakes == 0:
        t.queue[0], t.queue[1] = 0, 0
        return stakes_empty(t)
    if t.queue[0] != 0 or t.queue[1] != 0:
        return next_of_queue(t)
    return after_powers(t)


@rule
def stakes_empty(t: Table) -> int:
    tell(EVERYBODY, News.STAKES_EMPTY)
    return end_gambit(t, NONE)


@rule
def end_turn(t: Table) -> int:
    """Empty hands buy, but from the third round on only when another round follows (7.3, 7.4)."""
    if t.stakes == 0:
        return stakes_empty(t)
    if t.bare != 0 and t.round < ROUNDS:
        fill_hands(t, t.turn)
    t.turn = left_of(t, t.turn)
    return Step.END_ROUND if t.turn == t.leader else Step.TURN


@rule
def fill_hands(t: Table, seat: int) -> None:
    """Clockwise from *seat*."""
    for _ in range(t.seats):
        if (t.bare >> seat) & 1 and hand_size(t, seat) == 0:
            buy(t, seat)
        seat = seat + 1 if seat + 1 < t.seats else 0
    t.bare = 0


@rule
def end_round(t: Table) -> int:
    """From the third round on: one flight wins, or the gambit goes on (9.2-9.8)."""
    if t.round >= ROUNDS:
        winner = best_flight(t)
        if winner >= 0:
            return end_gambit(t, winner)
        stuck = True
        for seat in range(t.seats):
            stuck = stuck and t.played[seat] == NONE
        if winner == NOBODY:
            if t.no_winner != EXTRA or t.extra == EXTRA_ROUNDS or stuck:
                tell(EVERYBODY, News.NO_WINNER)
                return end_gambit(t, NONE)
            t.extra += 1
            tell(EVERYBODY, News.EXTRA_ROUND)
        elif stuck:
            tell(EVERYBODY, News.NO_WINNER)
            return end_gambit(t, NONE)
    t.leader = next_leader(t)
    if t.bare != 0:
        fill_hands(t, t.leader)
    return begin_round(t)


@rule
def next_leader(t: Table) -> int:
    """The Priest's player, else the strongest untied card of the round, else the leader stays (4.4-4.7)."""
    if t.priest != NONE:
        return t.priest
    leader = strongest_untied(t, t.played)
    if leader != NONE:
        tell(EVERYBODY, News.LEADS, leader, t.played[leader])
        return leader
    leader = t.leader
    if t.played[leader] != SLAIN:
        tell(EVERYBODY, News.STAYS_LEADER, leader)
        return leader
    for _ in range(t.seats):
        if t.played[leader] == SLAIN:
            leader = left_of(t, leader)
    tell(EVERYBODY, News.LEADS_AFTER_SLAIN, leader)
    return leader
