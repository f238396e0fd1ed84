"""Dice: a small random generator whose state is in the table, so that a table and the moves determine what follows.

Its words are unsigned and its products stay below 2**64, so interpreted, compiled and GPU runs agree bit for bit.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import Any

import numpy as np

from .errors import BadSeed
from .record import Grid, Record, Row
from .rule import rule
from .whole import whole

LOW = np.uint64(0xFFFFFFFF)
S7, S13, S16, S17, S32 = np.uint64(7), np.uint64(13), np.uint64(16), np.uint64(17), np.uint64(32)
STIR = np.uint64(0x9E3779B1)
ROUNDS = np.array([0x85EBCA6B, 0xC2B2AE35, 0x27D4EB2F, 0x165667B1, 0xD3A2646C, 0xFD7046C5], np.uint64)
NEVER_ZERO = np.uint64(0x9E3779B97F4A7C15)
SEEDS = 1 << 63
"""Seeds are whole numbers from 0 to SEEDS - 1."""


@rule
def mixed(seed: int) -> np.uint64:
    """Mix a seed into a word that is never zero; different seeds give different words."""
    left, right = np.uint64(seed) >> S32, np.uint64(seed) & LOW
    for step in range(6):
        left, right = right, left ^ (((right ^ (right >> S16)) * ROUNDS[step] >> S13) & LOW)
    word = (left << S32) | right
    return word if word != np.uint64(0) else NEVER_ZERO


@rule
def stepped(word: np.uint64) -> np.uint64:
    word ^= word << S13
    word ^= word >> S7
    word ^= word << S17
    return word


@rule
def scaled(word: np.uint64, n: int) -> int:
    """Make a number from 0 to n-1 from one word of the generator (n below 2**31)."""
    stirred = (((word >> S32) ^ (word & LOW)) * STIR >> S16) & LOW
    return np.int64((stirred * np.uint64(n)) >> S32)  # type: ignore[return-value]


@rule
def seed_dice(t: Record, seed: int) -> None:
    t.dice = mixed(seed)  # type: ignore[assignment]


@rule
def below(t: Record, n: int) -> int:
    """Draw a number from 0 to n-1."""
    word = stepped(np.uint64(t.dice))
    t.dice = word  # type: ignore[assignment]
    return scaled(word, n)


@rule
def random_kind(t: Record, counts: Row, first: int, size: int) -> int:
    """Return the kind of a random one of *size* things that are counted by kind, from a first kind on."""
    left, kind = below(t, size), first
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    return kind


@rule
def draw_kind(t: Record, counts: Row, size: int) -> int:
    """Draw one of *size* things that are counted by kind at random, and remove it from the count of its kind."""
    kind = random_kind(t, counts, 0, size)
    counts[kind] -= 1
    return kind


@rule
def draw_from_row(t: Record, counts: Grid, row: int, size: int) -> int:
    """Draw a random one of the things in a row of a grid of counts, which holds *size* of them; return its kind."""
    left, kind = below(t, size), 0
    while left >= counts[row, kind]:
        left -= counts[row, kind]
        kind += 1
    counts[row, kind] -= 1
    return kind


def keyed_seed(secret: bytes, ply: int) -> int:
    """Return the seed of ply *ply* of a match with a secret: past dice reveal nothing about later ones."""
    digest = hmac.new(secret, ply.to_bytes(8, "big"), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def seat_seed(secret: bytes, seat: int, nth: int, what: int = 0) -> int:
    """Return a seed of a seat's own stream, for its move *nth* (from 0): the moves of others do not change it.

    *what* 0 keys the dice of that move; bots that must be repeatable use other numbers.
    """
    place = b"seat" + bytes((what, seat & 255)) + nth.to_bytes(8, "big")
    return int.from_bytes(hmac.new(secret, place, hashlib.sha256).digest()[:8], "big") >> 1


def commitment(secret: bytes) -> str:
    """Return a commitment to the secret, which may be published before play and reveals nothing."""
    return hashlib.sha256(b"dragonhall commitment\0" + secret).hexdigest()


def check_secret(secret: Any) -> bytes:
    if not isinstance(secret, bytes) or len(secret) < 16:
        raise BadSeed("A secret is at least 16 bytes.")
    return secret


def read_seed(written: Any) -> Any:
    """Return the seed of a record. JavaScript writes one that its numbers cannot hold exactly as its digits."""
    return int(written) if isinstance(written, str) and re.fullmatch("[0-9]{1,19}", written) else written


def check_seed(seed: Any) -> int:
    number = whole(seed)
    if number is None or not 0 <= number < SEEDS:
        raise BadSeed(f"A seed is a whole number from 0 to {SEEDS - 1}, not {str(seed)[:40]}.")
    return number
