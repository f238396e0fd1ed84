"""Members for the tests: who they are, on which devices, and at which tables."""

from __future__ import annotations

from typing import Any

from .guests import AnyServer, Guest, until

DUEL: dict[str, Any] = {"game": "dragorun", "seats": 2}


def member(server: AnyServer, guests: list[Guest], name: str, **more: Any) -> tuple[Guest, dict[str, Any]]:
    guest = Guest(server.url)
    guests.append(guest)
    return guest, guest.post("/api/members", {"name": name, **more})


def other_device(server: AnyServer, guests: list[Guest], phrase: str, **more: Any) -> Guest:
    guest = Guest(server.url)
    guests.append(guest)
    guest.post("/api/members/sign-in", {"phrase": phrase, **more})
    return guest


def creates(guest: Guest, **more: Any) -> dict[str, Any]:
    told = guest.post("/api/tables", {**DUEL, "name": "x", **more})
    guest.code, guest.token, guest.player = told["code"], told["token"], told["player"]
    return told


def stands_in(guest: Guest, seat: int = 0) -> None:
    """A bot plays for the guest, unless the other seat's bot has ended a short race at once."""
    asked = {"t": "away", "id": guest.new_id(), "seat": seat}
    answer = guest.http.post(f"/api/tables/{guest.code}/actions", json=asked, headers=guest.headers())
    assert answer.status_code == 200 or answer.json()["problem"]["code"] == "over", answer.text


def plays_on(guest: Guest, seat: int = 0) -> None:
    """A bot stands in for the guest until the match is over."""
    stands_in(guest, seat)
    until(lambda: guest.get(f"/api/tables/{guest.code}")["state"] == "over")


def tables_of(guest: Guest) -> list[dict[str, Any]]:
    return guest.get("/api/me/tables")["tables"]
