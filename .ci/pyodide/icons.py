"""The icon of the page as pictures, which phones want besides the drawing: drawn by rows."""

from __future__ import annotations

import struct
import zlib

RED = bytes((0xB3, 0x26, 0x1E))
WHITE = bytes((0xFF, 0xFF, 0xFF))
STROKES = ((7.0, 3.5, 9.0, 9.5), (7.0, 11.0, 9.0, 12.5))
"""The exclamation mark of icon.svg in its units, (left, top, right, bottom), inside the circle that
no phone cuts off."""
UNITS = 16.0


def png(side: int) -> bytes:
    """Return the icon with so many pixels each way, red to its edges."""
    rows = b"".join(b"\0" + _row((y + 0.5) * UNITS / side, side) for y in range(side))
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join((
        _chunk(b"IHDR", head), _chunk(b"IDAT", zlib.compress(rows, 9)), _chunk(b"IEND", b""),
    ))


def _row(y: float, side: int) -> bytes:
    found = [(left, right) for left, top, right, bottom in STROKES if top <= y < bottom]
    if not found:
        return RED * side
    left, right = (round(edge * side / UNITS) for edge in found[0])
    return RED * left + WHITE * (right - left) + RED * (side - right)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
