"""Whole matches of one game for tuning, training and studies: by the heuristic, by expectimax, by the levels of bots.
Compiled, bound per game.

Like ``bots/search.py``; some functions of that file are among the globals too.
"""
# mypy: ignore-errors

import math

import numpy as np

from dragonhall.bots.workspace import COUNT, FIRST, NODES, ROOT, VALUE, WORLD
from dragonhall.core.counsel import NOT_QUIET
from dragonhall.core.dice import mixed, scaled, stepped
from dragonhall.core.rule import rule
from dragonhall.core.seats import first_seat

ONE, HALF = np.uint64(1), 0x3FFFFFFFFFFFFFFF
AT_ONCE = 256
"""Iterations between checks whether the choice is settled, as in ``TreeSearch``."""
PLIES, WINNERS, SCORES = 0, 1, 2
"""Columns of the results of a study; from the last on the score of every seat."""
MADE_BY, SHARE, MADE = 0, 1, 2
"""Columns of the statistics of a move: how many seats made it in their match, their shares of the win, how often."""
RANDOM, HEURISTIC = -1, 0
"""Bots of a study; a larger number is that of the iterations of a search."""


@rule
def heuristic_match(w, players, weights, longest):
    """Play a match to its end on table 0, between seats that play by the heuristic, or at random (-1).

    ``players[seat]`` is the row of weights that a seat uses. A heuristic reads only what its seat may know, so nothing
    has to be re-dealt for it.
    """
    t, moves, marks, luck = w.tables[ROOT], w.moves, w.marks, w.luck
    made = 0
    seat = first_seat(to_act(t))
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
        seat = first_seat(to_act(t))
    return made


@rule
def sample_match(w, tables, seats, slips, every, kept, longest):
    """Play a match by the heuristic. About one in *every* positions that can be evaluated is copied to tables 1, 2 ...

    Returns how many were copied; the shares of the win are in the reward.
    """
    t, moves, marks, luck = tables[ROOT], w.moves, w.marks, w.luck
    count, made = 0, 0
    seat = first_seat(to_act(t))
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
        seat = first_seat(to_act(t))
    settle(t, seats, w.evaluation_weights, 0.0, w.reward)
    return count


@rule
def cross_entropy(tables, count, owners, seats, eval_weights, outcomes, reward):
    """Return the mean cross-entropy between the outcomes and the win chances that the evaluation predicts."""
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
    seat = first_seat(to_act(t))
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
        seat = first_seat(to_act(t))
    settle(t, seats, weights, 0.0, reward)
    for at in range(count - 1, -1, -1):
        for other in range(seats):
            if shares[at, seats] == 0.0:
                shares[at, other] += trust * (reward[other] - shares[at, other])
            reward[other] = shares[at, other]
    return count


@rule
def study_seed(base, number):
    """Return the seed that belongs to a number; also the seed of a seat's bot in the match with such a seed."""
    return np.int64(mixed((base + number) & HALF) >> ONE) & HALF


@rule
def drawn_by_visits(w, word):
    """Draw a root move in proportion to the visits, without moves that have less than half of the most visits."""
    first, n, most = w.nodes[0, FIRST], w.nodes[0, COUNT], 0
    for e in range(first, first + n):
        most = max(most, w.visits[e])
    total = 0
    for e in range(first, first + n):
        if 2 * w.visits[e] >= most:
            total += w.visits[e]
    left = scaled(word, total)
    for e in range(first, first + n):
        if 2 * w.visits[e] >= most:
            left -= w.visits[e]
            if left < 0:
                return e - first
    return 0


@rule
def most_visited(w):
    """Return the root move with the most visits, then the highest mean value."""
    first, n, best, top = w.nodes[0, FIRST], w.nodes[0, COUNT], 0, -1.0
    for k in range(n):
        visits = w.visits[first + k]
        mean = w.edges[first + k, VALUE] / visits if visits > 0 else 0.0
        if visits > w.visits[first + best] or (visits == w.visits[first + best] and mean >= top):
            best, top = k, mean
    return best


@rule
def searched(w, t, seat, seats, n, iterations, deepest, how, lucks):
    """Return the index of the move that a search chooses on a table re-dealt for its seat."""
    redeal(w.tables[ROOT], seat, world_of(lucks, seat))
    w.luck[0] = mixed(world_of(lucks, seat))
    if w.used[NODES] > 1:
        for slot in range(len(w.keys)):
            w.keys[slot] = 0
    w.keys[0] = 0
    for k in range(len(w.used)):
        w.used[k] = 0
    done = 0
    while True:
        chunk = min(AT_ONCE, iterations - done)
        search(w, seat, seats, chunk, deepest, how)
        done += chunk
        if done >= iterations or settled(w, done, iterations):
            break
    legal(t, seat, w.moves)
    for k in range(n):
        if sees(t, -1, seat, w.moves[k]):
            return most_visited(w)
    lucks[seat] = stepped(lucks[seat])
    return drawn_by_visits(w, lucks[seat])


@rule
def world_of(lucks, seat):
    """Return the seed of a seat's next re-deal or search."""
    lucks[seat] = stepped(lucks[seat])
    return np.int64(lucks[seat] >> ONE) & HALF


@rule
def study_match(w, tables, seats, options, seed, bots, depths, trusting, wary, lucks, log):
    """Play a match of bots on table 0, kept in the log (seat and move in turn); return the number of plies, -1 if it
    does not end.

    *bots* are their numbers of iterations (``RANDOM``, ``HEURISTIC``), *depths* how deep they search: deeper than one
    move with the settings *trusting*, else with *wary*. Table 1 is blank.
    """
    tables[ROOT] = tables[WORLD]
    t, moves = tables[ROOT], w.moves
    for seat in range(seats):
        lucks[seat] = mixed(study_seed(seed, seat + 1))
    deal(t, seats, options, seed)
    made = 0
    seat = first_seat(to_act(t))
    while seat >= 0 and 2 * made < len(log):
        n, k = legal(t, seat, moves), 0
        if n > 1:
            if bots[seat] == RANDOM:
                lucks[seat] = stepped(lucks[seat])
                k = scaled(lucks[seat], n)
            elif bots[seat] == HEURISTIC:
                heuristic(t, seat, moves, n, w.weights, w.marks)
                w.luck[0] = lucks[seat]
                k = best_marked(w.marks, n, w.luck)
                lucks[seat] = w.luck[0]
            else:
                w.tables[ROOT] = tables[ROOT]
                if depths[seat] > 1:
                    k = searched(w, t, seat, seats, n, bots[seat], depths[seat], trusting, lucks)
                else:
                    k = searched(w, t, seat, seats, n, bots[seat], depths[seat], wary, lucks)
        log[2 * made] = seat
        log[2 * made + 1] = moves[k]
        play(t, seat, moves[k])
        made += 1
        seat = first_seat(to_act(t))
    return made if seat < 0 else -1


@rule
def count_moves(log, made, seats, winners, done, counts):
    """Add a match to the statistics of its moves; *done* (seat and move) is zero before and after."""
    sharing = 0
    for seat in range(seats):
        sharing += (winners >> seat) & 1
    for at in range(made):
        done[log[2 * at], log[2 * at + 1]] += 1
    for at in range(made):
        seat, move = log[2 * at], log[2 * at + 1]
        if done[seat, move] > 0:
            counts[move, MADE_BY] += 1.0
            counts[move, SHARE] += ((winners >> seat) & 1) / sharing if sharing > 0 else 1.0 / seats
            counts[move, MADE] += done[seat, move]
            done[seat, move] = 0


@rule
def study_matches(
    w, tables, seats, options, base, first, line_up, bots, depths, trusting, wary, lucks, log, done, counts, found
):
    """Play matches of a study from number *first* on, one for each row of *found*; return how many have ended.

    The line-up is two bots, each with its iterations and its depth, and whether they are mixed: then the first one sits
    at each seat in turn, always with the same deal, and the second one at all others.
    """
    for at in range(len(found)):
        number, place = first + at, -1
        if line_up[4]:
            number, place = number // seats, number % seats
        for seat in range(seats):
            who = 0 if seat == place or place < 0 else 2
            bots[seat], depths[seat] = line_up[who], line_up[who + 1]
        seed = study_seed(base, number)
        made = study_match(w, tables, seats, options, seed, bots, depths, trusting, wary, lucks, log)
        if made < 0:
            return at
        winners = won(tables[ROOT])
        count_moves(log, made, seats, winners, done, counts)
        found[at, PLIES], found[at, WINNERS] = made, winners
        for seat in range(seats):
            found[at, SCORES + seat] = score(tables[ROOT], seat)
    return len(found)
