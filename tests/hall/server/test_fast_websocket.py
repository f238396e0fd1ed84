"""The short way in of live connections, beside a reference: websockets' own parser sees the same bytes."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from dragonhall.hall.base.metrics import Metrics
from dragonhall.hall.base.proxies import Proxies
from dragonhall.hall.base.rate_limits import Limits
from dragonhall.hall.server import websocket as fast_websocket
from dragonhall.hall.server.connections import Door
from dragonhall.hall.server.websocket import MAX_UNREAD, FastWebSocket
from dragonhall.hall.tables.subscribers import SOCKET

HANDSHAKE = (
    b"GET /live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
LONGEST = 1 << 16


class Wire(asyncio.Transport):
    """What a transport is to a connection: keeps what was written."""

    def __init__(self) -> None:
        super().__init__()
        self.written, self.unread, self.closing, self.aborted = bytearray(), 0, False, False
        self.reading = True

    def write(self, data: Any) -> None:
        if not self.closing:
            self.written += data

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True

    def is_reading(self) -> bool:
        return self.reading

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("192.0.2.7", 4711) if name == "peername" else default


class Talk:
    """A connection whose every message is kept: those the short way took, and those that went the long way."""

    def __init__(self, short: bool, factor: float = 0.0) -> None:
        self.heard: list[str | bytes] = []
        self.wire = Wire()
        self.closed: int | None = None
        self.task: asyncio.Task[None] | None = None
        door = Door(Limits(factor), Proxies(), Metrics())
        config = Config(
            self.app,
            interface="asgi3",
            ws_max_size=LONGEST,
            ws_per_message_deflate=False,
            log_config=None,
            lifespan="off",
        )
        config.load()
        config.loaded_app = self.app
        self.short = short
        self.ws = FastWebSocket(door=door, config=config, server_state=ServerState(), app_state={})

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        if self.short:
            scope["extensions"][SOCKET].quick = self.quick
        while (message := await receive())["type"] != "websocket.disconnect":
            self.heard.append(message["text"] if message.get("text") is not None else message["bytes"])
        self.closed = message["code"]

    def quick(self, data: bytes) -> bool:
        try:
            self.heard.append(data.decode())
        except UnicodeDecodeError:
            return False
        return True

    async def begins(self) -> Talk:
        self.ws.connection_made(self.wire)
        self.ws.data_received(HANDSHAKE)
        await settle()
        return self

    async def ends(self) -> None:
        self.ws.connection_lost(None)
        await settle()


async def settle() -> None:
    for _ in range(6):
        await asyncio.sleep(0)


def reference(data: bytes) -> tuple[list[str | bytes], int | None]:
    """The messages in these bytes, and the code a server closes with, as websockets' parser reads them."""
    conn = ServerProtocol(max_size=LONGEST)
    conn.receive_data(HANDSHAKE)
    (request,) = conn.events_received()
    assert isinstance(request, Request)
    conn.send_response(conn.accept(request))
    conn.data_to_send()
    conn.receive_data(data)
    messages: list[str | bytes] = []
    parts: list[bytes] = []
    kind = Opcode.TEXT
    for frame in conn.events_received():
        assert isinstance(frame, Frame)
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            kind, parts = frame.opcode, []
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            parts.append(bytes(frame.data))
            if frame.fin:
                whole = b"".join(parts)
                try:
                    messages.append(whole.decode() if kind == Opcode.TEXT else whole)
                except UnicodeDecodeError:
                    return messages, 1007
    return messages, conn.close_sent.code if conn.close_sent is not None else None


def frame(luck: random.Random, opcode: int, payload: bytes, fin: bool = True) -> bytes:
    mask = luck.randbytes(4)
    size = len(payload)
    head = bytes((opcode | fin << 7,))
    if size < 126:
        head += bytes((128 | size,))
    elif size < 1 << 16:
        head += b"\xfe" + size.to_bytes(2, "big")
    else:
        head += b"\xff" + size.to_bytes(8, "big")
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


def conversation(luck: random.Random) -> bytes:
    """Frames of all kinds, most of them right, some cut, some with a bit turned round."""
    told = b""
    for _ in range(luck.randint(1, 12)):
        size = luck.choice((0, 1, 5, 60, 125, 126, 127, 300, 2000))
        text = "".join(luck.choices("aé€😀 {}", k=size // 2)).encode()
        kind = luck.randrange(10)
        if kind < 5:
            told += frame(luck, 1, text)
        elif kind < 6:
            told += frame(luck, 2, luck.randbytes(size))
        elif kind < 7:
            told += frame(luck, luck.choice((9, 10)), luck.randbytes(min(size, 125)))
        elif kind < 8:
            told += frame(luck, 1, text[: size // 3], fin=False)
            if luck.random() < 0.5:
                told += frame(luck, 9, b"between")
            told += frame(luck, 0, text[size // 3 :])
        elif kind < 9:
            told += frame(luck, luck.randrange(16), luck.randbytes(size), luck.random() < 0.8)
        else:
            told += frame(luck, 1, luck.randbytes(size))
    if luck.random() < 0.3:
        at = luck.randrange(len(told))
        told = told[:at] + bytes((told[at] ^ 1 << luck.randrange(8),)) + told[at + 1 :]
    if luck.random() < 0.1:
        told = luck.randbytes(luck.randint(1, 40))
    return told


@pytest.mark.parametrize("short", [True, False])
def test_every_stream_of_bytes_is_parsed_like_the_reference(short: bool):
    luck = random.Random(14)

    async def work() -> tuple[int, int]:
        told = mistakes = 0
        for _ in range(1500):
            data = conversation(luck)
            expected, code = reference(data)
            talk = await Talk(short).begins()
            at = 0
            while at < len(data):
                step = luck.choice((1, 2, 3, 7, 50, 5000))
                talk.ws.data_received(data[at : at + step])
                at += step
                await settle()
            heard = talk.heard.copy()
            closed = talk.ws.conn.close_sent.code if talk.ws.conn.close_sent is not None else None
            await talk.ends()
            assert heard == expected, data[:60].hex()
            assert closed == code, data[:60].hex()
            told, mistakes = told + len(heard), mistakes + (code is not None)
        return told, mistakes

    told, mistakes = asyncio.run(work())
    assert told > 3000
    assert mistakes > 200


def test_a_client_that_sends_too_many_frames_of_any_kind_is_disconnected(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(fast_websocket, "GOODBYE_SECONDS", 3600)

    async def work(data: bytes) -> tuple[Talk, int]:
        talk = await Talk(True, factor=1.0).begins()
        talk.ws.data_received(data)
        written = len(talk.wire.written)
        await settle()
        # There is a moment to read why; nothing more is read meanwhile, though the application has ended.
        assert talk.closed == 1008
        assert not talk.wire.closing and not talk.wire.reading
        talk.ws.close_timer._run()  # the moment is over
        talk.ws.close_timer.cancel()
        assert talk.wire.aborted
        return talk, written

    for opcode in (1, 2, 9, 10):
        talk, written = asyncio.run(work(frame(random.Random(1), opcode, b"") * 10_000))
        assert talk.ws.conn.close_sent is not None
        assert talk.ws.conn.close_sent.code == 1008
        assert written < 2000
        assert len(talk.heard) <= 120


def test_pongs_do_not_pile_up_for_a_client_that_does_not_read():
    async def work() -> Talk:
        talk = await Talk(True).begins()
        talk.wire.unread = MAX_UNREAD + 1
        talk.ws.data_received(frame(random.Random(1), 9, b"x"))
        return talk

    assert asyncio.run(work()).wire.aborted
