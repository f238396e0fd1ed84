"""What a player can say in The Letter."""

from __future__ import annotations

from dragonhall.core.moves import MoveList, say

from .box import CARDS, CAT, CROW, GOAT, MAGPIE, NAMES, RAM, SEATS, SOURCES

AIMED = tuple(NAMES[card] for card in (CAT, RAM, GOAT, MAGPIE))
"""Cards that are played on somebody."""
SEAT_NUMBERS = tuple(str(seat) for seat in range(SEATS))
ON_SEAT = "play {source} {card} on seat {seat}"

MOVES = MoveList(
    say("play", "play {source} {card}", source=SOURCES, card=CARDS),
    say("aim", ON_SEAT, source=SOURCES, card=AIMED, seat=SEAT_NUMBERS),
    say("guess", ON_SEAT + ": {guess}", source=SOURCES, card=[NAMES[CROW]], seat=SEAT_NUMBERS, guess=CARDS[1:]),
    kinds={"guess": "card"},
)
PLAY, AIM = (MOVES.numbers(name, card=NAMES) for name in ("play", "aim"))
GUESS = MOVES.numbers("guess", card=NAMES, guess=NAMES)
"""The moves by source, card, seat and guess: ``AIM[source, card, seat]``."""
SOURCE, ON = MOVES.places("source", SOURCES), MOVES.places("seat", SEAT_NUMBERS)
CARD, GUESSED = MOVES.places("card", NAMES), MOVES.places("guess", NAMES)
"""The parts of a move: ``CARD[move]``; -1 for one that it does not have."""
