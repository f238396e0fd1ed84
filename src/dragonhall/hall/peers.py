"""The other servers of a shared store: who is connected to them, and following what they write."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from . import actions
from . import protocol as p
from .background import LONGEST_WAIT
from .store import StoreDown

if TYPE_CHECKING:
    from .hall import Hall
    from .table import LiveTable

log = logging.getLogger("dragonhall.hall")


class Peers:
    """What one server knows of the others."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._peers: dict[str, tuple[int, dict[str, list[int | None]]]] = {}
        """When each was last heard of, and who is connected to it at which table."""
        self._hidden: dict[tuple[str, str], list[int]] = {}
        """By server and table: who is connected there, but does not look."""
        self._following: set[str] = set()

    def visited(self) -> set[str]:
        """The tables that somebody is connected to through another server."""
        return {code for _, tables in self._peers.values() for code, players in tables.items() if players}

    def publish(self, message: dict[str, Any]) -> None:
        if self.hall.store.shared:
            self.hall.background.spawn(self.hall.store.publish(message))

    def elsewhere(self, code: str) -> list[int | None]:
        """Who is connected to this table through other servers (null: a nameless spectator)."""
        return [player for _, tables in self._peers.values() for player in tables.get(code, ())]

    def looking(self, code: str) -> list[int | None]:
        """Those of them who have the table in front of them."""
        return [
            player
            for sender, (_, tables) in self._peers.items()
            for player in tables.get(code, ())
            if player not in self._hidden.get((sender, code), ())
        ]

    def presence_changed(self, table: LiveTable) -> None:
        # Each player once: a message between servers has no room for more than 8,000 bytes.
        named = sorted({subscriber.player for subscriber in table.subscribers if subscriber.player is not None})
        nameless = [None for subscriber in table.subscribers if subscriber.player is None]
        looking = {subscriber.player for subscriber in table.subscribers if subscriber.looking}
        hidden = [player for player in named if player not in looking]
        message = {"kind": "presence", "code": table.code, "players": named + nameless}
        self.publish(message | ({"hidden": hidden} if hidden else {}))

    def _tell_presence(self) -> None:
        for table in self.hall.tables.values():
            if table.subscribers:
                self.presence_changed(table)

    def hear(self, message: dict[str, Any]) -> None:
        """Something from another server."""
        kind, code = message["kind"], message.get("code", "")
        sender = message.get("from")
        if sender is not None:
            if sender not in self._peers and kind != "gone":
                self._peers[sender] = (self.hall.now(), {})
                self._tell_presence()
            if sender in self._peers:
                self._peers[sender] = (self.hall.now(), self._peers[sender][1])
        live = self.hall.tables.get(code)
        if kind == "gone" and sender in self._peers:
            self._forget(sender)
        elif kind == "missed":
            # What the others said meanwhile is lost: tables, who is where, and what was laid for the lobby.
            for table in self.hall.tables.values():
                self._follow(table)
            self.hall.lobby.dirty = True
            self.hall.moderation.heard()
            self.hall.tournaments.missed()
            self._tell_presence()
            self.publish({"kind": "who"})
        elif kind == "host":
            self.hall.moderation.heard()
        elif kind == "who":
            self._tell_presence()
        elif kind == "presence":
            before = self._peers[str(sender)][1].get(code, [])
            self._peers[str(sender)][1][code] = message["players"]
            gone_behind = message.get("hidden", [])
            before = [*before, *(one for one in gone_behind if one not in self._hidden.get((str(sender), code), ()))]
            self._hidden[str(sender), code] = gone_behind
            if live is not None:
                live.upkeep.seen |= {
                    one: self.hall.now()
                    for one in before
                    if one is not None and (one not in message["players"] or one in gone_behind)
                }
                live.upkeep.look()
                live.tell_table()
        elif kind == "table":
            self.hall.lobby.dirty = True
            if live is not None:
                self._follow(live)
        elif kind == "line" and live is not None and message["seq"] > live.seq:
            self._follow(live)
        elif kind == "tournament":
            self.hall.tournaments.heard(message["tournament"])
        elif kind == "chat" and live is not None:
            actions.hear(live, msgspec.convert(message["chat"], p.Chat))

    def _follow(self, table: LiveTable) -> None:
        if table.code not in self._following and not self.hall.closing:
            self._following.add(table.code)
            self.hall.background.spawn(self._followed(table))

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

    async def stay_in_touch(self) -> None:
        silent = [one for one, (heard, _) in self._peers.items() if heard < self.hall.now() - 15_000]
        for sender in silent:
            self._forget(sender)
        await self.hall.store.publish({"kind": "alive"})

    def _forget(self, sender: str) -> None:
        _, tables = self._peers.pop(sender)
        for code in tables:
            self._hidden.pop((sender, code), None)
            live = self.hall.tables.get(code)
            if live is not None:
                live.tell_table()
