"""Tuning the numbers of a game's heuristic and of its evaluation: ``python -m dragonhall.lab.tune GAME``.

The heuristic is tuned by matches: a changed set of weights sits down against the best so far, in mirrored blocks, and
takes its place when it clearly wins more. The evaluation is fitted to the outcomes of matches by the heuristic, so
that it foretells them as well as it can; a network learns from matches by expectimax (``lab/fit.py``). Both print the
numbers to be written into the game's ``heuristic.py`` and ``evaluation.py``.
"""

from __future__ import annotations

import argparse
import random
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.tree_search import Tree
from ..core.game import Game
from ..core.record import Tables
from ..games import game as find_game
from .arena import sub_seed
from .fit import match_loops_of, taught


@dataclass(frozen=True)
class Sample:
    """Situations at one seat count, and what became of them."""

    tables: Tables
    owners: Any
    """For each situation the number of its match."""
    seats: int
    outcomes: Any
    """For each match every seat's share of the win."""


class Bench:
    """Quick matches by the heuristic, all compiled."""

    def __init__(self, game: Game) -> None:
        self.game, self.tree, self.loops = game, Tree(game), match_loops_of(game)
        several = [seats for seats in game.seats if seats > 1]
        self.options = {seats: game.option_numbers(seats, game.complete(seats, None)) for seats in several}

    def deal(self, tables: Any, seats: int, seed: int) -> None:
        tables.view(np.uint8)[:] = 0
        self.game.machine.code.deal_at(tables, 0, seats, self.options[seats], seed)

    def lead(
        self, weights: Sequence[int], best: Sequence[int], seats: int, blocks: int, seed: int
    ) -> tuple[float, float]:
        """By how much the new weights win more than an even share, with its standard error."""
        tree, module = self.tree, self.game.machine.code
        rows = np.array([best, weights], np.int64)
        leads = []
        for block in range(blocks):
            shares = []
            for place in range(seats):
                players = np.zeros(seats, np.int64)
                players[place] = 1
                tree.seed(sub_seed(seed, block, place))
                self.deal(tree.space.tables[:1], seats, sub_seed(seed, block))
                self.loops.heuristic_match(tree.space, players, rows, self.game.rules.longest_match)
                winners = int(module.won_at(tree.space.tables, 0))
                shares.append((winners >> place & 1) / winners.bit_count() if winners else 1 / seats)
            leads.append(np.mean(shares) * seats - 1)
        return float(np.mean(leads)), float(np.std(leads, ddof=1) / np.sqrt(blocks))


def tune_heuristic(game: Game, rounds: int, blocks: int, seed: int) -> list[int]:
    """Change one or two weights at a time; keep what clearly wins more."""
    bench, luck = Bench(game), random.Random(seed)
    best = list(game.counsel.heuristic_weights)
    tables = [seats for seats in game.seats if seats > 1]
    for number in range(rounds):
        changed = best.copy()
        for at in luck.sample(range(len(best)), k=min(len(best), luck.choice((1, 1, 2)))):
            step = luck.choice((0.5, 0.7, 0.85, 1.2, 1.4, 2.0))
            changed[at] = round(changed[at] * step) + luck.choice((-1, 0, 0, 1)) * (5 if luck.random() < 0.5 else 20)
        if changed == best:
            continue
        seats = luck.choice(tables)
        lead, error = bench.lead(changed, best, seats, blocks // 4, sub_seed(seed, number))
        if lead < 0.5 * error:
            continue
        lead, error = bench.lead(changed, best, seats, blocks, sub_seed(seed, number, 1))
        if lead > 2 * error:
            best = changed
            print(f"round {number}: {seats} seats, {lead:+.3f} ± {error:.3f}  {tuple(best)}", flush=True)
    return best


def sampled(bench: Bench, matches: int, seed: int, slips: int = 100, kept: int = 12, every: int = 16) -> list[Sample]:
    """Situations of matches by the heuristic, at every seat count."""
    game, tree = bench.game, bench.tree
    samples = []
    for seats in bench.options:
        tables = game.Table.new(kept + 1)
        pool, owners, outcomes = [], [], np.zeros((matches, seats))
        for match in range(matches):
            tree.seed(sub_seed(seed, seats, match, 1))
            bench.deal(tables, seats, sub_seed(seed, seats, match))
            longest = game.rules.longest_match
            count = bench.loops.sample_match(tree.space, tables, seats, slips, every, kept, longest)
            pool.append(tables[1 : count + 1].copy())
            owners += [match] * count
            outcomes[match] = tree.space.reward[seats : 2 * seats]
        samples.append(Sample(np.concatenate(pool), np.array(owners, np.int64), seats, outcomes))
    return samples


def fit_evaluation(game: Game, matches: int, rounds: int, seed: int) -> list[int]:
    """A network is taught by its own expectimax; of other evaluations one weight is changed at a time, and what
    foretells the outcomes better is kept."""
    bench, luck = Bench(game), random.Random(seed)
    weights = list(game.counsel.evaluation_weights)
    if game.counsel.net is not None:
        return taught(game.counsel.net, bench.tree, list(bench.options), bench.deal, matches, rounds, seed)
    samples = sampled(bench, matches, seed)

    def blame(weights: Sequence[int]) -> float:
        row, reward = np.array(weights, np.int64), bench.tree.space.reward
        return float(
            np.mean([
                bench.loops.blame(one.tables, len(one.owners), one.owners, one.seats, row, one.outcomes, reward)
                / np.log(one.seats)
                for one in samples
            ])
        )  # fmt: skip

    least = blame(weights)
    print(f"the evaluation as it stands: {least:.4f} of what knowing nothing would give")
    for _ in range(rounds):
        for at in luck.sample(range(len(weights)), len(weights)):
            for step in (0.6, 0.8, 0.9, 1.1, 1.25, 1.6, -1.0):
                for extra in (-3, 0, 3):
                    changed = weights.copy()
                    changed[at] = round(changed[at] * step) + extra
                    found = blame(changed)
                    if found < least - 1e-6:
                        weights, least = changed, found
    print(f"the evaluation fitted: {least:.4f}  {tuple(weights)}")
    return weights


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m dragonhall.lab.tune", description=__doc__.split("\n")[0])  # type: ignore[union-attr]
    parser.add_argument("game")
    parser.add_argument(
        "--rounds", type=int, default=150, help="changes of the weights to try (0: only the evaluation)"
    )
    parser.add_argument("--blocks", type=int, default=800, help="mirrored blocks for a change")
    parser.add_argument(
        "--matches",
        type=int,
        default=1500,
        help="matches for the evaluation, per seat count or round (0: no evaluation)",
    )
    parser.add_argument(
        "--passes", type=int, default=6, help="rounds for the evaluation; a network plays matches in each"
    )
    parser.add_argument(
        "--weights", metavar="FILE", help="write the numbers of the evaluation there instead of telling them"
    )
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    game = find_game(asked.game)
    if asked.rounds and game.counsel.heuristic_weights:
        print(f"weights of the heuristic: {tuple(tune_heuristic(game, asked.rounds, asked.blocks, asked.seed))}")
    if asked.matches and game.counsel.evaluation_weights:
        weights = fit_evaluation(game, asked.matches, asked.passes, asked.seed)
        if asked.weights:
            Path(asked.weights).write_text("\n".join(textwrap.wrap(" ".join(map(str, weights)), 118)) + "\n", "utf-8")
        else:
            print(f"weights of the evaluation: {tuple(weights)}")


if __name__ == "__main__":
    main()
