"""Dragorun on a terminal: the track with its five dragons, who holds which, eggs and dice."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.table import Table as Columns
from rich.text import Text

from .box import DRAGONS

STYLES = {
    "Dragobert": "bold white on dark_green",
    "Diego": "bold white on red3",
    "Didi": "bold white on blue3",
    "Danny": "bold black on yellow3",
    "Dragma": "bold white on purple3",
}
SPACES_PER_ROW = 15


def draw(view: dict[str, Any], words: Any, names: list[str]) -> Any:
    parts: list[Any] = [Text(words("dragorun-draw-title", race=view["race"], track=view["track"]), style="bold")]
    parts += [_stretch(view, words, start) for start in range(0, view["track"] + 1, SPACES_PER_ROW)]
    parts += [_players(view, words, names)]
    beside = [dragon for dragon in DRAGONS if view["markers"][dragon] is None]
    eggless = view["options"]["no_eggs"]
    line = Text("" if eggless else words("dragorun-draw-pool", eggs=view["pool"]) + "   ")
    if beside and view["ask"] != "marker":
        line.append(words("dragorun-draw-beside") + " ")
        for dragon in beside:
            line.append_text(_badge(dragon, words)).append(f" {dragon}  ")
    parts.append(line)
    if view["must_roll"]:
        parts.append(Text(words("dragorun-draw-must-roll"), style="bold yellow"))
    if view["dice"]:
        colour = words.thing("dragorun", "colour", view["dice"]["colour"])
        movement = words.thing("dragorun", "movement", view["dice"]["movement"])
        parts.append(Text(words("dragorun-draw-dice", colour=colour, movement=movement), style="bold yellow"))
    return Group(*parts)


def _badge(dragon: str, words: Any) -> Text:
    return Text(words.forms("dragorun", "dragon", dragon)["short"], style=STYLES[dragon])


def _stretch(view: dict[str, Any], words: Any, start: int) -> Text:
    """One row of the track: the numbers, and under them the dragons."""
    numbers, dragons = Text(), Text()
    for space in range(start, min(start + SPACES_PER_ROW, view["track"] + 1)):
        here = [dragon for dragon in DRAGONS if view["spaces"][dragon] == space]
        width = max(4, 3 * len(here) + 1)
        mark = {0: "@", view["track"]: "#"}.get(space, str(space))
        numbers.append(f" {mark}".ljust(width), style="dim")
        dragons.append(" ")
        for dragon in here:
            dragons.append_text(_badge(dragon, words)).append(" ")
        dragons.append(("." if not here else "").ljust(width - 1 - 3 * len(here)), style="dim")
    notes = {0: f"   @ {words('dragorun-draw-snail')}", SPACES_PER_ROW: f"   # {words('dragorun-draw-finish')}"}
    return Text.assemble(numbers, (notes.get(start, ""), "dim"), "\n", dragons)


def _players(view: dict[str, Any], words: Any, names: list[str]) -> Columns:
    table = Columns(box=None, pad_edge=False)
    eggless = view["options"]["no_eggs"]
    for column in ("player", "dragon", "place", "eggs")[: 3 if eggless else 4]:
        table.add_column(words(f"dragorun-draw-{column}"), style="bold" if column == "player" else "")
    holders = {seat: dragon for dragon, seat in view["markers"].items() if seat is not None}
    for seat, name in enumerate(names):
        turn = "> " if seat in view["to_act"] else "  "
        dragon = holders.get(seat)
        held, place = Text("-"), ""
        if dragon is not None:
            held = _badge(dragon, words).append(f" {dragon}", style="default on default")
            if seat in view["face_down"]:
                held.append(f" ({words('dragorun-draw-face-down')})", style="dim on default")
            place = words("house-rank", place=1 + sum(view["spaces"][d] > view["spaces"][dragon] for d in DRAGONS))
        eggs = ", ".join(words.thing("dragorun", "egg", egg) for egg in view["eggs"][seat])
        table.add_row(*(turn + name, held, place, eggs)[: 3 if eggless else 4])
    return table
