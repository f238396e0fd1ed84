"""How a network of whole numbers chooses a move. Compiled, bound per game.

Like ``core/compiler/entry_points.py`` this file is loaded once per game with the game's rules among its globals.
Everything is a sum of products of small integers, so the interpreted rules, machine code, a GPU and a browser get the
same sums and choose the same moves. *w* is a ``NetworkSpace`` (``bots/network.py``): the weights, and room to compute
in.
"""
# mypy: ignore-errors

from dragonhall.bots.mistake_rules import noticed
from dragonhall.core.dice import scaled, stepped
from dragonhall.core.exponential import exponential
from dragonhall.core.rule import rule

FIRST_SHIFT, SECOND_SHIFT, NAT, MISSES, UNMIXED_NAT = 0, 1, 2, 3, 4
"""Places of ``NetworkSpace.numbers``: by how many bits the sums of a layer are shifted, the difference of two marks
that makes a move e times as likely (0: always play the move with the highest mark), with which chance in 1000 a move is
overlooked (``bots/mistakes.py``), and that difference at temperature 1, for a search."""
HIGHEST = 8191
"""The highest activation; sums of products with it fit into 32 bits (``Network.check``)."""
FINE = 1 << 20


@rule
def first_layer(w):
    """Compute the first hidden layer. Most numbers of an observation are 0, so only the others are added up."""
    row, weights, sums = w.row, w.first, w.hidden
    for k in range(len(sums)):
        sums[k] = w.first_bias[k]
    for i in range(len(row)):
        x = row[i]
        if x != 0:
            for k in range(len(sums)):
                sums[k] += int(x) * int(weights[i, k])  # a product of two 16-bit numbers does not fit into 16 bits
    for k in range(len(sums)):
        sums[k] = min(max(sums[k] >> w.numbers[FIRST_SHIFT], 0), HIGHEST)


@rule
def second_layer(w):
    """Compute the second hidden layer from the first in the same way."""
    inputs, weights, sums = w.hidden, w.second, w.deeper
    for k in range(len(sums)):
        sums[k] = w.second_bias[k]
    for i in range(len(inputs)):
        x = inputs[i]
        if x != 0:
            for k in range(len(sums)):
                sums[k] += x * weights[i, k]
    for k in range(len(sums)):
        sums[k] = min(max(sums[k] >> w.numbers[SECOND_SHIFT], 0), HIGHEST)


@rule
def look_at(t, seat, w):
    """Take what the seat knows through both hidden layers."""
    row = w.row
    for k in range(len(row)):
        row[k] = 0
    observe(t, seat, row)
    first_layer(w)
    second_layer(w)


@rule
def answer(w, place):
    """One number of the last layer."""
    inputs, total = w.deeper, w.last_bias[place]
    for i in range(len(inputs)):
        total += inputs[i] * w.last[place, i]
    return total


@rule
def mark_moves(tables, at, seat, w):
    """List the legal moves of a seat and their marks, the logits of the policy; return how many there are."""
    n = legal(tables[at], seat, w.moves)
    mark(tables[at], seat, n, w)
    return n


@rule
def mark(t, seat, n, w):
    """Mark the moves that are listed."""
    look_at(t, seat, w)
    for k in range(n):
        w.marks[k] = answer(w, w.moves[k])


@rule
def mark_seats(tables, at, seat, seats, w):
    """Compute the logits of every seat's share of the win, clockwise from this one, behind those of the moves."""
    look_at(tables[at], seat, w)
    first = len(w.last_bias) - MOST_SEATS
    for place in range(seats):
        w.marks[place] = answer(w, first + place)


@rule
def network_move(tables, at, seat, luck, w):
    """Return a move drawn by the policy, or its most likely move, among those that are not overlooked."""
    n = legal(tables[at], seat, w.moves)
    if n == 1:
        return w.moves[0]
    if w.numbers[MISSES] > 0:
        n = noticed(w.moves, n, w.numbers[MISSES], luck)
        if n == 1:
            return w.moves[0]
    mark(tables[at], seat, n, w)
    marks, nat = w.marks, w.numbers[NAT]
    best = 0
    for k in range(1, n):
        if marks[k] > marks[best]:
            best = k
    if nat == 0:
        return w.moves[best]
    top, total = marks[best], 0
    for k in range(n):
        marks[k] = int(exponential(max(-30.0, (marks[k] - top) / nat)) * FINE)
        total += marks[k]
    luck[0] = stepped(luck[0])
    drawn = scaled(luck[0], total)
    for k in range(n):
        drawn -= marks[k]
        if drawn < 0:
            return w.moves[k]
    return w.moves[best]
