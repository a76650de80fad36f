"""Whole games through each driver of Linux, and through those of the libraries.

Every key's reply is held against what the game meant to tell. Speech Dispatcher is the real one;
Orca stands on a bus of its own, in both dialects; accessible-output2 has an output class that
writes down what it is told; Prism speaks through the real Speech Dispatcher.
"""

from __future__ import annotations

import os
import sys
import time
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any
from unittest.mock import patch

from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.frontends.terminal.audible import AudibleScreen
from sorry_a11y.output.speech.drivers import Driver
from sorry_a11y.output.speech.libraries import LibraryDriver, PrismDriver
from sorry_a11y.output.speech.on_linux import OrcaDriver, SpeechDispatcherDriver
from sorry_a11y.output.speech.speech_voice import SpeechVoice
from sorry_a11y.ui.settings.values import Settings
from tests.harness.sessions import sentences, session
from tests.harness.speech_server import SpeechServer
from tests.harness.telling import TellingFront
from tests.readers.listening import Count, hold

from .bus import StandInOrca, private_bus

LANGUAGES = ("en", "de", "it", "zh-Hant")
ASKED = ("w", "s", "n", "y", "o", "p", "r")
"""Questions and browsing before the first play; then Enter until the game is over."""
MOST_KEYS = 200
PATIENCE = 10.0
"""Seconds until a reply is taken to be lost."""


@dataclass(frozen=True)
class DriverGame:
    """A game that is over soon: its name, rule book, seed and seats."""

    name: str
    wishes: Wishes
    seed: int
    seats: str


GAMES = (
    DriverGame("Sorry!", Wishes(quick=True), 33, "red=you,yellow=runner"),
    DriverGame("Dog", Wishes("dog"), 1, "red=you,yellow=champion,blue=champion,green=champion"),
)


@dataclass
class DriverHeard:
    """What a driver's side was told. ``spoken`` returns the texts in order; ``brailled``: those of
    the display, None where the driver has none."""

    spoken: Callable[[], list[str]]
    brailled: list[str] | None = None


Place = Callable[[], Any]
"""Makes a context in which a driver speaks to somebody: (driver, what is heard there)."""


@contextmanager
def _server() -> Iterator[SpeechServer]:
    server = SpeechServer()
    server.start()
    try:
        with patch.dict(os.environ, server.env):
            yield server
    finally:
        server.close()


def texts_of(asked: list[str]) -> list[str]:
    """Return the texts that were taken, of the lines that a server was sent: each follows SPEAK
    and is ended by a dot. What its generic module speaks has lost the Chinese characters."""
    texts: list[str] = []
    is_text = False
    for line in asked:
        if is_text and line != ".":
            texts.append(line)
        is_text = line.upper() == "SPEAK" or (is_text and line != ".")
    return texts


@contextmanager
def speech_dispatcher() -> Iterator[tuple[Driver, DriverHeard]]:
    """The real server, by the game's own client."""
    with _server() as server:
        yield SpeechDispatcherDriver(), DriverHeard(lambda: texts_of(server.asked()))


@contextmanager
def prism() -> Iterator[tuple[Driver, DriverHeard]]:
    """The real server, by Prism."""
    with _server() as server:
        driver = PrismDriver("Speech Dispatcher", "SPEECH_DISPATCHER")
        yield driver, DriverHeard(lambda: texts_of(server.asked()))


def _orca(name: str) -> Place:
    @contextmanager
    def place() -> Iterator[tuple[Driver, DriverHeard]]:
        with private_bus() as address, patch.dict(os.environ, DBUS_SESSION_BUS_ADDRESS=address):
            orca = StandInOrca(address, name, ("SpeechManager",))
            try:
                yield (
                    OrcaDriver(),
                    DriverHeard(
                        lambda: [
                            str(arguments[0])
                            for _, method, arguments in list(orca.calls)
                            if method == "PresentMessage"
                        ]
                    ),
                )
            finally:
                orca.leave()

    return place


@dataclass
class WritingOutput:
    """An output class of accessible-output2 that writes down."""

    spoken: list[str] = field(default_factory=list)
    brailled: list[str] = field(default_factory=list)

    def is_active(self) -> bool:
        return True

    def speak(self, text: str, interrupt: bool = False) -> None:
        """Write down, but for the empty text that stops."""
        del interrupt
        self.spoken += [text] if text else []

    def braille(self, text: str) -> None:
        self.brailled.append(text)


@contextmanager
def accessible_output() -> Iterator[tuple[Driver, DriverHeard]]:
    """The library's interface, with an output class that stands in."""
    module = types.ModuleType("accessible_output2.outputs.dolphin")
    output = WritingOutput()
    vars(module)["output_class"] = lambda: output
    with patch.dict(sys.modules, {module.__name__: module}):
        heard = DriverHeard(lambda: list(output.spoken), output.brailled)
        yield LibraryDriver("SuperNova", "dolphin"), heard


PLACES: Mapping[str, Place] = {
    "Speech Dispatcher": speech_dispatcher,
    "Orca 49": _orca("org.gnome.Orca.Service"),
    "Orca 50": _orca("org.gnome.Orca1.Service"),
    "Prism": prism,
    "accessible-output2": accessible_output,
}


@dataclass
class DriverRow:
    """The outcome of a game: sentences counted, focus lines for the display and shown there."""

    count: Count = field(default_factory=Count)
    focus: int = 0
    brailled: int = 0

    @property
    def is_perfect(self) -> bool:
        """Every sentence once and in order, every focus line on the display."""
        return self.count.is_perfect and self.focus == self.brailled


def play(place: Place, game: DriverGame, language: str) -> DriverRow:
    """Play one game to its end through one driver."""
    settings = Settings(language=language, output="speech", forced="ask")
    twin, inner = (
        session(game.wishes, game.seed, settings=settings, seats=game.seats, goes_on_after=True)
        for _ in range(2)
    )
    row = DriverRow()
    with place() as (driver, heard):
        screen = TellingFront(AudibleScreen(inner, lambda _: SpeechVoice(lambda: [driver])))
        reply = twin.opened()
        words = inner.listener()
        speaks = words.stopped(words.say("voice-speaks", name=driver.name))
        screen.opened()
        _hold(row, "", [speaks, *sentences(reply)], heard)
        for wanted in [*ASKED, *["enter"] * MOST_KEYS]:
            key = "q" if twin.who.is_over else wanted
            reply = twin.key(key)
            screen.key(key)
            _hold(row, key, sentences(reply), heard)
            if reply.status is not None:
                break
        screen.close()
    return row


def _hold(row: DriverRow, key: str, meant: list[str], heard: DriverHeard) -> None:
    told = row.count.meant
    end = time.monotonic() + PATIENCE
    while len(heard.spoken()) < told + len(meant) and time.monotonic() < end:
        time.sleep(0.002)
    said = heard.spoken()[told:]
    hold(row.count, key, meant, said)
    if heard.brailled is not None:
        row.focus += 1
        while len(heard.brailled) < row.focus and time.monotonic() < end:
            time.sleep(0.002)
        row.brailled += heard.brailled[row.focus - 1 :] == [meant[-1]]


def _play(name: str, game: DriverGame, language: str) -> DriverRow:
    return play(PLACES[name], game, language)


def play_apart(cells: Sequence[tuple[str, DriverGame, str]]) -> Iterator[DriverRow]:
    """Play games, each through a driver and in a language, two at a time. Each has a process of its
    own, since Prism finds one Speech Dispatcher in the life of a process."""
    spawned = get_context("spawn")
    with ProcessPoolExecutor(2, mp_context=spawned, max_tasks_per_child=1) as pool:
        yield from pool.map(_play, *zip(*cells, strict=True))


def table(only: str = "") -> Iterator[tuple[str, DriverRow]]:
    """Play every game in every language through each driver whose name begins with ``only``; the
    start of each row of the table and what came of it."""
    cells = [
        (name, game, language)
        for name in PLACES
        if name.startswith(only)
        for game in GAMES
        for language in LANGUAGES
    ]
    for (name, game, language), row in zip(cells, play_apart(cells), strict=True):
        yield f"| {name} | {game.name} | {language} |", row


def line_of(start: str, row: DriverRow) -> str:
    """Return a row of the table in Markdown."""
    count = row.count
    focus, brailled = (row.focus, row.brailled) if row.focus else ("", "")
    return (
        f"{start} {count.meant} | {count.heard} | {focus} | {brailled} | {count.doubled} "
        f"| {count.lost} | {count.more} |"
    )
