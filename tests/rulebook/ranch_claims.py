"""What the reasons of Dragon Ranch claim: a checker for each key."""

from __future__ import annotations

from typing import Any

from dragonhall.core.news import listening
from dragonhall.games.ranch.box import COMBINATIONS, EGG, ESSENCES, GRIFFIN, HATCHING, INGOT, LEVEL, MANDRAKE, SEATS
from dragonhall.games.ranch.moves import (
    BREED_HATCH,
    BREED_MANDRAKES,
    DRAW,
    END_TURN,
    EXCHANGE,
    FEED_GRIFFINS,
    HATCH,
    NO_POWER,
    NUMBER,
    PAID,
    PLAY_BACK_TO_EGG,
    PLAY_DESTROY,
    PLAY_REPEAT,
    PLAY_SWAP,
    PLAY_TAKE,
    PLAY_TWO_COMBINATIONS,
    STOP_BREEDING,
    TAKE_POWER,
)
from dragonhall.games.ranch.moves import DISCARD as DISCARD_ESSENCE
from dragonhall.games.ranch.news import News
from dragonhall.games.ranch.table import dragons, eggs
from tests.library.claims import AidChecker, Checker, among, news


def hatches(fed: bool) -> Checker:
    def check(asked: Any, move: int, number: int) -> bool:
        t = asked.board.t
        farmers = next(event["farmers"] for event in news(asked, move) if event["key"] == "combined")
        food = min(t.own[asked.seat, GRIFFIN], t.own[asked.seat, MANDRAKE]) >= dragons(t, asked.seat) + number
        return number == min(1 + farmers, eggs(t, asked.seat)) and food == fed

    return check


def creatures(t: Any, seat: int) -> int:
    return int(t.own[seat, MANDRAKE] + t.own[seat, GRIFFIN] + eggs(t, seat) + dragons(t, seat))


def more_ingots(asked: Any, move: int, number: int) -> bool:
    paid = int(PAID[move & NUMBER]) >> 6 & 3
    return asked.after(move).t.own[asked.seat, INGOT] - asked.board.t.own[asked.seat, INGOT] + paid == number


def draws_cards(cards: int) -> Checker:
    def check(asked: Any, move: int, number: int) -> bool:
        told = news(asked, move)
        drawn = sum(event["key"] == "drew" and event["seat"] == asked.seat for event in told)
        return drawn >= cards and any(event["key"] == "gained" and event["token"] == "ingot" for event in told)

    return check


CLAIMS: dict[str, Checker] = {
    "food": lambda asked, move, number: (
        asked.board.t.own[asked.seat, MANDRAKE] < asked.board.t.own[asked.seat, GRIFFIN]
    ),
    "mandrakes": among(0, DRAW),
    "mandrakes-medal": lambda asked, move, number: bool(asked.board.t.medals_up & 1),
    "prey": lambda asked, move, number: asked.board.t.own[asked.seat, GRIFFIN] < dragons(asked.board.t, asked.seat),
    "prey-eggs": lambda asked, move, number: eggs(asked.board.t, asked.seat) > 0,
    "griffins": among(0, DRAW),
    "eggs": lambda asked, move, number: (
        asked.after(move).t.own[asked.seat, EGG] - asked.board.t.own[asked.seat, EGG] == number > 0
    ),
    "hatch-fed": hatches(fed=True),
    "hatch": hatches(fed=False),
    "gold": more_ingots,
    "evolve": lambda asked, move, number: eggs(asked.board.t, asked.seat) > 0,
    "draw": draws_cards(1),
    "draw-only": lambda asked, move, number: move == DRAW,
    "exchange": draws_cards(2),
    "exchange-only": among(EXCHANGE, END_TURN),
    "end": lambda asked, move, number: move == END_TURN,
    "again": among(PLAY_TWO_COMBINATIONS, PLAY_DESTROY),
    "harm": lambda asked, move, number: (
        (move - (PLAY_DESTROY if move < PLAY_SWAP else PLAY_BACK_TO_EGG)) % SEATS != asked.seat
    ),
    "back": lambda asked, move, number: (move - PLAY_BACK_TO_EGG) % SEATS == asked.seat,
    "steal": lambda asked, move, number: move > PLAY_REPEAT,
    "swap": lambda asked, move, number: PLAY_SWAP <= move < PLAY_TAKE or move > PLAY_REPEAT,
    "take": lambda asked, move, number: (
        creatures(asked.after(move).t, asked.seat) == creatures(asked.board.t, asked.seat) + 1
    ),
    "repeat": lambda asked, move, number: move == PLAY_REPEAT and asked.board.t.last > 0,
    "hatch-colour": lambda asked, move, number: LEVEL[move - HATCH] == number,
    "power": among(TAKE_POWER, NO_POWER),
    "no-power": lambda asked, move, number: move == NO_POWER,
    "least": among(DISCARD_ESSENCE, FEED_GRIFFINS),
    "feed": among(FEED_GRIFFINS, BREED_MANDRAKES),
    "breed": lambda asked, move, number: (
        creatures(asked.after(move).t, asked.seat) > creatures(asked.board.t, asked.seat)
    ),
    "breed-hatch": lambda asked, move, number: (
        BREED_HATCH <= move < STOP_BREEDING
        and dragons(asked.after(move).t, asked.seat) == dragons(asked.board.t, asked.seat) + 1
    ),
    "stop": lambda asked, move, number: move == STOP_BREEDING,
}


def most_times(asked: Any, board: Any, combination: int) -> int:
    """Return how often the combination happens at most, whichever payment is played; 0 if none is offered.

    Gained tokens are counted by the news, because after the last turn of a season they may starve in the same ply.
    """
    best = 0
    for move in asked.legal(board):
        if move >= DRAW or int(PAID[move]) & 7 != combination:
            continue
        if combination < HATCHING:
            with listening() as events:
                asked.after(move, board)
            gains = [heard.numbers for heard in events if heard.what == News.GAINED]
            best = max(
                best, sum(count for seat, token, count, _ in gains if (seat, token) == (asked.seat, combination))
            )
        elif combination == HATCHING:
            best = max(best, min(1 + farmers_of(move), eggs(board.t, asked.seat)))
        else:
            best = 1
    return best


def farmers_of(move: int) -> int:
    """Return how many Farmers a payment adds, whatever stands in for the cards."""
    paid = int(PAID[move])
    cards = (paid >> 3 & 3) + (paid >> 5 & 1) + (paid >> 6 & 3) + (paid >> 10)
    return cards - 2 + (0, 1, 2)[paid >> 8 & 3]


def can(asked: Any, line: dict[str, Any]) -> bool:
    times = most_times(asked, asked.board, COMBINATIONS.index(line["thing"].removeprefix("combination:")))
    return bool(times == line["number"] > 0 and (line["item"] == "times") == (times > 1))


def short(asked: Any, line: dict[str, Any]) -> bool:
    combination = COMBINATIONS.index(line["thing"].removeprefix("combination:"))
    more = asked.board.copy()
    more.t.hand[asked.seat, ESSENCES.index(line["other"].removeprefix("essence:"))] += 1
    return most_times(asked, asked.board, combination) == 0 < most_times(asked, more, combination)


AIDS: dict[str, AidChecker] = {"can": can, "short": short}
