"""Nudges: a member who is away is told, once a turn, that it is their turn.

Guests stay anonymous and get none. When a table must be looked at stands in the store (``upkeep.Upkeep.due``), so a
server that is killed forgets no turn. Who sends is decided by a document of the member and the table: it names the
last turn that was told, and only who writes it sends.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import secrets
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, time, timedelta
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct

from ..words import words_in
from . import protocol as p
from . import web_push
from .clocks import runs_out
from .members import new_id
from .nudge_senders import Nudge, Outcome, Senders
from .outgoing import checked_url
from .play import read_clocks
from .problems import Refused
from .settings import MAIL
from .store import Conflict, Document
from .table_state import token_hash

if TYPE_CHECKING:
    from .hall import Hall
    from .members import Account
    from .table import LiveTable

SETTINGS, TURN = "nudges", "nudge"
PUSH_KEY, STOP_KEY = "key of pushes", "key of unsubscribing"
MOST_PUSH, MOST_WEBHOOKS, MOST_MUTED, MOST_DROPPED = 20, 5, 200, 5
MOST_FAILURES = 5
"""A receiver that fails in so many nudges one after the other is dropped."""
RESTS = (5.0, 30.0)
"""Seconds before a nudge is tried for the second and for the third time; there is no fourth."""
CODE_MS, CODE_TRIES, CODES_A_DAY = 3_600_000, 5, 5
LONGEST_TURN = 500
"""Decisions of one turn that are looked back over."""
STOP = re.compile(r"[a-z2-7]{12}-[0-9a-f]{32}")
TRIES, HOUR_MS, DAY_MS = 10, 3_600_000, 86_400_000
MOST_AN_HOUR = 60
"""Nudges of one member: what comes to be more waits."""
log = logging.getLogger("dragonhall.hall")
encode = msgspec.json.encode


class PushDoc(Struct):
    receiver: str
    endpoint: str
    p256dh: str
    auth: str
    device: str
    at: int
    session: str
    """The beginning of the session's hash: a device that is signed out is sent nothing more."""
    contact: str
    failures: int = 0


class WebhookDoc(Struct):
    receiver: str
    kind: p.nudges.WebhookKind
    url: str
    secret: str
    at: int
    failures: int = 0


class EmailDoc(Struct):
    address: str
    confirmed: bool = False
    code: str = ""
    """Its hash, until it comes back."""
    code_at: int = 0
    tries: int = 0
    failures: int = 0


class NudgesDoc(Struct):
    zone: str = "UTC"
    language: p.nudges.Language = "en"
    quiet: p.QuietHours | None = None
    push: list[PushDoc] = []
    email: EmailDoc | None = None
    webhooks: list[WebhookDoc] = []
    muted: list[str] = []
    dropped: list[str] = []
    codes: list[int] = []
    """When codes were sent, of the last day."""
    sent: list[int] = []
    """When the last nudges were."""

    def next_nudge(self, now: int) -> int | None:
        """When the next one may be sent, if there were too many within an hour."""
        full = len(self.sent) >= MOST_AN_HOUR and self.sent[0] + HOUR_MS > now
        return self.sent[0] + HOUR_MS if full else None


class TurnDoc(Struct):
    code: str
    turn: int
    """The line of the log with which the last turn began that the member was told of."""


class Nudges:
    """All nudges of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.senders = hall, Senders(hall)
        self.rests = RESTS

    async def open(self) -> None:
        """All servers of a store sign with the same keys: the first that were made are kept."""
        store = self.hall.store
        await store.keep_layout(STOP_KEY, secrets.token_hex(32))
        self._stop_key = bytes.fromhex(await store.layout(STOP_KEY) or "")
        if web_push.AVAILABLE:
            if await store.layout(PUSH_KEY) is None:
                await store.keep_layout(PUSH_KEY, web_push.new_key())
            self.senders.signer = web_push.Signer(await store.layout(PUSH_KEY) or "")

    # What a member chose

    async def doc(self, member: str) -> tuple[int, NudgesDoc]:
        """The revision (-1: there is none yet), and what is kept."""
        found = await self.hall.store.document(SETTINGS, member)
        return (-1, NudgesDoc()) if found is None else (found.rev, msgspec.json.decode(found.doc, type=NudgesDoc))

    async def change(self, member: str, edit: Callable[[NudgesDoc], None], new: bool = False) -> NudgesDoc:
        """Change what is kept. Only a member's own wish begins it: who was deleted meanwhile stays deleted."""
        for _ in range(TRIES):
            rev, doc = await self.doc(member)
            edit(doc)
            if rev < 0 and not new:
                return doc
            try:
                await self.hall.store.write([self._document(member, rev + 1, doc)])
                return doc
            except Conflict:
                continue
        raise Refused("stale", "Something else happened meanwhile: try again.")

    def _document(self, member: str, rev: int, doc: NudgesDoc) -> Document:
        return Document(SETTINGS, member, member, self.hall.now(), rev, encode(doc))

    async def told(self, account: Account, session: str) -> p.Nudges:
        _, doc = await self.doc(account.member)
        alive = await self._sessions(account.member)
        email = None if doc.email is None else p.EmailReceiver(doc.email.address, doc.email.confirmed)
        signer = self.senders.signer
        return p.Nudges(
            doc.zone,
            doc.language,
            doc.quiet,
            [
                p.PushReceiver(one.receiver, one.device, one.at, one.session == session)
                for one in doc.push
                if one.session in alive
            ],
            email,
            [p.WebhookReceiver(one.receiver, one.kind, one.url, one.secret, one.at) for one in doc.webhooks],
            doc.muted,
            doc.dropped,
            None if signer is None else signer.public,
            self.senders.has_email,
            self.senders.has_webhooks,
        )

    async def _sessions(self, member: str) -> set[str]:
        return {one.key[:16] for one in await self.hall.store.documents("session", member, 1000)}

    async def set_hours(self, account: Account, asked: p.SetHours) -> None:
        zone_of(asked.zone)

        def edit(doc: NudgesDoc) -> None:
            doc.zone, doc.language, doc.quiet = asked.zone, asked.language, asked.quiet

        await self.change(account.member, edit, new=True)

    async def add_push(self, account: Account, asked: p.AddPush, session: str, contact: str) -> None:
        if self.senders.signer is None:
            raise Refused("no-nudges", "This hall has no push messages; its host can install the extra 'nudges'.")
        checked_url(asked.endpoint, self.hall.settings.nudge_hosts)
        if not web_push.check_subscription(asked.p256dh, asked.auth):
            raise Refused("bad-address", "These are not the keys of a push subscription.")
        now = self.hall.now()
        new = PushDoc(new_id(), asked.endpoint, asked.p256dh, asked.auth, asked.device, now, session, contact)

        def edit(doc: NudgesDoc) -> None:
            doc.push = [*(one for one in doc.push if one.endpoint != asked.endpoint), new][-MOST_PUSH:]

        await self.change(account.member, edit, new=True)

    async def add_webhook(self, account: Account, asked: p.AddWebhook) -> None:
        if not self.senders.has_webhooks:
            raise Refused("no-nudges", "This hall sends no webhooks; its host can switch them on with --url.")
        checked_url(asked.url, self.hall.settings.nudge_hosts)
        secret = "" if asked.kind == "discord" else secrets.token_hex(24)
        new = WebhookDoc(new_id(), asked.kind, asked.url, secret, self.hall.now())

        def edit(doc: NudgesDoc) -> None:
            if len(doc.webhooks) >= MOST_WEBHOOKS:
                raise Refused("too-many", f"A member has {MOST_WEBHOOKS} webhooks at most.")
            doc.webhooks = [*doc.webhooks, new]

        await self.change(account.member, edit, new=True)

    async def set_email(self, account: Account, asked: p.SetEmail) -> None:
        """Send a code to an address. Until it comes back nothing else is sent there."""
        if not self.senders.has_email:
            raise Refused("no-nudges", "This hall sends no e-mail; its host can switch it on with --smtp.")
        if not MAIL.fullmatch(asked.address):
            raise Refused("bad-address", "That is not an e-mail address.")
        mailed, box = self.hall.limits.mailed, mailbox(asked.address)
        if not mailed.allow(box):
            raise Refused("too-fast", "Too many codes were sent to this address: try again tomorrow.", mailed.wait(box))
        now, code = self.hall.now(), f"{secrets.randbelow(1_000_000):06}"

        def edit(doc: NudgesDoc) -> None:
            doc.codes = [at for at in doc.codes if at > now - DAY_MS]
            if len(doc.codes) >= CODES_A_DAY:
                raise Refused("too-fast", f"{CODES_A_DAY} codes a day are sent at most: try again tomorrow.")
            doc.codes.append(now)
            doc.email = EmailDoc(asked.address, code=_code_hash(account, code), code_at=now)

        doc = await self.change(account.member, edit, new=True)
        words = await asyncio.to_thread(words_in, doc.language)
        sent = await self.senders.mail_code(asked.address, code, account.doc.name, words)
        if sent != "sent":
            raise Refused("not-sent", "The mail could not be sent: try again later, or another address.")

    async def confirm_email(self, account: Account, asked: p.ConfirmEmail) -> None:
        now, wanted, right = self.hall.now(), _code_hash(account, asked.code.strip()), False

        def edit(doc: NudgesDoc) -> None:
            nonlocal right
            email = doc.email
            if email is None or email.confirmed or not email.code:
                raise Refused("bad-code", "No code is waited for: give the address again.")
            right = hmac.compare_digest(email.code, wanted) and email.code_at > now - CODE_MS
            email.tries += 1
            if right:
                email.confirmed, email.code = True, ""
            elif email.tries >= CODE_TRIES:
                doc.email = None

        await self.change(account.member, edit)
        if not right:
            raise Refused("bad-code", f"That is not the code, or it is too old. {CODE_TRIES} tries are allowed.")

    async def remove(self, account: Account, asked: p.RemoveReceiver) -> None:
        def edit(doc: NudgesDoc) -> None:
            known = {one.receiver for one in doc.push} | {one.receiver for one in doc.webhooks}
            if asked.receiver not in known | ({"email"} if doc.email else set()):
                raise Refused("no-receiver", "Nothing is sent there any more.")
            _drop(doc, asked.receiver)

        await self.change(account.member, edit)

    async def mute(self, account: Account, asked: p.MuteTable) -> None:
        if await self.hall.store.document("visit", f"{account.member}/{asked.code}") is None:
            raise Refused("no-table", "You have no place at a table with this code.")

        def edit(doc: NudgesDoc) -> None:
            others = [code for code in doc.muted if code != asked.code]
            doc.muted = [*others, *([asked.code] if asked.on else [])][-MOST_MUTED:]

        await self.change(account.member, edit, new=True)

    async def try_out(self, account: Account) -> None:
        """Send a nudge to everything that is switched on, now."""
        _, doc = await self.doc(account.member)
        await asyncio.to_thread(words_in, doc.language)
        nudge = Nudge(account.member, account.doc.name, doc.language, "", "", [], self.hall.now())
        await self._send(nudge, lambda: True)

    async def unsubscribe(self, token: str) -> None:
        """From the link in a mail: the address is forgotten. It says the same whether there was one."""
        if not STOP.fullmatch(token):
            return
        member = token.partition("-")[0]

        def edit(doc: NudgesDoc) -> None:
            if doc.email is not None and hmac.compare_digest(self._stop(member, doc.email.address), token):
                doc.email = None

        rev, doc = await self.doc(member)
        if rev >= 0 and doc.email is not None:
            await self.change(member, edit)

    def _stop(self, member: str, address: str) -> str:
        """What stands in the link of a mail that ends the mails."""
        return f"{member}-{hmac.new(self._stop_key, f'{member} {address}'.encode(), 'sha256').hexdigest()[:32]}"

    async def exported(self, member: str) -> dict[str, Any]:
        """All that is kept of a member here. What opens something elsewhere (keys, codes) is left out."""
        _, doc = await self.doc(member)
        turns = await self.hall.store.documents(TURN, member, 1_000_000)
        plain: dict[str, Any] = msgspec.to_builtins(doc)
        for one in plain["push"]:
            del one["p256dh"], one["auth"]
        if plain["email"] is not None:
            del plain["email"]["code"]
        return {**plain, "turns": [{"at": one.at, **msgspec.json.decode(one.doc)} for one in turns]}

    async def finished(self, table: LiveTable) -> None:
        """A match is over: which turns were told is not needed any more."""
        members = [one.member for one in table.state.players if one.member is not None]
        if members:
            await self.hall.store.write([], [(TURN, f"{member}/{table.code}") for member in members])

    # Turns

    async def turn(self, table: LiveTable, seat: int, asked: int) -> int | None:
        """Tell the person of a seat that it is their turn; *asked* is the line since which they are asked.

        Done at most once a turn, by all servers together. Returns when to look again, if it is too early.
        """
        await table.be_current()
        if not waits(table, seat, asked):
            return None
        member = table.upkeep.member_of(table.state, seat)
        account = None if member is None else await self.hall.members.account(member)
        if account is None:
            return None
        for _ in range(TRIES):
            rev, doc = await self.doc(account.member)
            if table.code in doc.muted or not (doc.push or doc.webhooks or (doc.email and doc.email.confirmed)):
                return None
            later = quiet_until(doc, self.hall.now()) or doc.next_nudge(self.hall.now())
            if later is not None:
                return later
            try:
                if not await self._claim(account.member, table, await turn_of(table, seat, asked), rev, doc):
                    return None
            except Conflict:
                continue
            nudge = await self._nudge(account, doc, table, seat)
            self.hall.background.spawn(self._send(nudge, lambda: waits(table, seat, asked)))
            return None
        return None

    async def _claim(self, member: str, table: LiveTable, turn: int, rev: int, doc: NudgesDoc) -> bool:
        """Whether this server is to tell of this turn. Raises Conflict when another one, or the member, was quicker.

        What the member chose is written with it, so that nothing is kept of a member who was deleted meanwhile.
        """
        key = f"{member}/{table.code}"
        old = await self.hall.store.document(TURN, key)
        if old is not None and msgspec.json.decode(old.doc, type=TurnDoc).turn >= turn:
            return False
        mine = Document(
            TURN, key, member, self.hall.now(), 0 if old is None else old.rev + 1, encode(TurnDoc(table.code, turn))
        )
        doc.sent = [*doc.sent, self.hall.now()][-MOST_AN_HOUR:]
        await self.hall.store.write([mine, self._document(member, rev + 1, doc)])
        return True

    async def _nudge(self, account: Account, doc: NudgesDoc, table: LiveTable, seat: int) -> Nudge:
        state, now = table.state, table.standing()
        others = await self.hall.members.others_at(state, account.member)
        # Reading all words for the first time takes a while.
        words = await asyncio.to_thread(words_in, doc.language)
        shown = [words(f"web-level-{one}") if f"web-level-{one}" in words else one for one in others]
        until = None
        if state.clock is not None and now.line.clocks:
            until = runs_out(state.clock, read_clocks(now.line), seat)
        name, at = account.doc.name, self.hall.now()
        return Nudge(account.member, name, doc.language, state.game, table.code, shown, at, until)

    # Sending

    async def _send(self, nudge: Nudge, wanted: Callable[[], bool]) -> None:
        """To all that is switched on, at the same time; what fails is tried again while it is still *wanted*."""
        _, doc = await self.doc(nudge.member)
        alive = await self._sessions(nudge.member)
        ways: dict[str, Callable[[], Coroutine[Any, Any, Outcome]]] = {}
        for one in doc.push:
            ways[one.receiver] = lambda one=one: (  # type: ignore[misc]
                self.senders.push(nudge, one.endpoint, one.p256dh, one.auth, one.contact)
                if one.session in alive
                else _signed_out()
            )
        if self.senders.has_webhooks:
            for hook in doc.webhooks:
                ways[hook.receiver] = lambda hook=hook: self.senders.webhook(nudge, hook.kind, hook.url, hook.secret)  # type: ignore[misc]
        if doc.email is not None and doc.email.confirmed and self.senders.has_email:
            address, stop = doc.email.address, self._stop(nudge.member, doc.email.address)
            ways["email"] = lambda: self.senders.mail(nudge, address, stop)
        ended = await asyncio.gather(*(self._tried(way, wanted) for way in ways.values()))
        outcomes = dict(zip(ways, ended, strict=True))
        for outcome in ended:
            self.hall.metrics.nudges.add(outcome)
        if any(outcome != "sent" for outcome in ended) or _ever_failed(doc):
            await self.change(nudge.member, lambda kept: _judge(kept, outcomes))

    async def _tried(self, way: Callable[[], Coroutine[Any, Any, Outcome]], wanted: Callable[[], bool]) -> Outcome:
        outcome = await way()
        for rest in self.rests:
            if outcome != "later":
                break
            await asyncio.sleep(rest)
            if not wanted():
                return "moot"
            outcome = await way()
        return outcome


def waits(table: LiveTable, seat: int, asked: int) -> bool:
    """Whether the person of a seat has still not answered what they were asked, and does not look."""
    now, state = table.now, table.state
    if now is None or now.over or seat not in now.to_act or state.by_bot(seat) or now.asked[seat] != asked:
        return False
    player = state.places[seat].player
    return player is not None and not table.looks(player)


async def turn_of(table: LiveTable, seat: int, asked: int) -> int:
    """The line with which the turn of a seat began: several decisions one after the other are one turn."""
    for _ in range(LONGEST_TURN):
        line = await table.hall.store.line(table.code, asked)
        if line is None or line.kind != "move" or line.seat != seat:
            break
        before = await table.hall.store.line(table.code, asked - 1)
        earlier = -1 if before is None or not before.asked else msgspec.json.decode(before.asked, type=list[int])[seat]
        if earlier < 0:
            break
        asked = earlier
    return asked


def quiet_until(doc: NudgesDoc, now: int) -> int | None:
    """When the quiet hours end, while there are any, by the clocks where the member lives."""
    if doc.quiet is None:
        return None
    zone = zone_of(doc.zone)
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone)
    since, until = time.fromisoformat(doc.quiet.since), time.fromisoformat(doc.quiet.until)
    at = here.time()
    quiet = since <= at < until if since <= until else at >= since or at < until
    if not quiet:
        return None
    day = here.date() + timedelta(days=1 if at >= until else 0)
    return int(datetime.combine(day, until, zone).timestamp() * 1000)


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, LookupError) as error:
        raise Refused(
            "bad-zone", "This hall does not know that time zone; they are called like Europe/Paris."
        ) from error


async def _signed_out() -> Outcome:
    return "gone"


def _judge(doc: NudgesDoc, outcomes: dict[str, Outcome]) -> None:
    """What was reached is good again; what failed too often, or is gone, is dropped."""
    receivers: list[PushDoc | WebhookDoc | EmailDoc] = [*doc.push, *doc.webhooks, *([doc.email] if doc.email else [])]
    for one in receivers:
        name = "email" if isinstance(one, EmailDoc) else one.receiver
        outcome = outcomes.get(name)
        if outcome is None or outcome == "moot":
            continue
        one.failures = 0 if outcome == "sent" else one.failures + 1
        if outcome == "gone" or one.failures >= MOST_FAILURES:
            doc.dropped = [_called(one), *doc.dropped][:MOST_DROPPED]
            _drop(doc, name)


def _called(one: PushDoc | WebhookDoc | EmailDoc) -> str:
    if isinstance(one, EmailDoc):
        return one.address
    return one.device or "Web Push" if isinstance(one, PushDoc) else one.url.partition("://")[2].partition("/")[0]


def _drop(doc: NudgesDoc, receiver: str) -> None:
    doc.push = [one for one in doc.push if one.receiver != receiver]
    doc.webhooks = [one for one in doc.webhooks if one.receiver != receiver]
    doc.email = None if receiver == "email" else doc.email


def _ever_failed(doc: NudgesDoc) -> bool:
    failures = [one.failures for one in doc.push] + [one.failures for one in doc.webhooks]
    return any(failures) or bool(doc.email and doc.email.failures)


def mailbox(address: str) -> str:
    """By what mails to an address are counted: signs behind a plus lead to the same person."""
    name, _, host = address.casefold().partition("@")
    return f"{name.partition('+')[0]}@{host}"


def _code_hash(account: Account, code: str) -> str:
    return token_hash(f"{account.member} {account.doc.created} {code}")
