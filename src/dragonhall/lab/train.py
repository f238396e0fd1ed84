"""Train a network for a game by self-play: ``python -m dragonhall.lab.train dragorun --minutes 20``.

Writes into a folder: ``checkpoint.pt`` (the same command goes on from it), ``curve.json`` and ``curve.svg``, the
network as whole numbers (``network.npz``) and ``duels.json``, its mirrored duels against the house's bots. Needs the
extra ``train`` (PyTorch); playing by the network does not. With ``--cluster``, or ``--actors``, the networks learn here
and others play: the nodes of a Ray cluster, or processes of this machine.
"""

from __future__ import annotations

import argparse
import json
import os
import pickle
import platform
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from .. import __version__
from ..core.errors import DragonhallError
from ..core.game import Game
from ..games import game as find_game
from ..games import names
from ..shell import check_folder, ended, whole
from .arena.duel import Duel, held
from .jobs.crew import Crew, add_crew, crew_of

SAVED_EVERY = 60.0
"""Seconds between two checkpoints."""
TOLD_EVERY = 10.0


class CannotTrain(DragonhallError):
    """A training that cannot begin or go on."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dragonhall.lab.train", description=__doc__)
    add_arguments(parser)
    asked = parser.parse_args(arguments)
    return ended(lambda: run(asked))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=f"one of: {', '.join(names())}")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument(
        "--minutes", type=float, default=20.0, help="how long to learn in all, with what was done before"
    )
    parser.add_argument("--decisions", type=float, default=1e15, help="stop after so many, if that comes first")
    parser.add_argument("--out", type=Path, help="the folder to write into (default: training/GAME)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of the CPU, for the networks")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a value of the plan")
    parser.add_argument("--duels", type=whole(0), default=200, help="games of each duel at the end (0: none)")
    parser.add_argument("--against", action="append", default=[], help="bots to duel (default: drake, wyvern)")
    parser.add_argument(
        "--actors", type=int, help="have so many others play the tables (default: none; with --cluster: its cores)"
    )
    add_crew(parser)


def run(asked: argparse.Namespace) -> int:
    torch = torch_here()
    from .training.ppo import Training
    from .training.self_play import PARTS

    game = find_game(asked.game)
    plan = planned(asked.set, asked.device)
    if asked.device == "cuda" and not torch.cuda.is_available():
        raise CannotTrain("No GPU can be used here: train with --device cpu.")
    if not (0 < asked.minutes <= 1e6 and asked.decisions > 0 and asked.threads > 0 and asked.seed >= 0):
        raise CannotTrain("Minutes, decisions and threads are more than 0, a seed is at least 0.")
    if asked.actors is not None and asked.actors < 1:
        raise CannotTrain(f"There is at least 1 actor, not {asked.actors}.")
    away = asked.cluster is not None or asked.actors is not None
    if away and plan.lessons:
        raise CannotTrain("Lessons need tables where the networks are: train without --cluster and --actors.")
    folder: Path = asked.out or Path("training") / game.name
    torch.set_num_threads(asked.threads)
    torch.set_float32_matmul_precision("high")
    with crew_of(asked.workers, asked.cluster, [game.name], PARTS if away else ()) as crew:
        actors = (asked.actors or crew.size) if away else 0
        training = Training(game, plan, asked.seed, asked.device, crew=crew if away else None, actors=actors)
        kept = check_folder(folder) / "checkpoint.pt"
        if kept.exists():
            go_on(training, read_checkpoint(kept, asked.device, torch))
            print(f"Going on after {training.seconds:.0f} s and {training.decisions:,} decisions.", flush=True)
        learn(training, asked.minutes * 60, asked.decisions, lambda: save(training, kept, torch))
        network = training.network({"actors": actors} | versions(torch))
        network.save(folder / "network.npz")
        (folder / "curve.json").write_text(json.dumps({**network.about, "curve": training.curve}, indent=1), "utf-8")
        (folder / "curve.svg").write_text(drawing(training.curve, game.title), "utf-8")
        size = (folder / "network.npz").stat().st_size
        print(f"{folder / 'network.npz'}: {size / 1000:.0f} kB, {training.decisions:,} decisions", flush=True)
        if asked.duels:
            table = duels(game, folder / "network.npz", asked.against or ["drake", "wyvern"], asked.duels, crew)
            (folder / "duels.json").write_text(json.dumps(table, indent=1), "utf-8")
    return 0


def torch_here() -> Any:
    try:
        import torch
    except ImportError as error:
        raise CannotTrain("Training needs PyTorch: pip install 'dragonhall[train]'.") from error
    return torch


def planned(wanted: list[str], device: str) -> Any:
    """Return the plan, with some values replaced. On a GPU laps are larger by default."""
    from .training.ppo import Plan

    values: dict[str, Any] = {"tables": 65536, "steps": 32, "part": 32768, "width": 256} if device == "cuda" else {}
    kinds = {name: type(value) for name, value in asdict(Plan()).items()}
    for text in wanted:
        name, _, value = text.partition("=")
        if name not in kinds:
            raise CannotTrain(f"The plan has no value {name[:40]!r}. It has: {', '.join(kinds)}.")
        try:
            values[name] = kinds[name](value)
        except ValueError:
            raise CannotTrain(f"{name} is a number, not {value[:20]!r}.") from None
        if values[name] < 0 or (kinds[name] is int and values[name] == 0):
            raise CannotTrain(f"{name} is not as small as {value[:20]}.")
    return Plan(**values)


def read_checkpoint(path: Path, device: str, torch: Any) -> dict[str, Any]:
    try:
        found: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
    except (OSError, RuntimeError, pickle.UnpicklingError, EOFError) as error:
        raise CannotTrain(f"{path} is not a checkpoint, or it cannot be read: use another folder.") from error
    return found


def go_on(training: Any, state: dict[str, Any]) -> None:
    if state["plan"] != asdict(training.plan) or state["seed"] != training.seed:
        raise CannotTrain("The checkpoint in this folder was made with another plan or seed: use another folder.")
    training.go_on(state)


def learn(training: Any, seconds: float, decisions: float, save: Any) -> None:
    """Train in laps until the time is up."""
    saved = told = time.perf_counter()
    while (frac := max(training.seconds / seconds, training.decisions / decisions)) < 1:
        found = training.lap(frac)
        now = time.perf_counter()
        if found is not None and (now - told > TOLD_EVERY or len(training.curve) < 2):
            told = now
            point = {"seconds": round(training.seconds, 1), "decisions": training.decisions}
            training.curve.append(point | {name: round(value, 4) for name, value in found.items()})
            print("  ".join(f"{name} {value:,}" for name, value in training.curve[-1].items()), flush=True)
        if now - saved > SAVED_EVERY:
            saved = now
            save()
    save()


def save(training: Any, path: Path, torch: Any) -> None:
    """Write a checkpoint; a killed command leaves the one before."""
    half = path.with_suffix(".half")
    torch.save(training.state(), half)
    os.replace(half, path)


def versions(torch: Any) -> dict[str, Any]:
    return {
        "versions": {
            "dragonhall": __version__,
            "python": platform.python_version(),
            "torch": torch.__version__,
        }
    }


def duels(game: Game, path: Path, against: list[str], games: int, crew: Crew) -> list[dict[str, Any]]:
    """Mirrored duels of the network with bots of the house, at every seat count."""
    table = []
    for other in against:
        for seats in (seats for seats in game.seats if seats > 1):
            duel = Duel(game.name, seats, f"lindworm:{path}", other)
            *_, standing = held(duel, games, crew, early=False)
            low, high = standing.interval
            line = {"against": other, "seats": seats, "games": standing.games, "share": round(standing.mean, 4)}
            table.append(line | {"interval": [round(low, 4), round(high, 4)], "even": round(standing.even, 4)})
            print(
                f"{seats} seats against {other}: {standing.mean:.1%} [{low:.1%}, {high:.1%}] of {standing.games} "
                f"games, even {standing.even:.1%}",
                flush=True,
            )
    return table


def drawing(curve: list[dict[str, float]], title: str) -> str:
    """Return the learning curve as an SVG picture: how much more than an even share the policy won against Drake."""
    points = [(point["seconds"], point["against Drake"]) for point in curve if "against Drake" in point]
    width, height, left, low = 640, 320, 50, 270
    end, top = max([1.0, *(seconds for seconds, _ in points)]), max([2.0, *(times for _, times in points)])

    def at(seconds: float, times: float) -> str:
        return f"{left + (width - left - 20) * seconds / end:.1f},{low - (low - 30) * times / top:.1f}"

    line = " ".join(at(*point) for point in points)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-size="12">',
            f'<rect width="{width}" height="{height}" fill="white"/><text x="{left}" y="18">{title}</text>',
            f'<polyline points="{at(0, 1)} {at(end, 1)}" stroke="#999" stroke-dasharray="4"/>',
            f'<polyline points="{line}" fill="none" stroke="#a33" stroke-width="2"/>',
            f'<text x="{left}" y="{low + 20}">0 s</text><text x="{width - 60}" y="{low + 20}">{end:.0f} s</text>',
            f'<text x="{left}" y="{low + 40}">share of the win against Drake; dashed: an even share; top: {top:.1f} '
            "times as much</text></svg>",
        ]
    )


if __name__ == "__main__":
    raise SystemExit(main())
