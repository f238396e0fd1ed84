"""The first move never waits for the compiler: rules run interpreted until machine code is made beside them."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.bots.levels import Drake, bot_named
from dragonhall.core.compiler import daemon
from dragonhall.core.compiler.daemon import Compiler
from dragonhall.core.compiler.engines import SIGNATURES, rules_part
from dragonhall.core.compiler.parts import Part
from dragonhall.core.game import Game
from dragonhall.games import game as find_game

from ..hall.guests import Guest, Server

LONG = 600
"""Seconds: compiling takes a few, on a busy machine many more."""
every_game = pytest.mark.parametrize("name", dh.games())

BEGIN = """
import os, signal, sys, time
import dragonhall as dh
from dragonhall.core.compiler.daemon import compiler
m = dh.new("dragorun", seats=3, seed=7)
m.play(m.moves()[0])
assert type(m.game.engine).__name__ == "Interpreted" and "numba" not in sys.modules
print(compiler._process.pid, flush=True)
"""
PLAY_ON = """
def turn():
    moves = m.moves()
    m.play(moves[m.ply % len(moves)])

for _ in range(20):
    turn()
while type(m.game.engine).__name__ == "Interpreted":
    time.sleep(0.2)
while not m.over:
    turn()
assert type(m.game.engine).__name__ == "Compiled"
print(m.board.tables.tobytes().hex())
"""


def started(script: str, cache: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "DRAGONHALL_CACHE": str(cache), "DRAGONHALL_INTERPRETED": "", "DRAGONHALL_QUIET": "1"}
    return subprocess.Popen([sys.executable, "-c", script], env=environment, stdout=subprocess.PIPE, text=True)


def runs(process: int) -> bool:
    """Whether a process is there and does something."""
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def ends(process: int) -> bool:
    until = time.monotonic() + 60
    while runs(process) and time.monotonic() < until:
        time.sleep(0.05)
    return not runs(process)


def test_any_thread_can_load_the_form_with_events_first():
    """The hall waits for it in a thread, before anybody has played with events."""
    script = """
from dragonhall.core.compiler.event_player import events_part
from dragonhall.core.compiler.engines import rules_part
from dragonhall.games import game
assert callable(events_part(game("dragorun")).code.play_at)
assert rules_part(game("dragorun")).code  # the linker looks at everything again
"""
    environment = {**os.environ, "DRAGONHALL_INTERPRETED": "", "DRAGONHALL_QUIET": "1"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, timeout=LONG)
    assert done.returncode == 0, done.stderr[-2000:]


def test_a_match_begins_interpreted_and_goes_on_as_machine_code(tmp_path: Path):
    """From an empty cache: the first moves need no compiler at all, and the match ends as it does interpreted."""
    with started(BEGIN + PLAY_ON, tmp_path) as process:
        said, _ = process.communicate(timeout=LONG)
    assert process.returncode == 0
    with dh.interpreted():
        match = dh.new("dragorun", seats=3, seed=7)
        match.play(match.moves()[0])
        while not match.over:
            moves = match.moves()
            match.play(moves[match.ply % len(moves)])
    assert said.split()[1] == match.board.tables.tobytes().hex()
    assert [file.name.partition("-")[0] for file in tmp_path.glob("*.machine")] == ["dragorun.rules"]


@pytest.mark.parametrize("end", ["", "os.kill(os.getpid(), signal.SIGKILL)"], ids=["ended", "killed"])
def test_the_background_compiler_ends_with_the_process_that_started_it(end: str, tmp_path: Path):
    with started(BEGIN + end, tmp_path) as process:
        compiling = int(process.stdout.readline())  # type: ignore[union-attr]
        process.wait(timeout=60)
        assert process.returncode == (-signal.SIGKILL if end else 0)
        assert ends(compiling)
    assert not list(tmp_path.glob("*.machine")), "it ended before it was done"


def test_what_the_background_process_cannot_compile_is_compiled_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A game that only this process knows: the other one fails, and the rules are compiled where they are asked for."""
    monkeypatch.setenv("DRAGONHALL_CACHE", str(tmp_path))
    game = find_game("dragorun")
    part = Part(game, "rules", "dragonhall.core.compiler.engines:nothing", rules_part(game).module, SIGNATURES)
    compiler, until = Compiler(), time.monotonic() + 120
    try:
        assert not compiler.at_hand(part)
        while not compiler.at_hand(part) and time.monotonic() < until:
            time.sleep(0.1)
        assert compiler.at_hand(part) and not part.ready
    finally:
        compiler.stop()


@every_game
@pytest.mark.parametrize("first", [0, 1], ids=["interpreted first", "compiled first"])
def test_a_match_is_the_same_whichever_engine_answers_a_ply(name: str, first: int, monkeypatch: pytest.MonkeyPatch):
    """Another engine at every ply: the same moves are legal, and every table is equal to that of one engine alone."""
    game, luck = find_game(name), random.Random(first)
    engines = (game.interpreted, game.machine)
    alone, mixed = (dh.new(name, seats=game.fewest_seats, seed=11) for _ in range(2))
    while not alone.over:
        seat = alone.to_act[0]
        move = luck.choice(list(alone.moves(seat)))
        listed = list(alone.moves(seat))
        with monkeypatch.context() as patched:
            patched.setattr(Game, "engine", engines[(mixed.ply + first) % 2])
            assert mixed.to_act == alone.to_act and list(mixed.moves(seat)) == listed
            mixed.play(move, seat=seat)
            seen = mixed.view(None)
        alone.play(move, seat=seat)
        assert mixed.board.tables.tobytes() == alone.board.tables.tobytes()
        assert seen == alone.view(None)
    assert mixed.record() == alone.record()


@pytest.fixture
def unready(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if nothing were compiled yet."""
    monkeypatch.setattr(daemon.compiler, "at_hand", lambda part: False)


def picks(name: str, bot: Any) -> list[int]:
    """What a bot plays in the first plies of a match with itself."""
    match = dh.new(name, seats=find_game(name).fewest_seats, seed=3)
    found: list[int] = []
    while not match.over and len(found) < 30:
        seat = match.to_act[0]
        found.append(bot.pick(match.board, match.seats, seat))
        match.play(found[-1], seat=seat)
    return found


@every_game
def test_drake_plays_the_same_moves_interpreted(name: str, request: pytest.FixtureRequest):
    _ = find_game(name).machine
    compiled = picks(name, Drake(5))
    request.getfixturevalue("unready")
    assert picks(name, Drake(5)) == compiled


@pytest.mark.parametrize("level", ["wyvern", "wyrm", "wyrm:200ms"])
def test_a_level_that_searches_chooses_by_the_heuristic_until_its_search_is_ready(level: str, unready: None):
    match = dh.new("dragorun", seats=3, seed=3)
    bot = bot_named(level, seed=1)
    assert isinstance(bot.at_once(match.game), Drake)
    assert bot.choose(match, match.to_act[0]) in match.moves()
    assert not bot._searches  # type: ignore[attr-defined]


def test_a_level_with_a_number_of_iterations_always_moves_itself(unready: None):
    bot = bot_named("wyvern:48it", seed=1)
    assert bot.at_once(find_game("dragorun")) is bot


def test_a_table_of_the_hall_is_played_at_once(tmp_path: Path):
    """From an empty cache: bots of searching levels have moved before anything is compiled."""
    server = Server(str(tmp_path / "hall.db"), tmp_path / "server.log")
    server.env = server.env | {"DRAGONHALL_CACHE": str(tmp_path / "cache"), "DRAGONHALL_INTERPRETED": ""}
    server.start()
    try:
        ann = Guest.creates(server.url, "ante", seats=3, bots=[None, "wyvern", "wyrm"], sit=[0], start=True)
        moved: set[int] = set()
        until = time.monotonic() + 120
        while moved != {1, 2} and time.monotonic() < until:
            time.sleep(0.05)
            with closing(sqlite3.connect(tmp_path / "hall.db")) as store:
                moved = {seat for (seat,) in store.execute("SELECT seat FROM lines WHERE seat >= 0")}
        ann.close()
        assert moved == {1, 2} and not list((tmp_path / "cache").glob("*.machine"))
    finally:
        server.stop()
    assert "Traceback" not in server.logged()
