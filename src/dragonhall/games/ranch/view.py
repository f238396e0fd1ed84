"""What a seat may see of Dragon Ranch, and dealing afresh what it cannot know. Numbers point into rules.md (14)."""

from __future__ import annotations

from typing import Any

from ...core.dice import below, seed_dice
from ...core.record import Row
from ...core.rule import rule
from .box import (
    BASIC,
    BLUES,
    COMBINATIONS,
    ESSENCES,
    KINDS,
    MEDALS,
    POWERS,
    RATINGS,
    SEATS,
    SHELVES,
    TOKENS,
)
from .rules_feeding import eaters
from .table import LOOSE, READY, Ask, Phase, Table, deck_size, hand_size, kind_at
from .table_memory import UNIT, doubtful, exposed_cards, forget_hands, place_in, possible

SHELF_NAMES = (
    *("mandrake", "griffin", "level-1 token", "yellow token", "green token", "blue token"),
    *("purple token", "red token", "ingot"),
)
# Views are plain Python and call rules as plain functions.
size_of_deck, size_of_hand, eating = deck_size, hand_size, eaters
READY_NAMES = (*TOKENS[:BASIC], "level-1 dragons", "level-2 dragons", "level-3 dragons")


def open_view(t: Table) -> dict[str, Any]:
    return {
        "phase": Phase(t.phase).name.lower(),
        "season": t.season,
        "seasons": t.seasons,
        "first": t.first,
        "turn": t.turn if t.phase == Phase.TURNS else None,
        "asks": [asked(t, other) for other in range(t.seats)],
        "deck": size_of_deck(t),
        "discards": cards(t.pile),
        "supply": None if t.unlimited else {SHELF_NAMES[place]: t.supply[place] for place in range(SHELVES)},
        "display": [POWERS[shown - 1] if shown else None for shown in t.display],  # type: ignore[attr-defined]
        "power_deck": len(stack(t.powers)),
        "power_discards": stack(t.used),
        "medals": sorted_bits(t.medals_up, MEDALS),
        "this_turn": this_turn(t) if t.phase == Phase.TURNS else None,
        "last_turn": combination(t.last, t.last_farmers),
        "rating": rating(t) if t.solo and t.phase == Phase.OVER else None,
    }


def own_view(t: Table, seat: int | None) -> dict[str, Any]:
    return {
        "hand": None if seat is None else hand(t, seat),
        "known_among": [] if seat is None else known_among(t, seat),
        "ranches": [ranch(t, other, seat) for other in range(t.seats)],
    }


def asked(t: Table, seat: int) -> str | None:
    return None if t.ask[seat] == Ask.NOTHING else Ask(t.ask[seat]).name.lower()


def ranch(t: Table, owner: int, seat: int | None) -> dict[str, Any]:
    """Return the open things of a seat, and what the viewer knows of its hand."""
    return {
        "tokens": tokens(t, owner),
        "cards": size_of_hand(t, owner),
        "known": {} if seat is None or seat == owner else known(t, seat, owner),
        "blue": stack(t.held[owner]),
        "red": sorted_bits(t.red[owner], POWERS[BLUES:]),
        "medals": sorted_bits(t.medals[owner], MEDALS),
        "score": t.score[owner],
        "banned": bool(t.banned >> owner & 1),
        "feeding": TOKENS[eating(t.stage[owner])] if t.ask[owner] == Ask.FEED else None,
        "ready": ready(t, owner) if t.ask[owner] in (Ask.EGG, Ask.BREED) else None,
        "free_pair": not t.paired >> owner & 1 if t.ask[owner] == Ask.BREED else None,
    }


def this_turn(t: Table) -> dict[str, Any]:
    return {
        "acted": bool(t.acted),
        "combinations": t.made,
        "two_combinations": bool(t.lifted),
        "blue_played": bool(t.blue),
        "ingots_used": t.spent,
        "hatching": t.hatching,
        "hatched_level": t.level,
        "giving": TOKENS[t.giving - 1] if t.giving else None,
        "combination": combination(t.this, t.this_farmers),
    }


def combination(number: int, farmers: int) -> dict[str, Any] | None:
    return {"combination": COMBINATIONS[number - 1], "farmers": farmers} if number else None


def cards(row: Row) -> dict[str, int]:
    return {ESSENCES[kind]: int(row[kind]) for kind in range(KINDS)}


def hand(t: Table, seat: int) -> dict[str, int]:
    return {ESSENCES[kind]: t.hand[seat, kind] for kind in range(KINDS)}


def known(t: Table, observer: int, owner: int) -> dict[str, int]:
    row = observer * SEATS + owner
    return {ESSENCES[kind]: t.known[row, kind] for kind in range(KINDS) if t.known[row, kind]}


def exposed(t: Table, observer: int, owner: int) -> dict[str, int]:
    """Those of them of which the owner knows that the observer knows."""
    counts = {ESSENCES[kind]: exposed_cards(t, observer, owner, kind) for kind in range(KINDS)}
    return {name: count for name, count in counts.items() if count}


def known_among(t: Table, observer: int) -> list[dict[str, Any]]:
    """Cards the observer knows to be in one of several hands."""
    among = []
    for card in (t.loose[observer, at] for at in range(LOOSE)):
        if card and not card >> 3 + observer & 1:
            seats = [seat for seat in range(SEATS) if card >> 3 + seat & 1]
            among.append({"essence": ESSENCES[(card & 7) - 1], "seats": seats})
    return among


def tokens(t: Table, seat: int) -> dict[str, int]:
    return {name: t.own[seat, token] for token, name in enumerate(TOKENS) if t.own[seat, token]}


def ready(t: Table, seat: int) -> dict[str, int]:
    return {READY_NAMES[column]: t.ready[seat, column] for column in range(READY) if t.ready[seat, column]}


def stack(word: int) -> list[str]:
    """Power cards from a word with two bits for each power."""
    return [name for power, name in enumerate(POWERS) for _ in range(word >> 2 * power & 3)]


def sorted_bits(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for at, name in enumerate(names) if bits >> at & 1]


def rating(t: Table) -> str:
    """The house solo's word for the points reached (13.5)."""
    return [word for points, word in RATINGS if t.score[0] >= points][-1]


@rule
def redeal(t: Table, seat: int, seed: int) -> None:
    """Deal other hands and the deck again, evenly over all worlds that fit. Others are thought to know nothing, except
    the cards of the seat's own hand of which it knows that they know.

    A world says of every card that the seat does not see, each a card of its own, in which hand it is or that it is in
    the deck. It fits if hands and deck have their sizes, each card that the seat knows to be in a hand is there, and
    each that it knows to be in one of several hands is in one of those (DR-61).
    """
    seed_dice(t, seed)
    sizes = 0
    for other in range(t.seats):
        if other != seat:
            sizes |= hand_size(t, other) << (4 * other)
            for kind in range(KINDS):
                kept = 0 if seat < 0 else t.known[seat * SEATS + other, kind]
                t.deck[kind] += t.hand[other, kind] - kept
                t.hand[other, kind] = kept
    if seat >= 0 and t.thieves != 0:
        place_loose(t, seat, sizes)
    mandrakes, griffins = t.deck[0], t.deck[0] + t.deck[1]
    dragons, size = griffins + t.deck[2], deck_size(t)
    for other in range(t.seats):
        if other != seat:
            for _ in range(room(t, other, sizes)):
                kind = kind_at(below(t, size), mandrakes, griffins, dragons)
                mandrakes -= kind < 1
                griffins -= kind < 2
                dragons -= kind < 3
                size -= 1
                t.deck[kind] -= 1
                t.hand[other, kind] += 1
    if t.thieves != 0:
        for other in range(t.seats):
            if other != seat:
                forget_hands(t, other, seat)


@rule
def room(t: Table, seat: int, sizes: int) -> int:
    """Cards still missing in a hand whose size is given by four bits."""
    return ((sizes >> (4 * seat)) & 15) - hand_size(t, seat)


@rule
def place_loose(t: Table, seat: int, sizes: int) -> None:
    """The cards in doubtful hands: each way to place them as likely as there are worlds with it."""
    count, rooms = doubtful(t, seat), 0
    if count == 0:
        return
    for other in range(t.seats):
        if other != seat:
            rooms |= room(t, other, sizes) << (4 * other)
    worlds = 0
    for way in range(UNIT[count]):
        if possible(t, seat, way):
            worlds += worlds_of(t, seat, way, count, rooms)
    left = below(t, worlds)
    for way in range(UNIT[count]):
        if possible(t, seat, way):
            left -= worlds_of(t, seat, way, count, rooms)
            if left < 0:
                place_so(t, seat, way, count)
                return


@rule
def worlds_of(t: Table, seat: int, way: int, count: int, rooms: int) -> int:
    """How many worlds place those cards in this way, all divided by one number.

    The other cards fill up the hands: a hand with room for n cards can take one in n ways, the next in n - 1. Where a
    card is nowhere, one more of those that are left can be anywhere.
    """
    worlds, placed, kinds = 1, 0, 0
    for at in range(count):
        other, kind = place_in(way, at), (t.loose[seat, at] & 7) - 1
        if other != seat:
            worlds *= (rooms >> (4 * other)) & 15
            if worlds == 0 or (kinds >> (4 * kind)) & 15 == t.deck[kind]:
                return 0
            rooms -= 1 << (4 * other)
            kinds += 1 << (4 * kind)
            placed += 1
    for taken in range(placed, count):
        worlds *= max(deck_size(t) - taken, 1)
    return worlds


@rule
def place_so(t: Table, seat: int, way: int, count: int) -> None:
    for at in range(count):
        other, kind = place_in(way, at), (t.loose[seat, at] & 7) - 1
        if other != seat:
            t.deck[kind] -= 1
            t.hand[other, kind] += 1
