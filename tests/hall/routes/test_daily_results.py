"""Results of the deal of the day: a hall keeps those whose record it could play again, the first of each person."""

from __future__ import annotations

import copy
from datetime import date, timedelta
from typing import Any

import dragonhall as dh
from dragonhall.analysis import daily

from ..guests import Guest
from ..in_process import HallHere

MONDAY = date(2026, 1, 12)
GAME = dh.games()[1]


def record_of(day: date, first: int = 0) -> dict[str, Any]:
    """A deal of the day whose player makes the first legal move, or another one at the beginning."""
    deal = daily.deal_of(GAME, day)
    match = deal.match()
    while not match.over:
        seat = daily.next_seat(match, deal.seat)
        legal = match.moves(seat)
        mine = legal[first % len(legal)] if match.ply < 20 else legal[0]
        match.play(mine if seat == deal.seat else daily.decision(match, deal, seat, deal.bot), seat=seat)
    return daily.record_of(deal, match)


def test_results_are_collected_from_valid_records(shared_server: HallHere, guests: list[Guest]) -> None:
    ann, bob = Guest(shared_server.url), Guest(shared_server.url)
    guests += [ann, bob]
    path = f"/api/daily/{MONDAY}/{GAME}"
    record, other = record_of(MONDAY), record_of(MONDAY, 1)
    assert record["moves"] != other["moves"]
    assert ann.get(f"/api/daily/{MONDAY}")["games"] == []
    result = daily.result_of(*daily.verify(record))

    # Nothing that is wrong is kept.
    for wrong in ({"secret": "5a" * 32}, {"seats": 9}, {"options": {}}, {"moves": record["moves"][:-1]}, {"game": "x"}):
        refused = ann.post(path, {"record": copy.deepcopy(record) | wrong, "name": "Ann"}, 422)
        assert refused["problem"]["code"] == "bad-record", wrong
    ann.post(path, {"record": record}, 422)
    ann.post(path, {"record": record, "name": "Drake 2"}, 422)
    ann.post(f"/api/daily/{MONDAY}/chess", {"record": record, "name": "Ann"}, 422)
    for day in (str(date.today() + timedelta(3)), "2025-12-31", "20260112", "today"):
        ann.get(f"/api/daily/{day}", 404)
        ann.post(f"/api/daily/{day}/{GAME}", {"record": record, "name": "Ann"}, 404)
    assert ann.get(f"/api/daily/{MONDAY}")["games"] == []

    told = ann.post(path, {"record": record, "name": "Ann"})
    assert told["counted"] and told["result"]["name"] == "Ann" and told["result"]["member"] is None
    assert (told["result"]["place"], told["result"]["score"]) == (result.place, result.score)
    again = ann.post(path, {"record": other, "name": " ann "})
    assert not again["counted"] and again["result"] == told["result"], "the first one counts"

    # A member's name is nobody else's; what a member brought is theirs, and goes with them.
    bob.post("/api/members", {"name": "Bob"})
    ann.post(path, {"record": other, "name": "B0b"}, 409)
    assert bob.post(path, {"record": other})["result"]["name"] == "Bob"
    [game] = ann.get(f"/api/daily/{MONDAY}")["games"]
    assert game["game"] == GAME and game["count"] == 2 and sum(game["places"]) == 2
    assert {one["name"] for one in game["results"]} == {"Ann", "Bob"}
    assert [one["place"] for one in game["results"]] == sorted(one["place"] for one in game["results"])
    assert set(game["results"][0]) == {"name", "member", "place", "score", "late", "at"}, "nothing tells the moves"
    [mine] = bob.get("/api/me/export")["daily"]
    assert (mine["day"], mine["game"]) == (str(MONDAY), GAME)
    bob.post("/api/me/delete", {"name": "Bob"})
    [game] = ann.get(f"/api/daily/{MONDAY}")["games"]
    assert [one["name"] for one in game["results"]] == ["Ann"]


def test_a_result_after_its_day_is_marked_as_late(shared_server: HallHere, guests: list[Guest]) -> None:
    ann = Guest(shared_server.url)
    guests.append(ann)
    old = date(2026, 1, 5)  # a Monday
    late = ann.post(f"/api/daily/{old}/{GAME}", {"record": record_of(old), "name": "Ann"})
    assert late["result"]["late"]
    day = shared_server.hall.daily.today()
    told = ann.post(f"/api/daily/{day}/{GAME}", {"record": record_of(day), "name": "Ann"})
    assert not told["result"]["late"]
