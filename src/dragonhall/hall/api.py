"""Answers every request, and opens live connections: who asks, what is allowed, what is told."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from .. import __version__, games
from ..bots.levels import USUAL
from ..core.errors import DragonhallError
from ..words import LANGUAGES, catalogues, catalogues_of
from . import actions, hints, outcomes
from . import protocol as p
from .addresses import is_loopback, network_origins
from .answers import Fixed, answer, game_info
from .api_moderation import ModerationApi
from .api_nudges import NudgesApi
from .api_statistics import StatisticsApi
from .api_tournaments import TournamentsApi
from .archive import tidy
from .hall import Hall
from .live import LiveConnection, listen_to_lobby, listen_to_tournament
from .moderation import closed_table
from .pages import page
from .passkeys import AVAILABLE
from .play import Encoded
from .problems import Refused, refused
from .schema import openapi
from .store import StoreDown
from .table import LiveTable, bad_token
from .table_state import Person, shared_code

log = logging.getLogger("dragonhall.hall")
LONGEST_RECORD = 2 << 20
"""Bytes of a record."""
TEXT = "text/plain; charset=utf-8"
SLOWED = 0.5
"""Seconds that who asks too much waits for each refusal."""
Handler = Callable[[Request], Awaitable[Response]]
encode = msgspec.json.encode


class Api(ModerationApi, NudgesApi, TournamentsApi, StatisticsApi):
    """Answers every request."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall)
        self._fixed: dict[str, Fixed] = {}
        self._unknown_proxy = False

    def fixed(self, request: Request, make: Callable[[], Any], kind: str = "application/json") -> Response:
        """What never changes while the server runs, by its path."""
        path = request.url.path
        if path not in self._fixed:
            made = make()
            self._fixed[path] = Fixed(made.encode() if isinstance(made, str) else encode(made), kind)
        return self._fixed[path].answer(request)

    def notice_proxy(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Behind a proxy that is not trusted all guests share one address, and the limits of one."""
        if not self._unknown_proxy and any(name == b"x-forwarded-for" for name, _ in headers):
            self._unknown_proxy = True
            log.warning("a proxy speaks for guests, but is not trusted: see --trusted-proxy")

    def handler(self, name: str) -> Handler:
        work: Handler = getattr(self, name)

        async def handle(request: Request) -> Response:
            try:
                return await work(request)
            except DragonhallError as error:
                return self.failure(refused(error))
            except ClientDisconnect:
                return Response(status_code=400)  # nobody reads it
            except StoreDown as error:
                log.warning("store is down", extra={"why": str(error)})
                return self.failure(Refused("closing", "The store cannot be reached just now: try again in a moment."))
            except Exception:
                self.hall.metrics.errors.add()
                log.exception("request failed", extra={"path": request.url.path})
                return self.failure(Refused("closing", "Something broke in the server; it was written down."), 500)
            finally:
                member = getattr(request.state, "member", None)
                if member is not None and request.method == "POST":
                    self.hall.background.spawn(self.hall.members.deleted_meanwhile(member))

        return handle

    def failure(self, error: Refused, status: int | None = None) -> Response:
        self.hall.metrics.rejects.add(error.problem.code)
        told = answer(p.Failure(error.problem), status or error.status)
        if error.retry_after:
            told.headers["retry-after"] = str(error.retry_after)
        return told

    async def http_error(self, request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        return self.failure(Refused("no-page", "There is nothing here that answers that."), status)

    async def nothing(self, request: Request) -> Response:
        raise Refused("no-page", "There is nothing at this address.")

    # Who asks

    async def table(self, asking: Request | WebSocket, token: str | None = None) -> LiveTable:
        """The table that is asked for, by its code or its link.

        Wrong guesses limit guessing: public tables, whole links and who holds a token stay open.
        """
        guest, limit, token = self.guest(asking), self.hall.limits.guessing, token or bearer_token(asking)
        # Taken before the answer is known, so that many guesses at once do not count as one.
        guesses, started = limit.allow(guest), time.monotonic()
        try:
            found = await self.hall.opened(asking.path_params["code"], token, proof=not guesses)
        except Refused as error:
            wrong = error.problem.code == "no-table"
            if guesses and not wrong:
                limit.give_back(guest)
            if guesses or not wrong:
                raise
        else:
            if guesses:
                limit.give_back(guest)
            found.upkeep.noticed()
            return found
        # Whether there is such a table must not show, not even in how long the answer takes.
        await asyncio.sleep(max(0.0, started + SLOWED - time.monotonic()))
        wait = limit.wait(guest)
        text = f"Too many wrong codes or tokens from your address: try again in {math.ceil(wait)} seconds."
        raise Refused("too-fast", text, wait)

    async def person(self, asking: Request | WebSocket, table: LiveTable, token: str | None) -> Person | None:
        if token is None:
            return None
        found = await table.with_token(token)
        if found is None:
            self.hall.limits.guessing.allow(self.guest(asking))
            raise bad_token()
        self.hall.moderation.check_member(found.member)
        return found

    async def bearer(self, request: Request, table: LiveTable) -> Person | None:
        person = await self.person(request, table, bearer_token(request))
        if person is not None:
            table.upkeep.seen[person.player] = self.hall.now()
        return person

    def bringing(self, request: Request) -> None:
        """A record is played through, which takes time."""
        self.few(request, self.hall.limits.uploads, "Too many records from one address: wait a minute.")

    # Around

    async def health(self, request: Request) -> Response:
        health = await self.hall.health()
        return answer({"version": __version__} | health, 200 if health["ok"] else 503)

    async def metrics(self, request: Request) -> Response:
        return PlainTextResponse(self.hall.metrics.text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return self.fixed(request, openapi)

    async def page(self, request: Request) -> Response:
        return await page(self.hall, request.path_params["rest"])

    async def games(self, request: Request) -> Response:
        levels, phrases, reactions = list(self.hall.levels), list(p.PHRASES), list(p.REACTIONS)
        told = lambda: p.GamesInfo(  # noqa: E731
            p.PROTOCOL,
            __version__,
            [game_info(name) for name in games()],
            levels,
            phrases,
            reactions,
            AVAILABLE,
            USUAL,
        )
        return self.fixed(request, told)

    async def words(self, request: Request) -> Response:
        lang = request.path_params["lang"]
        if lang not in LANGUAGES:
            raise Refused("no-page", f"Dragonhall speaks {' and '.join(LANGUAGES)}, not {lang[:20]!r}.")
        files = catalogues(lang)
        return self.fixed(request, lambda: "\n".join(path.read_text("utf-8") for path in files), TEXT)

    async def game_words(self, request: Request) -> Response:
        game, lang = request.path_params["game"], request.path_params["lang"]
        if lang not in LANGUAGES or game not in games():
            raise Refused("no-page", "There are no such words.")
        files = catalogues_of(game, lang)
        return self.fixed(request, lambda: "\n".join(path.read_text("utf-8") for path in files), TEXT)

    async def rules(self, request: Request) -> Response:
        from ..terminal import rules_text

        game, lang = request.path_params["game"], request.path_params["lang"]
        if lang not in LANGUAGES or game not in games():
            raise Refused("no-page", "There are no such rules.")
        return self.fixed(request, lambda: rules_text(game, lang), TEXT)

    async def network(self, request: Request) -> Response:
        """Only who sits at this machine learns its addresses."""
        here = (
            request.client is not None and is_loopback(request.client.host) and is_loopback(request.url.hostname or "")
        )
        return answer(p.Network(network_origins(*self.hall.listening) if here and self.hall.listening else []))

    async def lobby(self, request: Request) -> Response:
        return answer(await self.hall.lobby.told())

    # Tables

    async def create(self, request: Request) -> Response:
        asked = await self.body(request, p.CreateTable, LONGEST_RECORD)
        self.coming(request)
        if asked.go_on is not None:
            self.bringing(request)
        account = await self.member(request)
        member = account.member if account else None
        return self.welcome(*await self.hall.create(asked, self.guest(request), member, self.device(request)))

    async def join(self, request: Request) -> Response:
        asked = await self.body(request, p.Join)
        table = await self.table(request)
        self.coming(request)
        account, token = await self.member(request), bearer_token(request)
        member = account.member if account else None
        device = self.device(request)
        return self.welcome(*await self.hall.join(table, asked, self.guest(request), token, member, device))

    def welcome(self, table: LiveTable, person: Person, token: str) -> Response:
        invitation = table.state.invitation
        link = f"/t/{shared_code(table.code, invitation)}"
        return answer(p.Welcome(table.code, link, person.player, token, table.info(), invitation))

    async def table_info(self, request: Request) -> Response:
        table = await self.table(request)
        await table.be_current()
        info = table.info()
        if info.state == "running":
            info.to_act = list(table.standing().to_act)
            ends = [table.upkeep.time_up(seat) for seat in info.to_act]
            info.left = [None if end is None else max(0, end - self.hall.now()) for end in ends]
        return answer(info)

    async def undo(self, request: Request) -> Response:
        table = await self.table(request)
        seat = self.number(request, "seat", 0, 0, 63)
        player = await self.player_now(request, table)
        if player is None:
            raise Refused("no-token", "Send your token: Authorization: Bearer <token>.")
        self.charge(request, 1)
        return answer(await actions.undo_state(table, player, seat))

    async def hint(self, request: Request) -> Response:
        asked = await self.body(request, p.AskHint)
        table = await self.table(request)
        player = await self.player_now(request, table)
        if player is None:
            raise Refused("no-token", "Send your token: Authorization: Bearer <token>.")
        self.few(request, self.hall.limits.hints, "Too many hints from one address: wait a little.")
        return answer(await hints.hint(table, player, asked))

    async def outcome(self, request: Request) -> Response:
        asked = await self.body(request, p.AskOutcome)
        table = await self.table(request)
        player = await self.player_now(request, table)
        if player is None:
            raise Refused("no-token", "Send your token: Authorization: Bearer <token>.")
        self.few(request, self.hall.limits.outcomes, "Too many questions from one address: wait a little.")
        return answer(await outcomes.outcome(table, player, asked))

    async def act(self, request: Request) -> Response:
        action = await self.body(request, p.AnyAction)
        table = await self.table(request)
        person = await self.bearer(request, table)
        if person is None:
            raise Refused("no-token", "Send your token: Authorization: Bearer <token>.")
        if not self.hall.limits.acting.allow(f"{table.code} {person.player}"):
            raise Refused("too-fast", "Too many actions at once: wait a second.")
        started = time.perf_counter()
        ack = await actions.act(table, person.player, action)
        self.hall.metrics.actions.add(time.perf_counter() - started)
        return answer(ack)

    async def state(self, request: Request) -> Response:
        table = await self.table(request)
        player = await self.player_now(request, table)
        async with table.lock:
            return answer(Encoded(await table.snapshot(player)))

    async def player_now(self, request: Request, table: LiveTable) -> int | None:
        """Who asks, as the store knows it now. Ask right before anything is shown, after whatever was waited for."""
        await table.be_current()
        if table.state.closed:
            raise closed_table()
        person = await self.bearer(request, table)
        return None if person is None else person.player

    async def events(self, request: Request) -> Response:
        table = await self.table(request)
        since = self.number(request, "since", -1, -1, 1_000_000_000)
        wait = self.number(request, "wait", 0, 0, 30)
        await self.player_now(request, table)
        if table.seq <= since and wait:
            await table.wait_for_line(wait)
        player = await self.player_now(request, table)
        async with table.lock:
            missed = await table.missed(player, since)
            snapshot = Encoded(await table.snapshot(player)) if missed is None else None
            told = [Encoded(data) for data in missed or ()]
            return answer({"seq": table.seq, "events": told, "snapshot": snapshot})

    async def replay(self, request: Request) -> Response:
        table = await self.table(request)
        ply = self.number(request, "ply", 0, 0, 1_000_000)
        count = self.number(request, "count", 1, 1, 100)
        asked = request.query_params.get("seat", "spectator")
        player = await self.player_now(request, table)
        if table.now is None:
            raise Refused("not-started", "The game has not started yet.")
        self.charge(request, 1 + count / 2)
        seats = self.seats_asked(asked, table, player)
        last, pages = await self.hall.finished.replay(table, seats, ply, count)
        # Reading took a while: who may not see through this seat any more does not get what was read.
        self.seats_asked(asked, table, await self.player_now(request, table))
        return answer({"table": table.info(), "plies": last, "pages": pages})

    def seats_asked(self, asked: str, table: LiveTable, player: int | None) -> list[int | None]:
        seats = len(table.state.places)
        over = table.phase == "over"
        if asked == "spectator":
            return [None]
        if asked == "open":
            if not over:
                raise Refused("not-over", "While the game runs nobody sees all seats.")
            return list(range(seats))
        if not asked.isdecimal() or len(asked) > 2 or int(asked) >= seats:
            raise Refused("bad-query", f"The seat is a number from 0 to {seats - 1}, or spectator, or open.")
        if not over and int(asked) not in table.seats_of(player):
            raise Refused("not-your-seat", f"While the game runs only its player sees through seat {asked}.")
        return [int(asked)]

    async def record(self, request: Request) -> Response:
        table = await self.table(request)
        await table.be_current()
        text = tidy(await self.hall.finished.record(table, await self.player_now(request, table)))
        name = f"attachment; filename=dragonhall-{table.state.game}-{table.code}.json"
        return Response(text, 200, {"content-disposition": name}, "application/json")

    async def sheet(self, request: Request) -> Response:
        table = await self.table(request)
        await table.be_current()
        self.charge(request, 2)
        return answer(await self.hall.finished.sheet(table))

    async def what_if(self, request: Request) -> Response:
        asked = await self.body(request, p.WhatIf)
        table = await self.table(request)
        await table.be_current()
        self.coming(request)
        return self.welcome(*await self.hall.what_if(table, asked, self.guest(request)))

    async def review(self, request: Request) -> Response:
        table = await self.table(request)
        await table.be_current()
        return answer(await self.hall.reviews.state(table, self.guest(request)))

    async def upload(self, request: Request) -> Response:
        record = await self.body(request, dict[str, Any], LONGEST_RECORD)
        self.coming(request)
        self.bringing(request)
        table = await self.hall.uploads.keep(record)
        return answer(p.Uploaded(table.code, f"/t/{table.code}", table.info()))

    # The deal of the day

    async def daily(self, request: Request) -> Response:
        day = self.hall.daily.day(request.path_params["date"])
        self.charge(request, 5)
        return answer(await self.hall.daily.told(day))

    async def bring_daily(self, request: Request) -> Response:
        asked = await self.body(request, p.BringDaily, LONGEST_RECORD)
        day, game = self.hall.daily.day(request.path_params["date"]), self.hall.game(request.path_params["game"])
        self.bringing(request)
        told = await self.hall.daily.bring(day, game.name, asked, await self.member(request), self.guest(request))
        return answer(told)

    # Live

    async def accepted(self, ws: WebSocket) -> bool:
        """Whether the page that asks may use this server; if not it was sent away."""
        try:
            self.check_origin(ws)
        except Refused:
            await ws.close()
            return False
        await ws.accept()
        return True

    async def live(self, ws: WebSocket) -> None:
        if not await self.accepted(ws):
            return
        connection = LiveConnection(self, ws)
        try:
            await connection.run()
        except (Refused, StoreDown) as error:
            refusal = (
                error if isinstance(error, Refused) else Refused("closing", "The store cannot be reached just now.")
            )
            self.hall.metrics.rejects.add(refusal.problem.code)
            await connection.bye(refusal)
        except (WebSocketDisconnect, ConnectionError):
            pass
        except Exception:
            self.hall.metrics.errors.add()
            log.exception("live connection failed")
            await connection.bye(Refused("closing", "Something broke in the server; it was written down."), 1011)
        finally:
            connection.gone()

    async def lobby_live(self, ws: WebSocket) -> None:
        if not await self.accepted(ws):
            return
        await listen_to_lobby(self, ws)

    async def tournament_live(self, ws: WebSocket) -> None:
        if not await self.accepted(ws):
            return
        await listen_to_tournament(self, ws)


def bearer_token(asking: Request | WebSocket) -> str | None:
    kind, _, token = asking.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None
