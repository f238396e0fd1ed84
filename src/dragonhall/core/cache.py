"""The cache of compiled rules: a folder for each module, named by a hash of everything that its rules use.

What a rule uses is found by looking: the globals that its code names, other rules among them, and what those use in
turn. So a change to a rule or to a constant is never missed, in whichever file it stands, and a change to anything else
(a drawing, a position, a comment) recompiles nothing.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Iterator
from dis import opmap
from enum import Enum, EnumMeta
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

LOAD_GLOBAL, EXTENDED_ARG = opmap["LOAD_GLOBAL"], opmap["EXTENDED_ARG"]
KEPT_FOLDERS = 600
DAY = 86_400.0
LIBRARIES = ("numpy", "numba", "llvmlite", "math", "builtins")
"""Modules whose version is in every key: what is taken from them is told by its name."""


def cache_root() -> Path:
    """Where compiled rules are kept: ``DRAGONHALL_CACHE``, or the user's cache folder."""
    chosen = os.environ.get("DRAGONHALL_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "dragonhall"


@cache
def cache_folder(module: str) -> Path:
    """The folder for the compiled code of one module."""
    return _folder(module, key_of(module))


def _folder(module: str, key: str) -> Path:
    folder = cache_root() / f"{'.'.join(module.split('.')[-2:])}-{key[:16]}"
    if folder.exists() and time.time() - folder.stat().st_mtime > DAY:
        os.utime(folder)  # still in use: not to be swept
    return folder


def sweep_cache() -> None:
    """Forget the compiled code that was not used for longest."""
    folders = sorted((f for f in cache_root().glob("*-*") if f.is_dir()), key=lambda f: f.stat().st_mtime, reverse=True)
    for folder in folders[KEPT_FOLDERS:]:
        shutil.rmtree(folder, ignore_errors=True)


def key_of(module: str) -> str:
    """A hash of all rules of a module and of everything that they use."""
    return key_of_rules(rules_in(module))


def rules_in(module: str) -> list[Any]:
    """The rules that are written in a module."""
    found = [value for value in vars(sys.modules[module]).values() if is_rule(value)]
    return [rule for rule in found if rule.py_func.__module__ == module]


def key_of_rules(rules: list[Any]) -> str:
    """A hash of some rules and of everything that they use."""
    digest = hashlib.sha256(_base().encode())
    for stamp in sorted({_stamp_of(rule)[0] for rule in used_by(rules)}):
        digest.update(stamp)
    return digest.hexdigest()


def used_by(rules: list[Any]) -> list[Any]:
    """These rules, all functions that they use, and all that those use in turn."""
    found = {id(rule): rule for rule in rules}
    waiting = list(rules)
    while waiting:
        for other in named_by(waiting.pop()):
            if id(other) not in found:
                found[id(other)] = other
                waiting.append(other)
    return list(found.values())


def named_by(rule: Any) -> tuple[Any, ...]:
    """The functions that a rule names."""
    return _stamp_of(rule)[1]


def is_rule(value: Any) -> bool:
    return hasattr(value, "py_func")


@cache
def _base() -> str:
    """What every key depends on: the versions of all that compiles, and how rules are handed to it."""
    import llvmlite
    import numba

    from . import rule

    how = (rule.compiled, rule.plain_arguments, rule.plain_kind)
    versions = (numba.__version__, llvmlite.__version__, np.__version__, sys.version)
    return repr((*versions, *(_code(function.__code__, None) for function in how)))


@cache
def _stamp_of(rule: Any) -> tuple[bytes, tuple[Any, ...]]:
    """A hash of one function with the constants that it names, and the functions that it names."""
    function: FunctionType = getattr(rule, "py_func", rule)
    used: list[Any] = []
    parts = [f"{function.__module__}.{function.__qualname__}", _code(function.__code__, function.__doc__)]
    parts += [repr(sorted(getattr(rule, "targetoptions", {}).items()))]
    parts += [_value(value, set(), used) for value in function.__defaults__ or ()]
    parts += [_value(cell.cell_contents, set(), used) for cell in function.__closure__ or ()]
    for name in sorted(set(_globals(function.__code__)) & function.__globals__.keys()):
        parts.append(f"{name} = {_value(function.__globals__[name], set(function.__code__.co_names), used)}")
    return hashlib.sha256("\0".join(parts).encode()).digest(), tuple(used)


def _code(code: CodeType, doc: str | None) -> str:
    """What a function does, without where it stands and what it says of itself."""
    constants = [
        _code(value, None) if isinstance(value, CodeType) else f"{type(value).__name__} {value!r}"
        for value in code.co_consts
        if doc is None or value != doc
    ]
    return repr((code.co_code, code.co_argcount, code.co_varnames, code.co_names, code.co_freevars, constants))


def _globals(code: CodeType) -> Iterator[str]:
    """The names that a function looks up in its module. (``co_names`` has those of attributes too.)"""
    number = 0
    for code_byte, argument in zip(code.co_code[::2], code.co_code[1::2], strict=True):
        number = number << 8 | argument
        if code_byte == LOAD_GLOBAL:
            yield code.co_names[number >> 1]
        if code_byte != EXTENDED_ARG:
            number = 0
    for value in code.co_consts:
        if isinstance(value, CodeType):
            yield from _globals(value)


def _value(value: Any, names: set[str], used: list[Any]) -> str:
    """A value that a rule names, as text that is equal where the value is; functions are put among those used."""
    if is_rule(value) or (isinstance(value, FunctionType) and not value.__module__.startswith(LIBRARIES)):
        used.append(value)
        function = getattr(value, "py_func", value)
        return f"rule {function.__module__}.{function.__qualname__}"
    if isinstance(value, np.ndarray):
        return f"array {value.dtype.descr} {value.shape} {hashlib.sha256(value.tobytes()).hexdigest()}"
    if isinstance(value, EnumMeta):
        return f"enum {[(member.name, member.value) for member in value]}"  # type: ignore[var-annotated]
    if isinstance(value, Enum):
        return f"member {type(value).__name__} {value.value!r}"
    if isinstance(value, tuple | list):
        return f"{type(value).__name__} ({', '.join(_value(one, names, used) for one in value)})"
    if isinstance(value, ModuleType):
        inside = () if value.__name__.startswith(LIBRARIES) else sorted(names & vars(value).keys())
        return f"module {value.__name__} {[_value(vars(value)[name], names, used) for name in inside]}"
    if isinstance(value, type):
        return f"type {value.__module__}.{value.__qualname__} {getattr(value, 'dtype', '')}"
    return re.sub(r"0x[0-9a-f]+", "", f"{type(value).__name__} {value!r}")


@cache
def function_cache() -> Any:
    """Numba's cache of one function, in our folders. The folder is looked up when it is needed: only then is all
    loaded that the function uses."""
    from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

    class Locator(_CacheLocator):  # type: ignore[misc]
        def __init__(self, function: Any) -> None:
            self.function, self.module = function, function.__module__

        def get_cache_path(self) -> str:
            known = any(rule.py_func is self.function for rule in rules_in(self.module))
            # A rule that was made inside a function does not stand among those of its module.
            return str(cache_folder(self.module) if known else _folder(self.module, key_of_rules([self.function])))

        def get_source_stamp(self) -> str:
            return "the folder's name says it"

        def get_disambiguator(self) -> str:
            return str(self.module)

        @classmethod
        def from_function(cls, function: Any, file: str) -> Any:
            return cls(function)

    class Impl(CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = [Locator]

    class Cache(FunctionCache):  # type: ignore[misc]
        _impl_class = Impl
        _ready = False

        def __init__(self, function: Any) -> None:
            self._function = function

        def load_overload(self, *arguments: Any) -> Any:
            self._prepare()
            return super().load_overload(*arguments)

        def save_overload(self, *arguments: Any) -> None:
            self._prepare()
            super().save_overload(*arguments)

        def _prepare(self) -> None:
            if not self._ready:
                super().__init__(self._function)
                self._ready = True

    return Cache
