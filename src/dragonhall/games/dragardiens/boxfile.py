"""Reads a box file: the values of a box with the origin of each, checked line by line.

The rules never see the file, only its numbers (`Box.numbers`), which `deal` puts on the table: so a box can be
corrected without touching or compiling anything.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NoReturn

from ...core.errors import BadOption
from ...core.faces import BoxLine
from ...core.options import Option, Value
from . import box as b

NAMED = ("default", "wild")
"""The boxes that come with the house, each in a file of its own."""
ORIGINS = ("printed", "found", "deduced", "house")
MAX_FILE = 100_000
BY_SEATS = ("two", "three", "four")
SECTIONS = {
    "left": b.COLOURS,
    "right": b.COLOURS,
    "starting": ("cards",),
    "shadows": ("count", "page"),
    "fragments": ("values",),
    "fragments_removed": BY_SEATS,
    "pearls.red": ("values",),
    "pearls.blue": ("values",),
    "crests": ("values",),
    "crest_removed": ("two",),
    "eggs": ("count", "face", "back"),
    "crystals": ("count",),
    **{f"rewards.{number}": ("gives",) for number in range(1, 7)},
    "amulets": BY_SEATS,
    "chests": ("names",),
}
"""Every section of a box file with its values; each section also has an origin and may have a source."""


@dataclass(frozen=True)
class Box:
    name: str
    numbers: tuple[int, ...]
    """As `deal` reads them: see the places in box.py."""
    lines: tuple[BoxLine, ...]


class BoxOption(Option):
    """The option `box`: a name, the path of a box file, or the text of one (as records keep it)."""

    def check(self, value: Any) -> Value:
        if not isinstance(value, str):
            raise BadOption(f"Option {self.name} cannot be {value!r}: it is {self.choices()}.")
        if value in NAMED:
            return value
        text, place = (value, "The box") if "\n" in value else (_read_file(value), value)
        box = read_box(text, place)
        return next((name for name in NAMED if box == box_of(name)), _without_comments(text))

    def choices(self) -> str:
        return f"{', '.join(NAMED)} or the path of a .toml file"


def box_of(value: str) -> Box:
    """The box that a checked value of the option names."""
    return read_box(text_of(value), "The box")


def text_of(value: str) -> str:
    return _named(value) if value in NAMED else value


@cache
def _named(name: str) -> str:
    return Path(__file__).with_name(f"box_{name}.toml").read_text("utf-8")


@lru_cache(maxsize=64)
def read_box(text: str, place: str) -> Box:
    """The box that a text describes.

    Raises:
        BadOption: it cannot be right; the message names the line.
    """
    return _Reader(text, place).box()


def _read_file(path: str) -> str:
    """Only files that call themselves TOML are ever opened."""
    try:
        if not path.endswith(".toml"):
            raise ValueError("not a box file by its name")
        with open(path, encoding="utf-8-sig") as file:
            return file.read(MAX_FILE + 1)
    except UnicodeDecodeError as error:
        raise BadOption(f"The box file {path[:200]!r} is not written in UTF-8.") from error
    except (OSError, ValueError) as error:
        raise BadOption(
            f"There is no box file {path[:200]!r} that can be read. "
            f"Option box is {', '.join(NAMED)} or the path of a .toml file."
        ) from error


def _without_comments(text: str) -> str:
    lines = (line.rstrip() for line in text.splitlines())
    return "\n".join(line for line in lines if line and not line.lstrip().startswith("#")) + "\n"


class _Reader:
    """Checks one text and remembers on which line each value stands."""

    def __init__(self, text: str, place: str) -> None:
        self.place = place
        if len(text) > MAX_FILE:
            raise BadOption(f"{place} is too large to be a box file.")
        try:
            self.data = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadOption(f"{place} is not a box file: {str(error)[:100]}.") from error
        self.starts = dict(_lines(text))

    def box(self) -> Box:
        name = self.data.get("name", "")
        if not isinstance(name, str) or not 0 < len(name) <= 40:
            self.refuse("", "name", "a box has a name of 1 to 40 letters")
        self.check_sections()
        numbers = (
            *self.kinds(),
            *self.starting(),
            *self.fragments(),
            *self.pearls(),
            *self.crests(),
            *(n for number in range(1, 7) for n in self.reward(number)),
            *self.eggs(),
            *self.by_seats(),
        )
        assert len(numbers) == b.BOX_NUMBERS
        self.supplies()
        for section, keys in SECTIONS.items():
            self.check_origin(section, self.get(section, "origin"), [self.get(section, key) for key in keys])
        return Box(name, numbers, tuple(self.sheet()))

    # The parts of a box

    def kinds(self) -> list[int]:
        counts = [0] * b.REAL_KINDS
        for dragon, colour in enumerate(b.COLOURS):
            for number, count in enumerate(self.whole_numbers("left", colour, 0, b.BOOK_CARDS, b.NUMBERS), 1):
                counts[b.left_kind(dragon, number)] = count
            pages = self.get("right", colour)
            if not isinstance(pages, dict):
                self.refuse(
                    "right", colour, "for instance { red = 4, blue = 5 } is wanted: a number for each page colour"
                )
            for page, count in pages.items():
                if page not in b.COLOURS:
                    self.refuse("right", colour, f"{page!r} is not one of the colours {', '.join(b.COLOURS)}")
                if page == colour:
                    self.refuse("right", colour, f"a {colour} dragon is never on a {colour} page")
                counts[b.right_kind(dragon, b.COLOURS.index(page))] = self.whole(
                    "right", colour, count, 0, b.BOOK_CARDS
                )
        if sum(counts) != b.BOOK_CARDS:
            self.refuse("left", "", f"left and right cards are {sum(counts)} together, but the book has {b.BOOK_CARDS}")
        for section, part in (("left", counts[: b.LEFT_KINDS]), ("right", counts[b.LEFT_KINDS :])):
            if sum(part) < 2:
                self.refuse(section, "", f"a pile needs at least two cards, here it has {sum(part)}")
        return counts

    def starting(self) -> list[int]:
        cards = self.list_of("starting", "cards", b.STARTING_CARDS, "starting cards")
        for card in cards:
            if card not in b.KIND_NAMES[: b.REAL_KINDS]:
                self.refuse(
                    "starting",
                    "cards",
                    f"there is no card {str(card)[:40]!r}; cards are written 'white 1' or 'white on green'",
                )
        return sorted(b.KIND_NAMES.index(card) for card in cards)

    def fragments(self) -> list[int]:
        values: list[int] = []
        for pair in self.list_of("fragments", "values"):
            if not (isinstance(pair, list) and len(pair) == 2):
                self.refuse(
                    "fragments", "values", "pairs of value and number of pieces are wanted, for instance [4, 8]"
                )
            value = self.whole("fragments", "values", pair[0], 1, b.HIGHEST_VALUE)
            values += [value] * self.whole("fragments", "values", pair[1], 0, b.FRAGMENTS)
        if len(values) != b.FRAGMENTS:
            self.refuse("fragments", "values", f"there are {b.FRAGMENTS} fragments, these are {len(values)}")
        return sorted(values)

    def pearls(self) -> list[int]:
        red, blue = (
            sorted(
                self.whole(f"pearls.{colour}", "values", value, 1, b.HIGHEST_VALUE)
                for value in self.list_of(f"pearls.{colour}", "values")
            )
            for colour in ("red", "blue")
        )
        if len(red) + len(blue) != b.PEARLS:
            self.refuse(
                "pearls.blue",
                "values",
                f"there are {b.PEARLS} pearls, red and blue are {len(red) + len(blue)} together",
            )
        return [*red, *blue, len(red)]

    def crests(self) -> list[int]:
        values = self.list_of("crests", "values", b.CRESTS, "crests")
        values = sorted((self.whole("crests", "values", value, 1, b.HIGHEST_VALUE) for value in values), reverse=True)
        out = self.get("crest_removed", "two")
        if out not in values:
            self.refuse("crest_removed", "two", f"there is no crest of {str(out)[:20]}")
        return [*values, values.index(out)]

    def reward(self, number: int) -> list[int]:
        section = f"rewards.{number}"
        gives = self.list_of(section, "gives")
        for gift in gives:
            if gift not in b.GIFTS:
                self.refuse(section, "gives", f"{str(gift)[:20]!r} is no reward; rewards are {', '.join(b.GIFTS)}")
        counts = [gives.count(gift) for gift in b.GIFTS]
        if not 1 <= counts[b.Gift.LOWEST] + counts[b.Gift.HIGHEST] <= b.MOST_FRAGMENTS:
            self.refuse(section, "gives", f"every number gives 1 to {b.MOST_FRAGMENTS} fragments")
        if max(counts) > b.MOST_FRAGMENTS:
            self.refuse(section, "gives", f"at most {b.MOST_FRAGMENTS} of a kind")
        return counts

    def eggs(self) -> list[int]:
        face, back = (self.whole("eggs", side, self.get("eggs", side), 0, b.HIGHEST_VALUE) for side in ("face", "back"))
        if back < face:
            self.refuse("eggs", "back", "the back of an egg is worth no less than its face: turning it cannot hurt")
        return [face, back]

    def by_seats(self) -> list[int]:
        goals = [self.whole("amulets", seats, self.get("amulets", seats), 1, 11) for seats in BY_SEATS]
        removed = []
        for seats, (word, goal) in enumerate(zip(BY_SEATS, goals, strict=True), 2):
            # Enough stay that the row cannot run dry before the last amulet: two of each seat's may be in open rings.
            most = b.FRAGMENTS - 3 * (goal - 1) - 2 * seats - b.MOST_FRAGMENTS
            removed.append(self.whole("fragments_removed", word, self.get("fragments_removed", word), 0, most))
        return removed + goals

    def supplies(self) -> None:
        """Check what the rulebook prints and the rules build on."""
        for section, key, printed, what in (
            ("shadows", "count", b.SHADOWS, "shadow dragons"),
            ("eggs", "count", b.EGGS, "golden eggs"),
            ("crystals", "count", b.CRYSTALS, "crystals"),
        ):
            if self.get(section, key) != printed:
                self.refuse(
                    section, key, f"the rulebook prints {printed} {what}, not {str(self.get(section, key))[:20]}"
                )
        if self.get("shadows", "page") != b.SHADOW_PAGE:
            self.refuse("shadows", "page", f"shadow dragons show {b.SHADOW_PAGE}")
        if self.get("chests", "names") != list(b.CHEST_NAMES):
            self.refuse("chests", "names", f"the chests are {', '.join(b.CHEST_NAMES)}")

    def sheet(self) -> Iterator[BoxLine]:
        for section, keys in SECTIONS.items():
            found = self.section(section)
            origin, source = found["origin"], found.get("source", "")
            for key in keys:
                value = found[key]
                if not isinstance(origin, list):
                    yield BoxLine(section, key, _shown(value), origin, source)
                elif len(keys) > 1:
                    yield BoxLine(section, key, _shown(value), origin[keys.index(key)], source)
                else:
                    pairs = zip(value, origin, strict=True)
                    yield from (BoxLine(section, key, _shown(item), word, source) for item, word in pairs)

    # Looking things up, and complaining

    def check_sections(self) -> None:
        for section, keys in SECTIONS.items():
            found = self.section(section)
            for key in found:
                if key not in (*keys, "origin", "source"):
                    self.refuse(
                        section, key, f"a box file has no {key!r} here; known are {', '.join(keys)}, origin and source"
                    )
            for key in (*keys, "origin"):
                self.get(section, key)
            if not isinstance(found.get("source", ""), str):
                self.refuse(section, "source", "a source is a text")
        known = {"name"} | {section.partition(".")[0] for section in SECTIONS}
        for group, found in self.data.items():
            if group not in known:
                self.refuse(group, "", f"a box file has no {group!r}")
            for part in found if group in ("pearls", "rewards") else ():
                if f"{group}.{part}" not in SECTIONS:
                    self.refuse(f"{group}.{part}", "", f"a box file has no {group} {part!r}")

    def check_origin(self, section: str, origin: Any, values: list[Any]) -> None:
        words = origin if isinstance(origin, list) else [origin]
        if any(word not in ORIGINS for word in words):
            self.refuse(section, "origin", f"an origin is {', '.join(ORIGINS)}")
        several = values[0] if len(values) == 1 else values
        if isinstance(origin, list) and not (isinstance(several, list) and len(several) == len(origin)):
            self.refuse(section, "origin", "a list of origins needs one word for each value")

    def section(self, section: str) -> dict[str, Any]:
        found: Any = self.data
        for part in section.split("."):
            found = found.get(part) if isinstance(found, Mapping) else None
        if not isinstance(found, dict):
            self.refuse(section, "", f"[{section}] is missing")
        return found

    def get(self, section: str, key: str) -> Any:
        found = self.section(section)
        if key not in found:
            self.refuse(section, "", f"[{section}] lacks {key!r}")
        return found[key]

    def whole(self, section: str, key: str, value: Any, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.refuse(section, key, f"a whole number from {low} to {high} is wanted, not {str(value)[:20]}")
        return value

    def whole_numbers(self, section: str, key: str, low: int, high: int, length: int) -> list[int]:
        return [self.whole(section, key, value, low, high) for value in self.list_of(section, key, length, "numbers")]

    def list_of(self, section: str, key: str, length: int | None = None, what: str = "") -> list[Any]:
        found = self.get(section, key)
        if not isinstance(found, list):
            self.refuse(section, key, "a list in square brackets is wanted")
        if length is not None and len(found) != length:
            self.refuse(section, key, f"{length} {what} are wanted, these are {len(found)}")
        return found

    def refuse(self, section: str, key: str, complaint: str) -> NoReturn:
        line = self.starts.get((section, key)) or self.starts.get((section, ""), 1)
        where = f"[{section}] {key}".strip() if section else key
        raise BadOption(f"{self.place}, line {line} ({where}): {complaint}.")


def _lines(text: str) -> Iterator[tuple[tuple[str, str], int]]:
    """On which line each section and each key begins."""
    section = ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[([\w.\s]+)\]\s*(#|$)", line):
            section = re.sub(r"\s", "", header[1])
            yield (section, ""), number
        elif key := re.match(r"\s*([\w-]+)\s*=", line):
            yield (section, key[1]), number


def _shown(value: Any) -> str:
    """A value as people read it."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_shown(item)}" for key, item in value.items())
    if isinstance(value, list):
        pairs = all(isinstance(item, list) for item in value)
        return ", ".join(f"{item[0]} ({item[1]} times)" if pairs else str(item) for item in value)
    return str(value)
