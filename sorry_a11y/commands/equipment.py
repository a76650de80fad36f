"""How a command is heard: on the terminal, by the game's own voice, and with sounds. Every command
that talks goes through `run_screen`, or through `read_sentences` if it only tells a text."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from sorry_a11y.session.screen import Screen, TextScreen
from sorry_a11y.settings.values import Settings
from sorry_a11y.sound.player import Player, SilentPlayer
from sorry_a11y.speech.voice import Voice
from sorry_a11y.terminal.audible import AudibleScreen, sound_settings
from sorry_a11y.terminal.console import is_terminal
from sorry_a11y.terminal.loop import choose_mode, run

if TYPE_CHECKING:
    from sorry_a11y.sound.device_player import DevicePlayer


def run_screen(front: Screen, mode: str | None = None, player: Player | None = None) -> int:
    """Let the player talk to a front until one side ends it; the exit status.

    ``mode``: "keys" or "lines", None to choose by what there is. ``player``: of the sounds, None
    for the one that the settings ask for.
    """
    settings = front.settings
    audible = AudibleScreen(front, make_voice, player or _player_of(settings))
    try:
        return run(
            audible, choose_mode(mode, is_terminal(sys.stdin), os.environ.get("TERM")),
            settings.cells,
        )
    finally:
        audible.close()


def read_sentences(
    sentences: Iterable[str], settings: Settings, count: int | None = None
) -> int:
    """Tell a text, at least one sentence: a part at a time on a terminal, else all of it, a
    sentence a line; the exit status. ``count``: of sentences that are made one after the other,
    to be told as they come."""
    if at_terminal():
        return run_screen(TextScreen(sentences, settings, count), player=SilentPlayer())
    if count is None:
        sys.stdout.write("".join(f"{sentence}\n" for sentence in sentences))
        return 0
    for sentence in sentences:
        sys.stdout.write(f"{sentence}\n")
        sys.stdout.flush()
    return 0


def at_terminal() -> bool:
    """Whether somebody sits there who reads what is printed and presses keys."""
    return is_terminal(sys.stdin) and is_terminal(sys.stdout)


def make_voice(on_change: Callable[[], None]) -> Voice:
    """The real voice, which calls ``on_change`` whenever its state has changed; none of it is
    loaded before it is wanted."""
    from sorry_a11y.speech.speech_voice import SpeechVoice

    return SpeechVoice(on_change=lambda _state: on_change())


def make_player(settings: Settings) -> DevicePlayer:
    """The player of all sounds, also where the settings have switched them off or down to
    nothing: whoever asks for it wants to hear them."""
    return _device(Settings(volume=settings.volume or Settings().volume, mono=settings.mono,
                           sounds=settings.sounds))


def _player_of(settings: Settings) -> Player:
    """The player of sounds, where somebody sits at a terminal. With sound off it starts nothing
    until key m turns it on."""
    return _device(settings) if is_terminal(sys.stdin) else SilentPlayer()


def _device(settings: Settings) -> DevicePlayer:
    from sorry_a11y.sound.device_player import DevicePlayer

    folder = Path(settings.sounds) if settings.sounds else None
    return DevicePlayer(sound_settings(settings), folder)
