"""The state of the voice, for those who tell it.

Nothing here opens a device, starts a thread or imports a speech library; the voice itself is
`sorry_a11y.speech.speech_voice.SpeechVoice`.
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
        outage: How often speech went away, from 0. A front that has told outage 3 need not tell it
            again, however long it lasts.
        unsaid: The newest reply in whole as long as no driver has taken all of it, so that it can
            be printed instead.
    """

    phase: VoicePhase
    driver: str | None = None
    reason: SilenceReason | None = None
    outage: int = 0
    unsaid: tuple[str, ...] = ()


def at_once() -> bool:
    """Return True: nobody stays to hear the last words."""
    return True


NOTHING_FOREIGN: Mapping[str, str] = MappingProxyType({})
