"""What the host of a server can choose."""

from __future__ import annotations

import re
from email.utils import parseaddr
from urllib.parse import urlsplit

from msgspec import Struct

from ...words import Explained

MAIL = re.compile(
    r"(?![-.])(?!.*\.\.)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)@"
    r"(?:(?!-)[A-Za-z0-9-]{1,63}(?<!-)\.)+(?!-)[A-Za-z0-9-]{2,63}(?<!-)"
)
"""The form of an e-mail address here: a program that takes mails cannot mistake it for an option."""


class Settings(Struct):
    """Settings that the host can choose."""

    bot_pause: float = 0.7
    """Seconds a bot waits before it moves, so that people can follow."""
    grace: int = 15_000
    """Milliseconds after a start in which no clock runs out."""
    look_every: float = 0.25
    """Seconds between checks for due work."""
    keep_finished: float = 0.0
    """Days that finished matches are kept; 0 means forever."""
    keep_uploaded: float = 30.0
    """Days that uploaded records are kept; they go with finished matches where those go earlier."""
    keep_unstarted: float = 2.0
    """Days that tables without a started game are kept."""
    limit_factor: float = 1.0
    """Multiplies the limits for guests; 0: none."""
    idle: float = 60.0
    """Seconds after which a table that nobody is at leaves the memory."""
    hint_seconds: float = 1.0
    """Maximum seconds of search for a hint."""
    review_seconds: float = 20.0
    """Approximate seconds for the review of a finished match."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may speak with this server."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    url: str = ""
    """Where people find this hall, for links in nudges: ``https://hall.example``."""
    smtp: str = ""
    """The server that takes mails: ``smtp://host`` or ``smtps://user:password@host``."""
    mail_from: str = ""
    """The sender of mails."""
    nudge_after: float = 60.0
    """Seconds that somebody may be away on their turn before they are nudged; five times as many at a slow table."""
    nudge_hosts: tuple[str, ...] = ()
    """Hosts that nudges may be sent to although they are in a private network, and without TLS."""


class BadSetting(Explained):
    """An invalid setting."""


def check_nudges(chosen: Settings) -> None:
    """Check that addresses and the mail server can be used for nudges.

    Raises:
        BadSetting: a setting is invalid; the sentence says which.
    """
    address = urlsplit(chosen.url)
    if chosen.url and (address.scheme not in ("http", "https") or not address.hostname or address.query):
        raise BadSetting("hall-bad-url")
    server = urlsplit(chosen.smtp)
    if chosen.smtp and (server.scheme not in ("smtp", "smtps") or not server.hostname):
        raise BadSetting("hall-bad-smtp")
    if chosen.smtp and not (chosen.url and chosen.mail_from):
        raise BadSetting("hall-smtp-alone")
    if chosen.mail_from and not MAIL.fullmatch(parseaddr(chosen.mail_from)[1]):
        raise BadSetting("hall-bad-sender")
