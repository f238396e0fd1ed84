"""After a rule is changed, running and finished matches still open, show and (if running) finish.

The rules really are changed: the server is started again from a copy of the sources in which Dragorun's dragons run one
space further, its version is raised, and its table has a field more.
"""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path

import pytest

from dragonhall.core.errors import BadRecord
from dragonhall.hall.matches.records import verify

from .guests import ROOT, AnyServer, Guest, Server, play_on

CHANGES = {
    "rules": [
        ("rules.py", "    space = t.space[dragon]\n", "    space = t.space[dragon]\n    steps = steps + 1\n"),
        ("__init__.py", "    version=2,", "    version=3,"),
    ],
    "layout": [
        (
            "table.py",
            "    seats: int = i8(known=ALL)\n",
            "    seats: int = i8(known=ALL)\n    weather: Row = i16(3, known=ALL)\n",
        ),
        ("view.py", '        "turn": t.turn,\n', '        "turn": t.turn,\n        "weather": t.weather[1],\n'),
        ("__init__.py", "    version=2,", "    version=4,"),
    ],
    "a field gone": [
        ("table.py", "    first: int = i8(known=ALL)\n", "    opener: int = i8(known=ALL)\n"),
        ("*.py", "t.first", "t.opener"),
        ("observe.py", 'the_seat("first"', 'the_seat("opener"'),
        ("__init__.py", "    version=2,", "    version=5,"),
    ],
}
VERSIONS = {"rules": 3, "layout": 4}


def changed_house(folder: Path, what: str) -> Path:
    """A copy of the sources with other rules."""
    shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("__pycache__"))
    for pattern, old, new in CHANGES[what]:
        found = [
            file for file in (folder / "dragonhall/games/dragorun").glob(pattern) if old in file.read_text("utf-8")
        ]
        assert found, f"the rules no longer have {old!r}: change this test with them"
        for file in found:
            text = file.read_text("utf-8")
            file.write_text(text.replace(old, new, 1) if pattern != "*.py" else text.replace(old, new), "utf-8")
    return folder


@pytest.fixture
def house(db: str, tmp_path: Path):
    """A server whose rules can be changed; interpreted, so that no change waits for the compiler."""
    server = Server(db, tmp_path / "server.log")
    server.env |= {"DRAGONHALL_INTERPRETED": "1"}
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.logged(), server.logged()[-3000:]


def changed(server: AnyServer, tmp_path: Path, what: str) -> None:
    server.stop()
    server.source = changed_house(tmp_path / what.replace(" ", "-"), what)
    server.start()


def at_table(server: AnyServer, guests: list[Guest], **options) -> tuple[Guest, Guest]:
    ann = Guest.creates(server.url, seats=2, options=options)
    bob = Guest.joins(server.url, ann.code, "Bob", 1)
    guests += [ann, bob]
    ann.comes()
    bob.comes()
    ann.acts("start")
    bob.until("event")
    return ann, bob


def back(server: AnyServer, *people: Guest) -> None:
    for guest in people:
        guest.url, guest.http.base_url = server.url, server.url
        guest.seq = -1
        guest.comes()


@pytest.mark.parametrize("what", ["rules", "layout"])
def test_matches_survive_a_change_of_the_rules(house: Server, tmp_path: Path, guests: list[Guest], what: str):
    ann, bob = at_table(house, guests, track=16, start=10)
    play_on({0: ann, 1: bob}, random.Random(1))
    done = ann.get(f"/api/tables/{ann.code}/replay", seat="open", count=100)
    record = ann.get(f"/api/tables/{ann.code}/record")
    verify(record)

    eve, dan = at_table(house, guests, track=40, start=1)
    play_on({0: eve, 1: dan}, random.Random(2), 6)
    running = eve.get(f"/api/tables/{eve.code}/replay", seat="0", count=100)
    standing, news = eve.view(0), eve.comes().sights[0]["news"]

    changed(house, tmp_path, what)

    # The finished match is shown exactly as it was.
    back(house, ann)
    assert ann.get(f"/api/tables/{ann.code}/replay", seat="open", count=100)["pages"] == done["pages"]
    assert ann.get(f"/api/tables/{ann.code}/record") == record
    assert ann.view(0)["winners"] == record["winners"]

    # The running one stands as it stood, with all its past, and can be played to its end.
    back(house, eve, dan)
    assert without_weather(eve.view(0)) == standing and eve.sights[0]["news"] == news
    again = eve.get(f"/api/tables/{eve.code}/replay", seat="0", count=100)["pages"]
    for page in again:
        for sight in page["sights"]:
            sight["view"] = without_weather(sight["view"])
    assert again == running["pages"]
    if what == "rules":
        assert_dragons_run_further(eve, dan)
    play_on({0: eve, 1: dan}, random.Random(3))
    assert eve.view(0)["over"]
    mixed = eve.get(f"/api/tables/{eve.code}/record")
    assert [version for _, version in mixed["hall"]["rules"]] == [2, VERSIONS[what]]
    with pytest.raises(BadRecord, match="rules were changed while this was played"):
        verify(mixed)

    # A new table is played by the new rules.
    new = Guest.creates(house.url, seats=2, start=True)
    guests.append(new)
    assert new.get(f"/api/tables/{new.code}")["rules"] == VERSIONS[what]


def without_weather(view: dict) -> dict:
    return {name: value for name, value in view.items() if name != "weather"}


def assert_dragons_run_further(eve: Guest, dan: Guest) -> None:
    """By the new rules every run forward is a space longer than the die says."""
    both, heard = {0: eve, 1: dan}, len(eve.raw)
    luck = random.Random(9)
    for _ in range(12):
        if not eve.view(0)["over"]:
            play_on(both, luck, 1)
    events = [json.loads(text) for text in eve.raw[heard:]]
    news = [told for message in events if message["t"] == "event" for told in message["sights"][0]["news"]]
    runs = [told["to"] - told["from"] for told in news if told["key"] == "forward"]
    assert runs and min(runs) >= 2


def test_a_table_that_cannot_go_on_says_so_and_finished_ones_still_show(
    house: Server, tmp_path: Path, guests: list[Guest]
):
    ann, bob = at_table(house, guests, track=16, start=10)
    play_on({0: ann, 1: bob}, random.Random(1))
    done = ann.get(f"/api/tables/{ann.code}/replay", seat="1", count=100)["pages"]
    eve, dan = at_table(house, guests, track=40, start=1)
    while eve.view(0)["first"] == 0:
        # The lost field must say something: a zero can be forgotten.
        eve, dan = at_table(house, guests, track=40, start=1)
    play_on({0: eve, 1: dan}, random.Random(2), 4)
    changed(house, tmp_path, "a field gone")
    back(house, ann)
    assert ann.get(f"/api/tables/{ann.code}/replay", seat="1", count=100)["pages"] == done
    eve.http.base_url = house.url
    assert eve.get(f"/api/tables/{eve.code}/state", 409)["problem"]["code"] == "rules-changed"
