"""The second part of a game's contract: its faces, which people and programs see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .options import Options


@dataclass(frozen=True)
class BoxLine:
    """One value of a game's box as people read it: where it belongs, what it is, and who says so."""

    section: str
    key: str
    value: str
    origin: str
    """printed, found, deduced or house."""
    source: str = ""


@dataclass(frozen=True)
class BoxSheet:
    """All values of a box, and the text of the file they stand in: to be copied and corrected."""

    lines: tuple[BoxLine, ...]
    text: str


@dataclass(frozen=True, eq=False)
class Faces:
    """Views, positions and drawings of a table. They are plain Python and never compiled."""

    open_view: Callable[[Any], dict[str, Any]]
    """What everybody may see."""
    own_view: Callable[[Any, int | None], dict[str, Any]]
    """What depends on who looks, a seat or a spectator: other entries than those of ``open_view``."""
    describe: Callable[[Any], dict[str, Any]]
    """The whole situation in words and numbers."""
    place: Callable[[Any, dict[str, Any]], None]
    """Lay a described situation on a zeroed, optioned table; refuses with BadPosition what cannot be."""
    pieces: Callable[[Any], Mapping[str, int]]
    """How many of each kind of piece are on the table, wherever they lie: always the same numbers."""
    draw: Callable[..., Any]
    """``draw(view, words, names)`` is a Rich drawing of a view."""
    box_sheet: Callable[[Options], BoxSheet] | None = None
    """The values of the box with the origin of each, where a game keeps them as data."""

    def view(self, t: Any, seat: int | None) -> dict[str, Any]:
        """What a seat or a spectator may see."""
        return {**self.open_view(t), **self.own_view(t, seat)}
