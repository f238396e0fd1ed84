"""Whole matches of one game for tuning and teaching: by the heuristic, by expectimax. Compiled, bound per game.

Like ``bots/search.py``, whose functions stand among the globals too.
"""
# mypy: ignore-errors

import math

from dragonhall.bots.workspace import ROOT, WORLD
from dragonhall.core.counsel import NOT_QUIET
from dragonhall.core.dice import scaled, stepped
from dragonhall.core.rule import rule


@rule
def heuristic_match(w, players, weights, longest):
    """A whole match on table 0 from where it stands, between seats that play by the heuristic, or at random (-1).

    Each seat's number says which row of weights it goes by.

    What a heuristic reads is what its seat knows, so nothing need be dealt afresh for it.
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
    """A match by the heuristic; about one situation in *every* with a readable evaluation is kept in tables 1, 2 ...

    Returns how many were kept; the shares of the win are in the reward.
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
def blame(tables, count, owners, seats, eval_weights, outcomes, reward):
    """How badly the evaluation foretells the outcomes: the mean of minus the logarithm of what it gave the winners."""
    total = 0.0
    for at in range(count):
        estimate(tables[at], seats, eval_weights, reward)
        for seat in range(seats):
            total -= outcomes[owners[at], seat] * math.log(max(reward[seat], 1e-9))
    return total / count


@rule
def lesson(w, seats, weights, slips, trust, features, rows, shares):
    """A match by expectimax from where table 0 stands, *slips* of 1000 moves at random: what an evaluation can learn
    from it.

    For each situation that the evaluation can be read in ``rows`` gets the features of every seat and ``shares`` what
    each may hope for: what expectimax says and, for *trust* of it, what came of it after. A slip teaches nothing about
    situations before it; the last column of the shares marks it. Returns how many situations there are.
    """
    t, moves, luck, reward, likes = w.tables[ROOT], w.moves, w.luck, w.reward, w.likes
    count = 0
    seat = next_seat(t)
    while seat >= 0 and count < len(shares):
        known = expectimax(w.tables, ROOT, WORLD, weights, reward, likes, w.room)
        n, best = legal(t, seat, moves), 0
        for k in range(n):
            if likes[k] > likes[best]:
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
