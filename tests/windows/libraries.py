"""OpenSSL and SQLite for Windows, built of Debian's sources by mingw.

The wheel that carries CPython has them too, but is seldom made anew.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tests.windows.debian_archive import Archive
from tests.windows.making import MINGW, run

NAMES = ("libcrypto-3", "libssl-3", "sqlite3")
"""What the libraries are called, so that CPython's modules find them."""
TARGET = 'my %targets = ("python" => {inherit_from => ["mingw64"]});\n'
"""What Configure is told: a target of another name than mingw64 puts no "-x64" behind them."""
LEFT_OUT = (
    "apps",
    "cmp",
    "cms",
    "docs",
    "engine",
    "legacy",
    "module",
    "quic",
    "srp",
    "tests",
    "ts",
)
"""What CPython's modules do not call."""
SETTINGS = "C:/Program Files/Common Files/SSL"
"""Where it looks for settings and modules: a folder that only an administrator can make. Configure,
which runs on Linux, would put its own folder before it, so that make is told."""
DATABASE = ("COLUMN_METADATA", "FTS4", "FTS5", "MATH_FUNCTIONS", "RTREE")
"""What CPython's own SQLite has besides."""


def build(archive: Archive, to: Path) -> None:
    """Build them into a folder. Raises MakingError."""
    _build_openssl(archive.source("openssl"), to)
    _build_sqlite(archive.source("sqlite3"), to)


def _build_openssl(source: Path, to: Path) -> None:
    (source / "python.conf").write_text(TARGET)
    run(
        [
            "./Configure",
            "--config=python.conf",
            "python",
            f"--cross-compile-prefix={MINGW}",
            "shared",
            *(f"no-{name}" for name in LEFT_OUT),
        ],
        source,
    )
    make = [
        "make",
        "-s",
        f"-j{os.cpu_count()}",
        *(f"{name}DIR={SETTINGS}" for name in ("OPENSSL", "ENGINES", "MODULES")),
    ]
    run([*make, "build_generated"], source)
    files = [f"{name}.dll" for name in NAMES[:2]]
    run([*make, *files], source)  # without the static libraries, which are as many again
    for file in files:
        run([f"{MINGW}strip", file], source)
        shutil.copy(source / file, to)


def _build_sqlite(source: Path, to: Path) -> None:
    run(["./configure"], source)
    run(["make", "-s", "sqlite3.c"], source)
    run(
        [
            f"{MINGW}gcc",
            "-shared",
            "-O2",
            "-s",
            "-DSQLITE_API=__declspec(dllexport)",
            "-DSQLITE_OMIT_AUTOINIT=1",
            *(f"-DSQLITE_ENABLE_{name}=1" for name in DATABASE),
            "-o",
            str(to / "sqlite3.dll"),
            "sqlite3.c",
        ],
        source,
    )
