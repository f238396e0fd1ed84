"""Tables an assistant can sit at: one of its own against bots, or one of a hall, by its link."""

from __future__ import annotations

import json
import math
import secrets
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Mapping, Sequence
from typing import Any, Protocol
from urllib.parse import urlsplit

from ..bots import ask, bot_named
from ..bots.advice import Hint, Option
from ..core.errors import DragonhallError, NotLegalNow, NotYourTurn
from ..core.game import Game
from ..core.match import Match, new_match
from ..games import game as find_game
from ..narration import observation_json
from ..words import Words

PATIENCE = 20.0
"""How many seconds ``look`` waits for people to move."""


MAX_NAME, MAX_SENTENCE = 40, 400
"""Characters of a name, and of a sentence of the hall, that are passed on."""


class NoSuchTable(DragonhallError):
    """A link that leads to no table, or a hall that does not answer or refuses."""


Told = dict[str, Any]
"""Everything that a seat may know, as ``dragonhall.narration.observation_json`` puts it."""


class Sitting(Protocol):
    """A seat at some table."""

    game: Game
    names: Sequence[str]

    def observe(self) -> Told | None:
        """Return what the seat sees once the others have moved as far as they can; ``None`` before the deal."""

    def play(self, move: str) -> None: ...

    def hint(self, words: Words) -> str: ...


class OwnTable:
    """A match of the assistant against bots, in this process."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        seat: int,
        bots: str,
        options: Mapping[str, Any],
        seed: int | None,
    ) -> None:
        self.game = find_game(game)
        seats = seats if seats is not None else self.game.usual_seats
        self._match: Match = new_match(self.game, seats, seed, options, None)
        self._match.view(seat)  # refuses a seat that the match does not have
        self._seat = seat
        bot_named(bots).check(self.game)
        self._bots = {other: bot_named(bots) for other in range(seats) if other != seat}
        self.names: Sequence[str] = ()

    def observe(self) -> Told:
        self._let_bots_move()
        # The news since the seat's own last move: what it has not seen yet.
        own = [n for n, (seat, _) in enumerate(self._match.log) if seat == self._seat]
        return observation_json(
            self._match, self._seat, recent=self._match.ply - own[-1] if own else self._match.ply + 1
        )

    def play(self, move: str) -> None:
        self._let_bots_move()
        self._match.play(move, seat=self._seat)

    def hint(self, words: Words) -> str:
        self._let_bots_move()
        if self._seat not in self._match.to_act:
            raise NotYourTurn("The game is over: there is nothing to decide.")
        return str(self._match.hint(self._seat, budget="300ms").why(words, self.game, self.names))

    def _let_bots_move(self) -> None:
        while waiting := [seat for seat in self._match.to_act if seat in self._bots]:
            seat = waiting[0]
            self._match.play(ask(self._bots[seat], self._match, seat, secrets.randbits(62)), seat=seat)


class SameHost(urllib.request.HTTPRedirectHandler):
    """Follows a redirect only where it stays at the host that the link named: the token is for that host alone."""

    def redirect_request(
        self, req: urllib.request.Request, fp: Any, code: int, msg: str, headers: Any, newurl: str
    ) -> urllib.request.Request | None:
        old, new = urlsplit(req.full_url), urlsplit(newurl)
        if new.netloc != old.netloc or new.scheme not in (old.scheme, "https"):
            raise NoSuchTable(
                f"The hall at {old.netloc} sends on to {quoted(new.netloc, MAX_NAME)}: ask for a link to that hall."
            )
        return super().redirect_request(req, fp, code, msg, headers, newurl)


_web = urllib.request.build_opener(SameHost)


def quoted(text: str, most: int) -> str:
    """Return what somebody else wrote, in quotation marks that it cannot end, on one line."""
    plain = "".join(sign if sign.isprintable() else " " for sign in text).replace("«", "<").replace("»", ">")
    return f"«{plain[:most]}»"


class HallTable:
    """A seat at a hall's table, over plain HTTP as docs/protocol.md says."""

    def __init__(self, link: str, name: str, seat: int | None) -> None:
        parts = urlsplit(link.strip())
        code = parts.path.rpartition("/t/")[2].strip("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or "/t/" not in parts.path or not code:
            raise NoSuchTable(f"{link[:80]!r} is not the link of a table: it looks like http://host:8000/t/bako-mire.")
        self._table = f"{parts.scheme}://{parts.netloc}/api/tables/{code}"
        table = self._call("")
        self.game = find_game(table["game"])
        free = [place["seat"] for place in table["seats"] if place["kind"] == "free"]
        if seat is None and not free:
            raise NoSuchTable("There is no free seat at this table.")
        self._seat = free[0] if seat is None else seat
        self._token = ""
        self._token = self._call("/join", {"name": name, "seat": self._seat})["token"]
        self.names: Sequence[str] = ()
        self._read = 0

    def observe(self) -> Told | None:
        until = time.monotonic() + PATIENCE
        while True:
            state = self._state()
            standing = next((found for found in state["standings"] if found["seat"] == self._seat), None)
            left = until - time.monotonic()
            if (standing and (standing["moves"] or standing["view"]["over"])) or left <= 0:
                break
            # Before the deal nothing is sent over HTTP: look again every now and then.
            if standing:
                self._call(f"/events?since={state['seq']}&wait={max(1, int(left))}")
            else:
                time.sleep(min(1.0, left))
        if standing is None:
            return None
        view = standing["view"]
        shared = {key: view[key] for key in ("game", "seat", "ply", "to_act", "over", "winners")}
        moves = [
            {"number": move["n"], "text": found.text, "name": found.name, "args": found.args}
            for move in standing["moves"]
            for found in (self.game.moves[move["n"]],)  # in the words of the game, not in the hall's
        ]
        return shared | {"view": view, "news": standing["news"][self._read :], "moves": moves}

    def play(self, move: str) -> None:
        found = self.game.moves.find(move)
        state = self._state()
        standing = next((found for found in state["standings"] if found["seat"] == self._seat), None)
        if standing is None:
            raise NotYourTurn("The game has not started yet: the host starts it.")
        self._act("move", seat=self._seat, seq=state["seq"], move=found.text)
        self._read = state["ply"] + 1

    def hint(self, words: Words) -> str:
        state = self._state()
        told = self._call("/hint", {"seat": self._seat, "seq": state["seq"]})
        options = tuple(
            Option(self.game.moves.find(one["move"]["n"]), math.nan if one["share"] is None else one["share"], 0.0, 0)
            for one in told["options"]
        )
        hint = Hint(self._seat, options, told["tries"], told["mixed"], told["reason"], told["close"])
        return hint.why(words, self.game, self.names)

    def _state(self) -> Any:
        state = self._call("/state")
        place = state["table"]["seats"][self._seat]
        if place["stand_in"]:  # a bot took over while the assistant thought
            self._act("back", seat=self._seat)
        self.names = [
            quoted(place["name"], MAX_NAME) if place["name"] else f"{place['level'] or '?'} {place['seat'] + 1}"
            for place in state["table"]["seats"]
        ]
        return state

    def _act(self, kind: str, **fields: Any) -> None:
        self._call("/actions", {"t": kind, "id": str(uuid.uuid4()), **fields})

    def _call(self, path: str, body: Any = None) -> Any:
        head = {"Content-Type": "application/json"}
        if getattr(self, "_token", ""):
            head["Authorization"] = f"Bearer {self._token}"
        data = None if body is None else json.dumps(body).encode()
        try:
            asked = urllib.request.Request(self._table + path, data, head)
            with _web.open(asked, timeout=PATIENCE + 20) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                raise self._refusal(error.read()) from None
        except (OSError, ValueError) as error:
            raise NoSuchTable(
                f"The hall at {urlsplit(self._table).netloc} does not answer as a hall: {error}."
            ) from None

    def _refusal(self, body: bytes) -> DragonhallError:
        try:
            problem = json.loads(body)["problem"]
            kind = NotLegalNow if problem["code"] == "not-legal-now" else NoSuchTable
            return kind(f"The hall says: {quoted(problem['text'], MAX_SENTENCE)}")
        except (ValueError, KeyError, TypeError, AttributeError):
            return NoSuchTable("The hall refused without a reason.")
