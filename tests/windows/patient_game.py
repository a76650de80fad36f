"""The game, given all the time it needs to load speech: under Wine, on a machine with much else to
do, that may be longer than a player is let wait. What comes after has its usual limits."""

from __future__ import annotations

import sys
from functools import partial

from sorry_a11y.cli.program import main
from sorry_a11y.frontends.terminal import audible
from sorry_a11y.output.speech import speech_voice
from sorry_a11y.output.speech.speaker import SpeechLimits

START = 120.0
"""Seconds."""

if __name__ == "__main__":
    audible.FINDING_A_VOICE = START
    patient = partial(SpeechLimits, load=START, start=START, build=START)
    speech_voice.SpeechLimits = patient  # type: ignore[attr-defined, assignment]
    sys.exit(main())
