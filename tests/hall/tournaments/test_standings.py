"""Standings, tie-break by tie-break: what each of them counts, on tables small enough to count by hand."""

from __future__ import annotations

from fractions import Fraction

from dragonhall.hall.tournaments.standings import TIE_BREAKS, Played, Row, bye_worth, standings

HALF = Fraction(1, 2)


def duel(winner: int | None, loser: int | None) -> Played:
    return Played([winner, loser], [0, 1])


def rows(kind: str, count: int, played: list[Played], byes: dict[int, int] | None = None) -> dict[int, Row]:
    found = standings(kind, range(count), played, byes or {}, Fraction(1), "seed")
    return {row.number: row for row in found}


def tie(row: Row, kind: str, key: str) -> Fraction:
    return row.ties[TIE_BREAKS[kind].index(key)]


def test_a_shared_win_is_shared_and_a_forfeited_seat_has_nothing():
    table = Played([0, 1, 2, None], [0, 0, None, 1])
    assert [table.share(seat) for seat in range(4)] == [HALF, HALF, 0, 0]
    assert table.beaten(0, 1) == HALF and table.beaten(0, 2) == table.beaten(0, 3) == 1
    assert table.beaten(2, 3) == 0, "who forfeited beats nobody"


def test_a_bye_is_a_win_in_duels_and_half_of_one_at_larger_tables():
    assert (bye_worth(2), bye_worth(3), bye_worth(4)) == (1, HALF, HALF)
    found = rows("swiss", 2, [], {1: 1})
    assert (found[1].points, found[1].rank, found[0].rank) == (1, 1, 2)


def test_buchholz_is_the_points_of_the_opponents():
    played = [duel(0, 1), duel(2, 3), duel(2, 0)]
    found = rows("swiss", 4, played)
    assert tie(found[0], "swiss", "buchholz") == 0 + 2, "of 1, who has none, and of 2, who has two"
    assert tie(found[1], "swiss", "buchholz") == 1
    assert [row.number for row in sorted(found.values(), key=lambda row: row.rank)][:2] == [2, 0]


def test_at_a_larger_table_buchholz_is_the_mean_and_bots_count_as_equals():
    played = [Played([0, 1, None], [0, 1, 2]), duel(1, 0)]
    found = rows("swiss", 2, played)
    assert found[0].points == found[1].points == 1
    assert tie(found[0], "swiss", "buchholz") == (1 + 1) * HALF + 1


def test_in_buchholz_a_bye_counts_as_an_equal_opponent():
    found = rows("swiss", 1, [], {0: 2})
    assert tie(found[0], "swiss", "buchholz") == 2 * 2


def test_berger_counts_the_points_of_beaten_opponents():
    played = [duel(0, 1), duel(1, 2), duel(2, 0)]
    found = rows("groups", 3, played)
    assert [tie(found[n], "groups", "berger") for n in range(3)] == [1, 1, 1]
    assert {row.rank for row in found.values()} == {1}, "equal in everything"


def test_the_direct_match_decides_only_if_all_who_are_equal_have_met():
    met = rows("swiss", 4, [duel(0, 1), duel(1, 2), duel(0, 3), duel(3, 0), duel(1, 3)])
    assert met[0].points == met[1].points == 2
    apart = rows("swiss", 4, [duel(0, 2), duel(1, 3)])
    assert tie(apart[0], "swiss", "direct") == tie(apart[1], "swiss", "direct") == 0


def test_in_an_arena_fewer_tables_are_better_when_points_and_wins_are_equal():
    fewer, more = 0, 1
    found = rows("arena", 3, [duel(fewer, 2), duel(more, 2), duel(2, more)])
    assert found[fewer].points == found[more].points == 1
    assert (found[fewer].rank, found[more].rank) < (found[more].rank, found[fewer].rank)
    assert tie(found[fewer], "arena", "fewer") == -1 and tie(found[more], "arena", "fewer") == -2


def test_beaten_is_the_share_of_opponents_left_behind():
    found = rows("arena", 4, [Played([0, 1, 2, 3], [0, 1, 2, 3])])
    assert [tie(found[n], "arena", "beaten") for n in range(4)] == [1, Fraction(2, 3), Fraction(1, 3), 0]


def test_equal_players_share_a_rank_and_stand_in_an_order_drawn_by_lot():
    first = [row.number for row in standings("swiss", range(6), [], {}, Fraction(1), "one seed")]
    again = [row.number for row in standings("swiss", range(6), [], {}, Fraction(1), "one seed")]
    assert first == again and sorted(first) == list(range(6))
    assert {row.rank for row in standings("swiss", range(6), [], {}, Fraction(1), "one seed")} == {1}
