"""What all commands have in common: mistakes are sentences, and numbers and files are checked before the work."""

from __future__ import annotations

import argparse
import math
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

from .core.errors import DragonhallError
from .games import names
from .words import LANGUAGES, Explained, Words, language_of_the_house, slug, words_in

MISTAKE, INTERRUPTED = 2, 130
"""Exit codes, as shells know them."""


REFUSED = {
    "required": r"the following arguments are required: (?P<what>.+)",
    "unknown": r"unrecognized arguments: (?P<what>.+)",
    "choice": r"argument (?P<what>.+?): invalid choice: '?(?P<said>.+?)'? \(choose from (?P<choices>.+)\)",
    "number": r"argument (?P<what>.+?): invalid (?:int|float) value: '(?P<said>.+)'",
    "value": r"argument (?P<what>.+?): expected (?:one|at least one) argument",
    "argument": r"argument (?P<what>.+?): (?P<why>.+)",
}
"""The sentences of argparse about a command line, in English, by the key of our own sentence (``help-refused-...``)."""


class CommandParser(argparse.ArgumentParser):
    """A parser that speaks the user's language: ``help-<command>-<argument>``, or ``help-any-<argument>``."""

    def __init__(self, words: Words, topic: str, **more: Any) -> None:
        self.words, self.topic = words, topic
        super().__init__(formatter_class=partial(Formatter, usage=words("help-usage")), **more)
        self._positionals.title, self._optionals.title = words("help-arguments"), words("help-options")

    def add_argument(self, *flags: Any, **more: Any) -> argparse.Action:
        added = super().add_argument(*flags, **more)
        keys = [f"help-{topic}-{slug(added.dest)}" for topic in (self.topic, "any")]
        default = ", ".join(map(str, added.default)) if isinstance(added.default, list) else str(added.default)
        key = next(key for key in keys if key in self.words)
        added.help = self.words(key, default=default, games=", ".join(names())).replace("%", "%%")
        return added

    def add_commands(self) -> Callable[[str], argparse.ArgumentParser]:
        """Return a function that adds a command."""
        title = self.words("help-commands")
        commands = self.add_subparsers(title=title, required=True, metavar=self.words("help-command"))
        return lambda name: commands.add_parser(
            name, words=self.words, topic=name, help=self.words(f"help-{name}"), description=self.words(f"help-{name}")
        )

    def error(self, message: str) -> NoReturn:
        for key, pattern in REFUSED.items():
            if found := re.fullmatch(pattern, message):
                message = self.words(f"help-refused-{key}", **found.groupdict())
                break
        self.print_usage(sys.stderr)
        self.exit(MISTAKE, f"{self.prog}: {message}\n")


class Formatter(argparse.HelpFormatter):
    """Help with the word for *usage* in the user's language."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog)
        self._said = usage

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup], prefix: str | None = None,
    ) -> None:  # fmt: skip
        super().add_usage(usage, actions, groups, f"{self._said} " if prefix is None else prefix)


def asked_language(arguments: Sequence[str] | None = None) -> str:
    """Return the language of the help: the one that the command line names, else the user's."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    named = [one.partition("=")[2] for one in given if one.startswith("--lang=")]
    named += [after for one, after in pairwise(given) if one == "--lang"]
    return next((one for one in named if one in LANGUAGES), language_of_the_house())


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
        sentence = words_in(language)(error.key, **error.arguments) if error.key else str(error)
        print(f"dragonhall: {sentence}", file=sys.stderr)
        return MISTAKE
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print(f"dragonhall: {words_in(language)('house-interrupted')}", file=sys.stderr)
        return INTERRUPTED


def check_file(file: str | Path, otherwise: str = "") -> Path:
    """Check a file that a command will write when its work is done; asked beforehand, so that no work is lost.

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
    """Check a folder that a command will write into; make it if it is not there.

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
    """Return a reader of whole numbers of the command line, perhaps written like 1e8."""

    def read(text: str) -> int:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not least <= number < math.inf or number % 1:
            raise argparse.ArgumentTypeError(_said("house-not-whole", least=str(least), said=text[:40]))
        return int(text) if text.isdecimal() else int(number)

    return read


def amount(text: str) -> float:
    """Read a number of the command line that is at least 0."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < math.inf:
        raise argparse.ArgumentTypeError(_said("house-not-amount", said=text[:40]))
    return number


def _said(key: str, **arguments: str) -> str:
    return words_in(language_of_the_house())(key, **arguments)
