"""Pictures of the board for everybody who changes it, to be looked at one by one:
``python -m tests.web.pictures FOLDER``.

A game of every rule book, with every number of seats, is played for some turns, then shown in
Chromium; three of them in every width and manner. Beside each picture stands a text of the same
name with what the program says of that moment: cover it, say from the picture alone whose pawn
stands where and what moved last, and compare.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.harness.browsers import Browser, Tab, browser
from tests.web.people import SOCKETS, PagePerson
from tests.web.served import served

TURNS = 25
"""Decisions before a picture: pawns are under way, some are bumped, some at home."""
COLOURS = ("red", "blue", "yellow", "green")
BOOKS = ("hasbro", "parker", "bounce-home", "hobby")


class Game(NamedTuple):
    """A table. ``seats``: how many are played."""

    name: str
    book: str
    seats: int
    options: dict[str, str]


class Look(NamedTuple):
    """How a page is looked at. ``whole``: the page and not the board alone. ``eyes``: what is not
    seen, by the name that Chromium's protocol has for it."""

    name: str
    width: int
    height: int
    ratio: float = 1.0
    scheme: str = "light"
    is_forced: bool = False
    is_big: bool = False
    whole: bool = False
    eyes: str = "none"


GAMES = (
    *(Game(f"{book}-{seats}", book, seats, {}) for book in BOOKS for seats in (2, 3, 4)),
    *(Game(f"dog-{squares}-{players}", "dog", 4, {"board": squares, "seats": players})
      for squares in ("40", "64") for players in ("4", "2")),
)
USUAL = Look("768", 768, 1024)
LOOKS = (
    Look("320", 320, 640), Look("320-page", 320, 640, whole=True),
    Look("1920", 1920, 1080, whole=True), Look("400-percent", 320, 256, 4.0),
    Look("dark", 768, 1024, scheme="dark"), Look("forced", 768, 1024, is_forced=True),
    Look("forced-dark", 768, 1024, scheme="dark", is_forced=True),
    Look("big", 768, 1024, is_big=True, whole=True),
)
CLOSELY = frozenset(("hasbro-4", "dog-40-4", "dog-64-4"))
"""The games that are looked at in every way."""


def played(url: str, game: Game) -> PagePerson:
    """Somebody in the middle of a game."""
    seats = ("red", "yellow") if game.seats == 2 else COLOURS[: game.seats]
    bots: dict[str, str] = dict.fromkeys(seats, "runner")
    bots["red"] = "you"
    if game.options.get("seats") == "2":
        bots["yellow"] = "you"
    ann = PagePerson(url)
    ann.sit(
        "host", game=game.book, name="Ann", seats=bots, options=game.options, undo="off",
    )
    for _ in range(TURNS):
        while not ann.menu:
            ann.take()
        ann.choose(len(ann.menu["labels"]) - 1)
    ann.listen(0.5)
    return ann


def seated(running: Browser, url: str, ann: PagePerson) -> Tab:
    """The page of somebody who goes on with their table there."""
    tab = running.tab(url)
    tab.wait("!document.getElementById('start').hidden")
    tab.run(f"(localStorage.setItem('chair', {json.dumps(json.dumps(ann.seat()))}), 1)")
    tab.open(f"{url}?again")
    tab.wait("document.getElementById('back')?.hidden === false")
    tab.run("(document.getElementById('back').click(), 1)")
    tab.wait("document.querySelector('#board .pawn')")
    tab.wait("document.querySelector('#choices button:not([disabled])')")
    return tab


def shown(running: Browser, url: str, ann: PagePerson) -> Tab:
    """The page of somebody who goes on with their table there, one turn further."""
    tab = seated(running, url, ann)
    for _ in range(6):
        tab.run("new Promise((done) => setTimeout(() => done(1), 900))")
        tab.run("(document.querySelector('#choices button:not([disabled])').click(), 1)")
        tab.run("new Promise((done) => setTimeout(() => done(1), 1500))")
        if tab.run("document.querySelectorAll('#board .marks > g').length"):
            break
    return tab


def truth(tab: Tab) -> str:
    """What the page says of the moment that it shows: the last news, and where everybody stands."""
    tab.run("(document.querySelector('#choices button:not([disabled])').focus(), 1)")
    before = tab.run("document.getElementById('log').textContent")
    others = tab.run("document.querySelectorAll('.player').length") - 1
    for key in ("w", *"o" * others):
        tab.type(key)
        tab.run("new Promise((done) => setTimeout(() => done(1), 900))")
    told = tab.run("[...document.querySelectorAll('#log li')].map((one) => one.textContent)")
    return "\n".join([before, *told, ""])


def dress(running: Browser, tab: Tab, how: Look) -> None:
    """Have a page look so."""
    features = {
        "prefers-color-scheme": how.scheme, "prefers-reduced-motion": "reduce",
        "forced-colors": "active" if how.is_forced else "none",
    }
    session = running.say("goog:cdp.getSession", context=tab.context)["session"]
    running.say(
        "goog:cdp.sendCommand", method="Emulation.setEmulatedMedia", session=session,
        params={"features": [{"name": name, "value": features[name]} for name in features]},
    )
    running.say(
        "goog:cdp.sendCommand", method="Emulation.setEmulatedVisionDeficiency", session=session,
        params={"type": how.eyes},
    )
    tab.run("(document.documentElement.classList.toggle('big', "
            f"{json.dumps(how.is_big)}), 1)")
    tab.resize(how.width, how.height, how.ratio)


def look(running: Browser, tab: Tab, how: Look, path: Path) -> None:
    """One picture."""
    dress(running, tab, how)
    if how.whole:
        tab.run("(scrollTo(0, 0), 1)")
        tab.picture(path, whole=True)
    else:
        tab.picture_of("#board", path)


def pictures(folder: Path) -> Iterator[Path]:
    """Make all pictures; each as it is there."""
    folder.mkdir(parents=True, exist_ok=True)
    with browser("chromium", args=("--hide-scrollbars",)) as running, SOCKETS:
        for game in GAMES:
            with served() as url:
                tab = shown(running, url, played(url, game))
                for how in (USUAL, *(LOOKS if game.name in CLOSELY else ())):
                    path = folder / f"{game.name}-{how.name}.png"
                    look(running, tab, how, path)
                    yield path
                (folder / f"{game.name}.txt").write_text(truth(tab), encoding="utf-8")
                tab.close()


def main() -> None:
    """Make the pictures."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.pictures")
    parser.add_argument("folder", type=Path)
    for path in pictures(parser.parse_args().folder):
        sys.stdout.write(f"{path}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
