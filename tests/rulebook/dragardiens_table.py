"""What the rulebook tests of Dragardiens share: a table set up in a line or two."""

from __future__ import annotations

from collections import Counter
from typing import Any

import dragonhall as dh
from dragonhall.games.dragardiens.box import KIND_NAMES, LEFT_KINDS, REAL_KINDS
from dragonhall.games.dragardiens.boxfile import box_of

BOX = box_of("default").numbers
BOOK = Counter({KIND_NAMES[kind]: BOX[kind] for kind in range(REAL_KINDS)})
LEFT_CARDS = Counter({name: BOOK[name] for name in KIND_NAMES[:LEFT_KINDS]})
RIGHT_CARDS = Counter({name: BOOK[name] for name in KIND_NAMES[LEFT_KINDS:REAL_KINDS]})


def cards(text: str) -> list[str]:
    """``"2 green 1, white on red"`` are three cards."""
    found: list[str] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        count, _, rest = part.partition(" ")
        found += [rest] * int(count) if count.isdigit() else [part]
    return found


def player(hand: str = "", school: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    return {"hand": cards(hand), "school": [cards(pile) for pile in school]} | more


def table(number: int = 2, colour: str = "green", *players: dict[str, Any], **more: Any) -> dh.Match:
    """Seat 0, the last of the first round, has taken one card; the pages ask for that number of that colour.

    A page 6 is a shadow dragon's. As the last seat, seat 0 may hold starting cards.
    """
    left = {"under": number} if number < 6 else {"under": 1, "written": ["shadow"]}
    described: dict[str, Any] = {
        "game": "dragardiens",
        "seats": max(2, len(players)),
        "first": 1,
        "turn": 0,
        "taken": 1,
        "grimoire": {"left": left, "right": {"under": colour}},
        "players": [*players, *({} for _ in range(2 - len(players)))],
    }
    return dh.position(described | more)


def may(match: dh.Match) -> list[str]:
    return [str(move) for move in match.moves()]


def said(match: dh.Match, word: str) -> list[str]:
    """The moves that begin with a word."""
    return [move for move in may(match) if move.split()[0] == word]


def told(match: dh.Match, seat: int | None = None) -> list[str]:
    return [event["key"] for event in match.news(seat)[-1]]


def event(match: dh.Match, key: str, seat: int | None = None) -> dict[str, Any]:
    return next(event for event in match.news(seat)[-1] if event["key"] == key)


def seen(match: dh.Match, seat: int, watcher: int | None = None) -> dict[str, Any]:
    """A seat as another (by default: itself) sees it."""
    found: dict[str, Any] = match.view(seat if watcher is None else watcher)["players"][seat]
    return found


def after(match: dh.Match, *moves: str) -> dh.Match:
    for move in moves:
        match.play(move)
    return match


def next_turn(match: dh.Match) -> dh.Match:
    """Everybody passes until the turn goes to the next seat."""
    turn = match.view(None)["turn"]
    while match.view(None)["turn"] == turn:
        match.play("pass")
    return match


def school(match: dh.Match, seat: int) -> list[str]:
    """The row of a school: colours and counts, closed piles in brackets."""
    piles = match.view(None)["players"][seat]["school"]
    texts = [f"{pile['colour']} {pile['dragons'] + pile['shadows']}" for pile in piles]
    return [f"({text})" if pile["closed"] else text for text, pile in zip(texts, piles, strict=True)]


def hidden_elsewhere(pile: Counter[str], *left: str) -> list[str]:
    """All cards of a pile but those named: what a hand must hold so that only these are in the pile."""
    rest = pile - Counter(left)
    return sorted(rest.elements())
