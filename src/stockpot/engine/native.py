"""Instances by wasmtime, a WebAssembly engine that comes as a package: for Python on a machine."""

from __future__ import annotations

import atexit
from functools import cache
from typing import Any

import wasmtime

from stockpot.engine.instance import PAGE


@cache
def engine() -> wasmtime.Engine:
    """One for all modules."""
    return wasmtime.Engine()


atexit.register(engine.cache_clear)  # while it can still be let go properly


class NativeModule:
    """A module, compiled for this processor."""

    def __init__(self, code: bytes) -> None:
        self._module = wasmtime.Module(engine(), code)

    def instance(self) -> NativeInstance:
        return NativeInstance(self._module)


class NativeInstance:
    """An `Instance` by wasmtime."""

    def __init__(self, module: wasmtime.Module) -> None:
        self._store = wasmtime.Store(engine())
        exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._exports: dict[str, Any] = {name: exports[name] for name in exports}
        self._memory: wasmtime.Memory = self._exports["memory"]
        self.base: int = self._exports["__heap_base"].value(self._store)
        self._look()

    def _look(self) -> None:
        self._bytes = memoryview(self._memory.get_buffer_ptr(self._store)).cast("B")

    def call(self, name: str, address: int) -> int:
        return int(self._exports[name](self._store, address))

    def read(self, address: int, size: int) -> bytes:
        return bytes(self._bytes[address : address + size])

    def write(self, address: int, data: bytes | memoryview) -> None:
        self._bytes[address : address + len(data)] = data

    def reserve(self, size: int) -> None:
        missing = size - len(self._bytes)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // PAGE))
            self._look()
