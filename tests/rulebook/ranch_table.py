"""How the rulebook tests of Dragon Ranch lay out a table and read it."""

from __future__ import annotations

import re
from typing import Any

import dragonhall as dh


def counted(words: str) -> dict[str, int]:
    """``"2 Mandrake, 1 Farmer"`` as counts by name."""
    return {name: int(count) for count, name in re.findall(r"(\d+) ([^,]+?)\s*(?:,|$)", words)}


def sit(*ranchers: dict[str, Any], **more: Any) -> dh.Match:
    """A table with these ranchers; seat 0 is to act. Each has a hand, tokens, powers: ``{"hand": "2 Farmer"}``."""
    for rancher in ranchers:
        assert rancher.keys() <= {"hand", "has", "powers"}
    described: dict[str, Any] = {
        "game": "ranch",
        "seats": len(ranchers),
        "hands": [counted(rancher.get("hand", "")) for rancher in ranchers],
        "ranches": [counted(rancher.get("has", "")) for rancher in ranchers],
        "powers": [rancher.get("powers", []) for rancher in ranchers],
    }
    return dh.position(described | more)


def may(match: dh.Match, seat: int | None = None, about: str = "") -> list[str]:
    """The moves of a seat, all or those that begin so."""
    return [str(move) for move in match.moves(seat) if str(move).startswith(about)]


def combinations(match: dh.Match) -> list[str]:
    return [str(move) for move in match.moves() if " with " in str(move)]


def after(match: dh.Match, *moves: str) -> dh.Match:
    for move in moves:
        match.play(move)
    return match


def has(match: dh.Match, seat: int) -> dict[str, int]:
    return match.view(None)["ranches"][seat]["tokens"]


def hand(match: dh.Match, seat: int) -> dict[str, int]:
    return {name: count for name, count in match.view(seat)["hand"].items() if count}


def cards(match: dh.Match, seat: int) -> int:
    return match.view(None)["ranches"][seat]["cards"]


def asked(match: dh.Match) -> list[str | None]:
    return match.view(None)["asks"]


def told(match: dh.Match, seat: int | None = None) -> list[str]:
    return [event["key"] for event in match.news(seat)[-1]]


def supply(match: dh.Match) -> dict[str, int]:
    return match.view(None)["supply"]


def refused(match: dh.Match, move: str, seat: int | None = None) -> bool:
    """The move is known but not possible now, and trying it changes nothing."""
    before = match.position()
    try:
        match.play(move, seat=seat)
    except dh.NotLegalNow:
        assert match.position() == before
        return True
    return False
