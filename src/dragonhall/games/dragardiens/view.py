"""What a seat may see, and what it cannot know (10)."""

from __future__ import annotations

from typing import Any

from ...core.dice import below, seed_dice
from ...core.rule import rule
from .box import (
    CHEST_NAMES,
    CHESTS,
    COLOURS,
    DRAGON,
    FRAGMENTS,
    GIFTS,
    KIND_NAMES,
    KINDS,
    LEFT,
    LEFT_KINDS,
    PAGE,
    PEARLS,
    REAL_KINDS,
    SIDES,
    STARTING_CARDS,
)
from .powers import colour_for, number_for
from .rules_choices import left_to_name
from .rules_setup import member
from .table import EMPTY, SHADOWS_TOO, UNSEEN, Ask, Table, place

# Views are plain Python and call rules as plain functions.
_depth, _colour_for, _number_for = place, colour_for, number_for
_OF_COLOUR = [[kind for kind in range(REAL_KINDS) if DRAGON[kind] == colour] for colour in range(4)]


def open_view(t: Table) -> dict[str, Any]:
    over = t.ask == Ask.NOTHING
    return {
        "ask": Ask(t.ask).name.lower(),
        "turn": t.turn,
        "first": t.first,
        "training": {name: card_in(t, side) for side, name in enumerate(SIDES)},
        "wanted": None if over or t.ask == Ask.CHEST else wanted(t, t.asked),
        "reward": [gift for at, gift in enumerate(GIFTS) for _ in range(t.reward[t.number, at])],
        "row": [t.value[at] for at in range(t.lowest, t.highest + 1)],
        "supply": {
            "shadows": t.shadows,
            "crystals": t.crystals_left,
            "eggs": t.eggs_left,
            "red pearls": t.reds_left,
            "blue pearls": PEARLS - t.reds - (t.amulets - (t.reds - t.reds_left)),
            "crests": [t.crest_value[at] for at in range(3) if t.crests_left >> at & 1],
        },
        "amulets": t.amulets,
        "goal": t.goal,
        "taken": t.taken,
        "wrote": [name for side, name in enumerate(SIDES) if t.wrote >> side & 1],
        "crystal_paid": bool(t.paid),
        "chests": [CHEST_NAMES[chest] for chest in range(CHESTS) if t.chests >> chest & 1],
        "opened": CHEST_NAMES[t.opened - 1] if t.opened else None,
        "lull": t.lull,
    }


def own_view(t: Table, seat: int | None) -> dict[str, Any]:
    return {
        "grimoire": {name: pile(t, side, seat) for side, name in enumerate(SIDES)},
        "players": [player(t, other, seat) for other in range(t.seats)],
    }


def wanted(t: Table, seat: int) -> dict[str, Any]:
    """The dragons that the asked seat would have to place; while it places them, those still missing."""
    number = t.need if t.ask == Ask.ADD else _number_for(t, seat)
    return {"number": number, "colour": COLOURS[_colour_for(t, seat)]}


def pile(t: Table, side: int, seat: int | None) -> dict[str, Any]:
    """A pile of the Grimoire: its page, if that has a ribbon, how many cards; with open hands the written ones."""
    cards = [t.written[_depth(side, depth)] for depth in range(t.deep[side])]
    shown: dict[str, Any] = {
        "page": t.number if side == LEFT else COLOURS[t.colour],
        "ribbon": bool(cards) and cards[-1] >= UNSEEN,
        "cards": t.resting[side] + t.deep[side],
    }
    if t.open_hands:
        shown["written"] = [known_card(t, card, seat) for card in cards]
    return shown


def known_card(t: Table, card: int, seat: int | None) -> dict[str, Any]:
    """A written card as this seat knows it: of a starting card only its writer knows the dragon (10.4)."""
    unseen = card >= UNSEEN
    kind = t.kind_of[card - UNSEEN] if unseen else card
    hidden = unseen and (seat is None or t.dealt[card - UNSEEN] != seat + 1)
    return {"card": None if hidden else KIND_NAMES[kind], "page": page_name(kind)}


def page_name(kind: int) -> int | str:
    page = int(PAGE[kind])
    return COLOURS[page] if LEFT_KINDS <= kind < REAL_KINDS else page


def card_in(t: Table, side: int) -> str | None:
    return None if t.slot[side] == EMPTY else KIND_NAMES[t.slot[side]]


def player(t: Table, seat: int, watcher: int | None) -> dict[str, Any]:
    over = t.ask == Ask.NOTHING
    mine = seat == watcher
    shown: dict[str, Any] = {
        "hand": hand_size(t, seat),
        "unseen": t.unseen[seat],
        "cards": seen_cards(t, seat) if mine or t.open_hands else None,
        "starting": starting_cards(t, seat) if mine else None,
        "school": [school_pile(t, seat, at) for at in range(t.piles[seat])],
        "school_cards": t.height[seat],
        "fragments": t.fragments[seat],
        "values": fragment_values(t, seat) if mine or over or t.open_fragments else None,
        "pearls": {"red": t.red[seat], "blue": t.blue[seat]},
        "crystals": t.crystals[seat],
        "eggs": t.eggs[seat],
        "crest": t.crest[seat],
    }
    if over:
        shown["pearl_values"] = pearl_values(t, seat)
        shown["egg_turned"] = bool(t.turned >> seat & 1)
    return shown


def hand_size(t: Table, seat: int) -> int:
    return sum(t.dragons[seat, dragon] for dragon in range(5)) + t.unseen[seat]


def seen_cards(t: Table, seat: int) -> list[str]:
    held = t.held[seat]
    return [KIND_NAMES[kind] for kind in range(KINDS) if held >> kind & 1 for _ in range(t.hand[seat, kind])]


def starting_cards(t: Table, seat: int) -> list[str]:
    return [KIND_NAMES[t.kind_of[card]] for card in range(STARTING_CARDS) if t.starts[seat] >> card & 1]


def school_pile(t: Table, seat: int, at: int) -> dict[str, Any]:
    colour = t.row[seat, at]
    return {
        "colour": COLOURS[colour],
        "dragons": sum(t.laid[seat, kind] for kind in _OF_COLOUR[colour]),
        "shadows": t.stand_ins[seat, colour],
        "closed": 0 < at < t.piles[seat] - 1,
    }


def fragment_values(t: Table, seat: int) -> list[int]:
    return sorted(t.value[at] for at in range(FRAGMENTS) if t.owner[at] == seat + 1)


def pearl_values(t: Table, seat: int) -> list[int]:
    """Turned up at the end seat by seat, red ones and blue ones each in a row."""
    red, blue = sum(t.red[other] for other in range(seat)), t.reds + sum(t.blue[other] for other in range(seat))
    return [t.pearl[red + n] for n in range(t.red[seat])] + [t.pearl[blue + n] for n in range(t.blue[seat])]


@rule
def redeal(t: Table, seat: int, seed: int) -> None:
    """New dice, and new starting cards wherever this seat has not seen them (10.4).

    What lies in the piles and the values of the pearls are decided only when they come up, so the dice do for them.
    """
    seed_dice(t, seed)
    deal_unseen(t, seat)
    while t.ask == Ask.ADD and t.asked != seat and not can_go_on_naming(t, t.asked):
        deal_unseen(t, seat)  # a seat that places has enough cards for it, as everybody knows


@rule
def can_go_on_naming(t: Table, seat: int) -> bool:
    real, shadows = left_to_name(t, seat), t.dragons[seat, SHADOWS_TOO]
    return real + shadows >= t.need and (t.last > 0 or real > 0)


@rule
def deal_unseen(t: Table, seat: int) -> None:
    """Deal the starting cards that this seat does not know: first those with known pages, then hands, then the box."""
    pool, left = 0, 0
    for card in range(STARTING_CARDS):
        if not t.shown >> card & 1 and (seat < 0 or t.dealt[card] != seat + 1):
            pool |= 1 << card
            left += 1
    knows = 0  # for each card four bits: 1 + the seat that now knows it
    for side in range(2):
        for depth in range(t.deep[side]):
            at = place(side, depth)
            card = t.written[at] - UNSEEN
            if card >= 0 and t.dealt[card] != seat + 1:
                new = with_same_page(t, pool, card)
                pool &= ~(1 << new)
                left -= 1
                knows |= t.dealt[card] << 4 * new
                t.written[at] = UNSEEN + new
    for other in range(t.seats):
        if other != seat:
            t.starts[other] = 0
            for _ in range(t.unseen[other]):
                new = member(pool, below(t, left))
                pool &= ~(1 << new)
                left -= 1
                knows |= (other + 1) << 4 * new
                t.starts[other] |= 1 << new
    for card in range(STARTING_CARDS):
        if not t.shown >> card & 1 and (seat < 0 or t.dealt[card] != seat + 1):
            t.dealt[card] = knows >> 4 * card & 15


@rule
def with_same_page(t: Table, pool: int, card: int) -> int:
    """A random one of the pool's cards that shows the same page, ribbon and all."""
    fitting, n = 0, 0
    for other in range(STARTING_CARDS):
        if pool >> other & 1 and same_page(t.kind_of[other], t.kind_of[card]):
            fitting |= 1 << other
            n += 1
    return member(fitting, below(t, n))


@rule
def same_page(kind: int, other: int) -> bool:
    return PAGE[kind] == PAGE[other] and (kind < LEFT_KINDS) == (other < LEFT_KINDS)
