"""Mistakes in rules, reported in one sentence: file, line, what the compiler could not do, what to write instead.

The source of a rule is checked before it is compiled for the first time, and again when the compiler fails, because the
compiler's own message has about a hundred lines. ``DRAGONHALL_RAW_ERRORS=1`` shows that message instead.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import os
import re
from collections.abc import Iterator
from enum import EnumMeta
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

from ..errors import BadRule
from ..record import Record
from ..rule import code_of, is_rule
from .cache import LIBRARIES, named_by, used_by

RAW = os.environ.get("DRAGONHALL_RAW_ERRORS", "") not in ("", "0")
NO_ROOM = "Rules allocate nothing: keep it in fields of the table, or in a tuple or an array at module level"
NUMBERS_ONLY = "Rules know numbers only: tell news with `tell`, and write its words in en.ftl"
FORBIDDEN: dict[type[ast.AST], tuple[str, str]] = {
    ast.Dict: ("a dict", NO_ROOM),
    ast.Set: ("a set", "Write a bit set: `1 << k`, `bits & (1 << k)`"),
    ast.List: ("a list", NO_ROOM),
    ast.ListComp: ("a list comprehension", "Write a loop that counts or adds up as it goes"),
    ast.SetComp: ("a set comprehension", "Write a loop that sets bits: `bits |= 1 << k`"),
    ast.DictComp: ("a dict comprehension", NO_ROOM),
    ast.GeneratorExp: ("a generator", "Write a loop that counts or adds up as it goes"),
    ast.JoinedStr: ("a string", NUMBERS_ONLY),
    ast.Lambda: ("a function inside a rule", "Write it as a @rule of its own at module level"),
    ast.FunctionDef: ("a function inside a rule", "Write it as a @rule of its own at module level"),
    ast.ClassDef: ("a class inside a rule", "Put what it holds into fields of the table"),
    ast.Try: ("try", "Ask before you act: compare the number with its bounds"),
    ast.With: ("with", "Rules read and change the table, and nothing else"),
    ast.Slice: ("a slice", "Take the elements one at a time in a loop: `row[k]`"),
    ast.Yield: ("yield", "Write into fields of the table, or into the list that is handed in"),
    ast.Global: ("global", "What changes belongs into fields of the table"),
    ast.Import: ("an import", "Import at module level"),
    ast.ImportFrom: ("an import", "Import at module level"),
}
NOT_IN_RULES = {
    **dict.fromkeys(
        ("str", "repr", "format", "print", "input", "open"), "Rules know numbers only; news is told by `tell`"
    ),
    **dict.fromkeys(("dict", "list", "set", "sorted", "map", "filter"), NO_ROOM),
    **dict.fromkeys(("isinstance", "type", "getattr", "setattr", "hasattr"), "A rule knows what it is handed"),
}


class Mistake(NamedTuple):
    path: Path
    line: int
    rule: str
    what: str
    instead: str

    def __str__(self) -> str:
        return f"{shown(self.path)}, line {self.line}, in {self.rule}: {self.what}. {self.instead}."


def shown(path: Path) -> str:
    """Return a path, relative to the current folder if it is inside."""
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else str(path)


def check(rules: list[Any]) -> None:
    """Check the source of rules, and of everything they use, before they are compiled.

    Raises:
        BadRule: they do something that cannot be compiled, or that would not run the same everywhere.
    """
    if not RAW:
        for mistake in mistakes(rules):
            raise BadRule(str(mistake))


def explained(error: Exception, rules: list[Any]) -> Exception:
    """Return the compiler's error about these rules, in one sentence."""
    if RAW:
        return error
    said = re.sub(r"\x1b\[\d*m", "", str(error))
    every = used_by(rules)
    found = next(iter(mistakes(rules)), None) or _by_field(error, every)
    if found is None:
        path, line, name = _place(said, every)
        found = Mistake(
            path, line, name, f"the compiler cannot do this: {_reason(said)}", "A rule knows whole numbers only"
        )
    return BadRule(str(found))


def mistakes(rules: list[Any]) -> Iterator[Mistake]:
    """Return everything known not to work in these rules and the functions they use."""
    every = used_by(rules)
    for rule in every:
        try:
            yield from _Reader(code_of(rule)).read()
        except (OSError, KeyError):
            continue  # its source is missing, or it was generated
    yield from _recursion(every)


@cache
def _functions(path: Path) -> dict[int, ast.FunctionDef]:
    """Return the functions of a file by their first line, decorators included."""
    found = {}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            found[min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])] = node
    return found


class _Reader:
    """Finds mistakes in the source of one rule."""

    def __init__(self, function: FunctionType) -> None:
        self.function = function
        self.path = Path(function.__code__.co_filename)
        self.tree = _functions(self.path)[function.__code__.co_firstlineno]
        self.doc = self.tree.body[0] if ast.get_docstring(self.tree) is not None else None
        arguments = [*self.tree.args.args, *self.tree.args.kwonlyargs]
        self.names = {argument.arg for argument in arguments} | set(function.__code__.co_freevars)
        self.names |= {node.id for node in ast.walk(self.tree) if isinstance(node, ast.Name) and _stored(node)}
        self.tables = {argument.arg: table for argument in arguments if (table := self._table(argument))}

    def _table(self, argument: ast.arg) -> type[Record] | None:
        named = argument.annotation
        found = self.function.__globals__.get(named.id) if isinstance(named, ast.Name) else None
        declared = isinstance(found, type) and issubclass(found, Record) and found is not Record
        return found if declared else None

    def read(self) -> Iterator[Mistake]:
        body = [node for node in self.tree.body if node is not self.doc]
        for statement in body:
            for node in ast.walk(statement):
                for what, instead in self._look(node):
                    line = getattr(node, "lineno", statement.lineno)
                    yield Mistake(self.path, line, self.function.__name__, what, instead)

    def _look(self, node: ast.AST) -> Iterator[tuple[str, str]]:
        if type(node) in FORBIDDEN:
            what, instead = FORBIDDEN[type(node)]
            yield f"{what} cannot stand in a rule", instead
        elif isinstance(node, ast.Constant) and isinstance(node.value, str | bytes):
            yield "a string cannot stand in a rule", FORBIDDEN[ast.JoinedStr][1]
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield from self._name(node.id)
        elif isinstance(node, ast.Attribute):
            yield from self._attribute(node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield from self._call(node, node.func.id)
        elif isinstance(node, ast.Subscript):
            if any(isinstance(part, ast.BinOp) and isinstance(part.op, ast.Div) for part in ast.walk(node.slice)):
                yield "`/` gives a fraction, which cannot be an index", "Write `//`"
            yield from self._whole_row(node)

    def _whole_row(self, node: ast.Subscript) -> Iterator[tuple[str, str]]:
        place = node.value
        if (
            isinstance(place, ast.Attribute)
            and isinstance(place.value, ast.Name)
            and not isinstance(node.slice, ast.Tuple)
        ):
            table = self.tables.get(place.value.id)
            layout = table.fields.get(place.attr) if table else None
            if layout and len(layout.shape) == 2:
                row = ast.unparse(node)
                yield f"{row} is a whole row of {place.attr}", f"Read one number of it at a time: {row[:-1]}, k]"

    def _name(self, name: str) -> Iterator[tuple[str, str]]:
        if name in self.names:
            return
        if name not in self.function.__globals__:
            if not hasattr(builtins, name):
                yield f"{name} is not defined", "Define it at module level, import it, or give it a value first"
            return
        value = self.function.__globals__[name]
        if isinstance(value, dict | set | list | str | bytes):
            kind = type(value).__name__
            yield f"{name} is a {kind}, which a rule cannot read", "Make it a tuple of numbers, or a NumPy array"

    def _attribute(self, node: ast.Attribute) -> Iterator[tuple[str, str]]:
        if not isinstance(node.value, ast.Name):
            return
        table = self.tables.get(node.value.id)
        if table is not None and node.attr not in table.fields:
            yield f"the table has no field {node.attr}", f"Its fields are {_some(table.fields)}"
        named = self.function.__globals__.get(node.value.id) if node.value.id not in self.names else None
        if isinstance(named, EnumMeta) and not hasattr(named, node.attr):
            yield f"{node.value.id} has no {node.attr}", f"It has {_some(named.__members__)}"

    def _call(self, node: ast.Call, name: str) -> Iterator[tuple[str, str]]:
        value: Any = None if name in self.names else self.function.__globals__.get(name)
        if name in NOT_IN_RULES and value is None and name not in self.names:
            yield f"{name}() cannot be called in a rule", NOT_IN_RULES[name]
        elif is_rule(value):
            try:
                names = {keyword.arg: None for keyword in node.keywords if keyword.arg}
                inspect.signature(value).bind(*node.args, **names)
            except TypeError as error:
                parameters = ", ".join(inspect.signature(value).parameters)
                yield f"{name} is called with other arguments than it has: {error}", f"It is {name}({parameters})"
        elif isinstance(value, FunctionType) and not value.__module__.startswith(LIBRARIES):
            yield f"{name} is not a rule, and rules can call rules only", f"Mark {name} with @rule"


def _stored(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store | ast.Del)


def _some(names: Any) -> str:
    return ", ".join(list(names)[:30])


def _recursion(every: list[Any]) -> Iterator[Mistake]:
    """Return the rules that call themselves, directly or through others."""
    done: set[int] = set()
    for start in every:
        above: list[tuple[Any, Iterator[Any]]] = [] if id(start) in done else [(start, iter(named_by(start)))]
        while above:
            rule, ahead = above[-1]
            other = next(ahead, None)
            if other is None:
                done.add(id(rule))
                above.pop()
            elif any(other is one for one, _ in above):
                function = code_of(other)
                path, line = Path(function.__code__.co_filename), function.__code__.co_firstlineno
                what = f"{function.__name__} calls itself, and rules cannot"
                yield Mistake(path, line, function.__name__, what, "Write a loop, or keep what is pending in the table")
            elif id(other) not in done:
                above.append((other, iter(named_by(other))))


def _by_field(error: Exception, every: list[Any]) -> Mistake | None:
    """Return the mistake behind a KeyError: the compiler names only the missing field of a record."""
    if not isinstance(error, KeyError):
        return None
    for rule in every:
        reader = _Reader(code_of(rule))
        for node in ast.walk(reader.tree):
            if isinstance(node, ast.Attribute) and node.attr == error.args[0]:
                line = node.lineno
                what = f"the table has no field {node.attr}"
                return Mistake(
                    reader.path, line, reader.function.__name__, what, "Declare it in the Record of the table"
                )
    return None


def _place(said: str, every: list[Any]) -> tuple[Path, int, str]:
    """Return the first place in a rule that the compiler names."""
    functions = [code_of(rule) for rule in every]
    for found in re.finditer(r'(?:File "([^"]+)", line (\d+))|(?: at (\S+\.py) \((\d+)\))', said):
        name, line = Path(found[1] or found[3]).name, int(found[2] or found[4])
        for function in functions:
            code = function.__code__
            lines = [number for _, _, number in code.co_lines() if number]
            if Path(code.co_filename).name == name and code.co_firstlineno <= line <= max(lines):
                return Path(code.co_filename), line, function.__name__
    code = functions[0].__code__
    return Path(code.co_filename), code.co_firstlineno, functions[0].__name__


def _reason(said: str) -> str:
    """Return the most informative line of the compiler's message."""
    lines = [" ".join(line.split()) for line in said.splitlines()]
    for wanted in (
        "Cannot unify",
        "Unknown attribute",
        "Unsupported",
        "not supported",
        "Cannot determine",
        "NRT required",
    ):
        for line in lines:
            if wanted in line:
                return "it would need memory of its own" if wanted.startswith("NRT") else line[:200].rstrip(".")
    plain = [line for line in lines if line and not line.startswith(("Failed in", "During:", "File"))]
    return plain[0][:200].rstrip(".") if plain else "it gives no reason"
