"""Where the local names of a function are declared."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

Path = tuple[Any, ...]
"""The blocks around a statement, outermost first."""


class Places:
    """Where each local name of a function is declared: in the innermost block that holds all that is done with it."""

    def __init__(self, tree: ast.FunctionDef) -> None:
        self.seen: dict[str, list[tuple[Path, ast.stmt]]] = {}
        self.stores: dict[str, list[ast.stmt]] = {}
        self.loops: dict[str, list[tuple[Path, ast.For]]] = {}
        self.parameters = {argument.arg for argument in (*tree.args.args, *tree.args.kwonlyargs)}
        self.walk(tree.body, ())
        self.declared_before: dict[int, list[str]] = {}
        self.words: dict[tuple[str, int], str] = {}
        self.hoisted: set[str] = set()
        for name in self.stores:
            if name not in self.parameters:
                self.place(name, tree)

    def walk(self, statements: list[ast.stmt], path: Path) -> None:
        for statement in statements:
            for name in read_names(statement):
                self.seen.setdefault(name, []).append((path, statement))
            for name in stored_names(statement):
                self.seen.setdefault(name, []).append((path, statement))
                self.stores.setdefault(name, []).append(statement)
                if isinstance(statement, ast.For):
                    self.loops.setdefault(name, []).append(((*path, (id(statement), "body")), statement))
            for field in ("body", "orelse"):
                inner = getattr(statement, field, None)
                if isinstance(inner, list) and not isinstance(statement, ast.FunctionDef):
                    self.walk(inner, (*path, (id(statement), field)))

    def place(self, name: str, tree: ast.FunctionDef) -> None:
        loops = self.loops.get(name, [])
        heads = {id(loop) for _, loop in loops}
        bodies = [path for path, _ in loops]
        if loops and all(
            id(statement) in heads or any(path[: len(body)] == body for body in bodies)
            for path, statement in self.seen[name]
        ):
            inner = [one for one in self.stores[name] if id(one) not in heads]
            for _, loop in loops:
                self.words[name, id(loop)] = "let " if inner else "const "
            return
        paths = [path for path, _ in self.seen[name]]
        common = paths[0]
        for path in paths:
            while path[: len(common)] != common:
                common = common[:-1]
        first = next(
            statement
            for statement in block_at(tree.body, common)
            if statement is self.seen[name][0][1] or contains(statement, self.seen[name][0][1])
        )
        if (
            first is self.stores[name][0]
            and isinstance(first, ast.Assign | ast.AnnAssign)
            and name not in read_names(first)
        ):
            self.words[name, id(first)] = "const " if len(self.stores[name]) == 1 else "let "
        elif first is self.stores[name][0] and isinstance(first, ast.FunctionDef):
            pass
        else:
            self.declared_before.setdefault(id(first), []).append(name)

    def word(self, name: str, node: ast.stmt) -> str:
        return self.words.get((name, id(node)), "")

    def loop_word(self, node: ast.For) -> str:
        words = {self.words.get((name, id(node)), "") for name in stored_names(node)}
        return "let " if "let " in words else words.pop() if len(words) == 1 else "const "


def contains(statement: ast.stmt, other: ast.stmt) -> bool:
    return any(one is other for one in ast.walk(statement))


def block_at(statements: list[ast.stmt], path: Path) -> list[ast.stmt]:
    for at, field in path:
        statements = next(getattr(one, field) for one in statements if id(one) == at)
    return statements


def own_parts(statement: ast.stmt) -> Iterator[ast.AST]:
    """Yield the parts of a statement that are not in a block inside it."""
    for field, value in ast.iter_fields(statement):
        if field in ("body", "orelse") and isinstance(value, list) and not isinstance(statement, ast.FunctionDef):
            continue
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.AST):
                yield one


def read_names(statement: ast.stmt) -> set[str]:
    found: set[str] = set()
    for part in own_parts(statement):
        found |= names_in(part, ast.Load)
    if isinstance(statement, ast.AugAssign) and isinstance(statement.target, ast.Name):
        found.add(statement.target.id)
    return found


def names_in(part: ast.AST, context: type) -> set[str]:
    """Return the names read in it, but for those that a comprehension or a lambda has for itself."""
    own: set[str] = set()
    if isinstance(part, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
        for generator in part.generators:
            own |= {one.id for one in ast.walk(generator.target) if isinstance(one, ast.Name)}
    if isinstance(part, ast.Lambda):
        own |= {argument.arg for argument in part.args.args}
    found = {part.id} if isinstance(part, ast.Name) and isinstance(part.ctx, context) else set()
    for inner in ast.iter_child_nodes(part):
        found |= names_in(inner, context)
    return found - own


def stored_names(statement: ast.stmt) -> set[str]:
    match statement:
        case ast.Assign(targets=targets):
            parts: list[ast.expr] = targets
        case ast.AnnAssign(target=target) | ast.AugAssign(target=target) | ast.For(target=target):
            parts = [target]
        case ast.FunctionDef(name=name):
            return {name}
        case _:
            return set()
    return {
        one.id
        for part in parts
        for one in ast.walk(part)
        if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)
    }
