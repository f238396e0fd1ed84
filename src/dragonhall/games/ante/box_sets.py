"""Sets of cards as bits, and the small arithmetic on them. Bits stay below 62, so every word is a plain integer."""

from __future__ import annotations

from ...core.rule import rule
from .box import BELOW_0, BELOW_1, COLOURED, STRENGTH

TWOS, FOURS, BYTES, ONES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101


@rule
def count(word: int) -> int:
    """How many bits are set; written so that compilers turn it into one instruction."""
    word -= (word >> 1) & TWOS
    word = (word & FOURS) + ((word >> 2) & FOURS)
    word = (word + (word >> 4)) & BYTES
    return ((word * ONES) >> 56) & 127


@rule
def lowest(word: int) -> int:
    """The place of the lowest bit of a word that is not empty."""
    return count((word & -word) - 1)


@rule
def nth(word: int, n: int) -> int:
    """The place of the n-th bit (from 0), found by halving."""
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


@rule
def first_of(set_0: int, set_1: int) -> int:
    """The lowest card of a set that is not empty."""
    return lowest(set_0) if set_0 != 0 else COLOURED + lowest(set_1)


@rule
def nth_of(set_0: int, set_1: int, n: int) -> int:
    """The n-th card of a set."""
    size = count(set_0)
    return nth(set_0, n) if n < size else COLOURED + nth(set_1, n - size)


@rule
def word_of(card: int) -> int:
    """Which of the two words holds the card."""
    return 1 if card >= COLOURED else 0


@rule
def bit_of(card: int) -> int:
    """The card's bit in its word."""
    return 1 << (card - COLOURED if card >= COLOURED else card)


@rule
def strength_of(card: int) -> int:
    return int(STRENGTH[card])


@rule
def kind_of(card: int) -> int:
    return card - 50 if card >= COLOURED else card // 6


@rule
def below_0(strength: int) -> int:
    """The coloured dragons weaker than that."""
    return int(BELOW_0[strength])


@rule
def below_1(strength: int) -> int:
    """The single cards weaker than that."""
    return int(BELOW_1[strength])
