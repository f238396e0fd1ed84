"""How a nudge reaches a member: a push, an e-mail, a webhook. Each call is a single attempt; ``service`` decides the
rest."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from functools import cache
from typing import Any, Literal
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import Struct

from ...words import Words, words_kept_in
from ..base.proxies import is_loopback
from ..base.settings import Settings
from . import web_push
from .safe_http import NotSent, SafeHttp

Outcome = Literal["sent", "later", "failed", "gone", "moot"]
"""Accepted; may be retried; refused; the receiver is gone; nothing left to send."""
SMTP_SECONDS = 10
MAILERS = 8
"""Maximum mails handed over at the same time."""
PUSH_DAY = 86_400
"""Maximum seconds that a push service keeps a push for a browser that is off."""


class Nudge(Struct):
    """The message to a member that it is their turn at this table."""

    member: str
    name: str
    language: str
    game: str
    """The name of the table; empty for a test message."""
    code: str
    others: list[str]
    at: int
    until: int | None = None
    """When the person's clock runs out."""

    def title(self) -> str:
        words = words_kept_in(self.language)
        return words(f"{self.game}-title") if f"{self.game}-title" in words else self.game or "Dragonhall"

    def text(self) -> str:
        words = words_kept_in(self.language)
        if not self.game:
            return words("nudge-trial")
        return words("nudge-turn-with", names=", ".join(self.others)) if self.others else words("nudge-turn")

    def path(self) -> str:
        return f"/t/{self.code}" if self.code else "/me"


class Senders:
    """All of the hall's ways to reach people."""

    def __init__(self, settings: Settings, now: Callable[[], int], http: SafeHttp) -> None:
        self.settings, self.now, self.http = settings, now, http
        self.signer: web_push.Signer | None = None

    @property
    def has_email(self) -> bool:
        return bool(self.settings.smtp and self.settings.mail_from and self.settings.url)

    @property
    def has_webhooks(self) -> bool:
        return bool(self.settings.url)

    async def push(self, nudge: Nudge, endpoint: str, p256dh: str, auth: str, contact: str) -> Outcome:
        if self.signer is None:
            return "failed"
        shown = {"title": nudge.title(), "body": nudge.text()[:300], "path": nudge.path(), "tag": nudge.code}
        left = PUSH_DAY if nudge.until is None else min(PUSH_DAY, max(0, nudge.until - self.now()) // 1000)
        topic = hashlib.sha256(nudge.code.encode()).hexdigest()[:32]
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(left),
            "Urgency": "normal",
            # A later push about the same table replaces one that is still waiting.
            "Topic": topic,
            "Authorization": self.signer.authorization(endpoint, self.settings.url or contact, self.now()),
        }
        body = web_push.encrypt(msgspec.json.encode(shown), p256dh, auth)
        return await self._post(nudge, endpoint, headers, body)

    async def webhook(self, nudge: Nudge, kind: str, url: str, secret: str) -> Outcome:
        headers = {"Content-Type": "application/json"}
        link = self.settings.url.rstrip("/") + nudge.path()
        if kind == "discord":
            text = f"**{plain_text(nudge.title())}** · {plain_text(nudge.text())}\n<{link}>"
            body: Any = {"username": "Dragonhall", "content": text, "allowed_mentions": {"parse": []}}
            return await self._post(nudge, url, headers, msgspec.json.encode(body))
        body = {
            "kind": "turn" if nudge.game else "trial",
            "member": nudge.member,
            "name": nudge.name,
            "game": nudge.game,
            "title": nudge.title(),
            "table": nudge.code,
            "others": nudge.others,
            "until": nudge.until,
            "url": link,
            "text": nudge.text(),
            "at": nudge.at,
        }
        data = msgspec.json.encode(body)
        headers["X-Dragonhall-Signature"] = signature(secret, nudge.at, data)
        return await self._post(nudge, url, headers, data)

    async def _post(self, nudge: Nudge, url: str, headers: dict[str, str], body: bytes) -> Outcome:
        try:
            status = await self.http.post(url, headers, body, nudge.member)
        except NotSent:
            return "later"
        if 200 <= status < 300:
            return "sent"
        if status in (404, 410):
            return "gone"
        return "later" if status in (408, 425, 429) or status >= 500 else "failed"

    async def mail(self, nudge: Nudge, address: str, stop: str) -> Outcome:
        words, home = words_kept_in(nudge.language), self.settings.url.rstrip("/")
        lines = (
            words("nudge-mail-hello", name=nudge.name),
            f"{nudge.title()}{words('nudge-mail-colon')} {nudge.text()}",
            home + nudge.path(),
            f"{words('nudge-mail-stop')}\n{home}/unsubscribe/{stop}",
        )
        message = self._message(address, f"{nudge.title()} · {words('nudge-turn')}", lines)
        # One-click unsubscribe (RFC 8058).
        message["List-Unsubscribe"] = f"<{home}/api/unsubscribe/{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return await self._mail(message)

    async def mail_code(self, address: str, code: str, name: str, words: Words) -> Outcome:
        lines = (words("nudge-mail-hello", name=name), words("nudge-code", code=code), words("nudge-code-not-you"))
        return await self._mail(self._message(address, words("nudge-code-subject", code=code), lines))

    def _message(self, address: str, subject: str, lines: tuple[str, ...]) -> EmailMessage:
        message = EmailMessage(policy=SMTP)
        message["From"], message["To"], message["Subject"] = self.settings.mail_from, address, subject
        message["Date"] = formatdate(self.now() / 1000)
        message["Message-ID"] = make_msgid(domain=parseaddr(self.settings.mail_from)[1].partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content("\n\n".join(lines) + "\n", cte="quoted-printable")
        return message

    async def _mail(self, message: EmailMessage) -> Outcome:
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(_mailers(), _hand_over, self.settings.smtp, message)
        except smtplib.SMTPRecipientsRefused as error:
            return "failed" if all(code >= 500 for code, _ in error.recipients.values()) else "later"
        except smtplib.SMTPResponseException as error:
            return "failed" if 550 <= error.smtp_code < 560 else "later"
        except (OSError, smtplib.SMTPException):
            return "later"
        return "sent"


@cache
def _mailers() -> ThreadPoolExecutor:
    """Make threads for mail only: a mail server may be slow, and nothing else should wait for it."""
    return ThreadPoolExecutor(MAILERS, "mail")


def _hand_over(server: str, message: EmailMessage) -> None:
    """Give a mail to the host's SMTP server. Never send a password over an unencrypted connection."""
    parts = urlsplit(server)
    host, secure = parts.hostname or "", parts.scheme == "smtps"
    tls = ssl.create_default_context()
    # Looking up this machine's name could take long, and the sender's domain serves as well.
    how: Any = {"timeout": SMTP_SECONDS, "local_hostname": parseaddr(str(message["From"]))[1].partition("@")[2]}
    if secure:
        smtp: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, context=tls, **how)
    else:
        smtp = smtplib.SMTP(host, parts.port or 25, **how)
    with smtp:
        smtp.ehlo()
        if not secure and not is_loopback(host) and (parts.username or smtp.has_extn("starttls")):
            smtp.starttls(context=tls)
            smtp.ehlo()
        if parts.username:
            smtp.login(unquote(parts.username), unquote(parts.password or ""))
        smtp.send_message(message)


def signature(secret: str, at: int, body: bytes) -> str:
    """Return the signature of a plain webhook: the time in ms, and the HMAC-SHA-256 of ``time.body`` with its
    secret."""
    made = hmac.new(secret.encode(), str(at).encode() + b"." + body, "sha256").hexdigest()
    return f"t={at},v1={made}"


def plain_text(text: str) -> str:
    """Escape characters that Discord would interpret as markup."""
    return re.sub(r"([\\*_~`|>#@<\[\]():-])", r"\\\1", text)
