"""Look at the catalogues of a language: what is missing, what has wrong arguments; draw sentences to be read."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from .games import game, names, rules_text
from .words import FIRST, LANGUAGES, UnknownLanguage, catalogues, slug


class Fault(NamedTuple):
    kind: str
    """``missing``, ``unknown``, ``arguments``, ``unreadable`` or ``rules``: its sentence is ``words-<kind>``."""
    key: str
    what: str = ""


def faults(language: str) -> list[Fault]:
    """Return everything that a language lacks or says with wrong arguments, beside English.

    Raises:
        UnknownLanguage: there is no such folder.
    """
    if language not in LANGUAGES:
        raise UnknownLanguage(f"Dragonhall speaks {' and '.join(LANGUAGES)}, not {language[:20]!r}.")
    english, own = _messages(FIRST), _messages(language)
    found = [Fault("unreadable", path.name, part) for path, part in _junk(language)]
    found += [Fault("missing", key) for key in english if key not in own]
    found += [Fault("unknown", key) for key in own if key not in english]
    for key in own.keys() & english.keys():
        wrong = _variables(own[key]) - _allowed(key, english[key])
        found += [Fault("arguments", key, ", ".join(f"${name}" for name in sorted(wrong)))] if wrong else []
    if language != FIRST:
        found += [Fault("rules", name) for name in names() if rules_text(name, language) == rules_text(name, FIRST)]
    return sorted(found)


def complete(language: str) -> float:
    """Return the share of the English sentences that a language has."""
    english, own = _messages(FIRST), _messages(language)
    return sum(key in own for key in english) / len(english)


def sample(language: str, count: int, seed: int) -> list[tuple[str, str]]:
    """Keys and texts of sentences (four words or more), drawn at random with a seed, for somebody to read."""
    serialize = FluentSerializer().serialize_entry
    texts = {key: serialize(message).partition(" = ")[2].strip() for key, message in _messages(language).items()}
    sentences = sorted(item for item in texts.items() if len(re.sub(r"\{[^{}]*\}", "", item[1]).split()) >= 4)
    return random.Random(seed).sample(sentences, min(count, len(sentences)))


@cache
def _messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for _, entry in _entries(language) if isinstance(entry, ast.Message) and entry.value}


def _junk(language: str) -> list[tuple[Path, str]]:
    return [
        (path, str(entry.content).strip().splitlines()[0])
        for path, entry in _entries(language)
        if isinstance(entry, ast.Junk)
    ]


def _entries(language: str) -> Iterator[tuple[Path, ast.EntryType]]:
    for path in catalogues(language):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            yield path, entry


class _Names(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _variables(message: ast.Message) -> set[str]:
    names = _Names()
    names.visit(message)
    return names.found


class _Allowed(set[str]):
    """The arguments of a sentence, each with all its forms: ``card`` allows ``card_the``."""

    def __rsub__(self, used: set[str]) -> set[str]:
        return {name for name in used if not {name, *_stems(name)} & self}


def _stems(name: str) -> list[str]:
    parts = name.split("_")
    return ["_".join(parts[:end]) for end in range(1, len(parts))]


def _allowed(key: str, english: ast.Message) -> _Allowed:
    used = _variables(english)
    return _Allowed(used | {stem for name in used for stem in _stems(name)} | _given(key))


@cache
def _arguments() -> dict[str, set[str]]:
    """Return what games give to the sentences of their moves and news."""
    given: dict[str, set[str]] = {}
    for name in names():
        found = game(name)
        for saying in found.moves.sayings:
            given[f"{name}-move-{slug(saying.name)}"] = set(found.moves.kinds)
        for news, arguments in found.news.kinds.values():
            given[f"{name}-news-{slug(news)}"] = {argument for argument, _ in arguments}
    return given


def _given(key: str) -> set[str]:
    return _arguments().get(key, set())
