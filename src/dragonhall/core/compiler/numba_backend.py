"""Rules as machine code: every rule is typed and lowered once, and optimised once in each library that needs it.

A library has the entry points of one part of a game (its rules, its search ...) and every rule that they call. By
default, Numba would optimise each rule together with everything it calls, at every level of calls and again for every
entry point. Here a rule is only lowered to intermediate code. A library links what its entry points reach and runs the
optimiser once. This applies to rules only; other Numba functions are not affected.
"""

from __future__ import annotations

import operator
import pickle
import sys
from collections.abc import Callable, Iterator, Mapping
from types import FunctionType, SimpleNamespace
from typing import Any

from llvmlite import ir
from numba import _dynfunc, from_dtype
from numba.core import cgutils, compiler
from numba.core import types as numba_types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import register_pass
from numba.core.environment import Environment
from numba.core.imputils import lower_builtin
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.typed_passes import NativeLowering
from numba.np.arrayobj import make_array

from ..rule import code_of, is_rule, mark_of

types: Any = numba_types
HERE = sys.modules[__name__]
OPTIONS = {
    "nopython": True,
    "boundscheck": None,
    "error_model": "numpy",
    "nogil": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,
}
"""How rules are compiled. They allocate nothing, so reference counting is switched off."""
WORD, FEW_WORDS = 8, 32
"""Records of at most this many words are copied word by word, longer ones by a call."""


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The intermediate code of one rule, and the libraries of the rules that it calls."""

    def add_linking_library(self, library: Any) -> None:
        self._linking_libraries.append(library)

    def _ensure_finalized(self) -> None:
        """Nothing to do: a single rule never becomes machine code by itself."""

    def _get_module_for_linking(self) -> Any:
        return self._final_module


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The entry points of a part of a game, with all that they call."""

    def add_linking_library(self, library: Any) -> None:
        self._linking_libraries.append(library)

    def emit(self, symbols: Mapping[str, str], instead: Mapping[RuleLibrary, Any]) -> bytes:
        """Link, optimise and emit machine code.

        Args:
            symbols: the exported symbols, each with its public name.
            instead: modules to link in place of some libraries.
        """
        module = self._final_module
        for library in reached(self._linking_libraries):
            module.link_in(instead.get(library) or library._get_module_for_linking(), preserve=True)
        for value in (*module.functions, *module.global_variables):
            if value.name in symbols:
                value.name = symbols[value.name]
            elif not value.is_declaration:
                value.linkage = "internal"
        self._optimize_final_module()
        module.verify()
        return bytes(self._codegen._tm.emit_object(module))

    def _optimize_final_module(self) -> None:
        """Run the optimiser once. Numba's cheaper run beforehand only serves reference counting, which rules lack."""
        manager, builder = self._codegen._module_pass_manager()
        manager.run(self._final_module, builder)

    @classmethod
    def of(cls, codegen: Any, name: str, code: bytes) -> EntryLibrary:
        """Return a library made from existing machine code."""
        library = cls(codegen, name)
        library.enable_object_caching()
        library._set_compiled_object(code)
        library._finalize_final_module()
        return library

    def address(self, symbol: str) -> int:
        return int(self._codegen._engine.get_function_address(symbol))


def reached(libraries: list[Any]) -> list[Any]:
    """Return these libraries and everything they need, without duplicates."""
    found, waiting = dict.fromkeys(libraries), list(libraries)
    while waiting:
        library = waiting.pop()
        for other in library._linking_libraries if isinstance(library, RuleLibrary) else ():
            if other not in found:
                found[other] = None
                waiting.append(other)
    return list(found)


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(NativeLowering):  # type: ignore[misc]
    """Lowers a rule to intermediate code and stops there."""

    _name = "rule_lowering"

    def run_pass(self, state: Any) -> bool:
        codegen = state.targetctx.codegen()
        state.library = RuleLibrary(codegen, state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        key = object()  # identifies this rule at its call sites
        state.targetctx.insert_user_function(key, state.cr.fndesc, [state.library])
        state["cr"] = state.cr._replace(cfunc=key)
        return True


class RuleCompiler(compiler.CompilerBase):  # type: ignore[misc]
    """Numba's passes, with the last one replaced."""

    def define_pipelines(self) -> list[Any]:
        passes = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        kept = compiler.PassManager("rule")
        for step, why in passes.passes:
            kept.add_pass(RuleLowering if step is NativeLowering else step, why)
        kept.finalize()
        return [kept]


class RuleDispatcher(CPUDispatcher):  # type: ignore[misc]
    """The compiled form of a rule: it replaces the rule in the globals of compiled rules."""

    def __init__(self, function: FunctionType, rule: Any) -> None:
        options = {**OPTIONS, "forceinline": mark_of(rule).inside}
        super().__init__(function, targetoptions=options, pipeline_class=RuleCompiler)
        self.source = rule

    def add_overload(self, result: Any) -> None:
        self.overloads[tuple(result.signature.args)] = result

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Compile a rule once for all integer arguments, not once for every integer type and constant."""
        return super().get_call_template(tuple(map(plain_kind, args)), {k: plain_kind(kind) for k, kind in kws.items()})


def plain_kind(kind: Any) -> Any:
    """Return the type that a rule is compiled for: all signed integers become int64."""
    kind = kind.dtype if isinstance(kind, types.IntEnumMember) else types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


def copy_record(context: Any, builder: Any, sig: Any, args: Any) -> None:
    """Compile ``tables[here] = tables[there]`` as a copy of words. Numba would copy byte by byte."""
    array, index, record = args
    tables = make_array(sig.args[0])(context, builder, array)
    index = context.cast(builder, index, sig.args[1], types.intp)
    words, rest = divmod(sig.args[0].dtype.size, WORD)
    assert sig.args[0].ndim == 1 and sig.args[0].layout == "C" and not rest, "records are whole words (core/record.py)"
    target = builder.gep(tables.data, [index])
    if words > FEW_WORDS:
        cgutils.raw_memcpy(builder, target, record, ir.IntType(64)(words), WORD, align=WORD)
        return
    here, there = (builder.bitcast(place, ir.IntType(8 * WORD).as_pointer()) for place in (target, record))
    for word in range(words):
        at = [cgutils.int32_t(word)]
        builder.store(builder.load(builder.gep(there, at)), builder.gep(here, at))


lower_builtin(operator.setitem, types.Array, types.Integer, types.Record)(copy_record)

_made: dict[Any, RuleDispatcher] = {}
_compiled_globals: dict[int, dict[str, Any]] = {}


def form_of(rule: Any) -> RuleDispatcher:
    """Return the compiled form of a rule: the same code, with the compiled forms of other rules among its globals."""
    if rule not in _made:
        code = code_of(rule)
        made = FunctionType(code.__code__, _globals_for(code), code.__name__, code.__defaults__, code.__closure__)
        made.__module__, made.__qualname__ = code.__module__, code.__qualname__
        _made.setdefault(rule, RuleDispatcher(made, rule))  # filling in its globals may already have made it
    return _made[rule]


def _globals_for(function: FunctionType) -> dict[str, Any]:
    """Return a module's globals with every rule replaced by its compiled form."""
    names = function.__globals__
    if id(names) not in _compiled_globals:
        found = _compiled_globals[id(names)] = dict(names)
        found.update({name: form_of(value) for name, value in names.items() if is_rule(value)})
    return _compiled_globals[id(names)]


def kinds_for(table: Any, structures: Mapping[str, tuple[type[Any], str]]) -> dict[str, Any]:
    """Return the argument types that signatures name, for one record type."""
    kinds = {
        "tables": from_dtype(table)[::1],
        "int": types.int64,
        "ints": types.int64[::1],
        "float": types.float64,
        "floats": types.float64[::1],
        "grid": types.int64[:, ::1],
        "parts": types.float64[:, ::1],
        "bits": types.uint64[:, ::1],
        "words": types.uint64[::1],
        "flags": types.uint8[::1],
        "mask": types.uint8[:, ::1],
        "scores": types.int32[:, ::1],
        "sums": types.int32[::1],
        "row": types.int16[::1],
        "rows": types.int16[:, ::1],
        "plies": types.int16[:, :, :, ::1],
        "digests": types.int64[:, :, ::1],
    }
    for name, (structure, fields) in structures.items():
        kinds[name] = types.NamedTuple([kinds[word] for word in fields.split()], structure)
    return kinds


@global_compiler_lock  # type: ignore[untyped-decorator]
def compiled(name: str, rules: Mapping[str, RuleDispatcher], instead: Mapping[Any, Any], keep_lock: bool) -> bytes:
    """Return a library as bytes: rules to be called from Python, each compiled for one signature.

    Args:
        name: of the library; it must be unique.
        rules: by the names of their entry points.
        instead: rules that are replaced by other functions in this library.
        keep_lock: keep the interpreter's lock during a call.
    """
    context = cpu_target.target_context
    library, symbols, environments = EntryLibrary(context.codegen(), name), {}, {}
    for entry, rule in rules.items():
        (result,) = rule.overloads.values()
        library.add_linking_library(result.library)
        context.create_cpython_wrapper(
            library, result.fndesc, result.environment, result.call_helper, release_gil=not keep_lock
        )
        symbols[result.fndesc.llvm_cpython_wrapper_name] = f"{name}.{entry}"
        symbols[result.fndesc.env_name] = f"{name}.{entry}.environment"
        environments[entry] = result.environment
    code = library.emit(symbols, dict(pair for rule, other in instead.items() for pair in exchanged(rule, other)))
    return pickle.dumps((name, code, {entry: list(found.consts) for entry, found in environments.items()}))


def exchanged(rule: Any, other: Any) -> Iterator[tuple[RuleLibrary, Any]]:
    """Return the libraries of a rule, each with a module that defines another function under the rule's name."""
    made = RuleDispatcher(other, rule)
    for kinds, result in form_of(rule).overloads.items():
        made.compile(kinds)
        module = made.overloads[kinds].library._get_module_for_linking().clone()
        module.get_function(made.overloads[kinds].fndesc.llvm_func_name).name = result.fndesc.llvm_func_name
        yield result.library, module


@global_compiler_lock  # type: ignore[untyped-decorator]
def loaded(stored: bytes) -> SimpleNamespace:
    """Return the entry points of a compiled library, as functions."""
    name, code, entries = pickle.loads(stored)
    library = EntryLibrary.of(cpu_target.target_context.codegen(), name, code)
    return SimpleNamespace(**{entry: _entry(library, entry, consts) for entry, consts in entries.items()})


def _entry(library: EntryLibrary, entry: str, consts: list[Any]) -> Callable[..., Any]:
    symbol = f"{library.name}.{entry}"
    environment = Environment({})
    environment.consts[:] = consts
    environment.env_name = f"{symbol}.environment"
    function = _dynfunc.make_function(HERE, entry, "", library.address(symbol), environment, (library,))
    library._codegen.set_env(environment.env_name, environment)
    return function  # type: ignore[no-any-return]
