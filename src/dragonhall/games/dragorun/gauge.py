"""How well a seat stands in Dragorun when a turn begins: a small network over what catches the eye.

Every trait of the table switches on a row of eight numbers, one for each unit of the network; what a unit has added up
counts if it is above nought. The numbers lie in ``gauge.txt``; ``python -m dragonhall.lab.tune dragorun`` fitted them.
"""

from __future__ import annotations

from pathlib import Path

from ...core.game import LOUD, Net
from ...core.record import Row
from ...core.rule import rule
from .box import MUSHROOM, SEATS
from .table import BESIDE, Ask, Table, first_space, holds_mushroom

NEAR, PLACES, LEADS = 14, 5, 7
"""Steps of nearness to the finish, places in the race, steps of the leader's nearness."""
UNITS, TRAITS, FINE, COARSE = 8, 24, 256, 16
OWN = 0
OWN_PLACE = OWN + SEATS * NEAR
OWN_COVER = OWN_PLACE + PLACES * LEADS
OWN_MUSHROOM = OWN_COVER + 2 * SEATS
PLAYERS = OWN_MUSHROOM + LEADS
OWN_EGGS = PLAYERS + SEATS + 1
POOL = OWN_EGGS + 4
RIVAL = POOL + 2
RIVAL_COVER = RIVAL + SEATS * NEAR
RIVAL_MUSHROOM = RIVAL_COVER + 2 * SEATS
LOOSE = RIVAL_MUSHROOM + LEADS
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
    worth = max(a, 0) * scales[0] + max(b, 0) * scales[1] + max(c, 0) * scales[2] + max(d, 0) * scales[3]
    worth += max(e, 0) * scales[4] + max(f, 0) * scales[5] + max(g, 0) * scales[6] + max(h, 0) * scales[7]
    return worth // (FINE * COARSE)


@rule
def trait(t: Table, seat: int, k: int) -> int:
    """The row that the k-th trait switches on: the own dragon, the eggs, each rival, each marker beside the board."""
    if k < 7:
        return own_trait(t, seat, k)
    if k < 19:
        step = (k - 7) % 4 + 1
        return rival_trait(t, (seat + step) % t.seats, (k - 7) // 4) if step < t.seats else -1
    return LOOSE + nearness(t, k - 19) if t.holder[k - 19] == BESIDE else -1


@rule
def own_trait(t: Table, seat: int, k: int) -> int:
    mine, turn = t.marker[seat], (seat - t.turn) % t.seats
    if k == 0:
        return OWN + NEAR * turn + nearness(t, mine)
    if k == 1:
        return OWN_PLACE + LEADS * place(t, mine) + lead(t)
    if k == 2:
        return OWN_COVER + 2 * turn + (place(t, mine) == 0) if (t.covered >> seat) & 1 else -1
    if k == 3:
        return OWN_MUSHROOM + lead(t) if holds_mushroom(t, seat) else -1
    if k == 4:
        return PLAYERS + t.seats
    if k == 5:
        return OWN_EGGS + min(t.eggs[seat], 3)
    return POOL + t.pool[MUSHROOM]


@rule
def rival_trait(t: Table, rival: int, k: int) -> int:
    turn = (rival - t.turn) % t.seats
    if k == 0:
        return RIVAL + NEAR * turn + nearness(t, t.marker[rival])
    if k == 1:
        return RIVAL_COVER + 2 * turn + (place(t, t.marker[rival]) == 0) if (t.covered >> rival) & 1 else -1
    return RIVAL_MUSHROOM + lead(t) if holds_mushroom(t, rival) else -1


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
