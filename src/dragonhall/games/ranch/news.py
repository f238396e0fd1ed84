"""The news of a season on the ranches."""

from __future__ import annotations

from ...core.news import NewsKind, NewsList
from .box import COMBINATIONS, ESSENCES, MEDALS, POWERS, TOKENS


class News(NewsKind):
    SEASON = "season:number seat"
    MEDAL_UP = "medal"
    POWER_UP = "power"
    DREW = "seat essence"
    """The card that a seat drew, for itself only."""
    DREW_HIDDEN = "seat count:number"
    """The number of cards it drew: everybody else gets this."""
    DRAWS = "seat"
    EXCHANGES = "seat one:essence two:essence"
    DISCARDED = "seat essence"
    BURNT = "essence"
    DECK_EMPTY = ""
    COMBINED = "seat combination farmers:number"
    PAID_CARDS = "seat essence count:number"
    PAID_INGOTS = "seat count:number"
    GAINED = "seat token count:number"
    HATCHED = "seat token"
    EVOLVED = "seat from:token to:token"
    LOOTED = "seat victim:seat token"
    TOOK_POWER = "seat power"
    NO_POWER = "seat"
    PLAYED = "seat power"
    DESTROYED = "seat victim:seat token"
    SWAPPED = "seat victim:seat gives:token takes:token"
    TURNED_BACK = "seat victim:seat token"
    REPEATED = "seat combination farmers:number"
    STOLE_INGOT = "seat victim:seat"
    STOLE_CARD = "seat victim:seat"
    STOLEN_CARD = "seat victim:seat essence"
    """Which card it was, for thief and victim only."""
    FEEDING = ""
    FED = "seat token count:number"
    STARVED = "seat token count:number"
    BREEDING = ""
    BRED = "seat token"
    BRED_HATCH = "seat token"
    MEDAL_WON = "seat medal"
    MEDAL_STAYS = "medal"
    MEDAL_LOST = "medal"
    RED_SCORED = "seat power points:number"
    SEASON_POINTS = "seat points:number score:number"
    MEDAL_POINTS = "seat points:number score:number"
    WON = "seat score:number"


NEWS = NewsList(
    News,
    plays={
        "powers": (News.PLAYED, News.RED_SCORED),
        "combinations": (News.COMBINED, News.REPEATED),
        "medals": (News.MEDAL_WON,),
    },
    essence=ESSENCES,
    token=TOKENS,
    power=POWERS,
    medal=MEDALS,
    combination=COMBINATIONS,
)
