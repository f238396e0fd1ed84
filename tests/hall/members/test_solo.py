"""Games against bots alone: each counts once, for the member alone, and goes with the member."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from dragonhall.hall.members.solo import MAX_DAYS, MAX_IDS, SoloDoc, _count
from dragonhall.hall.protocol import SoloGame

from ..guests import AnyServer, Guest


def game(id: str, **more: Any) -> dict[str, Any]:
    return {"id": id, "game": "dragorun", "level": "drake", "won": True, "beaten": True, **more}


def test_games_of_two_devices_are_added_up_and_a_repeated_one_counts_once(
    shared_server: AnyServer, guests: list[Guest]
) -> None:
    ann, bob = Guest(shared_server.url), Guest(shared_server.url)
    guests += [ann, bob]
    ann.get("/api/me/solo", 401)
    ann.post("/api/me/solo", {"games": [game("a")]}, 401)
    ann.post("/api/members", {"name": "Solo Ann"})
    bob.post("/api/members", {"name": "Solo Bob"})
    assert ann.get("/api/me/solo") == {"tallies": [], "days": []}
    first = [game("a"), game("b", won=False), game("c", level="wyrm", beaten=False, day="2026-06-15")]
    assert ann.post("/api/me/solo", {"games": first})["days"] == ["2026-06-15"]
    # The answer was lost, and another device has one more.
    told = ann.post("/api/me/solo", {"games": [*first, game("d", game="ante", day="2026-06-14")]})
    assert told["tallies"] == [
        {"game": "dragorun", "level": "drake", "played": 2, "won": 1, "beaten": 1},
        {"game": "dragorun", "level": "wyrm", "played": 1, "won": 1, "beaten": 0},
        {"game": "ante", "level": "drake", "played": 1, "won": 1, "beaten": 1},
    ]
    assert told["days"] == ["2026-06-14", "2026-06-15"]
    assert ann.get("/api/me/solo") == told
    assert bob.get("/api/me/solo") == {"tallies": [], "days": []}
    assert ann.get("/api/me")["member"]["ratings"] == [], "never rated"
    assert ann.get("/api/me/export")["solo"]["tallies"] == told["tallies"]
    ann.post("/api/me/delete", {"name": "Solo Ann"})
    ann.post("/api/members", {"name": "Solo Ann"})
    assert ann.get("/api/me/solo") == {"tallies": [], "days": []}


def test_an_invalid_game_is_refused_and_changes_nothing(shared_server: AnyServer, guests: list[Guest]) -> None:
    ann = Guest(shared_server.url)
    guests.append(ann)
    ann.post("/api/members", {"name": "Solo Eve"})
    late = str(datetime.now(UTC).date() + timedelta(9))
    unreadable = [
        {"day": late}, {"day": "today"}, {"day": "20260615"}, {"won": 1}, {"id": ""}, {"id": "x" * 61}, {"place": 1},
    ]  # fmt: skip
    for change in unreadable:
        ann.post("/api/me/solo", {"games": [game("good"), game("bad") | change]}, 400)
    for change in ({"game": "chess"}, {"level": "lindworm"}, {"level": "dragon"}):
        ann.post("/api/me/solo", {"games": [game("good"), game("bad") | change]}, 422)
    ann.post("/api/me/solo", {"games": [game(str(n)) for n in range(101)]}, 400)
    assert ann.get("/api/me/solo") == {"tallies": [], "days": []}


def test_sums_do_not_grow_without_limit() -> None:
    doc = SoloDoc()
    begin = datetime(2026, 1, 1, tzinfo=UTC).date()
    games = [
        SoloGame(str(n), "ante", "drake", True, False, str(begin + timedelta(n))) for n in range(MAX_IDS + MAX_DAYS)
    ]
    for each in games:
        _count(doc, each)
    assert (len(doc.ids), len(doc.days), len(doc.tallies)) == (MAX_IDS, MAX_DAYS, 1)
    assert doc.days[-1] == games[-1].day and doc.tallies[0].played == len(games)
    assert doc.tallies[0].beaten == 0, "with a hint"
