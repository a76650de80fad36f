"""The game in the Windows Python, by wheels alone, as a player installs it."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterable, Mapping
from email.parser import Parser
from pathlib import Path

from packaging.markers import default_environment
from packaging.requirements import Requirement

from tests.windows.interpreter import PYTHON
from tests.windows.making import MakingError, run
from tests.windows.wine import Wine, name_of

PROJECT = Path(__file__).parents[2]
TESTING = (
    *("asyncpg", "fluent.runtime", "fluent.syntax", "hypothesis", "packaging", "pyte", "pytest"),
    *("pytest-timeout", "pytest-xdist"),
)
FREEZING = ("pyinstaller",)
WINDOWS = {
    "sys_platform": "win32",
    "platform_system": "Windows",
    "python_version": PYTHON,
    "os_name": "nt",
    "extra": "",
    "python_full_version": f"{PYTHON}.0",
    "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
    "platform_machine": "AMD64",
}
"""What requirements ask of a system, for the Windows Python."""


def install(wine: Wine) -> None:
    """All that the game and its tests require, unless it is there. It is fetched by this system's
    pip, since one under Wine would need the network, and installed offline by the Windows one.
    Raises MakingError."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    wheels = wine.work / "wheels"
    wanted = [*_asked(project["dependencies"], WINDOWS), *TESTING, *FREEZING]
    note = wheels / "wanted.txt"
    if note.exists() and note.read_text() == str(wanted):
        return  # a run before has done it
    wheels.mkdir(exist_ok=True)
    _fetch(wheels, ["pip", *wanted])
    newest = sorted(wheels.glob("pip-*.whl"))[-1]
    zipfile.ZipFile(newest).extractall(wine.folder / "Lib" / "site-packages")
    _pip(wine, *wanted)
    note.write_text(str(wanted))


def install_game(wine: Wine) -> None:
    """The game as it lies here, by its wheel. Raises MakingError."""
    run(
        [
            *(sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check"),
            *("--no-deps", "-w", str(wine.work / "wheels"), str(PROJECT)),
        ]
    )
    _pip(wine, "--force-reinstall", "--no-deps", "sorry-a11y")
    _pip(wine, "sorry-a11y")  # complains where a requirement is missing


def _fetch(to: Path, wanted: Iterable[str]) -> None:
    """Put the wheels of what is wanted, and of what it requires, into a folder.

    pip reads the markers of requirements of requirements for the system that it runs on. What a
    package asks for on Windows alone is found here and asked for by name.
    """
    here = {name: str(value) for name, value in default_environment().items()}
    asked = list(wanted)
    while True:
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "pip",
                "download",
                "-q",
                "--only-binary",
                ":all:",
                "--platform",
                "win_amd64",
                "--python-version",
                PYTHON,
                "--implementation",
                "cp",
                "--disable-pip-version-check",
                "-d",
                str(to),
                *asked,
            ],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise MakingError(done.stderr)
        wheels = list(to.glob("*.whl"))
        left = {text for wheel in wheels for text in _asked(_required(wheel), WINDOWS)}
        known = {text for wheel in wheels for text in _asked(_required(wheel), here)}
        more = sorted(left - known - set(asked))
        if not more:
            return
        asked += more


def _required(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        name = next(one for one in archive.namelist() if one.endswith(".dist-info/METADATA"))
        text = archive.read(name).decode()
    return Parser().parsestr(text).get_all("Requires-Dist") or []


def _asked(texts: Iterable[str], place: Mapping[str, str]) -> list[str]:
    asked = map(Requirement, texts)
    return [
        f"{one.name}{one.specifier}"
        for one in asked
        if one.marker is None or one.marker.evaluate({"extra": "", **place})
    ]


def _pip(wine: Wine, *wanted: str) -> None:
    done = wine.run(
        "-m",
        "pip",
        "install",
        "-q",
        "--no-warn-script-location",
        "--no-index",
        "--find-links",
        name_of(wine.work / "wheels"),
        *wanted,
        seconds=600,
    )
    if done.status:
        raise MakingError(str(done))
