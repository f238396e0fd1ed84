"""Repeats tests in shuffled order and says which of them failed in how many rounds: ``make soak-tests``.

``python tests/soak_tests.py --rounds 5 --seed 7 --busy tests/hall/test_clubs.py`` runs one file five times beside busy
loops. Each round has an order of its own, which follows from the seed and the number of the round; ``pytest --shuffle
7.3`` runs the tests in the order of the third.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
CORES = os.cpu_count() or 1
ROOMS = ["tests/hall", "tests/browser"]


def play_round(order: str, workers: int, tests: list[str]) -> tuple[int, dict[str, str]]:
    """Run the tests once, in the order that follows from *order*; return how many ran and what failed, with why."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", *tests, "-m", "not long", "-n", str(workers), "--dist=worksteal"]
        command += ["-p", "no:cacheprovider", "--durations=0", "--durations-min=60", "--shuffle", order]
        done = subprocess.run([*command, "--junit-xml", str(report)], cwd=ROOT)
        cases = list(ElementTree.parse(report).iter("testcase")) if report.exists() else []
    failed = {}
    for case in cases:
        for trouble in (*case.findall("failure"), *case.findall("error")):
            failed[f"{case.get('classname')}::{case.get('name')}"] = (trouble.get("message") or "").partition("\n")[0]
    if done.returncode and not failed:
        failed["pytest"] = f"exit status {done.returncode}"
    return len(cases), failed


def main() -> int:
    parser = argparse.ArgumentParser(description="Repeat tests in shuffled order.")
    parser.add_argument(
        "tests", nargs="*", default=ROOMS, help="files, folders or tests; without any: hall and browser"
    )
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seed", type=int, default=int(time.time()), help="what the orders follow from")
    parser.add_argument("--workers", type=int, default=CORES, help="tests that run side by side")
    parser.add_argument("--busy", action="store_true", help="beside one busy loop for every core")
    asked = parser.parse_args()
    print(f"{asked.rounds} rounds with --seed {asked.seed}", flush=True)
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(CORES * asked.busy)]
    failures: dict[str, list[str]] = defaultdict(list)
    ran = 0
    try:
        for number in range(1, asked.rounds + 1):
            print(f"== round {number}", flush=True)
            count, failed = play_round(f"{asked.seed}.{number}", asked.workers, asked.tests)
            ran += count
            for test, why in failed.items():
                failures[test].append(f"round {number}: {why}")
    except KeyboardInterrupt:
        print(f"stopped in round {number}")
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()
    print(f"\n{ran} tests ran, --seed {asked.seed}; {len(failures)} of them failed at least once")
    for test, reasons in sorted(failures.items(), key=lambda found: -len(found[1])):
        print(f"{len(reasons)} of {asked.rounds} rounds: {test}", *reasons, sep="\n    ")
    return 1 if failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
