"""The news of a race."""

from __future__ import annotations

from ...core.news import NewsKind, NewsList
from .box import COLOUR_DIE, DRAGONS, EGGS, MOVEMENT_DIE


class News(NewsKind):
    RACE = "race:number seat"
    STARTS = "dragon space:number"
    DEALT = "seat dragon"
    CHOSE = "seat dragon"
    ROLLED = "seat colour movement"
    REROLLED = "seat colour movement"
    FORWARD = "dragon from:number to:number"
    BACKWARD = "dragon from:number to:number"
    STAYED = "dragon space:number"
    SWAPPED = "seat other:seat takes:dragon gives:dragon"
    SWAPPED_BESIDE = "seat takes:dragon gives:dragon"
    EGG = "seat egg"
    RETURNED = "seat eggs:number"
    RESHUFFLED = ""
    FINISHED = "dragon"
    POISONED = "seat dragon"
    WON = "seat dragon"
    NOBODY = ""
    MUST_ROLL = "seat"


NEWS = NewsList(
    News,
    plays={"eggs": (News.EGG,), "swaps": (News.SWAPPED, News.SWAPPED_BESIDE)},
    dragon=DRAGONS,
    colour=COLOUR_DIE,
    movement=MOVEMENT_DIE,
    egg=EGGS,
)
