"""The score sheet: dragons and red cards of every season, and medals (8, 11.2, 12.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.score_sheet import Event, History, Ledger, Sheet
from .box import EGG, GROWN, LEVEL, MEDAL_POINTS, RED, TOKENS

WORTH = {TOKENS[GROWN + sort]: LEVEL[sort] for sort in range(RED + 1)}
"""Points of a dragon at the end of a season."""


def sheet(history: History) -> Sheet:
    ledger = Ledger(history, ("dragons", "red", "medals"))
    season = 0 if history.news[0] else history.view(0)["season"]
    medals: list[list[Event]] = [[] for _ in range(history.seats)]
    for ply, events in enumerate(history.news):
        # Feeding and breeding are over, so the dragons that counted stand on the ranches.
        for event in events:
            match event["key"]:
                case "season":
                    season = event["season"]
                case "season_points":
                    seat = event["seat"]
                    for token, count in dragons(history.view(ply), seat).items():
                        told = {"key": "dragons", "seat": seat, "season": season, "token": token, "count": count}
                        ledger.add(ply, seat, WORTH[token] * count, told, "dragons")
                case "red_scored":
                    told = {"key": "red", "seat": event["seat"], "season": season, "power": event["power"]}
                    ledger.add(ply, event["seat"], event["points"], told, "red")
                case "medal_won":
                    medals[event["seat"]].append(event)
                case "medal_points":
                    seat = event["seat"]
                    for won in medals[seat]:
                        ledger.add(ply, seat, MEDAL_POINTS, won, "medals")
                    earlier = event["points"] - MEDAL_POINTS * len(medals[seat])
                    if earlier:
                        ledger.add(ply, seat, earlier, event, "medals")
    return ledger.sheet("points", lambda: with_dragons(history, ledger), tie=eggs_or_ingots(history))


def dragons(view: Mapping[str, Any], seat: int) -> dict[str, int]:
    return {token: count for token, count in view["ranches"][seat]["tokens"].items() if token in WORTH}


def with_dragons(history: History, ledger: Ledger) -> list[list[int]]:
    """The score, and while a season lasts what the dragons on the ranch would score at its end."""
    values = ledger.scores_by_ply()
    stood = [0] * history.seats
    for ply, row in enumerate(values):
        view = history.view(ply)
        stand = [0 if view["over"] else worth(view, seat) for seat in range(history.seats)]
        counted = any(event["key"] == "season_points" for event in history.news[ply])
        for seat in range(history.seats):
            row[seat] += stand[seat]
            told = [event for event in history.news[ply] if seat in (event.get("seat"), event.get("victim"))]
            # At the end the dragons had been counted in already: what came on top were medals and red cards.
            keys = ("red_scored", "medal_points") if view["over"] else ("season_points",) if counted else ABOUT_DRAGONS
            fitting = [event for event in told if event["key"] in keys]
            if fitting and (counted or stand[seat] != stood[seat]):
                ledger.explain(ply, seat, fitting[-1])
        stood = stand
    return values


ABOUT_DRAGONS = ("hatched", "starved", "looted", "destroyed", "turned_back", "bred_hatch", "swapped")
"""The news that change the dragons on a ranch."""


def worth(view: Mapping[str, Any], seat: int) -> int:
    return sum(WORTH[token] * count for token, count in dragons(view, seat).items())


def eggs_or_ingots(history: History) -> Event | None:
    """Return what breaks a tie: eggs of level 3, of level 2, of level 1; then ingots (12.3)."""
    if len(history.winners) != 1:
        return None
    winner = history.winners[0]
    equal = [seat for seat in range(history.seats) if seat != winner and history.scores[seat] == history.scores[winner]]
    ranches = history.view(history.last)["ranches"]
    for level in (3, 2, 1, 0):
        kinds = [TOKENS[EGG + sort] for sort in range(RED + 1) if LEVEL[sort] == level] or ["ingot"]
        counts = [sum(ranch["tokens"].get(kind, 0) for kind in kinds) for ranch in ranches]
        # A seat that is beaten at one level does not count at the next.
        behind = [seat for seat in equal if counts[seat] < counts[winner]]
        if behind:
            return {"level": level, "points": counts[winner], "others": max(counts[seat] for seat in behind)}
    return None
