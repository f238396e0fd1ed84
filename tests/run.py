"""All checks, with the time each took: ``make test``."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
STEALING = "--dist=worksteal"  # tests of one file stay together, so they share its servers; who is done helps others
# One group after the other. The checks of a group run side by side: each keeps one core busy at most, or waits much.
GROUPS = [
    {
        "lint": [str(BIN / "ruff"), "check", "--quiet", "."],
        "format": [str(BIN / "ruff"), "format", "--check", "--quiet", "."],
        "types": [str(BIN / "mypy")],
        "layers": [str(BIN / "lint-imports")],
        "web": [sys.executable, "web/pages.py", "verify"],  # format, lint, types and parts of the pages
        "compile": [str(BIN / "dragonhall"), "compile"],
    },
    {
        "tests": [
            sys.executable,
            "-m",
            "pytest",
            "-n",
            str((os.cpu_count() or 1) + 1),  # one more than there are cores: tests of the hall wait much
            STEALING,
            "--ignore=tests/browser",
            "--ignore=tests/cluster",
        ]
    },
    {"browser": [sys.executable, "-m", "pytest", "tests/browser", "-n", "2", STEALING, "-m", "not long"]},
    {
        "quick benchmark": [sys.executable, "bench/compare.py", "--quick"],
        "quick hall": [sys.executable, "bench/hall.py", "--quick"],
    },
]
# Hundreds of processes import the same modules: they are read from what the first one has compiled.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def run(command: list[str], beside: bool) -> tuple[int, float, str]:
    """Exit status, seconds, and what it printed, if others run beside it; alone it prints as it goes."""
    started = time.perf_counter()
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        status = subprocess.run(
            command,
            cwd=ROOT,
            env=ENVIRONMENT,
            stdout=output if beside else None,
            stderr=subprocess.STDOUT if beside else None,
        ).returncode
        output.seek(0)
        return status, time.perf_counter() - started, output.read()


def main() -> int:
    began = time.perf_counter()
    spent, failed = {}, []
    for group in GROUPS:
        beside = len(group) > 1
        with ThreadPoolExecutor(len(group)) as threads:
            print(f"== {', '.join(group)}", flush=True)
            running = {check: threads.submit(run, command, beside) for check, command in group.items()}
            for check, result in running.items():
                status, spent[check], output = result.result()
                if status:
                    failed.append(check)
                if output:
                    print(f"-- {check}\n{output}", flush=True)
    print("\n== where the time went")
    for check, seconds in spent.items():
        print(f"{seconds:8.1f} s  {check}{'  FAILED' if check in failed else ''}")
    print(f"{time.perf_counter() - began:8.1f} s  in all")
    print(f"{len(spent) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
