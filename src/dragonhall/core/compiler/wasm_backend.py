"""Rules as WebAssembly: the same intermediate code as machine code, for a browser.

Every exported function is a thin wrapper around a rule. It takes plain pointers and 32-bit numbers; 64-bit words stay
in the memory of the module. The arrays that rules work on (the workspace of a search, lists of moves ...) are at fixed
places in that memory. So a caller does not need to know how compiled rules pass arrays.

Linking needs the package ``ziglang``. Compile in a process of its own with :data:`ENVIRONMENT`, so that the result
depends neither on the processor nor on what was compiled before.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import typeof
from numba.core import types as numba_types
from numba.core.registry import cpu_target
from numba.np.arrayobj import populate_array

from ..errors import DragonhallError
from .numba_backend import EntryLibrary, exchanged, form_of, reached
from .parts import compile_rule

types: Any = numba_types
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+sign-ext,+nontrapping-fptoint"
ENVIRONMENT = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "PYTHONHASHSEED": "0",
}
"""Variables that the compiling process needs in its environment, so that the same sources give the same bytes."""
SECTION = "dragonhall"
"""The custom section of a module that describes it, as JSON."""
I32, I64, BYTE, DOUBLE = ir.IntType(32), ir.IntType(64), ir.IntType(8), ir.DoubleType()
POINTER = ir.PointerType(BYTE)


class NoLinker(DragonhallError):
    """WebAssembly cannot be linked here."""


@dataclass(frozen=True)
class Export:
    """A rule to be called from outside, and where its arguments come from.

    Each word of *takes* is an argument of the rule:

    - ``table``: a pointer to a record; the rule gets two arguments, an array of this one table and the index 0;
    - ``int``: a 32-bit number; ``seed``: a 64-bit number, given as its low and its high half;
    - ``word``: a pointer to an unsigned word; the rule gets an array of one;
    - ``@name``: an array or a structure of the module's memory; ``@name:some``: only that many of its first elements;
    - ``=5``: this number.
    """

    rule: Any
    takes: str


@dataclass(frozen=True)
class Memory:
    """The things at fixed places in the memory of a module.

    Arrays that share their bytes here share them there too. An array that is not zero is a constant of the module.
    """

    arrays: Mapping[str, Any]
    structures: Mapping[str, type[Any]]
    """Named tuples. The fields are arrays of these names, or numbers, if *arrays* has doubles under the structure's own
    name."""
    integers: frozenset[str] = frozenset()
    """The fields of structures of numbers that are whole."""
    shown: frozenset[str] = frozenset()
    """The arrays whose places are exported."""


def object_file(
    table: Any, exports: Mapping[str, Export], memory: Memory, instead: Mapping[Any, Any] | None = None, text: str = ""
) -> bytes:
    """Compile some rules, and all that they call, into an object file.

    Args:
        table: the NumPy type of a record.
        instead: rules that are replaced by other functions.
        text: intermediate code of functions that those call.
    """
    context = cpu_target.target_context
    library = EntryLibrary(context.codegen(), "webassembly")
    made = ir.Module("exports")
    wrappers = _Wrappers(context, made, table, memory)
    for name, export in exports.items():
        rule = form_of(export.rule)
        compile_rule(rule, wrappers.kinds(export))
        (result,) = rule.overloads.values()
        library.add_linking_library(result.library)
        wrappers.wrap(name, export, result)
    replaced = dict(pair for rule, other in (instead or {}).items() for pair in exchanged(rule, other))
    linked = llvm.parse_assembly(str(made) + text)
    for part in reached(library._linking_libraries):
        linked.link_in(replaced.get(part) or part._get_module_for_linking(), preserve=True)
    for value in (*linked.functions, *linked.global_variables):
        if value.name not in exports and value.name not in memory.shown and not value.is_declaration:
            value.linkage = "internal"
    return _emitted(str(linked))


def _emitted(text: str) -> bytes:
    """Return intermediate code, optimised and compiled for WebAssembly."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="static"
    )
    text = re.sub(r"^target (triple|datalayout) = .*\n", "", text, flags=re.M)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'
    module = llvm.parse_assembly(head + text)
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    module.verify()
    return bytes(machine.emit_object(module))


def check_linker() -> None:
    """Check that there is a linker, before a compilation that takes minutes.

    Raises:
        NoLinker: the package ``ziglang`` is not installed.
    """
    if find_spec("ziglang") is None:
        raise NoLinker("WebAssembly is linked by the package ziglang: pip install ziglang, or use make wasm.")


def linked_module(objects: Sequence[bytes], names: Sequence[str], about: Mapping[str, Any]) -> bytes:
    """Link these object files into a module, which exports *names* and its memory, and describes itself.

    Raises:
        NoLinker: the package ``ziglang`` is not installed, or something is missing.
    """
    check_linker()
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{number}.o" for number in range(len(objects))]
        for file, code in zip(files, objects, strict=True):
            file.write_bytes(code)
        made = Path(folder) / "module.wasm"
        command = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--strip-all", "--stack-first"]
        command += [*(f"--export={name}" for name in (*names, "__heap_base")), "-o", str(made), *map(str, files)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise NoLinker(f"The linker refused the module: {done.stderr.strip()}")
        return made.read_bytes() + _section(SECTION, json.dumps(about, separators=(",", ":")).encode())


def _section(name: str, data: bytes) -> bytes:
    """Return a custom section of a module."""
    body = _number(len(name)) + name.encode() + data
    return b"\0" + _number(len(body)) + body


def _number(value: int) -> bytes:
    """Return a length, as modules write it (LEB128)."""
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def about_module(code: bytes) -> dict[str, Any]:
    """Return a module's description of itself; empty if it is not one of ours."""
    at = 8
    while at < len(code):
        kind = code[at]
        size, at = _read_number(code, at + 1)
        if kind == 0:
            length, start = _read_number(code, at)
            if code[start : start + length] == SECTION.encode():
                found: dict[str, Any] = json.loads(code[start + length : at + size])
                return found
        at += size
    return {}


def _read_number(code: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        value |= (code[at] & 127) << shift
        shift, at = shift + 7, at + 1
        if code[at - 1] < 128:
            return value, at


class _Wrappers:
    """Writes the exported functions, as intermediate code."""

    def __init__(self, context: Any, module: ir.Module, table: Any, memory: Memory) -> None:
        self.context, self.module, self.memory = context, module, memory
        self.tables = typeof(table)
        self._places: dict[int, ir.GlobalVariable] = {}

    def kinds(self, export: Export) -> tuple[Any, ...]:
        """Return the types of the arguments of a rule."""
        found: list[Any] = []
        for word in export.takes.split():
            name = word.lstrip("@").partition(":")[0]
            if word == "table":
                found += [self.tables, types.int64]
            elif word == "word":
                found.append(types.uint64[::1])
            elif word.startswith("@"):
                found.append(self._structure(name) if name in self.memory.structures else self._kind(name))
            else:
                found.append(types.int64)
        return tuple(found)

    def wrap(self, name: str, export: Export, result: Any) -> None:
        """Export a function that calls a compiled rule."""
        given = [kind for word in export.takes.split() for kind in _parameters(word)]
        returns = result.signature.return_type
        made = ir.Function(self.module, ir.FunctionType(ir.VoidType() if returns == types.none else I32, given), name)
        builder = ir.IRBuilder(made.append_basic_block())
        parameters = iter(made.args)
        values = [value for word in export.takes.split() for value in self._values(builder, word, parameters)]
        kinds = result.signature.args
        callee = self.context.declare_function(self.module, result.fndesc)
        _, value = self.context.call_conv.call_function(builder, callee, returns, kinds, values)
        if returns == types.none:
            builder.ret_void()
        else:
            narrow = builder.trunc if value.type.width > 32 else builder.zext
            builder.ret(narrow(value, I32))

    def _values(self, builder: Any, word: str, parameters: Iterator[Any]) -> Iterator[Any]:
        if word == "table":
            yield self._array(builder, self.tables, next(parameters), (1,))
            yield I64(0)
        elif word == "word":
            yield self._array(builder, types.uint64[::1], next(parameters), (1,))
        elif word == "int":
            yield builder.sext(next(parameters), I64)
        elif word == "seed":
            low, high = next(parameters), next(parameters)
            yield builder.or_(builder.zext(low, I64), builder.shl(builder.zext(high, I64), I64(32)))
        elif word.startswith("="):
            yield I64(int(word[1:]))
        else:
            name, _, some = word[1:].partition(":")
            yield self._named(builder, name, builder.sext(next(parameters), I64) if some else None)

    def _named(self, builder: Any, name: str, size: Any = None) -> Any:
        if name not in self.memory.structures:
            array = self.memory.arrays[name]
            return self._array(builder, self._kind(name), self._place(builder, name), array.shape, size)
        kind = self.memory.structures[name]
        if name in self.memory.arrays:
            values = []
            start = builder.bitcast(self._place(builder, name), ir.PointerType(DOUBLE))
            for number, field in enumerate(kind._fields):
                value = builder.load(builder.gep(start, [I32(number)]))
                values.append(builder.fptosi(value, I64) if field in self.memory.integers else value)
        else:
            values = [self._named(builder, field) for field in kind._fields]
        return self.context.make_tuple(builder, self._structure(name), values)

    def _structure(self, name: str) -> Any:
        kind = self.memory.structures[name]
        if name in self.memory.arrays:
            found = [types.int64 if field in self.memory.integers else types.float64 for field in kind._fields]
        else:
            found = [self._kind(field) for field in kind._fields]
        return types.NamedTuple(found, kind)

    def _kind(self, name: str) -> Any:
        return typeof(self.memory.arrays[name])

    def _array(self, builder: Any, kind: Any, data: Any, shape: Sequence[int], size: Any = None) -> Any:
        """Return an array in the form in which compiled rules get it; *size* is the length of its first dimension if it
        is not whole."""
        array = self.context.make_array(kind)(self.context, builder)
        item = self.context.get_abi_sizeof(self.context.get_data_type(kind.dtype))
        lengths = [size or I64(shape[0]), *(I64(length) for length in shape[1:])]
        strides, stride = [], item
        for length in reversed(shape):
            strides.append(I64(stride))
            stride *= length
        data = builder.bitcast(data, array.data.type)
        populate_array(array, data, lengths, strides[::-1], I64(item), None)
        return array._getvalue()

    def _place(self, builder: Any, name: str) -> Any:
        """Return the global variable that holds an array."""
        array = self.memory.arrays[name]
        at = array.__array_interface__["data"][0]
        if at not in self._places:
            place = ir.GlobalVariable(self.module, ir.ArrayType(BYTE, array.nbytes), name)
            zero = not array.view("u1").any()
            place.initializer = ir.Constant(place.value_type, None if zero else bytearray(array.tobytes()))
            place.global_constant = not zero
            place.align = 16
            self._places[at] = place
        return builder.bitcast(self._places[at], POINTER)


def _parameters(word: str) -> list[Any]:
    """Return the parameters of an exported function for one argument of its rule."""
    if word in ("table", "word"):
        return [POINTER]
    if word == "seed":
        return [I32, I32]
    return [I32] if word == "int" or word.endswith(":some") else []
