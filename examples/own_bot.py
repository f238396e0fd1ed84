"""A bot of your own: any class with one method. Run it: python examples/own_bot.py

It is handed a match that was just re-dealt for its seat: what the seat cannot know was dealt afresh, so looking there
tells nothing. It answers with one of the legal moves.
"""

from __future__ import annotations

import random

import dragonhall as dh
from dragonhall.bots import ask, bot_named


class Swapper:
    """Plays Dragorun: takes the leader's marker whenever it can, else plays any move."""

    def __init__(self, seed: int = 0) -> None:
        self._luck = random.Random(seed)

    def choose(self, match: dh.Match, seat: int) -> dh.Move:
        spaces = match.view(seat)["spaces"]
        leader = max(spaces, key=spaces.get)
        for move in match.moves(seat):
            if move.text == f"swap for {leader}":
                return move
        return self._luck.choice(list(match.moves(seat)))


def play(bots: list, seed: int) -> tuple[int, ...]:
    """One match between bots; ask() re-deals the match for the bot that is asked."""
    match = dh.new("dragorun", seats=len(bots), seed=seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(ask(bots[seat], match, seat, seed=match.ply), seat=seat)
    return match.winners


if __name__ == "__main__":
    wins = 0
    for seed in range(20):
        mine = seed % 2
        bots = [bot_named("hatchling", seed=seed)] * 2
        bots[mine] = Swapper(seed)
        wins += mine in play(bots, seed)
    print(f"Swapper won {wins} of 20 races against a Hatchling.")
