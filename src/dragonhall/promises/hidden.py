"""Hidden things stay hidden, as the fields of a table declare: re-deals and scrambled tables.

A re-deal is the game's own; a scrambled table (``hiding.py``) exchanges hidden things without asking the game. So a
re-deal that hides too little and a view that shows too much cannot cover each other.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

from ..core.board import Board
from ..core.game import Game
from ..core.knowledge import NOBODY, is_owned
from ..core.match import Match
from .hiding import Zone, hidden_zones, row_of, scrambled, stays_hidden, told_apart
from .play import FEW, Options, some_move, tables
from .promise import promise

TRIES = 40
"""Number of re-deals after which a hidden place must have changed at least once."""
SCRAMBLES = 6
"""Number of scrambled tables that each seat looks at, per match."""


def received(match: Match, seat: int | None) -> dict[str, Any]:
    """Return everything that a seat is shown now."""
    return {
        "view": json.dumps(match.view(seat)),
        "observation": match.observation(seat).tolist(),
        "seats to act": match.to_act,
        "moves": [] if seat is None else list(match.moves(seat)),
    }


def differing(one: dict[str, Any], two: dict[str, Any]) -> list[str]:
    return [name for name in one if one[name] != two[name]]


@promise("a re-deal leaves what the seat may know")
def a_redeal_leaves_every_field_that_the_seat_may_know(game: Game, seats: int, options: Options) -> None:
    """Promise 6."""
    for match in tables(game, seats, options):
        for seat in (None, *range(seats)):
            for seed in range(4):
                apart = told_apart(match.board, match.redeal(seat, seed).board, seat)
                assert not apart, f"re-dealt for seat {seat} with {seed}: {apart}"


@promise("a re-deal deals every hidden place")
def a_redeal_deals_every_hidden_place_afresh(game: Game, seats: int, options: Options) -> None:
    """Promise 6: over many seeds and tables every hidden place changes, the dice each time."""
    tried: Counter[tuple[int | None, Zone]] = Counter()
    changed: Counter[tuple[int | None, Zone]] = Counter()
    for match in tables(game, seats, options, 4 * FEW):
        for seat in (None, *range(seats)):
            board = match.board
            hidden = hidden_zones(board, seat)
            if len(hidden) == 1 and game.Table.fields[hidden[0][0]].known is NOBODY:
                hidden = []  # the only hidden place: it holds what is nowhere else, as everybody can tell
            hidden = [
                zone for zone in hidden if not is_owned(game.Table.fields[zone[0]].holds) or open_to(match, seat, zone)
            ]
            for seed in range(1000, 1010):
                dealt = match.redeal(seat, seed).board
                assert dealt.t.dice != board.t.dice, f"the dice are still those of the true table (seat {seat})"
                for zone in hidden:
                    tried[seat, zone] += 1
                    changed[seat, zone] += bool((row_of(dealt, zone) != row_of(board, zone)).any())
    still = [what for what, times in tried.items() if times >= TRIES and not changed[what]]
    assert not still, f"never dealt afresh (for which seat, which place): {still}"


@promise("what is received depends on nothing hidden")
def nothing_that_a_seat_receives_depends_on_hidden_things(game: Game, seats: int, options: Options) -> None:
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


def open_to(match: Match, seat: int | None, zone: Zone) -> bool:
    """Whether another thing could lie in that place, for all that the seat may know: few things belong to one seat, and
    what was seen of them may leave one way only."""
    return scrambled(match, seat, random.Random(match.ply), zone) is not None


def moved(match: Match, other: Match) -> str:
    """Return the fields that a scramble changed, before and after."""
    fields = match.game.Table.dtype.names or ()
    one, two = match.board.tables, other.board.tables
    return ", ".join(
        f"{name} {one[name].tolist()} / {two[name].tolist()}"
        for name in fields
        if one[name].tobytes() != two[name].tobytes()
    )


@promise("a ply tells nothing hidden")
def a_ply_tells_nothing_of_things_that_stay_hidden(game: Game, seats: int, options: Options) -> None:
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


@promise("news tell what may be known")
def news_tell_only_what_may_be_known_after_the_ply(game: Game, seats: int, options: Options) -> None:
    """Promise 7, the plies that touch hidden things too: where two plies leave tables that look alike to a seat by what
    the fields declare, all that it hears of them is the same. Different moves count too, if the seat does not see which
    one is made. So what news reveal must be noted in the table, where re-deals find it."""
    luck = random.Random(seats)
    for match in tables(game, seats, options, 4 * FEW):
        for seat in (None, *range(seats)) if not match.over else ():
            for _ in range(SCRAMBLES):
                other = luck.choice((scrambled(match, seat, luck), match)) or match
                mover = luck.choice(match.to_act)
                if mover not in other.to_act or not other.moves(mover):
                    continue  # a scrambled table may be unreachable in play
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


@promise("a re-deal depends on what the seat knows")
def a_redeal_depends_on_nothing_but_what_the_seat_knows(game: Game, seats: int, options: Options) -> None:
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
