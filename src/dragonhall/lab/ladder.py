"""The ladder: every level against the level below, in every game and at every seat count.

    python -m dragonhall.lab.ladder --minutes 15 --json ladder.json     play it (needs only NumPy and Numba)
    python -m dragonhall.lab.ladder --minutes 15 --json ladder.json --go-on     play on where that file ends
    python -m dragonhall.lab.ladder --render a.json b.json              join such results, write ladder.md

A pairing is played until the whole 95 % interval of the win share is clearly above the even share, or until time is up.
Processes always take the next block of the pairing that was played least. Blocks count in the order of their numbers,
and a pairing ends with the block that made it clear: with budgets in iterations, and time enough, the results do not
depend on who played what when (``--cluster auto`` plays on a Ray cluster). All levels of a game play, Wyrm with 50 ms
per decision, unless ``--level`` names others.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from ..analysis.ratings import Finish, fitted, openskill, places
from ..bots.levels import WYRM, WYVERN, levels_of
from ..core.errors import DragonhallError
from ..games import game as find_game
from ..games import names
from ..shell import CommandParser, amount, check_file, ended, whole, write
from ..words import language_of_the_house, words_of_commands
from .arena.arena import Outcome, sub_seed
from .arena.duel import Duel, Standing, _block, plain_outcomes, read_outcomes
from .jobs.crew import Crew, add_crew, crew_of
from .jobs.journal import Journal
from .jobs.progress import Progress

WYRM_HERE = f"{WYRM.name}:50ms"
FORMAT = "dragonhall ladder 1"
MAX_BLOCKS = 4000
UNKNOWN = 3.0
"""The estimated seconds for a block before the first one is finished."""
KEEP_EVERY = 10.0
"""Seconds after which the results so far are saved."""


class BadLadder(DragonhallError):
    """A ladder that cannot be played, or a file that is not the result of one."""


@dataclass
class Pairing:
    """One step of the ladder in one game at one seat count."""

    duel: Duel
    standing: Standing
    places: list[list[list[int]]] = field(default_factory=list)
    """For every block and match, the place of every seat."""
    plies: int = 0
    early: dict[int, list[Outcome]] = field(default_factory=dict)
    """Blocks that were finished before one with a lower number."""
    asked: int = 0
    seconds: float = 0.0
    fewest: int = 0
    """Blocks to play even if the result is clear sooner."""

    def take(self, number: int, outcomes: list[Outcome], seconds: float) -> None:
        self.early[number] = outcomes
        self.seconds += seconds
        while len(self.places) in self.early and not self.clear:
            found = self.early.pop(len(self.places))
            self.places.append([list(places(outcome.shares, outcome.scores)) for outcome in found])
            self.plies += sum(outcome.plies for outcome in found)
            self.standing.add(found)

    def go_on(self, step: dict[str, Any]) -> None:
        """Take over earlier results."""
        self.standing.blocks, self.places = list(step["blocks"]), list(step["places"])
        self.asked, self.seconds = len(self.places), step["seconds"]
        self.plies = round(step["plies"] * self.standing.games)

    @property
    def clear(self) -> bool:
        """Return whether the blocks so far, in their order, are enough."""
        return self.standing.clear and len(self.places) >= self.fewest

    @property
    def done(self) -> bool:
        return self.clear or self.asked >= MAX_BLOCKS

    @property
    def cost(self) -> float:
        """Its time so far, blocks that are still being played included: the next block is the least costly step's."""
        done = len(self.places) + len(self.early)
        each = self.seconds / done if done else UNKNOWN
        return self.seconds + each * (self.asked - done) + 1e-3 * self.asked


def pairings(games: Sequence[str], levels: Sequence[str], seats: Sequence[int], seed: int) -> list[Pairing]:
    """Return all steps between these levels, or between all levels of each game."""
    found: list[Pairing] = []
    for name in games:
        ascending = levels or [WYRM_HERE if level == WYRM.name else level for level in levels_of(find_game(name))]
        for count in find_game(name).seats:
            if count > 1 and (not seats or count in seats):
                for below, above in pairwise(ascending):
                    duel = Duel(name, count, above, below, (), sub_seed(seed, len(found)) >> 10).checked()
                    found.append(Pairing(duel, Standing(count)))
    if not found:
        raise BadLadder("There is nothing to play: no game of these has so many seats.")
    return found


def _timed(duel: Duel, number: int) -> tuple[list[Outcome], float]:
    started = time.perf_counter()
    return _block(duel, number), time.perf_counter() - started


def played(
    steps: list[Pairing],
    minutes: float,
    crew: Crew,
    journal: Journal | None = None,
    keep: Callable[[list[Pairing]], None] | None = None,
) -> list[Pairing]:
    """Play until every step is decided or the time is up; *keep* is called regularly to save interim results."""
    started = kept = time.perf_counter()
    progress = Progress("steps clear")
    for key, (outcomes, seconds) in sorted(journal.kept.items()) if journal is not None else ():
        steps[key // MAX_BLOCKS].take(key % MAX_BLOCKS, outcomes, seconds)
    for number, step in enumerate(steps):
        # The games that an interrupted run left out are played first.
        known = len(step.places) + len(step.early)
        step.asked = max(step.asked, len(step.places), *(at + 1 for at in step.early), 0)
        for at in range(len(step.places), step.asked):
            if known < step.asked and at not in step.early and not step.clear:
                crew.add(number * MAX_BLOCKS + at, _timed, step.duel, at)
    running = sum(step.asked - len(step.places) - len(step.early) for step in steps if not step.clear)
    while True:
        late = time.perf_counter() - started > 60 * minutes
        while not late and running < crew.size + 2:
            waiting = [n for n, step in enumerate(steps) if not step.done]
            if not waiting:
                break
            least = min(waiting, key=lambda n: steps[n].cost)
            crew.add(least * MAX_BLOCKS + steps[least].asked, _timed, steps[least].duel, steps[least].asked)
            steps[least].asked += 1
            running += 1
        if not running:
            break
        for key, (outcomes, seconds) in crew.take():
            running -= 1
            steps[key // MAX_BLOCKS].take(key % MAX_BLOCKS, outcomes, seconds)
            if journal is not None:
                journal.keep(key, (outcomes, seconds))
        now = time.perf_counter()
        clear, games = sum(step.clear for step in steps), sum(step.standing.games for step in steps)
        # It ends sooner if all steps are decided.
        progress.show(clear, len(steps), f"{games} games", max(60 * minutes - (now - started), 0))
        if keep and now - kept > KEEP_EVERY:
            kept = now
            keep(steps)
    progress.end()
    return steps


def results(steps: list[Pairing], seed: int, workers: int, minutes: float, calls: list[str]) -> dict[str, Any]:
    """Return everything needed to render the ladder and to repeat it."""
    import numba
    import numpy

    from .. import __version__

    return {
        "format": FORMAT,
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, {workers} processes",
        "versions": {
            "dragonhall": __version__,
            "python": platform.python_version(),
            "numba": numba.__version__,
            "numpy": numpy.__version__,
            **{f"rules of {name}": find_game(name).version for name in dict.fromkeys(s.duel.game for s in steps)},
        },
        "seed": seed,
        "minutes": minutes,
        "calls": calls,
        "steps": [
            {
                "game": step.duel.game,
                "seats": step.duel.seats,
                "a": step.duel.a,
                "b": step.duel.b,
                "seed": step.duel.seed,
                "blocks": [round(share, 6) for share in step.standing.blocks],
                "places": step.places,
                "plies": round(step.plies / max(step.standing.games, 1), 1),
                "seconds": round(step.seconds, 1),
            }
            for step in steps
        ],
    }


# The page


def rendered(found: dict[str, Any]) -> str:
    """Return the page of the results."""
    versions = ", ".join(f"{name} {version}" for name, version in found["versions"].items())
    names = list(dict.fromkeys(step["game"] for step in found["steps"]))
    lines = [
        "# The ladder",
        "",
        "Every level against the level below: one of the stronger against all others of the weaker, in mirrored blocks",
        "(the same deal once for every seat the stronger one can have). A step is played until the win share lies",
        "three standard errors above the even share, or until time is up. *Share* is the stronger level's share of the",
        "win with its 95 % interval by blocks; *even* is what equals would get.",
        "",
        f"{found['date']}, {found['machine']}, at most {found['minutes']:g} minutes, seed {found['seed']}: "
        + ", then ".join(f"`python -m dragonhall.lab.ladder {call}`" for call in found["calls"])
        + ".",
        f"Versions: {versions}. All blocks, places and seeds: [ladder.json](ladder.json).",
        "",
        f"Budgets: {WYVERN.name} plays on {WYVERN.budget.iterations} times a decision, {WYRM.name} has the time or the "
        "iterations in its name (less where the choice is clear sooner); the others answer at once.",
        "",
    ]
    for name in names:
        steps = [step for step in found["steps"] if step["game"] == name]
        lines += [f"## {find_game(name).title}", ""]
        lines += [
            "| seats | stronger | weaker | games | share | 95 % interval | even | |",
            "|---|---|---|---:|---:|---|---:|---|",
        ]
        for step in steps:
            standing = Standing(step["seats"], step["blocks"])
            low, high = standing.interval
            verdict = "stronger" if low > standing.even else "weaker" if high < standing.even else "open"
            lines.append(
                f"| {step['seats']} | {step['a']} | {step['b']} | {standing.games} | {standing.mean:.1%} "
                f"| {low:.1%} to {high:.1%} | {standing.even:.1%} | {verdict} |"
            )
        lines += ["", *_rating_lines(steps), ""]
    return "\n".join(lines)


def _rating_lines(steps: list[dict[str, Any]]) -> list[str]:
    """Return the lines of both ratings over all seat counts of a game."""
    finishes = []
    for number, step in enumerate(steps):
        for block, rows in enumerate(step["places"]):
            for place, row in enumerate(rows):
                players = tuple(step["a"] if seat == place else step["b"] for seat in range(step["seats"]))
                finishes.append(Finish(players, tuple(row), number * MAX_BLOCKS + block))
    if not finishes:
        return []
    names = list(dict.fromkeys([step["b"] for step in steps] + [step["a"] for step in steps]))
    names = [name for name in names if any(name in finish.players for finish in finishes)]
    fit, sequential = fitted(finishes, names), openskill(finishes)
    lines = ["| level | Plackett-Luce fit (Elo scale) | 95 % interval | OpenSkill μ ± σ |", "|---|---:|---|---:|"]
    for name in names:
        elo, low, high = fit[name]
        mu, sigma = sequential[name]
        lines.append(f"| {name} | {elo:+.0f} | {low:+.0f} to {high:+.0f} | {mu:.1f} ± {sigma:.1f} |")
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    words = words_of_commands(language_of_the_house())
    parser = CommandParser(words, "ladder", prog="python -m dragonhall.lab.ladder", description=words("help-ladder"))
    add_arguments(parser)
    asked = parser.parse_args(arguments)
    return ended(lambda: run(asked))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--seats", type=int, action="append", default=[])
    parser.add_argument("--level", action="append", default=[])
    parser.add_argument("--minutes", type=amount, default=15.0)
    parser.add_argument("--fewest", type=whole(0), default=0)
    add_crew(parser)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", default="ladder.json")
    parser.add_argument("--go-on", action="store_true")
    parser.add_argument("--page", default="ladder.md")
    parser.add_argument("--render", metavar="JSON", nargs="+")


def run(asked: argparse.Namespace) -> int:
    check_file(asked.page)
    check_file(asked.json, "" if asked.render or asked.go_on else "ladder-file-exists")
    if asked.render:
        found = joined([_read(name) for name in asked.render])
        if len(asked.render) > 1:
            found["calls"] = [*found["calls"], f"--render {' '.join(Path(name).name for name in asked.render)}"]
            write(Path(asked.json), json.dumps(found))
    else:
        steps = pairings(asked.game or names(), asked.level, asked.seats, asked.seed)
        for step in steps:
            step.fewest = asked.fewest
        before: dict[str, Any] = {"minutes": 0.0, "calls": [], "steps": []}
        if asked.go_on:
            before = _read(asked.json)
        others = _taken_over(steps, before)
        minutes, calls = asked.minutes + before["minutes"], [*before["calls"], _call(asked)]

        def keep(steps: list[Pairing]) -> None:
            # Written to another file, then renamed: an interrupted run leaves a complete file.
            beside = Path(f"{asked.json}.new")
            found = results(steps, asked.seed, asked.workers, minutes, calls)
            write(beside, json.dumps(found | {"steps": found["steps"] + others}))
            beside.replace(asked.json)

        job = {"ladder": [asdict(step.duel) for step in steps], "fewest": asked.fewest, "before": before["calls"]}
        playing = list(dict.fromkeys(step.duel.game for step in steps))
        journal = Journal(
            job, playing, lambda found: [plain_outcomes(found[0]), found[1]],
            lambda plain: (read_outcomes(plain[0]), plain[1]),
        )  # fmt: skip
        with crew_of(asked.workers, asked.cluster, playing) as crew, journal:
            keep(played(steps, asked.minutes, crew, journal, keep))
        found = _read(asked.json)
    text = rendered(found)
    write(Path(asked.page), text + "\n")
    print(text)
    return 0


def _call(asked: argparse.Namespace) -> str:
    """Return the command-line arguments that repeat this run."""
    said = [f"--game {name}" for name in asked.game] + [f"--seats {count}" for count in asked.seats]
    said += [f"--level {level}" for level in asked.level]
    said += [f"--fewest {asked.fewest}"] if asked.fewest else []
    said += [f"--minutes {asked.minutes:g} --seed {asked.seed} --json {Path(asked.json).name}"]
    return " ".join([*said, *["--go-on"] * asked.go_on])


def _taken_over(steps: list[Pairing], found: dict[str, Any]) -> list[dict[str, Any]]:
    """Continue the steps from these results; returns the results of steps that this run does not play."""
    others = list(found["steps"])
    for step in steps:
        for one in found["steps"]:
            if (one["game"], one["seats"], one["a"], one["b"]) == (
                step.duel.game, step.duel.seats, step.duel.a, step.duel.b,
            ):  # fmt: skip
                if one["seed"] != step.duel.seed:
                    raise BadLadder("These results were played with another seed, or as part of another ladder.")
                step.go_on(one)
                others.remove(one)
    return others


def _read(name: str) -> dict[str, Any]:
    try:
        found = json.loads(Path(name).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadLadder(f"{name} cannot be read as the result of a ladder: {error}") from error
    if not isinstance(found, dict) or found.get("format") != FORMAT or "calls" not in found:
        raise BadLadder(f"{name} is not the result of a ladder: it does not say {FORMAT!r}.")
    return found


def joined(parts: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return the results of several runs as one: the same machine and versions, other games or seats."""
    whole = dict(parts[0])
    for part in parts[1:]:
        whole["steps"] = [*whole["steps"], *part["steps"]]
        whole["minutes"] += part["minutes"]
        whole["calls"] = [*whole["calls"], *part["calls"]]
        whole["versions"] = whole["versions"] | part["versions"]
    return whole


if __name__ == "__main__":
    raise SystemExit(main())
