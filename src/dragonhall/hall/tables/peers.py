"""The other servers of a shared store: what they announce, and who is connected to them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from ..base.clock import HallClock
from ..base.tasks import Background
from ..store import Store

SILENT_MS = 15_000
"""Milliseconds of silence after which a server is gone."""
Handler = Callable[[dict[str, Any]], None]


class Peers:
    """Knowledge of one server about the others. Services subscribe to messages by :meth:`on`."""

    def __init__(
        self, store: Store, background: Background, now: Callable[[], int], clock: HallClock | None = None
    ) -> None:
        self._store, self._background, self._now, self._clock = store, background, now, clock
        self._handlers: defaultdict[str, list[Handler]] = defaultdict(list)
        self.on_presence: list[Callable[[str, list[int]], None]] = []
        """Called when the people at a table have changed, with its code and the players who left."""
        self._peers: dict[str, tuple[int, dict[str, list[int | None]]]] = {}
        """For each server, when it was last heard from, and its connections by table."""
        self._hidden: dict[tuple[str, str], list[int]] = {}
        """By server and table: players who are connected there but not looking."""

    def on(self, kind: str, handler: Handler) -> None:
        """Call *handler* with every message of that kind from another server."""
        self._handlers[kind].append(handler)

    def publish(self, message: dict[str, Any]) -> None:
        """Send a message to all other servers."""
        if self._store.shared:
            self._background.spawn(self._store.publish(message))

    def visited(self) -> set[str]:
        """Return the codes of tables that somebody is connected to through another server."""
        return {code for _, tables in self._peers.values() for code, players in tables.items() if players}

    def elsewhere(self, code: str) -> list[int | None]:
        """Return who is connected to this table through other servers (null: a nameless spectator)."""
        return [player for _, tables in self._peers.values() for player in tables.get(code, ())]

    def looking(self, code: str) -> list[int | None]:
        """Return those of them who are looking at the table."""
        return [
            player
            for sender, (_, tables) in self._peers.items()
            for player in tables.get(code, ())
            if player not in self._hidden.get((sender, code), ())
        ]

    def hear(self, message: dict[str, Any]) -> None:
        """Handle a message from another server."""
        kind, sender = message["kind"], message.get("from")
        if sender is not None and kind != "gone":
            if sender not in self._peers:
                self._peers[sender] = (self._now(), {})
                # A new server knows nobody here, so answer it like a question.
                self._handle({"kind": "who"})
            self._peers[sender] = (self._now(), self._peers[sender][1])
        if kind == "gone" and sender in self._peers:
            self._forget(sender)
        elif kind == "presence":
            self._presence(str(sender), message)
        elif kind == "alive" and self._clock is not None and "age" in message:
            self._clock.hear(message["now"], message["age"])
        self._handle(message)

    def _handle(self, message: dict[str, Any]) -> None:
        for handler in self._handlers[message["kind"]]:
            handler(message)

    def _presence(self, sender: str, message: dict[str, Any]) -> None:
        code, players, hidden = message["code"], message["players"], message.get("hidden", [])
        before = self._peers[sender][1].get(code, [])
        unseen = self._hidden.get((sender, code), ())
        before = [*before, *(player for player in hidden if player not in unseen)]
        self._peers[sender][1][code], self._hidden[sender, code] = players, hidden
        left = [player for player in before if player is not None and (player not in players or player in hidden)]
        for listener in self.on_presence:
            listener(code, left)

    async def stay_in_touch(self) -> None:
        """Report that this server is alive; drop servers that have long been silent."""
        for sender in [sender for sender, (heard, _) in self._peers.items() if heard < self._now() - SILENT_MS]:
            self._forget(sender)
        time = {} if self._clock is None else {"now": self._clock(), "age": self._clock.age}
        await self._store.publish({"kind": "alive"} | time)

    def _forget(self, sender: str) -> None:
        _, tables = self._peers.pop(sender)
        for code in tables:
            self._hidden.pop((sender, code), None)
            for listener in self.on_presence:
                listener(code, [])
