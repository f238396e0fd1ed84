"""What recorded matches tell, with pandas. Run it: python examples/analyse_records.py FOLDER

A record is JSON: game, seats, options, seed, moves as texts, scores, winners. Two tables are made of a folder of them
(by default the games that our tests replay, which only the sources have): one row per seat of each match, one row per
move. Then it is pandas.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pandas as pd

import dragonhall as dh
from dragonhall.games import game as find_game


def read(folder: Path) -> tuple[pd.DataFrame, pd.DataFrame]:
    """All finished matches below a folder: their seats and their moves."""
    seats, moves = [], []
    for file in sorted(folder.rglob("*.json")):
        record = json.loads(file.read_text("utf-8"))
        if "winners" not in record:
            continue
        match = dh.replay(record)  # checks every move
        of = {"game": match.game.name, "match": file.stem, "seats": match.seats}
        for seat in range(match.seats):
            share = (seat in match.winners) / max(1, len(match.winners))
            seats.append(of | {"seat": seat, "score": match.scores[seat], "share": share, "plies": match.ply})
        for ply, (seat, move) in enumerate(match.log):
            moves.append(of | {"ply": ply, "seat": seat, "name": move.name, "move": move.text})
    return pd.DataFrame(seats), pd.DataFrame(moves)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path(dh.__file__).parent / "games")
    folder = parser.parse_args().folder
    seats, moves = read(folder)
    if seats.empty:
        parser.error(f"no records of finished matches lie in {folder}; dragonhall play saves them with s")
    print("Matches, their length, and what winners scored more than the others:")
    won = seats[seats.share > 0].groupby("game").score.mean()
    lost = seats[seats.share == 0].groupby("game").score.mean()
    lengths = seats.drop_duplicates(["game", "match"]).groupby("game").plies.agg(["count", "mean", "max"])
    print(lengths.assign(ahead=won - lost).round(1).to_string(), end="\n\n")
    print("Share of the win by seat, four seats:")
    four = seats[seats.seats == 4].pivot_table(index="game", columns="seat", values="share", aggfunc="mean")
    print(four.round(2).to_string(), end="\n\n")
    print("What is done most, per match:")
    counts = moves.groupby(["game", "name"]).size().div(lengths["count"], level="game")
    for game, each in counts.groupby("game"):
        top = each.droplevel("game").nlargest(4).round(1)
        print(f"{find_game(game).title}: " + ", ".join(f"{name} {n}" for name, n in top.items()))
