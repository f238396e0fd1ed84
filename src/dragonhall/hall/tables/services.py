"""Services shared by all tables of one server, and hooks for the packages above that decide or listen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from .. import protocol as p
from ..base.errors import StoreDown
from ..base.metrics import Metrics
from ..base.rate_limits import Limits
from ..base.settings import Settings
from ..base.tasks import Background
from ..store import Store
from .bot_workers import BotWorkers
from .peers import Peers
from .warm_up import CompiledGames

if TYPE_CHECKING:
    from .live_table import LiveTable
    from .state import TableState

MAX_ABSENCES = 50_000
"""Maximum tables whose last-seen times are kept."""


class Layouts:
    """Memory layouts of tables of earlier versions, read from the store once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, str] = {}

    async def description(self, name: str) -> str | None:
        """Return the description of a layout; null if the store has none."""
        if name not in self._known:
            text = await self._store.layout(name)
            if text is None:
                return None
            self._known[name] = text
        return self._known[name]


async def _allow(*_: Any) -> None:
    """Allow everything."""


async def _no(*_: Any) -> bool:
    return False


async def _no_pages(code: str) -> Any:
    raise StoreDown(f"the archived match {code} is missing")


async def _no_record(*_: Any) -> Any:
    raise NotImplementedError("no room takes records")


class LastSeen:
    """When the people of one table were last connected to this server."""

    def __init__(self, opened: int) -> None:
        self.opened = opened
        """When the server first had the table in memory: people it has never seen count as seen then."""
        self.players: dict[int, int] = {}


class Absences:
    """Remembers when people were last seen, even while their table is not in memory.

    Without this an absence would begin again every time the table is loaded, and would never end.
    """

    def __init__(self) -> None:
        self._known: dict[str, LastSeen] = {}

    def at(self, code: str, now: int) -> LastSeen:
        """Return the last-seen times of a table; the least recently used are dropped."""
        found = self._known.pop(code) if code in self._known else LastSeen(now)
        self._known[code] = found
        while len(self._known) > MAX_ABSENCES:
            del self._known[next(iter(self._known))]
        return found

    def forget(self, code: str) -> None:
        """Forget a table whose match is over."""
        self._known.pop(code, None)


@dataclass
class Hooks:
    """Questions of the tables to the packages above, and announcements to them. By default everything is allowed."""

    check_name: Callable[[str | None], None] = lambda name: None
    """Raise Refused for a name that the host's word filter refuses."""
    clean_text: Callable[[str], str] = lambda text: text
    """Return a text without the words that the filter refuses."""
    check_member: Callable[[str | None], None] = lambda member: None
    """Raise Refused for a member who is banned."""
    check_seat: Callable[[TableState, int | None, str | None, str], Awaitable[None]] = _allow
    """Raise Refused if the host of the table has blocked the player, member or address that sits down."""
    unwanted: Callable[[TableState, int | None, str | None, str], Awaitable[bool]] = _no
    """Return whether the host of the table has blocked them."""
    check_club: Callable[[str, str | None], Awaitable[None]] = _allow
    """Raise Refused if the member may not create tables for the club."""
    continue_record: Callable[[p.CreateTable, p.GoOn], Awaitable[tuple[p.CreateTable, dict[str, Any], Any]]] = (
        _no_record
    )
    """Return the request for a table that continues a record, the position, and the record so far."""
    final_views: Callable[[str], Awaitable[list[Raw]]] = _no_pages
    """Return the last views of an archived match: for every seat, then for spectators."""
    story: Callable[[str], Awaitable[list[Any]]] = _no_pages
    """Return all plies of an archived match."""
    nudge: Callable[[LiveTable, int, int], Awaitable[int | None]] = _allow
    """Nudge the person at a seat with a question open since a line; return when to try again, or None if done."""
    created: Callable[[TableState], Awaitable[None]] = _allow
    """A new table is in the store."""
    visited: Callable[[LiveTable, str], Awaitable[None]] = _allow
    """A member has come to a table."""
    on_change: list[Callable[[TableState], None]] = field(default_factory=list)
    """The agreement, the people or the phase of a table has changed."""
    on_over: list[Callable[[LiveTable], None]] = field(default_factory=list)
    """The match at a table is over."""


@dataclass
class TableServices:
    """The services that all tables of one server use."""

    store: Store
    settings: Settings
    now: Callable[[], int]
    background: Background
    metrics: Metrics
    limits: Limits
    games: CompiledGames
    bot_workers: BotWorkers
    peers: Peers
    layouts: Layouts
    hooks: Hooks
    new_secret: Callable[[], bytes]
    """Make the secret of a match, from which its dice and its bots' randomness are derived."""
    absences: Absences = field(default_factory=Absences)
    started: int = 0
    """When the server started."""
