"""Turns on the board, by a pointer and by a switch: somebody plays what they see, a pawn that is
marked, then one of its squares, a card of the hand, the pile (``touch`` at 360 x 640 pixels,
``mouse`` at 1366 x 768); or a choice drawn by lot by Tab and Enter alone, where Tab stops at every
choice (``switch``).
"""

from __future__ import annotations

from collections import Counter
from random import Random
from time import monotonic, sleep
from typing import Any

from tests.frontends.web.walks import DOG, Player, wished
from tests.harness.browsers import Browser

SIZES = {"touch": (360, 640), "mouse": (1366, 768), "switch": (1366, 768)}
ANSWERED_S = 5.0
"""After so long without an answer to a press there is none."""
MOST_PRESSES = 40
"""Presses of one turn: more mean that it cannot be played so."""
SEEN = """
globalThis.chosen = 0;
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (JSON.parse(text).t === "choose") chosen += 1;
  return send.call(this, text);
};
globalThis.seen = () => {
  const buttons = [...document.querySelectorAll("#choices button:not([disabled])")];
  const drawn = (where) => [...document.querySelectorAll(where)].map((one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
  const first = buttons[0];
  if (first) first.dataset.list ??= String(globalThis.lists = (globalThis.lists ?? 0) + 1);
  return {
    list: Number(first?.dataset.list ?? 0), labels: buttons.map((one) => one.textContent),
    at: buttons.indexOf(document.activeElement), chosen,
    deep: !document.getElementById("deep").hidden,
    pawns: drawn("#board .pawn.can > .face"), goals: drawn("#board .goals circle"),
    cards: drawn("#cards .can"), pile: drawn("#board .middle"),
    meant: drawn("#choices .meant"),
    live: document.getElementById("live").textContent,
    told: document.getElementById("log").lastElementChild?.textContent ?? "",
    moving: document.getAnimations().some((one) => one.playState === "running"),
  };
};
"""
"""What there is to see, and how often a choice was taken."""


class BoardPlayer:
    """Somebody at a table of their own, who plays Dog in one way. ``elsewhere``: presses that were
    not on the board but on a choice of the list."""

    def __init__(self, running: Browser, url: str, way: str) -> None:
        self.player = Player(running, f"{url}{wished(DOG, 'dog')}")
        self.tab = self.player.tab
        self.tab.resize(*SIZES[way])
        self.player.open_wished()
        self.tab.add_script(SEEN)
        self.player.set_field("guard", "0")
        if way == "switch":
            self.tab.run("(document.getElementById('stops').click(), 1)")
        self.player.to_choices()
        self._press = self._by_switch if way == "switch" else self._on_the_board
        self._pointer = way
        self._presses = 0
        self._touched: Counter[str] = Counter()
        self.elsewhere = 0

    def play(self, turns: int) -> None:
        """Play so many turns."""
        self.player.choose()
        for _ in range(turns):
            self._presses = 0
            self._turn(self._seen())

    def _turn(self, seen: dict[str, Any]) -> None:
        """Play until a choice was taken that leads to no further one."""
        while True:
            chosen, before = seen["chosen"], seen["list"]
            self._touched.clear()
            while seen["chosen"] == chosen:
                if self._presses > MOST_PRESSES:
                    raise AssertionError(f"a turn that cannot be played: {seen}")
                self._press(seen)
                seen = self._answered(seen)
            seen = self._seen(before)
            if not seen["deep"]:
                return

    def _seen(self, before: int = 0) -> dict[str, Any]:
        """What is to be seen once something is to be chosen, of another list than ``before``."""
        end = monotonic() + 30
        while monotonic() < end:
            seen: dict[str, Any] = self.tab.run("seen()")
            waits = not seen["labels"] or self.player.words.texts["whose"] in seen["labels"][0]
            if not waits and seen["list"] != before and seen["at"] >= 0 and not seen["moving"]:
                return seen
            sleep(0.03)
        raise AssertionError(f"nothing is to be chosen: {seen}")

    def _answered(self, before: dict[str, Any]) -> dict[str, Any]:
        """What is to be seen after a press, once something has changed."""
        end = monotonic() + ANSWERED_S
        while True:
            seen: dict[str, Any] = self.tab.run("seen()")
            if seen != before or monotonic() > end:
                return seen
            sleep(0.02)

    # -- the ways ----------------------------------------------------------------------------------

    def _by_switch(self, seen: dict[str, Any]) -> None:
        at = _drawn(seen, "choice", len(seen["labels"]))
        self._presses += 1
        self.tab.type("Enter" if at <= seen["at"] else "Tab")

    def _on_the_board(self, seen: dict[str, Any]) -> None:
        for kind in ("goals", "pawns", "cards", "pile", "meant"):
            found = seen[kind]
            # what was touched twice in vain is not what plays here
            if not found or self._touched[kind] >= 2:
                continue
            self._touched[kind] += 1
            self._presses += 1
            self.elsewhere += kind == "meant"
            x, y = found[_drawn(seen, kind, len(found))]
            self.tab.point(x, y, self._pointer)
            return
        self._presses += 1
        self.elsewhere += 1
        self.tab.type("Enter")


def _drawn(seen: dict[str, Any], kind: str, count: int) -> int:
    """One of so many, drawn by lot, the same for the same list of choices."""
    return Random(f"{seen['list']} {kind}").randrange(count)
