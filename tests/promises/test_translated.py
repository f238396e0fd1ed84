"""What the browser computes of a table equals what Python says, for every game, number of seats and set of options.

Python plays random games and writes down records and its own answers: views and news for every seat and a spectator,
positions, moves in words and back, positions set up again, also damaged ones with what is said of them, aids at the
table, and score sheets. Node asks the translated code the same (``web/engine/compare.ts``). ``DRAGONHALL_GAMES`` sets
the amount: a hundredth of it are the games of each game that are compared at every ply; below 1,000 one game of each
case is looked at now and then.
"""

from __future__ import annotations

import base64
import importlib.util
import json
import os
import random
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dragonhall as dh
from dragonhall.core.board import Board
from dragonhall.core.game import Game
from dragonhall.core.hidden import hidden_things_of
from dragonhall.core.match import bits_to_seats
from dragonhall.core.news import Heard, listening
from dragonhall.games import built_in
from dragonhall.games import game as find_game
from dragonhall.hall.matches.archive import sheet_to_wire
from dragonhall.promises.positions import damaged
from tests.promises.cases import CASES
from tests.promises.sheets import Played, numbers_of

GAMES = int(os.environ.get("DRAGONHALL_GAMES", "200"))
WHOLE = GAMES >= 1000
"""Every ply is compared, not only some of them."""
MATCHES = max(1, GAMES // 100)
LOOKS = 4
"""In short games: so many of a hundred plies."""
PLACED = 0.4
"""How many of the positions that are looked at are also set up again."""
SHEETS = 3
"""In short runs: so many score sheets of each game."""
LONG = 1500
"""Plies after which a match that goes on is left."""
WEB = Path(__file__).parents[2] / "web"
Line = dict[str, Any]


def cases_of(name: str) -> list[tuple[Game, int, dict[str, Any]]]:
    return [case for case in CASES if case[0].name == name]


def text_of(data: bytes) -> str:
    return base64.b64encode(data).decode()


def move_lines(game: Game, luck: random.Random) -> Iterator[Line]:
    """All moves, and moves said well and badly."""
    moves = [{"number": int(move), "text": move.text, "name": move.name, "args": move.args} for move in game.moves]
    yield {"ask": "moves", "moves": moves}
    last = len(game.moves) - 1
    said: list[str | int] = [-1, 0, last, last + 1, "", "+", " with ", 'it\'s "so"\n', "\u00e9\u2028\U0001f409" * 50]
    for move in luck.sample(list(game.moves), min(20, len(game.moves))):
        parts = move.text.split(" + ")
        luck.shuffle(parts)
        at = luck.randrange(len(move.text))
        said += [f"  {move.text.replace(' ', '  ')} ", " + ".join(parts), move.text[:at] + move.text[at + 1 :]]
        said += [move.text.upper(), move.text[: at + 1]]
    for one in said:
        try:
            answer: Any = int(game.moves.find(one))
        except dh.DragonhallError as error:
            answer = f"{type(error).__name__}: {error}"
        yield {"ask": "find", "said": one, "answer": answer}


def option_lines(game: Game, luck: random.Random) -> Iterator[Line]:
    """Whether options go together, and what is said when they do not."""
    for _ in range(100):
        options = {option.name: luck.choice(list(option.values)) for option in game.options}
        seats = luck.choice(list(game.seats))
        yield {"ask": "fits", "seats": seats, "options": options, "answer": game.fits(seats, options)}


def ply_lines(game: Game, seats: int, board: Board, told: list[Heard]) -> Iterator[Line]:
    """What is seen and heard at this ply."""
    everybody = (*range(seats), None)
    for one in told:
        # The type of an event says that nothing in it is ever missing.
        assert None not in game.news.event(one).values(), game.news.event(one)
    yield {
        "ask": "table",
        "record": text_of(board.tables.tobytes()),
        "views": [[seat, game.faces.view(board.t, seat)] for seat in everybody],
        "position": game.faces.describe(board.t),
        "dice": f"{board.t.dice:016x}",
        "hidden": [[seat, hidden_things_of(game)(board.t, seat)] for seat in range(-1, seats)],
    }
    yield {
        "ask": "news",
        "events": [[heard.to, heard.what, *heard.numbers] for heard in told],
        "heard": [[seat, [game.news.event(one) for one in told if one.reaches(seat)]] for seat in everybody],
    }


def aids_lines(game: Game, seats: int, options: dict[str, Any], board: Board) -> Iterator[Line]:
    """What helps whoever has to decide."""
    acting = bits_to_seats(game.engine.to_act(board))
    for seat in acting if game.faces.aids else ():
        about = {"game": game.name, "seats": seats, "options": options, "to_act": acting, "over": False, "seat": seat}
        view = json.loads(json.dumps({**about, **game.faces.view(board.t, seat)}))
        moves = [int(move) for move in game.engine.legal(board, seat)]
        yield {"ask": "aids", "view": view, "moves": moves, "answer": game.faces.aids(view, moves)}


def placing_lines(game: Game, dealt: Board, described: dict[str, Any]) -> Iterator[Line]:
    """A position on a fresh table, and what Python says of it; none where a field has no room for a number."""
    board = dealt.copy()
    line: Line = {"ask": "place", "record": text_of(board.tables.tobytes()), "described": described, "answer": ""}
    try:
        game.faces.place(board.t, described)
    except OverflowError:
        return
    except dh.BadPosition as error:
        yield {**line, "answer": f"{type(error).__name__}: {error}"}
        return
    yield {**line, "placed": text_of(board.tables.tobytes())}


def match_lines(game: Game, seats: int, options: dict[str, Any], seed: int, elsewhere: list[Any]) -> Iterator[Line]:
    """One random match. *elsewhere* has the last position that was seen."""
    luck, engine = random.Random(seed), game.engine
    numbers = game.option_numbers(seats, game.complete(seats, options))
    dealt, board = Board(game), Board(game)
    engine.deal(dealt, seats, numbers, 0)
    with listening() as told:
        game.interpreted.deal(board, seats, numbers, seed)
    yield from ply_lines(game, seats, board, told)
    for ply in range(1, LONG):
        acting = bits_to_seats(engine.to_act(board))
        if not acting:
            return
        seat = luck.choice(acting)
        move = luck.choice(engine.legal(board, seat))
        before = board.copy()
        engine.play(board, seat, move)
        if not (WHOLE or ply < 3 or luck.random() < LOOKS / 100 or not engine.to_act(board)):
            continue
        with listening() as told:
            game.interpreted.play(before, seat, move)
        yield from ply_lines(game, seats, board, told)
        yield from aids_lines(game, seats, game.complete(seats, options), board)
        if luck.random() < PLACED:
            described = json.loads(json.dumps(game.faces.describe(board.t)))
            yield from placing_lines(game, dealt, described)
            yield from placing_lines(game, dealt, damaged(described, elsewhere[0], luck))
            elsewhere[0] = described


def sheet_line(played: Played) -> Line:
    """The score sheet of a finished match, and all that it is made from."""
    game, last = played.game, len(played.tables) - 1
    answer = msgspec.to_builtins(sheet_to_wire(played.sheet(), list(played.scores), list(played.winners)))
    plies = [
        {"record": text_of(record), "over": ply == last, "told": [list(one) for one in told]}
        for ply, (record, told) in enumerate(zip(played.tables, played.told, strict=True))
    ]
    return {
        "ask": "sheet",
        "seats": played.seats,
        "options": played.options,
        "numbers": numbers_of(game, played.seats, played.options),
        "plies": plies,
        "answer": answer,
    }


def lines_of(name: str) -> Iterator[Line]:
    cases = cases_of(name)
    yield {"ask": "game", "game": name}
    yield from move_lines(find_game(name), random.Random(0))
    yield from option_lines(find_game(name), random.Random(0))
    elsewhere: list[Any] = [{}]
    for seed in range(max(MATCHES, len(cases))):
        game, seats, options = cases[seed % len(cases)]
        yield from match_lines(game, seats, options, seed, elsewhere)
    for seed in range(MATCHES if WHOLE else SHEETS):
        game, seats, options = cases[seed % len(cases)]
        yield sheet_line(Played(game, seats, options, seed))


@pytest.fixture(scope="module")
def node() -> Iterator[list[str]]:
    """The command that compares, with freshly translated code."""
    spec = importlib.util.spec_from_file_location("pages", WEB / "pages.py")
    assert spec is not None and spec.loader is not None
    pages = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(pages)
    assert pages.translate() == 0
    with tempfile.TemporaryDirectory() as keep:
        folder = pages.node_folder(Path(keep))
        assert folder is not None, "Node is missing"
        if not (WEB / "node_modules" / "rolldown").is_dir():
            pages.fetch(folder, everything=False)
        yield [str(folder / "node"), "engine/run.mjs", "engine/compare.ts"]


@pytest.mark.parametrize("name", built_in())
def test_views_news_moves_and_positions_are_the_same_in_the_browser(name: str, node: list[str]) -> None:
    with subprocess.Popen(node, cwd=WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as comparing:
        assert comparing.stdin is not None and comparing.stdout is not None
        for line in lines_of(name):
            comparing.stdin.write(json.dumps(line) + "\n")
        comparing.stdin.close()
        *differences, summary = comparing.stdout.read().splitlines()
    found = json.loads(summary)
    print(name, found)
    assert not differences and found["different"] == 0, "\n".join(differences)
    asked = ("view", "news", "moves", "find", "fits", "position", "place", "placed", "sheet", "aids")
    assert all(found["counts"][what] > 0 for what in asked)
