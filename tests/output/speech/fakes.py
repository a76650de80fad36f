"""Drivers that misbehave on request."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from sorry_a11y.output.speech.drivers import Driver, VoiceState
from sorry_a11y.output.speech.speaker import SpeechLimits
from sorry_a11y.output.speech.speech_voice import SpeechVoice
from tests.harness.own_time import OwnTime
from tests.harness.waiting import LIVE, until

AT_ONCE = 0.05
"""Seconds of its own within which a reply has to be taken, whatever the state of the driver."""
EXIT = 1.0
"""Seconds of its own within which a voice has to be closed."""
PATIENT = SpeechLimits(LIVE, LIVE, LIVE, LIVE, LIVE, 0.0, 0.1, (0.02,), 0.2)
"""Limits that no driver exceeds on a busy machine, with short rests between attempts."""
QUICK = PATIENT._replace(start=0.3, patience=0.2, call=0.5, build=0.5)
"""Short limits, for drivers that hang."""

Fault = Callable[[], None]
"""What a driver does instead of its work."""


def _nothing() -> None:
    """What a driver does that has no trouble."""


def hang() -> None:
    """Come back after a minute, as far as any test is concerned."""
    threading.Event().wait(60)


@dataclass
class Play:
    """What a fake driver does, and what was done with it; shared by all its instances."""

    name: str = "Fake"
    synthesiser: bool = False
    active: bool = True
    writes_braille: bool = False
    on_open: Callable[[], object] = _nothing
    on_check: Callable[[], object] = _nothing
    on_speak: Callable[[], object] = _nothing
    on_braille: Callable[[], object] = _nothing
    only_at: str = ""
    """The sentence at which `on_speak` is done; empty: at every one."""
    log: list[tuple[str, str]] = field(default_factory=list)
    threads: set[int] = field(default_factory=set)

    def said(self) -> list[str]:
        return [text for what, text in self.log if what in ("speak", "interrupt")]

    def says(self, *sentences: str) -> bool:
        """Wait until exactly these sentences were taken, in this order."""
        return until(lambda: self.said() == list(sentences))

    def note(self, what: str, text: str = "") -> None:
        self.log.append((what, text))
        self.threads.add(threading.get_ident())


class FakeDriver(Driver):
    """Does what its play says."""

    def __init__(self, play: Play) -> None:
        super().__init__(play.name)
        self.play = play
        self.is_reader = not play.synthesiser

    def open(self) -> None:
        self.play.note("open")
        self.play.on_open()

    @property
    def brailles(self) -> bool:  # type: ignore[override]
        return self.play.writes_braille

    def is_active(self) -> bool:
        self.play.on_check()
        return self.play.active

    def speak(self, text: str, interrupt: bool) -> None:
        if self.play.only_at in ("", text):
            self.play.on_speak()
        self.play.note("interrupt" if interrupt else "speak", text)

    def braille(self, text: str) -> None:
        self.play.on_braille()
        self.play.note("braille", text)

    def silence(self) -> None:
        self.play.note("silence")

    def set_language(self, tag: str) -> None:
        self.play.note("language", tag)

    def finish(self, seconds: float) -> None:  # noqa: ARG002
        self.play.note("finish")

    def close(self) -> None:
        self.play.note("close")


@contextmanager
def voice(
    *plays: Play,
    limits: SpeechLimits = PATIENT,
    on_change: Callable[[VoiceState], object] | None = None,
) -> Iterator[SpeechVoice]:
    """The real voice on drivers that follow `plays`, closed at the end."""
    speech = SpeechVoice(lambda: [FakeDriver(p) for p in plays], limits, on_change)
    try:
        yield speech
    finally:
        speech.close()


def fails() -> None:
    """Raise what a missing library raises."""
    raise OSError("no such library")


def exits() -> None:
    """Raise what no library should."""
    raise SystemExit(3)


def tell(speech: SpeechVoice, *sentences: str, braille: str | None = None) -> None:
    """Say a reply and assert that it was taken at once."""
    with OwnTime() as taken:
        speech.say(sentences, braille, "en")
    assert taken.seconds < AT_ONCE


def heard_all(speech: SpeechVoice) -> bool:
    """Wait until a driver has taken the whole reply."""
    return until(lambda: not speech.state().unsaid)
