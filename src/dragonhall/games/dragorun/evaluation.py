"""How well a seat stands in Dragorun when a turn begins: a small network over what catches the eye.

Every feature of the table switches on a row of eight numbers, one for each unit of the network; what a unit has added
up counts if it is above nought, and in the first unit always. The numbers lie in ``evaluation.txt``; ``python -m
dragonhall.lab.tune dragorun`` found them.
"""

from __future__ import annotations

from pathlib import Path

from ...core.counsel import NOT_QUIET, Net
from ...core.record import Row
from ...core.rule import rule
from .box import MUSHROOM, SEATS
from .table import BESIDE, Ask, Table, first_space, holds_mushroom

NEAR, PLACES, LEADS, EGGS = 14, 5, 7, 4
"""Steps of nearness to the finish, places in the race, steps of the leader's nearness, eggs that are told apart."""
FATES = 4 * SEATS * NEAR
"""All that is told apart of a holder: mushroom or not, marker face down or not, how soon on turn, how near."""
UNITS, FEATURES, FINE, COARSE = 8, 13, 256, 16
"""The eight units are written out below, so that they stay in registers."""
OWN_FEATURES, RIVALS = 4, SEATS - 1
OWN = 0
RIVAL = OWN + FATES
OWN_PLACE = RIVAL + FATES
OWN_EGGS = OWN_PLACE + PLACES * LEADS
POOL = OWN_EGGS + EGGS
LOOSE = POOL + 2
NET = Net(FEATURES, LOOSE + NEAR, UNITS, FINE, COARSE)
WEIGHTS = tuple(map(int, (Path(__file__).parent / "evaluation.txt").read_text("utf-8").split()))


@rule
def evaluate(t: Table, seat: int, weights: Row) -> int:
    if t.ask == Ask.MARKER:
        return 0
    if t.ask != Ask.TURN:
        return NOT_QUIET
    a, b, c, d, e, f, g, h = 0, 0, 0, 0, 0, 0, 0, 0
    for k in range(FEATURES):
        row = feature(t, seat, k)
        if row >= 0:
            at = UNITS + UNITS * row
            a += weights[at]
            b += weights[at + 1]
            c += weights[at + 2]
            d += weights[at + 3]
            e += weights[at + 4]
            f += weights[at + 5]
            g += weights[at + 6]
            h += weights[at + 7]
    worth = a * weights[0] + max(b, 0) * weights[1] + max(c, 0) * weights[2] + max(d, 0) * weights[3]
    worth += max(e, 0) * weights[4] + max(f, 0) * weights[5] + max(g, 0) * weights[6] + max(h, 0) * weights[7]
    return worth // (FINE * COARSE)


@rule
def feature(t: Table, seat: int, k: int) -> int:
    """The row that the k-th feature switches on: the own dragon, place and eggs, each rival, each marker beside."""
    if k < OWN_FEATURES:
        return own_feature(t, seat, k)
    if k < OWN_FEATURES + RIVALS:
        step = k - OWN_FEATURES + 1
        return RIVAL + fate(t, (seat + step) % t.seats) if step < t.seats else -1
    return LOOSE + nearness(t, k - OWN_FEATURES - RIVALS) if t.holder[k - OWN_FEATURES - RIVALS] == BESIDE else -1


@rule
def own_feature(t: Table, seat: int, k: int) -> int:
    if k == 0:
        return OWN + fate(t, seat)
    if k == 1:
        return OWN_PLACE + LEADS * place(t, t.marker[seat]) + lead(t)
    if k == 2:
        return OWN_EGGS + min(t.eggs[seat], EGGS - 1)
    return POOL + t.pool[MUSHROOM]


@rule
def fate(t: Table, seat: int) -> int:
    """A holder's mushroom, cover, turn and nearness as one number."""
    turn = seat - t.turn
    if turn < 0:
        turn += t.seats
    kind = 2 * holds_mushroom(t, seat) + ((t.covered >> seat) & 1)
    return (kind * SEATS + turn) * NEAR + nearness(t, t.marker[seat])


@rule
def nearness(t: Table, dragon: int) -> int:
    """How many free spaces to the finish, more coarsely the more there are."""
    steps = t.track - t.space[dragon] - place(t, dragon)
    if steps <= 10:
        return steps - 1
    return 10 + (steps > 12) + (steps > 15) + (steps > 20)


@rule
def place(t: Table, dragon: int) -> int:
    """How many dragons are ahead of this one."""
    ahead = 0
    for other in range(5):
        if t.space[other] > t.space[dragon]:
            ahead += 1
    return ahead


@rule
def lead(t: Table) -> int:
    """How near the first dragon is to the finish."""
    left = t.track - first_space(t)
    if left <= 3:
        return left - 1
    return 3 + (left > 5) + (left > 8) + (left > 12)
