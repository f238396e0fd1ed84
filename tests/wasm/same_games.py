"""Does in Python what driver.mjs does with the engine in Node; both write what they saw."""

from __future__ import annotations

import hashlib
import json
import runpy
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

import dragonhall as dh
from dragonhall.bots import LEVELS, ask, bot_named
from dragonhall.bots.levels import CLASSIC, LEARNT, SEARCHING, WYRM
from dragonhall.bots.network import network_of
from dragonhall.bots.network_insight import Insight
from dragonhall.bots.tree_search import Budget, Tree, TreeSearch
from dragonhall.core.board import Board
from dragonhall.core.compiler.event_player import event_player
from dragonhall.core.game import Game
from dragonhall.core.match import Match, new_match
from dragonhall.core.news import listening
from dragonhall.core.rule import is_interpreted
from dragonhall.wasm.modules import path_of

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"


def node() -> list[str]:
    """The command that runs Node, as the pages find it."""
    pages = runpy.run_path(str(WEB / "pages.py"))
    folder = pages["node_folder"](Path(tempfile.mkdtemp()))
    assert folder is not None, "there is no Node"
    return [str(folder / "node")]


def engine(folder: Path) -> Path:
    """The engine as JavaScript, in a folder."""
    compiler = WEB / "node_modules" / "typescript" / "bin" / "tsc"
    project = WEB / "engine" / "tsconfig.json"
    subprocess.run([*node(), str(compiler), "--project", str(project), "--outDir", str(folder)], check=True)
    (folder / "package.json").write_text('{"type": "module"}')
    return folder


def in_node(folder: Path, game: Game, work: list[dict[str, Any]]) -> list[Any]:
    """What the engine in *folder* does with these jobs."""
    command = [*node(), str(HERE / "driver.mjs"), str(folder), str(path_of(game))]
    done = subprocess.run(command, input=json.dumps(work), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    answers: list[Any] = json.loads(done.stdout)
    return answers


def generator(seed: int) -> Callable[[int], int]:
    """A small generator that both sides have."""
    word = seed & 0xFFFFFFFF

    def below(n: int) -> int:
        nonlocal word
        word = (word * 1664525 + 1013904223) & 0xFFFFFFFF
        return word * n >> 32

    return below


def begun(game: Game, job: dict[str, Any]) -> Match:
    secret = bytes.fromhex(job["secret"]) if job.get("secret") else None
    return new_match(game, job["seats"], None if secret else job["seed"], job["chosen"], secret)


def played(game: Game, job: dict[str, Any]) -> dict[str, Any]:
    """A random game: digests of its tables, lists, observations and scores after every ply, and of its news."""
    match, luck = begun(game, job), generator(job["luck"])
    seen, news = hashlib.sha256(), hashlib.sha256()
    engine, events = (game.interpreted if is_interpreted() else game.machine), event_player(game)
    board, ply = match.board, 0
    while True:
        bits = engine.to_act(board)
        acting = [seat for seat in range(job["seats"]) if bits >> seat & 1]
        seen.update(board.tables.tobytes())
        seen.update(np.array(acting, np.int32).tobytes())
        if ply % job["look"] == 0:
            for seat in range(-1, job["seats"]):
                seen.update(game.observer.observation(board, seat).tobytes())
        if not acting:
            break
        seat = acting[luck(len(acting))]
        moves = engine.legal(board, seat)
        seen.update(np.array(moves, np.int32).tobytes())
        told = events.play(board, seat, moves[luck(len(moves))])
        news.update(json.dumps(told, separators=(",", ":")).encode())
        ply += 1
    scores = [engine.score(board, seat) for seat in range(job["seats"])]
    winners = [seat for seat in range(job["seats"]) if engine.won(board) >> seat & 1]
    with listening() as dealt:
        game.interpreted.deal(Board(game), job["seats"], np.array(job["options"]), job["seed"])
    deal = json.dumps([[heard.to, heard.what, *heard.numbers] for heard in dealt], separators=(",", ":"))
    return {
        "seen": seen.hexdigest(), "news": news.hexdigest(), "deal": deal, "ply": ply, "scores": scores,
        "winners": winners,
    }  # fmt: skip


def ended(game: Game, job: dict[str, Any]) -> str:
    """Many random games from following seeds, played to their ends by a batch: one digest of all tables."""
    seats, games = job["seats"], job["games"]
    batch = dh.batch(game.name, games, seats, options=job["chosen"], seed=job["seed"])
    scores = batch.playout()
    seen = hashlib.sha256()
    for table, row in zip(batch.tables, scores, strict=True):
        seen.update(table.tobytes())
        seen.update(row[:seats].astype(np.int32).tobytes())
    return seen.hexdigest()


def thought(game: Game, job: dict[str, Any]) -> dict[str, Any] | None:
    """What every level chooses some random plies in, and what a search finds out, visit for visit."""
    match, luck = begun(game, job), generator(job["luck"])
    for _ in range(job["plies"]):
        if match.over:
            break
        seat = match.to_act[luck(len(match.to_act))]
        moves = match.moves(seat)
        match.play(int(moves[luck(len(moves))]), seat=seat)
    if match.over:
        return None
    seat, seed = match.to_act[0], job["seed"]
    board = match.board
    game.machine.redeal(board, seat, seed)
    record = board.tables.tobytes().hex()
    budget = Budget(iterations=job["iterations"])
    found = TreeSearch(game).think(board.tables, seat, match.seats, seed, budget, WYRM.deepest, WYRM.tuning)
    by, guided = network_of(game), None
    if by is not None and match.seats in by.guides and WYRM.guided is not None:
        tuning = replace(WYRM.guided, explore=by.guides[match.seats])
        led = TreeSearch(game, network=by).think(board.tables, seat, match.seats, seed, budget, WYRM.deepest, tuning)
        guided = {"visits": plain(led.visits), "values": plain(led.values)}
    chosen = []
    for level in [*LEVELS, CLASSIC.name, *(LEARNT if by else ())]:
        name = f"{level}:{job['iterations']}it" if level in SEARCHING else level
        bot = bot_named(name, seed=seed)
        chosen.append([int(ask(bot, match, seat, seed)), int(ask(bot, match, seat, seed + 1))])
    tree, picks = Tree(game), found.moves[:3]
    shares, errors = tree.compare(board.tables, seat, match.seats, picks, 20, seed, WYRM.tuning)
    chances = tree.chances(board.tables, seat, match.seats, 20, seed, WYRM.tuning)
    numbers = {name: plain(getattr(found, name)) for name in ("visits", "values", "shares", "priors", "errors")}
    return {
        "record": record, "moves": found.moves, **numbers, "best": found.best, "iterations": found.simulations,
        "decisions": found.decisions, "guided": guided, "chosen": chosen,
        "compared": {"shares": plain(shares), "errors": plain(errors)},
        "chances": plain(chances), "insight": known(board, match.seats, seat, seed) if network_of(game) else None,
    }  # fmt: skip


def known(board: Board, seats: int, seat: int, seed: int) -> dict[str, Any]:
    """What the network knows at once."""
    insight = Insight(board.game, compiled=False)
    likely = list(insight.policy(board, seat))
    shares, errors = insight.worth(board, seats, seat, likely[:2], seed, 1)
    rows: dict[str, Any] = {"share": [insight.share(board, seats, seat)], "shares": shares, "errors": errors}
    return {"likely": likely} | {name: [round(float(share), 6) for share in row] for name, row in rows.items()}


def plain(row: Any) -> list[float | None]:
    """A row of numbers as JSON has it."""
    return [None if number != number else number for number in row.tolist()]
