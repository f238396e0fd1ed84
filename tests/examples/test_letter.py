"""The example games, installed: every promise holds for them, and they play wherever games are played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.letter import EXAMPLES, ROOT, installed, with_letter

PROMISES = (
    "tests/promises/test_promises.py",
    "tests/promises/test_redeals.py",
    "tests/house",
    "tests/records/test_records.py",
    "tests/docs/test_views.py",
    "tests/docs/test_positions.py",
)


@pytest.mark.parametrize("game", ["letter", "embers"])
def test_all_promises_hold_for_an_example_game(game: str):
    """In a process of its own, in which the game is installed; its name is part of the names of its cases."""
    folder, tests = installed(game), EXAMPLES / game / "tests"
    env = with_letter(folder, DRAGONHALL_GAMES="8")
    env["PYTHONPATH"] = os.pathsep.join([env["PYTHONPATH"], str(tests), str(ROOT)])
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *PROMISES, str(tests)]
    done = subprocess.run([*command, "-k", f"{game} or word"], env=env, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-6000:]
    passed = sum(line.count(".") for line in done.stdout.splitlines() if line.startswith("."))
    assert passed > 150, f"only {passed} tests were found for it"


def test_its_author_checks_it_with_one_command(tmp_path: Path):
    """Outside a checkout; only the promises of one kind, since the test above tries them all."""
    env = with_letter(installed(), DRAGONHALL_QUIET="1")
    command = [sys.executable, "-m", "dragonhall", "check", "letter", "--games", "4", "--seats", "2"]
    done = subprocess.run(
        [*command, "--promise", "can be said", "--promise", "a ply tells"],
        env=env,
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "The Letter: 2 promises, 9 combinations of seats and options"
    assert [line.split("s  ")[1] for line in lines[1:3]] == [
        "everything that can be said has words in every language",
        "a ply tells nothing hidden",
    ]
    assert lines[3] == "All 2 promises are kept."


def run(code: str) -> str:
    env = with_letter(installed(), DRAGONHALL_QUIET="1")
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


WHERE = {
    "terminal": """
from rich.console import Console
import dragonhall as dh
from dragonhall.words import words_in
match = dh.new("letter", seats=3, seed=1)
Console().print(match.game.faces.draw(match.view(match.to_act[0]), words_in("fr"), ["Ann", "Bob", "Cal"]))
""",
    "bots": """
import dragonhall as dh
from dragonhall.bots import ask
from dragonhall.bots.levels import bot_named
match, bot = dh.new("letter", seats=3, seed=1, options={"letters": 1}), bot_named("drake")
while not match.over:
    match.play(ask(bot, match, match.to_act[0], match.ply), seat=match.to_act[0])
print("won by", match.winners)
""",
    "batch": """
import dragonhall as dh
batch = dh.batch("letter", 50, 4, seed=1)
print(batch.playout())
""",
    "pettingzoo": """
from dragonhall.bridges.pettingzoo import env
import random
table = env("letter", seats=3)
table.reset(seed=1)
for agent in table.agent_iter():
    seen, reward, ended, cut, info = table.last()
    table.step(None if ended or cut else int(random.Random(1).choice(seen["action_mask"].nonzero()[0])))
print("ended")
""",
}


@pytest.mark.parametrize("where", WHERE)
def test_the_example_game_plays(where: str):
    assert run(WHERE[where]).strip()


@pytest.mark.parametrize(("game", "most"), [("letter", 750), ("embers", 600)])
def test_an_example_game_stays_short(game: str, most: int):
    """Lines of Python that a complete game with hidden hands may take."""
    lines = {path.name: len(path.read_text("utf-8").splitlines()) for path in (EXAMPLES / game / game).glob("*.py")}
    assert sum(lines.values()) <= most, lines
