"""Measure hints: how often a player wins who follows every hint, against Wyverns.

python bench/hints.py ranch --seats 3 --games 24 --budget 100ms
"""

from __future__ import annotations

import argparse
import math
import random

import dragonhall as dh
from dragonhall.bots import ask, bot_named
from dragonhall.bots.advice import NOTICED


def followed(name: str, seats: int, budget: str, seed: int, rival: str) -> tuple[float, int, int]:
    """Play one match; return the follower's share of the win, the hints, and how many of them saw no difference."""
    me, luck = seed % seats, random.Random(seed)
    match, bot, hints, level = dh.new(name, seats=seats, seed=seed // seats), bot_named(rival, seed=seed), 0, 0
    while not match.over:
        seat = match.to_act[0]
        if len(match.moves(seat)) == 1:
            match.play(match.moves(seat)[0], seat=seat)
        elif seat == me:
            hint = match.hint(seat, budget=budget, seed=luck.getrandbits(60))
            shares = [option.share for option in hint.options]
            hints, level = hints + 1, level + (max(shares) - min(shares) < NOTICED)
            match.play(hint.move, seat=seat)
        else:
            match.play(ask(bot, match, seat, luck.getrandbits(60)), seat=seat)
    return (1 / len(match.winners) if me in match.winners else 0.0), hints, level


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(dh.games()))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--budget", default="100ms")
    parser.add_argument("--rival", default="wyvern")
    asked = parser.parse_args()
    played = [followed(asked.game, asked.seats, asked.budget, seed, asked.rival) for seed in range(asked.games)]
    shares = [share for share, _, _ in played]
    mean = sum(shares) / len(shares)
    error = 1.96 * math.sqrt(sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1) / len(shares))
    hints, level = sum(count for _, count, _ in played), sum(count for _, _, count in played)
    print(
        f"{asked.game}, {asked.seats} seats: {asked.games} games, {hints} hints ({level} without a difference): "
        f"wins {100 * mean:.1f} % (+- {100 * error:.1f}; even {100 / asked.seats:.1f})"
    )


if __name__ == "__main__":
    main()
