"""What the reasons of Dragardiens claim: a checker for each key."""

from __future__ import annotations

from typing import Any

from dragonhall.games.dragardiens.box import COLOURS, DRAGON, KIND_NAMES, PAGE, SHADOW
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
from dragonhall.games.dragardiens.powers import accepts, colour_for, number_for
from dragonhall.games.dragardiens.table import SHADOWS_TOO
from dragonhall.games.dragardiens.table import Ask as Waits
from tests.library.claims import AidChecker, Checker, among


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


def asks(asked: Any, line: dict[str, Any], board: Any = None, colour: str = "thing") -> bool:
    """The Grimoire asks the seat for this many dragons of this colour."""
    t = (asked.board if board is None else board).t
    number = line["of"] or line["number"]
    return number_for(t, asked.seat) == number and f"colour:{COLOURS[colour_for(t, asked.seat)]}" == line[colour]


def held(asked: Any, line: dict[str, Any]) -> tuple[int, int]:
    """Return the real dragons of the colour in the hand, and the shadow dragons."""
    colour = COLOURS.index(line["thing"].removeprefix("colour:"))
    return real_dragons(asked.board.t, asked.seat, colour), int(asked.board.t.dragons[asked.seat, SHADOWS_TOO])


def fits(asked: Any, line: dict[str, Any]) -> bool:
    real, shadows = held(asked, line)
    open_pile = accepts(asked.board.t, asked.seat, COLOURS.index(line["thing"].removeprefix("colour:")))
    return real > 0 and real + shadows >= line["number"] and bool(open_pile)


def writes(asked: Any, line: dict[str, Any]) -> bool:
    """With that card on the Grimoire the rules let the seat place what it then asks for."""
    kind = KIND_NAMES.index(line["thing"].removeprefix("card:"))
    for move in asked.moves:
        if WRITE <= move < LAY and written(move) == kind:
            then = asked.after(move)
            return asks(asked, line, then, "other") and any(LAY <= one < ADD for one in asked.legal(then))
    return False


AIDS: dict[str, AidChecker] = {
    "lay": lambda asked, line: asks(asked, line) and can_lay(asked),
    "lay-later": lambda asked, line: asks(asked, line) and fits(asked, line) and not can_lay(asked),
    "lacks": lambda asked, line: (
        asks(asked, line) and sum(held(asked, line)) == line["of"] - line["number"] < line["of"]
    ),
    "real": lambda asked, line: (
        asks(asked, line) and held(asked, line)[0] == 0 and held(asked, line)[1] >= line["number"]
    ),
    "closed": lambda asked, line: (
        asks(asked, line) and not accepts(asked.board.t, asked.seat, colour_for(asked.board.t, asked.seat))
    ),
    "write": writes,
}
