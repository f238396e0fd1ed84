"""What training does with tables on a GPU, one thread per table. Tables of all seat counts and options lie together.

Loaded once per game with its rules and the functions of its loops among its globals.
"""
# ruff: noqa: F821
# mypy: ignore-errors

from numba import cuda, int64


@cuda.jit
def deal_all(tables, start, episodes, seats, group, options, seed, acting, size):
    at = cuda.grid(1)
    if at < size:
        episodes[at] = 0
        begin_table(tables, at, start, seats[at], options[group[at]], table_seed(seed, at, 0, size))
        acting[at] = first_seat(to_act(tables[at]))


@cuda.jit
def advance_all(
    tables, start, moves, scores, done, winners, episodes, seats, group, options, seed, acting, size
):  # fmt: skip
    """Make a move on every table; where a game ends, the next one begins."""
    at = cuda.grid(1)
    if at < size:
        numbers = options[group[at]]
        step_table(tables, start, at, moves[at], scores, done, winners, episodes, seats[at], numbers, seed, size)
        acting[at] = first_seat(to_act(tables[at]))


@cuda.jit
def see_all(tables, acting, seats, size, rows, threads):
    """Write what the seats know, clockwise from the one to act: a thread for each table and seat. Rows are 0 before."""
    thread = cuda.grid(1)
    if thread < threads:
        at, place = thread % size, thread // size
        if place < seats[at]:
            seat = acting[at] + place
            if seat >= seats[at]:
                seat -= seats[at]
            observe(tables[at], seat, rows[place, at])


@cuda.jit
def choices_all(tables, acting, mask, size):
    """Write the legal moves of the seats to act. The mask is 0 before."""
    out = cuda.local.array(LONGEST_LIST, int64)
    at = cuda.grid(1)
    if at < size:
        for k in range(legal(tables[at], acting[at], out)):
            mask[at, out[k]] = 1


@cuda.jit
def heuristic_all(tables, some, acting, owners, weights, words, moves, count):
    """Write the heuristic's moves at those tables where Drake decides."""
    out = cuda.local.array(LONGEST_LIST, int64)
    marks = cuda.local.array(LONGEST_LIST, int64)
    k = cuda.grid(1)
    if k < count:
        at = some[k]
        if owners[at, acting[at]] == DRAKE:
            heuristic_of(tables[at], at, acting[at], out, weights, marks, words, moves)


@cuda.jit
def expected_all(tables, acting, spare, weights, values, move_values, scratch, known, shares, worth, size):
    """Write what expectimax says of every table; each has three spare ones, and scratch memory of its own."""
    out = cuda.local.array(LONGEST_LIST, int64)
    at = cuda.grid(1)
    if at < size:
        expected_of(
            tables[at], at, acting[at], spare, 3 * at, out, weights, values[at], move_values[at], scratch[at], known,
            shares, worth,
        )  # fmt: skip
