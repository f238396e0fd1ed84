"""HTTP answers: JSON, fixed answers, and the catalogue of a game."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...bots import levels_of
from ...games import game as find_game
from .. import protocol as p


class Fixed:
    """An answer that never changes: made once, with an ETag."""

    def __init__(self, body: bytes, kind: str) -> None:
        self.body, self.kind = body, kind
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'

    def answer(self, request: Request) -> Response:
        headers = {"etag": self.tag, "cache-control": "no-cache"}
        known = request.headers.get("if-none-match", "")
        if known == "*" or self.tag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
            return Response(status_code=304, headers=headers)
        return Response(self.body, 200, headers, self.kind)


def answer(body: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(body), status, headers, "application/json")


def game_info(name: str) -> p.GameInfo:
    game = find_game(name)
    options = []
    for option in game.options:
        numbers = isinstance(option.values, range)
        options.append(
            p.OptionInfo(
                option.name,
                option.default,
                None if numbers else list(option.values),
                option.values[0] if numbers else None,  # type: ignore[arg-type]
                option.values[-1] if numbers else None,  # type: ignore[arg-type]
                option.house,
            )
        )
    news = {key: dict(arguments) for key, arguments in game.news.kinds.values()}
    calls = [p.MoveInfo(int(m), m.text, m.name, m.args) for m in game.moves if m.name in game.rules.host_moves]
    low, high, kinds = game.seats[0], game.seats[-1], game.moves.kinds
    return p.GameInfo(name, game.title, game.version, low, high, options, calls, kinds, news, levels_of(game))
