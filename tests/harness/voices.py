"""A voice that keeps what it is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sorry_a11y.output.speech.drivers import NOTHING_FOREIGN, VoicePhase, VoiceState, at_once
from sorry_a11y.output.speech.speech_voice import SpeechVoice


@dataclass(frozen=True, slots=True)
class Spoken:
    """One call of `SpeechVoice.say`, as a recorder keeps it."""

    sentences: tuple[str, ...]
    braille: str | None
    language: str
    is_news: bool = False


@dataclass(frozen=True, slots=True)
class Silenced:
    """One call of `SpeechVoice.silence`, as a recorder keeps it."""


RECORDER = VoiceState(VoicePhase.SPEAKING, "Recorder")


class VoiceRecorder(SpeechVoice):
    """A voice for tests: keeps what it is told and answers with a state that the test sets."""

    def __init__(self, now: VoiceState = RECORDER) -> None:
        self.now = now
        self.calls: list[Spoken | Silenced] = []
        self.closed = False

    def say(
        self,
        sentences: Sequence[str],
        braille: str | None,
        language: str,
        foreign: Mapping[str, str] = NOTHING_FOREIGN,  # noqa: ARG002
        *,
        is_news: bool = False,
    ) -> None:
        self.calls.append(Spoken(tuple(sentences), braille, language, is_news))

    def silence(self) -> None:
        self.calls.append(Silenced())

    def state(self) -> VoiceState:
        return self.now

    def ready(self, seconds: float) -> VoiceState:  # noqa: ARG002 the recorder never waits
        return self.now

    def close(self, seconds: float = 0.5, hurry: Callable[[], bool] = at_once) -> None:  # noqa: ARG002
        self.closed = True

    def heard(self) -> list[str]:
        """Return every sentence said, in order."""
        return [s for call in self.calls if isinstance(call, Spoken) for s in call.sentences]
