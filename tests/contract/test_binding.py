"""Generic code is loaded once per game, also when several threads ask for it at the same time."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from dragonhall.core.rule import bind

SLOW = """
import time

time.sleep(0.2)
end = start + 1
"""


def test_no_thread_gets_a_module_that_another_is_still_loading(tmp_path: Path):
    source = tmp_path / "slow.py"
    source.write_text(SLOW, "utf-8")
    with ThreadPoolExecutor(4) as pool:
        modules = list(pool.map(lambda _: vars(bind(source, f"slow in {tmp_path}", {"start": 4})).get("end"), range(4)))
    assert modules == [5] * 4
