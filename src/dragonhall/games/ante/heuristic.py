"""The heuristic for Le Jeu des Dragons: what a card is worth in gold, now by its power and later by its strength."""

from __future__ import annotations

from ...core.record import Row
from ...core.rule import rule
from .box import COLOURED, GOOD_0, MORTALS_1, SIX, Kind
from .box_sets import below_0, bit_of, count, kind_of, lowest, strength_of, word_of
from .moves import ANTE, COLOUR, COPY, DISCARD, GIVE, PAY, PLAY, SLAY, STEAL, STRENGTH, TAKE, TARGET, TAX, TRIGGER
from .table import Table, evil_in, good_in, hand_size, in_play

WEIGHTS = (35, 15, 25, 10, 25, 19, 60, 30, 70, 40, 40, 100, 20)
"""In tenths of gold, unless said otherwise: the strength of a good ante; how much a strong hand raises it (percent);
what a step away from it costs; gold itself; a card; a point of strength towards the stakes (percent of them); a flight
of one colour, of one strength (percent of what it pays); a power as against strength (percent); a card in hand by its
strength (percent); being strongest; gold in the stakes while leading, while another leads (percent)."""
GOOD_ANTE, RAISE, STEP, GOLD, CARD, TOWARDS, COLOURED_FLIGHT, EQUAL_FLIGHT, POWER, KEEP, STRONGEST = range(11)
LEADING, BEHIND = 11, 12


@rule
def heuristic(t: Table, seat: int, moves: Row, n: int, weights: Row, marks: Row) -> None:
    for k in range(n):
        move = moves[k]
        if move < PLAY:
            marks[k] = ante_mark(t, seat, move - ANTE, weights)
        elif move < STEAL:
            marks[k] = play_mark(t, seat, move - PLAY, weights)
        elif move == STEAL:
            marks[k] = min(evil_in(t, seat), t.stakes) * weights[GOLD]
        elif move == TAX:
            chance = weights[LEADING] if leads(t, seat) else weights[BEHIND]
            marks[k] = evil_in(t, seat) * rivals(t, seat) * weights[GOLD] * chance // 100
        elif move == PAY:
            marks[k] = -5 * weights[GOLD]
        elif move < DISCARD:
            marks[k] = -worth(move - GIVE, weights)
        elif move < TAKE:
            marks[k] = -worth(move - DISCARD, weights)
        elif move < COPY:
            marks[k] = worth(move - TAKE, weights)
        elif move < SLAY:
            marks[k] = power_worth(t, seat, kind_of(move - COPY), strength_of(t.acting), 0, weights)
        elif move < TRIGGER:
            marks[k] = slay_mark(t, seat, move - SLAY)
        elif move < TARGET:
            marks[k] = power_worth(t, seat, kind_of(move - TRIGGER), strength_of(move - TRIGGER), 0, weights)
        elif move < COLOUR:
            marks[k] = t.gold[move - TARGET]
        elif move < STRENGTH:
            marks[k] = colour_pays(t, seat, move - COLOUR)
        else:
            marks[k] = move - STRENGTH


@rule
def rivals(t: Table, seat: int) -> int:
    n = 0
    for other in range(t.seats):
        if other != seat and in_play(t, other):
            n += 1
    return n


@rule
def leads(t: Table, seat: int) -> bool:
    """Whether the seat's flight is the one that would win now."""
    for other in range(t.seats):
        if other != seat and in_play(t, other):
            if t.druid and t.strength[other] < t.strength[seat]:
                return False
            if not t.druid and t.strength[other] > t.strength[seat]:
                return False
    return True


@rule
def worth(card: int, weights: Row) -> int:
    """Return the worth of a card in hand."""
    return weights[CARD] + weights[KEEP] * strength_of(card) // 10


@rule
def hand_strength(t: Table, seat: int) -> int:
    """All strengths of a hand together."""
    total = 0
    cards, singles = t.hand[seat, 0], t.hand[seat, 1]
    while cards != 0:
        total += strength_of(lowest(cards))
        cards &= cards - 1
    while singles != 0:
        total += strength_of(COLOURED + lowest(singles))
        singles &= singles - 1
    return total


@rule
def ante_mark(t: Table, seat: int, card: int, weights: Row) -> int:
    """Ante higher with a strong hand; never what is needed to win."""
    size = hand_size(t, seat)
    mean = 10 * hand_strength(t, seat) // size if size > 0 else 60
    good = weights[GOOD_ANTE] + weights[RAISE] * (mean - 60) // 100
    away = 10 * strength_of(card) - good
    return -weights[STEP] * (away if away > 0 else -away) // 10


@rule
def play_mark(t: Table, seat: int, card: int, weights: Row) -> int:
    strength = strength_of(card)
    towards = weights[TOWARDS] * strength * (t.stakes + 10) // 100
    mark = -towards if t.druid else towards
    if strength <= t.bar:
        mark += weights[POWER] * power_worth(t, seat, kind_of(card), strength, 1, weights) // 100
    if not t.druid and t.round >= 2:
        most = 0
        for other in range(t.seats):
            if other != seat and in_play(t, other):
                most = max(most, t.strength[other])
        if t.strength[seat] + strength > most:
            mark += weights[STRONGEST]
    mark -= weights[KEEP] * strength // 10
    if card < COLOURED:
        mark += flight_mark(t, seat, card, strength, weights)
    return mark


@rule
def flight_mark(t: Table, seat: int, card: int, strength: int, weights: Row) -> int:
    """The second and the third dragon of a colour or of a strength."""
    mark = 0
    same = count((t.flight[seat, 0] >> (6 * (card // 6))) & SIX)
    pays = strength * rivals(t, seat) * weights[GOLD]
    if same == 2:
        mark += weights[COLOURED_FLIGHT] * pays // 100
    elif same == 1:
        mark += weights[COLOURED_FLIGHT] * pays // 500
    equal = count(t.flight[seat, 0] & below_0(strength + 1) & ~below_0(strength))
    takes = strength * weights[GOLD] + 3 * weights[CARD]
    if equal == 2:
        mark += weights[EQUAL_FLIGHT] * takes // 100
    elif equal == 1:
        mark += weights[EQUAL_FLIGHT] * takes // 500
    return mark


@rule
def power_worth(t: Table, seat: int, kind: int, strength: int, new: int, weights: Row) -> int:
    """Return the worth of a power; *new* counts the card itself, not yet in the flight."""
    gold, card = weights[GOLD], weights[CARD]
    room = 10 - hand_size(t, seat)
    if kind == Kind.WHITE:
        mortals = 0
        for other in range(t.seats):
            mortals |= t.flight[other, 1] & MORTALS_1
        return min(3, t.stakes) * gold if mortals else 0
    if kind == Kind.BLUE:
        return min(evil_in(t, seat) + new, t.stakes) * gold
    if kind == Kind.BLACK:
        return min(2, t.stakes) * gold
    if kind == Kind.RED:
        return gold + card
    if kind == Kind.GREEN or kind == Kind.BRASS:
        return 4 * gold
    if kind == Kind.SILVER:
        others = 0
        for other in range(t.seats):
            if other != seat and in_play(t, other) and good_in(t, other) > 0:
                others += 1
        return card - others * card // 4
    if kind == Kind.BRONZE:
        return min(2, room) * card * 2 // 3
    if kind == Kind.COPPER:
        return 3 * gold - strength * gold // 4
    if kind == Kind.GOLD:
        return min(good_in(t, seat) + new, room) * card
    if kind == Kind.BAHAMUT:
        paying = 0
        for other in range(t.seats):
            if other != seat and in_play(t, other) and good_in(t, other) > 0 and evil_in(t, other) > 0:
                paying += 1
        return 10 * paying * gold
    if kind == Kind.DRACOLICH or kind == Kind.ARCHMAGE:
        return 3 * gold
    if kind == Kind.DRAGONSLAYER:
        return 4 * gold
    if kind == Kind.THIEF:
        return min(7, t.stakes) * gold - card // 2
    if kind == Kind.DRUID:
        weaker = 0
        for other in range(t.seats):
            if other != seat and in_play(t, other) and t.strength[other] <= t.strength[seat] + 6 * new:
                weaker += 1
        return (2 * rivals(t, seat) - 5 * weaker) * t.stakes * gold // 20
    if kind == Kind.PRINCESS:
        return 2 * gold * (count(t.flight[seat, 0] & GOOD_0) + (t.flight[seat, 1] & 1)) - gold
    if kind == Kind.FOOL:
        stronger = 0
        for other in range(t.seats):
            if in_play(t, other) and t.strength[other] > t.strength[seat]:
                stronger += 1
        return stronger * card - gold
    return 0


@rule
def slay_mark(t: Table, seat: int, card: int) -> int:
    """A strong dragon of the strongest rival; after a Druid, of one's own flight."""
    for other in range(t.seats):
        if t.flight[other, word_of(card)] & bit_of(card):
            mark = 10 * strength_of(card) + t.strength[other]
            return mark if (other != seat) != (t.druid != 0) else -mark
    return 0


@rule
def colour_pays(t: Table, seat: int, colour: int) -> int:
    total = 0
    for place in range(6):
        if (t.flight[seat, 0] >> (6 * colour + place)) & 1:
            total += strength_of(6 * colour + place)
    return total
