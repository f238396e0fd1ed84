"""Tuning the numbers of a game's heuristic and of its evaluation: ``python -m dragonhall.lab.tune GAME``.

The heuristic is tuned by matches: changed weights play against the best weights so far, in mirrored blocks, and replace
them when they clearly win more. The evaluation is fitted to predict the outcomes of matches by the heuristic; a network
learns from matches by expectimax (``lab/training/fit.py``). Both print the weights to be written into the game's
``heuristic.py`` and ``evaluation.py``.
"""

from __future__ import annotations

import argparse
import random
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.tree_search import Tree
from ..core.game import Game
from ..core.record import Tables
from ..games import game as find_game
from ..shell import check_file, ended, whole, write
from .arena.arena import sub_seed
from .jobs.crew import Alone, Crew, add_crew, crew_of, in_order
from .jobs.journal import Journal, packed, unpacked
from .jobs.progress import Progress
from .training.fit import chunks, deal, match_loops_of, matches_part, taught

CHUNK = 50
"""Matches or blocks of one task."""


@dataclass(frozen=True)
class Sample:
    """Positions at one seat count, and how their matches ended."""

    tables: Tables
    owners: Any
    """For each position the number of its match."""
    seats: int
    outcomes: Any
    """For each match every seat's share of the win."""


class Bench:
    """Quick matches by the heuristic, all compiled."""

    def __init__(self, game: Game) -> None:
        self.game, self.tree, self.loops = game, Tree(game), match_loops_of(game)
        self.seats = [seats for seats in game.seats if seats > 1]

    def leads(
        self, weights: Sequence[int], best: Sequence[int], seats: int, first: int, blocks: int, seed: int
    ) -> list[float]:
        """How much more than an even share the new weights win, in each of some blocks."""
        tree, module = self.tree, self.game.machine.code
        rows = np.array([best, weights], np.int64)
        leads = []
        for block in range(first, first + blocks):
            shares = []
            for place in range(seats):
                players = np.zeros(seats, np.int64)
                players[place] = 1
                tree.seed(sub_seed(seed, block, place))
                deal(self.game, tree.space.tables[:1], seats, sub_seed(seed, block))
                self.loops.heuristic_match(tree.space, players, rows, self.game.rules.longest_match)
                winners = int(module.won_at(tree.space.tables, 0))
                shares.append((winners >> place & 1) / winners.bit_count() if winners else 1 / seats)
            leads.append(float(np.mean(shares) * seats - 1))
        return leads

    def sample(
        self, seats: int, first: int, matches: int, seed: int, slips: int, kept: int, every: int
    ) -> tuple[Any, list[int], Any]:
        """Positions of some matches, the match of each, and how the matches ended."""
        tree, longest = self.tree, self.game.rules.longest_match
        tables = self.game.Table.new(kept + 1)
        pool, owners, outcomes = [], [], np.zeros((matches, seats))
        for match in range(first, first + matches):
            tree.seed(sub_seed(seed, seats, match, 1))
            deal(self.game, tables, seats, sub_seed(seed, seats, match))
            count = self.loops.sample_match(tree.space, tables, seats, slips, every, kept, longest)
            pool.append(tables[1 : count + 1].copy())
            owners += [match] * count
            outcomes[match - first] = tree.space.reward[seats : 2 * seats]
        return np.concatenate(pool), owners, outcomes


@cache
def bench_of(game: str) -> Bench:
    """Return the matches of a game, made once in every process."""
    return Bench(find_game(game))


def _leads(game: str, *args: Any) -> list[float]:
    return bench_of(game).leads(*args)


def _sample(game: str, *args: Any) -> tuple[Any, list[int], Any]:
    return bench_of(game).sample(*args)


def lead(
    crew: Crew, game: Game, weights: Sequence[int], best: Sequence[int], seats: int, blocks: int, seed: int,
    journal: Journal | None = None,
) -> tuple[float, float]:  # fmt: skip
    """How much more than an even share the new weights win, and its standard error."""
    tasks = [(game.name, weights, best, seats, *chunk, seed) for chunk in chunks(blocks, CHUNK)]
    leads = [one for some in in_order(crew, _leads, tasks, journal) for one in some]
    return float(np.mean(leads)), float(np.std(leads, ddof=1) / np.sqrt(blocks))


def tune_heuristic(
    game: Game, rounds: int, blocks: int, seed: int, crew: Crew | None = None, journal: Journal | None = None
) -> list[int]:
    """Change one or two weights at a time; keep a change that clearly wins more."""
    crew, luck, progress = crew or Alone(), random.Random(seed), Progress("rounds")
    best = list(game.counsel.heuristic_weights)
    tables = [seats for seats in game.seats if seats > 1]
    for number in range(rounds):
        progress.show(number, rounds)
        changed = best.copy()
        for at in luck.sample(range(len(best)), k=min(len(best), luck.choice((1, 1, 2)))):
            step = luck.choice((0.5, 0.7, 0.85, 1.2, 1.4, 2.0))
            changed[at] = round(changed[at] * step) + luck.choice((-1, 0, 0, 1)) * (5 if luck.random() < 0.5 else 20)
        if changed == best:
            continue
        seats = luck.choice(tables)
        ahead, error = lead(crew, game, changed, best, seats, blocks // 4, sub_seed(seed, number), journal)
        if ahead < 0.5 * error:
            continue
        ahead, error = lead(crew, game, changed, best, seats, blocks, sub_seed(seed, number, 1), journal)
        if ahead > 2 * error:
            best = changed
            progress.end()
            print(f"round {number}: {seats} seats, {ahead:+.3f} ± {error:.3f}  {tuple(best)}", flush=True)
    progress.end()
    return best


def sampled(
    crew: Crew, game: Game, matches: int, seed: int, slips: int = 100, kept: int = 12, every: int = 16
) -> list[Sample]:
    """Positions of matches by the heuristic, at every seat count."""
    samples = []
    for seats in bench_of(game.name).seats:
        tasks = [(game.name, seats, *chunk, seed, slips, kept, every) for chunk in chunks(matches, CHUNK)]
        tables, owners, outcomes = zip(*in_order(crew, _sample, tasks), strict=True)
        everybody = np.array([owner for some in owners for owner in some], np.int64)
        samples.append(Sample(np.concatenate(tables), everybody, seats, np.concatenate(outcomes)))
    return samples


def fit_evaluation(
    game: Game, matches: int, rounds: int, seed: int, crew: Crew | None = None, journal: Journal | None = None
) -> list[int]:
    """Fit the evaluation: a network is trained on its own expectimax; in other evaluations one weight is changed at a
    time, and a change is kept if it predicts the outcomes better."""
    crew, bench, luck = crew or Alone(), bench_of(game.name), random.Random(seed)
    weights = list(game.counsel.evaluation_weights)
    if game.counsel.net is not None:
        return taught(game, game.counsel.net, bench.seats, matches, rounds, seed, crew, journal)
    samples = sampled(crew, game, matches, seed)

    def loss(weights: Sequence[int]) -> float:
        row, reward = np.array(weights, np.int64), bench.tree.space.reward
        return float(
            np.mean([
                bench.loops.cross_entropy(one.tables, len(one.owners), one.owners, one.seats, row, one.outcomes, reward)
                / np.log(one.seats)
                for one in samples
            ])
        )  # fmt: skip

    least = loss(weights)
    print(f"the current evaluation: loss {least:.4f} (1 is the loss of even shares)")
    for _ in range(rounds):
        for at in luck.sample(range(len(weights)), len(weights)):
            for step in (0.6, 0.8, 0.9, 1.1, 1.25, 1.6, -1.0):
                for extra in (-3, 0, 3):
                    changed = weights.copy()
                    changed[at] = round(changed[at] * step) + extra
                    found = loss(changed)
                    if found < least - 1e-6:
                        weights, least = changed, found
    print(f"the fitted evaluation: loss {least:.4f}  {tuple(weights)}")
    return weights


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dragonhall.lab.tune", description=__doc__.split("\n")[0])  # type: ignore[union-attr]
    parser.add_argument("game")
    parser.add_argument(
        "--rounds", type=whole(0), default=150, help="changes of the weights to try (0: only the evaluation)"
    )
    parser.add_argument("--blocks", type=whole(1), default=800, help="mirrored blocks for a change")
    parser.add_argument(
        "--matches",
        type=whole(0),
        default=1500,
        help="matches for the evaluation, per seat count or round (0: no evaluation)",
    )
    parser.add_argument(
        "--passes", type=whole(1), default=6, help="rounds for the evaluation; a network plays matches in each"
    )
    parser.add_argument(
        "--weights", metavar="FILE", help="write the numbers of the evaluation there instead of telling them"
    )
    parser.add_argument("--seed", type=int, default=1)
    add_crew(parser)
    asked = parser.parse_args(arguments)
    return ended(lambda: run(asked))


def run(asked: argparse.Namespace) -> None:
    game = find_game(asked.game)
    if asked.weights:
        check_file(asked.weights)
    with crew_of(asked.workers, asked.cluster, [asked.game], [matches_part]) as crew:
        tuned(game, asked, crew)


def tuned(game: Game, asked: argparse.Namespace, crew: Crew) -> None:
    if asked.rounds and game.counsel.heuristic_weights:
        job = {"tuning": asked.blocks, "seed": asked.seed, "weights": game.counsel.heuristic_weights}
        with Journal(job, [game.name]) as journal:
            best = tune_heuristic(game, asked.rounds, asked.blocks, asked.seed, crew, journal)
        print(f"weights of the heuristic: {tuple(best)}")
    if asked.matches and game.counsel.evaluation_weights:
        job = {"fitting": asked.matches, "passes": asked.passes, "seed": asked.seed}
        with Journal(job, [game.name], packed, unpacked) as journal:
            weights = fit_evaluation(game, asked.matches, asked.passes, asked.seed, crew, journal)
        if asked.weights:
            write(Path(asked.weights), "\n".join(textwrap.wrap(" ".join(map(str, weights)), 118)) + "\n")
        else:
            print(f"weights of the evaluation: {tuple(weights)}")


if __name__ == "__main__":
    raise SystemExit(main())
