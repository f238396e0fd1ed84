"""The fullest boards of random games: ``python -m tests.browser.fullest`` seeks them and writes ``fullest.json``.

10,000 games are played at random, those of one game and number of seats all at once. Of each the moments are kept at
which a seat had the most of something, and the first seat decides: a seed and how many moves were made.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import dragonhall as dh

FILE = Path(__file__).with_suffix(".json")
GAMES = 625
"""At every number of seats: 10,000 together."""
WORD = 1 << 64

Measure = Callable[[Any], Any]
"""A number for every seat: one row per table, one column per seat."""


def ones(words: Any) -> Any:
    """How many bits of each word are set."""
    return np.bitwise_count(words.astype(np.int64).view(np.uint64)).astype(np.int64)


GOODS = ("red", "blue", "eggs", "crystals", "crest")
MEASURES: dict[str, dict[str, Measure]] = {
    "ante": {
        "cards in hand": lambda t: ones(t["hand"]).sum(-1),
        "cards in a flight": lambda t: ones(t["flight"]).sum(-1),
        "gold": lambda t: t["gold"],
        "stakes": lambda t: t["stakes"][:, None],
        "debts": lambda t: t["debts"][:, None],
    },
    "dragardiens": {
        "cards in hand": lambda t: t["hand"].sum(-1) + t["unseen"],
        "height of a school": lambda t: t["height"],
        "piles": lambda t: t["piles"],
        "fragments": lambda t: t["fragments"],
        "pearls, eggs and crystals": lambda t: t["red"] + t["blue"] + t["eggs"] + t["crystals"],
        "kinds of goods": lambda t: sum((t[one] > 0).astype(int) for one in GOODS),
    },
    "dragorun": {
        "eggs": lambda t: t["eggs"],
        "eggs on the table": lambda t: t["eggs"].sum(-1)[:, None],
    },
    "ranch": {
        "kinds": lambda t: (t["own"] > 0).sum(-1),
        "counts": lambda t: (t["own"] > 1).sum(-1),
        "tokens": lambda t: t["own"].sum(-1),
        "powers": lambda t: ones(t["held"]),
        "cards in hand": lambda t: t["hand"].sum(-1),
    },
}  # fmt: skip


def luck(seed: Any, ply: int) -> Any:
    """A number that looks random: the same for one table as for many at once (splitmix64)."""
    with np.errstate(over="ignore"):
        word = np.asarray(seed).astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(
            ply * 0x632BE59BD9B4E019 % WORD
        )
        for shift, times in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
            word = (word ^ (word >> np.uint64(shift))) * np.uint64(times)
        return word ^ (word >> np.uint64(31))


def moment(game: str, seats: int, seed: int, plies: int) -> dh.Match:
    """A random game after this number of moves."""
    match = dh.new(game, seats=seats, seed=seed)
    for ply in range(plies):
        seat = match.to_act[0]
        moves = sorted(match.moves(seat), key=int)
        match.play(moves[int(luck(seed, ply)) % len(moves)], seat=seat)
    return match


def sought(game: str, seats: int, games: int = GAMES) -> dict[str, tuple[int, int, int]]:
    """The fullest moments of random games: of each measure how much, the seed and the moves made."""
    batch, seeds = dh.batch(game, games, seats=seats, seed=0), np.arange(games)
    playing, best, ply = np.ones(games, bool), dict.fromkeys(MEASURES[game], (0, 0, 0)), 0
    while playing.any():
        acting, mask = batch.to_act(), batch.legal()
        for name, measure in MEASURES[game].items():
            much = np.where(playing & (acting == 0), measure(batch.tables)[:, :seats].max(-1), 0)
            at = int(much.argmax())
            if much[at] > best[name][0]:
                best[name] = int(much[at]), at, ply
        nth = luck(seeds, ply) % mask.sum(-1).astype(np.uint64)
        _, done = batch.step((mask.cumsum(-1) > nth[:, None]).argmax(-1))
        playing &= done == 0
        ply += 1
    return best


def kept() -> dict[str, dict[str, dict[str, list[int]]]]:
    """The moments in the file: by game, seats and measure how much, the seed and the moves made."""
    found: dict[str, dict[str, dict[str, list[int]]]] = json.loads(FILE.read_text("utf-8"))
    return found


def main() -> None:
    found = {
        game: {str(seats): sought(game, seats) for seats in dh.new(game).game.seats if seats > 1} for game in dh.games()
    }
    FILE.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
