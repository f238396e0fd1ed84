"""What can be told of a season on the ranches."""

from __future__ import annotations

from enum import IntEnum

from ...core.news import NewsList
from .box import COMBINATIONS, ESSENCES, MEDALS, POWERS, TOKENS


class News(IntEnum):
    SEASON = 0
    MEDAL_UP = 1
    POWER_UP = 2
    DREW = 3
    """What a seat drew, for itself only."""
    DREW_HIDDEN = 4
    """How many it drew, for everybody else."""
    DRAWS = 5
    EXCHANGES = 6
    DISCARDED = 7
    BURNT = 8
    DECK_EMPTY = 9
    COMBINED = 10
    PAID_CARDS = 11
    PAID_INGOTS = 12
    GAINED = 13
    HATCHED = 14
    EVOLVED = 15
    LOOTED = 16
    TOOK_POWER = 17
    NO_POWER = 18
    PLAYED = 19
    DESTROYED = 20
    SWAPPED = 21
    TURNED_BACK = 22
    REPEATED = 23
    STOLE_INGOT = 24
    STOLE_CARD = 25
    STOLEN_CARD = 26
    """Which card it was, for thief and victim only."""
    FEEDING = 27
    FED = 28
    STARVED = 29
    BREEDING = 30
    BRED = 31
    BRED_HATCH = 32
    MEDAL_WON = 33
    MEDAL_STAYS = 34
    MEDAL_LOST = 35
    RED_SCORED = 36
    SEASON_POINTS = 37
    MEDAL_POINTS = 38
    WON = 39


NEWS = NewsList(
    {
        News.SEASON: "season:number seat",
        News.MEDAL_UP: "medal",
        News.POWER_UP: "power",
        News.DREW: "seat essence",
        News.DREW_HIDDEN: "seat count:number",
        News.DRAWS: "seat",
        News.EXCHANGES: "seat one:essence two:essence",
        News.DISCARDED: "seat essence",
        News.BURNT: "essence",
        News.DECK_EMPTY: "",
        News.COMBINED: "seat combination farmers:number",
        News.PAID_CARDS: "seat essence count:number",
        News.PAID_INGOTS: "seat count:number",
        News.GAINED: "seat token count:number",
        News.HATCHED: "seat token",
        News.EVOLVED: "seat from:token to:token",
        News.LOOTED: "seat victim:seat token",
        News.TOOK_POWER: "seat power",
        News.NO_POWER: "seat",
        News.PLAYED: "seat power",
        News.DESTROYED: "seat victim:seat token",
        News.SWAPPED: "seat victim:seat gives:token takes:token",
        News.TURNED_BACK: "seat victim:seat token",
        News.REPEATED: "seat combination farmers:number",
        News.STOLE_INGOT: "seat victim:seat",
        News.STOLE_CARD: "seat victim:seat",
        News.STOLEN_CARD: "seat victim:seat essence",
        News.FEEDING: "",
        News.FED: "seat token count:number",
        News.STARVED: "seat token count:number",
        News.BREEDING: "",
        News.BRED: "seat token",
        News.BRED_HATCH: "seat token",
        News.MEDAL_WON: "seat medal",
        News.MEDAL_STAYS: "medal",
        News.MEDAL_LOST: "medal",
        News.RED_SCORED: "seat power points:number",
        News.SEASON_POINTS: "seat points:number score:number",
        News.MEDAL_POINTS: "seat points:number score:number",
        News.WON: "seat score:number",
    },
    essence=ESSENCES,
    token=TOKENS,
    power=POWERS,
    medal=MEDALS,
    combination=COMBINATIONS,
)
