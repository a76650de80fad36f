"""Whole games on the board, by keys and by a switch, and how many presses a turn takes:
``python -m tests.web.board_player [--way WAY ...] [--game GAME ...] [--browser NAME]``.

Somebody plays what they see: a pawn that is marked, then one of its squares, a card of the hand,
the pile (``touch`` at 360 x 640 pixels, ``mouse`` at 1366 x 768); or a choice drawn by lot, by its
digit (``keys``), or by Tab and Enter alone where Tab stops at every choice (``switch``). Prints a
row a game as Markdown.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Callable
from math import ceil
from random import Random
from statistics import mean
from time import monotonic, sleep
from typing import Any, NamedTuple
from urllib.parse import quote

from tests.harness.browsers import Browser, browser
from tests.web.served import served
from tests.web.walks import Player

GAMES: dict[str, dict[str, Any]] = {
    "Sorry!": {"game": "hasbro", "seats": {"red": "you", "blue": "runner"}},
    "Dog": {"game": "dog", "undo": "off", "seats": {
        "red": "you", "blue": "runner", "yellow": "runner", "green": "runner"}},
}
SIZES = {"touch": (360, 640), "mouse": (1366, 768), "keys": (1366, 768), "switch": (1366, 768)}
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


class Presses(NamedTuple):
    """What a game took. ``turns``: presses of each; ``elsewhere``: how many of them were not on the
    board but on a choice of the list; ``is_over``: whether the game came to its end."""

    turns: list[int]
    elsewhere: int
    is_over: bool

    def row(self) -> str:
        """The mean, the 90th percentile and the most of a turn."""
        turns = sorted(self.turns)
        return (f"{len(turns)} | {mean(turns):.1f} | {turns[ceil(0.9 * len(turns)) - 1]} | "
                f"{turns[-1]} | {self.elsewhere} | {'yes' if self.is_over else 'no'}")


class BoardPlayer:
    """Somebody at a table of their own, who plays in one way."""

    def __init__(self, running: Browser, url: str, game: str, way: str, seed: int = 1) -> None:
        wished = quote(json.dumps({"t": "host", "name": "Ann", **GAMES[game]}))
        self.player = Player(running, f"{url}#open={wished}")
        self.tab = self.player.tab
        self.tab.resize(*SIZES[way])
        self.player.open_wished()
        self.tab.add_script(SEEN)
        self.player.set_field("guard", "0")
        if way == "switch":
            self.tab.run("(document.getElementById('stops').click(), 1)")
        self.player.to_choices()
        self._play: Callable[[dict[str, Any]], None] = {
            "keys": self._by_keys, "switch": self._by_switch,
        }.get(way, self._on_the_board)
        self._pointer = way
        self._seed = seed
        self._presses = 0
        self._touched: Counter[str] = Counter()
        self.elsewhere = 0

    def play(self, most: int) -> Presses:
        """Play to the end, or ``most`` turns."""
        self.player.choose()
        turns: list[int] = []
        while len(turns) < most:
            seen = self._seen()
            if "another game" in seen["labels"][0]:
                return Presses(turns, self.elsewhere, is_over=True)
            self._turn(seen)
            turns.append(self._presses)
            self._presses = 0
        return Presses(turns, self.elsewhere, is_over=False)

    def _turn(self, seen: dict[str, Any]) -> None:
        """Play until a choice was taken that leads to no further one."""
        while True:
            chosen, before = seen["chosen"], seen["list"]
            self._touched.clear()
            while seen["chosen"] == chosen:
                if self._presses > MOST_PRESSES:
                    raise AssertionError(f"a turn that cannot be played: {seen}")
                self._play(seen)
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

    def _by_keys(self, seen: dict[str, Any]) -> None:
        at = self._drawn(seen, "choice", len(seen["labels"]))
        self._presses += 1
        named = re.search(r"key (\d)$", seen["labels"][at])  # a card of the hand has its own
        self.tab.type("Enter" if at == seen["at"] else named[1] if named else str(at + 1))

    def _by_switch(self, seen: dict[str, Any]) -> None:
        at = self._drawn(seen, "choice", len(seen["labels"]))
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
            x, y = found[self._drawn(seen, kind, len(found))]
            self.tab.point(x, y, self._pointer)
            return
        self._presses += 1
        self.elsewhere += 1
        self.tab.type("Enter")

    def _drawn(self, seen: dict[str, Any], kind: str, count: int) -> int:
        """One of so many, drawn by lot, the same for the same list of choices."""
        return Random(f"{self._seed} {seen['list']} {kind}").randrange(count)


def main() -> None:
    """Play the games, and print the rows."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.board_player")
    parser.add_argument("--way", choices=SIZES, action="append")
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--browser", choices=("chromium", "firefox"), default="chromium")
    parser.add_argument("--turns", type=int, default=1000)
    asked = parser.parse_args()
    sys.stdout.write("| game | way | turns | presses, mean | 90th percentile | most | on the list "
                     "| to its end |\n|---|---|---|---|---|---|---|---|\n")
    with browser(asked.browser) as running:
        for game in asked.game or GAMES:
            for way in asked.way or SIZES:
                with served() as url:
                    player = BoardPlayer(running, url, game, way)
                    sys.stdout.write(f"| {game} | {way} | {player.play(asked.turns).row()} |\n")
                    sys.stdout.flush()
                    player.tab.close()


if __name__ == "__main__":
    main()
