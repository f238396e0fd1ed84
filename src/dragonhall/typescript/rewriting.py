"""Python that is written in simpler Python before it is translated: ``match`` and dataclasses."""

from __future__ import annotations

import ast

from .expressions import acts
from .refusal import refuse


class MatchAsIf(ast.NodeTransformer):
    """``match`` over constants is a chain of comparisons. Other patterns stay, and are refused."""

    def visit_Match(self, node: ast.Match) -> ast.stmt:
        self.generic_visit(node)
        rest: list[ast.stmt] = []
        for case in reversed(node.cases):
            match case.pattern:
                case ast.MatchAs(pattern=None, name=None) if case is node.cases[-1]:
                    test = None
                case ast.MatchValue(value=value):
                    test = ast.Compare(node.subject, [ast.Eq()], [value])
                case ast.MatchOr(patterns=patterns) if all(isinstance(one, ast.MatchValue) for one in patterns):
                    values = ast.Tuple([one.value for one in patterns if isinstance(one, ast.MatchValue)], ast.Load())
                    test = ast.Compare(node.subject, [ast.In()], [values])
                case _:
                    return node
            if case.guard is not None or acts(node.subject):
                return node
            rest = case.body if test is None else [ast.If(test, case.body, rest)]
            for one in rest:
                ast.fix_missing_locations(ast.copy_location(one, case.body[0]))
        return rest[0]


def data_maker(tree: ast.ClassDef, file: str) -> ast.FunctionDef:
    """Return the constructor of a dataclass: its fields in order, lists that begin empty as defaults."""
    arguments: list[ast.arg] = []
    defaults: list[ast.expr] = []
    body: list[ast.stmt] = []
    for node in tree.body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        name = node.target.id
        arguments.append(ast.arg(arg=name, annotation=node.annotation))
        match node.value:
            case None:
                pass
            case ast.Call(func=ast.Name(id="field"), keywords=[ast.keyword("default_factory", ast.Name(id="list"))]):
                defaults.append(ast.List([], ast.Load()))
            case ast.Call():
                raise refuse(file, node, f"the default of the field {name} is not known to the translator")
            case value:
                defaults.append(value)
        target = ast.Attribute(ast.Name("self", ast.Load()), name, ast.Store())
        body.append(ast.AnnAssign(target, node.annotation, ast.Name(name, ast.Load()), simple=0))
    given = ast.arguments(
        posonlyargs=[], args=[ast.arg(arg="self"), *arguments], kwonlyargs=[], kw_defaults=[], defaults=defaults
    )
    made = ast.FunctionDef(name="__init__", args=given, body=body, decorator_list=[], returns=None)
    for one in ast.walk(made):
        if "lineno" in one._attributes and not hasattr(one, "lineno"):
            ast.copy_location(one, tree)
    return ast.copy_location(made, tree)
