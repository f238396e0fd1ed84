"""Aids at the table: whose power would trigger (5.2, 5.3), and what a special flight still needs (8.1-8.8)."""

from __future__ import annotations

from typing import Any

from .box import COLOURED, COLOURS, DRACOLICH, NAMES, STRENGTH, TIAMAT

CARD = {name: number for number, name in enumerate(NAMES)}
THREE = 3
EVIL_COLOURS = 5
NO_FLIGHT = 12
"""Only two dragons have this strength, a red and a silver one (1.2, 1.3)."""


def aids(view: dict[str, Any], moves: list[int]) -> list[dict[str, Any]]:
    if not moves or int(view["round"]) == 0:
        return []
    hand = [CARD[name] for name in view["hand"]]
    mine = int(view["seat"])
    lines = flights(view, mine, hand)
    for seat in range(len(view["players"])):
        if seat != mine and still_plays(view, seat):
            lines += flights(view, seat, [])
    return lines + powers(view, hand) if view["ask"] == "play" else lines


def line(aid: str, key: str, item: str, thing: str, other: str, number: int, of: int) -> dict[str, Any]:
    return {"aid": aid, "key": key, "item": item, "thing": thing, "other": other, "number": number, "of": of}


def powers(view: dict[str, Any], hand: list[int]) -> list[dict[str, Any]]:
    """The leader's card triggers, another if it is not stronger than the card before; Tiamat has no power (10.15)."""
    limit = 99 if view["must_not_exceed"] is None else int(view["must_not_exceed"])
    able = [card for card in hand if card != TIAMAT]
    return [
        line("powers", key, "card", f"card:{NAMES[card]}", "", limit, 0)
        for key, triggers in (("triggers", True), ("silent", False))
        for card in able
        if (int(STRENGTH[card]) <= limit) == triggers
    ]


def still_plays(view: dict[str, Any], seat: int) -> bool:
    """Whether this seat plays another card in this gambit, unless a tie makes it longer (9.3)."""
    return int(view["round"]) < THREE or len(view["players"][seat]["flight"]) < int(view["round"])


def flights(view: dict[str, Any], seat: int, hand: list[int]) -> list[dict[str, Any]]:
    """Two dragons of a special flight that can still be had, or one whose two others are in the hand."""
    player = view["players"][seat]
    flight = [CARD[name] for name in player["flight"]]
    key = "mine" if seat == view["seat"] else "theirs"
    lines = []
    if not player["colour_flight"]:
        for colour, name in enumerate(COLOURS):
            lines += needs(key, "colour", f"colour:{name}", of_colour(flight, colour), of_colour(hand, colour), seat)
    if not player["strength_flight"]:
        for strength in [strength for strength in range(1, 14) if strength != NO_FLIGHT]:
            held = of_strength(hand, strength)
            lines += needs(key, "strength", str(strength), of_strength(flight, strength), held, seat)
    return lines


def needs(key: str, item: str, thing: str, lie: list[int], held: list[int], seat: int) -> list[dict[str, Any]]:
    missing = THREE - len(lie)
    if not lie or missing < 1 or (missing > 1 and len(held) < missing):
        return []
    if key == "theirs":
        return [line("flights", key, item, thing, f"seat:{seat}", missing, THREE)]
    if len(held) >= missing:
        return [line("flights", key, f"{item}-held", thing, f"card:{NAMES[held[-1]]}", missing, THREE)]
    return [line("flights", key, item, thing, "", missing, THREE)]


def of_colour(cards: list[int], colour: int) -> list[int]:
    """Tiamat is of all five evil colours (8.3)."""
    return [
        card
        for card in cards
        if (card < COLOURED and card // 6 == colour) or (card == TIAMAT and colour < EVIL_COLOURS)
    ]


def of_strength(cards: list[int], strength: int) -> list[int]:
    """Mortals never count (8.8)."""
    return [card for card in cards if card <= DRACOLICH and int(STRENGTH[card]) == strength]
