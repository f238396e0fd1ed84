"""Puzzles: positions with one clearly best move, found in games between bots that search.

A decision becomes a puzzle when a search finds one move far ahead of all others, a longer search with other seeds
agrees, and playouts of the two best moves on the same tables confirm it. Everything is judged by what the seat could
know. A puzzle is graded by the levels that miss it.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

import numpy as np

from ..bots import ask, bot_named
from ..bots.levels import face_down
from ..bots.tree_search import Budget, TreeSearch, Tuning
from ..core.match import Match, new_match
from ..core.records import placed
from ..games import folder_of
from ..games import game as find_game
from .arena.arena import sub_seed
from .jobs.crew import Alone, Crew, in_order
from .jobs.journal import Journal, packed, unpacked

PLAYERS = "wyvern:32it"
QUICK, LONG, PLAYOUTS = 300, 1500, 1200
"""Iterations of the first and of the longer search, and the number of confirming games."""
CLEAR = 0.1
"""The minimum lead over the next move, as a share of the win."""
MIN_MOVES = 3
JUDGES = ("hatchling", "drake", "wyvern", "wyrm")
"""The levels that are asked: how many of the four miss a puzzle is its grade."""
TRIES = 3
"""How often each level is asked; it misses a puzzle unless it solves it more often than not."""
LATE = 0.85
"""Decisions past this fraction of the game count as endgame."""
EACH = 5
"""Maximum puzzles of one game."""
SEARCHING = Tuning(explore=2.4)
DEPTH = 6


@dataclass(frozen=True)
class Puzzle:
    """A position, who decides, and the move to find."""

    id: str
    seat: int
    move: str
    share: float
    """The share of the win that the move promises."""
    next: float
    """The share that the next best one promises."""
    missed: list[str]
    """The levels that miss it."""
    theme: str
    """``endgame``, or the key of the reason why the move is good."""
    reason: dict[str, Any] | None
    position: dict[str, Any]

    def match(self) -> Match:
        return placed(find_game(self.position["game"]), self.position)


@dataclass
class Count:
    """The decisions examined, and their outcomes."""

    games: int = 0
    decisions: int = 0
    clear: int = 0
    kept: int = 0


def found(
    name: str, seed: int, wanted: int, count: Count, crew: Crew | None = None, journal: Journal | None = None
) -> Iterator[Puzzle]:
    """Return *wanted* puzzles, from one game after the other."""
    tasks = ((name, seed, number, min(EACH, wanted)) for number in itertools.count())
    games = in_order(crew or Alone(), from_game, tasks, journal)
    while count.kept < wanted:
        puzzles, decisions, clear = next(games)
        count.games, count.decisions, count.clear = count.games + 1, count.decisions + decisions, count.clear + clear
        for puzzle in puzzles[: wanted - count.kept]:
            count.kept += 1
            yield puzzle
    games.close()


def from_game(name: str, seed: int, number: int, most: int) -> tuple[list[Puzzle], int, int]:
    """Return the puzzles of one game, at most *most*; how many decisions were looked at, and how many were clear."""
    game, luck = find_game(name), random.Random(sub_seed(seed, number))
    search = TreeSearch(game)
    seats = luck.randint(max(2, game.seats.start), min(4, game.seats.stop - 1))
    match = new_match(game, seats, luck.randrange(1 << 40), {}, None)
    bots = [bot_named(PLAYERS, luck.randrange(1 << 40)) for _ in range(seats)]
    candidates: list[tuple[Match, int]] = []
    while not match.over:
        seat = match.to_act[0]
        if len(match.moves(seat)) >= MIN_MOVES and not face_down(match.board, seat):
            candidates.append((match.at(match.ply), seat))
        match.play(ask(bots[seat], match, seat, luck.randrange(1 << 40)), seat=seat)
    luck.shuffle(candidates)
    count, kept = Count(), []
    for before, seat in candidates:
        count.decisions += 1
        puzzle = _judged(search, before, seat, before.ply >= LATE * match.ply, luck, count)
        if puzzle is not None:
            kept.append(puzzle)
            if len(kept) == most:
                break
    return kept, count.decisions, count.clear


def journal_of(name: str, seed: int, wanted: int) -> Journal:
    """Where what was found is kept until there is enough."""
    return Journal({"puzzles": name, "seed": seed, "most": min(EACH, wanted)}, [name], packed, unpacked)


def _judged(
    search: TreeSearch, match: Match, seat: int, late: bool, luck: random.Random, count: Count
) -> Puzzle | None:
    game, seats = match.game, match.seats

    def think(iterations: int) -> tuple[int, int, Any]:
        """Return the best move, the next one, and what the search thought of them."""
        board = match.redeal(seat, luck.randrange(1 << 60)).board
        budget = Budget(iterations=iterations)
        thought = search.think(
            board.tables, seat, seats, luck.randrange(1 << 60), budget, DEPTH, SEARCHING, hasty=False
        )
        order = np.argsort(-np.nan_to_num(thought.shares, nan=-1.0))
        return thought.moves[order[0]], thought.moves[order[1]], thought

    best, second, thought = think(QUICK)
    shares = dict(zip(thought.moves, thought.shares, strict=True))
    if best != thought.moves[thought.best] or not shares[best] - shares[second] > CLEAR:
        return None
    count.clear += 1
    again, second, thought = think(LONG)
    shares = dict(zip(thought.moves, thought.shares, strict=True))
    if again != best or best != thought.moves[thought.best] or not shares[best] - shares[second] > CLEAR:
        return None
    board = match.redeal(seat, luck.randrange(1 << 60)).board
    both, errors = search.trees[0].compare(
        board.tables, seat, seats, [best, second], PLAYOUTS, luck.randrange(1 << 60), SEARCHING
    )
    if not both[0] - both[1] > max(CLEAR / 2, 3 * errors[1]):
        return None
    missed = [level for level in JUDGES if _misses(level, match, seat, best, luck)]
    if set(missed) <= {JUDGES[0]}:
        return None
    reason = None if game.faces.reason is None else game.faces.reason(board.t, seat, best)
    position = match.position()
    digest = hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:8]
    theme = "endgame" if late else "move" if reason is None else reason["key"]
    return Puzzle(
        digest, seat, game.moves[best].text, round(float(shares[best]), 3), round(float(shares[second]), 3), missed,
        theme, reason, position,
    )  # fmt: skip


def _misses(level: str, match: Match, seat: int, best: int, luck: random.Random) -> bool:
    name = f"{level}:200it" if level == JUDGES[-1] else level
    solved = sum(
        int(ask(bot_named(name, luck.randrange(1 << 40)), match, seat, luck.randrange(1 << 40))) == best
        for _ in range(TRIES)
    )
    return 2 * solved <= TRIES


def as_line(puzzle: Puzzle) -> str:
    return json.dumps(asdict(puzzle), ensure_ascii=False, separators=(",", ":"))


def as_file(puzzles: list[Puzzle]) -> str:
    """Return a JSON list with a puzzle in each line: the easiest first."""
    ordered = sorted(puzzles, key=lambda one: (len(one.missed), one.id))
    return "[\n" + ",\n".join(as_line(one) for one in ordered) + "\n]\n"


@cache
def puzzles_of(name: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that come with a game."""
    path = folder_of(name) / "puzzles.json"
    return tuple(Puzzle(**one) for one in json.loads(path.read_text("utf-8"))) if path.is_file() else ()
