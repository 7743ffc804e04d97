"""An instance of a module: the little that a WebAssembly engine has to offer. All the rest is written once, above it."""

from __future__ import annotations

from typing import Any, Protocol


class Instance(Protocol):
    """A module with a memory of its own. One thread uses it at a time."""

    base: int
    """Where the memory that the module itself uses ends."""

    def call(self, name: str, address: int) -> int:
        """Call an exported function; its arguments lie at this address (`calls.py`)."""

    def read(self, address: int, size: int) -> Any:
        """A copy of so many bytes."""

    def write(self, address: int, data: Any) -> None:
        """Put bytes there."""

    def reserve(self, size: int) -> None:
        """Let the memory have at least so many bytes."""


class Module(Protocol):
    """A compiled module, of which any number of instances can be made."""

    def instance(self) -> Instance: ...


PAGE = 1 << 16
"""WebAssembly's memory grows by pages."""
