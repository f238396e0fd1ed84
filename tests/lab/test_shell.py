"""Commands as somebody calls them who has installed the wheel: a mistake is one sentence, and nothing changes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench import bot_limits
from dragonhall.cli import main
from dragonhall.core.rule import NEVER_COMPILE
from dragonhall.lab import insight, ladder, solve, solve_hidden, train, tune
from dragonhall.lab.jobs.journal import Journal
from dragonhall.shell import INTERRUPTED, MISTAKE, CannotWrite, check_file, check_folder, ended, whole

Out = pytest.CaptureFixture[str]
SMALL = ["--game", "dragorun", "--seats", "2", "--level", "hatchling", "--level", "drake", "--workers", "1"]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder but for a folder and a file."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("mine", "utf-8")
    return tmp_path


def nothing_changed(here: Path) -> bool:
    found = sorted(path.name for path in here.rglob("*"))
    return found == ["file", "folder"] and (here / "file").read_text("utf-8") == "mine"


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (ladder.main, ["--game", "poker"]),
        (ladder.main, ["--render", "missing.json"]),
        (ladder.main, ["--render", "folder"]),
        (ladder.main, [*SMALL, "--json", "folder"]),
        (ladder.main, [*SMALL, "--json", "file"]),
        (ladder.main, [*SMALL, "--page", "folder"]),
        (ladder.main, [*SMALL, "--page", "nowhere/page.md"]),
        (tune.main, ["poker"]),
        (tune.main, ["dragorun", "--weights", "folder"]),
        (tune.main, ["dragorun", "--weights", "nowhere/weights.txt"]),
        (insight.main, ["poker"]),
        (insight.main, ["dragorun"]),
        (insight.main, ["ante", "--seats", "9"]),
        (insight.main, ["ante", "--json", "folder"]),
        (bot_limits.main, ["--game", "poker"]),
        (bot_limits.main, ["--game", "dragorun", "--level", "bear"]),
        (bot_limits.main, ["--game", "dragorun", "--level", "drake"]),
        (solve.main, ["poker"]),
        (solve_hidden.main, ["missing.json"]),
        (solve_hidden.main, ["folder"]),
        (main, ["puzzles", "dragorun", "--make", "1", "--file", "folder"]),
        (main, ["puzzles", "dragorun", "--make", "1", "--file", "nowhere/new.json"]),
        (main, ["daily", "dragorun", "--record", "folder"]),
        (main, ["daily", "dragorun", "--record", "nowhere/mine.json"]),
    ],
)
def test_a_mistake_is_one_sentence_before_any_work(command, words: list[str], here: Path, capsys: Out):
    assert command(words) == MISTAKE
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.startswith("dragonhall: ") and shown.err.count("\n") == 1
    assert nothing_changed(here)


@pytest.mark.parametrize("module", ["ladder", "tune", "insight", "solve", "solve_hidden", "train"])
def test_a_module_that_is_run_says_it_too(module: str, here: Path):
    words = ["--game", "poker"] if module == "ladder" else ["poker"]
    done = subprocess.run(
        [sys.executable, "-m", f"dragonhall.lab.{module}", *words], cwd=here, capture_output=True, text=True
    )
    assert done.returncode == MISTAKE and done.stdout == ""
    assert done.stderr.startswith("dragonhall: ") and done.stderr.count("\n") == 1
    assert nothing_changed(here)


@pytest.mark.skipif(NEVER_COMPILE, reason="nothing is compiled")
def test_a_cache_that_cannot_be_is_a_sentence(here: Path):
    for words in (["compile", "dragorun"], ["duel", "dragorun", "drake", "hatchling", "--games", "2"]):
        done = subprocess.run(
            [sys.executable, "-m", "dragonhall", *words],
            cwd=here, capture_output=True, text=True, env=os.environ | {"DRAGONHALL_CACHE": str(here / "file")},
        )  # fmt: skip
        assert done.returncode == MISTAKE and "Traceback" not in done.stderr
        assert "Name another folder in DRAGONHALL_CACHE." in done.stderr.splitlines()[-1]
    assert nothing_changed(here)


def test_a_job_is_done_without_a_journal_where_none_can_be_kept(here: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DRAGONHALL_CACHE", str(here / "file"))
    with Journal({"job": 1}, ["dragorun"]) as journal:
        journal.keep(0, 1)
    assert journal.kept == {} and nothing_changed(here)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (main, ["duel", "dragorun", "drake", "hatchling", "--games", "0"]),
        (main, ["duel", "dragorun", "drake", "hatchling", "--games", "-3"]),
        (main, ["duel", "dragorun", "drake", "hatchling", "--workers", "0"]),
        (main, ["study", "dragorun", "--games", "inf"]),
        (main, ["study", "dragorun", "--games", "10.5"]),
        (main, ["review", "file", "--seconds", "nan"]),
        (main, ["review", "file", "--seconds", "-1"]),
        (main, ["review", "file", "--playouts", "0"]),
        (ladder.main, [*SMALL, "--minutes", "-1"]),
        (tune.main, ["dragorun", "--blocks", "0"]),
        (bot_limits.main, ["--decisions", "0"]),
        (insight.main, ["ante", "--playouts", "0"]),
        (train.main, ["dragorun", "--duels", "-1"]),
    ],
)
def test_a_number_that_cannot_be_is_refused(command, words: list[str], here: Path, capsys: Out):
    with pytest.raises(SystemExit) as stopped:
        command(words)
    assert stopped.value.code == MISTAKE
    shown = capsys.readouterr()
    least = rf"(of at least \d+|, 0 or more), not {re.escape(words[-1])}\.?$"
    assert shown.out == "" and re.search(least, shown.err)
    assert nothing_changed(here)


def test_numbers_may_be_written_short():
    assert whole(1)("1e8") == 100_000_000 and whole(0)("0") == 0
    assert whole(1)("12345678901234567891") == 12345678901234567891, "not rounded"


def test_a_ladder_and_puzzles_are_not_overwritten_unasked(here: Path, capsys: Out):
    for name in ("ladder.json", "dragorun-puzzles.json"):
        (here / name).write_text("kept", "utf-8")
    assert ladder.main([*SMALL, "--minutes", "0"]) == MISTAKE
    assert (
        "ladder.json already exists: continue it with --go-on, or name another file with --json."
        in capsys.readouterr().err
    )
    assert main(["puzzles", "dragorun", "--make", "1"]) == MISTAKE
    assert "dragorun-puzzles.json already exists: name another file with --file." in capsys.readouterr().err
    assert (here / "ladder.json").read_text("utf-8") == (here / "dragorun-puzzles.json").read_text("utf-8") == "kept"
    assert not (here / "ladder.md").exists()


def test_files_and_folders_are_checked_beforehand(here: Path, monkeypatch: pytest.MonkeyPatch):
    assert check_file("file") == Path("file") and check_file("new") == Path("new")
    assert check_folder("a/b").is_dir()
    with pytest.raises(CannotWrite, match="it is a folder"):
        check_file("folder")
    with pytest.raises(CannotWrite, match="there is no folder file"):
        check_file("file/new")
    with pytest.raises(CannotWrite, match="The folder file cannot be made"):
        check_folder("file")
    monkeypatch.setattr("os.access", lambda *_: False)  # whoever runs this may be allowed everything
    with pytest.raises(CannotWrite, match="permission denied"):
        check_file("file")
    with pytest.raises(CannotWrite, match="permission denied"):
        check_folder("folder")


def test_an_interrupted_command_says_so_in_a_line(capsys: Out):
    def run() -> int:
        raise KeyboardInterrupt

    assert ended(run) == INTERRUPTED
    assert capsys.readouterr().err == "dragonhall: interrupted.\n"


def test_a_training_does_not_take_another_file_for_its_checkpoint(here: Path, capsys: Out):
    pytest.importorskip("torch")
    (here / "training").mkdir()
    (here / "training" / "checkpoint.pt").write_text("no", "utf-8")
    assert train.main(["dragorun", "--decisions", "100", "--out", "training", "--set", "tables=8"]) == MISTAKE
    assert "checkpoint.pt is not a checkpoint" in capsys.readouterr().err
    assert train.main(["dragorun", "--decisions", "100", "--out", "file"]) == MISTAKE
    assert "The folder file cannot be made" in capsys.readouterr().err
