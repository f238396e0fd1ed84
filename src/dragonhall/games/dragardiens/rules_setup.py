"""Setting up (2): the box comes onto the table, number by number, so that another box needs no other rules."""

from __future__ import annotations

from ...core.dice import below, seed_dice
from ...core.news import EVERYBODY, only, tell
from ...core.options import Numbers
from ...core.rule import rule
from .box import (
    AT_CREST_OUT,
    AT_CRESTS,
    AT_EGG,
    AT_FRAGMENTS,
    AT_GOAL,
    AT_KINDS,
    AT_PEARLS,
    AT_REDS,
    AT_REMOVED,
    AT_REWARDS,
    AT_STARTS,
    CHESTS,
    CRYSTALS,
    EGGS,
    FRAGMENTS,
    LEFT,
    LEFT_KINDS,
    PAGE,
    PEARLS,
    REAL_KINDS,
    RIGHT,
    SHADOWS,
    STARTING_CARDS,
)
from .news import News
from .rules import begin_turn
from .table import Ask, Table, ask, refill, turn_page

AT_END_MODE, AT_OPEN_FRAGMENTS, AT_OPEN_HANDS, AT_CHESTS, AT_CHEST_COUNT, AT_FIRST, AT_BOX = 0, 1, 2, 3, 4, 5, 6
"""Where the options and the box lie among the numbers of a deal."""
RANDOM, CHOSEN = 1, 2
"""How the chests are found (11.1)."""


@rule
def deal(t: Table, seats: int, options: Numbers, seed: int) -> None:
    seed_dice(t, seed)
    t.seats = seats
    t.finish_turn = options[AT_END_MODE]
    t.open_fragments = options[AT_OPEN_FRAGMENTS]
    t.open_hands = options[AT_OPEN_HANDS]
    t.first = options[AT_FIRST] - 1 if options[AT_FIRST] > 0 else below(t, seats)
    tell(EVERYBODY, News.FIRST, t.first)
    unpack(t, options, AT_BOX)
    deal_starting_cards(t)
    lay_row(t, options, AT_BOX + AT_FRAGMENTS, options[AT_BOX + AT_REMOVED + seats - 2])
    for side in range(2):
        turn_page(t, side)
        refill(t, side)
    t.turn = t.first
    if options[AT_CHESTS] == CHOSEN:
        t.to_choose = options[AT_CHEST_COUNT]
        ask(t, Ask.CHEST, t.first)
        return
    if options[AT_CHESTS] == RANDOM:
        lay_out_chests(t, options[AT_CHEST_COUNT])
    begin_turn(t, t.first)


@rule
def unpack(t: Table, box: Numbers, at: int) -> None:
    """The values of the box (1.2 to 1.10), the supplies (2.7), the crest that is left out (2.6)."""
    for kind in range(REAL_KINDS):
        count = box[at + AT_KINDS + kind]
        side = LEFT if kind < LEFT_KINDS else RIGHT
        t.rest[kind] = count
        t.paged[PAGE[kind] - 1 if side == LEFT else 5 + PAGE[kind]] += count
        t.resting[side] += count
    for card in range(STARTING_CARDS):
        t.kind_of[card] = box[at + AT_STARTS + card]
    for pearl in range(PEARLS):
        t.pearl[pearl] = box[at + AT_PEARLS + pearl]
    t.reds = box[at + AT_REDS]
    t.reds_left = t.reds
    for crest in range(3):
        t.crest_value[crest] = box[at + AT_CRESTS + crest]
    t.crests_left = 7 & ~(1 << box[at + AT_CREST_OUT]) if t.seats == 2 else 7
    for number in range(6):
        for gift in range(5):
            t.reward[number + 1, gift] = box[at + AT_REWARDS + number * 5 + gift]
    t.egg, t.egg_back = box[at + AT_EGG], box[at + AT_EGG + 1]
    t.goal = box[at + AT_GOAL + t.seats - 2]
    t.shadows, t.crystals_left, t.eggs_left = SHADOWS, CRYSTALS, EGGS


@rule
def deal_starting_cards(t: Table) -> None:
    """The seats after the first draw 1, 2 and 3 starting cards; the others stay in the box (2.2)."""
    left, pool = STARTING_CARDS, (1 << STARTING_CARDS) - 1
    for step in range(1, t.seats):
        seat = (t.first + step) % t.seats
        tell(EVERYBODY, News.STARTING_CARDS, seat, step)
        t.unseen[seat] = step
        for _ in range(step):
            card = member(pool, below(t, left))
            pool &= ~(1 << card)
            left -= 1
            t.starts[seat] |= 1 << card
            t.dealt[card] = seat + 1
            tell(only(seat), News.STARTING_CARD, seat, t.kind_of[card])


@rule
def member(cards: int, nth: int) -> int:
    """The nth of a set of cards, counted from 0."""
    card = 0
    while True:
        if cards >> card & 1:
            if nth == 0:
                return card
            nth -= 1
        card += 1


@rule
def lay_row(t: Table, box: Numbers, at: int, removed: int) -> None:
    """Some fragments go back into the box, the others lie in a row by value (2.5)."""
    out = 0
    for _ in range(removed):
        fragment = below(t, FRAGMENTS)
        while out >> fragment & 1:
            fragment = below(t, FRAGMENTS)
        out |= 1 << fragment
    kept, back = 0, FRAGMENTS - removed
    for fragment in range(FRAGMENTS):
        if out >> fragment & 1:
            t.value[back] = box[at + fragment]
            back += 1
        else:
            t.value[kept] = box[at + fragment]
            kept += 1
    t.lowest, t.highest = 0, kept - 1


@rule
def lay_out_chests(t: Table, count: int) -> None:
    left = (1 << CHESTS) - 1
    for n in range(count):
        chest = member(left, below(t, CHESTS - n))
        left &= ~(1 << chest)
        t.chests |= 1 << chest
        tell(EVERYBODY, News.CHEST_OUT, chest)
