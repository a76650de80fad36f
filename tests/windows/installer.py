"""The installer, as a new player meets it: walked by keys, from the Start menu entry to a game in
the system's language, and taken away again without the games."""

from __future__ import annotations

import json
import time
from pathlib import Path

from sorry_a11y import __version__
from tests.packaging.folder import SPEC
from tests.packaging.names import file_name
from tests.windows.checks import Checks
from tests.windows.console import Console
from tests.windows.folder import built, describe
from tests.windows.making import run
from tests.windows.ways import LOCALES, OFFERED
from tests.windows.wine import Wine, name_of

SCRIPT = SPEC.with_suffix(".nsi")
WALK = Path(__file__).with_name("dialog_walk.py")
TITLE = "sorry-a11y"
ENTRY = "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/sorry-a11y.lnk"
WINDOW_ENTRY = ENTRY.replace(".lnk", " window.lnk")
PROGRAM = "AppData/Local/Programs/sorry-a11y"
GAMES = "AppData/Local/sorry-a11y/games.sqlite"
LISTED = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\sorry-a11y"
FOLLOW = """
import sys, pythoncom
from win32com.shell import shell
link = pythoncom.CoCreateInstance(
    shell.CLSID_ShellLink, None, pythoncom.CLSCTX_INPROC_SERVER, shell.IID_IShellLink)
link.QueryInterface(pythoncom.IID_IPersistFile).Load(sys.argv[1])
sys.stdout.write(" ".join([link.GetPath(shell.SLGP_RAWPATH)[0], link.GetArguments()]).strip())
"""
KEPT_OPEN = "Drücke eine Taste"
PASS = "Zug möglich"


def play(wine: Wine, checks: Checks) -> None:
    """Build, install, play, uninstall."""
    setup = wine.work / file_name("setup", __version__)
    run(
        [
            "makensis",
            "-V1",
            f"-DFOLDER={built(wine)}",
            f"-DVERSION={__version__}",
            f"-DOUTPUT={setup}",
            str(SCRIPT),
        ]
    )
    player = next(
        folder
        for folder in (wine.prefix / "drive_c" / "users").iterdir()
        if folder.name != "Public"
    )
    _walk(wine, checks, "installer", name_of(setup), "&Install", "Installieren")
    program = player / PROGRAM / "sorry-a11y.exe"
    checks.see("the program is installed", program.exists(), list(player.rglob("*sorry*")))
    describe(wine, program.parent, "setup", checks)
    done = wine.run("-c", FOLLOW, name_of(player / ENTRY))
    target = done.told.strip()
    checks.see("the Start menu has it", target.endswith("sorry-a11y.exe"), done)
    done = wine.run("-c", FOLLOW, name_of(player / WINDOW_ENTRY))
    checks.see(
        "the Start menu has the game in a window of the browser",
        done.told.strip().endswith("sorry-a11y.exe window"),
        done,
    )
    if target:
        _play(wine, checks, target)
    checks.see("the game is kept", (player / GAMES).exists(), list(player.rglob("*sorry*")))
    _walk(
        wine,
        checks,
        "uninstaller",
        name_of(program.with_name("uninstall.exe")),
        "&Uninstall",
        "Deinstallieren",
    )
    listed = wine.run("query", LISTED, program="reg").status == 0
    left = [
        path for path in (player / PROGRAM, player / ENTRY, player / WINDOW_ENTRY) if path.exists()
    ]
    checks.see("nothing of the program is left", not left and not listed, [left, listed])
    checks.see("the games stay", (player / GAMES).exists(), list(player.rglob("*sorry*")))


def _walk(wine: Wine, checks: Checks, name: str, program: str, *buttons: str) -> None:
    """Go through a program's dialogs by Enter alone."""
    result = wine.work / "pages.json"
    result.unlink(missing_ok=True)
    done = wine.run(
        name_of(WALK), name_of(result), TITLE, program, seconds=300, changes=_german(wine)
    )
    pages = json.loads(result.read_text("utf-8")) if result.exists() else []
    checks.see(
        f"the {name} is walked by Enter alone", done.status == 0 and len(pages) > 1, [done, pages]
    )
    stops = [stop for page in pages for stop in page["controls"]]
    named = all(text for _, text in stops) and all(page["texts"] for page in pages)
    checks.see(f"everything in the {name} has a name", bool(stops) and named, pages)
    first = pages[0]["controls"][0][1].replace("&", "") if pages and stops else ""
    checks.see(
        f"the {name} speaks the system's language, and its button has the focus",
        first in [button.replace("&", "") for button in buttons[1:]],
        pages,
    )


def _play(wine: Wine, checks: Checks, program: str) -> None:
    """From the Start menu entry: a game in the system's language, by keys, in a window that waits
    for a key at the end. The sounds are on, as they are for a new player."""
    changes = {**_german(wine), "SORRY_A11Y_HOME": None}
    with Console(wine, [], changes, program=program) as game:
        checks.see(
            "the entry starts a game in the system's language",
            game.shows(OFFERED["de"]) or game.shows("von"),
            game.screen(),
        )
        game.news()
        offered = ""
        for _ in range(2):  # the first press begins a game, the second plays
            time.sleep(0.4)  # sooner, Enter would not play what was hardly heard
            offered = game.screen()[-1]
            game.type("\r")
            game.answer()
        # a card with one way plays by itself, after the pause behind the opening
        forced = any(line.startswith("Du ziehst") and ", Figur" in line for line in game.screen())
        checks.see(
            f"a first own move is played by two presses of Enter: {offered}",
            forced or (offered.startswith("Figur") and PASS not in offered),
            game.screen(),
        )
        game.ask("leave_alone", "qq", 5)
        checks.see(
            "its window waits for a key",
            KEPT_OPEN in "\n".join(game.screen()) and game.status(0.5) is None,
            game.screen(),
        )
        game.type("w")
        checks.see("and closes with it", game.status(20) == 0, game.screen())


def _german(wine: Wine) -> dict[str, str | None]:
    return {"LC_ALL": LOCALES["de"], "LOCPATH": str(wine.work / "locales")}
