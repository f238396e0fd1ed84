"""Every example runs, with a small budget, and does what it says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import dragonhall as dh
from dragonhall.games import folder_of

ROOT = Path(__file__).parents[2]
EXAMPLES = {path.name for path in (ROOT / "examples").glob("*.py")}
RUN_HERE = {
    "random_game.py",
    "own_bot.py",
    "gpu_batch.py",
    "analyse_records.py",
    "puzzles.py",
    "openspiel_small_race.py",
    "train_ppo.py",
}
RUN_ELSEWHERE = {"wire_bot.py", "train_rllib.py", "train_sb3.py"}
"""tests/hall/test_examples.py plays the first at a real table; tests/cluster/test_learners.py runs the others."""


def run(name: str, *words: str) -> str:
    """Return the output of an example, which must not warn."""
    environment = os.environ | {"DRAGONHALL_QUIET": "1", "PYTHONPATH": str(ROOT / "src"), "OMP_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / name), *words],
        capture_output=True,
        text=True,
        timeout=300,
        env=environment,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert "Warning" not in done.stderr, done.stderr[-3000:]
    return done.stdout


def test_every_example_is_run_and_short():
    assert EXAMPLES == RUN_HERE | RUN_ELSEWHERE
    for name in EXAMPLES:
        lines = (ROOT / "examples" / name).read_text("utf-8").splitlines()
        assert len(lines) <= (260 if name == "train_ppo.py" else 100), name
        assert lines[0].startswith('"""')


@pytest.mark.parametrize("game", dh.games())
def test_a_random_game_in_ten_lines(game: str):
    assert re.fullmatch(r"After \d+ moves the scores are \(.*\); won by .*\.\n", run("random_game.py", game))
    code = (ROOT / "examples" / "random_game.py").read_text("utf-8").splitlines()[1:]
    assert len([line for line in code if line.strip()]) <= 10


def test_ones_own_bot_is_better_than_chance():
    won = re.search(r"won (\d+) of 20", run("own_bot.py"))
    assert won and int(won[1]) > 10


def test_a_batch_on_the_gpu_says_where_there_is_none():
    told = run("gpu_batch.py", "dragorun", "--tables", "2000", "--seconds", "0.2")
    assert "random decisions a second" in told
    shares = [float(share) for share in re.findall(r"([\d.]+)%", told)]
    assert len(shares) == 4 and sum(shares) == pytest.approx(100, abs=0.3)


def test_records_are_analysed():
    told = run("analyse_records.py")
    assert all(game in told for game in dh.games())
    for game in dh.games():
        count = len(list((folder_of(game) / "records").glob("*.json"))) - 1  # all but the digests
        assert re.search(rf"^{game} +{count} ", told, re.M)


def test_examples_that_miss_something_say_it_in_a_line(tmp_path: Path):
    """A wheel has no records, and nobody knows the code of a table by heart."""
    for words, said in (
        (["analyse_records.py", str(tmp_path)], "no records of finished matches lie in"),
        (["wire_bot.py"], "usage: wire_bot.py SERVER CODE"),
        (["train_ppo.py", "--seconds", "1", "--plot", str(tmp_path / "nowhere" / "curve.svg")], "there is no folder"),
    ):
        done = subprocess.run(
            [sys.executable, str(ROOT / "examples" / words[0]), *words[1:]], capture_output=True, text=True, timeout=300
        )
        assert done.returncode != 0 and done.stdout == "" and said in done.stderr.splitlines()[-1]


def test_puzzles_have_one_best_move(tmp_path: Path):
    told = run("puzzles.py", "dragorun", "--count", "2", "--budget", "400it", "--save", str(tmp_path))
    assert told.count("Answer: ") == 2
    for file in tmp_path.glob("*.json"):
        puzzle = json.loads(file.read_text("utf-8"))
        match = dh.position(puzzle["position"])
        assert match.view(puzzle["seat"]) == puzzle["sees"]
        assert puzzle["answer"] in match.moves(puzzle["seat"]) and puzzle["wins"] > puzzle["wins_second"]


def test_openspiel_solves_a_small_race():
    told = run("openspiel_small_race.py", "--plies", "3", "--iterations", "8", "--races", "1", "--simulations", "5")
    found = [float(value) for value in re.findall(r"exploitability ([\d.]+)", told)]
    assert len(found) == 5 and found[-1] < found[0] / 5
    assert "ISMCTS against random play" in told


def test_ppo_learns(tmp_path: Path):
    """In a small part of the minute it is made for it learns to win more often than Drake lets it at first."""
    curve, plot = tmp_path / "curve.json", tmp_path / "curve.svg"
    words = ["--decisions", "400000", "--seconds", "240", "--threads", "1", "--deals", "4"]
    told = run("train_ppo.py", "dragorun", *words, "--save", str(curve), "--plot", str(plot))
    shares = [share for _, _, share in json.loads(curve.read_text("utf-8"))]
    before, after = sum(shares[:4]) / 4, sum(shares[-4:]) / 4
    assert before < 0.3 and after > before + 0.2, shares
    assert "As a bot it wins" in told
    assert plot.read_text("utf-8").startswith("<svg") and "polyline" in plot.read_text("utf-8")
