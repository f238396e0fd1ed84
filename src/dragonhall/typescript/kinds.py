"""Types of the translated code: what a Python value is in TypeScript.

Whole numbers are ``NUMBER`` (a plain JavaScript number) wherever 53 bits are enough, and ``BIG`` (a BigInt) where a
field has 64 bits or a shift can leave 53. ``join`` finds the smallest type that holds both of two.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Kind:
    """A type. ``text`` is how TypeScript writes it."""

    def text(self) -> str:
        raise NotImplementedError


@dataclass(frozen=True)
class Plain(Kind):
    name: str

    def text(self) -> str:
        return self.name


NUMBER, BIG, BOOL = Plain("number"), Plain("bigint"), Plain("boolean")
NULL, ANY, NEVER, VOID = Plain("null"), Plain("any"), Plain("never"), Plain("void")
"""``NEVER`` is not known yet: the type of the items of an empty list."""
MAX_LITERALS = 12


@dataclass(frozen=True)
class Text(Kind):
    """A string; perhaps one of a few."""

    values: frozenset[str] | None = None
    alias: str = ""

    def text(self) -> str:
        if self.alias:
            return self.alias
        if self.values is None or len(self.values) > MAX_LITERALS:
            return "string"
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in sorted(self.values))


STRING = Text()


@dataclass(frozen=True)
class Items(Kind):
    """A list, a tuple of any length, or what a generator gives."""

    item: Kind

    def text(self) -> str:
        return f"{bracketed(self.item)}[]"


@dataclass(frozen=True)
class Fixed(Kind):
    """A tuple of known length."""

    items: tuple[Kind, ...]

    def text(self) -> str:
        return f"[{', '.join(item.text() for item in self.items)}]"


@dataclass(frozen=True)
class Members(Kind):
    """A set."""

    item: Kind

    def text(self) -> str:
        return f"Set<{self.item.text()}>"


@dataclass(frozen=True)
class Table(Kind):
    """A dict: a plain object if its keys are strings, else a Map."""

    key: Kind
    value: Kind
    counter: bool = False
    full: bool = False
    """It has an entry for every string that a key can be."""

    @property
    def is_object(self) -> bool:
        return not self.counter and isinstance(self.key, Text | Plain) and self.key not in (NUMBER, BIG, ANY)

    def text(self) -> str:
        if self.counter:
            return f"py.Counter<{self.key.text()}>"
        if self.is_object and self.full:
            return f"py.Full<{self.key.text()}, {self.value.text()}>"
        if self.is_object:
            return f"Record<string, {self.value.text()}>"
        return f"Map<{self.key.text()}, {self.value.text()}>"


@dataclass(frozen=True)
class Shape(Kind):
    """An object with these entries; those in ``optional`` may be missing."""

    entries: tuple[tuple[str, Kind], ...]
    optional: frozenset[str] = frozenset()

    def text(self) -> str:
        parts = (
            f"{name if name.isidentifier() else json.dumps(name)}{'?' if name in self.optional else ''}: {kind.text()}"
            for name, kind in self.entries
        )
        return "{ " + "; ".join(parts) + " }" if self.entries else "Record<never, never>"


@dataclass(frozen=True)
class Either(Kind):
    """One of several types; null is one of them where a value may be missing."""

    kinds: tuple[Kind, ...]

    def text(self) -> str:
        return " | ".join(dict.fromkeys(bracketed(kind, union=True) for kind in self.kinds))


@dataclass(frozen=True)
class Row(Kind):
    """A field of a table with several numbers, flat: ``shape`` says how it is read."""

    code: str
    shape: tuple[int, ...]

    @property
    def item(self) -> Kind:
        return BIG if self.code in "qQ" else NUMBER

    def text(self) -> str:
        return {
            "b": "Int8Array",
            "h": "Int16Array",
            "i": "Int32Array",
            "q": "BigInt64Array",
            "Q": "BigUint64Array",
        }[self.code]


@dataclass(frozen=True)
class Instance(Kind):
    """An object of a translated class; the record of a game is one."""

    of: Any
    name: str

    def text(self) -> str:
        return self.name


@dataclass(frozen=True)
class Callable(Kind):
    """A function as a value."""

    result: Kind
    takes: tuple[Kind, ...] = ()
    """The types of its arguments, if an annotation says them."""

    def text(self) -> str:
        return f"(...given: any[]) => {self.result.text()}"


def bracketed(kind: Kind, union: bool = False) -> str:
    """Return the type in brackets where it would not hold together before ``[]`` or beside ``|``."""
    text = kind.text()
    return f"({text})" if isinstance(kind, Callable) or (not union and " | " in text) else text


def optional(kind: Kind) -> Kind:
    return join(kind, NULL)


def present(kind: Kind) -> Kind:
    """Return the type without null."""
    if isinstance(kind, Either):
        left = tuple(one for one in kind.kinds if one != NULL)
        return left[0] if len(left) == 1 else Either(left)
    return kind


def has_null(kind: Kind) -> bool:
    return kind == NULL or (isinstance(kind, Either) and NULL in kind.kinds)


def item_of(kind: Kind) -> Kind:
    """Return what iterating gives."""
    kind = present(kind)
    match kind:
        case Items(item) | Members(item):
            return item
        case Fixed(items):
            return joined(items)
        case Row():
            return kind.item
        case Table(key, _, _):
            return key
        case Shape():
            return STRING
        case Text():
            return STRING
    return kind if kind == NEVER else ANY


def joined(kinds: Any) -> Kind:
    found: Kind = NEVER
    for kind in kinds:
        found = join(found, kind)
    return found


def join(a: Kind, b: Kind) -> Kind:
    """Return the smallest type that holds both."""
    if a == b or b == NEVER:
        return a
    if a == NEVER:
        return b
    if ANY in (a, b):
        return ANY
    if isinstance(a, Either) or isinstance(b, Either):
        found: list[Kind] = list(a.kinds) if isinstance(a, Either) else [a]
        for kind in b.kinds if isinstance(b, Either) else (b,):
            _add(found, kind)
        return _either(found)
    merged = _merged(a, b)
    return merged if merged is not None else _either([a, b])


def _add(found: list[Kind], kind: Kind) -> None:
    for at, other in enumerate(found):
        merged = other if other == kind else _merged(other, kind)
        if merged is not None:
            found[at] = merged
            return
    found.append(kind)


def _either(kinds: list[Kind]) -> Kind:
    ordered = [kind for kind in kinds if kind != NULL] + [NULL] * (NULL in kinds)
    return ordered[0] if len(ordered) == 1 else Either(tuple(ordered))


def _merged(a: Kind, b: Kind) -> Kind | None:
    """Both in one type that is not a choice of two; None if there is none."""
    match a, b:
        case (Plain("number" | "bigint"), Plain("number" | "bigint")):
            return BIG
        case Text(), Text():
            if a.values is None or b.values is None:
                return STRING
            both = a.values | b.values
            return a if both == a.values else b if both == b.values else Text(both)
        case Items(one), Items(other):
            return Items(join(one, other))
        case (Items(), Fixed()) | (Fixed(), Items()):
            return Items(join(item_of(a), item_of(b)))
        case Fixed(ones), Fixed(others):
            if len(ones) == len(others):
                return Fixed(tuple(join(one, other) for one, other in zip(ones, others, strict=True)))
            return Items(join(item_of(a), item_of(b)))
        case Members(one), Members(other):
            return Members(join(one, other))
        case Table(), Table():
            full = a.full and b.full and a.key == b.key
            return Table(join(a.key, b.key), join(a.value, b.value), a.counter or b.counter, full)
        case (Table(), Shape()) | (Shape(), Table()):
            shape, table = (a, b) if isinstance(a, Shape) else (b, a)
            assert isinstance(shape, Shape)
            assert isinstance(table, Table)
            if table.key == NEVER:
                return Shape(shape.entries, frozenset(name for name, _ in shape.entries))
            return Table(STRING, join(table.value, joined(kind for _, kind in shape.entries)))
        case Shape(), Shape():
            if [name for name, _ in a.entries] == [name for name, _ in b.entries]:
                pairs = zip(a.entries, b.entries, strict=True)
                entries = tuple((name, join(one, other)) for (name, one), (_, other) in pairs)
                return Shape(entries, a.optional | b.optional)
            wide, narrow = (a, b) if len(a.entries) >= len(b.entries) else (b, a)
            known = dict(narrow.entries)
            added = {name for name, _ in wide.entries if name not in known}
            if known.keys() <= {name for name, _ in wide.entries} and added <= wide.optional:
                entries = tuple((name, join(kind, known.get(name, NEVER))) for name, kind in wide.entries)
                return Shape(entries, a.optional | b.optional)
        case Row(), Row():
            if a.code == b.code and a.shape[1:] == b.shape[1:]:
                return a if len(a.shape) > 1 else Row(a.code, (0,))
        case Callable(one), Callable(other):
            return Callable(join(one, other), a.takes or b.takes)
    return None
