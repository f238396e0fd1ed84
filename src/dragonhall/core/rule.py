"""``@rule`` marks rules: plain Python over a record, which can also be compiled.

A rule stays a plain Python function: news, tests and debuggers run it as it is. Machine code is a second form of it
(``core/compiler/numba_backend.py``), made on request. Both forms must agree bit for bit.
"""

from __future__ import annotations

import linecache
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

NEVER_COMPILE = os.environ.get("DRAGONHALL_INTERPRETED", "") not in ("", "0")
"""If this is set in the environment, nothing is ever compiled: for debuggers, coverage and rulebook tests."""
MARK = "__rule__"

_interpreted: ContextVar[bool] = ContextVar("interpreted", default=NEVER_COMPILE)


@dataclass(frozen=True)
class Mark:
    """How a rule is compiled."""

    inside: bool = False
    """Inline it into its callers."""
    compiled: Any = None
    """The function to compile instead of it."""


@contextmanager
def interpreted() -> Iterator[None]:
    """Inside this block every match runs without compiled code.

    >>> import dragonhall as dh
    >>> with dh.interpreted():
    ...     m = dh.new("dragorun", seats=3, seed=1)
    ...     m.play(m.moves(m.to_act[0])[0])
    """
    token = _interpreted.set(True)
    try:
        yield
    finally:
        _interpreted.reset(token)


def is_interpreted() -> bool:
    return _interpreted.get()


def rule(function: F) -> F:
    """Mark a function as a rule."""
    return _marked(function, Mark())


def step(function: F) -> F:
    """Mark a rule that is one step of another and is called from few places: it is compiled into its callers.

    Otherwise it is a rule like any other. A call between rules often costs more than the small step itself.
    """
    return _marked(function, Mark(inside=True))


def compiled_as(other: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a rule that does one thing interpreted and another compiled. Only ``tell`` needs this."""
    return lambda function: _marked(function, Mark(compiled=other))


def _marked(function: F, mark: Mark) -> F:
    vars(function)[MARK] = mark
    return function


def is_rule(value: Any) -> bool:
    return isinstance(value, FunctionType) and MARK in vars(value)


def mark_of(rule: Any) -> Mark:
    found: Mark = vars(rule)[MARK]
    return found


def code_of(rule: Any) -> FunctionType:
    """Return the function that is compiled for a rule."""
    found: FunctionType = (mark_of(rule).compiled or rule) if is_rule(rule) else rule
    return found


def generated(name: str, source: list[str], file: str, names: dict[str, Any]) -> Any:
    """Return the rule of that name, from lines of source text; *names* are its globals."""
    text = "\n".join(source)
    linecache.cache[file] = len(text), None, text.splitlines(keepends=True), file  # for tracebacks and keys
    exec(compile(text, file, "exec"), names)
    return rule(names[name])


_binding = threading.RLock()


def bind(source: Path, name: str, names: dict[str, Any]) -> ModuleType:
    """Load one source file as module *name* with these *names* among its globals.

    Generic code over a game's rules is loaded this way: once per game, each time under another module name. No thread
    gets a module that another one is still loading.
    """
    with _binding:
        if name not in sys.modules:
            module = ModuleType(name)
            module.__file__ = str(source)
            vars(module).update(names)
            sys.modules[name] = module
            exec(compile(source.read_text("utf-8"), str(source), "exec"), vars(module))
        return sys.modules[name]
