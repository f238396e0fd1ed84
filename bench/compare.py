"""Measures Dragonhall beside other game libraries, in one run on one core, and prints the ratios.

    python bench/compare.py                        everything; writes bench/results/cpu.json and docs/benchmarks.md
    python bench/compare.py --only ours,openspiel  some of it; prints the table and writes nothing
    python bench/compare.py --quick                Dragonhall alone, a second for each figure; writes nothing

Each library lives in an environment of its own under `.bench/`, made on first use from the exact versions listed in
`bench/peers/requirements/`. The scripts run one after another on the same core. A shared machine speeds up and slows
down over minutes, so Dragonhall and the figure it is compared with, OpenSpiel's C++ rollout of skat, are measured
back to back at the start, in the middle and at the end: the table holds medians, and a ratio of Dragonhall is the
median of the ratios of each round. Seconds are processor time, not time on the wall, for the same reason.

The lines a script prints are described in `bench/timing.py`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import NamedTuple, NotRequired, TypedDict

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench import benchmarks_page

ROOT = Path(__file__).resolve().parent.parent
BENCH = ROOT / "bench"
ENVIRONMENTS = ROOT / ".bench"
RESULTS = BENCH / "results" / "cpu.json"

OURS = "ours"
PEERS = {
    "openspiel": "OpenSpiel",
    "rlcard": "RLCard",
    "pettingzoo_classic": "PettingZoo classic",
    "pokerkit": "PokerKit",
    "pgx_cpu": "Pgx",
}
REFERENCE = "openspiel"
LONGEST = 1800
"""Seconds after which a script or an installation is given up."""


class Row(TypedDict):
    system: str
    api: str
    game: str
    measure: str
    value: float
    games: int
    decisions: int
    seconds: float
    round: NotRequired[int]


class Key(NamedTuple):
    system: str
    api: str
    game: str


@dataclass
class Findings:
    """Everything one run has to say."""

    rows: list[Row] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)
    ours_failed: bool = False

    def subjects(self) -> list[Key]:
        """Every line of the table: Dragonhall first, then the peers, each with its ways to play one after another."""
        met = list(dict.fromkeys(Key(row["system"], row["api"], row["game"]) for row in self.rows))
        systems = ["Dragonhall", *PEERS.values()]
        ways = list(dict.fromkeys(key[:2] for key in met))

        def place(key: Key) -> tuple[int, int]:
            rank = next((i for i, name in enumerate(systems) if name.startswith(key.system.split()[0])), len(systems))
            return rank, ways.index(key[:2])

        return sorted(met, key=place)

    def values(self, key: Key, measure: str) -> dict[int, list[float]]:
        """The measurements, by round."""
        found: dict[int, list[float]] = {}
        for row in self.rows:
            if Key(row["system"], row["api"], row["game"]) == key and row["measure"] == measure:
                found.setdefault(row.get("round", 0), []).append(row["value"])
        return found

    def median(self, key: Key, measure: str) -> float | None:
        values = [value for several in self.values(key, measure).values() for value in several]
        return median(values) if values else None

    def reference(self) -> Key | None:
        for key in self.subjects():
            if key.system.startswith("OpenSpiel") and key.api == "C++ rollout" and key.game == "skat":
                return key
        return None

    def ratio(self, key: Key) -> float | None:
        """How many times as many decisions per second as the reference, compared within each round."""
        reference = self.reference()
        if reference is None:
            return None
        mine, theirs = self.values(key, "decisions/s"), self.values(reference, "decisions/s")
        shared = [median(mine[one]) / median(theirs[one]) for one in mine if one in theirs]
        return median(shared) if shared else None


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def environment(peer: str) -> Path | None:
    """The interpreter of a peer's environment, made when missing or when its versions changed; None if it cannot be."""
    wanted = BENCH / "peers" / "requirements" / f"{peer}.txt"
    home = ENVIRONMENTS / peer
    made_from = home / "requirements.txt"
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if made_from.exists() and made_from.read_text() == wanted.read_text():
        return python
    say(f"Making the environment of {PEERS[peer]}.")
    for command in (
        [sys.executable, "-m", "venv", "--clear", str(home)],
        [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", str(wanted)],
    ):
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST)
        except (OSError, subprocess.TimeoutExpired) as error:
            say(str(error))
            return None
        if done.returncode:
            say(done.stderr[-2000:])
            return None
    # Written last: an interrupted installation is then started over.
    made_from.write_text(wanted.read_text())
    return python


def one_core() -> dict[str, str]:
    """Confines this process and its children to one core; returns the environment variables for the children."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    threads = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
    return {**os.environ, **dict.fromkeys(threads, "1")}


def parse(lines: str) -> Iterable[Row]:
    """The figures among a script's output, which a library may have mixed with greetings of its own."""
    for line in lines.splitlines():
        if line.startswith("{"):
            row: Row = json.loads(line)
            yield row


class Runner:
    """Runs the scripts and gathers what they print."""

    def __init__(self, seconds: float, pythons: dict[str, Path], variables: dict[str, str]) -> None:
        self.seconds = seconds
        self.pythons = pythons
        self.variables = variables
        self.round = 0
        self.found = Findings()

    def ours(self) -> None:
        script = BENCH / "rule_speed.py"
        if not script.exists():
            self._note("Dragonhall was not measured: bench/rule_speed.py is missing.")
        elif not self._run("Dragonhall", [sys.executable, "-m", "bench.rule_speed"], self.variables):
            self.found.ours_failed = True

    def peer(self, name: str, *options: str) -> None:
        if name in self.pythons:
            # Nothing of the caller's may leak into an environment with versions of its own.
            alone = {variable: value for variable, value in self.variables.items() if variable != "PYTHONPATH"}
            self._run(PEERS[name], [str(self.pythons[name]), "-m", f"bench.peers.{name}", *options], alone)
        else:
            self._note(f"{PEERS[name]} was not measured: its environment could not be made.")

    def _run(self, title: str, command: list[str], variables: dict[str, str]) -> bool:
        say(f"Measuring {title}.")
        command = [*command, "--seconds", str(self.seconds)]
        try:
            done = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True, timeout=LONGEST)
        except subprocess.TimeoutExpired:
            self._note(f"{title} was not measured: it took longer than {LONGEST // 60} minutes.")
            return False
        rows = list(parse(done.stdout))
        for row in rows:
            row["round"] = self.round
        self.found.rows += rows
        if done.returncode or not rows:
            say(done.stderr[-4000:])
            self._note(f"{title} stopped with an error after {len(rows)} figures.")
            return False
        return True

    def _note(self, sentence: str) -> None:
        if sentence not in self.found.sentences:
            self.found.sentences.append(sentence)
            say(sentence)


def measure(runner: Runner, chosen: list[str], rounds: int) -> None:
    """Dragonhall and the reference in every round, the peers spread over the time between the rounds."""
    peers = [name for name in PEERS if name in chosen]
    gaps = max(1, rounds - 1)
    for number in range(rounds):
        runner.round = number + 1
        if OURS in chosen:
            runner.ours()
            if REFERENCE in chosen:
                runner.peer(REFERENCE, "--reference")
        if number < gaps:
            for name in peers[number::gaps]:
                runner.peer(name)


def rounded(value: float | None) -> str:
    """Three figures: more would promise a steadiness no shared machine has."""
    return "" if value is None else f"{float(f'{value:.3g}'):,.0f}"


def times(ratio: float | None) -> str:
    if ratio is None:
        return ""
    return f"{ratio:,.0f} ×" if ratio >= 100 else f"{ratio:.3g} ×" if ratio >= 0.01 else f"{ratio:.4f} ×"


def grid(lines: list[list[str]], words: int) -> str:
    """A Markdown table whose first line is its head; the first `words` columns hold words, the others figures."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    rule = ["-" * width if place < words else "-" * (width - 1) + ":" for place, width in enumerate(widths)]

    def row(cells: list[str]) -> str:
        padded = [cell.ljust(width) for cell, width in zip(cells[:words], widths[:words], strict=True)]
        padded += [cell.rjust(width) for cell, width in zip(cells[words:], widths[words:], strict=True)]
        return f"| {' | '.join(padded)} |"

    return "\n".join(map(row, [lines[0], rule, *lines[1:]]))


def table(found: Findings) -> str:
    """The figures as a Markdown table, then what the table cannot say."""
    measures = ["decisions/s", "copies/s", "redeals/s"]
    lines, chance, paragraphs = [], [], []
    for key in found.subjects():
        figures = [rounded(found.median(key, measure)) for measure in measures]
        if any(figures):
            lines.append([*key, *figures, times(found.ratio(key))])
        actions = found.median(key, "actions/s")
        if actions and key.api != "Python":
            chance.append(f"{key.game} {rounded(actions)} ({key.api})")
    if lines:
        paragraphs.append(grid([["system", "api", "game", *measures, "× OpenSpiel C++ skat"], *lines], words=3))
    if chance:
        paragraphs.append(
            "Decisions are choices made by players. OpenSpiel has chance events (deals, draws, dice) as moves; "
            f"with these counted too it plays, per second: {'; '.join(chance)}."
        )
    if found.sentences:
        paragraphs.append(" ".join(found.sentences))
    return "\n\n".join(paragraphs)


def processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def versions(chosen: list[str]) -> dict[str, dict[str, str]]:
    """The exact versions behind the figures."""
    found: dict[str, dict[str, str]] = {}
    if OURS in chosen:
        found[OURS] = {}
        for package in ("dragonhall", "numba", "llvmlite", "numpy"):
            try:
                found[OURS][package] = version(package)
            except PackageNotFoundError:
                continue
    for peer in PEERS:
        if peer in chosen:
            pins = (BENCH / "peers" / "requirements" / f"{peer}.txt").read_text().split()
            found[peer] = dict(pin.split("==") for pin in pins)
    return found


def write(found: Findings, machine: dict[str, object]) -> None:
    """Keeps every figure, and puts the table between its markers on the page."""
    ratios = [{**key._asdict(), "ratio": found.ratio(key)} for key in found.subjects() if found.ratio(key) is not None]
    content = {**machine, "sentences": found.sentences, "ratios": ratios, "rows": found.rows}
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

    caption = (
        f"{machine['date']}, {machine['cpu']}, one of {machine['cores']} cores, Python {machine['python']}: "
        f"`{machine['command']}`. Seconds of processor time; medians of {machine['rounds']} rounds for Dragonhall and "
        "for OpenSpiel's C++ skat."
    )
    benchmarks_page.put("cpu", "On one core", f"{caption}\n\n{table(found)}")


def command_line() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [OURS, *PEERS]
    parser.add_argument("--seconds", type=float, default=5.0, help="time spent on each figure (default 5)")
    parser.add_argument("--rounds", type=int, default=3, help="how often Dragonhall is measured (default 3)")
    parser.add_argument("--only", help=f"some of {','.join(names)}; writes nothing")
    parser.add_argument("--quick", action="store_true", help="Dragonhall alone, one second each; writes nothing")
    chosen = parser.parse_args()
    chosen.names = chosen.only.split(",") if chosen.only else names
    if unknown := sorted(set(chosen.names) - set(names)):
        parser.error(f"unknown: {', '.join(unknown)}; choose from {', '.join(names)}")
    if chosen.rounds < 1:
        parser.error("at least one round is needed")
    if OURS not in chosen.names:
        chosen.rounds = 1
    if chosen.quick:
        chosen.names, chosen.seconds, chosen.rounds = [OURS], 1.0, 1
    return chosen


def main() -> int:
    chosen = command_line()
    machine: dict[str, object] = {
        "cpu": processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "system": platform.system(),
        "date": date.today().isoformat(),
        "command": " ".join(["python", "bench/compare.py", *sys.argv[1:]]),
        "rounds": chosen.rounds,
        "versions": versions(chosen.names),
    }
    pythons = {name: python for name in PEERS if name in chosen.names and (python := environment(name))}
    runner = Runner(chosen.seconds, pythons, one_core())
    measure(runner, chosen.names, chosen.rounds)
    found = runner.found
    print(table(found))
    if found.rows and not found.ours_failed and not chosen.quick and not chosen.only:
        write(found, machine)
    return 1 if found.ours_failed or not found.rows else 0


if __name__ == "__main__":
    sys.exit(main())
