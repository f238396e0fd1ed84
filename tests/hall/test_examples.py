"""The example of a bot over the wire plays a whole match."""

from __future__ import annotations

import subprocess
import sys

from .guests import ROOT, Guest, Server


def test_the_wire_bot_plays_a_match_and_is_as_short_as_documented(shared_process: Server, guests: list[Guest]):
    ann = Guest.creates(shared_process.url, seats=2, bots=["hatchling"], sit=[], options={"track": 16, "start": 10})
    guests.append(ann)
    bot = subprocess.Popen(
        [sys.executable, str(ROOT / "examples" / "wire_bot.py"), shared_process.url, ann.code],
        stdout=subprocess.PIPE,
        text=True,
    )
    ann.comes()
    while ann.table["seats"][1]["kind"] == "free":
        ann.until("table")
    ann.acts("start")
    out, _ = bot.communicate(timeout=60)
    assert bot.returncode == 0 and "won" in out
    lines = (ROOT / "examples" / "wire_bot.py").read_text("utf-8").splitlines()
    code = [line for line in lines[8:] if line.strip()]
    assert len(code) <= 40
