"""Recovery phrases: six words of three syllables each, to be written down on paper; 112 random bits."""

from __future__ import annotations

import hashlib
import secrets

from ..tables.codes import CONSONANTS, VOWELS

WORDS, SYLLABLES = 6, 3


def new_phrase() -> str:
    return " ".join(
        "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES)) for _ in range(WORDS)
    )


def read_phrase(said: str) -> str | None:
    """Return the phrase that somebody typed, with any separators; None if it is not a phrase."""
    letters = "".join(sign for sign in said.casefold() if sign.isalpha())
    if len(letters) != 2 * WORDS * SYLLABLES:
        return None
    if set(letters[::2]) - set(CONSONANTS) or set(letters[1::2]) - set(VOWELS):
        return None
    size = 2 * SYLLABLES
    return " ".join(letters[at : at + size] for at in range(0, len(letters), size))


def phrase_hash(phrase: str) -> str:
    return hashlib.sha256(f"dragonhall recovery {phrase}".encode()).hexdigest()
