"""What can be told of a game: one kind of event for each thing that happens, with its arguments."""

from __future__ import annotations

from enum import IntEnum, auto

from ...core.news import NewsList
from .box import CHEST_NAMES, COLOURS, KIND_NAMES, PAGES, SIDES

WHY = ("amulets", "idle", "lull")
PEARL_COLOURS = ("red", "blue")


class News(IntEnum):
    """Kinds of events."""

    FIRST = auto()
    STARTING_CARDS = auto()
    STARTING_CARD = auto()
    CHEST_OUT = auto()
    TURN = auto()
    TURNED_UP = auto()
    PAGE_SHOWN = auto()
    TOOK = auto()
    CRYSTAL_PAID = auto()
    WROTE = auto()
    WROTE_STARTING = auto()
    OPENED = auto()
    INK = auto()
    WHISTLED = auto()
    LAID = auto()
    ADDED = auto()
    ADDED_STARTING = auto()
    CLOSED = auto()
    FRAGMENT = auto()
    PEARL = auto()
    GOT_SHADOW = auto()
    GOT_CRYSTAL = auto()
    GOT_EGG = auto()
    NONE_LEFT = auto()
    CREST = auto()
    PASSED = auto()
    DECLINED = auto()
    NOTHING_LEFT = auto()
    ENDED = auto()
    PEARL_SHOWN = auto()
    EGG_TURNED = auto()


NEWS = NewsList(
    {
        News.FIRST: "seat",
        News.STARTING_CARDS: "seat count:number",
        News.STARTING_CARD: "seat card",
        News.CHEST_OUT: "chest",
        News.TURN: "seat",
        News.TURNED_UP: "side card",
        News.PAGE_SHOWN: "side page",
        News.TOOK: "seat side card",
        News.CRYSTAL_PAID: "seat",
        News.WROTE: "seat side card page",
        News.WROTE_STARTING: "seat side page",
        News.OPENED: "seat chest",
        News.INK: "seat colour",
        News.WHISTLED: "seat card colour",
        News.LAID: "seat count:number colour",
        News.ADDED: "seat card colour",
        News.ADDED_STARTING: "seat card colour",
        News.CLOSED: "seat colour",
        News.FRAGMENT: "seat gift value:number",
        News.PEARL: "seat pearl",
        News.GOT_SHADOW: "seat",
        News.GOT_CRYSTAL: "seat",
        News.GOT_EGG: "seat",
        News.NONE_LEFT: "seat gift",
        News.CREST: "seat value:number",
        News.PASSED: "seat",
        News.DECLINED: "seat",
        News.NOTHING_LEFT: "seat",
        News.ENDED: "why",
        News.PEARL_SHOWN: "seat pearl value:number",
        News.EGG_TURNED: "seat",
    },
    card=KIND_NAMES,
    side=SIDES,
    page=PAGES,
    colour=COLOURS,
    chest=CHEST_NAMES,
    gift=("lowest", "highest", "shadow", "crystal", "egg"),
    pearl=PEARL_COLOURS,
    why=WHY,
)
