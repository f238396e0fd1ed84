"""How much of a game against bots is waiting: ``python bench/waiting.py dragorun --think 0.65``.

One person plays from Play now to the end, in Chromium at the hall, at normal pace, and takes the same time for every
decision. The time between an answer and the next question is waiting. The end of a part of the game is looked at as
long as a question; that time is the player's.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser.people import DESK, Person, chromium  # noqa: E402
from tests.hall.guests import Server  # noqa: E402

ASKED, PAUSE, OVER = ".prompt.mine:not([aria-busy='true'])", ".pause button", ".finale, .end"


def played(one: Person, game: str, think: float, most: int) -> tuple[int, float, float]:
    """Play a game; return the decisions, and the seconds that were the player's and those of waiting."""
    one.opens("/").page.locator(f"article.{game} button.go").first.click()
    one.page.wait_for_selector(ASKED, timeout=60_000)
    decisions, own, waited = 0, 0.0, 0.0
    while decisions < most:
        asked = time.monotonic()
        one.page.wait_for_timeout(1000 * think)
        if one.page.locator(PAUSE).count():
            one.page.locator(PAUSE).click()
        elif one.page.locator(ASKED).count():
            one.decides()
            decisions += 1
        answered = time.monotonic()
        one.page.wait_for_selector(f"{ASKED}, {PAUSE}, {OVER}", timeout=60_000)
        own, waited = own + answered - asked, waited + time.monotonic() - answered
        if one.page.locator(OVER).count():
            break
    return decisions, own, waited


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--think", type=float, default=1.0, help="seconds for every decision")
    parser.add_argument("--most", type=int, default=500, help="decisions, if not the whole game")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(str(Path(folder) / "hall.db"), Path(folder) / "log").start()
        try:
            one = Person(browser, server.url, "Mia", DESK, pace="normal")
            decisions, own, waited = played(one, asked.game, asked.think, asked.most)
        finally:
            server.stop()
    share = 100 * waited / (own + waited)
    print(
        f"{asked.game}: {decisions} decisions in {own + waited:.0f} s, {waited:.0f} s of it waiting ({share:.0f} %), "
        f"{waited / max(1, decisions):.1f} s after each"
    )


if __name__ == "__main__":
    main()
