"""The drivers of each system, in the order in which they are tried."""

from __future__ import annotations

import importlib.util
import sys

from sorry_a11y.speech.drivers import Driver
from sorry_a11y.speech.voice import VoiceKind


def installed(platform: str = sys.platform) -> list[Driver]:
    """Return the drivers of `platform`, none of them opened.

    The game's own come first, then those of Prism where its extra is installed, then those of
    accessible-output2, each for readers only; the system's own speech comes last. So the
    libraries are loaded only where no reader answers that the game knows itself. The drivers of
    other systems are not imported.
    """
    if platform == "win32":
        return _of_windows()
    if platform == "darwin":
        return _of_macos()
    return _of_linux()


def _of_windows() -> list[Driver]:
    from sorry_a11y.speech.accessible_output import LibraryDriver
    from sorry_a11y.speech.jaws import JawsDriver
    from sorry_a11y.speech.nvda import NvdaDriver
    from sorry_a11y.speech.sapi import SapiDriver

    # SystemAccess is left out: it reads an attribute that it never sets
    library = [LibraryDriver("SuperNova", "dolphin"), LibraryDriver("PC-Talker", "pc_talker"),
               LibraryDriver("Window-Eyes", "window_eyes"), LibraryDriver("ZDSR", "zdsr")]
    return [NvdaDriver(), JawsDriver(), *_prism("ZDSR", "BOY_PC_READER", "SENSE_READER"),
            *library, *_prism("UIA"), SapiDriver()]


def _of_macos() -> list[Driver]:
    from sorry_a11y.speech.accessible_output import LibraryDriver

    # the library reaches VoiceOver by another way, which may answer where Prism's does not
    library = LibraryDriver("VoiceOver", "voiceover")
    return [*_prism("VOICE_OVER"), library, *_prism("AV_SPEECH")]


def _of_linux() -> list[Driver]:
    from sorry_a11y.speech.orca import OrcaDriver
    from sorry_a11y.speech.speech_dispatcher import SpeechDispatcherDriver

    return [OrcaDriver(), SpeechDispatcherDriver()]


_OF_PRISM = {
    "ZDSR": "ZDSR",
    "BOY_PC_READER": "BoyPC Reader",
    "SENSE_READER": "SenseReader",
    "UIA": "Narrator",
    "VOICE_OVER": "VoiceOver",
    "AV_SPEECH": "macOS speech",
}
"""Backends of Prism, and what a player calls them."""


def _prism(*backends: str) -> list[Driver]:
    if importlib.util.find_spec("prism") is None:
        return []
    from sorry_a11y.speech.prism import PrismDriver

    return [
        PrismDriver(
            _OF_PRISM[backend], backend,
            VoiceKind.SYNTHESISER if backend == "AV_SPEECH" else VoiceKind.READER,
        )
        for backend in backends
    ]
