"""A million tables on a GPU: win shares by seat, and how many decisions a second. Run it: python examples/gpu_batch.py

Everything stays in the GPU's memory; ``torch.as_tensor(batch.observations(), device="cuda")`` reads it without copying.
Without a usable GPU a sentence says so, and a smaller batch runs on the CPU: the same program, the same bits.
"""

from __future__ import annotations

import argparse
import time

import dragonhall as dh
from dragonhall.batches import NoGpu


def open_batch(game: str, tables: int, seats: int):
    try:
        return dh.batch(game, size=tables, seats=seats, device="cuda", seed=1)
    except NoGpu as error:
        print(f"{error}\nOn the CPU instead, with fewer tables:")
        return dh.batch(game, size=min(tables, 10_000), seats=seats, device="cpu", seed=1)


def as_numpy(array):
    """A copy on this side, wherever the array lies."""
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array.copy()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="dragorun", choices=dh.games())
    parser.add_argument("--tables", type=int, default=1_000_000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0)
    asked = parser.parse_args()

    batch = open_batch(asked.game, asked.tables, asked.seats)
    scores = as_numpy(batch.playout())
    best = scores == scores.max(1, keepdims=True)
    shares = (best / best.sum(1, keepdims=True)).mean(0)
    print(f"{batch.size:,} random games of {asked.game}; best score by seat:", " ".join(f"{x:.1%}" for x in shares))

    batch.reset(seed=2)
    batch.run(100)  # the first call compiles
    decisions, started = 0, time.perf_counter()
    while time.perf_counter() - started < asked.seconds:
        decisions += batch.run(1000)
    print(f"{decisions / (time.perf_counter() - started):,.0f} random decisions a second")
