"""Why a move is good, from what its seat knows: what it gives the ranch, or whom it harms. Hints say it."""

from __future__ import annotations

from typing import Any

from .box import (
    EGG,
    EGGS,
    GOLD,
    GOLD_INGOTS,
    GRIFFIN,
    GRIFFINS,
    HATCHING,
    INGOT_SHELF,
    LEVEL,
    MANDRAKE,
    MANDRAKES,
    SEATS,
)
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
from .rules import bars_drawing
from .table import Table, deck_size, dragons, eggs


def reason(t: Table, seat: int, move: int) -> dict[str, Any]:
    if move < DRAW:
        paid = int(PAID[move & NUMBER])
        return _combination(t, seat, paid & 7, times_paid(paid), (paid >> 6) & 3)
    if move < END_TURN:
        cards = 0 if bars_drawing(t, seat) or t.supply[INGOT_SHELF] == 0 else deck_size(t)
        if move == DRAW:
            return _because("draw" if cards > 0 else "draw-only", 0)
        return _because("exchange" if cards > 1 else "exchange-only", 0)
    if move < PLAY_TWO_COMBINATIONS:
        return _because("end", 0)
    if move < HATCH:
        return _because(_blue(seat, move), 0)
    if move < EVOLVE:
        return _because("hatch-colour", LEVEL[move - HATCH])
    if move < STEAL:
        return _because("evolve", 1)
    if move < TAKE_POWER:
        return _because("steal", 0)
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


def _combination(t: Table, seat: int, combination: int, times: int, ingots: int) -> dict[str, Any]:
    """Return what it gives; ingots that are paid for it are in the supply again before it gives any (4.11)."""
    if combination == MANDRAKES:
        if t.own[seat, MANDRAKE] < t.own[seat, GRIFFIN]:
            return _because("food", times)
        return _because("mandrakes-medal" if t.medals_up & 1 else "mandrakes", times)
    if combination == GRIFFINS:
        if t.own[seat, GRIFFIN] < dragons(t, seat):
            return _because("prey", times)
        return _because("prey-eggs" if t.own[seat, GRIFFIN] < dragons(t, seat) + eggs(t, seat) else "griffins", times)
    if combination == EGGS:
        return _because("eggs", min(times, t.supply[EGG]))
    if combination == HATCHING:
        hatch = min(times, eggs(t, seat))
        fed = min(t.own[seat, GRIFFIN], t.own[seat, MANDRAKE]) >= dragons(t, seat) + hatch
        return _because("hatch-fed" if fed else "hatch", hatch)
    return (
        _because("gold", min(GOLD_INGOTS, t.supply[INGOT_SHELF] + ingots))
        if combination == GOLD
        else _because("evolve", 1)
    )


def _blue(seat: int, move: int) -> str:
    if move < PLAY_DESTROY:
        return "again"
    if move < PLAY_SWAP:
        return "harm"
    if move < PLAY_TAKE or move >= SWAP_FOR:
        return "swap"
    if move < PLAY_BACK_TO_EGG:
        return "take"
    if move < PLAY_REPEAT:
        return "back" if (move - PLAY_BACK_TO_EGG) % SEATS == seat else "harm"
    return "repeat" if move < PLAY_STEAL_INGOT else "steal"
