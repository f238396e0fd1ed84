"""Dishonest games."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from dragonhall.core.dice import below
from dragonhall.core.game import Game
from dragonhall.core.news import EVERYBODY, tell

from . import stacks
from .tiny import TINY


def tells_a_loss(t: Any, seat: int, move: int) -> None:
    """Everybody hears which disc was lost."""
    before = [t.lost[seat, kind] for kind in range(stacks.KINDS)]
    honest.rules.play(t, seat, move)
    for kind in range(stacks.KINDS):
        if t.lost[seat, kind] > before[kind]:
            tell(EVERYBODY, stacks.News.LOST_DISC, seat, kind)


def tells_what_was_laid(t: Any, seat: int, move: int) -> None:
    """Everybody hears which disc was laid, face down."""
    honest.rules.play(t, seat, move)
    if move < stacks.KINDS:
        tell(EVERYBODY, stacks.News.LOST_DISC, seat, move)


def dragon_on_top(t: Any, seat: int, seed: int) -> None:
    """A dragon that may lie on top of a stack always does."""
    honest.rules.redeal(t, seat, seed)
    for other in range(t.seats):
        tall = stacks.height(t, other)
        if other != seat and tall:
            levels = [getattr(t, level) for level in stacks.LEVELS[:tall]]
            if t.hand[other, stacks.DRAGON] and levels[-1][other] != 1 + stacks.DRAGON:
                levels[-1][other] = 1 + stacks.DRAGON
                t.hand[other, stacks.DRAGON], t.hand[other, stacks.PLAIN] = 0, t.hand[other, stacks.PLAIN] + 1
            for level in levels[:-1]:
                if level[other] == 1 + stacks.DRAGON:
                    level[other], levels[-1][other] = levels[-1][other], level[other]


def dragon_lost_twice_as_often(t: Any, seat: int, seed: int) -> None:
    """Where no dragon was lost, one in two that could have been is."""
    honest.rules.redeal(t, seat, seed)
    for other in range(t.seats):
        mine, lost = t.hand[other, stacks.DRAGON], t.lost[other, stacks.PLAIN]
        if other != seat and mine and lost and below(t, 2):
            t.hand[other, stacks.DRAGON], t.lost[other, stacks.DRAGON] = 0, 1
            t.hand[other, stacks.PLAIN], t.lost[other, stacks.PLAIN] = t.hand[other, stacks.PLAIN] + 1, lost - 1


def never_lost(t: Any, seat: int, seed: int) -> None:
    """A dragon is never among the lost discs."""
    honest.rules.redeal(t, seat, seed)
    for other in range(t.seats):
        if other != seat and t.lost[other, stacks.DRAGON] and t.hand[other, stacks.PLAIN]:
            t.lost[other, stacks.DRAGON], t.lost[other, stacks.PLAIN] = 0, t.lost[other, stacks.PLAIN] + 1
            t.hand[other, stacks.DRAGON], t.hand[other, stacks.PLAIN] = 1, t.hand[other, stacks.PLAIN] - 1


def observes_the_bottom(t: Any, seat: int, out: Any) -> None:
    """The lowest disc of a stack of two or more is observed by everybody."""
    honest.counsel.observe(t, seat, out)
    for place in range(t.seats):
        other = (max(seat, 0) + place) % t.seats
        if stacks.height(t, other) > 1 and t.low[other] == 1 + stacks.DRAGON:
            out[stacks.SEATS + place] = 0


def liar(name: str, game: Game = TINY, **lies: Any) -> Game:
    """A game with some functions replaced."""
    parts = {}
    for part in ("rules", "faces", "counsel"):
        own = getattr(game, part)
        parts[part] = replace(own, **{what: lie for what, lie in lies.items() if hasattr(own, what)})
    return replace(game, name=f"{game.name}_{name}", **parts)


honest = stacks.STACKS


STACKED: dict[str, tuple[dict[str, Any], set[str]]] = {
    "news that tell everybody a lost disc": (
        {"play": tells_a_loss},
        {"worlds have a past", "news tell what may be known"},
    ),
    "news that tell everybody a laid disc": (
        {"play": tells_what_was_laid},
        {"worlds have a past", "news tell what may be known"},
    ),
    "a re-deal in which a dragon always lies on top": (
        {"redeal": dragon_on_top},
        {"worlds have a past"},
    ),
    "a re-deal in which a dragon is lost too often": (
        {"redeal": dragon_lost_twice_as_often},
        {"re-deals are even"},
    ),
    "a re-deal in which a dragon is never lost": (
        {"redeal": never_lost},
        {"worlds have a past"},
    ),
    "an observation that leaks the bottom of a stack": (
        {"observe": observes_the_bottom},
        {"worlds have a past"},
    ),
}
