"""What a player can say in Dragorun."""

from __future__ import annotations

from ...core.moves import MoveList, say
from .box import DRAGONS

MOVES = MoveList(
    say("roll", "roll"),
    say("return", "return eggs"),
    say("swap", "swap for {dragon}", dragon=DRAGONS),
    say("move", "move {dragon}", dragon=DRAGONS),
    say("reroll", "reroll {dice}", dice=("both dice", "colour die", "movement die")),
    say("choose", "choose {dragon}", dragon=DRAGONS),
)
ROLL = MOVES.first("roll")
RETURN = MOVES.first("return")
SWAP = MOVES.first("swap")
MOVE = MOVES.first("move")
REROLL = MOVES.first("reroll")
CHOOSE = MOVES.first("choose")
BOTH, COLOUR_ONLY, MOVEMENT_ONLY = 0, 1, 2
