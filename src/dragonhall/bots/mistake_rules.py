"""The heuristic of a player who overlooks moves. Compiled, bound per game.

Like ``core/compiler/entry_points.py`` this file is loaded once per game with the game's rules among its globals.
"""
# mypy: ignore-errors

from dragonhall.core.dice import scaled, stepped
from dragonhall.core.rule import rule


@rule
def noticed(moves, n, misses, luck):
    """Remove overlooked moves, each with its own chance in 1000; return how many are left."""
    luck[0] = stepped(luck[0])
    spare, left = moves[scaled(luck[0], n)], 0
    for k in range(n):
        luck[0] = stepped(luck[0])
        if scaled(luck[0], 1000) >= misses:
            moves[left] = moves[k]
            left += 1
    if left == 0:
        moves[0] = spare
        left = 1
    return left


@rule
def mistaken_move(tables, at, seat, misses, luck, weights, moves, marks):
    """Return the best move by the heuristic among those that are not overlooked."""
    t = tables[at]
    n = legal(t, seat, moves)
    if n == 1:
        return moves[0]
    n = noticed(moves, n, misses, luck)
    if n == 1:
        return moves[0]
    heuristic(t, seat, moves, n, weights, marks)
    return moves[best_marked(marks, n, luck)]
