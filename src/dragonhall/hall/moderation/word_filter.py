"""Unwanted words, chosen by the hall's host: masked in free text, refused in names. Off until the host switches it on.

Whole words are compared, by the same rule that tells names apart (``names.looks``): capitals, accents, circled letters,
signs of other scripts and digits that look like letters make no difference. In free text, parts of words and words
spelt with gaps are not found; in names, gaps are ignored.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from .. import protocol as p
from ..base.errors import Refused
from ..base.names import clean_text, looks, skeleton

HIDDEN = "•••"
WORDS = re.compile(r"a(?:[a-]*a)?")
"""A word in a text whose letters are ``a`` and whose hyphens and apostrophes are ``-``."""


class WordFilter:
    """The active lists."""

    def __init__(self, lists: Iterable[p.WordList] = ()) -> None:
        found = (looks(word) for each in lists if each.on for word in each.words)
        self.unwanted = frozenset[str]().union(*found) - {""}

    def clean(self, text: str) -> str:
        """Replace every unwanted word by dots."""
        if not self.unwanted:
            return text
        # Compose letters and marks before cutting.
        text, shown, end = unicodedata.normalize("NFC", text), "", 0
        for start, stop in _words(text):
            shown += text[end:start] + (HIDDEN if self._has(text[start:stop]) else text[start:stop])
            end = stop
        return shown + text[end:]

    def check_name(self, name: str | None) -> None:
        """Raise Refused for a name that is or contains an unwanted word."""
        if not self.unwanted or name is None:
            return
        name = clean_text(name)  # as it will be shown
        if looks(name) & self.unwanted or any(self._has(name[start:stop]) for start, stop in _words(name)):
            raise Refused("bad-name", "The host of this hall does not want this name: take another one.")

    def _has(self, word: str) -> bool:
        parts = re.split(r"['’_-]", word)
        return any(looks(each) & self.unwanted for each in (word, *parts) if each)


def _words(text: str) -> list[tuple[int, int]]:
    """Find the words of a text: where each begins and ends."""
    return [found.span() for found in WORDS.finditer("".join(map(_kind, text)))]


def _kind(sign: str) -> str:
    """Classify a character: a letter (or its look-alike or mark), a joiner of words, or anything else."""
    if sign in "'’-":
        return "-"
    if sign == "_" or unicodedata.category(sign)[0] in "LNM" or skeleton(sign).isalnum():
        return "a"
    return " "
