"""Who is told what happens at a table, and who gets in when many want to be told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from .problems import Refused

MAX_SPECTATORS = 500
"""Connections to one table of people who hold no seat. Seats always get in."""
MOST_OF_ONE = 16
"""Connections of one player to one table; the oldest makes room for the newest."""


class Subscriber:
    """Somebody who is told what happens at a table. What its player may see is asked anew for everything it is told."""

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
        self.looking = True
        """The page is in front of somebody."""


def make_room(
    subscribers: Iterable[Subscriber], newcomer: Subscriber, seats_of: Callable[[int | None], tuple[int, ...]]
) -> list[tuple[Subscriber, Refused]]:
    """Who has to go so that a newcomer gets in, and what they are told.

    Who holds a seat always gets in. Those who only watch share their places evenly among addresses: one address with
    more of them than the newcomer's loses its oldest.

    Raises:
        Refused: there is no place for somebody who only watches.
    """
    everybody, going = list(subscribers), []
    if newcomer.player is not None:
        own = [one for one in everybody if one.player == newcomer.player]
        if len(own) >= MOST_OF_ONE:
            why = "You came to this table by another connection, and had many already."
            going.append((own[0], Refused("table-full", why)))
        if seats_of(newcomer.player):
            return going
    leaving = [one for one, _ in going]
    watching = [one for one in everybody if not seats_of(one.player) and one not in leaving]
    if len(watching) < MAX_SPECTATORS:
        return going
    nameless = [one for one in watching if one.player is None]
    count = Counter(one.address for one in nameless)
    most = max(count, key=lambda address: count[address], default="")
    if not nameless or (newcomer.player is None and count[most] <= count[newcomer.address] + 1):
        raise Refused("table-full", f"{MAX_SPECTATORS} people watch this table already: come back later.")
    oldest = next(one for one in nameless if one.address == most)
    return [*going, (oldest, Refused("table-full", "Others want to watch, too: come back later."))]
