"""A folder for Windows players without Python, put together without PyInstaller: CPython as its
makers sign it, and the wheels of the game and of what it needs. It is measured against the one that
is handed out (docs/releasing.md).

It has the layout of python.org's embeddable Python: the standard library compiled in
``python311.zip``, extension modules beside ``python.exe``, and a ``python311._pth`` that names
where modules are looked for, so that no other Python on the computer is ever asked.
"""

from __future__ import annotations

import importlib.util
import py_compile
import shutil
import zipfile
from collections.abc import Iterable
from pathlib import Path

from sorry_a11y.narration.catalog import languages
from tests.packaging.archives import packed

VERSION = "311"
PATHS = (f"python{VERSION}.zip", ".", "packages", r"packages\win32", r"packages\win32\lib")
"""Where modules are looked for; pywin32 puts its own in two folders more."""
NOT_IN_IT = frozenset({
    "test", "idlelib", "turtledemo", "tkinter", "ensurepip", "lib2to3", "site-packages",
    "__pycache__",
})
"""Parts of the standard library that python.org's embeddable Python does not have either."""
EXTENSIONS_OUT = frozenset({"_tkinter.pyd", "_msi.pyd", "_ctypes_test.pyd"})
UNWANTED = (
    "pythonwin", "adodbapi", "isapi", "win32comext", "win32/Demos", "win32/test", "win32/scripts",
    "win32com/demos", "win32com/test", "win32com/HTML", "win32/include",
    "win32/libs", "win32com/include", "win32com/libs", "PyWin32.chm",
)
"""What wheels bring along that no part of the game asks for."""
WIN32 = frozenset({
    "_win32sysloader.pyd", "win32api.pyd", "win32clipboard.pyd", "win32event.pyd", "win32gui.pyd",
})
"""Those of pywin32's libraries that the readers' drivers load."""
CLIENT = "nvdaControllerClient64.dll"
"""The only one of the readers' libraries that may be handed on: the others have no licence."""
SDL = "SDL2.dll"


def compose(python: Path, wheels: Iterable[Path], licences: Path, to: Path, epoch: str) -> Path:
    """Put the folder together and return the program in it.

    ``python``: a CPython for Windows as it is installed (``Lib`` and ``DLLs`` in it); ``wheels``:
    those of the game and of all that it requires; ``licences``: texts that no wheel carries;
    ``epoch``: the time that packed files get, in seconds since 1970.
    """
    inner = to / "python"
    inner.mkdir(parents=True)
    for path in (*python.glob("*.exe"), *python.glob("*.dll"), *(python / "DLLs").iterdir()):
        if path.name not in EXTENSIONS_OUT and not path.name.startswith(("tcl", "tk")):
            shutil.copy(path, inner / path.name)
    _pack_library(python / "Lib", inner / f"python{VERSION}.zip", epoch)
    (inner / f"python{VERSION}._pth").write_text("".join(f"{line}\n" for line in PATHS), "ascii")
    packages = inner / "packages"
    for wheel in sorted(wheels):
        _unpack(wheel, packages)
    for path in packages.rglob("*"):
        if path.is_file() and not is_wanted(path.relative_to(packages)):
            path.unlink()
    for path in sorted(packages.rglob("*.py")):
        _compile(path, path.relative_to(inner).as_posix(),
                 Path(importlib.util.cache_from_source(str(path))))
    shutil.copytree(licences, to / "licences")
    return inner / "python.exe"


def is_wanted(path: Path) -> bool:
    """Return whether a file that a wheel brought is handed out; ``path``: from where modules are
    looked for."""
    name, small = path.as_posix(), path.suffix.lower()
    if name.startswith(UNWANTED):
        return False
    if path.parts[:2] == ("accessible_output2", "lib") and small == ".dll":
        return path.name == CLIENT
    if path.parts[0] == "win32" and small in (".pyd", ".dll", ".exe"):
        return path.name in WIN32
    if path.parts[:2] == ("sdl2dll", "dll") and small == ".dll":
        return path.name == SDL
    spoken = {"root", *(one.partition("-")[0] for one in languages())}
    return path.parent.name != "locale-data" or path.stem.partition("_")[0] in spoken


def _unpack(wheel: Path, packages: Path) -> None:
    """Unpack what a wheel puts where modules are looked for."""
    with zipfile.ZipFile(wheel) as archive:
        for info in archive.infolist():
            parts = Path(info.filename).parts
            if parts[0].endswith(".data"):
                if parts[1] not in ("purelib", "platlib"):
                    continue
                parts = parts[2:]
            if info.is_dir():
                continue
            to = packages.joinpath(*parts)
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_bytes(archive.read(info))


def _pack_library(library: Path, to: Path, epoch: str) -> None:
    """Compile the standard library into an archive."""
    work = to.with_suffix("")
    for path in sorted(library.rglob("*.py")):
        name = path.relative_to(library)
        if not NOT_IN_IT.intersection(name.parts):
            _compile(path, f"{to.name}/{name.as_posix()}", work / name.with_suffix(".pyc"))
    packed(work, to, epoch, inside="")
    shutil.rmtree(work)


def _compile(path: Path, shown: str, to: Path) -> None:
    """Compile a module to the same bytes wherever and whenever that is done."""
    to.parent.mkdir(parents=True, exist_ok=True)
    py_compile.compile(str(path), str(to), dfile=shown, doraise=True,
                       invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
