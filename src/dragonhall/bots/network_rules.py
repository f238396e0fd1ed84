"""How a network of whole numbers chooses a move. Compiled, bound per game.

Like ``core/compiled_rules.py`` this file is loaded once per game with the game's rules among its globals. Everything is
a sum of products of small integers, so the interpreted rules, machine code, a GPU and a browser get the same sums and
choose the same moves. *w* is a ``NetworkSpace`` (``bots/network.py``): the weights, and room to compute in.
"""
# mypy: ignore-errors

from dragonhall.core.dice import scaled, stepped
from dragonhall.core.exponential import exponential
from dragonhall.core.rule import rule

FIRST_SHIFT, SECOND_SHIFT, NAT = 0, 1, 2
"""Places of ``NetworkSpace.numbers``: by how many bits the sums of a layer are shifted, and the difference of two
marks that makes a move e times as likely (0: always play the move with the highest mark)."""
HIGHEST = 8191
"""The highest activation; sums of products with it fit into 32 bits (``Network.check``)."""
FINE = 1 << 20


@rule
def first_layer(w):
    """The first hidden layer. Most numbers of an observation are 0, so only the others are added up."""
    row, weights, sums = w.row, w.first, w.hidden
    for k in range(len(sums)):
        sums[k] = w.first_bias[k]
    for i in range(len(row)):
        x = row[i]
        if x != 0:
            for k in range(len(sums)):
                sums[k] += x * weights[i, k]
    for k in range(len(sums)):
        sums[k] = min(max(sums[k] >> w.numbers[FIRST_SHIFT], 0), HIGHEST)


@rule
def second_layer(w):
    """The second hidden layer, from the first in the same way."""
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
def mark_moves(tables, at, seat, w):
    """The legal moves of a seat and their marks, the logits of the policy; returns how many there are."""
    t, row, inputs = tables[at], w.row, w.deeper
    n = legal(t, seat, w.moves)
    for k in range(len(row)):
        row[k] = 0
    observe(t, seat, row)
    first_layer(w)
    second_layer(w)
    for k in range(n):
        move = w.moves[k]
        total = w.last_bias[move]
        for i in range(len(inputs)):
            total += inputs[i] * w.last[move, i]
        w.marks[k] = total
    return n


@rule
def network_move(tables, at, seat, luck, w):
    """A move drawn by the policy, or its most likely move."""
    n = legal(tables[at], seat, w.moves)
    if n == 1:
        return w.moves[0]
    mark_moves(tables, at, seat, w)
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
