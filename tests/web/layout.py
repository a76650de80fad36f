"""Whether a turn is on one screen: the boxes of the page are measured. One's own side, the choices,
the cards and every player must be in view without scrolling, and nothing may lie on the choices."""

from __future__ import annotations

from tests.harness.browsers import Tab

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
  };
})()"""


def misplaced(tab: Tab, width: int, height: int) -> list[str]:
    """Return what is wrong with the page in one size."""
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
    return wrong
