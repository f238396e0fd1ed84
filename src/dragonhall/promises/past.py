"""The past of re-dealt tables: the tables from which a ply could have come, for somebody who saw it.

Two ways lead to the tables that are possible after a ply. One asks the game for re-deals after it. The other asks for
re-deals *before* it, plays every move on them that the observer cannot tell from the true one, and keeps what looked
and sounded the same. An honest game gives the same tables in both ways: every table that it deals has a past, and none
that is possible is left out. By induction from the deal nothing more is needed: no memory of earlier plies, and no
witness.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.board import Board
from ..core.compiler.event_player import event_player
from ..core.game import Game
from ..core.knowledge import Bits, Counts
from ..core.match import Match, bits_to_seats, seen_by, seen_by_all
from ..core.rule import is_interpreted
from .hiding import Zone, has, may_know, row_of, zones
from .play import FEW, Options, some_matches, some_move, tables
from .promise import promise

SURE = 1e-6
"""Two ways to the same tables differ only if chance alone would make them differ so seldom."""
Rows = npt.NDArray[np.int64]
Odds = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Ply:
    """A ply of a match: the table before it, the move, and the table after it with what was told."""

    match: Match
    before: Board
    seat: int
    move: int
    after: Board
    told: list[Any]

    def __str__(self) -> str:
        return f"seat {self.seat}: {self.match.game.moves[self.move].text} at ply {self.match.ply}"


def ply_of(match: Match, seat: int, move: int) -> Ply:
    """Play a move on a copy of the table; the match stays as it is."""
    after = match.board
    told = event_player(match.game).play(after, seat, move)
    return Ply(match, match.board, seat, move, after, told)


def looks(ply: Ply, watcher: int | None, board: Board, told: list[Any]) -> Iterator[Any]:
    """Yield everything that somebody receives with a ply, part by part, the cheapest first."""
    match = ply.match
    game, engine = match.game, engine_of(match)
    bit = 30 if watcher is None else watcher
    yield [(what, *numbers) for to, what, *numbers in told if to >> bit & 1]
    to_act = engine.to_act(board)
    yield to_act
    if watcher is not None and to_act >> watcher & 1:
        yield engine.legal(board, watcher)
    else:
        yield []
    yield json.dumps(seen_by(game, board, watcher))
    yield json.dumps(seen_by_all(game, match.seats, match.options, board, match.ply + 1, bits_to_seats(to_act)))
    yield game.observer.observation(board, -1 if watcher is None else watcher).tolist()


def engine_of(match: Match) -> Any:
    return match.game.interpreted if is_interpreted() else match.game.machine


def hidden_places(ply: Ply, watcher: int | None) -> list[Zone]:
    """Return the places into which the observer may not look after the ply."""
    table = ply.match.game.Table
    return [zone for zone in zones(ply.match.game) if not may_know(table, ply.after.t, zone, watcher)]


def contents(board: Board, places: list[Zone]) -> list[int]:
    """Count the things in these places, place by place."""
    found: list[int] = []
    for zone in places:
        holds, row = board.game.Table.fields[zone[0]].holds, row_of(board, zone)
        if isinstance(holds, Counts):
            found += row.tolist()
        elif isinstance(holds, Bits):
            found += [int(has(row, holds, thing)) for thing in range(sum(holds.words))]
        else:
            found += row.tolist()
    return found


def worlds_with_a_past(
    ply: Ply, watcher: int | None, tries: int, enough: int, luck: random.Random
) -> tuple[Rows, Odds]:
    """Return what lies hidden on tables that come out of the ply as the observer knows it; each with its weight:
    all that come from one table before it weigh 1 together."""
    match, engine, player = ply.match, engine_of(ply.match), event_player(ply.match.game)
    sees = watcher is not None and match.game.counsel.sees(ply.before.t, watcher, ply.seat, ply.move)
    places = hidden_places(ply, watcher)
    true = list(looks(ply, watcher, ply.after, ply.told))
    rows, odds, found = [], [], 0
    for _ in range(tries):
        world = ply.before.copy()
        engine.redeal(world, -1 if watcher is None else watcher, luck.randrange(1 << 62))
        moves = engine.legal(world, ply.seat)
        here = []
        for move in [ply.move] if watcher == ply.seat or sees else moves:
            if move in moves:
                after = world.copy()
                told = player.play(after, ply.seat, move)
                if all(part == true[n] for n, part in enumerate(looks(ply, watcher, after, told))):
                    here.append(contents(after, places))
        if here:
            rows += here
            odds += [1 / len(here)] * len(here)
            found += 1
            if found == enough:
                break
    return np.array(rows, np.int64).reshape(len(rows), -1 if rows else 0), np.array(odds)


def worlds_dealt(ply: Ply, watcher: int | None, count: int, luck: random.Random) -> Rows:
    """List what lies in the hidden places of re-deals after the ply, a row for each."""
    engine, places, rows = engine_of(ply.match), hidden_places(ply, watcher), []
    for _ in range(count):
        world = ply.after.copy()
        engine.redeal(world, -1 if watcher is None else watcher, luck.randrange(1 << 62))
        rows.append(contents(world, places))
    return np.array(rows, np.int64).reshape(len(rows), -1)


def complaint(ply: Ply, watcher: int | None, tries: int, luck: random.Random) -> tuple[str, bool]:
    """Return what is wrong with the re-deals after a ply, or an empty string; and whether enough tables came out of it
    to say anything."""
    past, odds = worlds_with_a_past(ply, watcher, tries, tries // 4, luck)
    if not len(past):
        return "", False  # what was seen is so rare that no try led to it: dice, a draw
    dealt = worlds_dealt(ply, watcher, 10 * tries // 4, luck)
    places = hidden_places(ply, watcher)
    names = [f"{' '.join(map(str, zone))}, {k}" for zone in places for k in range(size_of(ply.after, zone))]
    count, many = odds.sum(), len(dealt)
    for column, name in enumerate(names):
        for value in np.union1d(past[:, column], dealt[:, column]):
            lay = float(odds[past[:, column] == value].sum())
            came = int((dealt[:, column] == value).sum())
            if came == 0 and (count / (count + many)) ** lay < SURE:
                return f"re-deals never have {value} in {name}, which is possible: {lay:.1f} of {count:.0f}", True
            if lay == 0 and (many / (count + many)) ** came < SURE:
                return f"re-deals have {value} in {name}, which has no past: {came} of {many}", True
    return "", bool(count >= tries / 8)


def size_of(board: Board, zone: Zone) -> int:
    return len(contents(board, [zone]))


TRIES = 200
"""Re-deals before a ply; a quarter of them that lead to what was seen are enough."""


@promise("worlds have a past")
def every_redealt_world_has_a_past_and_none_is_left_out(game: Game, seats: int, options: Options) -> None:
    luck = random.Random(1000 * seats + len(options))
    if not is_interpreted():
        event_player(game).prepare()
    matches = list(tables(game, seats, options, 2 * FEW))
    asked = [told for match in matches for told in looked_at(match, luck)]
    if list(zones(game)) and len(asked) >= 6 and not any(asked):
        later = some_matches(game, seats, options, 20 * FEW)[2 * FEW :]
        assert any(any(looked_at(match, luck)) for match in later), "too few tables came out of any ply"


def looked_at(match: Match, luck: random.Random) -> list[bool]:
    """Examine one ply of a match; return for each observer whether enough tables came out of it to say anything."""
    if match.over:
        return []
    seat = luck.choice(match.to_act)
    ply, asked = ply_of(match, seat, int(some_move(match, seat, luck))), []
    for watcher in dict.fromkeys((None, seat, luck.randrange(match.seats))):
        if hidden_places(ply, watcher):
            wrong, enough = complaint(ply, watcher, TRIES, luck)
            if wrong:  # a long campaign asks millions of such questions: chance does not answer twice
                wrong, enough = complaint(ply, watcher, 4 * TRIES, luck)
            assert not wrong, f"{ply}, seen by {watcher}: {wrong}"
            asked.append(enough)
    return asked
