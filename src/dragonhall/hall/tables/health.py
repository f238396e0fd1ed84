"""The health report of a server, for its host."""

from __future__ import annotations

from typing import Any

from ... import games
from ..base.tasks import Background
from ..store import Store, StoreDown
from .warm_up import CompiledGames


class Health:
    """Reports the health of a server."""

    def __init__(self, store: Store, compiled_games: CompiledGames, background: Background) -> None:
        self._store, self._games, self._background = store, compiled_games, background

    async def report(self) -> dict[str, Any]:
        """Return whether everything works, with the list of problems."""
        store, counts = self._store.fault, None
        try:
            counts = await self._store.count()
        except StoreDown as error:
            store = str(error) or "it does not answer"
        states = {name: self._games.state_of(name) for name in games()}
        faults = dict(self._background.faults)
        ok = store is None and not self._games.unready and not faults and not self._background.closing
        warm = self._games.warm
        return {"ok": ok, "warm": warm, "store": store or "ok", "games": states, "faults": faults, "tables": counts}
