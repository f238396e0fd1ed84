"""The promises catch liars (promise 10): dishonest games, each of which some promise test finds out.

Each liar is an honest game with one or two functions replaced. It is shown to all promise tests that can be run on it;
``caught_by`` names those that must find it out, and the honest game passes them all. Nothing is compiled for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import dragonhall as dh
from dragonhall.core.dice import seed_dice
from dragonhall.core.game import Game
from dragonhall.core.knowledge import ALL
from dragonhall.core.news import EVERYBODY, tell
from dragonhall.games import game as find_game
from dragonhall.promises import PROMISES

from . import stacks
from .liars import STACKED, liar
from .tiny import CARDS, DRAW, SEATS, TINY, News, Table, cards

TRIED = (
    "after every ply somebody can move, and nothing is lost",
    "a re-deal shows the seat the same",
    "a re-deal is observed the same",
    "a re-deal leaves what the seat may know",
    "a re-deal deals every hidden place",
    "a re-deal depends on what the seat knows",
    "what is received depends on nothing hidden",
    "a ply tells nothing hidden",
    "news tell what may be known",
    "worlds have a past",
    "re-deals are even",
)
"""The promises about lies; the others need machine code or a game that is installed."""


@pytest.fixture(autouse=True)
def _interpreted() -> Iterator[None]:
    with dh.interpreted():
        yield


# What liars do instead


def only_the_dice(t: Table, seat: int, seed: int) -> None:
    seed_dice(t, seed)


def one_hand_stays(t: Table, seat: int, seed: int) -> None:
    """The hand of the seat before is dealt as it truly is."""
    before = (seat - 1) % t.seats
    kept, deck = t.hand[before], t.deck
    TINY.rules.redeal(t, seat, seed)
    if seat >= 0 and not t.seen[before] >> seat & 1:
        came = t.hand[before]
        t.hand[before] = kept
        for other in range(t.seats):
            if other != before and t.hand[other] & kept:
                t.hand[other] = t.hand[other] & ~kept | came & ~kept
        t.deck = (1 << CARDS) - 1 & ~t.played
        for other in range(t.seats):
            t.deck &= ~t.hand[other]
        if t.deck.bit_count() != deck.bit_count():
            t.deck = deck


def own_hand_too(t: Table, seat: int, seed: int) -> None:
    """Deals the seat's own hand afresh as well."""
    TINY.rules.redeal(t, -1, seed)


def by_hidden_truth(t: Table, seat: int, seed: int) -> None:
    """Another world for another truth, though the seat knows the same."""
    other = (seat + 1) % t.seats
    TINY.rules.redeal(t, seat, seed ^ t.hand[other] if not t.seen[other] >> max(seat, 0) & 1 else seed)


def shows_a_hand(t: Table, seat: int | None) -> dict[str, Any]:
    """The view shows the hand of the seat before."""
    hands = TINY.faces.own_view(t, seat)["hands"]
    before = t.seats - 1 if seat is None else (seat - 1) % t.seats
    return {"hands": [cards(t.hand[other]) if other == before else hand for other, hand in enumerate(hands)]}


def observes_a_hand(t: Table, seat: int, out: Any) -> None:
    TINY.counsel.observe(t, seat, out)
    for card in range(CARDS):
        out[SEATS + CARDS + CARDS + card] = t.hand[(max(seat, 0) + 1) % t.seats] >> card & 1


def tells_the_next_hand(t: Table, seat: int, move: int) -> None:
    """Everybody hears the lowest card of the next seat."""
    TINY.rules.play(t, seat, move)
    held = t.hand[t.turn]
    if held:
        tell(EVERYBODY, News.SHOWED, seat, (held & -held).bit_length() % 3)


def passes_for_a_card(t: Table, seat: int, move: int) -> None:
    """A seat that holds an A is passed over."""
    TINY.rules.play(t, seat, move)
    if t.left and t.hand[t.turn] & 1:
        t.turn = (t.turn + 1) % t.seats


def fewer_moves_for_a_card(t: Table, seat: int, out: Any) -> int:
    """Nobody draws while the next seat holds a low card."""
    count = TINY.rules.legal(t, seat, out)
    moves = [move for move in out[:count] if move != DRAW or not t.hand[(seat + 1) % t.seats] & 31]
    out[: len(moves)] = moves
    return len(moves)


def finds_a_coin(t: Table, seat: int, move: int) -> None:
    TINY.rules.play(t, seat, move)
    t.coins[seat] += move == DRAW


# What liars with stacks do instead


LIARS: dict[str, tuple[dict[str, Any], set[str]]] = {
    "a re-deal that moves only the dice": (
        {"redeal": only_the_dice},
        {"a re-deal deals every hidden place"},
    ),
    "a re-deal that leaves one hand": (
        {"redeal": one_hand_stays},
        {"a re-deal deals every hidden place"},
    ),
    "a re-deal that changes the own hand": (
        {"redeal": own_hand_too},
        {"a re-deal leaves what the seat may know", "a re-deal shows the seat the same"},
    ),
    "a re-deal that depends on hidden truth": (
        {"redeal": by_hidden_truth},
        {"a re-deal depends on what the seat knows"},
    ),
    "a view that shows a hand": (
        {"own_view": shows_a_hand},
        {"a re-deal shows the seat the same", "what is received depends on nothing hidden"},
    ),
    "a tensor that shows a hand": (
        {"observe": observes_a_hand},
        {"a re-deal is observed the same", "what is received depends on nothing hidden"},
    ),
    "news that tell a secret": (
        {"play": tells_the_next_hand},
        {"a ply tells nothing hidden"},
    ),
    "an automatic pass that depends on a hidden card": (
        {"play": passes_for_a_card},
        {"a ply tells nothing hidden"},
    ),
    "a list of moves that depends on a hidden card": (
        {"legal": fewer_moves_for_a_card},
        {"a re-deal shows the seat the same", "what is received depends on nothing hidden"},
    ),
    "a coin that appears": (
        {"play": finds_a_coin},
        {"after every ply somebody can move, and nothing is lost"},
    ),
    "a view that shows a hand, and a re-deal that leaves it": (
        {"own_view": shows_a_hand, "redeal": one_hand_stays},
        {"a re-deal deals every hidden place", "what is received depends on nothing hidden"},
    ),
    "view and tensor that show a hand, and a re-deal that moves only the dice": (
        {"own_view": shows_a_hand, "observe": observes_a_hand, "redeal": only_the_dice},
        {"a re-deal deals every hidden place", "what is received depends on nothing hidden"},
    ),
}


def caught(game: Game) -> set[str]:
    """The promises that this game breaks."""
    found = set()
    for name in TRIED:
        try:
            for seats in game.seats[:1] if PROMISES[name].once else game.seats:
                PROMISES[name](game, seats, {})
        except AssertionError:
            found.add(name)
    return found


@pytest.mark.parametrize("game", [TINY, stacks.STACKS], ids=lambda game: game.name)
def test_an_honest_game_keeps_every_promise(game: Game) -> None:
    assert caught(liar("honest", game)) == set()


@pytest.mark.parametrize("name", LIARS)
def test_a_liar_is_caught(name: str) -> None:
    lies, caught_by = LIARS[name]
    found = caught(liar(str(list(LIARS).index(name)), **lies))
    assert caught_by <= found, f"only found by: {sorted(found) or 'nobody'}"


@pytest.mark.parametrize("name", STACKED)
def test_a_liar_with_stacks_is_caught(name: str) -> None:
    lies, caught_by = STACKED[name]
    found = caught(liar(str(list(STACKED).index(name)), stacks.STACKS, **lies))
    assert caught_by <= found, f"only found by: {sorted(found) or 'nobody'}"


def hidden_fields(game: Game) -> list[str]:
    return [name for name, layout in game.Table.fields.items() if layout.holds and layout.known is not ALL]


@pytest.mark.parametrize("name", [name for name in dh.games() if hidden_fields(find_game(name))])
def test_every_game_that_showed_a_hidden_place_would_be_caught(name: str) -> None:
    """Without any help of its own re-deal."""
    game = find_game(name)

    def own_view(t: Any, seat: int | None) -> dict[str, Any]:
        leaked = [np.asarray(getattr(t, field)).tolist() for field in hidden_fields(game)]
        return {**game.faces.own_view(t, seat), "leak": leaked}

    rules, faces = replace(game.rules, redeal=only_the_dice), replace(game.faces, own_view=own_view)
    dishonest = replace(game, name=f"{name}_dishonest", rules=rules, faces=faces)
    with pytest.raises(AssertionError, match="can see a hidden thing by its"):
        PROMISES["what is received depends on nothing hidden"](dishonest, game.seats[-1], {})
