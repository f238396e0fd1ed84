"""Measure hints: how often a player wins who follows every hint, against Wyverns.

python bench/hints.py ranch --seats 3 --games 24                    # the hints of a page, in Node
python bench/hints.py ranch --seats 3 --games 24 --budget 100ms     # those of the library, and so of a hall
"""

from __future__ import annotations

import argparse
import json
import math
import random
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import dragonhall as dh  # noqa: E402
from dragonhall.bots import ask, bot_named  # noqa: E402
from dragonhall.bots.advice import NOTICED  # noqa: E402
from dragonhall.games import game as find_game  # noqa: E402
from dragonhall.wasm.modules import path_of  # noqa: E402
from tests.wasm.same_games import node  # noqa: E402


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


def followed_in_node(
    name: str, seats: int, seeds: range, rival: str, milliseconds: int | None
) -> list[tuple[float, int, int]]:
    """Play the same matches with the hints of a page."""
    network = path_of(find_game(name)).parents[1] / "network.npz"
    jobs = {
        "game": name, "module": str(path_of(find_game(name))), "network": str(network) if network.exists() else None,
        "seats": seats, "rival": rival, "seeds": list(seeds),
        "milliseconds": milliseconds,
    }  # fmt: skip
    command = [*node(), "engine/run.mjs", "bench/hints.ts"]
    done = subprocess.run(command, cwd=ROOT / "web", input=json.dumps(jobs), stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise SystemExit(done.returncode)
    return [(share, hints, level) for share, hints, level in map(json.loads, done.stdout.splitlines())]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(dh.games()))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--budget", help="search this long, with the library; if not given, as a page does")
    parser.add_argument("--milliseconds", type=int, help="of a page's search, if not as long as it usually takes")
    parser.add_argument("--rival", default="wyvern")
    asked = parser.parse_args()
    seeds = range(asked.games)
    if asked.budget:
        played = [followed(asked.game, asked.seats, asked.budget, seed, asked.rival) for seed in seeds]
    else:
        played = followed_in_node(asked.game, asked.seats, seeds, asked.rival, asked.milliseconds)
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
