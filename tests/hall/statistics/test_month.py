"""A month of a hall, in short: its server is killed, its store restored from a backup, and nothing is lost; and what
would be lost is found (``bench/month.py``, which does the same with 300 members and 20,000 matches)."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from bench.month import Month, Receiver, spearman
from bench.month_hall import acknowledged


def test_a_short_month_loses_nothing(tmp_path: Path):
    month = Month(tmp_path, 40, 12, 1, str(tmp_path / "hall.db"), str(tmp_path / "restored.db"))
    month.run()
    known = acknowledged(month.log)
    assert month.faults == [] and len(known.over) >= 40 and known.ended
    assert month.told["boards"]["dragardiens/duel"]["members"] == 12
    # What is lost or told twice is found.
    code = next(code for code in known.over if len(known.moves.get(code, {})) > 3)
    with sqlite3.connect(month.db) as db:
        db.execute("DELETE FROM lines WHERE code=? AND seq=?", (code, max(known.moves[code])))
        db.execute("DELETE FROM documents WHERE kind='result' AND key=?", (code,))
        db.execute("DELETE FROM documents WHERE kind='played' AND key=?", (code,))
        db.execute("DELETE FROM documents WHERE kind='visit' AND key LIKE ?", (f"%/{code}",))
    asyncio.run(month.check_all())
    for about in ("moves are not there", "results are missing", "ratings are not", "statistics", "histories"):
        assert any(about in fault for fault in month.faults), (about, month.faults)
    receiver = Receiver()
    receiver.server.server_close()
    member = next(one for one in known.laid[code][1] if one)
    receiver.got += [{"member": member, "table": code, "at": at} for at in (1, 2)]
    asyncio.run(month.check_nudges(receiver))
    assert month.faults[-1] == f"{code}: two nudges for one turn"


def test_rank_correlation():
    assert spearman([1, 2, 3, 4], [10, 20, 30, 90]) == 1 and spearman([1, 2, 3], [3, 2, 1]) == -1
    assert abs(spearman([1, 2, 3, 4, 5], [2, 1, 4, 3, 5]) - 0.8) < 1e-12
    assert abs(spearman([1, 1, 2, 2], [1, 2, 3, 4]) - 2 / 5**0.5) < 1e-12
