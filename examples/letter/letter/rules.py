"""The rules of The Letter: rounds, the turn, what can be played, the end. Numbers point into rules.md."""

from __future__ import annotations

from dragonhall.core.bits import count
from dragonhall.core.dice import below, seed_dice
from dragonhall.core.news import EVERYBODY, only, tell
from dragonhall.core.options import Numbers
from dragonhall.core.record import Row
from dragonhall.core.rule import rule
from dragonhall.core.seats import next_among

from .box import ALL_CARDS, CAT, COUNTS, CROW, DRAGON, DRAWN, GOAT, HELD, KINDS, NONE
from .moves import AIM, CARD, GUESS, GUESSED, ON, PLAY, SOURCE
from .news import News
from .powers import use_power
from .table import Table, discard, draw_card, is_over, seats_in_round, show, take

# Rounds (1)


@rule
def deal(t: Table, seats: int, options: Numbers, seed: int) -> None:
    seed_dice(t, seed)
    t.seats, t.goal = seats, options[0]
    begin_round(t, below(t, seats))


@rule
def begin_round(t: Table, first: int) -> None:
    """All cards into the deck, one to each seat (1.2-1.4)."""
    t.round += 1
    tell(EVERYBODY, News.ROUND, t.round, first)
    t.left = ALL_CARDS
    for kind in range(KINDS):
        t.deck[kind] = COUNTS[kind]
        for seat in range(t.seats):
            t.discards[seat, kind] = 0
    t.sheltered = 0
    for seat in range(t.seats):
        take(t, seat, draw_card(t))
        tell(only(seat), News.DREW_CARD, seat, t.hand[seat])
    begin_turn(t, first)


@rule
def begin_turn(t: Table, seat: int) -> None:
    """The shelter ends, and a card is drawn (2.1, 2.2)."""
    t.turn = seat
    t.sheltered &= ~(1 << seat)
    t.drawn = draw_card(t)
    tell(EVERYBODY, News.DREW, seat)
    tell(only(seat), News.DREW_CARD, seat, t.drawn)


# Whose decision, and what it can be (2)


@rule
def to_act(t: Table) -> int:
    return 0 if is_over(t) else 1 << t.turn


@rule
def legal(t: Table, seat: int, out: Row) -> int:
    n = plays_of(t, seat, HELD, t.hand[seat], out, 0)
    return plays_of(t, seat, DRAWN, t.drawn, out, n)


@rule
def plays_of(t: Table, seat: int, source: int, card: int, out: Row, n: int) -> int:
    """The moves of one card: on each seat that can be chosen, or without effect when there is none (2.4, 2.5)."""
    start = n
    for other in range(t.seats):
        if can_choose(t, seat, card, other):
            if card == CROW:
                for guess in range(CAT, DRAGON + 1):
                    out[n] = GUESS[source, card, other, guess]
                    n += 1
            elif AIM[source, card, other] >= 0:
                out[n] = AIM[source, card, other]
                n += 1
    if n == start:
        out[n] = PLAY[source, card]
        n += 1
    return n


@rule
def can_choose(t: Table, seat: int, card: int, other: int) -> bool:
    """Another who is in the round and not sheltered; the Goat also oneself (2.4, 3.5)."""
    if other == seat:
        return card == GOAT
    return t.hand[other] != NONE and not (t.sheltered >> other) & 1


@rule
def play(t: Table, seat: int, move: int) -> None:
    source, card, other, guess = SOURCE[move], CARD[move], ON[move], GUESSED[move]
    if guess >= 0:
        tell(EVERYBODY, News.GUESSED, seat, other, guess, source)
    elif other >= 0:
        tell(EVERYBODY, News.AIMED, seat, card, source, other)
    else:
        tell(EVERYBODY, News.PLAYED, seat, card, source)
    lay(t, seat, source)
    use_power(t, seat, card, other, guess)
    end_turn(t)


@rule
def lay(t: Table, seat: int, source: int) -> None:
    """The played card goes before its seat. A seat that plays the held card holds one that nobody has seen (2.3)."""
    card = t.drawn
    if source == HELD:
        card = t.hand[seat]
        take(t, seat, t.drawn)
    t.drawn = NONE
    discard(t, seat, card)


# The end of a round and of the match (4)


@rule
def end_turn(t: Table) -> None:
    if t.left <= 1 or count(seats_in_round(t)) == 1:
        end_round(t)
    else:
        begin_turn(t, next_among(seats_in_round(t), t.turn, t.seats))


@rule
def end_round(t: Table) -> None:
    """All hands are shown; the best gets a letter, equals each get one; the match is over at the goal (4.1-4.5)."""
    best, over, first = 0, False, t.turn
    for seat in range(t.seats):
        if t.hand[seat] != NONE:
            tell(EVERYBODY, News.SHOWED, seat, t.hand[seat])
            best = max(best, standing(t, seat))
    for step in range(t.seats, 0, -1):
        seat = (t.turn + step) % t.seats
        if standing(t, seat) == best:
            t.letters[seat] += 1
            tell(EVERYBODY, News.DELIVERED, seat, t.letters[seat])
            over = over or t.letters[seat] == t.goal
            first = seat
    if not over:
        begin_round(t, first)
        return
    t.sheltered = 0
    for seat in range(t.seats):
        if t.hand[seat] != NONE:
            show(t, seat)
            t.denied[seat] = 0
        if t.letters[seat] == t.goal:
            tell(EVERYBODY, News.WON, seat)


@rule
def standing(t: Table, seat: int) -> int:
    """The number in the hand, then the sum of what lies before the seat; 0 for a seat that is out (4.2, 4.3)."""
    total = 100 * t.hand[seat]
    for kind in range(KINDS):
        total += t.discards[seat, kind] * (kind + 1)
    return total if t.hand[seat] != NONE else 0


@rule
def score(t: Table, seat: int) -> int:
    return t.letters[seat]


@rule
def won(t: Table) -> int:
    winners = 0
    for seat in range(t.seats):
        winners |= (t.letters[seat] == t.goal) << seat
    return winners
