"""The loops of ``loops.py`` as GPU kernels: one thread per table, the rules called unchanged.

Loaded once per game with the game's rules and the functions of its ``loops`` among its globals.
"""
# ruff: noqa: F821
# mypy: ignore-errors

from numba import cuda, from_dtype, int64

record = from_dtype(RECORD)


@cuda.jit
def deal_all(tables, words, episodes, seats, options, seed, size):
    at = cuda.grid(1)
    if at < size:
        words[at] = mixed(seed + at ^ CHOICES)
        episodes[at] = 0
        deal(tables[at], seats, options, table_seed(seed, at, 0, size))


@cuda.jit
def acting_all(tables, seats, size):
    at = cuda.grid(1)
    if at < size:
        seats[at] = acting_seat(tables[at])


@cuda.jit
def legal_all(tables, mask, size):
    out = cuda.local.array(LONGEST_LIST, int64)
    at = cuda.grid(1)
    if at < size:
        for move in range(mask.shape[1]):
            mask[at, move] = 0
        mask_table(tables[at], at, out, mask)


@cuda.jit
def mark_illegal(tables, moves, worst, size):
    out = cuda.local.array(LONGEST_LIST, int64)
    at = cuda.grid(1)
    if at < size and not may_step(tables[at], out, moves[at]):
        cuda.atomic.max(worst, 0, at)


@cuda.jit
def step_all(tables, blank, moves, scores, done, episodes, seats, options, seed, size):
    at = cuda.grid(1)
    if at < size:
        step_table(tables, blank, at, moves[at], scores, done, episodes, seats, options, seed, size)


@cuda.jit
def run_all(tables, blank, plies, resetting, words, episodes, made, seats, options, seed, size):
    """The table is played in memory of the thread's own, then laid back."""
    out = cuda.local.array(LONGEST_LIST, int64)
    own = cuda.local.array(1, record)
    at = cuda.grid(1)
    if at < size:
        own[0] = tables[at]
        run_table(own, 0, blank, at, out, plies, resetting, words, episodes, made, seats, options, seed, size)
        tables[at] = own[0]


@cuda.jit
def score_all(tables, scores, seats, size):
    at = cuda.grid(1)
    if at < size:
        for seat in range(seats):
            scores[at, seat] = score(tables[at], seat)
