"""Lessons: every step of every lesson can be reached and done, in both languages; every wrong move has an answer."""

from __future__ import annotations

import json
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.bots import LEVELS
from dragonhall.games import folder_of, game
from dragonhall.words import LANGUAGES, slug, words_in

LEARNER = 0


def script_of(name: str) -> dict[str, Any]:
    script: dict[str, Any] = json.loads((folder_of(name) / "lesson" / "script.json").read_text("utf-8"))
    return script


@pytest.mark.parametrize("name", dh.games())
def test_every_step_of_the_lesson_can_be_done(name: str) -> None:
    script = script_of(name)
    assert set(script) == {"position", "level", "moves", "steps"} and script["level"] in LEVELS
    assert 8 <= len(script["steps"]) <= 12
    doing = [step["move"] for step in script["steps"] if "move" in step]
    assert doing == [move for seat, move in script["moves"] if seat == LEARNER]
    assert "move" not in script["steps"][0] and "move" not in script["steps"][-1], "first look, at the end go on"
    match = dh.position(script["position"])
    assert script["position"]["dice"], "the same dice for everybody"
    wrong = 0
    for seat, text in script["moves"]:
        legal = [move.text for move in match.moves(seat)]
        assert text in legal, (match.ply, text)
        if seat == LEARNER:
            wrong += len(legal) - 1
        match.play(text, seat=seat)
    assert wrong > 10 and not match.over, "there is a choice, and a game to play on"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", dh.games())
def test_everything_a_lesson_says_has_words(name: str, language: str) -> None:
    """A step says what to look at or to do; a move also what it showed, and why another one is not the thing to do."""
    script, words = script_of(name), words_in(language)
    kinds = {slug(move.name) for move in game(name).moves}
    known = set()
    for step in script["steps"]:
        key = f"{name}-lesson-{step['key']}"
        keys = [key, *([f"{key}-done", f"{key}-wrong"] if "move" in step else [])]
        for one in keys:
            assert 5 < len(words(one)) < 190, f"{one}: short enough to be read at a table"
        known |= {*keys, *(f"{key}-wrong-{kind}" for kind in kinds)}
    path = folder_of(name) / "lesson" / f"{language}.ftl"
    said = {line.partition(" = ")[0] for line in path.read_text("utf-8").splitlines() if "-lesson-" in line}
    assert said <= known, f"nobody says {said - known}"


@pytest.mark.parametrize("name", dh.games())
def test_a_lesson_points_at_things_that_are_there(name: str) -> None:
    """The value of each thing it names stands in what the learner sees at that moment."""
    script = script_of(name)
    match = dh.position(script["position"])
    moves = list(script["moves"])

    def goes_on() -> None:
        """The others move until the learner's next move."""
        while moves and moves[0][0] != LEARNER:
            seat, text = moves.pop(0)
            match.play(text, seat=seat)

    def looks(points: list[str]) -> None:
        view = json.dumps(match.view(LEARNER))
        for point in points:
            value = point.rpartition(":")[2]
            assert point.startswith(("at:", "dice:", "gift:", "book:", "train:", "pile:")) or f'"{value}"' in view, (
                point
            )

    for step in script["steps"]:
        goes_on()
        looks(step["point"])
        if "move" in step:
            match.play(moves.pop(0)[1], seat=LEARNER)
            looks([point for point in step["show"] if not point.startswith("dice:")])
    assert not moves
