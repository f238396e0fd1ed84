"""A tiny game with ordered stacks and hidden losses, for the tests of the promise tests (``test_liars.py``).

Each seat has four discs of its own: a dragon and three plain ones. On its turn a seat lays one on its stack, face down;
loses a random one of its hand, which only it sees; or turns over the top of another stack, which then lies open. After
so many turns the game is over; who turned up fewest dragons wins.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from dragonhall.core.counsel import Counsel
from dragonhall.core.dice import draw_kind, seed_dice
from dragonhall.core.faces import Faces
from dragonhall.core.game import Game
from dragonhall.core.knowledge import ALL, ITS_SEAT, counts, names
from dragonhall.core.moves import MoveList, say
from dragonhall.core.news import EVERYBODY, NewsKind, NewsList, only, tell
from dragonhall.core.observe.tensor import Tensor, part
from dragonhall.core.record import Grid, Record, Row, i8
from dragonhall.core.rules import Rules

SEATS, KINDS, DRAGON, PLAIN, DISCS, TURNS = 3, 2, 0, 1, (1, 3), 9
NAMES = ("dragon", "plain")
LEVELS = ("low", "middle", "high")


class Table(Record):
    seats: int = i8(known=ALL)
    turn: int = i8(known=ALL)
    left: int = i8(known=ALL)
    dragons: Row = i8(SEATS, known=ALL)
    hand: Grid = i8(SEATS, KINDS, known=ITS_SEAT, holds=counts(KINDS))
    lost: Grid = i8(SEATS, KINDS, known=ITS_SEAT, holds=counts(KINDS))
    open: Grid = i8(SEATS, KINDS, known=ALL, holds=counts(KINDS))
    low: Row = i8(SEATS, known=ITS_SEAT, holds=names(1))
    middle: Row = i8(SEATS, known=ITS_SEAT, holds=names(1))
    high: Row = i8(SEATS, known=ITS_SEAT, holds=names(1))


class News(NewsKind):
    LAID = "seat"
    LOST = "seat"
    LOST_DISC = "seat disc"
    TURNED = "seat other:seat disc"


MOVES = MoveList(
    say("lay", "lay {disc}", disc=NAMES),
    say("lose", "lose a disc"),
    say("turn", "turn {seat}", seat="012"),
    say("wait", "wait"),
)
LOSE, TURN, WAIT = KINDS, KINDS + 1, KINDS + 1 + SEATS
NEWS = NewsList(News, disc=NAMES)
TENSOR = Tensor(
    part("dragons", SEATS, largest=TURNS, says="dragons that each seat turned up, clockwise"),
    part("heights", SEATS, largest=3, says="heights of the stacks, clockwise"),
    part("hand", KINDS, largest=3, says="my discs by kind"),
)


def height(t: Table, seat: int) -> int:
    return sum(getattr(t, level)[seat] > 0 for level in LEVELS)


def deal(t: Table, seats: int, options: Any, seed: int) -> None:
    seed_dice(t, seed)
    t.seats, t.left = seats, TURNS
    for seat in range(seats):
        for kind in range(KINDS):
            t.hand[seat, kind] = DISCS[kind]


def to_act(t: Table) -> int:
    return 1 << t.turn if t.left else 0


def legal(t: Table, seat: int, out: Any) -> int:
    if not t.left or seat != t.turn:
        return 0
    held = [kind for kind in range(KINDS) if t.hand[seat, kind]]
    moves = held if height(t, seat) < 3 else []
    moves = moves + [LOSE] * bool(held)
    moves += [TURN + other for other in range(t.seats) if other != seat and height(t, other)]
    if not moves:
        moves = [WAIT]
    out[: len(moves)] = moves
    return len(moves)


def play(t: Table, seat: int, move: int) -> None:
    if move < KINDS:
        t.hand[seat, move] -= 1
        getattr(t, LEVELS[height(t, seat)])[seat] = 1 + move
        tell(EVERYBODY, News.LAID, seat)
    elif move == LOSE:
        kind = lose(t, seat)
        tell(EVERYBODY, News.LOST, seat)
        tell(only(seat), News.LOST_DISC, seat, kind)
    elif move != WAIT:
        other = move - TURN
        level = getattr(t, LEVELS[height(t, other) - 1])
        kind, level[other] = level[other] - 1, 0
        t.open[other, kind] += 1
        t.dragons[seat] += kind == DRAGON
        tell(EVERYBODY, News.TURNED, seat, other, kind)
    t.turn = (t.turn + 1) % t.seats
    t.left -= 1


def lose(t: Table, seat: int) -> int:
    discs = [t.hand[seat, kind] for kind in range(KINDS)]
    kind = draw_kind(t, discs, sum(discs))  # type: ignore[arg-type]
    t.hand[seat, kind] -= 1
    t.lost[seat, kind] += 1
    return kind


def redeal(t: Table, seat: int, seed: int) -> None:
    seed_dice(t, seed)
    for other in range(t.seats):
        if other != seat:
            redeal_discs(t, other)


def redeal_discs(t: Table, other: int) -> None:
    """Everything of that seat that does not lie open is dealt again, evenly."""
    hidden = [DISCS[kind] - t.open[other, kind] for kind in range(KINDS)]
    lost, heights = sum(t.lost[other, kind] for kind in range(KINDS)), height(t, other)
    for kind in range(KINDS):
        t.lost[other, kind] = 0
    for level in LEVELS[:heights]:
        getattr(t, level)[other] = 1 + draw_kind(t, hidden, sum(hidden))  # type: ignore[arg-type]
    for _ in range(lost):
        t.lost[other, draw_kind(t, hidden, sum(hidden))] += 1  # type: ignore[arg-type]
    for kind in range(KINDS):
        t.hand[other, kind] = hidden[kind]


def score(t: Table, seat: int) -> int:
    return -t.dragons[seat]


def won(t: Table) -> int:
    fewest = min(t.dragons[seat] for seat in range(t.seats))
    return sum(1 << seat for seat in range(t.seats) if t.dragons[seat] == fewest)


def discs(t: Table, field: str, seat: int) -> dict[str, int]:
    return {name: getattr(t, field)[seat, kind] for kind, name in enumerate(NAMES)}


def open_view(t: Table) -> dict[str, Any]:
    seats = range(t.seats)
    return {
        "turn": t.turn, "left": t.left, "dragons": [t.dragons[seat] for seat in seats],
        "heights": [height(t, seat) for seat in seats], "open": [discs(t, "open", seat) for seat in seats],
        "lost": [sum(t.lost[seat, kind] for kind in range(KINDS)) for seat in seats],
    }  # fmt: skip


def own_view(t: Table, seat: int | None) -> dict[str, Any]:
    if seat is None:
        return {"hand": None, "mine_lost": None, "stack": None}
    stack = [NAMES[getattr(t, level)[seat] - 1] for level in LEVELS[: height(t, seat)]]
    return {"hand": discs(t, "hand", seat), "mine_lost": discs(t, "lost", seat), "stack": stack}


def observe(t: Table, seat: int, out: Row) -> None:
    for place in range(t.seats):
        other = (max(seat, 0) + place) % t.seats
        out[place], out[SEATS + place] = t.dragons[other], height(t, other)
    for kind in range(KINDS):
        out[2 * SEATS + kind] = t.hand[seat, kind] if seat >= 0 else 0


def describe(t: Table) -> dict[str, Any]:
    mine = [
        {place: [getattr(t, place)[seat, kind] for kind in range(KINDS)] for place in ("hand", "lost")}
        | {"stack": [getattr(t, level)[seat] - 1 for level in LEVELS[: height(t, seat)]]}
        for seat in range(t.seats)
    ]
    return {"turn": t.turn, "left": t.left, "dragons": [t.dragons[seat] for seat in range(t.seats)], "discs": mine}


PLACES = ("hand", "lost", "low", "middle", "high")
"""What a test position says of each seat: discs by kind, or the number of a disc."""


def place(t: Table, described: dict[str, Any]) -> None:
    """A table in the middle of a game: ``{"hand": [...], "lost": [...], "stack": [...]}`` for each seat."""
    t.turn, t.left = described.get("turn", 0), described.get("left", TURNS)
    for seat, mine in enumerate(described["discs"]):
        t.dragons[seat] = described.get("dragons", [0] * t.seats)[seat]
        for level in LEVELS:
            getattr(t, level)[seat] = 0
        for kind in range(KINDS):
            t.hand[seat, kind], t.lost[seat, kind] = mine["hand"][kind], mine["lost"][kind]
            t.open[seat, kind] = DISCS[kind] - mine["hand"][kind] - mine["lost"][kind]
        for level, disc in zip(LEVELS, mine["stack"], strict=False):
            getattr(t, level)[seat] = 1 + disc
            t.open[seat, disc] -= 1


def pieces(t: Table) -> dict[str, int]:
    lying = sum(getattr(t, field)[seat, kind] for field in ("hand", "lost", "open") for seat in range(t.seats)
                for kind in range(KINDS))  # fmt: skip
    return {"discs": lying + sum(height(t, seat) for seat in range(t.seats))}


RULES = Rules(deal, to_act, legal, play, redeal, score, won, longest_list=KINDS + 1 + SEATS, longest_match=4 * TURNS)
FACES = Faces(open_view, own_view, describe, place, pieces, draw=print)
COUNSEL = Counsel(observe, TENSOR, sees=lambda t, watcher, seat, move: move > DRAGON + 1)
STACKS = Game(
    "stacks", "Stacks", range(2, SEATS + 1), 1, Path(), Table, MOVES, NEWS, (), rules=RULES, faces=FACES,
    counsel=COUNSEL,
    small_tables=(
        {"seats": 2, "discs": [{"hand": [0, 1], "lost": [0, 1], "stack": [0, 1]},
                               {"hand": [0, 2], "lost": [1, 0], "stack": [1]}]},
        {"seats": 2, "discs": [{"hand": [1, 1], "lost": [0, 0], "stack": []},
                               {"hand": [0, 1], "lost": [0, 0], "stack": [1, 0, 1]}]},
    ),
)  # fmt: skip
