"""The drivers of each system, in the order in which they are tried."""

from __future__ import annotations

import sys

from sorry_a11y.speech.drivers import Driver


def installed(platform: str = sys.platform) -> list[Driver]:
    """Return the drivers of `platform` in the order in which they are tried, none of them opened.

    The game's own come first, then those of Prism where its extra is installed, then those of
    accessible-output2, each for readers only; the system's own speech comes last. So the
    libraries are loaded only where no reader answers that the game knows itself. The drivers of
    other systems are not imported.
    """
    if platform == "win32":
        from sorry_a11y.speech.com import JawsDriver, SapiDriver
        from sorry_a11y.speech.libraries import of_accessible_output, of_prism
        from sorry_a11y.speech.nvda import NvdaDriver

        return [
            NvdaDriver(), JawsDriver(), *of_prism("ZDSR", "BoyPC Reader", "SenseReader"),
            # System Access is left out: its class reads an attribute that it never sets
            *of_accessible_output("SuperNova", "PC-Talker", "Window-Eyes", "ZDSR"),
            *of_prism("Narrator"), SapiDriver(),
        ]
    if platform == "darwin":
        from sorry_a11y.speech.libraries import of_accessible_output, of_prism

        # accessible-output2 reaches VoiceOver by another way, which may answer where Prism's does
        # not
        return [*of_prism("VoiceOver"), *of_accessible_output("VoiceOver"),
                *of_prism("macOS speech")]
    from sorry_a11y.speech.orca import OrcaDriver
    from sorry_a11y.speech.speech_dispatcher import SpeechDispatcherDriver

    return [OrcaDriver(), SpeechDispatcherDriver()]
