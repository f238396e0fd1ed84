"""Attacks on what makes a hall a home: members and their data, ratings, tournaments, clubs."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import httpx

from ..authenticator import Authenticator
from . import World, attack

_names = itertools.count(1)
MINE = ("", "/tables", "/export", "/nudges", "/clubs", "/tournaments", "/statistics", "/statistics/weeks.csv")
CUP = {"game": "dragorun", "format": "swiss", "clock": {"move": 60}}


async def member(
    world: World, server: int = 0, address: str | None = None, name: str = ""
) -> tuple[httpx.AsyncClient, dict[str, Any]]:
    """A new member, signed in; and what was told."""
    client = await world.http.client(server, address or world.address())
    answer = await client.post("/api/members", json={"name": name or f"Home {next(_names)}"})
    assert answer.status_code == 200, answer.text
    return client, answer.json()


def code_of(answer: httpx.Response) -> str:
    return "" if answer.status_code == 200 else answer.json()["problem"]["code"]


@attack("15", "Nobody reads what is another member's, a club's or the host's.")
async def private(world: World) -> str:
    ann, told = await member(world)
    eve, _ = await member(world, world.last)
    club = (await ann.post("/api/clubs", json={"name": f"Club {next(_names)}"})).json()
    cup = (await ann.post("/api/tournaments", json=CUP | {"name": "Ours", "club": club["club"]})).json()
    asked = {"game": "dragorun", "name": "A", "seats": 2, "club": club["club"], "link_only": True}
    table = (await ann.post("/api/tables", json=asked)).json()
    stranger = await world.http.client(world.last, world.address())
    cookie = ann.cookies["dragonhall-member"]
    looks = 0
    for who, names in (
        (stranger, {}),
        (stranger, {"dragonhall-member": table["token"]}),
        (stranger, {"dragonhall-member": told["member"]["member"]}),
        (stranger, {"dragonhall-host": cookie}),
        (eve, {}),
    ):
        head = {"cookie": "; ".join(f"{name}={value}" for name, value in names.items())} if names else {}
        for path in ("", "/people", "/tables", "/reports", "/bans", "/announcements", "/words", "/log"):
            assert code_of(await who.get(f"/api/host{path}", headers=head)) == "not-the-hall"
            looks += 1
        for path in (
            "",
            "/tables",
            "/export",
            "/nudges",
            "/clubs",
            "/tournaments",
            "/statistics",
            "/statistics/weeks.csv",
        ):
            answer = await who.get(f"/api/me{path}", headers=head)
            if who is stranger:
                assert code_of(answer) == "not-a-member", answer.text
            hidden = (cookie, told["phrase"], table["code"], club["invitation"], cup["info"]["tournament"])
            assert not any(one in answer.text for one in hidden)
            looks += 1
        await _no_such_tournament(who, head, cup["info"]["tournament"])
        assert code_of(await who.get(f"/api/tables/{table['code']}", headers=head)) == "no-table"
        assert code_of(await who.post(f"/api/me/tables/{table['code']}/key", json={}, headers=head)) in (
            "not-a-member",
            "no-table",
        )
        seen = (await who.get(f"/api/clubs/{club['club']}", headers=head)).json()
        assert seen["role"] is None and not (
            seen["members"] or seen["tables"] or seen["tournaments"] or seen["history"]
        )
        assert not seen["invitation"]
    return f"{looks} looks at what is private"


async def _no_such_tournament(who: httpx.AsyncClient, head: dict[str, str], hidden: str) -> None:
    """The answers about a tournament of a club are those about one that does not exist."""
    for ask in ("", "/rounds/1", "/join", "/withdraw", "/run"):
        told = []
        for id in (hidden, "a" * len(hidden)):
            path, body = f"/api/tournaments/{id}{ask}", {"do": "start"} if ask == "/run" else {}
            sent = who.post(path, json=body, headers=head) if ask[1:2] in "jw" or body else who.get(path, headers=head)
            told.append(((answer := await sent).status_code, answer.text))
        assert told[0] == told[1] and told[0][0] in (401, 404), (ask, told)


@attack("15", "Another site cannot act for a member, and nobody chooses the session of somebody else.")
async def forged(world: World) -> None:
    ann, told = await member(world)
    name = told["member"]["name"]
    for head in (
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"origin": str(ann.base_url).replace("127.0.0.1", "localhost").rstrip("/")},
        {"content-type": "text/plain"},
        {"content-type": "application/x-www-form-urlencoded"},
    ):
        head = {"content-type": "application/json"} | head
        for path, body in (("delete", f'{{"name": "{name}"}}'), ("phrase", "{}"), ("sign-out", "{}")):
            answer = await ann.post(f"/api/me/{path}", content=body, headers=head)
            assert code_of(answer) in ("wrong-origin", "bad-message"), answer.text
    assert (await ann.get("/api/me")).status_code == 200
    fixed = await world.http.client(0, world.address())
    planted = {"cookie": "dragonhall-member=planted"}
    answer = await fixed.post("/api/members/sign-in", json={"phrase": told["phrase"]}, headers=planted)
    cookie = answer.headers["set-cookie"]
    assert "planted" not in cookie and "HttpOnly" in cookie and "SameSite=Strict" in cookie
    assert code_of(await (await world.http.client(0)).get("/api/me", headers=planted)) == "not-a-member"


@attack("15", "Members, tournaments and challenges without end keep nobody else out.")
async def crowded(world: World) -> str:
    ann, _ = await member(world, world.last)
    cup = (await ann.post("/api/tournaments", json=CUP | {"name": "The real one"})).json()["info"]["tournament"]
    await ann.post(f"/api/tournaments/{cup}/join", json={})
    address, made, members = world.address(), 0, 0
    crowd = await world.http.client(0, address)
    for _ in range(200 if world.whole else 80):
        answer = await crowd.post("/api/members", json={"name": f"Crowd {next(_names)}"})
        if code_of(answer) == "too-fast":
            break
        members += 1
        made += code_of(await crowd.post("/api/tournaments", json=CUP | {"name": "Spam"})) == ""
    assert members < 65 and made < 15, f"{members} members, {made} tournaments"
    challenges = await asyncio.gather(
        *(crowd.post("/api/members/passkey-options", json={}) for _ in range(150)), return_exceptions=True
    )
    assert any(isinstance(one, httpx.Response) for one in challenges)
    listed = (await ann.get("/api/tournaments")).json()["tournaments"]
    places = [one["tournament"] for one in listed]
    assert cup in places and places.index(cup) < made + 1, "those with players come first"
    assert code_of(await ann.post("/api/members/passkey-options", json={})) == ""
    return f"{members} members and {made} tournaments from one address"


@attack("15", "Leaving, standing still, hints and odd options make no rating better.")
async def rigged(world: World) -> str:
    ann, _ = await member(world)
    duel = {"game": "dragorun", "name": "A", "seats": 2, "rated": True, "bots": [None, "hatchling"], "start": True}
    odd = {"game": "dragardiens", "options": {"first": "seat 0"}, "bots": [None, "wyrm"]}
    assert code_of(await ann.post("/api/tables", json=duel | odd)) == "not-allowed"
    for n in range(3):
        told = (await ann.post("/api/tables", json=duel | {"hints": True, "clock": None, "away_after": None})).json()
        assert told["table"]["clock"] and not told["table"]["hints"]
        token = {"Authorization": f"Bearer {told['token']}"}
        leave = {"t": "leave", "id": str(n)}
        assert code_of(await ann.post(f"/api/tables/{told['code']}/actions", json=leave, headers=token)) == ""
    while not (ratings := (await ann.get("/api/me")).json()["member"]["ratings"]) or ratings[0]["matches"] < 3:
        await asyncio.sleep(0.1)
    assert ratings[0]["matches"] == 3 and ratings[0]["rating"] < 1400, ratings
    only_bots = duel | {"sit": [], "bots": ["hatchling", "drake"]}
    table = (await ann.post("/api/tables", json=only_bots)).json()["code"]
    # A fault in what follows the end would be logged before there is a score sheet.
    while (await ann.get(f"/api/tables/{table}/sheet")).status_code != httpx.codes.OK:
        await asyncio.sleep(0.1)
    return f"a rating of {ratings[0]['rating']} after leaving three times"


@attack("15", "A member who was removed from a club does not come back by the link of before.")
async def removed(world: World) -> None:
    (ann, _), (eve, told) = await member(world), await member(world, world.last)
    club = (await ann.post("/api/clubs", json={"name": f"Club {next(_names)}"})).json()
    path, link = f"/api/clubs/{club['club']}", {"invitation": club["invitation"]}
    assert code_of(await eve.post(f"{path}/join", json=link)) == ""
    assert code_of(await ann.post(f"{path}/remove", json={"member": told["member"]["member"]})) == ""
    assert code_of(await eve.post(f"{path}/join", json=link)) == "no-club"
    assert not (await eve.get("/api/me/clubs")).json()["clubs"]


@attack("15", "A passkey is of no use to a page of another port, nor to somebody who has found the phone.")
async def passkeys(world: World) -> None:
    ann, _ = await member(world)
    eve = await world.http.client(0, world.address())
    home, phone = str(ann.base_url).rstrip("/"), Authenticator(str(ann.base_url).rstrip("/"))

    async def asks(who: httpx.AsyncClient, path: str, origin: str = home, **body: Any) -> httpx.Response:
        headers = {"origin": origin, "host": origin.removeprefix("http://")}
        return await who.post(path, json=body, headers=headers)

    made = (await asks(ann, "/api/me/passkey-options")).json()
    added = {"challenge": made["challenge"], "credential": phone.makes(made["options"])}
    assert (await asks(ann, "/api/me/passkey", **added)).json()["passkeys"] == 1
    other = f"{home.rpartition(':')[0]}:1"
    for of_page, of_hall, recognises in ((other, other, True), (other, home, True), (home, home, False)):
        phone.origin, phone.recognises = of_page, recognises
        wanted = (await asks(eve, "/api/members/passkey-options", of_hall)).json()
        signed = {"challenge": wanted["challenge"], "credential": phone.signs(wanted["options"])}
        assert code_of(await asks(eve, "/api/members/passkey", of_hall, **signed)) == "bad-passkey"
    phone.origin, phone.recognises = home, True
    wanted = (await asks(eve, "/api/members/passkey-options")).json()
    signed = {"challenge": wanted["challenge"], "credential": phone.signs(wanted["options"])}
    assert code_of(await asks(eve, "/api/members/passkey", **signed)) == "", "its owner does not get in"


@attack("15", "What many do at once happens once.")
async def at_once(world: World) -> str:
    ann, _ = await member(world)
    devices = [await world.http.client(n % len(world.servers), world.address()) for n in range(8)]
    cookie = {"cookie": f"dragonhall-member={ann.cookies['dragonhall-member']}"}
    name = f"Once {next(_names)}"
    names = await asyncio.gather(*(one.post("/api/members", json={"name": name}) for one in devices))
    assert sorted(code_of(one) for one in names) == [""] + ["name-taken"] * 7
    cup = (await ann.post("/api/tournaments", json=CUP | {"name": "Once"})).json()["info"]["tournament"]
    joined = await asyncio.gather(
        *(one.post(f"/api/tournaments/{cup}/join", json={}, headers=cookie) for one in devices)
    )
    assert {code_of(one) for one in joined} <= {"", "closing"}
    assert (await ann.get(f"/api/tournaments/{cup}")).json()["info"]["players"] == 1
    host = await world.http.creates(server=world.last, address=world.address(), seats=2)
    seats = await asyncio.gather(
        *(one.post(f"/api/tables/{host.code}/join", json={"name": "S"}, headers=cookie) for one in devices)
    )
    assert {one.json()["player"] for one in seats} == {1}, "one member, one place"
    clubs = await asyncio.gather(
        *(one.post("/api/clubs", json={"name": f"Once {next(_names)}"}, headers=cookie) for one in devices)
    )
    mine = (await ann.get("/api/me/clubs")).json()["clubs"]
    assert len(mine) <= 5 + (len(world.servers) - 1), "each server by itself keeps to it"
    assert len(mine) == sum(code_of(one) == "" for one in clubs)
    return f"{len(mine)} clubs of eight at once"
