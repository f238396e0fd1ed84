"""The score sheet: fragments, pearls, the crest and golden eggs (9.5, 9.6)."""

from __future__ import annotations

from ...core.score_sheet import Event, History, Ledger, Sheet
from .box import AT_EGG
from .rules_setup import AT_BOX


def sheet(history: History) -> Sheet:
    ledger = Ledger(history, ("fragments", "pearls", "crest", "eggs"))
    face, back = history.numbers[AT_BOX + AT_EGG], history.numbers[AT_BOX + AT_EGG + 1]
    for ply, events in enumerate(history.news):
        for event in events:
            match event["key"]:
                case "fragment":
                    ledger.add(ply, event["seat"], event["value"], event, "fragments")
                case "pearl_shown":
                    ledger.add(ply, event["seat"], event["value"], event, "pearls")
                case "crest":
                    ledger.add(ply, event["seat"], event["value"], event, "crest")
                case "got_egg":
                    ledger.add(ply, event["seat"], face, event, "eggs")
                case "egg_turned":
                    ledger.add(ply, event["seat"], back - face, event, "eggs")
    return ledger.sheet("points", tie=school_cards(history))


def school_cards(history: History) -> Event | None:
    """Return what breaks a tie (9.7)."""
    if len(history.winners) != 1:
        return None
    winner = history.winners[0]
    equal = [seat for seat in range(history.seats) if seat != winner and history.scores[seat] == history.scores[winner]]
    cards = [player["school_cards"] for player in history.view(history.last)["players"]]
    return {"points": cards[winner], "others": max(cards[seat] for seat in equal)} if equal else None
