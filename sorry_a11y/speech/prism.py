"""The readers that Prism reaches, where the extra ``prism`` is installed: Narrator among them."""

from __future__ import annotations

import importlib
from typing import Any

from sorry_a11y.speech.drivers import Driver, UnavailableError
from sorry_a11y.speech.voice import SilenceReason, VoiceKind


class PrismDriver(Driver):
    """The backend of Prism called ``backend``, a name of its `BackendId`."""

    def __init__(self, name: str, backend: str, kind: VoiceKind = VoiceKind.READER) -> None:
        super().__init__(name, kind)
        self._id = backend
        self._context: Any = None
        self._backend: Any = None

    @property
    def brailles(self) -> bool:
        return self.opened and bool(self._backend.features.supports_braille)

    @property
    def opened(self) -> bool:
        return self._backend is not None

    def open(self) -> None:
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

    def is_active(self) -> bool:
        return bool(self._backend.features.is_supported_at_runtime)

    def speak(self, text: str, interrupt: bool) -> None:
        self._backend.speak(text, interrupt)

    def braille(self, text: str) -> None:
        self._backend.braille(text)

    def silence(self) -> None:
        self._backend.stop()

    def close(self) -> None:
        self._backend = self._context = None
