"""Nudges: messages to members who are away, once a turn, that it is their turn.

Guests stay anonymous and get none. The time of each table's next check is in the store (``Supervisor.due``), so no turn
is lost when a server is killed. A document of the member and the table decides who sends: it names the last turn of
which the member was notified, and only the server that writes it sends.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import secrets
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct

from ...words import words_kept_in
from .. import protocol as p
from ..base.errors import Refused
from ..base.metrics import Metrics
from ..base.rate_limits import Limits
from ..base.settings import MAIL, Settings
from ..base.tasks import Background
from ..matches.result import MatchResult
from ..members.accounts import Account, Accounts, new_id
from ..members.history import History
from ..store import Store
from ..store.collection import Also, Collection, Entry, until_written
from ..tables.clocks import runs_out
from ..tables.codes import token_hash
from ..tables.live_table import LiveTable
from ..tables.log import read_clocks
from . import web_push
from .safe_http import SafeHttp, checked_url
from .senders import Nudge, Outcome, Senders

PUSH_KEY, STOP_KEY = "key of pushes", "key of unsubscribing"
MAX_PUSH, MAX_WEBHOOKS, MAX_MUTED, MAX_DROPPED = 20, 5, 200, 5
MAX_FAILURES = 5
"""A receiver that fails for this many nudges in a row is dropped."""
RESTS = (5.0, 30.0, 300.0)
"""Seconds before each retry of a nudge: name servers and receivers may be down for some minutes."""
CODE_MS, CODE_TRIES, CODES_A_DAY = 3_600_000, 5, 5
MAX_TURN = 500
"""Maximum decisions of one turn that are traced back."""
STOP = re.compile(r"[a-z2-7]{12}-[0-9a-f]{32}")
HOUR_MS, DAY_MS = 3_600_000, 86_400_000
ALL = 1_000_000
MAX_AN_HOUR = 60
"""Nudges of a member in an hour; further ones wait."""
log = logging.getLogger("dragonhall.hall")


class PushDoc(Struct):
    receiver: str
    endpoint: str
    p256dh: str
    auth: str
    device: str
    at: int
    session: str
    """The beginning of the session's hash: nothing is sent to a device that has signed out."""
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
    """The code's hash, until the code is entered."""
    code_at: int = 0
    tries: int = 0
    failures: int = 0


class NudgesDoc(Struct):
    zone: str = "UTC"
    language: str = "en"
    quiet: p.QuietHours | None = None
    push: list[PushDoc] = []
    email: EmailDoc | None = None
    webhooks: list[WebhookDoc] = []
    muted: list[str] = []
    dropped: list[str] = []
    codes: list[int] = []
    """When codes were sent during the last day."""
    sent: list[int] = []
    """When the last nudges were sent."""

    def next_nudge(self, now: int) -> int | None:
        """Return when the next nudge may be sent, if there were too many within an hour."""
        full = len(self.sent) >= MAX_AN_HOUR and self.sent[0] + HOUR_MS > now
        return self.sent[0] + HOUR_MS if full else None


class TurnDoc(Struct):
    code: str
    turn: int
    """The log line at which the last announced turn began."""


class Nudges:
    """All nudges of a hall."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        settings: Settings,
        limits: Limits,
        metrics: Metrics,
        background: Background,
        accounts: Accounts,
        history: History,
    ) -> None:
        self.store, self.now, self.settings, self.limits = store, now, settings, limits
        self.metrics, self.background, self.accounts, self.history = metrics, background, accounts, history
        self.kept = Collection(store, "nudges", NudgesDoc, _busy)
        self.turns = Collection(store, "nudge", TurnDoc)
        self.senders = Senders(settings, now, SafeHttp(settings.nudge_hosts))
        self.rests = RESTS

    async def open(self) -> None:
        """Read or make the keys with which all servers of a store sign."""
        self._stop_key = bytes.fromhex(await self.store.secret(STOP_KEY, lambda: secrets.token_hex(32)))
        if web_push.AVAILABLE:
            self.senders.signer = web_push.Signer(await self.store.secret(PUSH_KEY, web_push.new_key))

    # Members' settings

    async def doc(self, member: str) -> NudgesDoc:
        """Return a member's settings."""
        found = await self.kept.get(member)
        return NudgesDoc() if found is None else found.doc

    async def change(self, member: str, edit: Callable[[NudgesDoc], None], new: bool = False) -> NudgesDoc:
        """Change a member's settings. Only the member's own request creates them: a member deleted in the meantime
        stays deleted."""

        def edited(entry: Entry[NudgesDoc]) -> None:
            edit(entry.doc)

        begun = (lambda: self.kept.entry(member, member, self.now(), NudgesDoc())) if new else None
        entry = await self.kept.update(member, edited, new=begun)
        if entry is not None:
            return entry.doc
        doc = NudgesDoc()
        edit(doc)
        return doc

    async def to_wire(self, account: Account, session: str) -> p.Nudges:
        doc = await self.doc(account.member)
        alive = await self.accounts.session_names(account.member)
        email = None if doc.email is None else p.EmailReceiver(doc.email.address, doc.email.confirmed)
        signer = self.senders.signer
        return p.Nudges(
            doc.zone,
            doc.language,
            doc.quiet,
            [
                p.PushReceiver(push.receiver, push.device, push.at, push.session == session)
                for push in doc.push
                if push.session in alive
            ],
            email,
            [p.WebhookReceiver(hook.receiver, hook.kind, hook.url, hook.secret, hook.at) for hook in doc.webhooks],
            doc.muted,
            doc.dropped,
            None if signer is None else signer.public,
            self.senders.has_email,
            self.senders.has_webhooks,
        )

    async def set_hours(self, account: Account, asked: p.SetHours) -> None:
        zone_of(asked.zone)

        def edit(doc: NudgesDoc) -> None:
            doc.zone, doc.language, doc.quiet = asked.zone, asked.language, asked.quiet

        await self.change(account.member, edit, new=True)

    async def add_push(self, account: Account, asked: p.AddPush, session: str, contact: str) -> None:
        if self.senders.signer is None:
            raise Refused("no-nudges", "This hall has no push messages; its host can install the extra 'nudges'.")
        checked_url(asked.endpoint, self.settings.nudge_hosts)
        if not web_push.check_subscription(asked.p256dh, asked.auth):
            raise Refused("bad-address", "These are not the keys of a push subscription.")
        now = self.now()
        new = PushDoc(new_id(), asked.endpoint, asked.p256dh, asked.auth, asked.device, now, session, contact)

        def edit(doc: NudgesDoc) -> None:
            doc.push = [*(push for push in doc.push if push.endpoint != asked.endpoint), new][-MAX_PUSH:]

        await self.change(account.member, edit, new=True)

    async def add_webhook(self, account: Account, asked: p.AddWebhook) -> None:
        if not self.senders.has_webhooks:
            raise Refused("no-nudges", "This hall sends no webhooks; its host can switch them on with --url.")
        checked_url(asked.url, self.settings.nudge_hosts)
        secret = "" if asked.kind == "discord" else secrets.token_hex(24)
        new = WebhookDoc(new_id(), asked.kind, asked.url, secret, self.now())

        def edit(doc: NudgesDoc) -> None:
            if len(doc.webhooks) >= MAX_WEBHOOKS:
                raise Refused("too-many", f"A member has {MAX_WEBHOOKS} webhooks at most.")
            doc.webhooks = [*doc.webhooks, new]

        await self.change(account.member, edit, new=True)

    async def set_email(self, account: Account, asked: p.SetEmail) -> None:
        """Send a code to an address. Nothing else is sent there until the code has been entered."""
        if not self.senders.has_email:
            raise Refused("no-nudges", "This hall sends no e-mail; its host can switch it on with --smtp.")
        if not MAIL.fullmatch(asked.address):
            raise Refused("bad-address", "That is not an e-mail address.")
        mailed, box = self.limits.mailed, mailbox(asked.address)
        if not mailed.allow(box):
            raise Refused("too-fast", "Too many codes were sent to this address: try again tomorrow.", mailed.wait(box))
        now, code = self.now(), f"{secrets.randbelow(1_000_000):06}"

        def edit(doc: NudgesDoc) -> None:
            doc.codes = [at for at in doc.codes if at > now - DAY_MS]
            if len(doc.codes) >= CODES_A_DAY:
                raise Refused("too-fast", f"{CODES_A_DAY} codes a day are sent at most: try again tomorrow.")
            doc.codes.append(now)
            doc.email = EmailDoc(asked.address, code=_code_hash(account, code), code_at=now)

        doc = await self.change(account.member, edit, new=True)
        words = await asyncio.to_thread(words_kept_in, doc.language)
        sent = await self.senders.mail_code(asked.address, code, account.doc.name, words)
        if sent != "sent":
            raise Refused("not-sent", "The mail could not be sent: try again later, or another address.")

    async def confirm_email(self, account: Account, asked: p.ConfirmEmail) -> None:
        now, wanted, right = self.now(), _code_hash(account, asked.code.strip()), False

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
            known = {push.receiver for push in doc.push} | {hook.receiver for hook in doc.webhooks}
            if asked.receiver not in known | ({"email"} if doc.email else set()):
                raise Refused("no-receiver", "Nothing is sent there any more.")
            _drop(doc, asked.receiver)

        await self.change(account.member, edit)

    async def mute(self, account: Account, asked: p.MuteTable) -> None:
        if not await self.history.has_visited(account.member, asked.code):
            raise Refused("no-table", "You have no place at a table with this code.")

        def edit(doc: NudgesDoc) -> None:
            others = [code for code in doc.muted if code != asked.code]
            doc.muted = [*others, *([asked.code] if asked.on else [])][-MAX_MUTED:]

        await self.change(account.member, edit, new=True)

    async def try_out(self, account: Account) -> None:
        """Send a test nudge, once and now, to everything that is switched on: the member is waiting for it."""
        doc = await self.doc(account.member)
        await asyncio.to_thread(words_kept_in, doc.language)
        nudge = Nudge(account.member, account.doc.name, doc.language, "", "", [], self.now())
        await self._send(nudge, lambda: True, ())

    async def unsubscribe(self, token: str) -> None:
        """Delete an address, by the link in a mail. The answer is the same whether or not there was one."""
        if not STOP.fullmatch(token):
            return
        member = token.partition("-")[0]

        def edit(doc: NudgesDoc) -> None:
            if doc.email is not None and hmac.compare_digest(self._stop(member, doc.email.address), token):
                doc.email = None

        if (await self.doc(member)).email is not None:
            await self.change(member, edit)

    def _stop(self, member: str, address: str) -> str:
        """Return the token of the unsubscribe link."""
        return f"{member}-{hmac.new(self._stop_key, f'{member} {address}'.encode(), 'sha256').hexdigest()[:32]}"

    async def export(self, member: str) -> dict[str, Any]:
        """Return everything kept here about a member, except credentials (keys, codes)."""
        doc = await self.doc(member)
        plain: dict[str, Any] = msgspec.to_builtins(doc)
        for push in plain["push"]:
            del push["p256dh"], push["auth"]
        if plain["email"] is not None:
            del plain["email"]["code"]
        turns = [{"at": turn.at, **msgspec.to_builtins(turn.doc)} for turn in await self.turns.of(member, ALL)]
        return {**plain, "turns": turns}

    async def match_over(self, result: MatchResult) -> None:
        """Delete the records of nudged turns, because the match is over."""
        members = [person.member for person in result.state.players if person.member is not None]
        if members:
            await self.turns.delete(*(f"{member}/{result.code}" for member in members))

    # Turns

    async def turn(self, table: LiveTable, seat: int, asked: int) -> int | None:
        """Notify the person at a seat that it is their turn; *asked* is the line since which they have been asked. All
        servers together do so at most once per turn. If it is too early, return when to check again.
        """
        await table.be_current()
        if not waits(table, seat, asked):
            return None
        member = table.state.member_asked(seat)
        account = None if member is None else await self.accounts.account(member)
        if account is None:
            return None

        async def attempt() -> int | NudgesDoc | None:
            """Return when to try again, or the member's settings if this server is to notify them now."""
            entry = await self.kept.get(account.member)
            if entry is None or table.code in entry.doc.muted or not _has_receivers(entry.doc):
                return None
            later = quiet_until(entry.doc, self.now()) or entry.doc.next_nudge(self.now())
            if later is not None:
                return later
            return await self._claimed(entry, table.code, await self._turn_of(table, seat, asked))

        found = await until_written(attempt, _busy)
        if not isinstance(found, NudgesDoc):
            return found
        nudge = await self._nudge(account, found, table, seat)
        self.background.spawn(self._send(nudge, lambda: waits(table, seat, asked), self.rests))
        return None

    async def _claimed(self, entry: Entry[NudgesDoc], code: str, turn: int) -> NudgesDoc | None:
        """Record that this server announces a turn; return None if it was announced already. Raise Conflict when
        another server, or the member, was quicker.

        The member's settings are written along, so that nothing is kept about a member deleted in the meantime.
        """
        key, now = f"{entry.key}/{code}", self.now()
        nudged = await self.turns.get(key) or self.turns.entry(key, entry.key, now, TurnDoc(code, -1))
        if nudged.doc.turn >= turn:
            return None
        nudged.at, nudged.doc.turn = now, turn
        entry.doc.sent = [*entry.doc.sent, now][-MAX_AN_HOUR:]
        return (await self.kept.put(entry, Also([self.turns.changed(nudged)]))).doc

    async def _turn_of(self, table: LiveTable, seat: int, asked: int) -> int:
        """Return the line at which the turn of a seat began: consecutive decisions are one turn."""
        for _ in range(MAX_TURN):
            line = await self.store.line(table.code, asked)
            if line is None or line.kind != "move" or line.seat != seat:
                break
            before = await self.store.line(table.code, asked - 1)
            earlier = (
                -1 if before is None or not before.asked else msgspec.json.decode(before.asked, type=list[int])[seat]
            )
            if earlier < 0:
                break
            asked = earlier
        return asked

    async def _nudge(self, account: Account, doc: NudgesDoc, table: LiveTable, seat: int) -> Nudge:
        state, now = table.state, table.dealt_position()
        others = await self.history.others_at(state, account.member)
        # Loading the catalogues for the first time takes a while.
        words = await asyncio.to_thread(words_kept_in, doc.language)
        shown = [words(f"web-level-{other}") if f"web-level-{other}" in words else other for other in others]
        until = None
        if state.clock is not None and now.line.clocks:
            until = runs_out(state.clock, read_clocks(now.line), seat)
        name, at = account.doc.name, self.now()
        return Nudge(account.member, name, doc.language, state.game, table.code, shown, at, until)

    # Sending

    async def _send(self, nudge: Nudge, wanted: Callable[[], bool], rests: tuple[float, ...]) -> None:
        """Send to every active receiver at once; after each pause in *rests* retry, while it is *wanted*."""
        doc = await self.doc(nudge.member)
        alive = await self.accounts.session_names(nudge.member)
        ways: dict[str, Callable[[], Coroutine[Any, Any, Outcome]]] = {}
        for push in doc.push:
            ways[push.receiver] = lambda push=push: (  # type: ignore[misc]
                self.senders.push(nudge, push.endpoint, push.p256dh, push.auth, push.contact)
                if push.session in alive
                else _signed_out()
            )
        if self.senders.has_webhooks:
            for hook in doc.webhooks:
                ways[hook.receiver] = lambda hook=hook: self.senders.webhook(nudge, hook.kind, hook.url, hook.secret)  # type: ignore[misc]
        if doc.email is not None and doc.email.confirmed and self.senders.has_email:
            address, stop = doc.email.address, self._stop(nudge.member, doc.email.address)
            ways["email"] = lambda: self.senders.mail(nudge, address, stop)
        ended = await asyncio.gather(*(self._tried(way, wanted, rests) for way in ways.values()))
        outcomes = dict(zip(ways, ended, strict=True))
        for outcome in ended:
            self.metrics.nudges.add(outcome)
        if any(outcome != "sent" for outcome in ended) or _ever_failed(doc):
            await self.change(nudge.member, lambda kept: _judge(kept, outcomes))

    async def _tried(
        self, way: Callable[[], Coroutine[Any, Any, Outcome]], wanted: Callable[[], bool], rests: tuple[float, ...]
    ) -> Outcome:
        outcome = await way()
        for rest in rests:
            if outcome != "later":
                break
            await asyncio.sleep(rest)
            if not wanted():
                return "moot"
            outcome = await way()
        return outcome


def waits(table: LiveTable, seat: int, asked: int) -> bool:
    """Return whether the person at a seat has still not answered and is not looking."""
    now, state = table.position, table.state
    if now is None or now.over or seat not in now.to_act or state.by_bot(seat) or now.asked[seat] != asked:
        return False
    player = state.places[seat].player
    return player is not None and not table.looks(player)


def _has_receivers(doc: NudgesDoc) -> bool:
    return bool(doc.push or doc.webhooks or (doc.email and doc.email.confirmed))


def _busy() -> Refused:
    return Refused("stale", "Something else happened meanwhile: try again.")


def quiet_until(doc: NudgesDoc, now: int) -> int | None:
    """Return when the current quiet hours end, in the member's time zone."""
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
    """Reset the failures of receivers that were reached; drop those that failed too often or are gone."""
    receivers: list[PushDoc | WebhookDoc | EmailDoc] = [*doc.push, *doc.webhooks, *([doc.email] if doc.email else [])]
    for each in receivers:
        name = "email" if isinstance(each, EmailDoc) else each.receiver
        outcome = outcomes.get(name)
        if outcome is None or outcome == "moot":
            continue
        each.failures = 0 if outcome == "sent" else each.failures + 1
        if outcome == "gone" or each.failures >= MAX_FAILURES:
            doc.dropped = [_called(each), *doc.dropped][:MAX_DROPPED]
            _drop(doc, name)


def _called(receiver: PushDoc | WebhookDoc | EmailDoc) -> str:
    if isinstance(receiver, EmailDoc):
        return receiver.address
    if isinstance(receiver, PushDoc):
        return receiver.device or "Web Push"
    return receiver.url.partition("://")[2].partition("/")[0]


def _drop(doc: NudgesDoc, receiver: str) -> None:
    doc.push = [push for push in doc.push if push.receiver != receiver]
    doc.webhooks = [hook for hook in doc.webhooks if hook.receiver != receiver]
    doc.email = None if receiver == "email" else doc.email


def _ever_failed(doc: NudgesDoc) -> bool:
    failures = [push.failures for push in doc.push] + [hook.failures for hook in doc.webhooks]
    return any(failures) or bool(doc.email and doc.email.failures)


def mailbox(address: str) -> str:
    """Return the key by which mails to an address are counted: dots and anything after a plus do not change the
    mailbox."""
    name, _, host = address.casefold().partition("@")
    return f"{name.partition('+')[0].replace('.', '') or name}@{host}"


def _code_hash(account: Account, code: str) -> str:
    return token_hash(f"{account.member} {account.doc.created} {code}")
