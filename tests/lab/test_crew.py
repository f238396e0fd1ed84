"""Who does the laboratory's work does not matter: one process, two, after deaths and after restarts."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dragonhall.core.rule import NEVER_COMPILE
from dragonhall.lab.crew import Alone, BadCluster, LostWork, Processes, crew_of, in_order
from dragonhall.lab.duel import Duel, held, journal_of
from dragonhall.lab.journal import Journal
from dragonhall.lab.ladder import pairings, played

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
    assert "Going on: " in said and not path.exists()
    *_, standing = held(duel, 300, early=False)
    assert f"wins {round(100 * standing.mean, 1):g} % of 300 games in 150 mirrored blocks" in said, said


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

    class Cut(Alone):
        def take(self):
            if sum(len(step.places) for step in cut) > 9:
                raise KeyboardInterrupt
            return super().take()

    from dragonhall.lab.duel import plain_outcomes, read_outcomes

    journal._plain = lambda found: [plain_outcomes(found[0]), found[1]]
    journal._read = lambda plain: (read_outcomes(plain[0]), plain[1])
    with pytest.raises(KeyboardInterrupt), Cut() as crew, journal:
        played(cut, 1, crew, journal)
    with Alone() as crew, journal:
        assert len(journal.kept) >= 9
        assert told(played(steps(), 1, crew, journal)) == whole
