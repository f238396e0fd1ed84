"""The news of a match of Embers."""

from __future__ import annotations

from dragonhall.core.news import NewsKind, NewsList

from .box import STONES


class News(NewsKind):
    ROUND = "seat"
    LAID = "seat"
    LAID_STONE = "seat stone"
    BID = "seat bid:number"
    PASSED = "seat"
    LIFTS = "seat bid:number"
    LIFTED = "seat other:seat stone"
    CROWNED = "seat crowns:number"
    BURNT = "seat other:seat"
    LOST = "seat"
    LOST_STONE = "seat stone"
    OUT = "seat"
    WON = "seat"


NEWS = NewsList(News, stone=STONES)
