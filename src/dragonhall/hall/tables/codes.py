"""Codes, invitations and tokens, which open tables."""

from __future__ import annotations

import hashlib
import secrets

CONSONANTS, VOWELS = "bdfgjklmnprstvz", "aeiou"
LONG = "abcdefghijklmnopqrstuvwxyz234567"
INVITATION = 20
"""Characters of an invitation, five bits each."""


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def new_code(number: int | None = None) -> str:
    """Make a code of four syllables that can be read aloud: one of 31 million, random or from a number."""
    left = secrets.randbits(62) if number is None else number
    syllables = []
    for _ in range(4):
        left, at = divmod(left, len(CONSONANTS) * len(VOWELS))
        syllables.append(CONSONANTS[at // len(VOWELS)] + VOWELS[at % len(VOWELS)])
    return "".join(syllables[:2]) + "-" + "".join(syllables[2:])


def new_invitation() -> str:
    return "".join(secrets.choice(LONG) for _ in range(INVITATION))


def read_code(said: str) -> str:
    """Read a code that somebody typed; return an empty text if it is not one."""
    letters = "".join(sign for sign in said.lower() if sign in CONSONANTS + VOWELS)
    return f"{letters[:4]}-{letters[4:]}" if len(letters) == 8 and len(said) <= 20 else ""


def read_address(said: str) -> tuple[str, str]:
    """Read a table's link: the code, and the invitation or an empty text."""
    code, dash, invitation = said[:9].lower(), said[9:10], said[10:].lower()
    if dash == "-" and len(invitation) == INVITATION and not set(invitation) - set(LONG) and read_code(code) == code:
        return code, invitation
    return read_code(said), ""


def shared_code(code: str, invitation: str) -> str:
    """Return the part of a table's link that names it."""
    return f"{code}-{invitation}" if invitation else code
