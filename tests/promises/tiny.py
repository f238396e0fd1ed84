"""A tiny game with hidden hands, for the tests of the promise tests (``test_liars.py``).

Ten cards, two for each seat, the rest is the deck. On its turn a seat plays a card (face up, for a coin from the bank),
draws one unseen, or shows its hand to the next seat. After twelve turns the game is over; most coins win.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from dragonhall.core.counsel import Counsel
from dragonhall.core.dice import below, seed_dice
from dragonhall.core.faces import Faces
from dragonhall.core.game import Game
from dragonhall.core.knowledge import ALL, NOBODY, bits, seats_in
from dragonhall.core.moves import MoveList, say
from dragonhall.core.news import EVERYBODY, NewsKind, NewsList, but, only, tell
from dragonhall.core.observe.tensor import Tensor, part
from dragonhall.core.record import Record, Row, i8, i16
from dragonhall.core.rules import Rules

CARDS, SEATS, TURNS, BANK = 10, 3, 12, 9
NAMES = tuple("ABCDEFGHIJ")


class Table(Record):
    seats: int = i8(known=ALL)
    turn: int = i8(known=ALL)
    left: int = i8(known=ALL)
    bank: int = i8(known=ALL)
    coins: Row = i8(SEATS, known=ALL)
    played: int = i16(known=ALL, holds=bits(CARDS))
    hand: Row = i16(SEATS, known=seats_in("seen"), holds=bits(CARDS))
    seen: Row = i8(SEATS, known=ALL)
    deck: int = i16(known=NOBODY, holds=bits(CARDS))


class News(NewsKind):
    PLAYED = "seat card"
    DREW = "seat"
    DREW_CARD = "seat card"
    SHOWED = "seat other:seat"


MOVES = MoveList(say("play", "play {card}", card=NAMES), say("draw", "draw"), say("show", "show"))
DRAW, SHOW = CARDS, CARDS + 1
NEWS = NewsList(News, card=NAMES)
TENSOR = Tensor(
    part("coins", SEATS, largest=BANK, says="coins of each seat, clockwise"),
    part("played", CARDS, says="cards that were played"),
    part("hands", SEATS, CARDS, says="the hands that I know"),
)


def nth(cards: int, n: int) -> int:
    return [card for card in range(CARDS) if cards >> card & 1][n]


def draw_card(t: Table) -> int:
    card = nth(t.deck, below(t, t.deck.bit_count()))
    t.deck ^= 1 << card
    return card


def deal(t: Table, seats: int, options: Any, seed: int) -> None:
    seed_dice(t, seed)
    t.seats, t.left, t.bank, t.deck = seats, TURNS, BANK, (1 << CARDS) - 1
    for seat in range(seats):
        t.seen[seat] = 1 << seat
        for _ in range(2):
            t.hand[seat] |= 1 << draw_card(t)


def to_act(t: Table) -> int:
    return 1 << t.turn if t.left else 0


def legal(t: Table, seat: int, out: Any) -> int:
    if not t.left or seat != t.turn:
        return 0
    moves = [card for card in range(CARDS) if t.hand[seat] >> card & 1 and t.bank]
    moves += [DRAW] * (t.deck != 0) + [SHOW]
    out[: len(moves)] = moves
    return len(moves)


def play(t: Table, seat: int, move: int) -> None:
    if move == DRAW:
        card = draw_card(t)
        t.hand[seat] |= 1 << card
        t.seen[seat] = 1 << seat
        tell(only(seat), News.DREW_CARD, seat, card)
        tell(but(seat), News.DREW, seat)
    elif move == SHOW:
        other = (seat + 1) % t.seats
        t.seen[seat] |= 1 << other
        tell(EVERYBODY, News.SHOWED, seat, other)
    else:
        t.hand[seat] ^= 1 << move
        t.played |= 1 << move
        t.bank -= 1
        t.coins[seat] += 1
        tell(EVERYBODY, News.PLAYED, seat, move)
    t.turn = (t.turn + 1) % t.seats
    t.left -= 1


def redeal(t: Table, seat: int, seed: int) -> None:
    seed_dice(t, seed)
    hidden = [other for other in range(t.seats) if not (seat >= 0 and t.seen[other] >> seat & 1)]
    sizes = [t.hand[other].bit_count() for other in hidden]
    for other in hidden:
        t.deck |= t.hand[other]
        t.hand[other] = 0
    for other, size in zip(hidden, sizes, strict=True):
        for _ in range(size):
            t.hand[other] |= 1 << draw_card(t)


def score(t: Table, seat: int) -> int:
    return t.coins[seat]


def won(t: Table) -> int:
    most = max(t.coins[seat] for seat in range(t.seats))
    return sum(1 << seat for seat in range(t.seats) if t.coins[seat] == most)


def cards(word: int) -> list[str]:
    return [name for card, name in enumerate(NAMES) if word >> card & 1]


def open_view(t: Table) -> dict[str, Any]:
    seats = range(t.seats)
    return {"turn": t.turn, "bank": t.bank, "coins": [t.coins[seat] for seat in seats], "played": cards(t.played)}


def own_view(t: Table, seat: int | None) -> dict[str, Any]:
    known = [seat is not None and t.seen[other] >> seat & 1 for other in range(t.seats)]
    return {"hands": [cards(t.hand[other]) if known[other] else None for other in range(t.seats)]}


def observe(t: Table, seat: int, out: Row) -> None:
    for card in range(CARDS):
        out[SEATS + card] = t.played >> card & 1
    for place in range(t.seats):
        other = (max(seat, 0) + place) % t.seats
        out[place] = t.coins[other]
        if seat >= 0 and t.seen[other] >> seat & 1:
            for card in range(CARDS):
                out[SEATS + CARDS + CARDS * place + card] = t.hand[other] >> card & 1


def describe(t: Table) -> dict[str, Any]:
    seats = range(t.seats)
    held = [t.hand[seat] for seat in seats]
    return {**open_view(t), "left": t.left, "played": t.played, "hands": held, "seen": [t.seen[seat] for seat in seats]}


def place(t: Table, described: dict[str, Any]) -> None:
    t.turn, t.left, t.bank, t.played = (described[name] for name in ("turn", "left", "bank", "played"))
    t.deck = (1 << CARDS) - 1 & ~t.played
    for seat in range(t.seats):
        t.coins[seat], t.hand[seat], t.seen[seat] = (described[name][seat] for name in ("coins", "hands", "seen"))
        t.deck &= ~t.hand[seat]


def pieces(t: Table) -> dict[str, int]:
    held = [t.hand[seat] for seat in range(t.seats)]
    every = [t.deck, t.played, *held]
    return {"cards": sum(word.bit_count() for word in every), "coins": t.bank + sum(t.coins[s] for s in range(t.seats))}


RULES = Rules(deal, to_act, legal, play, redeal, score, won, longest_list=CARDS + 2, longest_match=4 * TURNS)
FACES = Faces(open_view, own_view, describe, place, pieces, draw=print)
COUNSEL = Counsel(observe, TENSOR, sees=lambda t, watcher, seat, move: True)
TINY = Game(
    "tiny", "Tiny", range(2, SEATS + 1), 1, Path(), Table, MOVES, NEWS, (), rules=RULES, faces=FACES, counsel=COUNSEL
)
