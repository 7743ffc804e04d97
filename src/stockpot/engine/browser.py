"""Instances by the browser that Python itself runs in (Pyodide)."""

from __future__ import annotations

from typing import Any

from stockpot.engine.instance import PAGE


class BrowserModule:
    """A `WebAssembly.Module`."""

    def __init__(self, compiled: Any) -> None:
        self._compiled = compiled

    def instance(self) -> BrowserInstance:
        return BrowserInstance(self._compiled)


class BrowserInstance:
    """An `Instance` by the browser. A worker may make them at once; a page's own thread only of small modules."""

    def __init__(self, compiled: Any) -> None:
        import js  # type: ignore[import-not-found]

        self._js = js
        self._exports = js.WebAssembly.Instance.new(compiled).exports
        self.base = int(getattr(self._exports, "__heap_base").value)
        self._look()

    def _look(self) -> None:
        self._bytes = self._js.Uint8Array.new(self._exports.memory.buffer)

    def call(self, name: str, address: int) -> int:
        return int(getattr(self._exports, name)(address))

    def read(self, address: int, size: int) -> bytes:
        return bytes(self._bytes.subarray(address, address + size).to_bytes())

    def write(self, address: int, data: Any) -> None:
        if len(data):
            self._bytes.subarray(address, address + len(data)).assign(data)

    def reserve(self, size: int) -> None:
        missing = size - self._bytes.length
        if missing > 0:
            self._exports.memory.grow(-(-missing // PAGE))
            self._look()
