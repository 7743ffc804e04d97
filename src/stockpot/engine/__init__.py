"""The compiled rules as WebAssembly, and how they are run without Numba.

`stockpot wasm` makes a module of each game's entry points (`core/engine.py`), its search and its networks' inference, from the
same Python functions that Numba compiles (`build.py`). The modules lie in `modules/` and come with the package. An engine runs
them: wasmtime on a machine (`native.py`), the browser itself in a page (`browser.py`). Everything above that is written once, in
Python: how arguments go in and out (`calls.py`), and where code that thinks for long does so (`ground.py`).
"""

from __future__ import annotations

from stockpot.engine.shelf import provide

__all__ = ["provide"]
