"""A game is found in its folder, or through an entry point of an installed package; what is missing is said."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dragonhall as dh
from dragonhall.games import built_in, folder_of, game

SMALLEST = min(built_in(), key=lambda name: sum(path.stat().st_size for path in folder_of(name).glob("*.py")))


@pytest.fixture
def guest(tmp_path: Path) -> Path:
    """A package of somebody else with a game in it: one of ours, under another name."""
    folder = tmp_path / "guest"
    shutil.copytree(folder_of(SMALLEST), folder, ignore=shutil.ignore_patterns("__pycache__", "records", "web"))
    for path in folder.glob("*.py"):
        path.write_text(path.read_text("utf-8").replace("from ...core", "from dragonhall.core"), "utf-8")
    for path in folder.glob("*.ftl"):
        path.write_text(path.read_text("utf-8").replace(f"{SMALLEST}-", "guest-"), "utf-8")
    info = tmp_path / "guest-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guest\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[dragonhall.games]\nguest = guest\n", "utf-8")
    return folder


def run(guest: Path, code: str) -> subprocess.CompletedProcess[str]:
    path = f"{guest.parent}{os.pathsep}{Path(dh.__file__).parents[1]}"
    environment = {**os.environ, "PYTHONPATH": path, "DRAGONHALL_INTERPRETED": "1"}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)


PLAY = """
import random
import dragonhall as dh
from dragonhall.words import words_in
print(*dh.games())
match, luck = dh.new("guest", seats=2, seed=1), random.Random(1)
while not match.over:
    match.play(luck.choice(match.moves()))
again = dh.replay(match.record())
print(again.game.name, again.winners == match.winners, words_in("fr")("guest-title"))
print(words_in("en").event(match.game, match.news(0)[0][0], ["Ann", "Bob"]))
"""


def test_an_installed_package_offers_a_game(guest: Path):
    done = run(guest, PLAY)
    assert done.returncode == 0, done.stderr
    games, played, news = done.stdout.splitlines()
    assert games.split() == [*built_in(), "guest"], "the games of other packages come last"
    assert played == f"guest True {game(SMALLEST).title}" and news


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("rules.py", "deal"),
        ("view.py", "redeal"),
        ("view.py", "own_view"),
    ],
)
def test_what_a_game_lacks_is_said_with_its_file(guest: Path, file: str, name: str):
    text = (guest / file).read_text("utf-8")
    renamed = text.replace(f"def {name}(", f"def {name}_forgotten(")
    assert renamed != text
    (guest / file).write_text(renamed, "utf-8")
    done = run(guest, "import dragonhall as dh\ndh.new('guest', seats=2)")
    last = done.stderr.strip().splitlines()[-1]
    assert f"BadGame: The game in {guest} lacks {name}: write it in {file}." in last


def test_a_field_that_does_not_say_who_may_know_it_is_said_with_its_file(guest: Path):
    text = (guest / "table.py").read_text("utf-8")
    (guest / "table.py").write_text(text.replace("turn: int = i8(known=ALL)", "turn: int = i8()"), "utf-8")
    done = run(guest, "import dragonhall as dh\ndh.new('guest', seats=2)")
    last = done.stderr.strip().splitlines()[-1]
    assert f"BadGame: {guest / 'table.py'}: the field turn does not say who may know it: write known=ALL" in last


def test_a_package_that_cannot_be_loaded_is_named(guest: Path):
    (guest / "__init__.py").write_text("import nothing_of_that_name\n", "utf-8")
    done = run(guest, "import dragonhall as dh\nprint(dh.games())\ndh.new('guest', seats=2)")
    assert "guest" in done.stdout, "the other games are not disturbed"
    assert "BadGame: The game guest (guest) cannot be loaded: No module named 'nothing_of_that_name'" in done.stderr


def test_nobody_takes_the_name_of_a_built_in_game(guest: Path):
    points = guest.parent / "guest-1.0.dist-info" / "entry_points.txt"
    points.write_text(f"[dragonhall.games]\n{SMALLEST} = guest\n", "utf-8")
    done = run(guest, f"import dragonhall as dh\nprint(*dh.games())\nprint(dh.new('{SMALLEST}', seats=2).game.folder)")
    assert done.stdout.splitlines() == [" ".join(built_in()), str(folder_of(SMALLEST))]
    assert f"The game {SMALLEST} of guest is left out: there is another of that name." in done.stderr
