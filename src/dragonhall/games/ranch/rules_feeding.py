"""Phase 2: who eats and who starves. Numbers point into rules.md (9)."""

from __future__ import annotations

from ...core.news import EVERYBODY, tell
from ...core.record import Row
from ...core.rule import rule
from .box import GRIFFIN, GROWN, LEVEL_1, MANDRAKE
from .moves import FEED_COLOUR, FEED_GRIFFINS, FEED_LEVEL_1, FEED_MOST
from .news import News
from .table import FED, Ask, Table, give_up

GRIFFINS_EAT, DONE = 1, 8
"""Stages: the griffins, then the dragons from red (2) down to level 1 (7)."""
MANY, FEW = FEED_MOST


@rule
def begin_feeding(t: Table, seat: int) -> None:
    t.stage[seat] = GRIFFINS_EAT
    feed_on(t, seat)


@rule
def eaters(stage: int) -> int:
    """The token whose turn it is to eat."""
    return GRIFFIN if stage == GRIFFINS_EAT else GROWN + DONE - 1 - stage


@rule
def food(stage: int) -> int:
    return MANDRAKE if stage == GRIFFINS_EAT else GRIFFIN


@rule
def feed_on(t: Table, seat: int) -> None:
    """To the next question; where there is no choice, everybody starves or nobody is there (9.4)."""
    while t.stage[seat] < DONE:
        stage = t.stage[seat]
        if t.own[seat, eaters(stage)] > 0:
            if t.own[seat, food(stage)] > 0:
                t.ask[seat] = Ask.FEED
                return
            serve(t, seat, 0)
        t.stage[seat] = stage + 1
    t.stage[seat] = 0


@rule
def list_feeding(t: Table, seat: int, out: Row) -> int:
    """From none to all that there is food for; refusing food is allowed (9.3)."""
    stage = t.stage[seat]
    most = min(t.own[seat, eaters(stage)], t.own[seat, food(stage)]) - t.ready[seat, FED]
    if eaters(stage) == GRIFFIN:
        begin = FEED_GRIFFINS
        most = min(most, MANY)
    elif eaters(stage) == GROWN + LEVEL_1:
        begin = FEED_LEVEL_1
        most = min(most, MANY)
    else:
        begin = FEED_COLOUR + (eaters(stage) - GROWN - 1) * (FEW + 1)
        most = min(most, FEW)
    for count in range(most + 1):
        out[count] = begin + count
    return most + 1


@rule
def feed(t: Table, seat: int, move: int) -> None:
    """Feed the number of creatures that the move says; after the largest one, the seat is asked for more."""
    stage = t.stage[seat]
    largest = MANY
    if move < FEED_LEVEL_1:
        count = move - FEED_GRIFFINS
    elif move < FEED_COLOUR:
        count = move - FEED_LEVEL_1
    else:
        count = (move - FEED_COLOUR) % (FEW + 1)
        largest = FEW
    count += t.ready[seat, FED]
    if count - t.ready[seat, FED] == largest and count < min(t.own[seat, eaters(stage)], t.own[seat, food(stage)]):
        t.ready[seat, FED] = count
        t.ask[seat] = Ask.FEED
        return
    t.ready[seat, FED] = 0
    serve(t, seat, count)
    t.stage[seat] = stage + 1
    feed_on(t, seat)


@rule
def serve(t: Table, seat: int, count: int) -> None:
    """Eaten and starved tokens go back to the supply (9.1, 9.2, 4.11)."""
    stage = t.stage[seat]
    starved = t.own[seat, eaters(stage)] - count
    if count > 0:
        give_up(t, seat, food(stage), count)
        tell(EVERYBODY, News.FED, seat, eaters(stage), count)
    if starved > 0:
        give_up(t, seat, eaters(stage), starved)
        tell(EVERYBODY, News.STARVED, seat, eaters(stage), starved)
