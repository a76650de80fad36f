"""The contrast of what carries meaning, measured in a picture of the page.

For each part its own pixels are compared with those of what lies around it, or of what it is drawn
on. Edges of letters and lines are smoothed, so the colour that stands out most counts, if there is
enough of it.
"""

from __future__ import annotations

import json
import struct
import zlib
from pathlib import Path
from typing import Any

import numpy as np

from tests.harness.browsers import Tab

LEAST = 3.0
"""WCAG 2.2, 1.4.11: parts of graphics."""
LEAST_TEXT = 4.5
"""1.4.3: texts."""
PARTS: dict[str, tuple[str, float, bool]] = {
    "pawn": ("#board .pawn .face", LEAST, True),
    "number of a pawn": ("#board .pawn .face", LEAST, False),
    "pawn that can move": ("#board .pawn.can .ring", LEAST, True),
    "lane": ("#board .square.lane", LEAST, True),
    "mark of a lane": ("#board .square.lane", LEAST, False),
    "start or home": ("#board .wide circle", LEAST, True),
    "slide": ("#board .slide", LEAST, True),
    "card": ("#cards svg, #board .middle .card", LEAST, True),
    "face of a card": (
        "#board .middle .card:not(.back) text, #cards .card text", LEAST_TEXT, False,
    ),
    "choice": ("#choices button:not([disabled])", LEAST_TEXT, False),
    "tool": ("#tools button:not([hidden])", LEAST_TEXT, False),
    "news": ("#log li:last-child", LEAST_TEXT, False),
    "player": (".player .name", LEAST_TEXT, False),
    "who is on turn": (".player.turn", LEAST, True),
}
"""What is measured: where it is, the least contrast, and whether it stands out from what lies
around it or what is in it from its own ground."""
ENOUGH = 0.006
"""The share of pixels that makes a colour."""
BOXES = """((parts) => Object.fromEntries(Object.entries(parts).map(([name, where]) =>
  [name, [...document.querySelectorAll(where)].map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 3 && box.x >= 0 && box.y >= 0 && box.right <= innerWidth
      && box.bottom <= innerHeight).map((box) => [box.x, box.y, box.right, box.bottom])])))"""


def pixels(path: Path) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Return a picture of a browser (PNG, 8 bits, no palette) as rows, columns, and red, green and
    blue."""
    data = path.read_bytes()
    at, packed, head = 8, b"", b""
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + size]
        head = body if kind == b"IHDR" else head
        packed += body if kind == b"IDAT" else b""
        at += 12 + size
    width, height, bits, colours = struct.unpack(">IIBB", head[:10])
    assert bits == 8, "8 bits a colour"
    each = {2: 3, 6: 4}[colours]
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + width * each)
    out = np.zeros((height, width, each), np.uint8)
    above = np.zeros((width, each), np.int32)
    for y, row in enumerate(rows):
        above = _unfiltered(int(row[0]), row[1:].reshape(width, each).astype(np.int32), above)
        out[y] = above
    return out[:, :, :3]


def _unfiltered(kind: int, line: Any, above: Any) -> Any:
    if kind == 0:
        return line
    if kind == 1:
        return np.cumsum(line, axis=0) % 256
    if kind == 2:
        return (line + above) % 256
    rows, before = line.tolist(), above.tolist()
    each = len(rows[0])
    left = corner = [0] * each
    for x, here in enumerate(rows):
        up = before[x]
        for one in range(each):
            a, b, c = left[one], up[one], corner[one]
            if kind == 3:
                guess = (a + b) // 2
            else:
                near = a + b - c
                guess = min((a, b, c), key=lambda value: abs(near - value))
            here[one] = (here[one] + guess) % 256
        left, corner = here, up
    return np.array(rows, np.int32)


def _brightness(colours: Any) -> Any:
    """The relative luminance of colours, 0 to 1."""
    parts = colours / 255
    light = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return light @ np.array([0.2126, 0.7152, 0.0722])


def _most(colours: Any) -> Any:
    found, counts = np.unique(colours.reshape(-1, 3), axis=0, return_counts=True)
    return found[counts.argmax()]


def _contrast(box: list[float], picture: Any, *, around: bool) -> float:
    """The contrast of what is in a box with what lies around it, or of what is on its ground."""
    left, top, right, bottom = box
    far = max(2, round((right - left) * 0.15)) if around else 0
    inner = picture[max(0, round(top)) : round(bottom), max(0, round(left)) : round(right)]
    outer = picture[
        max(0, round(top) - far) : round(bottom) + far,
        max(0, round(left) - far) : round(right) + far,
    ]
    edge = np.concatenate([outer[0], outer[-1], outer[:, 0], outer[:, -1]]) if around else inner
    ground = _brightness(_most(edge)[None])[0]
    found, counts = np.unique(inner.reshape(-1, 3), axis=0, return_counts=True)
    light = _brightness(found)
    ratios = (np.maximum(light, ground) + 0.05) / (np.minimum(light, ground) + 0.05)
    # colours from the most different on, until there are enough pixels of them
    order = np.argsort(-ratios)
    share = np.cumsum(counts[order]) / counts.sum()
    return float(ratios[order][np.searchsorted(share, ENOUGH)])


def low_contrasts(tab: Tab, path: Path) -> list[str]:
    """Return what stands out too little in the picture of a page as it is now."""
    picture = pixels(path)
    found = tab.run(f"{BOXES}({json.dumps({name: where for name, (where, *_) in PARTS.items()})})")
    wrong = []
    for name, (_, least, around) in PARTS.items():
        ratios = [_contrast(box, picture, around=around) for box in found[name]]
        if ratios and min(ratios) < least:
            wrong.append(f"{name}: contrast {min(ratios):.2f}, least {least}")
    return wrong
