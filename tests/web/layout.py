"""Whether a turn is on one screen: ``python -m tests.web.layout``.

A game of Sorry! and one of Dog are played for some turns; then the boxes of the page are measured
in every size. One's own side, the choices, the cards and every player must be in view without
scrolling, and nothing may lie on the choices.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

from tests.harness.browsers import Tab, browser
from tests.web.people import SOCKETS
from tests.web.pictures import GAMES, played, shown
from tests.web.served import served

SIZES = (
    (360, 640), (390, 844), (820, 1180), (640, 360), (1280, 720), (1366, 768), (1920, 1080),
    (2560, 1440),
)
"""Widths and heights in pixels: telephones, a tablet, computers."""
MEASURE = """(() => {
  const box = (one) => {
    const {x, y, right, bottom} = one.getBoundingClientRect();
    return [x, y, right, bottom];
  };
  const parts = {
    board: [document.querySelector("#board svg")],
    own: [...document.querySelectorAll("#board .pawn.own")],
    players: [...document.querySelectorAll("#players .player")],
    cards: [...document.querySelectorAll("#cards svg, #board .middle .card:not(.back)")],
    choice: [document.querySelector("#choices button:not([disabled])")],
    tools: [...document.querySelectorAll("#tools button:not([hidden])")],
  };
  const found = {};
  for (const name in parts) found[name] = parts[name].map(box);
  const first = parts.choice[0].getBoundingClientRect();
  const top = document.elementFromPoint(first.x + first.width / 3, first.y + first.height / 2);
  return {
    boxes: found, width: innerWidth, height: innerHeight,
    scroll: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
    covered: !top || !parts.choice[0].contains(top),
    side: document.querySelector("#board .square").getBoundingClientRect().width,
  };
})()"""


class Measured(NamedTuple):
    """What is wrong in one size, and how wide a square of the board is, in pixels."""

    wrong: list[str]
    square: float


def measured(tab: Tab, width: int, height: int) -> Measured:
    """Measure the page in one size."""
    tab.resize(width, height)
    found = tab.run(MEASURE)
    wrong = [
        f"{name} is out of view: {[round(value) for value in box]}"
        for name, boxes in found["boxes"].items() for box in boxes
        if box[0] < -1 or box[1] < -1 or box[2] > width + 1 or box[3] > height + 1
    ]
    wrong += [f"no {name}" for name, boxes in found["boxes"].items() if not boxes]
    if found["covered"]:
        wrong.append("something lies on the choice")
    if found["scroll"][0] > width or found["scroll"][1] > height:
        wrong.append(f"the page is {found['scroll']} large")
    return Measured(wrong, round(found["side"], 1))


def main() -> int:
    """Measure both games in every size."""
    bad = 0
    with browser("chromium", args=("--hide-scrollbars",)) as running, SOCKETS:
        for game in (one for one in GAMES if one.name in ("hasbro-4", "dog-64-4", "dog-40-4")):
            with served() as url:
                tab = shown(running, url, played(url, game))
                for width, height in SIZES:
                    wrong, square = measured(tab, width, height)
                    bad += bool(wrong)
                    told = "; ".join(wrong) or "everything in view"
                    sys.stdout.write(f"{game.name} {width}x{height}, squares {square}: {told}\n")
                tab.close()
    return min(bad, 1)


if __name__ == "__main__":
    sys.exit(main())
