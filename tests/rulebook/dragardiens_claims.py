"""What the reasons of Dragardiens claim: a checker for each key."""

from __future__ import annotations

from typing import Any

from dragonhall.games.dragardiens.box import DRAGON, PAGE, SHADOW
from dragonhall.games.dragardiens.heuristic import has_colour, real_dragons
from dragonhall.games.dragardiens.moves import (
    ADD,
    ADD_SHADOW,
    CHOOSE,
    LAY,
    OPEN_INK,
    PASS,
    TAKE,
    TAKE_FOURTH,
    WRITE,
    WRITE_STARTING,
)
from dragonhall.games.dragardiens.powers import accepts, number_for
from dragonhall.games.dragardiens.table import Ask as Waits
from tests.library.claims import Checker, among


def played_on(asked: Any, move: int) -> Any:
    """The table once the cards that the move leaves open are named."""
    board = asked.after(move)
    while board.t.ask == Waits.ADD:
        asked.game.interpreted.play(board, asked.seat, asked.legal(board)[0])
    return board.t


def takes(asked: Any, move: int) -> int:
    """The colour of the dragon that is taken."""
    return int(DRAGON[asked.board.t.slot[move & 1]])


def written(move: int) -> int:
    return move - (WRITE_STARTING if move >= WRITE_STARTING else WRITE)


def lets_lay(asked: Any, move: int, number: int) -> bool:
    then = asked.after(move)
    return number_for(then.t, asked.seat) == number and any(LAY <= one < ADD for one in asked.legal(then))


def chosen_page(asked: Any, move: int, number: int) -> bool:
    then, page = asked.after(move).t, int(PAGE[written(move)])
    return page in (then.number, then.colour)


def rewards(field: str, at_least: int) -> Checker:
    def check(asked: Any, move: int, number: int) -> bool:
        before, then = asked.board.t, played_on(asked, move)
        fragments = then.fragments[asked.seat] - before.fragments[asked.seat]
        more = getattr(then, field)[asked.seat] - getattr(before, field)[asked.seat]
        return fragments == number and more >= at_least

    return check


def completes(asked: Any, move: int, number: int) -> bool:
    before, then = asked.board.t, played_on(asked, move)
    pearls = [t.red[asked.seat] + t.blue[asked.seat] for t in (before, then)]
    return then.fragments[asked.seat] - before.fragments[asked.seat] == number and pearls[1] > pearls[0]


def can_lay(asked: Any) -> bool:
    return any(LAY <= move < ADD for move in asked.moves)


CLAIMS: dict[str, Checker] = {
    "shadow": lambda asked, move, number: asked.board.t.slot[move & 1] == SHADOW,
    "alike": lambda asked, move, number: (
        real_dragons(asked.board.t, asked.seat, takes(asked, move)) == number > 0
        and accepts(asked.board.t, asked.seat, takes(asked, move))
    ),
    "pile": lambda asked, move, number: (
        has_colour(asked.board.t, asked.seat, takes(asked, move))
        and accepts(asked.board.t, asked.seat, takes(asked, move))
    ),
    "new-colour": lambda asked, move, number: (
        not has_colour(asked.board.t, asked.seat, takes(asked, move)) and asked.board.t.crests_left != 0
    ),
    "page": lambda asked, move, number: (
        TAKE <= move < TAKE_FOURTH and asked.after(move).t.crystals[asked.seat] == asked.board.t.crystals[asked.seat]
    ),
    "fourth": lambda asked, move, number: (
        asked.after(move).t.crystals[asked.seat] == asked.board.t.crystals[asked.seat] - 1
    ),
    "lets-lay": lets_lay,
    "prepares": chosen_page,
    "ring": completes,
    "egg": rewards("eggs", 1),
    "crystal": rewards("crystals", 1),
    "fragments": rewards("fragments", 1),
    "school": lambda asked, move, number: played_on(asked, move).height[asked.seat] > asked.board.t.height[asked.seat],
    "add": among(ADD, ADD_SHADOW),
    "fill": lambda asked, move, number: move == ADD_SHADOW,
    "pass": lambda asked, move, number: move == PASS and can_lay(asked),
    "end": lambda asked, move, number: move == PASS and not can_lay(asked),
    "choose": among(CHOOSE, OPEN_INK),
    "chest": lambda asked, move, number: (
        asked.after(move).t.crystals[asked.seat] == asked.board.t.crystals[asked.seat] - 1
    ),
}
