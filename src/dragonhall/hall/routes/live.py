"""Live connections: somebody at a table from hello to goodbye, and somebody who listens to the lobby."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from .. import protocol as p
from ..app import Hall
from ..base.errors import PROBLEMS, Refused
from ..base.metrics import Metrics
from ..base.rate_limits import Bucket
from ..base.tasks import Background
from ..store import StoreDown
from ..tables import actions
from ..tables.live_table import LiveTable
from ..tables.subscribers import SOCKET, Subscriber
from .request import Gate
from .tournaments import seen

log = logging.getLogger("dragonhall.hall")
HELLO_SECONDS = 10
"""Seconds within which the first message must come."""
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

    def __init__(self, ws: WebSocket, gate: Gate, metrics: Metrics, background: Background) -> None:
        self.ws, self.gate, self.metrics, self.background = ws, gate, metrics, background
        self.socket = ws.scope["extensions"][SOCKET]
        self.send = self.socket.tell
        self.socket.goodbye = TOO_FAST
        self.subscriber = Subscriber(
            self.send, address=gate.address(ws), drop=self.drop, client=ws.client.host if ws.client else ""
        )
        self.table: LiveTable | None = None
        self.waiting = False
        """Set when no earlier message is still being handled."""
        self.bucket = Bucket(gate.limits.burst, gate.limits.rate)

    async def run(self) -> None:
        hello = await self.hello()
        self.table = table = await self.gate.table(self.ws, hello.token)
        person = await self.gate.person(self.ws, table, hello.token)
        self.subscriber.reads_presence = hello.presence
        await table.connect(self.subscriber, person, hello.since)
        self.socket.quick = self.quick
        while True:
            self.waiting = True
            said = await self.receive()
            self.waiting = False
            if not self.bucket.take():
                raise Refused("too-fast", "Too many messages at once.")
            await self.heard(table, said)

    def quick(self, data: bytes) -> bool:
        """Handle a message straight from the socket; return False if it has to go the long way."""
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
            self.metrics.actions.add(time.perf_counter() - started)

        # A message counts once, whichever way it takes.
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
            self.send(msgspec.json.encode(p.Pong(said.n, self.gate.now())))
        elif isinstance(said, p.Looking):
            table.look_away(self.subscriber, not said.on)
        elif isinstance(said, p.Hello):
            self.wrong(Refused("bad-message", "Hello was said already."))
        else:
            await self.action(table, said)

    def wrong(self, refusal: Refused) -> None:
        self.metrics.rejects.add(refusal.problem.code)
        self.send(msgspec.json.encode(p.Wrong(refusal.problem)))

    async def action(self, table: LiveTable, action: p.AnyAction) -> None:
        started = time.perf_counter()
        try:
            if self.subscriber.player is None:
                raise Refused("no-token", "Those who only watch cannot do that: join the table first.")
            answer: Any = await actions.act(table, self.subscriber.player, action)
        except Refused as refusal:
            self.metrics.rejects.add(refusal.problem.code)
            answer = p.Reject(action.id, table.seq, refusal.problem)
        except StoreDown as error:
            log.warning("store is down", extra={"why": str(error)})
            problem = p.Problem("closing", "The store cannot be reached just now: try again in a moment.")
            answer = p.Reject(action.id, table.seq, problem)
        self.send(msgspec.json.encode(answer))
        self.metrics.actions.add(time.perf_counter() - started)

    async def bye(self, refusal: Refused, code: int | None = None) -> None:
        self.socket.tell(msgspec.json.encode(p.Bye(refusal.problem, 1000)))
        self.socket.speak()
        kind = code or CLOSE_CODES.get(refusal.problem.code, 1012 if PROBLEMS[refusal.problem.code] == 503 else 1008)
        await _close(self.ws, kind)

    def drop(self, why: Refused) -> None:
        """Disconnect, to make room for others."""
        self.background.spawn(self.bye(why))

    def gone(self) -> None:
        table, self.table = self.table, None
        if table is not None and self.subscriber in table.subscribers:
            table.disconnect(self.subscriber)
        # Break the cycles, so that an ended connection need not wait for the garbage collector.
        self.socket.quick, self.subscriber.drop = None, _ended


def _ended(why: Refused) -> None:
    """Do nothing: the connection has ended."""


class LiveApi:
    """Serves all live connections."""

    def __init__(self, hall: Hall, gate: Gate) -> None:
        self._hall, self.gate = hall, gate
        self.metrics, self.moderation, self.background = hall.metrics, hall.moderation, hall.background
        self.lobby, self.tournaments = hall.lobby, hall.tournaments

    async def _accepted(self, ws: WebSocket) -> bool:
        """Accept a socket from an allowed origin; refuse any other."""
        try:
            self.gate.check_origin(ws)
        except Refused:
            await ws.close()
            return False
        await ws.accept()
        return True

    async def table_live(self, ws: WebSocket) -> None:
        """The live connection of a table: FromClient in, FromServer out."""
        if not await self._accepted(ws):
            return
        connection = LiveConnection(ws, self.gate, self.metrics, self.background)
        try:
            await connection.run()
        except Refused as refusal:
            await self._refuse(connection, refusal)
        except StoreDown:
            await self._refuse(connection, Refused("closing", "The store cannot be reached just now."))
        except (WebSocketDisconnect, ConnectionError):
            pass
        except Exception:
            self.metrics.errors.add()
            log.exception("live connection failed")
            await connection.bye(Refused("closing", "Something broke in the server; it was written down."), 1011)
        finally:
            connection.gone()

    async def _refuse(self, connection: LiveConnection, refusal: Refused) -> None:
        self.metrics.rejects.add(refusal.problem.code)
        await connection.bye(refusal)

    async def lobby_live(self, ws: WebSocket) -> None:
        """The public tables, now and whenever they change; nothing is sent to it."""

        async def begin(send: Send) -> p.Lobby:
            # Subscribe first, so that no change is missed while the first answer is made.
            self.lobby.subscribers.add(send)
            return await self.lobby.to_wire()

        await self._listen(ws, begin, self.lobby.subscribers.discard)

    async def tournament_live(self, ws: WebSocket) -> None:
        """A tournament, now and whenever it changes; nothing is sent to it."""
        name, subscribers = ws.path_params["tournament"], self.tournaments.subscribers
        may_see = partial(seen, ws, self.gate, self._hall)

        async def begin(send: Send) -> p.Tournament:
            await may_see()  # A client who may not see it must not hear anything, not even briefly.
            subscribers.setdefault(name, {})[send] = may_see
            return await self.tournaments.to_wire(await may_see())

        def end(send: Send) -> None:
            subscribers.get(name, {}).pop(send, None)
            if not subscribers.get(name):
                subscribers.pop(name, None)

        await self._listen(ws, begin, end)

    async def _listen(
        self, ws: WebSocket, begin: Callable[[Send], Awaitable[Any]], end: Callable[[Send], None]
    ) -> None:
        """Send the first answer of *begin*, which also subscribes. Incoming messages are ignored."""
        if not await self._accepted(ws):
            return
        socket, listeners = ws.scope["extensions"][SOCKET], self.moderation.listeners
        send, socket.goodbye = socket.tell, TOO_FAST
        bucket = Bucket(self.gate.limits.burst, self.gate.limits.rate)
        listeners[send] = (ws.client.host if ws.client else "", lambda: _close(ws, 1008))
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
            listeners.pop(send, None)


async def _close(ws: WebSocket, code: int) -> None:
    try:
        await ws.close(code)
    except (RuntimeError, WebSocketDisconnect, ConnectionError):
        log.debug("closed already")
