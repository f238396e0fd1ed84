"""Search over one game: playouts by the heuristic, and a tree of what the seats know. Compiled, bound per game.

Like ``core/compiler/entry_points.py`` this file is loaded once per game with the game's rules among its globals. It
runs without the interpreter's lock and allocates nothing: all tables and nodes are in a workspace
(``bots/workspace.py``, here *w*); *how* are the settings.

Every iteration deals everything again that the searching seat cannot know, walks down the tree, adds one node, plays
out by the heuristic and adds every seat's result to the edges of the path. A node stands for what the seat to move
*knows*: its key is a hash of the table re-dealt for that seat with one fixed seed. So two tables that this seat cannot
tell apart share a node, even if other seats can. The legal moves at a node are always the same, so each move was
available as often as its node was visited.
"""
# mypy: ignore-errors

import math

import numpy as np

from dragonhall.bots.workspace import (
    COUNT,
    EDGES,
    FIRST,
    FULL,
    NODES,
    PRIOR,
    ROOT,
    SEEN,
    SHARE,
    SQUARES,
    TRUSTED,
    VALUE,
    VISITS,
    WORLD,
)
from dragonhall.core.counsel import NOT_QUIET
from dragonhall.core.dice import mixed, scaled, stepped
from dragonhall.core.exponential import exponential
from dragonhall.core.rule import rule
from dragonhall.core.seats import first_seat

S29, S32, K1, K2 = np.uint64(29), np.uint64(32), np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9)
ONE, NOUGHT = np.uint64(1), np.uint64(0)
HALF = 0x3FFFFFFFFFFFFFFF
GUESSED = 0.3
"""The assumed standard deviation of results before there are any."""
MATTERS = 0.018
"""The search may stop if two moves differ by less than this, in standard deviations, error included."""


@rule
def best_marked(marks, n, luck):
    """Return the index of the highest mark; ties are broken at random."""
    best, top, equals = 0, marks[0], 1
    for k in range(1, n):
        if marks[k] > top:
            best, top, equals = k, marks[k], 1
        elif marks[k] == top:
            equals += 1
            luck[0] = stepped(luck[0])
            if scaled(luck[0], equals) == 0:
                best = k
    return best


@rule
def pick_by_heuristic(tables, at, seat, w):
    """Return the best move by the heuristic."""
    t = tables[at]
    n = legal(t, seat, w.moves)
    if n == 1:
        return w.moves[0]
    heuristic(t, seat, w.moves, n, w.weights, w.marks)
    return w.moves[best_marked(w.marks, n, w.luck)]


@rule
def playout(w, how):
    """Play on by the heuristic (*slips* of 1000 moves at random) until the end, or until the position can be evaluated.

    Returns how many moves were made.
    """
    t, moves, marks, luck = w.tables[WORLD], w.moves, w.marks, w.luck
    done = 0
    seat = first_seat(to_act(t))
    while seat >= 0:
        if done >= how.horizon and evaluate(t, seat, w.evaluation_weights) != NOT_QUIET:
            break
        n = legal(t, seat, moves)
        k = 0
        if n > 1:
            luck[0] = stepped(luck[0])
            if scaled(luck[0], 1000) < how.slips:
                luck[0] = stepped(luck[0])
                k = scaled(luck[0], n)
            else:
                heuristic(t, seat, moves, n, w.weights, marks)
                k = best_marked(marks, n, luck)
        play(t, seat, moves[k])
        done += 1
        seat = first_seat(to_act(t))
    return done


@rule
def finish(w, seats, how, rank):
    """Fill in the reward of each seat from here; returns how many moves were made.

    Uses expectimax on the table as it is if *trusted* is above 0 and the game can do it, else a playout.
    """
    if how.trusted > 0 and looked_ahead(w, seats):
        return 0
    made = playout(w, how)
    settle(w.tables[WORLD], seats, w.evaluation_weights, 0.0 if how.trusted > 0 else rank, w.reward)
    return made


@rule
def looked_ahead(w, seats):
    """Run expectimax for the current turn. If it returns true, the reward and the values of the moves are filled in."""
    if not expectimax(w.tables, WORLD, SEEN, w.evaluation_weights, w.reward, w.move_values, w.scratch):
        return False
    for seat in range(seats):
        w.reward[seats + seat] = w.reward[seat]
    return True


@rule
def settle(t, seats, eval_weights, rank, reward):
    """Fill in the reward: ``reward[seat]`` is the value for a seat, ``reward[seats + seat]`` its share of the win.

    The value is the share of the win and, with weight *rank*, the share of rivals left behind. The values of all seats
    add up to 1. If the game is not over, the evaluation estimates the shares.
    """
    if to_act(t) != 0:
        estimate(t, seats, eval_weights, reward)
        return
    winners = won(t)
    sharing = 0
    for seat in range(seats):
        sharing += (winners >> seat) & 1
    for seat in range(seats):
        share = 1.0 / seats
        if sharing > 0:
            share = ((winners >> seat) & 1) / sharing
        behind = 0.0
        mine = score(t, seat)
        for other in range(seats):
            if other != seat:
                theirs = score(t, other)
                behind += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
        reward[seats + seat] = share
        pairs = 0.5 * seats * (seats - 1)
        reward[seat] = (1.0 - rank) * share + (rank * behind / pairs if seats > 1 else rank)


@rule
def estimate(t, seats, eval_weights, reward):
    top = NOT_QUIET
    for seat in range(seats):
        mark = evaluate(t, seat, eval_weights)
        reward[seat] = mark
        top = max(top, mark)
    total = 0.0
    for seat in range(seats):
        reward[seat] = exponential(max(-30.0, (reward[seat] - top) / 100.0))
        total += reward[seat]
    for seat in range(seats):
        reward[seat] /= total
        reward[seats + seat] = reward[seat]


@rule
def knowledge(w, seat):
    """Return the key of what a seat knows; never 0. The mask leaves out the fields in ``ignored_in_key``."""
    tables, bits, mask = w.tables, w.bits, w.mask
    tables[SEEN] = tables[WORLD]
    redeal(tables[SEEN], seat, 0)
    key = np.uint64(seat + 1) * K1
    for at in range(bits.shape[1]):
        key ^= bits[SEEN, at] & mask[at]
        key *= K2
        key ^= key >> S29
    key *= K1
    key ^= key >> S32
    return key if key != NOUGHT else ONE


@rule
def find(key, keys):
    """Return the slot of a key in the hash table: where it is, or where it belongs."""
    mask = len(keys) - 1
    at = np.int64(key & np.uint64(mask))
    while keys[at] != NOUGHT and keys[at] != key:
        at = (at + 1) & mask
    return at


@rule
def add_node(slot, key, n, w, even):
    """Add a node whose priors come from the marks; returns -1 if the tree is full."""
    nodes, edges, used, marks = w.nodes, w.edges, w.used, w.marks
    node, first = used[NODES], used[EDGES]
    if node >= len(nodes) or first + n > len(edges):
        used[FULL] += 1
        return -1
    used[NODES] += 1
    used[EDGES] += n
    w.keys[slot] = key
    w.slots[slot] = node
    nodes[node, FIRST], nodes[node, COUNT], nodes[node, VISITS] = first, n, 0
    top = marks[0]
    for k in range(1, n):
        top = max(top, marks[k])
    total = 0.0
    for k in range(n):
        edges[first + k, PRIOR] = exponential(max(-30.0, (marks[k] - top) / 100.0))
        total += edges[first + k, PRIOR]
    for k in range(n):
        edges[first + k, PRIOR] = even / n + (1.0 - even) * edges[first + k, PRIOR] / total
        edges[first + k, VALUE], edges[first + k, SHARE], edges[first + k, SQUARES] = 0.0, 0.0, 0.0
        w.visits[first + k] = 0
    return node


@rule
def trust_expectimax(node, w, trusted):
    """Start a new node with the values from expectimax, as if each move had *trusted* visits."""
    edges, move_values = w.edges, w.move_values
    first = w.nodes[node, FIRST]
    for k in range(w.nodes[node, COUNT]):
        edges[first + k, VALUE] = edges[first + k, SHARE] = trusted * move_values[k]
        edges[first + k, SQUARES] = trusted * move_values[k] * move_values[k]
        w.visits[first + k] = trusted


@rule
def choose_edge(node, w, how):
    """Return the edge with the highest sum of mean value and exploration bonus (PUCT).

    The bonus is scaled by the spread of the results at this node: where results are close together, small differences
    count.
    """
    nodes, edges, visits = w.nodes, w.edges, w.visits
    first, n = nodes[node, FIRST], nodes[node, COUNT]
    total, squares, tried = 0.0, 0.0, 0
    for e in range(first, first + n):
        total += edges[e, VALUE]
        squares += edges[e, SQUARES]
        tried += visits[e]
    mean, spread = 0.0, GUESSED
    if tried > 0:
        mean = total / tried
        spread = math.sqrt(max(squares / tried - mean * mean, 0.0) + GUESSED * GUESSED / tried)
    mean -= how.urge * spread
    eager = how.explore * spread * math.sqrt(nodes[node, VISITS] + 1.0)
    best, top = first, -1e300
    for e in range(first, first + n):
        worth = edges[e, VALUE] / visits[e] if visits[e] > 0 else mean
        worth += eager * edges[e, PRIOR] / (1 + visits[e])
        if worth > top:
            best, top = e, worth
    return best


@rule
def search(w, seat, seats, iterations, deepest, how):
    """Run iterations for a seat; returns how many moves were made in them. The root is the first node."""
    tables, moves, keys, nodes, edges, used, path, reward = (
        w.tables, w.moves, w.keys, w.nodes, w.edges, w.used, w.path, w.reward,
    )  # fmt: skip
    t = tables[WORLD]
    made = 0
    for _ in range(iterations):
        deal_again(w, seat)
        mover, depth, growing, known = seat, 0, True, False
        while mover >= 0 and growing and depth < deepest:
            n = legal(t, mover, moves)
            if n == 1 and used[NODES] > 0:
                play(t, mover, moves[0])
                made += 1
                mover = first_seat(to_act(t))
                continue
            key, slot, node = ONE, 0, 0
            if depth > 0:
                key = knowledge(w, mover)
                slot = find(key, keys)
                node = w.slots[slot]
            if keys[slot] == NOUGHT if depth > 0 else used[NODES] == 0:
                growing = False
                heuristic(t, mover, moves, n, w.weights, w.marks)
                known = how.trusted > 0 and looked_ahead(w, seats)
                node = add_node(slot, key, n, w, how.even)
                if node < 0:
                    break
                if known:
                    trust_expectimax(node, w, how.trusted)
                    if depth > 0:
                        break
                    used[TRUSTED], known = how.trusted, False
            elif nodes[node, COUNT] != n:
                break
            edge = choose_edge(node, w, how)
            path[depth, 0], path[depth, 1], path[depth, 2] = node, edge, mover
            depth += 1
            play(t, mover, moves[edge - nodes[node, FIRST]])
            made += 1
            mover = first_seat(to_act(t))
        if not known:
            made += finish(w, seats, how, how.rank)
        for step in range(depth):
            node, edge, mover = path[step, 0], path[step, 1], path[step, 2]
            nodes[node, VISITS] += 1
            w.visits[edge] += 1
            edges[edge, VALUE] += reward[mover]
            edges[edge, SQUARES] += reward[mover] * reward[mover]
            edges[edge, SHARE] += reward[seats + mover]
    return made


@rule
def settled(w, done, total):
    """Whether the search may stop: the best move cannot be overtaken, it leads clearly, or the choice does not matter.

    Visits that come from expectimax are not counted.
    """
    nodes, edges, visits, trusted = w.nodes, w.edges, w.visits, w.used[TRUSTED]
    first, n = nodes[0, FIRST], nodes[0, COUNT]
    if n == 1:
        return True
    best, second = first + 1, first
    if visits[first] > visits[first + 1]:
        best, second = first, first + 1
    for e in range(first + 2, first + n):
        if visits[e] >= visits[best]:
            best, second = e, best
        elif visits[e] >= visits[second]:
            second = e
    most, fewer = visits[best] - trusted, visits[second] - trusted
    if most - fewer > total - done:
        return True
    if done < max(200, total // 5) or fewer == 0:
        return False
    if most >= 0.8 * done:
        return highest_mean(first, n, w) == best
    best_mean, best_spread = edges[best, VALUE] / visits[best], edges[best, SQUARES] / visits[best]
    second_mean, second_spread = edges[second, VALUE] / visits[second], edges[second, SQUARES] / visits[second]
    best_spread -= best_mean * best_mean
    second_spread -= second_mean * second_mean
    error = math.sqrt(max(best_spread / most + second_spread / fewer, 0.0))
    matters = MATTERS * math.sqrt(max(best_spread, second_spread, 0.0))
    return fewer >= 100 and abs(best_mean - second_mean) + error < matters


@rule
def highest_mean(first, n, w):
    """Return the edge with the highest mean value, the first of several."""
    best, top = first, -1.0
    for e in range(first, first + n):
        if w.visits[e] > 0 and w.edges[e, VALUE] / w.visits[e] > top:
            best, top = e, w.edges[e, VALUE] / w.visits[e]
    return best


@rule
def deal_again(w, seat):
    """Copy the root and deal everything again that the seat cannot know."""
    w.tables[WORLD] = w.tables[ROOT]
    redeal(w.tables[WORLD], seat, next_world(w.luck))


@rule
def next_world(luck):
    """Return the seed of the next re-deal."""
    luck[0] = stepped(luck[0])
    return np.int64(luck[0] >> ONE) & HALF


@rule
def chances(w, seat, seats, playouts, how, sums):
    """Add up the shares of the win over playouts from tables re-dealt for a seat."""
    for _ in range(playouts):
        deal_again(w, seat)
        finish(w, seats, how, 0.0)
        for other in range(seats):
            sums[other] += w.reward[seats + other]


@rule
def compare(w, seat, seats, playouts, how, picks, sums):
    """Play out each of a few moves of a seat on the same tables, re-dealt for it.

    Adds up the seat's shares of the win (first row) and the squared differences to the first move (second row).
    """
    t = w.tables[WORLD]
    for _ in range(playouts):
        world = next_world(w.luck)
        first = 0.0
        for k in range(len(picks)):
            w.tables[WORLD] = w.tables[ROOT]
            redeal(t, seat, world)
            play(t, seat, picks[k])
            finish(w, seats, how, 0.0)
            share = w.reward[seats + seat]
            if k == 0:
                first = share
            sums[0, k] += share
            sums[1, k] += (share - first) * (share - first)


@rule
def seeded(luck, seed):
    luck[0] = mixed(seed)
