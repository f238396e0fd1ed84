"""What a player can say in Embers."""

from __future__ import annotations

from dragonhall.core.moves import MoveList, say

from .box import MAX_BID, SEATS, STONES

BIDS = tuple(str(number) for number in range(1, MAX_BID + 1))
MOVES = MoveList(
    say("lay", "lay {stone}", stone=STONES),
    say("bid", "bid {number}", number=BIDS),
    say("pass", "pass"),
    say("lift", "lift {seat}", seat=tuple(str(seat) for seat in range(SEATS))),
    say("lose", "lose {stone}", stone=STONES),
)
LAY, BID, PASS, LIFT, LOSE = map(MOVES.first, ("lay", "bid", "pass", "lift", "lose"))
"""The first move of each name: ``LAY + stone``, ``BID + number - 1``, ``LIFT + seat``, ``LOSE + stone``."""
STONE = MOVES.places("stone", STONES)
"""The stone of a move; -1 for one without."""
