"""What can be told of a game of Le Jeu des Dragons."""

from __future__ import annotations

from enum import IntEnum

from ...core.news import NewsList
from .box import COLOURS, KINDS, NAMES


class News(IntEnum):
    GAMBIT = 0
    ANTED = 1
    ANTED_CARD = 2
    ANTE = 3
    ANTES_TIED = 4
    STAKE = 5
    LEADS_BY_ANTE = 6
    ROUND = 7
    PLAYED = 8
    NO_CARD = 9
    TRIGGERS_AS_LEADER = 10
    TRIGGERS_AS_FIRST = 11
    TRIGGERS = 12
    DOES_NOT_TRIGGER = 13
    PAID_STAKES = 14
    PAID = 15
    OWES_STAKES = 16
    OWES = 17
    REPAID_STAKES = 18
    REPAID = 19
    STOLE = 20
    NO_EFFECT = 21
    DREW = 22
    DREW_CARD = 23
    HAND_FULL = 24
    NO_CARDS_LEFT = 25
    RESHUFFLED = 26
    BOUGHT = 27
    CANNOT_BUY = 28
    GREEN_ASKS = 29
    TOOK = 30
    TOOK_CARD = 31
    GAVE = 32
    KEPT = 33
    TOOK_ANTE = 34
    REPLACED = 35
    STAYS = 36
    COPIED = 37
    SLEW = 38
    DISCARDED = 39
    WEAKEST_WINS = 40
    WILL_LEAD = 41
    COMMANDS = 42
    COLOUR_FLIGHT = 43
    STRENGTH_FLIGHT = 44
    LEADS = 45
    STAYS_LEADER = 46
    LEADS_AFTER_SLAIN = 47
    CANNOT_WIN = 48
    TIED = 50
    WON_GAMBIT = 51
    WON_GAMBIT_WEAKEST = 52
    STAKES_EMPTY = 53
    NO_WINNER = 54
    CARRIED = 55
    SHARED = 56
    EXTRA_ROUND = 57
    DEBT_IGNORED = 58
    DEBT_PASSED_ON = 59
    DEBT_LAPSED = 60
    OUT = 61
    ENDS_BROKE = 62
    ENDS_LIMIT = 63
    ENDS_TARGET = 64
    ENDS_LAST = 65
    HOARD = 66
    WON = 67
    BLUE_STEALS = 68
    BLUE_TAXES = 69
    STARTS = 70
    LAST_GAMBIT = 71
    BRASS_ASKS = 72
    TIME_CALLED = 73


NEWS = NewsList(
    {
        News.STARTS: "gold:number",
        News.GAMBIT: "gambit:number stakes:number",
        News.ANTED: "seat",
        News.ANTED_CARD: "seat card",
        News.ANTE: "seat card",
        News.ANTES_TIED: "",
        News.STAKE: "gold:number",
        News.LEADS_BY_ANTE: "seat card",
        News.ROUND: "round:number seat",
        News.PLAYED: "seat card strength:number",
        News.NO_CARD: "seat",
        News.TRIGGERS_AS_LEADER: "seat card",
        News.TRIGGERS_AS_FIRST: "seat card",
        News.TRIGGERS: "seat card strength:number before:number",
        News.DOES_NOT_TRIGGER: "seat card strength:number before:number",
        News.PAID_STAKES: "seat gold:number stakes:number",
        News.PAID: "seat other:seat gold:number",
        News.OWES_STAKES: "seat gold:number",
        News.OWES: "seat other:seat gold:number",
        News.REPAID_STAKES: "seat gold:number",
        News.REPAID: "seat other:seat gold:number",
        News.STOLE: "seat gold:number stakes:number",
        News.BLUE_STEALS: "seat gold:number",
        News.BLUE_TAXES: "seat gold:number",
        News.NO_EFFECT: "power",
        News.DREW: "seat cards:number",
        News.DREW_CARD: "seat card",
        News.HAND_FULL: "seat",
        News.NO_CARDS_LEFT: "seat",
        News.RESHUFFLED: "cards:number",
        News.BOUGHT: "seat card gold:number",
        News.CANNOT_BUY: "seat",
        News.GREEN_ASKS: "seat other:seat strength:number",
        News.BRASS_ASKS: "seat other:seat strength:number",
        News.TOOK: "seat other:seat",
        News.TOOK_CARD: "seat other:seat card",
        News.GAVE: "seat other:seat card",
        News.KEPT: "seat other:seat card",
        News.TOOK_ANTE: "seat card",
        News.REPLACED: "seat card new:card",
        News.STAYS: "seat card",
        News.COPIED: "seat card copied:card",
        News.SLEW: "seat other:seat card",
        News.DISCARDED: "seat card",
        News.WEAKEST_WINS: "seat",
        News.WILL_LEAD: "seat",
        News.COMMANDS: "seat card",
        News.COLOUR_FLIGHT: "seat colour gold:number",
        News.STRENGTH_FLIGHT: "seat strength:number",
        News.LEADS: "seat card",
        News.STAYS_LEADER: "seat",
        News.LEADS_AFTER_SLAIN: "seat",
        News.CANNOT_WIN: "seat card",
        News.TIED: "strength:number",
        News.WON_GAMBIT: "seat gold:number strength:number",
        News.WON_GAMBIT_WEAKEST: "seat gold:number strength:number",
        News.STAKES_EMPTY: "",
        News.NO_WINNER: "",
        News.CARRIED: "gold:number",
        News.SHARED: "gold:number",
        News.EXTRA_ROUND: "",
        News.DEBT_IGNORED: "seat gold:number",
        News.DEBT_PASSED_ON: "seat other:seat gold:number",
        News.DEBT_LAPSED: "seat gold:number",
        News.OUT: "seat",
        News.ENDS_BROKE: "seats:number",
        News.ENDS_LIMIT: "gambits:number",
        News.ENDS_TARGET: "seat gold:number",
        News.ENDS_LAST: "",
        News.LAST_GAMBIT: "",
        News.TIME_CALLED: "",
        News.HOARD: "seat gold:number",
        News.WON: "seat gold:number",
    },
    card=NAMES,
    colour=COLOURS,
    power=KINDS,
)
