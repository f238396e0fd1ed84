"""Pairings and standings of tournaments, over many random tournaments: nobody meets twice without need, byes and seats
are shared fairly, and everything follows from the results and the seed."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from dragonhall.hall.tournaments.pairings import Entrant, Seats, arena, round_robin, split, swiss
from dragonhall.hall.tournaments.standings import Played, bye_worth, standings


class Past:
    """A tournament so far."""

    def __init__(self, players: int, seats: int, seed: str) -> None:
        self.players, self.seats, self.seed = list(range(players)), seats, seed
        self.played: list[Played] = []
        self.byes: Counter[int] = Counter()

    def rows(self, kind: str = "swiss"):
        return standings(kind, self.players, self.played, self.byes, bye_worth(self.seats), self.seed)

    def entrants(self) -> list[Entrant]:
        people = {row.number: Entrant(row.number, row.points, {}, [0] * self.seats) for row in self.rows()}
        for table in self.played:
            for seat, number in enumerate(table.seats):
                if number is not None:
                    me = people[number]
                    me.seats[seat] += 1
                    me.byes += None in table.seats
                    for other in table.seats:
                        if other is not None and other != number:
                            me.met[other] = me.met.get(other, 0) + 1
        for number, byes in self.byes.items():
            people[number].byes += byes
        return list(people.values())

    def play(self, tables: list[Seats], luck: random.Random) -> None:
        for table in tables:
            order = list(range(len(table)))
            luck.shuffle(order)
            places = [order.index(seat) for seat in range(len(table))]
            if luck.random() < 0.2:
                places = [max(0, place - 1) for place in places]
            self.played.append(Played(table, places))

    def meetings(self) -> Counter[tuple[int, int]]:
        return Counter(
            pair
            for table in self.played
            for pair in combinations(sorted(one for one in table.seats if one is not None), 2)
        )


@pytest.mark.parametrize("number", range(16))
def test_a_swiss_of_duels_has_no_repeats_while_they_can_be_avoided(number: int):
    luck = random.Random(number)
    players, fill = luck.randrange(2, 21), luck.random() < 0.5
    even = players - players % 2
    past = Past(players, 2, f"s{number}")
    for n in range(min(7, players)):
        made = swiss(past.entrants(), 2, fill, f"s{number}/{n}")
        everybody = sorted([*made.byes, *(one for table in made.tables for one in table if one is not None)])
        assert everybody == past.players, "everybody once"
        assert made == swiss(past.entrants(), 2, fill, f"s{number}/{n}")
        before = past.meetings()
        past.play(made.tables, luck)
        past.byes.update(made.byes)
        # So long there is always a round in which nobody meets again: each has met fewer than half of the others.
        if 2 * n < even - 1:
            assert all(times == 1 for times in past.meetings().values()), (players, n)
        assert max((past.meetings() - before).values(), default=1) == 1
        alone = Counter(dict.fromkeys(past.players, 0)) + past.byes
        counts = [one.byes for one in past.entrants()]
        assert max(counts) - min(counts) <= 1, alone
        most = 2 if 2 * n < even - 1 else 3
        assert all(abs(one.seats[0] - one.seats[1]) <= most for one in past.entrants()), "first and second in turn"


def test_a_round_without_a_repeat_is_found_where_there_is_only_one():
    """Six players of whom each has met all but one: greedy pairing from the top would end in a repeat."""
    only = {0: 5, 5: 0, 1: 4, 4: 1, 2: 3, 3: 2}
    people = [Entrant(n, Fraction(6 - n), {m: 1 for m in range(6) if m not in (n, only[n])}, [0, 0]) for n in range(6)]
    made = swiss(people, 2, False, "x")
    assert {frozenset(table) for table in made.tables} == {frozenset((n, only[n])) for n in range(6)}


def test_every_repeat_less_round_is_found_by_comparing_with_all_pairings():
    def without_repeat(people: list[int], met: set[frozenset[int]]) -> bool:
        if not people:
            return True
        first, rest = people[0], people[1:]
        return any(
            frozenset((first, other)) not in met and without_repeat([one for one in rest if one != other], met)
            for other in rest
        )

    luck = random.Random(5)
    possible = 0
    for case in range(60):
        size = luck.choice((4, 6, 8))
        met = {frozenset(pair) for pair in combinations(range(size), 2) if luck.random() < 0.6}
        people = [
            Entrant(n, Fraction(luck.randrange(4)), {m: 1 for m in range(size) if frozenset((n, m)) in met}, [0, 0])
            for n in range(size)
        ]
        people.sort(key=lambda one: -one.points)
        made = swiss(people, 2, False, str(case))
        repeats = any(frozenset(table) in met for table in made.tables)  # type: ignore[arg-type]
        avoidable = without_repeat(list(range(size)), met)
        assert repeats != avoidable
        possible += avoidable
    assert 10 < possible < 55


@pytest.mark.parametrize(("players", "seats", "fill"), [(16, 4, False), (18, 3, True), (23, 4, True), (11, 3, False)])
def test_a_swiss_of_larger_tables_mixes_people_and_shares_byes_and_seats(players: int, seats: int, fill: bool):
    luck, past = random.Random(players), Past(players, seats, "big")
    for n in range(4):
        made = swiss(past.entrants(), seats, fill, f"big/{n}")
        everybody = sorted([*made.byes, *(one for table in made.tables for one in table if one is not None)])
        assert everybody == past.players and all(len(table) == seats for table in made.tables)
        assert fill or all(None not in table for table in made.tables)
        sizes = [seats - table.count(None) for table in made.tables]
        assert max(sizes) - min(sizes) <= 1
        past.play(made.tables, luck)
        past.byes.update(made.byes)
        if n == 1:
            assert max(past.meetings().values()) == 1, "two rounds without meeting again"
    assert max(past.meetings().values()) <= 2
    byes = [past.byes[one] for one in past.players]
    assert max(byes) - min(byes) <= 1
    assert all(max(one.seats) - min(one.seats) <= 2 for one in past.entrants())


@pytest.mark.parametrize("players", range(2, 13))
def test_in_a_round_robin_of_duels_everybody_meets_everybody_once(players: int):
    numbers = [10 * n for n in range(players)]
    rounds = round_robin(numbers, 2, "x")
    met = Counter(frozenset(table) for tables in rounds for table in tables if None not in table)
    assert met == Counter(map(frozenset, combinations(numbers, 2)))
    for tables in rounds:
        assert sorted(one for table in tables for one in table if one is not None) == numbers
    for number in numbers:
        seats = Counter(t.index(number) for tables in rounds for t in tables if number in t and None not in t)
        assert abs(seats[0] - seats[1]) <= 1


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_in_a_round_robin_of_larger_tables_everybody_meets_everybody(seats: int):
    for players in range(2, 17):
        rounds = round_robin(list(range(players)), seats, f"r{players}")
        met = {
            frozenset(p) for tables in rounds for t in tables for p in combinations([x for x in t if x is not None], 2)
        }
        assert met == set(map(frozenset, combinations(range(players), 2))), players
        assert all(sorted(x for t in tables for x in t if x is not None) == list(range(players)) for tables in rounds)
        assert len(rounds) <= 2 * -(-(players - 1) // (seats - 1)) + 1
    assert rounds == round_robin(list(range(16)), seats, "r16")


def test_groups_are_even_and_drawn_by_lot():
    groups = split(range(19), 4, "seed")
    assert sorted(one for group in groups for one in group) == list(range(19))
    assert sorted(map(len, groups)) == [4, 5, 5, 5] and groups != split(range(19), 4, "other")


def test_an_arena_repeats_the_last_opponent_only_after_a_wait():
    a, b, c = (Entrant(n, Fraction(0), {}, [0, 0]) for n in range(3))
    a.met, b.met = {1: 1}, {0: 1}
    assert arena([a, b], 2, False, False, "x") == []
    assert len(arena([a, b], 2, False, True, "x")) == 1
    assert arena([c], 2, False, True, "x") == [] and len(arena([c], 2, True, True, "x")) == 1
    (table,) = arena([a, c, b], 2, False, False, "x")
    assert sorted(table) == [0, 2]  # type: ignore[type-var]


def test_points_are_shares_of_the_win_and_a_forfeit_has_none():
    played = [
        Played([0, 1, 2], [0, 0, 1]),
        Played([0, 1, None], [None, 1, 0]),
        Played([2, 0, 1], [2, 1, 0]),
    ]
    rows = {row.number: row for row in standings("swiss", [0, 1, 2, 3], played, {3: 1}, Fraction(1, 2), "s")}
    assert {n: row.points for n, row in rows.items()} == {
        0: Fraction(1, 2), 1: Fraction(3, 2), 2: Fraction(0), 3: Fraction(1, 2),
    }  # fmt: skip
    assert rows[1].rank == 1 and rows[1].wins == 1 and rows[0].tables == 3 and rows[3].tables == 0


def test_tie_breaks_decide_in_order_and_equals_share_a_rank():
    # Everybody has one win and one loss in a ring, and one who lost twice: nothing can tell the ring apart.
    ring = [Played([0, 1], [0, 1]), Played([1, 2], [0, 1]), Played([2, 0], [0, 1])]
    assert [row.rank for row in standings("groups", [0, 1, 2], ring, {}, Fraction(1), "s")] == [1, 1, 1]
    # Equal points; the one with the stronger opponents is first in a Swiss.
    swiss_tables = [Played([0, 1], [0, 1]), Played([2, 3], [0, 1]), Played([1, 3], [0, 1])]
    rows = standings("swiss", [0, 1, 2, 3], swiss_tables, {}, Fraction(1), "s")
    assert [row.number for row in rows] == [0, 1, 2, 3] and rows[0].points == rows[2].points
    # Direct encounter, where the points are equal and both have met.
    duel = [Played([0, 1], [1, 0]), Played([0, 2], [0, 1]), Played([1, 2], [1, 0]), Played([0, 3], [1, 0])]
    rows = standings("groups", [0, 1], duel, {}, Fraction(1), "s")
    assert [row.number for row in rows] == [1, 0]
    # In an arena who needed fewer tables is ahead.
    tables = [Played([0, 2], [0, 1]), Played([1, 2], [0, 1]), Played([1, 2], [1, 0])]
    rows = standings("arena", [0, 1, 2], tables, {}, Fraction(1), "s")
    assert [(row.number, row.points, row.rank) for row in rows] == [(0, 1, 1), (1, 1, 2), (2, 1, 3)]
