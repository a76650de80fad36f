"""What every driver of speech is, and what COM objects need of a thread.

Importing this module loads no speech library; opening a driver does. Everything that a driver does
may block or raise anything, so the caller runs it under a time limit (`watchdog`). The whole life
of a driver belongs to one thread; only `sever` may be called from another.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from typing import Any

from sorry_a11y.speech.voice import SilenceReason, VoiceKind


class UnavailableError(Exception):
    """A driver cannot be used; `reason` says why."""

    def __init__(self, reason: SilenceReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class Driver:
    """One way to speak, which loads and connects nothing before `open`.

    `name` is what a player calls it, `kind` says whether it is a reader. The methods raise
    whatever the interface behind them raises.
    """

    last_words = 0.0
    """Seconds that `finish` may take, where speech ends together with this program."""

    first_use = 0.0
    """Seconds that `open` may take longer than any other call."""

    def __init__(self, name: str, kind: VoiceKind) -> None:
        self.name = name
        self.kind = kind

    @property
    def brailles(self) -> bool:
        """Whether it takes a text for the braille display; known once it is open."""
        return False

    @property
    def opened(self) -> bool:
        """Whether `open` has succeeded."""
        raise NotImplementedError

    def open(self) -> None:
        """Connect to the reader. Raises anything; `UnavailableError` with a known reason."""
        raise NotImplementedError

    def is_active(self) -> bool:
        """Return whether the reader runs now. JAWS and VoiceOver may take seconds to answer."""
        raise NotImplementedError

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
        """Let the reader go; `open` may follow again."""
        raise NotImplementedError

    def sever(self) -> bool:
        """Cut a call that hangs, from another thread.

        True if what that call was about to say can no longer be said.
        """
        return False


def com_object(name: str) -> Any:
    """Make the COM object `name`. Raises `UnavailableError` where pywin32 is not installed.

    Its methods are looked up when they are called: pywin32's generated classes would take seconds
    at the first use, and break where their cache is broken.
    """
    try:
        dynamic = importlib.import_module("win32com.client.dynamic")
    except ImportError as error:
        raise UnavailableError(SilenceReason.LIBRARY_MISSING) from error
    return dynamic.Dispatch(name)


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
