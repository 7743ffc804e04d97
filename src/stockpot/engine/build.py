"""Build time: the compiled rules of a game as a WebAssembly module, from the same Python functions.

1. Numba compiles each function to LLVM code, not optimised and for no processor in particular (`ENVIRONMENT`). A rule
   allocates nothing, raises nothing and calls nothing of Python, so that code is portable.
2. It is made LLVM code for wasm32: another target, no symbols that wasm lacks, and results are returned (`returns.py`).
3. LLVM optimises it and writes an object file; `wasm-ld`, which the package `ziglang` brings, makes a module of that.

The same sources and versions give the same bytes. Needs Numba and ziglang; running a module needs neither.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm
import numba
from numba import types

from stockpot.engine.returns import returning
from stockpot.engine.unpack import unpack_as

ENVIRONMENT = {
    "NUMBA_OPT": "0", "NUMBA_LOOP_VECTORIZE": "0", "NUMBA_SLP_VECTORIZE": "0", "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "", "NUMBA_DISABLE_JIT": "0", "PYTHONHASHSEED": "0",
}  # fmt: skip
"""What a process that builds must be started with: Numba reads its settings when it is imported."""
TARGET = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
"""What every browser has had since 2021. Vectors (`simd128`) are not among them: they would bring nothing here."""
STACK = 1 << 18
"""Bytes; lies first in memory, so that an overflow is a trap and overwrites nothing."""


class Export(NamedTuple):
    """A compiled function that a module offers, and the arguments of some call of it: they say the types."""

    function: Any
    example: tuple[Any, ...]

    @property
    def name(self) -> str:
        return str(self.function.__name__)


def build(exports: Sequence[Export]) -> bytes:
    """The module that offers these functions."""
    if not ENVIRONMENT.items() <= os.environ.items():
        raise RuntimeError("Modules are built in a process of their own, which is started with `ENVIRONMENT`.")
    code = _linked([_portable(export) for export in exports])
    names = [export.name for export in exports]
    for function in code.functions:
        if not function.is_declaration and function.name not in names:
            function.linkage = "internal"
    return _module(_optimised(code), names)


def _machine() -> llvm.TargetMachine:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TARGET).create_target_machine(opt=3, features=FEATURES)


def _portable(export: Export) -> str:
    """The LLVM code of one function and of all that it calls, for wasm32, with the exported function in front."""
    unpack = unpack_as(tuple(numba.typeof(argument) for argument in export.example))
    function = export.function

    def call(words):  # type: ignore[no-untyped-def]
        return function(*unpack(words))

    settings = {"nogil": True, "error_model": "numpy", "_nrt": False, "no_cpython_wrapper": True}
    compiled = numba.njit((types.CPointer(types.int64),), **settings)(call)
    (result,) = compiled.overloads.values()
    text = str(result.library.get_llvm_str())
    replacements = (
        (r"target datalayout = .*", f'target datalayout = "{_machine().target_data}"'),
        (r"target triple = .*", f'target triple = "{TARGET}"'),
        (r'"target-(cpu|features)"="[^"]*"', ""),
        (r"= common (local_unnamed_addr )?global", "= internal global"),
    )
    for old, new in replacements:
        text = re.sub(old, new, text)
    return text + _exported(export.name, result.fndesc.llvm_func_name, result.signature.return_type)


def _exported(name: str, compiled: str, returns: Any) -> str:
    """A function of the type that all exports have: it calls one by Numba's convention.

    That returns a status and leaves its result at a given address. Rules raise nothing, so nobody looks at the status.
    """
    bits = 64 if isinstance(returns, types.Integer) else 8
    return f"""
    define i32 @{name}(ptr %words) {{
        %result = alloca i{bits}
        %error = alloca ptr
        store i{bits} 0, ptr %result
        %status = call i32 @"{compiled}"(ptr %result, ptr %error, ptr %words)
        %value = load i{bits}, ptr %result
        %returned = {"trunc i64 %value to i32" if bits == 64 else "zext i8 %value to i32"}
        ret i32 %returned
    }}
    """


def _linked(texts: Sequence[str]) -> Any:
    """All functions in one; what several of them call is there once."""
    first, *others = map(llvm.parse_assembly, texts)
    for other in others:
        first.link_in(other)
    linked = llvm.parse_assembly(returning(str(first)))
    linked.verify()
    return linked


def _optimised(code: Any) -> bytes:
    """The object file."""
    machine = _machine()
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(code, passes)
    return bytes(machine.emit_object(code))


def _module(machine_code: bytes, names: Sequence[str]) -> bytes:
    """What the linker makes of an object file. It would complain if anything had to be imported."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "rules.o", Path(folder) / "rules.wasm"
        source.write_bytes(machine_code)
        linker = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "-O3", "--strip-all", "--stack-first"]
        room = ["-z", f"stack-size={STACK}"]
        offers = [f"--export={name}" for name in (*names, "__heap_base")]
        done = subprocess.run(
            [*linker, *room, *offers, str(source), "-o", str(target)], capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise RuntimeError(f"wasm-ld failed:\n{done.stderr}")
        return target.read_bytes()
