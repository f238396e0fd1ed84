"""A whole three-seat game of Dragardiens, told to the end in two languages: golden transcripts.

After a deliberate change of words: ``python -m tests.records.test_transcript_dragardiens`` writes them anew.
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
RECORD = FOLDER / "dragardiens.json"
WRITTEN = sorted(path.suffixes[0][1:] for path in FOLDER.glob("dragardiens.*.txt"))
"""The languages whose transcripts are kept."""
NAMES = ["Ann", "Bob", "Cal"]


def transcript(language: str) -> str:
    """What seat 1 is told, with a look at the table at the start of each of its turns and at the end."""
    page = io.StringIO()
    console = Console(file=page, width=110, highlight=False, color_system=None)
    whole = dh.replay(json.loads(RECORD.read_text("utf-8")))
    match = whole.at(0)
    table = TerminalTable(match, {}, NAMES, words_in(language), console)
    for seat, move in whole.log:
        view = match.view(1)
        if seat == 1 and view["ask"] == "turn" and view["taken"] == 0:
            table.replay(1)
        match.play(move, seat=seat)
    table.replay(1)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines()) + "\n"


@pytest.mark.parametrize("language", WRITTEN)
def test_the_golden_transcript(language: str):
    golden = (FOLDER / f"dragardiens.{language}.txt").read_text("utf-8")
    assert transcript(language).splitlines() == golden.splitlines()


def test_the_golden_game_shows_most_of_the_rules():
    match = dh.replay(json.loads(RECORD.read_text("utf-8")))
    assert match.over and match.seats == 3
    keys = {event["key"] for ply in match.news(1) for event in ply}
    assert {"crest", "pearl", "closed", "wrote", "got_shadow", "got_crystal", "got_egg", "egg_turned"} <= keys


if __name__ == "__main__":
    for language in WRITTEN:
        (FOLDER / f"dragardiens.{language}.txt").write_text(transcript(language), "utf-8")
