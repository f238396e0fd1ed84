"""What happens if: who may ask, what is sure, what is open; nothing depends on what the seat cannot know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dragonhall.core import what_if
from dragonhall.core.match import new_match
from dragonhall.games import built_in, game

from ..guests import Guest
from ..in_process import HallHere


def tried(guest: Guest, seat: int, move: int, status: int = 200, seq: int | None = None) -> Any:
    body = {"seat": seat, "seq": guest.seq if seq is None else seq, "move": move}
    told = guest.post(f"/api/tables/{guest.code}/outcome", body, status)
    return told if status == 200 else told["problem"]["code"]


def test_a_player_asks_what_a_move_would_do_and_then_it_does_that(shared_server: HallHere, guests: list[Guest]) -> None:
    ann = Guest.creates(shared_server.url, seats=2, options={"no_eggs": True})
    bob = Guest.joins(shared_server.url, ann.code, "Bob", 1)
    guests += [ann, bob]
    ann.does("start")
    ann.comes(), bob.comes()
    seat = ann.view(0)["to_act"][0]
    mover, other = (ann, bob) if seat == 0 else (bob, ann)
    moves = {move["name"]: move["n"] for move in mover.moves(seat)}
    before = mover.state()["table"]
    rolled = tried(mover, seat, moves["roll"])
    assert rolled["sure"] == [] and len(rolled["examples"]) == 3
    assert {one["key"] for one in rolled["examples"]} == {"rolled"}
    swapped = tried(mover, seat, moves["swap"])
    assert swapped["examples"] == [] and swapped["sure"][0]["key"].startswith("swapped")
    assert mover.state()["table"] == before, "asking changes nothing"
    assert tried(mover, seat, 999, 409) == "not-legal-now"
    assert tried(mover, 1 - seat, moves["roll"], 403) == "not-your-seat"
    assert tried(other, 1 - seat, moves["roll"], 409) == "not-your-turn"
    assert tried(mover, seat, moves["roll"], 409, seq=-1) == "stale"
    mover.acts("move", seat=seat, seq=mover.seq, move=moves["swap"])
    told = mover.state()["standings"][0]["news"][-1]
    assert told == swapped["sure"]


@pytest.mark.parametrize("name", built_in())
def test_outcomes_depend_on_nothing_hidden_and_what_is_sure_happens(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(what_if, "TABLES", 24)
    the, luck = game(name), random.Random(name)
    match = new_match(the, max(2, the.seats.start), 5, {}, None)
    sure = open_ones = 0
    for _ in range(40):
        if match.over:
            break
        seat = luck.choice(match.to_act)
        move = luck.choice(list(match.moves(seat)))
        if match.ply % 4 == 0:
            found = what_if.outcome_of(the, match.board, seat, int(move))
            other = match.redeal(seat, 99 + match.ply)
            assert what_if.outcome_of(the, other.board, seat, int(move)) == found
            then = match.copy()
            then.play(move, seat=seat)
            told = then.news(seat)[-1]
            certain = found.sure if len(found.examples) < 1 else found.sure[:1]
            assert told[: len(certain)] == list(certain)
            sure, open_ones = sure + len(found.sure), open_ones + len(found.examples)
        match.play(move, seat=seat)
    assert sure and open_ones
