"""Golden transcripts: whole games of Le Jeu des Dragons, understandable from their news alone."""

from __future__ import annotations

import pytest

import dragonhall as dh
from tests.records.ante_story import KEPT, STORIES, story


@pytest.mark.parametrize("file", KEPT)
def test_a_whole_game_reads_as_it_was_kept(file: str):
    with dh.interpreted():
        assert story(*KEPT[file]) == (STORIES / file).read_text("utf-8")
