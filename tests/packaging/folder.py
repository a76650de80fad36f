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
from fnmatch import fnmatch
from math import inf
from pathlib import Path

from sorry_a11y import __version__
from tests.harness.programs import environment
from tests.packaging import ages, wheels
from tests.packaging.names import file_name
from tests.packaging.parts import Part, bill, files_of, installed_parts, unlicensed

PROJECT = Path(__file__).parents[2]
SPEC = PROJECT / "docs" / "packaging" / "sorry-a11y.spec"
LARGEST = 60_000_000
"""Bytes that a folder for Windows may have; on Linux it depends on how Python was built."""
UNWANTED = ("asyncpg", "numpy", "pythonwin", "win32ui", "mfc140", "tcl86", "tkinter", "pytest")
"""What is installed for other purposes, and is easily taken along."""
INSIDE = "_internal/"
"""Where everything but the program itself lies in the folder."""
GNU = b"GCC: ("
"""What mingw writes into each library that it builds."""
UNINSTALLER = "uninstall.exe"
"""What the installer puts beside the program."""
CARRYING = ("accessible-output2", "pysdl2-dll")
"""Wheels that carry libraries of others: each of those is a part, or is not wanted."""
TRIES: tuple[tuple[tuple[str, ...], str, str], ...] = (
    (("--version",), "", "sorry-a11y "),
    (("--help", "--lang", "zh-Hant"), "", "點字"),
    (
        ("play", "--seed", "3", "--save", "no", "--opponents", "champion"),
        "\n\ng\nd\nq\nq\n",
        "Goodbye",
    ),
    (
        ("play", "--game", "dog", "--seed", "3", "--save", "no", "--lang", "de"),
        "g\nq\nq\n",
        "von 100",
    ),
    ((), "\n\nq\nq\n", "Goodbye"),  # the first row plays again what was played last
    (("games",), "", "Game 1, Dog"),
    (
        ("simulate", "--bots", "champion,runner", "--games", "100", "--jobs", "2"),
        "",
        "wins for red",
    ),
    (("sounds",), "", "card_draw.wav"),
    (("rules", "dog"), "", "The rule book dog."),
    (("docs", "keys"), "", "Keys."),
    (("doctor",), "", "sorry-a11y "),
)
"""(arguments, what is typed, what must be told)."""


def build(to: Path) -> Path:
    """Build the folder; the program in it."""
    subprocess.run(
        [
            *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"),
            *("--distpath", str(to / "dist"), "--workpath", str(to / "work"), str(SPEC)),
        ],
        check=True,
        cwd=to,
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
    found += [
        f"{path} is not wanted"
        for path in files
        if "dist-info" not in path.as_posix()
        and any(one in path.relative_to(folder).as_posix().lower() for one in UNWANTED)
    ]
    if size > largest:
        heavy = sorted(files, key=lambda path: path.stat().st_size)[-9:]
        found.append(f"it has {size / 1e6:.0f} MB, the largest being {heavy}")
    return found


def windows_parts(folder: Path, versions: Mapping[str, str]) -> list[Part]:
    """Return the parts of a folder for Windows.

    Args:
        folder: The folder.
        versions: Of Python, OpenSSL and SQLite, as `ages` tells them.
    """
    beside = [
        path
        for path in files_of(folder)
        if path.startswith(INSIDE) and "/" not in path.removeprefix(INSIDE)
    ]

    def texts(name: str) -> tuple[str, ...]:
        return (f"{INSIDE}licences/{name}.txt",)

    def libraries(*patterns: str) -> tuple[str, ...]:
        return tuple(
            path
            for path in beside
            if any(fnmatch(path.lower(), INSIDE + pattern) for pattern in patterns)
        )

    compiled = tuple(
        path
        for path in files_of(folder)
        if path.endswith(".pyd") and ("__mypyc" in path or path.startswith(f"{INSIDE}sorry_a11y/"))
    )
    extensions = tuple(path for path in libraries("*.pyd") if path not in compiled)
    game = next(folder.glob(f"{INSIDE}sorry_a11y-*.dist-info"), folder).name
    sdl = f"{INSIDE}sdl2dll/dll/"
    sdl_texts = tuple(path for path in files_of(folder) if path.endswith("SDL2/README-SDL.txt"))
    client = f"{INSIDE}accessible_output2/lib/nvdaControllerClient64.dll"
    found = [
        Part(
            "Python",
            versions["Python"],
            "PSF-2.0",
            "Python Software Foundation",
            (f"{INSIDE}python/LICENSE.txt",),
            (*libraries("python3*.dll", "base_library.zip"), *extensions, f"{INSIDE}python/*"),
        ),
        Part(
            "OpenSSL",
            versions["OpenSSL"],
            "Apache-2.0",
            "The OpenSSL Project",
            texts("apache-2.0"),
            libraries("libcrypto-3.dll", "libssl-3.dll"),
        ),
        Part(
            *("libffi", "", "MIT", "Anthony Green and others", texts("libffi")),
            libraries("libffi-8.dll"),
        ),
        Part(
            *("SQLite", versions["SQLite"], "blessing", "in the public domain", texts("sqlite")),
            libraries("sqlite3.dll"),
        ),
        Part(
            *("zlib", "", "Zlib", "Jean-loup Gailly and Mark Adler", texts("zlib")),
            libraries("zlib1.dll"),
        ),
        Part(
            "Microsoft Visual C++ runtime",
            "",
            "LicenseRef-Microsoft-Distributable-Code",
            "Microsoft Corporation",
            texts("microsoft-runtime"),
            libraries("vcruntime140*.dll"),
        ),
        Part(
            "PyInstaller's program",
            "",
            "GPL-2.0-or-later WITH Bootloader-exception",
            "The PyInstaller Development Team",
            texts("pyinstaller"),
            ("sorry-a11y.exe",),
        ),
        Part("SDL", "", "Zlib", "Sam Lantinga", sdl_texts, (f"{sdl}SDL2.dll",)),
        wheels.compiler("", f"{INSIDE}{game}/licenses", compiled),
        Part(
            "mingw-w64 runtime",
            "",
            "ZPL-2.1",
            "The mingw-w64 project",
            texts("mingw-w64"),
            tuple(path for path in libraries("*.dll") if GNU in (folder / path).read_bytes()),
        ),
        Part(
            "NSIS",
            "",
            "Zlib AND CPL-1.0",
            "The NSIS contributors and Igor Pavlov",
            texts("nsis"),
            (UNINSTALLER,),
        ),
        Part(
            "NVDA controller client",
            "",
            "LGPL-2.1-only",
            "NV Access Limited and others",
            texts("lgpl-2.1"),
            (client,),
        ),
    ]
    for part in installed_parts(folder / INSIDE, INSIDE):
        files = part.files
        if part.name.replace("_", "-") in CARRYING:
            files = tuple(pattern for pattern in files if ".dist-info" in pattern)
        if part.name == "sorry-a11y":
            files = (*files, "START.txt", f"{INSIDE}licences/*", f"{INSIDE}sorry_a11y/*")
        found.append(part._replace(files=files))
    return [part for part in found if any(map(part.has, files_of(folder)))]


def main() -> int:
    """Build and try; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.packaging.folder")
    parser.add_argument("--keep", type=Path, help="where to put the folder if it is good")
    keep: Path | None = parser.parse_args().keep
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program = build(folder)
        wrong = faults(program.parent, LARGEST if sys.platform == "win32" else inf)
        if sys.platform == "win32":
            parts = windows_parts(program.parent, {part: told for part, told, _ in ages.parts()})
            wrong += unlicensed(program.parent, parts)
        if wrong:
            sys.stdout.write("\n".join(["Failed:", *wrong, ""]))
            return 1
        home = folder / "home"
        home.mkdir()
        for arguments, typed, wanted in TRIES:
            done = subprocess.run(
                [str(program), *arguments],
                input=typed.encode(),
                capture_output=True,
                timeout=120,
                check=False,
                cwd=folder,
                env={**environment(home), "HOME": str(home)},
            )
            told = done.stdout.decode().replace("\r\n", "\n")
            if done.returncode != 0 or wanted not in told or b"Traceback" in done.stderr:
                sys.stdout.write(f"Failed: {arguments}\n{told}\n{done.stderr.decode()}\n")
                return 1
            sys.stdout.write(f"Good: {' '.join(arguments) or 'a game'}\n")
        if keep:
            shutil.copytree(program.parent, keep / program.parent.name, dirs_exist_ok=True)
            if sys.platform == "win32":
                text = bill("sorry-a11y windows", __version__, program.parent, parts)
                bill_name = file_name("bill", __version__, artefact="windows")
                (keep / bill_name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
