"""The second part of a game's contract: its faces, that is, what people and programs see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .options import Options
from .score_sheet import History, Sheet


@dataclass(frozen=True)
class BoxLine:
    """One value of a game's box for people to read: section, name, value, and where it comes from."""

    section: str
    key: str
    value: str
    origin: str
    """printed, found, deduced or house."""
    source: str = ""


@dataclass(frozen=True)
class BoxSheet:
    """All values of a box, and the text of their file, which a user can copy and correct."""

    lines: tuple[BoxLine, ...]
    text: str


@dataclass(frozen=True, eq=False)
class Faces:
    """Views, positions and drawings of a table. They are plain Python and never compiled."""

    open_view: Callable[[Any], dict[str, Any]]
    """The part of the view that everybody may see."""
    own_view: Callable[[Any, int | None], dict[str, Any]]
    """The part that depends on the viewer, a seat or a spectator. Its entries are not in ``open_view``."""
    describe: Callable[[Any], dict[str, Any]]
    """The whole position in words and numbers."""
    place: Callable[[Any, dict[str, Any]], None]
    """Set up a described position on a freshly dealt table; raises BadPosition if it is impossible."""
    pieces: Callable[[Any], Mapping[str, int]]
    """How many pieces of each kind are on the table, wherever they are: these numbers never change."""
    draw: Callable[..., Any]
    """``draw(view, words, names)`` is a Rich drawing of a view. A game that has none is drawn by
    ``core/plain_view.py``."""
    sheet: Callable[[History], Sheet] | None = None
    """The score sheet of a finished match: rows that add up to the score. Without it only the score is shown."""
    box_sheet: Callable[[Options], BoxSheet] | None = None
    """The values of the box with the origin of each, if the game keeps them as data."""

    reason: Callable[[Any, int, int], dict[str, Any]] | None = None
    """``reason(t, seat, move)``: why a move could be good, from what the seat knows, as ``{"key": …, "number": …}``.
    The sentence is ``<game>-reason-<key>``; a hint that names the move says it."""
    forgoes: Callable[[Any, int, int], bool] | None = None
    """``forgoes(t, seat, move)``: whether a move gives up something that the seat has for certain. A hint never
    suggests such a move if the search finds one about as good."""

    aids: Callable[[dict[str, Any], list[int]], list[dict[str, Any]]] | None = None
    """``aids(view, moves)``: what helps a player at the table, from what the seat sees and the moves it may make. Each
    line is ``{"aid", "key", "item", "thing", "other", "number", "of"}``: lines of one ``key`` belong together."""

    def view(self, t: Any, seat: int | None) -> dict[str, Any]:
        """Return what a seat or a spectator may see."""
        return {**self.open_view(t), **self.own_view(t, seat)}
