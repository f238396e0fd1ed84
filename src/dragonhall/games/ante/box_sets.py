"""Sets of cards: two words of bits each (``core/bits.py``)."""

from __future__ import annotations

from ...core.bits import count as count
from ...core.bits import lowest as lowest
from ...core.bits import nth as nth
from ...core.rule import rule
from .box import BELOW_0, BELOW_1, COLOURED, STRENGTH


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
