"""The game in the Windows Python, by wheels alone, as a player installs it."""

from __future__ import annotations

import sys
import tomllib
import zipfile
from pathlib import Path

from packaging.requirements import Requirement

from tests.windows.interpreter import MakingError, fetch, run
from tests.windows.wine import Wine, name_of

PROJECT = Path(__file__).parents[2]
TESTING = ("pytest", "pytest-xdist", "hypothesis", "numpy==1.26.4", "pyte", "packaging")
"""For the tests; a newer numpy dies under Wine 8."""
FREEZING = ("pyinstaller",)
ONLY_WINDOWS = ("colorama", "pywin32", "pywin32-ctypes", "pefile")
"""What requirements ask for on Windows alone: pip reads their markers for the system it runs on."""
WINDOWS = {"sys_platform": "win32", "platform_system": "Windows", "python_version": "3.11"}


def install(wine: Wine) -> None:
    """All that the game and its tests require. It is fetched by this system's pip, since one under
    Wine would need the network, and installed offline by the Windows one, which reads the markers
    rightly. Raises MakingError."""
    wheels = wine.work / "wheels"
    fetch(wheels, ["pip", *requirements(), *ONLY_WINDOWS, *TESTING, *FREEZING])
    newest = sorted(wheels.glob("pip-*.whl"))[-1]
    zipfile.ZipFile(newest).extractall(wine.folder / "Lib" / "site-packages")
    _pip(wine, *requirements(), *TESTING, *FREEZING)


def install_game(wine: Wine) -> None:
    """The game as it lies here, by its wheel. Raises MakingError."""
    run([sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps",
         "-w", str(wine.work / "wheels"), str(PROJECT)])
    _pip(wine, "--force-reinstall", "--no-deps", "sorry-a11y")
    _pip(wine, "sorry-a11y")  # complains where a requirement is missing


def _pip(wine: Wine, *wanted: str) -> None:
    done = wine.run(
        "-m", "pip", "install", "-q", "--no-warn-script-location", "--no-index", "--find-links",
        name_of(wine.work / "wheels"), *wanted, seconds=600,
    )
    if done.status:
        raise MakingError(str(done))


def requirements() -> list[str]:
    """What the game asks for on Windows."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = [Requirement(text) for text in project["dependencies"]]
    return [f"{one.name}{one.specifier}" for one in asked
            if one.marker is None or one.marker.evaluate(dict(WINDOWS))]
