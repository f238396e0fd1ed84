"""Runs every attack of ``tests/hall/attacks`` against real servers on loopback and prints one line for each.

``python -m tests.hall.attack`` is the short form, ``--whole`` the long one; ``--store sqlite`` or ``--store
postgresql`` runs on one store only, and further words choose attacks by point or by a word of their sentence.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import itertools
import pkgutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

import dragonhall as dh
from dragonhall.games import game as find_game
from dragonhall.hall.tables.bot_workers import RULES, SEARCH, compiled

from . import attacks
from .attacks import ATTACKS, Attack, Target, World
from .guests import serving
from .postgres import new_database, postgres_server

MAX_SECONDS, MAX_SECONDS_WHOLE = 180, 600
"""Seconds after which an attack is stopped and counts as broken."""
_stores = itertools.count()


@dataclass(frozen=True)
class Line:
    """What came of one attack."""

    held: bool
    text: str


def all_attacks() -> list[Attack]:
    for module in sorted(found.name for found in pkgutil.iter_modules(attacks.__path__)):
        importlib.import_module(f"{attacks.__name__}.{module}")
    return ATTACKS


CONFIGURATIONS = (("sqlite", 1), ("postgresql", 1), ("postgresql", 2))
"""Every attack runs on each of them, unless it is about one store or about two servers."""
COMMON = {"limits": 1, "bot_pause": 0, "review_seconds": 5}
"""Options of all servers."""


def chosen(store: str, servers: int, words: tuple[str, ...] = ()) -> list[Attack]:
    """The attacks that run on this store with so many servers."""
    fitting = [a for a in all_attacks() if a.servers <= servers and a.store in (None, store)]
    if words:
        fitting = [a for a in fitting if any(word == a.point or word in a.sentence for word in words)]
    return fitting


def run(
    store: str, servers: int, whole: bool = False, words: tuple[str, ...] = (), postgres: str = ""
) -> Iterator[Line]:
    """Run them; *postgres* is the address of a running PostgreSQL server."""
    asked = chosen(store, servers, words)
    for settings in dict.fromkeys(a.settings for a in asked):
        with ExitStack() as stack, tempfile.TemporaryDirectory(prefix="dragonhall-attack-") as name:
            folder = Path(name)
            db = str(folder / "hall.db") if store == "sqlite" else new_database(postgres, f"attack{next(_stores)}")
            options = COMMON | dict(settings)
            targets = [
                Target(stack.enter_context(serving(db, folder, f"server{n}", **options))) for n in range(servers)
            ]
            where = f"{store}, {servers} server" + "s" * (servers > 1)
            mine = [each for each in asked if each.settings == settings]
            with asyncio.Runner() as runner:
                # Those that mostly wait run beside the others.
                waiting = [
                    runner.get_loop().create_task(_one(each, World(targets, whole, db), where))
                    for each in mine
                    if each.waits
                ]
                for each in mine:
                    if not each.waits:
                        yield runner.run(_one(each, World(targets, whole, db), where))
                for task in waiting:
                    yield runner.run(asyncio.wait_for(task, None))


async def _one(attack: Attack, world: World, where: str) -> Line:
    started, logged = time.monotonic(), [len(target.log) for target in world.servers]
    broken = found = None
    try:
        async with asyncio.timeout(MAX_SECONDS_WHOLE if world.whole else MAX_SECONDS), world.open:
            found = await attack.work(world)
    except TimeoutError:
        broken = "it did not end in time"
    except Exception as error:
        broken = f"{type(error).__name__}: {error}"
    for target, length in zip(world.servers, logged, strict=True):
        if "Traceback" in target.log[length:]:
            broken = f"{broken or ''} a fault was logged: {target.log[length:][-1500:]}"
    took = f"{time.monotonic() - started:.1f} s"
    detail = "; ".join(part for part in (broken or found, where, took) if part)
    return Line(broken is None, f"{'BROKEN' if broken else 'held'}: {attack.point}. {attack.sentence} ({detail})")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--whole", action="store_true", help="the long form")
    parser.add_argument("--store", choices=("sqlite", "postgresql"), help="one store only")
    parser.add_argument("words", nargs="*", help="points, or words of sentences: run only these")
    asked = parser.parse_args()
    broken = 0
    for name in dh.games():
        # As a host does before opening: nobody should wait for the compiler.
        for part in (RULES, SEARCH):
            compiled(find_game(name), part)
    with ExitStack() as stack:
        postgres = "" if asked.store == "sqlite" else stack.enter_context(postgres_server())
        for store, servers in CONFIGURATIONS:
            if asked.store in (None, store):
                with closing(run(store, servers, asked.whole, tuple(asked.words), postgres)) as lines:
                    for line in lines:
                        print(line.text, flush=True)
                        broken += not line.held
    print(f"{broken} broken" if broken else "all held")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
