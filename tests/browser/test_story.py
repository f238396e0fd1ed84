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

from ..wasm.same_games import node

WEB = Path(__file__).parents[2] / "web"
GAMES = 12
TOLD = Path(dh.__file__).parent / "games"
"""Beside each story, story.json lists what of the table its lines must bring about, and what a line leaves open."""


def test_line_by_line_the_table_becomes_what_it_is(tmp_path: Path):
    campaigns = []
    for name in dh.games():
        plies = [ply for number in range(GAMES) for ply in played(name, number)]
        keys = [key for key, _ in find_game(name).news.kinds.values()]
        what = json.loads((TOLD / name / "web" / "story.json").read_text("utf-8"))
        campaigns.append({"game": name, "keys": keys, "plies": plies, **what})
    file = tmp_path / "plies.json"
    file.write_text(json.dumps(campaigns), "utf-8")
    done = subprocess.run(
        [*node(), "node_modules/vitest/vitest.mjs", "run", "tests/story.test.ts"],
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
