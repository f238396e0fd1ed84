"""Studies: the same bytes by one process, by two and after an interruption; the bots in machine code are the bots."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import numpy as np
import pytest

from dragonhall.cli import main
from dragonhall.core.errors import BadOption
from dragonhall.core.rule import NEVER_COMPILE
from dragonhall.games import game as find_game
from dragonhall.lab.jobs.crew import Alone, Processes
from dragonhall.lab.jobs.journal import locked
from dragonhall.lab.jobs.progress import Progress
from dragonhall.lab.study.report import page
from dragonhall.lab.study.results import Estimate, results
from dragonhall.lab.study.study import BadStudy, Condition, Study, play_block, run, varied
from dragonhall.words import words_in

from .studies import files_of, same_as_bots

pytestmark = pytest.mark.skipif(NEVER_COMPILE, reason="the laboratory needs compiled rules")
TRACK = ((("track", 16), ("start", 10)),)
STUDY = Study("dragorun", 800, ("hatchling", "drake"), (2, 3), TRACK, 5)


def test_bots_in_machine_code_play_as_they_do_everywhere():
    assert same_as_bots("dragorun", Condition(3, (), "drake", "hatchling")) > 100
    assert same_as_bots("dragorun", Condition(2, TRACK[0], "drake", "drake")) > 10


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("study") / "whole"
    run(STUDY, folder, Alone(), lambda done, total: None)
    return folder


def test_a_study_has_a_row_for_every_match(whole: Path):
    import pyarrow.parquet as pq

    for at, condition in enumerate(STUDY.conditions):
        table = pq.read_table(whole / "matches" / f"condition-{at:03}.parquet")
        assert table["match"].to_pylist() == list(range(table.num_rows)) and table.num_rows >= STUDY.each
        assert min(table["plies"].to_pylist()) > 0 and 0 not in table["winners"].to_pylist()
        places = [n % condition.seats + 1 if condition.mixed else 0 for n in range(table.num_rows)]
        assert table["place"].to_pylist() == places
    made = pq.read_table(whole / "moves.parquet").to_pylist()
    rolls = [row for row in made if row["move"] == "roll" and row["condition"] == 0]
    assert rolls[0]["made"] >= rolls[0]["seats"] > STUDY.each and rolls[0]["share"] <= STUDY.each
    told = pq.read_table(whole / "decided.parquet").to_pylist()
    assert {STUDY.conditions[row["condition"]].others for row in told} == {"drake"}
    assert not (whole / "running").exists()


def test_a_study_is_the_same_by_two_processes(whole: Path, tmp_path: Path):
    with Processes(2) as crew:
        run(STUDY, tmp_path / "two", crew, lambda done, total: None)
    assert files_of(tmp_path / "two") == files_of(whole)


def test_a_study_that_was_killed_goes_on_and_ends_the_same(whole: Path, tmp_path: Path):
    class Cut(Alone):
        left = 0

        def take(self):
            self.left -= 1
            if self.left < 0:
                raise KeyboardInterrupt
            return super().take()

    folder, told = tmp_path / "cut", []
    for blocks in (0, 5, 40):  # nothing yet; within a condition; after the end of one
        crew = Cut()
        crew.left = blocks
        with pytest.raises(KeyboardInterrupt):
            run(STUDY, folder, crew, lambda done, total: told.append(done))
    kept = sorted(folder.glob("running/block-*.npz"))
    kept[-1].write_bytes(kept[-1].read_bytes()[:100])
    (folder / "running" / "new-block-0000090.npz").write_bytes(b"half a block")
    assert list(folder.glob("matches/*.parquet"))
    again: list[int] = []
    run(STUDY, folder, Alone(), lambda done, total: again.append(done))
    assert again[0] >= told[-1] - 20 > 0
    assert files_of(folder) == files_of(whole)
    run(STUDY, folder, Alone(), lambda done, total: again.append(done))
    with open(folder / "study.json") as file:
        assert locked(file)
        with pytest.raises(BadStudy, match="Another process is at work"):
            run(STUDY, folder, Alone(), lambda done, total: None)
    assert again[-1] == sum(count for *_, count in STUDY.blocks) and files_of(folder) == files_of(whole)


def test_the_report_says_what_the_tables_say(whole: Path):
    import pyarrow.parquet as pq

    found = results(STUDY, whole)
    for at, one in enumerate(found.summaries):
        winners = pq.read_table(whole / "matches" / f"condition-{at:03}.parquet")["winners"].to_pylist()
        if not one.condition.mixed:
            shares = [
                sum((mask >> seat & 1) / mask.bit_count() for mask in winners) / len(winners)
                for seat in range(one.condition.seats)
            ]
            assert [round(seat.mean, 9) for seat in one.seats] == [round(share, 9) for share in shares]
        else:
            assert one.share is not None and one.share.low > 1 / one.condition.seats  # drake among hatchlings
            assert one.skill > one.seat >= 0 and one.skill + one.seat < 1
        assert sum(one.plies.values()) == one.games == len(winners)
        assert one.length(0.05) <= one.length(0.5) <= one.length(0.95)
    assert found.told == sum(times for _, times, _ in found.decided) > 0
    for language in ("en", "fr"):
        text = page(found, words_in(language))
        assert text.count("<svg") > 10 and text.count("<h2>") == 5
        assert not re.search(r"(?:src|href|url)\s*[=(]|@import|<script", text)  # it asks for nothing
        assert page(results(STUDY, whole), words_in(language)) == text


def test_an_interval_holds_the_truth():
    luck = np.random.default_rng(3)
    inside = 0
    for _ in range(200):
        wins = (luck.random(300) < 0.3).astype(float)
        found = Estimate.of(wins.sum(), wins.sum(), 300)
        inside += found.low < 0.3 < found.high
    assert 180 <= inside <= 199
    assert Estimate.of(5.0, 5.0, 5).low < 1  # five wins of five are no certainty


def test_bots_of_your_own_are_studied_too(tmp_path: Path):
    (tmp_path / "plain.py").write_text(
        "class Plain:\n    def choose(self, match, seat):\n        return match.moves(seat)[0]\n"
    )
    study = Study("dragorun", 4, (f"{tmp_path}/plain.py:Plain", "drake"), (2,), TRACK, 1)
    mixed_block = next(n for n, (at, *_) in enumerate(study.blocks) if study.conditions[at].mixed)
    block = play_block(study, mixed_block)
    assert (block.matches[:, 0] > 0).all() and block.moves[:, 2].sum() == block.matches[:, 0].sum()
    assert (play_block(study, mixed_block).matches == block.matches).all()


def test_the_command_writes_tables_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    words = ["study", "dragorun", "--games", "2e2", "--bot", "hatchling", "--seats", "2", "--vary", "track=16,18"]
    words += ["--option", "start=10", "--workers", "1", "--lang", "en", "--out", str(tmp_path / "out")]
    assert main(words) == 0
    assert "200 games of Dragorun in 2 conditions" in capsys.readouterr().out
    assert "track 18" in (tmp_path / "out" / "report.html").read_text("utf-8")
    assert main([*words, "--seed", "2"]) == 2
    assert "holds another study" in capsys.readouterr().err
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    assert main([*words[:-1], str(tmp_path / "mine")]) == 2
    assert "holds other files" in capsys.readouterr().err
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["letter.txt"]


def test_what_cannot_be_studied_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    game = find_game("dragorun")
    with pytest.raises(BadOption, match="has no option 'colour'"):
        varied(game, {}, ["colour=red"])
    with pytest.raises(BadOption, match="NAME=VALUE,VALUE"):
        varied(game, {}, ["track"])
    with pytest.raises(BadOption, match="Option track cannot be 99"):
        varied(game, {}, ["track=16,99"])
    with pytest.raises(BadOption, match="fixed or varied once"):
        varied(game, {"track": "16"}, ["track=16,20"])
    with pytest.raises(BadStudy, match="1 to 1e\\+12 games"):
        Study("dragorun", 0, ("drake",), (2,), ((),)).checked()
    with pytest.raises(BadStudy, match="each of them once"):
        Study("dragorun", 9, ("drake", "drake"), (2,), ((),)).checked()
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadStudy, match=r"pip install 'dragonhall\[study\]'"):
        run(STUDY, tmp_path / "none", Alone(), lambda done, total: None)
    assert not (tmp_path / "none").exists()


def test_progress_is_a_bar_with_the_time_left(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    now = [0.0]
    monkeypatch.setattr("dragonhall.lab.jobs.progress.time.perf_counter", lambda: now[0])
    log = Progress("games", ahead=100)
    for second in range(31):
        now[0] = float(second)
        log.show(100 + 10 * second, 1100)
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3  # one every ten seconds
    assert lines[-1] == "███████············· 400 of 1,100 games  30 s, 1 min 10 s left"
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    bar = Progress("blocks")
    now[0] += 5
    bar.show(1, 2, "52 %")
    bar.end()
    assert capsys.readouterr().err == "\r██████████·········· 1 of 2 blocks  52 %  5 s, 5 s left\x1b[K\n"
