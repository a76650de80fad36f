"""NVDA through its controller client, a library of functions in C.

The present client (NVDA 2024.1 and later, nvaccess/nvda, extras/controllerClient) takes SSML, by
which each sentence has its language. It is used where its file is beside the program or named in
the environment; otherwise the one of 2010 that accessible-output2 brings, with four functions.
"""

from __future__ import annotations

import ctypes
import html
import importlib.util
import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from sorry_a11y.speech.drivers import Driver, UnavailableError
from sorry_a11y.speech.voice import SilenceReason

CLIENT_VARIABLE = "NVDA_CONTROLLER_CLIENT"
"""The variable of the environment that names the client's file."""

_OLD = "nvdaControllerClient64.dll" if sys.maxsize > 2**32 else "nvdaControllerClient32.dll"
_UNCHANGED_SYMBOLS = -1
"""The level of symbols that the player has set in NVDA."""
_NORMAL, _ASYNCHRONOUS = 0, True

_NO_SUCH_CALL = 1745
"""RPC_S_PROCNUM_OUT_OF_RANGE: an older NVDA does not know the function."""


class NvdaDriver(Driver):
    """NVDA. ``load`` returns the client's functions and raises where there are none."""

    brailles = True

    def __init__(self, load: Callable[[], Any] | None = None) -> None:
        super().__init__("NVDA")
        self._load = load or _load
        self._client: Any = None
        self._takes_ssml = False
        self._language = ""

    def open(self) -> None:
        client = self._load()
        _declare(client, "speakText", ctypes.c_wchar_p)
        _declare(client, "brailleMessage", ctypes.c_wchar_p)
        _declare(client, "cancelSpeech")
        self._takes_ssml = hasattr(client, "nvdaController_speakSsml")
        if self._takes_ssml:
            _declare(
                client, "speakSsml", ctypes.c_wchar_p, ctypes.c_int, ctypes.c_int, ctypes.c_bool
            )
        self._client = client

    def is_active(self) -> bool:
        return bool(self._client.nvdaController_testIfRunning() == 0)

    def speak(self, text: str, interrupt: bool) -> None:
        if interrupt:
            self.silence()
        if self._takes_ssml and self._language:
            try:
                self._client.nvdaController_speakSsml(
                    _ssml(text, self._language), _UNCHANGED_SYMBOLS, _NORMAL, _ASYNCHRONOUS
                )
                return
            except OSError as error:
                if error.errno != _NO_SUCH_CALL:
                    raise
                self._takes_ssml = False  # the client is newer than the NVDA that runs
        self._client.nvdaController_speakText(text)

    def braille(self, text: str) -> None:
        self._client.nvdaController_brailleMessage(text)

    def silence(self) -> None:
        self._client.nvdaController_cancelSpeech()

    def set_language(self, tag: str) -> None:
        self._language = tag

    def close(self) -> None:
        self._client, self._language = None, ""


def _ssml(text: str, language: str) -> str:
    """Return SSML that speaks ``text`` in ``language``, a BCP 47 tag.

    NVDA's parser takes the language from a voice element; it passes over one that stands in the
    speak element (source/speechXml.py of NVDA).
    """
    return f'<speak><voice xml:lang="{language}">{html.escape(text, quote=False)}</voice></speak>'


def client_files(env: Mapping[str, str]) -> list[Path]:
    """Return where the client may be, the first that exists being used."""
    files = [Path(sys.prefix) / "nvdaControllerClient.dll"]
    if named := env.get(CLIENT_VARIABLE):
        files.insert(0, Path(named))
    library = importlib.util.find_spec("accessible_output2")
    if library is not None and library.origin:
        files.append(Path(library.origin).parent / "lib" / _OLD)
    return files


def _load() -> Any:
    loader = getattr(ctypes, "windll", None)
    for file in client_files(os.environ):
        with suppress(OSError):
            if loader is not None and file.is_file():
                return loader.LoadLibrary(str(file))
    raise UnavailableError(SilenceReason.LIBRARY_MISSING)


def _declare(client: Any, name: str, *arguments: Any) -> None:
    """Tell ctypes what a function takes, and have it raise where the answer is an error."""
    function = getattr(client, f"nvdaController_{name}")
    function.argtypes, function.restype, function.errcheck = arguments, ctypes.c_ulong, _taken


def _taken(error: int, *_: object) -> int:
    if error:  # the text was not heard
        raise OSError(error, "NVDA did not take it")
    return error
