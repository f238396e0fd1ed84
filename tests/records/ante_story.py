"""Whole games of Le Jeu des Dragons told by their news: ``python -m tests.records.ante_story`` writes them anew."""

from __future__ import annotations

import random
from pathlib import Path

import dragonhall as dh
from dragonhall.words import words_in

STORIES = Path(__file__).parent / "stories"
KEPT = {"ante-6-seats.fr.txt": ("fr", 6, 38), "ante-6-seats.en.txt": ("en", 6, 11)}
NAMES = ["Ann", "Bob", "Cal", "Dan", "Eve", "Fay"]


def story(language: str, seats: int, seed: int) -> str:
    """What a spectator is told of a random game, a blank line before every gambit and round."""
    match, luck, words = dh.new("ante", seats=seats, seed=seed), random.Random(seed), words_in(language)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.moves(seat)), seat=seat)
    lines = []
    for ply in match.news(None):
        for event in ply:
            if event["key"] in ("gambit", "round"):
                lines.append("")
            lines.append(words.event(match.game, event, NAMES))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    STORIES.mkdir(exist_ok=True)
    for file, (language, seats, seed) in KEPT.items():
        (STORIES / file).write_text(story(language, seats, seed), "utf-8")
