"""Tables as their guests know them: laying, joining, sitting, playing, leaving, coming back; on both stores."""

from __future__ import annotations

import json
import random
from ipaddress import ip_address

import pytest

import dragonhall as dh
from dragonhall.core.dice import commitment
from dragonhall.hall.base.proxies import is_loopback, network_origins
from dragonhall.hall.matches.records import verify
from dragonhall.hall.tables.bot_workers import bot_within

from ..guests import HTTP, AnyServer, Guest, Server, connect, play_on, until
from ..in_process import HallHere

SHORT = {"track": 16, "start": 10}


def two(server: AnyServer, guests: list[Guest], start: bool = True, **asked) -> tuple[Guest, Guest]:
    """Ann and Bob at a table of Dragorun."""
    ann = Guest.creates(server.url, seats=2, **asked)
    bob = Guest.joins(server.url, ann.code, "Bob", 1)
    guests += [ann, bob]
    ann.comes()
    bob.comes()
    if start:
        assert ann.acts("start")["seq"] == 0
        bob.until("event")
    return ann, bob


def may_undo(guest: Guest, seat: int) -> str:
    """What the hall says would come of an undo."""
    return str(guest.get(f"/api/tables/{guest.code}/undo", seat=seat)["undo"])


def test_a_whole_match_with_its_record_and_its_replay(server: HallHere, guests: list[Guest]):
    ann, bob = two(server, guests, start=False, options=SHORT)
    promised = ann.table["commitment"]
    assert len(promised) == 64 and ann.table["state"] == "open"
    ann.get(f"/api/tables/{ann.code}/record", status=409)
    ann.acts("start")
    bob.until("event")
    ann.get(f"/api/tables/{ann.code}/record", status=409)
    play_on({0: ann, 1: bob}, random.Random(1))
    assert ann.view(0)["over"] and ann.view(0)["winners"] == bob.view(1)["winners"]

    record = ann.get(f"/api/tables/{ann.code}/record")
    assert record["hall"]["commitment"] == promised == commitment(bytes.fromhex(record["secret"]))
    assert record["hall"]["names"] == ["Ann", "Bob"]
    match = verify(record)
    assert match.view(0) == ann.view(0) and list(match.winners) == ann.view(0)["winners"]

    for seat in ("0", "1", "spectator", "open"):
        told = ann.get(f"/api/tables/{ann.code}/replay", seat=seat, ply=0, count=100)
        assert told["plies"] == match.ply == len(told["pages"]) - 1
        for page in told["pages"]:
            for sight in page["sights"]:
                then = match.at(page["ply"])
                assert sight["view"] == then.view(sight["seat"])
                assert sight["news"] == then.news(sight["seat"])[-1]
    assert [sight["seat"] for sight in told["pages"][0]["sights"]] == [0, 1]

    again = ann.comes().sights[0]
    assert again["view"] == match.view(0) and again["news"] == match.news(0) and again["moves"] == []


def test_a_record_can_be_brought_and_watched(server: HallHere, guests: list[Guest]):
    guest = Guest(server.url)
    guests.append(guest)
    match = dh.new("dragorun", seats=3, seed=4, options=SHORT)
    luck = random.Random(2)
    while not match.over:
        match.play(luck.choice(match.moves()))
    record = match.record() | {"hall": {"names": ["A", "B", "C"]}}
    code = guest.post("/api/records", record)["code"]
    told = guest.get(f"/api/tables/{code}/replay", seat="1", ply=1, count=2)
    assert told["pages"][0]["sights"][0]["view"] == match.at(1).view(1)
    assert [seat["name"] for seat in told["table"]["seats"]] == ["A", "B", "C"]
    assert guest.get(f"/api/tables/{code}/record") == record
    assert guest.post("/api/records", record | {"moves": record["moves"][:-1]}, 422)["problem"]["code"] == "bad-record"
    assert guest.post("/api/records", record | {"winners": [9]}, 422)["problem"]["code"] == "bad-record"


def test_events_match_the_rules(server: HallHere, guests: list[Guest]):
    ann, bob = two(server, guests, options=SHORT)
    match = None
    seen = [ann.sights[0]]
    while not ann.view(0)["over"]:
        play_on({0: ann, 1: bob}, random.Random(len(seen)), 1)
        seen.append(ann.sights[0])
    match = verify(ann.get(f"/api/tables/{ann.code}/record"))
    for ply, sight in enumerate(seen):
        then = match.at(ply)
        assert sight["view"] == then.view(0)
        assert sight["news"] == then.news(0)[ply]
        expected = [{"n": int(m), "text": m.text, "name": m.name, "args": m.args} for m in then.moves(0)]
        assert sight["moves"] == expected if not then.over else sight["moves"] == []


def test_a_client_that_missed_events_gets_exactly_the_rest(server: HallHere, guests: list[Guest]):
    ann, bob = two(server, guests, options={"track": 30})
    cal = Guest(server.url, ann.code)
    guests.append(cal)
    cal.comes()
    play_on({0: ann, 1: bob}, random.Random(3), 3)
    while cal.seq < 3:
        cal.until("event")
    cal.leaves()
    bob.leaves()
    heard = len(ann.raw)
    for _ in range(4):
        seat = ann.view(0)["to_act"][0]
        who = ann if seat == 0 else bob
        moves = who.state()["standings"][0]["moves"]
        who.does("move", seat=seat, seq=ann.seq, move=moves[0]["text"])
        ann.until("event")
    told = [json.loads(text) for text in ann.raw[heard:] if '"t":"event"' in text]
    before = len(bob.raw)
    bob.comes(since=3)
    missed = [json.loads(text) for text in bob.raw[before:]]
    assert [message["t"] for message in missed] == ["event"] * 4 + ["caught"]
    assert [message["seq"] for message in missed[:4]] == [message["seq"] for message in told] == [4, 5, 6, 7]
    before = len(cal.raw)
    cal.comes(since=3)
    fresh = Guest(server.url, ann.code).comes()
    guests.append(fresh)
    assert cal.sights[None]["view"] == fresh.sights[None]["view"]
    assert fresh.sights[None]["news"][4:] == [json.loads(text)["sights"][0]["news"] for text in cal.raw[before:-1]]
    polled = bob.get(f"/api/tables/{ann.code}/events", since=5)
    assert [event["seq"] for event in polled["events"]] == [6, 7]
    assert polled["events"] == missed[2:4]


def test_a_move_sent_twice_is_made_once(process: Server, guests: list[Guest]):
    ann, bob = two(process, guests, options={"track": 30})
    seat = ann.view(0)["to_act"][0]
    who = (ann, bob)[seat]
    move = {"seat": seat, "seq": who.seq, "move": who.moves(seat)[0]["n"]}
    first = who.acts("move", id="same", **move)
    assert first["t"] == "ack" and first["seq"] == 1
    assert who.acts("move", id="same", **move) == first
    while who.view(seat)["to_act"][0] != seat:
        play_on({0: ann, 1: bob}, random.Random(1), 1)
    reused = {"seat": seat, "seq": who.seq, "move": who.moves(seat)[0]["n"]}
    assert who.acts("move", id="same", **reused)["problem"]["code"] == "id-used"
    last = who.seq
    assert who.post(f"/api/tables/{who.code}/actions", {"t": "move", "id": "same", **move}) == first
    process.kill()
    process.start()
    who.url = process.url
    who.seq = -1
    who.comes()
    assert who.seq == last
    assert who.acts("move", id="same", **move) == first
    other = who.acts("move", id="other", **move)
    assert other["problem"]["code"] in ("stale", "not-your-turn")


def test_a_player_who_connects_is_shown_as_present(server: HallHere, guests: list[Guest]):
    ann = Guest.creates(server.url, seats=2)
    guests.append(ann)
    ann.comes()
    assert ann.table["seats"][0]["here"], "the first thing that is told must not call its reader away"


def test_presence_take_over_and_return(server: HallHere, guests: list[Guest]):
    ann, bob = two(server, guests, options={"track": 40, "start": 1}, away_after=1)
    assert [seat["here"] for seat in ann.table["seats"]] == [True, True]
    bob.leaves()
    while ann.table["seats"][1]["here"]:
        ann.until("table")
    # Ann plays; when Bob is to act and does not come back, a bot stands in.
    while not any(event["by"] == 1 and event["bot"] for event in map(json.loads, ann.raw) if event["t"] == "event"):
        if 0 in ann.view(0)["to_act"]:
            ann.acts("move", seat=0, seq=ann.seq, move=ann.moves(0)[0]["n"])
        else:
            server.wait(1)
            ann.until("event")
    assert ann.table["seats"][1]["stand_in"] and ann.table["seats"][1]["level"] == "drake"
    assert ann.table["seats"][1]["name"] == "Bob"
    bob.comes()
    assert (
        not bob.until("table")["table"]["seats"][1]["stand_in"]
        or not bob.until("table")["table"]["seats"][1]["stand_in"]
    )


def test_a_bot_stands_in_on_request_after_a_grace(server: HallHere, guests: list[Guest]):
    ann, bob = two(server, guests, options={"track": 40, "start": 1}, away_after=5)
    assert ann.acts("away", seat=1)["problem"]["code"] == "not-away"
    assert bob.acts("away", seat=1)["t"] == "ack"
    for _ in range(3):
        while 0 not in ann.view(0)["to_act"]:
            ann.until("event")
        ann.acts("move", seat=0, seq=ann.seq, move=ann.moves(0)[0]["n"])
    assert bob.acts("back", seat=1)["t"] == "ack"
    bob.leaves()
    while ann.table["seats"][1]["here"]:
        ann.until("table")
    # A connection may break for a moment: the others cannot use it.
    assert ann.acts("away", seat=1)["problem"]["code"] == "not-away"
    assert not ann.table["seats"][1]["stand_in"]
    server.wait(5)
    assert ann.acts("away", seat=1)["t"] == "ack"
    watcher = Guest.joins(server.url, ann.code, "Wat")
    guests.append(watcher)
    assert watcher.does("away", 403, seat=0) == "not-allowed"


def test_the_host_hands_over_and_the_next_one_inherits(server: HallHere, guests: list[Guest]):
    ann, bob = two(server, guests, start=False)
    assert bob.acts("start")["problem"]["code"] == "not-the-host"
    assert bob.acts("bot", seat=1, level=None)["problem"]["code"] == "not-the-host"
    assert ann.acts("host", player=bob.player)["t"] == "ack"
    assert ann.acts("start")["problem"]["code"] == "not-the-host"
    assert bob.acts("start")["t"] == "ack"
    assert bob.acts("leave")["t"] == "ack"
    while ann.table["host"] != ann.player:
        ann.until("table")
    assert ann.table["seats"][1]["kind"] == "bot"


def test_a_rematch_seats_the_same_people_with_the_same_tokens(server: HallHere, guests: list[Guest]):
    ann, bob = two(server, guests, options=SHORT)
    assert bob.acts("rematch")["problem"]["code"] == "not-over"
    play_on({0: ann, 1: bob}, random.Random(5))
    first, second = bob.acts("rematch")["next"], ann.acts("rematch")["next"]
    assert first == second
    while ann.table["next"] != first:
        ann.until("table")
    old = ann.table["commitment"]
    ann.code = bob.code = first
    ann.seq = bob.seq = -1
    ann.comes()
    bob.comes()
    assert ann.table["previous"] and ann.table["commitment"] != old and ann.table["state"] == "open"
    ann.acts("start")
    bob.until("event")
    play_on({0: ann, 1: bob}, random.Random(6))
    assert ann.view(0)["over"]


def test_hot_seat_and_bots_and_watchers(server: HallHere, guests: list[Guest]):
    ann = Guest.creates(server.url, seats=4, sit=[0, 1], bots=[None, None, "hatchling"], options=SHORT)
    guests.append(ann)
    assert ann.does("sit", seat=1, name="Zoe")["id"]
    assert ann.does("start", 409) == "not-started"
    assert ann.does("start", fill="hatchling")
    ann.comes()
    assert sorted(ann.sights) == [0, 1]
    assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Zoe", "", ""]
    assert [seat["kind"] for seat in ann.table["seats"]] == ["person", "person", "bot", "bot"]
    eve = Guest(server.url, ann.code).comes()
    guests.append(eve)
    assert list(eve.sights) == [None]
    while not ann.view(0)["over"]:
        acting = [seat for seat in ann.view(0)["to_act"] if seat in (0, 1)]
        if acting:
            ann.acts("move", seat=acting[0], seq=ann.seq, move=ann.moves(acting[0])[0]["text"])
        else:
            ann.until("event")
    while not eve.view(None)["over"]:
        eve.until("event")
    assert eve.acts("move", seat=0, seq=0, move=0)["problem"]["code"] == "no-token"


def test_alone_with_bots_in_one_request(server: HallHere, guests: list[Guest]):
    ann = Guest.creates(server.url, seats=3, start=True, options=SHORT)
    guests.append(ann)
    while True:
        state = ann.state()
        sight = state["standings"][0]
        if sight["view"]["over"]:
            break
        if sight["moves"]:
            ann.does("move", seat=0, seq=state["seq"], move=sight["moves"][0]["n"])
        else:
            ann.get(f"/api/tables/{ann.code}/events", since=state["seq"], wait=5)


def test_undo_is_free_while_nobody_learnt_anything_else_the_others_are_asked(server: HallHere, guests: list[Guest]):
    ann, bob = two(server, guests, options={"track": 30, "marker_deal": "choose"})
    both = {0: ann, 1: bob}
    seat = ann.view(0)["to_act"][0]
    who, other = both[seat], both[1 - seat]
    before = who.view(seat)
    assert may_undo(who, seat) == "no"
    assert who.acts("undo", seat=seat)["problem"]["code"] == "cannot-undo"
    who.acts("move", seat=seat, seq=who.seq, move=who.moves(seat)[0]["n"])
    assert who.view(seat) != before
    assert may_undo(who, seat) == "free" and may_undo(other, 1 - seat) == "no"
    who.get(f"/api/tables/{who.code}/undo", 403, seat=1 - seat)
    told = who.acts("undo", seat=seat)
    assert told["t"] == "ack" and not told["asked"] and told["seq"] == 2
    assert who.view(seat) == before
    while other.seq < 2:
        other.until("event")
    assert other.view(1 - seat)["markers"] == before["markers"] and other.view(1 - seat)["ply"] == 0

    play_on(both, random.Random(4), 2)
    seat = ann.view(0)["to_act"][0]
    who, other = both[seat], both[1 - seat]
    before = who.view(seat)
    assert before["ply"] == 2
    who.acts("move", seat=seat, seq=who.seq, move="roll")
    assert may_undo(who, seat) == "ask"
    asked = who.acts("undo", seat=seat)
    assert asked["asked"]
    while other.table.get("ask") is None:
        other.until("table")
    assert who.acts("undo", seat=seat)["problem"]["code"] == "undo-asked"
    assert who.acts("answer", ask=0, yes=True)["problem"]["code"] == "no-ask"
    assert other.acts("answer", ask=other.table["ask"]["ask"], yes=False)["t"] == "ack"
    while who.table.get("ask") is not None:
        who.until("table")
    assert who.acts("undo", seat=seat)["asked"]
    while not other.table.get("ask"):
        other.until("table")
    assert other.acts("answer", ask=other.table["ask"]["ask"], yes=True)["t"] == "ack"
    while who.view(seat)["ply"] != 2:
        who.until("event")
    assert who.view(seat) == before
    fresh = who.comes()
    assert len(fresh.sights[seat]["news"]) == 3
    play_on(both, random.Random(1), 3)
    while not who.view(seat)["over"]:
        play_on(both, random.Random(2))
    verify(who.get(f"/api/tables/{who.code}/record"))


def test_undo_alone_with_bots_cannot_peek(server: HallHere, guests: list[Guest]):
    ann = Guest.creates(server.url, seats=2, start=True, options={"track": 40, "start": 1})
    guests.append(ann)
    ann.comes()
    while not ann.moves(0):
        ann.until("event")
    ann.acts("move", seat=0, seq=ann.seq, move="roll")
    assert may_undo(ann, 0) == "no"
    assert ann.acts("undo", seat=0)["problem"]["code"] == "cannot-undo"


def test_a_running_table_says_who_must_decide(server: HallHere, guests: list[Guest]):
    ann, bob = two(server, guests, start=False)
    assert "to_act" not in ann.get(f"/api/tables/{ann.code}")
    ann.acts("start")
    bob.until("event")
    assert ann.get(f"/api/tables/{ann.code}")["to_act"] == ann.view(0)["to_act"]


def test_the_host_makes_calls_that_are_nobodys_turn(server: HallHere, guests: list[Guest]):
    ann = Guest.creates(server.url, "ante", seats=2, sit=[0])
    bob = Guest.joins(server.url, ann.code, "Bob", 1)
    guests += [ann, bob]
    ann.comes()
    bob.comes()
    games = {game["name"]: game for game in ann.get("/api/games")["games"]}
    (last,) = games["ante"]["calls"]
    assert ann.acts("call", move=last["n"])["problem"]["code"] == "not-started"
    ann.acts("start")
    bob.until("event")
    assert bob.acts("call", move=last["n"])["problem"]["code"] == "not-the-host"
    assert ann.acts("call", move=ann.moves(0)[0]["n"])["problem"]["code"] == "not-legal-now"
    told = ann.acts("call", move=last["text"])
    assert told["t"] == "ack" and told["seq"] == 1
    play_on({0: ann, 1: bob}, random.Random(1))
    record = ann.get(f"/api/tables/{ann.code}/record")
    assert record["moves"][0] == [None, last["text"]]
    match = verify(record)
    code = ann.post("/api/records", record)["code"]
    ann.token = None
    page = ann.get(f"/api/tables/{code}/replay", seat="0", ply=1)["pages"][0]
    assert page["by"] is None and page["sights"][0]["view"] == match.at(1).view(0)


def test_clocks_run_out_and_a_bot_plays_on(shared_server: HallHere, guests: list[Guest]):
    ann = Guest.creates(
        shared_server.url, seats=2, start=True, clock={"move": 1, "bank": 1}, options={"track": 40, "start": 1}
    )
    guests.append(ann)
    ann.comes()
    while not ann.moves(0):
        ann.until("event")
    clock = ann.state()["clock"]
    assert clock["running"] == [0] and clock["move"][0] <= 1000 and clock["bank"] == [1000, 1000]
    # Clocks have a grace after a server's start.
    shared_server.wait(shared_server.settings.grace / 1000 + 1)
    while not ann.table["seats"][0]["stand_in"]:
        ann.hears()
    assert ann.acts("back", seat=0)["t"] == "ack"
    assert not ann.table["seats"][0]["stand_in"]


def test_chat_is_phrases_and_where_allowed_free_text(server: HallHere, guests: list[Guest]):
    ann, bob = two(server, guests, start=False, free_chat=False)
    assert ann.acts("say", phrase="hello")["t"] == "ack"
    assert bob.until("chat")["phrase"] == "hello"
    assert ann.acts("say", phrase="you fool")["problem"]["code"] == "bad-phrase"
    assert ann.acts("say", text="free text")["problem"]["code"] == "not-allowed"
    codes = [ann.acts("say", phrase="wow").get("problem", {}).get("code") for _ in range(8)]
    assert "too-fast" in codes
    free, public = Guest.creates(server.url), Guest.creates(server.url, public=True)
    guests += [free, public]
    assert free.state()["table"]["free_chat"], "among friends, unless it is left out"
    assert not public.state()["table"]["free_chat"]
    free.comes()
    assert free.acts("say", text="  what a  day ")["t"] == "ack"
    assert free.comes() and json.loads(free.raw[-1])["chat"][0]["text"] == "what a day"
    assert free.post("/api/tables", {"game": "dragorun", "name": "X", "free_chat": True, "public": True}, 403)


def test_a_picked_portrait_is_seen_by_everybody_and_stays(server: HallHere, guests: list[Guest]):
    ann, bob = two(server, guests, start=False, portrait="crown")
    assert [seat["portrait"] for seat in bob.table["seats"]] == ["crown", None]
    assert bob.acts("portrait", portrait="jester")["t"] == "ack"
    while ann.table["seats"][1]["portrait"] != "jester":
        ann.hears()
    bad = {"t": "portrait", "id": "x", "portrait": "<svg>"}
    assert ann.post(f"/api/tables/{ann.code}/actions", bad, 400)["problem"]["code"] == "bad-message"
    # A second person on the same device is somebody else.
    assert ann.acts("stand", seat=0) and ann.acts("sit", seat=0, name="Eve")
    server.stop()
    server.start()
    again = Guest(server.url, ann.code)
    guests.append(again)
    assert [seat["portrait"] for seat in again.state()["table"]["seats"]] == [None, "jester"]


def test_only_a_browser_on_the_machine_learns_its_addresses(server: HallHere, monkeypatch: pytest.MonkeyPatch):
    def asked(host: str) -> list[str]:
        found = HTTP.get(f"{server.url}/api/network", headers={"Host": host}).json()
        return list(found["addresses"])

    assert asked("127.0.0.1:8000") == [], "a server on the loopback can be reached from nowhere else"
    assert network_origins("192.168.7.5", 8000) == ["http://192.168.7.5:8000"]
    own = [ip_address(text) for text in ("192.168.7.5", "127.0.1.1", "169.254.3.4")]
    monkeypatch.setattr("dragonhall.hall.base.proxies._own_addresses", lambda: own)
    assert network_origins("0.0.0.0", 80) == ["http://192.168.7.5:80"]
    assert is_loopback("localhost") and is_loopback("127.0.0.1") and is_loopback("::1")
    assert not is_loopback("dragons.example") and not is_loopback("192.168.7.5")


def test_the_lobby_shows_public_tables_live(server: HallHere, guests: list[Guest]):
    ann = Guest.creates(server.url, public=True)
    hidden = Guest.creates(server.url)
    guests += [ann, hidden]
    with connect(server.url.replace("http", "ws", 1) + "/api/lobby/live", compression=None) as ws:
        lobby = json.loads(ws.recv(60))
        assert [(table["code"], table["host"], table["free"]) for table in lobby["tables"]] == [(ann.code, "Ann", 3)]
        ann.does("start", fill="hatchling")
        # How it stood before may be sent once more.
        while (table := json.loads(ws.recv(60))["tables"][0])["state"] == "open":
            pass
        assert table["state"] == "running"


def test_old_tables_are_found_after_a_restart_and_bots_play_on(process: Server, guests: list[Guest]):
    ann = Guest.creates(process.url, seats=3, sit=[], bots=["hatchling"] * 3, options={"track": 40, "start": 1})
    guests.append(ann)
    ann.does("start")
    process.kill()
    process.start()
    ann.http.base_url = process.url
    until(lambda: ann.get(f"/api/tables/{ann.code}")["state"] == "over")


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_seats_and_names_survive_a_restart(process: Server, guests: list[Guest], how: str):
    ann, bob = two(process, guests)
    play_on({0: ann, 1: bob}, random.Random(7), 2)
    view = ann.view(0)
    getattr(process, how)()
    process.start()
    ann.url = process.url
    ann.comes(since=ann.seq)
    assert ann.view(0) == view and ann.state()["standings"][0]["view"] == view
    assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Bob"]


def test_bots_think_no_longer_than_the_clock_of_the_table_allows():
    for level in dh.bots.LEVELS:
        bot, hurried = bot_within(level, None, 1), bot_within(level, 0.01, 1)
        if isinstance(bot, dh.bots.Searcher) and bot.budget.seconds > 0.01 and not bot.budget.iterations:
            assert isinstance(hurried, dh.bots.Searcher) and hurried.budget.seconds == 0.01
        else:
            assert hurried is bot
    assert isinstance(bot_within(list(dh.bots.LEVELS)[-1], 0.01, 1), dh.bots.Searcher)
