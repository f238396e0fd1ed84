"""What the reasons of Le Jeu des Dragons claim: a checker for each key."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from dragonhall.games.ante.box import CARDS, COLOURED, COLOURS, DRACOLICH, NAMES, TIAMAT
from dragonhall.games.ante.box_sets import bit_of, strength_of, word_of
from dragonhall.games.ante.moves import ANTE, COLOUR, COPY, DISCARD, GIVE, PAY, PLAY, SLAY, STEAL, TARGET, TAX, TRIGGER
from dragonhall.games.ante.moves import TAKE as TAKE_ANTE
from dragonhall.games.ante.powers import strongest_opponents
from dragonhall.games.ante.rules_flights import completed_colours, completed_strengths, may_win
from dragonhall.games.ante.table import NONE, evil_in, good_in, hand_size, in_play
from tests.library.claims import AidChecker, Checker, among, news


def with_card(asked: Any, card: int) -> Any:
    """The table with the card in the flight, before its power acts."""
    t = asked.board.copy().t
    t.flight[asked.seat, word_of(card)] |= bit_of(card)
    t.strength[asked.seat] += strength_of(card)
    return t


def colour_flight(asked: Any, move: int, number: int) -> bool:
    if move >= COLOUR:
        return True
    before = completed_colours(asked.board.t, asked.seat)
    return bool(completed_colours(with_card(asked, move - PLAY), asked.seat) & ~before)


def equal_flight(asked: Any, move: int, number: int) -> bool:
    if move >= COLOUR:
        return True
    return bool(completed_strengths(with_card(asked, move - PLAY), asked.seat) >> number & 1)


def from_the_stakes(asked: Any, move: int, number: int) -> bool:
    stolen = [event["gold"] for event in news(asked, move) if event["key"] == "stole"]
    blue = 0 if move == STEAL else evil_in(with_card(asked, move - PLAY), asked.seat)
    return number in stolen or number == min(blue, asked.board.t.stakes)


def tax(asked: Any, move: int, number: int) -> bool:
    """Only the others pay, or owe what they cannot pay. The gambit may end right after."""
    events = iter(news(asked, move))
    next(event for event in events if event["key"] == "blue_taxes")
    asked_for = list(takewhile(lambda event: event["key"] in ("paid_stakes", "owes_stakes"), events))
    others = all(event["seat"] != asked.seat for event in asked_for)
    return move == TAX and others and sum(event["gold"] for event in asked_for) == number


def strongest(asked: Any, move: int, number: int) -> bool:
    t = with_card(asked, move - PLAY)
    others = [t.strength[seat] for seat in range(t.seats) if seat != asked.seat and in_play(t, seat)]
    return t.strength[asked.seat] == number > max(others) and may_win(t, asked.seat) == NONE


def stronger_card(asked: Any, move: int, number: int) -> bool:
    return any(strength_of(card) > number for card in cards_in_hand(asked))


def cards_in_hand(asked: Any) -> list[int]:
    t = asked.board.t
    return [card for card in range(CARDS) if t.hand[asked.seat, word_of(card)] & bit_of(card)]


def tribute(asked: Any, move: int, number: int) -> bool:
    t = asked.board.t
    mixed = [seat for seat in range(t.seats) if seat != asked.seat and good_in(t, seat) and evil_in(t, seat)]
    return number == 10 * len(mixed) > 0


def triggers(asked: Any, move: int, number: int) -> bool:
    told = {event["key"] for event in news(asked, move)}
    return move - PLAY != TIAMAT and any(key.startswith("triggers") for key in told)


def draws(asked: Any, move: int, number: int) -> bool:
    """Right after the power triggers, before anything else that lets somebody draw; the deck may be reshuffled."""
    drawn = 0
    for event in news(asked, move):
        if event["key"] == "drew_card" and event["seat"] == asked.seat:
            drawn += 1
        elif drawn and event["key"] != "reshuffled":
            break
    return drawn == number


def robs(asked: Any, move: int, number: int) -> bool:
    t = asked.board.t
    found = strongest_opponents(t, asked.seat)
    victims = [seat for seat in range(t.seats) if found >> seat & 1]
    return triggers(asked, move, number) and all(t.gold[seat] > 0 and hand_size(t, seat) > 0 for seat in victims)


def druid(asked: Any, move: int, number: int) -> bool:
    return asked.board.t.druid > 0 or any(event["key"] == "weakest_wins" for event in news(asked, move))


def slays(own: bool) -> Checker:
    def check(asked: Any, move: int, number: int) -> bool:
        card, t = move - SLAY, asked.board.t
        mine = t.flight[asked.seat, word_of(card)] & bit_of(card) != 0
        return mine == own and (own or number == strength_of(card))

    return check


CLAIMS: dict[str, Checker] = {
    "keep": stronger_card,
    "raise": lambda asked, move, number: strength_of(move - ANTE) == number,
    "stakes": from_the_stakes,
    "tax": tax,
    "pay": lambda asked, move, number: move == PAY,
    "least": lambda asked, move, number: (
        GIVE <= move < TAKE_ANTE and strength_of(move - (GIVE if move < DISCARD else DISCARD)) == number
    ),
    "take": lambda asked, move, number: strength_of(move - TAKE_ANTE) == number,
    "copy": among(COPY, SLAY),
    "slay": slays(own=False),
    "slay-own": slays(own=True),
    "trigger": among(TRIGGER, TARGET),
    "target": lambda asked, move, number: asked.board.t.gold[move - TARGET] == number > 0,
    "target-poor": lambda asked, move, number: asked.board.t.gold[move - TARGET] == 0,
    "colour-flight": colour_flight,
    "equal-flight": equal_flight,
    "tribute": tribute,
    "weakest": druid,
    "strongest": strongest,
    "draws": draws,
    "robs": robs,
    "neighbour": triggers,
    "power": triggers,
    "strength": lambda asked, move, number: strength_of(move - PLAY) == number,
    "later": stronger_card,
}


def triggers_as_said(asked: Any, line: dict[str, Any]) -> bool:
    """The card is played; Tiamat has no power (10.15)."""
    card = NAMES.index(line["thing"].removeprefix("card:"))
    silent = any(event["key"] == "does_not_trigger" for event in news(asked, PLAY + card))
    return card != TIAMAT and silent == (line["key"] == "silent")


def needs(asked: Any, line: dict[str, Any]) -> bool:
    """With this many more dragons the flight is complete, with one fewer it is not."""
    seat = asked.seat if line["key"] == "mine" else int(line["other"].removeprefix("seat:"))
    colour = line["item"].startswith("colour")
    kind = COLOURS.index(line["thing"].removeprefix("colour:")) if colour else int(line["thing"])
    t = asked.board.t
    fitting = [
        card
        for card in range(CARDS)
        if (of_colour(card, kind) if colour else card <= DRACOLICH and strength_of(card) == kind)
        and not t.flight[seat, word_of(card)] & bit_of(card)
    ]
    held = [card for card in fitting if t.hand[asked.seat, word_of(card)] & bit_of(card)]
    if line["item"].endswith("-held"):
        one_held = line["number"] > 1 or line["other"] == f"card:{NAMES[held[-1]]}"
        return one_held and completes(asked, seat, colour, kind, held, line["number"])
    return completes(asked, seat, colour, kind, fitting, line["number"]) and (
        line["key"] == "theirs" or len(held) < line["number"]
    )


def of_colour(card: int, colour: int) -> bool:
    """Tiamat is of all five evil colours (8.3)."""
    return card // 6 == colour if card < COLOURED else card == TIAMAT and colour < 5


def completes(asked: Any, seat: int, colour: bool, kind: int, cards: list[int], number: int) -> bool:
    done = completed_colours if colour else completed_strengths
    t = asked.board.copy().t
    for card in cards[: number - 1]:
        t.flight[seat, word_of(card)] |= bit_of(card)
    before = done(t, seat) >> kind & 1
    for card in cards[number - 1 : number]:
        t.flight[seat, word_of(card)] |= bit_of(card)
    return not before and bool(done(t, seat) >> kind & 1)


AIDS: dict[str, AidChecker] = {
    "triggers": triggers_as_said,
    "silent": triggers_as_said,
    "mine": needs,
    "theirs": needs,
}
