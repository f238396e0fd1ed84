"""The agenda: what is still to be done lies in the record, as a small stack of rows of four integers.

A power that triggers another power puts a step on the agenda; a choice by another seat is a step too, which waits
there as a question. A game that uses it declares ``todo: Grid = i8(DEPTH, 4)`` and ``todos: int = i8()``
and says why DEPTH is enough.
"""

from __future__ import annotations

from .record import Grid, Record
from .rule import rule


class Agenda(Record):
    """What the functions below need to find on a table."""

    todo: Grid
    todos: int


@rule
def push(t: Agenda, step: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Put a step on top: it is done before everything that already waits."""
    n = t.todos
    t.todo[n, 0] = step
    t.todo[n, 1] = a
    t.todo[n, 2] = b
    t.todo[n, 3] = c
    t.todos = n + 1


@rule
def top(t: Agenda) -> int:
    """The kind of the step on top; 0 when nothing waits."""
    return t.todo[t.todos - 1, 0] if t.todos > 0 else 0


@rule
def pop(t: Agenda) -> None:
    """Take the top step off and leave no trace of it, so that equal situations are equal bytes."""
    n = t.todos - 1
    for column in range(4):
        t.todo[n, column] = 0
    t.todos = n


@rule
def clear(t: Agenda) -> None:
    while t.todos > 0:
        pop(t)
