"""Any situation of The Letter as readable JSON, and back, with the checks that keep impossible ones off the table."""

from __future__ import annotations

from typing import Any

from dragonhall.core.position import Reader

from .box import CARDS, COUNTS, DRAGON, KINDS, NONE, TORTOISE
from .table import WATCHERS, Table, seats_left, show
from .view import named, player

NO_CARD = "none"


def describe(t: Table) -> dict[str, Any]:
    """The whole situation; everything the rules will ever read."""
    players = [player(t, seat) for seat in range(t.seats)]
    return {
        "round": t.round,
        "turn": t.turn,
        "letters": [one["letters"] for one in players],
        "hands": [named(t.hand[seat]) or NO_CARD for seat in range(t.seats)],
        "drawn": named(t.drawn) or NO_CARD,
        "discards": [one["discards"] for one in players],
        "sheltered": [seat for seat in range(t.seats) if t.sheltered >> seat & 1],
        "seen": [one["seen_by"] for one in players],
        "shown": [seat for seat in range(t.seats) if t.seen[seat] >> WATCHERS & 1],
        "not": [one["not"] for one in players],
    }


def place(t: Table, described: dict[str, Any]) -> None:
    """Lay a described situation on a table that was just dealt; what is left out gets its default."""
    read = Reader(described)
    t.turn = read.number("turn", 0, t.seats - 1, default=0)
    for seat, letters in enumerate(read.numbers("letters", t.seats, 0, t.goal, default=[0] * t.seats)):
        t.letters[seat] = letters
    over = any(t.letters[seat] == t.goal for seat in range(t.seats))
    _place_round(t, read, over)
    _place_cards(t, read, over)
    _place_knowledge(t, read, over)
    read.done()


def _place_round(t: Table, read: Reader, over: bool) -> None:
    letters = sum(t.letters[seat] for seat in range(t.seats))
    t.round = read.number("round", 1, 100, default=letters + (not over))
    ended = t.round - (not over)
    if not ended <= letters <= ended * t.seats:
        read.refuse(f"after {ended} rounds {letters} letters cannot have been delivered (rule 4.2)")


def _place_cards(t: Table, read: Reader, over: bool) -> None:
    """The deck is what lies nowhere else."""
    hands = read.words("hands", (*CARDS, NO_CARD))
    if len(hands) != t.seats:
        read.refuse(f"hands names one card for each of the {t.seats} seats")
    drawn = read.word("drawn", (*CARDS, NO_CARD), default=NO_CARD)
    discards = read.lists("discards", t.seats, CARDS)
    lying = [*hands, drawn, *(card for pile in discards for card in pile)]
    for kind, name in enumerate(CARDS):
        t.deck[kind] = COUNTS[kind] - lying.count(name) if lying.count(name) <= COUNTS[kind] else -1
        if t.deck[kind] < 0:
            read.refuse(f"there are {COUNTS[kind]} cards {name}, not {lying.count(name)}")
        for seat in range(t.seats):
            t.discards[seat, kind] = discards[seat].count(name)
    t.left = sum(t.deck[kind] for kind in range(KINDS))
    t.drawn = CARDS.index(drawn) + 1 if drawn != NO_CARD else NONE
    for seat, card in enumerate(hands):
        t.hand[seat] = CARDS.index(card) + 1 if card != NO_CARD else NONE
        if t.hand[seat] != NONE and t.discards[seat, DRAGON - 1]:
            read.refuse(f"seat {seat} has discarded the Dragon and is out (rule 3.8)")
        if t.hand[seat] == NONE and not discards[seat]:
            read.refuse(f"seat {seat} is out and has laid down no card (rule 2.6)")
    if over != (t.drawn == NONE):
        read.refuse("a card has been drawn exactly while the match goes on (rules 2.2, 4.5)")
    if seats_left(t) < (1 if over else 2) or (not over and (t.hand[t.turn] == NONE or t.left < 1)):
        read.refuse("the match goes on while two seats are in the round, one of them on turn, with a card in the deck")


def _place_knowledge(t: Table, read: Reader, over: bool) -> None:
    sheltered, shown = read.seats("sheltered", t.seats), read.seats("shown", t.seats)
    for seat in sheltered:
        if over or seat == t.turn or t.hand[seat] == NONE or not t.discards[seat, TORTOISE - 1]:
            read.refuse(f"seat {seat} is not sheltered by a Tortoise (rules 2.1, 3.4)")
    t.sheltered = sum(1 << seat for seat in sheltered)
    seen, denied = read.value("seen", [[]] * t.seats), read.lists("not", t.seats, CARDS)
    if not isinstance(seen, list) or len(seen) != t.seats:
        read.refuse(f"seen is a list with one list of seats for each of the {t.seats} seats")
    for seat in range(t.seats):
        eyes = Reader({"seen": seen[seat]}).seats("seen", t.seats)
        t.seen[seat], t.denied[seat] = sum(1 << other for other in eyes), 0
        everybody = [other for other in range(t.seats) if other != seat]
        if seat in eyes or (t.hand[seat] == NONE and (eyes or seat in shown or denied[seat])):
            read.refuse(f"nothing is to be known of a card that seat {seat} does not have, or of its own")
        if (seat in shown and sorted(eyes) != everybody) or (over and t.hand[seat] != NONE and seat not in shown):
            read.refuse("a card that is shown has been seen by all others, and all are shown in the end (rule 4.1)")
        if seat in shown:
            show(t, seat)
        for card in denied[seat]:
            t.denied[seat] |= 1 << CARDS.index(card) + 1
        if (over and denied[seat]) or len(set(denied[seat])) < len(denied[seat]) or t.denied[seat] >> t.hand[seat] & 1:
            read.refuse(f"seat {seat} is known not to have the card it has, or the same card twice")


def pieces(t: Table) -> dict[str, int]:
    """Everything that must always be there, wherever it lies."""
    hands = [t.drawn, *(t.hand[seat] for seat in range(t.seats))]
    counts = {
        name: t.deck[kind] + hands.count(kind + 1) + sum(t.discards[seat, kind] for seat in range(t.seats))
        for kind, name in enumerate(CARDS)
    }
    return counts | {"deck": t.left - sum(t.deck[kind] for kind in range(KINDS))}
