"""Words that a hall's host does not want: hidden in free text, refused in names. Off until the host switches it on.

Whole words are compared, after the same folding that tells names apart (``names.skeleton``): capitals, accents, signs
of other scripts and digits that look like letters make no difference. Parts of words, and words that somebody spells
with gaps, are not found in free text; in a name gaps do not help.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from . import protocol as p
from .names import clean_text, skeleton
from .problems import Refused

HIDDEN = "•••"
MARKS = "\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
"""What stands on, below or through a letter: such marks are part of the word."""
WORDS = re.compile(rf"[^\W_](?:[\w|ǀ'’{MARKS}-]*[\w|ǀ{MARKS}])?|[\w|ǀ{MARKS}]+")
"""A word as somebody writes it; signs that look like letters count as such."""


class WordFilter:
    """The lists that are switched on."""

    def __init__(self, lists: Iterable[p.WordList] = ()) -> None:
        found = (skeleton(word) for one in lists if one.on for word in one.words)
        self.unwanted = frozenset(word for word in found if word)

    def clean(self, text: str) -> str:
        """A text with dots for every word that is not wanted."""
        if not self.unwanted:
            return text
        # Marks on letters are part of the letters before anything is cut.
        return WORDS.sub(lambda found: HIDDEN if self._has(found[0]) else found[0], unicodedata.normalize("NFC", text))

    def check_name(self, name: str | None) -> None:
        """Raises Refused: a name has a word that is not wanted, or is one."""
        if not self.unwanted or name is None:
            return
        name = clean_text(name)  # as it will be shown
        if skeleton(name) in self.unwanted or any(self._has(word) for word in WORDS.findall(name)):
            raise Refused("bad-name", "The host of this hall does not want this name: take another one.")

    def _has(self, word: str) -> bool:
        parts = re.split(r"['’_-]", word)
        return any(skeleton(one) in self.unwanted for one in (word, *parts) if one)
