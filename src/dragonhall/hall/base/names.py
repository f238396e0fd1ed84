"""What people may be called and what they may write: nothing invisible, nothing that turns the text around, and no name
that looks like somebody else's."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from .. import bots
from ..words import LANGUAGES, words_in
from .problems import Refused

LONGEST_NAME = 24
MOST_MARKS = 3
"""So many combining marks may stand on one letter."""
JOINER, PICTURE = "\u200d", "\ufe0f"
"""Parts of emoji; invisible anywhere else."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that are letters, marks or symbols for Unicode and nothing for the eye."""

LOOKALIKES = {
    "a": "аαɑ", "b": "ьвβʙ", "c": "сϲ", "d": "ԁ", "e": "еεє", "g": "ɡԍց", "h": "һнհʜ", "j": "јϳ", "k": "кκ",
    "l": "1|iіιıɩǀӏℓʟ", "m": "мμ", "n": "ηոɴ", "o": "0оοσօ", "p": "рρ", "q": "ԛ", "r": "гʀ", "s": "ѕ", "t": "тτ",
    "u": "υս", "v": "νѵ", "w": "ԝωш", "x": "хχ", "y": "уγʏ", "z": "ζ",
}  # fmt: skip
"""Small letters and signs by the Latin letter that they, or their capitals, look like."""
LATIN = str.maketrans({sign: letter for letter, signs in LOOKALIKES.items() for sign in signs})
NUMBERED = re.compile(r"(.*?)(?:[\s#.(\-]*\d+|\s[\dlIoO|]+)[\s).]*")
"""Something and a number behind it, or what looks like one."""


def clean_text(text: str) -> str:
    """A text as it can be shown, on one line: what is invisible or changes the direction has become a space."""
    composed = unicodedata.normalize("NFC", text)
    shown: list[str] = []
    marks = 0
    for at, sign in enumerate(composed):
        kind = unicodedata.category(sign)
        if sign in (JOINER, PICTURE):
            before, after = composed[at - 1 : at], composed[at + 1 : at + 2]
            if _emoji(before) and (sign == PICTURE or _emoji(after)):
                shown.append(sign)
            continue
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > MOST_MARKS or 0xFE00 <= ord(sign) <= 0xFE0E or 0xE0100 <= ord(sign) <= 0xE01EF:
            continue
        shown.append(" " if kind[0] in "CZ" or sign in BLANKS else sign)
    return " ".join("".join(shown).split())


def _emoji(sign: str) -> bool:
    return sign in (JOINER, PICTURE) or (sign != "" and unicodedata.category(sign) in ("So", "Sk", "Sm"))


def clean_name(name: str) -> str:
    """A name as it can be shown.

    Raises:
        Refused: nothing of it can be seen, it is too long, or it is what a bot is called.
    """
    cleaned = clean_text(name)
    if not 1 <= len(cleaned) <= LONGEST_NAME or not any(unicodedata.category(sign)[0] in "LNPS" for sign in cleaned):
        raise Refused("bad-name", f"A name has 1 to {LONGEST_NAME} characters that can be seen.")
    numbered = NUMBERED.fullmatch(unicodedata.normalize("NFKC", cleaned))
    if numbered and skeleton(numbered[1]) in _bots():
        raise Refused("bad-name", "Bots are called like that: take another name.")
    return cleaned


def member_name(name: str) -> str:
    """The name of a member as it can be shown: beside bots on a board, and beside the dash of who was deleted.

    Raises:
        Refused: as ``clean_name``, or it could be taken for one of those.
    """
    cleaned = clean_name(name)
    if skeleton(cleaned) in _bots():
        raise Refused("bad-name", "Bots are called like that: take another name.")
    if all(unicodedata.category(sign)[0] in "PZ" for sign in cleaned):
        raise Refused("bad-name", "A name has more than dashes and dots.")
    return cleaned


def skeleton(name: str) -> str:
    """The same for names that look the same: Latin letters for all that look like them, no marks, no spaces."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LNPS" and sign not in BLANKS)
    return letters.translate(LATIN).replace("rn", "m").replace("vv", "w")


def told_apart(name: str, taken: Iterable[str]) -> str:
    """The name, or with a number behind it when somebody is called so already, or looks as if."""
    looks = {skeleton(one) for one in taken}
    n, found = 1, name
    while skeleton(found) in looks:
        n += 1
        end = f" ({n})"
        found = name[: LONGEST_NAME - len(end)].rstrip() + end
    return found


@cache
def _bots() -> frozenset[str]:
    """What bots are called in every language, before the number of their seat."""
    keys = [f"{kind}-{level}" for level in bots.BOTS for kind in ("web-level", "bot")]
    return frozenset(skeleton(words_in(language)(key, seat="")) for language in LANGUAGES for key in keys)
