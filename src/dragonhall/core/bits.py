"""Small sets as bits of a word. Bits stay below 62, so that every word is a plain integer."""

from __future__ import annotations

from .rule import rule

TWOS, FOURS, BYTES, ONES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101


@rule
def count(word: int) -> int:
    """Return the number of set bits, written so that compilers turn it into one instruction."""
    word -= (word >> 1) & TWOS
    word = (word & FOURS) + ((word >> 2) & FOURS)
    word = (word + (word >> 4)) & BYTES
    return ((word * ONES) >> 56) & 127


@rule
def lowest(word: int) -> int:
    """Return the index of the lowest bit of a nonzero word."""
    return count((word & -word) - 1)


@rule
def nth(word: int, n: int) -> int:
    """Return the index of the n-th set bit (from 0), found by bisection."""
    place = 0
    width = 32
    while width > 0:
        here = count(word & ((1 << width) - 1))
        if n >= here:
            n -= here
            word >>= width
            place += width
        width >>= 1
    return place
