"""Messages and entries of logs: classes of typed fields, and their JSON.

They are declared once. Where msgspec is installed they are its own structs; where it is not, as in a browser, a small
look-alike from the standard library reads and writes the same bytes (`plainstruct`). `STOCKPOT_PLAIN=1` asks for that.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING

__all__ = ["UNSET", "DecodeError", "Decoder", "Encoder", "Meta", "Raw", "Struct", "UnsetType", "replace", "to_builtins"]

PLAIN = bool(os.environ.get("STOCKPOT_PLAIN")) or find_spec("msgspec") is None

if TYPE_CHECKING or not PLAIN:
    from msgspec import UNSET, DecodeError, Meta, Raw, Struct, UnsetType, to_builtins
    from msgspec.json import Decoder, Encoder
    from msgspec.structs import replace
else:
    from stockpot.core.plainstruct import (
        UNSET,
        DecodeError,
        Decoder,
        Encoder,
        Meta,
        Raw,
        Struct,
        UnsetType,
        replace,
        to_builtins,
    )  # fmt: skip
