"""What can be told of a match of The Letter."""

from __future__ import annotations

from enum import IntEnum

from dragonhall.core.news import NewsList

from .box import CARDS


class News(IntEnum):
    ROUND = 0
    DREW = 1
    DREW_CARD = 2
    PLAYED = 3
    AIMED = 4
    GUESSED = 5
    RIGHT = 6
    WRONG = 7
    LOOKED = 8
    SAW = 9
    COMPARED = 10
    EQUAL = 11
    SHELTERED = 12
    DISCARDED = 13
    SWAPPED = 14
    OUT = 15
    SHOWED = 16
    DELIVERED = 17
    WON = 18


NEWS = NewsList(
    {
        News.ROUND: "round:number seat",
        News.DREW: "seat",
        News.DREW_CARD: "seat card",
        News.PLAYED: "seat card source",
        News.AIMED: "seat card source other:seat",
        News.GUESSED: "seat other:seat guess:card source",
        News.RIGHT: "other:seat card",
        News.WRONG: "other:seat card",
        News.LOOKED: "seat other:seat",
        News.SAW: "seat other:seat card",
        News.COMPARED: "seat other:seat",
        News.EQUAL: "seat other:seat card",
        News.SHELTERED: "seat",
        News.DISCARDED: "seat card",
        News.SWAPPED: "seat other:seat",
        News.OUT: "seat",
        News.SHOWED: "seat card",
        News.DELIVERED: "seat letters:number",
        News.WON: "seat",
    },
    card=("", *CARDS),
    source=("held", "drawn"),
)
