"""Views of members: their own, the public one, and the export of all data about them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from .. import protocol as p
from ..store import Store
from .accounts import Account, Accounts
from .history import History
from .passkeys import Passkeys
from .ratings import Ratings

MAX_RESULTS, MAX_EXAMINED = 20, 200
"""Results on a member's public page; and the number of tables examined for them."""


class Profiles:
    """All profiles of a hall."""

    def __init__(
        self, store: Store, accounts: Accounts, history: History, ratings: Ratings, passkeys: Passkeys
    ) -> None:
        self.store, self.accounts, self.history = store, accounts, history
        self.ratings, self.passkeys = ratings, passkeys
        self.exporters: dict[str, Callable[[str], Awaitable[Any]]] = {}
        """By field of ``MemberExport``: returns the data that a service keeps about a member."""

    async def member(self, account: Account) -> p.Member:
        """Return a member with the ratings."""
        ratings = await self.ratings.of_member(account.member)
        return p.Member(account.member, account.doc.name, account.doc.portrait, account.doc.created, ratings)

    async def me(self, account: Account, token: str | None) -> p.Me:
        """Return the member's private view."""
        sessions = await self.accounts.sessions(account, token)
        return p.Me(await self.member(account), sessions, len(await self.passkeys.of_member(account.member)))

    async def profile(self, account: Account) -> p.Profile:
        """Return the public view: only matches of public tables, and rated ones, which the boards count too.

        The code of a private table opens it, so it stays private.
        """
        results: list[p.ProfileResult] = []
        for at, visit in await self.history.visits(account.member, MAX_EXAMINED):
            if visit.place is None or not (visit.public or visit.rated):
                continue
            kept = visit.public and await self.store.load(visit.code) is not None
            result = p.ProfileResult(
                visit.game, at, visit.place, visit.winners, len(visit.others) + 1,
                *await self.history.names(visit.others), visit.rated, visit.code if kept else None,
            )  # fmt: skip
            results.append(result)
            if len(results) == MAX_RESULTS:
                break
        return p.Profile(await self.member(account), results)

    async def export(self, account: Account, token: str | None) -> p.MemberExport:
        """Return all data kept about a member."""
        return p.MemberExport(
            member=await self.member(account),
            created=account.doc.created,
            sessions=await self.accounts.sessions(account, token),
            **{field: await exporter(account.member) for field, exporter in self.exporters.items()},
        )
