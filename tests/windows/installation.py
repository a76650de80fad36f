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
    """Fetch with this system's pip, since one under Wine would need the network, and install
    offline with the Windows one, which reads the markers rightly. Raises MakingError."""
    wheels = wine.work / "wheels"
    wheels.mkdir(exist_ok=True)
    run([sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps",
         "-w", str(wheels), str(PROJECT)])
    fetch(wheels, ["pip", *requirements(), *ONLY_WINDOWS, *TESTING, *FREEZING])
    newest = sorted(wheels.glob("pip-*.whl"))[-1]
    zipfile.ZipFile(newest).extractall(wine.folder / "Lib" / "site-packages")
    done = wine.run(
        "-m", "pip", "install", "-q", "--no-warn-script-location", "--no-index", "--find-links",
        name_of(wheels), "sorry-a11y", *TESTING, *FREEZING, seconds=600,
    )
    if done.status:
        raise MakingError(str(done))


def requirements() -> list[str]:
    """What the game asks for on Windows."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = [Requirement(text) for text in project["dependencies"]]
    return [f"{one.name}{one.specifier}" for one in asked
            if one.marker is None or one.marker.evaluate(dict(WINDOWS))]
