"""Puzzles: each has a move to find that is legal and not the only one; a search finds it; new ones can be made."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dragonhall as dh
from dragonhall.bots import bot_named
from dragonhall.cli import main
from dragonhall.lab.puzzles import CLEAR, JUDGES, Puzzle, puzzles_of
from dragonhall.words import LANGUAGES, words_in


@pytest.mark.parametrize("name", dh.games())
def test_every_puzzle_can_be_laid_and_has_its_move(name: str) -> None:
    puzzles = puzzles_of(name)
    assert len(puzzles) >= 20 and len({one.id for one in puzzles}) == len(puzzles)
    assert [len(one.missed) for one in puzzles] == sorted(len(one.missed) for one in puzzles), "the easiest first"
    for puzzle in puzzles:
        match = puzzle.match()
        legal = [move.text for move in match.moves(puzzle.seat)]
        assert puzzle.move in legal and len(legal) >= 3
        assert puzzle.share - puzzle.next > CLEAR - 0.001 and set(puzzle.missed) <= set(JUDGES) and puzzle.missed
        assert match.position()["ply"] == puzzle.position["ply"]
        for language in LANGUAGES:
            assert puzzle.reason is not None and words_in(language).reason(match.game, puzzle.reason)


@pytest.mark.parametrize("name", dh.games())
def test_a_search_finds_the_move_whatever_is_hidden(name: str) -> None:
    """Of the easiest puzzles, on tables that look alike to the seat; by the kind of search that made the puzzles."""

    def finds(puzzle: Puzzle, seed: int) -> bool:
        match = puzzle.match().redeal(puzzle.seat, seed)
        return bot_named("wyrm-classic:800it", seed=seed).choose(match, puzzle.seat).text == puzzle.move

    found = [finds(puzzle, seed) for puzzle in puzzles_of(name)[:4] for seed in (1, 2)]
    assert sum(found) >= len(found) - 1


def test_puzzles_are_made_and_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new.json"
    name = dh.games()[0]
    assert main(["puzzles", name, "--make", "1", "--file", str(file), "--lang", "en"]) == 0
    assert "1 puzzles from" in capsys.readouterr().out
    [made] = [Puzzle(**one) for one in json.loads(file.read_text("utf-8"))]
    assert made.move in [move.text for move in made.match().moves(made.seat)]
    assert main(["puzzles", name, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert f"{len(puzzles_of(name))} puzzles" in told and "Hatchling misses" in told
    assert "misses 0" not in told, "who was not asked when they were made has missed none"
    assert main(["puzzles", name, "--make", "0"]) != 0
    assert main(["puzzles", name, "--make", "1", "--file", str(tmp_path)]) != 0
