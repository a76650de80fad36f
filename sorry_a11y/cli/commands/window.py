"""The command that plays in a window of a browser, for players who want no terminal."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import webbrowser
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from sorry_a11y.cli.commands.command_line import FAILED, Chosen
from sorry_a11y.cli.commands.environment import end_by_signal, now, user_store
from sorry_a11y.frontends.web.window_server import WindowServer
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.store.files import data_folder
from sorry_a11y.ui.settings.file import trouble_lines

PROGRAMS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "microsoft-edge-stable",
    "brave-browser",
    "vivaldi",
)
"""Browsers that open a page in a window of its own, as they are called where programs are found by
name."""
_MAC_PROGRAMS = (
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "Chromium.app/Contents/MacOS/Chromium",
    "Brave Browser.app/Contents/MacOS/Brave Browser",
)
_WINDOWS_PROGRAMS = (
    "Microsoft/Edge/Application/msedge.exe",
    "Google/Chrome/Application/chrome.exe",
    "BraveSoftware/Brave-Browser/Application/brave.exe",
    "Chromium/Application/chrome.exe",
)
_WINDOWS_FOLDERS = ("PROGRAMFILES(X86)", "PROGRAMFILES", "LOCALAPPDATA")
"""Variables of the environment that name the folders of programs."""
_PROFILE = "browser"
"""The folder, beside the saved games, of what the browser keeps for the window."""
_BROWSER_LOOK_S = 0.25
"""Seconds between two looks at whether the browser that was started has failed."""
_SHOW = "import sys, webbrowser; sys.exit(not webbrowser.open(sys.argv[1]))"
"""The program that opens an address in the default browser, and ends with 1 if that fails."""


def open_window(chosen: Chosen) -> int:
    """Play in a window of a browser until it is closed; return the exit status."""
    return asyncio.run(_play(chosen))


async def _play(chosen: Chosen) -> int:
    settings = chosen.settings
    say = Words(settings.language).say
    store = user_store(settings)
    troubles = trouble_lines(chosen.problems, settings.language)
    server = WindowServer(store, settings, troubles, now)
    address = await server.start()
    has_failed = _open_browser(address, os.environ)
    if has_failed is None:
        await server.stop()
        sys.stderr.write(say("cli-window-none") + "\n")
        return FAILED
    sys.stdout.write(say("cli-window-open") + "\n")
    sys.stdout.flush()
    end_by_signal(server.interrupt, with_terminal=True)
    try:
        while not (server.ended.is_set() or server.has_come or has_failed()):
            with suppress(TimeoutError):
                await asyncio.wait_for(server.ended.wait(), _BROWSER_LOOK_S)
        if server.has_come:
            await server.ended.wait()
    finally:
        await server.stop()
    if server.has_come or server.is_interrupted:
        return 0
    sys.stderr.write(say("cli-window-failed") + "\n")
    return FAILED


# -- browsers ----------------------------------------------------------------------------------


def _open_browser(address: str, environment: Mapping[str, str]) -> Callable[[], bool] | None:
    """Open an address in a window of its own, else in the default browser.

    Returns:
        A function that tells whether that has failed since; None if there is no browser.
    """
    program = window_browser(environment, sys.platform)
    if program is None:
        return open_default(address) if has_screen(environment, sys.platform) else None
    profile = data_folder(environment) / _PROFILE
    options = [
        f"--app={address}",
        f"--user-data-dir={profile}",
        "--no-first-run",
        "--no-default-browser-check",
    ]
    try:
        return _started(program, *options)
    except OSError:
        return open_default(address)


def open_default(address: str) -> Callable[[], bool] | None:
    """Open an address in the default browser.

    A program of its own does this, since Python waits for the end of a browser that it does not
    know.

    Returns:
        A function that tells whether that has failed since; None if there is no browser.
    """
    try:
        webbrowser.get()
    except webbrowser.Error:
        return None
    return _started(sys.executable, "-c", _SHOW, address)


def _started(*command: str) -> Callable[[], bool]:
    """Start a program apart from this terminal, whose Ctrl-C is for the game.

    Returns:
        A function that tells whether it has failed since.

    Raises:
        OSError: It cannot be started.
    """
    quiet = subprocess.DEVNULL
    running = subprocess.Popen(
        command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
    )
    return lambda: running.poll() not in (None, 0)


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Return whether a browser can show anything here: a text browser runs no page of scripts."""
    if platform in ("win32", "darwin"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def window_browser(environment: Mapping[str, str], platform: str) -> str | None:
    """Return the program of a browser that opens a page in a window of its own.

    None if none is found, or nothing can be shown.
    """
    if environment.get("BROWSER") or not has_screen(environment, platform):
        return None  # who names a browser wants that one
    if platform == "win32":
        folders = [Path(environment[name]) for name in _WINDOWS_FOLDERS if environment.get(name)]
        return _first_file([folder / one for one in _WINDOWS_PROGRAMS for folder in folders])
    if platform == "darwin":
        return _first_file([Path("/Applications") / one for one in _MAC_PROGRAMS])
    for name in PROGRAMS:
        found = shutil.which(name, path=environment.get("PATH"))
        # what comes as a snap may not write where the games are
        if found and not os.path.realpath(found).startswith("/snap/") and "/snap/" not in found:
            return found
    return None


def _first_file(paths: list[Path]) -> str | None:
    return next((str(path) for path in paths if path.is_file()), None)
