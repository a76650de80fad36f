"""The parts of wheels: ``python -m tests.packaging.wheels FOLDER`` looks at those in a folder.

It writes the bill of materials of each beside it. Exit status 1 when a file has no licence with its
text.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

from sorry_a11y import __version__
from tests.packaging.names import file_name
from tests.packaging.parts import OURS, Part, bill, files_of, unlicensed

LIBRARIES = (".so", ".pyd", ".dll", ".dylib")
COMPILER = "mypyc"


def parts_of(folder: Path) -> list[Part]:
    """Return the parts of an unpacked wheel: the game, and what the compiler has put into each
    library that it made of a module. Any other library is of neither."""
    (info,) = folder.glob("*.dist-info")
    files = files_of(folder)
    libraries = [path for path in files if path.endswith(LIBRARIES)]
    compiled = tuple(path for path in libraries if is_compiled(path, files))
    plain = tuple(path for path in files if path not in libraries)
    texts = f"{info.name}/licenses"
    found = [Part("sorry-a11y", __version__, "MIT", OURS, (f"{texts}/LICENSE",), plain + compiled)]
    if compiled:
        found.append(compiler(version("mypy"), texts, compiled))
    return found


def compiler(number: str, texts: str, compiled: tuple[str, ...]) -> Part:
    """Return the part that lies in libraries which mypyc has compiled.

    Args:
        number: The version of mypyc, empty where it is not known.
        texts: The folder of the wheel's licences.
        compiled: The libraries.
    """
    return Part(
        COMPILER,
        number,
        "MIT AND PSF-2.0",
        "Jukka Lehtosalo and contributors",
        (f"{texts}/docs/packaging/licences/mypyc.txt",),
        compiled,
    )


def is_compiled(library: str, files: list[str]) -> bool:
    """Tell whether a library is what mypyc makes: the one of them all, or one beside its module."""
    module = library.partition(".")[0]
    return module.endswith("__mypyc") or f"{module}.py" in files


def described(wheel: Path, to: Path) -> list[str]:
    """Write the bill of materials of a wheel into a folder; return what is wrong with licences."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.unpack_archive(wheel, folder, "zip")
        parts = parts_of(folder)
        artefact = wheel.stem.split("-", 2)[2]
        text = bill(f"sorry-a11y {artefact}", __version__, folder, parts)
        (to / file_name("bill", __version__, artefact=artefact)).write_text(text, "utf-8")
        return unlicensed(folder, parts)


def _told(folder: Path) -> Iterator[str]:
    for wheel in sorted(folder.glob("*.whl")):
        yield from (f"{wheel.name}: {line}" for line in described(wheel, folder))


if __name__ == "__main__":
    wrong = "\n".join(_told(Path(sys.argv[1])))
    sys.exit(wrong or 0)
