"""The listeners at a table, and the choice among them when there are too many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from ..base.errors import Refused

SOCKET = "dragonhall.socket"
"""The key of the connection in the scope of a WebSocket."""
MAX_SPECTATORS = 500
"""Maximum connections to one table of people without a seat. People with seats always get in."""
MAX_PER_PLAYER = 16
"""Maximum connections of one player to one table; the oldest makes room for the newest."""


class Subscriber:
    """A listener at a table. Its player's seats are looked up for every message."""

    def __init__(
        self,
        send: Callable[[bytes], object],
        player: int | None = None,
        address: str = "",
        drop: Callable[[Refused], object] | None = None,
        client: str = "",
    ) -> None:
        self.send, self.player, self.address, self.client = send, player, address, client
        self.drop = drop or (lambda why: None)
        """Ends the connection."""
        self.reads_presence = False
        """The client asked for ``presence`` messages."""
        self.looking = True
        """Whether somebody is looking at the page."""


def make_room(
    subscribers: Iterable[Subscriber], newcomer: Subscriber, seats_held_by: Callable[[int | None], tuple[int, ...]]
) -> list[tuple[Subscriber, Refused]]:
    """Return the connections that must end so that a newcomer gets in, each with the reason it is sent.

    People with a seat always get in. Spectators share their places evenly by address: an address with more of them than
    the newcomer's loses its oldest.

    Raises:
        Refused: there is no room for another spectator.
    """
    everybody, going = list(subscribers), []
    if newcomer.player is not None:
        own = [subscriber for subscriber in everybody if subscriber.player == newcomer.player]
        if len(own) >= MAX_PER_PLAYER:
            why = "You came to this table by another connection, and had many already."
            going.append((own[0], Refused("table-full", why)))
        if seats_held_by(newcomer.player):
            return going
    leaving = [subscriber for subscriber, _ in going]
    watching = [
        subscriber for subscriber in everybody if not seats_held_by(subscriber.player) and subscriber not in leaving
    ]
    if len(watching) < MAX_SPECTATORS:
        return going
    nameless = [subscriber for subscriber in watching if subscriber.player is None]
    count = Counter(subscriber.address for subscriber in nameless)
    most = max(count, key=lambda address: count[address], default="")
    if not nameless or (newcomer.player is None and count[most] <= count[newcomer.address] + 1):
        raise Refused("table-full", f"{MAX_SPECTATORS} people watch this table already: come back later.")
    oldest = next(subscriber for subscriber in nameless if subscriber.address == most)
    return [*going, (oldest, Refused("table-full", "Others want to watch, too: come back later."))]
