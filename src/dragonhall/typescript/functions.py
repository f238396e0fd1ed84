"""Functions: statements, local names and where they are declared, parameters and results."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..core.options import Options
from .calls import Calls
from .expressions import Code, acts, local
from .kinds import (
    ANY,
    BIG,
    BOOL,
    NEVER,
    NULL,
    NUMBER,
    STRING,
    Callable,
    Fixed,
    Instance,
    Items,
    Kind,
    Members,
    Row,
    Shape,
    Table,
    has_null,
    item_of,
    join,
    optional,
    present,
)
from .places import Places

if TYPE_CHECKING:
    from .program import Program


class Function(Calls):
    """One function or method: its types, and its text."""

    def __init__(
        self,
        program: Program,
        tree: ast.FunctionDef,
        names: dict[str, Any],
        file: str,
        name: str,
        outer: list[dict[str, Kind]] | None = None,
    ) -> None:
        self.program, self.tree, self.globals, self.file, self.name = program, tree, names, file, name
        given = [*tree.args.args, *tree.args.kwonlyargs]
        if tree.args.vararg or tree.args.kwarg:
            raise self.refusal(tree, "a function with * or ** is not known to the translator")
        self.parameters = [argument.arg for argument in given]
        self.declared = {argument.arg: self.annotated(argument.annotation) for argument in given}
        self.kinds: dict[str, Kind] = {name: kind or NEVER for name, kind in self.declared.items()}
        self.locals: dict[str, Kind] = {}
        self.outer = outer or []
        self.is_property = any(
            isinstance(one, ast.Name) and one.id in ("property", "cached_property") for one in tree.decorator_list
        )
        """It is read without a call. TypeScript computes again what a ``cached_property`` keeps."""
        wanted = tree.returns
        self.never_returns = isinstance(wanted, ast.Name) and wanted.id == "NoReturn"
        self.returned = self.annotated(wanted)
        self.result: Kind = NEVER
        self.defaults = dict(zip(reversed([a.arg for a in tree.args.args]), reversed(tree.args.defaults), strict=False))
        for argument, default in zip(tree.args.kwonlyargs, tree.args.kw_defaults, strict=True):
            if default is not None:
                self.defaults[argument.arg] = default
        self.places = Places(tree)

    def takes(self, name: str, kind: Kind) -> None:
        """Remember that an argument of this type is given, where the annotation does not say it all."""
        if self.declared.get(name) is None:
            wider = join(self.kinds[name], kind)
        elif present(kind) == BIG and present(self.kinds[name]) == NUMBER:
            wider = optional(BIG) if has_null(self.kinds[name]) else BIG
        elif isinstance(self.declared[name], Items) and isinstance(kind, Items) and kind.item == BIG:
            wider = join(self.kinds[name], kind)
        else:
            return
        self.kinds[name] = self.program.settle(self.kinds[name], wider)

    def annotated(self, node: ast.expr | None) -> Kind | None:
        """Return the type that an annotation says; None if it leaves anything open."""
        match node:
            case ast.Constant(value=None):
                return NULL
            case ast.Constant(value=str(text)):
                return self.annotated(ast.parse(text, mode="eval").body)
            case ast.Name(id=name):
                plain = {"int": NUMBER, "bool": BOOL, "str": STRING, "Any": ANY}.get(name)
                if self.globals.get(name) in (Options, Mapping[str, Any]):
                    plain = Table(STRING, ANY)
                return plain or self.program.class_kind(self.globals.get(name))
            case ast.BinOp(left=left, right=right):
                one, other = self.annotated(left), self.annotated(right)
                return None if one is None or other is None else join(one, other)
            case ast.Subscript(value=ast.Name(id=name), slice=inner):
                return self.annotated_container(name, inner)
        return None

    def annotated_container(self, name: str, inner: ast.expr) -> Kind | None:
        if name == "Callable" and isinstance(inner, ast.Tuple):
            given = inner.elts[0].elts if isinstance(inner.elts[0], ast.List) else []
            return Callable(self.annotated(inner.elts[1]) or ANY, tuple(self.annotated(one) or ANY for one in given))
        parts = [self.annotated(one) for one in (inner.elts if isinstance(inner, ast.Tuple) else [inner])]
        if name == "Counter" and parts[0] is not None:
            return Table(parts[0], NUMBER, counter=True)
        if parts[0] is None:
            return None
        match name:
            case "list" | "Sequence" | "Iterable":
                return Items(parts[0])
            case "tuple" if len(parts) == 2 and parts[1] is None:
                return Items(parts[0])
            case "set" | "frozenset":
                return Members(parts[0])
            case "dict" | "Mapping" if parts[1] is not None:
                return Table(parts[0], parts[1])
        return None

    # The whole function

    def body(self) -> list[str]:
        """Translate the statements; types are settled on the way."""
        own = dict(self.kinds)
        own.update(self.locals)
        self.scopes = [*self.outer, own]
        return [f"  {line}" for line in self.block(self.tree.body)]

    def heading(self, skipped: int = 0) -> str:
        parts = []
        for name in self.parameters[skipped:]:
            kind = self.kinds[name]
            text = "any" if kind == NEVER else kind.text()
            default = ""
            if name in self.defaults:
                self.scopes = [*self.outer, {}]
                default = f" = {self.wanted(self.defaults[name], kind)}"
            parts.append(f"{local(name)}: {text}{default}")
        return ", ".join(parts)

    def result_text(self) -> str:
        if self.never_returns:
            return "never"
        if self.result == NEVER:
            return "void" if self.returned in (NULL, None) else (self.returned or ANY).text()
        return self.result.text()

    def comment(self) -> list[str]:
        text = ast.get_docstring(self.tree)
        if not text:
            return []
        lines = text.replace("*/", "* /").splitlines()
        if len(lines) == 1:
            return [f"/** {lines[0]} */"]
        return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]

    def text(self) -> str:
        with self.program.within(self.name):
            lines = self.body()
            head = f"export function {self.name}({self.heading()}): {self.result_text()} {{"
        return "\n".join([*self.comment(), head, *lines, "}"])

    def method_text(self) -> list[str]:
        lines = self.body()
        if self.tree.name == "__init__":
            head = f"constructor({self.heading(1)}) {{"
        else:
            word = "get " if self.is_property else ""
            head = f"{word}{self.tree.name}({self.heading(1)}): {self.result_text()} {{"
        return [*self.comment(), head, *lines, "}"]

    # Statements

    def block(self, statements: list[ast.stmt]) -> list[str]:
        lines: list[str] = []
        for statement in statements:
            for name in sorted(self.places.declared_before.get(id(statement), ())):
                kind = self.find(name) or NEVER
                lines.append(f"let {local(name)}!: {'any' if kind == NEVER else kind.text()};")
            method = getattr(self, f"do_{type(statement).__name__.lower()}", None)
            if method is None:
                raise self.refusal(statement, f"{type(statement).__name__} is not known to the translator")
            lines += method(statement)
        return lines

    def inside(self, statements: list[ast.stmt]) -> list[str]:
        return [f"  {line}" for line in self.block(statements)]

    def do_pass(self, node: ast.Pass) -> list[str]:
        return []

    def do_assert(self, node: ast.Assert) -> list[str]:
        return []

    def do_break(self, node: ast.Break) -> list[str]:
        return ["break;"]

    def do_continue(self, node: ast.Continue) -> list[str]:
        return ["continue;"]

    def do_return(self, node: ast.Return) -> list[str]:
        if node.value is None:
            return ["return;"]
        want = self.result if self.result not in (NEVER, ANY) else self.returned
        code = self.expr(node.value, want)
        kind = code.kind
        if self.returned == NUMBER and kind == BOOL:
            code = self.number(code)
        kind = self.returned if code.kind == ANY and self.returned is not None else code.kind
        self.result = self.program.settle(self.result, join(self.result, kind))
        return [f"return {self.convert(code, self.result).text};"]

    def do_raise(self, node: ast.Raise) -> list[str]:
        if node.exc is None:
            raise self.refusal(node, "raise without an exception is not known to the translator")
        return [f"throw {self.expr(node.exc).text};"]

    def do_expr(self, node: ast.Expr) -> list[str]:
        if isinstance(node.value, ast.Constant):
            return []
        self.widen_by_method(node.value)
        return [f"{self.expr(node.value).text};"]

    def widen_by_method(self, node: ast.expr) -> None:
        """``found.append(x)`` and ``found.add(x)`` say what the items are."""
        match node:
            case ast.Call(func=ast.Attribute(value=owner, attr="append" | "add" as method), args=[item]):
                kind = self.expr(item).kind
                self.widen(owner, Items(kind) if method == "append" else Members(kind))

    def widen(self, owner: ast.expr, kind: Kind) -> None:
        match owner:
            case ast.Name(id=name) if name in self.scopes[-1]:
                self.set_local(name, join(self.scopes[-1][name], kind))
            case ast.Attribute(value=inner, attr=attr):
                instance = present(self.expr(inner).kind)
                if isinstance(instance, Instance):
                    self.program.set_attribute(instance, attr, kind)

    def set_local(self, name: str, kind: Kind) -> Kind:
        if name in self.kinds and self.declared.get(name) is not None:
            if present(kind) == BIG:
                self.takes(name, BIG)
            self.scopes[-1][name] = self.kinds[name]
            return self.kinds[name]
        known = self.locals if name not in self.kinds else self.kinds
        known[name] = self.program.settle(known.get(name, NEVER), join(known.get(name, NEVER), kind))
        self.scopes[-1][name] = known[name]
        return known[name]

    def do_assign(self, node: ast.Assign) -> list[str]:
        """Translate ``a = b = value``: the value is made once, then copied."""
        first, *others = node.targets
        lines = self.assign(first, node.value, node)
        for target in others:
            copied = node.value if isinstance(node.value, ast.Constant) else as_read(first)
            lines += self.assign(target, copied, node)
        return lines

    def do_annassign(self, node: ast.AnnAssign) -> list[str]:
        declared = self.annotated(node.annotation)
        if declared in (ANY, Table(STRING, ANY)):
            declared = None
        if isinstance(node.target, ast.Name) and declared is not None:
            self.set_local(node.target.id, declared)
        if isinstance(node.target, ast.Attribute) and declared is not None:
            self.widen(node.target, declared)
        return self.assign(node.target, node.value, node) if node.value is not None else []

    def assign(self, target: ast.expr, value: ast.expr, node: ast.stmt) -> list[str]:
        if isinstance(target, ast.Tuple):
            return self.assign_tuple(target, value, node)
        if isinstance(target, ast.Name):
            want = self.scopes[-1].get(target.id)
            code = self.expr(value, want if want not in (None, NEVER) else None)
            return [self.store_name(target.id, code, node)]
        want = self.target_kind(target)
        return [self.store(target, self.expr(value, want if want not in (None, NEVER) else None))]

    def store_name(self, name: str, code: Code, node: ast.stmt) -> str:
        kind = self.set_local(name, code.kind)
        code = self.convert(code, kind)
        word = self.places.word(name, node)
        note = "" if code.kind == kind or not word else f": {'any[]' if kind == Items(NEVER) else kind.text()}"
        if word and isinstance(kind, Table | Fixed) and code.text.startswith(("{", "[")):
            note = f": {kind.text()}"
        if word and isinstance(kind, Items | Members | Table) and NEVER in (item_of(kind),):
            note = ": any"
        if word == "let " and not note and kind in (NUMBER, BIG, BOOL):
            note = ""
        elif word == "let " and not note:
            note = f": {kind.text() if kind != NEVER else 'any'}"
        return f"{word}{local(name)}{note} = {code.text};"

    def target_kind(self, target: ast.expr) -> Kind | None:
        match target:
            case ast.Attribute() | ast.Subscript():
                try:
                    return self.expr(target).kind
                except Exception:
                    return None
        return None

    def store(self, target: ast.expr, code: Code) -> str:
        match target:
            case ast.Attribute(value=owner, attr=attr):
                instance = present(self.expr(owner).kind)
                if isinstance(instance, Instance):
                    self.program.set_attribute(instance, attr, code.kind)
                    kind = self.program.attribute(instance, attr) or NEVER
                    code = self.convert(code, kind)
                return f"{self.expr(owner).at(20)}.{attr} = {code.text};"
            case ast.Subscript(value=owner, slice=at):
                return self.store_item(owner, at, code, target)
        raise self.refusal(target, "this target of an assignment is not known to the translator")

    def store_item(self, owner: ast.expr, at: ast.expr, code: Code, target: ast.Subscript) -> str:
        holder = self.expr(owner)
        kind = present(holder.kind)
        if isinstance(kind, Row):
            value = self.big(code) if kind.item == BIG else self.number(code)
            return f"{holder.at(20)}[{self.flat(kind, at, target)}] = {value.text};"
        key = self.expr(at)
        if isinstance(kind, Shape) and isinstance(at, ast.Constant):
            code = self.convert(code, ANY)
            entry = str(at.value)
            self.extend_shape(owner, Shape(((entry, code.kind),)))
            access = f".{entry}" if entry.isidentifier() else f"[{key.text}]"
            return f"{holder.at(20)}{access} = {code.text};"
        if isinstance(kind, Table):
            self.widen(owner, Table(key.kind, code.kind, kind.counter))
            if kind.is_object:
                return f"{holder.at(20)}[{key.text}] = {self.convert(code, kind.value).text};"
            key = self.convert(key, kind.key)
            return f"{holder.at(20)}.set({key.text}, {self.convert(code, kind.value).text});"
        return f"{holder.at(20)}[{self.number(key).text}] = {self.convert(code, item_of(kind)).text};"

    def extend_shape(self, owner: ast.expr, more: Shape) -> None:
        """Entries that are added later may be missing."""
        if not isinstance(owner, ast.Name):
            raise self.refusal(owner, "entries can be added only to a dict with a name of its own")
        kind = self.scopes[-1][owner.id]
        assert isinstance(kind, Shape)
        entries, missing = dict(kind.entries), set(kind.optional)
        for name, one in more.entries:
            if name not in entries:
                missing.add(name)
            entries[name] = join(entries.get(name, NEVER), one)
        wider = Shape(tuple(entries.items()), frozenset(missing))
        known = self.locals
        known[owner.id] = self.program.settle(known.get(owner.id, NEVER), wider)
        self.scopes[-1][owner.id] = wider

    def assign_tuple(self, target: ast.Tuple, value: ast.expr, node: ast.stmt) -> list[str]:
        if isinstance(value, ast.Tuple) and len(value.elts) == len(target.elts) and independent(target, value):
            pairs = zip(target.elts, value.elts, strict=True)
            return [line for one, given in pairs for line in self.assign(one, given, node)]
        code = self.expr(value)
        scope: dict[str, Kind] = {}
        if all(isinstance(one, ast.Name) for one in target.elts):
            pattern = self.pattern(target, code.kind, scope)
            words = {self.places.word(name, node) for name in scope}
            for name, kind in scope.items():
                self.set_local(name, kind)
            if len(words) > 1 and words != {"let ", "const "}:
                raise self.refusal(node, "some of these names are new and some are not")
            word = "let " if "let " in words else words.pop()
            if isinstance(value, ast.Tuple):
                kinds = [self.scopes[-1][name] for name in scope]
                given = [self.convert(self.expr(e), k).at(2) for e, k in zip(value.elts, kinds, strict=True)]
                return [f"{word}{pattern} = [{', '.join(given)}];"]
            return [f"{word}{pattern} = {code.text};"]
        if not isinstance(value, ast.Tuple):
            return [self.assign_parts(target, code, node)]
        wanted = [self.target_kind(one) or NEVER for one in target.elts]
        given = [self.convert(self.expr(e), k).at(2) for e, k in zip(value.elts, wanted, strict=True)]
        places = [self.expr(one).text.removesuffix("!") for one in target.elts]
        return [f"[{', '.join(places)}] = [{', '.join(given)}];"]

    def assign_parts(self, target: ast.Tuple, code: Code, node: ast.stmt) -> str:
        """``t.this, t.farmers = found()``: no part may need another type."""
        targets = [self.expr(one) for one in target.elts]
        pairs = zip(targets, self.pattern_kinds(code.kind, len(targets)), strict=True)
        if any(NEVER not in (one.kind, kind) and one.kind != kind for one, kind in pairs):
            raise self.refusal(node, "this assignment to several targets is not known to the translator")
        return f"[{', '.join(one.text.removesuffix('!') for one in targets)}] = {code.text};"

    def do_augassign(self, node: ast.AugAssign) -> list[str]:
        target = node.target
        if isinstance(node.op, ast.BitOr) and isinstance(target, ast.Name):
            kind = present(self.scopes[-1].get(target.id, NEVER))
            value = self.expr(node.value)
            if isinstance(kind, Shape) and isinstance(value.kind, Shape):
                self.extend_shape(target, value.kind)
                return [f"Object.assign({local(target.id)}, {value.text});"]
            if isinstance(kind, Shape | Table):
                return [f"Object.assign({local(target.id)}, {value.text});"]
        if isinstance(target, ast.Subscript) and acts(target):
            return self.change_found_place(node, target)
        read = self.expr(target)
        code = self.combine(read, node.op, self.expr(node.value), node)
        if isinstance(target, ast.Name):
            kind = self.set_local(target.id, code.kind)
            return [f"{local(target.id)} = {self.convert(code, kind).text};"]
        return [self.store(target, code)]

    def change_found_place(self, node: ast.AugAssign, target: ast.Subscript) -> list[str]:
        """``row[found(...)] += value``: the place is found once."""
        owner = self.expr(target.value)
        if not isinstance(owner.kind, Row) or acts(target.value) or self.find("at_") is not None:
            raise self.refusal(node, "the place that is changed is found by a call: give it a name first")
        code = self.combine(Code(f"{owner.at(20)}[at_]!", owner.kind.item), node.op, self.expr(node.value), node)
        value = self.big(code) if owner.kind.item == BIG else self.number(code)
        place = self.flat(owner.kind, target.slice, node)
        return ["{", f"  const at_ = {place};", f"  {owner.at(20)}[at_] = {value.text};", "}"]

    def do_if(self, node: ast.If) -> list[str]:
        lines = [f"if ({self.condition(node.test).text}) {{", *self.inside(node.body)]
        rest = node.orelse
        if len(rest) == 1 and isinstance(rest[0], ast.If) and not self.places.declared_before.get(id(rest[0])):
            inner = self.do_if(rest[0])
            return [*lines, f"}} else {inner[0]}", *inner[1:]]
        if rest:
            lines += ["} else {", *self.inside(rest)]
        return [*lines, "}"]

    def do_while(self, node: ast.While) -> list[str]:
        return [f"while ({self.condition(node.test).text}) {{", *self.inside(node.body), "}"]

    def do_for(self, node: ast.For) -> list[str]:
        if node.orelse:
            raise self.refusal(node, "for ... else is not known to the translator")
        source = self.expr(node.iter)
        scope: dict[str, Kind] = {}
        pattern = self.pattern(node.target, item_of(source.kind), scope)
        for name, kind in scope.items():
            self.set_local(name, kind)
        word = self.places.loop_word(node)
        simple = isinstance(present(source.kind), Members | Row)
        iterated = source.text if simple else self.array(self.cast_pairs(source, node.target))
        return [f"for ({word}{pattern} of {iterated}) {{", *self.inside(node.body), "}"]

    def do_functiondef(self, node: ast.FunctionDef) -> list[str]:
        inner = self.program.inner(self, node)
        lines = inner.body()
        self.set_local(node.name, Callable(inner.result))
        head = f"const {local(node.name)} = ({inner.heading()}): {inner.result_text()} => {{"
        return [head, *lines, "};"]


def as_read(target: ast.expr) -> ast.expr:
    """Return the target of an assignment as an expression."""
    copied = ast.parse(ast.unparse(target), mode="eval").body
    for one in ast.walk(copied):
        ast.copy_location(one, target)
    return copied


def independent(target: ast.Tuple, value: ast.Tuple) -> bool:
    """Whether the assignments can be made one after the other."""
    names = {one.id for one in ast.walk(target) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
    if names & {one.id for one in ast.walk(value) if isinstance(one, ast.Name)}:
        return False
    stored = {ast.unparse(one).split("[")[0] for one in target.elts if not isinstance(one, ast.Name)}
    read = {ast.unparse(one).split("[")[0] for one in ast.walk(value) if isinstance(one, ast.Attribute | ast.Subscript)}
    return not stored & read
