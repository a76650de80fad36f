"""Whole evenings at one table over real sockets, told to each in their own language.

The secret from which the cards follow is fixed, and a listener is asked for news once everything
has come, so that what is heard is the same every time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic

import pytest

from sorry_a11y.online.client import notes
from sorry_a11y.online.server.makers import Makers
from sorry_a11y.online.server.rate_limits import RATES, Rate
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.store.exchange import save_told
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from tests.harness.listeners import WatchedFeed

from .rough_proxy import RoughProxy
from .tables import LONG, Sitter, on_loop, served, until

SECRET = 3 << 126
THREE = {"red": "you", "blue": "open", "yellow": "runner"}
FOUR = {"red": "you", "blue": "open", "yellow": "runner", "green": "runner"}
TABLES = {
    "sorry": msg.HostTable("hasbro", "Ann", THREE),
    "points": msg.HostTable("hobby", "Ann", THREE, points=True, rounds=1),
    "dog": msg.HostTable("dog", "Ann", FOUR, undo="off"),
}
QUESTIONS = (
    *("w", "i2", "o", "c", "s", "f", "i3", "i1", "d", "i4", "y", "l", "r", ",", ".", "a", "h", "?"),
    *("b", "=", "-", "n", "p"),
)
"""A question before each decision, one after the other; Enter then tells the choice again."""
BEGINNING = 8
"""Decisions of an evening that is kept as a text."""


def settle(people: tuple[Sitter, Sitter], further: float = 0.0) -> None:
    """Wait until both have everything, and so many seconds more where nobody knows what that is;
    then let each hear what no key asked for."""

    def is_heard() -> bool:
        games = [one.at.table.game for one in people]
        return all(games) and len({(one.heard, one.number) for one in games if one}) == 1

    until(is_heard)
    on_loop(asyncio.sleep(further))
    for one in people:
        one.hears_what_came()


def evening(people: tuple[Sitter, Sitter], decisions: int) -> int:
    """Play, with a question before each decision and a word now and then; how many decisions."""
    ann, ben = people
    ann.link.send(msg.Manage("start"))
    settle(people, 1.0)
    for count in range(decisions):
        decider = next((one for one in people if one.decides), None)
        if decider is None:
            return count
        other = ben if decider is ann else ann
        if count % 25 == 3:
            other.press("e", "tab", *["tab"] * (count % 7), "enter")
            table = decider.at.table
            until(lambda table=table: table.has_something)  # type: ignore[misc]
            decider.hears_what_came()
        decider.press(QUESTIONS[count % len(QUESTIONS)], "enter", "enter")
        if not decider.decides:
            settle(people)
    return decisions


def text(one: Sitter) -> str:
    """What somebody heard: each key in square brackets, unasked replies behind a plus."""
    lines: list[str] = []
    for key, reply in one.heard:
        lines.append(f"[{key}]" if key else "+")
        if reply.silent:
            lines.append(f"~ {', '.join(cue.earcon for cue in reply.cues)}")
            continue
        lines += [*(f"  {sentence}" for sentence in reply.news), f"* {reply.focus}"]
    return "\n".join(lines) + "\n"


@pytest.fixture
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards that are always the same, and nothing that depends on how quick the machine is."""
    monkeypatch.setattr("sorry_a11y.online.server.makers.randbits", lambda _bits: SECRET)
    makers = Makers(code=lambda _table: "230564921842")
    monkeypatch.setattr("sorry_a11y.online.server.lobby.Makers", lambda: makers)
    monkeypatch.setattr(RATES, "messages", Rate(10_000, 0.5))  # nobody thinks here
    monkeypatch.setattr(notes, "APART_S", 0.0)


def both(url: str, name: str, folder: Path) -> tuple[Sitter, Sitter]:
    """Ann in English and Ben in German."""
    ann = Sitter(
        url, TABLES[name], keep_game=partial(save_told, Library(PlayerFile(folder / "ann")))
    )
    ben = Sitter(
        url,
        msg.Join(ann.seated.code, "Ben"),
        "de",
        keep_game=partial(save_told, Library(PlayerFile(folder / "ben"))),
    )
    table = ann.at.table
    until(lambda: table.has_something and not table.people.open_seats)
    ann.hears_what_came()
    return ann, ben


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("name", TABLES)
def test_an_evening_is_heard_as_it_is_kept(
    name: str, tmp_path: Path, golden: Callable[[str, str], None]
) -> None:
    """Golden transcripts of how an evening of two people begins, and the law of replies for every
    key and every unasked line."""
    with served(tmp_path) as url:
        people = both(url, name, tmp_path)
        evening(people, BEGINNING)
        for one, language in zip(people, ("en", "de"), strict=True):
            assert one.breaches(()) == []
            golden(f"company/{name}-{language}.txt", text(one))
            one.leave()


def rough_evening(port: int, seed: int, seconds: float) -> tuple[int, list[str]]:
    """Play through a bad network to the end; how often lines broke, and what was wrong."""
    proxy = RoughProxy(port, seed)
    proxy.life = 2_000, 12_000
    url = f"127.0.0.1:{proxy.port}"
    ann = Sitter(f"127.0.0.1:{port}", TABLES["sorry"])
    ben = Sitter(url, msg.Join(ann.seated.code, "Ben"), "de")
    feeds = {}
    ann.hears("sits down")
    ann.press("enter")
    end = monotonic() + seconds
    while monotonic() < end or (not proxy.cuts and monotonic() < end + LONG):
        for one in (ann, ben):
            one.listen(0.02)
            game = one.at.table.game
            if game and one not in feeds and one.at.game:
                feeds[one] = WatchedFeed(game.own)
                game.listen(feeds[one])
            if one.decides:
                one.press("enter")
        if all(one.at.game and one.at.game.who.is_over for one in (ann, ben)):
            break
    proxy.rough = False
    settle((ann, ben), 0.3)
    wrong = [*ann.breaches(()), *ben.breaches(())]
    calm, rough = (feeds[one].given for one in (ann, ben))
    if [*map(str, rough)] != [*map(str, calm)][-len(rough) :]:
        wrong.append("Ben was told something else than Ann")
    for one in (ann, ben):
        one.leave()
    proxy.close()
    return proxy.cuts, wrong


@pytest.mark.server
@pytest.mark.parametrize("seconds", [6.0, pytest.param(90.0, marks=pytest.mark.long)])
def test_a_bad_network_tells_each_turn_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """Promise of reconnecting: over a line that delays, breaks in the middle of a message and comes
    back before the old one is gone, a game goes on; each event is told once, in order, and every
    line keeps the law."""
    monkeypatch.setattr(notes, "APART_S", 0.0)
    with served(tmp_path) as url:
        port = int(url.rpartition(":")[2])
        cuts, wrong = rough_evening(port, 7, seconds)
    assert wrong == []
    assert cuts
