"""Finished matches: how one is archived, read again, written as a record, and how a record is checked.

A match is archived when it is over: every ply as every seat and a spectator saw it, packed together (what all see is
there once, and one ply is much like the one before, so little is left). From then on showing the match needs no rules
at all, and its lines keep nothing but the moves.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from .. import games, replay
from ..core.board import Board
from ..core.dice import commitment
from ..core.errors import BadRecord
from ..core.match import FORMAT, HOST, Match, seats_of, seen_by, seen_by_all
from ..core.score_sheet import History, Sheet, checked
from ..games import game as find_game
from . import protocol as p
from .names import LONGEST_NAME, clean_text
from .play import Setting, read_board
from .problems import Refused
from .store import Line, Said
from .table_state import TableState, safe_options

STORY, FINAL = -1, -2
"""The pages with all plies, and with the last views of everybody."""
LONGEST_UPLOAD = 5_000
MOST_CARRIED = 20
PACKED = 1
"""How hard to pack: more takes six times as long and saves a sixth."""
encode = msgspec.json.encode


class HallPart(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a server knew of a match besides the match itself."""

    commitment: Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")] | None = None
    names: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=64)] | None = None
    table: Annotated[str, Meta(max_length=20, pattern="^[a-z-]*$")] | None = None
    played: Annotated[int, Meta(ge=0, le=1 << 53)] | None = None
    rules: Annotated[list[tuple[int, int]], Meta(max_length=100)] | None = None
    """From which ply on which version of the rules was used, where it was not one all the time."""
    earlier: dict[str, Any] | None = None
    """The record up to the position that this one begins with, where the table was carried from elsewhere."""
    hints: Annotated[list[tuple[int, int]], Meta(max_length=5_000)] | None = None
    """The hints that were asked for, where there were any: after which ply, for which seat."""
    daily: Annotated[str, Meta(max_length=10)] | None = None
    """The day, if it was a deal of the day."""


class ArchivedPly(Struct, array_like=True):
    """One ply: who moved, what all saw of the table, what each seat and then a spectator saw besides, their news."""

    by: int | None
    open: Raw
    own: list[Raw]
    news: list[Raw]
    """Once only when all know the same."""

    def view(self, seat: int | None) -> Raw:
        own = self.own[-1 if seat is None else seat]
        return Raw(b"%b,%b" % (bytes(self.open)[:-1], bytes(own)[1:]))

    def told(self, seat: int | None) -> Raw:
        return self.news[0] if len(self.news) == 1 else self.news[-1 if seat is None else seat]


def pack_match(setting: Setting, lines: list[Line], layouts: Mapping[str, str]) -> dict[int, bytes]:
    """The pages of a finished match, from its lines that stand."""
    game, seats, options, plies = setting.game, setting.seats, setting.options, []
    shown = Board(game)
    for line in lines:
        # One board for all plies: opening a window on each would take longer than looking through it.
        shown.lay(read_board(game, line.table, layouts.get(line.layout)).tables.tobytes())
        to_act = seats_of(game.engine.to_act(shown))
        seen = seen_by_all(game, seats, options, shown, line.ply, to_act)
        own = [seen_by(game, shown, seat) for seat in (*range(seats), None)]
        plies.append(_archived(line.seat, seen, own, line.news))
    return _packed(plies)


def _archived(by: int, seen: dict[str, Any], own: list[dict[str, Any]], news: bytes) -> ArchivedPly:
    told = msgspec.json.decode(news, type=list[Raw])
    return ArchivedPly(None if by < 0 else by, Raw(encode(seen)), [Raw(encode(one)) for one in own], told)


def _packed(plies: list[ArchivedPly]) -> dict[int, bytes]:
    last = plies[-1]
    final = [last.view(seat) for seat in (*range(len(last.own) - 1), None)]
    return {page: lzma.compress(encode(what), preset=PACKED) for page, what in ((STORY, plies), (FINAL, final))}


def read_plies(page: bytes) -> list[ArchivedPly]:
    return msgspec.json.decode(lzma.decompress(page), type=list[ArchivedPly])


def read_final_views(page: bytes) -> list[Raw]:
    return msgspec.json.decode(lzma.decompress(page), type=list[Raw])


def sheet_of(setting: Setting, plies: list[ArchivedPly]) -> p.ScoreSheet:
    """The score sheet of an archived match."""

    @cache
    def view(ply: int) -> dict[str, Any]:
        seen: dict[str, Any] = msgspec.json.decode(plies[ply].view(None))
        return seen

    news = [msgspec.json.decode(ply.told(None)) for ply in plies]
    final = view(len(plies) - 1)
    numbers = [int(number) for number in setting.game.option_numbers(setting.seats, final["options"])]
    history = History(setting.seats, final["options"], news, view, final["scores"], final["winners"], numbers)
    return told_sheet(checked(setting.game.faces.sheet, history), final["scores"], final["winners"])


def told_sheet(sheet: Sheet | None, scores: list[int], winners: list[int]) -> p.ScoreSheet:
    """A score sheet as it goes over the wire."""
    if sheet is None:
        return p.ScoreSheet(scores, winners, [])
    rows = [
        p.SheetRow(
            row.key,
            row.number,
            row.points,
            [p.SheetLine(line.ply, line.seat, line.points, dict(line.event)) for line in row.lines],
        )
        for row in sheet.rows
    ]
    line = sheet.timeline
    turns = [p.Turn(turn.ply, turn.seat, turn.change, turn.leads, dict(turn.event)) for turn in line.turns]
    shown = p.Timeline(line.key, line.first, line.values, turns)
    return p.ScoreSheet(scores, winners, rows, dict(sheet.decided), shown)


# Records


def record_of(
    state: TableState, secret: bytes, said: list[Said], final: bytes, rules: list[tuple[int, int]]
) -> dict[str, Any]:
    """The record of a match as far as it was played; *final* is its last view."""
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


def versions(said: list[Said]) -> list[tuple[int, int]]:
    """From which ply on which version of the rules was used."""
    found: list[tuple[int, int]] = []
    for line in said:
        if not found or found[-1][1] != line.rules:
            found.append((line.ply, line.rules))
    return found


def verify(record: Any) -> Match:
    """Play a whole record again: the deal, every move, the dice, the end, and what was promised before.

    Raises:
        BadRecord: something in it is not right; the sentence says what.
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
    """What was played before a table was carried leads to the position that its record begins with."""
    for _ in range(MOST_CARRIED):
        check_parts(earlier)
        before = replay(earlier)
        if record.get("position") != {**before.position(), "ply": 0}:
            raise BadRecord("What was played before this table was carried does not lead to its first position.")
        next_one = hall_part(earlier).earlier
        if next_one is None:
            return
        record, earlier = earlier, next_one
    raise BadRecord(f"A table can be carried {MOST_CARRIED} times.")


def position_at(record: Any, ply: int) -> dict[str, Any]:
    """The position after a ply of a record, as a match of its own can begin with it."""
    try:
        match = verify(record)
    except BadRecord as error:
        raise Refused(
            "rules-changed", f"This match cannot be played on by the rules of this server. {error}"
        ) from error
    return {**_playable(match, ply).position(), "ply": 0}


def _playable(match: Match, ply: int) -> Match:
    """The match after a ply, if it can be played on from there."""
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
    """The position after a ply of a brought record (without one: after its last), and the record up to there."""
    match = _brought(record)
    then = _playable(match, len(match.log) if ply is None else ply)
    return {**then.position(), "ply": 0}, kept_record(record, then)


def hall_part(record: Any) -> HallPart:
    """What a server knew of a match besides the match itself.

    Raises:
        BadRecord: there is something in it that no server writes.
    """
    part = record.get("hall") if isinstance(record, Mapping) else None
    try:
        return HallPart() if part is None else msgspec.convert(part, HallPart)
    except msgspec.ValidationError as error:
        raise BadRecord(f"The part 'hall' of this record is not one that a hall writes: {error}.") from error


def kept_record(record: Mapping[str, Any], match: Match) -> dict[str, Any]:
    """A brought record as it is kept: as this house would write it, its names as they can be shown."""
    kept: dict[str, Any] = match.record()
    if "hall" in record:
        known = hall_part(record)
        shown = [clean_text(name)[:LONGEST_NAME] for name in known.names or ()]
        known.names = shown if len(shown) == match.seats else None
        kept["hall"] = msgspec.to_builtins(known)
    return kept


def digest(record: Mapping[str, Any], whole: bool = True) -> str:
    """The same for the same record; without *whole* for the same match, whatever a hall wrote besides."""
    kept = {name: value for name, value in record.items() if whole or name not in ("hall", "scores", "winners")}
    return hashlib.sha256(json.dumps(kept, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def uploaded(record: Any) -> tuple[Match, list[tuple[int, str]], dict[int, bytes]]:
    """A brought record: its match, each line as (seat, move), and its pages."""
    match = _brought(record)
    if not match.over:
        raise BadRecord("The match of this record is not over.")
    everybody = (*range(match.seats), None)
    news = [match.news(seat) for seat in everybody]
    # A match from a position has plies before its first move that nobody here saw.
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
        plies.append(_archived(by, going.open_view(), own, encode([one[first + n] for one in news])))
        lines.append((by, text))
    return match, lines, _packed(plies)


def _brought(record: Any) -> Match:
    """The match of a record that came from outside."""
    check_parts(record)
    return verify(record)


def check_parts(record: Any) -> None:
    """Before a record is opened: it is one, it is not too long, and its options name no file of this machine."""
    if not isinstance(record, Mapping) or not isinstance(record.get("moves"), list):
        raise BadRecord("This is not a record of a match.")
    if len(record["moves"]) > LONGEST_UPLOAD:
        raise Refused("too-long", f"Records of up to {LONGEST_UPLOAD} moves can be brought.")
    if record.get("game") in games():
        position = record.get("position")
        for part in (record, position if isinstance(position, Mapping) else {}):
            options = part.get("options")
            safe_options(find_game(record["game"]), options)
            texts = [text for text in options.values() if isinstance(text, str)] if isinstance(options, Mapping) else []
            if any(len(text) > p.LONGEST_OPTION for text in texts):
                raise Refused("too-long", f"The text of an option has at most {p.LONGEST_OPTION} characters.")


def tidy(record: Mapping[str, Any]) -> str:
    """A record as a file."""
    return json.dumps(record, indent=1, ensure_ascii=False) + "\n"
