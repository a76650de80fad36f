"""What becomes of a mistake of the program at the terminal."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
from inspect import isabstract
from pathlib import Path
from typing import NamedTuple

import pytest

import sorry_a11y
from sorry_a11y.ui.session.list_screen import ListScreen
from sorry_a11y.ui.session.screen import Screen, WrappedScreen
from sorry_a11y.ui.session.screen_stack import ScreenStack
from tests.harness.programs import environment, run
from tests.harness.pty_session import PtySession

PLANTED = """
import sys
from importlib import import_module
from sorry_a11y.cli.program import main

def fail(*_given, **_more):
    raise ZeroDivisionError("planted")

{plants}
sys.exit(main({arguments!r}))
"""
IN_EVERY_KEY = """
from sorry_a11y.ui.session.row_menu import RowMenu
RowMenu.press = fail
"""
IN_SCREEN = """
screen = getattr(import_module({module!r}), {name!r})
answer = screen.key
screen.key = lambda self, key: fail() if key == "f5" else answer(self, key)
"""
WITH_A_SOUND = """
from sorry_a11y.ui.menus.sound_browser import SoundBrowser
begin = SoundBrowser.__init__
SoundBrowser.__init__ = lambda self, *given, is_silent: begin(self, *given, is_silent=False)
"""
"""The sounds as they are on a computer with a sound device."""
BASES = (WrappedScreen, ListScreen, ScreenStack)
F5 = "\x1b[15~"


class Way(NamedTuple):
    """How a screen is reached at a terminal: the command, the keys, whether a menu is behind it,
    which is told after an error (otherwise the command ends), the output, and what is planted."""

    command: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    has_menu: bool = True
    output: str = "terminal"
    plants: str = ""


WAYS = {
    "DecisionScreen": Way(keys=("\r",)),
    "AskScreen": Way(keys=("\r", "i")),
    "HelpScreen": Way(keys=("\r", "h")),
    "QuestionScreen": Way(keys=("\r", "q")),
    "MenuScreen": Way(keys=("5", "5")),
    "SettingsScreen": Way(keys=("m",)),
    "Lessons": Way(keys=("7", "7", "\r")),
    "PuzzleScreen": Way(keys=("5", "5", "2", "2")),
    "PlayerSession": Way(has_menu=False),
    "WaitingRoom": Way(("host", "--seats", "red=you,yellow=open"), has_menu=False),
    "LeaveScreen": Way(("host", "--seats", "red=you,yellow=open"), ("q",), has_menu=False),
    "AudibleScreen": Way(has_menu=False),
    "ReplayScreen": Way(("replay", "1"), has_menu=False),
    "SoundBrowser": Way(("sounds",), has_menu=False),
    "SoundQuiz": Way(("sounds",), ("g",), has_menu=False, plants=WITH_A_SOUND),
    "Examination": Way(("doctor",), has_menu=False),
    "TextScreen": Way(("rules",), has_menu=False, output="both"),
}
"""By the name of the screen."""
ELSEWHERE = {
    "TableScreen": "the lowest screen at a table, on which another one always lies",
    "BetweenGames": "a waiting room, after a game",
    "TableList": "a list of a waiting room",
    "RulesMenu": "a menu screen of a waiting room",
    "GameScreen": "a game between two decisions, in the session of a decision",
    "HandOverScreen": "the same between two players",
    "EndScreen": "the same after the game",
    "_SetupScreen": "a menu screen",
    "_OutputScreen": "a question of the settings",
    "LineScreen": "a line that a terminal gives to the session of a menu",
    "HallMenu": "a menu screen with the news of a server",
    "_HallList": "the same with a list that changes",
    "WaitingScreen": "a moment before the answer of a server",
    "ArrivalScreen": "a guest of a server, whose session `ssh.guest_terminal` ends",
    "LanguageScreen": "the same",
    "GuestScreen": "the same",
    "LastWord": "a key that closes a window of Windows",
}


def _planted(plants: str, *arguments: str) -> list[str]:
    code = PLANTED.format(plants=plants, arguments=["--lang", "en", *arguments])
    return [sys.executable, "-c", code]


def _screens() -> dict[str, type]:
    """Every screen of the program, by name."""
    for module in pkgutil.walk_packages(sorry_a11y.__path__, "sorry_a11y."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found: dict[str, type] = {}
    waiting: list[type] = [Screen]
    while waiting:
        kinds: list[type] = waiting.pop().__subclasses__()
        waiting += kinds
        found |= {kind.__name__: kind for kind in kinds if kind.__module__.startswith("sorry_a11y")}
    # of themselves these are nobody's
    return {name: kind for name, kind in found.items() if not (kind in BASES or isabstract(kind))}


@pytest.mark.skipif(sys.platform == "win32", reason="a server's libraries are needed")
def test_every_screen_is_tried() -> None:
    """A new screen needs a row of what an error in it leads to."""
    assert set(_screens()) == {*WAYS, *ELSEWHERE}


@pytest.mark.skipif(sys.platform == "win32", reason="a pseudo-terminal is needed")
@pytest.mark.parametrize("name", WAYS)
def test_an_error_in_a_screen_is_one_sentence_and_a_file(name: str, tmp_path: Path) -> None:
    """Promise: an error in a screen is told in one sentence that names the file which holds it, no
    traceback is heard, and the menu is told again, or the command ends."""
    way = WAYS[name]
    home = environment(tmp_path, {"SORRY_A11Y_OUTPUT": way.output})
    assert run(tmp_path, "play", "--seed", "7", "--mode", "lines", typed="\n\n").status == 0
    if way.has_menu:  # for the rows of somebody who has played nothing
        (tmp_path / "games.sqlite").unlink()
    plants = way.plants + IN_SCREEN.format(module=_screens()[name].__module__, name=name)
    with PtySession(_planted(plants, *way.command), rows=500, columns=400, env=home) as session:
        session.hear()
        for key in way.keys:
            session.press(key)
        before = len(session.output)
        session.press(F5)
        if way.has_menu:
            session.type("q")
        assert session.wait() == (0 if way.has_menu else 70)
        told = session.output[before:].decode().replace("\r", "")
    (file,) = tmp_path.rglob("error-*.txt")
    assert "Traceback" not in told
    assert told.count(str(file)) == 1
    assert ("Start menu, h explains the keys" in told) is way.has_menu
    if way.has_menu:
        assert told.splitlines()[1].startswith("Something went wrong,")
    assert "ZeroDivisionError: planted" in file.read_text("utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="a pseudo-terminal is needed")
def test_the_game_goes_on_at_the_same_choice(tmp_path: Path) -> None:
    """Promise: after an error in a game it goes on from the menu, and after the next start, at the
    choice that was open."""
    home = environment(tmp_path, {"SORRY_A11Y_GUARD": "0"})
    plants = IN_SCREEN.format(module="sorry_a11y.ui.session.decision", name="DecisionScreen")
    with PtySession(_planted(plants), rows=500, columns=400, env=home) as session:
        session.hear()
        for _ in range(4):
            choice = session.press("\r").lines[-1]
        told = session.press(F5).text
        assert "Something went wrong, your game is saved, the details are in " in told
        assert session.press("\r").lines[-1] == choice
        session.press("q")
        session.type("q")
        assert session.wait() == 0
    with PtySession(_planted(""), rows=500, columns=400, env=home) as session:
        session.hear()
        assert session.press("\r").lines[-1] == choice


def test_an_error_in_a_script_ends_it(tmp_path: Path) -> None:
    """Promise: where nobody presses keys, an error ends the program with its sentence and the
    file, and no traceback is told."""
    ended = subprocess.run(
        _planted(IN_EVERY_KEY),
        input="2\n",
        capture_output=True,
        text=True,
        env=environment(tmp_path / "none" / "yet"),
        check=False,
        timeout=120,
    )
    assert ended.returncode == 70
    assert ended.stderr == ""
    (file,) = tmp_path.rglob("error-*.txt")
    told = ended.stdout.replace("\n", " ").replace(" ", "")
    assert told.endswith(f"Theprogrammadeamistake,itiswrittenin{file}")
    assert "ZeroDivisionError: planted" in file.read_text("utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="a pseudo-terminal is needed")
def test_a_menu_that_fails_at_every_key_ends(tmp_path: Path) -> None:
    """Promise: where the menu itself fails again and again, the program ends, and the terminal is
    given back."""
    with PtySession(_planted(IN_EVERY_KEY), env=environment(tmp_path)) as session:
        session.hear()
        assert "Start menu, h explains the keys" in session.press("2").text
        session.type("2")
        assert session.wait() == 70
        assert session.attributes_after == session.attributes_before
