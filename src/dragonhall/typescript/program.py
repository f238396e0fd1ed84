"""A program: the functions, classes, constants and the record that one game's faces need, translated together."""

from __future__ import annotations

import ast
import difflib
import inspect
import json
import linecache
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import is_dataclass
from enum import IntEnum
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np

from ..core import dice, news, position, whole
from ..core.record import Record
from .expressions import SMALL, Code, local, quoted
from .functions import Function
from .kinds import (
    ANY,
    BIG,
    BOOL,
    NEVER,
    NULL,
    NUMBER,
    STRING,
    VOID,
    Callable,
    Either,
    Fixed,
    Instance,
    Items,
    Kind,
    Row,
    Table,
    Text,
    join,
    joined,
)
from .refusal import CannotTranslate, refuse
from .rewriting import MatchAsIf, data_maker

MAX_PASSES = 30
MAX_NAMES = 150
"""A longer list of strings gets the type ``string`` for its items."""
OWN_NAMES = ("Move", "MOVES", "News", "NEWS", "View", "OpenView", "OwnView", "Position")
"""Names that every module has for itself (``modules.py``)."""
NATIVE: dict[Any, tuple[str, Kind]] = {
    dice.below: ("py.below", NUMBER),
    dice.seed_dice: ("py.seedDice", VOID),
    news.tell: ("py.tell", VOID),
    position.clear: ("py.clear", VOID),
    position.put: ("py.put", VOID),
    whole.is_whole: ("py.isWhole", BOOL),
    difflib.get_close_matches: ("py.getCloseMatches", Items(STRING)),
}
"""Functions that are written by hand in ``web/engine/translated/python.ts``, and what they return."""


class Class:
    """A translated class: the types of its attributes, and its methods."""

    def __init__(self, program: Program, source: type, name: str) -> None:
        self.program, self.source, self.name = program, source, name
        self.kind = Instance(source, name)
        self.attributes: dict[str, Kind] = {}
        self.methods: dict[str, Function] = {}
        tree = parsed(source)
        assert isinstance(tree, ast.ClassDef)
        module = vars(sys.modules[source.__module__])
        self.file = file = inspect.getfile(source)
        self.is_tuple = issubclass(source, tuple)
        self.bound = 0 if self.is_tuple else 1
        program.classes[source] = self
        made = [data_maker(tree, file)] if is_dataclass(source) else []
        for node in (*made, *tree.body):
            if isinstance(node, ast.FunctionDef):
                method = Function(program, node, module, file, node.name)
                method.kinds["self"] = self.kind
                method.declared["self"] = self.kind
                self.methods[node.name] = method
        if self.is_tuple:
            self.maker = self.fields_maker(program, tree, module, file)
        elif "__init__" in self.methods:
            self.maker = self.methods["__init__"]
        else:
            raise refuse(file, tree, f"the class {name} has no __init__ that the translator knows")

    def fields_maker(self, program: Program, tree: ast.ClassDef, module: dict[str, Any], file: str) -> Function:
        """Return the constructor of a named tuple."""
        fields = [node for node in tree.body if isinstance(node, ast.AnnAssign)]
        arguments = [ast.arg(arg=node.target.id, annotation=node.annotation) for node in fields]  # type: ignore[union-attr]
        empty = ast.arguments(posonlyargs=[], args=arguments, kwonlyargs=[], kw_defaults=[], defaults=[])
        made = ast.FunctionDef(name="__init__", args=empty, body=[], decorator_list=[], returns=None)
        maker = Function(program, ast.copy_location(made, tree), module, file, "__init__")
        for name, kind in maker.kinds.items():
            self.attributes[name] = ANY if kind == NEVER else kind
            maker.declared[name] = maker.kinds[name] = self.attributes[name]
        return maker

    def text(self) -> str:
        head = f"export class {self.name} {{"
        if self.is_tuple:
            fields = [f"  readonly {name}: {kind.text()};" for name, kind in self.attributes.items()]
            given = ", ".join(f"{local(name)}: {kind.text()}" for name, kind in self.attributes.items())
            body = [f"    this.{name} = {local(name)};" for name in self.attributes]
            return "\n".join([head, *fields, f"  constructor({given}) {{", *body, "  }", "}"])
        with self.program.within(self.name):
            lines = [f"  {line}" for method in self.methods.values() for line in method.method_text()]
        known = [f"  {name}!: {'any' if kind == NEVER else kind.text()};" for name, kind in self.attributes.items()]
        return "\n".join([head, *known, *lines, "}"])


class Program:
    """Everything that is translated for one game."""

    def __init__(self, table: type[Record]) -> None:
        self.table = table
        self.functions: dict[FunctionType, Function] = {}
        self.classes: dict[type, Class] = {}
        self.constants: dict[str, tuple[Any, str, Kind]] = {}
        self.made: dict[tuple[str, str], tuple[str, Kind]] = {}
        self.enums: dict[Any, str] = {}
        self.aliases: dict[frozenset[str], tuple[str, list[str]]] = {}
        self.names: set[str] = {"Table", "py", *OWN_NAMES}
        self.inners: dict[tuple[int, str], Function] = {}
        self.made_text: dict[str, str] = {}
        self.changed = False
        self.uses: dict[str, set[str]] = {}
        """By the name of each function, class and constant, what it names."""
        self.inside: list[str] = []

    def use(self, name: str) -> str:
        if self.inside:
            self.uses.setdefault(self.inside[-1], set()).add(name)
        return name

    @contextmanager
    def within(self, name: str) -> Iterator[None]:
        """Let everything that is named in this block belong to that function, class or constant."""
        self.inside.append(name)
        try:
            yield
        finally:
            self.inside.pop()

    def reached(self, names: Iterable[str]) -> set[str]:
        """Return these, and everything that they use."""
        found, left = set(), list(names)
        while left:
            name = left.pop()
            if name not in found:
                found.add(name)
                left += self.uses.get(name, ())
        return found

    # Passes

    def settle(self, before: Kind, after: Kind) -> Kind:
        if before != after:
            self.changed = True
        return after

    def translate(self, *wanted: Any) -> list[Function]:
        """Translate until no type changes any more; returns the functions that were asked for."""
        for function in wanted:
            self.function(function)
        for _ in range(MAX_PASSES):
            self.changed = False
            count = len(self.functions), len(self.classes), len(self.made)
            self.uses.clear()
            for function in list(self.functions.values()):
                function.text()
            for one in list(self.classes.values()):
                one.text()
            if not self.changed and count == (len(self.functions), len(self.classes), len(self.made)):
                return [self.functions[function] for function in wanted]
        raise CannotTranslate(f"The types of {self.table.__module__} do not settle in {MAX_PASSES} passes.")

    # What is asked for

    def free(self, name: str, module: str) -> str:
        """Return the name itself, or with its module if there is another of that name."""
        name = name.lstrip("_") or name
        tries = [name, f"{name}_of_{module.rpartition('.')[2]}", f"{name}_of_{module.replace('.', '_')}"]
        found = next(one for one in tries if one not in self.names)
        self.names.add(found)
        return found

    def native(self, value: Any) -> tuple[str, Kind] | None:
        return NATIVE.get(value) if isinstance(value, FunctionType) else None

    def function(self, value: FunctionType) -> Function:
        if value not in self.functions:
            tree = parsed(value)
            if not isinstance(tree, ast.FunctionDef):
                raise CannotTranslate(f"{value.__module__}.{value.__qualname__} is not a function of a file.")
            name = self.free(value.__name__, value.__module__)
            self.functions[value] = Function(self, tree, value.__globals__, inspect.getfile(value), name)
            self.changed = True
        self.use(self.functions[value].name)
        return self.functions[value]

    def inner(self, outer: Function, node: ast.FunctionDef) -> Function:
        """Translate a function inside a function."""
        key = id(outer), node.name
        if key not in self.inners:
            self.inners[key] = Function(self, node, outer.globals, outer.file, node.name)
        found = self.inners[key]
        found.outer = list(outer.scopes)
        return found

    def class_of(self, value: type) -> Any:
        if self.is_record(value):
            return RecordClass(Instance(value, "Table"))
        if value not in self.classes:
            self.changed = True
            Class(self, value, self.free(value.__name__, value.__module__))
        self.use(self.classes[value].name)
        return self.classes[value]

    def class_kind(self, value: Any) -> Kind | None:
        """Return the type of an instance, as an annotation names it."""
        if self.is_enum(value):
            return NUMBER
        if self.is_record(value):
            return Instance(value, "Table")
        if isinstance(value, type) and value.__module__.startswith("dragonhall.") and value is not Record:
            if getattr(value, "_is_protocol", False):
                return None
            return self.class_of(value).kind  # type: ignore[no-any-return]
        return None

    def is_enum(self, value: Any) -> bool:
        return isinstance(value, type) and issubclass(value, IntEnum)

    def is_record(self, value: Any) -> bool:
        return isinstance(value, type) and issubclass(value, Record) and value is not Record

    def record(self, value: type) -> Instance:
        return Instance(value, "Table")

    def attribute(self, kind: Instance, name: str) -> Kind | None:
        method = self.method(kind, name)
        if method is not None and method.is_property:
            return method.result
        if self.is_record(kind.of):
            layout = kind.of.fields.get(name)
            if layout is None:
                return None
            if layout.shape:
                return Row(layout.window, layout.shape)
            return BIG if layout.window in "qQ" else NUMBER
        return self.classes[kind.of].attributes.get(name, NEVER if name not in self.classes[kind.of].methods else None)

    def set_attribute(self, kind: Instance, name: str, value: Kind) -> None:
        if not self.is_record(kind.of):
            known = self.classes[kind.of].attributes
            known[name] = self.settle(known.get(name, NEVER), join(known.get(name, NEVER), value))

    def method(self, kind: Instance, name: str) -> Function | None:
        return None if self.is_record(kind.of) else self.classes[kind.of].methods.get(name)

    # Constants

    def named(self, names: dict[str, Any], name: str, file: str, node: ast.AST) -> Code:
        """Translate a global name: a function, a class or a constant."""
        value = names[name]
        if isinstance(value, FunctionType):
            native = self.native(value)
            if native is not None:
                return Code(native[0], Callable(native[1]))
            function = self.function(value)
            return Code(function.name, Callable(function.result))
        if self.is_enum(value):
            return Code(f"Object.values({self.enum(value)})", Items(NUMBER))
        if type(value) is object or is_data(value):
            text, kind = self.constant(name, value)
            return Code(text, kind)
        return self.made_constant(names, name, file, node)

    def constant(self, name: str, value: Any) -> tuple[str, Kind]:
        """Translate a constant by its value."""
        name = name.lstrip("_")
        tries = [name, *(f"{name}_{n}" for n in range(2, 9))]
        for one in tries:
            known = self.constants.get(one)
            if known is not None and same_data(known[0], value):
                return self.use(one), known[2]
            if known is None and one not in self.names:
                kind = ANY if type(value) is object else self.kind_of(value, one)
                self.names.add(one)
                self.constants[one] = value, one, kind
                return self.use(one), kind
        raise CannotTranslate(f"There are too many different constants called {name}.")

    def kind_of(self, value: Any, name: str = "") -> Kind:
        match value:
            case None:
                return NULL
            case bool() | np.bool_():
                return BOOL
            case int() | np.integer():
                return NUMBER if -SMALL <= int(value) < SMALL else BIG
            case str():
                return Text(frozenset([value]))
            case np.ndarray():
                return self.kind_of(value.tolist(), name)
            case range():
                return Items(NUMBER)
            case tuple() | list():
                items = joined(self.kind_of(one) for one in value)
                if isinstance(items, Text) and items.values is not None and name:
                    return Items(self.alias(items, name, list(value)))
                if isinstance(value, tuple) and isinstance(items, Either):
                    return Fixed(tuple(self.kind_of(one) for one in value))
                return Items(items)
            case Mapping():
                return Table(
                    joined(self.kind_of(one) for one in value), joined(self.kind_of(one) for one in value.values())
                )
            case set() | frozenset():
                return Items(joined(self.kind_of(one) for one in value))
        raise CannotTranslate(f"A constant of type {type(value).__name__} is not known to the translator.")

    def alias(self, text: Text, name: str, values: list[str]) -> Text:
        """Name a type for the names in a list."""
        assert text.values is not None
        if len(text.values) < 2 or len(text.values) > MAX_NAMES:
            return STRING
        if text.values not in self.aliases:
            alias = "".join(part.capitalize() for part in name.split("_"))
            alias = self.free(alias if alias != name else f"{alias}Name", "other")
            self.aliases[text.values] = alias, list(dict.fromkeys(values))
        return Text(text.values, self.aliases[text.values][0])

    def enum(self, value: Any) -> str:
        if value not in self.enums:
            name = value.__name__
            name = self.free(name, value.__module__)
            self.enums[value] = name
            self.changed = True
        return self.use(self.enums[value])

    def enum_names(self, value: Any) -> Code:
        """Return the names of an enumeration in small letters, by value."""
        names = {int(member): member.name.lower() for member in value}
        whole = [names.get(at, "") for at in range(max(names) + 1)]
        name, _ = self.constant(f"{value.__name__.upper()}_NAMES", whole)
        text = self.alias(Text(frozenset(names.values())), f"{value.__name__.upper()}", list(names.values()))
        value, code, _ = self.constants[name]
        self.constants[name] = value, code, Items(text)
        return Code(name, Items(text))

    def made_constant(self, names: dict[str, Any], name: str, file: str, node: ast.AST) -> Code:
        """Translate the expression of a constant that is not plain data."""
        home, expression, home_file = definition(names["__name__"], name)
        if expression is None:
            raise refuse(file, node, f"the name {name} is not known to the translator")
        key = home, name
        if key not in self.made:
            self.made[key] = self.free(name, home), NEVER
            self.changed = True
        own = self.made[key][0]
        holder = ast.FunctionDef(
            name=own,
            args=ast.arguments(posonlyargs=[], args=[], kwonlyargs=[], kw_defaults=[], defaults=[]),
            body=[],
            decorator_list=[],
            returns=None,
        )
        maker = Function(self, ast.copy_location(holder, expression), vars(sys.modules[home]), home_file, own)
        maker.scopes = [{}]
        self.use(own)
        with self.within(own):
            code = maker.expr(expression)
        kind = (
            Items(code.kind.items[0]) if isinstance(code.kind, Fixed) and len(set(code.kind.items)) == 1 else code.kind
        )
        self.made[key] = own, self.settle(self.made[key][1], kind)
        self.made_text[own] = code.text
        return Code(own, kind)

    # Text

    def texts(self) -> dict[str, str]:
        """Every function, class and constant by its name, in an order in which they can stand."""
        found: dict[str, str] = {}
        for value, name in self.enums.items():
            members = ", ".join(f"{one.name}: {int(one)}" for one in value)
            found[name] = f"export const {name} = {{ {members} }};"
        for name in self.constants:
            found[name] = self.constant_text(name)
        for one in self.classes.values():
            found[one.name] = f"// {in_package(one.file)}\n{one.text()}"
        for function in self.functions.values():
            found[function.name] = f"// {in_package(function.file)}\n{function.text()}"
        for name, kind in self.made.values():
            found[name] = f"export const {name}: {kind.text()} = {self.made_text[name]};"
        return found

    def alias_texts(self) -> list[str]:
        return [
            f"export type {name} = {' | '.join(quoted(value) for value in values)};"
            for name, values in self.aliases.values()
        ]

    def constant_text(self, name: str) -> str:
        value, _, kind = self.constants[name]
        if type(value) is object:
            return f"export const {name}: any = Symbol({quoted(name)});"
        note = "" if kind in (NUMBER, BIG, BOOL) or isinstance(kind, Text) else f": {kind.text()}"
        return f"export const {name}{note} = {data_text(value, kind)};"


class RecordClass:
    """How a record is made: ``Table(bytes)``."""

    def __init__(self, kind: Instance) -> None:
        self.kind, self.name, self.bound = kind, "Table", 0
        self.maker = RecordMaker()


class RecordMaker:
    name = "Table"

    def __init__(self) -> None:
        self.parameters = ["bytes"]
        self.kinds: dict[str, Kind] = {"bytes": ANY}

    def takes(self, name: str, kind: Kind) -> None:
        """Bytes are bytes."""


@cache
def parsed(value: Any) -> ast.stmt | None:
    """Return the tree of a function or a class at the top of a module, or of a generated rule."""
    tree, _ = module_tree(value.__module__)
    if isinstance(value, FunctionType) and value.__code__.co_filename.startswith("<"):
        tree = ast.parse("".join(linecache.getlines(value.__code__.co_filename)))
    kinds = ast.FunctionDef | ast.ClassDef
    return next((node for node in tree.body if isinstance(node, kinds) and node.name == value.__name__), None)


@cache
def module_tree(module: str) -> tuple[ast.Module, str]:
    file = inspect.getfile(sys.modules[module])
    with open(file, encoding="utf-8") as source:
        return MatchAsIf().visit(ast.parse(source.read())), file


def definition(module: str, name: str) -> tuple[str, ast.expr | None, str]:
    """Where a global name is given its value, and the expression of it."""
    tree, file = module_tree(module)
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=found)], value=value) if found == name:
                return module, value, file
            case ast.ImportFrom(names=imported):
                for alias in imported:
                    if (alias.asname or alias.name) == name:
                        parts = module.split(".")
                        package = ".".join(parts[: len(parts) - node.level]) if node.level else ""
                        home = ".".join(part for part in (package, node.module or "") if part)
                        return definition(home, alias.name)
    return module, None, file


def is_data(value: Any) -> bool:
    match value:
        case None | bool() | int() | str() | np.integer() | np.bool_() | np.ndarray() | range():
            return True
        case tuple() | list() | set() | frozenset():
            return not hasattr(value, "_fields") and all(is_data(one) for one in value)
        case Mapping():
            return all(is_data(key) and is_data(one) for key, one in value.items())
    return False


def same_data(a: Any, b: Any) -> bool:
    if a is b:
        return True
    if type(a) is object or type(b) is object:
        return a is b
    return type(a) is type(b) and json.dumps(a, default=_listed) == json.dumps(b, default=_listed)


def _listed(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return value.tolist()
    if isinstance(value, np.integer | np.bool_):
        return int(value)
    if isinstance(value, Mapping):
        return [[key, one] for key, one in value.items()]
    return sorted(value) if isinstance(value, set | frozenset) else list(value)


def data_text(value: Any, kind: Kind) -> str:
    match value:
        case None:
            return "null"
        case bool() | np.bool_():
            return "true" if value else "false"
        case int() | np.integer():
            return f"{int(value)}n" if kind == BIG else str(int(value))
        case str():
            return quoted(value)
        case np.ndarray():
            return data_text(value.tolist(), kind)
        case Mapping():
            assert isinstance(kind, Table)
            pairs = [(data_text(key, kind.key), data_text(one, kind.value)) for key, one in value.items()]
            if kind.is_object:
                return "{ " + ", ".join(f"{key}: {one}" for key, one in pairs) + " }"
            return "new Map([" + ", ".join(f"[{key}, {one}]" for key, one in pairs) + "])"
    value = list(value)
    inner = kind.items if isinstance(kind, Fixed) else [kind.item if isinstance(kind, Items) else NEVER] * len(value)
    return "[" + ", ".join(data_text(one, each) for one, each in zip(value, inner, strict=True)) + "]"


def in_package(file: str) -> str:
    return Path(file).as_posix().rpartition("/dragonhall/")[2]


def record_text(table: type[Record]) -> str:
    """Return the class of a game's record: a view of its bytes."""
    layout, fields = [], []
    for name, start, _, code, shape in table._places:
        layout.append(f"    {name}: ['{code}', {start}, {int(np.prod(shape)) if shape else 0}],")
        kind = Row(code, shape) if shape else BIG if code in "qQ" else NUMBER
        fields.append(f"  declare {'readonly ' if shape else ''}{name}: {kind.text()};")
    return "\n".join(
        [
            "/** The record of a table. */",
            "export class Table extends py.FlatRecord {",
            f"  static readonly size = {table.dtype.itemsize};",
            "  static override readonly layout: py.Layout = {",
            *layout,
            "  };",
            *fields,
            "  static {",
            "    py.defineFields(this);",
            "  }",
            "  static new(): Uint8Array {",
            "    return new Uint8Array(Table.size);",
            "  }",
            "  constructor(bytes: Uint8Array) {",
            "    super(bytes, Table.size);",
            "  }",
            "}",
        ]
    )
