"""What a seat may know of Le Jeu des Dragons, as a tensor (13).

A set of cards is a plane of 70 numbers, one for each card in the order of the box: 60 coloured dragons by colour and
strength, then the ten single cards.
"""

from __future__ import annotations

from ...core.record import Row
from ...core.rule import rule
from ...core.tensor import Tensor, part
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
    part("present", SEATS, says="seats at the table; I am the first, the others follow clockwise, here and below"),
    part("me", SEATS, says="the number of my seat, by which moves name it; none for a spectator"),
    part("out", SEATS, says="who left the game"),
    part("to_act", SEATS, says="who must decide now"),
    part("ask", len(Ask), says="what the table waits for: " + ", ".join(ask.name.lower() for ask in Ask)),
    # Options.
    part("limit", largest=MANY_GAMBITS, says="the game ends after so many gambits; 0 for no such limit"),
    part("target", largest=ALL_GOLD, says="the game ends when somebody has so much gold; 0 for no such target"),
    part("fallen", largest=SEATS - 1, says="the game ends when so many left it"),
    part("three_antes", says="a strength flight takes no more than three ante cards (edition emperors_gambit_rules)"),
    part("slays_equal", says="the Dragonslayer slays equal strength too"),
    part("undead", says="the Dracolich is not evil"),
    part("no_winner", 3, says="when no flight may win: carry, split, extra_round"),
    # The gambit.
    part("gambit", largest=MANY_GAMBITS, says=f"the number of the gambit; {MANY_GAMBITS} or more"),
    part("last_gambit", largest=2, says="1: the running gambit is the last; 2: the next one is"),
    part("round", largest=LAST_ROUND, says="the round of the gambit; 0 while antes are chosen"),
    part("extra_rounds", largest=3, says="rounds played because no flight may win"),
    part("stakes", largest=ALL_GOLD, says="gold in the stakes"),
    part("deck", largest=CARDS, says="cards in the deck"),
    part("weakest_wins", says="a Druid was played"),
    part("bar", largest=STRONGEST + 1, says=f"a card stronger than this does not trigger; {STRONGEST + 1}: all do"),
    part("leader", SEATS, says="who leads this round"),
    part("turn", SEATS, says="whose turn it is"),
    part("priest", SEATS, says="who will lead the next round by a Priest"),
    # The power about which there is a question.
    part("power", len(KINDS), says="the power about which there is a question: " + ", ".join(KINDS)),
    part("acting", len(KINDS), says="the kind of the card that has this power, or copies it"),
    part("acting_strength", largest=STRONGEST, says="and its strength"),
    part("wanted", largest=9, says="ante cards still to be taken; 9: one of the two weakest"),
    # Seats.
    part("gold", SEATS, largest=ALL_GOLD, says="gold of each seat"),
    part("debts", SEATS, CREDITORS, largest=ALL_GOLD, says="gold each seat owes to each seat, and last to the stakes"),
    part("hand_size", SEATS, largest=10, says="cards in each hand"),
    part("strength", SEATS, largest=ALL_STRENGTHS, says="strength of each flight"),
    part("good", SEATS, largest=MOST_ALIKE, says="good dragons in each flight"),
    part("evil", SEATS, largest=MOST_ALIKE, says="evil dragons in each flight"),
    part("may_win", SEATS, says="no god forbids that the flight wins"),
    part("played", SEATS, largest=STRONGEST, says="strength of the card each seat played in this round; 0 for none"),
    part("slain", SEATS, says="whose card of this round was slain"),
    part("anted", SEATS, says="who has chosen an ante while others still choose"),
    part("ante", SEATS, largest=STRONGEST, says="strength of each seat's ante card while it lies open; 0 for none"),
    part("colour_flight", SEATS, says="who had a colour flight in this gambit"),
    part("strength_flight", SEATS, says="who had a strength flight in this gambit"),
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
PRESENT, ME, OUT, TO_ACT = map(TENSOR.first, ("present", "me", "out", "to_act"))
ASK = TENSOR.first("ask")
LIMIT, TARGET, FALLEN = map(TENSOR.first, ("limit", "target", "fallen"))
THREE_ANTES, SLAYS_EQUAL = map(TENSOR.first, ("three_antes", "slays_equal"))
UNDEAD, NO_WINNER = map(TENSOR.first, ("undead", "no_winner"))
GAMBIT, LAST_GAMBIT, ROUND = map(TENSOR.first, ("gambit", "last_gambit", "round"))
EXTRA_ROUNDS, IN_STAKES, DECK = map(TENSOR.first, ("extra_rounds", "stakes", "deck"))
WEAKEST_WINS, BAR = map(TENSOR.first, ("weakest_wins", "bar"))
LEADER, TURN, PRIEST = map(TENSOR.first, ("leader", "turn", "priest"))
POWER, ACTING = map(TENSOR.first, ("power", "acting"))
ACTING_STRENGTH, WANTED = map(TENSOR.first, ("acting_strength", "wanted"))
GOLD, OWED, HAND_SIZE = map(TENSOR.first, ("gold", "debts", "hand_size"))
STRENGTH, GOOD, EVIL = map(TENSOR.first, ("strength", "good", "evil"))
MAY_WIN, PLAYED, WAS_SLAIN = map(TENSOR.first, ("may_win", "played", "slain"))
ANTED, ANTE = map(TENSOR.first, ("anted", "ante"))
COLOUR_FLIGHT, STRENGTH_FLIGHT = map(TENSOR.first, ("colour_flight", "strength_flight"))
HANDS, EXPOSED, SOMEWHERE = map(TENSOR.first, ("hands", "exposed", "somewhere"))
KEPT, MY_ANTE, ANTES = map(TENSOR.first, ("kept", "my_ante", "antes"))
FLIGHTS, QUEUE, DISCARD = map(TENSOR.first, ("flights", "queue", "discard"))


@rule
def observe(t: Table, seat: int, out: Row) -> None:
    """Seats are counted clockwise from the one who looks; a spectator looks from seat 0."""
    observe_gambit(t, out)
    if t.ask >= Ask.BLUE:
        observe_power(t, out)
    if seat >= 0:
        out[ME + seat] = 1
        if t.ask == Ask.ANTE and t.ante[seat] >= 0:
            out[MY_ANTE + t.ante[seat]] = 1
    first = max(seat, 0)
    for place in range(t.seats):
        other = first + place if first + place < t.seats else first + place - t.seats
        observe_seat(t, other, place, out)
    for at in range(t.debts):
        debtor, creditor = t.debt[at] % DEBT // DEBTOR, t.debt[at] % DEBTOR
        row = OWED + CREDITORS * places_on(t, first, debtor)
        owed = row + (STAKES if creditor == STAKES else places_on(t, first, creditor))
        out[owed] = min(out[owed] + t.debt[at] // DEBT, ALL_GOLD)
    for word in range(2):
        observe_cards(t, seat, first, word, out)


@rule
def places_on(t: Table, first: int, seat: int) -> int:
    """How far clockwise a seat sits from the first."""
    return seat - first if seat >= first else seat - first + t.seats


@rule
def observe_gambit(t: Table, out: Row) -> None:
    """Options, and what all see in the middle of the table."""
    out[ASK + t.ask] = 1
    out[LIMIT], out[TARGET], out[FALLEN] = t.limit, t.target, t.fallen
    out[THREE_ANTES], out[SLAYS_EQUAL], out[UNDEAD] = t.three_antes, t.slays_equal, t.undead
    out[NO_WINNER + t.no_winner] = 1
    out[GAMBIT], out[LAST_GAMBIT] = min(t.gambit, MANY_GAMBITS), t.last
    out[ROUND], out[EXTRA_ROUNDS] = t.round, t.extra
    out[IN_STAKES] = min(t.stakes, ALL_GOLD)
    out[DECK] = count(t.deck[0]) + count(t.deck[1])
    out[WEAKEST_WINS] = t.druid
    out[BAR] = STRONGEST + 1 if t.bar == ANY or t.round == 0 else t.bar


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
    """What lies open before the seat that sits so many places from the one who looks."""
    out[PRESENT + place] = 1
    out[OUT + place] = (t.out >> other) & 1
    out[TO_ACT + place] = (t.asked >> other) & 1
    if t.round > 0:
        out[LEADER + place] = t.leader == other
        out[TURN + place] = t.turn == other
        out[PRIEST + place] = t.priest == other
    out[GOLD + place] = min(t.gold[other], ALL_GOLD)
    out[HAND_SIZE + place] = hand_size(t, other)
    out[STRENGTH + place] = t.strength[other]
    out[GOOD + place] = good_in(t, other)
    out[EVIL + place] = evil_in(t, other)
    out[MAY_WIN + place] = may_win(t, other) == NONE
    out[PLAYED + place] = strength_of(t.played[other]) if t.played[other] >= 0 else 0
    out[WAS_SLAIN + place] = t.played[other] == SLAIN
    out[COLOUR_FLIGHT + place] = (t.colours >> other) & 1
    out[STRENGTH_FLIGHT + place] = (t.strengths >> other) & 1
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
        other = first + place if first + place < t.seats else first + place - t.seats
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
