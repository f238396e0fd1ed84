"""The reference: one page for each module of the public face, made of signatures and docstrings."""

from __future__ import annotations

import ast
import enum
import importlib
import inspect
import re
import textwrap
from collections.abc import Iterator
from typing import Any

MODULES = {
    "dragonhall": "The library's face: everything begins here",
    "dragonhall.core.match": "One game being played",
    "dragonhall.core.moves": "Moves and lists of moves",
    "dragonhall.core.errors": "What can be wrong",
    "dragonhall.core.game": "The contract every game keeps",
    "dragonhall.core.options": "Rule variants",
    "dragonhall.narration": "A match as text and JSON",
    "dragonhall.batches": "Thousands of tables at once",
    "dragonhall.bots": "Bots",
    "dragonhall.bots.levels": "The levels",
    "dragonhall.bots.own": "Bots of your own, by name",
    "dragonhall.bots.advice": "Hints",
    "dragonhall.lab.arena.arena": "Matches between bots",
    "dragonhall.lab.arena.duel": "Which bot is stronger",
    "dragonhall.analysis.review": "Looking at a match again",
    "dragonhall.bridges": "Bridges to other libraries",
    "dragonhall.bridges.gymnasium": "Gymnasium",
    "dragonhall.bridges.pettingzoo": "PettingZoo",
    "dragonhall.bridges.openspiel": "OpenSpiel",
    "dragonhall.words": "What is said to people",
}


PAGES = {name: f"reference/{name}.md" for name in MODULES}


def pages() -> dict[str, str]:
    lines = ["# Reference", "", "Made from the docstrings; their examples are run by the tests.", ""]
    lines += ["| module | |", "|---|---|"] + [f"| [`{name}`]({name}.md) | {about} |" for name, about in MODULES.items()]
    return {"reference/index.md": "\n".join(lines)} | {PAGES[name]: "\n".join(_module(name)) for name in MODULES}


def _module(name: str) -> Iterator[str]:
    module = importlib.import_module(name)
    yield f"# {name}\n"
    yield markdown(inspect.getdoc(module) or "")
    for thing in _face(module):
        yield from _class(thing) if inspect.isclass(thing) else _function(thing, thing.__name__, "##")


def _face(module: Any) -> list[Any]:
    """What a module offers: what it lists in ``__all__``, else what it defines itself."""
    listed = getattr(module, "__all__", None)
    names = listed or [name for name in vars(module) if not name.startswith("_")]
    found = [getattr(module, name) for name in names]
    kinds = [
        thing for thing in found if inspect.isclass(thing) or inspect.isroutine(thing) or hasattr(thing, "py_func")
    ]
    shown = [
        thing
        for thing in kinds
        if inspect.getdoc(thing)
        and (thing.__module__ == module.__name__ or (listed and "dragonhall" in thing.__module__))
        if not (inspect.isclass(thing) and issubclass(thing, enum.Enum))
    ]
    return sorted(shown, key=inspect.isclass)  # what one calls comes first


def _class(kind: type) -> Iterator[str]:
    yield f"\n## {kind.__name__} {{ #{kind.__name__} }}\n"
    bases = [base.__name__ for base in kind.__bases__ if base.__module__.startswith("dragonhall")]
    if bases:
        yield f"*A kind of {', '.join(f'`{base}`' for base in bases)}.*\n"
    yield markdown(inspect.getdoc(kind) or "")
    said = _attribute_words(kind)
    if said:
        yield "\n| field | |\n|---|---|"
        for name, words in said.items():
            yield f"| `{name}` | {markdown(words).replace(chr(10), ' ')} |"
        yield ""
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        if isinstance(member, property) and member.__doc__:
            yield f"\n### `{name}` {{ #{kind.__name__}.{name} }}\n"
            yield markdown(inspect.cleandoc(member.__doc__))
        elif isinstance(member, staticmethod | classmethod) and member.__func__.__doc__:
            yield from _function(member.__func__, name, "###", kind)
        elif inspect.isfunction(member) and member.__doc__:
            yield from _function(member, name, "###", kind)


def _function(function: Any, name: str, heading: str, kind: type | None = None) -> Iterator[str]:
    function = getattr(function, "py_func", function)
    anchor = f"{kind.__name__}.{name}" if kind else name
    yield f"\n{heading} `{name}` {{ #{anchor} }}\n"
    try:
        signature = str(inspect.signature(function)).replace("'", "")
    except (TypeError, ValueError):
        signature = "(...)"
    signature = re.sub(r"\(self(, )?", "(", signature)
    yield f"```python\n{_folded(name + signature)}\n```\n"
    yield markdown(inspect.getdoc(function) or "")


def _folded(signature: str) -> str:
    """A long signature with one argument a line."""
    if len(signature) <= 88:
        return signature
    opening, closing = signature.index("("), signature.rindex(")")
    parts, depth, part = [], 0, ""
    for letter in signature[opening + 1 : closing]:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and not depth:
            parts.append(part.strip())
            part = ""
        else:
            part += letter
    parts.append(part.strip())
    return signature[: opening + 1] + "\n" + "".join(f"    {part},\n" for part in parts) + signature[closing:]


def _attribute_words(kind: type) -> dict[str, str]:
    """The strings that stand below the fields of a class."""
    try:
        [body] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    except (OSError, TypeError, ValueError):
        return {}
    found, last = {}, ""
    for node in getattr(body, "body", []):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            last = "" if "ClassVar" in ast.unparse(node.annotation) else node.target.id
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and last:
            if isinstance(node.value.value, str) and not last.startswith("_"):
                found[last] = inspect.cleandoc(node.value.value)
            last = ""
        else:
            last = ""
    return found


def markdown(text: str) -> str:
    """A docstring as Markdown: roles and double back-ticks as code, examples as blocks, what is raised as a list."""
    text = re.sub(r":(?:func|class|meth|mod|attr):`~?([^`]+)`", r"`\1`", text)
    text = re.sub(r"``([^`]+)``", r"`\1`", text)
    lines: list[str] = []
    block, listing = "", False
    for line in text.splitlines():
        if line.startswith(">>>") and not block:
            lines += ["", "```pycon"]
            block = ">>>"
        if block == ">>>" and not line.strip():
            lines.append("```")
            block = ""
        if re.fullmatch(r"(Raises|Returns|Args):", line) and not block:
            lines += ["", f"**{line[:-1]}**", ""]
            listing = True
            continue
        listing = listing and line.startswith(" ")
        if listing and (found := re.match(r" {4}(\S[^:]*): (.*)", line)):
            lines.append(f"- `{found[1]}`: {found[2]}")
        elif listing:
            lines[-1] += " " + line.strip()
        else:
            lines.append(line[:-1] if line.endswith("::") and not block else line)
    return "\n".join([*lines, *(["```"] if block else [])])
