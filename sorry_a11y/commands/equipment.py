"""How a command is heard: by the game's own voice and sounds, or as text on the screen."""

from __future__ import annotations

import sys
from pathlib import Path

from sorry_a11y.fronts.audible import sound_settings
from sorry_a11y.settings.values import Settings
from sorry_a11y.sound.device_player import DevicePlayer
from sorry_a11y.speech.voice import Voice
from sorry_a11y.terminal.console import is_terminal


def make_voice() -> Voice:
    """The real voice; none of it is loaded before it is wanted."""
    from sorry_a11y.speech.speech_voice import SpeechVoice

    return SpeechVoice()


def make_player(settings: Settings) -> DevicePlayer:
    """The player of all sounds, also where the settings have switched them off or down to
    nothing: whoever asks for it wants to hear them."""
    audible = sound_settings(Settings(volume=settings.volume or Settings().volume,
                                      mono=settings.mono))
    return DevicePlayer(audible, Path(settings.sounds) if settings.sounds else None)


def at_terminal() -> bool:
    """Whether somebody sits there who reads what is printed and presses keys."""
    return is_terminal(sys.stdin) and is_terminal(sys.stdout)
