"""Seasons: how one begins, its phases 2 and 3, medals and points, the end of the game. Numbers point into rules.md."""

from __future__ import annotations

from ...core.dice import below
from ...core.news import EVERYBODY, tell
from ...core.rule import rule
from .box import (
    BLUES,
    EGG,
    ESSENCES_BY_SEATS,
    GRIFFIN,
    GROWN,
    HAND,
    INGOT,
    KINDS,
    LEVEL,
    MANDRAKE,
    MEDAL_POINTS,
    MEDALS,
    NEW_MEDALS,
    RED,
    RED_NEEDS,
    RED_POINTS,
)
from .news import News
from .rules_feeding import begin_feeding
from .table import Ask, Phase, Table, dragons, draw_cards, eggs, top_up
from .table_memory import forget_all

# The beginning of a season (2, 11.3, 11.4)


@rule
def begin_season(t: Table) -> None:
    """All Essence cards shuffled, five to each seat, display and medals (2.1-2.4, 11.3, 11.4)."""
    t.season += 1
    t.phase = Phase.TURNS
    tell(EVERYBODY, News.SEASON, t.season, t.first)
    for kind in range(KINDS):
        t.deck[kind] = ESSENCES_BY_SEATS[t.seats]
        t.pile[kind] = 0
    for step in range(t.seats):
        draw_cards(t, (t.first + step) % t.seats, HAND)
    if not t.beginner:
        top_up(t)
        for _ in range(NEW_MEDALS):
            turn_up_medal(t)
    t.turn = t.first
    t.ask[t.turn] = Ask.TURN


@rule
def turn_up_medal(t: Table) -> None:
    """A random one of those still face down, if there is one (2.4, 11.4)."""
    count = 0
    for medal in range(len(MEDALS)):
        count += (t.medals_down >> medal) & 1
    if count == 0:
        return
    left = below(t, count)
    for medal in range(len(MEDALS)):
        if (t.medals_down >> medal) & 1:
            if left == 0:
                t.medals_down &= ~(1 << medal)
                t.medals_up |= 1 << medal
                tell(EVERYBODY, News.MEDAL_UP, medal)
                return
            left -= 1


# Phases 2 and 3


@rule
def end_turns(t: Table) -> None:
    """Hands are discarded, and all seats feed (3.9, 9.5)."""
    for seat in range(t.seats):
        for kind in range(KINDS):
            t.pile[kind] += t.hand[seat, kind]
            t.hand[seat, kind] = 0
    forget_all(t)
    t.banned, t.last, t.last_farmers = 0, 0, 0
    if t.english:
        t.first = (t.first + 1) % t.seats
    t.turn = t.first
    begin_feeding_phase(t)


@rule
def begin_feeding_phase(t: Table) -> None:
    t.phase = Phase.FEEDING
    tell(EVERYBODY, News.FEEDING)
    for step in range(t.seats):
        begin_feeding(t, (t.first + step) % t.seats)


@rule
def begin_breeding_phase(t: Table) -> None:
    t.phase = Phase.BREEDING
    tell(EVERYBODY, News.BREEDING)
    t.waiting = (1 << t.seats) - 1


# The end of a season, and of the game (11, 12)


@rule
def end_season(t: Table) -> None:
    award_medals(t)
    for seat in range(t.seats):
        points = season_points(t, seat)
        t.score[seat] += points
        tell(EVERYBODY, News.SEASON_POINTS, seat, points, t.score[seat])
    if not t.english:
        t.first = (t.first + 1) % t.seats
    if t.season < t.seasons:
        begin_season(t)
    else:
        end_game(t)


@rule
def award_medals(t: Table) -> None:
    """To who alone has most tokens of the kind, and enough; else the medal stays (11.1)."""
    for medal in range(len(MEDALS)):
        if (t.medals_up >> medal) & 1:
            most, winner = t.medal_needs - 1, -1
            for seat in range(t.seats):
                count = medal_tokens(t, seat, medal)
                if count > most:
                    most, winner = count, seat
                elif count == most:
                    winner = -1
            if winner < 0:
                tell(EVERYBODY, News.MEDAL_STAYS if t.season < t.seasons else News.MEDAL_LOST, medal)
            else:
                t.medals_up &= ~(1 << medal)
                t.medals[winner] |= 1 << medal
                tell(EVERYBODY, News.MEDAL_WON, winner, medal)


@rule
def medal_tokens(t: Table, seat: int, medal: int) -> int:
    if medal == 0:
        return t.own[seat, MANDRAKE]
    if medal == 1:
        return t.own[seat, GRIFFIN]
    if medal == 2:
        return dragons(t, seat)
    if medal == 3:
        return eggs(t, seat)
    return t.own[seat, INGOT]


@rule
def season_points(t: Table, seat: int) -> int:
    """Dragons by level, and red cards whose condition is met (8, 11.2)."""
    points = 0
    for sort in range(RED + 1):
        points += LEVEL[sort] * t.own[seat, GROWN + sort]
    for power in range(len(RED_NEEDS)):
        if (t.red[seat] >> power) & 1 and red_tokens(t, seat, power // 2) >= RED_NEEDS[power]:
            points += RED_POINTS[power]
            tell(EVERYBODY, News.RED_SCORED, seat, BLUES + power, RED_POINTS[power])
    return points


@rule
def red_tokens(t: Table, seat: int, sort: int) -> int:
    """Return the tokens that a pair of red powers counts: mandrakes, griffins, eggs, dragons, creatures (8.2-8.6)."""
    if sort == 0:
        return t.own[seat, MANDRAKE]
    if sort == 1:
        return t.own[seat, GRIFFIN]
    if sort == 2:
        return eggs(t, seat)
    if sort == 3:
        return dragons(t, seat)
    return t.own[seat, MANDRAKE] + t.own[seat, GRIFFIN] + eggs(t, seat) + dragons(t, seat)


@rule
def end_game(t: Table) -> None:
    """Medals count, and the winners are found (12.2, 12.3)."""
    t.phase = Phase.OVER
    t.turn = t.first
    for seat in range(t.seats):
        points = 0
        for medal in range(len(MEDALS)):
            points += MEDAL_POINTS * ((t.medals[seat] >> medal) & 1)
        t.score[seat] += points
        if points > 0:
            tell(EVERYBODY, News.MEDAL_POINTS, seat, points, t.score[seat])
    best = 0
    for seat in range(1, t.seats):
        if ranks_above(t, seat, best):
            best = seat
    for seat in range(t.seats):
        if not ranks_above(t, best, seat):
            t.winners |= 1 << seat
            tell(EVERYBODY, News.WON, seat, t.score[seat])


@rule
def ranks_above(t: Table, one: int, other: int) -> bool:
    """More points; then eggs of level 3, of level 2, of level 1; then ingots (12.3)."""
    if t.score[one] != t.score[other]:
        return t.score[one] > t.score[other]
    for level in range(3, 0, -1):
        mine, theirs = 0, 0
        for sort in range(RED + 1):
            if LEVEL[sort] == level:
                mine += t.own[one, EGG + sort]
                theirs += t.own[other, EGG + sort]
        if mine != theirs:
            return mine > theirs
    return t.own[one, INGOT] > t.own[other, INGOT]
