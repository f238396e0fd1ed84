"""What a player can say in Dragardiens."""

from __future__ import annotations

from ...core.moves import MoveList, say
from .box import CHEST_NAMES, COLOURS, KIND_NAMES, REAL_KINDS, SIDES

REAL = KIND_NAMES[:REAL_KINDS]

MOVES = MoveList(
    say("take", "take {side}", side=SIDES),
    say("take_fourth", "pay a crystal and take {side}", side=SIDES),
    say("write", "write {card}", card=KIND_NAMES),
    say("write_starting", "write starting {card}", card=REAL),
    say("lay", "lay"),
    say("lay_at", "lay at the {side} end", side=SIDES),
    say("add", "add {card}", card=REAL),
    say("add_starting", "add starting {card}", card=REAL),
    say("add_shadow", "add shadow"),
    say("pass", "pass"),
    say("choose", "choose the {chest}", chest=CHEST_NAMES),
    say("ink", "open the prism ink for {colour}", colour=COLOURS),
    say("whistle", "open the whistle for {card}", card=REAL),
    say("whistle_shadow", "open the whistle for shadow on {colour}", colour=COLOURS),
    say("open", "open the {chest}", chest=CHEST_NAMES[2:]),
)
TAKE = MOVES.first("take")
TAKE_FOURTH = MOVES.first("take_fourth")
WRITE = MOVES.first("write")
WRITE_STARTING = MOVES.first("write_starting")
LAY = MOVES.first("lay")
LAY_AT = MOVES.first("lay_at")
ADD = MOVES.first("add")
ADD_STARTING = MOVES.first("add_starting")
ADD_SHADOW = MOVES.first("add_shadow")
PASS = MOVES.first("pass")
CHOOSE = MOVES.first("choose")
OPEN_INK = MOVES.first("ink")
WHISTLE = MOVES.first("whistle")
WHISTLE_SHADOW = MOVES.first("whistle_shadow")
OPEN = MOVES.first("open")
"""The first chest that needs no more words, the shortcut."""
EVERY = len(MOVES)
"""How many moves there are."""
