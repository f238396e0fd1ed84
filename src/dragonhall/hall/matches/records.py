"""Records of matches: writing them, checking uploaded ones, and finding positions to continue from."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ... import games, replay
from ...core.dice import commitment
from ...core.errors import BadRecord
from ...core.match import FORMAT, HOST, Match
from ...games import game as find_game
from .. import protocol as p
from ..base.errors import Refused
from ..base.names import MAX_NAME, clean_text
from ..store import LogEntry
from ..tables.state import TableState, safe_options
from .archive import ArchivedPly, archived_ply, packed

MAX_MOVES = 5_000
"""Of a record that is uploaded."""
MAX_CARRIED = 20
"""Maximum times that a table can be carried from one hall to another."""
encode = msgspec.json.encode


class HallPart(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that a server knew of a match besides the match itself."""

    commitment: Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")] | None = None
    names: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=64)] | None = None
    table: Annotated[str, Meta(max_length=20, pattern="^[a-z-]*$")] | None = None
    played: Annotated[int, Meta(ge=0, le=1 << 53)] | None = None
    rules: Annotated[list[tuple[int, int]], Meta(max_length=100)] | None = None
    """The rules version from each ply on, if it changed during the match."""
    earlier: dict[str, Any] | None = None
    """The record up to the position that this one begins with, if the table was carried from elsewhere."""
    hints: Annotated[list[tuple[int, int]], Meta(max_length=5_000)] | None = None
    """The hints that were asked for, if any: after which ply, for which seat."""
    daily: Annotated[str, Meta(max_length=10)] | None = None
    """The day, if it was a deal of the day."""


def record_of(
    state: TableState, secret: bytes, said: list[LogEntry], final: bytes, rules: list[tuple[int, int]]
) -> dict[str, Any]:
    """Return the record of a match as far as it was played; *final* is its last view."""
    view = msgspec.json.decode(final)
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": state.game,
        "version": rules[-1][1],
        "seats": len(state.places),
        "options": state.options,
        "secret": secret.hex(),
        "moves": [[None if line.seat == HOST else line.seat, line.move] for line in said[1:]],
        **({"scores": view["scores"], "winners": view["winners"]} if view["over"] else {}),
        "hall": {
            "commitment": state.commitment,
            "names": [state.name_at(seat) for seat in range(len(state.places))],
            "table": state.code,
            "played": state.created,
        },
    }
    if state.position is not None:
        record["position"] = state.position
    if state.earlier is not None:
        record["hall"]["earlier"] = state.earlier
    if state.hinted:
        record["hall"]["hints"] = list(state.hinted)
    if len(rules) > 1:
        record["hall"]["rules"] = rules
    return record


def versions(said: list[LogEntry]) -> list[tuple[int, int]]:
    """Return the rules version used from each ply on."""
    found: list[tuple[int, int]] = []
    for line in said:
        if not found or found[-1][1] != line.rules:
            found.append((line.ply, line.rules))
    return found


def verify(record: Any) -> Match:
    """Play a whole record again: the deal, every move, the dice, the end, and what was promised before.

    Raises:
        BadRecord: it is wrong somewhere; the sentence says where.
    """
    known = hall_part(record)
    if known.rules is not None:
        parts = ", ".join(f"version {version} from ply {ply}" for ply, version in known.rules)
        raise BadRecord(f"The rules were changed while this was played ({parts}): no one version can play it again.")
    match = replay(record)
    if known.commitment is not None:
        secret = bytes.fromhex(record.get("secret") or "")
        if commitment(secret) != known.commitment:
            raise BadRecord("The secret of the dice is not the one that was promised before the first move.")
    if known.earlier is not None:
        _check_earlier(record, known.earlier)
    return match


def _check_earlier(record: Any, earlier: dict[str, Any]) -> None:
    """Raise BadRecord unless the match before a table was carried leads to the position that its record begins with."""
    for _ in range(MAX_CARRIED):
        check_parts(earlier)
        before = replay(earlier)
        if record.get("position") != {**before.position(), "ply": 0}:
            raise BadRecord("What was played before this table was carried does not lead to its first position.")
        next_one = hall_part(earlier).earlier
        if next_one is None:
            return
        record, earlier = earlier, next_one
    raise BadRecord(f"A table can be carried {MAX_CARRIED} times.")


def position_at(record: Any, ply: int) -> dict[str, Any]:
    """Return the position after a ply of a record, as a match of its own can begin with it."""
    try:
        match = verify(record)
    except BadRecord as error:
        raise Refused(
            "rules-changed", f"This match cannot be played on by the rules of this server. {error}"
        ) from error
    return {**_playable(match, ply).position(), "ply": 0}


def _playable(match: Match, ply: int) -> Match:
    """Return the match after a ply; raise Refused if it cannot be played on from there."""
    first = match.ply - len(match.log)
    if ply > len(match.log):
        raise Refused("no-ply", f"This match can be seen from ply 0 to {len(match.log)}, not {ply}.")
    then = match.at(first + ply)
    if then.over:
        raise Refused("over", "After the last move there is nothing left to decide: choose an earlier one.")
    if match.version != match.game.version:
        raise Refused("rules-changed", "The rules were changed since this match: it cannot be played on.")
    return then


def going_on(record: Any, ply: int | None) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the position after a ply of an uploaded record (else after its last), and the record up to there."""
    match = _brought(record)
    then = _playable(match, len(match.log) if ply is None else ply)
    return {**then.position(), "ply": 0}, kept_record(record, then)


def hall_part(record: Any) -> HallPart:
    """Return what a server knew of a match besides the match itself.

    Raises:
        BadRecord: it has parts that no server writes.
    """
    part = record.get("hall") if isinstance(record, Mapping) else None
    try:
        return HallPart() if part is None else msgspec.convert(part, HallPart)
    except msgspec.ValidationError as error:
        raise BadRecord(f"The part 'hall' of this record is not one that a hall writes: {error}.") from error


def kept_record(record: Mapping[str, Any], match: Match) -> dict[str, Any]:
    """Return an uploaded record in the form in which it is kept: written as this hall would, with clean names."""
    kept: dict[str, Any] = match.record()
    if "hall" in record:
        known = hall_part(record)
        shown = [clean_text(name)[:MAX_NAME] for name in known.names or ()]
        known.names = shown if len(shown) == match.seats else None
        kept["hall"] = msgspec.to_builtins(known)
    return kept


def digest(record: Mapping[str, Any], whole: bool = True) -> str:
    """Return the digest of a record; without *whole*, of the match alone, ignoring the hall's own part."""
    kept = {name: value for name, value in record.items() if whole or name not in ("hall", "scores", "winners")}
    return hashlib.sha256(json.dumps(kept, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def uploaded(record: Any) -> tuple[Match, list[tuple[int, str]], dict[int, bytes]]:
    """Play an uploaded record through: return its match, each line as (seat, move), and its pages."""
    match = _brought(record)
    if not match.over:
        raise BadRecord("The match of this record is not over.")
    everybody = (*range(match.seats), None)
    news = [match.news(seat) for seat in everybody]
    # Nobody here saw the plies before the first move of a match from a position.
    first = match.ply - len(match.log)
    going = replay({**{k: v for k, v in record.items() if k not in ("scores", "winners")}, "moves": []})
    plies: list[ArchivedPly] = []
    lines: list[tuple[int, str]] = []
    for n in range(len(match.log) + 1):
        if n:
            seat, move = match.log[n - 1]
            going.play(move, seat=None if seat == HOST else seat)
        by, text = (-1, "") if n == 0 else (match.log[n - 1][0], match.log[n - 1][1].text)
        own = [going.own_view(seat) for seat in everybody]
        plies.append(archived_ply(by, going.open_view(), own, encode([news_of[first + n] for news_of in news])))
        lines.append((by, text))
    return match, lines, packed(plies)


def _brought(record: Any) -> Match:
    """Return the match of a record that came from outside."""
    check_parts(record)
    return verify(record)


def check_parts(record: Any) -> None:
    """Check, before a record is opened, that it is one, is not too long, and names no file of this machine."""
    if not isinstance(record, Mapping) or not isinstance(record.get("moves"), list):
        raise BadRecord("This is not a record of a game.")
    if len(record["moves"]) > MAX_MOVES:
        raise Refused("too-long", f"Records of up to {MAX_MOVES} moves can be brought.")
    if record.get("game") in games():
        position = record.get("position")
        for part in (record, position if isinstance(position, Mapping) else {}):
            options = part.get("options")
            safe_options(find_game(record["game"]), options)
            texts = [text for text in options.values() if isinstance(text, str)] if isinstance(options, Mapping) else []
            if any(len(text) > p.MAX_OPTION for text in texts):
                raise Refused("too-long", f"The text of an option has at most {p.MAX_OPTION} characters.")


def tidy(record: Mapping[str, Any]) -> str:
    """Return a record as the text of a file."""
    return json.dumps(record, indent=1, ensure_ascii=False) + "\n"
