"""The cache of compiled rules: a file for each part of a game, named by a hash of everything that its rules use.

The code of a rule names everything that it uses: globals, other rules among them, and what those use in turn. So a
change to a rule or to a constant is never missed, in whatever file it is, and a change to anything else (a drawing, a
position, a comment) recompiles nothing.
"""

from __future__ import annotations

import ast
import hashlib
import linecache
import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from dis import opmap
from enum import Enum, EnumMeta
from functools import cache
from importlib.metadata import version
from pathlib import Path
from threading import RLock
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from ..errors import NoCache
from ..rule import code_of, is_rule, mark_of

LOAD_GLOBAL, EXTENDED_ARG = opmap["LOAD_GLOBAL"], opmap["EXTENDED_ARG"]
KEPT_FILES = 600
ENDING = ".machine"
DAY = 86_400.0
LIBRARIES = ("numpy", "numba", "llvmlite", "math", "builtins")
"""Modules whose versions are in every key, so that the names of imports from them are enough."""


def cache_root() -> Path:
    """Return the folder of compiled rules: ``DRAGONHALL_CACHE``, or the user's cache folder."""
    chosen = os.environ.get("DRAGONHALL_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "dragonhall"


def check_cache() -> None:
    """Check that the cache can be written, before a compilation that may take a minute.

    Raises:
        NoCache: the folder cannot be written.
    """
    root = cache_root()
    try:
        root.mkdir(parents=True, exist_ok=True)
        why = "" if os.access(root, os.W_OK) else "Permission denied"
    except OSError as error:
        why = error.strerror or type(error).__name__
    if why:
        raise NoCache(f"Compiled rules cannot be kept in {root}: {why}. Name another folder in DRAGONHALL_CACHE.")


def stored_code(part: str, game: str, key: str) -> Path:
    """Return the file with the machine code of a part of a game."""
    path = cache_root() / f"{game}.{part.replace(' ', '_')}-{key[:24]}{ENDING}"
    if path.exists() and time.time() - path.stat().st_mtime > DAY:
        os.utime(path)  # still in use: do not delete it
    return path


def store(path: Path, code: bytes) -> None:
    """Write machine code atomically: a reader finds the whole file or none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    started = path.with_suffix(f".{os.getpid()}")
    started.write_bytes(code)
    started.replace(path)
    sweep_cache()


def sweep_cache() -> None:
    """Delete the least recently used machine code."""
    files = sorted(cache_root().glob(f"*{ENDING}"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files[KEPT_FILES:]:
        file.unlink(missing_ok=True)


def key_of_rules(rules: list[Any], *more: str) -> str:
    """Return a hash of some rules, everything that they use, and some more strings."""
    return _key(rules, _code_of, repr((_base(), more)))


def portable_key(rules: list[Any], *more: str) -> str:
    """Hash the text of the rules instead of their code: equal on every machine and version of Python."""
    return _key(rules, _text, repr(more))


def _key(rules: list[Any], written: Callable[[FunctionType], str], first: str) -> str:
    digest = hashlib.sha256(first.encode())
    with _stamping:
        stamps = {_stamp_of(rule, written) for rule in rules}
    for stamp in sorted(stamps):
        digest.update(stamp.encode())
    return digest.hexdigest()


def used_by(rules: list[Any]) -> list[Any]:
    """Return the rules, all functions that they use, and all that those use in turn."""
    found = {id(rule): rule for rule in rules}
    waiting = list(rules)
    while waiting:
        for other in named_by(waiting.pop()):
            if id(other) not in found:
                found[id(other)] = other
                waiting.append(other)
    return list(found.values())


@cache
def named_by(rule: Any) -> tuple[Any, ...]:
    """Return the functions that a rule names."""
    used: list[Any] = []

    def name_of(other: Any) -> str:
        used.append(other)
        return ""

    _surroundings(rule, name_of)
    return tuple(used)


SAME_CODE = {"NUMBA_NUM_THREADS"}
"""The settings that change how machine code runs, not what it is."""


@cache
def _base() -> str:
    """Return what every key depends on: the versions of the compiler, how rules are passed to it, and the processor."""
    from llvmlite import binding

    how = hashlib.sha256(Path(__file__).with_name("numba_backend.py").read_bytes()).hexdigest()
    versions = (version("numba"), version("llvmlite"), np.__version__, sys.version)
    processor = (binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten())
    chosen = sorted(
        (name, value) for name, value in os.environ.items() if name.startswith("NUMBA_") and name not in SAME_CODE
    )
    return repr((*versions, how, processor, chosen))


_stamping = RLock()
"""One thread makes stamps at a time: its state is kept below."""
_being_stamped: set[Any] = set()


@cache
def _stamp_of(rule: Any, written: Callable[[FunctionType], str]) -> str:
    """Return a hash of one function, the constants that it names, and the hashes of the functions that it names.

    No name of a module is in it, so files may move.
    """

    def stamp_of(other: Any) -> str:
        return other.__qualname__ if other in _being_stamped else _stamp_of(other, written)

    _being_stamped.add(rule)
    try:
        parts = [written(code_of(rule)), *_surroundings(rule, stamp_of)]
    finally:
        _being_stamped.discard(rule)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _text(function: FunctionType) -> str:
    """Return the source of a function, without comments, annotations and its docstring."""
    code = function.__code__
    found: Any = _functions_in(code.co_filename)[code.co_firstlineno]
    found.decorator_list, found.returns = [], None
    for argument in found.args.args:
        argument.annotation = None
    if ast.get_docstring(found) is not None:
        found.body = found.body[1:] or [ast.Pass()]
    return ast.unparse(found)


@cache
def _functions_in(file: str) -> dict[int, Any]:
    """Return the functions of a source file by their first lines, decorators included."""
    tree = ast.parse("".join(linecache.getlines(file)))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {min([node.lineno, *(mark.lineno for mark in node.decorator_list)]): node for node in functions}


def _surroundings(rule: Any, as_text: Callable[[Any], str]) -> list[str]:
    """Return the name of a function, its marks, and the values that it names, with other functions as *as_text* writes
    them."""
    function = code_of(rule)
    names = set(function.__code__.co_names)
    parts = [function.__qualname__, repr(is_rule(rule) and mark_of(rule).inside)]
    parts += [_value(value, set(), as_text) for value in function.__defaults__ or ()]
    parts += [_value(cell.cell_contents, set(), as_text) for cell in function.__closure__ or ()]
    for name in sorted(set(_globals(function.__code__)) & function.__globals__.keys()):
        parts.append(f"{name} = {_value(function.__globals__[name], names, as_text)}")
    return parts


def _code_of(function: FunctionType) -> str:
    """Return the code of a function, without its line numbers and its docstring."""
    return _code(function.__code__, function.__doc__)


def _code(code: CodeType, doc: str | None) -> str:
    constants = [
        _code(value, None) if isinstance(value, CodeType) else f"{type(value).__name__} {value!r}"
        for value in code.co_consts
        if doc is None or value != doc
    ]
    return repr((code.co_code, code.co_argcount, code.co_varnames, code.co_names, code.co_freevars, constants))


def _globals(code: CodeType) -> Iterator[str]:
    """Yield the names that a function looks up in its module. (``co_names`` has the names of attributes too.)"""
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


def _value(value: Any, names: set[str], as_text: Callable[[Any], str]) -> str:
    """Return a value that a rule names, as text: equal for equal values, wherever they are defined."""
    if isinstance(value, FunctionType) and not value.__module__.startswith(LIBRARIES):
        return f"rule {as_text(value)}"
    if isinstance(value, np.ndarray):
        return f"array {value.dtype.descr} {value.shape} {hashlib.sha256(value.tobytes()).hexdigest()}"
    if isinstance(value, EnumMeta):
        return f"enum {[(member.name, member.value) for member in value]}"  # type: ignore[var-annotated]
    if isinstance(value, Enum):
        return f"member {type(value).__name__} {value.value!r}"
    if isinstance(value, tuple | list):
        return f"{type(value).__name__} ({', '.join(_value(each, names, as_text) for each in value)})"
    if isinstance(value, ModuleType):
        if value.__name__.startswith(LIBRARIES):
            return f"module {value.__name__}"
        inside = sorted(names & vars(value).keys())
        return f"module {[(name, _value(vars(value)[name], names, as_text)) for name in inside]}"
    if isinstance(value, type):
        outside = f"{value.__module__}." if value.__module__.startswith(LIBRARIES) else ""
        return f"type {outside}{value.__qualname__} {getattr(value, '_fields', '')} {getattr(value, 'dtype', '')}"
    return re.sub(r"0x[0-9a-f]+", "", f"{type(value).__name__} {value!r}")
