"""Bad input: clear errors, never a fault of the server, never a changed table."""

from __future__ import annotations

import json
import os
import random
import socket
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import dragonhall as dh
from dragonhall.hall import protocol
from dragonhall.hall.base.errors import PROBLEMS
from dragonhall.hall.routes.openapi import files, openapi
from dragonhall.words import words_in

from .guests import HTTP, ROOT, AnyServer, Guest, Server, connect, play_on, serving
from .in_process import HallHere
from .mutations import mutated

MESSAGES = int(os.environ.get("DRAGONHALL_FUZZ", "600"))
SHORT = {"track": 16, "start": 10}


@pytest.fixture
def table(shared_server: AnyServer, guests: list[Guest]) -> tuple[Guest, Guest]:
    """Ann and Bob in the middle of a match."""
    ann = Guest.creates(shared_server.url, seats=2, options={"track": 40, "start": 1})
    bob = Guest.joins(shared_server.url, ann.code, "Bob", 1)
    guests += [ann, bob]
    ann.comes()
    bob.comes()
    ann.acts("start")
    bob.until("event")
    play_on({0: ann, 1: bob}, random.Random(1), 3)
    return ann, bob


def unchanged(guest: Guest) -> Any:
    """All that there is to know of a table, but for the time of day and who is connected."""
    state = guest.state()
    for part in ("now", "chat"):
        del state[part]
    for one in (*state["table"]["seats"], *state["table"]["players"]):
        one["here"] = None
    return state | {"table": state["table"] | {"watching": 0}}


def drained(ws: Any) -> tuple[int | None, str]:
    """The close code, and the last message before it."""
    last = ""
    try:
        while True:
            last = ws.recv(10)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code, last


def code_of(answer: httpx.Response) -> tuple[int, str]:
    problem = answer.json()["problem"]
    assert problem["text"].endswith((".", "?")) and problem["text"][0].isupper(), problem
    assert problem["code"] in PROBLEMS
    return answer.status_code, problem["code"]


@pytest.mark.parametrize(
    ("path", "body", "expected"),
    [
        ("/api/tables", {}, (400, "bad-message")),
        ("/api/tables", {"game": "chess", "name": "A"}, (422, "no-game")),
        ("/api/tables", {"game": "dragorun", "name": ""}, (400, "bad-message")),
        ("/api/tables", {"game": "dragorun", "name": " \u200b\n "}, (422, "bad-name")),
        ("/api/tables", {"game": "dragorun", "name": "🐉" * 200}, (422, "bad-name")),
        ("/api/tables", {"game": "dragorun", "name": "A", "seats": 17}, (422, "bad-seats")),
        ("/api/tables", {"game": "dragorun", "name": "A", "seats": 1e9}, (400, "bad-message")),
        ("/api/tables", {"game": "dragorun", "name": "A", "sit": [5]}, (422, "no-seat")),
        ("/api/tables", {"game": "dragorun", "name": "A", "bots": ["hatchling"]}, (409, "seat-taken")),
        ("/api/tables", {"game": "dragorun", "name": "A", "bots": [None, "deep blue"]}, (422, "bad-level")),
        ("/api/tables", {"game": "dragorun", "name": "A", "options": {"track": 1}}, (422, "bad-option")),
        ("/api/tables", {"game": "dragorun", "name": "A", "options": {"wings": 1}}, (422, "bad-option")),
        ("/api/tables", {"game": "dragardiens", "name": "A", "options": {"box": "/etc/passwd"}}, (422, "bad-option")),
        ("/api/tables", {"game": "dragorun", "name": "A", "clock": {"move": 0}}, (400, "bad-message")),
        ("/api/tables", {"game": "dragorun", "name": "A", "secret": "me"}, (400, "bad-message")),
        ("/api/tables/bako-mire/join", {"name": "A"}, (404, "no-table")),
        ("/api/tables/../../etc/join", {"name": "A"}, (405, "no-page")),
        ("/api/tables/" + "x" * 500 + "/join", {"name": "A"}, (404, "no-table")),
        ("/api/records", {"format": "dragonhall record 1"}, (422, "bad-record")),
        ("/api/records", {"moves": [[0, "x"]] * 6000}, (413, "too-long")),
        (
            "/api/records",
            {"format": "dragonhall record 1", "game": "dragardiens", "moves": [], "options": {"box": "/etc/passwd"}},
            (422, "bad-option"),
        ),
        (
            "/api/tables",
            {
                "game": "dragardiens",
                "name": "A",
                "from": {"record": {"game": "dragardiens", "moves": [], "options": {"box": "/etc/passwd"}}},
            },
            (422, "bad-option"),
        ),
        ("/api/nothing", {}, (404, "no-page")),
        ("/api/tournaments", {"name": "Cup"}, (401, "not-a-member")),
        ("/api/tournaments/x/run", {"do": "win"}, (401, "not-a-member")),
        ("/api/tournaments/x/join", {"as": "Ann"}, (401, "not-a-member")),
        ("/api/tournaments/x/withdraw", {}, (401, "not-a-member")),
    ],
)
def test_wrong_requests_get_sentences(shared_server: HallHere, path: str, body: Any, expected: tuple[int, str]):
    assert code_of(HTTP.post(shared_server.url + path, json=body)) == expected


def test_wrong_bodies(shared_server: HallHere):
    url = f"{shared_server.url}/api/tables"
    kind = {"Content-Type": "application/json"}
    for data in (b"", b"{", b"\xff\xfe", b"null", b"[" * 50_000, b'{"game": "dragorun", "name": "\\ud800"}'):
        status, code = code_of(HTTP.post(url, content=data, headers=kind))
        assert (status, code) in ((400, "bad-message"), (422, "bad-name"), (422, "no-game")), data[:20]
    # A table can be laid from a whole record.
    for path, longest in ((f"{url}/bako-mire/join", 64 << 10), (url, 2 << 20)):
        assert code_of(HTTP.post(path, content=b"x" * (longest + 1), headers=kind)) == (413, "too-long")
    assert code_of(HTTP.post(url, content=b"{}")) == (400, "bad-message")
    assert code_of(HTTP.delete(url)) == (404, "no-page")
    # An unknown page is not found, or is the browser's own page that says so: never a file from elsewhere.
    page = HTTP.get(f"{shared_server.url}/..%2f..%2fetc/passwd")
    assert page.status_code == 404 or ('<div id="app">' in page.text and "root:" not in page.text)


def test_wrong_actions_change_nothing(table: tuple[Guest, Guest]):
    ann, bob = table
    before = unchanged(ann)
    seat = ann.view(0)["to_act"][0]
    who, other = (ann, bob) if seat == 0 else (bob, ann)
    good = {"seat": seat, "seq": who.seq, "move": who.moves(seat)[0]["n"]}
    tried = [
        (other, "move", good, "not-your-seat"),
        (other, "move", good | {"seat": 1 - seat}, "not-your-turn"),
        (who, "move", good | {"move": "fly away"}, "not-a-move"),
        (who, "move", good | {"move": 9_999_999}, "not-a-move"),
        (who, "move", good | {"seq": 0}, "stale"),
        (who, "move", good | {"seq": who.seq + 5}, "stale"),
        (who, "move", good | {"seat": 7}, "no-seat"),
        (ann, "sit", {"seat": 1}, "already-started"),
        (ann, "stand", {"seat": 0}, "already-started"),
        (ann, "bot", {"seat": 1, "level": "hatchling"}, "already-started"),
        (ann, "start", {}, "already-started"),
        (ann, "remove", {"player": 1}, "already-started"),
        (bob, "host", {"player": 1}, "not-the-host"),
        (ann, "host", {"player": 99}, "no-player"),
        (ann, "rename", {"name": "\x00"}, "bad-name"),
        (ann, "answer", {"ask": 3, "yes": True}, "no-ask"),
        (ann, "rematch", {}, "not-over"),
        (ann, "say", {}, "bad-phrase"),
    ]
    for guest, action, fields, expected in tried:
        told = guest.acts(action, **fields)
        assert told["t"] == "reject" and told["problem"]["code"] == expected, (action, fields, told)
    illegal = next(n for n in range(100) if n not in [move["n"] for move in who.moves(seat)])
    assert who.acts("move", **good | {"move": illegal})["problem"]["code"] in ("not-legal-now", "not-a-move")
    for text in (
        "",
        "{",
        "null",
        "[]",
        '{"t":"fly"}',
        '{"t":"move"}',
        '{"t":"hello"}',
        "\x00",
        '{"t":"ping","n":1e99}',
    ):
        ann.sends(text)
        assert ann.until("wrong")["problem"]["code"] == "bad-message"
    ann.sends(b"\xff\xff")
    ann.until("wrong")
    assert unchanged(ann) == before
    assert who.acts("move", **good)["t"] == "ack"


def test_a_full_table_a_taken_seat_and_a_finished_match(shared_server: HallHere, guests: list[Guest]):
    ann = Guest.creates(shared_server.url, seats=2, sit=[0, 1], options=SHORT)
    bob = Guest.joins(shared_server.url, ann.code, "Bob")
    guests += [ann, bob]
    assert bob.does("sit", 409, seat=0) == "seat-taken"
    assert bob.does("stand", 403, seat=0) == "not-your-seat"
    for n in range(62):
        HTTP.post(f"{shared_server.url}/api/tables/{ann.code}/join", json={"name": f"P{n}"}).raise_for_status()
    assert code_of(HTTP.post(f"{shared_server.url}/api/tables/{ann.code}/join", json={"name": "Z"})) == (
        409,
        "table-full",
    )
    names = [one["name"] for one in ann.get(f"/api/tables/{ann.code}")["players"]]
    assert len(set(names)) == 64
    ann.does("start")
    ann.comes()
    play_on({0: ann, 1: ann}, random.Random(1))
    state = unchanged(ann)
    assert ann.acts("move", seat=0, seq=ann.seq, move=0)["problem"]["code"] == "over"
    assert ann.acts("undo", seat=0)["problem"]["code"] == "over"
    assert ann.acts("away", seat=0)["problem"]["code"] == "over"
    assert unchanged(ann) == state


def test_two_people_of_the_same_name_are_distinguished(shared_server: HallHere, guests: list[Guest]):
    ann = Guest.creates(shared_server.url)
    guests += [ann, Guest.joins(shared_server.url, ann.code, "Ann"), Guest.joins(shared_server.url, ann.code, " Ann\t")]
    assert [one["name"] for one in ann.state()["table"]["players"]] == ["Ann", "Ann (2)", "Ann (3)"]


def test_live_connections_that_begin_wrongly(shared_server: HallHere, table: tuple[Guest, Guest]):
    ann, _ = table
    url = shared_server.url.replace("http", "ws", 1)
    here = f"{url}/api/tables/{ann.code}/live"
    for address, hello, code, problem in (
        (f"{url}/api/tables/bako-mire/live", {"t": "hello"}, 4404, "no-table"),
        (here, {"t": "hello", "token": "guess"}, 4401, "bad-token"),
        (here, {"t": "ping"}, 4400, "hello-first"),
        (here, {"t": "hello", "protocol": 99}, 4409, "old-protocol"),
        (here, "nonsense", 4400, "bad-message"),
    ):
        with connect(address, compression=None) as ws:
            ws.send(json.dumps(hello) if isinstance(hello, dict) else hello)
            assert json.loads(ws.recv(20))["problem"]["code"] == problem
            with pytest.raises(ConnectionClosed) as closed:
                ws.recv(20)
            assert closed.value.rcvd.code == code
    with pytest.raises(InvalidStatus) as refused, connect(here, origin="https://evil.example", compression=None):
        pass
    assert refused.value.response.status_code == 403
    with connect(here, origin=shared_server.url, compression=None) as ws:
        ws.send('{"t":"hello","since":1000000}')
        assert json.loads(ws.recv(20))["t"] == "snapshot"


def test_other_origins_and_wrong_tokens_over_http(table: tuple[Guest, Guest]):
    ann, bob = table
    url = f"{ann.url}/api/tables/{ann.code}/actions"
    body = {"t": "rename", "id": "x", "name": "Mallory"}
    before = unchanged(ann)
    for origin in ("https://evil.example", "null", "//", "http://[", "http://[::1"):
        evil = {"Origin": origin, **ann.headers()}
        assert code_of(HTTP.post(url, json=body, headers=evil)) == (403, "wrong-origin")
    assert code_of(HTTP.post(url, json=body)) == (401, "no-token")
    assert code_of(HTTP.post(url, json=body, headers={"Authorization": "Bearer guess"})) == (401, "bad-token")
    other = Guest.creates(ann.url)
    assert code_of(HTTP.post(url, json=body, headers=other.headers())) == (401, "bad-token")
    other.close()
    for seat, status in (("0", 403), ("open", 409), ("9", 400), ("x", 400)):
        asked = HTTP.get(f"{ann.url}/api/tables/{ann.code}/replay", params={"seat": seat}, headers=bob.headers())
        assert code_of(asked)[0] == status
    for query in ("since=x", "since=-2", "since=" + "9" * 400, "wait=31"):
        assert code_of(HTTP.get(f"{ann.url}/api/tables/{ann.code}/events?{query}")) == (400, "bad-query")
    assert code_of(HTTP.get(f"{ann.url}/api/tables/{ann.code}/replay?ply=999")) == (404, "no-ply")
    assert unchanged(ann) == before


def test_floods_are_stopped_and_others_play_on(tmp_path: Path, guests: list[Guest]):
    with serving(str(tmp_path / "hall.db"), tmp_path, limits=1) as server:
        ann = Guest.creates(server.url, seats=2)
        guests.append(ann)
        with bare_socket(server, ann.code) as flood:
            told = b""
            with suppress(ConnectionError):
                flood.sendall(text_frame('{"t":"ping"}') * 2000)
            with suppress(ConnectionError):
                while part := flood.recv(1 << 16):
                    told += part
        # The last message says why, then comes the close frame with code 1008.
        message, _, closing = told.rpartition(b"\x88")
        assert b'{"t":"bye","problem":{"code":"too-fast"' in message[-120:] and closing[1:3] == b"\x03\xf0", told[-300:]
        ann.comes()
        started = time.monotonic()
        guesses = [HTTP.get(f"{server.url}/api/tables/bako-mir{end}").status_code for end in "aeiou" * 6]
        assert guesses[:20] == [404] * 20
        assert guesses.count(404) <= 20 + (time.monotonic() - started) / 3
        started = time.monotonic()
        joins = [HTTP.post(f"{server.url}/api/tables", json={"game": "dragorun", "name": "A"})]
        while joins[-1].status_code == 200:
            joins.append(HTTP.post(f"{server.url}/api/tables", json={"game": "dragorun", "name": "A"}))
        assert 60 <= len(joins) <= 61 + (time.monotonic() - started)
        assert code_of(joins[-1]) == (429, "too-fast")
    assert "Traceback" not in server.logged()


def text_frame(text: str) -> bytes:
    """A WebSocket frame as a client sends it."""
    return bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text.encode()


@contextmanager
def bare_socket(server: Server, code: str) -> Iterator[socket.socket]:
    """A live connection to a table that has said hello, without a library that reads."""
    with socket.socket() as bare:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        bare.connect(("127.0.0.1", server.port))
        bare.sendall(
            f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        bare.recv(4096)
        bare.sendall(text_frame('{"t":"hello"}'))
        yield bare


def test_a_message_that_is_too_long_ends_the_connection(shared_process: Server, guests: list[Guest]):
    ann = Guest.creates(shared_process.url, seats=2)
    guests.append(ann)
    with connect(f"ws://127.0.0.1:{shared_process.port}/api/tables/{ann.code}/live", compression=None) as ws:
        ws.send('{"t":"hello"}')
        assert json.loads(ws.recv(20))["t"] == "snapshot"
        ws.send('{"t":"ping","n":' + " " * 70_000 + "1}")
        assert drained(ws)[0] == 1009


def test_a_client_that_does_not_read_is_disconnected(shared_process: Server, guests: list[Guest]):
    ann = Guest.creates(shared_process.url, seats=2)
    guests.append(ann)
    for n in range(60):  # with so many names there is more to read
        asked = {"name": f"Somebody with a name {n}"}
        assert HTTP.post(f"{shared_process.url}/api/tables/{ann.code}/join", json=asked).status_code == 200
    with bare_socket(shared_process, ann.code):
        end = time.monotonic() + 60
        while ann.get(f"/api/tables/{ann.code}")["watching"] == 0:
            assert time.monotonic() < end
        ann.comes()
        n = 0
        while ann.table["watching"] == 1:
            assert time.monotonic() < end, "still there"
            n += 1
            ann.acts("rename", name=f"Ann {n}" + "x" * 10)
            if n % 20 == 0:
                ann.table = ann.get(f"/api/tables/{ann.code}")


# Fuzzing


def test_fuzzing_a_running_table_over_both_wires(shared_server: HallHere, guests: list[Guest]):
    luck = random.Random(7)
    ann = Guest.creates(shared_server.url, seats=3, options={"track": 40, "start": 1})
    bob, cal = (Guest.joins(shared_server.url, ann.code, name, seat) for seat, name in ((1, "Bob"), (2, "Cal")))
    guests += [ann, bob, cal]
    for guest in (ann, bob, cal):
        guest.comes()
    ann.acts("start")
    bob.until("event")
    # Bob fuzzes while it is not his turn, so nothing he can send may move anything but himself.
    while bob.moves(1):
        bob.acts("move", seat=1, seq=bob.seq, move=bob.moves(1)[0]["n"])
    ann.seq = -1
    ann.comes()
    before = playable(ann)
    wrong = 0
    for n in range(MESSAGES):
        good = {
            "t": "move",
            "id": f"f{n}",
            "seat": luck.randrange(3),
            "seq": luck.randrange(9),
            "move": luck.randrange(9),
        }
        message = mutated(luck, good)
        if n % 2:
            kind = {"Content-Type": "application/json"} | bob.headers()
            answer = bob.http.post(f"/api/tables/{bob.code}/actions", content=message, headers=kind)
            assert answer.status_code in (200, 400, 401, 403, 404, 409, 413, 422, 429), (message, answer.text)
            wrong += answer.status_code != 200
        else:
            bob.sends(message)
            wrong += bob.until("wrong", "reject", "ack")["t"] != "ack"
    assert wrong > MESSAGES * 0.9
    assert playable(ann) == before
    print(f"{MESSAGES} mutated messages over both wires, {wrong} refused, nothing changed")
    health = HTTP.get(f"{shared_server.url}/metrics").text
    assert "dragonhall_errors_total 0" in health


def playable(guest: Guest) -> Any:
    """The match, not the names and the talk around it."""
    state = guest.state()
    return [state["seq"], state["standings"], [seat["kind"] for seat in state["table"]["seats"]]]


def test_schemathesis_finds_nothing(shared_process: Server):
    """Every route, with made-up requests from the published description: no fault, and only documented answers."""
    schemathesis = pytest.importorskip("schemathesis")
    import hypothesis

    schema = schemathesis.openapi.from_url(f"{shared_process.url}/api/openapi.json")
    count = max(5, MESSAGES // 60)
    quiet = {
        "deadline": None,
        "derandomize": True,
        "database": None,
        "suppress_health_check": list(hypothesis.HealthCheck),
    }
    seen = set()

    def try_all(found: Any) -> None:
        # Who is not signed in is refused at once, whatever else is asked.
        signed = [one for one in found.definition.raw.get("security", []) if {"cookie", "host"} & {*one}]

        @hypothesis.settings(max_examples=2 if signed else count, **quiet)
        @hypothesis.given(case=found.as_strategy())
        def try_it(case: Any) -> None:
            answer = case.call(base_url=shared_process.url)
            assert answer.status_code < 500, (case.formatted_path, answer.text)
            allowed = {int(code) for code in found.definition.raw["responses"]} | {400, 404, 405}
            assert answer.status_code in allowed, (case.formatted_path, answer.status_code, answer.text)
            if answer.status_code >= 400:
                assert answer.json()["problem"]["text"]
            seen.add(found.path)

        try_it()

    for operation in schema.get_all_operations():
        try_all(operation.ok())
    assert seen == set(openapi()["paths"])


def test_uploads_of_mutated_records(shared_server: HallHere):
    match, luck = dh.new("dragorun", seats=2, seed=3, options=SHORT), random.Random(3)
    while not match.over:
        match.play(luck.choice(match.moves()))
    record = match.record()
    for n in range(MESSAGES // 10):
        bad = json.loads(json.dumps(record))
        part = luck.choice([*bad, "moves"])
        if part == "moves" and bad["moves"]:
            bad["moves"][luck.randrange(len(bad["moves"]))] = luck.choice(
                [[0], ["x", 1], [9, "roll"], None, [0, "fly"]]
            )
        else:
            bad[part] = luck.choice([None, -1, "x", [], {}, 2**80, [None]])
        answer = HTTP.post(f"{shared_server.url}/api/records", json=bad)
        assert answer.status_code in (200, 400, 413, 422), (n, part, bad[part], answer.text)


# The papers


def test_the_published_schema_is_fresh():
    for name, text in files().items():
        assert (ROOT / "docs" / name).read_text("utf-8") == text, (
            f"run: python -m dragonhall.hall.routes.openapi docs  ({name})"
        )


def test_every_name_of_the_protocol_is_defined_once():
    """``protocol`` offers the names of all its modules: a second one would hide the first."""
    places = Counter(
        name
        for module in vars(protocol).values()
        if isinstance(module, ModuleType) and module.__name__.startswith(protocol.__name__)
        for name, kind in vars(module).items()
        if getattr(kind, "__module__", "") == module.__name__
    )
    assert len(places) > 150 and places.most_common(1)[0][1] == 1, places.most_common(3)


def test_every_problem_has_words():
    for lang in ("en", "fr"):
        words = words_in(lang)
        assert not [code for code in PROBLEMS if f"hall-problem-{code}" not in words]


@pytest.fixture(autouse=True)
def quiet_hypothesis() -> Iterator[None]:
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
