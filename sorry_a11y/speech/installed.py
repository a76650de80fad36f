"""The drivers of this system: the game's own, or those of accessible-output2 in wrappers."""

from __future__ import annotations

import importlib
import logging
import sys

from sorry_a11y.speech.drivers import (
    ComDriver,
    Driver,
    JawsDriver,
    NvdaDriver,
    UnavailableError,
    hush,
)
from sorry_a11y.speech.orca import OrcaDriver
from sorry_a11y.speech.sapi import SapiDriver
from sorry_a11y.speech.speech_dispatcher import SpeechDispatcherDriver
from sorry_a11y.speech.voice import SilenceReason, VoiceKind

log = logging.getLogger(__name__)

# SystemAccess reads an attribute that it never sets; Auto is all others at once
_UNUSED = {"SystemAccess", "Auto"}

_WRAPPERS: dict[str, type[Driver]] = {
    "Jaws": JawsDriver,
    "NVDA": NvdaDriver,
    "SAPI5": SapiDriver,
    "WindowEyes": ComDriver,
}


def installed(platform: str = sys.platform) -> list[Driver]:
    """Return the drivers of `platform`, readers before synthesisers, none of them opened.

    Raises `UnavailableError` where accessible-output2 is needed and cannot be imported.
    """
    if platform not in ("win32", "darwin"):
        # accessible-output2 has nothing here that the game has not, so it is not loaded
        return [OrcaDriver(), SpeechDispatcherDriver()]
    return sorted(_of_library(), key=lambda d: d.kind is VoiceKind.SYNTHESISER)


def _of_library() -> list[Driver]:
    try:
        outputs = importlib.import_module("accessible_output2.outputs")
        library = importlib.import_module("accessible_output2")
        classes = list(library.get_output_classes())
    except Exception as error:
        log.debug("accessible-output2: %r", error)
        raise UnavailableError(SilenceReason.LIBRARY_MISSING) from error
    hush()
    log.debug("outputs of %s: %s", outputs.__name__, classes)
    return [_WRAPPERS.get(c.__name__, Driver)(c) for c in classes if c.__name__ not in _UNUSED]
