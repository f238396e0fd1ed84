"""The powers, one function each, in the order of rules.md (10). Each returns what comes next.

``t.turn`` is the active player; ``t.acting`` the card whose strength counts: an Archmage or a Dracolich who copies a
power keeps their own strength, name and nature (5.7).
"""

from __future__ import annotations

from ...core.news import EVERYBODY, tell
from ...core.rule import rule
from .box import (
    ARCHMAGE,
    COPPERS,
    DRAGONS_1,
    EVIL_0,
    FULL_HAND,
    GOOD_0,
    MORTALS_1,
    SIX,
    TIAMAT_1,
    Kind,
)
from .box_sets import below_0, below_1, bit_of, count, first_of, kind_of, lowest, strength_of, word_of
from .news import News
from .table import (
    CHOOSE_ONE,
    SLAIN,
    Ask,
    Step,
    Table,
    ask,
    draw,
    evil_1,
    evil_in,
    good_in,
    hand_size,
    in_play,
    join_flight,
    leave_flight,
    left_of,
    pay,
    pay_stakes,
    steal,
    turn_up,
)
from .table_known import reveal, show, spend, steal_card, take_ante


@rule
def carry_out(t: Table) -> int:
    """The power t.power, for the active player."""
    seat, power = t.turn, t.power
    if power >= Kind.ARCHMAGE and power != Kind.THIEF:
        pay_stakes(t, seat, 1)
    if power == Kind.WHITE:
        return white(t, seat)
    if power == Kind.BLUE:
        return blue(t, seat)
    if power == Kind.BLACK:
        return black(t, seat)
    if power == Kind.RED or power == Kind.BRASS:
        return strongest_opponent(t, seat)
    if power == Kind.GREEN:
        return green(t, seat)
    if power == Kind.SILVER:
        return silver(t, seat)
    if power == Kind.BRONZE:
        return bronze(t, seat)
    if power == Kind.COPPER:
        return copper(t, seat)
    if power == Kind.GOLD:
        return gold(t, seat)
    if power == Kind.BAHAMUT:
        return bahamut(t, seat)
    if power == Kind.DRACOLICH or power == Kind.ARCHMAGE:
        return copier(t, seat)
    if power == Kind.DRAGONSLAYER:
        return dragonslayer(t, seat)
    if power == Kind.THIEF:
        return thief(t, seat)
    if power == Kind.DRUID:
        return druid(t, seat)
    if power == Kind.PRIEST:
        return priest(t, seat)
    if power == Kind.PRINCESS:
        return princess(t, seat)
    if power == Kind.FOOL:
        return fool(t, seat)
    return no_effect(t)  # Tiamat has no power (10.15).


@rule
def no_effect(t: Table) -> int:
    tell(EVERYBODY, News.NO_EFFECT, t.power)
    return Step.AFTER


# Evil dragons


@rule
def white(t: Table, seat: int) -> int:
    """With a mortal in any flight, steal 3 gold from the stakes (10.1)."""
    mortals = 0
    for other in range(t.seats):
        mortals |= t.flight[other, 1] & MORTALS_1
    if mortals == 0:
        return no_effect(t)
    steal(t, seat, 3)
    return Step.AFTER


@rule
def blue(t: Table, seat: int) -> int:
    """For each evil dragon of your flight, steal 1 gold from the stakes, or the others each pay 1 to them (10.2)."""
    if evil_in(t, seat) == 0:
        return no_effect(t)
    return ask(t, Ask.BLUE, seat)


@rule
def blue_steals(t: Table, seat: int) -> int:
    tell(EVERYBODY, News.BLUE_STEALS, seat, evil_in(t, seat))
    steal(t, seat, evil_in(t, seat))
    return Step.AFTER


@rule
def blue_taxes(t: Table, seat: int) -> int:
    dragons = evil_in(t, seat)
    tell(EVERYBODY, News.BLUE_TAXES, seat, dragons)
    other = left_of(t, seat)
    while other != seat:
        pay_stakes(t, other, dragons)
        other = left_of(t, other)
    return Step.AFTER


@rule
def black(t: Table, seat: int) -> int:
    """Steal 2 gold from the stakes (10.3)."""
    steal(t, seat, 2)
    return Step.AFTER


@rule
def strongest_opponent(t: Table, seat: int) -> int:
    """Red and Brass meet the opponent with the strongest flight; of several, whom you choose (10.7)."""
    targets = strongest_opponents(t, seat)
    if targets & (targets - 1):
        return ask(t, Ask.TARGET, seat)
    return meet(t, seat, lowest(targets))


@rule
def strongest_opponents(t: Table, seat: int) -> int:
    """As bits; your own flight does not count (TD-16)."""
    most = -1
    found = 0
    for other in range(t.seats):
        if other != seat and in_play(t, other):
            if t.strength[other] > most:
                most = t.strength[other]
                found = 0
            if t.strength[other] == most:
                found |= 1 << other
    return found


@rule
def meet(t: Table, seat: int, victim: int) -> int:
    if t.power == Kind.BRASS:
        return give_or_pay(t, seat, victim)
    return red(t, seat, victim)


@rule
def red(t: Table, seat: int, victim: int) -> int:
    """That opponent pays you 1 gold, and you take a random card of that hand (10.4)."""
    pay(t, victim, seat, 1)
    if hand_size(t, seat) >= FULL_HAND:
        tell(EVERYBODY, News.HAND_FULL, seat)
    elif hand_size(t, victim) > 0:
        steal_card(t, seat, victim)
    return Step.AFTER


@rule
def green(t: Table, seat: int) -> int:
    """The player on your left gives you a weaker evil dragon, or pays 5 gold (10.5)."""
    return give_or_pay(t, seat, left_of(t, seat))


@rule
def give_or_pay(t: Table, seat: int, victim: int) -> int:
    """Asked even if no card will do, so that nobody learns that; not when all can see that none can do (13.6)."""
    green_asks = t.power == Kind.GREEN
    strength = strength_of(t.acting)
    tell(EVERYBODY, News.GREEN_ASKS if green_asks else News.BRASS_ASKS, seat, victim, strength)
    impossible = green_asks and strength == 1
    if impossible or hand_size(t, victim) == 0:
        pay(t, victim, seat, 5)
        return Step.AFTER
    return ask(t, Ask.GIVE, victim)


@rule
def givable_0(t: Table, seat: int) -> int:
    strength = strength_of(t.acting)
    if t.power == Kind.GREEN:
        return t.hand[seat, 0] & EVIL_0 & below_0(strength)
    return t.hand[seat, 0] & GOOD_0 & ~below_0(strength + 1)


@rule
def givable_1(t: Table, seat: int) -> int:
    strength = strength_of(t.acting)
    if t.power == Kind.GREEN:
        return t.hand[seat, 1] & evil_1(t) & below_1(strength)
    return t.hand[seat, 1] & 1 & ~below_1(strength + 1)


@rule
def give(t: Table, seat: int, card: int) -> int:
    """It is shown to all; a full hand cannot take it, and the giver keeps it (10.8)."""
    taker = t.turn
    if hand_size(t, taker) >= FULL_HAND:
        tell(EVERYBODY, News.KEPT, seat, taker, card)
        reveal(t, seat, card)
    else:
        tell(EVERYBODY, News.GAVE, seat, taker, card)
        spend(t, seat, card)
        t.hand[taker, word_of(card)] |= bit_of(card)
        show(t, taker, card)
    return Step.AFTER


# Good dragons


@rule
def silver(t: Table, seat: int) -> int:
    """Everybody with a good dragon in their flight draws a card, you first (10.9)."""
    other = seat
    for _ in range(t.seats):
        if in_play(t, other) and good_in(t, other) > 0:
            draw(t, other, 1)
        other = other + 1 if other + 1 < t.seats else 0
    return Step.AFTER


@rule
def bronze(t: Table, seat: int) -> int:
    """Take the two weakest ante cards into your hand (10.10)."""
    room = FULL_HAND - hand_size(t, seat)
    antes = count(t.antes[0]) + count(t.antes[1])
    if antes == 0:
        return no_effect(t)
    if room == 0:
        tell(EVERYBODY, News.HAND_FULL, seat)
        return Step.AFTER
    t.wanted = CHOOSE_ONE if room == 1 and antes > 1 else min(2, antes)
    return Step.TAKE_WEAKEST


@rule
def take_weakest(t: Table) -> int:
    """Take what is sure to be taken, and ask where ties leave a choice (10.10)."""
    seat = t.turn
    while t.wanted > 0:
        weakest = count_weakest(t)
        if t.wanted == CHOOSE_ONE or weakest > t.wanted:
            return ask(t, Ask.BRONZE, seat)
        strength = weakest_ante(t, 0)
        take_ante(t, seat, first_of(t.antes[0] & below_0(strength + 1), t.antes[1] & below_1(strength + 1)))
        t.wanted -= 1
    return Step.AFTER


@rule
def weakest_ante(t: Table, above: int) -> int:
    """The least strength among the ante cards stronger than *above*; 14 when there are none."""
    strength = above + 1
    while strength < 14:
        if (t.antes[0] & ~below_0(strength) & below_0(strength + 1)) | (
            t.antes[1] & ~below_1(strength) & below_1(strength + 1)
        ):
            return strength
        strength += 1
    return strength


@rule
def count_weakest(t: Table) -> int:
    strength = weakest_ante(t, 0)
    return count(t.antes[0] & below_0(strength + 1)) + count(t.antes[1] & below_1(strength + 1))


@rule
def bronze_reach(t: Table) -> int:
    """The greatest strength among which the Bronze Dragon may choose (TD-22, TD-46)."""
    weakest = weakest_ante(t, 0)
    if t.wanted == CHOOSE_ONE and count_weakest(t) == 1:
        return weakest_ante(t, weakest)
    return weakest


@rule
def copper(t: Table, seat: int) -> int:
    """Discard the card, put the deck's next in its place; that one's power triggers in any case (10.11, 10.12)."""
    card = t.acting
    t.chain |= 64 if card == ARCHMAGE else 1 << (card - COPPERS)
    fresh_0 = (t.deck[0] | t.discard[0]) & ~((t.chain & SIX) << COPPERS)
    fresh_1 = (t.deck[1] | t.discard[1]) & ~(bit_of(ARCHMAGE) if t.chain & 64 else 0)
    if fresh_0 == 0 and fresh_1 == 0:
        tell(EVERYBODY, News.STAYS, seat, card)
        return Step.AFTER
    round = t.note[card]
    leave_flight(t, seat, card)
    new = turn_up(t)
    join_flight(t, seat, new, round)
    tell(EVERYBODY, News.REPLACED, seat, card, new)
    if t.played[seat] == card:
        t.played[seat] = new
        t.bar = strength_of(new)
    t.acting = new
    t.power = kind_of(new)
    return Step.POWER


@rule
def gold(t: Table, seat: int) -> int:
    """Draw a card for each good dragon of your flight (10.13)."""
    dragons = good_in(t, seat)
    if dragons == 0:
        return no_effect(t)
    draw(t, seat, dragons)
    return Step.AFTER


# Gods and the dead


@rule
def bahamut(t: Table, seat: int) -> int:
    """Every other player with good and evil dragons in their flight pays you 10 gold (10.14)."""
    found = False
    other = left_of(t, seat)
    while other != seat:
        if good_in(t, other) > 0 and evil_in(t, other) > 0:
            found = True
            pay(t, other, seat, 10)
        other = left_of(t, other)
    return Step.AFTER if found else no_effect(t)


@rule
def copier(t: Table, seat: int) -> int:
    """The Dracolich copies an evil dragon of any flight, the Archmage an ante card (10.16, 10.17)."""
    set_0, set_1 = copyable_0(t), copyable_1(t)
    if set_0 == 0 and set_1 == 0:
        return no_effect(t)
    kind = kind_of(first_of(set_0, set_1))
    same = set_1 == 0 and (set_0 >> (6 * kind)) & ~SIX == 0 if kind < 10 else set_1 & (set_1 - 1) == 0
    if not same:
        return ask(t, Ask.COPY, seat)
    return copy(t, first_of(set_0, set_1))


@rule
def copyable_0(t: Table) -> int:
    if t.power == Kind.ARCHMAGE:
        return t.antes[0]
    dragons = 0
    for seat in range(t.seats):
        dragons |= t.flight[seat, 0]
    return dragons & EVIL_0


@rule
def copyable_1(t: Table) -> int:
    """Tiamat has no power to copy (TD-44)."""
    return t.antes[1] & ~TIAMAT_1 if t.power == Kind.ARCHMAGE else 0


@rule
def copy(t: Table, card: int) -> int:
    tell(EVERYBODY, News.COPIED, t.turn, t.acting, card)
    t.power = kind_of(card)
    return Step.POWER


# Mortals; all but the Thief have just paid 1 gold to the stakes


@rule
def dragonslayer(t: Table, seat: int) -> int:
    """Discard a weaker dragon from any flight, your own included (10.18)."""
    found = 0
    for other in range(t.seats):
        found |= slayable_0(t, other) | slayable_1(t, other)
    if found == 0:
        return no_effect(t)
    return ask(t, Ask.SLAY, seat)


@rule
def slayable_0(t: Table, seat: int) -> int:
    return t.flight[seat, 0] & below_0(strength_of(t.acting) + t.slays_equal)


@rule
def slayable_1(t: Table, seat: int) -> int:
    return t.flight[seat, 1] & DRAGONS_1 & below_1(strength_of(t.acting) + t.slays_equal)


@rule
def slay(t: Table, seat: int, card: int) -> int:
    """A card of this round that was slain cannot make its player leader (4.6)."""
    word, bit = word_of(card), bit_of(card)
    for other in range(t.seats):
        if t.flight[other, word] & bit:
            tell(EVERYBODY, News.SLEW, seat, other, card)
            leave_flight(t, other, card)
            if t.played[other] == card:
                t.played[other] = SLAIN
    return Step.AFTER


@rule
def thief(t: Table, seat: int) -> int:
    """Steal 7 gold from the stakes, then discard a card (10.19)."""
    steal(t, seat, 7)
    cards = hand_size(t, seat)
    if cards == 0:
        return Step.AFTER
    if cards == 1:
        return discard(t, seat, first_of(t.hand[seat, 0], t.hand[seat, 1]))
    return ask(t, Ask.DISCARD, seat)


@rule
def discard(t: Table, seat: int, card: int) -> int:
    tell(EVERYBODY, News.DISCARDED, seat, card)
    spend(t, seat, card)
    t.discard[word_of(card)] |= bit_of(card)
    return Step.AFTER


@rule
def druid(t: Table, seat: int) -> int:
    """The weakest flight wins this gambit (10.20)."""
    tell(EVERYBODY, News.WEAKEST_WINS, seat)
    t.druid = 1
    return Step.AFTER


@rule
def priest(t: Table, seat: int) -> int:
    """You lead the next round; of several Priests the last counts (10.22)."""
    tell(EVERYBODY, News.WILL_LEAD, seat)
    t.priest = seat
    return Step.AFTER


@rule
def princess(t: Table, seat: int) -> int:
    """The powers of all good dragons of your flight trigger, in the order you choose (10.23)."""
    t.queue[0] = t.flight[seat, 0] & GOOD_0
    t.queue[1] = t.flight[seat, 1] & 1
    if t.queue[0] == 0 and t.queue[1] == 0:
        return no_effect(t)
    return Step.AFTER


@rule
def next_of_queue(t: Table) -> int:
    """The next dragon that the Princess triggers, chosen if there are several (10.23)."""
    if count(t.queue[0]) + t.queue[1] > 1:
        return ask(t, Ask.ORDER, t.turn)
    return command(t, first_of(t.queue[0], t.queue[1]))


@rule
def command(t: Table, card: int) -> int:
    tell(EVERYBODY, News.COMMANDS, t.turn, card)
    t.queue[word_of(card)] ^= bit_of(card)
    t.acting = card
    t.power = kind_of(card)
    t.chain = 0
    return Step.POWER


@rule
def fool(t: Table, seat: int) -> int:
    """Draw a card for each player whose flight is stronger than yours (10.25)."""
    stronger = 0
    for other in range(t.seats):
        if in_play(t, other) and t.strength[other] > t.strength[seat]:
            stronger += 1
    if stronger == 0:
        return no_effect(t)
    draw(t, seat, stronger)
    return Step.AFTER
