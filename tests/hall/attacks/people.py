"""Attacks on members: names that imitate theirs, and addresses that hold up or flood others."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any

from ..guests import DEALING, Guest, Server
from ..receivers import Mailbox, Receiver, mail_server, receiving
from ..spellings import SPELLINGS
from . import World, attack, server_of_its_own

LETTERS = "ABCDEFGHJKMP"
"""Letters of which no two look alike."""


@attack("19", "Nobody takes a name that looks like a member's, however it is written, and guests get a number.")
async def names_look_alike(world: World) -> str:
    http = await world.http.client(0, world.address())
    made = await http.post("/api/members", json={"name": "Leonie"})
    assert made.status_code == 200, made.text
    other, taken = await world.http.client(world.last, world.address()), 0
    for name in (name for kind in SPELLINGS.values() for name in kind):
        answer = (await other.post("/api/members", json={"name": name})).json()
        assert answer.get("problem", {}).get("code") == "name-taken", f"{name!r} is a member beside Leonie"
        taken += 1
    table = await world.http.creates(server=world.last, address=world.address(), name="Leonie", seats=2)
    for name in ("🅛🅔🅞🅝🅘🅔", "Leo-nie", "Lеonie", "ʟᴇᴏɴɪᴇ"):
        joined = (await other.post(f"/api/tables/{table.code}/join", json={"name": name})).json()
        shown = joined["table"]["players"][-1]["name"]
        assert shown.endswith(")"), f"{shown!r} cannot be told from Leonie"
    return f"{taken} spellings refused"


@attack("19", "The word filter is not evaded by circled letters, small capitals and other scripts.")
async def words_look_alike(world: World) -> str:
    target = world.servers[world.last]
    host = await world.http.client(world.last, world.address())
    signed = await host.post("/api/host/sign-in", json={"token": target.server.host_token})
    assert signed.status_code == 200, signed.text
    lists = {"en": {"on": True, "words": ["Leonie"]}, "fr": {"on": False, "words": []}}
    assert (await host.post("/api/host/words", json=lists)).status_code == 200
    spellings = [name for kind in SPELLINGS.values() for name in kind]
    try:
        guest, ann = await world.http.client(world.last, world.address()), None
        for name in spellings:
            answer = await guest.post("/api/tables", json={"game": "dragorun", "name": name})
            assert answer.json().get("problem", {}).get("code") == "bad-name", f"{name!r} is a name"
        ann = await world.http.creates(server=world.last, address=world.address(), name="Ann", free_chat=True)
        whole = [name for name in spellings if not any(sign in name for sign in " .·!()|")]
        for n, word in enumerate(whole):
            said = {"t": "say", "id": f"w{n}", "text": f"such a {word}, you"}
            answer = await guest.post(f"/api/tables/{ann.code}/actions", json=said, headers=ann.headers())
            while answer.status_code == 429:
                await asyncio.sleep(float(answer.headers.get("retry-after", 1)))
                answer = await guest.post(f"/api/tables/{ann.code}/actions", json=said, headers=ann.headers())
            state = (await guest.get(f"/api/tables/{ann.code}/state", headers=ann.headers())).json()
            shown = state["chat"][-1]["text"]
            # Hyphens around a word are no part of it.
            assert shown.replace("-", "") == "such a •••, you", f"{word!r} was said: {shown!r}"
            if not world.whole and n == 3:
                break
    finally:
        lists["en"]["on"] = False
        await host.post("/api/host/words", json=lists)
    return f"{len(spellings)} names refused, {n + 1} words hidden"


@attack("20", "Name servers that never answer hold up nobody else's nudges.", store="sqlite")
async def name_servers_are_dead(world: World) -> str:
    return await asyncio.to_thread(_dead_name_servers, world)


def _dead_name_servers(world: World) -> str:
    crowd, hooks = (24, 5) if world.whole else (8, 5)
    with ExitStack() as stack:
        dns = stack.enter_context(socket.socket(socket.AF_INET, socket.SOCK_DGRAM))
        dns.bind(("127.0.0.1", 0))
        receiver, _, server = stack.enter_context(_nudging(world, dns.getsockname()[1]))
        bob = stack.enter_context(_member(server, "Bob", world.address()))
        _changes(bob, "webhook", kind="json", url=f"http://localhost:{receiver.url.rpartition(':')[2]}/bob")
        spam = [
            stack.enter_context(_member(server, f"Spam {LETTERS[n // 12]}{LETTERS[n % 12]}", world.address()))
            for n in range(crowd)
        ]
        for number, guest in enumerate(spam):
            for hook in range(hooks):
                _changes(guest, "webhook", kind="json", url=f"https://h{hook}.dead{number}.example/")
        with ThreadPoolExecutor(crowd) as pool:
            trying = [pool.submit(_changes, guest, "try") for guest in spam]
            # When all of them have asked, and are waiting, it is Bob's turn.
            dns.settimeout(20)
            asked: set[bytes] = set()
            while len(asked) < crowd:
                question, _ = dns.recvfrom(512)
                asked |= {b"dead%d" % n for n in range(crowd) if b"dead%d\7example" % n in question}
            began = time.monotonic()
            _changes(bob, "try")
            took = time.monotonic() - began
            assert len(receiver.at("/bob")) == 1, "Bob was not nudged"
            done = sum(each.done() for each in trying)
            assert not done, f"Bob's nudge took {took:.1f} s: {done} of the others came first"
            for each in trying:
                each.result(60)
    return f"{crowd} members with {hooks} dead hosts each; another's nudge took {took:.2f} s"


@attack("20", "One mailbox gets few codes, however it is spelled, and options are no addresses.", store="sqlite")
async def mailboxes_are_flooded(world: World) -> str:
    return await asyncio.to_thread(_flooded_mailbox, world)


def _flooded_mailbox(world: World) -> str:
    spellings = ["vic.tim", "victim+1", "v.i.c.t.i.m", "VICTIM", "victim+a+b", "vict.im+2", "v.ictim", "Victim+3"]
    with ExitStack() as stack:
        _, box, server = stack.enter_context(_nudging(world, 9))
        for n, spelling in enumerate(spellings):
            guest = stack.enter_context(_member(server, f"Flood {chr(65 + n)}", world.address()))
            body = {"t": "email", "address": f"{spelling}@mail.example"}
            guest.http.post("/api/me/nudges", json=body)
            dash = guest.http.post("/api/me/nudges", json={"t": "email", "address": "-oQ/tmp@mail.example"})
            assert dash.status_code == 422, "an option is an address"
        assert len(box.mails) == 5, f"{len(box.mails)} codes came to one mailbox"
    return f"5 of {len(spellings)} codes sent"


@contextmanager
def _nudging(world: World, dns_port: int) -> Iterator[tuple[Receiver, Mailbox, Server]]:
    """A server of its own that sends nudges, to this machine alone."""
    with ExitStack() as stack:
        receiver = stack.enter_context(receiving())
        box, smtp = stack.enter_context(mail_server())
        chosen: dict[str, Any] = {"limits": 1, "url": "https://hall.example", "nudge_host": "localhost"}
        mail = {"smtp": smtp, "mail_from": "hall@hall.example"}
        dns = {"DNS_PORT": str(dns_port)}
        server = stack.enter_context(server_of_its_own(DEALING, dns, **chosen, **mail))
        yield receiver, box, server


@contextmanager
def _member(server: Server, name: str, address: str) -> Iterator[Guest]:
    guest = Guest(server.url, address=address)
    try:
        guest.post("/api/members", {"name": name})
        yield guest
    finally:
        guest.close()


def _changes(guest: Guest, t: str, **fields: Any) -> None:
    guest.post("/api/me/nudges", {"t": t, **fields})
