"""Re-deals of Embers are even over all worlds that fit what a seat has seen."""

from __future__ import annotations

import random

import dragonhall as dh
from dragonhall.promises.evenness import uneven
from tests.promises.test_redeals import Party, drawn_worlds, listed


def test_every_world_of_embers_that_fits_is_dealt_evenly():
    looked = 0
    for seed in range(12):
        party = Party(dh.new("embers", seats=2 + seed % 2, seed=seed), random.Random(seed))
        while not party.match.over and party.match.ply < 120:
            party.play_something()
            if party.match.over or party.luck.random() > 0.1:
                continue
            witness = party.luck.choice(party.witnesses)
            worlds = listed(witness, 400)
            if len(worlds) > 1:
                wrong = uneven(drawn_worlds(party.match, witness, 1500), worlds)
                assert not wrong, f"seat {witness.seat}: {wrong}{party.story()}"
                looked += 1
    assert looked > 20
