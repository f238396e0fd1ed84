"""Search over one game: playouts by the heuristic, and a tree of what the seats know. Compiled, bound per game.

Like ``core/compiled_rules.py`` this file is loaded once per game with the game's rules among its globals. It runs
without the interpreter's lock and allocates nothing: all tables and nodes lie in arrays that are handed in
(``bots/tree_search.py``).

Every iteration deals afresh what the searching seat cannot know, walks down the tree, adds one node, plays out by the
heuristic and carries the result of every seat back up. A node stands for what the seat to move *knows*: its key is a
hash of the table re-dealt for that seat with one fixed seed, so two tables that this seat cannot tell apart share a
node, whoever else knows more. At such a node the same moves are legal every time: a move was available as often as its
node was visited.
"""
# mypy: ignore-errors

import math

import numpy as np

from dragonhall.core.counsel import NOT_QUIET
from dragonhall.core.dice import mixed, scaled, stepped
from dragonhall.core.rule import rule

ROOT, WORLD, SEEN = 0, 1, 2
"""The tables of a search: as handed over, as dealt for one iteration, as the seat to move sees it. Expectimax writes on
the last of these and on one more."""
FIRST, COUNT, VISITS = 0, 1, 2
"""Columns of ``nodes``: its first edge, how many edges, how often visited."""
VALUE, SHARE, PRIOR, PRICE = 0, 1, 2, 3
"""Columns of ``edges``: sums of value and of win share for the seat that moves, its prior, and value squared."""
NODES, EDGES, FULL, TRUSTED = 0, 1, 2, 3
"""Places of ``used``: nodes and edges in use, how often there was no room for another node, and as how many tries
expectimax counts for each move of the root."""
S29, S32, K1, K2 = np.uint64(29), np.uint64(32), np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9)
ONE, NOUGHT = np.uint64(1), np.uint64(0)
HALF = 0x3FFFFFFFFFFFFFFF
GUESSED = 0.3
"""How far results are thought to lie apart before there are any."""


@rule
def next_seat(t):
    """The seat that decides next: of several the lowest; -1 when the game is over."""
    acting = to_act(t)
    if acting == 0:
        return -1
    seat = 0
    while not (acting >> seat) & 1:
        seat += 1
    return seat


@rule
def best_marked(marks, n, luck):
    """The place of the highest mark; among equals by chance."""
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
def pick_by_heuristic(tables, at, seat, moves, weights, marks, luck):
    """The move of the heuristic."""
    t = tables[at]
    n = legal(t, seat, moves)
    if n == 1:
        return moves[0]
    heuristic(t, seat, moves, n, weights, marks)
    return moves[best_marked(marks, n, luck)]


@rule
def playout(t, moves, weights, eval_weights, marks, luck, slips, horizon):
    """Play on by the heuristic, *slips* of 1000 moves at random, to the end or to where the evaluation can be read."""
    done = 0
    seat = next_seat(t)
    while seat >= 0:
        if done >= horizon and evaluate(t, seat, eval_weights) != NOT_QUIET:
            break
        n = legal(t, seat, moves)
        k = 0
        if n > 1:
            luck[0] = stepped(luck[0])
            if scaled(luck[0], 1000) < slips:
                luck[0] = stepped(luck[0])
                k = scaled(luck[0], n)
            else:
                heuristic(t, seat, moves, n, weights, marks)
                k = best_marked(marks, n, luck)
        play(t, seat, moves[k])
        done += 1
        seat = next_seat(t)
    return done


@rule
def finish(
    tables, seats, trusted, moves, weights, eval_weights, marks, luck, slips,
    horizon, rank, reward, likes, room,
):  # fmt: skip
    """From here to what each seat gets; returns how many moves were made.

    By expectimax, if it is *trusted* at all, as the world stands; else by a playout to the end or to where
    the evaluation can be read.
    """
    if trusted > 0 and looked_ahead(tables, seats, eval_weights, reward, likes, room):
        return 0
    t = tables[WORLD]
    made = playout(t, moves, weights, eval_weights, marks, luck, slips, horizon)
    settle(t, seats, eval_weights, 0.0 if trusted > 0 else rank, reward)
    return made


@rule
def looked_ahead(tables, seats, eval_weights, reward, likes, room):
    """Whether the turn in hand could be thought through: then the reward and the likes of its moves are known."""
    if not expectimax(tables, WORLD, SEEN, eval_weights, reward, likes, room):
        return False
    for seat in range(seats):
        reward[seats + seat] = reward[seat]
    return True


@rule
def settle(t, seats, eval_weights, rank, reward):
    """What each seat got: ``reward[seat]`` its value, ``reward[seats + seat]`` its share of the win.

    The value is mostly the share of the win, and for *rank* of it the share of all rivals left behind: the values of
    all seats add up to 1. Of a game that is not over the evaluation tells the shares.
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
        reward[seat] = math.exp(max(-30.0, (reward[seat] - top) / 100.0))
        total += reward[seat]
    for seat in range(seats):
        reward[seat] /= total
        reward[seats + seat] = reward[seat]


@rule
def knowledge(tables, bits, mask, seat):
    """The key of what a seat knows of the world: never 0. The mask leaves out what a re-deal blurs."""
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
    """The slot of a key in the hash table: where it lies, or where it would."""
    mask = len(keys) - 1
    at = np.int64(key & np.uint64(mask))
    while keys[at] != NOUGHT and keys[at] != key:
        at = (at + 1) & mask
    return at


@rule
def add_node(slot, key, n, keys, slots, nodes, edges, visits, used, marks, even):
    """A new node whose priors come from the marks; -1 if there is no room."""
    node, first = used[NODES], used[EDGES]
    if node >= len(nodes) or first + n > len(edges):
        used[FULL] += 1
        return -1
    used[NODES] += 1
    used[EDGES] += n
    keys[slot] = key
    slots[slot] = node
    nodes[node, FIRST], nodes[node, COUNT], nodes[node, VISITS] = first, n, 0
    top = marks[0]
    for k in range(1, n):
        top = max(top, marks[k])
    total = 0.0
    for k in range(n):
        edges[first + k, PRIOR] = math.exp(max(-30.0, (marks[k] - top) / 100.0))
        total += edges[first + k, PRIOR]
    for k in range(n):
        edges[first + k, PRIOR] = even / n + (1.0 - even) * edges[first + k, PRIOR] / total
        edges[first + k, VALUE], edges[first + k, SHARE], edges[first + k, PRICE] = 0.0, 0.0, 0.0
        visits[first + k] = 0
    return node


@rule
def trust_expectimax(node, nodes, edges, visits, likes, trusted):
    """A new node whose moves are worth what expectimax says, as if each had been tried so often."""
    first = nodes[node, FIRST]
    for k in range(nodes[node, COUNT]):
        edges[first + k, VALUE] = edges[first + k, SHARE] = trusted * likes[k]
        edges[first + k, PRICE] = trusted * likes[k] * likes[k]
        visits[first + k] = trusted


@rule
def choose_edge(node, nodes, edges, visits, explore, urge):
    """The edge with the best sum of what it brought and how much it deserves another try.

    How much that counts goes by how far apart results lie here: where the evaluation tells small differences apart,
    they are looked at closely.
    """
    first, n = nodes[node, FIRST], nodes[node, COUNT]
    total, squares, tried = 0.0, 0.0, 0
    for e in range(first, first + n):
        total += edges[e, VALUE]
        squares += edges[e, PRICE]
        tried += visits[e]
    mean, spread = 0.0, GUESSED
    if tried > 0:
        mean = total / tried
        spread = math.sqrt(max(squares / tried - mean * mean, 0.0) + GUESSED * GUESSED / tried)
    mean -= urge * spread
    eager = explore * spread * math.sqrt(nodes[node, VISITS] + 1.0)
    best, top = first, -1e300
    for e in range(first, first + n):
        worth = edges[e, VALUE] / visits[e] if visits[e] > 0 else mean
        worth += eager * edges[e, PRIOR] / (1 + visits[e])
        if worth > top:
            best, top = e, worth
    return best


@rule
def search(
    tables, bits, mask, seat, seats, iterations, deepest, slips,
    horizon, weights, eval_weights, luck, moves, marks, keys,
    slots, nodes, visits, edges, used, path, tuning, reward, trusted, likes, room,
):  # fmt: skip
    """So many iterations for a seat; returns how many moves were made in them. The root is the first node."""
    explore, urge, even, rank = tuning[0], tuning[1], tuning[2], tuning[3]
    t = tables[WORLD]
    made = 0
    for _ in range(iterations):
        tables[WORLD] = tables[ROOT]
        luck[0] = stepped(luck[0])
        redeal(t, seat, np.int64(luck[0] >> ONE) & HALF)
        mover, depth, growing, known = seat, 0, True, False
        while mover >= 0 and growing and depth < deepest:
            n = legal(t, mover, moves)
            if n == 1 and used[NODES] > 0:
                play(t, mover, moves[0])
                made += 1
                mover = next_seat(t)
                continue
            key, slot, node = ONE, 0, 0
            if depth > 0:
                key = knowledge(tables, bits, mask, mover)
                slot = find(key, keys)
                node = slots[slot]
            if keys[slot] == NOUGHT if depth > 0 else used[NODES] == 0:
                growing = False
                heuristic(t, mover, moves, n, weights, marks)
                known = trusted > 0 and looked_ahead(tables, seats, eval_weights, reward, likes, room)
                node = add_node(slot, key, n, keys, slots, nodes, edges, visits, used, marks, even)
                if node < 0:
                    break
                if known:
                    trust_expectimax(node, nodes, edges, visits, likes, trusted)
                    if depth > 0:
                        break
                    used[TRUSTED], known = trusted, False
            elif nodes[node, COUNT] != n:
                break
            edge = choose_edge(node, nodes, edges, visits, explore, urge)
            path[depth, 0], path[depth, 1], path[depth, 2] = node, edge, mover
            depth += 1
            play(t, mover, moves[edge - nodes[node, FIRST]])
            made += 1
            mover = next_seat(t)
        if not known:
            made += finish(
                tables, seats, trusted, moves, weights, eval_weights, marks, luck, slips,
                horizon, rank, reward, likes, room,
            )  # fmt: skip
        for step in range(depth):
            node, edge, mover = path[step, 0], path[step, 1], path[step, 2]
            nodes[node, VISITS] += 1
            visits[edge] += 1
            edges[edge, VALUE] += reward[mover]
            edges[edge, PRICE] += reward[mover] * reward[mover]
            edges[edge, SHARE] += reward[seats + mover]
    return made


@rule
def chances(
    tables, seat, seats, playouts, slips, horizon, weights, eval_weights,
    luck, moves, marks, reward, trusted, likes, room,
    sums,
):  # fmt: skip
    """Add up the shares of the win over so many playouts from tables dealt afresh for a seat."""
    t = tables[WORLD]
    for _ in range(playouts):
        tables[WORLD] = tables[ROOT]
        luck[0] = stepped(luck[0])
        redeal(t, seat, np.int64(luck[0] >> ONE) & HALF)
        finish(
            tables, seats, trusted, moves, weights, eval_weights, marks, luck, slips,
            horizon, 0.0, reward, likes, room,
        )  # fmt: skip
        for other in range(seats):
            sums[other] += reward[seats + other]


@rule
def compare(
    tables, seat, seats, playouts, slips, horizon, weights, eval_weights,
    luck, moves, marks, reward, trusted, likes, room,
    picks, sums,
):  # fmt: skip
    """Play out each of a few moves of a seat on the same tables, dealt afresh for it.

    Adds up the seat's shares of the win (first row) and the squares of their differences to the first (second row).
    """
    t = tables[WORLD]
    for _ in range(playouts):
        luck[0] = stepped(luck[0])
        world = np.int64(luck[0] >> ONE) & HALF
        first = 0.0
        for k in range(len(picks)):
            tables[WORLD] = tables[ROOT]
            redeal(t, seat, world)
            play(t, seat, picks[k])
            finish(
                tables, seats, trusted, moves, weights, eval_weights, marks, luck, slips,
                horizon, 0.0, reward, likes, room,
            )  # fmt: skip
            share = reward[seats + seat]
            if k == 0:
                first = share
            sums[0, k] += share
            sums[1, k] += (share - first) * (share - first)


@rule
def heuristic_match(tables, players, moves, weights, marks, luck, longest):
    """A whole match on table 0 from where it stands, between seats that play by the heuristic, or at random (-1).

    Each seat's number says which row of weights it goes by.

    What a heuristic reads is what its seat knows, so nothing need be dealt afresh for it.
    """
    t = tables[ROOT]
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
def sample_match(tables, seats, moves, weights, eval_weights, marks, luck, slips, every, reward, kept, longest):
    """A match by the heuristic; about one situation in *every* with a readable evaluation is kept in tables 1, 2 ...

    Returns how many were kept; the shares of the win are in the reward.
    """
    t = tables[ROOT]
    count, made = 0, 0
    seat = next_seat(t)
    while seat >= 0 and made < longest:
        luck[0] = stepped(luck[0])
        if count < kept and scaled(luck[0], every) == 0 and evaluate(t, seat, eval_weights) != NOT_QUIET:
            count += 1
            tables[count] = tables[ROOT]
        n = legal(t, seat, moves)
        luck[0] = stepped(luck[0])
        if scaled(luck[0], 1000) < slips:
            luck[0] = stepped(luck[0])
            k = scaled(luck[0], n)
        else:
            heuristic(t, seat, moves, n, weights, marks)
            k = best_marked(marks, n, luck)
        play(t, seat, moves[k])
        made += 1
        seat = next_seat(t)
    settle(t, seats, eval_weights, 0.0, reward)
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
def lesson(tables, seats, moves, eval_weights, luck, slips, trust, features, reward, likes, room, rows, shares):
    """A match by expectimax from where table 0 stands, *slips* of 1000 moves at random: what an evaluation can learn
    from it.

    For each situation that the evaluation can be read in ``rows`` gets the features of every seat and ``shares`` what
    each may hope for: what expectimax says and, for *trust* of it, what came of it after. A slip teaches nothing about
    situations before it; the last column of the shares marks it. Returns how many situations there are.
    """
    t = tables[ROOT]
    count = 0
    seat = next_seat(t)
    while seat >= 0 and count < len(shares):
        known = expectimax(tables, ROOT, WORLD, eval_weights, reward, likes, room)
        n, best = legal(t, seat, moves), 0
        for k in range(n):
            if likes[k] > likes[best]:
                best = k
        if known and evaluate(t, seat, eval_weights) != NOT_QUIET:
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
    settle(t, seats, eval_weights, 0.0, reward)
    for at in range(count - 1, -1, -1):
        for other in range(seats):
            if shares[at, seats] == 0.0:
                shares[at, other] += trust * (reward[other] - shares[at, other])
            reward[other] = shares[at, other]
    return count


@rule
def seeded(luck, seed):
    luck[0] = mixed(seed)
