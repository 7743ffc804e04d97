"""The fonts of invitations' pictures, from those of the browser application: to be run after one of them has changed.

What draws the pictures reads plain OpenType; npm has it packed as WOFF, which is the same tables, each compressed (W3C WOFF 1.0).
"""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKED = ROOT / "web/node_modules/@fontsource/fraunces/files"
PLAIN = ROOT / "src/stockpot/server/net/fonts"
NAMES = ("fraunces-latin-600-normal", "fraunces-latin-ext-600-normal")


def unpacked(woff: bytes) -> bytes:
    """An OpenType font from a WOFF file."""
    flavor, count = woff[4:8], struct.unpack(">H", woff[12:14])[0]
    entries = [struct.unpack(">4sIIII", woff[44 + 20 * n : 64 + 20 * n]) for n in range(count)]
    power = count.bit_length() - 1
    head = flavor + struct.pack(">HHHH", count, 16 << power, power, 16 * count - (16 << power))
    offset, directory, tables = 12 + 16 * count, b"", b""
    for tag, start, packed, size, checksum in sorted(entries):
        data = woff[start : start + packed]
        data = zlib.decompress(data) if packed < size else data
        directory += struct.pack(">4sIII", tag, checksum, offset + len(tables), size)
        tables += data + bytes(-size % 4)
    return head + directory + tables


def main() -> None:
    PLAIN.mkdir(exist_ok=True)
    for name in NAMES:
        (PLAIN / f"{name}.ttf").write_bytes(unpacked((PACKED / f"{name}.woff").read_bytes()))


if __name__ == "__main__":
    main()
