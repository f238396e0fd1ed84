"""``@rule`` marks rules: plain Python over a record, compiled when first used, and always runnable interpreted.

Every rule keeps an interpreted twin: the same code, calling twins instead of machine code. News is told by twins,
tests and debuggers run on twins, and twins and machine code must agree bit for bit.

Compiled code is kept in a folder named by a hash of the rules it was made from, so unchanged rules are never compiled
twice, wherever the sources lie, and a change in any file that a rule may call is never missed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

NEVER_COMPILE = os.environ.get("DRAGONHALL_INTERPRETED", "") not in ("", "0")
"""Set in the environment, nothing is ever compiled: for debuggers, coverage and rulebook tests."""

HERE = Path(__file__).parent
CORE_RULES = ("record.py", "rule.py", "dice.py", "news.py", "engine.py")
COUNSEL = ("thumb", "gauge", "foresight", "observe")
"""Files of a game that no rule ever calls: changing them leaves the compiled rules good."""
KEPT_FOLDERS = 96

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
    if NEVER_COMPILE:
        return function
    from numba import njit

    # The rules of a game are called by rules only: without a way in from Python they compile a quarter faster.
    inner = ".games." in function.__module__
    compiled = njit(error_model="numpy", nogil=True, no_cpython_wrapper=inner, no_cfunc_wrapper=True)(function)
    compiled._cache = _house_cache()(function)
    compiled.get_call_template = _plain_arguments(compiled.get_call_template)
    return compiled  # type: ignore[no-any-return]


def _plain_arguments(template: Callable[..., Any]) -> Callable[..., Any]:
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
    compiled = rule(silent)
    _twins[compiled] = twin
    return compiled


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


def cache_root() -> Path:
    """Where compiled rules are kept: ``DRAGONHALL_CACHE``, or the user's cache folder."""
    chosen = os.environ.get("DRAGONHALL_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "dragonhall"


@cache
def cache_folder(module: str) -> Path:
    """The folder for the compiled code of one module, named by everything it may call."""
    import llvmlite
    import numba
    import numpy

    parts = module.split(".")
    game = next((part for part in reversed(parts) if (HERE.parent / "games" / part).is_dir()), "")
    sources = [HERE / file for file in CORE_RULES]
    if game:
        counsel = parts[-1] in COUNSEL or "bots" in parts or "seeing" in parts
        files = (HERE.parent / "games" / game).glob("*.py")
        sources += sorted(path for path in files if counsel or path.stem not in COUNSEL)
    own = getattr(sys.modules.get(module), "__file__", None)
    if own and Path(own) not in sources:
        sources.append(Path(own))
    digest = hashlib.sha256()
    for version in (numba.__version__, llvmlite.__version__, numpy.__version__, sys.version):
        digest.update(version.encode())
    for path in sources:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return cache_root() / f"{game or 'core'}-{digest.hexdigest()[:16]}"


def sweep_cache() -> None:
    """Forget the compiled code of rules that were changed long ago."""
    folders = sorted((f for f in cache_root().glob("*-*") if f.is_dir()), key=lambda f: f.stat().st_mtime, reverse=True)
    for folder in folders[KEPT_FOLDERS:]:
        shutil.rmtree(folder, ignore_errors=True)


@cache
def _house_cache() -> Any:
    from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

    class Locator(_CacheLocator):  # type: ignore[misc]
        def __init__(self, function: Any) -> None:
            self.module, self.line = function.__module__, function.__code__.co_firstlineno

        def get_cache_path(self) -> str:
            return str(cache_folder(self.module))

        def get_source_stamp(self) -> str:
            return "the folder's name says it"

        def get_disambiguator(self) -> str:
            return f"{self.module}-{self.line}"

        @classmethod
        def from_function(cls, function: Any, file: str) -> Any:
            return cls(function)

    class Impl(CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = [Locator]

    class Cache(FunctionCache):  # type: ignore[misc]
        _impl_class = Impl

    return Cache
