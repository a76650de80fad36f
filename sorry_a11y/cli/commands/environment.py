"""The surroundings of a command: terminal, voice, sounds, data folder, clock, settings file.

Every command that talks goes through `run_screen`, or through `read_sentences` if it only tells a
text.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from sorry_a11y.frontends.terminal.audible import AudibleScreen
from sorry_a11y.frontends.terminal.console import Console, is_terminal
from sorry_a11y.frontends.terminal.loop import Mode, choose_mode, run
from sorry_a11y.output.sound.player import Player
from sorry_a11y.store.background_flusher import BackgroundFlusher
from sorry_a11y.store.disk import Disk
from sorry_a11y.store.disk_thread import DiskThread
from sorry_a11y.store.files import data_folder, note_error
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.ui.session.alarm import LoopAlarm
from sorry_a11y.ui.session.reply import Ending, Reply
from sorry_a11y.ui.session.screen import Screen, TextScreen
from sorry_a11y.ui.session.surroundings import sound_settings
from sorry_a11y.ui.settings.file import load_settings, settings_path
from sorry_a11y.ui.settings.user_store import UserStore
from sorry_a11y.ui.settings.values import Settings

if TYPE_CHECKING:
    from sorry_a11y.output.sound.device_player import DevicePlayer
    from sorry_a11y.output.speech.speech_voice import SpeechVoice
    from sorry_a11y.store.library import Library

# -- the terminal ------------------------------------------------------------------------------


def at_terminal() -> bool:
    """Return whether a person reads what is printed and presses keys."""
    return is_terminal(sys.stdin) and is_terminal(sys.stdout)


def input_mode(wished: str | None) -> Mode:
    """Return how keys are given, "keys" or "lines": as wished for, else as the terminal allows."""
    return choose_mode(wished, is_terminal(sys.stdin), os.environ.get("TERM"))


def run_screen(
    screen: Screen,
    mode: str | None = None,
    player: Player | None = None,
    once_told: Callable[[], object] = lambda: None,
    alarm: LoopAlarm | None = None,
    at_end: Callable[[], Awaitable[str | None]] | None = None,
) -> int:
    """Let the player talk to a screen until one side ends it, and return the exit status.

    Args:
        screen: The screen.
        mode: "keys" or "lines"; None to choose by the terminal.
        player: The player of the sounds; None for the one that the settings ask for.
        once_told: A function that is called after the first reply.
        alarm: The alarm that the screen was given; None if it was given none.
        at_end: As in `frontends.terminal.loop.run`.
    """

    def told() -> None:
        _hush_libraries()
        once_told()

    if "logging" in sys.modules:
        _hush_libraries()
    settings = screen.settings
    audible = AudibleScreen(screen, make_voice, player or _player_for(settings))
    try:
        return run(audible, input_mode(mode), settings.cells, told, _note_error, alarm, at_end)
    finally:
        audible.close()


def _hush_libraries() -> None:
    """Have no library write what it logs: the terminal is for sentences alone."""
    import logging  # loaded after the first reply, unless a library has imported it before

    logging.lastResort = logging.NullHandler()


def read_sentences(sentences: Iterable[str], settings: Settings, count: int | None = None) -> int:
    """Tell a text of at least one sentence and return the exit status.

    On a terminal it is told page by page, elsewhere whole, a sentence a line.

    Args:
        sentences: The sentences.
        settings: The player's settings.
        count: The number of sentences if making each takes time: then each is told as soon as it
            is made. None otherwise.
    """
    if at_terminal():
        return run_screen(TextScreen(sentences, settings, count), player=Player())
    if count is None:
        sys.stdout.write("".join(f"{sentence}\n" for sentence in sentences))
        return 0
    for sentence in sentences:
        sys.stdout.write(f"{sentence}\n")
        sys.stdout.flush()
    return 0


class LastWord(Screen):
    """A screen that asks for a key and ends with it."""

    def opened(self) -> Reply:
        """Say what to do."""
        return Reply((), self.listener().say("cli-window"))

    def key(self, key: str) -> Reply:  # noqa: ARG002 any key will do
        """End the program."""
        return Reply((), "", status=0, silent=True)

    def hang_up(self, why: Ending) -> Reply:  # noqa: ARG002
        """End the program; there is nobody to tell."""
        return Reply((), "", status=0, silent=True)


def keep_window_open() -> None:
    """Wait for a key before the program's own window closes.

    On Windows the program has a window of its own after a double click or from the Start menu.
    Nothing is done in a shell, and on other systems.
    """
    if sys.platform == "win32" and is_terminal(sys.stdin) and Console().is_ours_alone():
        settings, _ = load_settings(os.environ)
        run_screen(LastWord(settings), "keys", Player())


def end_by_signal(end: Callable[[], None], *, with_terminal: bool) -> None:
    """Have the running loop call a function on SIGINT and SIGTERM.

    Args:
        end: The function.
        with_terminal: Whether it is called on SIGHUP too.
    """
    import asyncio  # most commands run no loop

    loop = asyncio.get_running_loop()
    names = ["SIGINT", "SIGTERM", *(["SIGHUP"] if with_terminal else [])]
    for name in names:
        try:
            loop.add_signal_handler(getattr(signal, name), end)
        except (NotImplementedError, AttributeError):  # Windows: Ctrl-C ends what asyncio runs
            return


# -- voice and sounds --------------------------------------------------------------------------


def make_voice(on_change: Callable[[], None]) -> SpeechVoice:
    """Make the voice of the speech drivers, which calls ``on_change`` when its state has changed.

    Its modules are loaded now.
    """
    from sorry_a11y.output.speech.speech_voice import SpeechVoice

    return SpeechVoice(on_change=lambda _state: on_change())


def make_player(settings: Settings) -> DevicePlayer:
    """Make the player of all sounds for a command that is about sounds.

    It plays them also if the settings say that none are played, or at volume 0.
    """
    return _device(
        Settings(
            volume=settings.volume or Settings().volume, mono=settings.mono, sounds=settings.sounds
        )
    )


def _player_for(settings: Settings) -> Player:
    """Make the player of sounds, a silent one where there is no terminal.

    If the settings switch sound off, no device is opened until key m turns it on.
    """
    return _device(settings) if is_terminal(sys.stdin) else Player()


def _device(settings: Settings) -> DevicePlayer:
    from sorry_a11y.output.sound.device_player import DevicePlayer

    folder = Path(settings.sounds) if settings.sounds else None
    return DevicePlayer(sound_settings(settings), folder)


# -- what is stored ----------------------------------------------------------------------------


def player_disk() -> Disk:
    """Return the disk of a session: one that keeps nobody waiting who sits at a terminal."""
    return DiskThread() if is_terminal(sys.stdin) else Disk()


def player_file(disk: Disk | None = None) -> PlayerFile:
    """Return the file in which the games and setups of this computer's user are stored.

    Args:
        disk: The disk of a session; one that does all at once unless given.
    """
    return PlayerFile(data_folder(os.environ), BackgroundFlusher, disk=disk)


def library() -> Library:
    """Return the stored games; the modules that read them are loaded now."""
    from sorry_a11y.store.library import Library

    return Library(player_file())


def now() -> datetime:
    """Return the time on the player's clock."""
    return datetime.now().astimezone()


def user_store(settings: Settings, disk: Disk | None = None) -> UserStore:
    """Return the files of this computer's user.

    Args:
        settings: The settings with which the program began.
        disk: As in `player_file`.
    """
    return UserStore(player_file(disk), settings_path(os.environ), settings)


def _note_error(error: Exception) -> str:
    return note_error(error, os.environ, now())
