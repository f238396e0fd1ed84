"""A whole four-seat game of Dragon Ranch, told to the end in two languages: golden transcripts.

After a deliberate change of words: ``python -m tests.records.test_transcript_ranch`` writes them anew.
"""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import dragonhall as dh
from dragonhall.terminal import TerminalTable
from dragonhall.words import words_in

FOLDER = Path(__file__).parent / "transcripts"
RECORD = FOLDER / "ranch.json"
WRITTEN = sorted(path.suffixes[0][1:] for path in FOLDER.glob("ranch.*.txt"))
"""The languages whose transcripts are kept."""
NAMES = ["Ann", "Bob", "Cal", "Dan"]


def transcript(language: str) -> str:
    """What seat 1 is told, with a look at the table before each of its actions and at the end."""
    page = io.StringIO()
    console = Console(file=page, width=140, highlight=False, color_system=None)
    whole = dh.replay(json.loads(RECORD.read_text("utf-8")))
    match = whole.at(0)
    table = TerminalTable(match, {}, NAMES, words_in(language), console)
    for seat, move in whole.log:
        view = match.view(1)
        if view["asks"][1] == "turn" and not view["this_turn"]["combinations"]:
            table.replay(1)
        match.play(move, seat=seat)
    table.replay(1)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines()) + "\n"


@pytest.mark.parametrize("language", WRITTEN)
def test_the_golden_transcript(language: str):
    golden = (FOLDER / f"ranch.{language}.txt").read_text("utf-8")
    assert transcript(language).splitlines() == golden.splitlines()


def test_the_golden_game_shows_most_of_the_rules():
    match = dh.replay(json.loads(RECORD.read_text("utf-8")))
    assert match.over and match.seats == 4
    keys = {event["key"] for ply in match.news(1) for event in ply}
    assert {"combined", "paid_ingots", "hatched", "evolved", "looted", "took_power", "played", "stolen_card"} <= keys
    assert {"fed", "starved", "bred", "bred_hatch", "medal_won", "season_points", "medal_points", "won"} <= keys


if __name__ == "__main__":
    for language in WRITTEN:
        (FOLDER / f"ranch.{language}.txt").write_text(transcript(language), "utf-8")
