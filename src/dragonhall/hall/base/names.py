"""Rules for names and texts: no invisible characters, no reversed text, and no name that looks like somebody else's."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from ... import bots
from ...words import LANGUAGES, words_in
from .errors import Refused

MAX_NAME = 24
HOUSE = ("Admin", "Administrator", "Dragonhall", "Host", "Moderator", "Root", "Support", "System")
"""Names that no member can have: they sound like the host."""
MAX_MARKS = 3
"""Combining marks on one letter."""
REMEMBERED = 4096
"""Names whose looks are cached: all names at a table are compared whenever somebody comes."""
JOINER, PICTURE = "\u200d", "\ufe0f"
"""Parts of emoji; invisible anywhere else."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that Unicode calls letters, marks or symbols but nobody can see."""

LOOKALIKES: dict[str, str] = json.loads(Path(__file__).with_name("lookalikes.json").read_text("utf-8"))
"""Characters, by what they look like; ``docs/generate/lookalikes.py`` makes the file from Unicode's data."""
LIKE = {sign: like for like, signs in LOOKALIKES.items() for sign in signs}
PUNCTUATION = frozenset(("Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Sk", "Sm"))
"""Categories of characters that do not tell names apart."""
NUMBERED = re.compile(r"(.*?)(?:[\s#.(\-]*\d+|\s[\dlIoO|]+)[\s).]*")
"""A name followed by a number, or by something that looks like one."""


def clean_text(text: str) -> str:
    """Return a text that can be shown on one line: invisible and direction-changing characters become spaces."""
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
        if marks > MAX_MARKS or 0xFE00 <= ord(sign) <= 0xFE0E or 0xE0100 <= ord(sign) <= 0xE01EF:
            continue
        shown.append(" " if kind[0] in "CZ" or sign in BLANKS else sign)
    return " ".join("".join(shown).split())


def _emoji(sign: str) -> bool:
    return sign in (JOINER, PICTURE) or (sign != "" and unicodedata.category(sign) in ("So", "Sk", "Sm"))


def clean_name(name: str) -> str:
    """Return a name that can be shown.

    Raises:
        Refused: it is invisible, too long, or the name of a bot.
    """
    cleaned = clean_text(name)
    if not 1 <= len(cleaned) <= MAX_NAME or not any(unicodedata.category(sign)[0] in "LNPS" for sign in cleaned):
        raise Refused("bad-name", f"A name has 1 to {MAX_NAME} characters that can be seen.")
    numbered = NUMBERED.fullmatch(unicodedata.normalize("NFKC", cleaned))
    if numbered and looks(numbered[1]) & names_of_bots():
        raise Refused("bad-name", "Bots are called like that: take another name.")
    return cleaned


def member_name(name: str) -> str:
    """Return a member's name that can be shown: distinct from bots on a board and from the dash of deleted members.

    Raises:
        Refused: as ``clean_name``, or it could be mistaken for one of those or for the host.
    """
    cleaned = clean_name(name)
    if looks(cleaned) & names_of_bots():
        raise Refused("bad-name", "Bots are called like that: take another name.")
    if looks(cleaned) & names_of_the_house():
        raise Refused("bad-name", "People would take you for the host: take another name.")
    if all(unicodedata.category(sign)[0] in "PZ" for sign in cleaned):
        raise Refused("bad-name", "A name has more than dashes and dots.")
    return cleaned


def skeleton(name: str) -> str:
    """Return the same for names that look the same: plain letters for all signs that look like them; no marks, spaces
    or punctuation, unless there is nothing else."""
    plain = "".join(LIKE.get(sign) or _folded(sign) for sign in unicodedata.normalize("NFKD", name))
    seen = [sign for sign in plain if unicodedata.category(sign)[0] in "LNPS" and sign not in BLANKS]
    letters = [sign for sign in seen if unicodedata.category(sign) not in PUNCTUATION]
    return "".join(letters or seen).replace("rn", "m").replace("vv", "w")


def _folded(sign: str) -> str:
    return "".join(LIKE.get(each, each) for each in sign.casefold())


@lru_cache(REMEMBERED)
def looks(name: str) -> frozenset[str]:
    """Return the skeletons of a name as it is written and in small letters: two names that share one can be mistaken
    for each other. (Some Greek capitals look like other Latin letters than their small letters.)"""
    return frozenset((skeleton(name), skeleton(name.casefold())))


def distinct_name(name: str, taken: Iterable[str]) -> str:
    """Return the name, with a number appended if it can be mistaken for another."""
    known = frozenset().union(*map(looks, taken))
    n, found = 1, name
    while known & looks(found):
        n += 1
        end = f" ({n})"
        found = name[: MAX_NAME - len(end)].rstrip() + end
    return found


@cache
def names_of_the_house() -> frozenset[str]:
    """Return the names that sound like the host, as they look."""
    return frozenset[str]().union(*(looks(name) for name in HOUSE))


@cache
def names_of_bots() -> frozenset[str]:
    """Return the names of bots in every language, without the number of the seat."""
    keys = [f"{kind}-{level}" for level in bots.BOTS for kind in ("web-level", "bot")]
    return frozenset[str]().union(*(looks(words_in(language)(key, seat="")) for language in LANGUAGES for key in keys))
