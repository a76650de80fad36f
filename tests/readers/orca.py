"""Orca 43 in a terminal window (MATE's, on VTE) on a screen that nobody sees.

Xvfb, a session bus, a window manager, a private Speech Dispatcher that writes down what it is
asked to say, Orca, and the game in a terminal; keys come through the X server, as from a keyboard.
"""

from __future__ import annotations

import html
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.harness.speech_server import SpeechServer
from tests.harness.waiting import until
from tests.readers.cells import ROWS, Cell
from tests.readers.spoken import BETWEEN_KEYS, script

NEEDED = (
    *("orca", "Xvfb", "mate-terminal", "xdotool", "openbox", "dbus-daemon", "speech-dispatcher"),
    "gsettings",
)
QUIET = 0.9
PATIENCE = 5.0
"""Seconds in which something is said at all."""
KEYS = {"\r": "Return"}
OF_WINDOW = "game frame."
OWN = (OF_WINDOW, "newline", "")
"""What Orca says of the window, and of a line's end on the way to the game."""
SPOKEN = re.compile(r":DATA:\|<speak>(.*?)</speak>", re.DOTALL)
"""A text in Speech Dispatcher's log, as Orca sent it: with marks between the words. What its
module for foreign synthesisers makes of such a text may carry the rest of a longer one before."""
MARK = re.compile(r"<[^>]*>")


def missing() -> str:
    """Why it cannot be run here; empty if it can."""
    absent = [name for name in NEEDED if not shutil.which(name)]
    return f"for Orca {', '.join(absent)} are not installed" if absent else ""


class Orca:
    """The game in a window, and what Orca says."""

    name = "Orca"

    def __init__(self, server: SpeechServer, env: dict[str, str]) -> None:
        self._server = server
        self._env = env
        self._read = len(self._said())

    def start(self) -> list[str]:
        """What is said at the start."""
        return self.listen(2.5)

    def press(self, typed: str) -> list[str]:
        """What is said after keys."""
        for number, key in enumerate(typed):
            if number:
                time.sleep(BETWEEN_KEYS)
            self.tap(KEYS.get(key, key))
        return self.listen(QUIET)

    def tap(self, name: str) -> None:
        """Press a key, by its name on the X server."""
        subprocess.run(["xdotool", "key", "--clearmodifiers", name], env=self._env, check=True)

    def cursor_line(self) -> str:
        """Not known here."""
        return ""

    def listen(self, quiet: float) -> list[str]:
        """What is said until there was silence for so many seconds."""
        said: list[str] = []
        began = last = time.monotonic()
        while True:
            heard = self._said()
            if len(heard) > self._read:
                new = heard[self._read :]
                said += [text for text in new if text.strip().casefold() not in OWN]
                self._read, last = len(heard), time.monotonic()
            if time.monotonic() - last > (quiet if said else PATIENCE):
                return said
            if time.monotonic() - began > 4 * PATIENCE:
                return said
            time.sleep(0.05)

    def has_said(self, text: str) -> bool:
        """Whether a text is among what was said."""
        return text in (one.strip().casefold() for one in self._said())

    def _said(self) -> list[str]:
        log = self._server.log()
        return [html.unescape(MARK.sub("", text)) for text in SPOKEN.findall(log)]


class Screen:
    """Programs on a screen of their own, ended together."""

    def __init__(self, folder: Path, env: dict[str, str], stack: ExitStack) -> None:
        self.env = env
        self._folder = folder
        self._stack = stack

    def start(self, command: Sequence[str], **more: object) -> subprocess.Popen[bytes]:
        """Start one."""
        with (self._folder / "log").open("ab") as log:
            program = subprocess.Popen(
                command,
                env=self.env,
                stdin=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,
                **{"stdout": log, **more},  # type: ignore[call-overload]
            )
        self._stack.callback(_end, program)
        return program  # type: ignore[no-any-return]

    def open(self) -> None:
        """The screen itself, the session bus, a window manager."""
        read, write = os.pipe()
        self.start(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1024x768x24", "-nolisten", "tcp"],
            pass_fds=[write],
        )
        os.close(write)
        with os.fdopen(read) as display:
            self.env["DISPLAY"] = ":" + display.readline().strip()
        bus = self.start(
            ["dbus-daemon", "--session", "--nofork", "--print-address=1"], stdout=subprocess.PIPE
        )
        assert bus.stdout
        self._stack.callback(bus.stdout.close)
        self.env["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().decode().strip()
        subprocess.run(
            ["gsettings", "set", "org.gnome.desktop.interface", "toolkit-accessibility", "true"],
            env=self.env,
            check=True,
        )
        self.start(["openbox"])

    def window_of(self, program: subprocess.Popen[bytes]) -> str:
        """The program's window, once there is one."""
        found: list[str] = []

        def is_there() -> bool:
            asked = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--pid", str(program.pid)],
                env=self.env,
                capture_output=True,
                text=True,
                check=False,
            )
            found[:] = asked.stdout.split()
            return bool(found)

        until(is_there)
        return found[-1]

    def activate(self, window: str) -> None:
        """Let the keyboard be for a window, once there is a window manager who does that."""

        def is_active() -> bool:
            subprocess.run(
                ["xdotool", "windowactivate", window],
                env=self.env,
                stderr=subprocess.DEVNULL,
                check=False,
            )
            asked = subprocess.run(
                ["xdotool", "getactivewindow"],
                env=self.env,
                capture_output=True,
                text=True,
                check=False,
            )
            return asked.stdout.strip() == window

        until(is_active)


def _end(program: subprocess.Popen[bytes]) -> None:
    program.terminate()
    try:
        program.wait(2)
    except subprocess.TimeoutExpired:
        program.kill()
        program.wait()


def settings(folder: Path) -> Path:
    """Orca's settings: speech without the echo of keys, no braille."""
    general = {
        "enableSpeech": True,
        "enableBraille": False,
        "enableKeyEcho": False,
        "enableEchoByCharacter": False,
        "enableEchoByWord": False,
        "firstStart": False,
    }
    profile = {"default": {**general, "profile": ["Default", "default"]}}
    folder.mkdir()
    (folder / "user-settings.conf").write_text(
        json.dumps(
            {"general": general, "pronunciations": {}, "keybindings": {}, "profiles": profile}
        )
    )
    return folder


@contextmanager
def listening(cell: Cell, folder: Path, env: Mapping[str, str | None]) -> Iterator[Orca]:
    """The program in a window that Orca reads."""
    server = SpeechServer()
    plain = {name: value for name, value in env.items() if value is not None}
    with ExitStack() as stack:
        stack.callback(server.close)
        server.start()
        screen = Screen(
            folder,
            {
                **plain,
                **server.env,
                "NO_AT_BRIDGE": "0",
                "GTK_MODULES": "gail:atk-bridge",
                "LANG": "C.UTF-8",
                "LIBGL_ALWAYS_SOFTWARE": "1",
                "SORRY_A11Y_HOME": str(folder / "home"),
                "SORRY_A11Y_FORCED": "ask",
            },
            stack,
        )
        screen.open()
        screen.start(["orca", "-u", str(settings(folder / "orca"))])
        until(lambda: bool(server.heard()))
        time.sleep(1.0)
        begins = folder / "begins"
        wait = 'until [ -e "$0" ]; do sleep 0.1; done; exec "$@"'
        game = script(folder / "game", ["sh", "-c", wait, str(begins), *cell.command()])
        heard = Orca(server, screen.env)
        window = screen.start(
            [
                *("mate-terminal", "--disable-factory", "--hide-menubar"),
                *(f"--geometry={cell.columns}x{ROWS}", "--title=game", "-e", str(game)),
            ]
        )
        screen.activate(screen.window_of(window))
        until(lambda: heard.has_said(OF_WINDOW))
        begins.touch()  # what is written before Orca is at a window is not new to it
        yield heard
