"""The game in the Windows Python, by wheels alone, as a player installs it."""

from __future__ import annotations

import sys
import zipfile

from tests.packaging.wheels import PROJECT, UnresolvedError, fetch, requirements
from tests.windows.interpreter import MakingError, run
from tests.windows.wine import Wine, name_of

TESTING = (
    "pytest", "pytest-timeout", "pytest-xdist", "hypothesis", "numpy==1.26.4", "pyte", "packaging",
)
"""For the tests; a newer numpy dies under Wine 8."""
FREEZING = ("pyinstaller",)
SYSTEM = ("Windows", "3.11")


def install(wine: Wine) -> None:
    """All that the game and its tests require, unless it is there. It is fetched by this system's
    pip, since one under Wine would need the network, and installed offline by the Windows one.
    Raises MakingError."""
    wheels, wanted = wine.work / "wheels", [*requirements(*SYSTEM), *TESTING, *FREEZING]
    note = wheels / "wanted.txt"
    if note.exists() and note.read_text() == str(wanted):
        return  # a run before has done it
    wheels.mkdir(exist_ok=True)
    try:
        fetch(wheels, ["pip", *wanted], *SYSTEM)
    except UnresolvedError as error:
        raise MakingError(str(error)) from error
    newest = sorted(wheels.glob("pip-*.whl"))[-1]
    zipfile.ZipFile(newest).extractall(wine.folder / "Lib" / "site-packages")
    _pip(wine, *wanted)
    note.write_text(str(wanted))


def install_game(wine: Wine) -> None:
    """The game as it lies here, by its wheel. Raises MakingError."""
    run([sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps",
         "-w", str(wine.work / "wheels"), str(PROJECT.parent)])
    _pip(wine, "--force-reinstall", "--no-deps", "sorry-a11y")
    _pip(wine, "sorry-a11y")  # complains where a requirement is missing


def _pip(wine: Wine, *wanted: str) -> None:
    done = wine.run(
        "-m", "pip", "install", "-q", "--no-warn-script-location", "--no-index", "--find-links",
        name_of(wine.work / "wheels"), *wanted, seconds=600,
    )
    if done.status:
        raise MakingError(str(done))
