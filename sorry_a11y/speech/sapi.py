"""SAPI 5, Windows' own speech: its voice lives in this program, in one of many languages."""

from __future__ import annotations

import html
import locale
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sorry_a11y.speech.drivers import Driver, UnavailableError, com_object
from sorry_a11y.speech.voice import SilenceReason, VoiceKind

LAST_WORDS = 20.0
"""Seconds that the end of a game may take to be spoken."""

_SLICE = 50
"""Milliseconds that are waited at once, so that the program may end meanwhile."""

_PRIMARY = 0x3FF
"""The bits of a language's number that leave the country out."""


_ASYNCHRONOUS, _PURGE, _XML = 1, 2, 8
"""Flags of Speak: return at once, drop what is queued, the text is XML."""


class SapiDriver(Driver):
    """SAPI 5. ``make`` returns its object, a voice."""

    last_words = LAST_WORDS

    def __init__(self, make: Callable[[], Any] = lambda: com_object("SAPI.SpVoice")) -> None:
        super().__init__("SAPI 5", VoiceKind.SYNTHESISER)
        self._make = make
        self._voice: Any = None
        self._language = ""
        self._own: Any = None

    @property
    def opened(self) -> bool:
        return self._voice is not None

    def open(self) -> None:
        try:
            self._voice = self._make()
        except UnavailableError:
            raise
        except Exception as error:  # pywin32's own, which says that nothing of that name is there
            raise UnavailableError(SilenceReason.NOTHING_RUNS) from error

    def is_active(self) -> bool:
        return self.opened

    def speak(self, text: str, interrupt: bool) -> None:
        if interrupt:
            self.silence()
        # as XML, in which nothing of the text is markup; as plain text, SAPI would guess
        self._voice.Speak(html.escape(text, quote=False), _ASYNCHRONOUS | _XML)

    def silence(self) -> None:
        self._voice.Speak("", _ASYNCHRONOUS | _PURGE)

    def close(self) -> None:
        self._voice = self._own = None
        self._language = ""

    def set_language(self, tag: str) -> None:
        """Speak with a voice of this language: the user's own if it has the language, else one of
        that country, else one of another; the user's own if there is none."""
        if tag == self._language:
            return
        self._language = tag
        speaker = self._voice
        self._own = self._own or speaker.Voice
        voice = _best(self._own, list(speaker.GetVoices()), language_number(tag))
        if voice.Id != speaker.Voice.Id:
            speaker.Voice = voice
            # without this, SAPI goes on in the sound format of the voice before
            speaker.AudioOutput = speaker.AudioOutput

    def finish(self, seconds: float) -> None:
        # the voice lives in this process, so the last words would end with it
        end = time.monotonic() + seconds
        while not self._voice.WaitUntilDone(_SLICE) and time.monotonic() < end:
            pass


def _best(own: Any, voices: list[Any], number: int) -> Any:
    fitting = [voice for voice in voices if _has(voice, number)]
    if _has(own, number) or not fitting:
        return own
    return next((voice for voice in fitting if number in _numbers(voice)), fitting[0])


def language_number(tag: str) -> int:
    """Windows' number for a BCP 47 language, in the country that speaks it most; 0 if unknown."""
    name = "zh_TW" if tag == "zh-Hant" else locale.normalize(tag.replace("-", "_"))
    wanted = name.partition(".")[0]
    return next((n for n, name in locale.windows_locale.items() if name == wanted), 0)


def _has(voice: Any, number: int) -> bool:
    return any(one & _PRIMARY == number & _PRIMARY for one in _numbers(voice))


def _numbers(voice: Any) -> list[int]:
    """The languages of a voice, which come as hexadecimal numbers between semicolons."""
    numbers = []
    for part in str(voice.GetAttribute("Language")).split(";"):
        with suppress(ValueError):
            numbers.append(int(part, 16))
    return numbers
