"""NVDA, JAWS and SAPI 5: what a program speaks to on Windows.

NVDA is reached through its controller client, a library of functions in C, the others through COM
objects. The present client (NVDA 2024.1 and later, nvaccess/nvda, extras/controllerClient) takes
SSML, by which each sentence has its language. It is used where its file is beside the program or
named in the environment; otherwise the one of 2010 that accessible-output2 brings, with four
functions.
"""

from __future__ import annotations

import ctypes
import html
import importlib
import importlib.util
import locale
import os
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from sorry_a11y.output.speech.drivers import Driver, SilenceReason, UnavailableError

CLIENT_VARIABLE = "NVDA_CONTROLLER_CLIENT"
"""The variable of the environment that names the client's file."""

_OLD = "nvdaControllerClient64.dll" if sys.maxsize > 2**32 else "nvdaControllerClient32.dll"
_UNCHANGED_SYMBOLS = -1
"""The level of symbols that the player has set in NVDA."""
_NORMAL, _ASYNCHRONOUS = 0, True

_NO_SUCH_CALL = 1745
"""RPC_S_PROCNUM_OUT_OF_RANGE: an older NVDA does not know the function."""


class NvdaDriver(Driver):
    """The driver of NVDA.

    Args:
        load: A function that returns the functions of NVDA's client, or raises if there are none.
    """

    brailles = True

    def __init__(self, load: Callable[[], Any] | None = None) -> None:
        super().__init__("NVDA")
        self._load = load or _load
        self._client: Any = None
        self._takes_ssml = False
        self._language = ""

    def open(self) -> None:
        """Load the client and declare its functions."""
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
        """Return whether the client finds an NVDA."""
        return bool(self._client.nvdaController_testIfRunning() == 0)

    def speak(self, text: str, interrupt: bool) -> None:
        """Say a text, in its language where the client takes SSML."""
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
        """Show a text as a message."""
        self._client.nvdaController_brailleMessage(text)

    def silence(self) -> None:
        """Drop what is said and what waits."""
        self._client.nvdaController_cancelSpeech()

    def set_language(self, tag: str) -> None:
        """Keep the language for the texts to come."""
        self._language = tag

    def close(self) -> None:
        """Let go of the client."""
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
    """Tell ctypes the arguments of a function, and have it raise if the answer is an error."""
    function = getattr(client, f"nvdaController_{name}")
    function.argtypes, function.restype, function.errcheck = arguments, ctypes.c_ulong, _taken


def _taken(error: int, *_: object) -> int:
    if error:  # the text was not heard
        raise OSError(error, "NVDA did not take it")
    return error


_JAWS = ("FreedomSci.JawsApi", "jfwapi")
"""JAWS' object in present versions, and in old ones."""

_JAWS_WINDOW = ("JFWUI2", "JAWS")
"""Class and title of a window that a running JAWS has."""

_SLICE = 50
"""Milliseconds that are waited at once for SAPI, so that the program may end meanwhile."""

_PRIMARY = 0x3FF
"""The bits of a language's number that leave the country out."""

_AT_ONCE, _PURGE, _XML = 1, 2, 8
"""SAPI's flags of Speak: return at once, drop what is queued, the text is XML."""


def _made(name: str) -> Any:
    """Make the COM object `name`. Raises `UnavailableError` where pywin32 is not installed.

    Its methods are looked up when they are called: pywin32's generated classes would take seconds
    at the first use, and break where their cache is broken.
    """
    try:
        dynamic = importlib.import_module("win32com.client.dynamic")
    except ImportError as error:
        raise UnavailableError(SilenceReason.LIBRARY_MISSING) from error
    return dynamic.Dispatch(name)


class JawsDriver(Driver):
    """JAWS, whose braille call is a line of script with the text spliced in.

    JAWS answers no if it did not take a call, and now and then if it did: so it is called again.
    """

    brailles = True

    def __init__(self) -> None:
        super().__init__("JAWS")
        self._api: Any = None

    def open(self) -> None:
        """Make the object, of the present name or the old one."""
        try:
            self._api = _made(_JAWS[0])
        except UnavailableError:
            raise
        except Exception:  # pywin32's own error, whose class is not to be had without pywin32
            self._api = _made(_JAWS[1])

    def is_active(self) -> bool:
        """Return whether JAWS takes a text or has a window."""
        return bool(self._api.SayString("", False)) or _jaws_has_window()

    def speak(self, text: str, interrupt: bool) -> None:
        """Say a text; raises OSError where JAWS does not run."""
        # the blanks keep JAWS from joining the text to the one before
        if not self._api.SayString(f"      {text}", interrupt) and not self.is_active():
            raise OSError("JAWS did not take it")

    def braille(self, text: str) -> None:
        """Run the line of script that shows a text."""
        text = text.replace('"', "'").replace("\\", " ")
        self._api.RunFunction(f'BrailleString("{text}")')

    def silence(self) -> None:
        """Say nothing at once."""
        self._api.SayString("", True)  # it falls silent by being interrupted

    def close(self) -> None:
        """Let go of the object."""
        self._api = None


def _jaws_has_window() -> bool:
    return bool(importlib.import_module("win32gui").FindWindow(*_JAWS_WINDOW))


class SapiDriver(Driver):
    """SAPI 5, Windows' own speech: its voice lives in this program, in one of many languages.

    ``make`` returns its object, a voice.
    """

    is_reader = False
    last_words = 20.0

    def __init__(self, make: Callable[[], Any] = lambda: _made("SAPI.SpVoice")) -> None:
        super().__init__("SAPI 5")
        self._make = make
        self._voice: Any = None
        self._language = ""
        self._own: Any = None

    def open(self) -> None:
        """Make the voice; raises UnavailableError where there is none."""
        try:
            self._voice = self._make()
        except UnavailableError:
            raise
        except Exception as error:  # pywin32's own, which says that nothing of that name is there
            raise UnavailableError(SilenceReason.NOTHING_RUNS) from error

    def speak(self, text: str, interrupt: bool) -> None:
        """Say a text after those that wait, or at once."""
        if interrupt:
            self.silence()
        # as XML, in which nothing of the text is markup; as plain text, SAPI would guess
        self._voice.Speak(html.escape(text, quote=False), _AT_ONCE | _XML)

    def silence(self) -> None:
        """Drop what is said and what waits."""
        self._voice.Speak("", _AT_ONCE | _PURGE)

    def close(self) -> None:
        """Let go of the voice."""
        self._voice = self._own = None
        self._language = ""

    def set_language(self, tag: str) -> None:
        """Speak with a voice of this language.

        It is the user's own if it has the language, else one of that country, else one of another;
        the user's own if there is none.
        """
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
        """Wait until the voice has said all, or the seconds are over."""
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
    """Return Windows' number for a BCP 47 language, in the country that speaks it most.

    It is 0 if unknown.
    """
    name = "zh_TW" if tag == "zh-Hant" else locale.normalize(tag.replace("-", "_"))
    wanted = name.partition(".")[0]
    return next((n for n, name in locale.windows_locale.items() if name == wanted), 0)


def _has(voice: Any, number: int) -> bool:
    return any(one & _PRIMARY == number & _PRIMARY for one in _numbers(voice))


def _numbers(voice: Any) -> list[int]:
    """Return the languages of a voice, which come as hexadecimal numbers between semicolons."""
    numbers = []
    for part in str(voice.GetAttribute("Language")).split(";"):
        with suppress(ValueError):
            numbers.append(int(part, 16))
    return numbers
