"""What can be told of a race."""

from __future__ import annotations

from enum import IntEnum

from ...core.news import NewsList
from .box import COLOUR_DIE, DRAGONS, EGGS, MOVEMENT_DIE


class News(IntEnum):
    RACE = 0
    STARTS = 1
    DEALT = 2
    CHOSE = 3
    ROLLED = 4
    REROLLED = 5
    FORWARD = 6
    BACKWARD = 7
    STAYED = 8
    SWAPPED = 9
    SWAPPED_BESIDE = 10
    EGG = 11
    RETURNED = 12
    RESHUFFLED = 13
    FINISHED = 14
    POISONED = 15
    WON = 16
    NOBODY = 17
    MUST_ROLL = 18


NEWS = NewsList(
    {
        News.RACE: "race:number seat",
        News.STARTS: "dragon space:number",
        News.DEALT: "seat dragon",
        News.CHOSE: "seat dragon",
        News.ROLLED: "seat colour movement",
        News.REROLLED: "seat colour movement",
        News.FORWARD: "dragon from:number to:number",
        News.BACKWARD: "dragon from:number to:number",
        News.STAYED: "dragon space:number",
        News.SWAPPED: "seat other:seat takes:dragon gives:dragon",
        News.SWAPPED_BESIDE: "seat takes:dragon gives:dragon",
        News.EGG: "seat egg",
        News.RETURNED: "seat eggs:number",
        News.RESHUFFLED: "",
        News.FINISHED: "dragon",
        News.POISONED: "seat dragon",
        News.WON: "seat dragon",
        News.NOBODY: "",
        News.MUST_ROLL: "seat",
    },
    dragon=DRAGONS,
    colour=COLOUR_DIE,
    movement=MOVEMENT_DIE,
    egg=EGGS,
)
