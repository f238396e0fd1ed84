"""From a clean clone to an open hall: what ``make play`` takes, in seconds and megabytes.

    python bench/first_minute.py              with the Node of this machine
    python bench/first_minute.py --no-node    as on a machine without Node

Does in a clone in a temporary folder what ``make play`` does, but on a free port and without opening a browser; then
once more, as on the second day. Packages that were downloaded before come from the installers' caches. Run it as root
and as an ordinary user.
"""

from __future__ import annotations

import argparse
import getpass
import os
import platform
import subprocess
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
NODE = ("node", "nodejs", "npm", "npx", "corepack")
STEPS = "make --no-print-directory setup web && exec .venv/bin/dragonhall serve --port 0 --db hall.db"


def without_node(folder: Path) -> str:
    """A PATH with everything that this one has, except Node."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in sorted(Path(place).glob("*")) if Path(place).is_dir() else []:
            link = folder / program.name
            if program.name not in NODE and not link.exists() and not link.is_symlink():
                link.symlink_to(program)
    return str(folder)


def opened(clone: Path, path: str) -> float:
    """Seconds until the hall says that it is open."""
    started = time.perf_counter()
    hall = subprocess.Popen(
        ["sh", "-c", STEPS], cwd=clone, env=os.environ | {"PATH": path}, stdout=subprocess.PIPE, text=True
    )
    try:
        assert hall.stdout is not None
        for line in hall.stdout:
            if "Dragonhall" in line and "http://" in line:
                return time.perf_counter() - started
        raise SystemExit("The hall did not open.")
    finally:
        hall.terminate()
        hall.wait()


def megabytes(folder: Path) -> float:
    return (
        int(subprocess.run(["du", "-sk", folder], capture_output=True, check=True, text=True).stdout.split()[0]) / 1024
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--no-node", action="store_true", help="hide the Node of this machine")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        clone = Path(name) / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        path = without_node(Path(name) / "bin") if asked.no_node else os.environ["PATH"]
        first, second = opened(clone, path), opened(clone, path)
        node = "without Node" if asked.no_node else "with Node"
        machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
        print(
            f"{getpass.getuser()}, {node} ({machine}): open after {first:.1f} s, again after {second:.1f} s, ", end=""
        )
        print(f"{megabytes(clone):.0f} MB on disk")


if __name__ == "__main__":
    main()
