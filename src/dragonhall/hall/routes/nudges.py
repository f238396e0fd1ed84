"""Endpoints of nudges: how a member is notified of their turn, and the link in a mail that ends it."""

from __future__ import annotations

from typing import Any

from .. import protocol as p
from ..app import Hall
from ..tables.codes import token_hash
from .request import MAILS, ApiRequest
from .route import MEMBER, route


def session_name(request: ApiRequest) -> str:
    return token_hash(request.session or "")[:16]


@route("GET", "/api/me/nudges", p.Nudges, access=MEMBER)
async def nudges(request: ApiRequest, hall: Hall) -> Any:
    """The nudges of the member: how, when and for which tables."""
    return await hall.nudges.to_wire(request.account, session_name(request))


@route("POST", "/api/me/nudges", p.Nudges, body=p.AnyNudgeChange, access=MEMBER, cost=5, errors=(404, 409, 422))
async def change_nudges(request: ApiRequest, hall: Hall, body: p.AnyNudgeChange) -> Any:
    """Change nudges: quiet hours, a browser for pushes, an e-mail address and its code, webhooks, a muted table."""
    account, service = request.account, hall.nudges
    if isinstance(body, p.SetEmail | p.TryNudges):
        # This sends something at once, to an address of the member's choice.
        request.spend(MAILS)
    match body:
        case p.SetHours():
            await service.set_hours(account, body)
        case p.AddPush():
            # Push services want a contact address of the sender.
            contact = hall.settings.url or f"https://{request.http.url.hostname or 'localhost'}"
            await service.add_push(account, body, session_name(request), contact)
        case p.AddWebhook():
            await service.add_webhook(account, body)
        case p.SetEmail():
            await service.set_email(account, body)
        case p.ConfirmEmail():
            await service.confirm_email(account, body)
        case p.RemoveReceiver():
            await service.remove(account, body)
        case p.MuteTable():
            await service.mute(account, body)
        case p.TryNudges():
            await service.try_out(account)
    return await service.to_wire(account, session_name(request))


@route("POST", "/api/unsubscribe/{token}", p.Done, cost=2)
async def unsubscribe(request: ApiRequest, hall: Hall) -> p.Done:
    """The link in a mail: no more mails to this address. Any body; it is not read.

    Mail programs call it, and the page behind the link: anyone with the token may, signed in or not.
    """
    await hall.nudges.unsubscribe(request.path["token"][:200])
    return p.Done()
