"""All checks, one after the other, with the time each took: ``make test``."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
STAGES = {
    "lint": [str(BIN / "ruff"), "check", "--quiet", "."],
    "format": [str(BIN / "ruff"), "format", "--check", "--quiet", "."],
    "types": [str(BIN / "mypy")],
    "web": [sys.executable, "web/pages.py", "verify"],  # format, lint, types and parts of the pages
    "compile": [str(BIN / "dragonhall"), "compile"],
    # One more than there are cores: tests of the hall wait much.
    "tests": [
        sys.executable,
        "-m",
        "pytest",
        "-n",
        str((os.cpu_count() or 1) + 1),
        "--ignore=tests/browser",
        "--ignore=tests/cluster",
    ],
    "browser": [sys.executable, "-m", "pytest", "tests/browser", "-n", "2", "-m", "not long"],
    "quick benchmark": [sys.executable, "bench/compare.py", "--quick"],
    "quick hall": [sys.executable, "bench/hall.py", "--quick"],
}


def main() -> int:
    spent, failed = {}, []
    for stage, command in STAGES.items():
        print(f"== {stage}", flush=True)
        started = time.perf_counter()
        if subprocess.run(command, cwd=ROOT, env=os.environ).returncode:
            failed.append(stage)
        spent[stage] = time.perf_counter() - started
    print("\n== where the time went")
    for stage, seconds in spent.items():
        print(f"{seconds:8.1f} s  {stage}{'  FAILED' if stage in failed else ''}")
    print(f"{sum(spent.values()):8.1f} s  in all")
    print(f"{len(STAGES) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
