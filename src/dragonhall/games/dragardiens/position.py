"""Any situation of Dragardiens as readable JSON; ``position_placing.py`` reads it back.

The cards below the pages need not be described: they are those that the box holds and nobody has.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from ...core.position import described, flag, members, number, word, word_or_null, words
from ...core.record import Row
from .box import (
    CHEST_NAMES,
    COLOURS,
    DRAGON,
    FRAGMENTS,
    KIND_NAMES,
    LEFT,
    REAL_KINDS,
    SHADOW,
    SIDES,
    STARTING_CARDS,
)
from .rules import LONGEST_LULL
from .table import UNSEEN, Ask, Table
from .table import place as written_place
from .view import card_in, seen_cards

place_of = written_place
ASKS = {ask.name.lower(): ask for ask in Ask}
NAMEABLE = (*KIND_NAMES[:REAL_KINDS], *(f"starting {name}" for name in KIND_NAMES[:REAL_KINDS]), "shadow")
"""The cards that are placed, in the order of 6.8."""
THIS_TURN = (
    number("taken", 0, 4),
    flag("stopped", default=lambda t: bool(t.wrote or t.opened)),
    words("wrote", SIDES),
    flag("crystal_paid", of="paid"),
    word_or_null("opened", CHEST_NAMES),
    word("ink", COLOURS),
    word("end", SIDES),
    number("need", 0, 6),
    word_or_null("last", NAMEABLE),
    flag("busy", default=lambda t: bool(t.taken or t.wrote)),
    flag("laying", default=lambda t: t.ask == Ask.ADD),
    number("idle", 0, lambda t: t.seats),
    number("lull", 0, LONGEST_LULL),
)


def describe(t: Table) -> dict[str, Any]:
    """The whole situation; everything the rules will ever read."""
    labels = starting_labels(t)
    position: dict[str, Any] = {
        "ask": Ask(t.ask).name.lower(),
        "asked": t.asked,
        "turn": t.turn,
        "first": t.first,
        "grimoire": {
            name: {
                "under": page_text(side, t.under[side]),
                "written": [written_text(t, t.written[place_of(side, n)], labels) for n in range(t.deep[side])],
            }
            for side, name in enumerate(SIDES)
        },
        "training": [card_in(t, side) for side in range(2)],
        "players": [describe_player(t, seat, labels) for seat in range(t.seats)],
        "shown": [labels[card] for card in members(t.shown)],
        "row": [t.value[at] for at in range(t.lowest, t.highest + 1)],
        "taken_lowest": [[t.value[at], t.owner[at] - 1] for at in range(t.lowest)],
        "taken_highest": [[t.value[at], t.owner[at] - 1] for at in range(t.highest + 1, FRAGMENTS) if t.owner[at] > 0],
        "crests": [t.crest_value[at] for at in members(t.crests_left)],
        "chests": [CHEST_NAMES[chest] for chest in members(t.chests)],
        "to_choose": t.to_choose,
        **described(t, THIS_TURN),
    }
    if t.ask == Ask.NOTHING:
        position["pearls"] = [t.pearl[at] for at in range(len(t.pearl))]
        position["turned"] = members(t.turned)
    return position


def describe_player(t: Table, seat: int, labels: list[str]) -> dict[str, Any]:
    return {
        "hand": seen_cards(t, seat),
        "starting": [labels[card] for card in members(t.starts[seat])],
        "school": [describe_pile(t, seat, t.row[seat, at]) for at in range(t.piles[seat])],
        "pearls": {"red": t.red[seat], "blue": t.blue[seat]},
        "crystals": t.crystals[seat],
        "eggs": t.eggs[seat],
        "crest": t.crest[seat],
    }


def describe_pile(t: Table, seat: int, colour: int) -> list[str]:
    kinds = [kind for kind in range(REAL_KINDS) if DRAGON[kind] == colour]
    real = [KIND_NAMES[kind] for kind in kinds for _ in range(t.laid[seat, kind])]
    return real + ["shadow"] * t.stand_ins[seat, colour]


def page_text(side: int, page: int) -> int | str:
    return page if side == LEFT else COLOURS[page]


def starting_labels(t: Table) -> list[str]:
    """The starting cards by name; alike ones are told apart by a number."""
    seen: Counter[str] = Counter()
    labels = []
    for card in range(STARTING_CARDS):
        name = KIND_NAMES[t.kind_of[card]]
        seen[name] += 1
        labels.append(name if seen[name] == 1 else f"{name} #{seen[name]}")
    return labels


def written_text(t: Table, card: int, labels: list[str]) -> str | dict[str, Any]:
    if card < UNSEEN:
        return KIND_NAMES[card]
    return {"starting": labels[card - UNSEEN], "seat": t.dealt[card - UNSEEN] - 1}


def pieces(t: Table) -> dict[str, int]:
    """Everything that must always be there, wherever it lies; then sums kept twice, whose difference must be 0."""
    hand, laid, stand_ins, fragments = (np.asarray(row) for row in (t.hand, t.laid, t.stand_ins, t.fragments))
    written = [t.written[place_of(side, n)] for side in range(2) for n in range(t.deep[side])]
    unseen = [card - UNSEEN for card in written if card >= UNSEEN]
    unseen += [card for card in range(STARTING_CARDS) for seat in range(t.seats) if t.starts[seat] >> card & 1]
    boxed = [card for card in range(STARTING_CARDS) if not t.shown >> card & 1 and card not in unseen]
    kinds = hand.sum(0, np.int64)
    kinds[:REAL_KINDS] += laid.sum(0, np.int64) + np.asarray(t.rest)
    kinds[SHADOW] += stand_ins.sum() + t.shadows
    for kind in [card for card in (*written, t.slot[0], t.slot[1]) if 0 <= card < UNSEEN]:
        kinds[kind] += 1
    for card in unseen + boxed:
        kinds[t.kind_of[card]] += 1
    by_dragon = [int(hand[:, dragon == DRAGON].sum()) for dragon in range(5)]
    counts = {f"card {name}": int(count) for name, count in zip(KIND_NAMES, kinds, strict=True)}
    return counts | {
        "cards": int(kinds.sum()),
        "crystals": t.crystals_left + total(t.crystals),
        "eggs": t.eggs_left + total(t.eggs),
        "fragments": t.highest + 1 - t.lowest + int(fragments.sum()),
        "fragment values": total(t.value),
        "red pearls": t.reds_left + total(t.red),
        "pearl values": total(t.pearl),
        "crests": t.crests_left.bit_count() + int((np.asarray(t.crest) > 0).sum()),
        "unseen cards twice": len(unseen) - len(set(unseen)),
        "unseen cards in hands": total(t.unseen) - sum(t.starts[seat].bit_count() for seat in range(t.seats)),
        "owned fragments": int((np.asarray(t.owner) > 0).sum()) - int(fragments.sum()),
        "points": total(t.points) - int(np.asarray(t.value)[np.asarray(t.owner) > 0].sum(dtype=np.int64)),
        "pearls": t.amulets - total(t.red) - total(t.blue),
        "amulets": t.amulets - int((fragments // 3).sum()),
        "hands by colour": sum(abs(int(n) - m) for n, m in zip(np.asarray(t.dragons).sum(0), by_dragon, strict=True)),
        "hands as bits": sum(
            t.held[seat] != sum(1 << int(k) for k in hand[seat].nonzero()[0]) for seat in range(t.seats)
        ),
        "school cards": total(t.height) - int(laid.sum()) - int(stand_ins.sum()),
        "pages": total(t.paged) - total(t.resting),
        "piles": total(t.resting) - total(t.rest),
    }


def total(row: Row) -> int:
    return int(np.asarray(row).sum(dtype=np.int64))


def bits(row: Any) -> int:
    return sum(1 << int(at) for at in row.nonzero()[0])
