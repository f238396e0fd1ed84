"""``@rule`` marks rules: plain Python over a record, compiled when first used, and always runnable interpreted.

Every rule keeps an interpreted twin: the same code, calling twins instead of machine code. News is told by twins,
tests and debuggers run on twins, and twins and machine code must agree bit for bit.

Compiled code is kept (``core/cache.py``), so unchanged rules are never compiled twice, wherever the sources lie.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

NEVER_COMPILE = os.environ.get("DRAGONHALL_INTERPRETED", "") not in ("", "0")
"""Set in the environment, nothing is ever compiled: for debuggers, coverage and rulebook tests."""

_interpreted: ContextVar[bool] = ContextVar("interpreted", default=NEVER_COMPILE)
_twins: dict[Any, Callable[..., Any]] = {}
_worlds: dict[int, dict[str, Any]] = {}


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
    """Mark a function as rules."""
    return compiled(function, inside=False)


def step(function: F) -> F:
    """Mark a rule that is one step of another, called from there or from few places: it is compiled into its callers.

    Otherwise it is a rule like any other. A call between rules costs more than many a small step does.
    """
    return compiled(function, inside=True)


def compiled(function: F, inside: bool) -> F:
    if NEVER_COMPILE:
        return function
    from numba import njit

    from .cache import function_cache

    # The rules of a game are called by rules only: without a way in from Python they compile a quarter faster.
    # Rules allocate nothing: without Numba's runtime nobody counts how often an array is referred to.
    inner = ".games." in function.__module__ or not function.__module__.startswith("dragonhall.")
    made = njit(
        error_model="numpy", nogil=True, no_cpython_wrapper=inner, no_cfunc_wrapper=True, _nrt=False, forceinline=inside
    )(function)
    made._cache = function_cache()(function)
    made.get_call_template = plain_arguments(made.get_call_template)
    return made  # type: ignore[no-any-return]


def plain_arguments(template: Callable[..., Any]) -> Callable[..., Any]:
    """Calls between rules are compiled once for whole numbers of any size and name, not once for every constant."""

    def call_template(args: Any, kws: Any) -> Any:
        return template(tuple(map(plain_kind, args)), {name: plain_kind(kind) for name, kind in kws.items()})

    return call_template


def plain_kind(kind: Any) -> Any:
    """The kind of number a rule is compiled for: one width for all.

    A named number of some game must not stand in the cache of a rule that other games call too.
    """
    from numba import types

    kind = kind.dtype if isinstance(kind, types.IntEnumMember) else types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


def rule_with_twin(silent: F, twin: F) -> F:
    """A rule that does one thing compiled and another interpreted: only telling news needs this."""
    if NEVER_COMPILE:
        return twin
    made = rule(silent)
    _twins[made] = twin
    return made


def twin(function: F) -> F:
    """The interpreted form of a rule."""
    if not hasattr(function, "py_func"):
        return function
    if function not in _twins:
        code = function.py_func
        made = FunctionType(code.__code__, _world(code.__globals__), code.__name__, code.__defaults__, code.__closure__)
        _twins[function] = made
    return _twins[function]  # type: ignore[return-value]


def _world(names: dict[str, Any]) -> dict[str, Any]:
    """The globals a twin sees: its module's, with every rule replaced by its twin."""
    world = _worlds.get(id(names))
    if world is None:
        world = _worlds[id(names)] = dict(names)
        for name, value in names.items():
            if hasattr(value, "py_func"):
                world[name] = twin(value)
    return world


def bind(source: Path, name: str, names: dict[str, Any]) -> ModuleType:
    """Load one source file as module *name* with these *names* among its globals.

    Generic code over a game's rules is compiled from cache only if it finds the rules among its module's globals;
    so it is loaded once per game, each time under a name of its own.
    """
    if name not in sys.modules:
        module = ModuleType(name)
        module.__file__ = str(source)
        vars(module).update(names)
        sys.modules[name] = module
        exec(compile(source.read_text("utf-8"), str(source), "exec"), vars(module))
    return sys.modules[name]
