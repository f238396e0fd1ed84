"""Words: texts for people, in their language, from Fluent catalogues.

General texts are in ``locales/``, those of a game in its own folder and beside its board in the browser.

The same files serve Python and the browser. Keys are named after what they describe: ``dragorun-news-rolled``,
``dragorun-move-swap``, ``dragorun-dragon-diego``. A thing may have other forms as attributes (``.the``, ``.of`` ...);
sentences use them as ``$dragon_the``, ``$dragon_of``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from .core.errors import DragonhallError
from .core.game import Game
from .core.moves import Move
from .games import folder_of, names

LOCALES = Path(__file__).parent / "locales"
LANGUAGES = ("en", "fr")
VOWEL = re.compile("[aeiouàâäæéèêëîïôöœùûü]", re.IGNORECASE)


class UnknownLanguage(DragonhallError):
    """There is no catalogue for that language."""


class Explained(DragonhallError):
    """An error whose sentence is in the catalogues alone."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(words_in("en")(key, **arguments), key, **arguments)


def language_of_the_house() -> str:
    """French where the environment asks for it, else English."""
    wanted = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "fr" if wanted.lower().startswith("fr") else "en"


def catalogues(language: str) -> list[Path]:
    """The files of one language: the general ones, then those of every game."""
    found = sorted((LOCALES / language).glob("*.ftl"))
    for name in names():
        found += catalogues_of(name, language)
    return found


def catalogues_of(game: str, language: str) -> list[Path]:
    """The files of one game."""
    folder = folder_of(game)
    places = (folder, folder / "web", folder / "lesson")
    return [path for place in places if (path := place / f"{language}.ftl").exists()]


@cache
def words_in(language: str) -> Words:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"Dragonhall speaks {' and '.join(LANGUAGES)}, not {str(language)[:20]!r}.")
    return Words(language, catalogues(language))


@cache
def words_of_commands(language: str) -> Words:
    """The words of the command line alone: a help page does not read the words of all games."""
    return Words(language, [LOCALES / language / "commands.ftl"])


class Words:
    """The catalogue of one language."""

    def __init__(self, language: str, paths: Sequence[Path]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in paths:
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key)) and self._bundle.get_message(key).value is not None

    def __call__(self, key: str, **arguments: Any) -> str:
        """The sentence of that key."""
        return self._format(self._bundle.get_message(key).value, arguments, key)

    def _format(self, pattern: Any, arguments: Mapping[str, Any], key: str) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise LookupError(f"{self.language} {key}: {errors[0]}")
        return elided(str(text), arguments) if self.language == "fr" else str(text)

    def thing(self, game: str, kind: str, value: Any) -> str:
        """The name of a card, a dragon, an egg."""
        return self.forms(game, kind, value)[""]

    def forms(self, game: str, kind: str, value: Any) -> dict[str, str]:
        """The name of a thing and its other forms: ``{"": "Red Dragon 8", "the": "the Red Dragon 8"}``."""
        key = f"{game}-{kind}-{slug(value)}"
        arguments: dict[str, Any] = {}
        if key not in self:
            stem, _, tail = str(value).rpartition(" ")
            if tail.isdigit() and f"{game}-{kind}-{slug(stem)}" in self:
                key, arguments = f"{game}-{kind}-{slug(stem)}", {"n": int(tail)}
            else:
                return {"": str(value)}
        message = self._bundle.get_message(key)
        forms = {"": self._format(message.value, arguments, key)}
        for form, pattern in message.attributes.items():
            forms[form] = self._format(pattern, arguments, key)
        return forms

    def move(self, game: Game, move: Move, names: Sequence[str] = ()) -> str:
        """The text of a move in this language."""
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
        """The name of a row of a score sheet; its form ``by`` stands in a sentence."""
        name = f"{game.name}-row-{slug(key)}"
        name = name if name in self else f"house-row-{slug(key)}"
        message = self._bundle.get_message(name)
        return self._format(message.attributes[form] if form else message.value, {"number": number}, name)

    def decided(self, game: Game, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """What decided a match, in one sentence."""
        key = f"{game.name}-decided-{slug(event['key'])}"
        arguments = self._said(game, {name: value for name, value in event.items() if name != "row"}, names)
        if "row" in event:
            arguments["row"] = self.row(game, event["row"], event["number"], "by")
        text = self(key if key in self else f"house-decided-{slug(event['key'])}", **arguments)
        return re.sub(r"-(?=\d)", "−", text)

    def reason(self, game: Game, why: Mapping[str, Any]) -> str:
        """Why a move is good, in one sentence."""
        return self(f"{game.name}-reason-{slug(why['key'])}", number=why["number"])

    def _said(self, game: Game, event: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        given = {name: value for name, value in event.items() if name not in ("key", "seats")}
        arguments = self._arguments(game, given, {"other": "seat"}, names)
        if "seats" in event:
            *others, last = [self._seat(seat, names) for seat in event["seats"]]
            joined = self("house-and", first=", ".join(others), last=last) if others else last
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
    """The part of a key that names a thing: ``+1 Diego`` is ``plus-1-diego``."""
    text = str(value).lower().replace("+", "plus ")
    text = re.sub(r"^-", "minus ", text)
    return re.sub(r"[^a-z0-9]+", "-", text).strip("-")
