"""Who wins a gambit, and the end of a gambit and of the game (9, 11, 12)."""

from __future__ import annotations

from ...core.news import EVERYBODY, tell
from ...core.rule import rule
from .box import COLOURED
from .box_sets import first_of, lowest
from .news import News
from .rules_flights import may_win
from .table import (
    DEBT,
    DEBTOR,
    LAST_NOW,
    NONE,
    STAKES,
    Step,
    Table,
    clear_antes,
    draw,
    in_play,
    settle,
    strike_debt,
    to_discard,
)
from .table_known import leave_hand

CARRY, SPLIT, EXTRA = 0, 1, 2
TIED, NOBODY = -1, -2


@rule
def best_flight(t: Table) -> int:
    """The seat with the strongest flight, after a Druid the weakest; TIED, or NOBODY when none may win (9.3, 9.4)."""
    best = 0
    winner = NOBODY
    for seat in range(t.seats):
        if in_play(t, seat):
            god = may_win(t, seat)
            if god != NONE:
                tell(EVERYBODY, News.CANNOT_WIN, seat, god)
                continue
            strength = -t.strength[seat] if t.druid else t.strength[seat]
            if winner == NOBODY or strength > best:
                best = strength
                winner = seat
            elif strength == best:
                winner = TIED
    if winner == TIED:
        tell(EVERYBODY, News.TIED, abs(best))
    return winner


# The end of a gambit and of the game (9, 11, 12)


@rule
def end_gambit(t: Table, winner: int) -> int:
    if winner != NONE:
        win_stakes(t, winner)
    else:
        keep_stakes(t)
    clear_gambit(t)
    broke = strike_out(t)
    if is_over(t, broke):
        announce(t)
        return Step.WAIT
    draw_two(t, t.leader if winner == NONE else winner)
    return Step.GAMBIT


@rule
def win_stakes(t: Table, winner: int) -> None:
    """The winner's debts to the stakes are ignored, others' now owed to the winner; then all settle (12.4, 12.5)."""
    news = News.WON_GAMBIT_WEAKEST if t.druid else News.WON_GAMBIT
    tell(EVERYBODY, news, winner, t.stakes, t.strength[winner])
    t.gold[winner] += t.stakes
    t.stakes = 0
    for at in range(t.debts - 1, -1, -1):
        if t.debt[at] % DEBTOR == STAKES:
            seat = t.debt[at] % DEBT // DEBTOR
            if seat == winner:
                tell(EVERYBODY, News.DEBT_IGNORED, winner, t.debt[at] // DEBT)
                strike_debt(t, at)
            else:
                tell(EVERYBODY, News.DEBT_PASSED_ON, seat, winner, t.debt[at] // DEBT)
                t.debt[at] += winner - STAKES
    settle(t)


@rule
def keep_stakes(t: Table) -> None:
    """Nobody won: debts to the stakes lapse, gold in them is carried on or shared (9.5, 9.6, 12.5)."""
    for at in range(t.debts - 1, -1, -1):
        if t.debt[at] % DEBTOR == STAKES:
            tell(EVERYBODY, News.DEBT_LAPSED, t.debt[at] % DEBT // DEBTOR, t.debt[at] // DEBT)
            strike_debt(t, at)
    players = 0
    for seat in range(t.seats):
        if in_play(t, seat):
            players += 1
    share = t.stakes // players
    if t.no_winner == SPLIT and share > 0:
        tell(EVERYBODY, News.SHARED, share)
        for seat in range(t.seats):
            if in_play(t, seat):
                t.gold[seat] += share
                t.stakes -= share
        settle(t)
    if t.stakes > 0:
        tell(EVERYBODY, News.CARRIED, t.stakes)


@rule
def clear_gambit(t: Table) -> None:
    """Flights and antes are discarded (9.9), and nothing of the gambit is remembered."""
    clear_antes(t)
    for seat in range(t.seats):
        set_0, set_1 = t.flight[seat, 0], t.flight[seat, 1]
        t.discard[0] |= set_0
        t.discard[1] |= set_1
        while set_0 != 0:
            t.note[lowest(set_0)] = 0
            set_0 &= set_0 - 1
        while set_1 != 0:
            t.note[COLOURED + lowest(set_1)] = 0
            set_1 &= set_1 - 1
        t.flight[seat, 0], t.flight[seat, 1], t.strength[seat] = 0, 0, 0
        t.ante[seat], t.played[seat] = NONE, NONE
    t.round, t.bar, t.extra, t.bare, t.colours, t.strengths, t.druid = 0, 0, 0, 0, 0, 0, 0
    t.priest = NONE


@rule
def strike_out(t: Table) -> int:
    """Players without gold leave the game, with all debts to and from them (11.1, 11.3); returns how many are out."""
    broke = 0
    for seat in range(t.seats):
        if in_play(t, seat) and t.gold[seat] == 0:
            tell(EVERYBODY, News.OUT, seat)
            t.out |= 1 << seat
        broke += (t.out >> seat) & 1
    return broke


@rule
def is_over(t: Table, broke: int) -> bool:
    """Too many are out, or an agreed end was reached (11.1-11.6)."""
    if broke >= t.fallen or broke >= t.seats - 1:
        tell(EVERYBODY, News.ENDS_BROKE, broke)
        return True
    if t.limit > 0 and t.gambit >= t.limit:
        tell(EVERYBODY, News.ENDS_LIMIT, t.gambit)
        return True
    if t.target > 0:
        for seat in range(t.seats):
            if t.gold[seat] >= t.target:
                tell(EVERYBODY, News.ENDS_TARGET, seat, t.target)
                return True
    if t.last == LAST_NOW:
        tell(EVERYBODY, News.ENDS_LAST)
        return True
    return False


@rule
def draw_two(t: Table, first: int) -> None:
    """Those who are out put their hands on the discard pile; then everybody draws two, the winner first (9.9, 11.3)."""
    while t.debts > 0:
        strike_debt(t, t.debts - 1)
    for seat in range(t.seats):
        if not in_play(t, seat):
            while t.hand[seat, 0] != 0 or t.hand[seat, 1] != 0:
                card = first_of(t.hand[seat, 0], t.hand[seat, 1])
                tell(EVERYBODY, News.DISCARDED, seat, card)
                leave_hand(t, seat, card)
                to_discard(t, card)
    seat = first
    for _ in range(t.seats):
        if in_play(t, seat):
            draw(t, seat, 2)
        seat = seat + 1 if seat + 1 < t.seats else 0


@rule
def announce(t: Table) -> None:
    for seat in range(t.seats):
        tell(EVERYBODY, News.HOARD, seat, t.gold[seat])
    winners = won(t)
    for seat in range(t.seats):
        if (winners >> seat) & 1:
            tell(EVERYBODY, News.WON, seat, t.gold[seat])


@rule
def score(t: Table, seat: int) -> int:
    """The hoard; what others owe does not count (11.7)."""
    return t.gold[seat]


@rule
def won(t: Table) -> int:
    """The largest hoards, as bits (11.7, 11.8)."""
    most = -1
    winners = 0
    for seat in range(t.seats):
        if t.gold[seat] > most:
            most = t.gold[seat]
            winners = 0
        if t.gold[seat] == most:
            winners |= 1 << seat
    return winners
