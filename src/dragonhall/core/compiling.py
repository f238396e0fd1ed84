"""Making the rules of a game ready as machine code, from the cache or by compiling them with a progress line."""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .cache import cache_folder, sweep_cache
from .counsel import COUNSEL
from .mistakes import check, explained
from .rule import NEVER_COMPILE, bind
from .rules import RULES

if TYPE_CHECKING:
    from .game import Game


def bind_to(game: Game, source: Path, name: str, more: Mapping[str, Any] | None = None) -> Any:
    """Generic code over the rules, loaded for one game; *more* stands among its globals too."""
    rules = {name: getattr(game.rules, name) for name in RULES}
    counsel = {name: getattr(game.counsel, name) for name in COUNSEL}
    return bind(source, f"{name}.{game.name}", rules | counsel | dict(more or {}))


def compile_all(
    game: Game,
    part: str,
    module: Any,
    signatures: Mapping[str, str],
    structures: Mapping[str, tuple[type[Any], str]] | None = None,
) -> None:
    """Make every function of a bound module ready, from the cache or by compiling it with a progress line.

    Signatures name the kinds of arguments. *structures* are more kinds: named tuples, with the kinds of their fields.
    """
    if NEVER_COMPILE:
        return
    import numba

    kinds = {
        "tables": numba.from_dtype(game.Table.dtype)[::1],
        "int": numba.int64,
        "ints": numba.int64[::1],
        "float": numba.float64,
        "floats": numba.float64[::1],
        "grid": numba.int64[:, ::1],
        "parts": numba.float64[:, ::1],
        "bits": numba.uint64[:, ::1],
        "words": numba.uint64[::1],
        "flags": numba.uint8[::1],
        "mask": numba.uint8[:, ::1],
        "scores": numba.int32[:, ::1],
        "row": numba.int16[::1],
        "rows": numba.int16[:, ::1],
        "plies": numba.int16[:, :, :, ::1],
        "digests": numba.int64[:, :, ::1],
    }
    for name, (structure, fields) in (structures or {}).items():
        kinds[name] = numba.types.NamedTuple([kinds[word] for word in fields.split()], structure)
    layout = hashlib.sha256(repr(game.Table.dtype).encode()).hexdigest()[:8]
    marker = cache_folder(module.__name__) / f"{part}-{layout}.ready"
    fresh = not marker.exists()
    started = time.perf_counter()
    if fresh:
        check([getattr(module, name) for name in signatures])
    for step, (name, words) in enumerate(signatures.items()):
        if fresh:
            progress(f"{game.name}: compiling its {part}, once for this version ... {step}/{len(signatures)} {name}")
        compile_rule(getattr(module, name), tuple(kinds[word] for word in words.split()))
    if fresh:
        marker.parent.mkdir(parents=True, exist_ok=True)
        marker.touch()
        progress(f"{game.name}: {part} compiled in {time.perf_counter() - started:.1f} s", end="\n")
        sweep_cache()


def compile_rule(rule: Any, kinds: tuple[Any, ...]) -> None:
    """Compile one rule for these kinds of arguments.

    Raises:
        BadRule: it cannot be compiled; the sentence says where, why, and what to write instead.
    """
    from numba.core.errors import NumbaError, UnsupportedBytecodeError

    try:
        rule.compile(kinds)
    except (NumbaError, UnsupportedBytecodeError, KeyError, NotImplementedError, AssertionError) as error:
        raise explained(error, [rule]) from None


def progress(line: str, end: str = "") -> None:
    if os.environ.get("DRAGONHALL_QUIET") or (not end and not sys.stderr.isatty() and " 0/" not in line):
        return
    lead, tail = ("\r", "\x1b[K") if sys.stderr.isatty() else ("", "")
    print(f"{lead}{line}{tail}", end=end or ("" if sys.stderr.isatty() else "\n"), file=sys.stderr, flush=True)
