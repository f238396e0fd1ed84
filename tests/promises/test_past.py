"""Promise 11: every re-dealt world has a past, and none that is possible is left out (``past.py``)."""

from __future__ import annotations

import random
from typing import Any

from dragonhall.core.compiler.event_player import event_player
from dragonhall.core.game import Game
from dragonhall.core.rule import is_interpreted

from .cases import FEW, every_case
from .hidden import some_move, tables
from .hiding import zones
from .past import complaint, hidden_places, ply_of

TRIES = 200
"""Re-deals before a ply; a quarter of them that lead to what was seen are enough."""


@every_case
def test_every_redealt_world_has_a_past_and_none_is_left_out(game: Game, seats: int, options: dict[str, Any]) -> None:
    luck = random.Random(1000 * seats + len(options))
    looked, told = 0, 0
    if not is_interpreted():
        event_player(game).prepare()
    for match in tables(game, seats, options, 2 * FEW):
        if match.over:
            continue
        seat = luck.choice(match.to_act)
        move = some_move(match, seat, luck)
        ply = ply_of(match, seat, int(move))
        for watcher in dict.fromkeys((None, seat, luck.randrange(seats))):
            if hidden_places(ply, watcher):
                wrong, enough = complaint(ply, watcher, TRIES, luck)
                if wrong:  # a long campaign asks millions of such questions: chance does not answer twice
                    wrong, enough = complaint(ply, watcher, 4 * TRIES, luck)
                assert not wrong, f"{ply}, seen by {watcher}: {wrong}"
                looked, told = looked + 1, told + enough
    if list(zones(game)) and looked >= 6:
        assert told, "too few tables came out of any ply"
