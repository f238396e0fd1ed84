"""The score sheet: who won each race, and how far every dragon came (7)."""

from __future__ import annotations

from ...core.score_sheet import Event, History, Ledger, Sheet
from .box import DRAGONS

STRETCH = 40
"""Markers change hands until the end, so the timeline shows only this many of the last plies."""


class Race:
    """Follow the news to know where dragons and markers are."""

    def __init__(self, history: History) -> None:
        self.number = 0
        self.space = {dragon: 0 for dragon in DRAGONS}  # noqa: C420
        self.marker: dict[int, str] = {}
        self.taken: dict[int, tuple[int, Event]] = {}
        """For every seat, the ply and the news of the swap that gave it its marker."""
        if not history.news[0]:
            view = history.view(0)
            self.number, self.space = view["race"], dict(view["spaces"])
            self.marker = {seat: dragon for dragon, seat in view["markers"].items() if seat is not None}

    def follow(self, ply: int, event: Event) -> None:
        match event["key"]:
            case "race":
                self.number = event["race"]
                self.marker, self.taken = {}, {}
            case "starts" | "stayed":
                self.space[event["dragon"]] = event["space"]
            case "forward" | "backward":
                self.space[event["dragon"]] = event["to"]
            case "dealt" | "chose":
                self.marker[event["seat"]] = event["dragon"]
            case "swapped":
                self.marker[event["seat"]], self.marker[event["other"]] = event["takes"], event["gives"]
                self.taken[event["seat"]] = ply, event
                self.taken.pop(event["other"], None)
            case "swapped_beside":
                self.marker[event["seat"]] = event["takes"]
                self.taken[event["seat"]] = ply, event

    def spaces(self, seats: int) -> list[int]:
        """The space of every seat's own dragon."""
        return [self.space[self.marker[seat]] if seat in self.marker else 0 for seat in range(seats)]


def sheet(history: History) -> Sheet:
    ledger, race, values = Ledger(history), Race(history), []
    seats, last = range(history.seats), [0] * history.seats
    decided: Event | None = None
    began = 0
    for ply, events in enumerate(history.news):
        for event in events:
            race.follow(ply, event)
            began = ply if event["key"] == "race" else began
            now = race.spaces(history.seats)
            for seat in seats:
                if now[seat] != last[seat]:
                    ledger.note(ply, seat, now[seat] - last[seat], event)
            last = now
            if event["key"] == "finished":
                row = ledger.row("race", race.number)
                for seat in sorted(race.marker, key=lambda seat: -race.space[race.marker[seat]]):
                    dragon = race.marker[seat]
                    told = {"key": "came", "seat": seat, "dragon": dragon, "space": race.space[dragon]}
                    ledger.add(ply, seat, 0, told, row.key, row.number)
            elif event["key"] == "won":
                ledger.add(ply, event["seat"], 1, event, "race", race.number)
        values.append(last)
    if len(history.winners) == 1:
        decided = why(history, race)
    return ledger.sheet("spaces", lambda: values, decided=decided, first=max(began, history.last - STRETCH))


def why(history: History, race: Race) -> Event:
    winner = history.winners[0]
    dragon = race.marker[winner]
    told = {event["key"]: event for event in history.news[-1]}
    if "poisoned" in told:
        return {"key": "poisoned", "seat": winner, "dragon": dragon, "other": told["poisoned"]["seat"]}
    if winner in race.taken:
        ply, swap = race.taken[winner]
        plies = history.last - ply
        if swap["key"] == "swapped":
            return {"key": "swapped", "seat": winner, "dragon": dragon, "other": swap["other"], "plies": plies}
    return {"key": "finish", "seat": winner, "dragon": dragon}
