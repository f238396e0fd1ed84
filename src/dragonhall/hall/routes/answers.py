"""HTTP answers: JSON, fixed answers, and the catalogue of a game."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...bots import levels_of
from ...games import game as find_game
from .. import protocol as p

MIN_PACKED = 1000
"""Bytes of an answer that is worth compressing."""


class Fixed:
    """An answer that never changes: made once, with an ETag.

    It is the same for everybody, so its compressed size gives nothing away.
    """

    def __init__(self, body: bytes, kind: str) -> None:
        self.body, self.kind = body, kind
        self.packed = gzip.compress(body, 9, mtime=0) if len(body) >= MIN_PACKED else b""
        self.digest = hashlib.sha256(body).hexdigest()[:32]

    def answer(self, request: Request) -> Response:
        packed = bool(self.packed) and reads_gzip(request)
        tag = f'"{self.digest}{"-gzip" if packed else ""}"'
        headers = {"etag": tag, "cache-control": "no-cache", "vary": "Accept-Encoding"}
        known = request.headers.get("if-none-match", "")
        if known == "*" or tag in (one.strip().removeprefix("W/") for one in known.split(",")):
            return Response(status_code=304, headers=headers)
        if packed:
            return Response(self.packed, 200, headers | {"content-encoding": "gzip"}, self.kind)
        return Response(self.body, 200, headers, self.kind)


def reads_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


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
