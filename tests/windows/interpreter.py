"""An official CPython for Windows, put together from the package index and Debian.

- The wheel of panda3d carries, for its own freezer, CPython's signed library and every extension
  module of the standard library. Their signatures are checked: signer and digest.
- OpenSSL and SQLite, older there, are built of Debian's sources (tests/windows/libraries.py).
- The wheel of msvc-runtime carries Microsoft's vcruntime140.dll and vcruntime140_1.dll.
- python.exe (it calls Py_Main) and python3.dll (it forwards) are built here by mingw.
- The modules of the standard library are those of Debian's package of that Python.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from tests.windows import libraries
from tests.windows.debian_archive import Archive
from tests.windows.making import MINGW, MakingError, run

PYTHON = "3.14"
"""The Python that players on Windows get."""
LIBRARY = f"python{PYTHON.replace('.', '')}"
PANDA = "panda3d==1.10.16"
"""Its newest release has CPython 3.14.2, of 5 December 2025."""
RUNTIME = "msvc-runtime>=14.40"
HERE = Path(__file__).parent
SOURCES = HERE / "sources"
NOT_TAKEN = ("api-ms-", "VCRUNTIME", "_test", "_wmi", *libraries.NAMES)
"""How the names of libraries begin that are not wanted. Wine lacks a function that ``_wmi`` calls;
``platform`` asks the system in other ways without it."""
LEFT_OUT = shutil.ignore_patterns(
    *("__pycache__", "site-packages", "dist-packages", "lib-dynload", "config-3*", "test"),
    *("idlelib", "turtledemo", "EXTERNALLY-MANAGED", "_sysconfigdata*", "sitecustomize.py"),
)


def make(folder: Path) -> None:
    """Put the interpreter into ``folder``. Raises MakingError."""
    (folder / "DLLs").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        run(
            [
                *(sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check"),
                *("--no-deps", "--platform", "win_amd64", "--python-version", PYTHON),
                *("--only-binary=:all:", "-d", name, PANDA, RUNTIME),
            ]
        )
        for path in _libraries(work):
            _check_signature(path)
            beside = path.name.startswith((LIBRARY, "vcruntime140"))
            shutil.move(path, folder / path.name if beside else folder / "DLLs" / path.name)
        _build_programs(folder, work)
        archive = Archive(work / "debian")
        libraries.build(archive, folder / "DLLs")
        shutil.copytree(_modules(archive), folder / "Lib", ignore=LEFT_OUT, dirs_exist_ok=True)
    packages = folder / "Lib" / "site-packages"
    packages.mkdir(exist_ok=True)
    shutil.copy(HERE / "wine_faults.py", packages / "sitecustomize.py")


def _modules(archive: Archive) -> Path:
    """Fetch the modules of the standard library."""
    names = [f"libpython{PYTHON}-{part}" for part in ("minimal", "stdlib")]
    for package in archive.packages(*names):
        run(["dpkg-deb", "--extract", str(package), str(archive.work)])
    return archive.work / "usr" / "lib" / f"python{PYTHON}"


def _libraries(work: Path) -> list[Path]:
    """The Windows libraries out of the wheels in ``work``."""
    found = []
    for wheel in sorted(work.glob("*.whl")):
        folder = "deploy_libs/" if wheel.name.startswith("panda3d") else "data/Scripts/"
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                place, _, base = name.rpartition("/")
                ours = base.startswith("vcruntime140") or folder == "deploy_libs/"
                theirs = base.startswith(NOT_TAKEN) or "t-win_" in base
                if f"{place}/".endswith(folder) and ours and not theirs:
                    (work / base).write_bytes(archive.read(name))
                    found.append(work / base)
    return found


def _check_signature(path: Path) -> None:
    """CPython's own files must be signed, and as they were when they were signed."""
    if path.suffix != ".pyd" and path.stem != LIBRARY:
        return
    said = subprocess.run(
        ["osslsigncode", "verify", "-in", str(path)], capture_output=True, text=True, check=False
    ).stdout
    digests = dict(re.findall(r"(Current|Calculated) message digest *: *(\w+)", said))
    signed = "CN=Python Software Foundation" in said
    if not signed or not digests or digests["Current"] != digests["Calculated"]:
        raise MakingError(f"{path.name} is not the official file.")


def _build_programs(folder: Path, work: Path) -> None:
    library = folder / f"{LIBRARY}.dll"
    run(
        [
            MINGW + "windres",
            "-I",
            str(SOURCES),
            str(SOURCES / "python_program.rc"),
            "-o",
            str(work / "resource.o"),
        ]
    )
    run(
        [
            MINGW + "gcc",
            "-municode",
            "-Os",
            "-s",
            "-o",
            str(folder / "python.exe"),
            str(SOURCES / "python_program.c"),
            str(work / "resource.o"),
            str(library),
        ]
    )
    table = run([MINGW + "objdump", "-p", str(library)]).partition("Ordinal/Name Pointer")[2]
    names = re.findall(r"\] (_?Py\w+)$", table.partition("\n\n")[0], re.MULTILINE)
    exports = "".join(f"{name} = {LIBRARY}.{name}\n" for name in names)
    (work / "python3.def").write_text(f"LIBRARY python3.dll\nEXPORTS\n{exports}")
    run(
        [
            MINGW + "gcc",
            "-shared",
            "-nostdlib",
            "-s",
            "-o",
            str(folder / "python3.dll"),
            str(work / "python3.def"),
            "-Wl,--entry=0",
        ]
    )
