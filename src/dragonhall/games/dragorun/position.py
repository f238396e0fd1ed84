"""Any situation of Dragorun as readable JSON, and back, with the checks that keep impossible ones off the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...core.position import Reader
from .box import ALL_EGGS, COLOUR_DIE, DRAGONS, EGG_COUNTS, EGG_KINDS, EGGS, MOVEMENT_DIE, SNAIL_SPACE
from .rules import find_winners
from .table import BESIDE, Ask, Table
from .view import held_eggs

ASKS = {ask.name.lower(): ask for ask in Ask}


def describe(t: Table) -> dict[str, Any]:
    """The whole situation; everything the rules will ever read."""
    described: dict[str, Any] = {
        "ask": Ask(t.ask).name.lower(),
        "turn": t.turn,
        "first": t.first,
        "race": t.races,
        "spaces": {name: t.space[dragon] for dragon, name in enumerate(DRAGONS)},
        "markers": {name: t.holder[dragon] for dragon, name in enumerate(DRAGONS) if t.holder[dragon] != BESIDE},
        "face_down": [seat for seat in range(t.seats) if t.covered >> seat & 1],
        "eggs": [held_eggs(t, seat) for seat in range(t.seats)],
        "swaps": t.swaps,
    }
    if t.ask in (Ask.ROLLED, Ask.WHITE):
        described["roll"] = {"colour": COLOUR_DIE[t.colour], "movement": MOVEMENT_DIE[t.movement]}
    if t.ask == Ask.NOTHING:
        described["winners"] = [seat for seat in range(t.seats) if t.winners >> seat & 1]
    return described


def place(t: Table, described: dict[str, Any]) -> None:
    """Lay a described situation on a table that was just dealt; what is left out stays as dealt or gets its default."""
    read = Reader(described)
    t.first = read.number("first", 0, t.seats - 1, default=0)
    t.turn = read.number("turn", 0, t.seats - 1, default=t.first)
    t.races = read.number("race", 1, 32_000, default=1)
    if t.races > 1 and (t.seats == 5 or not t.replaying):
        read.refuse("a second race comes only when nobody won the first, which takes an option and a free marker")
    ask = read.word("ask", tuple(ASKS), default="rolled" if "roll" in described else "turn")
    t.ask = ASKS[ask]
    _place_dragons(t, read)
    _place_markers(t, read)
    _place_eggs(t, read)
    _place_swaps(t, read)
    _place_roll(t, read)
    _place_winners(t, read)
    read.done()


def _place_winners(t: Table, read: Reader) -> None:
    """The winners follow from the rest; a description that names them must be true."""
    t.winners = 0
    if t.ask == Ask.NOTHING:
        find_winners(t, next(dragon for dragon in range(5) if t.space[dragon] == t.track))
        found = [seat for seat in range(t.seats) if t.winners >> seat & 1]
        if read.seats("winners", t.seats, default=found) != found:
            read.refuse(f"the winners of this race are {found}")
        if not found and t.replaying:
            read.refuse("when nobody won a new race begins (rule 7.5)")


def _place_dragons(t: Table, read: Reader) -> None:
    """Dragons that are not named stand on start spaces that are still free, in their order."""
    spaces = read.named_numbers("spaces", DRAGONS, SNAIL_SPACE, t.track)
    over = t.ask == Ask.NOTHING
    for space, count in Counter(spaces.values()).items():
        if count > 1 and space != SNAIL_SPACE:
            read.refuse(f"{count} dragons stand on space {space}: only the snail space holds several (rule 1.3)")
    if over != (t.track in spaces.values()):
        read.refuse("the game is over exactly when a dragon stands on the finish")
    free = [space for space in range(t.start, t.track) if space not in spaces.values()]
    if t.ask == Ask.MARKER and not set(spaces.values()) <= set(range(t.start, t.start + 5)):
        read.refuse("while markers are chosen, the dragons stand on the start spaces (rule 2.5)")
    for dragon, name in enumerate(DRAGONS):
        t.space[dragon] = spaces[name] if name in spaces else free.pop(0)


def _place_markers(t: Table, read: Reader) -> None:
    """Seats without a marker get the first ones left, unless the markers are just being chosen."""
    holders = read.named_numbers("markers", DRAGONS, 0, t.seats - 1)
    if len(set(holders.values())) < len(holders):
        read.refuse("a seat holds two markers")
    for seat in range(t.seats):
        t.marker[seat] = BESIDE
    for dragon, name in enumerate(DRAGONS):
        t.holder[dragon] = holders.get(name, BESIDE)
        if name in holders:
            t.marker[holders[name]] = dragon
    if t.ask == Ask.MARKER:
        chosen = [t.marker[(t.first + step) % t.seats] != BESIDE for step in range(t.seats)]
        if chosen != [step < (t.turn - t.first) % t.seats for step in range(t.seats)]:
            read.refuse("while markers are chosen, just the seats from the first to the one before the turn have one")
        if not t.choosing:
            read.refuse("markers are chosen only with the option marker_deal=choose")
    else:
        for seat in range(t.seats):
            if t.marker[seat] == BESIDE:
                dragon = next(dragon for dragon in range(5) if t.holder[dragon] == BESIDE)
                t.marker[seat], t.holder[dragon] = dragon, seat
    covered = read.seats("face_down", t.seats)
    if covered and t.ask == Ask.MARKER:
        read.refuse("no marker lies face down while markers are chosen (rule 2.5)")
    if t.turn in covered and t.ask != Ask.NOTHING:
        read.refuse("the marker of the seat whose turn it is lies face up (rule 3.2)")
    t.covered = sum(1 << seat for seat in covered)


def _place_eggs(t: Table, read: Reader) -> None:
    held = read.lists("eggs", t.seats, EGGS)
    if t.no_eggs and any(held):
        read.refuse("no seat has eggs with the option no_eggs")
    if t.ask == Ask.MARKER and any(held):
        read.refuse("all eggs are in the pool while markers are chosen (rule 2.7)")
    for kind in range(EGG_KINDS):
        for seat in range(t.seats):
            t.egg[seat, kind] = held[seat].count(EGGS[kind])
        taken = sum(t.egg[seat, kind] for seat in range(t.seats))
        if taken > EGG_COUNTS[kind]:
            read.refuse(f"{EGGS[kind]!r} is in the box {EGG_COUNTS[kind]} times, not {taken}")
        t.pool[kind] = EGG_COUNTS[kind] - taken
    for seat in range(t.seats):
        t.eggs[seat] = len(held[seat])
    t.pooled = ALL_EGGS - sum(map(len, held))
    if t.pooled == 0 and t.ask != Ask.NOTHING:
        read.refuse("the pool is never empty: with the twelfth egg all go back (rule 6.4)")


def _place_swaps(t: Table, read: Reader) -> None:
    """The markers just taken lie face down, but for that of the seat whose turn it is (3.2, 5.2)."""
    t.swaps = read.number("swaps", 0, t.seats, default=0)
    if t.swaps and (not t.no_eggs or t.endless or t.ask != Ask.TURN):
        read.refuse("swaps are counted with the option no_eggs only, and from the last roll on (rule 5.8)")
    for step in range(1, min(t.swaps, t.seats - 1) + 1):
        if not t.covered >> (t.turn - step) % t.seats & 1:
            read.refuse(f"after {t.swaps} swaps in a row the markers taken lie face down (rule 5.2)")


def _place_roll(t: Table, read: Reader) -> None:
    t.colour, t.movement = 0, 0
    if t.ask in (Ask.ROLLED, Ask.WHITE):
        roll = read.part("roll")
        t.colour = COLOUR_DIE.index(roll.word("colour", COLOUR_DIE))
        t.movement = MOVEMENT_DIE.index(roll.word("movement", MOVEMENT_DIE))
        roll.done()
        if t.ask == Ask.WHITE and COLOUR_DIE[t.colour] != "white":
            read.refuse("a dragon is named after the second roll only when it shows white (rule 4.3)")


def pieces(t: Table) -> dict[str, int]:
    """Everything that must always be there, wherever it lies."""
    held = [sum(t.egg[seat, kind] for seat in range(t.seats)) for kind in range(EGG_KINDS)]
    counts = {f"egg {EGGS[kind]}": held[kind] + t.pool[kind] for kind in range(EGG_KINDS)}
    counts["eggs"] = sum(t.eggs[seat] for seat in range(t.seats)) + t.pooled
    counts["dragons on the track"] = sum(0 <= t.space[dragon] <= t.track for dragon in range(5))
    counts["markers"] = sum(t.holder[dragon] == BESIDE or t.marker[t.holder[dragon]] == dragon for dragon in range(5))
    return counts
