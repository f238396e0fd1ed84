"""The news of a match of The Letter."""

from __future__ import annotations

from dragonhall.core.news import NewsKind, NewsList

from .box import NAMES, SOURCES


class News(NewsKind):
    ROUND = "round:number seat"
    DREW = "seat"
    DREW_CARD = "seat card"
    PLAYED = "seat card source"
    AIMED = "seat card source other:seat"
    GUESSED = "seat other:seat guess:card source"
    RIGHT = "other:seat card"
    WRONG = "other:seat card"
    LOOKED = "seat other:seat"
    SAW = "seat other:seat card"
    COMPARED = "seat other:seat"
    EQUAL = "seat other:seat card"
    SHELTERED = "seat"
    DISCARDED = "seat card"
    SWAPPED = "seat other:seat"
    OUT = "seat"
    SHOWED = "seat card"
    DELIVERED = "seat letters:number"
    WON = "seat"


NEWS = NewsList(News, plays={"cards": (News.PLAYED, News.AIMED)}, card=NAMES, source=SOURCES)
