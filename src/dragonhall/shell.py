"""What all commands have in common: mistakes are sentences, and numbers and files are checked before the work."""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Callable
from pathlib import Path

from .core.errors import DragonhallError
from .words import Explained, language_of_the_house, words_in

MISTAKE, INTERRUPTED = 2, 130
"""Exit codes, as shells know them."""


class CannotWrite(Explained):
    """A file that was asked for cannot be written."""


def ended(run: Callable[[], int | None], language: str | None = None) -> int:
    """Run a command and return its exit code; a mistake gives a sentence and exit code 2.

    Args:
        language: the language of the sentence; nothing: the user's.
    """
    language = language or language_of_the_house()
    try:
        return run() or 0
    except DragonhallError as error:
        sentence = error.said_in(language) if isinstance(error, Explained) else str(error)
        print(f"dragonhall: {sentence}", file=sys.stderr)
        return MISTAKE
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print(f"dragonhall: {words_in(language)('house-interrupted')}", file=sys.stderr)
        return INTERRUPTED


def check_file(file: str | Path, otherwise: str = "") -> Path:
    """A file that a command will write when its work is done; asked beforehand, so that no work is lost.

    Args:
        otherwise: the key of the sentence for a file that is there and must not be overwritten; nothing: it may be.

    Raises:
        CannotWrite: it cannot be written; the sentence says why.
    """
    path = Path(file)
    if otherwise and path.exists():
        raise CannotWrite(otherwise, file=str(path))
    if path.is_dir():
        raise CannotWrite("house-file-is-a-folder", file=str(path))
    if not path.parent.is_dir():
        raise CannotWrite("house-file-without-folder", file=str(path), folder=str(path.parent))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise CannotWrite("house-file-denied", file=str(path))
    return path


def check_folder(folder: str | Path) -> Path:
    """A folder that a command will write into; made if it is not there.

    Raises:
        CannotWrite: it cannot be made, or nothing can be written there.
    """
    path = Path(folder)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite("house-folder-not-made", folder=str(path), why=str(error.strerror)) from error
    if not os.access(path, os.W_OK):
        raise CannotWrite("house-folder-denied", folder=str(path))
    return path


def write(path: Path, text: str) -> None:
    """Write a file.

    Raises:
        CannotWrite: it cannot be written; the sentence says why.
    """
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise CannotWrite("house-file-not-written", file=str(path), why=str(error.strerror)) from error


def whole(least: int) -> Callable[[str], int]:
    """Reads a whole number of the command line, perhaps written like 1e8."""

    def read(text: str) -> int:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not least <= number < math.inf or number % 1:
            raise argparse.ArgumentTypeError(f"this is a whole number from {least} on, not {text[:40]!r}")
        return int(text) if text.isdecimal() else int(number)

    return read


def amount(text: str) -> float:
    """Reads a number of the command line that is at least 0."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < math.inf:
        raise argparse.ArgumentTypeError(f"this is a number from 0 on, not {text[:40]!r}")
    return number
