"""Whole matches of one game for tuning and training: by the heuristic, by expectimax. Compiled, bound per game.

Like ``bots/search.py``; some functions of that file are among the globals too.
"""
# mypy: ignore-errors

import math

from dragonhall.bots.workspace import ROOT, WORLD
from dragonhall.core.counsel import NOT_QUIET
from dragonhall.core.dice import scaled, stepped
from dragonhall.core.rule import rule


@rule
def heuristic_match(w, players, weights, longest):
    """A match to its end on table 0, between seats that play by the heuristic, or at random (-1).

    ``players[seat]`` is the row of weights that a seat uses. A heuristic reads only what its seat may know, so nothing
    has to be re-dealt for it.
    """
    t, moves, marks, luck = w.tables[ROOT], w.moves, w.marks, w.luck
    made = 0
    seat = next_seat(t)
    while seat >= 0 and made < longest:
        n = legal(t, seat, moves)
        k = 0
        if n > 1:
            if players[seat] < 0:
                luck[0] = stepped(luck[0])
                k = scaled(luck[0], n)
            else:
                heuristic(t, seat, moves, n, weights[players[seat]], marks)
                k = best_marked(marks, n, luck)
        play(t, seat, moves[k])
        made += 1
        seat = next_seat(t)
    return made


@rule
def sample_match(w, tables, seats, slips, every, kept, longest):
    """A match by the heuristic. About one in *every* positions that can be evaluated is copied to tables 1, 2 ...

    Returns how many were copied; the shares of the win are in the reward.
    """
    t, moves, marks, luck = tables[ROOT], w.moves, w.marks, w.luck
    count, made = 0, 0
    seat = next_seat(t)
    while seat >= 0 and made < longest:
        luck[0] = stepped(luck[0])
        if count < kept and scaled(luck[0], every) == 0 and evaluate(t, seat, w.evaluation_weights) != NOT_QUIET:
            count += 1
            tables[count] = tables[ROOT]
        n = legal(t, seat, moves)
        luck[0] = stepped(luck[0])
        if scaled(luck[0], 1000) < slips:
            luck[0] = stepped(luck[0])
            k = scaled(luck[0], n)
        else:
            heuristic(t, seat, moves, n, w.weights, marks)
            k = best_marked(marks, n, luck)
        play(t, seat, moves[k])
        made += 1
        seat = next_seat(t)
    settle(t, seats, w.evaluation_weights, 0.0, w.reward)
    return count


@rule
def cross_entropy(tables, count, owners, seats, eval_weights, outcomes, reward):
    """The mean cross-entropy between the outcomes and the win chances that the evaluation predicts."""
    total = 0.0
    for at in range(count):
        estimate(tables[at], seats, eval_weights, reward)
        for seat in range(seats):
            total -= outcomes[owners[at], seat] * math.log(max(reward[seat], 1e-9))
    return total / count


@rule
def lesson(w, seats, weights, slips, trust, features, rows, shares):
    """Training data from a match by expectimax on table 0, with *slips* of 1000 moves at random.

    For each position that can be evaluated, ``rows`` gets the features of every seat and ``shares`` the target for
    each: the expectimax value and, with weight *trust*, the target of the next position. Targets are not carried back
    over a random move; the last column of the shares marks it. Returns how many positions there are.
    """
    t, moves, luck, reward, move_values = w.tables[ROOT], w.moves, w.luck, w.reward, w.move_values
    count = 0
    seat = next_seat(t)
    while seat >= 0 and count < len(shares):
        known = expectimax(w.tables, ROOT, WORLD, weights, reward, move_values, w.scratch)
        n, best = legal(t, seat, moves), 0
        for k in range(n):
            if move_values[k] > move_values[best]:
                best = k
        if known and evaluate(t, seat, weights) != NOT_QUIET:
            for other in range(seats):
                for k in range(features):
                    rows[count, other * features + k] = feature(t, other, k)
                shares[count, other] = reward[other]
            shares[count, seats] = 0.0
            count += 1
        luck[0] = stepped(luck[0])
        if not known or scaled(luck[0], 1000) < slips:
            luck[0] = stepped(luck[0])
            best = scaled(luck[0], n)
            if count > 0:
                shares[count - 1, seats] = 1.0
        play(t, seat, moves[best])
        seat = next_seat(t)
    settle(t, seats, weights, 0.0, reward)
    for at in range(count - 1, -1, -1):
        for other in range(seats):
            if shares[at, seats] == 0.0:
                shares[at, other] += trust * (reward[other] - shares[at, other])
            reward[other] = shares[at, other]
    return count
