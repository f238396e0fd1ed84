"""Aids at the table: which combinations a hand can pay for, and which lack one card (4.1-4.10)."""

from __future__ import annotations

from typing import Any

from .box import (
    BASIC,
    COMBINATIONS,
    EGG,
    ESSENCES,
    EVOLVING,
    FARMER,
    FIRST,
    GOLD,
    HATCHING,
    INGOT_SHELF,
    INGOTS_AS_CARDS,
    SECOND,
    TOKENS,
    UNLIMITED,
)
from .moves import HELP, PAID, WITH_TWO_FARMERS, WITHOUT, below_room
from .view import SHELF_NAMES


def aids(view: dict[str, Any], moves: list[int]) -> list[dict[str, Any]]:
    if not moves or view["asks"][view["seat"]] != "turn" or not may_combine(view["this_turn"]):
        return []
    hand = [int(view["hand"][name]) for name in ESSENCES]
    now = most_of_each(view, hand)
    lines = [
        line("can", "times" if times > 1 else "once", f"combination:{COMBINATIONS[combination]}", "", times)
        for combination, times in enumerate(now)
        if times > 0
    ]
    for card in range(len(ESSENCES)):
        more = [count + (kind == card) for kind, count in enumerate(hand)]
        lines += [
            line("short", "with", f"combination:{COMBINATIONS[combination]}", f"essence:{ESSENCES[card]}", times)
            for combination, times in enumerate(most_of_each(view, more))
            if times > 0 and now[combination] == 0
        ]
    return lines


def line(key: str, item: str, thing: str, other: str, number: int) -> dict[str, Any]:
    return {"aid": "recipes", "key": key, "item": item, "thing": thing, "other": other, "number": number, "of": 0}


def may_combine(turn: dict[str, Any]) -> bool:
    """One combination a turn, two with Two Combinations, none with another action (3.2, 7.1)."""
    return not turn["acted"] and int(turn["combinations"]) < (2 if turn["two_combinations"] else 1)


def most_of_each(view: dict[str, Any], hand: list[int]) -> list[int]:
    """How often each combination can happen at most, paid from this hand; 0: it cannot be made."""
    ranch, turn = view["ranches"][view["seat"]], view["this_turn"]
    ingots = min(INGOTS_AS_CARDS - int(turn["ingots_used"]), owned(ranch, "ingot"))
    helps = [] if turn["blue_played"] else ranch["blue"]
    rooms = [room(view, ranch, combination) for combination in range(len(COMBINATIONS))]
    most = [0] * len(COMBINATIONS)
    for packed in PAID:
        paid = int(packed)
        combination, first, second = paid & 7, (paid >> 3) & 3, (paid >> 5) & 1
        with_ingots, help, farmers = (paid >> 6) & 3, (paid >> 8) & 3, paid >> 10
        cards = first <= hand[FIRST[combination]] and second <= hand[SECOND[combination]] and farmers <= hand[FARMER]
        left = rooms[combination] - below_room(combination, first + second + with_ingots - 2, with_ingots, help)
        if cards and with_ingots <= ingots and (help == WITHOUT or HELP[help] in helps) and farmers <= left:
            added = farmers + first + second + with_ingots - 2
            if help != WITHOUT:
                added += 2 if help == WITH_TWO_FARMERS else 1
            times = min(1 + added, rooms[combination]) if combination < GOLD else 1
            most[combination] = max(most[combination], times)
    return most


def owned(ranch: dict[str, Any], token: str) -> int:
    return int(ranch["tokens"].get(token, 0))


def supply(view: dict[str, Any], shelf: int) -> int:
    return UNLIMITED if view["supply"] is None else int(view["supply"][SHELF_NAMES[shelf]])


def room(view: dict[str, Any], ranch: dict[str, Any], combination: int) -> int:
    """How often the effect could happen now (4.10)."""
    if combination < HATCHING:
        return supply(view, combination)
    if combination == GOLD:
        return supply(view, INGOT_SHELF)
    eggs = [owned(ranch, TOKENS[token]) for token in range(EGG, BASIC)]
    return 1 if combination == EVOLVING and can_evolve(view, eggs) else sum(eggs) if combination == HATCHING else 0


def can_evolve(view: dict[str, Any], eggs: list[int]) -> bool:
    """Some egg has a next level in the supply; level 3 not in season 1 (4.12, 4.13)."""
    level_2 = sum(supply(view, shelf) for shelf in range(EGG + 1, BASIC - 1))
    return (eggs[0] > 0 and level_2 > 0) or (
        int(view["season"]) > 1 and supply(view, BASIC - 1) > 0 and sum(eggs[1:5]) > 0
    )
