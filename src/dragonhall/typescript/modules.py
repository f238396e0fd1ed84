"""The modules of a game: its views, positions, moves and news as TypeScript.

``GAME.ts`` has what every table needs. ``GAME_place.ts`` sets up positions and gives the reasons of hints: it needs
many rules, so it is loaded only when somebody asks for it. ``GAME_sheet.ts`` writes the score sheet when a match is
over, ``GAME_aids.ts`` has the aids at the table.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

from ..core.game import Game
from ..core.hidden import hidden_things_of
from .expressions import quoted
from .kinds import Text
from .layout import wrapped
from .program import Program, record_text

HEAD = "// Translated from {source} by python -m dragonhall.typescript: change it there.\n"


def write_modules(games: Iterable[Game], folder: Path) -> list[Path]:
    """Write the modules of these games, and remove others from the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    texts: dict[str, str] = {}
    names = []
    for game in games:
        texts |= modules(game)
        names.append(game.name)
    texts["index.ts"] = index(names)
    for path in folder.glob("*.ts"):
        if path.name not in texts:
            path.unlink()
    written = []
    for name, text in texts.items():
        path = folder / name
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
        written.append(path)
    return written


def modules(game: Game) -> dict[str, str]:
    """Translate a game: its modules by file name."""
    program = Program(game.Table)
    faces = game.faces
    asked = [face for face in (faces.place, faces.reason, faces.forgoes) if face is not None]
    hidden_things = hidden_things_of(game)
    made = program.translate(faces.open_view, faces.own_view, faces.describe, game.fits, hidden_things, *asked)
    open_view, own_view, describe, fits, hidden, *later = made
    texts = program.texts()
    shown = program.reached([open_view.name, own_view.name, describe.name, fits.name, hidden.name])
    head = HEAD.format(source=f"games/{game.name}")
    first = [name for name in texts if name in shown]
    reached = program.reached([one.name for one in later])
    second = [name for name in texts if name not in shown and name in reached]
    types = [*program.alias_texts(), *moves_types(game, program), *news_types(game, program)]
    lists = [
        f"export const MOVES = new MoveList<Move>({sayings(game)});",
        f"export const NEWS = new NewsList<News>({kinds_of_news(game)});",
        *([] if fits.name == "fits" else [f"export const fits = {fits.name};"]),
        "export type OpenView = ReturnType<typeof open_view>;",
        "export type OwnView = ReturnType<typeof own_view>;",
        "export type View = OpenView & OwnView;",
        "export type Position = ReturnType<typeof describe>;",
    ]
    body = "\n\n".join(texts[name] for name in first)
    classes = [one.name for one in program.classes.values() if one.name not in first and mentions(body, one.name)]
    also = f"import type {{ {', '.join(classes)} }} from './{game.name}_place.js'\n" if classes else ""
    main = [
        head + also + "import { MoveList, type MoveOf } from '../moves.js'\nimport { NewsList } from '../news.js'\n"
        "import * as py from '../python.js'",
        *types,
        record_text(game.Table),
        body,
        *lists,
    ]
    needed = sorted(program.reached(second) & set(first))
    alias_names = [name for name, _ in program.aliases.values()]
    rest = "\n\n".join(texts[name] for name in second)
    used_types = [name for name in alias_names if mentions(rest, name)]
    imported = ", ".join([*needed, "Table", *(f"type {name}" for name in used_types)])
    placing = [head + f"import {{ {imported} }} from './{game.name}.js'\nimport * as py from '../python.js'", rest]
    if faces.reason is None:
        placing.append("export const reason = null;")
    if faces.forgoes is None:
        placing.append("export const forgoes = null;")
    return {
        f"{game.name}.ts": wrapped("\n\n".join(main) + "\n"),
        f"{game.name}_place.ts": wrapped("\n\n".join(placing) + "\n"),
        f"{game.name}_sheet.ts": apart(game, "sheet", game.faces.sheet),
        f"{game.name}_aids.ts": apart(game, "aids", game.faces.aids),
    }


def apart(game: Game, name: str, face: Callable[..., Any] | None) -> str:
    """Translate a face that reads views and news, no table, so it stands alone: the score sheet, the aids."""
    head = HEAD.format(source=f"games/{game.name}")
    if face is None:
        return f"{head}export const {name} = null\n"
    program = Program(game.Table)
    program.translate(face)
    body = "\n\n".join(program.texts().values())
    needs = "import * as py from '../python.js'\n" if "py." in body else ""
    return wrapped("\n\n".join([head + needs, *program.alias_texts(), body]) + "\n")


def mentions(text: str, name: str) -> bool:
    parts = text.split(name)
    return any(
        not (before[-1:].isalnum() or before[-1:] in "_'\"") and not (after[:1].isalnum() or after[:1] == "_")
        for before, after in pairwise(parts)
    )


def index(names: list[str]) -> str:
    loads = [f"  {name}: () => import('./{name}.js')," for name in names]
    places = [f"  {name}: () => import('./{name}_place.js')," for name in names]
    sheets = [f"  {name}: () => import('./{name}_sheet.js')," for name in names]
    helps = [f"  {name}: () => import('./{name}_aids.js')," for name in names]
    types = [f"  {name}: typeof import('./{name}.js')" for name in names]
    return "\n".join(
        [
            "// Made by python -m dragonhall.typescript.",
            "export interface Games {",
            *types,
            "}",
            "export type GameName = keyof Games",
            "export const games = {",
            *loads,
            "}",
            "export const placing = {",
            *places,
            "}",
            "export const sheets = {",
            *sheets,
            "}",
            "export const aiding = {",
            *helps,
            "}",
            "",
        ]
    )


# Moves and news are lists in Python too: they become lists here


def sayings(game: Game) -> str:
    rows = []
    for saying in game.moves.sayings:
        if saying.each:
            each = json.dumps([[text, args] for text, args in saying.each], ensure_ascii=False)
            rows.append(f"{{ name: {quoted(saying.name)}, each: {each} }}")
        else:
            things = json.dumps(saying.things, ensure_ascii=False)
            rows.append(f"{{ name: {quoted(saying.name)}, text: {quoted(saying.text)}, things: {things} }}")
    return "[\n  " + ",\n  ".join(rows) + ",\n]"


def literals(program: Program, values: Iterable[str | int]) -> str:
    """Return a type for some strings: the alias of a list, if it has the same ones."""
    different = list(dict.fromkeys(values))
    if not all(isinstance(value, str) for value in different):
        return "number"
    words = frozenset(str(value) for value in different)
    alias = program.aliases.get(words)
    if alias:
        return alias[0]
    return Text(words).text()


def moves_types(game: Game, program: Program) -> list[str]:
    """Every kind of move with its arguments."""
    lines = []
    for saying in game.moves.sayings:
        if saying.each:
            names = list(saying.each[0][1])
            things = {name: [args[name] for _, args in saying.each] for name in names}
        else:
            things = {name: list(values) for name, values in saying.things.items()}
        args = "; ".join(f"{name}: {literals(program, values)}" for name, values in things.items())
        lines.append(f"  | MoveOf<{quoted(saying.name)}, {f'{{ {args} }}' if args else 'Record<string, never>'}>")
    return ["export type Move =\n" + "\n".join(lines) + ";"]


def news_types(game: Game, program: Program) -> list[str]:
    """Every kind of event with its arguments. None of them is ever missing (a promise test looks)."""
    lines = []
    for key, arguments in game.news.kinds.values():
        parts = [f"key: {quoted(key)}"]
        for name, kind in arguments:
            things = game.news.names[kind]
            parts.append(f"{name}: {literals(program, things) if things else 'number'}")
        lines.append("  | { " + "; ".join(parts) + " }")
    return ["export type News =\n" + "\n".join(lines) + ";"]


def kinds_of_news(game: Game) -> str:
    kinds = {number: [key, [list(pair) for pair in pairs]] for number, (key, pairs) in game.news.kinds.items()}
    names = {kind: list(things) for kind, things in game.news.names.items() if things}
    rows = [f"  {number}: {json.dumps(row, ensure_ascii=False)}," for number, row in kinds.items()]
    return "{\n" + "\n".join(rows) + "\n}, " + json.dumps(names, ensure_ascii=False)
