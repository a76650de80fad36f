"""The readers that only accessible-output2 reaches; it is loaded when one of them is opened."""

from __future__ import annotations

import importlib
import logging
import sys
from typing import Any

from sorry_a11y.speech.drivers import Driver, UnavailableError
from sorry_a11y.speech.voice import SilenceReason, VoiceKind

log = logging.getLogger(__name__)

_LIBRARIES = ("accessible_output2", "libloader", "platform_utils")

_BASE = "accessible_output2.outputs.base"


class LibraryDriver(Driver):
    """The output class of accessible-output2 that ``module`` holds."""

    def __init__(self, name: str, module: str) -> None:
        super().__init__(name, VoiceKind.READER)
        self._module = module
        self._output: Any = None

    @property
    def brailles(self) -> bool:
        # the base class has a braille method that does nothing
        own = [c for c in type(self._output).__mro__ if c.__module__ != _BASE]
        return any("braille" in vars(c) for c in own)

    @property
    def opened(self) -> bool:
        return self._output is not None

    def open(self) -> None:
        try:
            found = importlib.import_module(f"accessible_output2.outputs.{self._module}")
        except Exception as error:
            log.debug("accessible-output2: %r", error)
            raise UnavailableError(SilenceReason.LIBRARY_MISSING) from error
        hush()
        try:
            output = found.output_class()
        except OSError as error:  # a reader's own library that may not be handed on
            log.debug("accessible-output2: %r", error)
            raise UnavailableError(SilenceReason.LIBRARY_MISSING) from error
        if getattr(output, "lib32", None) and output.lib is None:  # there is none of 64 bits
            raise UnavailableError(SilenceReason.LIBRARY_MISSING)
        self._output = output

    def is_active(self) -> bool:
        return bool(self._output.is_active())

    def speak(self, text: str, interrupt: bool) -> None:
        self._output.speak(text, interrupt=interrupt)

    def braille(self, text: str) -> None:
        self._output.braille(text)

    def silence(self) -> None:
        if hasattr(self._output, "silence"):
            self._output.silence()
        else:
            self._output.speak("", interrupt=True)

    def close(self) -> None:
        self._output = None


def hush() -> None:
    """Send to the log what the speech libraries would print on the player's screen.

    A name is shadowed in their modules. Redirecting stdout instead is process-wide, and a
    driver that hung while it was redirected would take the game's own output with it.
    """
    for name, module in list(sys.modules.items()):
        if module is not None and name.split(".", 1)[0] in _LIBRARIES:
            vars(module)["print"] = _print_to_log


def _print_to_log(*values: object, **_options: object) -> None:
    log.debug("printed by a driver: %s", " ".join(map(str, values)))
