"""Do tensors made on the CPU, on a GPU and by interpreted rules agree bit for bit?

    python -m tests.library.gpu_observations [games] [--positions 10000] [--without-gpu]

For every game random play on a hundred tables. At every position the observation and the information state of every
seat and the public tensor are compared between CPU and GPU, and those of one seat (a different one each time) and the
public one with what interpreted rules make; what all seats remember is kept all three ways.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import numpy as np

import dragonhall as dh
from dragonhall.batches import NoGpu
from dragonhall.core.board import Board
from dragonhall.games import game as find_game

TABLES = 100


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(dh.games()))
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--without-gpu", action="store_true", help="compare the CPU with interpreted rules only")
    asked = parser.parse_args()
    try:
        different = [name for name in asked.games if not agree(name, asked.positions, not asked.without_gpu)]
    except NoGpu as error:
        print(error, file=sys.stderr)
        return 1
    return int(bool(different))


def agree(name: str, positions: int, gpu: bool) -> bool:
    """Compare all kinds of tensors on that many positions; says on one line how it went."""
    game, started = find_game(name), time.perf_counter()
    seats, rows, wrong = min(4, game.seats[-1]), 0, 0
    batches = [dh.batch(name, TABLES, seats, device, seed=5, recall=True) for device in ["cpu", "cuda"][: 1 + gpu]]
    luck, twins = np.random.default_rng(5), Twins(batches[0])
    for step in range(-(-positions // TABLES)):
        eyes = [("public", 0), *((kind, seat) for kind in twins.kinds for seat in range(seats))]
        for kind, seat in eyes:
            first, *others = [on_host(batch.observations(kind, seat)) for batch in batches]
            if kind == "public" or seat == step % seats:
                others.append(twins.rows(kind, seat))
            wrong += sum(int((first != other).any(1).sum()) for other in others)
            rows += TABLES * len(others)
        mask = on_host(batches[0].legal()).astype(float)
        moves = (mask * luck.random(mask.shape)).argmax(1)
        twins.step(moves)
        for batch in batches:
            _, done = batch.step(moves)
        twins.dealt_anew(np.flatnonzero(on_host(done)))
    spent = time.perf_counter() - started
    ways = "CPU, GPU and interpreted" if gpu else "CPU and interpreted"
    print(f"{name}: {positions} positions, {rows} rows compared, {wrong} differ ({ways}, {spent:.0f} s)", flush=True)
    return wrong == 0


def on_host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


class Twins:
    """The same tables as a batch has, played and seen by interpreted rules."""

    kinds = ("observation", "information_state")

    def __init__(self, batch: Any) -> None:
        self.batch, self.game, self.observer = batch, batch.game, batch.game.observer
        self.boards = [Board(self.game) for _ in range(batch.size)]
        self.memories: list[Any] = [None] * batch.size
        self.dealt_anew(np.arange(batch.size))

    def dealt_anew(self, where: Any) -> None:
        with dh.interpreted():
            for at in where:
                self.boards[at] = Board(self.game, self.batch.tables[at : at + 1].copy())
                self.memories[at] = self.observer.begin(self.boards[at], self.batch.seats)

    def step(self, moves: Any) -> None:
        with dh.interpreted():
            for board, memory, move, seat in zip(self.boards, self.memories, moves, self.batch.to_act(), strict=True):
                self.observer.note(board, memory, int(seat), int(move))
                self.game.engine.play(board, int(seat), int(move))
                self.observer.take_in(board, memory)

    def rows(self, kind: str, seat: int) -> Any:
        with dh.interpreted():
            if kind == "information_state":
                seen = zip(self.boards, self.memories, strict=True)
                found = [self.observer.information_state(board, memory, seat) for board, memory in seen]
            else:
                eyes = -1 if kind == "public" else seat
                found = [self.observer.observation(board, eyes) for board in self.boards]
        return np.array(found)


if __name__ == "__main__":
    raise SystemExit(main())
