"""Measures the bridges beside the fastest card game that each of those libraries brings along, in one run on one core.

    python bench/bridges.py [--seconds 5] [--write]

PettingZoo's classic games live in an environment of their own under ``.bench/`` (see bench/compare.py); Gymnasium's
Blackjack and OpenSpiel's games run in this one. Seconds are processor time. ``--write`` keeps the figures in
bench/results/bridges.json and in docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench import benchmarks_page
from bench.compare import ROOT, environment, grid, one_core, parse, processor, rounded, say

BRIDGES = ("PettingZoo", "Gymnasium", "OpenSpiel")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="time spent on each figure (default 5)")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    classic = environment("pettingzoo_classic")
    variables = one_core()
    rows = measured([str(classic), "-m", "bench.peers.pettingzoo_classic"], asked, variables) if classic else []
    rows += measured([sys.executable, "-m", "bench.peers.gymnasium_blackjack"], asked, variables)
    rows += measured([sys.executable, "-m", "bench.peers.openspiel_python"], asked, variables)
    rows += measured([sys.executable, "-m", "bench.bridge_speed"], asked, variables)
    text = table(rows)
    print(text)
    if asked.write:
        write(rows, text)
    return 0


def measured(command: list[str], asked: Any, variables: dict[str, str]) -> list[Any]:
    say(f"Measuring {command[2]}.")
    ours = command[0] == sys.executable
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    alone = {**variables, "PYTHONPATH": path} if ours else {k: v for k, v in variables.items() if k != "PYTHONPATH"}
    command = [*command, "--seconds", str(asked.seconds)]
    done = subprocess.run(command, cwd=ROOT, env=alone, capture_output=True, text=True)
    if done.returncode:
        say(done.stderr[-3000:])
        raise SystemExit(f"{command[2]} stopped with an error.")
    return list(parse(done.stdout))


def table(rows: list[Any]) -> str:
    """Every bridge: the library's own games, ours, and how many times as many decisions ours make as its fastest."""
    lines = [["bridge", "game", "decisions/s", "× its fastest", "the learner's alone", "× its fastest"]]
    for bridge in BRIDGES:
        theirs = [row for row in rows if row["system"].startswith(bridge) and row["measure"] == "decisions/s"]
        if not theirs:
            continue
        fastest = max(row["value"] for row in theirs)
        lines += [[row["system"], row["game"], rounded(row["value"]), "", "", ""] for row in theirs]
        found = {(row["api"], row["game"], row["measure"]): row["value"] for row in rows if is_ours(row)}
        for (api, game, measure), value in found.items():
            if api.startswith(bridge) and measure == "decisions/s":
                alone = found.get((api, game, "learner's decisions/s"))
                learner = ["", ""] if alone is None else [rounded(alone), f"{alone / fastest:.3g} ×"]
                lines.append([f"Dragonhall, {api}", game, rounded(value), f"{value / fastest:.3g} ×", *learner])
    return grid(lines, words=2)


def is_ours(row: Any) -> bool:
    return bool(row["system"].startswith("Dragonhall"))


def write(rows: list[Any], text: str) -> None:
    machine = {"cpu": processor(), "python": platform.python_version(), "date": date.today().isoformat()}
    command = " ".join(["python", "bench/bridges.py", *sys.argv[1:]])
    kept = ROOT / "bench" / "results" / "bridges.json"
    kept.write_text(json.dumps({**machine, "command": command, "rows": rows}, indent=1) + "\n", "utf-8")
    caption = (
        f"{machine['date']}, {machine['cpu']}, one core, Python {machine['python']}: `{command}`. Random play, our "
        "games with 4 seats, seconds of processor time. Vector environments: 4096 tables, the time inside `step`; "
        "decisions are those of all seats, the learner's and the bots'. OpenSpiel's games named python_ are "
        "its own in Python; the others are C++ called from Python."
    )
    benchmarks_page.put("bridges", "Through the bridges", f"{caption}\n\n{text}")


if __name__ == "__main__":
    raise SystemExit(main())
