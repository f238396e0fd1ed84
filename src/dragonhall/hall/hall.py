"""The hall of one server: its tables, its bots, the lobby, the other servers, and what must be done in time."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from msgspec import Raw, Struct

from .. import games
from ..core.engines import rules_part
from ..core.game import Game
from ..games import game as find_game
from . import books, deeds, wire
from . import protocol as p
from .doc import Doc, Person, Place, new_code, new_doc, new_token, read_code, read_doc, rematch_doc
from .limits import Limits
from .metrics import Gauge, Metrics
from .play import layout
from .problems import Refused
from .reviews import Reviews
from .store import Conflict, Line, Store, StoreDown, TableRow
from .table import LiveTable
from .thinking import LEVELS, NEWS, RULES, SEARCH, Thinkers, compiled

log = logging.getLogger("dragonhall.hall")
DAY_MS = 86_400_000


class Settings(Struct):
    """What the host can choose."""

    bot_pause: float = 0.7
    """Seconds a bot waits before it moves, so that people can follow."""
    grace: int = 15_000
    """Milliseconds after a start in which no clock runs out."""
    look_every: float = 0.25
    """Seconds between looks at what is due."""
    keep_finished: float = 0.0
    """Days that finished matches are kept; 0: forever."""
    keep_unstarted: float = 2.0
    """Days that tables are kept at which no game was started."""
    limit_factor: float = 1.0
    """Multiplies the limits for guests; 0: none."""
    idle: float = 60.0
    """Seconds after which a table nobody is at leaves the memory."""
    review_seconds: float = 20.0
    """Seconds that the review of a finished match takes, about."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may speak with this server."""


class Hall:
    """All that one server does."""

    def __init__(self, store: Store, settings: Settings | None = None, clock: Callable[[], int] | None = None) -> None:
        self.store, self.settings = store, settings or Settings()
        self.now = clock or (lambda: int(time.time() * 1000))
        self.levels = LEVELS
        self.limits, self.metrics, self.thinkers = Limits(self.settings.limit_factor), Metrics(), Thinkers()
        self.reviews = Reviews(self)
        self.tables: dict[str, LiveTable] = {}
        self.lobby_ears: set[Callable[[bytes], None]] = set()
        self.closing = False
        self.warm = False
        """All games and their bots are compiled."""
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._ready: dict[tuple[str, str], asyncio.Future[None]] = {}
        self._laid: set[str] = set()
        """Games whose tables can be read again from the store."""
        self._layouts: dict[str, str] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._others: dict[str, tuple[int, dict[str, list[int | None]]]] = {}
        """Other servers: when last heard of, and who is connected to them at which table."""
        self._lobby_dirty = False
        self._uploads = asyncio.Semaphore(1)
        self._compiler = ThreadPoolExecutor(1, "compiler")
        self._following: set[str] = set()

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.started = self.now()
        await self.store.open(self._hear)
        for work in (self._look_after(), self._tell_lobby(), self._keep_house(), self._warm_up()):
            self.spawn(work)
        if self.store.shared:
            self.spawn(self._stay_in_touch())
        self.metrics.gauges = {
            "dragonhall_tables_in_memory": Gauge("Tables in this server's memory.", lambda: len(self.tables)),
            "dragonhall_connections": Gauge(
                "People connected to tables.", lambda: sum(len(table.ears) for table in self.tables.values())
            ),
            "dragonhall_store_commits": Gauge("Transactions of the writer.", lambda: getattr(self.store, "batches", 0)),
            "dragonhall_store_writes": Gauge("Writes in them.", lambda: getattr(self.store, "jobs", 0)),
        }

    async def close(self) -> None:
        self.closing = True
        if self.store.shared:
            self.publish({"kind": "gone"})
            await asyncio.sleep(0.05)
        pending = [*self._tasks, *self._ready.values()]
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        for table in self.tables.values():
            # Whoever is storing just now may finish.
            async with table.lock:
                pass
        self.thinkers.close()
        self.reviews.close()
        self._compiler.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    async def _warm_up(self) -> None:
        """Make all games ready before somebody asks for them: first all rules, then the rest."""
        await asyncio.sleep(5)
        for part in (RULES, NEWS, SEARCH):
            for name in games():
                await self.prepared(name, part)
        self.warm = True

    def prepared(self, name: str, part: str) -> asyncio.Future[None]:
        """A game's rules or its bots' search, made ready beside the loop: compiling may take minutes, once."""
        if (name, part) not in self._ready:
            self._ready[name, part] = asyncio.ensure_future(self._prepare(find_game(name), part))
        return self._ready[name, part]

    async def _prepare(self, game: Game, part: str) -> None:
        # One thread for all games; the compiler itself is another process.
        await self.loop.run_in_executor(self._compiler, compiled, game, part)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; a fault there is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned_done)
        return task

    def _spawned_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            error = task.exception()
            if isinstance(error, StoreDown | Refused):
                log.warning("background work stopped", extra={"why": str(error)})
            else:
                self.metrics.errors.add()
                log.error("background work failed", exc_info=error)

    # Tables

    def game(self, name: str) -> Game:
        return find_game(name)

    async def table(self, said: str) -> LiveTable:
        """The table of that code."""
        code = read_code(said)
        found = self.tables.get(code)
        if found is None:
            found = await self._load(code)
        found.used = self.now()
        return found

    async def _load(self, code: str) -> LiveTable:
        if code in self._loading:
            return await asyncio.shield(self._loading[code])
        future = self._loading[code] = asyncio.ensure_future(self._open_table(code))
        try:
            return await asyncio.shield(future)
        finally:
            if future.done():
                self._loading.pop(code, None)
            else:
                future.add_done_callback(lambda _: self._loading.pop(code, None))

    async def _open_table(self, code: str) -> LiveTable:
        row = await self.store.load(code) if code else None
        if row is None:
            raise Refused("no-table", "There is no table with this code. Codes have four syllables, like bako-mire.")
        await self.ready(row.game)
        table = LiveTable(self, row)
        await table.load()
        self.tables[code] = table
        table.look()
        if table.now is not None and table.now.over and not table.now.bound:
            self.finished(table)
        return table

    async def ready(self, name: str) -> None:
        """A table can be opened at once: interpreted rules run it until machine code is made. What lies in the cache is
        loaded first."""
        game = find_game(name)
        if name not in self._laid:
            await self.store.keep_layout(*layout(game))
            self._laid.add(name)
        loading, *_ = [self.prepared(name, part) for part in (RULES, NEWS, SEARCH)]
        if rules_part(game).ready:
            await asyncio.shield(loading)

    async def create(self, asked: p.CreateTable) -> tuple[LiveTable, Person, str]:
        await self.ready(asked.game)
        secret = secrets.token_bytes(32)
        doc, token = new_doc(asked, self.levels, secret, self.now())
        table = await self._lay(doc, secret)
        if asked.start:
            async with table.lock:
                await table.change(lambda doc: doc.fill(self.levels[0], self.levels))
                await table.append(table.dealt(None))
        return table, table.doc.players[0], token

    async def lay_rematch(self, old: Doc) -> str:
        secret = secrets.token_bytes(32)
        return (await self._lay(rematch_doc(old, secret, self.now()), secret)).code

    async def _lay(self, doc: Doc, secret: bytes) -> LiveTable:
        while True:
            now = self.now()
            row = TableRow(
                doc.code, doc.game, "open", doc.public, now, now, -1, None, 0, doc.encoded(), secret
            )  # fmt: skip
            try:
                await self.store.create(row)
                break
            except Conflict:
                doc.code = new_code()
        self.tables[doc.code] = table = LiveTable(self, row)
        self.lobby_changed(doc)
        return table

    async def join(self, table: LiveTable, asked: p.Join) -> tuple[LiveTable, Person, str]:
        token = new_token()

        def deed(doc: Doc) -> None:
            player = doc.join(asked.name, token).player
            if asked.seat is not None:
                if table.now is not None:
                    raise Refused("already-started", "The game has started already: come to watch, without a seat.")
                doc.sit(player, asked.seat)

        async with table.lock:
            await table.change(deed)
            person = table.doc.with_token(token)
        assert person is not None
        return table, person, token

    async def layout(self, name: str) -> str | None:
        if name not in self._layouts:
            text = await self.store.layout(name)
            if text is None:
                return None
            self._layouts[name] = text
        return self._layouts[name]

    # Finished matches

    def finished(self, table: LiveTable) -> None:
        self.spawn(self.bind_book(table))

    async def bind_book(self, table: LiveTable) -> None:
        lines = await self._standing(table)
        if any(not line.table for line in lines):
            return
        layouts = {name: await self.layout(name) or "" for name in {line.layout for line in lines}}
        pages = await asyncio.to_thread(books.make_book, table.setting, lines, layouts)
        async with table.lock:
            await self.store.keep_book(table.code, pages)

    async def _standing(self, table: LiveTable) -> list[Line]:
        standing: list[Line] = []
        for line in await self.store.lines(table.code, -1, 1_000_000):
            if line.kind == "undo":
                del standing[line.ply + 1 :]
            else:
                standing.append(line)
        return standing

    async def final_views(self, code: str) -> list[Raw]:
        pages = await self.store.book(code, books.FINAL)
        if pages is None:
            raise StoreDown(f"the book of {code} is missing")
        return books.read_final(pages)

    async def record(self, table: LiveTable) -> dict[str, Any]:
        if table.state != "over":
            raise Refused("not-over", "The record can be had when the game is over.")
        if table.doc.uploaded is not None:
            return table.doc.uploaded
        said = wire.standing_lines(await self.store.said(table.code))
        final = bytes(table.standing().view(None))
        return books.record_of(table.doc, table.row.secret, said, final, books.versions(said))

    async def replay(self, table: LiveTable, seats: list[int | None], ply: int, count: int) -> tuple[int, list[Any]]:
        """The last ply, and pages of (ply, by, what each of the seats saw)."""
        said = wire.standing_lines(await self.store.said(table.code))
        last = len(said) - 1
        if not 0 <= ply <= last:
            raise Refused("no-ply", f"This match can be seen from ply 0 to {last}, not {ply}.")
        wanted = range(ply, min(ply + count, last + 1))
        first = await self.store.line(table.code, said[ply].seq)
        if first is not None and not first.table:
            return last, await self._from_book(table.code, seats, wanted)
        pages = []
        for at in wanted:
            line = await self.store.line(table.code, said[at].seq)
            if line is None or not line.table:
                return last, await self._from_book(table.code, seats, wanted)
            after = await table.reopened(line)
            sights = [{"seat": s, "view": after.view(s), "news": after.news(s)} for s in seats]
            pages.append({"ply": at, "by": None if line.seat < 0 else line.seat, "sights": sights})
        return last, pages

    async def story(self, code: str) -> list[books.Leaf]:
        """All plies of a finished match."""
        page = await self.store.book(code, books.STORY)
        if page is None:
            raise StoreDown(f"the book of {code} is missing")
        return await asyncio.to_thread(books.read_leaves, page)

    async def _from_book(self, code: str, seats: list[int | None], wanted: range) -> list[Any]:
        leaves = await self.story(code)
        return [
            {
                "ply": at,
                "by": leaves[at].by,
                "sights": [{"seat": s, "view": leaves[at].view(s), "news": leaves[at].told(s)} for s in seats],
            }
            for at in wanted
        ]

    async def upload(self, record: Any) -> LiveTable:
        """Keep a brought record as a finished match."""
        name = record.get("game") if isinstance(record, dict) else None
        if name in games():
            await self.ready(str(name))
        async with self._uploads:
            match, lines, pages = await asyncio.to_thread(books.uploaded, record)
        now, game = self.now(), match.game
        known = books.hall_part(record)
        names = known.get("names")
        names = names if isinstance(names, list) and len(names) == match.seats else [""] * match.seats
        doc = Doc(
            code=new_code(),
            game=game.name,
            rules=game.version,
            options=match.options,
            places=[Place(label=str(name)[:24]) for name in names],
            players=[],
            host=0,
            public=False,
            pace="live",
            clock=None,
            away_after=None,
            on_timeout="bot",
            free_chat=False,
            commitment=str(known.get("commitment", ""))[:64],
            created=now,
            uploaded=dict(record),
        )
        row = TableRow(doc.code, game.name, "over", False, now, now, len(lines) - 1, None, 0, doc.encoded(), b"")
        rows = [
            [
                doc.code,
                n,
                "move" if n else "deal",
                n,
                seat,
                move,
                None,
                False,
                game.version,
                "",
                b"",
                b"",
                b"[]",
                b"",
                now,
            ]
            for n, (seat, move) in enumerate(lines)
        ]
        await self.store.put("lines", rows)
        await self.store.keep_pages(doc.code, pages)
        await self.store.create(row)
        return await self.table(doc.code)

    # Lobby

    def lobby_changed(self, doc: Doc) -> None:
        self._lobby_dirty = self._lobby_dirty or doc.public

    async def lobby(self) -> p.Lobby:
        tables = []
        for row in await self.store.public():
            doc = read_doc(row.doc)
            free = sum(place.player is None and place.level is None for place in doc.places)
            host = next((one.name for one in doc.players if one.player == doc.host), "")
            live = self.tables.get(row.code)
            watching = 0 if live is None else live.info().watching
            state: Any = row.state
            seats = len(doc.places)
            tables.append(p.LobbyTable(row.code, row.game, host, state, doc.pace, seats, free, watching, row.created))
        return p.Lobby(tables)

    async def _tell_lobby(self) -> None:
        while True:
            await asyncio.sleep(1)
            if self._lobby_dirty:
                self._lobby_dirty = False
                if self.lobby_ears:
                    data = msgspec.json.encode(await self.lobby())
                    for send in list(self.lobby_ears):
                        send(data)

    # What must be done in time

    async def _look_after(self) -> None:
        """Look at tables that are due: a bot whose server is gone, a clock, an absence."""
        while True:
            try:
                for code in await self.store.claim(self.now(), self.now() + 5_000):
                    self.spawn(self._wake(code))
            except StoreDown as error:
                log.warning("store is down", extra={"why": str(error)})
                await asyncio.sleep(1)
            await asyncio.sleep(self.settings.look_every)

    async def _wake(self, code: str) -> None:
        try:
            await (await self.table(code)).wake()
        except Refused as refusal:
            log.warning("table cannot go on", extra={"table": code, "why": str(refusal)})
            await self.store.set_due(code, self.now() + DAY_MS)

    async def _keep_house(self) -> None:
        """Books that a killed server did not finish; tables nobody is at; what is too old to keep."""
        for code in await self.store.bookless():
            try:
                await self.bind_book(await self.table(code))
            except Refused as refusal:
                log.warning("match cannot be bound", extra={"table": code, "why": str(refusal)})
        rounds = 0
        while True:
            if rounds % 120 == 0:
                now, kept = self.now(), self.settings
                finished = now - int(kept.keep_finished * DAY_MS) if kept.keep_finished > 0 else 0
                gone = await self.store.forget(finished, now - int(kept.keep_unstarted * DAY_MS))
                if gone:
                    log.info("old tables forgotten", extra={"tables": gone})
            rounds += 1
            await asyncio.sleep(min(30.0, self.settings.idle))
            limit = self.now() - int(self.settings.idle * 1000)
            for code, table in list(self.tables.items()):
                if not table.ears and not table.thinking and not table.lock.locked() and table.used < limit:
                    del self.tables[code]

    # Other servers

    def publish(self, message: dict[str, Any]) -> None:
        if self.store.shared:
            self.spawn(self.store.publish(message))

    def elsewhere(self, code: str) -> list[int | None]:
        """Who is connected to this table through other servers (null: a nameless spectator)."""
        return [player for _, tables in self._others.values() for player in tables.get(code, ())]

    def presence_changed(self, table: LiveTable) -> None:
        self.publish({"kind": "presence", "code": table.code, "players": [ear.player for ear in table.ears]})

    def _hear(self, message: dict[str, Any]) -> None:
        """Something from another server."""
        kind, code = message["kind"], message.get("code", "")
        sender = message.get("from")
        if sender is not None:
            if sender not in self._others and kind != "gone":
                self._others[sender] = (self.now(), {})
                for table in self.tables.values():
                    if table.ears:
                        self.presence_changed(table)
            if sender in self._others:
                self._others[sender] = (self.now(), self._others[sender][1])
        live = self.tables.get(code)
        if kind == "gone" and sender in self._others:
            self._forget_server(sender)
        elif kind == "missed":
            for table in self.tables.values():
                self._follow(table)
        elif kind == "presence":
            self._others[str(sender)][1][code] = message["players"]
            if live is not None:
                live.tell_table()
        elif kind == "table":
            self._lobby_dirty = True
            if live is not None:
                self._follow(live)
        elif kind == "line" and live is not None and message["seq"] > live.seq:
            self._follow(live)
        elif kind == "chat" and live is not None:
            deeds.hear(live, msgspec.convert(message["chat"], p.Chat))

    def _follow(self, table: LiveTable) -> None:
        if table.code not in self._following:
            self._following.add(table.code)
            self.spawn(self._followed(table))

    async def _followed(self, table: LiveTable) -> None:
        async with table.lock:
            self._following.discard(table.code)
            await table.catch_up()

    async def _stay_in_touch(self) -> None:
        while True:
            try:
                await self.store.publish({"kind": "alive"})
            except StoreDown as error:
                log.warning("store is down", extra={"why": str(error)})
            silent = [one for one, (heard, _) in self._others.items() if heard < self.now() - 15_000]
            for sender in silent:
                self._forget_server(sender)
            await asyncio.sleep(4)

    def _forget_server(self, sender: str) -> None:
        _, tables = self._others.pop(sender)
        for code in tables:
            live = self.tables.get(code)
            if live is not None:
                live.tell_table()
