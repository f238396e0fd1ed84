"""Answers about nudges: how a member is told of their turn, and the link in a mail that ends it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from . import protocol as p
from .answers import answer
from .api_members import MembersApi
from .members import COOKIE, Account
from .table_state import token_hash


class NudgesApi(MembersApi):
    """The part of the API that is about nudges; ``Api`` has the rest."""

    def session(self, request: Request) -> str:
        return token_hash(request.cookies.get(COOKIE) or "")[:16]

    async def nudges(self, request: Request) -> Response:
        account = await self.must_be_member(request)
        return answer(await self.hall.nudges.told(account, self.session(request)))

    async def change_nudges(self, request: Request) -> Response:
        asked: p.AnyNudgeChange = await self.body(request, p.AnyNudgeChange)
        account = await self.must_be_member(request)
        self.charge(request, 5)
        await self._change(request, account, asked)
        return answer(await self.hall.nudges.told(account, self.session(request)))

    async def _change(self, request: Request, account: Account, asked: p.AnyNudgeChange) -> None:
        nudges = self.hall.nudges
        match asked:
            case p.SetHours():
                await nudges.set_hours(account, asked)
            case p.AddPush():
                # Push services want to know whom to write to.
                contact = self.hall.settings.url or f"https://{request.url.hostname or 'localhost'}"
                await nudges.add_push(account, asked, self.session(request), contact)
            case p.AddWebhook():
                await nudges.add_webhook(account, asked)
            case p.SetEmail():
                self.sending(request)
                await nudges.set_email(account, asked)
            case p.ConfirmEmail():
                await nudges.confirm_email(account, asked)
            case p.RemoveReceiver():
                await nudges.remove(account, asked)
            case p.MuteTable():
                await nudges.mute(account, asked)
            case p.TryNudges():
                self.sending(request)
                await nudges.try_out(account)

    def sending(self, request: Request) -> None:
        """Something is sent at once, to an address that somebody names."""
        self.few(request, self.hall.limits.mails, "Too many codes or trials from your address: wait some minutes.")

    async def unsubscribe(self, request: Request) -> Response:
        """For mail programs and the page behind the link: who has the token may do it, signed in or not."""
        self.charge(request, 2)
        await self.hall.nudges.unsubscribe(request.path_params["token"][:200])
        return answer(p.Done())
