"""Parts of pages that are made from code, so that nobody writes them twice: ``python docs/generate/parts.py``.

A part stands between a comment that names it and ``<!-- /made -->``: code of an example, the fields of the views or
positions of every game, speeds. It is written into the page, so that it can be read in the repository too; a test says
when a page is out of date.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "src")]

from dragonhall.core.game import Game  # noqa: E402
from dragonhall.games import built_in  # noqa: E402
from dragonhall.games import game as find_game  # noqa: E402
from dragonhall.words import words_in  # noqa: E402

PART = re.compile(r"<!-- (part|views|positions|speeds)((?: \S+)*) -->\n(?:.*?\n)??<!-- /made -->", re.S)


def filled(text: str) -> str:
    """A page with all of its parts made anew."""

    def made(found: re.Match[str]) -> str:
        kind, words = found[1], found[2].split()
        return f"<!-- {' '.join([kind, *words])} -->\n{MAKERS[kind](*words).strip()}\n<!-- /made -->"

    return PART.sub(made, text)


def pages() -> list[Path]:
    return [page for page in sorted((ROOT / "docs").rglob("*.md")) if PART.search(page.read_text("utf-8"))]


def title_of(game: str) -> str:
    return words_in("en")(f"{game}-title")


def code(path: str, name: str) -> str:
    """A part of a Python file by the name of what it defines, or all of a file."""
    text = (ROOT / path).read_text("utf-8")
    if name != "all":
        nodes = [node for node in ast.parse(text).body if name in named_by(node)]
        assert len(nodes) == 1, f"{path} has {len(nodes)} parts called {name}"
        lines = text.splitlines()
        first = min([nodes[0].lineno, *(one.lineno for one in getattr(nodes[0], "decorator_list", []))])
        text = "\n".join(lines[first - 1 : nodes[0].end_lineno])
    kind = {".py": "python", ".toml": "toml", ".ftl": "properties"}[Path(path).suffix]
    return f'```{kind} title="{path}"\n{text.rstrip()}\n```'


def named_by(node: ast.stmt) -> set[str]:
    """The names that a statement of a module defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return {node.name}
    targets = [one for target in getattr(node, "targets", []) for one in ast.walk(target)]
    return {one.id for one in targets if isinstance(one, ast.Name)}


def views() -> str:
    """The fields of every game's view."""
    return "\n".join((find_game(name).folder / "view.md").read_text("utf-8") for name in built_in())


def positions() -> str:
    """The fields of every game's position, and how its moves are written and said."""
    return "\n".join(
        f"{(find_game(name).folder / 'position.md').read_text('utf-8')}\n{moves_of(find_game(name))}"
        for name in built_in()
    )


def moves_of(game: Game) -> str:
    """Every kind of move: an example as it is written, and as it is said in both languages."""
    lines = [
        f"### Moves of {title_of(game.name)}",
        "",
        "| move | for example | English | français |",
        "|---|---|---|---|",
    ]
    first = {move.name: move for move in reversed(game.moves)}
    for saying in game.moves.sayings:
        move = first[saying.name]
        said = (words_in(language).move(game, move) for language in ("en", "fr"))
        lines.append(f"| `{saying.text or saying.name}` | `{move}` | {' | '.join(said)} |")
    return "\n".join([*lines, ""])


def speeds() -> str:
    """Decisions a second, from the last run of the benchmarks."""
    cpu, gpu = (json.loads((ROOT / "bench" / "results" / f"{kind}.json").read_text()) for kind in ("cpu", "gpu"))
    core = [row for row in cpu["rows"] if row.get("api") == "compiled" and row["system"].startswith("Dragonhall")]
    lines = [f"| game | one core ({cpu['cpu']}) | one GPU ({gpu['machine']['gpu']}) |", "|---|--:|--:|"]
    lines += [f"| `{game}` | {rate(core, game)} | {rate(gpu['rows'], game)} |" for game in built_in()]
    return "\n".join(lines)


def rate(rows: list[dict[str, Any]], game: str) -> str:
    values = [row["value"] for row in rows if row["game"] == game and row["measure"] == "decisions/s"]
    return f"{median(values):,.0f}" if values else ""


MAKERS: dict[str, Callable[..., str]] = {"part": code, "views": views, "positions": positions, "speeds": speeds}


if __name__ == "__main__":
    for page in pages():
        page.write_text(filled(page.read_text("utf-8")), "utf-8")
