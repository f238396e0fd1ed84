"""Nothing leaks, on the real wire: what a seat or a spectator is sent depends only on what it may know.

For every game, whole random games are played over live connections. (1) Every byte sent to everybody is compared with
what the rules let that seat know. (2) At plies spread over the game the table is laid twice more on a second server:
once as it is, and once with everything changed that one witness may not know (the hidden cards re-dealt, the secret of
the dice, the moves in the log, the news of all others). Everything the witness can get out of the two must be the same
bytes. (3) Seats change hands while their players wait in every way there is, at one server and at two: from then on
they are shown what a spectator may know.
"""

from __future__ import annotations

import json
import os
import random
import re
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import dragonhall as dh
from dragonhall.core.board import Board
from dragonhall.core.match import Match
from dragonhall.games import game as find_game
from dragonhall.hall import protocol as p
from dragonhall.hall.matches.records import verify
from dragonhall.hall.tables.codes import new_code
from dragonhall.hall.tables.log import MatchSetup, read_board

from .guests import HTTP, AnyServer, Guest, Server, lagging, play_on, serving, until
from .in_process import hall_here
from .postgres import new_database

GAMES = int(os.environ.get("DRAGONHALL_LEAK_GAMES", "1"))
LOOKS = int(os.environ.get("DRAGONHALL_LEAK_LOOKS", "4"))
CASES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{at}")
    for name in dh.games()
    for at, options in enumerate(find_game(name).test_options[:2])
    for seats in sorted({max(2, find_game(name).seats[0]), min(3, find_game(name).seats[-1])})
    if not find_game(name).fits(seats, {o.name: o.default for o in find_game(name).options} | dict(options))
]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    folder = tmp_path_factory.mktemp("leak")
    with hall_here(str(folder / "hall.db"), folder) as server:
        yield server, folder / "hall.db"


@pytest.fixture(scope="module")
def second(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    folder = tmp_path_factory.mktemp("twins")
    with hall_here(str(folder / "hall.db"), folder) as server:
        yield server, folder / "hall.db"


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
@pytest.mark.parametrize("number", range(GAMES))
def test_nobody_is_sent_more_than_they_may_know(hall, second, guests, name, seats, options, number):
    server, path = hall
    luck = random.Random(number * 100 + seats)
    people = [Guest.creates(server.url, name, seats=seats, options=options, name="P0")]
    people += [Guest.joins(server.url, people[0].code, f"P{seat}", seat) for seat in range(1, seats)]
    watcher = Guest(server.url, people[0].code)
    guests += [*people, watcher]
    for guest in (*people, watcher):
        guest.comes()
    people[0].acts("start")
    for guest in (*people[1:], watcher):
        guest.until("event")
    length = usual_length(name, seats, options)
    at = dict(enumerate(people))
    looks = 0
    for _ in range(LOOKS):
        play_on(at, luck, luck.randrange(1, max(2, 2 * length // LOOKS)))
        while watcher.seq < people[0].seq:
            watcher.until("event")
        if people[0].view(0)["over"]:
            break
        for witness in (*range(seats), None):
            compare_twins(path, second, people, witness, luck)
            looks += 1
    play_on(at, luck)
    while not watcher.view(None)["over"]:
        watcher.until("event")

    match = verify(people[0].get(f"/api/tables/{people[0].code}/record"))
    for seat, guest in (*enumerate(people), (None, watcher)):
        assert_only_what_may_be_known(guest, seat, match)
    print(f"{name}, {seats} seats: {match.ply} plies, {looks} pairs of tables that nobody could tell apart")


def usual_length(name: str, seats: int, options: dict[str, Any]) -> int:
    match, luck = dh.new(name, seats=seats, seed=1, options=options), random.Random(1)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.moves(seat)), seat=seat)
    return match.ply


# (1) Only what may be known


def assert_only_what_may_be_known(guest: Guest, seat: int | None, match: Match) -> None:
    """Every message is one of the protocol, without a field more, and its views, moves and news are the rules' own."""
    going = dh.replay({k: v for k, v in match.record().items() if k not in ("scores", "winners")} | {"moves": []})
    strict = msgspec.json.Decoder(p.FromServer)
    events = 0
    for text in guest.raw:
        message = json.loads(text)
        again = msgspec.json.decode(msgspec.json.encode(strict.decode(text)))
        assert message == again, "a field that is not in the protocol"
        if message["t"] != "event":
            assert message["t"] in ("table", "ack", "snapshot", "chat")
            assert message["t"] != "snapshot" or message["standings"] == []
            continue
        if message["seq"] > 0:
            who, move = match.log[message["seq"] - 1]
            going.play(move, seat=who)
            assert message["by"] == who, "random play makes no calls"
        moves = (
            []
            if seat is None
            else [[int(m), m.text, m.name, m.args] for m in going.moves(seat)]
            if not going.over
            else []
        )
        (sight,) = message["sights"]
        assert sight["seat"] == seat
        assert sight["view"] == going.view(seat)
        assert [[m["n"], m["text"], m["name"], m["args"]] for m in sight["moves"]] == moves
        assert sight["news"] == going.news(seat, since=going.ply)[0]
        events += 1
    assert events == match.ply + 1


# (2) Twins


def wait_for_book(guest: Guest, code: str) -> None:
    """A finished match is soon archived; from then on who asks for events gets a snapshot with all of them."""
    end = time.monotonic() + 60
    while guest.get(f"/api/tables/{code}/events", since=-1)["snapshot"] is None:
        assert time.monotonic() < end, "it was not archived"
        time.sleep(0.02)


def compare_twins(path: Path, second: Any, people: list[Guest], witness: int | None, luck: random.Random) -> None:
    server, other_path = second
    with sqlite3.connect(path) as db:
        row = db.execute("SELECT * FROM tables WHERE code=?", (people[0].code,)).fetchone()
        lines = db.execute("SELECT * FROM lines WHERE code=? ORDER BY seq", (people[0].code,)).fetchall()
    db.close()
    doc = json.loads(row[9])
    game, seats = find_game(row[1]), len(people)
    before = read_board(game, lines[-1][10], None)
    changed = before.copy()
    game.engine.redeal(changed, -1 if witness is None else witness, luck.randrange(1 << 60))

    with sqlite3.connect(other_path) as db:
        db.execute("PRAGMA busy_timeout=10000")
        honest = unused_code(db)
        lay(db, row, lines, honest, before, row[10], None)
        twisted = unused_code(db)
        lay(db, row, lines, twisted, changed, bytes(luck.randbytes(32)), -1 if witness is None else witness)
        secret = db.execute("SELECT secret FROM tables WHERE code=?", (twisted,)).fetchone()[0]
    db.close()

    heard = []
    asked = probes(game, seats, witness, luck)
    following = hidden_moves(game, seats, doc["options"], before, row[10], changed, secret, lines[-1][3], witness, luck)
    for code, move in ((honest, following and following[:2]), (twisted, following and (following[0], following[2]))):
        token = None if witness is None else people[witness].token
        guest = Guest(server.url, code, token)
        try:
            guest.comes()
            for probe in asked:
                guest.sends(probe)
                guest.until("reject", "wrong", "ack")
            if move:
                mover = Guest(server.url, code, people[move[0]].token)
                try:
                    told = mover.post(
                        f"/api/tables/{code}/actions",
                        {"t": "move", "id": "m", "seat": move[0], "seq": lines[-1][1], "move": int(move[1])},
                    )
                    assert told["seq"] == lines[-1][1] + 1
                finally:
                    mover.close()
                guest.until("event")
            where = "spectator" if witness is None else witness
            rests = ["", "/state", "/events?since=-1", f"/replay?seat={where}&ply={lines[-1][3]}"]
            if guest.view(witness)["over"]:
                wait_for_book(guest, code)
            else:
                # When it is over the secret is for everybody.
                rests.append("/record")
            pages = [guest.http.get(f"/api/tables/{code}{rest}", headers=guest.headers()).text for rest in rests]
            heard.append([plain(text, code) for text in (*guest.raw, *pages)])
        finally:
            guest.close()
    for one, other in zip(*heard, strict=True):
        assert one == other


def unused_code(db: Any) -> str:
    """Ten thousand tables are laid in a long campaign: two codes may well be equal."""
    while True:
        code = new_code()
        if db.execute("SELECT 1 FROM tables WHERE code=?", (code,)).fetchone() is None:
            return code


def lay(db: Any, row: Any, lines: Any, code: str, board: Board, secret: bytes, witness: int | None) -> None:
    """The table under another code; with a *witness*, all that it may not know of the log is made up."""
    doc = json.loads(row[9])
    doc["code"] = code
    values = [code, *row[1:7], None, row[8], json.dumps(doc).encode(), secret]
    db.execute(f"INSERT INTO tables VALUES ({','.join('?' * 11)})", values)
    for at, line in enumerate(lines):
        line = list(line)
        line[0] = code
        line[10] = board.tables.tobytes() if at == len(lines) - 1 else line[10]
        if witness is not None:
            told = json.loads(line[11])
            told = told * (len(doc["places"]) + 1) if len(told) == 1 else told
            kept = told[witness]
            told = [[{"key": "made-up"}] for _ in told]
            told[witness] = kept
            line[5], line[6], line[11] = "made up", None if line[6] is None else f"x{at}", msgspec.json.encode(told)
        db.execute(f"INSERT INTO lines VALUES ({','.join('?' * 15)})", line)


def probes(game: Any, seats: int, witness: int | None, luck: random.Random) -> list[Any]:
    """Things the witness can try that change nothing."""
    seat = 0 if witness is None else witness
    tried: list[Any] = [{"t": "move", "id": f"i{n}", "seat": seat, "seq": 0, "move": n} for n in ("x", 10_000_000)]
    tried += [
        {"t": "move", "id": "other", "seat": (seat + 1) % seats, "seq": 0, "move": 0},
        {"t": "move", "id": "stale", "seat": seat, "seq": 0, "move": luck.randrange(len(game.moves))},
        {"t": "start", "id": "start"},
        {"t": "nonsense", "id": "n"},
    ]
    return tried


def hidden_moves(game, seats, options, true, secret, changed, other_secret, ply, witness, luck):
    """A seat other than the witness and a move of it in each twin after which the witness knows the same."""
    one, two = (MatchSetup("", game, seats, options, key) for key in (secret, other_secret))
    start, twin = one.before(true, ply), two.before(changed, ply)
    for seat in start.to_act:
        if seat == witness:
            continue
        firsts, seconds = list(start.moves(seat)), list(twin.moves(seat))
        for first in luck.sample(firsts, min(3, len(firsts))):
            after = start.copy()
            after.play(first, seat=seat)
            for second in luck.sample(seconds, min(12, len(seconds))):
                then = twin.copy()
                then.play(second, seat=seat)
                same = after.view(witness) == then.view(witness)
                if same and after.news(witness, since=ply) == then.news(witness, since=ply):
                    own = witness is None or after.over or list(after.moves(witness)) == list(then.moves(witness))
                    if own:
                        return seat, first, second
    return None


def plain(text: str, code: str) -> str:
    """Without the table's name and the time of day."""
    return re.sub(r'"(now|at|since|created)":\d+', r'"\1":0', text.replace(code, "CODE"))


def test_the_twins_test_can_fail(second, hall, guests):
    """With a table that the witness can tell apart, the comparison finds it."""
    server, path = hall
    ann = Guest.creates(server.url, seats=2, sit=[0, 1], start=True)
    guests.append(ann)
    with sqlite3.connect(path) as db:
        row = db.execute("SELECT * FROM tables WHERE code=?", (ann.code,)).fetchone()
        lines = db.execute("SELECT * FROM lines WHERE code=?", (ann.code,)).fetchall()
    db.close()
    board = read_board(find_game("dragorun"), lines[-1][10], None)
    changed = board.copy()
    changed.t.space[0] += 1
    texts = []
    with sqlite3.connect(second[1]) as db:
        for one in (board, changed):
            code = new_code()
            lay(db, row, lines, code, one, row[10], None)
            db.commit()
            texts.append(plain(HTTP.get(f"{second[0].url}/api/tables/{code}/state").text, code))
    db.close()
    assert texts[0] != texts[1]


# (3) Seats that change hands


@pytest.fixture(params=["one server", "two servers"])
def houses(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Where somebody waits, and where a seat changes hands: one server, or two of which the first hears late."""
    if request.param == "one server":
        with hall_here(str(tmp_path / "hall.db"), tmp_path) as server:
            yield server, server
        servers = [server]
    else:
        db = new_database(request.getfixturevalue("postgres"), f"hands{time.monotonic_ns()}")
        with lagging(db, tmp_path, lag=1.5) as near, serving(db, tmp_path) as far:
            yield near, far
        servers = [near, far]
    for server in servers:
        assert "Traceback" not in server.logged(), server.logged()[-3000:]


def seats_shown(text: str) -> list[int]:
    """The seats through whose eyes anything in this answer was seen."""

    def found(value: Any) -> Iterator[int]:
        if isinstance(value, dict):
            for part in ("sights", "standings"):
                yield from (sight["seat"] for sight in value.get(part) or () if sight["seat"] is not None)
        for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            yield from found(inner)

    return list(found(json.loads(text)))


def asks(server: AnyServer, guest: Guest, rest: str) -> tuple[str, int, str]:
    headers = {"Authorization": f"Bearer {guest.token}"}
    answer = HTTP.get(f"{server.url}/api/tables/{guest.code}{rest}", headers=headers, timeout=60)
    return rest, answer.status_code, answer.text


def live_since(server: AnyServer, guest: Guest, since: int) -> list[str]:
    """What a new live connection is told first; nothing when it is sent away."""
    again = Guest(server.url, guest.code, guest.token)
    try:
        return again.comes(since).raw
    except ConnectionClosed:
        return []
    finally:
        again.close()


def heard_after(guest: Guest, seq: int) -> list[str]:
    """All live messages up to the first event after a line; those that tell later lines."""
    while guest.seq <= seq:
        guest.hears()
    return [text for text in guest.raw if json.loads(text).get("seq", -1) > seq]


def waiting(server: Server) -> int:
    """How many requests wait at a server for the next event of a table."""
    lines = HTTP.get(f"{server.url}/metrics").text.splitlines()
    return int(next(line for line in lines if line.startswith("dragonhall_waiting ")).split()[1])


@pytest.mark.parametrize("starts", ["there", "here"])
@pytest.mark.parametrize("how", ["stands up", "is removed", "leaves"])
def test_a_player_who_gave_up_a_seat_sees_nothing_of_the_next_player(houses, guests, how, starts):
    near, far = houses
    host = Guest.creates(far.url, "ante", seats=2, name="Host")
    eve = Guest.joins(near.url, host.code, "Eve", 1)
    eve_there = Guest(far.url, host.code, eve.token)
    victim = Guest.joins(far.url, host.code, "Victim")
    host_here = Guest(near.url, host.code, host.token)
    guests += [host, eve, eve_there, victim, host_here]
    eve.comes()
    with ThreadPoolExecutor(2) as pool:
        polls = [pool.submit(asks, near, eve, "/events?since=-1&wait=30") for _ in range(2)]
        until(lambda: waiting(near) == 2)
        if how == "stands up":
            eve_there.does("stand", seat=1)
        elif how == "leaves":
            eve_there.does("leave")
        else:
            host.does("remove", player=eve.player)
        victim.does("sit", seat=1)
        (host if starts == "there" else host_here).does("start")
        told = [asks(near, eve, rest) for rest in ("/state", "/events?since=-1", "/replay?seat=1", "/replay?seat=1")]
        live = live_since(near, eve, -1) + heard_after(eve, -1)
        told += [poll.result() for poll in polls]
    assert live, "nothing was heard"
    for rest, status, text in told:
        assert status in ((200,) if how == "stands up" and "replay" not in rest else (401, 403)), (rest, status, text)
        assert not seats_shown(text), rest
    assert not [seat for text in live for seat in seats_shown(text)]
    assert seats_shown(asks(near, victim, "/state")[2]) == [1]


def test_a_player_sees_nothing_more_of_a_seat_taken_over_by_a_bot(houses, guests):
    near, far = houses
    host = Guest.creates(far.url, "ante", seats=2, name="Host")
    eve = Guest.joins(near.url, host.code, "Eve", 1)
    eve_there = Guest(far.url, host.code, eve.token)
    guests += [host, eve, eve_there]
    eve.comes()
    host.comes()
    host.acts("start")
    while eve.seq < host.seq:
        eve.hears()
    seq = host.seq
    assert seats_shown(asks(near, eve, "/state")[2]) == [1]
    assert asks(near, eve, "/replay?seat=1&ply=0")[1] == 200
    with ThreadPoolExecutor(2) as pool:
        polls = [pool.submit(asks, near, eve, f"/events?since={seq}&wait=30") for _ in range(2)]
        until(lambda: waiting(near) == 2)
        eve_there.does("leave")
        told = [asks(near, eve, rest) for rest in ("/state", "/events?since=-1", "/replay?seat=1&ply=0")]
        assert host.acts("move", seat=0, seq=seq, move=host.moves(0)[0]["n"])["t"] == "ack"
        told += [asks(near, eve, rest) for rest in ("/state", f"/events?since={seq}", "/replay?seat=1&ply=0")]
        live = heard_after(eve, seq) + live_since(near, eve, seq)
        told += [poll.result() for poll in polls]
    assert live and not [seat for text in live for seat in seats_shown(text)]
    for rest, status, text in told:
        assert status in (401, 403) and not seats_shown(text), (rest, status)
