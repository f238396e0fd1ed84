"""Aids at the table: the exact odds of the dice and of the eggs for every choice (4, 5.6, 6)."""

from __future__ import annotations

from typing import Any

from .box import COLOUR_DIE, DRAGONS, EGG_COUNTS, EGGS, MOVEMENT_DIE, MUSHROOM, SNAIL_EGG, WHITE
from .moves import CHOOSE, MOVE, MOVEMENT_ONLY, REROLL, ROLL, SWAP
from .view import landing

FACES = len(MOVEMENT_DIE)
TWO_DICE = FACES * FACES
WORST_FIRST = ("loses", "back", "stays", "forward", "wins")
LOSES, BACK_ONE, STAYS, FORWARD, WINS = range(5)
"""The effects of a roll for a seat, from the worst to the best."""
REROLLS = ("reroll-both", "reroll-colour", "reroll-movement")


def aids(view: dict[str, Any], moves: list[int]) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    for move in moves:
        if move == ROLL:
            lines += [
                line("roll", WORST_FIRST[aim], "", this_turn(view, aim), TWO_DICE * TWO_DICE) for aim in (WINS, FORWARD)
            ]
        elif REROLL <= move < CHOOSE:
            again = reroll(view, move - REROLL)
            cases = (again[WINS], again[FORWARD] + again[WINS], again[BACK_ONE], again[LOSES])
            lines += [
                line(REROLLS[move - REROLL], WORST_FIRST[what], "", cases[nth], sum(again))
                for nth, what in enumerate((WINS, FORWARD, BACK_ONE, LOSES))
            ]
    swaps = [move - SWAP for move in moves if SWAP <= move < MOVE]
    if swaps and not view["options"]["no_eggs"]:
        lines += eggs(view, swaps)
    return [one for one in lines if one["number"] > 0]


def line(key: str, item: str, thing: str, number: int, of: int) -> dict[str, Any]:
    return {"aid": "odds", "key": key, "item": item, "thing": thing, "other": "", "number": number, "of": of}


def spaces(view: dict[str, Any]) -> list[int]:
    return [int(view["spaces"][name]) for name in DRAGONS]


def holders(view: dict[str, Any]) -> list[int]:
    """Return the holder of each marker; -1 for one beside the board."""
    return [-1 if view["markers"][name] is None else int(view["markers"][name]) for name in DRAGONS]


def winners(held: list[int], at: list[int], finisher: int, poisoned: list[bool]) -> list[int]:
    """The holder, unless the mushroom gives the race to the second dragon (7.1-7.4)."""
    if held[finisher] < 0 or not poisoned[held[finisher]]:
        return [held[finisher]]
    second = max(space for dragon, space in enumerate(at) if dragon != finisher)
    return [held[dragon] for dragon in range(len(at)) if dragon != finisher and at[dragon] == second]


def poisoned_seats(view: dict[str, Any]) -> list[bool]:
    return [EGGS[MUSHROOM] in held for held in view["eggs"]]


def brings(view: dict[str, Any], dragon: int, movement: int) -> int:
    """Return the effect of this move of a dragon for the viewer."""
    at, held, me = spaces(view), holders(view), view["seat"]
    space = landing(at, int(view["track"]), dragon, movement)
    if space == int(view["track"]):
        won = winners(held, at, dragon, poisoned_seats(view))
        if me in won:
            return WINS
        if max(won) >= 0:
            return LOSES
    if held[dragon] != me or space == at[dragon]:
        return STAYS
    return FORWARD if space > at[dragon] else BACK_ONE


def best(view: dict[str, Any], colour: int, movement: int) -> int:
    """The colour die names the dragon; with white the seat does (4.3)."""
    if colour == WHITE:
        return max(brings(view, dragon, movement) for dragon in range(len(DRAGONS)))
    return brings(view, colour, movement)


def reroll(view: dict[str, Any], dice: int) -> list[int]:
    """Return how many of the equally likely results of a reroll have which effect."""
    colour, movement = COLOUR_DIE.index(view["dice"]["colour"]), MOVEMENT_DIE.index(view["dice"]["movement"])
    return counted([[best(view, one, other) for other in range(FACES)] for one in range(FACES)], colour, movement, dice)


def counted(results: list[list[int]], colour: int, movement: int, dice: int) -> list[int]:
    counts = [0] * len(WORST_FIRST)
    for one in range(FACES):
        for other in range(FACES):
            kept_colour, kept_movement = dice == MOVEMENT_ONLY, dice == MOVEMENT_ONLY - 1
            if (one == colour or not kept_colour) and (other == movement or not kept_movement):
                counts[results[one][other]] += 1
    return counts


def this_turn(view: dict[str, Any], aim: int) -> int:
    """In how many of 36 * 36 cases a turn of rolling can have this effect, with the best reroll if needed (4.2)."""
    results = [[best(view, colour, movement) for movement in range(FACES)] for colour in range(FACES)]
    total = 0
    for colour in range(FACES):
        for movement in range(FACES):
            if results[colour][movement] >= aim:
                total += TWO_DICE
            else:
                chances = []
                for dice in range(len(REROLLS)):
                    again = counted(results, colour, movement, dice)
                    chances.append(sum(again[aim:]) * TWO_DICE // sum(again))
                total += max(chances)
    return total


def eggs(view: dict[str, Any], swaps: list[int]) -> list[dict[str, Any]]:
    """The effects of the egg that a swap draws: the pool is what nobody holds (6.1-6.4, 8.1)."""
    held = [name for one in view["eggs"] for name in one]
    pool = [EGG_COUNTS[kind] - held.count(name) for kind, name in enumerate(EGGS)]
    lines = []
    for dragon in swaps:
        won = sum(pool[egg] for egg in range(SNAIL_EGG) if swap_brings(view, dragon, egg) == WINS)
        lost = sum(pool[egg] for egg in range(SNAIL_EGG) if swap_brings(view, dragon, egg) == LOSES)
        lines.append(line("swap", "egg-wins", f"dragon:{DRAGONS[dragon]}", won, sum(pool)))
        lines.append(line("swap", "egg-loses", f"dragon:{DRAGONS[dragon]}", lost, sum(pool)))
    lines.append(line("swap", "egg-snail", "", pool[SNAIL_EGG], sum(pool)))
    lines.append(line("swap", "egg-mushroom", "", pool[MUSHROOM], sum(pool)))
    return lines


def swap_brings(view: dict[str, Any], dragon: int, egg: int) -> int:
    """A +1 egg after the swap may finish the race (6.1)."""
    at, held, me = spaces(view), holders(view), view["seat"]
    mine = held.index(me)
    held[mine] = held[dragon]
    held[dragon] = me
    if landing(at, int(view["track"]), egg, 0) < int(view["track"]):
        return STAYS
    won = winners(held, at, egg, poisoned_seats(view))
    return WINS if me in won else LOSES if max(won) >= 0 else STAYS
