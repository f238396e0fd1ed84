"""Everything a game can say has words in every language, and its rules pages have the same numbers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from ..core.game import Game
from ..words import LANGUAGES, slug, words_in
from .play import Options
from .promise import promise

NAMES = ["Ann", "Bob", "Cal", "Dan", "Eve", "Fay"]


@promise("everything that can be said has words in every language", once=True)
def everything_that_can_be_said_has_words(game: Game, seats: int, options: Options) -> None:
    for language in LANGUAGES:
        words, name = words_in(language), game.name
        needed = [f"{name}-{key}" for key in ("title", "about", "length")]
        needed += [f"{name}-plays-{slug(group)}" for group in game.news.plays]
        for option in game.options:
            needed.append(f"{name}-option-{slug(option.name)}")
            values = option.values if isinstance(option.default, str) else ()
            needed += [f"{name}-option-{slug(option.name)}-{slug(str(value))}" for value in values]
        missing = [key for key in needed if key not in words]
        assert not missing, f"{language}.ftl lacks {', '.join(missing)}"
        for move in game.moves:
            assert words.move(game, move), f"{language}.ftl says nothing for the move {move}"
        for key, arguments in game.news.kinds.values():
            for number in (0, 1, 2):
                event = {"key": key} | {argument: example(game, kind, number) for argument, kind in arguments}
                assert words.event(game, event, NAMES), f"{language}.ftl says nothing for the event {event}"


def example(game: Game, kind: str, number: int) -> Any:
    things = game.news.names[kind]
    return things[min(number, len(things) - 1)] if things else number


def rule_numbers(page: Path) -> list[str]:
    return re.findall(r"^- \*\*(\d+\.\d+)\*\*", page.read_text("utf-8"), re.M)


@promise("the rules are numbered, and alike in every language", once=True)
def the_rules_are_numbered_alike(game: Game, seats: int, options: Options) -> None:
    page = game.folder / "rules.md"
    assert page.exists(), f"there is no {page.name}"
    english = rule_numbers(page)
    assert english and len(english) == len(set(english)), "rules are lines that begin - **1.1**, each number once"
    for other in sorted(game.folder.glob("rules.*.md")):
        numbers = rule_numbers(other)
        assert numbers == english, (
            f"rules.md and {other.name} differ in {sorted(set(english) ^ set(numbers)) or 'their order'}"
        )
