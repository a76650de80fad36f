"""The installer: built by NSIS, run without its dialogs, and taken away again without the games."""

from __future__ import annotations

from sorry_a11y import __version__
from tests.packaging.folder import SPEC
from tests.packaging.names import file_name
from tests.windows.checks import Checks
from tests.windows.folder import built, describe
from tests.windows.making import run
from tests.windows.wine import Wine

SCRIPT = SPEC.with_suffix(".nsi")
ENTRIES = (
    "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/sorry-a11y.lnk",
    "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/sorry-a11y window.lnk",
)
PROGRAM = "AppData/Local/Programs/sorry-a11y"
SILENT = "/S"


def play(wine: Wine, checks: Checks) -> None:
    """Build, install, start, uninstall."""
    setup = wine.work / file_name("setup", __version__)
    defined = {"FOLDER": built(wine), "VERSION": __version__, "OUTPUT": setup}
    options = [f"-D{name}={value}" for name, value in defined.items()]
    run(["makensis", "-V1", *options, str(SCRIPT)])
    users = (wine.prefix / "drive_c" / "users").iterdir()
    player = next(folder for folder in users if folder.name != "Public")
    done = wine.run(SILENT, program=setup, seconds=300)
    program = player / PROGRAM / "sorry-a11y.exe"
    checks.see("the program is installed", done.status == 0 and program.exists(), done)
    describe(wine, program.parent, "setup", checks)
    missing = [entry for entry in ENTRIES if not (player / entry).exists()]
    checks.see("the Start menu has it", not missing, missing)
    done = wine.run("play", "--seed", "5", typed="w\nq\nq\n", program=program)
    games = list(player.rglob("games.sqlite")) + list(wine.work.rglob("games.sqlite"))
    checks.see("a game is played and kept", done.status == 0 and bool(games), done)
    # the second argument keeps the uninstaller from going on as another program
    uninstaller = program.with_name("uninstall.exe")
    done = wine.run(SILENT, f"_?={program.parent}", program=uninstaller, seconds=300)
    left = [path for path in (program, *(player / entry for entry in ENTRIES)) if path.exists()]
    checks.see("nothing of the program is left", done.status == 0 and not left, [done, left])
    checks.see("the games stay", all(game.exists() for game in games), games)
