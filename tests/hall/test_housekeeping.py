"""What the host needs: backups, retention, logs without secrets, metrics, stopping well, verifying a record."""

from __future__ import annotations

import asyncio
import io
import json
import random
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from dragonhall.cli import main
from dragonhall.hall.app import Hall
from dragonhall.hall.base.rate_limits import Limit
from dragonhall.hall.base.settings import Settings
from dragonhall.hall.protocol import CreateTable
from dragonhall.hall.store import TableRow, default_path, shown_address, store_at
from dragonhall.hall.tables.bot_workers import LEVELS
from dragonhall.hall.tables.codes import new_code, read_code
from dragonhall.hall.tables.state import new_state

from .guests import HTTP, ROOT, AnyServer, Guest, Server, play_on, serving
from .in_process import HallHere, hall_here
from .postgres import new_database

SHORT = {"track": 16, "start": 10}


def dragonhall(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command in this process."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = main(arguments)
    return subprocess.CompletedProcess(arguments, status, out.getvalue(), err.getvalue())


def served(address: str) -> subprocess.CompletedProcess[str]:
    """Try to serve a store, as a process."""
    command = [sys.executable, "-m", "dragonhall", "serve", "--port", "0", "--db", address]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT / "src", timeout=60)


def finished(server: AnyServer, guests: list[Guest]) -> Guest:
    ann = Guest.creates(server.url, seats=2, sit=[0, 1], start=True, options=SHORT)
    guests.append(ann)
    ann.comes()
    play_on({0: ann, 1: ann}, random.Random(3))
    assert ann.view(0)["over"]
    return ann


def test_a_backup_taken_while_it_runs_can_be_served(server: HallHere, db: str, tmp_path: Path, guests: list[Guest]):
    ann = finished(server, guests)
    bob = Guest.creates(server.url, seats=2, sit=[0, 1], start=True, options={"track": 40, "start": 1})
    guests.append(bob)
    bob.comes()
    play_on({0: bob, 1: bob}, random.Random(1), 5)
    copy = tmp_path / "copy.db"
    done = dragonhall("backup", "--db", db, str(copy), "--lang", "en")
    assert done.returncode == 0 and done.stdout == f"2 tables copied to {copy}.\n", done.stderr
    assert dragonhall("backup", "--db", db, str(copy)).returncode == 2
    with hall_here(str(copy), tmp_path, "restored") as restored:
        again = Guest(restored.url, bob.code, bob.token)
        guests.append(again)
        again.comes()
        assert again.view(0) == bob.view(0)
        play_on({0: again, 1: again}, random.Random(2), 3)
        page = {"seat": "open", "count": 100}
        told = HTTP.get(f"{restored.url}/api/tables/{ann.code}/replay", params=page).json()
        assert told["pages"] == ann.get(f"/api/tables/{ann.code}/replay", **page)["pages"]


def test_a_hall_can_move_from_a_file_to_postgresql(postgres: str, tmp_path: Path, guests: list[Guest]):
    path = str(tmp_path / "hall.db")
    with hall_here(path, tmp_path) as server:
        ann = finished(server, guests)
        record = ann.get(f"/api/tables/{ann.code}/record")
    address = new_database(postgres, "moved")
    assert dragonhall("backup", "--db", path, address).returncode == 0
    with hall_here(address, tmp_path, "moved") as server:
        assert HTTP.get(f"{server.url}/api/tables/{ann.code}/record").json() == record


def test_old_tables_are_forgotten_when_the_host_says_so(db: str, tmp_path: Path, guests: list[Guest]):
    with hall_here(db, tmp_path) as server:
        ann = finished(server, guests)
        running = Guest.creates(server.url, seats=2, sit=[0, 1], start=True)
        guests.append(running)
    with hall_here(db, tmp_path, keep_finished=1, clock=server.clock) as server:
        server.clock.wait(86_000)
        server.do(server.hall.housekeeping.forget_old())
        assert server.do(server.hall.store.count()) == {"over": 1, "running": 1}
        server.clock.wait(1_000)
        server.do(server.hall.housekeeping.forget_old())
        assert HTTP.get(f"{server.url}/api/tables/{ann.code}").status_code == 404
        assert HTTP.get(f"{server.url}/api/tables/{running.code}").status_code == 200


def test_bots_that_nobody_watches_are_forgotten_like_tables_that_never_started(db: str):
    async def work() -> list[bool]:
        store, now = store_at(db), 1_000 * 86_400_000
        await store.open(lambda message: None)
        hall = Hall(store, Settings(keep_unstarted=2), clock=lambda: now)
        levels, old = LEVELS, now - 3 * 86_400_000
        alone: dict[str, Any] = {"seats": 2, "sit": [], "bots": [levels[0]] * 2}
        try:
            codes = []
            for asked, updated, due in (
                (alone, old, None),
                (alone, now, None),
                (alone, old, now),  # a bot's turn is due: somebody looks
                ({"seats": 2, "bots": [None, levels[0]]}, old, None),  # a person may come back
            ):
                doc, _ = new_state(CreateTable("dragorun", "Ann", **asked), b"s", updated)
                codes.append(doc.code)
                data = doc.encoded()
                await store.create(TableRow(doc.code, "dragorun", "running", False, 1, updated, 0, due, 0, data, b"s"))
            await hall.housekeeping.forget_old()
            return [await store.load(code) is not None for code in codes]
        finally:
            await store.close()

    assert asyncio.run(work()) == [False, True, True, True]


def test_the_first_line_says_where_tables_are_kept_without_the_password(db: str, tmp_path: Path):
    hushed = db.replace("hall@", "hall:hush%40hush@") + ("?application_name=hush" if "://" in db else "")
    with serving(hushed, tmp_path) as server:
        assert server.said == f"Dragonhall is open: {server.url}/ (its tables are kept in {db})\n"
    french = Server(db, tmp_path / "french.log")
    french.env |= {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_FR.UTF-8"}
    try:
        french.start()
        assert french.said == f"Dragonhall est ouvert\u00a0: {french.url}/ (ses tables sont gardées dans {db})\n"
        assert french.host_token
    finally:
        french.stop()
    assert shown_address("some/hall.db") == str(Path.cwd() / "some" / "hall.db")
    assert shown_address(None) == str(default_path())


def test_logs_are_json_lines_without_secrets(tmp_path: Path, guests: list[Guest]):
    with serving(str(tmp_path / "hall.db"), tmp_path, logs="json") as server:
        ann = finished(server, guests)
        HTTP.get(f"{server.url}/api/tables/{ann.code}", headers={"Authorization": f"Bearer {ann.token}"})
    lines = [json.loads(line) for line in server.logged().splitlines()]
    assert [line["what"] for line in lines] == ["open", "closed"]
    assert all({"time", "level", "what"} <= set(line) for line in lines)
    assert ann.token not in server.logged()
    data = b"".join(path.read_bytes() for path in tmp_path.glob("hall.db*"))
    assert ann.token is not None and ann.token.encode() not in data


def test_stopping_notifies_everybody_and_loses_nothing(process: Server, guests: list[Guest]):
    ann = Guest.creates(process.url, seats=2, sit=[0, 1], start=True)
    guests.append(ann)
    ann.comes()
    play_on({0: ann, 1: ann}, random.Random(1), 2)
    assert process.stop() == 0
    assert "graceful" not in process.logged(), "somebody was waited for in vain"
    with pytest.raises(ConnectionClosed) as closed:
        ann.hears()
    assert closed.value.rcvd.code in (1001, 1012)
    process.start()
    ann.url = process.url
    seq = ann.seq
    ann.comes(since=seq)
    assert ann.seq == seq


def test_health_and_metrics(server: HallHere, guests: list[Guest]):
    finished(server, guests)
    health = HTTP.get(f"{server.url}/healthz").json()
    assert health["ok"] and health["tables"] == {"over": 1}
    metrics = HTTP.get(f"{server.url}/metrics").text
    values = dict(line.rsplit(" ", 1) for line in metrics.splitlines() if not line.startswith("#"))
    assert float(values["dragonhall_lines_total"]) > 1 and values["dragonhall_connections"] == "1"
    assert values["dragonhall_errors_total"] == "0"
    assert float(values['dragonhall_action_seconds_bucket{le="+Inf"}']) == float(
        values["dragonhall_action_seconds_count"]
    )


def test_pages_have_safe_headers_and_words_and_rules_are_served(shared_server: HallHere):
    page = HTTP.get(f"{shared_server.url}/")
    assert page.status_code == 200 and "default-src 'self'" in page.headers["content-security-policy"]
    assert "hall-phrase-hello" in HTTP.get(f"{shared_server.url}/api/words/fr").text
    assert HTTP.get(f"{shared_server.url}/api/words/xx").status_code == 404
    games = HTTP.get(f"{shared_server.url}/api/games").json()
    for game in games["games"]:
        assert HTTP.get(f"{shared_server.url}/api/rules/{game['name']}/fr").text.startswith("#")
    assert games["levels"][0] == "hatchling"


def test_verify_finds_changes(shared_server: HallHere, tmp_path: Path, guests: list[Guest]):
    record = finished(shared_server, guests).get(f"/api/tables/{guests[0].code}/record")
    file = tmp_path / "record.json"

    def verified(changed: dict) -> subprocess.CompletedProcess[str]:
        file.write_text(json.dumps(changed))
        return dragonhall("verify", str(file), "--lang", "en")

    good = verified(record)
    assert good.returncode == 0 and record["hall"]["commitment"] in good.stdout
    for part, value in (
        ("secret", "00" * 32),
        ("moves", record["moves"][:-1]),
        ("winners", []),
        ("hall", record["hall"] | {"commitment": "ab" * 32}),
        ("version", 99),
    ):
        bad = verified(record | {part: value})
        assert bad.returncode == 2 and bad.stderr.startswith("dragonhall: "), (part, bad.stdout)
    assert "no commitment to its dice" in verified({k: v for k, v in record.items() if k != "hall"}).stdout


def test_wrong_stores_are_refused_with_a_sentence(tmp_path: Path):
    (tmp_path / "text.db").write_text("this is not a database, but long enough to look like one" * 20)
    for address, word in (
        ("mysql://x", "postgresql://"),
        (str(tmp_path / "text.db"), "cannot be opened"),
        ("/proc/nothing/hall.db", "cannot be opened"),
        ("postgresql://nobody@127.0.0.1:1/none", "PostgreSQL cannot be used"),
    ):
        told = served(address)
        assert told.returncode == 2 and word in told.stderr and "Traceback" not in told.stderr, told.stderr


def test_the_stored_tables_are_those_reached_by_the_moves(server: HallHere, db: str, guests: list[Guest]):
    """Everything is derived from the log: playing it again gives the very bytes that were stored."""
    import dragonhall as dh

    ann = Guest.creates(server.url, "ranch", seats=2, sit=[0, 1], start=True)
    guests.append(ann)
    ann.comes()
    play_on({0: ann, 1: ann}, random.Random(1), 60)
    server.stop()

    async def read() -> None:
        store = store_at(db)
        await store.open(lambda message: None)
        row = await store.load(ann.code)
        assert row is not None
        match = dh.new("ranch", seats=2, secret=row.secret)
        for line in await store.lines(ann.code, -1, 1000):
            if line.kind == "move":
                match.play(line.move, seat=line.seat)
            assert match.board.tables.tobytes() == line.table
        await store.close()

    asyncio.run(read())


# Small parts


def test_codes_can_be_typed_by_ear():
    code = new_code()
    assert len(code) == 9 and read_code(code) == code
    assert read_code(code.upper().replace("-", " ")) == code == read_code(code.replace("-", ""))
    assert read_code("bako") == read_code("x" * 900) == ""


def test_limits_fill_up_again():
    now = [0.0]
    limit = Limit(2, 1, lambda: now[0])
    assert [limit.allow("a") for _ in range(3)] == [True, True, False] and limit.allow("b")
    now[0] = 1.5
    assert limit.allow("a") and not limit.allow("a")
