"""Files of NumPy arrays (`.npz`), read with the standard library: a network plays where there is no NumPy."""

from __future__ import annotations

import ast
import struct
import zipfile
from array import array
from math import prod
from pathlib import Path
from typing import TypeAlias

MAGIC = b"\x93NUMPY"
CODES = {"<f2": "e", "<f4": "f", "<f8": "d"}
"""Kinds of numbers as NumPy writes them, and as `struct` does."""

Matrix: TypeAlias = "tuple[tuple[int, ...], array[float]]"
"""A shape, and the numbers row by row, in single precision."""


def read_npz(file: Path) -> dict[str, Matrix]:
    """All arrays of a file by their names; `ValueError` or what `zipfile` raises where it holds none."""
    with zipfile.ZipFile(file) as archive:
        return {name.removesuffix(".npy"): _read_array(archive.read(name)) for name in archive.namelist()}


def _read_array(data: bytes) -> Matrix:
    """An array in the format `.npy`: a magic word, a version, the length of the header, the header, the numbers."""
    if not data.startswith(MAGIC):
        raise ValueError("an array has another format")
    length, start = ("<H", 10) if data[6] == 1 else ("<I", 12)
    (size,) = struct.unpack_from(length, data, 8)
    header = ast.literal_eval(data[start : start + size].decode("latin1"))
    shape, kind = header["shape"], header["descr"]
    if header["fortran_order"] or kind not in CODES:
        raise ValueError(f"an array has numbers of the kind {kind}, or another order")
    return shape, array("f", struct.unpack_from(f"<{prod(shape)}{CODES[kind]}", data, start + size))
