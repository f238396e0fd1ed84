"""NumPy's integers are whole numbers wherever one is asked for; texts are moves, from bots too."""

from __future__ import annotations

import json

import numpy as np
import pytest

import dragonhall as dh
from dragonhall.bots import ask, bot_named
from dragonhall.core.match import Match
from dragonhall.games import game
from dragonhall.lab.arena.arena import play_match

INTEGERS = (np.int8, np.uint8, np.int16, np.int32, np.int64, np.uint64)


@pytest.mark.parametrize("kind", INTEGERS)
def test_numbers_of_numpy_are_whole_numbers(kind: type[np.integer]) -> None:
    with dh.interpreted():
        match = dh.new("dragorun", seats=kind(3), seed=kind(7), options={"track": kind(20)})
        match.play(kind(match.moves(match.to_act[0])[0]), seat=kind(match.to_act[0]))
        same = dh.new("dragorun", seats=3, seed=7, options={"track": 20})
        same.play(same.moves(same.to_act[0])[0], seat=same.to_act[0])
        assert json.dumps(match.record()) == json.dumps(same.record())
        assert json.dumps(match.view(kind(1))) == json.dumps(same.view(1))
        assert match.at(kind(0)).position() == same.at(0).position()
        assert match.redeal(kind(1), kind(5)).position() == same.redeal(1, 5).position()
        assert match.observation(kind(1)).tolist() == same.observation(1).tolist()
        position = match.position() | {"seats": kind(3), "ply": kind(1)}
        assert dh.position(position).position() == match.position()


def test_batches_take_them() -> None:
    batch = dh.batch("dragorun", np.int64(4), np.int8(2), seed=np.uint8(3))
    assert (batch.size, batch.seats, batch.seed) == (4, 2, 3)
    assert batch.observations(seat=np.int64(1)).shape[0] == 4


@pytest.mark.parametrize("wrong", [True, np.True_, 2.0, np.float64(2), "2", None])
def test_what_is_no_whole_number_is_refused(wrong: object) -> None:
    with dh.interpreted():
        for asked in ({"seats": wrong or False}, {"seats": 2, "seed": wrong if wrong is not None else "x"}):
            with pytest.raises(dh.DragonhallError, match=r"[.]$"):
                dh.new("dragorun", **asked)  # type: ignore[arg-type]


class Texts:
    def choose(self, match: Match, seat: int) -> str:
        return str(match.moves(seat)[-1])


class Numbers:
    def choose(self, match: Match, seat: int) -> np.int64:
        return np.int64(match.moves(seat)[-1])


def test_bots_answer_with_moves_texts_or_numbers() -> None:
    with dh.interpreted():
        match = dh.new("dragorun", seats=2, seed=1)
        assert ask(Texts(), match, match.to_act[0], 1) is ask(Numbers(), match, match.to_act[0], 1)
        outcomes = [
            play_match(game("dragorun"), 2, {}, 1, [bot, bot_named("drake", seed=2)]) for bot in (Texts(), Numbers())
        ]
    assert outcomes[0] == outcomes[1] and sum(outcomes[0].shares) == 1


class Typo:
    def choose(self, match: Match, seat: int) -> str:
        return "rol"


def test_a_typo_of_a_bot_is_told() -> None:
    with dh.interpreted(), pytest.raises(dh.NotAMove, match="Did you mean"):
        play_match(game("dragorun"), 2, {}, 1, [Typo(), bot_named("drake", seed=2)])
