"""Scenarios: what somebody asks of a hall and what must come back (README.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "scenarios"
NAMED = re.compile(r"\{(\w+)\}")
Known = dict[str, Any]


def scenarios(hall: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Names and steps of all scenarios that *hall* (``server`` or ``browser``) must pass."""
    for path in sorted(FOLDER.glob("*.json")):
        for scenario in json.loads(path.read_text("utf-8")):
            if scenario.get("only", hall) == hall:
                steps = [step | step.get("in", {}).get(hall, {}) for step in scenario["steps"]]
                yield f"{path.stem}: {scenario['name']}", [step for step in steps if step.get("only", hall) == hall]


def filled(value: Any, known: Known) -> Any:
    """*value* with what is known in place of its names."""
    if isinstance(value, dict):
        return {name: filled(inner, known) for name, inner in value.items()}
    if isinstance(value, list):
        return [filled(inner, known) for inner in value]
    if not isinstance(value, str):
        return value
    whole = NAMED.fullmatch(value)
    if whole:
        return known[whole[1]]
    return NAMED.sub(lambda found: str(known[found[1]]), value)


def misfit(expected: Any, found: Any, known: Known, at: str = "it") -> str | None:
    """What does not fit, or None; keeps what is to be kept."""
    if isinstance(expected, dict):
        special = next((name for name in expected if name.startswith("$")), None)
        if special is not None:
            return _special(special, expected[special], found, known, at)
        if not isinstance(found, dict):
            return f"{at} is {found!r}, not an object"
        fields = ((misfit(inner, found.get(name), known, f"{at}.{name}")) for name, inner in expected.items())
        return next((why for why in fields if why), None)
    if isinstance(expected, list):
        if not isinstance(found, list) or len(found) != len(expected):
            return f"{at} is {found!r}, not a list of {len(expected)}"
        items = (misfit(e, f, known, f"{at}[{n}]") for n, (e, f) in enumerate(zip(expected, found, strict=True)))
        return next((why for why in items if why), None)
    if expected == "*":
        return f"{at} is not there" if found is None else None
    expected = filled(expected, known)
    return None if _same(expected, found) else f"{at} is {found!r}, not {expected!r}"


def _same(one: Any, other: Any) -> bool:
    """Equal, and true is not 1."""
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def _special(kind: str, wanted: Any, found: Any, known: Known, at: str) -> str | None:
    if kind == "$keep":
        known[wanted] = found
        return f"{at} is not there" if found is None else None
    if kind == "$has":
        for one in wanted:
            if not isinstance(found, list) or all(misfit(one, item, known) for item in found):
                return f"{at} has nothing that fits {one!r}: {found!r}"
        return None
    fits = {
        "$not": lambda: found is not None and not _same(filled(wanted, known), found),
        "$length": lambda: isinstance(found, list) and len(found) == wanted,
        "$above": lambda: isinstance(found, int | float) and found > filled(wanted, known),
        "$matches": lambda: isinstance(found, str) and re.search(wanted, found) is not None,
    }[kind]
    return None if fits() else f"{at} is {found!r}, not {kind[1:]} {wanted!r}"
