"""Documents of tournaments: one for each tournament, one for each of its tables (a *pairing*), and notes that lead to
them from members and clubs."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..base.errors import Refused
from ..store import Document, Store
from ..store.collection import Also, Collection, Edit, Empty, Entry
from .state import (
    ENDED,
    ENTRY,
    GOING,
    HOSTED,
    KIND,
    MAX_SHOWN,
    MAX_TABLES,
    PAIRING,
    UNLISTED,
    UNLISTED_ENDED,
    Pairing,
    Stage,
    Tournament,
    TournamentDoc,
    is_listed,
)

OF_CLUB = "club tournament"
Kept = Entry[Pairing]


class TournamentDocuments:
    """Everything that the store keeps about tournaments."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tournaments = Collection(store, KIND, TournamentDoc, _busy)
        self.pairings = Collection(store, PAIRING, Pairing)
        self.entries = Collection(store, ENTRY, Empty)
        self.hosted = Collection(store, HOSTED, Empty)
        self.of_club = Collection(store, OF_CLUB, Empty)
        self._over: dict[str, tuple[int, list[Pairing]]] = {}
        """For each tournament, the finished pairings at a revision."""

    async def get(self, id: str) -> Tournament:
        """Return a tournament; raise Refused if there is none."""
        found = await self.tournaments.get(id)
        if found is None:
            raise no_tournament()
        return found

    async def unfinished(self) -> list[Tournament]:
        """Return all tournaments that are not over."""
        return [known for owner in (GOING, UNLISTED) for known in await self.tournaments.of(owner, 1_000_000)]

    async def write(self, known: Tournament, put: Iterable[Document] = ()) -> None:
        """Replace the revision of a tournament that was read, together with other documents."""
        known.owner = owner_of(known.doc)
        await self.store.write([self.tournaments.changed(known), *put])
        known.rev += 1

    async def update(self, id: str, edit: Callable[[Tournament], Also | None]) -> Tournament:
        """Change a tournament by *edit*; start over if somebody else was quicker."""

        def edited(known: Tournament) -> Also | None:
            also = edit(known)
            known.owner = owner_of(known.doc)
            return also

        work: Edit[TournamentDoc] = edited
        known = await self.tournaments.update(id, work)
        if known is None:
            raise no_tournament()
        return known

    async def going(self, id: str) -> list[Kept]:
        """Return the tables of a tournament that are being made or played."""
        return list(reversed(await self.pairings.of(place_of(id, "made"), MAX_TABLES)))

    async def over(self, known: Tournament) -> list[Pairing]:
        """Return the finished tables of a tournament."""
        kept = self._over.get(known.key)
        if kept is None or kept[0] != known.rev:
            found = await self.pairings.of(place_of(known.key, "over"), 100_000)
            pairings = sorted((entry.doc for entry in found), key=lambda pairing: pairing.table)
            if len(self._over) > MAX_SHOWN:
                self._over.clear()
            kept = self._over[known.key] = known.rev, pairings
        return kept[1]

    def new_pairing(self, id: str, pairing: Pairing, now: int) -> Document:
        """Return the row of a pairing that is just being made."""
        return self.pairings.new(f"{id}/{pairing.table}", place_of(id, pairing.stage), now, pairing, pairing.table)

    def changed_pairing(self, id: str, kept: Kept) -> Document:
        """Return the next row of a pairing."""
        kept.owner = place_of(id, kept.doc.stage)
        return self.pairings.changed(kept)


def owner_of(doc: TournamentDoc) -> str:
    """Return the list that a tournament belongs to."""
    if doc.state == "over":
        return ENDED if is_listed(doc) else UNLISTED_ENDED
    return GOING if is_listed(doc) else UNLISTED


def place_of(id: str, stage: Stage) -> str:
    """Return the owner of a pairing at a stage, by which unfinished ones are found."""
    return f"{id}:{'over' if stage == 'over' else 'going'}"


def no_tournament() -> Refused:
    """Refuse a tournament that does not exist, or that must stay hidden from this client."""
    return Refused("no-tournament", "There is no such tournament.")


def _busy() -> Refused:
    return Refused("closing", "Too many want to change this tournament at once: try again in a moment.")
