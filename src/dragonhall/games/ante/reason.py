"""Why a move is good, from what its seat knows: what it gains at once, or what it keeps. Hints say it."""

from __future__ import annotations

from typing import Any

from .box import COLOURED, MORTALS_1, SIX, TIAMAT, TIAMAT_1, Kind
from .box_sets import below_0, below_1, bit_of, count, kind_of, strength_of, word_of
from .heuristic import colour_pays, hand_strength, rivals
from .moves import ANTE, COLOUR, COPY, DISCARD, GIVE, LAST, PAY, PLAY, SLAY, STEAL, STRENGTH, TAKE, TARGET, TAX, TRIGGER
from .powers import strongest_opponents
from .rules_flights import may_win
from .table import NONE, Table, evil_in, good_in, hand_size, in_play, left_of

EVIL_COLOURS = 5


def reason(t: Table, seat: int, move: int) -> dict[str, Any]:
    if move < PLAY:
        return _ante(t, seat, move - ANTE)
    if move < STEAL:
        return _play(t, seat, move - PLAY)
    if move == STEAL:
        return _because("stakes", min(evil_in(t, seat), t.stakes))
    if move == TAX:
        return _because("tax", evil_in(t, seat) * rivals(t, seat))
    if move == PAY:
        return _because("pay", 0)
    if move < TAKE:
        return _because("least", strength_of(move - (GIVE if move < DISCARD else DISCARD)))
    if move < COPY:
        return _because("take", strength_of(move - TAKE))
    if move < SLAY:
        return _because("copy", 0)
    if move < TRIGGER:
        return _slay(t, seat, move - SLAY)
    if move < TARGET:
        return _because("trigger", 0)
    if move < COLOUR:
        gold = t.gold[move - TARGET]
        return _because("target" if gold > 0 else "target-poor", gold)
    if move < LAST:
        return _because("colour-flight", colour_pays(t, seat, move - COLOUR))
    return _because("equal-flight", 1 + move - STRENGTH)


def _because(key: str, number: int) -> dict[str, Any]:
    return {"key": key, "number": number}


def _ante(t: Table, seat: int, card: int) -> dict[str, Any]:
    strong = strength_of(card) * hand_size(t, seat) > hand_strength(t, seat) or not _stronger_in_hand(t, seat, card)
    return _because("raise" if strong else "keep", strength_of(card))


def _stronger_in_hand(t: Table, seat: int, card: int) -> bool:
    strength = strength_of(card)
    return bool(t.hand[seat, 0] & ~below_0(strength + 1) or t.hand[seat, 1] & ~below_1(strength + 1))


def _play(t: Table, seat: int, card: int) -> dict[str, Any]:
    """A special flight first, then gold, then the lead, then any other power.

    A Copper Dragon whose power triggers leaves the flight at once (10.11), and Tiamat has no power (10.15).
    """
    strength, kind = strength_of(card), kind_of(card)
    triggers = strength <= t.bar and kind != Kind.TIAMAT
    leaves = triggers and kind == Kind.COPPER
    if not leaves and _completes_colour(t, seat, card):
        return _because("colour-flight", strength)
    if not leaves and card < COLOURED and not (t.strengths >> seat) & 1:
        if count(t.flight[seat, 0] & below_0(strength + 1) & ~below_0(strength)) == 2:
            return _because("equal-flight", strength)
    gold = _stolen(t, seat, kind) if triggers else 0
    if gold > 1:
        return _because("stakes", gold)
    if triggers and kind == Kind.BAHAMUT:
        opponents = _mixed(t, seat)
        if opponents > 0:
            return _because("tribute", 10 * opponents)
    if t.druid or (triggers and kind == Kind.DRUID):
        return _because("weakest", t.strength[seat] + strength)
    if not leaves and _strongest(t, seat, strength) and _can_win(t, seat, card):
        return _because("strongest", t.strength[seat] + strength)
    if triggers:
        return _power(t, seat, kind)
    if strength * hand_size(t, seat) > hand_strength(t, seat) or not _stronger_in_hand(t, seat, card):
        return _because("strength", strength)
    return _because("later", strength)


def _can_win(t: Table, seat: int, card: int) -> bool:
    """The flight with that card in it (9.4)."""
    word, bit = word_of(card), bit_of(card)
    t.flight[seat, word] |= bit
    wins = may_win(t, seat) == NONE
    t.flight[seat, word] &= ~bit
    return bool(wins)


def _mixed(t: Table, seat: int) -> int:
    """The opponents who have both good and evil dragons in their flights (10.14)."""
    return sum(
        1
        for other in range(t.seats)
        if other != seat and in_play(t, other) and good_in(t, other) > 0 and evil_in(t, other) > 0
    )


def _completes_colour(t: Table, seat: int, card: int) -> bool:
    """The third of a colour, once in a gambit; Tiamat is of all five evil colours (8.1-8.4)."""
    if (t.colours >> seat) & 1:
        return False
    if card == TIAMAT:
        for colour in range(EVIL_COLOURS):
            if count((t.flight[seat, 0] >> (6 * colour)) & SIX) == 2:
                return True
        return False
    if card >= COLOURED:
        return False
    tiamat = 1 if card // 6 < EVIL_COLOURS and t.flight[seat, 1] & TIAMAT_1 else 0
    return count((t.flight[seat, 0] >> (6 * (card // 6))) & SIX) + tiamat == 2


def _stolen(t: Table, seat: int, kind: int) -> int:
    """The gold that a power takes out of the stakes."""
    if kind == Kind.BLUE:
        return min(evil_in(t, seat) + 1, t.stakes)
    if kind == Kind.BLACK:
        return min(2, t.stakes)
    if kind == Kind.THIEF:
        return min(7, t.stakes)
    if kind == Kind.WHITE:
        mortals = 0
        for other in range(t.seats):
            mortals |= t.flight[other, 1] & MORTALS_1
        return min(3, t.stakes) if mortals else 0
    return 0


def _power(t: Table, seat: int, kind: int) -> dict[str, Any]:
    """Return what it gives for certain; the card itself has left the hand by then."""
    room = min(11 - hand_size(t, seat), _to_draw(t))
    if kind == Kind.GOLD and room > 0:
        return _because("draws", min(good_in(t, seat) + 1, room))
    if kind == Kind.SILVER and room > 0:
        return _because("draws", 1)
    if kind == Kind.RED and all(t.gold[other] > 0 and hand_size(t, other) > 0 for other in _strongest_others(t, seat)):
        return _because("robs", 1)
    if kind == Kind.GREEN and t.gold[left_of(t, seat)] >= 5:
        return _because("neighbour", 5)
    if kind == Kind.BRASS and all(t.gold[other] >= 5 for other in _strongest_others(t, seat)):
        return _because("neighbour", 5)
    return _because("power", 0)


def _to_draw(t: Table) -> int:
    return sum(count(pile[word]) for pile in (t.deck, t.discard) for word in range(2))


def _strongest_others(t: Table, seat: int) -> list[int]:
    found = strongest_opponents(t, seat)
    return [other for other in range(t.seats) if found >> other & 1]


def _strongest(t: Table, seat: int, strength: int) -> bool:
    for other in range(t.seats):
        if other != seat and in_play(t, other) and t.strength[other] >= t.strength[seat] + strength:
            return False
    return True


def _slay(t: Table, seat: int, card: int) -> dict[str, Any]:
    if t.flight[seat, word_of(card)] & bit_of(card) == 0:
        return _because("slay", strength_of(card))
    return _because("weakest" if t.druid else "slay-own", t.strength[seat] - strength_of(card))
