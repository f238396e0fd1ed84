"""What a module exports besides the rules and the search themselves. Compiled, bound per game.

Like ``core/compiler/entry_points.py`` this file is loaded once per game, with the game's rules and the functions of its
search among its globals.
"""
# mypy: ignore-errors

from dragonhall.bots.workspace import ROOT
from dragonhall.core.dice import mixed, scaled, stepped
from dragonhall.core.rule import rule
from dragonhall.core.seats import first_seat


@rule
def observe_at(tables, at, seat, row, size):
    """Write what a seat may know now (-1: a spectator) into a row of small integers."""
    for k in range(size):
        row[k] = 0
    observe(tables[at], seat, row)


@rule
def sees_at(tables, at, watcher, seat, move):
    return sees(tables[at], watcher, seat, move)


@rule
def heuristic_move(tables, at, seat, luck, w):
    """Return the best move by the heuristic; ties are broken by the given generator."""
    w.luck[0] = luck[0]
    move = pick_by_heuristic(tables, at, seat, w)
    luck[0] = w.luck[0]
    return move


@rule
def overlooking_move(tables, at, seat, misses, luck, w):
    """Return the best move by the heuristic among those that are not overlooked."""
    return mistaken_move(tables, at, seat, misses, luck, w.weights, w.moves, w.marks)


@rule
def plant(tables, at, seed, w):
    """Begin a search: the table to search on, an empty tree and a seed."""
    w.tables[ROOT] = tables[at]
    w.luck[0] = mixed(seed)
    for k in range(len(w.keys)):
        w.keys[k] = 0
    for k in range(len(w.used)):
        w.used[k] = 0


@rule
def play_on(tables, at, luck, plies, moves):
    """Play random moves, at most *plies*, until the game is over; returns how many were made."""
    t = tables[at]
    made = 0
    seat = first_seat(to_act(t))
    while seat >= 0 and made < plies:
        n = legal(t, seat, moves)
        luck[0] = stepped(luck[0])
        play(t, seat, moves[scaled(luck[0], n)])
        made += 1
        seat = first_seat(to_act(t))
    return made
