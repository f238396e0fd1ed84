"""The loops of ``loops.py`` as GPU kernels: one thread per table, the rules called unchanged.

Loaded once per game with the game's rules and the functions of its ``loops`` among its globals.
"""
# ruff: noqa: F821
# mypy: ignore-errors

from numba import cuda, from_dtype, int16, int64

record = from_dtype(RECORD)


@cuda.jit
def deal_all(tables, start, words, episodes, seats, options, seed, size):
    at = cuda.grid(1)
    if at < size:
        words[at] = mixed(seed + at ^ CHOICES)
        episodes[at] = 0
        begin_table(tables, at, start, seats, options, table_seed(seed, at, 0, size))


@cuda.jit
def acting_all(tables, seats, size):
    at = cuda.grid(1)
    if at < size:
        seats[at] = first_seat(to_act(tables[at]))


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
def step_all(tables, start, moves, scores, done, winners, episodes, seats, options, seed, size):
    at = cuda.grid(1)
    if at < size:
        step_table(tables, start, at, moves[at], scores, done, winners, episodes, seats, options, seed, size)


@cuda.jit
def turn_all(
    tables, start, moves, stepping, scores, done, winners, episodes, seats, options, seed, acting, rows, mask, allowed,
    refused, size,
):  # fmt: skip
    """Make a step, if *stepping*, and look. Rows and masks are 0 before.

    A move that is not legal is not made; the last table with one is noted. The bits of the legal moves lie side by side
    for neighbouring tables, because each thread has to clear them.
    """
    out = cuda.local.array(LONGEST_LIST, int64)
    at = cuda.grid(1)
    if at < size:
        if stepping:
            if was_legal(at, moves[at], mask.shape[1], allowed):
                step_table(tables, start, at, moves[at], scores, done, winners, episodes, seats, options, seed, size)
            else:
                done[at] = 0
                cuda.atomic.max(refused, 0, at)
        seat = first_seat(to_act(tables[at]))
        acting[at] = seat
        for k in range(allowed.shape[1]):
            allowed[at, k] = 0 if seat >= 0 else 255
        look_blank(tables[at], at, seat, seat, out, rows, mask, allowed)


@cuda.jit
def run_all(tables, start, plies, resetting, words, episodes, made, seats, options, seed, size):
    """Play on a copy of the table in the thread's local memory, then copy it back."""
    out = cuda.local.array(LONGEST_LIST, int64)
    own = cuda.local.array(1, record)
    at = cuda.grid(1)
    if at < size:
        own[0] = tables[at]
        run_table(own, 0, start, at, out, plies, resetting, words, episodes, made, seats, options, seed, size)
        tables[at] = own[0]


@cuda.jit
def run_all_in_place(tables, start, plies, resetting, words, episodes, made, seats, options, seed, size):
    """Do the same on the table in global memory."""
    out = cuda.local.array(LONGEST_LIST, int64)
    at = cuda.grid(1)
    if at < size:
        run_table(tables, at, start, at, out, plies, resetting, words, episodes, made, seats, options, seed, size)


@cuda.jit
def score_all(tables, scores, seats, size):
    at = cuda.grid(1)
    if at < size:
        for seat in range(seats):
            scores[at, seat] = score(tables[at], seat)


@cuda.jit
def observe_all(tables, seats, rows, size):
    at = cuda.grid(1)
    if at < size:
        observe_row(tables[at], seats[at], rows[at], TENSOR_SIZE)


@cuda.jit
def recall_all(tables, seats, plies, digests, rows, size):
    at = cuda.grid(1)
    if at < size:
        recall_table(tables[at], at, seats[at], plies, digests, rows[at], TENSOR_SIZE)


@cuda.jit
def begin_all(tables, seats, plies, digests, size):
    row = cuda.local.array(TENSOR_SIZE, int16)
    at = cuda.grid(1)
    if at < size:
        forget(at, seats, plies, digests)
        take_in(tables[at], at, seats, row, TENSOR_SIZE, digests)


@cuda.jit
def note_all(tables, movers, moves, seats, host, plies, digests, size):
    at = cuda.grid(1)
    if at < size:
        note_move(tables[at], at, movers[at], moves[at], seats, host, plies, digests)


@cuda.jit
def take_in_all(tables, done, seats, plies, digests, size):
    row = cuda.local.array(TENSOR_SIZE, int16)
    at = cuda.grid(1)
    if at < size:
        if done[at]:
            forget(at, seats, plies, digests)
        take_in(tables[at], at, seats, row, TENSOR_SIZE, digests)
