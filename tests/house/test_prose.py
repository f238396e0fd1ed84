"""Plain sentences: patterns that no native would write, counted in docstrings, comments, documentation and catalogues.

``prose.json`` lists what is still there, by folder and pattern; a number in it may only become smaller. ``python -m
tests.house.test_prose`` shows every place.
"""

from __future__ import annotations

import ast
import io
import json
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
STILL_THERE = Path(__file__).parent / "prose.json"
PATTERNS = {
    "who as a subject": r"(?:^|[.;:] )Who(?:ever)? [a-z][^.?]*[.;:,]",
    "who as an object": r"\b(?:for|from|of|by|to|with) who\b",
    "what as a noun": r"(?:^|[.;:] )What [a-z][^.?]*[.;:]",
    "so many": r"\b[Ss]o (?:many|much|often|long|few)\b(?! (?:as|that))",
    "told": r"\b(?:[Tt]old|[Tt]ells?|[Tt]elling)\b(?! (?:\w+ ){0,4}apart\b)",
    "laid": r"\b(?:laid|lay|lays|laying)\b",
    "brought": r"\b(?:brought|brings?)\b",
    "anew": r"\b(?:anew|for ever|at last|any longer)\b",
    "for meaning because": r", for (?:it|they|he|she|we|nobody|everybody|somebody|connections|rows)\b",
    "MOST": r"\b(?:MOST|LONGEST)_[A-Z_]+\b",
    "Raises first": r"\ARaises \w+: ",
}
CODE = r"``[^`]*``|`[^`]*`"
GLOSSARY = "docs/glossary.md"
"""Names the words that were given up."""
FOLDERS = {
    "catalogues": ("src/dragonhall/**/en.ftl", "src/dragonhall/locales/en/*.ftl"),
    "docs": ("docs/**/*.md", "*.md"),
    "src/dragonhall/hall": ("src/dragonhall/hall/**/*.py",),
} | {
    folder: (f"{folder}/**/*.py",)
    for folder in (
        *(
            f"src/dragonhall/{room}"
            for room in ("analysis", "assistant", "batches", "bots", "bridges", "core", "games")
        ),
        *(f"src/dragonhall/{room}" for room in ("lab", "typescript", "wasm")),
        *("bench", "examples", "tests"),
    )
}


class Fault(NamedTuple):
    place: str
    pattern: str
    text: str


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_sentence_gets_worse(folder: str) -> None:
    found = faults(folder)
    counted, listed = Counter(fault.pattern for fault in found), json.loads(STILL_THERE.read_text("utf-8"))[folder]
    for pattern in PATTERNS:
        new = [fault for fault in found if fault.pattern == pattern]
        assert counted[pattern] <= listed.get(pattern, 0), f"Write plainer, docs/glossary.md and CONTRIBUTING.md: {new}"
    lower = {pattern: counted[pattern] for pattern in listed if counted[pattern] < listed[pattern]}
    assert not lower, f"Better than prose.json says: write these numbers there, and leave out 0: {lower}"


def test_every_pattern_finds_its_fault() -> None:
    sentences = {
        "who as a subject": "Who asks too much waits.",
        "who as an object": "It is for who knows the token.",
        "what as a noun": "What was sent leaves now.",
        "so many": "Seconds until so many are there.",
        "told": "Members are told of it.",
        "laid": "A table that was laid for a club.",
        "brought": "Keep a brought record.",
        "anew": "Count everything anew.",
        "for meaning because": "Not at once, for connections break.",
        "MOST": "MOST_TABLES",
        "Raises first": "Raises Refused: the name is taken.",
    }
    for pattern, sentence in sentences.items():
        assert [name for name, regex in PATTERNS.items() if re.search(regex, sentence, re.M)] == [pattern]
    assert not any(re.search(regex, "Return a word that tells these names apart.") for regex in PATTERNS.values())


@cache
def faults(folder: str) -> list[Fault]:
    paths = sorted({path for glob in FOLDERS[folder] for path in ROOT.glob(glob)} - {Path(__file__), ROOT / GLOSSARY})
    return [
        Fault(
            f"{path.relative_to(ROOT)}:{line}",
            pattern,
            " ".join(text[max(0, hit.start() - 60) : hit.end() + 60].split()),
        )
        for path in paths
        for line, text in texts(path)
        for pattern, regex in PATTERNS.items()
        for hit in re.finditer(regex, text, re.M)
    ]


def texts(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line and text of everything in a file that is written for people; code is left out."""
    source = path.read_text("utf-8")
    if path.suffix == ".py":
        yield from texts_of_python(source)
        return
    if path.suffix == ".ftl":
        for line, text in enumerate(source.splitlines(), 1):
            said = text.lstrip("# ") if text.startswith("#") else re.sub(r"^ *[\w.-]+ =|\{[^}]*\}?", "", text)
            yield line, said.strip()
        return
    yield from paragraphs(source)


def paragraphs(source: str) -> Iterator[tuple[int, str]]:
    """Yield the paragraphs, list items and table rows of a page, each with its first line; code is left out."""
    fenced, began, lines = False, 0, list[str]()
    for line, text in enumerate([*source.splitlines(), ""], 1):
        fence = text.lstrip().startswith("```")
        if lines and (not text.strip() or fence or re.match(r" *(?:[-*|#<]|\d+\.) ?", text)):
            yield began, re.sub(r"`[^`]*`|\]\([^)]*\)", "", " ".join(lines)).strip()
            lines = []
        fenced ^= fence
        if text.strip() and not (fenced or fence or text.startswith("<!--")):
            began = began if lines else line
            lines.append(text.strip())


def texts_of_python(source: str) -> Iterator[tuple[int, str]]:
    """Yield docstrings, also those of attributes, comments, and the names of constants."""
    source_tree = ast.parse(source)
    for node in ast.walk(source_tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            for part in node.body:
                if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant):
                    text = part.value.value
                    if isinstance(text, str):
                        # A module may begin like a table of contents: "What the host decides: bans, blocks, reports".
                        text = re.sub(r"\AWh(at|o)", "Things", text) if part is source_tree.body[0] else text
                        yield part.lineno, re.sub(CODE, "", text)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id.isupper():
            yield node.lineno, node.id
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], re.sub(CODE, "", token.string.lstrip("# "))


if __name__ == "__main__":
    for folder in FOLDERS:
        for fault in faults(folder):
            print(*fault, sep="  ")
