"""What the reasons of Dragorun claim: a checker for each key."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from dragonhall.games.dragorun.box import COLOUR_DIE, DRAGONS, EGG_KINDS, EGGS, MOVEMENT_DIE, WHITE
from dragonhall.games.dragorun.moves import CHOOSE as CHOOSE_MARKER
from dragonhall.games.dragorun.moves import MOVE, REROLL, RETURN, ROLL, SWAP
from dragonhall.games.dragorun.table import BESIDE, Ask, first_space, holds_mushroom
from tests.library.claims import AidChecker, Checker, among


def ahead_by(asked: Any, board: Any) -> int:
    t = asked.board.t
    return int(board.t.space[t.marker[asked.seat]] - t.space[t.marker[asked.seat]])


def back_by(asked: Any, move: int, number: int) -> bool:
    t = asked.board.t
    return t.space[move - MOVE] - asked.after(move).t.space[move - MOVE] == number > 0


def rerolls(asked: Any) -> bool:
    return any(REROLL <= move < CHOOSE_MARKER for move in asked.moves)


CLAIMS: dict[str, Checker] = {
    "ahead": lambda asked, move, number: (
        first_space(asked.board.t) == asked.board.t.space[asked.board.t.marker[asked.seat]]
    ),
    "close": lambda asked, move, number: (
        0 < first_space(asked.board.t) - asked.board.t.space[asked.board.t.marker[asked.seat]] == number < 4
    ),
    "roll": lambda asked, move, number: move == ROLL,
    "mushroom": lambda asked, move, number: (
        holds_mushroom(asked.board.t, asked.seat) and not holds_mushroom(asked.after(move).t, asked.seat)
    ),
    "eggs": lambda asked, move, number: move == RETURN and asked.after(move).t.eggs[asked.seat] == 0,
    "nearer": lambda asked, move, number: (
        asked.board.t.space[move - SWAP] - asked.board.t.space[asked.board.t.marker[asked.seat]] == number > 0
    ),
    "safer": lambda asked, move, number: (
        bool(asked.after(move).t.covered >> asked.seat & 1)
        or asked.after(move).t.races > asked.board.t.races
        or asked.after(move).t.winners != 0
    ),
    "wins": lambda asked, move, number: bool(asked.after(move).t.winners >> asked.seat & 1),
    "forward": lambda asked, move, number: ahead_by(asked, asked.after(move)) == number > 0,
    "must": lambda asked, move, number: not rerolls(asked),
    "keep": lambda asked, move, number: rerolls(asked),
    "back": lambda asked, move, number: (
        back_by(asked, move, number) and asked.board.t.holder[move - MOVE] not in (BESIDE, asked.seat)
    ),
    "back-free": lambda asked, move, number: (
        back_by(asked, move, number) and asked.board.t.holder[move - MOVE] == BESIDE
    ),
    "harmless": lambda asked, move, number: sum(MOVE <= one < REROLL for one in asked.moves) > 1,
    "reroll": among(REROLL, CHOOSE_MARKER),
    "choose": lambda asked, move, number: (
        asked.board.t.space[move - CHOOSE_MARKER]
        == number
        == max(asked.board.t.space[one - CHOOSE_MARKER] for one in asked.moves if one >= CHOOSE_MARKER)
    ),
    "choose-other": lambda asked, move, number: asked.board.t.space[move - CHOOSE_MARKER] == number,
}


def outcome(asked: Any, board: Any) -> str:
    """Say what became of the seat's own dragon, or of the race."""
    t, before, seat = board.t, asked.board.t, asked.seat
    mine = before.marker[seat]
    if t.winners:
        return "wins" if t.winners >> seat & 1 else "loses"
    if t.races > before.races or t.ask == Ask.NOTHING:
        return "stays"
    steps = t.space[mine] - before.space[mine]
    return "forward" if steps > 0 else "back" if steps < 0 else "stays"


WORST_FIRST = ["loses", "back", "stays", "forward", "wins"]


def results(asked: Any) -> dict[tuple[int, int], str]:
    """Return the best outcome of each of the 36 rolls, by playing it."""
    if "rolls" in vars(asked):
        return asked.rolls  # type: ignore[no-any-return]
    found = {}
    for colour in range(6):
        for movement in range(6):
            rolled = asked.board.copy()
            rolled.t.ask, rolled.t.colour, rolled.t.movement = Ask.WHITE, colour, movement
            dragons = range(5) if colour == WHITE else [colour]
            brings = [outcome(asked, asked.after(MOVE + dragon, rolled)) for dragon in dragons]
            found[colour, movement] = max(brings, key=WORST_FIRST.index)
    asked.rolls = found
    return found


def chances(outcomes: list[str]) -> dict[str, Fraction]:
    counts = {what: Fraction(outcomes.count(what), len(outcomes)) for what in WORST_FIRST if what != "stays"}
    counts["forward"] += counts["wins"]
    return {what: chance for what, chance in counts.items() if chance}


def again(found: dict[tuple[int, int], str], colour: int, movement: int) -> list[list[str]]:
    """Return the outcomes of rolling again: both dice, the colour die, the movement die."""
    return [
        list(found.values()),
        [found[one, movement] for one in range(6)],
        [found[colour, one] for one in range(6)],
    ]


def rolling(asked: Any, aim: str) -> Fraction:
    """Return the chance of this outcome, or a better one, in a turn of rolling and rerolling."""
    found, chance = results(asked), Fraction(0)
    good = WORST_FIRST[WORST_FIRST.index(aim) :]
    for (colour, movement), first in found.items():
        rolls = [[first]] if first in good else again(found, colour, movement)
        chance += max(Fraction(sum(one in good for one in roll), len(roll)) for roll in rolls) / 36
    return chance


def rerolled(asked: Any, line: dict[str, Any]) -> bool:
    dice = asked.view["dice"]
    kept = COLOUR_DIE.index(dice["colour"]), MOVEMENT_DIE.index(dice["movement"])
    rolls = again(results(asked), *kept)[("both", "colour", "movement").index(line["key"].removeprefix("reroll-"))]
    return chances(rolls)[line["item"]] == Fraction(line["number"], line["of"])


def drawn(asked: Any, line: dict[str, Any]) -> bool:
    """Every egg of the pool, drawn after the swap."""
    t, item = asked.board.t, line["item"].removeprefix("egg-")
    if item in ("snail", "mushroom"):
        count = t.pool[5 if item == "snail" else 6]
    else:
        count = 0
        for kind in range(EGG_KINDS):
            only = asked.board.copy()
            for other in range(EGG_KINDS):
                only.t.pool[other] = only.t.pool[other] if other == kind else 0
            only.t.pooled = t.pool[kind]
            if t.pool[kind] and EGGS[kind].startswith("+1"):
                winners = asked.after(SWAP + DRAGONS.index(line["thing"].removeprefix("dragon:")), only).t.winners
                count += t.pool[kind] * (winners != 0 and (winners >> asked.seat & 1 == 1) == (item == "wins"))
    return bool((line["number"], line["of"]) == (count, t.pooled))


AIDS: dict[str, AidChecker] = {
    "roll": lambda asked, line: rolling(asked, line["item"]) == Fraction(line["number"], line["of"]),
    "reroll-both": rerolled,
    "reroll-colour": rerolled,
    "reroll-movement": rerolled,
    "swap": drawn,
}
