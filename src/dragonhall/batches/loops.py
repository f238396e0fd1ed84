"""Loops over many tables of one game: what a batch does with each table.

Like ``core/compiler/entry_points.py`` this file is loaded once per game with the game's rules among its globals. The
functions over one table are called unchanged by the loops below and by the kernels of ``kernels.py``.
"""
# mypy: ignore-errors

from dragonhall.core.dice import mixed, scaled, seed_dice, stepped
from dragonhall.core.rule import rule
from dragonhall.core.seats import first_seat

CHOICES = 0x2545F4914F6CDD1D
"""Makes the stream of random choices different from the dice of the table with the same seed."""


@rule
def table_seed(seed, at, episode, size):
    """Return the seed of table *at* in its game number *episode*: ``dragonhall.new`` deals the same with it."""
    return (seed + at + episode * size) & 0x7FFFFFFFFFFFFFFF


@rule
def begin_table(tables, slot, start, seats, options, seed):
    """Begin a game: a deal if the start is a blank table, else the start itself with new dice."""
    tables[slot] = start[0]
    t = tables[slot]
    if t.dice == 0:
        deal(t, seats, options, seed)
    else:
        seed_dice(t, seed)


@rule
def run_table(tables, slot, start, at, out, plies, resetting, words, episodes, made, seats, options, seed, size):
    """Uniformly random play on one table: *plies* moves, a new game after each if *resetting*."""
    t = tables[slot]
    word, episode, done = words[at], episodes[at], 0
    seat = first_seat(to_act(t))
    while done < plies:
        if seat < 0:
            if not resetting:
                break
            episode += 1
            begin_table(tables, slot, start, seats, options, table_seed(seed, at, episode, size))
            seat = first_seat(to_act(t))
        n = legal(t, seat, out)
        word = stepped(word)
        play(t, seat, out[scaled(word, n)])
        done += 1
        seat = first_seat(to_act(t))
    words[at], episodes[at], made[at] = word, episode, done


@rule
def deal_all(tables, first, last, start, words, episodes, seats, options, seed, size):
    for at in range(first, last):
        words[at] = mixed(seed + at ^ CHOICES)
        episodes[at] = 0
        begin_table(tables, at, start, seats, options, table_seed(seed, at, 0, size))


@rule
def acting_all(tables, first, last, seats):
    for at in range(first, last):
        seats[at] = first_seat(to_act(tables[at]))


@rule
def mask_table(t, at, out, mask):
    seat = first_seat(to_act(t))
    n = legal(t, seat, out) if seat >= 0 else 0
    for k in range(n):
        mask[at, out[k]] = 1


@rule
def legal_all(tables, first, last, out, mask):
    for at in range(first, last):
        mask_table(tables[at], at, out, mask)


@rule
def may_step(t, out, move):
    """Whether the move is legal for the seat that decides next; always true on a finished table."""
    seat = first_seat(to_act(t))
    if seat < 0:
        return True
    for k in range(legal(t, seat, out)):
        if out[k] == move:
            return True
    return False


@rule
def first_illegal(tables, first, last, out, moves):
    """Return the first table whose move is not legal, or -1."""
    for at in range(first, last):
        if not may_step(tables[at], out, moves[at]):
            return at
    return -1


@rule
def step_table(tables, start, at, move, scores, done, winners, episodes, seats, options, seed, size):
    """One move. If the game ends, its scores and winners are stored and the next game begins."""
    t = tables[at]
    seat = first_seat(to_act(t))
    if seat >= 0:
        play(t, seat, move)
    done[at] = to_act(t) == 0
    if done[at]:
        winners[at] = won(t)
        for seat in range(seats):
            scores[at, seat] = score(t, seat)
        episodes[at] += 1
        begin_table(tables, at, start, seats, options, table_seed(seed, at, episodes[at], size))


@rule
def step_all(tables, first, last, start, moves, scores, done, winners, episodes, seats, options, seed, size):
    for at in range(first, last):
        step_table(tables, start, at, moves[at], scores, done, winners, episodes, seats, options, seed, size)


@rule
def look_table(t, at, watcher, seat, out, rows, mask, allowed):
    """Look at what a watcher may know and a seat may do: as a mask and, for the next move, as bits.

    The mask is given away and may be changed, the bits are not. If the seat is -1, no move is legal.
    """
    row = rows[at]
    for k in range(row.shape[0]):
        row[k] = 0
    for move in range(mask.shape[1]):
        mask[at, move] = 0
    for k in range(allowed.shape[1]):
        allowed[at, k] = 0
    look_blank(t, at, watcher, seat, out, rows, mask, allowed)


@rule
def look_blank(t, at, watcher, seat, out, rows, mask, allowed):
    """Do the same where the row, the mask and the bits are all 0 before."""
    observe(t, watcher, rows[at])
    if seat >= 0:
        for k in range(legal(t, seat, out)):
            move = out[k]
            mask[at, move] = 1
            allowed[at, move >> 3] |= 1 << (move & 7)


@rule
def was_legal(at, move, moves, allowed):
    """Whether the move was in the latest list of legal moves."""
    return 0 <= move < moves and (allowed[at, move >> 3] >> (move & 7)) & 1 != 0


@rule
def look_on(t, at, out, acting, rows, mask, allowed):
    """Look at a table for the seat that decides next. When the game is over, any move is accepted and none is made."""
    seat = first_seat(to_act(t))
    acting[at] = seat
    look_table(t, at, seat, seat, out, rows, mask, allowed)
    if seat < 0:
        for k in range(allowed.shape[1]):
            allowed[at, k] = 255


@rule
def look_all(tables, first, last, out, acting, rows, mask, allowed):
    for at in range(first, last):
        look_on(tables[at], at, out, acting, rows, mask, allowed)


@rule
def first_refused(first, last, wanted, moves, allowed):
    """Return the first table whose move was not in its latest list of legal moves, or -1."""
    for at in range(first, last):
        if not was_legal(at, wanted[at], moves, allowed):
            return at
    return -1


@rule
def turn_all(
    tables, first, last, out, start, moves, scores, done, winners, episodes, seats, options, seed, size, acting, rows,
    mask, allowed,
):  # fmt: skip
    """Make a step and look, table by table, while it is in the processor's cache."""
    for at in range(first, last):
        step_table(tables, start, at, moves[at], scores, done, winners, episodes, seats, options, seed, size)
        look_on(tables[at], at, out, acting, rows, mask, allowed)


@rule
def run_all(tables, first, last, out, start, plies, resetting, words, episodes, made, seats, options, seed, size):
    for at in range(first, last):
        run_table(tables, at, start, at, out, plies, resetting, words, episodes, made, seats, options, seed, size)


@rule
def score_all(tables, first, last, scores, seats):
    for at in range(first, last):
        for seat in range(seats):
            scores[at, seat] = score(tables[at], seat)


@rule
def copy_all(tables, first, last, sources, into):
    """Copy a few tables over and over into many others, as a search does."""
    for at in range(first, last):
        into[at] = tables[at % sources]


@rule
def redeal_all(tables, first, last, seat, seed):
    for at in range(first, last):
        redeal(tables[at], seat, seed + at)
