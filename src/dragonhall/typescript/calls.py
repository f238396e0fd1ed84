"""Calls: functions of Python itself, methods of its types, and functions and classes that are translated too."""

from __future__ import annotations

import ast
import builtins
from collections import Counter
from collections.abc import Mapping
from types import FunctionType
from typing import Any

from .containers import Containers
from .expressions import Code
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
    Members,
    Row,
    Shape,
    Table,
    Text,
    item_of,
    join,
    joined,
    present,
)

TYPES = {bool: "Bool", int: "Int", str: "Str", list: "List", tuple: "List", dict: "Mapping", Mapping: "Mapping"}


class Calls(Containers):
    """Translates calls."""

    def do_call(self, node: ast.Call, want: Kind | None) -> Code:
        match node.func:
            case ast.Name(id=name) if self.find(name) is None:
                if name in self.globals:
                    return self.global_call(self.globals[name], node, want)
                if hasattr(builtins, name):
                    return self.builtin_call(name, node, want)
            case ast.Attribute(value=ast.Attribute(value=ast.Call() as made, attr="name"), attr="lower"):
                enum_class = self.globals.get(made.func.id) if isinstance(made.func, ast.Name) else None
                if self.program.is_enum(enum_class):
                    names = self.program.enum_names(enum_class)
                    at = self.number(self.expr(made.args[0]))
                    return Code(f"{names.text}[{at.text}]!", item_of(names.kind))
            case ast.Attribute(value=ast.Name(id=name), attr="new") if self.program.is_record(self.globals.get(name)):
                record = self.program.record(self.globals[name])
                return Code(f"{record.name}.new()", ANY)
            case ast.Attribute(value=owner, attr=method):
                return self.method_call(self.expr(owner), method, node, want)
        function = self.expr(node.func)
        kind = present(function.kind)
        choices = kind.kinds if isinstance(kind, Either) else (kind,)
        for one in choices:
            if isinstance(one, Callable) or one in (ANY, NEVER):
                given, _ = self.items(node.args, None)
                return Code(f"{function.at(20)}({given})", one.result if isinstance(one, Callable) else one)
        raise self.refusal(node, "this call is not known to the translator")

    # What is translated too

    def global_call(self, value: Any, node: ast.Call, want: Kind | None) -> Code:
        native = self.program.native(value)
        if native is not None:
            name, result = native
            codes = [self.convert(self.expr(argument), ANY) for argument in node.args]
            return Code(f"{name}({', '.join(code.at(2) for code in codes)})", result)
        if isinstance(value, FunctionType):
            function = self.program.function(value)
            given = self.arguments(function, node, 0)
            return Code(f"{function.name}({given})", function.result)
        if self.program.is_enum(value):
            return self.number(self.expr(node.args[0]))
        if value is Counter:
            source = self.expr(node.args[0]) if node.args else None
            key = ANY if source is None else item_of(source.kind)
            if want is not None and isinstance(want, Table) and want.counter:
                key = join(key, want.key) if source is not None else want.key
            return Code(f"new py.Counter({source.text if source else ''})", Table(key, NUMBER, counter=True))
        if isinstance(value, type) and issubclass(value, Exception):
            given, _ = self.items(node.args, None)
            return Code(f"new py.{value.__name__}({given})", ANY)
        if isinstance(value, type):
            found = self.program.class_of(value)
            return Code(f"new {found.name}({self.arguments(found.maker, node, found.bound)})", found.kind)
        raise self.refusal(node, f"a call of {ast.unparse(node.func)} is not known to the translator")

    def arguments(self, function: Any, node: ast.Call, bound: int) -> str:
        """Return the arguments in the order of the parameters, each converted to the type of its parameter."""
        parameters = function.parameters[bound:]
        given: list[ast.expr | None] = [None] * len(parameters)
        for at, argument in enumerate(node.args):
            if isinstance(argument, ast.Starred) or at >= len(given):
                raise self.refusal(node, "a call with a starred argument is not known to the translator")
            given[at] = argument
        for keyword in node.keywords:
            if keyword.arg not in parameters:
                raise self.refusal(node, f"{function.name} has no parameter {keyword.arg}")
            given[parameters.index(keyword.arg)] = keyword.value
        while given and given[-1] is None:
            given.pop()
        texts = []
        for name, value in zip(parameters, given, strict=False):
            if value is None:
                texts.append("undefined")
                continue
            known = function.kinds[name]
            code = self.expr(value, None if known == NEVER else known)
            function.takes(name, code.kind)
            texts.append(self.convert(code, function.kinds[name]).at(2))
        return ", ".join(texts)

    # Python's own functions

    def builtin_call(self, name: str, node: ast.Call, want: Kind | None) -> Code:
        method = getattr(self, f"call_{name}", None)
        if method is None:
            raise self.refusal(node, f"{name}() is not known to the translator")
        found: Code = method(node, want)
        return found

    def option(self, node: ast.Call, name: str) -> ast.expr | None:
        return next((keyword.value for keyword in node.keywords if keyword.arg == name), None)

    def call_range(self, node: ast.Call, want: Kind | None) -> Code:
        given = ", ".join(self.number(self.expr(argument)).text for argument in node.args)
        return Code(f"py.range({given})", Items(NUMBER))

    def call_len(self, node: ast.Call, want: Kind | None) -> Code:
        code = self.expr(node.args[0])
        kind = present(code.kind)
        if isinstance(kind, Items | Fixed | Row):
            return Code(f"{code.at(20)}.length", NUMBER)
        if isinstance(kind, Members) or (isinstance(kind, Table) and not kind.is_object):
            return Code(f"{code.at(20)}.size", NUMBER)
        return Code(f"py.len({code.text})", NUMBER)

    def call_enumerate(self, node: ast.Call, want: Kind | None) -> Code:
        code = self.expr(node.args[0])
        start = f", {self.number(self.expr(node.args[1])).text}" if len(node.args) > 1 else ""
        return Code(f"py.enumerate({self.array(code)}{start})", Items(Fixed((NUMBER, item_of(code.kind)))))

    def call_zip(self, node: ast.Call, want: Kind | None) -> Code:
        codes = [self.expr(argument) for argument in node.args]
        if len(codes) != 2:
            raise self.refusal(node, "zip of more than two is not known to the translator")
        given = ", ".join(self.array(code) for code in codes)
        return Code(f"py.zip({given})", Items(Fixed(tuple(item_of(code.kind) for code in codes))))

    def call_sum(self, node: ast.Call, want: Kind | None) -> Code:
        code = self.expr(node.args[0])
        kind = item_of(code.kind)
        if kind == BIG:
            return Code(f"py.bigSum({self.array(code)})", BIG)
        return Code(f"py.sum({self.array(code)})", NEVER if kind == NEVER else NUMBER)

    def extreme(self, word: str, node: ast.Call) -> Code:
        default, key = self.option(node, "default"), self.option(node, "key")
        if key is not None:
            if not isinstance(key, ast.Lambda) or len(node.args) != 1 or default is not None:
                raise self.refusal(node, f"{word}() by anything but a lambda is not known to the translator")
            code = self.expr(node.args[0])
            by = self.arrow(key, [item_of(code.kind)], typed=False)
            return Code(f"py.{word}By({self.array(code)}, {by.text})", item_of(code.kind))
        if len(node.args) == 1 and not isinstance(node.args[0], ast.Starred):
            code = self.expr(node.args[0])
            kind, text = item_of(code.kind), self.array(code)
        else:
            given, kinds = self.items(node.args, None)
            kind = joined(kinds)
            if kind == BIG:
                given, _ = self.items(node.args, BIG)
            elif kind in (NUMBER, NEVER) and default is None:
                return Code(f"Math.{word}({given})", kind)
            text = f"[{given}]"
        rest = ""
        if default is not None:
            other = self.expr(default)
            kind, rest = join(kind, other.kind), f", {other.text}"
        return Code(f"py.{word}({text}{rest})", kind)

    def call_min(self, node: ast.Call, want: Kind | None) -> Code:
        return self.extreme("min", node)

    def call_max(self, node: ast.Call, want: Kind | None) -> Code:
        return self.extreme("max", node)

    def call_abs(self, node: ast.Call, want: Kind | None) -> Code:
        return Code(f"Math.abs({self.number(self.expr(node.args[0])).text})", NUMBER)

    def call_bool(self, node: ast.Call, want: Kind | None) -> Code:
        return self.boolean(self.expr(node.args[0]))

    def call_int(self, node: ast.Call, want: Kind | None) -> Code:
        code = self.expr(node.args[0])
        return code if code.kind in (NUMBER, BIG, NEVER) else self.number(code)

    def call_str(self, node: ast.Call, want: Kind | None) -> Code:
        code = self.expr(node.args[0])
        if isinstance(code.kind, Text):
            return code
        word = "String" if code.kind in (NUMBER, BIG) else "py.text"
        return Code(f"{word}({code.text})", STRING)

    def call_list(self, node: ast.Call, want: Kind | None) -> Code:
        if not node.args:
            return Code("[]", Items(NEVER))
        code = self.expr(node.args[0])
        return Code(f"[...{self.array(code)}]", Items(item_of(code.kind)))

    def call_iter(self, node: ast.Call, want: Kind | None) -> Code:
        return self.call_list(node, want)

    def call_tuple(self, node: ast.Call, want: Kind | None) -> Code:
        return self.call_list(node, want)

    def call_set(self, node: ast.Call, want: Kind | None) -> Code:
        if not node.args:
            return Code("new Set()", Members(NEVER))
        code = self.expr(node.args[0])
        return Code(f"new Set({self.array(code)})", Members(item_of(code.kind)))

    def call_dict(self, node: ast.Call, want: Kind | None) -> Code:
        code = self.expr(node.args[0])
        if present(code.kind) not in (ANY, NEVER) and not isinstance(present(code.kind), Table | Shape):
            raise self.refusal(node, "dict() of anything but a dict is not known to the translator")
        return Code(f"{{ ...{code.at(20)} }}", code.kind)

    def call_sorted(self, node: ast.Call, want: Kind | None) -> Code:
        code = self.expr(node.args[0])
        key = self.option(node, "key")
        if key is None:
            return Code(f"py.sorted({self.array(code)})", Items(item_of(code.kind)))
        if not isinstance(key, ast.Lambda):
            raise self.refusal(node, "sorted() by anything but a lambda is not known to the translator")
        by = self.arrow(key, [item_of(code.kind)], typed=False)
        return Code(f"py.sorted({self.array(code)}, {by.text})", Items(item_of(code.kind)))

    def call_reversed(self, node: ast.Call, want: Kind | None) -> Code:
        code = self.expr(node.args[0])
        return Code(f"[...{self.array(code)}].reverse()", Items(item_of(code.kind)))

    def quantified(self, word: str, node: ast.Call) -> Code:
        """``any`` and ``all``"""
        given = node.args[0]
        if isinstance(given, ast.GeneratorExp) and len(given.generators) == 1:
            generator = given.generators[0]
            source = self.expr(generator.iter)
            scope: dict[str, Kind] = {}
            pattern = self.pattern(generator.target, item_of(source.kind), scope)
            self.scopes.append(scope)
            chain = self.array(source)
            for test in generator.ifs:
                chain += f".filter(({pattern}) => {self.condition(test).at(2)})"
            body = self.condition(given.elt)
            self.scopes.pop()
            return Code(f"{chain}.{word}(({pattern}) => {body.at(2)})", BOOL)
        code = self.expr(given)
        return Code(f"{self.array(code)}.{word}((one) => {self.truth(Code('one', item_of(code.kind))).text})", BOOL)

    def call_any(self, node: ast.Call, want: Kind | None) -> Code:
        return self.quantified("some", node)

    def call_all(self, node: ast.Call, want: Kind | None) -> Code:
        return self.quantified("every", node)

    def call_map(self, node: ast.Call, want: Kind | None) -> Code:
        code = self.expr(node.args[1])
        self.scopes.append({"one": item_of(code.kind)})
        call = ast.Call(func=node.args[0], args=[ast.Name(id="one", ctx=ast.Load())], keywords=[])
        inner = self.expr(ast.copy_location(call, node))
        self.scopes.pop()
        return Code(
            f"{self.array(code)}.map((one{': any' if code.kind == ANY else ''}) => {inner.text})", Items(inner.kind)
        )

    def call_next(self, node: ast.Call, want: Kind | None) -> Code:
        code = self.expr(node.args[0])
        if len(node.args) == 1:
            return Code(f"py.first({self.array(code)})", item_of(code.kind))
        other = self.expr(node.args[1])
        return Code(f"py.first({self.array(code)}, {other.text})", join(item_of(code.kind), other.kind))

    def call_isinstance(self, node: ast.Call, want: Kind | None) -> Code:
        code = self.expr(node.args[0])
        wanted = ast.unparse(node.args[1]).replace(" ", "").split("|")
        found = {name: self.globals.get(name, getattr(builtins, name, None)) for name in wanted}
        words = []
        for name, one in found.items():
            word = TYPES.get(one) if isinstance(one, type) else None
            if word is None:
                raise self.refusal(node, f"isinstance of {name} is not known to the translator")
            words.append(word)
        tests = [f"py.is{word}({code.text})" for word in dict.fromkeys(words)]
        return Code(" || ".join(tests), BOOL, 20 if len(tests) == 1 else 3)

    def call_callable(self, node: ast.Call, want: Kind | None) -> Code:
        return Code(f"typeof {self.expr(node.args[0]).at(15)} === 'function'", BOOL, 9)

    def call_getattr(self, node: ast.Call, want: Kind | None) -> Code:
        given, _ = self.items(node.args, None)
        return Code(f"py.field({given})", ANY)

    def call_setattr(self, node: ast.Call, want: Kind | None) -> Code:
        codes = [self.expr(argument) for argument in node.args]
        return Code(f"py.setField({', '.join(code.text for code in codes)})", VOID)

    # Methods

    def method_call(self, owner: Code, method: str, node: ast.Call, want: Kind | None) -> Code:
        kind = present(owner.kind)
        if isinstance(kind, Instance):
            function = self.program.method(kind, method)
            if function is None:
                attribute = self.program.attribute(kind, method)
                if attribute is None:
                    raise self.refusal(node, f"{kind.name} has no {method} that the translator knows")
                given, _ = self.items(node.args, None)
                result = attribute.result if isinstance(attribute, Callable) else ANY
                return Code(f"{owner.at(20)}.{method}({given})", result)
            return Code(f"{owner.at(20)}.{method}({self.arguments(function, node, 1)})", function.result)
        if kind == NEVER:
            for argument in node.args:
                self.expr(argument)
            return Code("null", NEVER)
        codes = [self.expr(argument) for argument in node.args]
        if kind in (NUMBER, BIG, BOOL) and method in ("bit_count", "bit_length"):
            return Code(f"py.{'bitCount' if method == 'bit_count' else 'bitLength'}({owner.text})", NUMBER)
        found: Code | None = None
        match kind:
            case Text():
                found = self.text_method(owner, method, codes)
            case Items() | Fixed():
                found = self.list_method(owner, kind, method, codes)
            case Table() | Shape():
                found = self.dict_method(owner, kind, method, codes)
            case Members():
                found = self.set_method(owner, kind, method, codes)
        if kind == ANY:
            found = self.any_method(owner, method, codes)
        if found is not None:
            return found
        raise self.refusal(node, f"the method {method} of a {kind.text()} is not known to the translator")

    def text_method(self, owner: Code, method: str, codes: list[Code]) -> Code | None:
        first = codes[0].text if codes else ""
        match method:
            case "lower":
                return Code(f"{owner.at(20)}.toLowerCase()", STRING)
            case "join":
                return Code(f"{self.array(codes[0])}.join({owner.text})", STRING)
            case "startswith":
                return Code(f"{owner.at(20)}.startsWith({first})", BOOL)
            case "removeprefix":
                return Code(f"py.removePrefix({owner.text}, {first})", STRING)
            case "replace":
                return Code(f"{owner.at(20)}.replaceAll({first}, {codes[1].text})", STRING)
        return None

    def list_method(self, owner: Code, kind: Kind, method: str, codes: list[Code]) -> Code | None:
        first = codes[0].text if codes else ""
        item = item_of(kind)
        match method:
            case "append":
                return Code(f"{owner.at(20)}.push({self.convert(codes[0], item).text})", VOID)
            case "index":
                return Code(f"py.index({owner.text}, {first})", NUMBER)
            case "count":
                return Code(f"py.count({owner.text}, {first})", NUMBER)
            case "pop" if not codes:
                return Code(f"{owner.at(20)}.pop()!", item)
            case "pop" if first == "0":
                return Code(f"{owner.at(20)}.shift()!", item)
            case "remove":
                return Code(f"py.remove({owner.text}, {first})", VOID)
            case "copy":
                return Code(f"[...{owner.at(3)}]", kind)
        return None

    def dict_method(self, owner: Code, kind: Table | Shape, method: str, codes: list[Code]) -> Code | None:
        table = kind if isinstance(kind, Table) else Table(STRING, joined(one for _, one in kind.entries))
        first = codes[0].text if codes else ""
        word = owner.at(20)
        match method:
            case "get" if table.counter:
                return Code(f"{word}.get({first})", NUMBER)
            case "get":
                default = codes[1] if len(codes) > 1 else Code("null", NULL)
                default = self.convert(default, table.value) if default.kind != NULL else default
                return Code(f"py.get({owner.text}, {first}, {default.text})", join(table.value, default.kind))
            case "items":
                text = f"Object.entries({owner.text})" if table.is_object else f"[...{word}]"
                return Code(text, Items(Fixed((table.key if not table.is_object else STRING, table.value))))
            case "values":
                text = f"Object.values({owner.text})" if table.is_object else f"[...{word}.values()]"
                return Code(text, Items(table.value))
            case "keys":
                return Code(self.array(owner), Items(table.key))
            case "pop" if len(codes) == 2:
                default = codes[1]
                return Code(f"py.pop({owner.text}, {first}, {default.text})", join(table.value, default.kind))
            case "elements":
                return Code(f"{word}.elements()", Items(table.key))
            case "update" if table.counter:
                return Code(f"{word}.update({first})", VOID)
        return None

    def set_method(self, owner: Code, kind: Members, method: str, codes: list[Code]) -> Code | None:
        first = self.convert(codes[0], kind.item).text if codes else ""
        match method:
            case "add":
                return Code(f"{owner.at(20)}.add({first})", VOID)
            case "remove" | "discard":
                return Code(f"{owner.at(20)}.delete({first})", VOID)
            case "pop":
                return Code(f"py.popAny({owner.text})", kind.item)
        return None

    def any_method(self, owner: Code, method: str, codes: list[Code]) -> Code | None:
        given = ", ".join(code.text for code in codes)
        match method:
            case "pop" if len(codes) == 2:
                return Code(f"py.pop({owner.text}, {given})", ANY)
            case "items":
                return Code(f"Object.entries({owner.text} as Record<string, any>)", Items(Fixed((STRING, ANY))))
            case "values":
                return Code(f"Object.values({owner.text} as Record<string, any>)", Items(ANY))
            case "get":
                rest = "" if len(codes) > 1 else ", null"
                return Code(f"py.get({owner.text}, {given}{rest})", ANY)
            case "index":
                return Code(f"py.index({owner.text}, {given})", NUMBER)
        if any(method in one.methods for one in self.program.classes.values()):
            return Code(f"{owner.at(20)}.{method}({given})", ANY)
        return None
