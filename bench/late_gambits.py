"""Late positions of Le Jeu des Dragons that are small enough to be solved: ``python bench/late_gambits.py 6``.

The second round of the last gambit begins. Both seats hold three cards and have one in their flight; the deck has two,
all other cards lie open. Cards, gold and stakes are drawn at random, but so that nobody ever draws from the deck,
because then too much could happen: hidden cards neither draw nor steal, copy or make somebody give a card away, and all
are even but the first card of seat 1, so that flights are never tied.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from dragonhall.games.ante.box import NAMES

HAND, DECK = 3, 2
PLAIN = [
    *(f"White Dragon {n}" for n in (2, 4, 6, 8)), "Blue Dragon 2", "Blue Dragon 4", "Black Dragon 2",
    "Bronze Dragon 6", "Druid", "Princess",
]  # fmt: skip
EVEN = ["Red Dragon 2", "Red Dragon 8", "Red Dragon 10", "Red Dragon 12", "Green Dragon 4", "Green Dragon 8"]
ODD = ["White Dragon 1", "White Dragon 3", "Blue Dragon 7", "Blue Dragon 9", "Black Dragon 5", "Red Dragon 3"]


def late_gambit(luck: random.Random) -> dict[str, Any]:
    cards = luck.sample(PLAIN, len(PLAIN))
    hands, antes = [cards[:HAND], cards[HAND : 2 * HAND]], cards[2 * HAND + DECK :]
    flights = [[luck.choice(EVEN)], [luck.choice(ODD)]]
    lying = {*cards, *flights[0], *flights[1]}
    return {
        "game": "ante", "seats": 2, "hands": hands, "flights": flights, "antes": antes, "anted": antes, "round": 2,
        "discard": [name for name in NAMES if name not in lying], "gold": [luck.randint(15, 25) for _ in range(2)],
        "stakes": luck.randint(10, 20), "last_gambit": True,
    }  # fmt: skip


if __name__ == "__main__":
    luck = random.Random(1)
    print(json.dumps([late_gambit(luck) for _ in range(int(sys.argv[1]))], indent=1))
