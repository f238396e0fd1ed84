"""How well a seat stands in Dragorun when a turn begins: a small network over what catches the eye.

Every trait of the table switches on a row of eight numbers, one for each unit of the network; what a unit has added up
counts if it is above nought, and in the first unit always. The numbers lie in ``gauge.txt``;
``python -m dragonhall.lab.tune dragorun`` found them.
"""

from __future__ import annotations

from pathlib import Path

from ...core.game import LOUD, Net
from ...core.record import Row
from ...core.rule import rule
from .box import MUSHROOM, SEATS
from .table import BESIDE, Ask, Table, first_space, holds_mushroom

NEAR, PLACES, LEADS, EGGS = 14, 5, 7, 4
"""Steps of nearness to the finish, places in the race, steps of the leader's nearness, eggs that are told apart."""
FATES = 4 * SEATS * NEAR
"""All that is told apart of a holder: mushroom or not, marker face down or not, how soon on turn, how near."""
UNITS, TRAITS, FINE, COARSE = 8, 13, 256, 16
"""The eight units are written out below, so that they stay in registers."""
OWN_TRAITS, RIVALS = 4, SEATS - 1
OWN = 0
RIVAL = OWN + FATES
OWN_PLACE = RIVAL + FATES
OWN_EGGS = OWN_PLACE + PLACES * LEADS
POOL = OWN_EGGS + EGGS
LOOSE = POOL + 2
NET = Net(TRAITS, LOOSE + NEAR, UNITS, FINE, COARSE)
SCALES = tuple(map(int, (Path(__file__).parent / "gauge.txt").read_text("utf-8").split()))


@rule
def gauge(t: Table, seat: int, scales: Row) -> int:
    if t.ask == Ask.MARKER:
        return 0
    if t.ask != Ask.TURN:
        return LOUD
    a, b, c, d, e, f, g, h = 0, 0, 0, 0, 0, 0, 0, 0
    for k in range(TRAITS):
        row = trait(t, seat, k)
        if row >= 0:
            at = UNITS + UNITS * row
            a += scales[at]
            b += scales[at + 1]
            c += scales[at + 2]
            d += scales[at + 3]
            e += scales[at + 4]
            f += scales[at + 5]
            g += scales[at + 6]
            h += scales[at + 7]
    worth = a * scales[0] + max(b, 0) * scales[1] + max(c, 0) * scales[2] + max(d, 0) * scales[3]
    worth += max(e, 0) * scales[4] + max(f, 0) * scales[5] + max(g, 0) * scales[6] + max(h, 0) * scales[7]
    return worth // (FINE * COARSE)


@rule
def trait(t: Table, seat: int, k: int) -> int:
    """The row that the k-th trait switches on: the own dragon, place and eggs, each rival, each marker beside."""
    if k < OWN_TRAITS:
        return own_trait(t, seat, k)
    if k < OWN_TRAITS + RIVALS:
        step = k - OWN_TRAITS + 1
        return RIVAL + fate(t, (seat + step) % t.seats) if step < t.seats else -1
    return LOOSE + nearness(t, k - OWN_TRAITS - RIVALS) if t.holder[k - OWN_TRAITS - RIVALS] == BESIDE else -1


@rule
def own_trait(t: Table, seat: int, k: int) -> int:
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
