"""Answers for the host's page. Everything but signing in needs the host's session."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from . import protocol as p
from .answers import answer
from .api_clubs import ClubsApi
from .host import COOKIE, COOKIE_SECONDS, host_cookie

LONGEST_LISTS = 512 << 10
"""Bytes of both word lists."""


class HostApi(ClubsApi):
    """The part of the API that is for the host."""

    async def must_be_host(self, request: Request) -> str:
        """The session of the host."""
        session = request.cookies.get(COOKIE)
        await self.hall.host.check(session)
        return session or ""

    def _before(self, request: Request) -> int | None:
        return self.number(request, "before", 0, 0, 1 << 53) or None

    async def host_sign_in(self, request: Request) -> Response:
        asked = await self.body(request, p.HostSignIn)
        session = await self.guarded(request, lambda: self.hall.host.sign_in(asked.token))
        told = answer(p.Done())
        told.headers["set-cookie"] = host_cookie(session, request.scope["scheme"] == "https", COOKIE_SECONDS)
        return told

    async def host_sign_out(self, request: Request) -> Response:
        await self.body(request, p.Nothing)
        await self.hall.host.sign_out(await self.must_be_host(request))
        told = answer(p.Done())
        told.headers["set-cookie"] = host_cookie("", request.scope["scheme"] == "https", 0)
        return told

    async def host_overview(self, request: Request) -> Response:
        await self.must_be_host(request)
        self.charge(request, 10)
        return answer(await self.hall.host.overview())

    # People

    async def host_people(self, request: Request) -> Response:
        await self.must_be_host(request)
        self.charge(request, 10)
        return answer(await self.hall.host.people(request.query_params.get("search", ""), self._before(request)))

    async def host_end_sessions(self, request: Request) -> Response:
        await self.body(request, p.Nothing)
        await self.must_be_host(request)
        await self.hall.host.end_sessions(request.path_params["member"])
        return answer(p.Done())

    async def host_delete_member(self, request: Request) -> Response:
        await self.body(request, p.Nothing)
        await self.must_be_host(request)
        await self.hall.host.delete_member(request.path_params["member"])
        return answer(p.Done())

    # Tables

    async def host_tables(self, request: Request) -> Response:
        await self.must_be_host(request)
        self.charge(request, 10)
        return answer(await self.hall.host.tables(self._before(request)))

    async def host_table(self, request: Request) -> Response:
        await self.must_be_host(request)
        return answer(await self.hall.host.table(request.path_params["code"]))

    async def host_close_table(self, request: Request) -> Response:
        asked = await self.body(request, p.CloseTable)
        await self.must_be_host(request)
        return answer(await self.hall.host.close_table(request.path_params["code"], asked))

    # Reports and bans

    async def host_reports(self, request: Request) -> Response:
        await self.must_be_host(request)
        closed = self.number(request, "closed", 0, 0, 1)
        return answer(await self.hall.host.reports(not closed, self._before(request)))

    async def host_close_report(self, request: Request) -> Response:
        asked = await self.body(request, p.CloseReport)
        await self.must_be_host(request)
        return answer(await self.hall.host.close_report(request.path_params["report"], asked))

    async def host_bans(self, request: Request) -> Response:
        await self.must_be_host(request)
        return answer(await self.hall.host.bans())

    async def host_ban(self, request: Request) -> Response:
        asked = await self.body(request, p.AddBan)
        await self.must_be_host(request)
        return answer(await self.hall.host.ban(asked))

    async def host_end_ban(self, request: Request) -> Response:
        await self.body(request, p.Nothing)
        await self.must_be_host(request)
        return answer(await self.hall.host.end_ban(request.path_params["ban"]))

    # For everybody

    async def host_announcements(self, request: Request) -> Response:
        await self.must_be_host(request)
        await self.hall.moderation.read()
        return answer(p.HostAnnouncements(self.hall.moderation.announcements))

    async def host_announce(self, request: Request) -> Response:
        asked = await self.body(request, p.Announce)
        await self.must_be_host(request)
        return answer(await self.hall.host.announce(asked))

    async def host_end_announcement(self, request: Request) -> Response:
        await self.body(request, p.Nothing)
        await self.must_be_host(request)
        return answer(await self.hall.host.end_announcement(request.path_params["announcement"]))

    async def host_words(self, request: Request) -> Response:
        await self.must_be_host(request)
        await self.hall.moderation.read()
        return answer(self.hall.moderation.lists)

    async def host_set_words(self, request: Request) -> Response:
        asked = await self.body(request, p.WordLists, LONGEST_LISTS)
        await self.must_be_host(request)
        return answer(await self.hall.host.set_words(asked))

    async def host_log(self, request: Request) -> Response:
        await self.must_be_host(request)
        return answer(await self.hall.host.log(self._before(request)))
