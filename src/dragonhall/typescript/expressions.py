"""Expressions: Python ``ast`` to TypeScript, each with its type."""

from __future__ import annotations

import ast
import json
import operator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .kinds import (
    ANY,
    BIG,
    BOOL,
    NEVER,
    NULL,
    NUMBER,
    STRING,
    Callable,
    Either,
    Fixed,
    Instance,
    Items,
    Kind,
    Members,
    Row,
    Shape,
    Table,
    Text,
    has_null,
    item_of,
    join,
    joined,
    present,
)
from .refusal import CannotTranslate, refuse

if TYPE_CHECKING:
    from .program import Program

SMALL = 1 << 31
"""Numbers below this can be combined bit by bit as plain JavaScript numbers."""
RESERVED = frozenset(
    (
        *("arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default"),
        *("delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if"),
        *("implements", "import", "in", "instanceof", "interface", "let", "new", "null", "package", "private"),
        *("protected", "public", "py", "return", "static", "super", "switch", "this", "throw", "true", "try"),
        *("typeof", "undefined", "var", "void", "while", "with", "yield"),
    )
)
"""Names that JavaScript or the translated code has for itself."""
ARITHMETIC = {ast.Add: ("+", 12), ast.Sub: ("-", 12), ast.Mult: ("*", 13)}
BITWISE = {ast.BitAnd: ("&", 8), ast.BitXor: ("^", 7), ast.BitOr: ("|", 6)}
ORDER = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


FOLDED: dict[type[ast.operator], Any] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.LShift: operator.lshift,
}


@dataclass(frozen=True)
class Code:
    """A piece of TypeScript: its text, its type, and how tightly it holds together (as JavaScript's operators do)."""

    text: str
    kind: Kind
    binds: int = 20

    def at(self, binds: int) -> str:
        return self.text if self.binds >= binds else f"({self.text})"


def local(name: str) -> str:
    if name == "self":
        return "this"
    return f"{name}_" if name in RESERVED else name


def whole(value: Any) -> int | None:
    return int(value) if isinstance(value, int) and not isinstance(value, bool) else None


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def is_number(kind: Kind) -> bool:
    return kind in (NUMBER, BIG, BOOL)


PURE = frozenset(("len", "min", "max", "abs", "int", "bool"))


def acts(node: ast.expr) -> bool:
    """Whether evaluating it twice might do something twice."""
    return any(
        isinstance(one, ast.Call) and not (isinstance(one.func, ast.Name) and one.func.id in PURE)
        for one in ast.walk(node)
    )


def names_all(node: ast.DictComp) -> bool:
    """``{name: ... for at, name in enumerate(NAMES)}``: every name is a key."""
    match node.generators, node.key:
        case [ast.comprehension(target=target, iter=source, ifs=[])], ast.Name(id=key):
            match target, source:
                case ast.Name(id=name), ast.Name():
                    return name == key
                case ast.Tuple(elts=[_, ast.Name(id=name)]), ast.Call(func=ast.Name(id="enumerate"), args=[ast.Name()]):
                    return name == key
    return False


class Expressions:
    """Translates the expressions of one function."""

    program: Program
    globals: dict[str, Any]
    file: str
    scopes: list[dict[str, Kind]]
    """The types of local names, innermost last."""

    # Names and constants

    def refusal(self, node: ast.AST, why: str) -> CannotTranslate:
        return refuse(self.file, node, why)

    def expr(self, node: ast.expr, want: Kind | None = None) -> Code:
        method = getattr(self, f"do_{type(node).__name__.lower()}", None)
        if method is None:
            raise self.refusal(node, f"{type(node).__name__} is not known to the translator")
        found: Code = method(node, want) if type(node).__name__ in WANTING else method(node)
        return found

    def wanted(self, node: ast.expr, want: Kind) -> str:
        """The expression, converted to a type."""
        return self.convert(self.expr(node, want), want).text

    def convert(self, code: Code, to: Kind) -> Code:
        kind = code.kind
        if kind == to or NEVER in (kind, to):
            return code
        if to == BIG or (present(to) == BIG and kind != NULL and kind != ANY):
            return self.big(code, has_null(to))
        if to == NUMBER or (present(to) == NUMBER and kind in (BIG, BOOL)):
            return self.number(code)
        if isinstance(to, Items) and to.item == BIG and item_of(kind) == NUMBER:
            return Code(f"{self.array(code)}.map(BigInt)", to)
        if isinstance(to, Items) and isinstance(kind, Row):
            return Code(self.array(code), Items(kind.item))
        if to == ANY and kind == BIG:
            return Code(f"Number({code.text})", NUMBER)
        return code

    def number(self, code: Code) -> Code:
        if code.kind in (BIG, BOOL):
            if code.text.startswith("Number(") and code.text.endswith(")"):
                return Code(code.text, NUMBER, code.binds)
            return Code(f"Number({code.text})", NUMBER)
        return Code(code.text, NUMBER, code.binds) if code.kind == NUMBER else code

    def big(self, code: Code, nullable: bool = False) -> Code:
        if code.kind == BIG or code.kind == NEVER:
            return code
        if code.text.removeprefix("-").isdigit():
            return Code(f"{code.text}n", BIG, code.binds)
        if has_null(code.kind) and nullable:
            return Code(f"py.bigOrNull({code.text})", Either((BIG, NULL)))
        return Code(f"BigInt({code.text})", BIG)

    def constant(self, node: ast.expr) -> int | None:
        """The value of a whole number that is known now."""
        match node:
            case ast.Constant(value=value):
                return value if isinstance(value, int) and not isinstance(value, bool) else None
            case ast.Name(id=name):
                return whole(None if self.find(name) is not None else self.globals.get(name))
            case ast.Attribute(value=ast.Name(id=name), attr=attr):
                owner = None if self.find(name) is not None else self.globals.get(name)
                return whole(getattr(owner, attr, None)) if isinstance(owner, type) else None
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                number = self.constant(operand)
                return None if number is None else -number
            case ast.BinOp(left=left, op=op, right=right) if type(op) in FOLDED:
                a, b = self.constant(left), self.constant(right)
                return None if a is None or b is None else FOLDED[type(op)](a, b)
        return None

    def find(self, name: str) -> Kind | None:
        for scope in reversed(self.scopes):
            if name in scope:
                return scope[name]
        return None

    def do_constant(self, node: ast.Constant) -> Code:
        return self.literal(node.value, node)

    def literal(self, value: Any, node: ast.AST) -> Code:
        match value:
            case None:
                return Code("null", NULL)
            case bool():
                return Code("true" if value else "false", BOOL)
            case int():
                small = -SMALL <= value < SMALL
                return Code(str(value) if small else f"{value}n", NUMBER if small else BIG, 20 if value >= 0 else 14)
            case float():
                return Code(repr(value), NUMBER)
            case str():
                return Code(quoted(value), Text(frozenset([value])))
        raise self.refusal(node, f"a constant of type {type(value).__name__} is not known to the translator")

    def do_name(self, node: ast.Name) -> Code:
        kind = self.find(node.id)
        if kind is not None:
            return Code(local(node.id), kind)
        if node.id in self.globals:
            return self.program.named(self.globals, node.id, self.file, node)
        raise self.refusal(node, f"the name {node.id} is not known to the translator")

    def do_attribute(self, node: ast.Attribute) -> Code:
        if isinstance(node.value, ast.Name) and self.find(node.value.id) is None:
            owner = self.globals.get(node.value.id)
            if self.program.is_enum(owner):
                return Code(f"{self.program.enum(owner)}.{node.attr}", NUMBER)
        owner_code = self.expr(node.value)
        kind = present(owner_code.kind)
        if isinstance(kind, Instance):
            found = self.program.attribute(kind, node.attr)
            if found is None:
                raise self.refusal(node, f"{kind.name} has no {node.attr} that the translator knows")
            return Code(f"{owner_code.at(20)}.{node.attr}", found)
        if kind in (ANY, NEVER):
            return Code(f"{owner_code.at(20)}.{node.attr}", kind)
        raise self.refusal(node, f"the attribute {node.attr} of a {kind.text()} is not known to the translator")

    # Numbers

    def do_binop(self, node: ast.BinOp) -> Code:
        known = self.constant(node)
        if known is not None and isinstance(node.op, ast.LShift):
            return self.literal(known, node)
        return self.combine(self.expr(node.left), node.op, self.expr(node.right), node)

    def combine(self, a: Code, op: ast.operator, b: Code, node: Any) -> Code:
        left, right = present(a.kind), present(b.kind)
        if NEVER in (left, right):
            return Code("0", NEVER)
        if isinstance(op, ast.Add) and not (is_number(left) and is_number(right)):
            return self.added(a, b, node)
        if isinstance(op, ast.Mult) and isinstance(left, Items | Fixed):
            return Code(f"py.repeat({a.text}, {self.number(b).text})", Items(item_of(left)))
        if isinstance(op, ast.BitOr | ast.BitAnd | ast.Sub) and isinstance(left, Members):
            word = {ast.BitOr: "union", ast.BitAnd: "intersection", ast.Sub: "difference"}[type(op)]
            return Code(f"py.{word}({a.text}, {b.text})", join(left, right))
        if isinstance(op, ast.BitOr) and isinstance(left, Table | Shape):
            return Code(f"{{ ...{a.at(20)}, ...{b.at(20)} }}", self.merged_entries([left, right]))
        if left == ANY:
            a, left = Code(a.text, NUMBER, a.binds), NUMBER
        if right == ANY:
            b, right = Code(b.text, NUMBER, b.binds), NUMBER
        if not (is_number(left) and is_number(right)):
            raise self.refusal(node, f"{type(op).__name__} of a {left.text()} and a {right.text()} is not known")
        match op:
            case ast.LShift():
                return self.shifted_left(a, b, node)
            case ast.RShift():
                return self.shifted_right(a, b, node)
        mask = self.constant(node.right) if isinstance(node, ast.BinOp) else None
        if mask is None and isinstance(node, ast.AugAssign):
            mask = self.constant(node.value)
        if isinstance(op, ast.BitAnd) and left == BIG and mask is not None and 0 <= mask < SMALL:
            return Code(f"Number({a.at(8)} & {self.big(b).at(9)})", NUMBER)
        if isinstance(op, ast.Mod) and left == BIG and mask is not None and 0 < mask < SMALL:
            return Code(f"Number(py.bigMod({a.text}, {self.big(b).text}))", NUMBER)
        both_bool = left == BOOL and right == BOOL and type(op) in BITWISE
        a, b, kind = self.alike(a, b)
        if isinstance(op, ast.FloorDiv):
            if kind == BIG:
                return Code(f"py.bigDiv({a.text}, {b.text})", BIG)
            return Code(f"Math.floor({a.at(13)} / {b.at(14)})", NUMBER)
        if isinstance(op, ast.Mod):
            return Code(f"py.{'bigMod' if kind == BIG else 'mod'}({a.text}, {b.text})", kind)
        sign, binds = {**ARITHMETIC, **BITWISE}.get(type(op), ("", 0))
        if not sign:
            raise self.refusal(node, f"{type(op).__name__} is not known to the translator")
        found = Code(f"{a.at(binds)} {sign} {b.at(binds + 1)}", kind, binds)
        return Code(f"{found.text} !== 0", BOOL, 9) if both_bool else found

    def alike(self, a: Code, b: Code) -> tuple[Code, Code, Kind]:
        """Both as numbers of one type."""
        if BIG in (present(a.kind), present(b.kind)):
            return self.big(a), self.big(b), BIG
        return self.plain(a), self.plain(b), NUMBER

    def plain(self, code: Code) -> Code:
        return self.number(code) if code.kind == BOOL else Code(code.text, NUMBER, code.binds)

    def shifted_left(self, a: Code, b: Code, node: Any) -> Code:
        by = self.constant(node.right if isinstance(node, ast.BinOp) else node.value)
        if by is not None and present(a.kind) != BIG and by < 21:
            return Code(f"{self.plain(a).at(13)} * {1 << by}", NUMBER, 13)
        return Code(f"{self.big(a).at(11)} << {self.big(b).at(12)}", BIG, 11)

    def shifted_right(self, a: Code, b: Code, node: Any) -> Code:
        if present(a.kind) == BIG:
            return Code(f"{a.at(11)} >> {self.big(b).at(12)}", BIG, 11)
        by = self.constant(node.right if isinstance(node, ast.BinOp) else node.value)
        if by is not None and by < 32:
            return Code(f"{self.plain(a).at(11)} >> {by}", NUMBER, 11)
        return Code(f"py.shr({self.plain(a).text}, {self.number(b).text})", NUMBER)

    def added(self, a: Code, b: Code, node: ast.AST) -> Code:
        left, right = present(a.kind), present(b.kind)
        if isinstance(left, Text) and isinstance(right, Text):
            return Code(f"{a.at(12)} + {b.at(13)}", STRING, 12)
        if isinstance(left, Items | Fixed | Row) and isinstance(right, Items | Fixed | Row):
            return Code(f"[...{a.at(3)}, ...{b.at(3)}]", Items(join(item_of(left), item_of(right))))
        if ANY in (left, right) and (is_number(left) or is_number(right)):
            return Code(f"{a.at(12)} + {b.at(13)}", NUMBER, 12)
        if ANY in (left, right):
            return Code(f"py.add({a.text}, {b.text})", ANY)
        raise self.refusal(node, f"the sum of a {left.text()} and a {right.text()} is not known to the translator")

    def do_unaryop(self, node: ast.UnaryOp) -> Code:
        match node.op:
            case ast.Not():
                code = self.condition(node.operand)
                return Code(f"!{code.at(14)}", BOOL, 14)
            case ast.USub() | ast.Invert():
                code = self.expr(node.operand)
                if code.kind == NEVER:
                    return code
                code = code if code.kind == BIG else self.plain(code)
                sign = "-" if isinstance(node.op, ast.USub) else "~"
                return Code(f"{sign}{code.at(15)}", code.kind, 14)
        raise self.refusal(node, "this sign is not known to the translator")

    # Truth

    def condition(self, node: ast.expr) -> Code:
        """The expression as a condition: what Python calls true."""
        if isinstance(node, ast.BoolOp):
            sign, binds = ("&&", 4) if isinstance(node.op, ast.And) else ("||", 3)
            return Code(f" {sign} ".join(self.condition(value).at(binds + 1) for value in node.values), BOOL, binds)
        return self.truth(self.expr(node))

    def truth(self, code: Code) -> Code:
        kind = code.kind
        inner = present(kind)
        if inner in (BOOL, NUMBER, BIG, NULL, NEVER) or isinstance(inner, Text | Instance | Callable):
            return code
        mark = "?" if has_null(kind) else ""
        if isinstance(inner, Items | Fixed | Row):
            return Code(f"{code.at(20)}{mark}.length", NUMBER)
        if isinstance(inner, Members) or (isinstance(inner, Table) and not inner.is_object):
            return Code(f"{code.at(20)}{mark}.size", NUMBER)
        return Code(f"py.truth({code.text})", BOOL)

    def boolean(self, code: Code) -> Code:
        """``bool(...)``"""
        if code.kind == BOOL:
            return code
        if code.kind == NUMBER:
            return Code(f"{code.at(10)} !== 0", BOOL, 9)
        if code.kind == BIG:
            return Code(f"{code.at(10)} !== 0n", BOOL, 9)
        truth = self.truth(code)
        return truth if truth.kind == BOOL else Code(f"!!{truth.at(14)}", BOOL, 14)

    def do_boolop(self, node: ast.BoolOp) -> Code:
        codes = [self.expr(value) for value in node.values]
        kind = joined(code.kind for code in codes)
        sign, binds = ("&&", 4) if isinstance(node.op, ast.And) else ("||", 3)
        firm = all(
            isinstance(present(code.kind), Text) or present(code.kind) in (BOOL, NUMBER, BIG, NULL, NEVER)
            for code in codes[:-1]
        )
        if kind == BIG:
            codes = [self.big(code) for code in codes]
        if firm:
            return Code(f" {sign} ".join(code.at(binds + 1) for code in codes), kind, binds)
        if all(code.kind == BOOL for code in codes[1:]) and len(codes) == 2 and isinstance(node.op, ast.And):
            return Code(f"{self.boolean(codes[0]).at(5)} && {codes[1].at(5)}", BOOL, 4)
        word = "and" if isinstance(node.op, ast.And) else "or"
        found = codes[-1]
        for code in reversed(codes[:-1]):
            found = Code(f"py.{word}({code.text}, () => {found.at(2)})", kind)
        return found

    def do_ifexp(self, node: ast.IfExp, want: Kind | None) -> Code:
        test = self.condition(node.test)
        a, b = self.expr(node.body, want), self.expr(node.orelse, want)
        kind = join(a.kind, b.kind)
        a, b = self.convert(a, kind), self.convert(b, kind)
        return Code(f"{test.at(3)} ? {a.at(2)} : {b.at(2)}", kind, 2)

    def do_compare(self, node: ast.Compare) -> Code:
        parts, left = [], node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            if left is not node.left and acts(left):
                raise self.refusal(node, "a call in the middle of a chain of comparisons is not known")
            parts.append(self.compared(left, op, right, node))
            left = right
        if len(parts) == 1:
            return parts[0]
        return Code(" && ".join(part.at(5) for part in parts), BOOL, 4)

    def compared(self, left: ast.expr, op: ast.cmpop, right: ast.expr, node: ast.AST) -> Code:
        a, b = self.expr(left), self.expr(right)
        match op:
            case ast.In():
                return self.contained(a, b)
            case ast.NotIn():
                return Code(f"!{self.contained(a, b).at(14)}", BOOL, 14)
            case ast.Is() | ast.IsNot():
                return Code(f"{a.at(10)} {'===' if isinstance(op, ast.Is) else '!=='} {b.at(10)}", BOOL, 9)
            case ast.Eq() | ast.NotEq():
                return self.equal(a, b, isinstance(op, ast.Eq))
        if isinstance(present(a.kind), Members):
            if not isinstance(op, ast.LtE):
                raise self.refusal(node, "of sets only <= is known to the translator")
            return Code(f"py.isSubset({a.text}, {b.text})", BOOL)
        a, b = (self.number(code) if code.kind == BOOL else code for code in (a, b))
        return Code(f"{a.at(11)} {ORDER[type(op)]} {b.at(11)}", BOOL, 10)

    def equal(self, a: Code, b: Code, same: bool) -> Code:
        left, right = a.kind, b.kind
        sign = "===" if same else "!=="
        if is_number(left) and is_number(right):
            if left != right:
                a, b, _ = self.alike(a, b)
            return Code(f"{a.at(10)} {sign} {b.at(10)}", BOOL, 9)
        scalar = (NUMBER, BOOL, NULL)
        if all(isinstance(present(kind), Text) or present(kind) in scalar for kind in (left, right)):
            return Code(f"{a.at(10)} {sign} {b.at(10)}", BOOL, 9)
        return Code(f"{'' if same else '!'}py.same({a.text}, {b.text})", BOOL, 14)

    def contained(self, a: Code, b: Code) -> Code:
        kind = present(b.kind)
        if isinstance(kind, Items | Fixed) and a.kind in (NUMBER, BIG, BOOL) and item_of(kind) == NUMBER:
            return Code(f"{b.at(20)}.includes({self.number(a).text})", BOOL)
        if isinstance(kind, Members) or (isinstance(kind, Table) and not kind.is_object):
            key = a if isinstance(kind, Table) else self.convert(a, kind.item)
            return Code(f"{b.at(20)}.has({key.text})", BOOL)
        return Code(f"py.contains({b.text}, {a.text})", BOOL)

    # Containers

    def array(self, code: Code) -> str:
        """What iterating gives, as a JavaScript array."""
        kind = present(code.kind)
        match kind:
            case Items() | Fixed():
                return code.at(20)
            case Row():
                return f"Array.from({code.text})"
            case Members() | Text():
                return f"[...{code.at(3)}]"
            case Shape():
                return f"Object.keys({code.text})"
            case Table():
                return f"Object.keys({code.text})" if kind.is_object else f"[...{code.at(20)}.keys()]"
        return f"py.list({code.text})"

    def items(self, nodes: list[ast.expr], want: Kind | None) -> tuple[str, list[Kind]]:
        parts, kinds = [], []
        for node in nodes:
            if isinstance(node, ast.Starred):
                code = self.expr(node.value)
                parts.append(f"...{self.array(code)}")
                kinds.append(item_of(code.kind))
            else:
                code = self.expr(node, want)
                code = self.convert(code, want) if want is not None else code
                parts.append(code.at(2))
                kinds.append(code.kind)
        return ", ".join(parts), kinds

    def do_list(self, node: ast.List, want: Kind | None) -> Code:
        inner = item_of(want) if want is not None else None
        text, kinds = self.items(node.elts, inner if inner not in (None, ANY, NEVER) else None)
        return Code(f"[{text}]", Items(joined(kinds)))

    def do_tuple(self, node: ast.Tuple, want: Kind | None) -> Code:
        if isinstance(want, Fixed) and len(want.items) == len(node.elts):
            codes = [self.convert(self.expr(one, kind), kind) for one, kind in zip(node.elts, want.items, strict=True)]
            return Code(f"[{', '.join(code.at(2) for code in codes)}]", Fixed(tuple(code.kind for code in codes)))
        text, kinds = self.items(node.elts, None)
        starred = any(isinstance(one, ast.Starred) for one in node.elts)
        return Code(f"[{text}]", Items(joined(kinds)) if starred else Fixed(tuple(kinds)))

    def do_set(self, node: ast.Set) -> Code:
        text, kinds = self.items(node.elts, None)
        return Code(f"new Set([{text}])", Members(joined(kinds)))

    def do_dict(self, node: ast.Dict, want: Kind | None) -> Code:
        if not node.keys:
            inner = present(want) if want is not None else NEVER
            is_map = isinstance(inner, Table) and not inner.is_object
            return Code("new Map()" if is_map else "{}", Table(NEVER, NEVER))
        named = all(key is None or (isinstance(key, ast.Constant) and isinstance(key.value, str)) for key in node.keys)
        return self.named_entries(node) if named else self.keyed_entries(node)

    def named_entries(self, node: ast.Dict) -> Code:
        parts, kinds = [], []
        for key, value in zip(node.keys, node.values, strict=True):
            code = self.expr(value)
            if key is None:
                parts.append(f"...{code.at(20)}")
                kinds.append(present(code.kind))
                continue
            code = self.convert(code, ANY)
            entry = str(ast.literal_eval(key))
            name = entry if entry.isidentifier() else quoted(entry)
            parts.append(name if code.text == name else f"{name}: {code.at(2)}")
            kinds.append(Shape(((entry, code.kind),)))
        return Code(f"{{ {', '.join(parts)} }}", self.merged_entries(kinds))

    def merged_entries(self, kinds: list[Kind]) -> Kind:
        """The type of an object made of several."""
        entries: dict[str, Kind] = {}
        missing: set[str] = set()
        for kind in kinds:
            if not isinstance(kind, Shape):
                rest = [one for one in kinds if isinstance(one, Table)]
                named = [one for shape in kinds if isinstance(shape, Shape) for _, one in shape.entries]
                return NEVER if NEVER in kinds else Table(STRING, joined([*(one.value for one in rest), *named]))
            for name, one in kind.entries:
                seen = name in entries
                entries[name] = join(entries.get(name, NEVER), one) if name in kind.optional else one
                if name in kind.optional:
                    missing |= {name} if not seen else set()
                else:
                    missing.discard(name)
        return Shape(tuple(entries.items()), frozenset(missing))

    def keyed_entries(self, node: ast.Dict) -> Code:
        keys = [self.expr(key) for key in node.keys if key is not None]
        values = [self.expr(value) for value in node.values]
        kind = Table(joined(key.kind for key in keys), joined(value.kind for value in values))
        if kind.is_object:
            parts = [f"[{key.text}]: {value.at(2)}" for key, value in zip(keys, values, strict=True)]
            return Code(f"{{ {', '.join(parts)} }}", Table(STRING, kind.value))
        pairs = [f"[{key.text}, {value.at(2)}]" for key, value in zip(keys, values, strict=True)]
        return Code(f"new Map([{', '.join(pairs)}])", kind)

    def do_subscript(self, node: ast.Subscript) -> Code:
        owner = self.expr(node.value)
        kind = present(owner.kind)
        if isinstance(node.slice, ast.Slice):
            return self.sliced(owner, node.slice)
        if isinstance(kind, Row):
            return Code(f"{owner.at(20)}[{self.flat(kind, node.slice, node)}]!", kind.item)
        key = self.expr(node.slice)
        if isinstance(kind, Table) and not kind.is_object:
            mark = "" if kind.counter else "!"
            return Code(f"{owner.at(20)}.get({self.convert(key, kind.key).text}){mark}", kind.value)
        if isinstance(kind, Table):
            return Code(f"{owner.at(20)}[{key.text}]!", kind.value)
        if isinstance(kind, Shape):
            return self.entry(owner, kind, node)
        if isinstance(kind, Fixed):
            at = self.constant(node.slice)
            if at is not None and -len(kind.items) <= at < len(kind.items):
                return Code(f"{owner.at(20)}[{at % len(kind.items)}]", kind.items[at])
        at = self.constant(node.slice)
        if at is not None and at < 0:
            return Code(f"{owner.at(20)}.at({at})!", item_of(kind))
        mark = "" if kind in (ANY, NEVER) else "!"
        return Code(f"{owner.at(20)}[{self.number(key).text}]{mark}", item_of(kind))

    def entry(self, owner: Code, kind: Shape, node: ast.Subscript) -> Code:
        entries = dict(kind.entries)
        if isinstance(node.slice, ast.Constant) and node.slice.value in entries:
            name = node.slice.value
            access = f".{name}" if name.isidentifier() else f"[{quoted(name)}]"
            return Code(f"{owner.at(20)}{access}", entries[name])
        return Code(f"({owner.text} as Record<string, any>)[{self.expr(node.slice).text}]", joined(entries.values()))

    def flat(self, kind: Row, at: ast.expr, node: ast.AST) -> str:
        """The place in a flat row of what Python reads as ``grid[row, column]``."""
        indices = at.elts if isinstance(at, ast.Tuple) else [at]
        if len(indices) != len(kind.shape):
            raise self.refusal(node, f"a row of {len(kind.shape)} dimensions is read with {len(indices)} numbers")
        place = self.number(self.expr(indices[0]))
        for size, index in zip(kind.shape[1:], indices[1:], strict=True):
            inner = self.number(self.expr(index))
            scaled = f"{place.at(13)} * {size}"
            place = Code(scaled, NUMBER, 13) if inner.text == "0" else Code(f"{scaled} + {inner.at(12)}", NUMBER, 12)
        return place.text

    def sliced(self, owner: Code, at: ast.Slice) -> Code:
        if at.step is not None:
            raise self.refusal(at.step, "a slice with a step is not known to the translator")
        ends = [self.number(self.expr(end)).text if end is not None else "" for end in (at.lower, at.upper)]
        kind = present(owner.kind)
        if isinstance(kind, Text) or kind == ANY:
            return Code(f"py.slice({owner.text}, {ends[0] or '0'}{', ' + ends[1] if ends[1] else ''})", kind)
        given = f"{ends[0] or '0'}{', ' + ends[1] if ends[1] else ''}"
        return Code(f"{owner.at(20)}.slice({given})", Items(item_of(kind)))

    # Comprehensions, lambdas, texts

    def pattern(self, target: ast.expr, kind: Kind, scope: dict[str, Kind]) -> str:
        """The target of a loop, whose names get their types."""
        match target:
            case ast.Name(id=name):
                scope[name] = kind
                return local(name)
            case ast.Tuple(elts=elts):
                kinds = self.pattern_kinds(kind, len(elts))
                return f"[{', '.join(self.pattern(e, k, scope) for e, k in zip(elts, kinds, strict=True))}]"
        raise self.refusal(target, "this target of a loop is not known to the translator")

    def cast_pairs(self, source: Code, target: ast.expr) -> Code:
        """A list of tuples that is written out says that they are tuples, where they are taken apart."""
        item = item_of(source.kind)
        if isinstance(target, ast.Tuple) and isinstance(item, Fixed) and source.text.startswith("[["):
            return Code(f"({source.text} as {item.text()}[])", Items(item))
        return source

    def pattern_kinds(self, kind: Kind, count: int) -> tuple[Kind, ...]:
        """The types of so many parts of a value."""
        if isinstance(kind, Fixed):
            return kind.items if len(kind.items) == count else (ANY,) * count
        return (item_of(kind),) * count

    def comprehension(self, generators: list[ast.comprehension], body: Any, flat: bool = False) -> Code:
        """``[body for ... in ... if ...]`` as filter and map; *body* is called inside the innermost scope."""
        first, *rest = generators
        source = self.expr(first.iter)
        scope: dict[str, Kind] = {}
        pattern = self.pattern(first.target, item_of(source.kind), scope)
        self.scopes.append(scope)
        head = f"({pattern})"
        chain = self.array(self.cast_pairs(source, first.target))
        for test in first.ifs:
            chain += f".filter({head} => {self.condition(test).at(2)})"
        if rest:
            inner = self.comprehension(rest, body)
            text, kind = f"{chain}.flatMap({head} => {inner.text})", inner.kind
        else:
            code, note = body()
            if code.text == pattern and not note:
                text = chain if first.ifs else f"[...{chain}]"
            else:
                value = f"({code.text})" if code.text.startswith("{") else code.at(2)
                text = f"{chain}.map({head}{note} => {value})"
            kind = Items(code.kind)
        self.scopes.pop()
        return Code(text, kind)

    def do_listcomp(self, node: ast.ListComp | ast.GeneratorExp, want: Kind | None) -> Code:
        inner = item_of(want) if want is not None else None

        def body() -> tuple[Code, str]:
            code = self.expr(node.elt, inner)
            code = self.convert(code, inner) if inner is not None and inner != ANY else code
            written = isinstance(code.kind, Fixed) and code.text.startswith("[") and NEVER not in code.kind.items
            return code, f": {code.kind.text()}" if written else ""

        return self.comprehension(node.generators, body)

    def do_generatorexp(self, node: ast.GeneratorExp, want: Kind | None) -> Code:
        return self.do_listcomp(node, want)

    def do_setcomp(self, node: ast.SetComp) -> Code:
        found = self.comprehension(node.generators, lambda: (self.expr(node.elt), ""))
        return Code(f"new Set({found.text})", Members(item_of(found.kind)))

    def do_dictcomp(self, node: ast.DictComp) -> Code:
        def pair() -> tuple[Code, str]:
            key, value = self.expr(node.key), self.expr(node.value)
            kind = Fixed((key.kind, value.kind))
            return Code(f"[{key.text}, {value.at(2)}]", kind), f": {kind.text()}"

        found = self.comprehension(node.generators, pair)
        kind = item_of(found.kind)
        assert isinstance(kind, Fixed)
        table = Table(kind.items[0], kind.items[1])
        if table.is_object and isinstance(table.key, Text) and table.key.alias and names_all(node):
            return Code(f"py.full({found.text})", Table(table.key, table.value, full=True))
        if table.is_object:
            return Code(f"Object.fromEntries({found.text})", Table(STRING, table.value))
        return Code(f"new Map({found.text})", table)

    def do_lambda(self, node: ast.Lambda, want: Kind | None) -> Code:
        known = want.takes if isinstance(want, Callable) else ()
        count = len(node.args.args)
        return self.arrow(node, list(known) if len(known) == count else [ANY] * count)

    def arrow(self, node: ast.Lambda, kinds: list[Kind], typed: bool = True) -> Code:
        names = [argument.arg for argument in node.args.args]
        self.scopes.append(dict(zip(names, kinds, strict=True)))
        body = self.expr(node.body)
        self.scopes.pop()
        given = ", ".join(
            f"{local(name)}: {kind.text()}" if typed or kind == ANY else local(name)
            for name, kind in zip(names, kinds, strict=True)
        )
        text = f"({body.text})" if body.text.startswith("{") else body.at(2)
        return Code(f"({given}) => {text}", Callable(body.kind), 1)

    def do_joinedstr(self, node: ast.JoinedStr) -> Code:
        parts = []
        for value in node.values:
            if isinstance(value, ast.Constant):
                escaped = str(value.value).replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
                parts.append(escaped.replace("\n", "\\n"))
                continue
            assert isinstance(value, ast.FormattedValue)
            if value.format_spec is not None:
                raise self.refusal(value, "a format in an f-string is not known to the translator")
            code = self.expr(value.value)
            if value.conversion == ord("r"):
                parts.append(f"${{py.repr({code.text})}}")
            elif isinstance(code.kind, Text) or code.kind in (NUMBER, BIG):
                parts.append(f"${{{code.text}}}")
            else:
                parts.append(f"${{py.text({code.text})}}")
        return Code(f"`{''.join(parts)}`", STRING)

    def do_call(self, node: ast.Call, want: Kind | None) -> Code:
        raise NotImplementedError


WANTING = {"IfExp", "List", "Tuple", "Dict", "ListComp", "GeneratorExp", "Call", "Lambda"}
"""Expressions whose form depends on the type that is wanted."""
