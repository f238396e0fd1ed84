"""The web side of the hall: routes, live connections, who may ask what. What happens at tables is elsewhere."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from .. import __version__, games
from ..core.errors import DragonhallError
from ..games import game as find_game
from ..words import LANGUAGES, catalogues, catalogues_of
from . import deeds
from . import protocol as p
from .addresses import limit_key
from .books import tidy
from .doc import Person, read_address, shared_code
from .fast_websocket import KEY
from .hall import Hall
from .limits import Bucket
from .pages import page
from .play import Encoded
from .problems import PROBLEMS, Refused, refused
from .schema import ENDPOINTS, openapi
from .store import StoreDown
from .table import Ear, LiveTable, bad_token

log = logging.getLogger("dragonhall.hall")
LONGEST, LONGEST_RECORD = 64 << 10, 2 << 20
TEXT = "text/plain; charset=utf-8"
SLOWED = 0.5
"""Seconds that who asks too much waits for each refusal."""
HELLO_SECONDS = 10
CLOSE_CODES = {"no-table": 4404, "bad-token": 4401, "old-protocol": 4409, "hello-first": 4400, "bad-message": 4400}
HEADERS = (
    (b"content-security-policy", b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
     b"connect-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
)  # fmt: skip

Handler = Callable[[Request], Awaitable[Response]]
messages = msgspec.json.Decoder(p.FromClient)
moves = msgspec.json.Decoder(p.MakeMove)
encode = msgspec.json.encode
TOO_FAST = encode(p.Bye(p.Problem("too-fast", "Too many messages at once."), 1000))


def make_app(hall: Hall) -> ASGIApp:
    """The application of one server; the hall must be open while it runs."""
    desk = Desk(hall)
    routes: list[Any] = [Route(e.path, desk.handler(e.name), methods=[e.method]) for e in ENDPOINTS]
    routes += [
        WebSocketRoute("/api/tables/{code}/live", desk.live),
        WebSocketRoute("/api/lobby/live", desk.lobby_live),
        Route("/api/openapi.json", desk.handler("openapi")),
        Route("/healthz", desk.handler("health")),
        Route("/metrics", desk.handler("metrics")),
        Route("/api/{rest:path}", desk.handler("nothing"), methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        Route("/{rest:path}", desk.handler("page")),
    ]
    app = Starlette(routes=routes, exception_handlers={HTTPException: desk.http_error})
    return _at_the_door(app, desk)


def _at_the_door(app: ASGIApp, desk: Desk) -> ASGIApp:
    """Find out who asks, let in what the limits allow, and put the headers on every answer."""
    proxies, requests = desk.hall.proxies, desk.hall.limits.requests

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        peer, headers = scope["client"][0] if scope["client"] else "", scope["headers"]
        scope["client"] = (proxies.client(peer, headers), 0)
        scope["scheme"] = proxies.scheme(peer, headers, scope["scheme"])
        if not proxies.trusted(peer):
            desk.notice_proxy(headers)
        key = limit_key(scope["client"][0])
        if requests.allow(key):
            await app(scope, receive, sending if scope["type"] == "http" else send)
            return
        wait = requests.wait(key)
        # Who asks again and again waits for each answer; nobody else waits with them.
        await asyncio.sleep(SLOWED)
        refusal = desk.failure(Refused("too-fast", "Too many requests from one address: wait a little.", wait))
        refusal.headers["connection"] = "close"
        await refusal(scope, receive, sending)

    return wrapped


class Fixed:
    """An answer that never changes: made once, and told by its tag that it is still the same."""

    def __init__(self, body: bytes, kind: str) -> None:
        self.body, self.kind = body, kind
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'

    def answer(self, request: Request) -> Response:
        headers = {"etag": self.tag, "cache-control": "no-cache"}
        known = request.headers.get("if-none-match", "")
        if known == "*" or self.tag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
            return Response(status_code=304, headers=headers)
        return Response(self.body, 200, headers, self.kind)


def answer(body: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(body), status, headers, "application/json")


class Desk:
    """Answers every request."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
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

    def guest(self, request: Request | WebSocket) -> str:
        """By what limits count who asks."""
        return limit_key(request.client.host) if request.client else ""

    def check_origin(self, asking: Request | WebSocket) -> None:
        """Browsers say where the page came from; other programs do not."""
        origin = asking.headers.get("origin")
        if origin is None or origin in self.hall.settings.origins:
            return
        page = urlsplit(origin)
        if page.netloc != asking.headers.get("host"):
            raise Refused("wrong-origin", "This page may not speak with this server.")
        if page.scheme != asking.scope["scheme"]:
            text = f"This page came over {page.scheme[:8]}, but this server was asked over {asking.scope['scheme']}."
            raise Refused("wrong-origin", f"{text} Behind a proxy, its host sets --trusted-proxy.")

    async def table(self, asking: Request | WebSocket, token: str | None = None) -> LiveTable:
        """The table that is asked for, by its code or its link.

        Wrong guesses limit guessing: public tables, whole links and who holds a token stay open.
        """
        guest, limit, token = self.guest(asking), self.hall.limits.guessing, token or bearer_token(asking)
        said = asking.path_params["code"]
        if limit.allow(guest):
            # Taken before the answer is known, so that many guesses at once do not count as one.
            try:
                found = await self.hall.opened(said, token)
            except Refused as error:
                if error.problem.code != "no-table":
                    limit.give_back(guest)
                raise
            limit.give_back(guest)
            found.noticed()
            return found
        started = time.monotonic()
        try:
            found = await self.hall.opened(said, token)
        except Refused as error:
            if error.problem.code != "no-table":
                raise
        else:
            invited = found.doc.public or read_address(said)[1]
            if invited or (token is not None and await found.with_token(token) is not None):
                found.noticed()
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
        return found

    async def bearer(self, request: Request, table: LiveTable) -> Person | None:
        person = await self.person(request, table, bearer_token(request))
        if person is not None:
            table.seen[person.player] = self.hall.now()
        return person

    async def body(self, request: Request, kind: Any, longest: int = LONGEST) -> Any:
        self.check_origin(request)
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Refused("bad-message", "Send JSON, with Content-Type: application/json.")
        data = bytearray()
        async for part in request.stream():
            data += part
            if len(data) > longest:
                raise Refused("too-long", f"At most {longest} bytes can be sent here.")
        try:
            return msgspec.json.decode(bytes(data), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("bad-message", f"That could not be understood: {error}.") from error

    def coming(self, request: Request) -> None:
        guest, limit = self.guest(request), self.hall.limits.coming
        if not limit.allow(guest):
            text = "Too many new tables or guests from one address: wait a minute."
            raise Refused("too-fast", text, limit.wait(guest))

    def charge(self, request: Request, n: float) -> None:
        """A costly request counts as *n* more."""
        guest, limit = self.guest(request), self.hall.limits.requests
        if not limit.allow(guest, n):
            raise Refused("too-fast", "Too many costly requests: wait a little.", limit.bucket(guest).wait(n))

    def number(self, request: Request, name: str, default: int, low: int, high: int) -> int:
        text = request.query_params.get(name, str(default))
        try:
            value = int(text) if len(text) < 12 else high + 1
        except ValueError:
            value = high + 1
        if not low <= value <= high:
            raise Refused("bad-query", f"The number {name} goes from {low} to {high}.")
        return value

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
            p.PROTOCOL, __version__, [game_info(name) for name in games()], levels, phrases, reactions
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

    async def lobby(self, request: Request) -> Response:
        return answer(await self.hall.lobby())

    # Tables

    async def create(self, request: Request) -> Response:
        asked = await self.body(request, p.CreateTable)
        self.coming(request)
        return self.welcome(*await self.hall.create(asked, self.guest(request)))

    async def join(self, request: Request) -> Response:
        asked = await self.body(request, p.Join)
        table = await self.table(request)
        self.coming(request)
        return self.welcome(*await self.hall.join(table, asked, self.guest(request), bearer_token(request)))

    def welcome(self, table: LiveTable, person: Person, token: str) -> Response:
        invitation = table.doc.invitation
        link = f"/t/{shared_code(table.code, invitation)}"
        return answer(p.Welcome(table.code, link, person.player, token, table.info(), invitation))

    async def table_info(self, request: Request) -> Response:
        table = await self.table(request)
        await table.be_current()
        return answer(table.info())

    async def act(self, request: Request) -> Response:
        action = await self.body(request, p.AnyAction)
        table = await self.table(request)
        person = await self.bearer(request, table)
        if person is None:
            raise Refused("no-token", "Send your token: Authorization: Bearer <token>.")
        if not self.hall.limits.acting.allow(f"{table.code} {person.player}"):
            raise Refused("too-fast", "Too many actions at once: wait a second.")
        started = time.perf_counter()
        ack = await deeds.act(table, person.player, action)
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
        last, pages = await self.hall.replay(table, seats, ply, count)
        # Reading took a while: who may not see through this seat any more does not get what was read.
        self.seats_asked(asked, table, await self.player_now(request, table))
        return answer({"table": table.info(), "plies": last, "pages": pages})

    def seats_asked(self, asked: str, table: LiveTable, player: int | None) -> list[int | None]:
        seats = len(table.doc.places)
        over = table.state == "over"
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
        text = tidy(await self.hall.record(table))
        name = f"attachment; filename=dragonhall-{table.doc.game}-{table.code}.json"
        return Response(text, 200, {"content-disposition": name}, "application/json")

    async def review(self, request: Request) -> Response:
        table = await self.table(request)
        await table.be_current()
        return answer(await self.hall.reviews.state(table, self.guest(request)))

    async def upload(self, request: Request) -> Response:
        record = await self.body(request, dict[str, Any], LONGEST_RECORD)
        self.coming(request)
        guest, limit = self.guest(request), self.hall.limits.uploads
        if not limit.allow(guest):
            raise Refused("too-fast", "Too many records from one address: wait a minute.", limit.wait(guest))
        table = await self.hall.upload(record)
        return answer(p.Uploaded(table.code, f"/t/{table.code}", table.info()))

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
        socket = ws.scope["extensions"][KEY]
        send, socket.goodbye = socket.tell, TOO_FAST
        try:
            send(msgspec.json.encode(await self.hall.lobby()))
        except StoreDown:
            await ws.close(1012)
            return
        self.hall.lobby_ears.add(send)
        bucket = Bucket(self.hall.limits.burst, self.hall.limits.rate)
        try:
            while (await ws.receive())["type"] != "websocket.disconnect" and bucket.take():
                pass
        finally:
            self.hall.lobby_ears.discard(send)


class LiveConnection:
    """One live connection to a table, from hello to goodbye."""

    def __init__(self, desk: Desk, ws: WebSocket) -> None:
        self.desk, self.hall, self.ws = desk, desk.hall, ws
        self.socket = ws.scope["extensions"][KEY]
        self.send = self.socket.tell
        self.socket.goodbye = TOO_FAST
        self.ear = Ear(self.send, address=desk.guest(ws), drop=self.drop)
        self.table: LiveTable | None = None
        self.waiting = False
        """For the next message: nothing that came before is still being done."""
        self.bucket = Bucket(self.hall.limits.burst, self.hall.limits.rate)

    async def run(self) -> None:
        hello = await self.hello()
        self.table = table = await self.desk.table(self.ws, hello.token)
        person = await self.desk.person(self.ws, table, hello.token)
        await table.come(self.ear, person, hello.since)
        self.socket.quick = self.quick
        while True:
            self.waiting = True
            said = await self.receive()
            self.waiting = False
            if not self.bucket.take():
                raise Refused("too-fast", "Too many messages at once.")
            await self.heard(table, said)

    def quick(self, data: bytes) -> bool:
        """A message straight from the socket; false when it has to go the long way."""
        if not self.waiting or self.table is None or self.ear.player is None:
            return False
        started = time.perf_counter()
        try:
            action = moves.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        table = self.table

        def done(well: bool) -> None:
            if not well:
                self.socket.slowly(data)
                return
            self.send(encode(p.Ack(action.id, table.seq)))
            self.hall.metrics.actions.add(time.perf_counter() - started)

        # A message counts once, whichever way it goes.
        if self.bucket.left() < 1 or not deeds.quick_move(table, self.ear.player, action, done):
            return False
        return self.bucket.take()

    async def hello(self) -> p.Hello:
        try:
            said = messages.decode(await asyncio.wait_for(self.receive(), HELLO_SECONDS))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("bad-message", f"That could not be understood: {error}.") from error
        except TimeoutError:
            said = None
        if not isinstance(said, p.Hello):
            raise Refused("hello-first", "The first message must be hello.")
        if said.protocol != p.PROTOCOL:
            raise Refused("old-protocol", f"This server speaks protocol {p.PROTOCOL}; load the page again.")
        return said

    async def receive(self) -> str | bytes:
        message = await self.ws.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1005)
        return message.get("text") or message.get("bytes") or b""

    async def heard(self, table: LiveTable, data: str | bytes) -> None:
        try:
            said = messages.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.wrong(Refused("bad-message", f"That could not be understood: {error}."))
            return
        if isinstance(said, p.Ping):
            self.send(msgspec.json.encode(p.Pong(said.n, self.hall.now())))
        elif isinstance(said, p.Hello):
            self.wrong(Refused("bad-message", "Hello was said already."))
        else:
            await self.action(table, said)

    def wrong(self, refusal: Refused) -> None:
        self.hall.metrics.rejects.add(refusal.problem.code)
        self.send(msgspec.json.encode(p.Wrong(refusal.problem)))

    async def action(self, table: LiveTable, action: p.AnyAction) -> None:
        started = time.perf_counter()
        try:
            if self.ear.player is None:
                raise Refused("no-token", "Those who only watch cannot do that: join the table first.")
            told: Any = await deeds.act(table, self.ear.player, action)
        except Refused as refusal:
            self.hall.metrics.rejects.add(refusal.problem.code)
            told = p.Reject(action.id, table.seq, refusal.problem)
        except StoreDown as error:
            log.warning("store is down", extra={"why": str(error)})
            problem = p.Problem("closing", "The store cannot be reached just now: try again in a moment.")
            told = p.Reject(action.id, table.seq, problem)
        self.send(msgspec.json.encode(told))
        self.hall.metrics.actions.add(time.perf_counter() - started)

    async def bye(self, refusal: Refused, code: int | None = None) -> None:
        self.socket.tell(msgspec.json.encode(p.Bye(refusal.problem, 1000)))
        self.socket.speak()
        kind = code or CLOSE_CODES.get(refusal.problem.code, 1012 if PROBLEMS[refusal.problem.code] == 503 else 1008)
        try:
            await self.ws.close(kind)
        except (RuntimeError, WebSocketDisconnect, ConnectionError):
            log.debug("closed already")

    def drop(self, why: Refused) -> None:
        """Others need the place."""
        self.hall.spawn(self.bye(why))

    def gone(self) -> None:
        if self.table is not None and self.ear in self.table.ears:
            self.table.go(self.ear)


def bearer_token(asking: Request | WebSocket) -> str | None:
    kind, _, token = asking.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def game_info(name: str) -> p.GameInfo:
    game = find_game(name)
    options = []
    for option in game.options:
        numbers = isinstance(option.values, range)
        options.append(
            p.OptionInfo(
                option.name,
                option.default,
                None if numbers else list(option.values),
                option.values[0] if numbers else None,  # type: ignore[arg-type]
                option.values[-1] if numbers else None,  # type: ignore[arg-type]
                option.house,
            )
        )
    news = {key: dict(arguments) for key, arguments in game.news.kinds.values()}
    calls = [p.MoveInfo(int(m), m.text, m.name, m.args) for m in game.moves if m.name in game.rules.host_moves]
    low, high, kinds = game.seats[0], game.seats[-1], game.moves.kinds
    return p.GameInfo(name, game.title, game.version, low, high, options, calls, kinds, news)
