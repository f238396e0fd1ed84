"""What is hidden stays hidden, by what the fields of a table declare: re-deals and scrambled tables.

A re-deal is the game's own; a scrambled table (``hiding.py``) exchanges hidden things without asking the game. So a
re-deal that hides too little and a view that shows too much cannot cover each other.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from dragonhall.core.board import Board
from dragonhall.core.errors import BadGame
from dragonhall.core.game import Game
from dragonhall.core.knowledge import ALL, ITS_SEAT, NOBODY, check_declared, counts, seats_in
from dragonhall.core.match import Match
from dragonhall.core.record import Record, i8

from .cases import FEW, every_case, some_matches
from .hidden import some_move, tables
from .hiding import Zone, bytes_of, hidden_zones, row_of, scrambled, stays_hidden, told_apart

TRIES = 40
"""After so many re-deals of tables on which a place is hidden, it must have changed at least once."""
SCRAMBLES = 6
"""How many scrambled tables each seat looks at, on each match."""


def received(match: Match, seat: int | None) -> dict[str, Any]:
    """All that a seat is shown now."""
    return {
        "view": json.dumps(match.view(seat)),
        "observation": match.observation(seat).tolist(),
        "seats to act": match.to_act,
        "moves": [] if seat is None else list(match.moves(seat)),
    }


def differing(one: dict[str, Any], two: dict[str, Any]) -> list[str]:
    return [name for name in one if one[name] != two[name]]


@every_case
def test_a_redeal_leaves_every_field_that_the_seat_may_know(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Promise 6."""
    for match in tables(game, seats, options):
        for seat in (None, *range(seats)):
            for seed in range(4):
                apart = told_apart(match.board, match.redeal(seat, seed).board, seat)
                assert not apart, f"re-dealt for seat {seat} with {seed}: {apart}"


@every_case
def test_a_redeal_deals_every_hidden_place_afresh(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Promise 6: over many seeds and tables every hidden place changes, the dice each time."""
    tried: Counter[tuple[int | None, Zone]] = Counter()
    changed: Counter[tuple[int | None, Zone]] = Counter()
    for match in tables(game, seats, options, 4 * FEW):
        for seat in (None, *range(seats)):
            board = match.board
            hidden = hidden_zones(board, seat)
            if len(hidden) == 1 and game.Table.fields[hidden[0][0]].known is NOBODY:
                hidden = []  # the only hidden place: it holds what is nowhere else, as everybody can tell
            for seed in range(1000, 1010):
                dealt = match.redeal(seat, seed).board
                assert dealt.t.dice != board.t.dice, f"the dice are still those of the true table (seat {seat})"
                for zone in hidden:
                    tried[seat, zone] += 1
                    changed[seat, zone] += bool((row_of(dealt, zone) != row_of(board, zone)).any())
    still = [what for what, times in tried.items() if times >= TRIES and not changed[what]]
    assert not still, f"never dealt afresh (for which seat, which place): {still}"


@every_case
def test_nothing_that_a_seat_receives_depends_on_hidden_things(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Promise 7, whatever ``redeal`` does: hidden things change places, and the seat cannot notice."""
    luck = random.Random(seats)
    for match in tables(game, seats, options):
        for seat in (None, *range(seats)):
            shown = received(match, seat)
            for _ in range(SCRAMBLES):
                other = scrambled(match, seat, luck)
                if other is not None:
                    apart = differing(shown, received(other, seat))
                    assert not apart, f"seat {seat} can see a hidden thing by its {apart}: {moved(match, other)}"


def moved(match: Match, other: Match) -> str:
    """What a scramble exchanged."""
    fields = match.game.Table.dtype.names or ()
    one, two = match.board.tables, other.board.tables
    return ", ".join(
        f"{name} {one[name].tolist()} / {two[name].tolist()}"
        for name in fields
        if one[name].tobytes() != two[name].tobytes()
    )


@every_case
def test_a_ply_tells_nothing_of_things_that_stay_hidden(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Promise 7: one move on two tables that look alike. If the hidden things that differ stay where they are, all
    that the seat sees and hears afterwards is the same: news, whose turn it is, what was passed over."""
    luck = random.Random(seats)
    for match in tables(game, seats, options):
        for seat in (None, *range(seats)):
            for _ in range(SCRAMBLES):
                other = scrambled(match, seat, luck)
                if other is None or match.to_act != other.to_act or match.over:
                    continue
                mover = luck.choice(match.to_act)
                both = [move for move in match.moves(mover) if move in other.moves(mover)]
                if not both:
                    continue
                move, before, others = luck.choice(both), match.board, other.board
                one, two = match.copy(), other.copy()
                for each in (one, two):
                    each.play(move, seat=mover)
                if stays_hidden(before, one.board, others, two.board, seat):
                    apart = told_apart(one.board, two.board, seat)
                    assert not apart, f"after {move}, seat {seat} can tell {moved(match, other)} by {apart}"
                    heard = [each.news(seat, since=each.ply) for each in (one, two)]
                    assert heard[0] == heard[1], f"after {move}, seat {seat} hears of {moved(match, other)}"
                    assert not differing(received(one, seat), received(two, seat))


@every_case
def test_news_tell_only_what_may_be_known_after_the_ply(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Promise 7, the plies that touch hidden things too: where two plies leave tables that look alike to a seat by what
    the fields declare, all that it hears of them is the same. Different moves count too, if the seat does not see which
    one is made. So what news reveal must be noted in the table, where re-deals find it."""
    luck = random.Random(seats)
    for match in tables(game, seats, options, 4 * FEW):
        for seat in (None, *range(seats)) if not match.over else ():
            for _ in range(SCRAMBLES):
                other = luck.choice((scrambled(match, seat, luck), match)) or match
                mover = luck.choice(match.to_act)
                if mover not in other.to_act:
                    continue
                move, twin = some_move(match, mover, luck), some_move(other, mover, luck)
                watcher = -1 if seat is None else seat
                if seat == mover or any(
                    game.counsel.sees(each.board.t, watcher, mover, int(made))
                    for each, made in ((match, move), (other, twin))
                ):
                    twin = move
                if (other is match and twin == move) or twin not in other.moves(mover):
                    continue
                one, two = match.copy(), other.copy()
                one.play(move, seat=mover)
                two.play(twin, seat=mover)
                if not unlike(one.board, two.board, {"dice"}):
                    continue  # what differed was shuffled away: nothing is left to be known of it
                if not told_apart(one.board, two.board, seat) and not told_apart(two.board, one.board, seat):
                    heard = [each.news(seat, since=each.ply) for each in (one, two)]
                    assert heard[0] == heard[1], f"{move} or {twin}: seat {seat} hears of {moved(match, other)}"
                    assert not differing(received(one, seat), received(two, seat)), f"{move} or {twin}: seat {seat}"


@every_case
def test_a_redeal_depends_on_nothing_but_what_the_seat_knows(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Promise 6: tables that look alike to a seat are dealt alike, but for the fields in ``ignored_in_key``."""
    luck = random.Random(seats)
    for match in tables(game, seats, options):
        for seat in (None, *range(seats)):
            for other in (match.redeal(seat, luck.randrange(1 << 32)), scrambled(match, seat, luck)):
                if other is not None:
                    seed = luck.randrange(1 << 32)
                    apart = unlike(match.redeal(seat, seed).board, other.redeal(seat, seed).board)
                    assert not apart, f"seat {seat}, seed {seed}: {apart} ({moved(match, other)})"


def unlike(one: Board, two: Board, ignored: Iterable[str] = ()) -> list[str]:
    ignored = ignored or one.game.counsel.ignored_in_key
    kept = [name for name in one.game.Table.fields if name not in ignored]
    return [name for name in kept if one.tables[name].tobytes() != two.tables[name].tobytes()]


def test_every_game_that_hides_something_is_scrambled() -> None:
    """The tests above look at something: hidden things can be exchanged in every game with two hidden places."""
    found: Counter[str] = Counter()
    for case in every_case.args[1]:
        game, seats, options = case.values
        for match in some_matches(game, seats, options, 4) if found[game.name] < 5 else ():
            found[game.name] += any(scrambled(match, seat, random.Random(1)) for seat in (None, *range(seats)))
    for game in {case.values[0] for case in every_case.args[1]}:
        places = {name for name, layout in game.Table.fields.items() if layout.holds and layout.known is not ALL}
        assert bool(places) == (found[game.name] > 0), f"{game.name}: {places}"


# Declarations


@pytest.mark.parametrize(
    ("field", "says"),
    [
        (i8(3), "does not say who may know it"),
        (i8(known=ITS_SEAT), "has no row for each seat"),
        (i8(3, known=seats_in("nowhere")), "there is no such field"),
        (i8(4, known=seats_in("seen")), "one for each row"),
        (i8(3, known="all"), "says nothing"),
        (i8(3, known=NOBODY, holds=counts(4)), "counts of 4 kinds"),
    ],
)
def test_a_field_without_a_sensible_declaration_is_told_in_a_sentence(field: Any, says: str) -> None:
    body = {"seen": i8(3, known=ALL), "hand": field}
    with pytest.raises(BadGame, match=f"table.py: the field hand .*{says}.*[.]$"):
        check_declared(type("Table", (Record,), body), "table.py")


def test_bytes_of_a_table_are_those_it_is_saved_with() -> None:
    board = Board(every_case.args[1][0].values[0])
    assert bytes_of(board).tobytes() == board.tables.tobytes()
