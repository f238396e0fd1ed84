"""A match in text and in JSON, as one seat may know it: for language models, scripts and whoever reads.

>>> import dragonhall as dh
>>> from dragonhall.narration import play_json
>>> m = dh.new("dragorun", seats=2, seed=1)
>>> told = m.json(seat=0)
>>> told["to_act"], [move["text"] for move in told["moves"]][:2]
([0], ['roll', 'swap for Dragobert'])
>>> play_json(m, {"move": "roll"}, seat=0)
>>> print(m.text(seat=1, recent=1).splitlines()[1])
  Player 1 rolls blue (Didi) and the trophy.

With ``legal=False`` the legal moves are not listed. The JSON schemas are :func:`observation_schema` and
:func:`move_schema`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from io import StringIO
from typing import Any

from .core.errors import NotAMove
from .core.game import Game
from .core.match import Match
from .words import Words, words_in

RECENT = 8
"""How many of the last plies are told by default."""
WIDTH = 100
DRAFT = "https://json-schema.org/draft/2020-12/schema"


def observation_json(match: Match, seat: int | None, *, legal: bool = True, recent: int = RECENT) -> dict[str, Any]:
    """Return what a seat (``None``: a spectator) may know, as JSON: the view, the last news and, if *legal*, its legal
    moves."""
    news = match.news(seat, since=max(0, match.ply + 1 - recent))
    told: dict[str, Any] = {
        "game": match.game.name,
        "seat": seat,
        "ply": match.ply,
        "to_act": list(match.to_act),
        "over": match.over,
        "winners": list(match.winners) if match.over else None,
        "view": match.view(seat),
        "news": news,
    }
    if legal and seat is not None:
        told["moves"] = [
            {"number": int(move), "text": move.text, "name": move.name, "args": dict(move.args)}
            for move in match.moves(seat)
        ]
    return told


def observation_text(
    match: Match,
    seat: int | None,
    *,
    language: str = "en",
    names: Sequence[str] = (),
    legal: bool = True,
    recent: int = RECENT,
) -> str:
    """Return the same in plain text: the last news, the table, who is to act and, if *legal*, the legal moves.

    A move is listed by its canonical text; in other languages its translation follows.
    """
    told = observation_json(match, seat, legal=legal, recent=recent)
    return told_in_words(match.game, told, words_in(language), names)


def told_in_words(game: Game, told: Mapping[str, Any], words: Words, names: Sequence[str] = ()) -> str:
    """Return the text of an observation in JSON, wherever it comes from."""
    names = [*names, *(words("house-seat", seat=other + 1) for other in range(len(names), told["view"]["seats"]))]
    parts = [_news(game, told, words, names), drawn(game, told["view"], words, names)]
    if told["over"]:
        parts.append("\n".join(result_lines(told["winners"], told["view"]["scores"], words, names)))
    else:
        parts.append(words("house-to-act", names=", ".join(names[other] for other in told["to_act"])))
    if told.get("moves"):
        lines = [words("house-can-say", name=names[told["seat"]])]
        for said in told["moves"]:
            meant = words.move(game, game.moves[said["number"]], names)
            text = said["text"]
            lines.append(f"- {text}" if meant.casefold() == text.casefold() else f"- {text} ({meant})")
        parts.append("\n".join(lines))
    return "\n\n".join(part for part in parts if part)


def play_json(match: Match, said: Mapping[str, Any] | str | int, seat: int | None = None) -> None:
    """Make a move given as ``{"move": text or number}``, as its text or as its number.

    Raises:
        NotAMove: it is no move of this game; the message says what was wrong.
        NotYourTurn, NotLegalNow: as ``Match.play`` does.
    """
    if isinstance(said, Mapping) and set(said) != {"move"}:
        raise NotAMove('A move is given as {"move": its text or its number}.')
    match.play(said["move"] if isinstance(said, Mapping) else said, seat=seat)


@cache
def _blank_schema() -> dict[str, Any]:
    seats = {"type": "array", "items": {"type": "integer", "minimum": 0}}
    move = {
        "type": "object",
        "properties": {
            "number": {"type": "integer", "minimum": 0, "description": "the move's number"},
            "text": {"type": "string", "description": "the move as it is said"},
            "name": {"type": "string"},
            "args": {"type": "object", "additionalProperties": {"type": ["string", "integer"]}},
        },
        "required": ["number", "text", "name", "args"],
        "additionalProperties": False,
    }
    event = {"type": "object", "properties": {"key": {"type": "string"}}, "required": ["key"]}
    return {
        "$schema": DRAFT,
        "type": "object",
        "properties": {
            "seat": {"type": ["integer", "null"], "minimum": 0, "description": "who looks; null: a spectator"},
            "ply": {"type": "integer", "minimum": 0, "description": "how many moves were made"},
            "to_act": {**seats, "description": "the seats that must decide now; empty when the game is over"},
            "over": {"type": "boolean"},
            "winners": {"anyOf": [{"type": "null"}, seats], "description": "null while the game runs"},
            "view": {"type": "object", "description": "what the seat may see"},
            "news": {
                "type": "array",
                "items": {"type": "array", "items": event},
                "description": "what happened in the last plies, as far as the seat may know",
            },
            "moves": {
                "type": "array",
                "items": move,
                "description": "its legal moves; left out if switched off",
            },
        },
        "required": ["game", "seat", "ply", "to_act", "over", "winners", "view", "news"],
        "additionalProperties": False,
    }


def observation_schema(game: Game) -> dict[str, Any]:
    """Return the JSON schema of what :func:`observation_json` gives for a game."""
    schema = _blank_schema()
    properties = {"game": {"const": game.name}, **schema["properties"]}
    events = [key for key, _ in game.news.kinds.values()]
    event = {"type": "object", "properties": {"key": {"enum": events}}, "required": ["key"]}
    properties["news"] = {**properties["news"], "items": {"type": "array", "items": event}}
    return {**schema, "title": f"What a seat may know of {game.title}", "properties": properties}


def move_schema(game: Game, match: Match | None = None, seat: int | None = None) -> dict[str, Any]:
    """Return the JSON schema of a move of a game; with a match and a seat, of one that is legal there now."""
    moves = game.moves if match is None or seat is None else match.moves(seat)
    texts: dict[str, Any] = {"type": "string", "description": "the move as it is said"}
    numbers: dict[str, Any] = {"type": "integer", "minimum": 0, "maximum": len(game.moves) - 1}
    if match is not None:
        texts, numbers = {"enum": [move.text for move in moves]}, {"enum": [int(move) for move in moves]}
    return {
        "$schema": DRAFT,
        "title": f"A move of {game.title}",
        "type": "object",
        "properties": {"move": {"anyOf": [texts, numbers]}},
        "required": ["move"],
        "additionalProperties": False,
    }


def drawn(game: Game, view: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
    """Return the table as drawn on a terminal without colours."""
    from rich.console import Console

    page = StringIO()
    Console(file=page, width=WIDTH, color_system=None, force_terminal=False, highlight=False).print(
        game.faces.draw(view, words, list(names))
    )
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())


def _news(game: Game, told: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
    first = told["ply"] + 1 - len(told["news"])
    lines = []
    for ply, events in enumerate(told["news"], first):
        lines.append(words("house-setup" if ply == 0 else "house-ply", ply=ply))
        lines += ["  " + words.event(game, event, names) for event in events]
    return "\n".join(lines)


def result_lines(winners: Sequence[int], scores: Sequence[int], words: Words, names: Sequence[str]) -> list[str]:
    """How it ended: that it is over, who won, and everybody's score."""
    won = words("house-nobody-won")
    if winners:
        won = words("house-won", names=words.joined([names[seat] for seat in winners]), count=len(winners))
    told = zip(names, scores, strict=True)
    return [words("house-over"), won, *(words("house-score", name=name, score=score) for name, score in told)]
