"""What the host of a server can choose."""

from __future__ import annotations

from msgspec import Struct


class Settings(Struct):
    """What the host can choose."""

    bot_pause: float = 0.7
    """Seconds a bot waits before it moves, so that people can follow."""
    grace: int = 15_000
    """Milliseconds after a start in which no clock runs out."""
    look_every: float = 0.25
    """Seconds between looks at what is due."""
    keep_finished: float = 0.0
    """Days that finished matches are kept; 0: forever."""
    keep_uploaded: float = 30.0
    """Days that brought records are kept; they go with finished matches where those go earlier."""
    keep_unstarted: float = 2.0
    """Days that tables are kept at which no game was started."""
    limit_factor: float = 1.0
    """Multiplies the limits for guests; 0: none."""
    idle: float = 60.0
    """Seconds after which a table nobody is at plies the memory."""
    hint_seconds: float = 1.0
    """Seconds that a hint is thought about, at most."""
    review_seconds: float = 20.0
    """Seconds that the review of a finished match takes, about."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may speak with this server."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
