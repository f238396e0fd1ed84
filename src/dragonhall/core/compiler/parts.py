"""Parts of a game as machine code: loaded from the cache, or compiled with a progress line."""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any

from ..counsel import COUNSEL
from ..rule import NEVER_COMPILE, bind
from ..rules import RULES
from .cache import check_cache, key_of_rules, store, stored_code
from .daemon import alone
from .diagnostics import check, explained

if TYPE_CHECKING:
    from ..game import Game

_lock = RLock()
"""One thread compiles or loads at a time."""


def bind_to(game: Game, source: Path, name: str, more: Mapping[str, Any] | None = None) -> Any:
    """Load generic code over the rules for one game, with *more* among its globals."""
    rules = {name: getattr(game.rules, name) for name in RULES}
    counsel = {name: getattr(game.counsel, name) for name in COUNSEL}
    return bind(source, f"{name}.{game.name}", rules | counsel | dict(more or {}))


class Part:
    """A part of a game as machine code: some functions of a bound module, in one file of the cache.

    Args:
        name: what it is called on the progress line.
        made_by: the function that makes this part of a game, as ``module:function``, so that another process can call
            it.
        signatures: the functions that Python calls, each with the types of its arguments.
        instead: returns the rules that are replaced by other functions; *instead_key* identifies the replacement.
        keep_lock: calls keep the interpreter's lock.
        structures: more argument types: named tuples, with the types of their fields.
        before_loading: registers the symbols that the code needs; without them the linker would end the process.
    """

    def __init__(
        self, game: Game, name: str, made_by: str, module: Any, signatures: Mapping[str, str], *,
        instead: Callable[[], Mapping[Any, Any]] = dict, instead_key: str = "", keep_lock: bool = False,
        structures: Mapping[str, tuple[type[Any], str]] | None = None,
        before_loading: Callable[[], object] = lambda: None,
    ) -> None:  # fmt: skip
        self.game, self.name, self.made_by, self.module, self.signatures = game, name, made_by, module, signatures
        self._structures = dict(structures or {})
        self._instead, self._instead_key, self._keep_lock = instead, instead_key, keep_lock
        self._before_loading = before_loading

    @cached_property
    def path(self) -> Path:
        """The file for its machine code, whether it exists or not."""
        fields = [(name, kind._fields, words) for name, (kind, words) in self._structures.items()]  # type: ignore[attr-defined]
        layout = repr((self.game.Table.dtype.descr, list(self.signatures.items()), fields))
        key = key_of_rules(self._entries, layout, self._instead_key, repr(self._keep_lock))
        return stored_code(self.name, self.game.name, key)

    @property
    def ready(self) -> bool:
        """Whether it can be called without compiling anything."""
        return self.loaded or NEVER_COMPILE or self.path.exists()

    @property
    def loaded(self) -> bool:
        """Whether it can be called at once."""
        return "code" in vars(self)

    @cached_property
    def code(self) -> Any:
        """Its functions, loaded from the cache or compiled."""
        if NEVER_COMPILE:
            return self.module
        from .numba_backend import loaded

        with _lock:
            if not self.loaded:
                self.make()
                self._before_loading()
                vars(self)["code"] = loaded(self.path.read_bytes())
            return vars(self)["code"]

    def make(self) -> None:
        """Compile it into the cache, unless it is there."""
        if NEVER_COMPILE or self.path.exists():
            return
        check_cache()
        with _lock, alone(self):
            if not self.path.exists():
                started = time.perf_counter()
                check(self._entries)
                with rare_collections():
                    store(self.path, self._compiled())
                progress(f"{self.game.name}: {self.name} compiled in {time.perf_counter() - started:.1f} s", end="\n")

    def _compiled(self) -> bytes:
        from . import numba_backend

        made, kinds = {}, numba_backend.kinds_for(self.game.Table.dtype, self._structures)
        for step, (name, words) in enumerate(self.signatures.items()):
            progress(
                f"{self.game.name}: compiling its {self.name}, once for this version ... "
                f"{step}/{len(self.signatures)} {name}"
            )
            made[name] = numba_backend.form_of(vars(self.module)[name])
            compile_rule(made[name], tuple(kinds[word] for word in words.split()))
        code: bytes = numba_backend.compiled(self.path.stem, made, self._instead(), self._keep_lock)
        return code

    @property
    def _entries(self) -> list[Any]:
        return [vars(self.module)[name] for name in self.signatures]


def compile_rule(rule: Any, kinds: tuple[Any, ...]) -> None:
    """Compile one rule for these argument types.

    Raises:
        BadRule: it cannot be compiled; the message says where, why, and what to write instead.
    """
    from numba.core.errors import NumbaError, UnsupportedBytecodeError

    try:
        rule.compile(kinds)
    except (NumbaError, UnsupportedBytecodeError, KeyError, NotImplementedError, AssertionError) as error:
        raise explained(error, [rule.source]) from None


@contextmanager
def rare_collections() -> Iterator[None]:
    """Collect garbage less often: the compiler makes millions of small objects that stay alive, and searching them for
    garbage takes a quarter of its time."""
    before = gc.get_threshold()
    gc.set_threshold(200_000, 20, 100)
    try:
        yield
    finally:
        gc.set_threshold(*before)


def progress(line: str, end: str = "") -> None:
    if os.environ.get("DRAGONHALL_QUIET") or (not end and not sys.stderr.isatty() and " 0/" not in line):
        return
    lead, tail = ("\r", "\x1b[K") if sys.stderr.isatty() else ("", "")
    print(f"{lead}{line}{tail}", end=end or ("" if sys.stderr.isatty() else "\n"), file=sys.stderr, flush=True)
