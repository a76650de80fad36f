"""Whether everything installs without a compiler: ``python -m tests.packaging.wheels``.

Asks pip, for each system and Python, to resolve the requirements of the program to wheels only;
nothing is installed. Needs the package index. Exit status 1 where something is left.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
PYTHONS = ("3.11", "3.12", "3.13")
SYSTEMS = {
    "Windows": ("win32", "win_amd64"),
    "macOS, Apple silicon": ("darwin", "macosx_11_0_arm64"),
    "macOS, Intel": ("darwin", "macosx_10_13_x86_64"),
    "Linux": ("linux", "manylinux2014_x86_64"),
}
"""Name -> (sys.platform, the wheels' platform)."""


def requirements(system: str, python: str) -> Iterator[str]:
    """What the program needs there."""
    project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    place = {
        "sys_platform": system, "python_version": python,
        "platform_system": {"win32": "Windows", "darwin": "Darwin", "linux": "Linux"}[system],
    }
    for text in project["dependencies"]:
        one = Requirement(text)
        if one.marker is None or one.marker.evaluate(place):
            yield f"{one.name}{one.specifier}"


def main() -> int:
    """Ask for each; the exit status."""
    failed = 0
    for name, (system, platform) in SYSTEMS.items():
        for python in PYTHONS:
            wanted = list(requirements(system, python))
            with tempfile.TemporaryDirectory() as folder:
                done = subprocess.run(
                    [sys.executable, "-m", "pip", "download", "-q", "--only-binary", ":all:",
                     "--platform", platform, "--python-version", python,
                     "--disable-pip-version-check", "-d", folder, *wanted],
                    capture_output=True, text=True, check=False,
                )
                files = len(list(Path(folder).glob("*.whl")))
            good = done.returncode == 0 and files >= len(wanted)
            failed += not good
            sys.stdout.write(
                f"{name}, Python {python}: {files} wheels for {len(wanted)} requirements and "
                "theirs\n"
            )
            if not good:
                sys.stdout.write(done.stderr)
            sys.stdout.flush()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
