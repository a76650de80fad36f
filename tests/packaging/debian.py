"""A Debian package of a wheel and all that it needs, built without debhelper, and tried.

What the game needs is newer than in Debian, so it lies in a folder of its own,
``/usr/lib/sorry-a11y``, where no other program finds it.
"""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from tests.windows.checks import Checks

OWNER = "The sorry-a11y founders <founders@sorry-a11y.example>"
SPOKEN = ("root", "en", "de", "it", "zh")
"""How the names of the locales begin that the game may ask for."""
PYTHON = sys.version_info[:2]
PROGRAM = '''#!/usr/bin/python3
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "lib" / "sorry-a11y"))
from sorry_a11y.__main__ import start

sys.exit(start())
'''
CONTROL = """Package: sorry-a11y
Version: {version}
Architecture: {architecture}
Maintainer: {owner}
Installed-Size: {size}
Depends: python3 (>= {this}), python3 (<< {next}), libc6
Recommends: speech-dispatcher
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
COPYRIGHT = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: sorry-a11y
Source: https://sorry-a11y.example/source
Comment: The libraries in /usr/lib/sorry-a11y have their licences in the folders whose names end in
 dist-info.

Files: *
Copyright: 2026 The sorry-a11y founders
License: Expat
{licence}
"""
OVERRIDES = """# SDL comes as its makers build it, with what Debian would link to
sorry-a11y: embedded-library *
sorry-a11y: library-not-linked-against-libc *
# what other systems need is not loaded here
sorry-a11y: unusual-interpreter *
"""


def built(
    wheel: Path, source: Path, version: str, work: Path, to: Path, epoch: str
) -> Path:
    """Build the package of a wheel; the file. ``source``: the checkout; ``epoch``: the time that
    all files get."""
    root = work / "root"
    shutil.rmtree(work, ignore_errors=True)
    library = root / "usr" / "lib" / "sorry-a11y"
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
         "--no-compile", "--target", library, wheel], check=True,
    )
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
    licence = "".join(f" {line}\n" if line.strip() else " .\n"
                      for line in (source / "LICENSE").read_text("utf-8").splitlines()[2:])
    _written(documents / "copyright", COPYRIGHT.format(licence=licence.rstrip()) + "\n")
    when = format_datetime(datetime.fromtimestamp(int(epoch), UTC))
    log = (f"sorry-a11y ({version}) unstable; urgency=medium\n\n  * See docs/changelog.md.\n\n"
           f" -- {OWNER}  {when}\n")
    _packed(documents / "changelog", log.encode())
    _written(share / "lintian" / "overrides" / "sorry-a11y", OVERRIDES)
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], check=True, capture_output=True, text=True
    ).stdout.strip()
    _written(root / "DEBIAN" / "control", CONTROL.format(
        version=version, architecture=architecture, owner=OWNER, size=size,
        this="{}.{}".format(*PYTHON), next=f"{PYTHON[0]}.{PYTHON[1] + 1}",
    ))
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)
        os.utime(path, (int(epoch), int(epoch)), follow_symlinks=False)
    file = to / f"sorry-a11y_{version}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "--build", root, file], check=True, capture_output=True,
        env={**os.environ, "SOURCE_DATE_EPOCH": epoch},
    )
    return file


def _without_others(library: Path) -> None:
    """Take away what only other systems load, languages that the game does not speak, time zones,
    the symbols of what is loaded, and where the wheel lay when this was built."""
    for origin in library.glob("*.dist-info/direct_url.json"):
        record = origin.with_name("RECORD")
        lines = record.read_text("utf-8").splitlines(keepends=True)
        record.write_text("".join(line for line in lines if origin.name not in line), "utf-8")
        origin.unlink()
    for path in library.glob("babel/locale-data/*.dat"):
        if not path.name.startswith(SPOKEN):
            path.unlink()
    shutil.rmtree(library / "pytz" / "zoneinfo", ignore_errors=True)
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


def see(
    file: Path, checks: Checks, arguments: Sequence[str], typed: str, wanted: str
) -> None:
    """Check a package by lintian, install it below a folder of its own, play from there, and take
    it away again."""
    if shutil.which("lintian"):
        told = subprocess.run(
            ["lintian", "--tag-display-limit", "0", "--fail-on", "error", "--allow-root", file],
            capture_output=True, text=True, check=False,
        )
        checks.see("lintian finds no error", told.returncode == 0, told.stdout + told.stderr)
    else:
        checks.tell("lintian is not installed: the package is not checked by it.")
    root = file.parent / ".debian-root"
    shutil.rmtree(root, ignore_errors=True)
    (root / "var" / "lib" / "dpkg" / "updates").mkdir(parents=True)
    (root / "var" / "lib" / "dpkg" / "info").mkdir()
    for name in ("status", "available"):
        (root / "var" / "lib" / "dpkg" / name).touch()
    dpkg: list[str | Path] = ["dpkg", "--root", root, "--force-not-root", "--force-depends",
                              "--force-script-chrootless"]
    try:
        put = _run([*dpkg, "--install", file])
        checks.see("the package installs", put.returncode == 0, put.stdout + put.stderr)
        env = {"SORRY_A11Y_HOME": str(root / "home"), "LANG": "C.UTF-8"}
        played = _run([root / "usr/games/sorry-a11y", *arguments], typed, env)
        good = played.returncode == 0 and wanted in played.stdout and not played.stderr
        checks.see("a first own move is played from it", good, played.stdout + played.stderr)
        for path in root.glob("usr/lib/sorry-a11y/**/__pycache__"):
            shutil.rmtree(path)  # what the game wrote as it ran; the system's installer runs none
        gone = _run([*dpkg, "--purge", "sorry-a11y"])
        left = [path for path in root.glob("usr/**/*") if path.is_file()]
        checks.see("nothing is left of it", gone.returncode == 0 and not left,
                   [gone.stderr, *left])
    finally:
        shutil.rmtree(root, ignore_errors=True)


def _run(
    command: Sequence[str | Path], typed: str = "", env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        list(map(str, command)), input=typed, capture_output=True, encoding="utf-8", check=False,
        env={**os.environ, **(env or {})},
    )
