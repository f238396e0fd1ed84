"""The engine as a package for JavaScript programmers: packed, installed offline, its example typed and run."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.bots import ask, bot_named
from dragonhall.bots.network import MAX_FILE, network_of
from dragonhall.games import game as find_game

from .same_games import WEB, node

PACKAGE = WEB / "engine"
EXAMPLE = PACKAGE / "examples" / "bots_play.ts"
WRONG = """
// @ts-expect-error -- there is no such game
export const chess = () => Faces.load('chess')
// @ts-expect-error -- a move is a number
export const roll = () => match.play(0, 'roll')
// @ts-expect-error -- a race is a number
export const race = () => faces.view(match.record, 0).race satisfies string
// @ts-expect-error -- a dragon is one of five
export const found = () => news[0]!.some((event) => event.key === 'forward' && event.dragon === 'Drogon')
"""
"""The types find what is not there before it runs."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project that has the packed package, and nothing else."""
    folder = tmp_path_factory.mktemp("project")
    home = Path(node()[0]).parent
    npm = str(home / "npm")
    # What npm runs finds the same Node, also where the machine has none of its own.
    found = os.environ | {"PATH": f"{home}{os.pathsep}{os.environ['PATH']}"}
    quiet = ["--offline", "--no-audit", "--no-fund", "--loglevel=error", f"--cache={folder / 'cache'}"]
    pack = [npm, "pack", "--json", f"--pack-destination={folder}", *quiet]
    told = subprocess.run(pack, cwd=PACKAGE, env=found, check=True, capture_output=True)
    # What the build says comes first.
    (packed,) = json.loads(told.stdout[told.stdout.index(b"[\n") :])
    (folder / "packed.json").write_text(json.dumps(packed))
    (folder / "package.json").write_text('{"private": true, "type": "module"}')
    subprocess.run([npm, "install", str(folder / packed["filename"]), *quiet], cwd=folder, env=found, check=True)
    return folder


def test_it_holds_what_is_needed_and_no_more(installed: Path):
    packed: dict[str, Any] = json.loads((installed / "packed.json").read_text())
    files = {file["path"] for file in packed["files"]}
    assert {"README.md", "package.json", "dist/index.js", "dist/index.d.ts", "dist/faces/index.js"} <= files
    assert {f"modules/{name}.wasm" for name in dh.games() if name != "letter"} <= files
    wanted = ("dist", "modules", "examples", "LICENSE", "README.md", "package.json")
    assert {path.split("/")[0] for path in files} == set(wanted)
    networks = {file["path"]: file["size"] for file in packed["files"] if file["path"].endswith(".npz")}
    assert set(networks) == {f"modules/{name}.npz" for name in dh.games() if network_of(find_game(name))}
    assert max(networks.values()) <= MAX_FILE
    assert packed["size"] - sum(networks.values()) < 600_000, "packed, for all games; what learnt comes on top"


def test_a_build_without_compiler_says_what_to_run(tmp_path: Path):
    (tmp_path / "engine").mkdir()
    build = shutil.copy(PACKAGE / "build.js", tmp_path / "engine" / "build.mjs")
    told = subprocess.run([*node(), build], capture_output=True, text=True)
    assert told.returncode == 2 and "make engine" in told.stderr
    assert [path.name for path in (tmp_path / "engine").iterdir()] == ["build.mjs"]


def test_the_example_is_typed_and_plays_as_python_does(installed: Path):
    (installed / "example.ts").write_text(EXAMPLE.read_text() + WRONG)
    types = str(WEB / "node_modules" / "@types")
    tsc = [*node(), str(WEB / "node_modules" / "typescript" / "bin" / "tsc")]
    how = ["--module", "nodenext", "--target", "es2022", "--strict", "--noUncheckedIndexedAccess"]
    checked = subprocess.run(
        [*tsc, *how, "--typeRoots", types, "--types", "node", "example.ts"],
        cwd=installed,
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout
    said = subprocess.run([*node(), "example.js"], cwd=installed, check=True, capture_output=True, text=True).stdout
    match = dh.new("dragorun", seats=2, seed=2**63 - 1)
    bots = [bot_named("drake", seed=1), bot_named("hatchling", seed=2)]
    moves = []
    while not match.over:
        seat = match.to_act[0]
        move = ask(bots[seat], match, seat, match.ply)
        moves.append(f"seat {seat} plays '{move.text}'")
        match.play(move, seat=seat)
    assert re.findall(r"seat \d plays '[^']*'", said) == moves
    sheet = match.sheet()
    assert sheet is not None
    assert re.findall(r"^race (\d+): (.*) and (.*)$", said, re.MULTILINE) == [
        (str(row.number), *map(str, row.points)) for row in sheet.rows
    ]
    assert json.loads(said.rpartition("decided: ")[2]) == sheet.decided
