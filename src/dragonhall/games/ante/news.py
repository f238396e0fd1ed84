"""The news of a game of Le Jeu des Dragons."""

from __future__ import annotations

from ...core.news import NewsKind, NewsList
from .box import COLOURS, KINDS, NAMES


class News(NewsKind):
    GAMBIT = "gambit:number stakes:number"
    ANTED = "seat"
    ANTED_CARD = "seat card"
    ANTE = "seat card"
    ANTES_TIED = ""
    STAKE = "gold:number"
    LEADS_BY_ANTE = "seat card"
    ROUND = "round:number seat"
    PLAYED = "seat card strength:number"
    NO_CARD = "seat"
    TRIGGERS_AS_LEADER = "seat card"
    TRIGGERS_AS_FIRST = "seat card"
    TRIGGERS = "seat card strength:number before:number"
    DOES_NOT_TRIGGER = "seat card strength:number before:number"
    PAID_STAKES = "seat gold:number stakes:number"
    PAID = "seat other:seat gold:number"
    OWES_STAKES = "seat gold:number"
    OWES = "seat other:seat gold:number"
    REPAID_STAKES = "seat gold:number"
    REPAID = "seat other:seat gold:number"
    STOLE = "seat gold:number stakes:number"
    NO_EFFECT = "power"
    DREW = "seat cards:number"
    DREW_CARD = "seat card"
    HAND_FULL = "seat"
    NO_CARDS_LEFT = "seat"
    RESHUFFLED = "cards:number"
    BOUGHT = "seat card gold:number"
    CANNOT_BUY = "seat"
    GREEN_ASKS = "seat other:seat strength:number"
    TOOK = "seat other:seat"
    TOOK_CARD = "seat other:seat card"
    GAVE = "seat other:seat card"
    KEPT = "seat other:seat card"
    TOOK_ANTE = "seat card"
    REPLACED = "seat card new:card"
    STAYS = "seat card"
    COPIED = "seat card copied:card"
    SLEW = "seat other:seat card"
    DISCARDED = "seat card"
    WEAKEST_WINS = "seat"
    WILL_LEAD = "seat"
    COMMANDS = "seat card"
    COLOUR_FLIGHT = "seat colour gold:number"
    STRENGTH_FLIGHT = "seat strength:number"
    LEADS = "seat card"
    STAYS_LEADER = "seat"
    LEADS_AFTER_SLAIN = "seat"
    CANNOT_WIN = "seat card"
    TIED = "strength:number"
    WON_GAMBIT = "seat gold:number strength:number"
    WON_GAMBIT_WEAKEST = "seat gold:number strength:number"
    STAKES_EMPTY = ""
    NO_WINNER = ""
    CARRIED = "gold:number"
    SHARED = "gold:number"
    EXTRA_ROUND = ""
    DEBT_IGNORED = "seat gold:number"
    DEBT_PASSED_ON = "seat other:seat gold:number"
    DEBT_LAPSED = "seat gold:number"
    OUT = "seat"
    ENDS_BROKE = "seats:number"
    ENDS_LIMIT = "gambits:number"
    ENDS_TARGET = "seat gold:number"
    ENDS_LAST = ""
    HOARD = "seat gold:number"
    WON = "seat gold:number"
    BLUE_STEALS = "seat gold:number"
    BLUE_TAXES = "seat gold:number"
    STARTS = "gold:number"
    LAST_GAMBIT = ""
    BRASS_ASKS = "seat other:seat strength:number"
    TIME_CALLED = ""


NEWS = NewsList(
    News,
    plays={
        "cards": (News.PLAYED,),
        "powers": (News.TRIGGERS, News.TRIGGERS_AS_LEADER, News.TRIGGERS_AS_FIRST),
    },
    card=NAMES,
    colour=COLOURS,
    power=KINDS,
)
