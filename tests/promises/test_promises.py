"""The promises that every game keeps, whoever wrote it: every registered game gets these tests for free.

Each runs for every number of seats and for every set of options in ``Game.test_options``. ``DRAGONHALL_GAMES`` sets
how many random games each combination plays (``make soak`` plays 100,000).
"""

from __future__ import annotations

import copy
import json
import pickle
import random

import pytest

import dragonhall as dh
from dragonhall.core.compiler.event_player import event_player
from dragonhall.core.game import Game
from dragonhall.core.match import Match, new_match
from dragonhall.core.news import listening
from dragonhall.games import game as find_game

from .cases import FEW, GAMES, WATCHED, Runner, differing, every_case, opened, some_matches, usual_length


def bytes_of(match: Match) -> bytes:
    return match._board.tables.tobytes()


@every_case
def test_every_game_ends_and_nothing_is_lost(game: Game, seats: int, options: dict) -> None:
    """Promises 1 and 2."""
    runner, luck = Runner(game, seats, options), random.Random(seats)
    usual, longest, expected = usual_length(game, seats, options), 0, None
    for seed in range(GAMES):
        runner.deal(seed)
        expected = expected or game.faces.pieces(runner.board.t)
        assert game.faces.pieces(runner.board.t) == expected, f"after the deal of seed {seed}"
        plies = runner.run(luck.randrange(usual + 1))
        assert game.faces.pieces(runner.board.t) == expected, f"seed {seed}, ply {plies}"
        plies += runner.run(game.rules.longest_match)
        assert game.machine.to_act(runner.board) == 0, f"seed {seed} does not end"
        assert game.faces.pieces(runner.board.t) == expected, f"seed {seed}, at the end"
        longest = max(longest, plies)
    assert longest < game.rules.longest_match / 2, f"{longest} plies: longest_match must be more than twice as long"


@every_case
def test_after_every_ply_somebody_can_move_and_nothing_is_lost(game: Game, seats: int, options: dict) -> None:
    """Promises 1 to 3, ply by ply: somebody can move, lists are sound, nothing is lost, refusals change nothing."""
    for seed in range(WATCHED):
        match, luck = opened(game, seats, options, seed), random.Random(seed)
        expected = game.faces.pieces(match._board.t)
        while not match.over:
            for seat in range(seats):
                moves = match.moves(seat)
                numbers = [int(move) for move in moves]
                assert bool(numbers) == (seat in match.to_act)
                assert len(set(numbers)) == len(numbers) <= game.rules.longest_list
            assert game.faces.pieces(match._board.t) == expected
            seat = luck.choice(match.to_act)
            match.play(luck.choice(match.moves(seat)), seat=seat)


@every_case
def test_every_legal_move_can_be_played_and_every_other_is_refused(game: Game, seats: int, options: dict) -> None:
    """Promise 3."""
    luck = random.Random(3)
    for match in some_matches(game, seats, options, FEW):
        before = bytes_of(match)
        for seat in range(seats):
            moves = match.moves(seat)
            tried = game.moves if len(game.moves) <= 200 else [*moves, *luck.sample(game.moves, 200)]
            for move in tried:
                if move in moves:
                    twin = match.copy()
                    twin.play(move, seat=seat)
                    assert bytes_of(match) == before
                else:
                    with pytest.raises(dh.NotLegalNow if moves else dh.NotYourTurn):
                        match.play(move, seat=seat)
                    assert bytes_of(match) == before
        for nonsense in ("", "not a move", -1, len(game.moves), 2**70, 1.5, None, "\x00", "roll " * 1000):
            if match.to_act:
                with pytest.raises(dh.NotAMove):
                    match.play(nonsense, seat=match.to_act[0])  # type: ignore[arg-type]
        assert bytes_of(match) == before


@every_case
def test_interpreted_and_compiled_agree_bit_for_bit(game: Game, seats: int, options: dict) -> None:
    """Promise 4; the news are told by interpreted rules, so they are checked with it."""
    _ = game.machine  # Until machine code is ready a match runs interpreted: this waits for it.
    for seed in range(WATCHED):
        match, luck = opened(game, seats, options, seed), random.Random(seed)
        with dh.interpreted():
            slow = opened(game, seats, options, seed)
        assert bytes_of(match) == bytes_of(slow)
        while not match.over:
            seat = luck.choice(match.to_act)
            moves = match.moves(seat)
            with dh.interpreted():
                assert list(slow.moves(seat)) == list(moves)
                assert slow.to_act == match.to_act
            move = luck.choice(moves)
            match.play(move, seat=seat)
            with dh.interpreted():
                slow.play(move, seat=seat)
            assert bytes_of(match) == bytes_of(slow), f"seed {seed}, ply {match.ply}: {move}"
        with dh.interpreted():
            assert (slow.scores, slow.winners) == (match.scores, match.winners)
        match.news(None)
        assert match._told_board is not None and match._told_board.tables.tobytes() == bytes_of(match)


@every_case
def test_compiled_and_interpreted_rules_tell_the_same_events(game: Game, seats: int, options: dict) -> None:
    form, luck = event_player(game), random.Random(seats)
    form.prepare()
    for match in some_matches(game, seats, options, FEW):
        for _ in range(20):
            if match.over:
                break
            seat = luck.choice(match.to_act)
            move, board, twin = luck.choice(match.moves(seat)), match.board, match.board
            told = form.play(board, seat, int(move))
            with listening() as events:
                game.interpreted.play(twin, seat, int(move))
            assert told == [(heard.to, heard.what, *heard.numbers) for heard in events]
            assert board.tables.tobytes() == twin.tables.tobytes()
            match.play(move, seat=seat)


@every_case
def test_open_view_and_own_view_share_no_entries(game: Game, seats: int, options: dict) -> None:
    for match in some_matches(game, seats, options, FEW):
        for seat in (*range(seats), None):
            assert not match.open_view().keys() & match.own_view(seat).keys()


@every_case
def test_a_copy_is_independent(game: Game, seats: int, options: dict) -> None:
    """Promise 5: playing on copies changes no earlier match; undo and at() go back exactly."""
    match, luck = opened(game, seats, options, 5), random.Random(5)
    kept: list[tuple[Match, bytes]] = []
    for _ in range(60):
        if match.over:
            break
        kept.append((match, bytes_of(match)))
        match = luck.choice((Match.copy, copy.deepcopy, copy.copy))(match)
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.moves(seat)), seat=seat)
    for ply, (earlier, before) in enumerate(kept):
        assert bytes_of(earlier) == before
        assert bytes_of(match.at(ply)) == before
    for _, before in reversed(kept):
        match.undo()
        assert bytes_of(match) == before
    with pytest.raises(dh.BadPly):
        match.undo()


@every_case
def test_redeal_changes_nothing_that_the_seat_can_see(game: Game, seats: int, options: dict) -> None:
    """Promises 6 and 7: view, moves and news are byte-identical, the game goes on and nothing is lost."""
    for match in some_matches(game, seats, options, FEW):
        expected = game.faces.pieces(match._board.t)
        for seat in [None, *range(seats)]:
            for seed in range(3):
                guess = match.redeal(seat, seed)
                assert json.dumps(guess.view(seat)) == json.dumps(match.view(seat))
                assert json.dumps(guess.news(seat)) == json.dumps(match.news(seat))
                assert guess.to_act == match.to_act
                if seat is not None:
                    assert list(guess.moves(seat)) == list(match.moves(seat))
                assert game.faces.pieces(guess._board.t) == expected
                again = guess.redeal(seat, seed + 100)
                assert json.dumps(again.view(seat)) == json.dumps(match.view(seat))
                with dh.interpreted():
                    slow = match.redeal(seat, seed)
                assert bytes_of(slow) == bytes_of(guess)
                luck = random.Random(seed)
                for _ in range(20):
                    if guess.over:
                        break
                    mover = luck.choice(guess.to_act)
                    guess.play(luck.choice(guess.moves(mover)), seat=mover)
                assert game.faces.pieces(guess._board.t) == expected


@every_case
def test_texts_records_positions_and_pickles_are_identities(game: Game, seats: int, options: dict) -> None:
    """Promise 8."""
    for match in some_matches(game, seats, options, FEW):
        record = json.loads(json.dumps(match.record()))
        again = dh.replay(record)
        assert again.record() == match.record()
        assert bytes_of(again) == bytes_of(match)
        position = json.loads(json.dumps(match.position()))
        placed = dh.position(position)
        assert placed.position() == match.position()
        assert bytes_of(placed) == bytes_of(match), differing(game, placed, match)
        assert placed.view(None) == match.view(None)
        assert dh.replay(placed.record()).position() == match.position()
        saved = pickle.loads(pickle.dumps(match))
        assert bytes_of(saved) == bytes_of(match) and saved.news(0) == match.news(0)
        json.dumps([match.view(seat) for seat in [None, *range(seats)]])


@pytest.mark.parametrize("name", dh.games())
def test_move_to_text_to_move_is_an_identity(name: str) -> None:
    """Promise 8."""
    moves = find_game(name).moves
    for number, move in enumerate(moves):
        assert int(move) == number
        assert moves.find(str(move)) is move is moves.find(number)


@every_case
def test_the_same_secret_and_moves_give_the_same_match(game: Game, seats: int, options: dict) -> None:
    """Promise 9."""
    secret = bytes(range(32))
    match = new_match(game, seats, None, options, secret)
    luck = random.Random(9)
    while not match.over and match.ply < 80:
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.moves(seat)), seat=seat)
    again = dh.replay(match.record())
    assert bytes_of(again) == bytes_of(match)
    assert again.news(None) == match.news(None)
