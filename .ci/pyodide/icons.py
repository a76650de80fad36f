"""The icon of the page as pictures, which phones and messengers want besides the drawing."""

from __future__ import annotations

import struct
import zlib

RED = bytes((0xB3, 0x26, 0x1E))
WHITE = bytes((0xFF, 0xFF, 0xFF))
UNITS = 16.0
"""The side of icon.svg."""
FINE = 2
"""Points of a pixel each way, so that edges are smooth."""


def png(side: int) -> bytes:
    """Return the icon with so many pixels each way, red to its edges."""
    rows = b"".join(b"\0" + b"".join(_pixel(x, y, side) for x in range(side)) for y in range(side))
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        (
            _chunk(b"IHDR", head),
            _chunk(b"IDAT", zlib.compress(rows, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _pixel(x: int, y: int, side: int) -> bytes:
    points = [(one + 0.5) / FINE for one in range(FINE)]
    share = (
        sum(
            _is_pawn((x + dx) * UNITS / side, (y + dy) * UNITS / side)
            for dx in points
            for dy in points
        )
        / FINE**2
    )
    return bytes(round(red + (white - red) * share) for red, white in zip(RED, WHITE, strict=True))


def _is_pawn(x: float, y: float) -> bool:
    """Return whether a point is of the pawn of icon.svg: its head, its body, its foot."""
    beside = abs(x - 8)
    return (
        beside**2 + (y - 4.9) ** 2 <= 2.3**2
        or (6.8 <= y <= 11.2 and beside <= 1.3 + (y - 6.8) * 1.7 / 4.4)
        or (11.8 <= y <= 13.2 and beside <= 3.8)
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
