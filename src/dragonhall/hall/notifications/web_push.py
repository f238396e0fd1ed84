"""Web Push: a message for one browser, encrypted for it (RFC 8291) and signed by this hall (RFC 8292).

Two pages of standards over ``cryptography``; nothing here stores or sends. Needs the extra ``nudges``.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib.util import find_spec
from urllib.parse import urlsplit

AVAILABLE = find_spec("cryptography") is not None
RECORD = 4096
"""Bytes of a record: every message is one record."""
MAX_MESSAGE = 3000
"""Maximum bytes of a message; push services need not accept more than 4096, overhead included."""
POINT = 65
"""Bytes of a public key: an uncompressed point."""
VALID = 12 * 3600
"""Seconds that a signature is valid; at most a day."""


def new_key() -> str:
    """Make a private key for the hall, as text."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"


class Signer:
    """The hall's own key: push services identify the hall by it, and a browser's subscription is bound to it
    (VAPID)."""

    def __init__(self, key: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self._key = ec.derive_private_key(int(key, 16), ec.SECP256R1())
        self.public = text_of(_point(self._key.public_key()))
        """The public key that a browser needs to subscribe."""

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """Return the header for a push service. *contact* is the address its operators may write to; *now* is in ms."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        address = urlsplit(endpoint)
        claims = {"aud": f"{address.scheme}://{address.netloc}", "exp": now // 1000 + VALID, "sub": contact}
        said = ".".join(text_of(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={said}.{text_of(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def check_subscription(public: str, auth: str) -> bool:
    """Return whether these are valid keys of a browser: a point on the curve, and 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(public))
        return len(bytes_of(public)) == POINT and len(bytes_of(auth)) == 16
    except ValueError:
        return False


def encrypt(message: bytes, public: str, auth: str, private: str | None = None, salt: bytes | None = None) -> bytes:
    """Return a message encrypted for the browser with these keys, as a body for ``Content-Encoding: aes128gcm``.

    The sender's private key and the salt are new for every message; tests give those of the standard's example.
    """
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    if len(message) > MAX_MESSAGE:
        raise ValueError(f"a message has {MAX_MESSAGE} bytes at most")
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(public))
    own = ec.derive_private_key(int(private or new_key(), 16), ec.SECP256R1())
    salt = os.urandom(16) if salt is None else salt
    mine = _point(own.public_key())
    info = b"WebPush: info\0" + bytes_of(public) + mine
    secret = _hkdf(bytes_of(auth), own.exchange(ec.ECDH(), theirs), info, 32)
    key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    # The byte 2 says that this record is the last one.
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: object) -> bytes:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    assert isinstance(key, ec.EllipticCurvePublicKey)
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def text_of(data: bytes) -> str:
    """Return URL-safe base64 without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """Decode URL-safe base64; raise ValueError if it is invalid."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
