"""Who is nudged in the tests: a browser that decrypts its pushes, webhooks, and a mail server, all on this machine."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from .ports import free_port

X962 = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Got(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Takes what is posted to it, and answers with ``status``, or with the next of ``statuses``."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status, self.statuses = 201, list[int]()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.got.append(Got(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                status = receiver.statuses.pop(0) if receiver.statuses else receiver.status
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("Location", f"{receiver.url}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *about: Any) -> None:
                """Quietly."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def at(self, path: str) -> list[Got]:
        return [one for one in self.got if one.path == path]


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    thread = threading.Thread(target=receiver.server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        thread.join()
        receiver.server.server_close()


class Browser:
    """A browser's subscription: its keys, and what it reads."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint, self.key, self.auth = endpoint, ec.generate_private_key(ec.SECP256R1()), os.urandom(16)

    def subscription(self) -> dict[str, str]:
        public = text_of(self.key.public_key().public_bytes(*X962))
        return {"t": "push", "endpoint": self.endpoint, "p256dh": public, "auth": text_of(self.auth)}

    def reads(self, got: Got) -> dict[str, Any]:
        assert got.headers["content-encoding"] == "aes128gcm"
        found: dict[str, Any] = json.loads(
            http_ece.decrypt(got.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        )
        return found


def signed_by(got: Got, key: str, audience: str) -> dict[str, Any]:
    """What a push service checks: the claims, if the hall with this key signed them."""
    kind, _, rest = got.headers["authorization"].partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, body, signature = fields["t"].split(".")
    assert kind == "vapid" and fields["k"] == key
    raw = bytes_of(signature)
    assert len(raw) == 64
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(encode_dss_signature(*numbers), f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    claims: dict[str, Any] = json.loads(bytes_of(body))
    assert claims["aud"] == audience
    return claims


class Mailbox:
    """What the mail server took."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses: set[str] = set()

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if address in self.refuses:
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        found = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.mails.append(found)
        return "250 taken"

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]


@contextmanager
def mail_server() -> Iterator[tuple[Mailbox, str]]:
    """A mailbox, and the address of its SMTP server."""
    box = Mailbox()
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()
