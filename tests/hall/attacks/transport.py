"""Attacks on the connections themselves: floods, half requests, guesses, costly questions."""

from __future__ import annotations

import httpx

from . import World, attack


@attack("5", "Wrong codes never lock out who holds a valid token.")
async def wrong_codes(world: World) -> str:
    address = world.address()
    guest = await world.http.lays(address=address)
    client = await world.http.client(address=address)
    for n in range(40):
        await client.get(f"/api/tables/WRNG{n % 10}")
    answer = await client.get(f"/api/tables/{guest.code}/state", headers=guest.headers())
    assert answer.status_code == httpx.codes.OK, answer.text
    return "the seated player's state came after 40 wrong codes"
