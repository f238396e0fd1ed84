"""The stories that faces tell lead, line by line, from one true view to the next: checked on real games."""

from __future__ import annotations

import json
import os
import random
import subprocess
from pathlib import Path
from typing import Any

import dragonhall as dh
from dragonhall.games import game as find_game

WEB = Path(__file__).parents[2] / "web"
GAMES = 12
TOLD = {
    "ante": "stakes antes[].card hand players[].gold players[].hand players[].flight players[].played discard deck"
    " gambit round",
    "ranch": "hand deck discards medals display ranches[].tokens ranches[].cards ranches[].blue ranches[].red"
    " ranches[].score",
    "dragardiens": "training grimoire.left.page grimoire.right.page row supply players[].hand players[].cards"
    " players[].school players[].fragments players[].pearls players[].crystals players[].eggs players[].crest",
    "dragorun": "spaces markers eggs pool race",
}
"""What of each game's table the lines must bring about; the rest (whose turn, what is asked) comes with the view."""
UNSAID = {"ranch": {"feeding": ["discards", "deck"], "fed": ["ranches[].tokens"], "bred": ["ranches[].tokens"]}}


def test_told_line_by_line_the_table_becomes_what_it_is(tmp_path: Path):
    campaigns = []
    for name in dh.games():
        plies = [ply for number in range(GAMES) for ply in played(name, number)]
        keys = [key for key, _ in find_game(name).news.kinds.values()]
        campaigns.append(
            {"game": name, "keys": keys, "told": TOLD[name].split(), "unsaid": UNSAID.get(name, {}), "plies": plies}
        )
    file = tmp_path / "plies.json"
    file.write_text(json.dumps(campaigns), "utf-8")
    done = subprocess.run(
        ["npx", "vitest", "run", "tests/story.test.ts"],
        cwd=WEB,
        env=os.environ | {"DRAGONHALL_PLIES": str(file), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def played(name: str, number: int) -> list[dict[str, Any]]:
    """A game by chance, as one of its seats, or a spectator, sees it."""
    luck = random.Random(f"{name} {number}")
    seats = luck.choice([seats for seats in (2, 3, 4) if seats in find_game(name).seats])
    match = dh.new(name, seats=seats, seed=number)
    watcher = luck.choice([None, *range(seats)])
    plies = []
    for _ in range(160):
        if match.over:
            break
        before = match.view(watcher)
        seat = luck.choice(match.to_act)
        match.play(luck.choice(list(match.moves(seat))), seat)
        news = match.last_news()[seats if watcher is None else watcher]
        plies.append({"seat": watcher, "before": before, "news": news, "after": match.view(watcher)})
    return plies
