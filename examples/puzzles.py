"""Puzzles from positions: where one move is clearly best. Run it: python examples/puzzles.py dragorun

Bots play matches; wherever the search finds one move that wins far more often than the second best, the position is
kept as a puzzle: what the seat sees, the question and the answer. ``dh.position(puzzle["position"])`` goes on from it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import dragonhall as dh
from dragonhall.bots import ask, bot_named


def puzzles(game: str, seats: int, budget: str, gap: float, first_seed: int = 0) -> Iterator[dict[str, Any]]:
    """Position after position, without end."""
    bot = bot_named("drake", seed=first_seed)
    for seed in range(first_seed, first_seed + 1_000_000):
        match = dh.new(game, seats=seats, seed=seed)
        while not match.over:
            seat = match.to_act[0]
            if len(match.to_act) == 1 and len(match.moves(seat)) > 2:
                found = puzzle(match, seat, budget, gap)
                if found:
                    yield found
                    break  # one of each match, so that they differ
            match.play(ask(bot, match, seat, seed=match.ply), seat=seat)


def puzzle(match: dh.Match, seat: int, budget: str, gap: float) -> dict[str, Any] | None:
    """The position as a puzzle, if one move is better by *gap* (a share of the win) than every other."""
    quick = match.hint(seat, budget="100it", seed=match.ply)
    if len(quick.options) < 2 or quick.options[0].share - quick.options[1].share < gap / 2:
        return None
    best, second, *_ = match.hint(seat, budget=budget, seed=match.ply).options
    if best.share - second.share - 2 * (best.error + second.error) < gap:
        return None
    return {
        "position": match.position(),
        "seat": seat,
        "sees": match.view(seat),
        "moves": [move.text for move in match.moves(seat)],
        "answer": best.move.text,
        "wins": round(best.share, 2),
        "second": second.move.text,
        "wins_second": round(second.share, 2),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="dragorun", choices=dh.games())
    parser.add_argument("--count", type=int, default=3)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--budget", default="2000it", help="how long the search thinks about each: 2000it, 1s ...")
    parser.add_argument("--gap", type=float, default=0.2, help="how much better the best move must be, as a win share")
    parser.add_argument("--save", type=Path, help="a folder for the puzzles as JSON files")
    asked = parser.parse_args()

    found = puzzles(asked.game, asked.seats, asked.budget, asked.gap)
    for number, each in zip(range(1, asked.count + 1), found, strict=False):
        match = dh.position(each["position"])
        print(f"Puzzle {number}. {match.text(each['seat'])}")
        print(f"Answer: {each['answer']} (wins {each['wins']:.0%}; {each['second']}: {each['wins_second']:.0%})\n")
        if asked.save:
            asked.save.mkdir(parents=True, exist_ok=True)
            (asked.save / f"{asked.game}-{number}.json").write_text(json.dumps(each, indent=1), "utf-8")
