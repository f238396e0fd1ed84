"""Batches: equal to single matches bit for bit, legal masks, steps with automatic re-deal, refusals."""

from __future__ import annotations

import numpy as np
import pytest

import dragonhall as dh
from dragonhall.batches import BadBatch, NoGpu
from dragonhall.batches.gpu import find_cuda
from dragonhall.core.dice import mixed, scaled, stepped
from dragonhall.games import game as find_game

from .gpu_observations import agree

CHOICES = 0x2545F4914F6CDD1D

every_game = pytest.mark.parametrize("name", dh.games())


def lowest(match: dh.Match) -> int:
    return match.to_act[0]


@every_game
def test_a_batch_plays_what_single_matches_play(name: str):
    """Random playouts, choice by choice, from the same seeds: the final tables are equal bytes."""
    size, seats = 12, find_game(name).seats[-1]
    batch = dh.batch(name, size=size, seats=seats, seed=50)
    scores = batch.playout()
    for at in range(size):
        match, word = dh.new(name, seats=seats, seed=50 + at), mixed(50 + at ^ CHOICES)
        while not match.over:
            seat = lowest(match)
            moves = match.moves(seat)
            word = stepped(word)
            match.play(moves[scaled(word, len(moves))], seat=seat)
        assert match._board.tables.tobytes() == batch.tables[at : at + 1].tobytes()
        assert tuple(scores[at]) == match.scores
    assert (batch.to_act() == -1).all()


@every_game
def test_masks_and_steps_follow_single_matches(name: str):
    size, seats = 8, find_game(name).fewest_seats
    batch = dh.batch(name, size=size, seats=seats, seed=9)
    matches = [dh.new(name, seats=seats, seed=9 + at) for at in range(size)]
    for step in range(40):
        mask = batch.legal()
        assert mask.shape == (size, len(find_game(name).moves))
        moves = np.array([np.flatnonzero(row)[step % row.sum()] for row in mask])
        for at, match in enumerate(matches):
            if match is None or match.over:
                matches[at] = None
                continue
            assert set(np.flatnonzero(mask[at])) == {int(move) for move in match.moves(lowest(match))}
            assert batch.to_act()[at] == lowest(match)
            match.play(int(moves[at]), seat=lowest(match))
        scores, done = batch.step(moves)
        for at, match in enumerate(matches):
            if match is not None:
                assert bool(done[at]) == match.over
                if match.over:
                    assert tuple(scores[at]) == match.scores
                else:
                    assert batch.tables[at : at + 1].tobytes() == match._board.tables.tobytes()


@every_game
def test_a_turn_is_a_step_and_a_look_at_what_follows(name: str):
    """Two batches of the same seed, one by turns, one by step, legal, observations and to_act: all arrays are equal."""
    one, other = (dh.batch(name, size=300, seats=3, seed=4) for _ in range(2))
    luck = np.random.default_rng(1)
    for batch in (one, other):
        batch.run(60)
    turn, ends = one.turn(), 0
    for _ in range(40):
        assert (turn.observations == other.observations()).all()
        assert (turn.mask == other.legal()).all()
        assert (turn.to_act == other.to_act()).all()
        moves = (luck.random(turn.mask.shape) * turn.mask).argmax(1)
        turn = one.turn(moves)
        scores, done = other.step(moves)
        assert (turn.scores == scores).all()
        assert (turn.done == done).all()
        assert (turn.winners == other.winners).all()
        assert one.tables.tobytes() == other.tables.tobytes()
        ends += int(done.sum())
        for at in np.flatnonzero(done):
            assert 0 < turn.winners[at] < 8
    if name == "dragorun":
        assert ends > 0


def test_a_turn_with_an_illegal_move_changes_nothing():
    batch = dh.batch("dragorun", size=600, seats=3, seed=4)
    turn = batch.turn()
    moves = turn.mask.argmax(1)
    for wrong in (-1, len(batch.game.moves), int(np.flatnonzero(turn.mask[5] == 0)[0])):
        before = batch.tables.tobytes()
        turn.mask[5] = 1  # what was given away may be written on
        with pytest.raises(dh.NotLegalNow, match="table 5"):
            batch.turn(np.where(np.arange(600) == 5, wrong, moves))
        assert batch.tables.tobytes() == before
    for wrong in (moves[:5], moves.astype(float), "moves"):
        with pytest.raises(BadBatch):
            batch.turn(wrong)
    batch.step(moves)
    assert (batch.turn(batch.legal().argmax(1)).mask == batch.legal()).all()  # steps and turns can be mixed
    batch.playout()
    over = batch.turn()
    assert (over.to_act == -1).all()
    assert not over.mask.any()
    assert batch.turn(np.zeros(600, np.int64)).done.all()  # on a finished table any move deals the next game


def test_a_batch_that_remembers_takes_turns_too():
    one, other = (dh.batch("ante", size=4, seats=3, seed=4, recall=True) for _ in range(2))
    for _ in range(12):
        moves = other.legal().argmax(1)
        turn = one.turn(moves)
        other.step(moves)
        assert (turn.mask == other.legal()).all()
    assert (one.observations("information_state") == other.observations("information_state")).all()


def test_a_finished_game_is_dealt_anew_with_the_next_seed():
    batch = dh.batch("dragorun", size=3, seats=2, seed=1)
    for _ in range(5000):
        _, done = batch.step(batch.legal().argmax(1))
        if done[0]:
            break
    fresh = dh.new("dragorun", seats=2, seed=1 + 3)
    assert batch.tables[:1].tobytes() == fresh._board.tables.tobytes()


def somewhere(name: str, seats: int) -> dict:
    """A position in the middle of a match."""
    match = dh.new(name, seats=seats, seed=3)
    for step in range(25):
        moves = match.moves(lowest(match))
        match.play(moves[step % len(moves)], seat=lowest(match))
    return match.position()


def begun(position: dict, seed: int) -> dh.Match:
    return dh.position({key: value for key, value in position.items() if key != "dice"} | {"seed": seed})


@every_game
def test_a_batch_from_a_position_plays_what_single_matches_play(name: str):
    size, seats = 6, find_game(name).seats[-1]
    position = somewhere(name, seats)
    batch = dh.batch(name, size=size, seed=70, position=position)
    assert len({batch.tables[at]["dice"] for at in range(size)}) == size
    scores = batch.playout()
    for at in range(size):
        match, word = begun(position, 70 + at), mixed(70 + at ^ CHOICES)
        while not match.over:
            seat = lowest(match)
            moves = match.moves(seat)
            word = stepped(word)
            match.play(moves[scaled(word, len(moves))], seat=seat)
        assert match._board.tables.tobytes() == batch.tables[at : at + 1].tobytes()
        assert tuple(scores[at]) == match.scores
    batch.reset(90)
    again = begun(position, 91)
    assert batch.tables[1:2].tobytes() == again._board.tables.tobytes()
    assert set(np.flatnonzero(batch.legal()[1])) == {int(move) for move in again.moves(lowest(again))}


def test_a_finished_game_begins_again_from_the_position_with_the_next_seed():
    late = {"game": "dragorun", "seats": 2, "spaces": {"Diego": 27}, "markers": {"Diego": 0}}
    batch = dh.batch("dragorun", size=3, seed=1, position=late)
    for episode in (1, 2):
        for _ in range(5000):
            _, done = batch.step(batch.legal().argmax(1))
            if done[0]:
                break
        assert batch.tables[:1].tobytes() == begun(late, 1 + 3 * episode)._board.tables.tobytes()
    assert batch.run(5000) == 3 * 5000


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"seats": 3}, "The position has 2 seats, not 3"),
        ({"options": {"track": 40}}, "The position has the option track=[0-9]+, not 40"),
        ({"game": "ante"}, "The position is one of 'dragorun', not of 'ante'"),
        ({"position": []}, "A position is a dict"),
        ({"position": {"game": "dragorun", "seats": 2, "spaces": {"Diego": -7}}}, "Diego"),
        ({"position": "over"}, "The game is over in this position"),
    ],
)
def test_a_batch_that_does_not_fit_its_position_is_refused(wrong: dict, why: str):
    late = {"game": "dragorun", "seats": 2, "spaces": {"Diego": 27}, "markers": {"Diego": 0}}
    if wrong.get("position") == "over":
        match = begun(late, 1)
        while not match.over:
            match.play(match.moves(lowest(match))[0], seat=lowest(match))
        wrong = {"position": match.position()}
    with pytest.raises(dh.DragonhallError, match=why):
        dh.batch(**({"game": "dragorun", "size": 4, "position": late} | wrong))


def test_a_batch_may_say_the_seats_and_options_of_its_position():
    late = {"game": "dragorun", "seats": 2, "spaces": {"Diego": 27}, "markers": {"Diego": 0}}
    batch = dh.batch("dragorun", size=2, seats=2, options={}, position=late, recall=True)
    assert batch.observations("information_state").shape[0] == 2


def test_many_threads_and_one_thread_agree():
    large, small = dh.batch("dragorun", size=2000, seats=3, seed=2), dh.batch("dragorun", size=100, seats=3, seed=2)
    assert large.run(50) == 2000 * 50
    small.run(50)
    large_seeds_differ = dh.batch("dragorun", size=100, seats=3, seed=2)
    large_seeds_differ.run(50)
    assert small.tables.tobytes() == large_seeds_differ.tables.tobytes()


def test_an_illegal_move_is_refused_and_changes_nothing():
    batch = dh.batch("dragorun", size=600, seats=4, seed=1)
    before = batch.tables.tobytes()
    moves = np.zeros(600, int)
    moves[77] = 8
    with pytest.raises(dh.NotLegalNow, match="table 77"):
        batch.step(moves)
    for wrong in (np.zeros(5, int), np.zeros(600), "roll", np.full(600, 10**9), np.full(600, -1)):
        with pytest.raises((BadBatch, dh.NotLegalNow)):
            batch.step(wrong)
    assert batch.tables.tobytes() == before


@pytest.mark.parametrize(
    "wrong", [{"size": 0}, {"size": 2.5}, {"device": "tpu"}, {"seats": 9}, {"seed": -1}, {"options": {"x": 1}}]
)
def test_a_batch_that_cannot_be_made(wrong):
    with pytest.raises(dh.DragonhallError):
        dh.batch(**({"game": "dragorun", "size": 4, "seats": 2} | wrong))


def test_a_million_tables_fit_in_300_megabytes():
    assert find_game("dragorun").Table.dtype.itemsize * 1_000_000 < 300_000_000


def test_the_comparison_of_tensors_with_a_gpu_compares(capsys: pytest.CaptureFixture[str]):
    """``python -m tests.library.gpu_observations``, without the GPU."""
    assert agree("dragorun", 200, gpu=False)
    assert "200 positions, 600 rows compared, 0 differ" in capsys.readouterr().out


def test_without_a_gpu_a_sentence_says_so():
    try:
        find_cuda()
    except NoGpu as error:
        assert str(error).startswith("No GPU can be used here")
        with pytest.raises(NoGpu):
            dh.batch("dragorun", size=4, seats=2, device="cuda")
    else:
        batch = dh.batch("dragorun", size=5000, seats=2, device="cuda")
        other = dh.batch("dragorun", size=5000, seats=2)
        assert (batch.playout().copy_to_host() == other.playout()).all()
        assert batch.tables.copy_to_host().tobytes() == other.tables.tobytes()
