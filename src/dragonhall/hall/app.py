"""The hall of one server: builds its services and connects them. The needs of a service are in its constructor."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from .base.clock import HallClock
from .base.metrics import Gauge, Metrics
from .base.proxies import Proxies
from .base.rate_limits import Limits
from .base.settings import Settings
from .base.tasks import Background
from .clubs import Clubs
from .daily import Daily
from .matches.finisher import FinishedMatches
from .matches.reviews import Reviews
from .matches.uploads import Uploads
from .members.accounts import Accounts
from .members.history import History
from .members.passkeys import Passkeys
from .members.profiles import Profiles
from .members.pseudonyms import Pseudonyms
from .members.ratings import Ratings
from .members.solo import SoloGames
from .moderation.blocks import Blocks
from .moderation.host import HostPage
from .moderation.policy import READ_EVERY, Moderation
from .moderation.reports import Reports
from .notifications.service import Nudges
from .statistics.service import REVIEW_EVERY, Statistics
from .store import Store
from .tables.address_tags import AddressTags
from .tables.bot_workers import BotWorkers
from .tables.cleanup import Housekeeping
from .tables.codes import new_secret
from .tables.health import Health
from .tables.live_table import LiveTable
from .tables.lobby import Lobby
from .tables.manager import TableManager
from .tables.peers import Peers
from .tables.services import Hooks, Layouts, TableServices
from .tables.warm_up import CompiledGames
from .tournaments.service import Tournaments

CHECK_EVERY, HOUR, DAY = 2.0, 3600.0, 86_400.0
"""Seconds: between checks of the store, and between searches for old tables and whatever outlives them."""


class Hall:
    """All services of one server."""

    def __init__(
        self,
        store: Store,
        settings: Settings | None = None,
        clock: Callable[[], int] | None = None,
        new_secret: Callable[[], bytes] = new_secret,
    ) -> None:
        self.store, self.settings = store, settings or Settings()
        # All servers of one store go by the same clock, however theirs differ.
        self.now = clock or HallClock(lambda: int(time.time() * 1000) + store.skew)
        self.clock = self.now if isinstance(self.now, HallClock) else None
        self.listening: tuple[str, int] | None = None
        """Host and port of the socket, while a server runs."""
        # Machinery
        self.metrics = Metrics()
        self.limits = Limits(self.settings.limit_factor)
        self.proxies = Proxies(self.settings.trusted_proxies)
        self.background = Background(self.metrics.errors)
        self.tags = AddressTags(store)
        self.layouts = Layouts(store)
        # Tables
        self.games = CompiledGames(store, self.background)
        self.health = Health(store, self.games, self.background)
        self.bot_workers = BotWorkers(shared=self.settings.limit_factor > 0)
        self.peers = Peers(store, self.background, self.now, self.clock)
        self.hooks = Hooks()
        live: dict[str, LiveTable] = {}
        self.lobby = Lobby(store, self.settings, self.now, live, self.peers)
        services = TableServices(
            store, self.settings, self.now, self.background, self.metrics, self.limits, self.games, self.bot_workers,
            self.peers, self.layouts, self.hooks, new_secret,
        )  # fmt: skip
        self.tables = TableManager(services, self.tags, live, self.lobby)
        self.housekeeping = Housekeeping(store, self.settings, self.now, self.background, self.tables)
        # Matches
        self.finished = FinishedMatches(store, self.background, self.tables, self.layouts)
        self.uploads = Uploads(store, self.now, self.games, self.tables, self.finished)
        self.reviews = Reviews(store, self.settings, self.background, self.games, self.finished)
        # People
        self.moderation = Moderation(store, self.now, self.background, self.tags, live, self.peers)
        self.accounts = Accounts(store, self.now, self.moderation.check_name)
        self.passkeys = Passkeys(store, self.now, self.accounts, self.tags)
        self.pseudonyms = Pseudonyms(store, self.now, self.accounts, self.tags)
        self.ratings = Ratings(store, self.now, self.accounts, self.tags)
        self.history = History(store, self.now, self.settings.keep_unstarted, self.accounts, self.ratings, self.tables)
        self.solo = SoloGames(store, self.now)
        self.profiles = Profiles(store, self.accounts, self.history, self.ratings, self.passkeys)
        self.reports = Reports(store, self.now, self.accounts, limited=self.settings.limit_factor > 0)
        self.blocks = Blocks(store, self.now, self.accounts, self.tags)
        self.host = HostPage(
            store, self.now, self.settings, self.limits, self.health, self.tables, self.peers, self.accounts,
            self.pseudonyms, self.moderation, self.reports,
        )  # fmt: skip
        self.nudges = Nudges(
            store, self.now, self.settings, self.limits, self.metrics, self.background, self.accounts, self.history
        )
        self.statistics = Statistics(store, self.now, self.games, self.tables, self.reviews)
        self.tournaments = Tournaments(
            store, self.now, self.background, self.games, self.tables, self.peers, self.finished, self.accounts,
            self.history, self.moderation,
        )  # fmt: skip
        self.daily = Daily(store, self.now, self.games, self.bot_workers, self.accounts, self.moderation.check_name)
        self.clubs = Clubs(
            store, self.now, self.accounts, self.pseudonyms, self.ratings, self.tournaments, self.moderation.check_name
        )
        self._connect()
        self._connect_members()

    def _connect_members(self) -> None:
        """Let the rooms above hear of members who sign in, take a place and go, and add to their export."""
        self.accounts.on_signed_in = [self.history.claim]
        self.history.on_claimed = self.finished.announce_again
        # In this order: a member who is deleted is taken out of what others have, room by room.
        self.accounts.on_deleted = [
            self.history.remove_member, self.daily.remove_member, self.clubs.remove_member, self.blocks.remove_member,
            self.reports.remove_member, self.tournaments.remove_member,
        ]  # fmt: skip
        self.profiles.exporters = {
            "passkeys": self.passkeys.of_member,
            "tables": self.history.export,
            "results": self.history.export_results,
            "daily": self.daily.results_of,
            "clubs": self.clubs.of_member,
            "blocks": self.blocks.export,
            "reports": self.reports.export,
            "tournaments": self.tournaments.entries_of,
            "nudges": self.nudges.export,
            "statistics": self.statistics.export,
            "solo": self.solo.export,
        }

    def _connect(self) -> None:
        """Let the rooms above the tables decide about them and hear of them."""
        hooks, peers = self.hooks, self.peers
        hooks.check_name = self.moderation.check_name
        hooks.clean_text = lambda text: self.moderation.words.clean(text)
        hooks.check_member = self.moderation.check_member
        hooks.check_seat = self.blocks.check_seat
        hooks.unwanted = self.blocks.unwanted
        hooks.check_club = self.clubs.check_creates
        hooks.continue_record = self.uploads.going_on
        hooks.final_views = self.finished.final_views
        hooks.story = self.finished.story
        hooks.nudge = self.nudges.turn
        hooks.created = self.clubs.table_created
        hooks.visited = self.history.add_visit
        hooks.on_change.append(self.lobby.changed)
        hooks.on_over.append(self.finished.archive_later)
        self.reviews.on_reviewed = self.statistics.reviewed
        self.tournaments.check_in_club = self.clubs.must_be
        # Each listener hears of every match, in this order, and counts it once. Until the archive exists, all are
        # called again.
        self.finished.listeners = (
            self.nudges.match_over,
            self.ratings.match_over,
            self.history.match_over,
            self.clubs.match_over,
            self.statistics.match_over,
            self.finished.keep_archive,
            self.tournaments.match_over,
        )
        peers.on("host", lambda message: self.moderation.heard())
        peers.on("missed", lambda message: self.moderation.heard())
        peers.on("tournament", lambda message: self.tournaments.heard(message["tournament"]))
        peers.on("missed", lambda message: self.tournaments.missed())

    async def open(self) -> None:
        """Open the store and start all background work."""
        await self.store.open(self.peers.hear)
        if self.clock is not None:
            self.clock.start()
            self.background.spawn(self.background.repeat("clock", CHECK_EVERY, self.clock.approach))
        self.tables.services.started = self.now()
        await self.tags.open()
        await self.moderation.read()
        await self.accounts.open()
        await self.clubs.open()
        await self.nudges.open()
        often, rarely = self.settings.look_every, min(30.0, self.settings.idle)
        for name, every, work in (
            ("store", CHECK_EVERY, self.store.check),
            ("due tables", often, self.housekeeping.wake_due),
            ("lobby", 1.0, self.lobby.tell),
            ("host's decisions", READ_EVERY, self.moderation.read),
            ("tournaments", 1.0, self.tournaments.rounds.look_at_all),
            ("pages of tournaments", 0.5, self.tournaments.tell),
            ("archive", rarely, self.finished.archive_waiting),
            ("old tables", HOUR, self.housekeeping.forget_old),
            ("old reports", HOUR, self.reports.forget_old),
            ("old blocks", DAY, self.blocks.forget_old),
            ("old visits", DAY, self.history.forget_old),
            ("old tournaments", HOUR, self.tournaments.forget_old),
            ("idle tables", rarely, self.housekeeping.close_idle),
            ("statistics", rarely, self.statistics.catch_up),
            ("quick reviews", REVIEW_EVERY, self.statistics.review_one),
        ):
            self.background.spawn(self.background.repeat(name, every, work))
        self.background.spawn(self.games.warm_up())
        if self.store.shared:
            self.background.spawn(self.background.repeat("other servers", 4.0, self.peers.stay_in_touch))
        self.metrics.gauges |= self.tables.gauges() | {
            "dragonhall_store_commits": Gauge("Transactions of the writer.", lambda: getattr(self.store, "batches", 0)),
            "dragonhall_store_writes": Gauge("Writes in them.", lambda: getattr(self.store, "jobs", 0)),
        }

    async def close(self) -> None:
        """Shut everything down once pending writes are stored."""
        self.background.closing = True
        if self.store.shared:
            self.peers.publish({"kind": "gone"})
            await asyncio.sleep(0.05)
        await self.background.close()
        await self.games.close()
        await self.tables.close()
        # A last move stored in the meantime may have ended a match: the next server archives it.
        await self.background.close()
        self.bot_workers.close()
        self.reviews.close()
        await self.store.close()
