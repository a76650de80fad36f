"""Whether a turn is on one screen: the boxes of the page are measured. One's own side, the choices,
the cards and every player must be in view without scrolling, nothing may lie on the choices, the
news may not begin in the middle of a sentence, and of a choice all is seen or nothing.

``python -m tests.frontends.web.layout [STEPS]`` takes so many choices in each of eight sizes,
enlarged four times among them, and in big print, and counts how often the choice in focus was in
view with those before it, and how often the last turn was in one view with it.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

from tests.frontends.web.served import served
from tests.frontends.web.walks import DOG, TABLE, at_table
from tests.harness.browsers import Browser, Tab, browser

SIZES = (
    (360, 640),
    (390, 844),
    (820, 1180),
    (640, 360),
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
)
"""Widths and heights in pixels: telephones, a tablet, computers."""
CHOOSING = (
    "!document.querySelector('#choices button:not([disabled])').textContent.includes('Whose turn')"
)
MEASURE = """(() => {
  const box = (one) => {
    const {x, y, right, bottom} = one.getBoundingClientRect();
    return [x, y, right, bottom];
  };
  const parts = {
    board: [document.querySelector("#board svg")],
    own: [...document.querySelectorAll("#board .pawn.own .ring")],
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
    cut: [...document.querySelectorAll("#log .row, #choices :enabled")].filter((row) => {
      const [{top, bottom}, part] = [row, row.closest("#news-part, #choices-part")]
        .map((one) => one.getBoundingClientRect());
      const parted = (edge) => top < edge - 2 && bottom > edge + 2;
      return [part.top, part.bottom].some(parted) && getComputedStyle(row).opacity > 0;
    }).map((row) => row.textContent),
  };
})()"""


def misplaced(tab: Tab, width: int, height: int) -> list[str]:
    """Return what is wrong with the page in one size."""
    tab.resize(width, height)
    tab.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found = tab.run(MEASURE)
    wrong = [
        f"{name} is out of view: {[round(value) for value in box]}"
        for name, boxes in found["boxes"].items()
        for box in boxes
        if box[0] < -1 or box[1] < -1 or box[2] > width + 1 or box[3] > height + 1
    ]
    wrong += [f"no {name}" for name, boxes in found["boxes"].items() if not boxes]
    wrong += [f"cut, and seen: {one}" for one in found["cut"]]
    if found["covered"]:
        wrong.append("something lies on the choice")
    if found["scroll"][0] > width or found["scroll"][1] > height:
        wrong.append(f"the page is {found['scroll']} large")
    return wrong


class Window(NamedTuple):
    """How a page is looked at. ``ratio``: how much it is enlarged."""

    width: int
    height: int
    ratio: float = 1.0
    is_big: bool = False


WINDOWS = {
    "1440x900": Window(1440, 900),
    "1366x768": Window(1366, 768),
    "1024x768": Window(1024, 768),
    "390x844": Window(390, 844),
    "360x640": Window(360, 640),
    "320x568": Window(320, 568),
    "844x390": Window(844, 390),
    "400 percent": Window(360, 225, 4.0),
    "big print": Window(1440, 900, is_big=True),
}
OUT_OF_VIEW = """
globalThis.hiddenChoices = () => {
  const list = document.getElementById("choices-part");
  const part = list.getBoundingClientRect();
  const fade = parseFloat(getComputedStyle(list).scrollPaddingBottom) || 0;
  const all = [...document.querySelectorAll("#choices button:not([disabled])")];
  const at = all.indexOf(document.activeElement);
  return all.slice(0, at + 1).filter((one) => {
    const box = one.getBoundingClientRect();
    const [top, bottom] = [Math.max(part.top, 0), Math.min(part.bottom - fade, innerHeight)];
    return box.top < top - 1 || box.bottom > bottom + 1;
  }).map((one) => one.textContent);
};
"""
"""What is out of view of the choices up to the one in focus."""
ONE_VIEW = """(() => {
  const box = (one) => one.getBoundingClientRect();
  const turn = document.getElementById("log").lastElementChild;
  const room = document.getElementById("news-part");
  return [Math.max(box(turn).top, box(room).top), box(document.activeElement).bottom, innerHeight];
})()"""
"""Where the last turn begins, or its room, which shows the end of a long one; where the choice in
focus ends; and how high the window is."""


def in_view(running: Browser, window: Window, steps: int) -> tuple[int, int]:
    """Take choices of a game of Sorry! and of one of Dog; how often the choice in focus was in
    view, and how often it was so together with the last turn, or as much of that as there is room
    for."""
    seen = together = 0
    for game, seats, count in (("hasbro", TABLE, steps - steps // 2), ("dog", DOG, steps // 2)):
        with served() as url:
            ann = at_table(running, url, seats, game)
            ann.set_field("guard", "0")
            if window.is_big:
                ann.tab.run("(document.getElementById('big').click(), 1)")
            ann.to_choices()
            ann.tab.resize(window.width, window.height, window.ratio)
            ann.tab.add_script(OUT_OF_VIEW)
            for _ in range(count):
                ann.choose()
                ann.tab.wait(CHOOSING)
                hidden = ann.tab.run("hiddenChoices()")
                top, bottom, high = ann.tab.run(ONE_VIEW)
                seen += not hidden
                together += not hidden and (top >= -1 or bottom - top > high)
            ann.tab.close()
    return seen, together


def main() -> int:
    """Tell for every window how often the choice was in view."""
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    bad = 0
    with browser("chromium", args=("--hide-scrollbars",)) as running:
        for name, window in WINDOWS.items():
            seen, together = in_view(running, window, steps)
            bad += together < steps
            sys.stdout.write(f"{name}: {seen} of {steps} in view, {together} with the last turn\n")
            sys.stdout.flush()
    return min(bad, 1)


if __name__ == "__main__":
    sys.exit(main())
