"""What a player can say in Le Jeu des Dragons."""

from __future__ import annotations

from ...core.moves import MoveList, say
from .box import COLOURS, NAMES, SEATS

MOVES = MoveList(
    say("ante", "ante {card}", card=NAMES),
    say("play", "play {card}", card=NAMES),
    say("steal", "steal from the stakes"),
    say("tax", "let the others pay"),
    say("pay", "pay 5 gold"),
    say("give", "give {card}", card=NAMES),
    say("discard", "discard {card}", card=NAMES),
    say("take", "take {card}", card=NAMES),
    say("copy", "copy {card}", card=NAMES),
    say("slay", "slay {card}", card=NAMES),
    say("trigger", "trigger {card}", card=NAMES),
    say("target", "target seat {seat}", seat=tuple(str(seat) for seat in range(SEATS))),
    say("colour", "score {colour}", colour=COLOURS),
    say("last", "call the last gambit"),
    say("strength", "score strength {strength}", strength=tuple(str(strength) for strength in range(1, 14))),
)
ANTE = MOVES.first("ante")
PLAY = MOVES.first("play")
STEAL = MOVES.first("steal")
TAX = MOVES.first("tax")
PAY = MOVES.first("pay")
GIVE = MOVES.first("give")
DISCARD = MOVES.first("discard")
TAKE = MOVES.first("take")
COPY = MOVES.first("copy")
SLAY = MOVES.first("slay")
TRIGGER = MOVES.first("trigger")
TARGET = MOVES.first("target")
COLOUR = MOVES.first("colour")
LAST = MOVES.first("last")
STRENGTH = MOVES.first("strength")
"""The first of these is for strength 1."""
