"""Studies: many matches of chosen bots over seat counts and options, as tables and a page.

A study is a list of conditions (a seat count, a set of options, a line-up), each with the same number of matches. They
are played in blocks. The folder of a study holds

- ``study.json``: what is studied,
- ``running/``: finished blocks of conditions that are not finished,
- ``matches/``: one Parquet file per condition, a row for each match,
- ``moves.parquet``, ``decided.parquet``: what was played, and what decided a sample of the matches,
- ``report.html``: the page (``lab/study/report.py``).

Every match has a seed of its own, so it does not matter who plays a block or when: the same study gives the same bytes.
A study that was killed goes on where its folder ends.

Bots that are compiled (all levels with a budget in iterations) play whole blocks in machine code; others are asked move
by move.
"""

from __future__ import annotations

import json
import os
import shutil
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from itertools import product
from pathlib import Path
from typing import Any
from zipfile import is_zipfile

import numpy as np

from ...bots import Drake, Hatchling, ask
from ...bots.levels import WYRM, WYVERN, Searcher
from ...bots.tree_search import Tree, search_part, settings_of
from ...bots.workspace import STRUCTURES
from ...core.compiler.parts import Part, bind_to
from ...core.errors import BadOption, DragonhallError
from ...core.game import Game
from ...core.match import Match
from ...core.rule import rule
from ...games import game as find_game
from ..arena.arena import MATCH_LOOPS, Stuck, maker, sub_seed
from ..jobs.crew import Crew, in_order
from ..jobs.journal import locked

FORMAT = "dragonhall study 1"
MAX_GAMES = 10**12
BLOCK, SLOW_BLOCK = 20_000, 200
"""Matches of a block, by bots that answer at once and by others."""
MIN_BLOCKS = 16
"""A condition has at least this many blocks, so that all workers have something to do."""
SAMPLE = 120
"""Matches of a condition of the strongest bot that are analysed to find out what decided them; a tenth of all, if that
is less."""
TENTH = 10
RANDOM, HEURISTIC = -1, 0
SIGNATURES = {
    "study_matches": "workspace tables int ints int int ints ints ints settings settings words ints grid parts grid",
}


class BadStudy(DragonhallError):
    """A study that cannot be played, or a folder that is not its own."""


@dataclass(frozen=True)
class Condition:
    """One row of a study: bots, number of seats and options."""

    seats: int
    options: tuple[tuple[str, Any], ...]
    """Those that the study sets; all others have their default."""
    bot: str
    others: str
    """The bot at the other seats. If it is another one, *bot* has each seat in turn, always with the same deal."""

    @property
    def mixed(self) -> bool:
        return self.bot != self.others


@dataclass(frozen=True)
class Study:
    """The plan of a study. Everything here determines the results; nothing else does."""

    game: str
    games: int
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    options: tuple[tuple[tuple[str, Any], ...], ...]
    """The sets of options."""
    seed: int = 1

    @cached_property
    def conditions(self) -> list[Condition]:
        """Every bot with its equals, and every pair of bots, the later one alone against the earlier; at every seat
        count and with every set of options that fits."""
        found, game = find_game(self.game), []
        pairs = [(bot, bot) for bot in self.bots]
        pairs += [(bot, other) for n, bot in enumerate(self.bots) for other in self.bots[:n]]
        why: BadOption | None = None
        for seats, options in product(self.seats, self.options):
            found.check_seats(seats)
            try:
                found.complete(seats, dict(options))
            except BadOption as error:
                why = error
                continue
            game += [Condition(seats, options, *pair) for pair in pairs if seats > 1 or pair[0] == pair[1]]
        if not game:
            raise why or BadStudy("There is nothing to play.")
        return game

    @cached_property
    def each(self) -> int:
        """Matches of a condition."""
        return -(-self.games // len(self.conditions))

    @cached_property
    def told(self) -> list[Condition]:
        """The conditions of the strongest bot, the last one named, among its equals: what decides them is analysed."""
        return [one for one in self.conditions if one.bot == one.others == self.bots[-1]]

    def checked(self) -> Study:
        if not 1 <= self.games <= MAX_GAMES:
            raise BadStudy(f"A study has 1 to {MAX_GAMES:.0e} games, not {self.games}.")
        if not self.bots or len(set(self.bots)) < len(self.bots):
            raise BadStudy("A study needs bots, and names each of them once.")
        for bot in self.bots:
            maker(bot, find_game(self.game))
        _ = self.conditions
        return self

    @cached_property
    def blocks(self) -> list[tuple[int, int, int]]:
        """All blocks: the condition, the first match, the number of matches."""
        found = []
        for number, condition in enumerate(self.conditions):
            quick = {condition.bot, condition.others} <= {"hatchling", "drake"}
            size = max(1, min(BLOCK if quick else SLOW_BLOCK, self.each // MIN_BLOCKS))
            # The matches with the same deal stay together.
            whole, size = self.each, size - size % condition.seats + condition.seats if condition.mixed else size
            if condition.mixed:
                whole = -(-whole // condition.seats) * condition.seats
            found += [(number, first, min(size, whole - first)) for first in range(0, whole, size)]
        return found

    def as_json(self) -> str:
        from ... import __version__

        plain = asdict(self) | {"conditions": [asdict(one) for one in self.conditions]}
        rules = find_game(self.game).version
        return json.dumps({"format": FORMAT, "version": __version__, "rules": rules} | plain, indent=1) + "\n"


@dataclass
class Block:
    """The results of a block: one row per match, what its moves were worth, and what decided the sample."""

    matches: Any
    """Columns: plies, the winners as bits, the score of every seat."""
    moves: Any
    """For each move of the game how many seats made it, their shares of the win, and how often it was made."""
    decided: list[list[Any]]
    """The reason that decided a match, the move after which its winner led for good, how often, and the first line."""


# The worker's part


def play_block(study: Study, number: int) -> Block:
    """Play one block of a study."""
    at, first, count = study.blocks[number]
    condition = study.conditions[at]
    game = find_game(study.game)
    base = sub_seed(study.seed, at)
    sample = min(SAMPLE, -(-study.each // TENTH)) if condition in study.told else 0
    told = min(count, sample * (first + count) // study.each - sample * first // study.each)
    player = _player(game, condition, base)
    matches = np.zeros((count, 2 + condition.seats), np.int64)
    moves = np.zeros((len(game.moves), 3))
    decided: dict[tuple[str, str], list[Any]] = {}
    for row in range(told):
        log, seed = player.play(first + row, matches[row : row + 1], moves)
        kind, move, sentence = _decided(game, condition, seed, log)
        decided.setdefault((kind, move), [kind, move, 0, sentence])[2] += 1
    player.play(first + told, matches[told:], moves)
    return Block(matches.astype(np.int32), moves, list(decided.values()))


class Player:
    """Plays the matches of a condition in machine code."""

    def __init__(self, game: Game, condition: Condition, base: int) -> None:
        self.game, self.condition, self.base, seats = game, condition, base, condition.seats
        self.tree, self.tables = Tree(game), game.Table.new(2)
        self.options = game.option_numbers(seats, game.complete(seats, dict(condition.options)))
        pair = [line_up_of(maker(name, game)(0)) for name in (condition.bot, condition.others)]
        assert None not in pair
        self.line_up = np.array([*pair[0], *pair[1], condition.mixed], np.int64)  # type: ignore[misc]
        self.part = (study_part if max(self.line_up[0], self.line_up[2]) > 0 else quick_part)(game)
        self.trusting, self.wary = settings_of(game, WYRM.tuning), settings_of(game, WYVERN.tuning)
        self.log = np.zeros(2 * game.rules.longest_match, np.int64)
        self.done = np.zeros((seats, len(game.moves)), np.int64)
        self.seats_of = [np.zeros(seats, np.int64), np.zeros(seats, np.int64)]
        self.lucks = np.zeros(seats, np.uint64)

    def play(self, first: int, found: Any, moves: Any) -> tuple[Any, int]:
        """Play a match for each row of *found*; the log and the seed of the last one."""
        seats = self.condition.seats
        ended = self.part.code.study_matches(
            self.tree.space, self.tables, seats, self.options, self.base, first, self.line_up, *self.seats_of,
            self.trusting, self.wary, self.lucks, self.log, self.done, moves, found,
        )  # fmt: skip
        if ended < len(found):
            raise _stuck(self.game, self.seed(first + ended))
        if not len(found):
            return [], 0
        plies = int(found[-1, 0])
        return self.log[: 2 * plies].reshape(-1, 2), self.seed(first + len(found) - 1)

    def seed(self, number: int) -> int:
        seats = self.condition.seats
        return seed_of(self.game, self.base, number // seats if self.condition.mixed else number)


class AskingPlayer:
    """Plays the matches of a condition move by move, for bots that are not compiled."""

    def __init__(self, game: Game, condition: Condition, base: int) -> None:
        self.game, self.condition, self.base = game, condition, base
        self.options = game.complete(condition.seats, dict(condition.options))

    def play(self, first: int, found: Any, moves: Any) -> tuple[Any, int]:
        log: list[tuple[int, int]] = []
        seed, seats = 0, self.condition.seats
        for row in range(len(found)):
            number, place = first + row, -1
            if self.condition.mixed:
                number, place = divmod(number, seats)
            seed = seed_of(self.game, self.base, number)
            names = [
                self.condition.bot if place in (-1, seat) else self.condition.others for seat in range(seats)
            ]  # fmt: skip
            bots = [maker(name, self.game)(seed_of(self.game, seed, seat + 1)) for seat, name in enumerate(names)]
            match = Match(self.game, seats, self.options, seed)
            while not match.over:
                if match.ply >= self.game.rules.longest_match:
                    raise _stuck(self.game, seed)
                seat = match.to_act[0]
                legal = match.moves(seat)
                move = legal[0] if len(legal) == 1 else ask(bots[seat], match, seat, sub_seed(seed, match.ply, 7))
                match.play(int(move), seat=seat)
            log = [(seat, int(move)) for seat, move in match.log]
            winners = sum(1 << seat for seat in match.winners)
            share = [1 / len(match.winners) if seat in match.winners else 0.0 for seat in range(seats)]
            for (seat, made), times in Counter(log).items():
                moves[made] += 1, share[seat] if winners else 1 / seats, times
            found[row] = [len(log), winners, *match.scores]
        return np.array(log, np.int64), seed


def _player(game: Game, condition: Condition, base: int) -> Player | AskingPlayer:
    compiled = all(line_up_of(maker(name, game)(0)) for name in (condition.bot, condition.others))
    return (Player if compiled else AskingPlayer)(game, condition, base)


def line_up_of(bot: Any) -> tuple[int, int] | None:
    """Return the iterations and the depth of a bot whose choice is compiled."""
    if type(bot) is Hatchling:
        return RANDOM, 0
    if type(bot) is Drake:
        return HEURISTIC, 0
    if type(bot) is Searcher and bot.budget.iterations:
        return bot.budget.iterations, bot.level.deepest
    return None


def _stuck(game: Game, seed: int) -> Stuck:
    return Stuck(f"A match of {game.title} with seed {seed} did not end in {game.rules.longest_match} plies.")


def seed_of(game: Game, base: int, number: int) -> int:
    with np.errstate(over="ignore"):
        return int(quick_part(game).module.study_seed(base, number))


def _decided(game: Game, condition: Condition, seed: int, log: Any) -> tuple[str, str, str]:
    """Return the deciding reason of a match, the move after which its winner led for good (if any), and a sentence."""
    match = Match(game, condition.seats, game.complete(condition.seats, dict(condition.options)), seed)
    for seat, move in log:
        match.play(int(move), seat=int(seat))
    sheet = match.sheet()
    if sheet is None:
        return "", "", ""
    kind = f"{sheet.decided['key']} {sheet.decided.get('row', '')}".strip()
    turns = [turn for turn in sheet.timeline.turns if turn.leads]
    move = game.moves[int(log[turns[0].ply - 1][1])].text if turns else ""
    return kind, move, json.dumps(dict(sheet.decided))


@cache
def quick_part(game: Game) -> Part:
    """Return the matches of studies as machine code, for bots that do not search: that compiles much sooner."""
    return _part(game, "quick matches", "quick_part", {"search": no_search, "settled": no_search})


@cache
def study_part(game: Game) -> Part:
    """Return the matches of studies as machine code."""
    return _part(game, "matches for studies", "study_part", {})


def _part(game: Game, name: str, maker: str, instead: dict[str, Any]) -> Part:
    search = search_part(game).module
    names = ("best_marked", "settle", "estimate", "search", "settled")
    shared = {one: getattr(search, one) for one in names} | instead
    module = bind_to(game, MATCH_LOOPS, f"dragonhall.lab.study.{maker}", shared)
    return Part(game, name, f"{__name__}:{maker}", module, SIGNATURES, structures=STRUCTURES)


@rule
def no_search(*_: Any) -> int:
    return 0


def parts_of(study: Study) -> Sequence[Callable[[Game], Part]]:
    """Return the parts that a study needs beyond the rules and the search."""
    ways = [line_up_of(maker(name, find_game(study.game))(0)) for name in study.bots]
    return [study_part] * any(way and way[0] > 0 for way in ways) + [quick_part]


# The head's part


def run(study: Study, folder: Path, crew: Crew, progress: Callable[[int, int], None]) -> None:
    """Play the blocks that are missing in the folder. *progress* gets the games that are finished, and all."""
    parquet()
    with _opened(study, folder):
        _run(study, folder, crew, progress)


def _run(study: Study, folder: Path, crew: Crew, progress: Callable[[int, int], None]) -> None:
    waiting = {
        number
        for number, (at, _, _) in enumerate(study.blocks)
        if not matches_file(folder, at).exists() and not is_zipfile(_block_file(folder, number))
    }
    done = sum(count for number, (_, _, count) in enumerate(study.blocks) if number not in waiting)
    total = sum(count for _, _, count in study.blocks)
    progress(done, total)
    results = in_order(crew, play_block, ((study, number) for number in sorted(waiting)))
    for number, block in zip(sorted(waiting), results, strict=True):
        _keep(folder, number, block)
        done += len(block.matches)
        progress(done, total)
        at = study.blocks[number][0]
        if number + 1 == len(study.blocks) or study.blocks[number + 1][0] != at:
            _close(study, folder, at)
    for at in range(len(study.conditions)):
        _close(study, folder, at)
    _gather(study, folder)


@contextmanager
def _opened(study: Study, folder: Path) -> Iterator[None]:
    """Hold the folder of a study, made if it is not there; nobody else can work on it in the meantime."""
    about = folder / "study.json"
    try:
        if about.exists() and about.read_text("utf-8") != study.as_json():
            raise BadStudy(
                f"{folder} holds another study, or one of another version: choose another folder with --out."
            )
        if not about.exists():
            if folder.exists() and any(not path.name.startswith("new-") for path in folder.iterdir()):
                raise BadStudy(f"{folder} holds other files: choose another folder with --out.")
            folder.mkdir(parents=True, exist_ok=True)
            _written(about, lambda path: path.write_text(study.as_json(), "utf-8"))
        for name in ("matches", *([] if (folder / "decided.parquet").exists() else ["running"])):
            (folder / name).mkdir(exist_ok=True)
    except OSError as error:
        raise BadStudy(f"The folder {folder} cannot be used: {error.strerror}.") from error
    with open(about, encoding="utf-8") as file:
        if not locked(file):
            raise BadStudy(f"Another process is at work on {folder}.")
        yield


def matches_file(folder: Path, at: int) -> Path:
    return folder / "matches" / f"condition-{at:03}.parquet"


def _statistics_file(folder: Path, at: int) -> Path:
    return folder / "running" / f"condition-{at:03}.json"


def _block_file(folder: Path, number: int) -> Path:
    return folder / "running" / f"block-{number:07}.npz"


def _written(path: Path, write: Callable[[Path], Any], at_once: bool = True) -> None:
    """Write a file: readers find all of it or none. If it need not be on disk *at_once*, a failure of the machine may
    leave half of it."""
    beside = path.with_name(f"new-{path.name}")
    write(beside)
    if at_once:
        with open(beside, "rb") as file:
            os.fsync(file.fileno())
    beside.replace(path)


def _keep(folder: Path, number: int, block: Block) -> None:
    used = np.flatnonzero(block.moves[:, 0])
    decided = np.frombuffer(json.dumps(block.decided).encode(), np.uint8)
    _written(
        _block_file(folder, number),
        lambda path: np.savez(path, matches=block.matches, used=used, moves=block.moves[used], decided=decided),
        at_once=False,  # half a block is not a valid archive: it is noticed and played again
    )


def _kept(study: Study, folder: Path, at: int) -> Iterator[tuple[int, int, Block]]:
    moves = len(find_game(study.game).moves)
    for number, (condition, first, _) in enumerate(study.blocks):
        if condition == at:
            with np.load(_block_file(folder, number)) as found:
                sums = np.zeros((moves, 3))
                sums[found["used"]] = found["moves"]
                decided = json.loads(found["decided"].tobytes())
                yield number, first, Block(found["matches"], sums, decided)


def _close(study: Study, folder: Path, at: int) -> None:
    """Join the blocks of a complete condition."""
    if matches_file(folder, at).exists():
        return
    _, pq = parquet()
    condition = study.conditions[at]
    sums: Any = 0.0
    decided: dict[tuple[str, str], list[Any]] = {}

    def write(path: Path) -> None:
        nonlocal sums
        with pq.ParquetWriter(path, schema_of(condition), compression="zstd") as writer:
            for _, first, block in _kept(study, folder, at):
                writer.write_table(_table(condition, first, block.matches))
                sums = sums + block.moves
                for kind, move, times, sentence in block.decided:
                    decided.setdefault((kind, move), [kind, move, 0, sentence])[2] += times

    beside = folder / "running" / matches_file(folder, at).name
    _written(beside, write)
    plain = json.dumps({"moves": sums.tolist(), "decided": list(decided.values())})
    _written(_statistics_file(folder, at), lambda path: path.write_text(plain, "utf-8"))
    beside.replace(matches_file(folder, at))
    for number, (condition_of, _, _) in enumerate(study.blocks):
        if condition_of == at:
            _block_file(folder, number).unlink(missing_ok=True)


def schema_of(condition: Condition) -> Any:
    pa, _ = parquet()
    columns = [("match", pa.int64()), ("place", pa.int8()), ("plies", pa.int32()), ("winners", pa.uint8())]
    columns += [(f"score_{seat + 1}", pa.int32()) for seat in range(condition.seats)]
    about = {"bot": condition.bot, "others": condition.others, "seats": str(condition.seats)}
    about["options"] = json.dumps(dict(condition.options))
    return pa.schema(columns, metadata=about)


def _table(condition: Condition, first: int, matches: Any) -> Any:
    pa, _ = parquet()
    numbers = np.arange(first, first + len(matches))
    place = numbers % condition.seats + 1 if condition.mixed else np.zeros(len(numbers))
    columns = [numbers, place.astype(np.int8), matches[:, 0], matches[:, 1].astype(np.uint8)]
    return pa.table([*columns, *matches[:, 2:].T], schema=schema_of(condition))


def _gather(study: Study, folder: Path) -> None:
    """Gather the tables about moves and decisions, of all conditions together."""
    pa, pq = parquet()
    texts = [move.text for move in find_game(study.game).moves]
    moves: list[tuple[Any, ...]] = []
    decided: list[tuple[Any, ...]] = []
    if not (folder / "running").exists():
        return
    for at in range(len(study.conditions)):
        found = json.loads(_statistics_file(folder, at).read_text("utf-8"))
        moves += [
            (at, texts[move], int(seats), share, int(made))
            for move, (seats, share, made) in enumerate(found["moves"])
            if seats
        ]
        decided += [(at, *one) for one in found["decided"]]
    for name, rows, columns in (
        ("moves", moves, ("condition", "move", "seats", "share", "made")),
        ("decided", decided, ("condition", "decided", "move", "matches", "example")),
    ):
        table = pa.table({column: [row[k] for row in rows] for k, column in enumerate(columns)})
        _written(folder / f"{name}.parquet", lambda path, table=table: pq.write_table(table, path, compression="zstd"))  # type: ignore[misc]
    shutil.rmtree(folder / "running")


def parquet() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadStudy("PyArrow is not installed: pip install 'dragonhall[study]'.") from None
    return pyarrow, pyarrow.parquet


def varied(game: Game, fixed: dict[str, str], lists: Sequence[str]) -> tuple[tuple[tuple[str, Any], ...], ...]:
    """Return the sets of options: the fixed ones with every combination of the varied ones (``track=20,30``)."""
    known = {option.name: option for option in game.options}
    axes = [[(name, value)] for name, value in fixed.items()]
    for text in lists:
        name, equals, values = text.partition("=")
        if not equals or not values:
            raise BadOption(f"Options are varied by NAME=VALUE,VALUE..., not by {text[:40]!r}.")
        axes.append([(name, value) for value in values.split(",")])
    for axis in axes:
        if axis[0][0] not in known:
            raise BadOption(f"{game.title} has no option {axis[0][0][:40]!r}. It has: {', '.join(known)}.")
    named = [axis[0][0] for axis in axes]
    if len(set(named)) < len(named):
        raise BadOption("An option is fixed or varied once.")
    return tuple(tuple((name, known[name].check(value)) for name, value in one) for one in product(*axes))
