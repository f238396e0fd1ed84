"""The hall of a simulated month (``bench/month.py``): a process that opens a real hall on a store and has its members
play. It may be killed at any moment; started again it goes on from the store and from the log.

The log knows what was acknowledged: an entry is on disk before whoever was acknowledged goes on.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import msgspec  # noqa: E402
import uvloop  # noqa: E402

from dragonhall import bots  # noqa: E402
from dragonhall.bots.levels import Drake  # noqa: E402
from dragonhall.bots.mistakes import Mistakes  # noqa: E402
from dragonhall.games.dragardiens.boxfile import text_of  # noqa: E402
from dragonhall.hall import protocol as p  # noqa: E402
from dragonhall.hall.app import Hall  # noqa: E402
from dragonhall.hall.base.errors import Refused  # noqa: E402
from dragonhall.hall.base.names import skeleton  # noqa: E402
from dragonhall.hall.base.settings import Settings  # noqa: E402
from dragonhall.hall.matches import archive  # noqa: E402
from dragonhall.hall.matches.result import places_of  # noqa: E402
from dragonhall.hall.members.accounts import Account  # noqa: E402
from dragonhall.hall.members.ratings import Standing, board_of  # noqa: E402
from dragonhall.hall.statistics.counting import NOTE  # noqa: E402
from dragonhall.hall.store import store_at  # noqa: E402
from dragonhall.hall.tables.actions import act  # noqa: E402
from dragonhall.hall.tables.live_table import LiveTable  # noqa: E402
from dragonhall.hall.tables.state import read_state  # noqa: E402

NAMES = "Ada Ben Cleo Dora Emil Fay Gus Hana Ivo Juna Kai Lena Milo Nora Otis Pia Quin Rosa Sam Tilda"
FAMILIES = "Ash Birch Cliff Dale Elder Frost Glen Heath Isle Jade Knoll Lake Moss North Oak"
SHORT_BOX = text_of("default").replace('name = "default"', 'name = "short"').replace("two = 7", "two = 1")
"""Dragardiens to the first amulet: about 40 decisions, in which overlooking moves costs a lot."""


@dataclass(frozen=True)
class Choice:
    """A game that members like, at two seats."""

    game: str
    options: dict[str, Any]
    part: float = 1.0
    """Of all matches."""


MAIN, REGULARS = Choice("dragardiens", {"box": SHORT_BOX}), 30
"""Everybody plays this one; each of the others has so many regulars, of all strengths."""
OTHERS = (Choice("ranch", {}, 0.03), Choice("dragorun", {"track": 16, "start": 10}, 0.35))
"""Skill without short cuts, and much luck."""
AT_ONCE = 80
"""Tables that are played at the same time."""
NUDGE_AFTER = 1.0
DAWDLES = 1 / 400
"""The chance that a member leaves a decision lie for so long that a nudge is sent."""
NEAR = 6
"""An opponent is the one of so many whose rating is nearest."""
TOURNAMENTS: tuple[tuple[float, dict[str, Any]], ...] = (
    (0.2, {"name": "Swiss of the month", "format": "swiss", "rounds": 4}),
    (0.4, {"name": "Groups of the month", "format": "groups", "group_size": 4}),
    (0.6, {"name": "Arena of the month", "format": "arena", "minutes": 60}),
)
"""When each begins, as a part of all matches."""
CLUB = "Club of the month"


@dataclass
class Player:
    """A member, and how strong they are: the fewer of 1000 moves they overlook, the stronger."""

    name: str
    member: str
    token: str
    misses: int

    def __post_init__(self) -> None:
        self.bot = Drake(name=self.name, mistakes=Mistakes(misses=self.misses))


@dataclass
class Acknowledged:
    """The lines of the log."""

    players: list[Player] = field(default_factory=list)
    laid: dict[str, tuple[str, list[str | None]]] = field(default_factory=dict)
    """By code: the game, and by seat the member."""
    moves: dict[str, dict[int, tuple[int, str]]] = field(default_factory=dict)
    """By code and line: the seat and the move."""
    over: dict[str, list[int]] = field(default_factory=dict)
    """By code: the places of the seats."""
    touched: set[str] = field(default_factory=set)
    """Tables with entries after the last mark."""
    ended: bool = False

    def take(self, entry: list[Any]) -> None:
        kind, *rest = entry
        if kind == "member":
            self.players.append(Player(*rest))
        elif kind == "laid":
            self.laid[rest[0]] = (rest[1], rest[2])
        elif kind == "move":
            self.moves.setdefault(rest[0], {})[rest[1]] = (rest[2], rest[3])
        elif kind == "over":
            self.over[rest[0]] = rest[1]
        elif kind == "mark":
            self.touched.clear()
        elif kind == "end":
            self.ended = True
        if kind in ("laid", "move", "over"):
            self.touched.add(rest[0])


def read_log(path: Path, moves: bool = True) -> list[list[Any]]:
    """All entries, or those that are no moves; one that a kill has cut off was not acknowledged, and is taken away."""
    data = path.read_bytes() if path.exists() else b""
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        os.truncate(path, len(whole))
    return [json.loads(line) for line in whole.splitlines() if moves or not line.startswith(b'["move"')]


def acknowledged(path: Path, moves: bool = True) -> Acknowledged:
    found = Acknowledged()
    for entry in read_log(path, moves):
        found.take(entry)
    return found


class Log:
    """Append-only. What waits is written and flushed to the disk together."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        self._waiting: list[tuple[bytes, asyncio.Future[None]]] = []
        self._flushing: asyncio.Task[None] | None = None

    async def keep(self, *entry: Any) -> None:
        """Returns when it is on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((json.dumps(entry).encode() + b"\n", done))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        await done

    async def _flush(self) -> None:
        while self._waiting:
            some, self._waiting = self._waiting, []
            await asyncio.to_thread(self._write, b"".join(line for line, _ in some))
            for _, done in some:
                done.set_result(None)
        self._flushing = None

    def _write(self, data: bytes) -> None:
        os.write(self._file, data)
        os.fsync(self._file)


class Month:
    """The members of a hall, playing until there are enough matches."""

    def __init__(self, hall: Hall, log: Log, known: Acknowledged, matches: int, members: int, receiver: str) -> None:
        self.hall, self.log, self.known, self.receiver = hall, log, known, receiver
        self.matches, self.members, self.luck = matches, members, random.Random()
        self.players = {one.member: one for one in known.players}
        self.playing: dict[str, asyncio.Task[None]] = {}
        self.coming = 0
        """Matches that are being opened."""
        self.rated: dict[str, dict[str, float]] = {one.game: {} for one in (MAIN, *OTHERS)}
        """By game and member: the mean of the rating, read from time to time."""

    async def go(self) -> None:
        await self.gather_members()
        await self.go_on()
        rest = asyncio.create_task(self.read_ratings())
        work = [self.slot() for _ in range(AT_ONCE)] + [self.tournament(*one) for one in TOURNAMENTS]
        await asyncio.gather(*work)
        while self.playing:
            await asyncio.gather(*list(self.playing.values()))
        rest.cancel()
        store = self.hall.store
        while await store.unarchived() or await store.without_document(NOTE):
            await asyncio.sleep(0.1)
        await self.log.keep("end")

    # Members

    async def gather_members(self) -> None:
        first, families, strengths = NAMES.split(), FAMILIES.split(), list(range(self.members))
        random.Random(1).shuffle(strengths)
        for number in range(len(self.known.players), self.members):
            name = f"{first[number % len(first)]} {families[number // len(first)]}"
            account, token = await self.member(name)
            if number % 2 and not (await self.hall.nudges.doc(account.member)).webhooks:
                await self.hall.nudges.add_webhook(account, p.AddWebhook("json", f"{self.receiver}/{number}"))
            entry = name, account.member, token, 1000 * strengths[number] // (self.members - 1)
            self.players[account.member] = Player(*entry)
            await self.log.keep("member", *entry)
        everybody = list(self.players)
        founder = await self.account(everybody[0])
        clubs = (await self.hall.clubs.joined_by(founder.member)).clubs
        club = clubs[0].club if clubs else await self.hall.clubs.create(founder, p.FoundClub(CLUB))
        invitation = (await self.hall.clubs.found(club)).doc.invitation
        for member in everybody[1:40]:
            await self.hall.clubs.join(club, await self.account(member), invitation)

    async def member(self, name: str) -> tuple[Account, str]:
        """A new member; or one that a killed server has made, and nobody knows of."""
        try:
            account, _, token = await self.hall.accounts.create(p.BecomeMember(name))
        except Refused:
            found = await self.hall.store.document("name", skeleton(name))
            assert found is not None
            account = await self.account(found.owner)
            token = await self.hall.accounts.new_session(account, "", [])
        return account, token

    async def account(self, member: str) -> Account:
        found = await self.hall.accounts.account(member)
        assert found is not None
        return found

    async def read_ratings(self) -> None:
        while True:
            for game, known in self.rated.items():
                for one in await self.hall.store.documents("rating", board_of(game, 2), 1000):
                    standing = msgspec.json.decode(one.doc, type=Standing)
                    known[standing.member] = standing.mu
            await asyncio.sleep(3)

    # Matches

    async def go_on(self) -> None:
        """What a killed server left: matches that run or were about to begin, and ends that nobody was told."""
        going = {row.code: row for row in await self.hall.store.going(100_000)}
        for code, row in going.items():
            state = read_state(row.doc)
            seats = [state.member_at(seat) for seat in range(len(state.places))]
            if row.state == "running":
                self.begin(code, seats)
            elif state.tournament is None and None not in seats:
                self.begin(code, seats, start=True)
        for code in [code for code in self.known.laid if code not in self.known.over and code not in going]:
            await self.ended(await self.hall.tables.open(code))

    def begin(self, code: str, seats: list[str | None], start: bool = False) -> asyncio.Task[None]:
        if code not in self.playing:
            self.playing[code] = asyncio.create_task(self.play(code, seats, start))
        return self.playing[code]

    async def slot(self) -> None:
        """One match after the other."""
        while len(self.known.over) + len(self.playing) + self.coming < self.matches:
            self.coming += 1
            try:
                chosen = next((one for one in OTHERS if self.luck.random() < one.part), MAIN)
                code, seats = await self.lay(chosen)
            finally:
                self.coming -= 1
            await self.begin(code, seats, start=True)

    def pair(self, chosen: Choice) -> list[Player]:
        here = list(self.players.values())
        if chosen is not MAIN:
            ordered = sorted(here, key=lambda one: one.misses)
            step = max(1, len(here) // REGULARS)
            here = ordered[OTHERS.index(chosen) % step :: step]
        first = self.luck.choice(here)
        others = self.luck.sample([one for one in here if one is not first], min(NEAR, len(here) - 1))
        known = self.rated[chosen.game]
        mine = known.get(first.member, 25.0)
        second = min(others, key=lambda one: abs(known.get(one.member, 25.0) - mine))
        return [first, second]

    async def lay(self, chosen: Choice) -> tuple[str, list[str | None]]:
        """Two members sit down at a rated table."""
        first, second = self.pair(chosen)
        asked = p.CreateTable(chosen.game, first.name, seats=2, options=chosen.options, rated=True, public=True)
        table, _, _ = await self.hall.tables.create(asked, member=first.member)
        await self.hall.tables.join(table, p.Join(second.name, 1), member=second.member)
        return table.code, [first.member, second.member]

    async def play(self, code: str, seats: list[str | None], start: bool) -> None:
        try:
            table = await self.hall.tables.open(code)
            if code not in self.known.laid:
                self.known.laid[code] = (table.state.game, seats)
                await self.log.keep("laid", code, table.state.game, seats)
            if start and table.phase == "open":
                await act(table, table.state.host, p.Start(id="start"))
            while table.phase != "over":
                await self.decide(table, seats)
            await self.ended(table)
            # The next match waits for the hall to have counted this one.
            while await self.hall.store.archived(code, archive.FINAL) is None:
                await asyncio.sleep(0.1)
        finally:
            del self.playing[code]

    async def decide(self, table: LiveTable, seats: list[str | None]) -> None:
        if table.position is None:
            await asyncio.sleep(0.05)  # the tournament deals
            return
        now = table.dealt_position()
        mine = [seat for seat in now.to_act if seats[seat] is not None]
        if not mine:
            await table.wait_for_line(0.5)
            return
        seat, seq = mine[0], now.line.seq
        player = self.players[str(seats[seat])]
        if self.luck.random() < DAWDLES:
            await asyncio.sleep(NUDGE_AFTER + 1)
        match = table.setup.match_at(now.board, now.line.ply)
        move = bots.ask(player.bot, match, seat, self.luck.getrandbits(62))
        at = table.state.places[seat].player
        assert at is not None
        try:
            ack = await act(table, at, p.MakeMove(id=f"{seq}", seat=seat, seq=seq, move=int(move)))
        except Refused:
            if table.seq == seq:
                raise
            return  # somebody else has moved, and the question is another one
        await self.log.keep("move", table.code, ack.seq, seat, move.text)

    async def ended(self, table: LiveTable) -> None:
        view = msgspec.json.decode(bytes(table.dealt_position().view(None)))
        places = places_of(view["scores"], view["winners"])
        await self.log.keep("over", table.code, places)
        self.known.over[table.code] = places

    # Tournaments

    async def tournament(self, begins: float, how: dict[str, Any]) -> None:
        while len(self.known.over) < begins * self.matches:
            await asyncio.sleep(0.2)
        number = [one["name"] for _, one in TOURNAMENTS].index(how["name"])
        # An even number: rated matches with these options are for members alone.
        size = min(self.members, 32, max(4, self.matches // 60)) // 2 * 2
        everybody = list(self.players)
        players = [everybody[(number * size + n) % self.members] for n in range(size)]
        host, hall = await self.account(players[0]), self.hall.tournaments
        made = (await hall.of_member(host.member)).tournaments
        id = next((one.tournament for one in made if one.name == how["name"]), None)
        if id is None:
            asked = {"game": MAIN.game, "options": MAIN.options, "clock": {"move": 600}, "rest": 0, "rated": True}
            id = (await hall.create(host, msgspec.convert(asked | how, p.CreateTournament))).key
        if (await hall.get(id)).doc.state == "open":
            for member in players:
                await hall.join(await self.account(member), id)
            await hall.run(host, id, p.RunTournament("start"))
        while (known := await hall.get(id)).doc.state != "over":
            if how["format"] == "arena" and known.doc.tables >= 2 * size:
                await hall.run(host, id, p.RunTournament("end"))
            for pairing in (kept.doc for kept in await hall.going(id)):
                if pairing.stage == "playing" and pairing.code not in self.known.over:
                    seats = [None if n is None else known.doc.players[n].member for n in pairing.seats]
                    self.begin(pairing.code, seats)
            await asyncio.sleep(0.1)


async def main(db: str, log: str, matches: str, members: str, receiver: str) -> None:
    known = acknowledged(Path(log), moves=False)
    chosen = Settings(
        bot_pause=0, limit_factor=0, nudge_after=NUDGE_AFTER, url="http://hall.example", nudge_hosts=("127.0.0.1",)
    )
    hall = Hall(store_at(db), chosen)
    await hall.open()
    try:
        await Month(hall, Log(Path(log)), known, int(matches), int(members), receiver).go()
    finally:
        await hall.close()


if __name__ == "__main__":
    # As `dragonhall serve` does.
    gc.set_threshold(50_000, 20, 50)
    sys.setswitchinterval(0.0005)
    uvloop.run(main(*sys.argv[1:]))
