"""Live connections: somebody at a table from hello to goodbye, and somebody who listens to the lobby."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import actions
from . import protocol as p
from .fast_websocket import KEY
from .limits import Bucket
from .problems import PROBLEMS, Refused
from .store import StoreDown
from .subscribers import Subscriber
from .table import LiveTable

if TYPE_CHECKING:
    from .api import Api

log = logging.getLogger("dragonhall.hall")
HELLO_SECONDS = 10
"""Within so many seconds the first message must come."""
CLOSE_CODES = {
    "no-table": 4404,
    "no-tournament": 4404,
    "bad-token": 4401,
    "old-protocol": 4409,
    "hello-first": 4400,
    "bad-message": 4400,
}
Send = Callable[[bytes], None]
messages = msgspec.json.Decoder(p.FromClient)
moves = msgspec.json.Decoder(p.MakeMove)
encode = msgspec.json.encode
TOO_FAST = encode(p.Bye(p.Problem("too-fast", "Too many messages at once."), 1000))


class LiveConnection:
    """One live connection to a table, from hello to goodbye."""

    def __init__(self, api: Api, ws: WebSocket) -> None:
        self.api, self.hall, self.ws = api, api.hall, ws
        self.socket = ws.scope["extensions"][KEY]
        self.send = self.socket.tell
        self.socket.goodbye = TOO_FAST
        self.subscriber = Subscriber(
            self.send, address=api.guest(ws), drop=self.drop, client=ws.client.host if ws.client else ""
        )
        self.table: LiveTable | None = None
        self.waiting = False
        """For the next message: nothing that came before is still being done."""
        self.bucket = Bucket(self.hall.limits.burst, self.hall.limits.rate)

    async def run(self) -> None:
        hello = await self.hello()
        self.table = table = await self.api.table(self.ws, hello.token)
        person = await self.api.person(self.ws, table, hello.token)
        await table.come(self.subscriber, person, hello.since)
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
        if not self.waiting or self.table is None or self.subscriber.player is None:
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
        if self.bucket.left() < 1 or not actions.quick_move(table, self.subscriber.player, action, done):
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
        elif isinstance(said, p.Looking):
            table.look_away(self.subscriber, not said.on)
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
            if self.subscriber.player is None:
                raise Refused("no-token", "Those who only watch cannot do that: join the table first.")
            told: Any = await actions.act(table, self.subscriber.player, action)
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
        await _close(self.ws, kind)

    def drop(self, why: Refused) -> None:
        """Others need the place."""
        self.hall.background.spawn(self.bye(why))

    def gone(self) -> None:
        if self.table is not None and self.subscriber in self.table.subscribers:
            self.table.go(self.subscriber)


async def listen_to_lobby(api: Api, ws: WebSocket) -> None:
    """Tell somebody the public tables, now and whenever they change."""
    lobby = api.hall.lobby

    async def begin(send: Send) -> p.Lobby:
        # First: nothing that happens while the first answer is put together is missed.
        lobby.subscribers.add(send)
        return await lobby.told()

    await _listen(api, ws, begin, lobby.subscribers.discard)


async def listen_to_tournament(api: Api, ws: WebSocket) -> None:
    """Tell somebody how a tournament stands, now and whenever it changes."""
    tournaments, name = api.hall.tournaments, ws.path_params["tournament"]

    async def begin(send: Send) -> p.Tournament:
        await api.seen(ws)  # Who may not see it hears nothing, not for a moment.
        tournaments.subscribers.setdefault(name, {})[send] = partial(api.seen, ws)
        return await tournaments.told(await api.seen(ws))

    def end(send: Send) -> None:
        tournaments.subscribers.get(name, {}).pop(send, None)
        if not tournaments.subscribers.get(name):
            tournaments.subscribers.pop(name, None)

    await _listen(api, ws, begin, end)


async def _listen(
    api: Api, ws: WebSocket, begin: Callable[[Send], Awaitable[Any]], end: Callable[[Send], None]
) -> None:
    """*begin* gives the first answer. Nothing that is said here is listened to."""
    hall, socket = api.hall, ws.scope["extensions"][KEY]
    send, socket.goodbye = socket.tell, TOO_FAST
    bucket = Bucket(hall.limits.burst, hall.limits.rate)
    hall.moderation.listeners[send] = (ws.client.host if ws.client else "", lambda: _close(ws, 1008))
    try:
        send(encode(await begin(send)))
        while (await ws.receive())["type"] != "websocket.disconnect" and bucket.take():
            pass
    except Refused as refusal:
        await _close(ws, CLOSE_CODES.get(refusal.problem.code, 1008))
    except StoreDown:
        await _close(ws, 1012)
    finally:
        end(send)
        hall.moderation.listeners.pop(send, None)


async def _close(ws: WebSocket, code: int) -> None:
    try:
        await ws.close(code)
    except (RuntimeError, WebSocketDisconnect, ConnectionError):
        log.debug("closed already")
