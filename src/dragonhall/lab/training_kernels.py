"""The loops of ``training_loops.py`` as GPU kernels, one thread per table.

Loaded once per game with the functions of its ``training_loops`` among its globals.
"""
# ruff: noqa: F821
# mypy: ignore-errors

from numba import cuda, int16, int64


@cuda.jit
def heuristic_all(tables, seats, wanted, weights, words, moves, size):
    out = cuda.local.array(LONGEST_LIST, int64)
    marks = cuda.local.array(LONGEST_LIST, int64)
    at = cuda.grid(1)
    if at < size and wanted[at]:
        heuristic_of(tables[at], at, seats[at], out, weights, marks, words, moves)


@cuda.jit
def privy_all(tables, acting, seats, columns, rows, size):
    row = cuda.local.array(TENSOR_SIZE, int16)
    at = cuda.grid(1)
    if at < size:
        privy_of(tables[at], at, acting[at], seats, row, TENSOR_SIZE, columns, rows)
