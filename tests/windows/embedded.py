"""PyInstaller's folder against one of signed parts that are only put together: size, start, parts
(docs/releasing.md)."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import monotonic

from tests.packaging.embedded import compose
from tests.packaging.folder import SPEC, TRIES
from tests.packaging.wheels import needed
from tests.windows.checks import Checks
from tests.windows.folder import EPOCH, built
from tests.windows.installation import SYSTEM
from tests.windows.wine import Wine

STARTS = 9
GAME = ("play", "--seed", "3", "--save", "no", "--sound", "off")
LEAVE = "q\nq\n"


@dataclass(frozen=True)
class Way:
    """A folder with the program, and how it is started."""

    name: str
    folder: Path
    program: Path
    before: Sequence[str] = ()


def play(wine: Wine, checks: Checks) -> None:
    """Put the other folder together, try it, and tell both, a line each."""
    to = wine.work / "embedded" / "sorry-a11y"
    shutil.rmtree(to, ignore_errors=True)
    wheels = needed("sorry-a11y", wine.work / "wheels", *SYSTEM)
    program = compose(wine.folder, wheels, SPEC.parent / "licences", to, EPOCH)
    ways = (
        Way("PyInstaller", built(wine), built(wine) / "sorry-a11y.exe"),
        Way("put together", to, program, ("-m", "sorry_a11y")),
    )
    home = wine.work / "home"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir()
    for arguments, typed, wanted in TRIES:
        done = wine.run(*ways[1].before, *arguments, typed=typed, program=program)
        good = done.status == 0 and wanted in done.told and "Traceback" not in done.complained
        checks.see(f"put together: {' '.join(arguments) or 'a game'}", good, done)
    starts: dict[str, list[float]] = {way.name: [] for way in ways}
    for _ in range(STARTS):  # in turn, so that whatever else runs slows both
        for way in ways:
            begun = monotonic()
            wine.run(*way.before, *GAME, typed=LEAVE, program=way.program)
            starts[way.name].append(monotonic() - begun)
    for way in ways:
        files = [path for path in way.folder.rglob("*") if path.is_file()]
        parts = [path for path in files if path.suffix.lower() in (".exe", ".dll", ".pyd")]
        signed = sum(map(_is_signed, parts))
        checks.tell(
            f"     {way.name}: {sum(path.stat().st_size for path in files) / 1e6:.0f} MB, "
            f"{len(files)} files, {len(parts)} programs and libraries, {signed} of them signed, "
            f"{median(starts[way.name]):.2f} s for a game that is left at once"
        )


def _is_signed(path: Path) -> bool:
    """Return whether a file carries its maker's signature."""
    told = subprocess.run(
        ["osslsigncode", "verify", "-in", path], capture_output=True, text=True, check=False
    ).stdout
    return "CN=" in told
