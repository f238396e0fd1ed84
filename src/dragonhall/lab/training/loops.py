"""What training needs of many tables besides a batch: the moves of a house bot, and what the other seats know.

Like ``core/compiler/entry_points.py`` this file is loaded once per game with the game's rules among its globals. The
functions over one table are called unchanged by the kernels of ``kernels.py``.
"""
# mypy: ignore-errors

from dragonhall.core.dice import scaled, stepped
from dragonhall.core.rule import rule


@rule
def heuristic_of(t, at, seat, out, weights, marks, words, moves):
    """Choose the move of a seat by the heuristic; break ties at random."""
    n = legal(t, seat, out)
    best, equals = 0, 1
    if n > 1:
        heuristic(t, seat, out, n, weights, marks)
        for k in range(1, n):
            if marks[k] > marks[best]:
                best, equals = k, 1
            elif marks[k] == marks[best]:
                equals += 1
                words[at] = stepped(words[at])
                if scaled(words[at], equals) == 0:
                    best = k
    moves[at] = out[best]


@rule
def heuristic_all(tables, first, last, seats, wanted, out, weights, marks, words, moves):
    """Fill in the moves by the heuristic where they are wanted."""
    for at in range(first, last):
        if wanted[at]:
            heuristic_of(tables[at], at, seats[at], out, weights, marks, words, moves)


@rule
def privy_of(t, at, acting, seats, row, size, columns, rows):
    """Write what the other seats alone know, clockwise from the acting seat, into one row."""
    for place in range(1, seats):
        seat = acting + place
        if seat >= seats:
            seat -= seats
        for k in range(size):
            row[k] = 0
        observe(t, seat, row)
        for k in range(len(columns)):
            rows[at, (place - 1) * len(columns) + k] = row[columns[k]]


@rule
def privy_all(tables, first, last, acting, seats, row, size, columns, rows):
    for at in range(first, last):
        privy_of(tables[at], at, acting[at], seats, row, size, columns, rows)


@rule
def expected_of(t, at, seat, tables, first, out, weights, values, move_values, scratch, known, shares, worth):
    """Write what expectimax says of a table: every seat's share of the win, and what each legal move promises.

    It works on three tables from *first* on.
    """
    tables[first] = t
    n = legal(t, seat, out)
    known[at] = 0
    if expectimax(tables, first, first + 1, weights, values, move_values, scratch):
        known[at] = 1
        for k in range(n):
            worth[at, out[k]] = move_values[k]
        for other in range(shares.shape[1]):
            shares[at, other] = values[other]


@rule
def expected_all(tables, first, last, acting, spare, out, weights, values, move_values, scratch, known, shares, worth):
    for at in range(first, last):
        expected_of(
            tables[at], at, acting[at], spare, 0, out, weights, values, move_values, scratch, known, shares, worth
        )
