"""The promises of tensors, for every game: honest, equal however they are made, within their bounds, complete."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np

from ..batches import open_batch
from ..core.game import Game
from ..core.match import Match
from ..core.observe.tensor import KINDS
from ..core.records import replayed
from ..core.rule import interpreted
from .play import FEW, WATCHED, Options, opened, some_matches
from .promise import promise

REMEMBERED = 30
"""Plies whose memories are compared, interpreted beside compiled: every seat looks at every number after each ply."""


def rows(match: Match, seat: int | None, kinds: tuple[str, ...] = KINDS) -> list[list[int]]:
    return [match.observation(seat, kind).tolist() for kind in kinds]


@promise("a re-deal is observed the same")
def a_redeal_never_changes_an_observation(game: Game, seats: int, options: Options) -> None:
    for match in some_matches(game, seats, options, FEW):
        for seat in [None, *range(seats)]:
            for seed in range(5):
                guess = match.redeal(seat, seed)
                assert rows(guess, seat, ("observation", "public")) == rows(match, seat, ("observation", "public"))


@promise("interpreted and compiled observations agree and keep their bounds")
def interpreted_and_compiled_observations_agree_and_keep_their_bounds(game: Game, seats: int, options: Options) -> None:
    for match in some_matches(game, seats, options, FEW):
        everybody, early = [None, *range(seats)], match.at(min(match.ply, REMEMBERED))
        with interpreted():
            again = replayed(game, early.record())
            found = [rows(again, seat) for seat in everybody]
            later = [rows(match, seat, ("observation", "public")) for seat in everybody]
        assert found == [rows(early, seat) for seat in everybody]
        assert later == [rows(match, seat, ("observation", "public")) for seat in everybody]
        for seat in [None, *range(seats)]:
            for kind in KINDS:
                row, layout = match.observation(seat, kind), game.tensor_of(kind)
                assert row.shape == (layout.size,)
                outside = {
                    name: part.tolist()
                    for (name, part), each in zip(layout.named(row).items(), layout, strict=True)
                    if (part < each.lowest).any() or (part > each.largest).any()
                }
                assert not outside
                assert np.abs(layout.scaled(row)).max() <= 1


@promise("what a seat sees change changes its observation")
def what_a_seat_sees_change_changes_its_observation(game: Game, seats: int, options: Options) -> None:
    """From one ply to the next, as far as the view tells it."""
    for seed in range(WATCHED):
        match, luck = opened(game, seats, options, seed), random.Random(seed)
        before: dict[int | None, tuple[str, bytes]] = {}
        while not match.over and match.ply < 400:
            for seat in [None, *range(seats)]:
                view = match.view(seat)
                told = json.dumps({name: value for name, value in view.items() if name != "ply"})
                row = match.observation(seat).tobytes()
                if seat in before and before[seat][0] != told:
                    assert before[seat][1] != row, f"ply {match.ply}, seat {seat}: {match.log[-1]}"
                before[seat] = told, row
            mover = luck.choice(match.to_act)
            match.play(luck.choice(match.moves(mover)), seat=mover)


@promise("two moves that look alike are observed alike")
def two_moves_that_look_alike_are_not_told_apart(game: Game, seats: int, options: Options) -> None:
    """Where a watcher sees which move is made, its view or its news tells it."""
    sees, luck = game.counsel.sees, random.Random(7)
    for match in some_matches(game, seats, options, FEW):
        for mover in match.to_act:
            moves = list(match.moves(mover))
            one, other = luck.choice(moves), luck.choice(moves)
            if one == other:
                continue
            after = [match.copy(), match.copy()]
            for twin_match, move in zip(after, (one, other), strict=True):
                twin_match.play(move, seat=mover)
            for watcher in [None, *(seat for seat in range(seats) if seat != mover)]:
                eyes = -1 if watcher is None else watcher
                seen = [bool(sees(match._board.t, eyes, mover, int(move))) for move in (one, other)]
                told = [json.dumps([then.view(watcher), then.news(watcher)[-1]]) for then in after]
                if told[0] == told[1]:
                    assert not all(seen), f"{watcher} cannot tell {one!r} from {other!r}"
                    assert rows(after[0], watcher) == rows(after[1], watcher)


@promise("an information state remembers everything")
def an_information_state_remembers_everything(game: Game, seats: int, options: Options) -> None:
    """Histories that a seat can tell apart have different tensors; an undone move leaves no trace."""
    match, luck = opened(game, seats, options, 3), random.Random(3)
    kept: list[list[bytes]] = []
    while not match.over and match.ply < 60:
        kept.append([match.observation(seat, "information_state").tobytes() for seat in range(seats)])
        mover = luck.choice(match.to_act)
        match.play(luck.choice(match.moves(mover)), seat=mover)
    for seat in range(seats):
        assert len({rows[seat] for rows in kept}) == len(kept)
    while len(kept) > 1 and luck.random() < 0.9:
        match.undo()
        found = [match.observation(seat, "information_state").tobytes() for seat in range(seats)]
        assert found == kept.pop()


@promise("a batch observes what matches observe")
def a_batch_observes_what_matches_observe(game: Game, seats: int, options: Options) -> None:
    size, luck = 6, random.Random(11)
    batch: Any = open_batch(game, size, seats, "cpu", options, 70, True)
    matches = [opened(game, seats, options, 70 + at) for at in range(size)]
    for step in range(60):
        if step % 7 == 0:
            for kind in KINDS:
                for seat in [None, *range(seats)]:
                    found = batch.observations(kind, seat)
                    for at, match in enumerate(matches):
                        eyes = match.to_act[0] if seat is None else seat
                        assert found[at].tolist() == match.observation(eyes, kind).tolist()
        moves = np.array([luck.choice(np.flatnonzero(row)) for row in batch.legal()])
        for at, match in enumerate(matches):
            match.play(int(moves[at]), seat=match.to_act[0])
        _, done = batch.step(moves)
        for ended in np.flatnonzero(done).tolist():
            episode = int(batch._episodes[ended])
            matches[ended] = opened(game, seats, options, 70 + ended + episode * size)
