"""An authenticator of our own, for the tests of passkeys."""

from __future__ import annotations

import hashlib
import itertools
import json
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

HOST = "127.0.0.1"
_numbers = itertools.count(1)
USER, NEW_KEY = 0x05, 0x40
"""Flags: somebody is there and was recognised; a new key comes along."""


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """A phone: one key, which signs for pages; unless told otherwise it *recognises* its owner."""

    recognises = True

    def __init__(self, origin: str) -> None:
        n = next(_numbers)
        self.origin, self.key, self.id, self.count = (
            origin, ec.derive_private_key(n, ec.SECP256R1()), n.to_bytes(16, "big"), 0,
        )  # fmt: skip

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        self.count += 1
        flags &= ~0 if self.recognises else ~0x04
        return hashlib.sha256(HOST.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _credential(self, **response: str) -> dict[str, Any]:
        id = text_of(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}

    def makes(self, options: dict[str, Any]) -> dict[str, Any]:
        point = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        data = self._data(USER | NEW_KEY) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._credential(clientDataJSON=text_of(client), attestationObject=text_of(made))

    def signs(self, options: dict[str, Any]) -> dict[str, Any]:
        client, data = self._client("webauthn.get", options["challenge"]), self._data(USER)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            clientDataJSON=text_of(client), authenticatorData=text_of(data), signature=text_of(signed)
        )
