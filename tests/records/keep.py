"""Keep whole random games as records: ``python -m tests.records.keep GAME``.

One game is kept for every number of seats and every set of options in ``Game.test_options``, and one for every way the
game can end that the search meets (by the kinds of news in its last ply). Records of older versions are left as they
are. What a game once was it must stay: the tests replay each record and compare the final table and the news with what
is written in ``digests.json``.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from pathlib import Path

import dragonhall as dh
from dragonhall.games import game as find_game

DIGESTS = "digests.json"
SEARCHED = 150


def kept_in(name: str) -> Path:
    """The folder of a game's records."""
    return find_game(name).folder / "records"


def played(name: str, seats: int, options: dict, seed: int) -> dh.Match:
    match, luck = dh.new(name, seats=seats, seed=seed, options=options), random.Random(seed)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.moves(seat)), seat=seat)
    return match


def ending(match: dh.Match) -> str:
    keys = sorted({event["key"] for event in match.news(None)[-1]})
    return f"{len(match.winners)} winners, {' '.join(keys)}"


def digest(match: dh.Match) -> dict[str, str]:
    """What must never change: the final table to the bit, and what each seat was told."""
    told = json.dumps([match.news(seat) for seat in [None, *range(match.seats)]], sort_keys=True)
    return {
        "table": hashlib.sha256(match._board.tables.tobytes()).hexdigest()[:32],
        "news": hashlib.sha256(told.encode()).hexdigest()[:32],
    }


def make_way(folder: Path, version: int) -> set[str]:
    """Delete the records of this version; those of older ones stay, and their titles are returned."""
    for file in folder.glob("*.json"):
        if file.name == DIGESTS or json.loads(file.read_text("utf-8"))["version"] == version:
            file.unlink()
    return {file.stem for file in folder.glob("*.json")}


def keep(name: str) -> None:
    game = find_game(name)
    kept: dict[str, dh.Match] = {}
    for number, options in enumerate(game.test_options):
        for seats in game.seats:
            if game.fits(seats, {o.name: o.default for o in game.options} | dict(options)):
                continue
            kept[f"seats{seats}-options{number}"] = played(name, seats, dict(options), seats)
    endings = {ending(match) for match in kept.values()}
    for seed in range(SEARCHED):
        options = dict(game.test_options[seed % len(game.test_options)])
        seats = game.seats[seed % len(game.seats)]
        if game.fits(seats, {o.name: o.default for o in game.options} | options):
            continue
        match = played(name, seats, options, 1000 + seed)
        if ending(match) not in endings and len(endings) < 40:
            endings.add(ending(match))
            kept[f"ending{len(endings)}"] = match
    folder = kept_in(name)
    folder.mkdir(parents=True, exist_ok=True)
    older = make_way(folder, game.version)
    for title, match in kept.items():
        title = f"version{game.version}-{title}" if title in older else title
        (folder / f"{title}.json").write_text(json.dumps(match.record(), separators=(",", ":")) + "\n", "utf-8")
    stay = {file.stem: dh.replay(json.loads(file.read_text("utf-8"))) for file in sorted(folder.glob("*.json"))}
    digests = {title: digest(match) for title, match in stay.items()}
    (folder / DIGESTS).write_text(json.dumps(digests, indent=1) + "\n", "utf-8")
    print(f"{name}: {len(kept)} records kept, {len(endings)} ways to end")


if __name__ == "__main__":
    for name in sys.argv[1:] or dh.games():
        keep(name)
