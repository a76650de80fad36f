"""Build the folder by PyInstaller and try it: ``python -m tests.packaging.folder [--keep TO]``.

Needs pyinstaller in the same environment. The program is built into a temporary folder, and then
run from there with an empty home: version, help in another language, a game from a pipe with
advice, a game kept and listed, bots on two processes, the sounds, the rules. Exit status 1 after
the first thing that is not as it should be, be it only a sound that is missing.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from math import inf
from pathlib import Path, PurePosixPath

from tests.harness.programs import environment

PROJECT = Path(__file__).parents[2]
SPEC = PROJECT / "docs" / "packaging" / "sorry-a11y.spec"
LARGEST = 60_000_000
"""Bytes that a folder for Windows may have; on Linux it depends on how Python was built."""
FEWEST_LICENCES = 8
"""Packages of others that lie in the folder, each with its licence."""
UNWANTED = ("numpy", "pythonwin", "win32ui", "mfc140", "tcl86", "tkinter", "pytest")
"""What is installed for other purposes, and is easily taken along."""
PYTHON = "python/LICENSE.txt"
OWN = "sorry_a11y-*.dist-info/licenses/LICENSE"
LICENSED: Mapping[str, str] = {
    "python3*.dll": PYTHON,
    "_internal/*__mypyc*.pyd": OWN,
    "sorry_a11y/*/*.pyd": OWN,  # compiled rules
    "_internal/*.pyd": PYTHON,
    "sorry-a11y.exe": PYTHON,  # PyInstaller's own licence lets it go with any program
    "libcrypto-3.dll": "licences/apache-2.0.txt",
    "libssl-3.dll": "licences/apache-2.0.txt",
    "libffi-8.dll": "licences/libffi.txt",
    "sqlite3.dll": "",  # in the public domain
    "vcruntime140*.dll": "",  # Microsoft lets it go with any program
    "sdl2.dll": "pysdl2_dll-*.dist-info/licenses/libs/SDL2/README-SDL.txt",
    "nvdacontrollerclient64.dll": "licences/lgpl-2.1.txt",
    "msgspec/*.pyd": "msgspec-*.dist-info/licenses/LICENSE",
    "wcwidth/*.pyd": "wcwidth-*.dist-info/licenses/LICENSE",
    "websockets/*.pyd": "websockets-*.dist-info/licenses/LICENSE",
    "pywin32_system32/py*.dll": "pywin32-*.dist-info/licenses/win32/License.txt",
    "win32/*.pyd": "pywin32-*.dist-info/licenses/win32/License.txt",
}
"""The libraries of Windows that may lie in the folder, how their paths end, in small letters (each
`*` within one folder), and where the folder has the licence; empty where it need not."""
TRIES: tuple[tuple[tuple[str, ...], str, str], ...] = (
    (("--version",), "", "sorry-a11y "),
    (("--help", "--lang", "zh-Hant"), "", "點字"),
    (("play", "--seed", "3", "--save", "no", "--opponents", "champion"), "\n\ng\nd\nq\nq\n",
     "Goodbye"),
    (("play", "--game", "dog", "--seed", "3", "--save", "no", "--lang", "de"), "g\nq\nq\n",
     "von 100"),
    ((), "\n\nq\nq\n", "Goodbye"),  # the first row plays again what was played last
    (("games",), "", "Game 1, Dog"),
    (("simulate", "--bots", "champion,runner", "--games", "100", "--jobs", "2"), "",
     "wins for red"),
    (("sounds",), "", "card_draw.wav"),
    (("rules", "dog"), "", "The rule book dog."),
    (("docs", "keys"), "", "Keys."),
    (("doctor",), "", "sorry-a11y "),
)
"""(arguments, what is typed, what must be told)."""


def build(to: Path) -> Path:
    """Build the folder; the program in it."""
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR",
         "--distpath", str(to / "dist"), "--workpath", str(to / "work"), str(SPEC)],
        check=True, cwd=to,
    )
    suffix = ".exe" if sys.platform == "win32" else ""
    return to / "dist" / "sorry-a11y" / f"sorry-a11y{suffix}"


def faults(folder: Path, largest: float = inf) -> list[str]:
    """What is wrong with what lies in the folder, a line each; it may have ``largest`` bytes."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    names = {path.name for path in files}
    sounds = {path.name for path in (PROJECT / "sounds").glob("*.wav")}
    found = [f"the sound {name} is missing" for name in sorted(sounds - names)]
    found += [f"{path} is not wanted" for path in files if "dist-info" not in path.as_posix()
              and any(one in path.relative_to(folder).as_posix().lower() for one in UNWANTED)]
    found += unlicensed(folder)
    licences = sum("dist-info" in path.as_posix() and path.name.startswith(("LICENSE", "COPYING"))
                   for path in files)
    if licences < FEWEST_LICENCES:
        found.append(f"it has the licences of {licences} packages")
    if size > largest:
        heavy = sorted(files, key=lambda path: path.stat().st_size)[-9:]
        found.append(f"it has {size / 1e6:.0f} MB, the largest being {heavy}")
    return found


def unlicensed(folder: Path) -> list[str]:
    """Which libraries of Windows lie in the folder without a licence, a line each."""
    found = []
    for path in sorted(folder.rglob("*")):
        if path.suffix.lower() not in (".dll", ".pyd", ".exe"):
            continue
        small = PurePosixPath(path.relative_to(folder.parent).as_posix().lower())
        texts = [text for ending, text in LICENSED.items() if small.match(ending)]
        if not any(not text or any(folder.rglob(text)) for text in texts):
            found.append(f"{path.relative_to(folder).as_posix()} has no licence here")
    return found


def main() -> int:
    """Build and try; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.packaging.folder")
    parser.add_argument("--keep", type=Path, help="where to put the folder if it is good")
    keep: Path | None = parser.parse_args().keep
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program = build(folder)
        if wrong := faults(program.parent, LARGEST if sys.platform == "win32" else inf):
            sys.stdout.write("\n".join(["Failed:", *wrong, ""]))
            return 1
        home = folder / "home"
        home.mkdir()
        for arguments, typed, wanted in TRIES:
            done = subprocess.run(
                [str(program), *arguments], input=typed.encode(), capture_output=True,
                timeout=120, check=False, cwd=folder, env={**environment(home), "HOME": str(home)},
            )
            told = done.stdout.decode().replace("\r\n", "\n")
            if done.returncode != 0 or wanted not in told or b"Traceback" in done.stderr:
                sys.stdout.write(f"Failed: {arguments}\n{told}\n{done.stderr.decode()}\n")
                return 1
            sys.stdout.write(f"Good: {' '.join(arguments) or 'a game'}\n")
        if keep:
            shutil.copytree(program.parent, keep / program.parent.name, dirs_exist_ok=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
