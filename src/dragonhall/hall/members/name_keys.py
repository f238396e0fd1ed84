"""Keys of names in the store: one for each way in which a name looks (``names.looks``)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

from ..store import Store
from ..store.collection import Collection, Empty

VERSION = 2
"""Version of the rule that makes keys of names. Version 1 knew fewer signs, and compared punctuation."""


async def renew_keys(
    store: Store,
    keys: Collection[Empty],
    named: Callable[[], Awaitable[list[tuple[str, str]]]],
    rule: Callable[[str], Iterable[str]],
    now: int,
) -> None:
    """Make the keys of all names again if an earlier rule made them; *named* returns owners and names.

    Two names that were different may look the same now: both stay, and the key belongs to the older one.
    """
    done = f"keys of {keys.kind}s, version {VERSION}"
    if await store.layout(done) is not None:
        return
    wanted: dict[str, str] = {}
    for owner, name in await named():
        for key in rule(name):
            wanted.setdefault(key, owner)
    kept = {entry.key for entry in await keys.all()}
    for key in wanted.keys() - kept:
        await keys.create(key, wanted[key], now)
    if kept - wanted.keys():
        await keys.delete(*(kept - wanted.keys()))
    await store.keep_layout(done, "")
