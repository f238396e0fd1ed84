"""A learner's step on many tables: its move, then the bots' moves until it must decide again or the game is over.

Like ``core/compiler/entry_points.py`` this file is loaded once per game with the game's rules among its globals.
"""
# mypy: ignore-errors

from dragonhall.core.dice import mixed, scaled, stepped
from dragonhall.core.rule import rule

CHOICES = 0x2545F4914F6CDD1D
AT_RANDOM, BY_THUMB = 0, 1
"""How a bot decides."""
REFUSE, LOSE, REPLACE = 0, 1, 2
"""The effects of an illegal action; a refused one never comes here."""
RUNNING, OVER, LOST = 0, 1, 2
"""How a step ended: with another decision, with the game, with an illegal action."""


@rule
def lowest_seat(t):
    acting = to_act(t)
    seat = 0
    while acting >> seat:
        if (acting >> seat) & 1:
            return seat
        seat += 1
    return -1


@rule
def pick(t, seat, mind, n, out, weights, marks, words, at):
    """Return the index of a bot's move in its list of *n* moves."""
    if n == 1:
        return 0
    words[at] = stepped(words[at])
    if mind == AT_RANDOM:
        return scaled(words[at], n)
    heuristic(t, seat, out, n, weights, marks)
    best, equals = 0, 1
    for k in range(1, n):
        if marks[k] > marks[best]:
            best, equals = k, 1
        elif marks[k] == marks[best]:
            equals += 1
            words[at] = stepped(words[at])
            if scaled(words[at], equals) == 0:
                best = k
    return best


@rule
def play_on(t, mine, minds, out, weights, marks, words, made, at):
    """Let the bots move until the learner must decide (returns its seat) or the game is over (returns -1)."""
    seat = lowest_seat(t)
    while seat >= 0 and seat != mine:
        n = legal(t, seat, out)
        play(t, seat, out[pick(t, seat, minds[seat], n, out, weights, marks, words, at)])
        made[at] += 1
        seat = lowest_seat(t)
    return seat


@rule
def begin(
    tables, at, blank, seeds, episodes, mine, fixed, seats, options, size, minds, out, weights, marks, words, made,
):  # fmt: skip
    """Deal until there is a game in which the learner has something to decide."""
    t = tables[at]
    seat = -1
    while seat < 0:
        tables[at] = blank[0]
        deal(t, seats, options, (seeds[at] + episodes[at] * size) & 0x7FFFFFFFFFFFFFFF)
        episodes[at] += 1
        mine[at] = fixed
        if fixed < 0:
            words[at] = stepped(words[at])
            mine[at] = scaled(words[at], seats)
        seat = play_on(t, mine[at], minds, out, weights, marks, words, made, at)


@rule
def show(t, at, seat, public, out, rows, mask, allowed):
    """Show the learner its observation and its legal moves."""
    look_table(t, at, -1 if public else seat, seat if (to_act(t) >> seat) & 1 else -1, out, rows, mask, allowed)


@rule
def begin_all(
    tables, first, last, blank, seeds, wanted, episodes, mine, fixed, seats, options, size, minds, out, weights, marks,
    words, made, public, rows, mask, allowed,
):  # fmt: skip
    """Deal new games on the selected tables, and observe all tables."""
    for at in range(first, last):
        if wanted[at]:
            words[at] = mixed(seeds[at] ^ CHOICES)
            episodes[at] = 0
            begin(
                tables, at, blank, seeds, episodes, mine, fixed, seats, options, size, minds, out, weights, marks,
                words, made,
            )  # fmt: skip
        show(tables[at], at, mine[at], public, out, rows, mask, allowed)


@rule
def first_illegal(first, last, waiting, wanted, moves, allowed):
    """Return the first table whose move is not legal, or -1; where the next game will be dealt, any is."""
    for at in range(first, last):
        if not waiting[at] and not was_legal(at, wanted[at], moves, allowed):
            return at
    return -1


@rule
def step_all(
    tables, first, last, blank, seeds, waiting, episodes, mine, fixed, seats, options, size, minds, out, weights,
    marks, words, made, public, rows, mask, allowed, moves, illegal, same, ended, scores, winners, finals,
):  # fmt: skip
    """One step of the learner on every table. Where a game ends, *finals* gets the last observation. The next game is
    dealt at once (*same*), or in the next step, which makes no move (*waiting*)."""
    for at in range(first, last):
        t = tables[at]
        ended[at] = RUNNING
        seat = mine[at]
        if waiting[at] == 0:
            move = moves[at]
            if not was_legal(at, move, mask.shape[1], allowed):
                if illegal == LOSE:
                    ended[at] = LOST
                else:
                    words[at] = stepped(words[at])
                    move = out[scaled(words[at], legal(t, seat, out))]
            if ended[at] == RUNNING:
                play(t, seat, move)
                made[at] += 1
                if play_on(t, seat, minds, out, weights, marks, words, made, at) < 0:
                    ended[at] = OVER
        if ended[at] != RUNNING:
            winners[at] = won(t)
            for other in range(seats):
                scores[at, other] = score(t, other)
            if same:
                row = finals[at]
                for k in range(row.shape[0]):
                    row[k] = 0
                observe(t, -1 if public else seat, row)
        if waiting[at] or (same and ended[at] != RUNNING):
            begin(
                tables, at, blank, seeds, episodes, mine, fixed, seats, options, size, minds, out, weights, marks,
                words, made,
            )  # fmt: skip
        waiting[at] = 0 if same else ended[at] != RUNNING
        show(t, at, mine[at], public, out, rows, mask, allowed)
