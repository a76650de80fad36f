"""The contrast of what carries meaning, measured in a picture of the page.

For each part its own pixels are compared with those of what lies around it, or of what it is drawn
on. Edges of letters and lines are smoothed, so the colour that stands out most counts, if there is
enough of it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

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
    "start or home": ("#board .wide circle:first-child", LEAST, True),
    "slide": ("#board .slide", LEAST, True),
    "card": ("#cards svg, #board .middle .card", LEAST, True),
    "face of a card": (
        "#board .middle .card:not(.back) text, #cards .card text",
        LEAST_TEXT,
        False,
    ),
    "choice": ("#choices button:not([disabled])", LEAST_TEXT, False),
    "tool": ("#tools button:not([hidden])", LEAST_TEXT, False),
    "title": ("#table.front > h1, #table.front > .intro", LEAST_TEXT, False),
    "caption of a board": ("#stage strong", LEAST_TEXT, False),
    "news": ("#log li:last-child", LEAST_TEXT, False),
    "player": (".player .name", LEAST_TEXT, False),
    "who is on turn": (".player.turn", LEAST, True),
}
"""What is measured: where it is, the least contrast, and whether it stands out from what lies
around it or what is in it from its own ground."""
ENOUGH = 0.006
"""The share of pixels that makes a colour."""
BOXES = """((parts) => Object.entries(parts).map(([name, [where, least, around]]) =>
  [name, least, around, [...document.querySelectorAll(where)].map((one) => {
    // of a text what it covers itself: a browser may paint a plate of its own behind it
    const inner = new Range();
    inner.selectNodeContents(one);
    return (around || one instanceof SVGElement ? one : inner).getBoundingClientRect();
  }).filter((box) => box.width > 3 && box.x >= 0 && box.y >= 0
      && box.right <= innerWidth && box.bottom <= innerHeight)
    .map(({x, y, right, bottom}) => [x, y, right, bottom].map(Math.round))]))(%s)"""
MEASURED = """(async () => {
  const bytes = Uint8Array.from(atob("%s"), (one) => one.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const paper = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  paper.drawImage(picture, 0, 0);
  const {data, width, height} = paper.getImageData(0, 0, picture.width, picture.height);
  const linear = Array.from({length: 256}, (_, value) => value <= 10 ? value / 255 / 12.92
    : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = (colour) => 0.2126 * linear[colour >> 16] + 0.7152 * linear[(colour >> 8) & 255]
    + 0.0722 * linear[colour & 255];
  const counted = (left, top, right, bottom, isEdge) => {
    const counts = new Map();
    for (let y = Math.max(top, 0); y < Math.min(bottom, height); y++) {
      for (let x = Math.max(left, 0); x < Math.min(right, width); x++) {
        if (isEdge && y > top && y < bottom - 1 && x > left && x < right - 1) continue;
        const at = 4 * (y * width + x);
        const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
    }
    return [...counts].sort(([, one], [, other]) => other - one);
  };
  const contrast = ([left, top, right, bottom], around) => {
    const inner = counted(left, top, right, bottom, false);
    const far = Math.max(2, Math.round((right - left) * 0.15));
    const ground = light((around
      ? counted(left - far, top - far, right + far, bottom + far, true) : inner)[0][0]);
    const all = inner.reduce((sum, [, count]) => sum + count, 0);
    // colours from the most different on, until there are enough pixels of them
    let share = 0;
    const ratios = inner.map(([colour, count]) => {
      const other = light(colour);
      return [(Math.max(other, ground) + 0.05) / (Math.min(other, ground) + 0.05), count];
    }).sort(([one], [other]) => other - one);
    return ratios.find(([, count]) => (share += count) >= all * %s)[0];
  };
  return %s.filter(([, , , boxes]) => boxes.length).map(([name, least, around, boxes]) =>
    [name, least, Math.min(...boxes.map((box) => contrast(box, around)))]);
})()"""


def low_contrasts(tab: Tab, parts: Mapping[str, tuple[str, float, bool]] = PARTS) -> list[str]:
    """Return what stands out too little in a page as it is now."""
    where = BOXES % json.dumps(parts)
    boxes, seen = tab.run(where), tab.seen()
    while boxes != (now := tab.run(where)):  # something moved
        boxes, seen = now, tab.seen()
    found = tab.run(MEASURED % (seen, ENOUGH, json.dumps(boxes)))
    return [
        f"{name}: contrast {ratio:.2f}, least {least}"
        for name, least, ratio in found
        if ratio < least
    ]


IN_VIEW = """(async () => {
  const one = document.querySelector(%s), open = document.querySelector(":popover-open");
  if (open && !open.contains(one)) return false;
  one.scrollIntoView({block: "center"});
  // a row that was cut is seen once its observer has looked, which is after the next picture
  for (let pictures = 0; pictures < 3; pictures++) await new Promise(requestAnimationFrame);
  const {x, y, width, height} = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return !!top && (one.contains(top) || top.contains(one));
})()"""
"""Brings an element into view; whether it can be seen there, and neither an open drawer nor the
shade beside it lies on it."""


def low_text(tab: Tab, selector: str) -> list[str]:
    """Return what is wrong with the contrast of a text, wherever it is on the page; nothing of one
    that a drawer or its shade covers."""
    if not tab.run(IN_VIEW % json.dumps(selector)):
        return []
    return low_contrasts(tab, {selector: (selector, LEAST_TEXT, False)})
