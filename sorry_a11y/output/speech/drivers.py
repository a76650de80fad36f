"""The interface of every driver of speech, and the state of the voice for those who tell it.

Importing this module loads no speech library; opening a driver does. Everything that a driver does
may block or raise anything, so the caller runs it under a time limit (`speaker.Watchdog`). The
whole life of a driver belongs to one thread; only `sever` may be called from another.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple


class VoicePhase(StrEnum):
    """Whether a reply handed to the voice can be heard."""

    STARTING = "starting"
    """A driver is being looked for; replies wait for it."""
    SPEAKING = "speaking"
    """A driver takes the replies."""
    SILENT = "silent"
    """No driver answers: replies have to be printed."""


class SilenceReason(StrEnum):
    """The reason why no driver answers. The values are stable ids for messages."""

    LIBRARY_MISSING = "library-missing"
    """accessible-output2 cannot be imported."""
    SERVER_MISSING = "server-missing"
    """Speech Dispatcher is not installed."""
    SERVER_DOWN = "server-down"
    """Speech Dispatcher is installed, does not run, and could not be started."""
    NOTHING_RUNS = "nothing-runs"
    """Neither a screen reader nor a synthesiser is active."""
    NO_ANSWER = "no-answer"
    """A driver did not answer within its time limit."""
    FAILED = "failed"
    """A driver raised an error; a lost connection is told so too."""
    CLOSED = "closed"
    """The voice was closed by the game."""


class VoiceState(NamedTuple):
    """The ability of the voice to speak at one moment.

    Attributes:
        phase: Whether it speaks, waits or is silent.
        driver: The driver that speaks, or spoke last.
        reason: The reason of silence; None while the phase is another.
        outage: How often speech went away, from 0, by which an outage is told only once.
        unsaid: The sentences of the newest reply until a driver has taken all of them, so that
            they can be printed instead.
    """

    phase: VoicePhase
    driver: str | None = None
    reason: SilenceReason | None = None
    outage: int = 0
    unsaid: tuple[str, ...] = ()


def at_once() -> bool:
    """Return True: the last words are not waited for, since nobody stays to hear them."""
    return True


NOTHING_FOREIGN: Mapping[str, str] = MappingProxyType({})


class UnavailableError(Exception):
    """A driver cannot be found or used.

    Attributes:
        reason: The reason.
        unsaid: Whether it is certain that the text handed over was not spoken.
    """

    def __init__(self, reason: SilenceReason, unsaid: bool = True) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.unsaid = unsaid


class Driver:
    """One way to speak, which loads and connects nothing before `open`.

    A driver must have `open`, `speak`, `silence` and `close`. Its methods raise whatever the
    interface behind them raises.

    Attributes:
        name: Its name for players.
        is_reader: Whether it speaks through a screen reader; else by the system's own speech.
        brailles: Whether it takes a text for the braille display; known once it is open.
        last_words: Seconds that `finish` may take, where speech ends together with this program.
    """

    is_reader = True
    brailles = False
    last_words = 0.0

    def __init__(self, name: str) -> None:
        self.name = name

    def open(self) -> None:
        """Connect to the reader. Raises anything; `UnavailableError` with a known reason."""
        raise NotImplementedError

    def is_active(self) -> bool:
        """Return whether the reader runs now. JAWS and VoiceOver may take seconds to answer."""
        return True

    def speak(self, text: str, interrupt: bool) -> None:
        """Hand `text` over, cutting off what is being said if `interrupt`."""
        raise NotImplementedError

    def braille(self, text: str) -> None:
        """Show `text` on the braille display; only where `brailles`."""
        raise NotImplementedError

    def silence(self) -> None:
        """Stop speaking."""
        raise NotImplementedError

    def set_language(self, tag: str) -> None:
        """Speak BCP 47 `tag` from now on; most drivers cannot and keep their own voice."""

    def finish(self, seconds: float) -> None:
        """Wait for speech that would end together with this program."""

    def close(self) -> None:
        """Let the reader go, if it was opened at all; `open` may follow again."""
        raise NotImplementedError

    def sever(self) -> bool:
        """Cut a call that hangs, from another thread.

        Returns:
            Whether the text of that call can no longer be spoken.
        """
        return False
