"""What a player can say in The Letter."""

from __future__ import annotations

from dragonhall.core.moves import MoveList, say

from .box import CARDS, CAT, GOAT, MAGPIE, RAM, SEATS

SOURCES = ("held", "drawn")
"""The card that was in the hand, or the one just drawn: everybody sees which of the two is played (2.3)."""
AIMED = (CAT, RAM, GOAT, MAGPIE)
"""Cards that are played on somebody."""
SEAT_NUMBERS = tuple(str(seat) for seat in range(SEATS))

MOVES = MoveList(
    say("play", "play {source} {card}", source=SOURCES, card=CARDS),
    say(
        "aim",
        "play {source} {card} on seat {seat}",
        source=SOURCES,
        card=tuple(CARDS[n - 1] for n in AIMED),
        seat=SEAT_NUMBERS,
    ),
    say(
        "guess",
        "play {source} {card} on seat {seat}: {guess}",
        source=SOURCES,
        card=CARDS[:1],
        seat=SEAT_NUMBERS,
        guess=CARDS[1:],
    ),
    kinds={"guess": "card"},
)
PLAY = MOVES.first("play")
AIM = MOVES.first("aim")
GUESS = MOVES.first("guess")
