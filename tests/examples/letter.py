"""The example games, installed as their reader would install them: into a folder, found by their entry points."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


@cache
def installed(game: str = "letter") -> Path:
    """A folder into which pip has installed an example game; it is made once for each process."""
    folder = Path(mkdtemp(prefix=f"{game}-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-index"]
    done = subprocess.run(
        [*pip, "--no-build-isolation", "--target", str(folder), str(EXAMPLES / game)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return folder


def with_letter(folder: Path, **more: str) -> dict[str, str]:
    """The environment of a process that finds the game in this folder."""
    path = os.pathsep.join([str(folder), str(ROOT / "src")])
    return {**os.environ, "PYTHONPATH": path, **more}
