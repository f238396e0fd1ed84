"""Who does the laboratory's work does not matter: one process, two, after deaths and after restarts."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import dragonhall as dh
from dragonhall.analysis.review import reviewed_record
from dragonhall.cli import main
from dragonhall.core.rule import NEVER_COMPILE
from dragonhall.games import game as find_game
from dragonhall.lab.arena.duel import Duel, held, journal_of
from dragonhall.lab.jobs.crew import Alone, BadCluster, LostWork, Processes, crew_of, in_order
from dragonhall.lab.jobs.journal import Journal, packed, unpacked
from dragonhall.lab.ladder import pairings, played
from dragonhall.lab.puzzles import Count, as_line, found
from dragonhall.lab.puzzles import journal_of as puzzles_journal
from dragonhall.lab.tune import fit_evaluation, tune_heuristic

compiled = pytest.mark.skipif(NEVER_COMPILE, reason="the laboratory needs compiled rules")


def slow_square(number: int) -> int:
    time.sleep(0.02 * (5 - number % 5))  # later ones are finished first
    return number * number


def dies_once(folder: str, number: int) -> int:
    """Kills its own process at number 3, the first time."""
    mark = Path(folder) / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def dies(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("crew", [Alone, lambda: Processes(3)])
def test_results_come_in_the_order_of_the_items(crew):
    with crew() as workers:
        assert list(in_order(workers, slow_square, ((n,) for n in range(12)))) == [n * n for n in range(12)]


def test_what_a_dead_process_had_is_done_again(tmp_path: Path):
    with Processes(2) as crew:
        found = list(in_order(crew, dies_once, ((str(tmp_path), n) for n in range(9))))
    assert found == [n * n for n in range(9)] and (tmp_path / "died").exists()


def test_a_task_that_always_kills_its_worker_is_given_up():
    with Processes(2) as crew, pytest.raises(LostWork, match="died 3 times"):
        list(in_order(crew, dies, ((n,) for n in range(3))))


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadCluster, match=r"pip install 'dragonhall\[cluster\]'"):
        crew_of(2, "auto", [])


def test_a_journal_believes_whole_lines_of_the_same_job_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DRAGONHALL_CACHE", str(tmp_path))
    journal = Journal({"n": 1}, ["dragorun"]).__enter__()
    journal.keep(0, "zero")
    journal.keep(2, "two")
    journal.__exit__(KeyboardInterrupt)
    with open(journal.path, "a", encoding="utf-8") as file:
        file.write('[1, "on')
    with Journal({"n": 2}, ["dragorun"]) as other:
        assert other.kept == {}
    again = Journal({"n": 1}, ["dragorun"]).__enter__()
    assert again.kept == {0: "zero", 2: "two"}
    with Journal({"n": 1}, ["dragorun"]) as second:  # the same job at the same time keeps no journal
        assert second.kept == {}
        second.keep(5, "five")
    again.__exit__(KeyboardInterrupt)
    with Journal({"n": 1}, ["dragorun"]) as last:
        assert last.kept == {0: "zero", 2: "two"}
    assert not journal.path.exists()


@compiled
def test_a_duel_that_was_killed_goes_on_and_ends_the_same(tmp_path: Path):
    command = [sys.executable, "-m", "dragonhall", "duel", "dragorun", "drake", "hatchling"]
    command += ["--games", "300", "--all", "--workers", "2", "--lang", "en"]
    duel = Duel("dragorun", 2, "drake", "hatchling", (), 1)
    path = journal_of(duel).path
    path.unlink(missing_ok=True)
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        end = time.monotonic() + 60
        while not path.exists() or path.read_text("utf-8").count("\n") < 12:
            assert process.poll() is None and time.monotonic() < end
            time.sleep(0.01)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "Resuming: " in said and not path.exists()
    *_, standing = held(duel, 300, early=False)
    assert f"wins {round(100 * standing.mean, 1):g}% of 300 games in 150 mirrored blocks" in said, said


@compiled
def test_a_ladder_is_the_same_by_one_process_by_two_and_after_an_interruption(tmp_path: Path):
    def steps():
        return pairings(["dragorun"], ["hatchling", "drake"], [2, 3], 7)

    def told(found):
        return [(step.standing.blocks, step.places, step.plies) for step in found]

    with crew_of(1, None, ["dragorun"]) as crew:
        whole = told(played(steps(), 1, crew))
    with crew_of(2, None, ["dragorun"]) as crew:
        assert told(played(steps(), 1, crew)) == whole
    journal = Journal({"ladder": str(tmp_path)}, ["dragorun"])
    cut = steps()

    class Stopped(Alone):
        def take(self):
            if sum(len(step.places) for step in cut) > 9:
                raise KeyboardInterrupt
            return super().take()

    from dragonhall.lab.arena.duel import plain_outcomes, read_outcomes

    journal._plain = lambda found: [plain_outcomes(found[0]), found[1]]
    journal._read = lambda plain: (read_outcomes(plain[0]), plain[1])
    with pytest.raises(KeyboardInterrupt), Stopped() as crew, journal:
        played(cut, 1, crew, journal)
    with Alone() as crew, journal:
        assert len(journal.kept) >= 9
        assert told(played(steps(), 1, crew, journal)) == whole


@compiled
def test_tuning_and_fitting_are_the_same_by_two_processes(capsys: pytest.CaptureFixture[str]):
    game = find_game("dragorun")
    alone = tune_heuristic(game, 2, 120, 3), fit_evaluation(game, 60, 1, 3)
    said = capsys.readouterr().out
    with Processes(2) as crew:
        assert (tune_heuristic(game, 2, 120, 3, crew), fit_evaluation(game, 60, 1, 3, crew)) == alone
    assert capsys.readouterr().out == said


class Cut(Alone):
    """Is interrupted after some tasks."""

    def __init__(self, after: int) -> None:
        super().__init__()
        self.left = after

    def take(self):
        self.left -= 1
        if self.left < 0:
            raise KeyboardInterrupt
        return super().take()


@compiled
def test_tuning_and_fitting_go_on_after_an_interruption(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("dragonhall.lab.training.fit.KEPT_EVERY", 2)
    game = find_game("dragorun")
    for job, args in ((tune_heuristic, (game, 3, 120, 3)), (fit_evaluation, (game, 30, 5, 3))):
        name, all_of_them = {"job": job.__name__, "pid": os.getpid()}, Cut(1000)
        whole = job(*args, all_of_them)
        tasks = 1000 - all_of_them.left
        with pytest.raises(KeyboardInterrupt), Journal(name, ["dragorun"], packed, unpacked) as journal:
            job(*args, Cut(tasks * 2 // 3), journal)
        with Journal(name, ["dragorun"], packed, unpacked) as journal:
            assert journal.kept
            assert job(*args, Cut(tasks * 2 // 3), journal) == whole


@compiled
def test_puzzles_are_the_same_by_two_processes_and_after_an_interruption(monkeypatch: pytest.MonkeyPatch):
    """Easier to find than real ones."""
    for name, value in {"PLAYERS": "drake", "QUICK": 40, "LONG": 80, "PLAYOUTS": 200, "EACH": 2}.items():
        monkeypatch.setattr(f"dragonhall.lab.puzzles.{name}", value)

    def made(crew, journal=None):
        count = Count()
        return [as_line(one) for one in found("dragorun", 3, 3, count, crew, journal)], count

    with Alone() as crew:
        puzzles, count = made(crew)
    assert count.kept == len(puzzles) == 3 and count.games > 1
    with Processes(2) as crew:
        assert made(crew) == (puzzles, count)
    with pytest.raises(KeyboardInterrupt), puzzles_journal("dragorun", 3, 3) as journal, Cut(1) as crew:
        made(crew, journal)
    with puzzles_journal("dragorun", 3, 3) as journal, Cut(count.games - 1) as crew:
        assert len(journal.kept) == 1
        assert made(crew, journal) == (puzzles, count)


@compiled
def test_many_reviews_are_the_same_by_two_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    tasks = []
    for seed in (1, 2, 3):
        match = dh.new("dragorun", seats=2, seed=seed, options={"track": 16, "start": 8})
        while not match.over:
            match.play(match.moves()[0])
        tasks.append((match.record(), 0.0, 1, 40))
        (tmp_path / f"{seed}.json").write_text(json.dumps(match.record()), "utf-8")
    with Processes(2) as crew:
        found = list(in_order(crew, reviewed_record, tasks))
    for task, review in zip(tasks, found, strict=True):
        here = reviewed_record(*task)
        assert (review.chances, review.decisions, review.skill) == (here.chances, here.decisions, here.skill)
    job = {"reviews": str(tmp_path)}
    with pytest.raises(KeyboardInterrupt), Journal(job, ["dragorun"], packed, unpacked) as journal:
        list(in_order(Cut(2), reviewed_record, tasks, journal))
    with Journal(job, ["dragorun"], packed, unpacked) as journal:
        again = list(in_order(Cut(1), reviewed_record, tasks, journal))
    assert [review.chances for review in again] == [review.chances for review in found]
    files = [str(tmp_path / f"{seed}.json") for seed in (1, 2, 3)]
    more = ["--playouts", "40", "--workers", "2", "--lang", "en", "--html", str(tmp_path / "pages")]
    assert main(["review", *files, *more]) == 0
    said = capsys.readouterr().out
    assert [said.index(f"{file}:\n") for file in files] == sorted(said.index(f"{file}:\n") for file in files)
    assert sorted(path.name for path in (tmp_path / "pages").iterdir()) == ["1.html", "2.html", "3.html"]
    assert main(["review", files[0], files[0], *more]) == 2
    assert "the same file name" in capsys.readouterr().err
