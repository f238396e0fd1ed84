"""What a seat may see, and dealing afresh what it may not (13)."""

from __future__ import annotations

from typing import Any

from ...core.dice import below, seed_dice
from ...core.record import Grid
from ...core.rule import rule
from .box import CARDS, COLOURED, KINDS, NAMES
from .box_sets import bit_of, count, first_of, lowest, nth_of, word_of
from .rules_flights import may_win
from .table import DEBT, DEBTOR, LAST_NOW, NONE, STAKES, WATCHERS, Ask, Table, hand_size, set_since, since_of
from .table_known import rename_token
from .view_thefts import MARKED, known_word, of_age, retrace

# Dealing afresh


@rule
def redeal(t: Table, seat: int, seed: int) -> None:
    """Give new names to all cards that *seat* cannot know: what others know of them goes with the names (13.1-13.6).

    First every theft that the seat did not see takes a card again, then unknown cards of one deck are shuffled. So
    every way in which the cards that are still hidden can have gone is equally likely.
    """
    observer = seat if seat >= 0 else WATCHERS
    if t.entries > 0:
        retrace(t, observer, seed)
    seed_dice(t, seed)
    known_0, known_1 = known_word(t, observer, 0), known_word(t, observer, 1)
    oldest = mix_unknown(t, seat, known_0, known_1, 0)
    for age in range(1, oldest + 1):
        mix_unknown(t, seat, known_0, known_1, age)
    if t.ask == Ask.ANTE:
        for other in range(t.seats):
            if other != seat and t.ante[other] >= 0:
                t.ante[other] = nth_of(t.hand[other, 0], t.hand[other, 1], below(t, hand_size(t, other)))


@rule
def mix_unknown(t: Table, seat: int, known_0: int, known_1: int, age: int) -> int:
    """Shuffle the names of unknown cards drawn from the same deck, and those still in it; returns the oldest age."""
    hidden_0, hidden_1 = 0, 0
    for other in range(t.seats):
        if other != seat:
            hidden_0 |= t.hand[other, 0] & ~known_0
            hidden_1 |= t.hand[other, 1] & ~known_1
    pool_0, pool_1 = of_age(t, hidden_0, age, 0), of_age(t, hidden_1, age, 1)
    if age == 0:
        pool_0 |= t.deck[0]
        pool_1 |= t.deck[1]
    left = count(pool_0) + count(pool_1)
    for other in range(t.seats):
        if other != seat:
            for _ in range(count(t.hand[other, 0] & pool_0) + count(t.hand[other, 1] & pool_1)):
                card = first_of(t.hand[other, 0] & pool_0, t.hand[other, 1] & pool_1)
                new = nth_of(pool_0, pool_1, below(t, left))
                left -= 1
                if card != new:
                    exchange(t, card, new)
                if new < COLOURED:
                    pool_0 ^= bit_of(new)
                else:
                    pool_1 ^= bit_of(new)
    return oldest_of(t, hidden_0, hidden_1) if age == 0 else age


@rule
def oldest_of(t: Table, set_0: int, set_1: int) -> int:
    oldest = 0
    for half in range(2):
        left = set_1 if half else set_0
        while left != 0:
            oldest = max(oldest, t.age[lowest(left) + COLOURED * half])
            left &= left - 1
    return oldest


@rule
def exchange(t: Table, card: int, other: int) -> None:
    """Let two cards of the same age that lie in hands or in the deck exchange their names."""
    word_a, bit_a, word_b, bit_b = word_of(card), bit_of(card), word_of(other), bit_of(other)
    if (t.deck[word_a] & bit_a != 0) != (t.deck[word_b] & bit_b != 0):
        t.deck[word_a] ^= bit_a
        t.deck[word_b] ^= bit_b
    for seat in range(t.seats):
        if (t.hand[seat, word_a] & bit_a != 0) != (t.hand[seat, word_b] & bit_b != 0):
            t.hand[seat, word_a] ^= bit_a
            t.hand[seat, word_b] ^= bit_b
    if t.entries > 0:
        rename_token(t, card, MARKED, t.entries)
        rename_token(t, other, card, t.entries)
        rename_token(t, MARKED, other, t.entries)
        since = since_of(t, card)
        set_since(t, card, since_of(t, other))
        set_since(t, other, since)
    heard, note = t.heard[card], t.note[card]
    t.heard[card], t.note[card] = t.heard[other], t.note[other]
    t.heard[other], t.note[other] = heard, note


# The view of a seat. Views are plain Python and call rules as plain functions.

forbidding_god = may_win


def open_view(t: Table) -> dict[str, Any]:
    """Built up field by field; hoards, debts and hand sizes are open to all (TD-33)."""
    return {
        "ask": Ask(t.ask).name.lower(),
        "gambit": t.gambit,
        "round": t.round,
        "leader": t.leader if t.round else None,
        "turn": t.turn if t.round else None,
        "stakes": t.stakes,
        "last_gambit": t.last == LAST_NOW,
        "time_called": t.last != 0,
        "power": KINDS[t.power] if pending_power(t) else None,
        "acting": NAMES[t.acting] if pending_power(t) else None,
        "wanted": t.wanted,
        "must_not_exceed": t.bar if t.ask == Ask.PLAY and t.turn != t.leader and t.bar < 99 else None,
        "weakest_wins": bool(t.druid),
        "priest": t.priest if t.round and t.priest != NONE else None,
        "deck": t.deck[0].bit_count() + t.deck[1].bit_count(),
        "discard": cards_of(t.discard[0], t.discard[1]),
        "antes": open_antes(t),
        "debts": debts_of(t),
    }


def own_view(t: Table, seat: int | None) -> dict[str, Any]:
    """One's own hand, and what one knows of the others'."""
    observer = WATCHERS if seat is None else seat
    players = range(t.seats)
    choosing = t.ask == Ask.ANTE
    known = known_cards(t, observer)
    return {
        "hand": [] if seat is None else cards_of(t.hand[seat, 0], t.hand[seat, 1]),
        "my_ante": NAMES[t.ante[seat]] if seat is not None and choosing and t.ante[seat] >= 0 else None,
        "in_some_hand": [NAMES[card] for card in known if not t.note[card] >> observer & 1],
        "players": [
            {
                "gold": t.gold[other],
                "hand": t.hand[other, 0].bit_count() + t.hand[other, 1].bit_count(),
                "flight": flight_of(t, other),
                "strength": t.strength[other],
                "played": NAMES[t.played[other]] if t.played[other] >= 0 else None,
                "anted": choosing and t.ante[other] >= 0,
                "may_win": forbidding_god(t, other) == NONE,
                "colour_flight": bool(t.colours >> other & 1),
                "strength_flight": bool(t.strengths >> other & 1),
                "out": bool(t.out >> other & 1),
                "known": [
                    NAMES[card] for card in known if t.note[card] >> observer & 1 and lies_in(t.hand, card, other)
                ],
            }
            for other in players
        ],
    }


def pending_power(t: Table) -> bool:
    """A question about a power is open."""
    return t.ask not in (Ask.NOTHING, Ask.ANTE, Ask.PLAY, Ask.COLOUR, Ask.STRENGTH, Ask.SPOILS, Ask.ORDER)


def cards_of(set_0: int, set_1: int) -> list[str]:
    return [NAMES[card] for card in members(set_0, set_1)]


def members(set_0: int, set_1: int) -> list[int]:
    """The cards of a set, by their numbers."""
    both, found = set_0 | set_1 << COLOURED, []
    while both:
        found.append((both & -both).bit_length() - 1)
        both &= both - 1
    return found


def lies_in(zone: Grid, card: int, seat: int) -> bool:
    """Is the card in this set of a seat?"""
    word, place = (1, card - COLOURED) if card >= COLOURED else (0, card)
    return bool(zone[seat, word] >> place & 1)


def known_cards(t: Table, observer: int) -> list[int]:
    """Cards in other hands of which the observer knows."""
    return [card for card in range(CARDS) if t.heard[card] >> observer & 1]


def flight_of(t: Table, seat: int) -> list[str]:
    """In the order in which the cards came."""
    cards = members(t.flight[seat, 0], t.flight[seat, 1])
    return [NAMES[card] for card in sorted(cards, key=lambda card: t.note[card])]


def open_antes(t: Table) -> list[dict[str, Any]]:
    """The ante cards that still lie on the table, and whose they were."""
    whose = {t.ante[seat]: seat for seat in range(t.seats)}
    lying = members(t.antes[0], t.antes[1])
    return [{"seat": whose.get(card), "card": NAMES[card]} for card in sorted(lying, key=lambda c: whose.get(c, CARDS))]


def debts_of(t: Table) -> list[dict[str, Any]]:
    """Oldest first."""
    debts = []
    for at in range(t.debts):
        gold, seat, creditor = t.debt[at] // DEBT, t.debt[at] % DEBT // DEBTOR, t.debt[at] % DEBTOR
        debts.append({"seat": seat, "to": "stakes" if creditor == STAKES else creditor, "gold": gold})
    return debts
