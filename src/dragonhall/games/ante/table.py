"""The table of Le Jeu des Dragons: what is true now, and small changes of it."""

from __future__ import annotations

from enum import IntEnum

from ...core.dice import below
from ...core.knowledge import ALL, ANYBODY, ITS_SEAT, NOBODY, bits, names, own_bit, own_notes, rows
from ...core.news import EVERYBODY, but, only, tell
from ...core.record import Grid, Record, Row, i8, i16, i32, i64
from ...core.rule import rule
from ...core.seats import next_among
from .box import BOUGHT_HAND, CARDS, COLOURED, DRACOLICH_1, EVIL_0, FULL_HAND, GOOD_0, ROUNDS, SEATS, TIAMAT_1
from .box_sets import bit_of, count, lowest, nth_of, strength_of, word_of
from .news import News

NONE = -1
SLAIN = -2
"""Instead of the card a seat played in this round: none (yet), or one that was slain."""

ANY = 99
"""The strength to stay under for the first card of a round: every card triggers."""

LAST_ROUND, MOST_GAMBITS = 120, 30_000

EVERYONE = 127
"""All observers of a hand: six seats, and in the seventh bit those who only watch."""
WATCHERS = 6

STAKES = 6
"""The stakes as a creditor."""
DEBT, DEBTOR = 42, 7
"""A debt is one number: gold * DEBT + debtor * DEBTOR + creditor."""
DEBTS = 174
"""Room for debts. They live within one gambit only (12.6), and a new one to the creditor of the debtor's latest one is
added to it. So the debts are at most twice the payments owed to players (between two of them, all owed to the stakes
makes one debt) and one more for each debtor. In one gambit a card comes into a flight once, but for at most two slain
ones that come again (the Dragonslayer and an Archmage who copies it, once each; both stay in their flights). So at
most 6 Red, 6 Green and 6 Brass Dragons, 2 slain ones again, 1 copy by the Dracolich, 1 by the Archmage, and 6 Brass
Dragons for the Princess and for an Archmage who copies her: 34 payments; Bahamut, twice for a Princess, once copied:
4 times 5 payments; six colour flights of 5 payments. 2 * (34 + 20 + 30) + 6 = 174."""
LARGEST_DEBT = 700
"""More than this is kept as two debts, so that each has room; what one seat may owe in one gambit hardly reaches it:
an ante of 13, some 30 purchases of at most 13, and the Blue Dragons."""

OLDEST = 120
"""Room for ages of cards in hands. At most 60 cards lie in hands and 20 are remembered, so there are at most 80
different ages: when one has grown so large, there is one below it that no card has, and it can be left out."""
SEEN, SEEN_AGE = 1, 9
"""Marks an entry of the memory as a card that was seen; where its age begins (seven bits)."""
MEMORY, SINCE_ROWS = 20, 24
"""How many entries the memory of thefts has room for (13.7)."""

LAST_NOW, LAST_NEXT = 1, 2

CHOOSE_ONE = 9


class Ask(IntEnum):
    """The question that the table waits for."""

    NOTHING = 0
    ANTE = 1
    PLAY = 2
    BLUE = 3
    GIVE = 4
    DISCARD = 5
    BRONZE = 6
    SPOILS = 7
    COPY = 8
    SLAY = 9
    ORDER = 10
    TARGET = 11
    COLOUR = 12
    STRENGTH = 13


SETS = bits(COLOURED, CARDS - COLOURED)


@rule
def who_knows_ante(t: Table, seat: int) -> int:
    """An ante lies face down until all have chosen (3.1)."""
    return 1 << seat if t.ask == Ask.ANTE else ANYBODY


class Table(Record):
    # Sets of cards, two words each.
    deck: Row = i64(2, known=NOBODY, holds=SETS)
    discard: Row = i64(2, known=ALL, holds=SETS)
    antes: Row = i64(2, known=ALL)
    """The ante cards that lie open."""
    queue: Row = i64(2, known=ALL)
    """Good dragons that the Princess has still to trigger."""
    hand: Grid = i64(SEATS, 2, known=ITS_SEAT, holds=SETS)
    flight: Grid = i64(SEATS, 2, known=ALL)

    # The knowledge of each seat.
    age: Row = i8(CARDS, known=ALL, about=rows(CARDS))
    """Of a card in a hand: how many new decks ago it was drawn (or less, but equal for cards of the same deck).
    Everybody knew what went into each deck, so a card held since one deck cannot be one drawn from another. When doubts
    are forgotten (13.7), all begin at 0 again."""
    heard: Row = i8(CARDS, known=own_bit(WATCHERS), about=rows(CARDS))
    """Of a card in a hand: the others who know that it is in some hand."""
    note: Row = i8(CARDS, known=own_bit(WATCHERS), about=rows(CARDS))
    """Of a card in a hand: the others who know in whose. Of a card in a flight: the round in which it came."""
    entries: int = i8(known=ALL)
    memory: Row = i32(MEMORY, known=NOBODY, about=own_notes())
    """All thefts since the oldest that leaves somebody in doubt, and between them the cards that were seen since in
    hands that a theft touched: table_known.py says how. Empty when nobody is in doubt."""
    since: Row = i16(SINCE_ROWS, known=NOBODY, about=own_notes())
    """Of a card in a hand: how many of those entries there were when it came there in sight of all, or from the deck.
    Earlier thefts cannot have taken it. Three numbers of five bits in each."""

    # Gold.
    gold: Row = i16(SEATS, known=ALL)
    stakes: int = i16(known=ALL)
    debts: int = i16(known=ALL)
    debt: Row = i16(DEBTS, known=ALL)
    """Oldest first."""

    # The gambit and its round.
    seats: int = i8(known=ALL)
    out: int = i8(known=ALL)
    """Seats that left the game, as bits; so are bare, colours and strengths."""
    ask: int = i8(known=ALL)
    asked: int = i8(known=ALL)
    """The seats that must answer, as bits."""
    gambit: int = i16(known=ALL)
    round: int = i8(known=ALL)
    """At most 73: every round but the two of slain cards leaves one more of 70 cards in the flights (9.8). From a
    position made up at a higher round it goes no further than LAST_ROUND."""
    leader: int = i8(known=ALL)
    turn: int = i8(known=ALL)
    bar: int = i8(known=ALL)
    """A card triggers if it is not stronger than this (5.2)."""
    priest: int = i8(known=ALL)
    """The seat that will lead the next round by a Priest, or NONE."""
    druid: int = i8(known=ALL)
    extra: int = i8(known=ALL)
    """Rounds played because no flight may win (9.7)."""
    bare: int = i8(known=ALL)
    """Seats whose hand ran empty and that have still to buy (7.3)."""
    touched: int = i8(known=ALL)
    """Seats from whom or by whom a card was stolen since their hand last ran empty, as bits."""
    colours: int = i8(known=ALL)
    strengths: int = i8(known=ALL)
    """Seats that had their colour flight, their strength flight in this gambit."""
    ante: Row = i8(SEATS, known=who_knows_ante, about=names())
    played: Row = i8(SEATS, known=ALL)
    power: int = i8(known=ALL)
    """The kind of power being carried out, while there is a question about it."""
    acting: int = i8(known=ALL)
    """The card whose power it is, or who copies it: its strength and nature count."""
    chain: int = i8(known=ALL)
    """Coppers that were replaced one by another, as bits, the Archmage in the seventh (10.12)."""
    wanted: int = i8(known=ALL)
    """Ante cards still to be taken; CHOOSE_ONE of the two weakest for a hand of nine (10.10)."""
    strength: Row = i16(SEATS, known=ALL)
    """Of the flights; all cards together are 419."""
    last: int = i8(known=ALL)
    """LAST_NOW: the running gambit is the last one; LAST_NEXT: the next one is (11.6)."""

    # Options.
    limit: int = i16(known=ALL)
    target: int = i16(known=ALL)
    fallen: int = i8(known=ALL)
    """The game ends when this many players have left it."""
    three_antes: int = i8(known=ALL)
    slays_equal: int = i8(known=ALL)
    undead: int = i8(known=ALL)
    no_winner: int = i8(known=ALL)
    first_rules: int = i8(known=ALL)
    """A record of version 1 is played again: the host's call makes the running gambit the last, and of two strength
    flights the stronger counts."""


class Step(IntEnum):
    """The step that comes next, once the question is answered."""

    WAIT = 0
    GAMBIT = 1
    TURN = 2
    POWER = 3
    TAKE_WEAKEST = 4
    AFTER = 5
    COLOUR = 6
    STRENGTH = 7
    SPOILS = 8
    END_TURN = 9
    END_ROUND = 10


# Around the table


@rule
def in_play(t: Table, seat: int) -> bool:
    return (t.out >> seat) & 1 == 0


@rule
def left_of(t: Table, seat: int) -> int:
    """The next seat clockwise that is still in the game."""
    return next_among(~t.out, seat, t.seats)


@rule
def ask(t: Table, what: int, seat: int) -> int:
    t.ask = what
    t.asked = 1 << seat
    return Step.WAIT


@rule
def after_powers(t: Table) -> int:
    """Special flights need three cards, so they are not looked for before the third round (8.1)."""
    return Step.COLOUR if t.round >= ROUNDS else Step.END_TURN


# Cards


@rule
def hand_size(t: Table, seat: int) -> int:
    return count(t.hand[seat, 0]) + count(t.hand[seat, 1])


@rule
def good_in(t: Table, seat: int) -> int:
    """Good dragons in a flight."""
    return count(t.flight[seat, 0] & GOOD_0) + (t.flight[seat, 1] & 1)


@rule
def evil_1(t: Table) -> int:
    """The evil single cards (TD-3)."""
    return TIAMAT_1 if t.undead else TIAMAT_1 | DRACOLICH_1


@rule
def evil_in(t: Table, seat: int) -> int:
    """Evil dragons in a flight."""
    return count(t.flight[seat, 0] & EVIL_0) + count(t.flight[seat, 1] & evil_1(t))


@rule
def to_discard(t: Table, card: int) -> None:
    t.discard[word_of(card)] |= bit_of(card)


@rule
def clear_antes(t: Table) -> None:
    for word in range(2):
        t.discard[word] |= t.antes[word]
        t.antes[word] = 0


@rule
def turn_up(t: Table) -> int:
    """A random card of the deck, made new from the discard pile when it is empty (1.8); NONE when both are empty."""
    size = count(t.deck[0]) + count(t.deck[1])
    if size == 0:
        size = reshuffle(t)
        if size == 0:
            return NONE
    card = nth_of(t.deck[0], t.deck[1], below(t, size))
    t.deck[word_of(card)] ^= bit_of(card)
    return card


@rule
def reshuffle(t: Table) -> int:
    size = count(t.discard[0]) + count(t.discard[1])
    if size > 0:
        tell(EVERYBODY, News.RESHUFFLED, size)
        for word in range(2):
            t.deck[word] = t.discard[word]
            t.discard[word] = 0
        grow_older(t)
    return size


@rule
def grow_older(t: Table) -> None:
    """Cards that are in hands now were not in the new deck (13.2)."""
    oldest = 0
    for word in range(2):
        held = 0
        for seat in range(t.seats):
            held |= t.hand[seat, word]
        while held != 0:
            card = lowest(held) + COLOURED * word
            held &= held - 1
            t.age[card] += 1
            oldest = max(oldest, t.age[card])
    for at in range(t.entries):
        if t.memory[at] & SEEN:
            t.memory[at] += 1 << SEEN_AGE
            oldest = max(oldest, (t.memory[at] >> SEEN_AGE) & 127)
    if oldest >= OLDEST:
        close_ranks(t)


@rule
def close_ranks(t: Table) -> None:
    """Leave out the ages that no card has: only which cards are of the same age matters."""
    for age in range(OLDEST, 0, -1):
        found = False
        for card in range(CARDS):
            found = found or t.age[card] == age
        for at in range(t.entries):
            found = found or (t.memory[at] & SEEN != 0 and (t.memory[at] >> SEEN_AGE) & 127 == age)
        if not found:
            for card in range(CARDS):
                if t.age[card] > age:
                    t.age[card] -= 1
            for at in range(t.entries):
                if t.memory[at] & SEEN and (t.memory[at] >> SEEN_AGE) & 127 > age:
                    t.memory[at] -= 1 << SEEN_AGE


@rule
def since_of(t: Table, card: int) -> int:
    return (t.since[card // 3] >> (5 * (card % 3))) & 31


@rule
def set_since(t: Table, card: int, entries: int) -> None:
    t.since[card // 3] += (entries - since_of(t, card)) << (5 * (card % 3))


@rule
def draw(t: Table, seat: int, cards: int) -> None:
    """Draw, never beyond ten cards in hand (6.1, 6.2)."""
    room = FULL_HAND - hand_size(t, seat)
    if room < cards:
        tell(EVERYBODY, News.HAND_FULL, seat)
        cards = room
    drawn = 0
    while drawn < cards:
        card = turn_up(t)
        if card == NONE:
            tell(EVERYBODY, News.NO_CARDS_LEFT, seat)
            break
        t.hand[seat, word_of(card)] |= bit_of(card)
        if t.entries > 0:
            set_since(t, card, t.entries)
        tell(only(seat), News.DREW_CARD, seat, card)
        drawn += 1
    if drawn > 0:
        tell(but(seat), News.DREW, seat, drawn)


@rule
def buy(t: Table, seat: int) -> None:
    """Turn up a card, pay its strength to the stakes, discard it, fill the hand up to four (7.1)."""
    t.bare &= ~(1 << seat)
    price = turn_up(t)
    if price == NONE:
        tell(EVERYBODY, News.CANNOT_BUY, seat)
        return
    tell(EVERYBODY, News.BOUGHT, seat, price, strength_of(price))
    pay_stakes(t, seat, strength_of(price))
    to_discard(t, price)
    draw(t, seat, BOUGHT_HAND - hand_size(t, seat))


@rule
def join_flight(t: Table, seat: int, card: int, round: int) -> None:
    t.flight[seat, word_of(card)] |= bit_of(card)
    t.strength[seat] += strength_of(card)
    t.note[card] = round


@rule
def leave_flight(t: Table, seat: int, card: int) -> None:
    """The Princess skips a dragon that left, even if a Copper Dragon should return it (10.24)."""
    t.flight[seat, word_of(card)] ^= bit_of(card)
    t.queue[word_of(card)] &= ~bit_of(card)
    t.strength[seat] -= strength_of(card)
    t.note[card] = 0
    to_discard(t, card)


# Gold and debts (12)


@rule
def pay_stakes(t: Table, seat: int, gold: int) -> None:
    paid = min(gold, t.gold[seat])
    t.gold[seat] -= paid
    t.stakes += paid
    if paid > 0:
        tell(EVERYBODY, News.PAID_STAKES, seat, paid, t.stakes)
    if paid < gold:
        tell(EVERYBODY, News.OWES_STAKES, seat, gold - paid)
        owe(t, seat, STAKES, gold - paid)


@rule
def pay(t: Table, seat: int, other: int, gold: int) -> None:
    paid = min(gold, t.gold[seat])
    t.gold[seat] -= paid
    t.gold[other] += paid
    if paid > 0:
        tell(EVERYBODY, News.PAID, seat, other, paid)
    if paid < gold:
        tell(EVERYBODY, News.OWES, seat, other, gold - paid)
        owe(t, seat, other, gold - paid)
    if t.debts > 0:
        settle(t)


@rule
def steal(t: Table, seat: int, gold: int) -> None:
    """From the stakes, as far as there is any (10.26)."""
    stolen = min(gold, t.stakes)
    t.gold[seat] += stolen
    t.stakes -= stolen
    tell(EVERYBODY, News.STOLE, seat, stolen, t.stakes)
    if t.debts > 0:
        settle(t)


@rule
def owe(t: Table, seat: int, creditor: int, gold: int) -> None:
    """Debts are dated: this one is the youngest (12.1, 12.2)."""
    at = t.debts - 1
    while at >= 0 and t.debt[at] % DEBT // DEBTOR != seat:
        at -= 1
    if at >= 0 and t.debt[at] % DEBTOR == creditor and t.debt[at] // DEBT <= LARGEST_DEBT - gold:
        t.debt[at] += gold * DEBT
    elif t.debts < DEBTS:  # Always, but for positions made up with many debts: better forgiven than out of bounds.
        t.debt[t.debts] = gold * DEBT + seat * DEBTOR + creditor
        t.debts += 1


@rule
def settle(t: Table) -> None:
    """Players with gold and debts repay, oldest first, in part if need be, until nothing changes (12.2, 12.3)."""
    at = 0
    while at < t.debts:
        gold, seat, creditor = t.debt[at] // DEBT, t.debt[at] % DEBT // DEBTOR, t.debt[at] % DEBTOR
        paid = min(gold, t.gold[seat])
        if paid == 0:
            at += 1
            continue
        t.gold[seat] -= paid
        if creditor == STAKES:
            t.stakes += paid
            tell(EVERYBODY, News.REPAID_STAKES, seat, paid)
        else:
            t.gold[creditor] += paid
            tell(EVERYBODY, News.REPAID, seat, creditor, paid)
        if paid == gold:
            strike_debt(t, at)
        else:
            t.debt[at] -= paid * DEBT
        at = 0


@rule
def strike_debt(t: Table, at: int) -> None:
    last = t.debts - 1
    for row in range(at, last):
        t.debt[row] = t.debt[row + 1]
    t.debt[last] = 0
    t.debts = last
