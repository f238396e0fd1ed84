"""Pairings of a tournament, and seats at its tables.

Pure functions: the same people, past and seed give the same tables on every server. A table is a
list by seat, with the numbers of the players; None is a seat without a player (a bot's, or no seat at all).

- Nobody meets the same opponent twice as long as this can be avoided. For two seats this is exact (a perfect matching);
for more seats it is approximate (a search).
- A round without a table (or with bots) goes to the players who have had the fewest of those.
- A seat goes to the player who has had it least often.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, permutations, product

from msgspec import Struct

Seats = list[int | None]
MAX_PERMUTED = 6
"""At larger tables not every order is tried."""
TRIES = 8
"""Maximum restarts of the search for a round of larger tables while it still has repeats."""


class Entrant(Struct):
    """A player to be paired, with the relevant past."""

    number: int
    points: Fraction = Fraction(0)
    met: dict[int, int] = {}
    """Meetings with each other player."""
    seats: list[int] = []
    """Matches at each seat."""
    byes: int = 0
    """Rounds without a table, and tables with bots."""


class Round(Struct):
    tables: list[Seats]
    byes: list[int]


def swiss(entrants: Sequence[Entrant], seats: int, fill: bool, seed: str) -> Round:
    """Return the next round; *entrants* are in the order of the standings. With *fill* bots take empty seats."""
    if seats == 2:
        pairs, alone = _pairs(entrants)
        tables: list[list[Entrant]] = [[a, b] for a, b in pairs]
        if alone is not None and fill:
            tables.append([alone])
        byes = [alone.number] if alone is not None and not fill else []
    else:
        left = _without_table(entrants, 0 if fill else len(entrants) % seats)
        playing = [entrant for entrant in entrants if entrant not in left]
        tables = _groups(playing, _sizes(len(playing), seats), seats, seed)
        byes = [entrant.number for entrant in left]
    return Round([_seated(table, seats, seed) for table in tables], byes)


def arena(entrants: Sequence[Entrant], seats: int, fill: bool, again: bool, seed: str) -> list[Seats]:
    """Return tables for the free players, the longest waiting first. ``met`` holds only the opponents of the last
    table.

    Without *fill* and *again* some may have to wait for enough others, or for new opponents.
    """
    count = len(entrants) // seats
    playing = sorted(entrants[: count * seats], key=lambda entrant: (-entrant.points, entrant.number))
    tables = _groups(playing, [seats] * count, seats, seed) if count else []
    if not again:
        tables = [table for table in tables if not _repeats(table)]
    rest = list(entrants[count * seats :])
    if fill and rest:
        tables.append(rest)
    return [_seated(table, seats, seed) for table in tables]


def round_robin(numbers: Sequence[int], seats: int, seed: str) -> list[list[Seats]]:
    """Return the rounds in which everybody meets everybody: once at tables for two, at least once at larger ones.

    Everybody has a seat in every round, except with an odd number at tables for two: then each sits out once.
    """
    if len(numbers) < 2:
        return []
    if seats == 2:
        return _circle(numbers)
    entrants = [Entrant(number, met={}, seats=[0] * seats) for number in numbers]
    rounds: list[list[Seats]] = []
    while not rounds or _strangers(entrants):
        tables = _groups(entrants, _sizes(len(entrants), seats), seats, f"{seed}/{len(rounds)}", cover=True)
        seated = [_seated(table, seats, f"{seed}/{len(rounds)}") for table in tables]
        for table in seated:
            _remember(entrants, table)
        rounds.append(seated)
    return rounds


def split(numbers: Sequence[int], groups: int, seed: str) -> list[list[int]]:
    """Return groups by lot, whose sizes differ by one at most."""
    drawn = sorted(numbers, key=lambda number: lot(seed, "group", number))
    return [sorted(drawn[group::groups]) for group in range(groups)]


def lot(*parts: object) -> str:
    """Return the last tie-break: random, but the same every time."""
    return hashlib.sha256("/".join(map(str, parts)).encode()).hexdigest()


# Tables for two


def _pairs(entrants: Sequence[Entrant]) -> tuple[list[tuple[Entrant, Entrant]], Entrant | None]:
    """Return the pairs, ordered by the better player of each, and the player left over."""
    if len(entrants) % 2 == 0:
        return _matched(entrants) or [], None
    fewest = min(entrant.byes for entrant in entrants)
    for allowed in _levels(entrants):
        for alone in reversed(entrants):
            if alone.byes == fewest:
                pairs = _matched([entrant for entrant in entrants if entrant is not alone], allowed)
                if pairs is not None:
                    return pairs, alone
    raise AssertionError("everybody may meet everybody at the last level")


def _levels(entrants: Sequence[Entrant]) -> range:
    """Yield the number of earlier meetings allowed: none, if possible, then one ..."""
    return range(1 + max((n for entrant in entrants for n in entrant.met.values()), default=0))


def _matched(entrants: Sequence[Entrant], allowed: int | None = None) -> list[tuple[Entrant, Entrant]] | None:
    """Pair everybody, from the top down: each gets the best opponent that still lets the rest be paired without
    repeats."""
    for most in _levels(entrants) if allowed is None else (allowed,):
        near = [
            [j for j, other in enumerate(entrants) if i != j and entrant.met.get(other.number, 0) <= most]
            for i, entrant in enumerate(entrants)
        ]
        mate = [-1] * len(entrants)
        gone: set[int] = set()
        if all(mate[i] >= 0 or _augment(near, mate, i, gone) for i in range(len(entrants))):
            break
    else:
        return None
    pairs = []
    for i in range(len(entrants)):
        if i not in gone:
            j = next(j for j in _wishes(entrants, i, near, gone) if _fix(near, mate, i, j, gone))
            pairs.append((entrants[i], entrants[j]))
    return pairs


def _wishes(entrants: Sequence[Entrant], i: int, near: list[list[int]], gone: set[int]) -> list[int]:
    """Return opponents, the best first: fewest meetings, matching seats, equal points, and among equals the upper half
    meets the lower half."""
    me = entrants[i]
    equals = [j for j in range(i, len(entrants)) if j not in gone and entrants[j].points == me.points]
    middle = equals[len(equals) // 2]

    def key(j: int) -> tuple[int, bool, Fraction, bool, int, int]:
        other = entrants[j]
        mine, theirs = _balance(me), _balance(other)
        clash = mine * theirs > 0
        strong = clash and min(abs(mine), abs(theirs)) >= 2
        apart = abs(me.points - other.points)
        return me.met.get(other.number, 0), strong, apart, clash, abs(j - middle), j

    return sorted((j for j in near[i] if j not in gone), key=key)


def _balance(entrant: Entrant) -> int:
    """Return how much more often a player sat first than second."""
    return entrant.seats[0] - entrant.seats[1] if entrant.seats else 0


def _fix(near: list[list[int]], mate: list[int], i: int, j: int, gone: set[int]) -> bool:
    """Pair these two for good, if all others can still be paired."""
    a, b = mate[i], mate[j]
    before = list(mate)
    gone |= {i, j}
    if a == j:
        return True
    mate[a] = mate[b] = -1
    mate[i], mate[j] = j, i
    if _augment(near, mate, a, gone):
        return True
    mate[:] = before
    gone -= {i, j}
    return False


def _augment(near: list[list[int]], mate: list[int], root: int, gone: set[int]) -> bool:
    """Add a pair with *root* to a matching, by an alternating path (Edmonds' algorithm, with blossoms)."""
    size = len(near)
    parent, base, outer = [-1] * size, list(range(size)), [False] * size
    outer[root] = True
    queue = [root]

    def common(a: int, b: int) -> int:
        passed = set()
        while True:
            a = base[a]
            passed.add(a)
            if mate[a] == -1:
                break
            a = parent[mate[a]]
        while base[b] not in passed:
            b = parent[mate[base[b]]]
        return base[b]

    def shrink(v: int, top: int, child: int, blossom: list[bool]) -> None:
        while base[v] != top:
            blossom[base[v]] = blossom[base[mate[v]]] = True
            parent[v], child = child, mate[v]
            v = parent[mate[v]]

    while queue:
        v = queue.pop(0)
        for to in near[v]:
            if to in gone or base[v] == base[to] or mate[v] == to:
                continue
            if to == root or (mate[to] >= 0 and parent[mate[to]] >= 0):
                top, blossom = common(v, to), [False] * size
                shrink(v, top, to, blossom)
                shrink(to, top, v, blossom)
                for u in range(size):
                    if blossom[base[u]]:
                        base[u] = top
                        if not outer[u]:
                            outer[u] = True
                            queue.append(u)
            elif parent[to] == -1:
                parent[to] = v
                if mate[to] == -1:
                    while to >= 0:
                        before = parent[to]
                        following = mate[before]
                        mate[to], mate[before] = before, to
                        to = following
                    return True
                outer[mate[to]] = True
                queue.append(mate[to])
    return False


def _circle(numbers: Sequence[int]) -> list[list[Seats]]:
    """Let everybody meet everybody once: one stays, the others move round; the first seat alternates."""
    people: Seats = [*numbers, *([None] if len(numbers) % 2 else [])]
    last, around = people[-1], people[:-1]
    rounds: list[list[Seats]] = []
    for n in range(len(around)):
        tables: list[Seats] = [[around[n], last] if n % 2 == 0 else [last, around[n]]]
        for k in range(1, len(people) // 2):
            one, other = around[(n + k) % len(around)], around[(n - k) % len(around)]
            tables.append([one, other] if k % 2 else [other, one])
        rounds.append(tables)
    return rounds


# Larger tables


def _without_table(entrants: Sequence[Entrant], count: int) -> list[Entrant]:
    """Return the players with the fewest such rounds, the last of the standings first."""
    last = [*reversed(entrants)]
    last.sort(key=lambda entrant: entrant.byes)
    return last[:count]


def _sizes(people: int, seats: int) -> list[int]:
    """Return the number of people at each table: as few tables as possible, as even as possible."""
    tables = max(1, -(-people // seats))
    return [people // tables + (n < people % tables) for n in range(tables)]


def _groups(
    entrants: Sequence[Entrant], sizes: list[int], seats: int, seed: str, cover: bool = False
) -> list[list[Entrant]]:
    """Form tables of neighbours in the given order, then swap people while that improves them. A repeat costs the
    square of the number of meetings; with *cover*, only its existence counts.
    """
    best, least = [list(range(len(entrants)))], (1 << 60, 0, 0.0)
    search = _Search(entrants, seats, cover)
    for n in range(TRIES):
        order = list(range(len(entrants)))
        if n:
            order.sort(key=lambda at: lot(seed, n, entrants[at].number))
        if cover:
            search.bring_together(order)
        tables, at = [], 0
        for size in sizes:
            tables.append(order[at : at + size])
            at += size
        search.improve(tables)
        cost = search.cost(tables)
        if cost < least:
            best, least = tables, cost
        if least[0] == 0:
            break
    return [[entrants[at] for at in table] for table in best]


class _Search:
    """Looks for better tables; people are known by their places in the list."""

    def __init__(self, entrants: Sequence[Entrant], seats: int, cover: bool) -> None:
        met = [[entrant.met.get(other.number, 0) for other in entrants] for entrant in entrants]
        self.again = [[min(n, 1) if cover else n * n for n in row] for row in met]
        self.byes = [2 * entrant.byes + 1 for entrant in entrants]
        self.points = [float(entrant.points) for entrant in entrants]
        self.seats = seats

    def cost(self, tables: list[list[int]]) -> tuple[int, int, float]:
        """Return the cost of a table: repeats, repeated bots, and the spread of points."""
        repeats = sum(self.again[i][j] for table in tables for i, j in combinations(table, 2))
        bots = sum(self.byes[i] for table in tables if len(table) < self.seats for i in table)
        return repeats, bots, sum(self._apart(table) for table in tables)

    def _apart(self, table: list[int]) -> float:
        points = [self.points[i] for i in table]
        return max(points) - min(points) if points else 0.0

    def improve(self, tables: list[list[int]]) -> None:
        better = True
        while better:
            better = False
            for one, other in combinations(tables, 2):
                for a, b in product(range(len(one)), range(len(other))):
                    if self._gain(one, other, a, b):
                        one[a], other[b] = other[b], one[a]
                        better = True

    def _gain(self, one: list[int], other: list[int], a: int, b: int) -> bool:
        """Return whether two people should change places."""
        i, j = one[a], other[b]
        mine, theirs = self.again[i], self.again[j]
        repeats = sum(theirs[k] - mine[k] for k in one if k != i) + sum(mine[k] - theirs[k] for k in other if k != j)
        if repeats:
            return repeats < 0
        bots = (self.byes[j] - self.byes[i]) * ((len(one) < self.seats) - (len(other) < self.seats))
        if bots:
            return bots < 0
        before = self._apart(one) + self._apart(other)
        one[a], other[b] = j, i
        after = self._apart(one) + self._apart(other)
        one[a], other[b] = i, j
        return after < before - 1e-9

    def bring_together(self, order: list[int]) -> None:
        """Put two who have not met first, so that each round has some new meeting."""
        found = next(((i, j) for i, j in combinations(order, 2) if not self.again[i][j]), None)
        if found is not None:
            order[:] = [*found, *(number for number in order if number not in found)]


def _repeats(table: list[Entrant]) -> bool:
    return any(b.number in a.met for a, b in combinations(table, 2))


def _strangers(entrants: Sequence[Entrant]) -> bool:
    return any(b.number not in a.met for a, b in combinations(entrants, 2))


def _remember(entrants: Sequence[Entrant], table: Seats) -> None:
    people = {entrant.number: entrant for entrant in entrants}
    for seat, number in enumerate(table):
        if number is not None:
            me = people[number]
            me.seats[seat] += 1
            me.byes += None in table
            for other in table:
                if other is not None and other != number:
                    me.met[other] = me.met.get(other, 0) + 1


# Seats


def _seated(table: list[Entrant], seats: int, seed: str) -> Seats:
    """Seat everybody where they have sat least often, as far as possible; chance decides among equals."""
    drawn = sorted(table, key=lambda entrant: lot(seed, "seat", entrant.number))
    people: list[Entrant | None] = [*drawn, *[None] * (seats - len(drawn))]
    if seats == 2:
        one, other = drawn[0], drawn[1] if len(drawn) > 1 else None
        if other is None:
            return [one.number, None] if _balance(one) <= 0 else [None, one.number]
        return [one.number, other.number] if _balance(one) <= _balance(other) else [other.number, one.number]
    many = seats > MAX_PERMUTED
    found = tuple(_one_by_one(people, seats)) if many else min(permutations(people), key=_sat)
    return [None if entrant is None else entrant.number for entrant in found]


def _sat(order: Sequence[Entrant | None]) -> int:
    """Return the cost of a seating, which grows with the number of repeats."""
    return sum(
        2 * entrant.seats[seat] + 1 for seat, entrant in enumerate(order) if entrant is not None and entrant.seats
    )


def _one_by_one(people: list[Entrant | None], seats: int) -> list[Entrant | None]:
    left = list(people)
    found: list[Entrant | None] = []
    for seat in range(seats):
        entrant = min(left, key=lambda entrant: entrant.seats[seat] if entrant is not None and entrant.seats else 0)
        left.remove(entrant)
        found.append(entrant)
    return found
