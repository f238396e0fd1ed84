"""Lists, dicts, sets, rows of a table, comprehensions, lambdas and texts."""

from __future__ import annotations

import ast
from typing import Any

from .expressions import Code, Expressions, local, quoted
from .kinds import (
    ANY,
    BIG,
    NEVER,
    NUMBER,
    STRING,
    Callable,
    Fixed,
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


class Containers(Expressions):
    """Translates what holds several values."""

    # Containers

    def array(self, code: Code) -> str:
        """Return what iterating gives, as a JavaScript array."""
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
        """Return the type of an object made of several."""
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
        """Return the place in a flat row of what Python reads as ``grid[row, column]``."""
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
        """Return the target of a loop, whose names get their types."""
        match target:
            case ast.Name(id=name):
                scope[name] = kind
                return local(name)
            case ast.Tuple(elts=elts):
                kinds = self.pattern_kinds(kind, len(elts))
                return f"[{', '.join(self.pattern(e, k, scope) for e, k in zip(elts, kinds, strict=True))}]"
        raise self.refusal(target, "this target of a loop is not known to the translator")

    def cast_pairs(self, source: Code, target: ast.expr) -> Code:
        """Say that a list of tuples that is written out has tuples, where they are taken apart."""
        item = item_of(source.kind)
        if isinstance(target, ast.Tuple) and isinstance(item, Fixed) and source.text.startswith("[["):
            return Code(f"({source.text} as {item.text()}[])", Items(item))
        return source

    def pattern_kinds(self, kind: Kind, count: int) -> tuple[Kind, ...]:
        """Return the types of *count* parts of a value."""
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
