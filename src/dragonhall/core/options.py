"""Options: rule variants as data. Each has a name, a default and the values it can take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

import numpy as np
import numpy.typing as npt

from .errors import BadOption
from .whole import whole

Value = bool | int | str
Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Option:
    """One option. ``values`` are its possible values; the rules get a number (for words, the index)."""

    name: str
    default: Value
    values: range | tuple[Value, ...]
    house: bool = False
    """True if no rulebook prints this option; players see that."""

    def check(self, value: Any) -> Value:
        if isinstance(value, str) and not isinstance(self.default, str):
            value = self._read(value)
        elif isinstance(self.default, bool):
            value = bool(value) if isinstance(value, np.bool_) else value
        elif isinstance(self.default, int):
            value = value if (number := whole(value)) is None else number
        if type(value) is not type(self.default) or value not in self.values:
            said = {"name": self.name, "said": repr(value), "choices": self.choices()}
            raise BadOption(
                f"Option {self.name} cannot be {value!r}: it is {self.choices()}.", "core-bad-value", **said
            )
        return value  # type: ignore[no-any-return]

    def _read(self, word: str) -> Any:
        """Return a value written as text, as on a command line."""
        if isinstance(self.default, bool):
            said = word.lower()
            return (
                True
                if said in ("yes", "on", "true", "oui")
                else False
                if said in ("no", "off", "false", "non")
                else word
            )
        try:
            return int(word)
        except ValueError:
            return word

    def choices(self) -> str:
        if isinstance(self.default, bool):
            return "yes or no"
        if isinstance(self.values, range):
            return f"a number from {self.values[0]} to {self.values[-1]}"
        return " or ".join(str(value) for value in self.values)

    def number(self, value: Value) -> int:
        return list(self.values).index(value) if isinstance(value, str) else int(value)


def flag(name: str, default: bool = False, house: bool = False) -> Option:
    return Option(name, default, (False, True), house)


def number(name: str, default: int, low: int, high: int, house: bool = False) -> Option:
    return Option(name, default, range(low, high + 1), house)


def choice(name: str, *words: str, house: bool = False) -> Option:
    """Return an option that is one of these words; the first is the default."""
    return Option(name, words[0], words, house)


Options = dict[str, Any]


def complete(
    options: Iterable[Option], chosen: Mapping[str, Any] | None, seats: int, fits: Callable[[int, Options], str]
) -> Options:
    """All options with their values, defaults filled in.

    Raises:
        BadOption: unknown name, impossible value, or values that do not go together.
    """
    known = {option.name: option for option in options}
    if chosen is not None and not isinstance(chosen, Mapping):
        raise BadOption("Options are given by name, for instance {'track': 28}.")
    for name in chosen or {}:
        if name not in known:
            near = get_close_matches(str(name), known, 1)
            hint = f" Did you mean {near[0]}?" if near else f" It has: {', '.join(known) or 'none'}."
            key = "core-near-option" if near else "core-no-option"
            said = {"said": repr(str(name)[:40]), "near": "".join(near), "known": ", ".join(known) or "none"}
            raise BadOption(f"This game has no option called {str(name)[:40]!r}.{hint}", key, **said)
    values = {name: option.check((chosen or {}).get(name, option.default)) for name, option in known.items()}
    complaint = fits(seats, values)
    if complaint:
        raise BadOption(complaint)
    return values


def read_options(pairs: Iterable[str]) -> dict[str, str]:
    """Options as a command line has them.

    >>> read_options(["track=20", "no_eggs=true"])
    {'track': '20', 'no_eggs': 'true'}

    Raises:
        BadOption: one of them is no NAME=VALUE.
    """
    chosen = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            said = repr(pair[:40])
            raise BadOption(f"An option is written NAME=VALUE, not {said}.", "core-option-format", said=said)
        chosen[name] = value
    return chosen
