"""Why a move is good, from what its seat knows: what it brings to the ranch, or to whom it does harm. Hints say it."""

from __future__ import annotations

from typing import Any

from .box import EGGS, GOLD, GOLD_INGOTS, GRIFFIN, GRIFFINS, HATCHING, LEVEL, MANDRAKE, MANDRAKES
from .heuristic import times_paid
from .moves import (
    BREED_HATCH,
    BREED_MANDRAKES,
    DISCARD,
    DRAW,
    END_TURN,
    EVOLVE,
    FEED_GRIFFINS,
    HATCH,
    NO_POWER,
    NUMBER,
    PAID,
    PLAY_BACK_TO_EGG,
    PLAY_DESTROY,
    PLAY_REPEAT,
    PLAY_STEAL_INGOT,
    PLAY_SWAP,
    PLAY_TAKE,
    PLAY_TWO_COMBINATIONS,
    STEAL,
    STOP_BREEDING,
    SWAP_FOR,
    TAKE_POWER,
)
from .table import Table, dragons, eggs


def reason(t: Table, seat: int, move: int) -> dict[str, Any]:
    if move < DRAW:
        paid = int(PAID[move & NUMBER])
        return _combination(t, seat, paid & 7, times_paid(paid))
    if move < PLAY_TWO_COMBINATIONS:
        return _because("draw" if move == DRAW else "exchange" if move < END_TURN else "end", 0)
    if move < HATCH:
        return _because(_blue(move), 0)
    if move < EVOLVE:
        return _because("hatch-colour", LEVEL[move - HATCH])
    if move < STEAL:
        return _because("evolve", 1)
    if move < TAKE_POWER:
        return _because("harm", 0)
    if move < DISCARD:
        return _because("power" if move < NO_POWER else "no-power", 0)
    if move < FEED_GRIFFINS:
        return _because("least", t.hand[seat, move - DISCARD])
    if move < BREED_MANDRAKES:
        return _because("feed", 0)
    if move < BREED_HATCH:
        return _because("breed", 0)
    return _because("stop" if move == STOP_BREEDING else "breed-hatch", 0)


def _because(key: str, number: int) -> dict[str, Any]:
    return {"key": key, "number": number}


def _combination(t: Table, seat: int, combination: int, times: int) -> dict[str, Any]:
    if combination == MANDRAKES:
        return _because("food" if t.own[seat, MANDRAKE] <= t.own[seat, GRIFFIN] else "mandrakes", times)
    if combination == GRIFFINS:
        eaters = dragons(t, seat) + eggs(t, seat)
        return _because("prey" if t.own[seat, GRIFFIN] < eaters else "griffins", times)
    if combination == EGGS:
        return _because("eggs", times)
    if combination == HATCHING:
        fed = min(t.own[seat, GRIFFIN], t.own[seat, MANDRAKE]) > dragons(t, seat)
        return _because("hatch-fed" if fed else "hatch", min(times, eggs(t, seat)))
    return _because("gold", GOLD_INGOTS) if combination == GOLD else _because("evolve", 1)


def _blue(move: int) -> str:
    if move < PLAY_DESTROY:
        return "again"
    if move < PLAY_SWAP or PLAY_BACK_TO_EGG <= move < PLAY_REPEAT or PLAY_STEAL_INGOT <= move < SWAP_FOR:
        return "harm"
    if move < PLAY_TAKE or move >= SWAP_FOR:
        return "swap"
    return "take" if move < PLAY_BACK_TO_EGG else "repeat"
