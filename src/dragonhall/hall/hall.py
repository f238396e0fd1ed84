"""The hall of one server: its tables, its bots, the lobby, the other servers, and what must be done in time."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Raw, Struct

from .. import games
from ..core.engines import rules_part
from ..core.game import Game
from ..core.match import Match
from ..games import game as find_game
from . import books, deeds
from . import protocol as p
from .addresses import Proxies
from .doc import (
    DAY_MS,
    Doc,
    Person,
    Place,
    new_code,
    new_doc,
    new_token,
    read_address,
    read_code,
    read_doc,
    rematch_doc,
)
from .limits import Limits
from .lobby import LobbyList
from .metrics import Gauge, Metrics
from .play import layout
from .problems import Refused
from .reviews import Reviews
from .store import Conflict, Line, NotStored, Store, StoreDown, TableRow
from .table import LiveTable
from .thinking import LEVELS, NEWS, RULES, SEARCH, Thinkers, compiled

log = logging.getLogger("dragonhall.hall")
ADDRESS_KEY = "key of addresses"
CHECK_EVERY, HOUR, LONGEST_WAIT = 2.0, 3600.0, 8.0
"""Seconds: between looks whether the store works, and the longest before something that failed is tried again."""


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
    keep_uploaded: float = 30.0
    """Days that brought records are kept; they go with finished matches where those go earlier."""
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
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""


class Hall:
    """All that one server does."""

    def __init__(self, store: Store, settings: Settings | None = None, clock: Callable[[], int] | None = None) -> None:
        self.store, self.settings = store, settings or Settings()
        # All servers of one store go by the same clock, however theirs differ.
        self.now = clock or (lambda: int(time.time() * 1000) + self.store.skew)
        self.levels = LEVELS
        self.limits, self.metrics = Limits(self.settings.limit_factor), Metrics()
        self.thinkers = Thinkers(shared=self.settings.limit_factor > 0)
        self.proxies = Proxies(self.settings.trusted_proxies)
        self.reviews, self.lobbies = Reviews(self), LobbyList(self)
        self.tables: dict[str, LiveTable] = {}
        self.lobby_ears: set[Callable[[bytes], None]] = set()
        self.closing = False
        self.warm = False
        """All games and their bots are compiled."""
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._ready: dict[tuple[str, str], asyncio.Future[None]] = {}
        self._laid: set[str] = set()
        """Games whose tables can be read again from the store."""
        self._unready: dict[str, str] = {}
        """Games that could not be made ready the last time it was tried, and why."""
        self.faults: dict[str, str] = {}
        """What this server does by itself and failed to do the last time, and why."""
        self._unbound: set[str] = set()
        """Finished matches that have no book yet because it could not be made or kept."""
        self._layouts: dict[str, str] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._others: dict[str, tuple[int, dict[str, list[int | None]]]] = {}
        """Other servers: when last heard of, and who is connected to them at which table."""
        self._lobby_dirty = False
        self._uploads = asyncio.Semaphore(1)
        self._compiler = ThreadPoolExecutor(1, "compiler")
        self._following: set[str] = set()
        self._looked_for_bookless = False

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.started = self.now()
        await self.store.open(self._hear)
        # All servers of a store must agree on it, so it lies where layouts do: the first one there is kept.
        await self.store.keep_layout(ADDRESS_KEY, secrets.token_hex(32))
        self._address_key = bytes.fromhex(await self.store.layout(ADDRESS_KEY) or "")
        settings = self.settings
        for name, every, work in (
            ("store", CHECK_EVERY, self.store.check),
            ("due tables", settings.look_every, self._look_after),
            ("lobby", 1.0, self._tell_lobby),
            ("books", min(30.0, settings.idle), self._bind_books),
            ("old tables", HOUR, self._forget_old),
            ("idle tables", min(30.0, settings.idle), self._close_idle),
        ):
            self.spawn(self._again_and_again(name, every, work))
        self.spawn(self._warm_up())
        if self.store.shared:
            self.spawn(self._again_and_again("other servers", 4.0, self._stay_in_touch))
        self.metrics.gauges |= {
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

    async def _again_and_again(self, name: str, every: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something every so many seconds, whatever happens: what failed is tried again, later and later."""
        wait = 0.0
        while True:
            try:
                await work()
            except Exception as error:
                self._failed(name, error)
                wait = min(LONGEST_WAIT, 2 * wait or 0.5)
            else:
                if self.faults.pop(name, None) is not None:
                    log.info("works again", extra={"work": name})
                wait = 0.0
            await asyncio.sleep(wait or every)

    def _failed(self, name: str, error: Exception) -> None:
        expected = isinstance(error, StoreDown | NotStored | Refused)
        if name not in self.faults:
            if expected:
                log.warning("background work failed", extra={"work": name, "why": str(error)})
            else:
                self.metrics.errors.add()
                log.error("background work failed", extra={"work": name}, exc_info=error)
        self.faults[name] = str(error) or type(error).__name__

    async def _warm_up(self) -> None:
        """Make all games ready before somebody asks for them: first all rules, then the rest."""
        await asyncio.sleep(5)
        wait = 1.0
        while not self.warm:
            failed = False
            for part in (RULES, NEWS, SEARCH):
                for name in games():
                    try:
                        await asyncio.shield(self.prepared(name, part))
                    except Exception as error:
                        failed = True
                        self._failed(f"{part} of {name}", error)
                    else:
                        self.faults.pop(f"{part} of {name}", None)
            self.warm = not failed
            if failed:
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, 2 * wait)

    def prepared(self, name: str, part: str) -> asyncio.Future[None]:
        """A game's rules or its bots' search, made ready beside the loop: compiling may take minutes, once.

        What failed is tried again when it is asked for again.
        """
        found = self._ready.get((name, part))
        if found is None or (found.done() and (found.cancelled() or found.exception() is not None)):
            found = self._ready[name, part] = asyncio.ensure_future(self._prepare(find_game(name), part))
            found.add_done_callback(lambda done: done.cancelled() or done.exception())  # the health page tells it
        return found

    async def _prepare(self, game: Game, part: str) -> None:
        try:
            # One thread for all games; the compiler itself is another process.
            await self.loop.run_in_executor(self._compiler, compiled, game, part)
            if part == RULES:
                await self.store.keep_layout(*layout(game))
        except Exception as error:
            if part == RULES:
                self._unready[game.name] = str(error) or type(error).__name__
            raise
        if part == RULES:
            self._unready.pop(game.name, None)

    async def health(self) -> dict[str, Any]:
        """Whether this server can do its work, and what of it cannot be done: for the host."""
        store, counts = self.store.fault, None
        try:
            counts = await self.store.count()
        except StoreDown as error:
            store = str(error) or "it does not answer"
        told = {name: self._unready.get(name) or self._state_of(name) for name in games()}
        faults = dict(self.faults)
        ok = store is None and not self._unready and not faults and not self.closing
        return {"ok": ok, "warm": self.warm, "store": store or "ok", "games": told, "faults": faults, "tables": counts}

    def _state_of(self, name: str) -> str:
        made = self._ready.get((name, RULES))
        return "ready" if made is not None and made.done() else "not made ready yet"

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
            if isinstance(error, StoreDown | NotStored | Refused):
                log.warning("background work stopped", extra={"why": str(error)})
            else:
                self.metrics.errors.add()
                log.error("background work failed", exc_info=error)

    # Tables

    def game(self, name: str) -> Game:
        return find_game(name)

    async def opened(self, said: str, token: str | None) -> LiveTable:
        """The table that a guest asks for by what stands in its link: the code, and perhaps the invitation."""
        code, invitation = read_address(said)
        found = await self.table(code)
        if invitation and not secrets.compare_digest(found.doc.invitation, invitation):
            raise no_table()
        if found.doc.link_only and not invitation and (token is None or await found.with_token(token) is None):
            raise no_table()
        return found

    def tag(self, address: str) -> str:
        """Stands for an address wherever tables keep one: the same for the same, and telling nothing by itself."""
        return hmac.new(self._address_key, address.encode(), "sha256").hexdigest()[:16]

    async def table(self, code: str) -> LiveTable:
        """The table of that code."""
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
            raise no_table()
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

    async def create(self, asked: p.CreateTable, address: str = "") -> tuple[LiveTable, Person, str]:
        await self.ready(asked.game)
        tag = self.tag(address)
        if asked.public and self.settings.limit_factor > 0:
            await self.lobbies.check(tag)
        secret = secrets.token_bytes(32)
        doc, token = new_doc(asked, self.levels, secret, self.now(), tag)
        table = await self._lay(doc, secret)
        if asked.start:

            async def start() -> None:
                await table.change(lambda doc: doc.fill(self.levels[0], self.levels))
                await table.append(table.dealt(None))

            await table.decided(start)
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

    async def join(
        self, table: LiveTable, asked: p.Join, address: str = "", old: str | None = None
    ) -> tuple[LiveTable, Person, str]:
        """Somebody comes to a table from this address; *old* is a key to it that they had before."""
        token = new_token()

        def deed(doc: Doc) -> None:
            player = doc.join(asked.name, token, self.tag(address), old).player
            if asked.seat is not None:
                if table.now is not None:
                    raise Refused("already-started", "The game has started already: come to watch, without a seat.")
                doc.sit(player, asked.seat)

        await table.decided(lambda: table.change(deed))
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
        self.spawn(self._bind(table))

    async def _bind(self, table: LiveTable) -> None:
        try:
            await self.bind_book(table)
        except Exception:
            # Housekeeping tries again.
            self._unbound.add(table.code)
            raise

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
        said = await table.said()
        final = bytes(table.standing().view(None))
        return books.record_of(table.doc, table.row.secret, said, final, books.versions(said))

    async def replay(self, table: LiveTable, seats: list[int | None], ply: int, count: int) -> tuple[int, list[Any]]:
        """The last ply, and pages of (ply, by, what each of the seats saw)."""
        said = await table.said()
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

    async def upload(self, brought: Any) -> LiveTable:
        """Keep a brought record as a finished match; the same record is kept once."""
        name = brought.get("game") if isinstance(brought, dict) else None
        if name in games():
            await self.ready(str(name))
        async with self._uploads:
            match, lines, pages = await asyncio.to_thread(books.uploaded, brought)
            record = books.kept_record(brought, match)
            digest = int(books.digest(record), 16)
            home = await self._played_here(record)
            if home is not None:
                return home
            while True:
                # Its code follows from the record, so the same record is found again; another one may be there.
                code = new_code(digest)
                row = await self.store.load(code)
                if row is not None and read_doc(row.doc).uploaded == record:
                    await self._keep_longer(row)
                    return await self.table(code)
                if row is None and await self._keep_upload(code, record, match, lines, pages):
                    return await self.table(code)
                digest += 1

    async def _played_here(self, record: dict[str, Any]) -> LiveTable | None:
        """The table at which this very match was played."""
        code = read_code(str(books.hall_part(record).table or ""))
        row = await self.store.load(code) if code else None
        if row is None or row.state != "over":
            return None
        table = await self.table(code)
        # Who has a record has not been invited to a table that only its link leads to.
        other = table.doc.uploaded is not None or table.doc.link_only
        return None if other or await self.record(table) != record else table

    async def _keep_longer(self, row: TableRow) -> None:
        with suppress(Conflict):
            await self.store.save(msgspec.structs.replace(row, updated=self.now(), rev=row.rev + 1))

    async def _keep_upload(
        self, code: str, record: dict[str, Any], match: Match, lines: list[tuple[int, str]], pages: dict[int, bytes]
    ) -> bool:
        """False when something lies under that code already."""
        now, game = self.now(), match.game
        names = books.hall_part(record).names or [""] * match.seats
        doc = Doc(
            code=code,
            game=game.name,
            rules=game.version,
            options=match.options,
            places=[Place(label=name) for name in names],
            players=[],
            host=0,
            public=False,
            pace="live",
            clock=None,
            away_after=None,
            on_timeout="bot",
            free_chat=False,
            commitment="",
            created=now,
            uploaded=record,
        )
        row = TableRow(code, game.name, "over", False, now, now, len(lines) - 1, None, 0, doc.encoded(), b"")
        rows = [
            [code, n, "move" if n else "deal", n, seat, move, None, False, game.version, "", b"", b"", b"[]", b"", now]
            for n, (seat, move) in enumerate(lines)
        ]
        try:
            await self.store.put("lines", rows)
        except Conflict:
            return False
        await self.store.keep_pages(code, pages)
        try:
            await self.store.create(row)
        except Conflict:
            return False
        return True

    # Lobby

    def lobby_changed(self, doc: Doc) -> None:
        self._lobby_dirty = self._lobby_dirty or doc.public

    async def lobby(self) -> p.Lobby:
        return await self.lobbies.told()

    def visited(self) -> set[str]:
        """The tables that somebody is connected to, through any server."""
        here = {code for code, table in self.tables.items() if table.ears}
        return here | {code for _, tables in self._others.values() for code, players in tables.items() if players}

    async def _tell_lobby(self) -> None:
        dirty, self._lobby_dirty = self._lobby_dirty, False
        if dirty and self.lobby_ears:
            try:
                data = msgspec.json.encode(await self.lobby())
            except Exception:
                self._lobby_dirty = True
                raise
            for send in list(self.lobby_ears):
                send(data)

    # What must be done in time

    async def _look_after(self) -> None:
        """Look at tables that are due: a bot whose server is gone, a clock, an absence."""
        for code in await self.store.claim(self.now(), self.now() + 5_000):
            self.spawn(self._wake(code))

    async def _wake(self, code: str) -> None:
        try:
            await (await self.table(code)).wake()
        except Refused as refusal:
            log.warning("table cannot go on", extra={"table": code, "why": str(refusal)})
            await self.store.set_due(code, self.now() + DAY_MS)

    async def _bind_books(self) -> None:
        """Books that a killed server did not finish, and those that could not be made or kept."""
        if not self._looked_for_bookless:
            self._unbound.update(await self.store.bookless())
            self._looked_for_bookless = True
        for code in list(self._unbound):
            try:
                await self.bind_book(await self.table(code))
            except Refused as refusal:
                log.warning("match cannot be bound", extra={"table": code, "why": str(refusal)})
            self._unbound.discard(code)

    async def _forget_old(self) -> None:
        now, kept = self.now(), self.settings
        finished = now - int(kept.keep_finished * DAY_MS) if kept.keep_finished > 0 else 0
        unstarted, uploaded = (now - int(days * DAY_MS) for days in (kept.keep_unstarted, kept.keep_uploaded))
        gone = await self.store.forget(finished, unstarted, uploaded)
        if gone:
            log.info("old tables forgotten", extra={"tables": gone})

    async def _close_idle(self) -> None:
        """Tables nobody is at leave the memory."""
        limit = self.now() - int(self.settings.idle * 1000)
        for code, table in list(self.tables.items()):
            busy = table.ears or table.thinking or table.waiters or table.lock.locked()
            if not busy and table.used < limit:
                del self.tables[code]
                await self.store.let_go(code)

    # Other servers

    def publish(self, message: dict[str, Any]) -> None:
        if self.store.shared:
            self.spawn(self.store.publish(message))

    def elsewhere(self, code: str) -> list[int | None]:
        """Who is connected to this table through other servers (null: a nameless spectator)."""
        return [player for _, tables in self._others.values() for player in tables.get(code, ())]

    def presence_changed(self, table: LiveTable) -> None:
        # Each player once: a message between servers has no room for more than 8,000 bytes.
        named = sorted({ear.player for ear in table.ears if ear.player is not None})
        nameless = [None for ear in table.ears if ear.player is None]
        self.publish({"kind": "presence", "code": table.code, "players": named + nameless})

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
            before = self._others[str(sender)][1].get(code, [])
            self._others[str(sender)][1][code] = message["players"]
            if live is not None:
                live.seen |= {one: self.now() for one in before if one is not None and one not in message["players"]}
                live.look()
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
        wait = 0.25
        while True:
            try:
                async with table.lock:
                    self._following.discard(table.code)
                    await table.catch_up()
                return
            except StoreDown as error:
                # Without this nobody at the table would be told anything until somebody else does something.
                log.warning("table cannot be followed", extra={"table": table.code, "why": str(error)})
                self._following.add(table.code)
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, 2 * wait)

    async def _stay_in_touch(self) -> None:
        silent = [one for one, (heard, _) in self._others.items() if heard < self.now() - 15_000]
        for sender in silent:
            self._forget_server(sender)
        await self.store.publish({"kind": "alive"})

    def _forget_server(self, sender: str) -> None:
        _, tables = self._others.pop(sender)
        for code in tables:
            live = self.tables.get(code)
            if live is not None:
                live.tell_table()


def no_table() -> Refused:
    return Refused("no-table", "There is no table with this code. Codes have four syllables, like bako-mire.")
