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
        """Return the expression, converted to a type."""
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
        """Return the value of a whole number that is known now."""
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
            of = "<number>" if item_of(left) == NUMBER else ""
            return Code(f"py.repeat{of}({a.text}, {self.number(b).text})", Items(item_of(left)))
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
                if isinstance(node.op, ast.USub) and code.kind != BIG and self.constant(node) is None:
                    # Python has no -0.
                    return Code(f"0 - {code.at(13)}", code.kind, 12)
                sign = "-" if isinstance(node.op, ast.USub) else "~"
                return Code(f"{sign}{code.at(15)}", code.kind, 14)
        raise self.refusal(node, "this sign is not known to the translator")

    # Truth

    def condition(self, node: ast.expr) -> Code:
        """Return the expression as a condition: what Python calls true."""
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
            value = f"({found.text})" if found.text.startswith("{") else found.at(2)
            found = Code(f"py.{word}({code.text}, () => {value})", kind)
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

    # Methods that containers.py and calls.py add

    def array(self, code: Code) -> str:
        raise NotImplementedError

    def merged_entries(self, kinds: list[Kind]) -> Kind:
        raise NotImplementedError

    def do_call(self, node: ast.Call, want: Kind | None) -> Code:
        raise NotImplementedError


WANTING = {"IfExp", "List", "Tuple", "Dict", "ListComp", "GeneratorExp", "Call", "Lambda"}
"""Expressions whose form depends on the type that is wanted."""
