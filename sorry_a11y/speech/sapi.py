"""SAPI 5, Windows' own speech: its voice lives in this program, in one of many languages."""

from __future__ import annotations

import locale
import time
from contextlib import suppress
from typing import Any

from sorry_a11y.speech.drivers import ComDriver

LAST_WORDS = 20.0
"""Seconds that the end of a game may take to be spoken."""

_SLICE = 50
"""Milliseconds that are waited at once, so that the program may end meanwhile."""

_PRIMARY = 0x3FF
"""The bits of a language's number that leave the country out."""


class SapiDriver(ComDriver):
    """SAPI 5, which takes XML in which accessible-output2 escapes only the less-than sign."""

    last_words = LAST_WORDS

    def __init__(self, output_class: type[Any]) -> None:
        super().__init__(output_class)
        self._language = ""
        self._own: Any = None

    def speak(self, text: str, interrupt: bool) -> None:
        super().speak(text.replace("&", "&amp;"), interrupt)

    def set_language(self, tag: str) -> None:
        """Speak with a voice of this language: the user's own if it has the language, else one of
        that country, else one of another; the user's own if there is none."""
        if tag == self._language:
            return
        self._language = tag
        speaker = self._output.object
        self._own = self._own or speaker.Voice
        voice = _best(self._own, list(speaker.GetVoices()), language_number(tag))
        if voice.Id != speaker.Voice.Id:
            speaker.Voice = voice
            # without this, SAPI goes on in the sound format of the voice before
            speaker.AudioOutput = speaker.AudioOutput

    def finish(self, seconds: float) -> None:
        # the voice lives in this process, so the last words would end with it
        end = time.monotonic() + seconds
        while not self._output.object.WaitUntilDone(_SLICE) and time.monotonic() < end:
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
