"""Laying out a table of Le Jeu des Dragons for a test: cards by their short names, and what happened by its news."""

from __future__ import annotations

from typing import Any

import dragonhall as dh
from dragonhall.games.ante.box import COLOURS, NAMES
from dragonhall.games.ante.table import MEMORY

ANN, BOB, CAL, DAN, EVE, FAY = range(6)


def card(short: str) -> str:
    """``Red 8`` is the Red Dragon 8."""
    colour, _, strength = short.strip().partition(" ")
    return f"{colour} Dragon {strength}" if colour in COLOURS and strength.isdigit() else short.strip()


def cards(shorts: str) -> list[str]:
    return [card(short) for short in shorts.split(",") if short.strip()]


def table(
    *hands: str, deck: str | None = None, flights: tuple[str, ...] = (), antes: str = "", **more: Any
) -> dh.Match:
    """Seat 0 leads and is to play a card; 50 gold each, 30 gold in the stakes. A *deck* of just these cards."""
    seats = len(hands)
    described: dict[str, Any] = {
        "game": "ante",
        "seats": seats,
        "hands": [cards(hand) for hand in hands],
        "flights": [cards(flights[seat]) if seat < len(flights) else [] for seat in range(seats)],
        "antes": cards(antes),
        "stakes": 30,
    } | more
    if described.get("ask") == "ante":
        del described["flights"], described["antes"]
    if deck is not None:
        lying = [name for zone in ("hands", "flights") for row in described.get(zone, []) for name in row]
        lying += described.get("antes", []) + cards(deck)
        described["discard"] = [name for name in NAMES if name not in lying]
    return dh.position(described)


def nothing_left(*hands: str, **more: Any) -> dh.Match:
    """Deck and discard pile are both empty: the flight of the last seat has swallowed every other card."""
    match = table(*hands, deck="", **more)
    position = match.position()
    rest = position.pop("discard")
    flight = position["flights"][-1]
    position["flights"][-1] = rest + flight
    position["rounds"][-1] = list(range(1, len(rest) + 1)) + [position["round"] + len(rest)] * len(flight)
    position["round"] += len(rest)
    for seat, rounds in enumerate(position["rounds"][:-1]):
        position["rounds"][seat] = [number + len(rest) for number in rounds]
    return dh.position(position)


def plays(match: dh.Match, *moves: str) -> dh.Match:
    """Whoever is asked says these moves, one after the other; cards by their short names."""
    for move in moves:
        verb, _, thing = move.partition(" ")
        told = move if verb in ("steal", "let", "pay", "target", "score") else f"{verb} {card(thing)}"
        seat = next(seat for seat in match.to_act if told in match.moves(seat))
        match.play(told, seat=seat)
    return match


def antes(match: dh.Match, *shorts: str) -> dh.Match:
    """The seats choose these antes, from seat 0 on."""
    for seat, short in zip(list(match.to_act), shorts, strict=True):
        match.play(f"ante {card(short)}", seat=seat)
    return match


def may(match: dh.Match, seat: int | None = None) -> list[str]:
    """What the asked seat may say, with short names of dragons."""
    seat = match.to_act[0] if seat is None else seat
    return [str(move).replace(" Dragon ", " ") for move in match.moves(seat)]


def told(match: dh.Match, seat: int | None = None, ply: int = -1) -> list[str]:
    return [event["key"] for event in match.news(seat)[ply]]


def event(match: dh.Match, key: str, seat: int | None = None) -> dict[str, Any]:
    """The last event of that kind in the last ply."""
    return [found for found in match.news(seat)[-1] if found["key"] == key][-1]


def gold(match: dh.Match) -> list[int]:
    return [player["gold"] for player in match.view(None)["players"]]


def stakes(match: dh.Match) -> int:
    return int(match.view(None)["stakes"])


def sizes(match: dh.Match) -> list[int]:
    return [player["hand"] for player in match.view(None)["players"]]


def hand(match: dh.Match, seat: int) -> set[str]:
    return {name.replace(" Dragon ", " ") for name in match.view(seat)["hand"]}


def flight(match: dh.Match, seat: int) -> list[str]:
    return [name.replace(" Dragon ", " ") for name in match.view(None)["players"][seat]["flight"]]


def debts(match: dh.Match) -> list[tuple[int, Any, int]]:
    return [(debt["seat"], debt["to"], debt["gold"]) for debt in match.view(None)["debts"]]


def may_have_forgotten(match: dh.Match, kept: int) -> bool:
    """Whether so many things in mind and those of the last ply can have been too many (13.7)."""
    shown = ("took", "played", "ante", "gave", "kept", "discarded")
    return kept + sum(key in shown for key in told(match)) > MEMORY
