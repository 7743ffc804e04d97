"""One contract with the browser: its types, names and constants are written from the Python that declares them.

`python -m tools.contract` writes `web/src/generated/`; with `--check` it says what is not as it would write it, and fails.

No library does this well. Generators that begin from JSON Schema are npm packages, and the schema has lost what matters here: the
docstrings under fields, the names of types (`Lang`, `UndoRule`), the constants. Those that begin from Python know dataclasses or
Pydantic's models, not msgspec's tags and left-out defaults. And games declare events, pieces and options in a way of their own.

- `source` reads the docstrings and the names of types, which only the source has.
- `typescript` writes types.
- `protocol` writes what crosses the wire, `games` what views, events, decisions and options are, `texts` what messages need.
"""
