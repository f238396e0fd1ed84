"""What the host of a server can choose."""

from __future__ import annotations

import re
from email.utils import parseaddr
from urllib.parse import urlsplit

from msgspec import Struct

from ..core.errors import DragonhallError

MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
"""What an e-mail address looks like here."""


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
    url: str = ""
    """Where people find this hall, for links in nudges: ``https://hall.example``."""
    smtp: str = ""
    """The server that takes mails: ``smtp://host`` or ``smtps://user:password@host``."""
    mail_from: str = ""
    """Whom mails come from."""
    nudge_after: float = 60.0
    """Seconds that somebody may be away on their turn before they are nudged; five times as many at a slow table."""
    nudge_hosts: tuple[str, ...] = ()
    """Hosts that nudges may be sent to although they are in a private network, and without TLS."""


class BadSetting(DragonhallError):
    """Something that a host cannot choose."""


def check_nudges(chosen: Settings) -> None:
    """Raises BadSetting: the sentence says what does not fit."""
    address = urlsplit(chosen.url)
    if chosen.url and (address.scheme not in ("http", "https") or not address.hostname or address.query):
        raise BadSetting("--url is the address of this hall, like https://hall.example.")
    server = urlsplit(chosen.smtp)
    if chosen.smtp and (server.scheme not in ("smtp", "smtps") or not server.hostname):
        raise BadSetting("--smtp is a server for mails, like smtp://localhost or smtps://user:password@mail.example.")
    if chosen.smtp and not (chosen.url and chosen.mail_from):
        raise BadSetting("Mails need a sender and links: add --mail-from and --url to --smtp.")
    if chosen.mail_from and not MAIL.fullmatch(parseaddr(chosen.mail_from)[1]):
        raise BadSetting("--mail-from is an e-mail address, like hall@hall.example or 'Our hall <hall@hall.example>'.")
