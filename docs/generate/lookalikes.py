"""Write ``hall/base/lookalikes.json``: signs by the plain letters that they look like.

``python docs/generate/lookalikes.py`` asks the ICU library of this machine (Debian: ``libicu72``) for Unicode's data
about confusable signs (UTS 39; Unicode licence). What NFKD, casefolding and leaving out marks do by themselves is not
in the file; added are circled and small capital letters, letters with a stroke or hook, and small letters by what their
capitals look like.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import json
import re
import unicodedata
from pathlib import Path

FILE = Path(__file__).parents[2] / "src/dragonhall/hall/base/lookalikes.json"
LETTERS = [
    r"(?:NEGATIVE CIRCLED|NEGATIVE SQUARED|CROSSED NEGATIVE SQUARED|REGIONAL INDICATOR SYMBOL|SQUARED|CIRCLED|CIRCLED "
    r"ITALIC) ?(?:LATIN )?(?:CAPITAL |SMALL )?(?:LETTER )([A-Z])",
    r"LATIN LETTER SMALL CAPITAL (?:REVERSED |TURNED |INVERTED |BARRED )?([A-Z])",
    r"(?:LATIN|MODIFIER LETTER) (?:SMALL|CAPITAL) (?:LETTER )?([A-Z]) WITH .*",
]
DIGITS = ["ZERO", "ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE"]
DIGIT = rf"(?:DINGBAT )?(?:NEGATIVE |DOUBLE )?CIRCLED (?:SANS-SERIF )?DIGIT ({'|'.join(DIGITS)})"
OURS = {
    "a": "аαɑ", "b": "ьвβʙ", "c": "сϲ", "d": "ԁ", "e": "еεє", "g": "ɡԍց", "h": "һнհʜ", "j": "јϳ", "k": "кκ",
    "l": "iіιıɩǀӏℓʟ", "m": "мμ", "n": "ηոɴ", "o": "оοσօ", "p": "рρ", "q": "ԛ", "r": "гʀ", "s": "ѕ", "t": "тτ",
    "u": "υս", "v": "νѵ", "w": "ԝωш", "x": "хχ", "y": "уγʏ", "z": "ζ",
}  # fmt: skip
ONE_SHAPE = {"0": "o", "1": "l", "i": "l", "|": "l"}


class Icu:
    """Unicode's skeletons of signs."""

    def __init__(self) -> None:
        name = ctypes.util.find_library("icui18n") or ""
        self._library, self._version = ctypes.CDLL(name), name.rpartition(".")[2]
        failed = ctypes.c_int(0)
        opened = self._function("uspoof_open")
        opened.restype = ctypes.c_void_p
        self._checker = ctypes.c_void_p(opened(ctypes.byref(failed)))

    def _function(self, name: str) -> ctypes._CFuncPtr:
        found: ctypes._CFuncPtr = getattr(self._library, f"{name}_{self._version}")
        return found

    def skeleton(self, sign: str) -> str:
        said, out, failed = sign.encode(), ctypes.create_string_buffer(400), ctypes.c_int(0)
        size = self._function("uspoof_getSkeletonUTF8")(
            self._checker, 0, said, len(said), out, len(out), ctypes.byref(failed)
        )
        return out.raw[:size].decode()


def plain(text: str) -> str:
    """Leave out marks and what is invisible."""
    folded = unicodedata.normalize("NFKD", text).casefold()
    return "".join(sign for sign in folded if unicodedata.category(sign)[0] not in "MZC")


def shown(text: str) -> str:
    """Leave out punctuation."""
    return "".join(sign for sign in text if sign == "|" or unicodedata.category(sign)[0] not in "PS" or sign == "$")


def by_name(sign: str) -> str | None:
    name = unicodedata.name(sign, "")
    for pattern in LETTERS:
        if found := re.fullmatch(pattern, name):
            return found[1].lower()
    found = re.fullmatch(DIGIT, name)
    return str(DIGITS.index(found[1])) if found else None


def lookalikes() -> dict[str, str]:
    """Return what each sign looks like."""
    icu, known = Icu(), dict[str, str]()
    for sign in map(chr, (*range(0x80, 0xD800), *range(0xE000, 0x110000))):
        if unicodedata.category(sign)[0] not in "LNPS":
            continue
        like = by_name(sign)
        if like is None and unicodedata.normalize("NFKD", sign) == sign:
            like = plain(icu.skeleton(sign))
            for _ in range(5):
                like = plain("".join(icu.skeleton(each) if ord(each) > 127 else each for each in like))
            like = shown(like)
        if like and like != plain(sign):
            known[sign] = like
    known |= {sign: like for like, signs in OURS.items() for sign in signs} | ONE_SHAPE
    return {sign: "".join(ONE_SHAPE.get(each, each) for each in like) for sign, like in known.items()}


def main() -> None:
    by_like: dict[str, str] = {}
    for sign, like in sorted(lookalikes().items()):
        by_like[like] = by_like.get(like, "") + sign
    FILE.write_text(json.dumps(by_like, ensure_ascii=False, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
