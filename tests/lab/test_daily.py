"""The deal of the day: the same for everybody, and a record of it is checked move by move."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.analysis import daily
from dragonhall.cli import main
from dragonhall.core.match import Match, new_match
from dragonhall.games import game as find_game
from dragonhall.terminal import DailyTable

MONDAY, SATURDAY = date(2026, 1, 12), date(2026, 1, 10)
GAME = dh.games()[-1]
Record = dict[str, Any]


def played(deal: daily.Deal, pick: Callable[[Match], Any] = lambda match: match.moves()[0]) -> Match:
    """A deal of the day whose player does not think much."""
    match = deal.match()
    while not match.over:
        seat = daily.next_seat(match, deal.seat)
        mine = seat == deal.seat
        match.play(pick(match) if mine else daily.decision(match, deal, seat, deal.bot), seat=seat)
    return match


@pytest.fixture(scope="module")
def record() -> Record:
    deal = daily.deal_of(GAME, MONDAY)
    return daily.record_of(deal, played(deal))


@pytest.mark.parametrize("name", dh.games())
def test_a_record_of_every_game_is_in_order(name: str) -> None:
    deal = daily.deal_of(name, MONDAY)
    match = played(deal, lambda match: match.moves(deal.seat)[match.ply % len(match.moves(deal.seat))])
    checked, again = daily.verify(json.loads(json.dumps(daily.record_of(deal, match))))
    assert checked == deal and again.record() == match.record()
    assert daily.result_of(deal, again).scores == match.scores


def test_bots_that_search_move_the_same_every_time() -> None:
    deal = daily.deal_of(dh.games()[1], SATURDAY)
    assert deal.bot.startswith("wyrm")
    match = deal.match()
    for _ in range(20):
        seat = daily.next_seat(match, deal.seat)
        twice = [daily.decision(match, deal, seat, deal.bot) for _ in range(2)]
        assert twice[0] == twice[1]
        match.play(twice[0], seat=seat)


def test_days_and_games_differ() -> None:
    deals = [daily.deal_of(name, date(2026, 11, day)) for name in dh.games() for day in range(1, 31)]
    assert len({deal.secret for deal in deals}) == len(deals)
    assert {deal.bot for deal in deals} == set(daily.WEEK) and {deal.seats for deal in deals} == {2, 3, 4}


def changed(record: Record, **fields: Any) -> Record:
    return {**copy.deepcopy(record), **fields}


def other_bot_move(record: Record) -> Record:
    """At the first decision of a bot that has a choice it makes another move, and the match goes on from there."""
    deal = daily.deal_of(GAME, MONDAY)
    match, changed_yet = deal.match(), False
    while not match.over:
        seat = daily.next_seat(match, deal.seat)
        move = match.moves(seat)[0] if seat == deal.seat else daily.decision(match, deal, seat, deal.bot)
        others = [one for one in match.moves(seat) if one != move]
        if not changed_yet and seat != deal.seat and others:
            move, changed_yet = others[0], True
        match.play(move, seat=seat)
    assert changed_yet
    return daily.record_of(deal, match)


def other_seats(record: Record) -> Record:
    seats = 5 if record["seats"] != 5 else 4
    return changed(record, seats=seats)


REFUSED: dict[str, tuple[Callable[[Record], Record], str]] = {
    "another day": (lambda r: changed(r, hall={"daily": "2026-01-05"}), "dice are not the same|has . seats"),
    "another secret": (lambda r: changed(r, secret="5a" * 32), "dice are not the same"),
    "a seed": (lambda r: changed(r, secret=None, streams=None, seed=7), "dice are not the same"),
    "no streams": (lambda r: changed(r, streams=None), "dice are not the same"),
    "other seats": (other_seats, "has . seats, not"),
    "foreign options": (lambda r: changed(r, options=r["options"] | {"track": 20}), "usual options"),
    "other rules": (lambda r: changed(r, version=99), "for version 99 of the rules"),
    "a hint": (lambda r: changed(r, hall=r["hall"] | {"hints": [[3, 0]]}), "A hint was asked for"),
    "another bot's move": (other_bot_move, "is not the bot's own"),
    "a move left out": (lambda r: changed(r, moves=r["moves"][:4] + r["moves"][5:]), "does not fit"),
    "not to the end": (
        lambda r: {k: v for k, v in changed(r, moves=r["moves"][:9]).items() if k not in ("scores", "winners")},
        "not over",
    ),
    "a better score": (lambda r: changed(r, winners=[99]), "its moves give"),
    "no day": (lambda r: changed(r, hall={}), "does not say of which day"),
    "no game": (lambda r: changed(r, game="chess"), "cannot be checked"),
    "no record": (lambda r: {"hello": 1}, "not a record of a game"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_not_that_deal_is_refused_in_a_sentence(what: str, record: Record) -> None:
    change, said = REFUSED[what]
    with pytest.raises(dh.BadRecord, match=said):
        daily.verify(change(record))


def test_a_day_is_written_in_one_way_and_not_before_it_comes() -> None:
    for text in ("20261116", "2026-13-01", "today", 7, "2026-11-1"):
        with pytest.raises(daily.NoSuchDay):
            daily.read_date(text)
    with pytest.raises(daily.NoSuchDay):
        daily.deal_of(GAME, date(2025, 12, 31))
    assert main(["daily", GAME, "--date", "2999-01-01"]) == 2


def test_a_seat_rolls_the_same_however_many_moves_others_make() -> None:
    """The third roll of seat 1 with streams by seat; with a secret alone it follows from the ply."""

    def rolls(others: int, streams: bool) -> list[dict[str, Any]]:
        match = new_match(find_game("dragorun"), 2, None, {}, bytes(32), streams=streams)
        found: list[dict[str, Any]] = []
        while len(found) < 3:
            [seat] = match.to_act
            texts = [move.text for move in match.moves(seat)]
            text = texts[others] if seat == 0 else "roll" if "roll" in texts else texts[0]
            match.play(text, seat=seat)
            if seat == 1 and text == "roll":
                [rolled] = [event for event in match.news(None, since=match.ply)[0] if event["key"] == "rolled"]
                found.append({name: rolled[name] for name in ("colour", "movement")})
        return found

    assert rolls(0, True) == rolls(-1, True)
    assert rolls(0, False) != rolls(-1, False)


def test_the_command_plays_verifies_and_shows_the_house(
    tmp_path: Path, record: Record, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "daily.json"
    monkeypatch.setattr(daily, "HOUSE", "drake")
    # Other tests look at how a table is drawn and asks.
    plays = lambda table, seat: table.match.play(table.match.moves(seat)[0], seat=seat)  # noqa: E731
    for shown, instead in (("_draw", lambda *_: None), ("_tell", lambda *_: None), ("_person_decides", plays)):
        monkeypatch.setattr(DailyTable, shown, instead)
    assert set(DailyTable._commands) == {"s", "r", "q"}, "no hints, and nothing is taken back"
    day = ["--date", str(MONDAY), "--lang", "en"]
    assert main(["daily", GAME, *day, "--record", str(file)]) == 0
    said = capsys.readouterr().out
    assert "You finished" in said and "Our strongest bot finished" in said
    assert json.loads(file.read_text("utf-8"))["moves"] == record["moves"]
    assert main(["daily", "--verify", str(file), "--lang", "en"]) == 0
    assert "is correct" in capsys.readouterr().out
    file.write_text(json.dumps(changed(record, secret="5a" * 32)), "utf-8")
    assert main(["daily", "--verify", str(file)]) == 2
    assert "another deal" in capsys.readouterr().err
    assert main(["daily", *day]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(dh.games()) + 1
