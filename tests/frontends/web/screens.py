"""Pictures of whole screens for everybody who changes the page: ``python -m
tests.frontends.web.screens
FOLDER``.

Games of Sorry! and Dog, each with two people and two bots, are brought to their beginning, to one's
own turn, to somebody else's, to a hand of cards on either board and to the end. Each is shown in
Chromium in eight sizes and eight manners: light, dark, forced colours by light and by dark, without
red, without green, in grey, in big print. The boxes of each screen are measured (`layout`), and the
contrast of what carries meaning in its picture (`contrasts`); what is wrong is told, and the exit
status is then 1. ``--state``, ``--size`` and ``--manner`` choose some of them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.frontends.web.contrasts import low_contrasts
from tests.frontends.web.layout import SIZES, misplaced
from tests.frontends.web.people import SOCKETS, PagePerson
from tests.frontends.web.served import served
from tests.harness.browsers import Browser, Tab, browser


class Look(NamedTuple):
    """How a page is looked at. ``eyes``: what is not seen, by the name that Chromium's protocol has
    for it."""

    scheme: str = "light"
    is_forced: bool = False
    is_big: bool = False
    eyes: str = "none"


MANNERS: dict[str, Look] = {
    "light": Look(),
    "dark": Look(scheme="dark"),
    "forced": Look(is_forced=True),
    "forced-dark": Look(scheme="dark", is_forced=True),
    "no-red": Look(eyes="protanopia"),
    "no-green": Look(eyes="deuteranopia"),
    "grey": Look(eyes="achromatopsia"),
    "big": Look(is_big=True),
}
SEATS = {"red": "you", "blue": "open", "yellow": "runner", "green": "runner"}
TURNS = 14
"""Decisions of each person before a picture of the middle of a game."""
MOST = 900
"""Decisions after which a game is over."""


class State(NamedTuple):
    """A moment of a game. ``turns``: how many decisions each person has taken by then; ``mine``:
    whether the page has something to choose."""

    game: str
    turns: int
    mine: bool = True
    options: dict[str, str] = {}  # noqa: RUF012 nobody changes it


STATES: dict[str, State] = {
    "begin": State("hasbro", 0),
    "own": State("hasbro", TURNS),
    "other": State("hasbro", TURNS, mine=False),
    "hand": State("dog", TURNS),
    "wide": State("dog", TURNS, options={"board": "64"}),
    "end": State("hasbro", MOST, options={"start": "quick"}),
}


def brought(url: str, state: State) -> PagePerson:
    """Somebody in that moment, beside somebody else who plays as well."""
    ann, ben = PagePerson(url), PagePerson(url)
    ann.sit("host", game=state.game, name="Ann", seats=SEATS, options=state.options, undo="off")
    ben.sit("join", code=ann.seated["code"], name="Ben", seat=None, watch=False)
    ann.listen(0.2)
    ann.choose()
    taken = 0
    while True:
        for one in (ann, ben):
            one.listen(0.1 if state.turns == MOST else 0.3)
        if ann.told[-1]["scene"].get("won"):
            return ann
        if taken >= state.turns and bool(ann.menu) == state.mine:
            return ann
        for one in (ann, ben):
            if one.menu and one.menu["labels"]:
                one.choose()
                taken += one is ann
                break


def seated(running: Browser, url: str, ann: PagePerson) -> Tab:
    """The page of somebody who goes on with their table there."""
    tab = running.tab(url)
    tab.wait("!document.getElementById('start').hidden")
    tab.run(f"(localStorage.setItem('seat', {json.dumps(json.dumps(ann.seat()))}), 1)")
    tab.open(f"{url}?again")
    tab.wait("document.getElementById('back')?.hidden === false")
    tab.run("(document.getElementById('back').click(), 1)")
    tab.wait("document.querySelector('#board .pawn')")
    tab.wait("document.querySelector('#choices button:not([disabled])')")
    return tab


def dress(running: Browser, tab: Tab, how: Look) -> None:
    """Have a page look so."""
    features = {
        "prefers-color-scheme": how.scheme,
        "prefers-reduced-motion": "reduce",
        "forced-colors": "active" if how.is_forced else "none",
    }
    session = running.say("goog:cdp.getSession", context=tab.context)["session"]
    running.say(
        "goog:cdp.sendCommand",
        method="Emulation.setEmulatedMedia",
        session=session,
        params={"features": [{"name": name, "value": features[name]} for name in features]},
    )
    running.say(
        "goog:cdp.sendCommand",
        method="Emulation.setEmulatedVisionDeficiency",
        session=session,
        params={"type": how.eyes},
    )
    tab.run(f"(document.documentElement.classList.toggle('big', {json.dumps(how.is_big)}), 1)")


def screens(
    running: Browser,
    names: Sequence[str],
    sizes: Sequence[tuple[int, int]],
    manners: Sequence[str],
    folder: Path,
) -> Iterator[tuple[Path, list[str]]]:
    """Make the pictures; each with what is wrong in it."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        with served() as url:
            tab = seated(running, url, brought(url, STATES[name]))
            tab.run("new Promise((done) => setTimeout(() => done(1), 1500))")
            for manner in manners:
                for width, height in sizes:
                    path = folder / f"{name}-{manner}-{width}x{height}.png"
                    dress(running, tab, MANNERS[manner])
                    tab.resize(width, height)
                    yield path, _looked_at(tab, manner, (width, height), path)
            tab.close()


def _looked_at(tab: Tab, manner: str, size: tuple[int, int], path: Path) -> list[str]:
    tab.run("(scrollTo(0, 0), 1)")
    is_big = manner == "big"
    tab.picture(path, whole=is_big)
    # big print is one column in the order of a turn: what is below is scrolled to
    wrong = [] if is_big else misplaced(tab, *size)
    return [*wrong, *low_contrasts(tab)]


def main() -> int:
    """Make the pictures, and tell what is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.frontends.web.screens")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--state", choices=STATES, action="append")
    parser.add_argument("--manner", choices=MANNERS, action="append")
    parser.add_argument("--size", action="append", help="as 360x640")
    asked = parser.parse_args()
    sizes = [
        (int(width), int(height)) for width, height in (one.split("x") for one in asked.size or ())
    ] or list(SIZES)
    bad = count = 0
    with browser("chromium", args=("--hide-scrollbars",)) as running, SOCKETS:
        for path, wrong in screens(
            running, asked.state or list(STATES), sizes, asked.manner or list(MANNERS), asked.folder
        ):
            count += 1
            bad += bool(wrong)
            for one in wrong:
                sys.stdout.write(f"{path.name}: {one}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{count} pictures, {bad} with something wrong\n")
    return min(bad, 1)


if __name__ == "__main__":
    sys.exit(main())
