"""The drivers of accessible-output2 0.17, each wrapped so that its known faults stay inside.

Importing this module loads no speech library; `speech.installed` does. Everything a driver does may
block or raise anything, so the caller runs it under a time limit (`watchdog`). The whole life of
a driver belongs to one thread; only `sever` may be called from another.
"""

from __future__ import annotations

import importlib
import logging
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sorry_a11y.speech.voice import SilenceReason, VoiceKind

log = logging.getLogger(__name__)

_LIBRARIES = ("accessible_output2", "libloader", "platform_utils")

_NAMES = {
    "Jaws": "JAWS",
    "SAPI5": "SAPI 5",
    "WindowEyes": "Window-Eyes",
}

class UnavailableError(Exception):
    """A driver cannot be used; `reason` says why."""

    def __init__(self, reason: SilenceReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class Driver:
    """One way to speak: an output class of accessible-output2, not constructed before `open`.

    `name` is what a player calls it, `kind` says whether it is a reader. The methods raise
    whatever the library raises.
    """

    def __init__(self, output_class: type[Any]) -> None:
        self._class = output_class
        self._output: Any = None
        self.name = _NAMES.get(output_class.__name__, str(output_class.name))
        self.kind = VoiceKind.SYNTHESISER if output_class.system_output else VoiceKind.READER

    @property
    def brailles(self) -> bool:
        """Whether the output class writes braille; the library's base class only pretends to."""
        own = [c for c in self._class.__mro__ if c.__module__ != "accessible_output2.outputs.base"]
        return any("braille" in vars(c) for c in own)

    @property
    def opened(self) -> bool:
        """Whether `open` has succeeded."""
        return self._output is not None

    def open(self) -> None:
        """Construct the output. Raises anything; `UnavailableError` with a known reason."""
        self._output = self._construct()
        hush()

    def is_active(self) -> bool:
        """Whether the reader runs now. JAWS and VoiceOver may take seconds to answer."""
        return bool(self._output.is_active())

    def speak(self, text: str, interrupt: bool) -> None:
        """Hand `text` over, cutting off what is being said if `interrupt`."""
        self._output.speak(text, interrupt=interrupt)

    def braille(self, text: str) -> None:
        """Show `text` on the braille display; only where `brailles`."""
        self._output.braille(text)

    def silence(self) -> None:
        """Stop speaking."""
        if hasattr(self._output, "silence"):
            self._output.silence()
        else:  # JAWS falls silent by being interrupted
            self._output.speak("", interrupt=True)

    last_words = 0.0
    """Seconds that `finish` may take, where speech ends together with this program."""

    first_use = 0.0
    """Seconds that `open` may take longer than any other call."""

    def set_language(self, tag: str) -> None:
        """Speak BCP 47 `tag` from now on; most drivers cannot and keep their own voice."""

    def finish(self, seconds: float) -> None:
        """Wait for speech that would end together with this program."""

    def close(self) -> None:
        """Give the output back."""
        self._output = None

    def sever(self) -> bool:
        """Cut a call that hangs, from another thread.

        True if what that call was about to say can no longer be said.
        """
        return False

    def _construct(self) -> Any:
        return self._class()


class ComDriver(Driver):
    """A Windows driver built on a COM object."""

    first_use = 3.0  # at its first use pywin32 writes Python for the object's interface

    def _construct(self) -> Any:
        try:
            return self._class()
        except (AttributeError, TypeError, OSError, KeyError):
            # pywin32's cache of generated classes is broken, and the library's own cure of
            # it looks in one fixed place and can fail: clear it once and try again
            forget_generated_classes()
            return self._class()


class NvdaDriver(Driver):
    """NVDA, whose library answers with a number where it was not heard; nobody else looks at it."""

    def _construct(self) -> Any:
        output = super()._construct()
        for name in ("cancelSpeech", "speakText", "brailleMessage"):
            getattr(output.lib, f"nvdaController_{name}").errcheck = _heard
        return output


def _heard(error: int, *_: object) -> int:
    if error:
        raise OSError(error, "NVDA did not take it")
    return error


class JawsDriver(ComDriver):
    """JAWS, whose braille call is a line of script with the text spliced in.

    It answers no where it was not heard, and now and then where it was: so it is asked again.
    """

    def speak(self, text: str, interrupt: bool) -> None:
        # as the library does it, which drops the answer
        if not self._output.object.SayString(f"      {text}", interrupt) and not self.is_active():
            raise OSError("JAWS did not take it")

    def braille(self, text: str) -> None:
        self._output.braille(text.replace('"', "'").replace("\\", " "))


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


def forget_generated_classes() -> None:
    """Throw away pywin32's cache of generated COM classes, which it then makes anew."""
    for name in [n for n in sys.modules if n.startswith("win32com.gen_py.")]:
        del sys.modules[name]
    shutil.rmtree(Path(tempfile.gettempdir()) / "gen_py", ignore_errors=True)


def enter_apartment() -> None:
    """Prepare this thread for COM objects, on Windows; elsewhere nothing."""
    _com("CoInitialize")


def leave_apartment() -> None:
    """Undo `enter_apartment`."""
    _com("CoUninitialize")


def _com(function: str) -> None:
    if sys.platform == "win32":
        call: Callable[[], object] = getattr(importlib.import_module("pythoncom"), function)
        call()
