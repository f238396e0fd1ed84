"""What a network knows at once: the same for tables that look alike, and a review that the search replaces."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import dragonhall as dh
from dragonhall.analysis.review import glance, glanced, reviewed
from dragonhall.bots import ask, bot_named, network
from dragonhall.bots.network import Network, network_of, shares_of
from dragonhall.bots.network_insight import Insight, NoInsight
from dragonhall.games import game as find_game
from dragonhall.hall.matches.reviews import Work
from dragonhall.hall.tables.advice import hint_of
from dragonhall.lab.insight import compared, fitted
from dragonhall.words import words_in

from .networks import some_network

GAME = find_game("dragorun")


@pytest.fixture
def learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Network:
    """Dragorun has a network in its folder, and it alone."""
    some_network()[0].save(tmp_path / "network.npz")
    monkeypatch.setattr(network, "path_of", lambda game: tmp_path / ("network.npz" if game is GAME else "none"))
    network_of.cache_clear()
    yield network_of(GAME)
    network_of.cache_clear()


def played(plies: int | None = None) -> dh.Match:
    match, bot = dh.new("dragorun", seats=3, seed=6, options={"track": 16, "start": 10}), bot_named("hatchling", seed=2)
    while not match.over and (plies is None or match.ply < plies or len(match.moves(match.to_act[0])) < 2):
        match.play(ask(bot, match, match.to_act[0], seed=1), seat=match.to_act[0])
    return match


def test_shares_are_adjusted_and_the_end_is_exact(learnt: Network):
    match, insight = played(12), Insight(GAME)
    plain = [float(shares_of(GAME, learnt, match.board.tables, 0, seat, 3)[seat]) for seat in range(3)]
    assert insight.chances(match.board, 3) == pytest.approx(plain)
    assert Insight(GAME, compiled=False).chances(match.board, 3) == insight.chances(match.board, 3)
    steeper = Insight(GAME, learnt.calibrated({"3": (2.0, -0.5)}))
    odds = [math.log(share / (1 - share)) for share in plain]
    assert steeper.chances(match.board, 3) == pytest.approx([1 / (1 + math.exp(0.5 - 2 * one)) for one in odds])
    over = played()
    assert insight.chances(over.board, 3) == [(seat in over.winners) / len(over.winners) for seat in range(3)]
    policy = insight.policy(match.board, match.to_act[0])
    assert sum(policy.values()) == pytest.approx(1) and list(policy.values()) == sorted(policy.values(), reverse=True)
    assert set(policy) == {int(move) for move in match.moves(match.to_act[0])}


def test_a_hint_at_once_depends_on_what_the_seat_knows_alone(learnt: Network):
    match = played(12)
    seat = match.to_act[0]
    hint = match.hint(seat, budget="network", seed=3)
    assert (hint.source, hint.simulations) == ("network", 0) and hint.move in match.moves(seat)
    assert [option.share for option in hint.options] == sorted((one.share for one in hint.options), reverse=True)
    assert match.redeal(seat, 77).hint(seat, budget="network", seed=3) == hint
    assert "first glance" in hint.why(words_in("en"), GAME)
    assert hint_of(hint, 5).source == "network"
    assert hint_of(match.hint(seat, budget="48it", seed=3), 5).source == "search"
    with pytest.raises(NoInsight, match="Le Jeu des Dragons has no network"):
        dh.new("ante", seats=2, seed=1).hint(0, budget="network")


def test_a_review_begins_with_the_network_and_the_search_replaces_it_point_by_point(learnt: Network):
    match = played()
    plies, work = len(match.log), Work(match, "digest", "here")
    assert work.state().review is None
    glance(match, work.draft)
    first = work.state().review
    assert first is not None and first.network_from == 0 and len(first.chances) == plies + 1
    assert first.chances == [[round(share, 4) for share in row] for row in glanced(match).chances]
    assert all(mark.source == "network" for mark in first.marks) and first.playouts == 0
    for one, result in zip(first.seats, first.chances[-1], strict=True):
        assert one.skill + one.luck == pytest.approx(result - 1 / 3, abs=3e-4)
    looks = []

    def look(number: int, last: int) -> None:
        review = work.state().review
        assert review is not None
        assert review.network_from == (None if number == last else number + 1)
        assert review.chances[number + 1 :] == first.chances[number + 1 :]
        begun = match.ply - plies
        assert all(
            one.source == ("search" if one.ply - begun <= number + 1 else "network")
            for one in work.draft.review().decisions
        )
        looks.append(review.chances[number] == first.chances[number])

    whole = reviewed(match, playouts_each=30, progress=look, draft=work.draft)
    alone = reviewed(match, playouts_each=30)
    assert len(looks) == plies + 1 and looks.count(False) > plies // 2
    assert replace(whole, seconds=0) == replace(alone, seconds=0)
    assert whole.network_from is None and all(one.source == "search" for one in whole.decisions)


def test_estimates_are_held_against_results_and_fitted_to_them(learnt: Network, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("dragonhall.lab.insight.PLAYERS", ("hatchling", "drake"))
    found = compared(GAME, 2, 2, 20, 1)
    assert found.estimates == 48 and 0 < found.gap < 1 and 0 <= found.far <= 1 and found.even == 0.25
    slope, shift = fitted(GAME, learnt, 2, 6, 1)
    assert np.isfinite([slope, shift]).all() and (slope, shift) == fitted(GAME, learnt, 2, 6, 1)
    with pytest.raises(NoInsight):
        Insight(find_game("ante"))
