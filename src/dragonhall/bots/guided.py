"""Search guided by a network: its policy gives priors, its estimate of the shares values. Compiled, bound per game.

Like ``bots/search.py``, whose functions are among the globals, as those of ``bots/network_rules.py`` are. Nothing is
played out: a new node asks the network once, for the seat to move and from what that seat knows. So the other seats
play in the tree as the network would play their hands, and not as the heuristic would. *v* is a ``NetworkSpace``.
"""
# mypy: ignore-errors

import numpy as np

from dragonhall.bots.network_rules import UNMIXED_NAT
from dragonhall.bots.workspace import COUNT, FIRST, NODES, SHARE, SQUARES, VALUE, VISITS, WORLD
from dragonhall.core.exponential import exponential
from dragonhall.core.rule import rule
from dragonhall.core.seats import first_seat

ONE, NOUGHT = np.uint64(1), np.uint64(0)
NATURAL = 100
"""The difference of two marks that makes a move e times as likely, in the priors of a node (``add_node``)."""


@rule
def look_for(w, v, seat, n):
    """Let the network mark the legal moves of a seat, as the heuristic does."""
    look_at(w.tables[WORLD], seat, v)
    for k in range(n):
        w.marks[k] = NATURAL * answer(v, w.moves[k]) // v.numbers[UNMIXED_NAT]


@rule
def estimate_shares(w, v, seat, seats):
    """Fill in the reward: every seat's share of the win, as the network estimates it after it looked for this seat."""
    first = len(v.last_bias) - MOST_SEATS
    top = answer(v, first)
    for place in range(1, seats):
        top = max(top, answer(v, first + place))
    total = 0.0
    for place in range(seats):
        chance = exponential(max(-30.0, (answer(v, first + place) - top) / v.numbers[UNMIXED_NAT]))
        w.reward[(seat + place) % seats] = chance
        total += chance
    for other in range(seats):
        w.reward[other] /= total
        w.reward[seats + other] = w.reward[other]


@rule
def guided_search(w, v, seat, seats, iterations, deepest, how):
    """Run iterations for a seat; returns how many moves were made in them. The root is the first node."""
    tables, moves, keys, nodes, edges, used, path, reward = (
        w.tables, w.moves, w.keys, w.nodes, w.edges, w.used, w.path, w.reward,
    )  # fmt: skip
    t = tables[WORLD]
    made = 0
    for _ in range(iterations):
        deal_again(w, seat)
        mover, depth, estimated = seat, 0, False
        while mover >= 0 and depth < deepest:
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
                look_for(w, v, mover, n)
                node = add_node(slot, key, n, w, how.even)
                if depth > 0 or node < 0:
                    estimate_shares(w, v, mover, seats)
                    estimated = True
                    break
            elif nodes[node, COUNT] != n:
                break
            edge = choose_edge(node, w, how)
            path[depth, 0], path[depth, 1], path[depth, 2] = node, edge, mover
            depth += 1
            play(t, mover, moves[edge - nodes[node, FIRST]])
            made += 1
            mover = first_seat(to_act(t))
        if mover < 0:
            settle(t, seats, w.evaluation_weights, how.rank, reward)
        elif not estimated:
            look_at(t, mover, v)
            estimate_shares(w, v, mover, seats)
        for step in range(depth):
            node, edge, mover = path[step, 0], path[step, 1], path[step, 2]
            nodes[node, VISITS] += 1
            w.visits[edge] += 1
            edges[edge, VALUE] += reward[mover]
            edges[edge, SQUARES] += reward[mover] * reward[mover]
            edges[edge, SHARE] += reward[seats + mover]
    return made
