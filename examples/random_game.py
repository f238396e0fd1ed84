"""A whole game at random, in ten lines. Run it: python examples/random_game.py ante"""

import random
import sys

import dragonhall as dh

match = dh.new(sys.argv[1] if len(sys.argv) > 1 else "dragorun", seats=3)
while not match.over:
    seat = match.to_act[0]
    match.play(random.choice(match.moves(seat)), seat=seat)
won = " and ".join(f"seat {seat}" for seat in match.winners) or "nobody"
print(f"After {match.ply} moves the scores are {match.scores}; won by {won}.")
