"""The rewards of placing (7), and what the chests do (11): one function for each, in the order of the rules."""

from __future__ import annotations

from ...core.news import EVERYBODY, tell
from ...core.record import Row
from ...core.rule import rule
from .box import (
    DRAGON,
    GIVES_CRYSTAL,
    GIVES_EGG,
    GIVES_HIGHEST,
    GIVES_LOWEST,
    GIVES_SHADOW,
    OF_COLOUR,
    REAL_KINDS,
    SHADOW,
    Chest,
    Gift,
)
from .moves import OPEN, OPEN_INK, WHISTLE, WHISTLE_SHADOW
from .news import News
from .table import SHADOWS_TOO, Table, is_closed, to_hand

# Rewards (7)


@rule
def reward(t: Table, seat: int, number: int) -> None:
    """Fragments, then shadow dragon, crystal and egg, then the crest (7.1)."""
    lows, highs = t.reward[number, GIVES_LOWEST], t.reward[number, GIVES_HIGHEST]
    if lows > 0 and is_open(t, seat, Chest.MAGNET):
        take_fragment(t, seat, Gift.HIGHEST)
        lows -= 1
    for _ in range(lows):
        take_fragment(t, seat, Gift.LOWEST)
    for _ in range(highs):
        take_fragment(t, seat, Gift.HIGHEST)
    for _ in range(t.reward[number, GIVES_SHADOW]):
        take_shadow(t, seat)
    for _ in range(t.reward[number, GIVES_CRYSTAL]):
        take_crystal(t, seat)
    for _ in range(t.reward[number, GIVES_EGG]):
        take_egg(t, seat)
    if t.piles[seat] == 4 and t.crest[seat] == 0 and t.crests_left != 0:
        take_crest(t, seat)


@rule
def take_fragment(t: Table, seat: int, gift: int) -> None:
    """The lowest or the highest of the row; every third one closes a ring (7.2, 7.4, 7.7)."""
    if t.lowest > t.highest:
        tell(EVERYBODY, News.NONE_LEFT, seat, gift)
        return
    at = t.lowest
    if gift == Gift.LOWEST:
        t.lowest += 1
    else:
        at = t.highest
        t.highest -= 1
    t.owner[at] = seat + 1
    t.points[seat] += t.value[at]
    t.fragments[seat] += 1
    tell(EVERYBODY, News.FRAGMENT, seat, gift, t.value[at])
    if t.fragments[seat] % 3 == 0:
        take_pearl(t, seat)


@rule
def take_pearl(t: Table, seat: int) -> None:
    """An amulet is complete: a red pearl while there are any, then a blue one; nobody sees its value (7.4, 7.5)."""
    t.amulets += 1
    if t.reds_left > 0:
        t.reds_left -= 1
        t.red[seat] += 1
        tell(EVERYBODY, News.PEARL, seat, 0)
    else:
        t.blue[seat] += 1
        tell(EVERYBODY, News.PEARL, seat, 1)


@rule
def take_shadow(t: Table, seat: int) -> None:
    """A shadow dragon into the hand (7.6, 7.7)."""
    if t.shadows > 0:
        t.shadows -= 1
        to_hand(t, seat, SHADOW)
        tell(EVERYBODY, News.GOT_SHADOW, seat)
    else:
        tell(EVERYBODY, News.NONE_LEFT, seat, Gift.SHADOW)


@rule
def take_crystal(t: Table, seat: int) -> None:
    if t.crystals_left > 0:
        t.crystals_left -= 1
        t.crystals[seat] += 1
        tell(EVERYBODY, News.GOT_CRYSTAL, seat)
    else:
        tell(EVERYBODY, News.NONE_LEFT, seat, Gift.CRYSTAL)


@rule
def take_egg(t: Table, seat: int) -> None:
    if t.eggs_left > 0:
        t.eggs_left -= 1
        t.eggs[seat] += 1
        tell(EVERYBODY, News.GOT_EGG, seat)
    else:
        tell(EVERYBODY, News.NONE_LEFT, seat, Gift.EGG)


@rule
def take_crest(t: Table, seat: int) -> None:
    """All four colours: the highest crest left (7.8)."""
    at = 0
    while not t.crests_left >> at & 1:
        at += 1
    t.crests_left &= ~(1 << at)
    t.crest[seat] = t.crest_value[at]
    tell(EVERYBODY, News.CREST, seat, t.crest_value[at])


# Chests (11)


@rule
def is_open(t: Table, seat: int, chest: int) -> bool:
    """The seat opened that chest this turn; what it does concerns only that seat (11.9)."""
    return t.opened == chest + 1 and seat == t.turn


@rule
def pay_crystal(t: Table, seat: int) -> None:
    """Back to the supply; at most one a turn (4.3, 11.2)."""
    t.crystals[seat] -= 1
    t.crystals_left += 1
    t.paid = 1
    tell(EVERYBODY, News.CRYSTAL_PAID, seat)


@rule
def may_open(t: Table, seat: int) -> bool:
    """A chest lies out and a crystal can be paid (11.2)."""
    return t.chests != 0 and t.paid == 0 and t.crystals[seat] > 0


@rule
def list_chests(t: Table, seat: int, out: Row, n: int) -> int:
    """Every way to open a chest that would do something (11.9)."""
    if t.chests >> Chest.INK & 1:
        for colour in range(4):
            if colour != t.colour:
                out[n] = OPEN_INK + colour
                n += 1
    if t.chests >> Chest.WHISTLE & 1:
        n = list_whistle(t, seat, out, n)
    for chest in range(Chest.SHORTCUT, 6):
        if t.chests >> chest & 1 and would_help(t, seat, chest):
            out[n] = OPEN + chest - Chest.SHORTCUT
            n += 1
    return n


@rule
def would_help(t: Table, seat: int, chest: int) -> bool:
    if chest == Chest.SHORTCUT:
        return t.number > 1
    if chest == Chest.KEY:
        return t.piles[seat] > 2
    if chest == Chest.MAGNET:
        return t.reward[t.number, GIVES_LOWEST] > 0
    return True


@rule
def list_whistle(t: Table, seat: int, out: Row, n: int) -> int:
    """Cards that can come back; a pile keeps a dragon of its colour (11.4)."""
    for kind in range(REAL_KINDS):
        if t.laid[seat, kind] > 0 and real_dragons(t, seat, DRAGON[kind]) > 1:
            out[n] = WHISTLE + kind
            n += 1
    for colour in range(4):
        if t.stand_ins[seat, colour] > 0:
            out[n] = WHISTLE_SHADOW + colour
            n += 1
    return n


@rule
def real_dragons(t: Table, seat: int, colour: int) -> int:
    n = 0
    for kind in range(REAL_KINDS):
        if OF_COLOUR[colour] >> kind & 1:
            n += t.laid[seat, kind]
    return n


@rule
def open_chest(t: Table, seat: int, move: int) -> None:
    """Pay, and take what the chest gives; this ends the taking (4.6, 11.2)."""
    pay_crystal(t, seat)
    t.stopped = 1
    if move < WHISTLE:
        opens(t, seat, Chest.INK)
        t.ink = move - OPEN_INK
        tell(EVERYBODY, News.INK, seat, t.ink)
    elif move < OPEN:
        opens(t, seat, Chest.WHISTLE)
        whistle(t, seat, move)
    else:
        opens(t, seat, move - OPEN + Chest.SHORTCUT)


@rule
def opens(t: Table, seat: int, chest: int) -> None:
    t.opened = chest + 1
    tell(EVERYBODY, News.OPENED, seat, chest)


@rule
def whistle(t: Table, seat: int, move: int) -> None:
    """One card of the school comes back into the hand (11.4)."""
    if move < WHISTLE_SHADOW:
        kind = move - WHISTLE
        colour = DRAGON[kind]
        t.laid[seat, kind] -= 1
    else:
        kind = SHADOW
        colour = move - WHISTLE_SHADOW
        t.stand_ins[seat, colour] -= 1
    t.height[seat] -= 1
    to_hand(t, seat, kind)
    tell(EVERYBODY, News.WHISTLED, seat, kind, colour)


# The number and colour that the Grimoire asks of a seat, chests included (3.1)


@rule
def number_for(t: Table, seat: int) -> int:
    """How many dragons; one fewer with the shortcut, never none (11.5)."""
    return t.number - 1 if is_open(t, seat, Chest.SHORTCUT) and t.number > 1 else t.number


@rule
def colour_for(t: Table, seat: int) -> int:
    """Of which colour; the one named with prism ink (11.3)."""
    return t.ink if is_open(t, seat, Chest.INK) else t.colour


@rule
def accepts(t: Table, seat: int, colour: int) -> bool:
    """The school has room for that colour: its pile is not closed, or the iron key opens it (6.6, 11.6)."""
    return not is_closed(t, seat, colour) or is_open(t, seat, Chest.KEY)


@rule
def might_lay(t: Table, seat: int) -> bool:
    """As far as everybody knows, this seat could place: its unseen starting cards may be anything (8.3)."""
    colour = colour_for(t, seat)
    real = t.dragons[seat, colour] + t.unseen[seat]
    return real > 0 and real + t.dragons[seat, SHADOWS_TOO] >= number_for(t, seat) and accepts(t, seat, colour)
