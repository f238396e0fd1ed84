"""Bots that people write themselves, named on the command line: they play like any other, and their faults are told."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.bots import ask, bot_named
from dragonhall.bots.own import BadBot, find_bot
from dragonhall.cli import main
from dragonhall.games import game as find_game
from dragonhall.lab.arena import arena
from dragonhall.lab.arena.duel import Duel, held
from dragonhall.lab.jobs.crew import crew_of

Out = pytest.CaptureFixture[str]

BOTS = """
import random
from beside import first

class Thumb:
    '''Plays as the Drake does.'''
    def __init__(self, seed=0):
        from dragonhall.bots import bot_named
        self._drake = bot_named("drake", seed=seed)
    def choose(self, match, seat):
        return self._drake.choose(match, seat)

class First:
    def choose(self, match, seat):
        return first(match, seat)

class Texts:
    def choose(self, match, seat):
        assert len(match.news(seat)) == match.ply + 1
        return match.moves(seat)[0].text

class Silent:
    def choose(self, match, seat):
        return None

class Cheat:
    def choose(self, match, seat):
        return next(move for move in match.game.moves if move not in match.moves(seat))

class Spoiler:
    '''Plays its own match to the end, and then answers what is no longer legal there.'''
    def choose(self, match, seat):
        best = match.moves(seat)[0]
        while not match.over:
            acting = match.to_act[0]
            match.play(match.moves(acting)[0], seat=acting)
        return best

class Faulty:
    def choose(self, match, seat):
        return self.hidden(0)
    def hidden(self, number):
        return 1 // number

class Leaver:
    def choose(self, match, seat):
        raise SystemExit

class Needy:
    def __init__(self, depth):
        self.depth = depth
    def choose(self, match, seat):
        return match.moves(seat)[0]

class Mute:
    pass

number = 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with somebody's bots, where the command is called."""
    (tmp_path / "mybot.py").write_text(BOTS)
    (tmp_path / "beside.py").write_text("def first(match, seat):\n    return match.moves(seat)[0]\n")
    (tmp_path / "broken.py").write_text("class Greedy:\n    def choose(self, match, seat)\n")
    (tmp_path / "falls.py").write_text("import random\n\nnumber = 1 / 0\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in ("mybot", "beside"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def shares(a: str, b: str, workers: int = 1, game: str = "dragorun") -> list[float]:
    with crew_of(workers, None, [game]) as crew:
        *_, standing = held(Duel(game, 2, a, b, seed=4), 6, crew, early=False)
    return standing.blocks


def test_a_duel_takes_a_class_in_a_file(folder: Path, capsys: Out):
    words = ["duel", "dragorun", "mybot.py:Thumb", "hatchling", "--games", "300", "--workers", "1", "--lang", "en"]
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert "mybot.py:Thumb against hatchling" in shown and "mybot.py:Thumb is stronger." in shown


def test_a_file_a_module_and_several_processes_give_the_same_result(folder: Path):
    alone = shares("mybot.py:First", "drake")
    assert len(alone) == 3
    assert shares("mybot:First", "drake") == shares(f"{folder}/mybot.py:First", "drake", workers=2) == alone


def test_a_process_that_starts_from_nothing_finds_the_bot(folder: Path, monkeypatch: pytest.MonkeyPatch):
    forked = shares("mybot.py:First", "hatchling")
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    assert shares("mybot.py:First", "hatchling", workers=2) == forked


def test_a_duel_can_be_held_without_compiling_as_a_debugger_wants(folder: Path):
    command = [sys.executable, "-m", "dragonhall", "duel", "dragorun", "mybot.py:First", "drake", "--lang", "en"]
    there = {"DRAGONHALL_INTERPRETED": "1", "PYTHONPATH": str(Path(dh.__file__).parents[1])}
    done = subprocess.run(
        [*command, "--games", "2", "--workers", "2", "--option", "track=16"],
        capture_output=True, text=True, env=os.environ | there, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0 and "of 2 games" in done.stdout, done.stderr


def test_an_own_bot_that_plays_as_the_house_does_gets_what_the_house_gets(folder: Path):
    def results(first: str) -> list[arena.Outcome]:
        return arena.play_block("ante", 3, {}, 5, first, "hatchling")

    assert results("mybot.py:Thumb") == results("drake")


@pytest.mark.parametrize("game", dh.games())
def test_what_an_own_bot_is_handed_was_dealt_afresh(game: str, folder: Path, monkeypatch: pytest.MonkeyPatch):
    other_table, hidden = [], []

    class Spy:
        def choose(self, match: dh.Match, seat: int) -> dh.Move:
            self.seen: Any = match.view(seat), match.news(seat), match.position()
            return match.moves(seat)[-1]

    def watched(bot: Spy, match: dh.Match, seat: int, seed: int) -> dh.Move:
        move = ask(bot, match, seat, seed)
        assert bot.seen[:2] == (match.view(seat), match.news(seat))
        cards, others = ({k: v for k, v in one.items() if k != "dice"} for one in (bot.seen[2], match.position()))
        assert bot.seen[2] != match.position()  # the dice at least are others
        other_table.append(cards != others)
        hidden.append(match.redeal(seat, 7).position() | {"dice": 0} != match.position() | {"dice": 0})
        return move

    monkeypatch.setattr(arena, "ask", watched)
    outcome = arena.play_match(find_game(game), 2, {}, 3, [Spy(), bot_named("hatchling", seed=1)])
    assert outcome.plies > 10 and len(other_table) > 4
    assert any(other_table) == any(hidden), "hidden cards are dealt afresh"


def test_a_file_may_be_called_like_something_else(folder: Path):
    (folder / "random.py").write_text("class First:\n    def choose(self, match, seat): return match.moves(seat)[0]\n")
    assert find_bot("random.py:First").name == "random.py:First"
    assert random.Random(1).random() and importlib.import_module("random") is random


def test_texts_are_moves_and_a_bot_may_try_things_out(folder: Path):
    assert len(shares("mybot.py:Texts", "mybot.py:Spoiler")) == 3


def test_an_own_bot_sits_down_in_the_terminal(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out):
    monkeypatch.setattr("builtins.input", lambda prompt="": "1")
    words = ["play", "dragorun", "--seats", "3", "--seed", "3", "--lang", "fr", "--option", "track=16"]
    assert main([*words, "--bot", "2=mybot.py:First"]) == 0
    shown = capsys.readouterr().out
    assert "First 2" in shown and "Drac 3" in shown and "La partie est finie." in shown


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("nobot.py:Greedy", "There is no file nobot.py."),
        ("nobot:Greedy", "There is no module nobot. A bot in a file is written FILE.py:CLASS."),
        ("mybot.py", "A bot of your own is written FILE.py:CLASS or MODULE:CLASS."),
        ("mybot.py:Gready", "mybot.py has no class 'Gready'. Its bots are: Thumb, First, Texts, Silent, Cheat,"),
        ("mybot.py:", "There is no bot called 'mybot.py:'."),
        (":First", "There is no bot called ':First'."),
        ("mybot.py:number", "mybot.py has no class 'number'."),
        ("beside:Greedy", "beside has no class 'Greedy'. A bot is a class with a method choose(self, match, seat)."),
        ("mybot.py:Mute", "The class mybot.py:Mute is not a bot: it has no method choose(self, match, seat)."),
        ("mybot.py:Needy", "The bot mybot.py:Needy cannot be made: TypeError: Needy.__init__() missing 1 required"),
        ("broken.py:Greedy", "broken.py cannot be loaded: SyntaxError: expected ':' (broken.py, line 2)."),
        ("falls.py:Greedy", "falls.py cannot be loaded: ZeroDivisionError: division by zero (falls.py, line 3)."),
        ("falls:Greedy", "falls cannot be loaded: ZeroDivisionError: division by zero (falls.py, line 3)."),
        ("mybot.py:Silent", "The bot mybot.py:Silent gave no move at ply 0, seat 1: None is not a move"),
        ("mybot.py:Cheat", "which is not legal there. Legal: 'roll', "),
        ("mybot.py:Faulty", "mybot.py:Faulty failed at ply 0, seat 1: ZeroDivisionError: integer division or modulo"),
        ("mybot.py:Leaver", "The bot mybot.py:Leaver failed at ply 0, seat 1: SystemExit (mybot.py, line "),
    ],
)
@pytest.mark.parametrize("workers", [1, 2])
def test_a_mistake_in_a_bot_is_told_in_a_sentence(workers: int, bot: str, said: str, folder: Path, capsys: Out):
    assert main(["duel", "dragorun", bot, "hatchling", "--games", "2", "--workers", str(workers), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("dragonhall: ") and said in told and told.count("\n") == 1 and told.strip()[-1] == "."


def test_a_fault_names_the_line_it_came_from(folder: Path):
    with pytest.raises(BadBot, match=r"\(mybot.py, line \d+\)\.$") as caught:
        shares("mybot.py:Faulty", "drake")
    line = int(str(caught.value).rpartition(" ")[2].rstrip(")."))
    assert BOTS.splitlines()[line - 1].strip() == "return 1 // number"
