"""Records and positions: matches read from JSON. Every line is checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .board import Board
from .dice import check_secret, check_seed, read_seed
from .errors import BadPosition, BadRecord, DragonhallError
from .game import Game
from .match import BY_SEAT, Match, new_match
from .whole import whole

FIELDS = {"format", "game", "version", "seats", "options", "seed", "secret", "position", "moves", "scores", "winners"}
FIELDS |= {"streams"}  # the dice come from a stream for each seat
FIELDS |= {"hall"}  # what a server adds: names, the commitment to the dice


def replayed(game: Game, record: Mapping[str, Any]) -> Match:
    """Replay a record and check every line of it."""
    match = _opened(game, record)
    moves = record.get("moves")
    if not isinstance(moves, list):
        raise BadRecord("The record has no list of moves.")
    for n, line in enumerate(moves):
        if not (isinstance(line, list | tuple) and len(line) == 2 and isinstance(line[1], str)):
            raise BadRecord(f"Move {n + 1} of the record is not a seat and a text: {str(line)[:60]}.")
        try:
            match.play(line[1], seat=line[0])
        except DragonhallError as error:
            raise BadRecord(f"Move {n + 1} of the record does not fit: {error}") from error
    for name, found in (("scores", match.scores), ("winners", match.winners)):
        if name in record and record[name] != list(found):
            raise BadRecord(f"The record says {name} {str(record[name])[:60]}, its moves give {list(found)}.")
    return match


def _opened(game: Game, record: Mapping[str, Any]) -> Match:
    if not game.plays(record.get("version")):
        raise BadRecord(_of_no_known_version("record", game, record.get("version")))
    unknown = [str(name) for name in record if name not in FIELDS]
    if unknown:
        raise BadRecord(f"A record has nothing called {unknown[0][:40]!r}.")
    origins = [name for name in ("seed", "secret", "position") if record.get(name) is not None]
    if len(origins) != 1 and origins != ["secret", "position"]:
        raise BadRecord("A record begins with exactly one of seed, secret or position; a position may have a secret.")
    streams = record.get("streams")
    if streams is not None and (streams != BY_SEAT or origins != ["secret"]):
        raise BadRecord(f"The streams of a record are {BY_SEAT!r}, and it begins with a secret.")
    try:
        secret = None if record.get("secret") is None else check_secret(bytes.fromhex(record["secret"]))
        if "position" in origins:
            match = placed(game, record["position"], secret)
            if match.seats != record.get("seats") or match.options != record.get("options"):
                raise BadRecord("its seats or options are not those of its position.")
            if match.version != record["version"]:
                raise BadRecord("its version is not that of its position.")
            return match
        version: int = record["version"]
        seats, seed, options = record.get("seats"), read_seed(record.get("seed")), record.get("options")
        by_seat = streams is not None
        return new_match(game, seats, seed, options, secret, version, by_seat)  # type: ignore[arg-type]
    except (DragonhallError, TypeError, ValueError) as error:
        raise BadRecord(f"The record cannot be opened: {error}", "core-bad-record", why=str(error)) from error


def placed(game: Game, position: Mapping[str, Any], secret: bytes | None = None) -> Match:
    """Return a match that goes on from a described position, with dice keyed by a secret if there is one."""
    if not isinstance(position, Mapping):
        raise BadPosition("A position is a dict, as Match.position() gives it.")
    version = position.get("version", game.version)
    if not game.plays(version):
        raise BadPosition(_of_no_known_version("position", game, version))
    seats = game.check_seats(position.get("seats", game.fewest_seats))
    options = game.complete(seats, position.get("options"))
    ply = whole(position.get("ply", 0))
    if ply is None or not 0 <= ply <= game.rules.longest_match:
        raise BadPosition(f"A position cannot stand at ply {position['ply']!r}.")
    board = Board(game)
    game.interpreted.deal(board, seats, game.option_numbers(seats, options, version), 0)
    known = {"game", "version", "seats", "options", "ply", "dice", "seed"}
    game.faces.place(board.t, {name: value for name, value in position.items() if name not in known})
    if "dice" in position:
        board.t.dice = _read_dice(position["dice"])
    else:
        game.interpreted.rekey(board, check_seed(position.get("seed", 0)))
    return Match(game, seats, options, board, ply, version, secret)


def _of_no_known_version(what: str, game: Game, version: Any) -> str:
    known = " and ".join(str(number) for number in (*sorted(game.older or {}), game.version))
    return f"The {what} is for version {str(version)[:40]} of the rules of {game.title}; known: {known}."


def _read_dice(word: Any) -> int:
    try:
        dice = int(word, 16)
    except (TypeError, ValueError):
        dice = 0
    if not 0 < dice < 1 << 64:
        raise BadPosition(f"The dice of a position are a hexadecimal number above 0, not {str(word)[:40]!r}.")
    return dice
