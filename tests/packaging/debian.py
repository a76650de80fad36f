"""A Debian package of a wheel and all that it needs, built without debhelper, and tried.

What the game needs is newer than in Debian, so it lies in a folder of its own,
``/usr/lib/sorry-a11y``, where no other program finds it.
"""

from __future__ import annotations

import gzip
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from tests.packaging import first_move
from tests.packaging.names import file_name
from tests.packaging.parts import OURS, Part, debian_copyright, installed_parts
from tests.windows.checks import Checks
from tests.windows.debian_archive import Archive

OWNER = "The sorry-a11y founders <founders@sorry-a11y.example>"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
"""Of Debian 12, Ubuntu 24.04, Debian 13 and Ubuntu 26.04."""
BY_PYTHON = ("msgspec", "websockets")
"""Packages with a library for each Python; those of all of `PYTHONS` lie beside each other."""
PLATFORMS = ("manylinux2014", "manylinux_2_17", "manylinux_2_28", "manylinux_2_5", "manylinux1")
LIBRARY = "usr/lib/sorry-a11y"
DEBIAN = ("http://deb.debian.org/debian", "sid", "debian-archive-keyring.gpg")
UBUNTU = ("http://archive.ubuntu.com/ubuntu", "gutsy", "ubuntu-archive-keyring.gpg")
SUITES = {"bookworm": DEBIAN, "trixie": DEBIAN, "noble": UBUNTU, "resolute": UBUNTU}
"""The systems in which the package is tried, in a bare one of each: Debian 12 and 13, Ubuntu 24.04
and 26.04, with archive, script of debootstrap and keyring."""
AFTER_UNPACKING = """#!/bin/sh
set -e
if [ "$1" = configure ] && [ -z "$DPKG_ROOT" ] && command -v py3compile >/dev/null; then
    py3compile -p sorry-a11y /usr/lib/sorry-a11y
fi
"""
BEFORE_REMOVAL = """#!/bin/sh
set -e
if [ -z "$DPKG_ROOT" ]; then
    find /usr/lib/sorry-a11y -depth -name __pycache__ -exec rm -rf {} +
fi
"""
PROGRAM = """#!/usr/bin/python3
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "lib" / "sorry-a11y"))
from sorry_a11y.__main__ import start

sys.exit(start())
"""
CONTROL = """Package: sorry-a11y
Version: {version}
Architecture: {architecture}
Maintainer: {owner}
Installed-Size: {size}
Depends: python3 (>= {first}), python3 (<< {beyond}), libc6
Recommends: speech-dispatcher, libsdl2-2.0-0
Section: games
Priority: optional
Homepage: https://sorry-a11y.example/
Description: board games Sorry! and Dog by ear and by braille
 Every draw, move, slide and bump is a plain sentence, in the terminal that a
 screen reader reads, or spoken by the game itself. It is played with the
 keyboard alone, against bots, at one keyboard or with friends elsewhere.
 .
 The game is not affiliated with the owner of the Sorry! trademark.
"""
OVERRIDES = """# what other systems need is not loaded here
sorry-a11y: unusual-interpreter *
"""


def built(wheel: Path, source: Path, version: str, work: Path, to: Path, epoch: str) -> Path:
    """Build the package of a wheel; the file. ``source``: the checkout; ``epoch``: the time that
    all files get."""
    root = work / "root"
    shutil.rmtree(work, ignore_errors=True)
    library = root / LIBRARY
    pins = work / "pins.txt"
    pins.parent.mkdir(parents=True)
    lock = (source / "docs" / "packaging" / "release.lock").read_text("utf-8")
    pinned = re.findall(r"(?m)^[\w.-]+==[^ ;]+", lock)
    pins.write_text("".join(f"{one}\n" for one in pinned), "utf-8")
    _pip("install", "--no-compile", "--target", library, "--constraint", pins, wheel)
    _for_all_pythons(library, pins, work / "wheels")
    share = root / "usr" / "share"
    for name in ("man", "applications", "metainfo", "bash-completion", "fish"):
        if (library / "share" / name).exists():
            shutil.copytree(library / "share" / name, share / name)
    for name in ("share", "bin"):
        shutil.rmtree(library / name, ignore_errors=True)
    _without_others(library)
    program = _written(root / "usr" / "games" / "sorry-a11y", PROGRAM)
    program.chmod(0o755)
    for page in (share / "man").rglob("*.1"):
        _packed(page, page.read_bytes())
        page.unlink()
    documents = share / "doc" / "sorry-a11y"
    _written(documents / "copyright", debian_copyright(root, parts_of(root)))
    when = format_datetime(datetime.fromtimestamp(int(epoch), UTC))
    log = (
        f"sorry-a11y ({version}) unstable; urgency=medium\n\n  * See docs/changelog.md.\n\n"
        f" -- {OWNER}  {when}\n"
    )
    _packed(documents / "changelog", log.encode())
    _written(share / "lintian" / "overrides" / "sorry-a11y", OVERRIDES)
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], check=True, capture_output=True, text=True
    ).stdout.strip()
    _written(
        root / "DEBIAN" / "control",
        CONTROL.format(
            version=version,
            architecture=architecture,
            owner=OWNER,
            size=size,
            first=PYTHONS[0],
            beyond="3." + str(int(PYTHONS[-1].partition(".")[2]) + 1),
        ),
    )
    scripts = {"postinst": AFTER_UNPACKING, "prerm": BEFORE_REMOVAL}
    run = {program, *(_written(root / "DEBIAN" / name, text) for name, text in scripts.items())}
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in run else 0o644)
        os.utime(path, (int(epoch), int(epoch)), follow_symlinks=False)
    file = to / file_name("debian", version, architecture=architecture)
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "--build", root, file],
        check=True,
        capture_output=True,
        env={**os.environ, "SOURCE_DATE_EPOCH": epoch},
    )
    return file


def parts_of(root: Path) -> list[Part]:
    """Return the parts of what the package puts below ``root``."""
    found = installed_parts(root / LIBRARY, f"{LIBRARY}/")
    return [
        part._replace(files=("usr/games/*", "usr/share/*", "DEBIAN/*", *part.files), owner=OURS)
        if part.name == "sorry-a11y"
        else part
        for part in found
    ]


def _for_all_pythons(library: Path, pins: Path, work: Path) -> None:
    """Put the compiled libraries of the other Pythons beside those of this one."""
    machine = platform.machine()
    wanted = [
        line
        for line in pins.read_text("utf-8").splitlines()
        if line.partition("==")[0] in BY_PYTHON
    ]
    for version in PYTHONS:
        to, tag = work / version, f"cp{version.replace('.', '')}"
        _pip(
            "download",
            "--no-deps",
            "--only-binary=:all:",
            "--python-version",
            version,
            "--implementation",
            "cp",
            "--abi",
            tag,
            *(f"--platform={name}_{machine}" for name in PLATFORMS),
            "--dest",
            to,
            *wanted,
        )
        for file in to.glob("*.whl"):
            with zipfile.ZipFile(file) as archive:
                for name in archive.namelist():
                    if name.endswith(".so"):
                        archive.extract(name, library)


def _pip(*arguments: str | Path) -> None:
    subprocess.run(
        [
            sys.executable,
            "-m",
            "pip",
            arguments[0],
            "--quiet",
            "--disable-pip-version-check",
            *arguments[1:],
        ],
        check=True,
    )


def _without_others(library: Path) -> None:
    """Take away what only other systems load, the symbols of what is loaded, and where the wheel
    lay when this was built."""
    for origin in library.glob("*.dist-info/direct_url.json"):
        record = origin.with_name("RECORD")
        lines = record.read_text("utf-8").splitlines(keepends=True)
        record.write_text("".join(line for line in lines if origin.name not in line), "utf-8")
        origin.unlink()
    for pattern in ("*.dll", "*.dylib", "*.exe", "*.pyd"):
        for path in library.rglob(pattern):
            path.unlink()
    for path in library.rglob("*.so*"):
        subprocess.run(["strip", "--strip-unneeded", path], check=True)


def _written(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def _packed(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(data, mtime=0))


def see(file: Path, checks: Checks) -> None:
    """Check a package by lintian; then, in a bare system of each of `SUITES`, install it by apt,
    play, and purge it."""
    if shutil.which("lintian"):
        told = _run(
            ["lintian", "--tag-display-limit", "0", "--fail-on", "error", "--allow-root", file]
        )
        checks.see("lintian finds no error", told.returncode == 0, told.stdout + told.stderr)
    else:
        checks.tell("lintian is not installed: the package is not checked by it.")
    if os.geteuid() or shutil.which("debootstrap") is None:
        checks.tell("Not tried in bare systems: that needs root and debootstrap.")
        return
    with tempfile.TemporaryDirectory() as name:
        keyrings = _keyrings(Path(name) / "archive")
        for suite, (archive, script, keyring) in SUITES.items():
            root = Path(name) / suite
            made = _run(
                [
                    *("debootstrap", "--variant=minbase", f"--keyring={keyrings / keyring}", suite),
                    *(root, archive, f"/usr/share/debootstrap/scripts/{script}"),
                ]
            )
            if checks.see(f"a bare {suite}", made.returncode == 0, made.stdout[-500:]):
                _see_in(root, file, checks)
            shutil.rmtree(root)


def _keyrings(work: Path) -> Path:
    """Fetch the keyrings of both systems, which Debian has and signs; their folder."""
    for package in Archive(work).packages("debian-archive-keyring", "ubuntu-keyring"):
        _run(["dpkg-deb", "--extract", package, work])
    return work / "usr" / "share" / "keyrings"


def _see_in(root: Path, file: Path, checks: Checks) -> None:
    quiet = {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    inside: list[str | Path] = ["chroot", root]
    shutil.copy(file, root / "tmp" / "game.deb")
    _run([*inside, "apt-get", "update", "-qq"], env=quiet)
    put = _run(
        [*inside, "apt-get", "install", "-y", "--no-install-recommends", "/tmp/game.deb"], env=quiet
    )
    checks.see("  it installs", put.returncode == 0, put.stdout[-500:] + put.stderr)
    compiled = list(root.glob(f"{LIBRARY}/sorry_a11y/__pycache__/*.pyc"))
    checks.see("  with bytecode", bool(compiled), compiled)
    played = _run([*inside, "/usr/games/sorry-a11y"], first_move.TYPED, quiet)
    checks.see(
        "  a first own move is played", first_move.is_played(played), played.stdout + played.stderr
    )
    _run([*inside, "apt-get", "purge", "-y", "sorry-a11y"], env=quiet)
    left = [path for path in root.glob(f"{LIBRARY}/**/*") if path.is_file()]
    checks.see("  nothing is left of it", not left, left[:5])


def _run(
    command: Sequence[str | Path], typed: str = "", env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        list(map(str, command)),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, **(env or {})},
    )
