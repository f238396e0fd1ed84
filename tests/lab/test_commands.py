"""The laboratory's commands, and bots chosen on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dragonhall as dh
from dragonhall.cli import main
from dragonhall.core.rule import NEVER_COMPILE

pytestmark = pytest.mark.skipif(NEVER_COMPILE, reason="searching needs compiled rules")
Out = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = dh.new("dragorun", seats=3, seed=4, options={"track": 16})
    while not match.over:
        match.play(match.moves()[0])
    file = tmp_path / "race.json"
    file.write_text(json.dumps(match.record()))
    return file


@pytest.mark.parametrize(("language", "said"), [("en", "is stronger"), ("fr", "l’emporte")])
def test_the_result_of_a_duel_is_printed(language: str, said: str, capsys: Out):
    words = ["duel", "dragorun", "drake", "hatchling", "--seats", "3", "--games", "300", "--workers", "1"]
    assert main([*words, "--lang", language, "--option", "track=20"]) == 0
    shown = capsys.readouterr().out
    assert "drake" in shown and said in shown and "95" in shown


def test_a_review_is_printed_and_written_as_html(record: Path, tmp_path: Path, capsys: Out):
    page = tmp_path / "review.html"
    assert main(["review", str(record), "--seconds", "1", "--html", str(page), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Player 3" in shown and "skill" in shown and str(page) in shown
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_every_seat_can_have_a_bot_of_its_own(monkeypatch: pytest.MonkeyPatch, capsys: Out):
    monkeypatch.setattr("builtins.input", lambda prompt="": "h" if not asked.append(1) and len(asked) == 1 else "q")
    asked: list[int] = []
    words = ["play", "dragorun", "--seats", "4", "--seed", "3", "--lang", "en", "--bots", "wyvern:50it"]
    assert main([*words, "--bot", "2=wyrm:20ms", "--bot", "3=hatchling"]) == 0
    shown = capsys.readouterr().out
    assert "Wyrm 2" in shown and "Hatchling 3" in shown and "Wyvern 4" in shown
    assert "I would" in shown


@pytest.mark.parametrize(
    "words",
    [
        ["duel", "dragorun", "drake", "bear"],
        ["duel", "dragorun", "drake", "drake:1s"],
        ["duel", "dragorun", "drake", "drake", "--seats", "9"],
        ["duel", "poker", "drake", "drake"],
        ["duel", "dragorun", "drake", "drake", "--option", "track=3"],
        ["play", "dragorun", "--bots", "bear"],
        ["play", "dragorun", "--bot", "2"],
        ["play", "dragorun", "--bot", "1=drake"],
        ["play", "dragorun", "--bot", "9=drake"],
        ["play", "dragorun", "--bot", "2=wyrm:soon"],
        ["review", "no-such-file.json"],
        ["ladder", "--render", "no-such-file.json"],
        ["ladder", "--game", "poker"],
    ],
)
def test_a_mistake_gets_a_sentence_and_code_2(words: list[str], capsys: Out):
    assert main(words) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("dragonhall: ") and captured.out == ""


def test_the_example_bot_runs_and_wins_more_than_it_loses():
    import runpy

    name = str(Path(__file__).parents[2] / "examples" / "own_bot.py")
    example = runpy.run_path(name)
    from dragonhall.bots import bot_named

    wins = sum(
        0 in example["play"]([example["Swapper"](seed), bot_named("hatchling", seed=seed)], seed) for seed in range(20)
    )
    assert wins > 10
