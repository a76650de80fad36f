"""Whether everything installs without a compiler: ``python -m tests.packaging.wheels``.

Asks pip, for each system and Python, to resolve the requirements of the program to wheels only;
nothing is installed. Needs the package index. Exit status 1 where something is left.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Mapping
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
PYTHONS = ("3.11", "3.12", "3.13")
SYSTEMS = {
    "Windows": ("win32", "Windows", "win_amd64"),
    "macOS, Apple silicon": ("darwin", "Darwin", "macosx_11_0_arm64"),
    "macOS, Intel": ("darwin", "Darwin", "macosx_10_13_x86_64"),
    "Linux": ("linux", "Linux", "manylinux2014_x86_64"),
}
"""Name -> (sys.platform, platform.system, the wheels' platform)."""


class UnresolvedError(Exception):
    """Something has no wheel there; the text is pip's."""


def requirements(system: str, python: str) -> list[str]:
    """What the program needs on one of SYSTEMS."""
    project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    return _asked(project["dependencies"], _place(system, python))


def fetch(to: Path, wanted: Iterable[str], system: str, python: str) -> int:
    """Put the wheels of what is wanted, and of what it requires, into a folder; how many lie there.
    Raises UnresolvedError.

    pip reads the markers of requirements of requirements for the system that it runs on. What a
    package asks for on the other system alone is found here and asked for by name.
    """
    here = {name: str(value) for name, value in default_environment().items()}
    there = _place(system, python)
    asked = list(wanted)
    while True:
        done = subprocess.run(
            [sys.executable, "-m", "pip", "download", "-q", "--only-binary", ":all:", "--platform",
             SYSTEMS[system][2], "--python-version", python, "--implementation", "cp",
             "--disable-pip-version-check", "-d", str(to), *asked],
            capture_output=True, text=True, check=False,
        )
        if done.returncode:
            raise UnresolvedError(done.stderr)
        wheels = list(to.glob("*.whl"))
        left = {text for wheel in wheels for text in _asked(_required(wheel), there)}
        known = {text for wheel in wheels for text in _asked(_required(wheel), here)}
        more = sorted(left - known - set(asked))
        if not more:
            return len(wheels)
        asked += more


def needed(name: str, wheels: Path, system: str, python: str) -> list[Path]:
    """Return the wheels in a folder that a package needs on one of SYSTEMS, its own first. Raises
    UnresolvedError where one is missing."""
    place, found, left = _place(system, python), {}, [name]
    while left:
        wanted = canonicalize_name(left.pop(0))
        if wanted in found:
            continue
        lying = [one for one in wheels.glob("*.whl") if parse_wheel_filename(one.name)[0] == wanted]
        if len(lying) != 1:
            raise UnresolvedError(f"{len(lying)} wheels of {wanted} lie in {wheels}.")
        found[wanted] = lying[0]
        left += [Requirement(text).name for text in _asked(_required(lying[0]), place)]
    return list(found.values())


def _place(system: str, python: str) -> Mapping[str, str]:
    platform, name, _ = SYSTEMS[system]
    return {
        "sys_platform": platform, "platform_system": name, "python_version": python,
        "os_name": "nt" if platform == "win32" else "posix", "extra": "",
        "python_full_version": f"{python}.0", "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
    }


def _required(wheel: Path) -> list[str]:
    with ZipFile(wheel) as archive:
        name = next(one for one in archive.namelist() if one.endswith(".dist-info/METADATA"))
        text = archive.read(name).decode()
    return Parser().parsestr(text).get_all("Requires-Dist") or []


def _asked(texts: Iterable[str], place: Mapping[str, str]) -> list[str]:
    asked = map(Requirement, texts)
    return [f"{one.name}{one.specifier}" for one in asked
            if one.marker is None or one.marker.evaluate({"extra": "", **place})]


def main() -> int:
    """Ask for each; the exit status."""
    failed = 0
    for system in SYSTEMS:
        for python in PYTHONS:
            wanted = requirements(system, python)
            with tempfile.TemporaryDirectory() as folder:
                try:
                    files = fetch(Path(folder), wanted, system, python)
                    told = f"{files} wheels for {len(wanted)} requirements and theirs"
                except UnresolvedError as error:
                    failed += 1
                    told = f"failed\n{error}"
            sys.stdout.write(f"{system}, Python {python}: {told}\n")
            sys.stdout.flush()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
