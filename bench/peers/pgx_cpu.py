"""Pgx on the processor: backgammon, sparrow mahjong, Leduc hold'em, Kuhn poker and animal shogi.

    python -m bench.peers.pgx_cpu [--seconds 5]

Random play is one compiled scan over a batch of games, each replaced by a fresh one as it ends, so every step of every
game is a decision; dice and draws happen inside a step. The batch is the size that was quickest for each game on one
core, out of 16, 64, 256, 1024 and 4096. Compilation is not timed. Copies duplicate the arrays of a whole batch at once;
a program that only reads an old position needs none, since arrays never change. There is nothing that deals a hand
again.
"""

from __future__ import annotations

import os
from functools import partial
from importlib.metadata import version
from typing import Any

import jax  # type: ignore[import-not-found]
import jax.numpy as jnp  # type: ignore[import-not-found]
import pgx  # type: ignore[import-not-found]
from pgx.experimental import auto_reset  # type: ignore[import-not-found]

from bench.timing import SEED, Meter, arguments

GAMES = {"backgammon": 64, "sparrow_mahjong": 64, "leduc_holdem": 4096, "kuhn_poker": 4096, "animal_shogi": 64}
COPIED = {"animal_shogi": 1024}
STEPS = 64


class Table:
    """A batch of games that never stands still."""

    def __init__(self, name: str, batch: int) -> None:
        self.env = pgx.make(name)
        self.batch = batch
        self.decisions = self.games = 0
        step = jax.vmap(auto_reset(self.env.step, self.env.init))

        def decide(carry: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], Any]:
            state, key = carry
            key, choosing, chance = jax.random.split(key, 3)
            action = jax.random.categorical(choosing, jnp.log(state.legal_action_mask.astype(jnp.float32)))
            state = step(state, action, jax.random.split(chance, batch))
            return (state, key), state.terminated.sum()

        def scan(carry: tuple[Any, Any]) -> tuple[tuple[Any, Any], Any]:
            carry, ended = jax.lax.scan(decide, carry, None, length=STEPS)
            return carry, ended.sum()

        key, dealing = jax.random.split(jax.random.key(SEED))
        start = jax.jit(jax.vmap(self.env.init))(jax.random.split(dealing, batch))
        self.scan = jax.jit(scan)
        self.duplicate = jax.jit(partial(jax.tree.map, jnp.copy))
        self.carry = (start, key)

    def play(self) -> int:
        self.carry, ended = self.scan(self.carry)
        self.games += int(ended)
        self.decisions += STEPS * self.batch
        return STEPS * self.batch

    def copy(self) -> int:
        jax.block_until_ready(self.duplicate(self.carry[0]))
        return self.batch


def main() -> None:
    seconds = arguments(__doc__).parse_args().seconds
    # Read when the first array is made, so still in time here.
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
    meter = Meter(f"Pgx {version('pgx')}", seconds)
    for name, batch in GAMES.items():
        table = Table(name, batch)
        table.play()
        _, decisions, elapsed = meter.clock(table.play)
        games = round(decisions * table.games / table.decisions)
        meter.report("JAX, batched", name, "decisions/s", decisions / elapsed, elapsed, games, decisions)
        table = Table(name, COPIED.get(name, 4096))
        table.copy()
        meter.copies("JAX, batched", name, table.copy)


if __name__ == "__main__":
    main()
