"""A match in words: what one seat may know, as text or as JSON, for readers that are no browsers.

Language models, log files and screen readers get the same news, drawing and moves that a person at a terminal gets.

>>> import dragonhall as dh
>>> m = dh.new("dragorun", seats=2, seed=7)
>>> print(as_text(m, seat=1, moves=False).splitlines()[-1])
It is your turn.
>>> as_json(m, seat=1)["moves"][0]
{'n': 0, 'move': 'roll', 'name': 'roll', 'args': {}}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from typing import Any

from .core.game import Game
from .core.match import Match
from .core.moves import Move
from .words import Words, words_in

WIDTH = 100
"""Columns of a drawing in plain text."""


def as_text(
    match: Match, seat: int | None, language: str = "en", names: Sequence[str] | None = None, moves: bool = True
) -> str:
    """All that a seat (``None``: a spectator) should read before it decides.

    That is: the news since its own last move, the table as it may see it, whose turn it is, and its legal moves by
    their canonical texts, one a line; without the moves where *moves* is false.
    """
    words = words_in(language)
    news = [event for ply in match.news(seat, since_own_move(match, seat)) for event in ply]
    listed = [move.text for move in match.moves(seat)] if moves and seat is not None else []
    return told(match.game, match.view(seat), news, listed, words, names or seat_names(match.seats, words))


def as_json(match: Match, seat: int | None, moves: bool = True) -> dict[str, Any]:
    """The same as plain JSON-able data; :func:`observation_schema` describes it."""
    observation: dict[str, Any] = {"view": match.view(seat), "news": match.news(seat, since_own_move(match, seat))}
    if moves:
        observation["moves"] = [written(move) for move in match.moves(seat)] if seat is not None else []
    return observation


def told(
    game: Game,
    view: Mapping[str, Any],
    news: Iterable[Mapping[str, Any]],
    moves: Sequence[str],
    words: Words,
    names: Sequence[str],
) -> str:
    """The text of a view with its news and moves, wherever they come from."""
    parts = [words.event(game, event, names) for event in news]
    parts += ["", drawn(game, view, words, names), ""]
    if view["seat"] is not None:
        parts.append(words("telling-you", name=names[view["seat"]]))
    if view["over"]:
        winners = ", ".join(names[seat] for seat in view["winners"])
        parts.append(words("telling-over", winners=winners) if winners else words("telling-over-nobody"))
        parts += [words("house-score", name=names[seat], score=score) for seat, score in enumerate(view["scores"])]
    elif view["seat"] in view["to_act"]:
        parts.append(words("telling-your-turn"))
    else:
        parts.append(words("telling-waiting", names=", ".join(names[seat] for seat in view["to_act"])))
    if moves:
        parts += [words("telling-moves"), *moves]
    return "\n".join(parts).strip("\n")


def drawn(game: Game, view: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
    """The view as a terminal shows it, without colours."""
    from rich.console import Console

    paper = Console(file=StringIO(), width=WIDTH, color_system=None, highlight=False, legacy_windows=False)
    paper.print(game.draw(view, words, list(names)))
    lines = paper.file.getvalue().splitlines()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in lines)


def since_own_move(match: Match, seat: int | None) -> int:
    """The ply of a seat's last move, from which on the news is news to it; 0 is the set-up."""
    first = match.ply - len(match.log)
    own = [first + n + 1 for n, (who, _) in enumerate(match.log) if who == seat]
    return own[-1] if own else 0


def seat_names(seats: int, words: Words) -> list[str]:
    return [words("house-seat", seat=seat + 1) for seat in range(seats)]


def written(move: Move) -> dict[str, Any]:
    return {"n": int(move), "move": move.text, "name": move.name, "args": dict(move.args)}


def move_schema(game: Game) -> dict[str, Any]:
    """The JSON Schema of a move of a game: its canonical text, one of all that the game knows.

    >>> from dragonhall.games import game
    >>> move_schema(game("dragorun"))["properties"]["move"]["enum"][:3]
    ['roll', 'return eggs', 'swap for Dragobert']
    """
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"a move of {game.title}",
        "type": "object",
        "properties": {"move": {"type": "string", "enum": [move.text for move in game.moves]}},
        "required": ["move"],
        "additionalProperties": False,
    }


def observation_schema(game: Game) -> dict[str, Any]:
    """The JSON Schema of what :func:`as_json` says: the part of the view that all games share is spelt out."""
    seat = {"type": "integer", "minimum": 0, "maximum": game.seats[-1] - 1}
    seats = {"type": "array", "items": seat}
    shared = {
        "game": {"const": game.name},
        "seats": {"type": "integer", "minimum": game.seats[0], "maximum": game.seats[-1]},
        "seat": {"anyOf": [seat, {"type": "null"}]},
        "options": {
            "type": "object",
            "properties": {option.name: {} for option in game.options},
            "additionalProperties": False,
        },
        "ply": {"type": "integer", "minimum": 0},
        "to_act": seats,
        "over": {"type": "boolean"},
        "scores": {"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "null"}]},
        "winners": {"anyOf": [seats, {"type": "null"}]},
    }
    event = {
        "type": "object",
        "properties": {"key": {"enum": [key for key, _ in game.news.kinds.values()]}},
        "required": ["key"],
    }
    move = {
        "type": "object",
        "properties": {
            "n": {"type": "integer", "minimum": 0, "maximum": len(game.moves) - 1},
            "move": {"type": "string"},
            "name": {"enum": list(dict.fromkeys(saying.name for saying in game.moves.sayings))},
            "args": {"type": "object"},
        },
        "required": ["n", "move", "name", "args"],
        "additionalProperties": False,
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"what a seat may know in {game.title}",
        "type": "object",
        "properties": {
            "view": {"type": "object", "properties": shared, "required": list(shared)},
            "news": {"type": "array", "items": {"type": "array", "items": event}},
            "moves": {"type": "array", "items": move},
        },
        "required": ["view", "news"],
        "additionalProperties": False,
    }
