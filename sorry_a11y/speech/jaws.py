"""JAWS through its COM object."""

from __future__ import annotations

import importlib
from typing import Any

from sorry_a11y.speech.drivers import Driver, UnavailableError, com_object
from sorry_a11y.speech.voice import VoiceKind

_NAMES = ("FreedomSci.JawsApi", "jfwapi")
"""The object of present versions, and that of old ones."""

_WINDOW = ("JFWUI2", "JAWS")
"""Class and title of a window that a running JAWS has."""


class JawsDriver(Driver):
    """JAWS, whose braille call is a line of script with the text spliced in.

    It answers no where it was not heard, and now and then where it was: so it is asked again.
    """

    def __init__(self) -> None:
        super().__init__("JAWS", VoiceKind.READER)
        self._api: Any = None

    @property
    def brailles(self) -> bool:
        return True

    @property
    def opened(self) -> bool:
        return self._api is not None

    def open(self) -> None:
        try:
            self._api = com_object(_NAMES[0])
        except UnavailableError:
            raise
        except Exception:  # pywin32's own error, whose class is not to be had without pywin32
            self._api = com_object(_NAMES[1])

    def is_active(self) -> bool:
        return bool(self._api.SayString("", False)) or _has_window()

    def speak(self, text: str, interrupt: bool) -> None:
        # the blanks keep JAWS from joining the text to the one before
        if not self._api.SayString(f"      {text}", interrupt) and not self.is_active():
            raise OSError("JAWS did not take it")

    def braille(self, text: str) -> None:
        text = text.replace('"', "'").replace("\\", " ")
        self._api.RunFunction(f'BrailleString("{text}")')

    def silence(self) -> None:
        self._api.SayString("", True)  # it falls silent by being interrupted

    def close(self) -> None:
        self._api = None


def _has_window() -> bool:
    return bool(importlib.import_module("win32gui").FindWindow(*_WINDOW))
