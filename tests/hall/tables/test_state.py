"""What is agreed about a table: every edit changes the agreement or refuses."""

from __future__ import annotations

from typing import Any

import pytest

from dragonhall.hall import protocol as p
from dragonhall.hall.base.errors import Refused
from dragonhall.hall.tables import state as module
from dragonhall.hall.tables.codes import new_token, read_address, read_code, shared_code
from dragonhall.hall.tables.state import (
    DAY_MS,
    Person,
    TableState,
    UndoRequest,
    check_level,
    new_state,
    read_state,
    rematch_state,
    safe_options,
)

SECRET = bytes(32)


def table(member: str | None = None, **asked: Any) -> TableState:
    """A new table of dragorun with three seats; Ann, player 0, sits on seat 0."""
    wanted = p.CreateTable("dragorun", "Ann", **({"seats": 3, "sit": [0]} | asked))
    return new_state(wanted, SECRET, 1000, "tag", member)[0]


def joined(state: TableState, name: str = "Bob", seat: int | None = None, **more: Any) -> Person:
    person = state.join(name, new_token(), **more)
    if seat is not None:
        state.sit(person.player, seat)
    return person


def refused(code: str) -> Any:
    return pytest.raises(Refused, check=lambda error: error.problem.code == code)


def test_a_state_is_read_as_it_was_written():
    state = table(public=True, bots=[None, "drake"])
    joined(state, seat=2)
    assert read_state(state.encoded()) == state == state.copy()
    assert state.copy() is not state


# Joining


def test_players_are_numbered_in_the_order_they_came_and_no_number_is_given_twice():
    state = table()
    assert [joined(state, f"Guest {n}").player for n in range(3)] == [1, 2, 3]
    state.leave(3, False, "drake")
    assert joined(state, "Late").player == 4


def test_names_are_told_apart():
    state = table()
    assert joined(state, "ann").name == "ann (2)"
    assert joined(state, "Аnn").name.endswith("(3)"), "the first letter is Cyrillic"


def test_a_token_opens_its_place_until_its_person_leaves():
    state = table()
    token = new_token()
    player = state.join("Bob", token).player
    found = state.with_token(token)
    assert found is not None and found.player == player
    assert state.with_token(token + "x") is None
    state.leave(player, False, "drake")
    assert state.with_token(token) is None


def test_a_crowd_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "MAX_PLAYERS", 2)
    state = table()
    joined(state)
    with refused("table-full"):
        joined(state, "Cid")


def test_people_who_left_are_forgotten_in_time_but_not_the_host(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "MAX_GONE", 2)
    state = table()
    for n in range(5):
        state.leave(joined(state, f"Guest {n}").player, False, "drake")
    joined(state, "Last")
    assert [person.player for person in state.players] == [0, 4, 5, 6]


# Seats


def test_a_seat_is_taken_once():
    state = table()
    with refused("seat-taken"):
        joined(state, seat=0)
    with refused("no-seat"):
        state.sit(1, 3)


def test_a_guest_has_one_seat_the_host_as_many_as_needed():
    state = table()
    state.sit(0, 1)
    bob = joined(state, seat=2).player
    state.stand(0, 1)
    with refused("one-seat"):
        state.sit(bob, 1)
    state.many_seats = True
    state.sit(bob, 1)
    assert state.seats_held_by(bob) == [1, 2] and state.seats_held_by(None) == []


def test_nobody_stands_up_for_another():
    state = table()
    bob = joined(state).player
    with refused("not-your-seat"):
        state.stand(bob, 0)
    state.stand(0, 0)
    assert state.seats_held_by(0) == []


def test_a_second_person_on_the_device_has_a_label_and_no_face():
    state = table("ann's id", portrait=None)
    state.sit(0, 1, "Zoé")
    assert (state.name_at(0), state.name_at(1)) == ("Ann", "Zoé")
    assert state.portrait_at(1) is None
    assert [state.member_at(seat) for seat in range(3)] == ["ann's id", None, None]
    assert [state.member_asked(seat) for seat in range(3)] == ["ann's id", "ann's id", None], "both at Ann's device"


def test_a_bot_takes_a_free_seat_only():
    state = table()
    state.set_bot(1, "drake")
    assert state.by_bot(1) and not state.by_bot(0)
    with refused("seat-taken"):
        state.set_bot(0, "drake")
    with refused("seat-taken"):
        joined(state, seat=1)
    with refused("bad-level"):
        check_level("nobody", "dragorun")
    state.set_bot(1, None)
    assert not state.by_bot(1)


def test_free_seats_are_filled_or_named():
    state = table()
    with refused("not-started"):
        state.fill(None)
    state.fill("wyvern")
    assert [place.level for place in state.places] == [None, "wyvern", "wyvern"]


# Leaving and removing


def test_before_the_start_leaving_frees_the_seat_afterwards_a_bot_takes_it():
    for phase, level in (("open", None), ("running", "drake")):
        state = table()
        bob = joined(state, seat=1).player
        state.leave(bob, phase, "drake")
        assert state.places[1].player is None and state.places[1].level == level
        assert state.host == 0


def test_after_the_end_leaving_changes_no_seat():
    state = table()
    bob = joined(state, seat=1).player
    state.leave(bob, "over", "drake")
    assert state.places[1].player == bob


def test_the_host_is_replaced_by_somebody_with_a_seat():
    state = table()
    joined(state, "Watcher")
    bob = joined(state, seat=1).player
    state.leave(0, "running", "drake")
    assert state.host == bob
    with refused("not-the-host"):
        state.must_host(1)


def test_removed_people_cannot_come_back_by_any_way():
    state = table()
    token = new_token()
    bob = state.join("Bob", token, "home", member="m1")
    state.remove(bob.player, "open", "drake")
    for again in ({"address": "home"}, {"member": "m1"}, {"old": token}):
        with refused("removed"):
            state.join("Bob", new_token(), **again)  # type: ignore[arg-type]
    joined(state, "Somebody else", address="elsewhere")


# Votes


def test_more_than_half_of_the_others_remove_somebody():
    state = table(seats=3)
    bob, cid = joined(state, "Bob", 1).player, joined(state, "Cid", 2).player
    assert state.voters(cid) == [0, bob] and state.needed(cid) == 2
    assert not state.vote(0, cid, True, now=0)
    assert not state.vote(0, cid, False, now=0) and state.votes == []
    assert not state.vote(0, cid, True, now=0)
    assert state.vote(bob, cid, True, now=1)


def test_votes_lapse_after_a_minute_or_a_day_at_a_slow_table():
    for pace, lasts in (("live", 60_000), ("slow", DAY_MS)):
        state = table(seats=3, pace=pace)
        bob, cid = joined(state, "Bob", 1).player, joined(state, "Cid", 2).player
        state.vote(0, cid, True, now=5)
        state.drop_votes(5 + lasts - 1)
        assert len(state.votes) == 1
        assert not state.vote(bob, cid, True, now=5 + lasts), "the first vote has lapsed"


def test_those_for_whom_a_bot_plays_have_no_vote():
    state = table()
    bob, cid = joined(state, "Bob", 1).player, joined(state, "Cid", 2).player
    state.places[1].level = "drake"
    assert state.voters(cid) == [0] and state.voters(0) == [cid]
    assert bob not in state.voters(cid)


# Hints, rated matches


def test_hints_are_for_those_who_play_alone_unless_the_host_decides_otherwise():
    state = table()
    assert state.hints_allowed()
    joined(state, seat=1)
    assert not state.hints_allowed()
    state.hints = True
    assert state.hints_allowed()
    state.rated = True
    assert not state.hints_allowed()


def test_a_rated_match_is_for_members_each_on_one_seat():
    with refused("members-only"):
        table(rated=True)
    state = table("m0", rated=True)
    assert state.clock is not None and state.on_timeout == "bot"
    guest = joined(state).player
    with refused("members-only"):
        state.sit(guest, 1)
    with refused("one-seat"):
        state.sit(0, 1)
    state.sit(joined(state, "Cid", member="m1").player, 1)
    state.fill("drake")
    assert state.rated_seats == ["m0", "m1", ":drake"]


# New tables and rematches


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"public": True, "free_chat": True}, "not-allowed"),
        ({"public": True, "link_only": True}, "not-allowed"),
        ({"seats": 2, "bots": ["drake"] * 3}, "no-seat"),
        ({"bots": [None, "nobody"]}, "bad-level"),
    ],
)
def test_a_new_table_is_refused_in_a_sentence(asked: dict[str, Any], code: str):
    with pytest.raises(Refused, match=r"\.$") as found:
        table(**asked)
    assert found.value.problem.code == code


def test_a_text_option_is_one_of_its_words_or_a_whole_text():
    from dragonhall.games import game

    ranch = game("ranch")
    option = next((option for option in ranch.options if isinstance(option.default, str)), None)
    assert option is not None
    assert safe_options(ranch, {option.name: option.default})
    assert safe_options(ranch, {option.name: "a whole\ntext"})
    with refused("bad-option"):
        safe_options(ranch, {option.name: "/etc/passwd"})


def test_a_private_table_has_an_invitation_a_public_one_none():
    private, public = table(), table(public=True)
    assert len(private.invitation) == 20 and not public.invitation
    link = shared_code(private.code, private.invitation)
    assert read_address(link) == (private.code, private.invitation)
    assert read_address(private.code.upper()) == (private.code, "")
    assert read_code("bako mire") == "bako-mire" and read_code("bako") == ""


def test_a_rematch_has_the_same_people_and_nothing_of_the_old_match():
    old = table(bots=[None, None, "drake"], public=True)
    bob = joined(old, seat=1).player
    old.places[1].level = "wyvern"  # it stood in
    old.ask = UndoRequest(0, 0, 0, 5, [bob], 99)
    old.hinted, old.asks = [(3, 0)], 1
    new = rematch_state(old, SECRET, 2000)
    assert new.code != old.code and new.previous == old.code and new.created == 2000
    assert [(place.player, place.level) for place in new.places] == [(0, None), (bob, None), (None, "drake")]
    assert (new.ask, new.asks, new.hinted, new.votes) == (None, 0, [], [])
    assert new.players == old.players and old.places[1].level == "wyvern"
