"""What a seat may know of Le Jeu des Dragons, as a tensor (13).

A set of cards is a plane of 70 numbers, one for each card in the order of the box: 60 coloured dragons by colour and
strength, then the ten single cards.
"""

from __future__ import annotations

from ...core.observe.shown_parts import shown_parts
from ...core.observe.tensor import Tensor, copied, each_seat, me, one_of, part, present, seat_set, the_seat
from ...core.record import Row
from ...core.rule import rule
from ...core.seats import clockwise, places_on
from .box import CARDS, COLOURED, KINDS, LARGEST_HOARD, SEATS
from .box_sets import count, kind_of, lowest, strength_of
from .rules_flights import may_win
from .table import (
    ANY,
    DEBT,
    DEBTOR,
    LAST_ROUND,
    NONE,
    SLAIN,
    STAKES,
    WATCHERS,
    Ask,
    Table,
    evil_in,
    good_in,
    hand_size,
)

ALL_GOLD = SEATS * LARGEST_HOARD
MANY_GAMBITS = 100
CREDITORS = SEATS + 1
STRONGEST = 13
ALL_STRENGTHS = 419
MOST_ALIKE = COLOURED // 2 + 2
"""Evil dragons there are: half the colours, Tiamat and the Dracolich; of good ones there is one fewer."""

TENSOR = Tensor(
    present(SEATS),
    me(SEATS),
    seat_set("out", SEATS, says="who left the game"),
    seat_set("to_act", SEATS, of="asked", says="who must decide now"),
    one_of("ask", len(Ask), says="what the table waits for: " + ", ".join(ask.name.lower() for ask in Ask)),
    # Options.
    copied("limit", largest=MANY_GAMBITS, says="the game ends after so many gambits; 0 for no such limit"),
    copied("target", largest=ALL_GOLD, says="the game ends when somebody has so much gold; 0 for no such target"),
    copied("fallen", largest=SEATS - 1, says="the game ends when so many left it"),
    copied("three_antes", says="a strength flight takes no more than three ante cards (edition emperors_gambit_rules)"),
    copied("slays_equal", says="the Dragonslayer slays equal strength too"),
    copied("undead", says="the Dracolich is not evil"),
    one_of("no_winner", 3, says="when no flight may win: carry, split, extra_round"),
    # The gambit.
    copied("gambit", largest=MANY_GAMBITS, clip=True, says=f"the number of the gambit; {MANY_GAMBITS} or more"),
    copied("last_gambit", largest=2, of="last", says="1: the running gambit is the last; 2: the next one is"),
    copied("round", largest=LAST_ROUND, says="the round of the gambit; 0 while antes are chosen"),
    copied("extra_rounds", largest=3, of="extra", says="rounds played because no flight may win"),
    copied("stakes", largest=ALL_GOLD, clip=True, says="gold in the stakes"),
    part("deck", largest=CARDS, says="cards in the deck"),
    copied("weakest_wins", of="druid", says="a Druid was played"),
    part("bar", largest=STRONGEST + 1, says=f"a card stronger than this does not trigger; {STRONGEST + 1}: all do"),
    the_seat("leader", SEATS, when="round", says="who leads this round"),
    the_seat("turn", SEATS, when="round", says="whose turn it is"),
    the_seat("priest", SEATS, when="round", says="who will lead the next round by a Priest"),
    # The power about which there is a question.
    part("power", len(KINDS), says="the power about which there is a question: " + ", ".join(KINDS)),
    part("acting", len(KINDS), says="the kind of the card that has this power, or copies it"),
    part("acting_strength", largest=STRONGEST, says="and its strength"),
    part("wanted", largest=9, says="ante cards still to be taken; 9: one of the two weakest"),
    # Seats.
    each_seat("gold", SEATS, largest=ALL_GOLD, clip=True, says="gold of each seat"),
    part("debts", SEATS, CREDITORS, largest=ALL_GOLD, says="gold each seat owes to each seat, and last to the stakes"),
    part("hand_size", SEATS, largest=10, says="cards in each hand"),
    each_seat("strength", SEATS, largest=ALL_STRENGTHS, says="strength of each flight"),
    part("good", SEATS, largest=MOST_ALIKE, says="good dragons in each flight"),
    part("evil", SEATS, largest=MOST_ALIKE, says="evil dragons in each flight"),
    part("may_win", SEATS, says="no god forbids that the flight wins"),
    part("played", SEATS, largest=STRONGEST, says="strength of the card each seat played in this round; 0 for none"),
    part("slain", SEATS, says="whose card of this round was slain"),
    part("anted", SEATS, says="who has chosen an ante while others still choose"),
    part("ante", SEATS, largest=STRONGEST, says="strength of each seat's ante card while it lies open; 0 for none"),
    seat_set("colour_flight", SEATS, of="colours", says="who had a colour flight in this gambit"),
    seat_set("strength_flight", SEATS, of="strengths", says="who had a strength flight in this gambit"),
    # Cards.
    part(
        "hands",
        SEATS,
        CARDS,
        says="cards that I know to be in each hand: all of mine, what I saw of the others; here and below the 70 cards "
        "stand in the order of the moves `ante`",
    ),
    part("exposed", CARDS, largest=SEATS - 1, says="how many others know that I hold this card"),
    part("somewhere", CARDS, says="cards I saw in a hand of the others, no longer sure in whose"),
    part("kept", CARDS, says="cards in a hand of the others, since they were in hands when the deck was last made new"),
    part("my_ante", CARDS, says="the ante I have chosen while others still choose"),
    part("antes", CARDS, says="ante cards that lie open"),
    part("flights", SEATS, CARDS, says="cards of each flight"),
    part("queue", CARDS, says="good dragons that a Princess has still to trigger"),
    part("discard", CARDS, says="the discard pile"),
)
DECK, BAR, POWER, ACTING = map(TENSOR.first, ("deck", "bar", "power", "acting"))
ACTING_STRENGTH, WANTED, OWED = map(TENSOR.first, ("acting_strength", "wanted", "debts"))
HAND_SIZE, GOOD, EVIL, MAY_WIN = map(TENSOR.first, ("hand_size", "good", "evil", "may_win"))
PLAYED, WAS_SLAIN, ANTED, ANTE = map(TENSOR.first, ("played", "slain", "anted", "ante"))
HANDS, EXPOSED, SOMEWHERE, KEPT = map(TENSOR.first, ("hands", "exposed", "somewhere", "kept"))
MY_ANTE, ANTES, FLIGHTS = map(TENSOR.first, ("my_ante", "antes", "flights"))
QUEUE, DISCARD = map(TENSOR.first, ("queue", "discard"))
observe_shown = shown_parts(TENSOR, Table, __name__)


@rule
def observe(t: Table, seat: int, out: Row) -> None:
    """Seats are counted clockwise from the one who looks; a spectator looks from seat 0."""
    observe_shown(t, seat, out)
    out[DECK] = count(t.deck[0]) + count(t.deck[1])
    out[BAR] = STRONGEST + 1 if t.bar == ANY or t.round == 0 else t.bar
    if t.ask >= Ask.BLUE:
        observe_power(t, out)
    if seat >= 0 and t.ask == Ask.ANTE and t.ante[seat] >= 0:
        out[MY_ANTE + t.ante[seat]] = 1
    first = max(seat, 0)
    for place in range(t.seats):
        observe_seat(t, clockwise(first, place, t.seats), place, out)
    for at in range(t.debts):
        debtor, creditor = t.debt[at] % DEBT // DEBTOR, t.debt[at] % DEBTOR
        row = OWED + CREDITORS * places_on(first, debtor, t.seats)
        owed = row + (STAKES if creditor == STAKES else places_on(first, creditor, t.seats))
        out[owed] = min(out[owed] + t.debt[at] // DEBT, ALL_GOLD)
    for word in range(2):
        observe_cards(t, seat, first, word, out)


@rule
def observe_power(t: Table, out: Row) -> None:
    """The power about which somebody is asked; taking the spoils of a flight, ordering and scoring are none."""
    out[WANTED] = t.wanted
    if t.ask != Ask.SPOILS and t.ask != Ask.ORDER and t.ask != Ask.COLOUR and t.ask != Ask.STRENGTH:
        out[POWER + t.power] = 1
        out[ACTING + kind_of(t.acting)] = 1
        out[ACTING_STRENGTH] = strength_of(t.acting)


@rule
def observe_seat(t: Table, other: int, place: int, out: Row) -> None:
    """Write the open cards and gold of the seat that sits *place* places from the viewer."""
    out[HAND_SIZE + place] = hand_size(t, other)
    out[GOOD + place] = good_in(t, other)
    out[EVIL + place] = evil_in(t, other)
    out[MAY_WIN + place] = may_win(t, other) == NONE
    out[PLAYED + place] = strength_of(t.played[other]) if t.played[other] >= 0 else 0
    out[WAS_SLAIN + place] = t.played[other] == SLAIN
    card = t.ante[other]
    if card >= 0:
        if t.ask == Ask.ANTE:
            out[ANTED + place] = 1
        elif lies_open(t, card):
            out[ANTE + place] = strength_of(card)


@rule
def lies_open(t: Table, card: int) -> bool:
    """The ante card has not been taken."""
    return (t.antes[1] >> (card - COLOURED) if card >= COLOURED else t.antes[0] >> card) & 1 != 0


@rule
def observe_cards(t: Table, seat: int, first: int, word: int, out: Row) -> None:
    """The planes of one word: who looks knows the own hand, what lies open, and what was seen of other hands (13)."""
    observer = seat if seat >= 0 else WATCHERS
    at = COLOURED * word
    located, heard, kept = 0, 0, 0
    for other in range(t.seats):
        left = t.hand[other, word]
        while left != 0:
            card = lowest(left) + at
            if (t.heard[card] >> observer) & 1:
                if (t.note[card] >> observer) & 1:
                    located |= left & -left
                else:
                    heard |= left & -left
            if t.age[card] > 0:
                kept |= left & -left
            left &= left - 1
    mark(heard, out, SOMEWHERE + at)
    if seat >= 0:
        located |= t.hand[seat, word]
        left = t.hand[seat, word]
        while left != 0:
            card = lowest(left) + at
            out[EXPOSED + card] = count(t.note[card] & ((1 << t.seats) - 1) & ~(1 << seat))
            left &= left - 1
    for place in range(t.seats):
        other = clockwise(first, place, t.seats)
        mark(t.hand[other, word] & located, out, HANDS + CARDS * place + at)
        mark(t.flight[other, word], out, FLIGHTS + CARDS * place + at)
    mark(kept & ~(located | heard), out, KEPT + at)
    mark(t.antes[word], out, ANTES + at)
    mark(t.queue[word], out, QUEUE + at)
    mark(t.discard[word], out, DISCARD + at)


@rule
def mark(cards: int, out: Row, at: int) -> None:
    """A one for each card of a word."""
    while cards != 0:
        out[at + lowest(cards)] = 1
        cards &= cards - 1


@rule
def sees(t: Table, watcher: int, mover: int, move: int) -> bool:
    """An ante lies face down until all have chosen (3.1); every other move is made in sight of all."""
    return t.ask != Ask.ANTE
