"""Loops over an array of tables: the seats' views and memories, as rows of small integers.

Like ``core/compiler/entry_points.py`` this file is loaded once per game, with the game's ``observe`` and ``sees`` among
its globals. The memory of the seats is stored in two arrays beside the tables: *plies* (table, seat, ply, who and what)
and *digests* (table, seat, two words of 32 bits).
"""
# mypy: ignore-errors

from dragonhall.core.rule import rule

PLIES = 16
LOW, HALF = 0xFFFFFFFF, 0xFFFF
FIRST, SECOND = 0x27D4EB2F, 0x165667B1
"""Odd and below 2**31, so that a product with 32 bits stays a positive signed word."""


@rule
def observe_row(t, seat, row, size):
    for k in range(size):
        row[k] = 0
    observe(t, seat, row)


@rule
def observe_all(tables, first, last, seats, rows, size):
    """Write the row of each table as its seat in *seats* sees it (-1: a spectator)."""
    for at in range(first, last):
        observe_row(tables[at], seats[at], rows[at], size)


@rule
def recall_row(at, seat, plies, digests, row, size):
    """Write the rest of an information state, after the observation."""
    for k in range(PLIES):
        row[size + k] = plies[at, seat, k, 0]
        row[size + PLIES + k] = plies[at, seat, k, 1]
    for word in range(2):
        row[size + 2 * PLIES + 2 * word] = (digests[at, seat, word] >> 16) - 0x8000
        row[size + 2 * PLIES + 2 * word + 1] = (digests[at, seat, word] & HALF) - 0x8000


@rule
def recall_table(t, at, seat, plies, digests, row, size):
    """Write the information state of a seat; for a spectator, the public observation followed by zeros."""
    observe_row(t, seat, row, size)
    if seat >= 0:
        recall_row(at, seat, plies, digests, row, size)
    else:
        for k in range(size, size + 2 * PLIES + 4):
            row[k] = 0


@rule
def recall_all(tables, first, last, seats, plies, digests, rows, size):
    for at in range(first, last):
        recall_table(tables[at], at, seats[at], plies, digests, rows[at], size)


@rule
def stir(digests, at, watcher, number):
    one = ((digests[at, watcher, 0] ^ (number & HALF)) * FIRST) & LOW
    digests[at, watcher, 0] = one
    digests[at, watcher, 1] = ((digests[at, watcher, 1] ^ (number & HALF) ^ (one >> 15)) * SECOND) & LOW


@rule
def forget(at, seats, plies, digests):
    """Forget everything, because a new game begins."""
    for watcher in range(seats):
        digests[at, watcher, 0] = 1
        digests[at, watcher, 1] = 2
        for k in range(PLIES):
            plies[at, watcher, k, 0] = 0
            plies[at, watcher, k, 1] = 0


@rule
def note_move(t, at, mover, move, seats, host, plies, digests):
    """Record, before a move, who makes it and, for seats that see it, which move it is."""
    for watcher in range(seats):
        who = 1 + (mover - watcher) % seats if mover >= 0 else host
        what = 1 + move if mover < 0 or mover == watcher or sees(t, watcher, mover, move) else 0
        for k in range(PLIES - 1, 0, -1):
            plies[at, watcher, k, 0] = plies[at, watcher, k - 1, 0]
            plies[at, watcher, k, 1] = plies[at, watcher, k - 1, 1]
        plies[at, watcher, 0, 0] = who
        plies[at, watcher, 0, 1] = what
        stir(digests, at, watcher, who)
        stir(digests, at, watcher, what)


@rule
def take_in(t, at, seats, row, size, digests):
    """Add each seat's view after a move to its digest."""
    for watcher in range(seats):
        observe_row(t, watcher, row, size)
        for k in range(size):
            stir(digests, at, watcher, row[k])


@rule
def begin_all(tables, first, last, seats, row, size, plies, digests):
    for at in range(first, last):
        forget(at, seats, plies, digests)
        take_in(tables[at], at, seats, row, size, digests)


@rule
def note_all(tables, first, last, movers, moves, seats, host, plies, digests):
    for at in range(first, last):
        note_move(tables[at], at, movers[at], moves[at], seats, host, plies, digests)


@rule
def take_in_all(tables, first, last, done, seats, row, size, plies, digests):
    """Take in many tables; where a new game was dealt, memory starts empty."""
    for at in range(first, last):
        if done[at]:
            forget(at, seats, plies, digests)
        take_in(tables[at], at, seats, row, size, digests)
