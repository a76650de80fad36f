"""Every way of playing, each in one short check: pipes, console keys, languages, records, two
processes, files, the closing of the window, sounds."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.windows.checks import Checks
from tests.windows.console import Console
from tests.windows.making import run
from tests.windows.wine import Wine, is_running, name_of

PROGRAM = ("-m", "sorry_a11y")
GAME = (*PROGRAM, "play", "--seed", "5", "--sound", "off", "--forced", "ask")
UNSAVED = (*GAME, "--save", "no")
OFFERED = {"en": "1 of 1", "de": "1 von 1", "it": "1 di 1", "zh-Hant": "共1項"}
"""How the first choice of that game ends in each language."""
ENGLISH = OFFERED["en"]
LOCALES = {"de": "de_DE.UTF-8", "it": "it_IT.UTF-8", "zh-Hant": "zh_TW.UTF-8"}

NO_INPUT = """
import subprocess, sys
game = subprocess.Popen([sys.executable, *sys.argv[1:]], stdin=subprocess.DEVNULL)
try:
    sys.exit(game.wait(40))
except subprocess.TimeoutExpired:
    game.kill()
    sys.exit(99)
"""
NO_READER = """
import os, subprocess, sys
end, pipe = os.pipe()
game = subprocess.Popen([sys.executable, *sys.argv[1:]], stdin=subprocess.PIPE, stdout=pipe)
os.close(pipe)
os.close(end)
game.communicate(b"", 60)
sys.exit(game.returncode)
"""


def play(wine: Wine, checks: Checks) -> None:
    """All of them."""
    for way in WAYS:
        home = wine.work / "home"
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir()
        way(wine, checks)


def pipes(wine: Wine, checks: Checks) -> None:
    """A game from a pipe, kept; what is told of it; and what is no game."""
    done = wine.run(*PROGRAM, "--version")
    checks.see("version", done.told.startswith("sorry-a11y "), done)
    done = wine.run(*GAME, typed="n\n\nw\nq\nq\n")
    checks.see("a game by lines from a pipe", done.status == 0 and "Goodbye" in done.told, done)
    done = wine.run(*PROGRAM, "games")
    checks.see("it is kept and listed", "Game 1, Sorry!" in done.told, done)
    done = wine.run(*PROGRAM, "transcript", "1")
    checks.see("it can be read", "You drew" in done.told, done)
    done = wine.run(*PROGRAM, "statistics")
    checks.see("statistics", done.status == 0 and not done.complained, done)
    done = wine.run(*PROGRAM, "simulate", "--games", "10", "--jobs", "2", "--seed", "3")
    checks.see("bots on two processes", "wins for red" in done.told, done)
    done = wine.run("-c", NO_INPUT, *UNSAVED)
    checks.see(
        "an input that is NUL has ended", done.status == 0 and "input ended" in done.told, done
    )
    done = wine.run("-c", NO_READER, *PROGRAM, "rules")
    checks.see(
        "nobody reads the output, and there is no traceback",
        done.status == 141 and "Traceback" not in done.complained,
        done,
    )


def files(wine: Wine, checks: Checks) -> None:
    """What other programs of Windows write and read: byte order marks, UTF-8, names of folders."""
    home = wine.work / "home"
    (home / "settings.toml").write_bytes(b'\xef\xbb\xbfpace = "step"\r\n')
    done = wine.run(*PROGRAM, "settings")
    checks.see(
        "a settings file with a byte order mark",
        "step" in done.told and "not TOML" not in done.told,
        done,
    )
    done = wine.run(*PROGRAM, "rules", "--lang", "zh-Hant")
    checks.see("Chinese into a file", "移動" in done.told or "棋子" in done.told, done)
    away = wine.work / "Jürgen Groß 王小明"
    away.mkdir(exist_ok=True)
    changes = {"SORRY_A11Y_HOME": name_of(away), "TEMP": name_of(away), "TMP": name_of(away)}
    done = wine.run(
        *GAME, "--name", "王小明", "--sound", "full", typed="\n\nq\nq\n", changes=changes
    )
    kept = wine.run(*PROGRAM, "games", changes=changes).told
    checks.see(
        "a folder with letters of two scripts",
        done.status == 0 and "Game 1, Sorry!" in kept,
        [done, kept],
    )
    done = wine.run("-m", "sorry_a11y", "doctor", changes={"SORRY_A11Y_HOME": None})
    checks.see(
        "settings lie in the player's own folder", "AppData\\Local\\sorry-a11y" in done.told, done
    )
    checks.see("sounds", "sounds play" in done.told and not done.complained, done)


def keys(wine: Wine, checks: Checks) -> None:
    """Every kind of key has one reply, what is no key has none, and Ctrl-C ends the game."""
    with Console(wine, UNSAVED) as game:
        checks.see("the game comes up", game.shows(ENGLISH), game.screen())
        game.news()
        game.ask("sequence", "\x1b[A")
        checks.see("an arrow", len(game.answer()) == 1, game.screen())
        game.ask("noise")
        game.type("w")
        news = game.answer()
        checks.see(
            "mouse, focus and Shift are no keys", len(news) == 1 and "start" in news[0], news
        )
        for name, character, virtual, state, told in (
            ("Escape", "\x1b", 27, 0, "nothing to go back to"),
            ("Tab", "\t", 9, 0, ENGLISH),
            ("a Chinese sign", "中", 0, 0, "中"),
            ("AltGr and q", "@", 81, 9, "@"),
        ):
            game.ask("key", character, virtual, state)
            news = game.answer()
            checks.see(name, told in "\n".join(news), news)
        game.type("\r")
        game.answer()
        game.type("\r")
        checks.see("Enter plays", game.shows("You drew"), game.screen())
        game.ask("key", "\x03", 67, 8)
        checks.see("Ctrl-C", game.status(20) == 130 and game.shows("You stopped", 1), game.screen())
        checks.see("the console is given back", not game.ask("mode_changed"), game.ask("mode"))


def the_end(wine: Wine, checks: Checks) -> None:
    """Keys typed behind the farewell do not reach the shell; those of the last tenth of a second,
    in which the interpreter takes itself apart, do."""
    with Console(wine, UNSAVED) as game:
        game.shows(ENGLISH)
        game.news()
        game.type("qqdir\r")
        status = game.status(20)
        checks.see(
            "no key is left for the shell",
            status == 0 and game.ask("unread") == 0,
            game.ask("unread"),
        )
    with Console(wine, [*UNSAVED, "--mode", "lines"]) as game:
        game.shows(ENGLISH)
        game.news()
        game.type("wx\b\r")
        checks.see("lines are typed with Backspace", game.shows("start"), game.screen())
        game.ask("interrupt")
        checks.see("Ctrl-C as an event", game.status(20) == 130, game.screen())


def languages(wine: Wine, checks: Checks) -> None:
    """Everybody hears their own language without asking for it, in a narrow window too."""
    for language, offered in OFFERED.items():
        with Console(wine, [*UNSAVED, "--lang", language]) as game:
            good = game.shows(offered) and game.ask("code_page") == 437
            checks.see(f"{language} on code page 437", good, game.screen())
    if sys.platform == "win32":
        return  # its menus have one language
    for language, locale in LOCALES.items():
        changes = {"LC_ALL": locale, "LOCPATH": str(wine.work / "locales")}
        with Console(wine, [*UNSAVED, "--game", "dog"], changes, columns=31) as game:
            asked = game.shows("1", 60) and game.news() != []
            lines = game.screen()
            game.type("q")
            game.type("q")
            game.status(20)
        with Console(wine, UNSAVED, changes) as game:
            good = game.shows(OFFERED[language]) and asked
            checks.see(f"a system in {language} speaks it", good, [lines, game.screen()])
            short = all(line and len(line) < 31 for line in lines)
            checks.see(f"no blank or broken line in {language}", short, lines)


def sounds(wine: Wine, checks: Checks) -> None:
    """What a game plays reaches the system's loudspeaker, which is a file under Wine."""
    if sys.platform == "win32":
        return
    heard, config = wine.work / "heard.raw", wine.work / "heard.conf"
    config.write_text(
        f'pcm.!default {{ type file slave.pcm {{ type null }} file "{heard}" format raw }}\n'
        "ctl.!default { type null }\n"
    )
    heard.unlink(missing_ok=True)
    with Console(
        wine,
        [*PROGRAM, "play", "--seed", "5", "--save", "no", "--forced", "ask"],
        {"ALSA_CONFIG_PATH": str(config)},
    ) as game:
        game.shows(ENGLISH)
        for _ in range(3):
            time.sleep(2)
            game.type("\r")
            game.answer()
        game.type("qq")
        game.status(30)
    played = heard.read_bytes() if heard.exists() else b""
    checks.see("sounds are played", any(played), f"{len(played)} bytes of silence")


def records(wine: Wine, checks: Checks) -> None:
    """The window is closed in the middle of a game: the game is gone, its record whole."""
    token = "90210"
    game = Console(wine, [*PROGRAM, "play", "--seed", token])
    with game:
        game.shows("1 of", 60)
        game.news()
        for _ in range(2):
            time.sleep(0.4)  # sooner, Enter would not play what was hardly heard
            game.type("\r")
            game.answer()
        began = time.monotonic()
        game.close_window()
        while is_running(token) and time.monotonic() - began < 20:
            time.sleep(0.1)
        checks.see("the game goes with its window", not is_running(token))
    done = wine.run(*PROGRAM, "games")
    checks.see("and its record is whole", "Game 1, Sorry!" in done.told, done)
    done = wine.run(*PROGRAM, "resume", typed="q\nq\n")
    checks.see("and can be gone on with", done.status == 0 and "Goodbye" in done.told, done)


WAYS: tuple[Callable[[Wine, Checks], None], ...] = (
    pipes,
    files,
    keys,
    the_end,
    languages,
    sounds,
    records,
)


def make_locales(folder: Path) -> None:
    """The locales of LOCALES, from which Wine takes its language. Raises MakingError."""
    folder.mkdir()
    for locale in LOCALES.values():
        run(["localedef", "-i", locale.partition(".")[0], "-f", "UTF-8", str(folder / locale)])
