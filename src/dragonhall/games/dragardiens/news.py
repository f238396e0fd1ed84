"""The news of a game: one kind of event for each thing that happens, with its arguments."""

from __future__ import annotations

from ...core.news import NewsKind, NewsList
from .box import CHEST_NAMES, COLOURS, KIND_NAMES, PAGES, SIDES

WHY = ("amulets", "idle", "lull")
PEARL_COLOURS = ("red", "blue")


class News(NewsKind):
    """Kinds of events."""

    FIRST = "seat"
    STARTING_CARDS = "seat count:number"
    STARTING_CARD = "seat card"
    CHEST_OUT = "chest"
    TURN = "seat"
    TURNED_UP = "side card"
    PAGE_SHOWN = "side page"
    TOOK = "seat side card"
    CRYSTAL_PAID = "seat"
    WROTE = "seat side card page"
    WROTE_STARTING = "seat side page"
    OPENED = "seat chest"
    INK = "seat colour"
    WHISTLED = "seat card colour"
    LAID = "seat count:number colour"
    ADDED = "seat card colour"
    ADDED_STARTING = "seat card colour"
    CLOSED = "seat colour"
    FRAGMENT = "seat gift value:number"
    PEARL = "seat pearl"
    GOT_SHADOW = "seat"
    GOT_CRYSTAL = "seat"
    GOT_EGG = "seat"
    NONE_LEFT = "seat gift"
    CREST = "seat value:number"
    PASSED = "seat"
    DECLINED = "seat"
    NOTHING_LEFT = "seat"
    ENDED = "why"
    PEARL_SHOWN = "seat pearl value:number"
    EGG_TURNED = "seat"


NEWS = NewsList(
    News,
    plays={"cards": (News.TOOK,), "chests": (News.OPENED,), "piles": (News.CLOSED,)},
    card=KIND_NAMES,
    side=SIDES,
    page=PAGES,
    colour=COLOURS,
    chest=CHEST_NAMES,
    gift=("lowest", "highest", "shadow", "crystal", "egg"),
    pearl=PEARL_COLOURS,
    why=WHY,
)
