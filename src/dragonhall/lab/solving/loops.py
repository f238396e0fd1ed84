"""All states of a game whose information is open, its exact values, and best responses. Compiled, bound per game.

Like ``core/compiler/entry_points.py`` this file is loaded once per game with the game's rules among its globals. The
dice are listed (``lab/solving/chance.py``). *g* is a ``Graph`` (``lab/solving/open_games.py``).

A node is a table on which a seat decides, or such a table with a move whose dice have still to fall. An edge leads from
a node to the next one: its number is twice the number of that node, plus one if the seats are turned there. A value is
the share of the win of seat 0 of a node's table; there are two seats.
"""
# mypy: ignore-errors

import numpy as np

from dragonhall.core.exponential import exponential
from dragonhall.core.rule import rule
from dragonhall.core.seats import first_seat

K1, K2 = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9)
S29, S32, NOUGHT = np.uint64(29), np.uint64(32), np.uint64(0)
FIRST_WORD = np.uint64(1 << 32)
LOST, HALF, WON, ENDS = 0, 1, 2, 3
"""The nodes of matches that are over, by the share of seat 0; then come all others."""
NODES, EDGES = 0, 1
"""Places of ``Graph.used``."""
CHANCE = 2
"""The deciding seat of a chance node."""
BEFORE, AFTER = 0, 1
"""Spare tables: before and after a move."""
UNDECIDED, TOO_MANY = -1, -2
EVEN, HEURISTIC, EXPECTIMAX = 0, 1, 2
"""Policies: all moves alike, the best marks, the best values of one turn ahead."""
FINE = 1 << 20
"""As in ``bots/network_rules.py``."""


# Finding nodes


@rule
def slot_of(bits, at, move, g):
    """Return the slot of a table with a move in the hash table: where it is, or where it belongs."""
    key = np.uint64(move + 2) * K1
    for k in range(bits.shape[1]):
        key ^= bits[at, k]
        key *= K2
        key ^= key >> S29
    key *= K1
    key ^= key >> S32
    mask = len(g.slots) - 1
    slot = np.int64(key & np.uint64(mask))
    while g.slots[slot] != 0:
        node, same = g.slots[slot], g.moves[g.slots[slot]] == move
        for k in range(bits.shape[1]):
            if g.bits[node, k] != bits[at, k]:
                same = False
        if same:
            return slot
        slot = (slot + 1) & mask
    return slot


@rule
def node_of(at, move, g):
    """Return the number of the node that a spare table with a move is; a new one gets the next number."""
    g.spare[at].dice = NOUGHT
    slot = slot_of(g.spare_bits, at, move, g)
    if g.slots[slot] == 0:
        node = g.used[NODES]
        g.used[NODES] = node + 1
        g.slots[slot] = node
        g.tables[node] = g.spare[at]
        g.moves[node] = move
        g.seats[node] = first_seat(to_act(g.spare[at])) if move == UNDECIDED else CHANCE
    return g.slots[slot]


@rule
def sort_in(g):
    """Fill an empty hash table with all nodes."""
    for node in range(ENDS, g.used[NODES]):
        g.slots[slot_of(g.bits, node, g.moves[node], g)] = node


@rule
def arrived(g):
    """Return the edge to the table after a move."""
    t = g.spare[AFTER]
    if to_act(t) == 0:
        winners = won(t)
        first, second = winners & 1, (winners >> 1) & 1
        return 2 * (HALF if first == second else WON if first else LOST)
    turned = canonical(t)
    return 2 * node_of(AFTER, UNDECIDED, g) + turned


@rule
def add_edge(edge, odds, g):
    at = g.used[EDGES]
    g.edges[at] = edge
    g.odds[at] = odds
    g.used[EDGES] = at + 1


# Listing outcomes


@rule
def outcome(move, script, g):
    """Make a move on the table before, with the dice of a script; returns in how many ways they can fall like this."""
    g.spare[AFTER] = g.spare[BEFORE]
    t = g.spare[AFTER]
    t.dice = FIRST_WORD + np.uint64(script)
    play(t, first_seat(to_act(t)), move)
    return np.int64(np.uint64(t.dice) >> S32)


@rule
def list_deals(seats, options, most, g):
    """Node ENDS: the deal, with an edge for every way to deal; false if there are more than *most*."""
    g.used[NODES], g.used[EDGES] = ENDS + 1, 0
    for node in range(ENDS + 1):
        g.first[node], g.moves[node], g.seats[node] = 0, UNDECIDED, CHANCE
    script, left = 0, 1.0
    while left > 1e-9:
        g.spare[AFTER] = g.spare[BEFORE]
        t = g.spare[AFTER]
        deal(t, seats, options, np.int64(FIRST_WORD) + script)
        ways = np.int64(np.uint64(t.dice) >> S32)
        if script < ways:
            add_edge(arrived(g), 1.0 / ways, g)
            left -= 1.0 / ways
        script += 1
        if script > most:
            return False
    g.first[ENDS + 1] = g.used[EDGES]
    return True


@rule
def expand(node, most, g):
    """List the edges of nodes from this one on, while there is room; returns the next one, or TOO_MANY if a move has
    more than *most* outcomes."""
    while node < g.used[NODES] and g.used[NODES] + most < len(g.moves) and g.used[EDGES] + most < len(g.edges):
        if g.seats[node] != CHANCE:
            list_moves(node, g)
        elif not list_outcomes(node, most, g):
            return TOO_MANY
        node += 1
        g.first[node] = g.used[EDGES]
    return node


@rule
def list_moves(node, g):
    """Add an edge for each legal move: to the next decision, or to the node where its dice fall."""
    seat = g.seats[node]
    n = legal(g.tables[node], seat, g.legal)
    for k in range(n):
        move = g.legal[k]
        g.spare[BEFORE] = g.tables[node]
        forget(g.spare[BEFORE], seat, move)
        if outcome(move, 0, g) == 1:
            add_edge(arrived(g), 0.0, g)
        else:
            add_edge(2 * node_of(BEFORE, move, g), 0.0, g)


@rule
def list_outcomes(node, most, g):
    """Add an edge for every way in which the dice can fall."""
    move, script, left = g.moves[node], 0, 1.0
    g.spare[BEFORE] = g.tables[node]
    while left > 1e-9:
        ways = outcome(move, script, g)
        if script < ways:
            add_edge(arrived(g), 1.0 / ways, g)
            left -= 1.0 / ways
        script += 1
        if script > most:
            return False
    return True


# Exact values


@rule
def worth(edge, values):
    """Return the share of seat 0 behind an edge."""
    value = values[edge >> 1]
    return 1.0 - value if edge & 1 else value


@rule
def optimal(node, values, g):
    """Return the value of a node from the values of its successors, if both seats play optimally."""
    first, last = g.first[node], g.first[node + 1]
    total, seat = 0.0, g.seats[node]
    if seat == CHANCE:
        for e in range(first, last):
            total += g.odds[e] * worth(g.edges[e], values)
        return total
    total = worth(g.edges[first], values)
    for e in range(first + 1, last):
        value = worth(g.edges[e], values)
        total = max(total, value) if seat == 0 else min(total, value)
    return total


@rule
def sweep(values, g):
    """Do one step of value iteration, from the last node to the first; return the largest change."""
    largest = 0.0
    for node in range(g.used[NODES] - 1, ENDS - 1, -1):
        value = optimal(node, values, g)
        largest = max(largest, abs(value - values[node]))
        values[node] = value
    return largest


@rule
def residual(values, g):
    """Return the largest difference between a value and the one that follows from its successors, without any
    change."""
    largest = 0.0
    for node in range(ENDS, g.used[NODES]):
        largest = max(largest, abs(optimal(node, values, g) - values[node]))
    return largest


# Policies, and the best answer to one


@rule
def follow_values(values, g):
    """Follow the best moves by exact values; equally good ones alike."""
    for node in range(ENDS, g.used[NODES]):
        if g.seats[node] != CHANCE:
            first, n = g.first[node], g.first[node + 1] - g.first[node]
            for k in range(n):
                value = worth(g.edges[first + k], values)
                g.marks[k] = value if g.seats[node] == 0 else 1.0 - value
            best_alike(first, n, 1e-9, g)


@rule
def follow_marks(kind, weights, evaluation_weights, g):
    """Follow a kind of player. Of several best moves each is as likely."""
    for node in range(ENDS + 1, g.used[NODES]):
        if g.seats[node] != CHANCE:
            seat, first = g.seats[node], g.first[node]
            n = legal(g.tables[node], seat, g.legal)
            for k in range(n):
                g.marks[k] = 0.0
            if kind == HEURISTIC:
                heuristic(g.tables[node], seat, g.legal, n, weights, g.whole)
                for k in range(n):
                    g.marks[k] = g.whole[k]
            elif kind == EXPECTIMAX:
                g.spare[0] = g.tables[node]
                if not expectimax(g.spare, 0, 1, evaluation_weights, g.shares, g.marks, g.scratch):
                    for k in range(n):
                        g.marks[k] = 0.0
            best_alike(first, n, 0.0, g)


@rule
def best_alike(first, n, margin, g):
    """Write the odds of a policy that plays one of the best marks."""
    top, count = g.marks[0], 0
    for k in range(1, n):
        top = max(top, g.marks[k])
    for k in range(n):
        count += g.marks[k] >= top - margin
    for k in range(n):
        g.odds[first + k] = 1.0 / count if g.marks[k] >= top - margin else 0.0


@rule
def follow_network(nat, w, g):
    """Follow a network that looks at the tables of the nodes; with *nat* 0 its most likely move."""
    for node in range(ENDS + 1, g.used[NODES]):
        if g.seats[node] != CHANCE:
            first, n = g.first[node], mark_moves(g.tables, node, g.seats[node], w)
            best = 0
            for k in range(1, n):
                if w.marks[k] > w.marks[best]:
                    best = k
            top, total = w.marks[best], 0
            for k in range(n):
                if nat > 0:
                    w.marks[k] = int(exponential(max(-30.0, (w.marks[k] - top) / nat)) * FINE)
                else:
                    w.marks[k] = FINE if k == best else 0
                total += w.marks[k]
            for k in range(n):
                g.odds[first + k] = w.marks[k] / total


@rule
def behind(edge, place, values):
    """Return what an edge is worth to the player at seat *place*."""
    return values[edge >> 1, (place + edge) & 1]


@rule
def answer_sweep(values, g):
    """Do one iteration for two values of every node: the share of a best response at seat 0 or 1 against the policy;
    return the largest change."""
    largest = 0.0
    for node in range(g.used[NODES] - 1, ENDS - 1, -1):
        first, last = g.first[node], g.first[node + 1]
        for place in range(2):
            total = 0.0
            if g.seats[node] == place:
                total = behind(g.edges[first], place, values)
                for e in range(first + 1, last):
                    total = max(total, behind(g.edges[e], place, values))
            else:
                for e in range(first, last):
                    total += g.odds[e] * behind(g.edges[e], place, values)
            largest = max(largest, abs(total - values[node, place]))
            values[node, place] = total
    return largest
