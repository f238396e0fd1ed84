"""Nudges over the wire: how a member who is away is notified of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from ...words import LANGUAGES
from .common import Code, Strict
from .members import Device

Address = Annotated[str, Meta(max_length=1000)]
TimeOfDay = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$", max_length=5, description="like 22:00")]
ReceiverId = Annotated[str, Meta(max_length=40)]
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
WebhookKind = Literal["discord", "json"]


class QuietHours(Strict):
    """From one time of the day to another (the next morning, if it is earlier), in one's own time zone."""

    since: TimeOfDay
    until: TimeOfDay


class SetHours(Strict, tag="hours", tag_field="t"):
    """When nothing is sent, and the language of what is sent; every part is set."""

    zone: Annotated[str, Meta(max_length=60, description="of the IANA database, like Europe/Paris")]
    language: Language
    quiet: QuietHours | None = None


class AddPush(Strict, tag="push", tag_field="t"):
    """This browser wants notifications: its subscription, as ``PushSubscription.toJSON()`` has it."""

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    device: Device = ""


class SetEmail(Strict, tag="email", tag_field="t"):
    """A code is sent there, and nothing else until it is entered."""

    address: Annotated[str, Meta(max_length=200)]


class ConfirmEmail(Strict, tag="code", tag_field="t"):
    code: Annotated[str, Meta(max_length=20)]


class AddWebhook(Strict, tag="webhook", tag_field="t"):
    kind: WebhookKind
    url: Address


class RemoveReceiver(Strict, tag="remove", tag_field="t"):
    """Send nothing more there; ``email`` for the e-mail address."""

    receiver: ReceiverId


class MuteTable(Strict, tag="mute", tag_field="t"):
    """Mute or unmute the nudges from this table."""

    code: Code
    on: bool = True


class TryNudges(Strict, tag="try", tag_field="t"):
    """Send a nudge now, to everything that is switched on."""


AnyNudgeChange = SetHours | AddPush | SetEmail | ConfirmEmail | AddWebhook | RemoveReceiver | MuteTable | TryNudges


class PushReceiver(Struct):
    """A browser that is sent pushes."""

    receiver: str
    device: str
    at: int
    here: bool
    """The device that asks."""


class WebhookReceiver(Struct):
    receiver: str
    kind: WebhookKind
    url: str
    secret: str
    """Signs messages to a plain webhook; empty for Discord."""
    at: int


class EmailReceiver(Struct):
    address: str
    confirmed: bool


class Nudges(Struct):
    """How the member who asks is notified of a turn."""

    zone: str
    language: Language
    quiet: QuietHours | None
    push: list[PushReceiver]
    email: EmailReceiver | None
    webhooks: list[WebhookReceiver]
    muted: list[str]
    """Codes of muted tables."""
    dropped: list[str]
    """Receivers that failed too often or said that they are gone, newest first."""
    push_key: str | None
    """For ``PushManager.subscribe``; null: this hall has no push."""
    has_email: bool
    has_webhooks: bool
    """Whether the host has switched these on."""
