"""The score sheet: what every gambit added to or took from each hoard (11.7)."""

from __future__ import annotations

from ...core.score_sheet import History, Ledger, Sheet

TO_STAKES = ("paid_stakes", "repaid_stakes")
TO_OTHERS = ("paid", "repaid")
FROM_STAKES = ("stole", "won_gambit", "won_gambit_weakest")


def sheet(history: History) -> Sheet:
    ledger, seats = Ledger(history), range(history.seats)
    gambit = 0 if history.news[0] else history.view(0)["gambit"]
    out = set() if history.news[0] else {seat for seat in seats if history.view(0)["players"][seat]["out"]}
    for ply, events in enumerate(history.news):
        for event in events:
            key = event["key"]
            if key == "starts":
                for seat in seats:
                    ledger.add(ply, seat, event["gold"], event, "start")
            elif key == "gambit":
                gambit = event["gambit"]
                ledger.row("gambit", gambit)
            elif key in TO_STAKES:
                ledger.add(ply, event["seat"], -event["gold"], event, "gambit", gambit)
            elif key in TO_OTHERS:
                ledger.add(ply, event["seat"], -event["gold"], event, "gambit", gambit)
                ledger.add(ply, event["other"], event["gold"], event, "gambit", gambit)
            elif key in FROM_STAKES and event["gold"]:
                ledger.add(ply, event["seat"], event["gold"], event, "gambit", gambit)
            elif key == "shared":
                for seat in seats:
                    if seat not in out:
                        ledger.add(ply, seat, event["gold"], event, "gambit", gambit)
            elif key == "out":
                out.add(event["seat"])
    return ledger.sheet("gold")
