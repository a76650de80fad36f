"""The readers that only libraries reach: accessible-output2, and Prism where its extra is there.

Each library is loaded when one of its readers is opened.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
import sys
from typing import Any

from sorry_a11y.output.speech.drivers import Driver, SilenceReason, UnavailableError

_log = logging.getLogger(__name__)

_MODULES = {
    "SuperNova": "dolphin",
    "PC-Talker": "pc_talker",
    "Window-Eyes": "window_eyes",
    "ZDSR": "zdsr",
    "VoiceOver": "voiceover",
}
"""The name that a player gives a reader -> the module of accessible-output2 that has it."""

_BACKENDS = {
    "ZDSR": "ZDSR",
    "BoyPC Reader": "BOY_PC_READER",
    "SenseReader": "SENSE_READER",
    "Narrator": "UIA",
    "VoiceOver": "VOICE_OVER",
    "macOS speech": "AV_SPEECH",
}
"""The name that a player gives a reader -> its name in Prism's ``BackendId``."""

_LIBRARIES = ("accessible_output2", "libloader", "platform_utils")

_BASE = "accessible_output2.outputs.base"


def of_accessible_output(*names: str) -> list[Driver]:
    """Return drivers of accessible-output2, by their names for players."""
    return [LibraryDriver(name, _MODULES[name]) for name in names]


def of_prism(*names: str) -> list[Driver]:
    """Return drivers of Prism, by their names for players; none if Prism is not installed."""
    if importlib.util.find_spec("prism") is None:
        return []
    return [PrismDriver(name, _BACKENDS[name]) for name in names]


class LibraryDriver(Driver):
    """A driver that uses an output class of accessible-output2.

    Args:
        name: Its name for players.
        module: The module that holds the class.
    """

    def __init__(self, name: str, module: str) -> None:
        super().__init__(name)
        self._module = module
        self._output: Any = None

    def open(self) -> None:
        """Load the module and make its output."""
        try:
            found = importlib.import_module(f"accessible_output2.outputs.{self._module}")
        except Exception as error:
            _log.debug("accessible-output2: %r", error)
            raise UnavailableError(SilenceReason.LIBRARY_MISSING) from error
        _hush()
        try:
            output = found.output_class()
        except OSError as error:  # a reader's own library that may not be handed on
            _log.debug("accessible-output2: %r", error)
            raise UnavailableError(SilenceReason.LIBRARY_MISSING) from error
        if getattr(output, "lib32", None) and output.lib is None:  # there is none of 64 bits
            raise UnavailableError(SilenceReason.LIBRARY_MISSING)
        self._output = output
        # the base class has a braille method that does nothing
        own = [one for one in type(output).__mro__ if one.__module__ != _BASE]
        self.brailles = any("braille" in vars(one) for one in own)

    def is_active(self) -> bool:
        """Return whether the library says that the reader runs."""
        return bool(self._output.is_active())

    def speak(self, text: str, interrupt: bool) -> None:
        """Let the reader say a text."""
        self._output.speak(text, interrupt=interrupt)

    def braille(self, text: str) -> None:
        """Let the reader show a text."""
        self._output.braille(text)

    def silence(self) -> None:
        """Stop the reader, with an empty text where the library has no other way."""
        if hasattr(self._output, "silence"):
            self._output.silence()
        else:
            self._output.speak("", interrupt=True)

    def close(self) -> None:
        """Let go of the output."""
        self._output = None


def _hush() -> None:
    """Send to the log what the speech libraries would print on the player's screen.

    A name is shadowed in their modules. Redirecting stdout instead is process-wide, and a
    driver that hung while it was redirected would take the game's own output with it.
    """
    for name, module in list(sys.modules.items()):
        if module is not None and name.split(".", 1)[0] in _LIBRARIES:
            vars(module)["print"] = _print_to_log


def _print_to_log(*values: object, **_options: object) -> None:
    _log.debug("printed by a driver: %s", " ".join(map(str, values)))


class PrismDriver(Driver):
    """A driver that uses a backend of Prism.

    Args:
        name: Its name for players.
        backend: The name of the backend in Prism's ``BackendId``.
    """

    def __init__(self, name: str, backend: str) -> None:
        super().__init__(name)
        self.is_reader = backend not in ("AV_SPEECH", "SPEECH_DISPATCHER")
        self._id = backend
        self._context: Any = None
        self._backend: Any = None

    def open(self) -> None:
        """Load Prism and make the backend."""
        try:
            prism = importlib.import_module("prism")
        except Exception as error:
            raise UnavailableError(SilenceReason.LIBRARY_MISSING) from error
        context = prism.Context()
        try:
            self._backend = context.create(prism.BackendId[self._id])
        except (KeyError, ValueError) as error:  # this Prism has no such backend here
            raise UnavailableError(SilenceReason.NOTHING_RUNS) from error
        self._context = context  # the backend lives no longer than it
        self.brailles = bool(self._backend.features.supports_braille)

    def is_active(self) -> bool:
        """Return whether Prism says that the reader runs."""
        return bool(self._backend.features.is_supported_at_runtime)

    def speak(self, text: str, interrupt: bool) -> None:
        """Let the backend say a text."""
        self._backend.speak(text, interrupt)

    def braille(self, text: str) -> None:
        """Let the backend show a text."""
        self._backend.braille(text)

    def silence(self) -> None:
        """Stop the backend."""
        self._backend.stop()

    def close(self) -> None:
        """Let go of backend and context."""
        self._backend = self._context = None
