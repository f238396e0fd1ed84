"""Any situation of Dragardiens as readable JSON; ``position_placing.py`` reads it back.

What lies below the pages need not be described: it is whatever the box holds and nobody has.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...core.rule import twin
from .box import (
    CHEST_NAMES,
    CHESTS,
    COLOURS,
    DRAGON,
    FRAGMENTS,
    KIND_NAMES,
    KINDS,
    LEFT,
    REAL_KINDS,
    SHADOW,
    SIDES,
    STARTING_CARDS,
)
from .table import UNSEEN, Ask, Table
from .table import place as written_place
from .view import card_in, seen_cards

place_of = twin(written_place)
ASKS = {ask.name.lower(): ask for ask in Ask}
NAMEABLE = (*KIND_NAMES[:REAL_KINDS], *(f"starting {name}" for name in KIND_NAMES[:REAL_KINDS]), "shadow")
"""The cards of a laying in the order of 6.8."""


def describe(t: Table) -> dict[str, Any]:
    """The whole situation; everything the rules will ever read."""
    labels = starting_labels(t)
    described: dict[str, Any] = {
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
        "shown": [labels[card] for card in range(STARTING_CARDS) if t.shown >> card & 1],
        "row": [t.value[at] for at in range(t.lowest, t.highest + 1)],
        "taken_lowest": [[t.value[at], t.owner[at] - 1] for at in range(t.lowest)],
        "taken_highest": [[t.value[at], t.owner[at] - 1] for at in range(t.highest + 1, FRAGMENTS) if t.owner[at] > 0],
        "crests": [t.crest_value[at] for at in range(3) if t.crests_left >> at & 1],
        "chests": [CHEST_NAMES[chest] for chest in range(CHESTS) if t.chests >> chest & 1],
        "to_choose": t.to_choose,
        "taken": t.taken,
        "stopped": bool(t.stopped),
        "wrote": [name for side, name in enumerate(SIDES) if t.wrote >> side & 1],
        "crystal_paid": bool(t.paid),
        "opened": CHEST_NAMES[t.opened - 1] if t.opened else None,
        "ink": COLOURS[t.ink],
        "end": SIDES[t.end],
        "need": t.need,
        "last": NAMEABLE[t.last - 1] if t.last else None,
        "busy": bool(t.busy),
        "laying": bool(t.laying),
        "idle": t.idle,
        "lull": t.lull,
    }
    if t.ask == Ask.NOTHING:
        described["pearls"] = [t.pearl[at] for at in range(len(t.pearl))]
        described["turned"] = [seat for seat in range(t.seats) if t.turned >> seat & 1]
    return described


def describe_player(t: Table, seat: int, labels: list[str]) -> dict[str, Any]:
    return {
        "hand": seen_cards(t, seat),
        "starting": [labels[card] for card in range(STARTING_CARDS) if t.starts[seat] >> card & 1],
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
    """Everything that must always be there, wherever it lies."""
    seats = range(t.seats)
    written = [t.written[place_of(side, n)] for side in range(2) for n in range(t.deep[side])]
    unseen = [card - UNSEEN for card in written if card >= UNSEEN]
    unseen += [card for card in range(STARTING_CARDS) for seat in seats if t.starts[seat] >> card & 1]
    counts = Counter({f"card {name}": 0 for name in KIND_NAMES})
    for kind, name in enumerate(KIND_NAMES):
        counts[f"card {name}"] += sum(t.hand[seat, kind] for seat in seats) + written.count(kind)
        counts[f"card {name}"] += [t.slot[0], t.slot[1]].count(kind)
        if kind != SHADOW:
            counts[f"card {name}"] += t.rest[kind] + sum(t.laid[seat, kind] for seat in seats)
    counts["card shadow"] += t.shadows + sum(t.stand_ins[seat, colour] for seat in seats for colour in range(4))
    for card in range(STARTING_CARDS):
        counts[f"card {KIND_NAMES[t.kind_of[card]]}"] += 1 - (t.shown >> card & 1)
        counts["starting cards"] += 1 if t.shown >> card & 1 else max(1, unseen.count(card))
    counts["cards"] = sum(counts[f"card {name}"] for name in KIND_NAMES)
    counts["crystals"] = t.crystals_left + sum(t.crystals[seat] for seat in seats)
    counts["eggs"] = t.eggs_left + sum(t.eggs[seat] for seat in seats)
    counts["fragments"] = t.highest + 1 - t.lowest + sum(t.fragments[seat] for seat in seats)
    counts["fragments owned"] = sum(t.owner[at] > 0 for at in range(FRAGMENTS)) - sum(
        t.fragments[seat] for seat in seats
    )
    counts["fragment values"] = sum(t.value[at] for at in range(FRAGMENTS))
    counts["red pearls"] = t.reds_left + sum(t.red[seat] for seat in seats)
    counts["pearl values"] = sum(t.pearl[at] for at in range(len(t.pearl)))
    counts["amulets"] = t.amulets - sum(t.fragments[seat] // 3 for seat in seats)
    counts["crests"] = (
        (t.crests_left & 1) + (t.crests_left >> 1 & 1) + (t.crests_left >> 2) + sum(t.crest[seat] > 0 for seat in seats)
    )
    counts["hands by colour"] = sum(
        t.dragons[seat, colour] - sum(t.hand[seat, kind] for kind in range(KINDS) if DRAGON[kind] == colour)
        for seat in seats
        for colour in range(5)
    )
    counts["school cards"] = sum(
        t.height[seat]
        - sum(t.laid[seat, kind] for kind in range(REAL_KINDS))
        - sum(t.stand_ins[seat, c] for c in range(4))
        for seat in seats
    )
    counts["pages"] = sum(t.paged[page] for page in range(9)) - t.resting[0] - t.resting[1]
    counts["piles"] = t.resting[0] + t.resting[1] - sum(t.rest[kind] for kind in range(REAL_KINDS))
    return dict(counts)
