"""Words: texts for people, in their language, from Fluent catalogues.

General texts are in ``locales/``, those of a game in its own folder and beside its board in the browser.

The same files serve Python and the browser. Keys are named after what they describe: ``dragorun-news-rolled``,
``dragorun-move-swap``, ``dragorun-dragon-diego``. A thing may have other forms as attributes (``.the``, ``.of`` ...);
sentences use them as ``$dragon_the``, ``$dragon_of``.

A folder makes a language (docs/translating.md). What a language does not say is said in English, sentence by sentence.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from .core.errors import BadGame, DragonhallError
from .core.game import Game
from .core.moves import Move
from .games import folder_of, names

LOCALES = Path(__file__).parent / "locales"
MORE_LOCALES = "DRAGONHALL_LANGUAGES"
"""The variable that names a folder with more languages, one folder each."""
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n?(?:(?: .*)?\n| .*\Z)*", re.M)
"""A sentence of a catalogue with its key; its further lines begin with a space."""
FIRST = "en"
"""The language of everything that another one does not say."""
VOWEL = re.compile("[aeiouàâäæéèêëîïôöœùûü]", re.IGNORECASE)


def folders() -> list[Path]:
    """Return the folders in which languages are."""
    more = os.environ.get(MORE_LOCALES)
    return [LOCALES, *([Path(more).expanduser()] if more else [])]


def languages() -> tuple[str, ...]:
    """Return the languages that there are: English, then the others by their codes."""
    found = {path.parent.name for folder in folders() for path in folder.glob("*/*.ftl")}
    return (FIRST, *sorted(code for code in found - {FIRST} if re.fullmatch("[a-z]{2,3}", code)))


LANGUAGES = languages()


class UnknownLanguage(DragonhallError):
    """There is no catalogue for that language."""


class NotSaid(BadGame, LookupError):
    """A sentence that no catalogue has; for those who write games."""


class Explained(DragonhallError):
    """An error whose sentence is in the catalogues alone."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(words_in("en")(key, **arguments), key, **arguments)


def language_of_the_house() -> str:
    """Return the language that the environment asks for, if there is such a folder, else English."""
    wanted = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    code = re.split("[^a-z]", wanted.lower(), maxsplit=1)[0]
    return code if code in LANGUAGES else FIRST


def catalogues(language: str) -> list[Path]:
    """Return the files of one language: the general ones, then those of every game, then those from elsewhere."""
    found = sorted((LOCALES / language).glob("*.ftl"))
    for name in names():
        found += catalogues_of(name, language)
    return found + [path for folder in folders()[1:] for path in sorted((folder / language).glob("*.ftl"))]


def catalogues_of(game: str, language: str) -> list[Path]:
    """Return the files of one game."""
    folder = folder_of(game)
    places = (folder, folder / "web", folder / "lesson")
    return [path for place in places if (path := place / f"{language}.ftl").exists()]


def where_said(key: str, language: str) -> str:
    """Return the file in which a sentence belongs, as the beginning of a complaint."""
    game = max((name for name in names() if key.startswith(f"{name}-")), key=len, default="")
    path = folder_of(game) / f"{language}.ftl" if game else LOCALES / language
    return f"{path} does not say" if path.exists() else f"{path} is missing; it would say"


def text_of(language: str, game: str = "") -> str:
    """Everything a language says, or of one game, as one Fluent file; in English what it does not say."""
    here, otherwise = (
        "\n".join(path.read_text("utf-8") for path in (catalogues_of(game, one) if game else catalogues(one)))
        for one in (language, FIRST)
    )
    said = {entry[1] for entry in ENTRY.finditer(here)}
    return "\n".join([here, *(entry[0].rstrip() for entry in ENTRY.finditer(otherwise) if entry[1] not in said)])


@cache
def words_in(language: str) -> Words:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"Dragonhall speaks {' and '.join(LANGUAGES)}, not {str(language)[:20]!r}.")
    return Words(language, catalogues(language), None if language == FIRST else words_in(FIRST))


def words_kept_in(language: str) -> Words:
    """Return the words of a language that somebody chose once; English if it is gone."""
    return words_in(language if language in LANGUAGES else FIRST)


@cache
def words_of_commands(language: str) -> Words:
    """Return the words of the command line alone: a help page does not read the words of all games."""
    paths = [folder / language / "commands.ftl" for folder in folders()]
    return Words(
        language, [path for path in paths if path.exists()], None if language == FIRST else words_of_commands(FIRST)
    )


class Words:
    """The catalogue of one language."""

    def __init__(self, language: str, paths: Sequence[Path], otherwise: Words | None = None) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._otherwise = otherwise
        """Says what this language does not."""
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in paths:
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)

    def __contains__(self, key: str) -> bool:
        return self._has(key) or (self._otherwise is not None and key in self._otherwise)

    def _has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key)) and self._bundle.get_message(key).value is not None

    def __call__(self, key: str, **arguments: Any) -> str:
        """Return the sentence of that key."""
        return self._say(key, "", arguments)

    def _say(self, key: str, form: str, arguments: Mapping[str, Any]) -> str:
        """Return a sentence, or one of its forms; in the other language where this one cannot say it."""
        if self._has(key):
            message = self._bundle.get_message(key)
            pattern = message.attributes.get(form) if form else message.value
            text, errors = self._bundle.format_pattern(pattern, dict(arguments)) if pattern else ("", [f"no {form}"])
            if not errors:
                return elided(str(text), arguments) if self.language == "fr" else str(text)
            if self._otherwise is None:
                raise LookupError(f"{self.language} {key}: {errors[0]}")
        if self._otherwise is None:
            raise NotSaid(f"{where_said(key, self.language)} {key}.")
        return self._otherwise._say(key, form, arguments)

    def thing(self, game: str, kind: str, value: Any) -> str:
        """Return the name of a card, a dragon, an egg."""
        return self.forms(game, kind, value)[""]

    def forms(self, game: str, kind: str, value: Any) -> dict[str, str]:
        """Return the name of a thing and its other forms: ``{"": "Red Dragon 8", "the": "the Red Dragon 8"}``."""
        key = f"{game}-{kind}-{slug(value)}"
        arguments: dict[str, Any] = {}
        if key not in self:
            stem, _, tail = str(value).rpartition(" ")
            if tail.isdigit() and f"{game}-{kind}-{slug(stem)}" in self:
                key, arguments = f"{game}-{kind}-{slug(stem)}", {"n": int(tail)}
            else:
                return {"": str(value)}
        return {form: self._say(key, form, arguments) for form in self._forms(key)}

    def _forms(self, key: str) -> list[str]:
        """Return the forms of a thing, also those that only the other language has: its sentences may use them."""
        own = ["", *self._bundle.get_message(key).attributes] if self._has(key) else []
        return list(dict.fromkeys(own + (self._otherwise._forms(key) if self._otherwise else [])))

    def move(self, game: Game, move: Move, names: Sequence[str] = ()) -> str:
        """Return the text of a move in this language."""
        return self(f"{game.name}-move-{slug(move.name)}", **self._arguments(game, move.args, game.moves.kinds, names))

    def event(self, game: Game, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """One line of news."""
        kinds = game.news.argument_kinds(event["key"])
        arguments = {name: value for name, value in event.items() if name != "key"}
        return self(f"{game.name}-news-{slug(event['key'])}", **self._arguments(game, arguments, kinds, names))

    def line(self, game: Game, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """One line of a score sheet: news, or something that only the sheet says."""
        if any(key == event["key"] for key, _ in game.news.kinds.values()):
            return self.event(game, event, names)
        key = f"{game.name}-line-{slug(event['key'])}"
        return self(key if key in self else f"house-line-{slug(event['key'])}", **self._said(game, event, names))

    def row(self, game: Game, key: str, number: int = 0, form: str = "") -> str:
        """Return the name of a row of a score sheet; its form ``by`` stands in a sentence."""
        name = f"{game.name}-row-{slug(key)}"
        name = name if name in self else f"house-row-{slug(key)}"
        return self._say(name, form, {"number": number})

    def decided(self, game: Game, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """Return what decided a match, in one sentence."""
        key = f"{game.name}-decided-{slug(event['key'])}"
        arguments = self._said(game, {name: value for name, value in event.items() if name != "row"}, names)
        if "row" in event:
            arguments["row"] = self.row(game, event["row"], event["number"], "by")
        text = self(key if key in self else f"house-decided-{slug(event['key'])}", **arguments)
        return re.sub(r"-(?=\d)", "−", text)

    def reason(self, game: Game, why: Mapping[str, Any]) -> str:
        """Why a move is good, in one sentence."""
        return self(f"{game.name}-reason-{slug(why['key'])}", number=why["number"])

    def joined(self, names: Sequence[str]) -> str:
        """Return names as one: ``Ann, Bob and Cal``. In Spanish *y* is *e* before an i."""
        *others, last = names
        if not others:
            return last
        text = self("house-and", first=", ".join(others), last=last)
        if self.language == "es" and re.match("h?[ií](?![aeo])", last, re.IGNORECASE):
            return f"{text.removesuffix(f'y {last}')}e {last}"
        return text

    def _said(self, game: Game, event: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        given = {name: value for name, value in event.items() if name not in ("key", "seats")}
        arguments = self._arguments(game, given, {"other": "seat"}, names)
        if "seats" in event:
            joined = self.joined([self._seat(seat, names) for seat in event["seats"]])
            arguments |= {"names": joined, "count": len(event["seats"])}
        return arguments

    def _arguments(
        self, game: Game, given: Mapping[str, Any], kinds: Mapping[str, str], names: Sequence[str]
    ) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        for name, value in given.items():
            kind = kinds.get(name, name)
            if kind == "seat":
                arguments[name] = "" if value is None else self._seat(int(value), names)
            elif kind == "number" or isinstance(value, int):
                arguments[name] = int(value)
            elif value is None:
                arguments[name] = ""
            else:
                for form, text in self.forms(game.name, kind, value).items():
                    arguments[f"{name}_{form}" if form else name] = text
        return arguments

    def _seat(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if seat < len(names) else self("house-seat", seat=seat + 1)


def elided(text: str, arguments: Mapping[str, Any]) -> str:
    """French joins *de* and *que* to a name that begins with a vowel: ``au tour d’Ann``."""
    for value in arguments.values():
        if isinstance(value, str) and VOWEL.match(value):
            text = re.sub(rf"\b([Dd]|[Qq]u)e (?={re.escape(value)})", r"\1’", text)
    return text


def slug(value: Any) -> str:
    """Return the part of a key that names a thing: ``+1 Diego`` is ``plus-1-diego``."""
    text = str(value).lower().replace("+", "plus ")
    text = re.sub(r"^-", "minus ", text)
    return re.sub(r"[^a-z0-9]+", "-", text).strip("-")
