"""The folder for players without Python: built by PyInstaller under Wine, and tried there."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from sorry_a11y import __version__
from tests.packaging.archives import differing
from tests.packaging.folder import LARGEST, SPEC, TRIES, faults, windows_parts
from tests.packaging.names import file_name
from tests.packaging.parts import bill, unlicensed
from tests.windows.checks import Checks
from tests.windows.stand_ins import OLD_CLIENT, Readers, own_client
from tests.windows.wine import Ended, Wine, name_of

EPOCH = "1700000000"
"""The time of what is built, in seconds since 1970, where nobody names one: any will do, so that
two builds are the same."""


PROJECT = Path(__file__).parents[2]
PUBLISHER = "The sorry-a11y founders"
PUBLISHED = """
import sys, win32api
where = "\\\\StringFileInfo\\\\040904B0\\\\"
names = "CompanyName", "ProductVersion"
sys.stdout.write("|".join(win32api.GetFileVersionInfo(sys.argv[1], where + name) for name in names))
"""
"""Has a Windows Python tell what a program's file says of itself."""


def built(wine: Wine) -> Path:
    """Where the folder is built."""
    return wine.work / "dist" / "sorry-a11y"


def play(wine: Wine, checks: Checks) -> None:
    """Build it and try it with an empty home, as a new player would have it."""
    folder = built(wine)
    again = wine.work / "dist-again" / folder.name
    for number, to in enumerate((folder, again), 1):
        done = _build(wine, to, wine.work / f"build-{number}")
        good = done.status == 0 and (to / "sorry-a11y.exe").exists()
        if not checks.see(f"the folder is built, run {number}", good, done):
            return
    program = folder / "sorry-a11y.exe"
    others = differing(folder, again)
    checks.see("the folder is the same again", not others, others)
    shutil.rmtree(again.parent)
    wrong = faults(folder, LARGEST)
    checks.see(
        "all sounds are in it, nothing that nobody needs, and it is small",
        not wrong,
        "\n".join(wrong),
    )
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    checks.tell(f"     it has {size / 1e6:.0f} MB")
    describe(wine, folder, "windows", checks)
    resource = wine.run("-c", PUBLISHED, name_of(program)).told
    checks.see(
        "Windows is told who publishes it, and its version",
        resource.split("|") == [PUBLISHER, __version__],
        resource,
    )
    # pywin32 needs it
    checks.see("Microsoft's runtime is in it", any(folder.rglob("vcruntime140_1.dll")))
    home = wine.work / "home"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir()
    for arguments, typed, wanted in TRIES:
        done = wine.run(*arguments, typed=typed, program=program)
        good = done.status == 0 and wanted in done.told and "Traceback" not in done.complained
        checks.see(f"from the folder: {' '.join(arguments) or 'a game'}", good, done)
    done = wine.run("doctor", program=program)
    checks.see("the folder sounds", "sounds play" in done.told, done)
    _hear(wine, program, checks)


def describe(wine: Wine, folder: Path, artefact: str, checks: Checks) -> None:
    """Check ages and licences of the files of an artefact, and write its bill of materials."""
    told = wine.run("-m", "tests.packaging.ages", folder=PROJECT)
    lines = told.told.splitlines()
    checks.see(f"nothing in it is older than a year: {'; '.join(lines)}", told.status == 0, told)
    parts = windows_parts(folder, dict(line.split()[:2] for line in lines))
    wrong = unlicensed(folder, parts)
    checks.see("every file has a licence with its text", not wrong, "\n".join(wrong[:20]))
    text = bill(f"sorry-a11y {artefact}", __version__, folder, parts)
    (wine.work / file_name("bill", __version__, artefact=artefact)).write_text(text, "utf-8")


def _build(wine: Wine, to: Path, work: Path) -> Ended:
    shutil.rmtree(to, ignore_errors=True)
    shutil.rmtree(work, ignore_errors=True)
    return wine.run(
        *("-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", "--distpath"),
        *(name_of(to.parent), "--workpath", name_of(work), name_of(SPEC)),
        seconds=900,
        changes={
            "SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH", EPOCH),
            "PYTHONHASHSEED": "0",
        },
    )


def _hear(wine: Wine, program: Path, checks: Checks) -> None:
    """A reader is spoken to from the folder, through the stand-in that the Windows Python has in
    place of NVDA's library. After that NVDA's own is put there: the folder is handed out."""
    (client,) = program.parent.rglob(OLD_CLIENT)
    readers = Readers(wine.work / "home")
    readers.only("NVDA")
    done = wine.run(
        "play",
        "--seed",
        "5",
        "--save",
        "no",
        "--output",
        "speech",
        "--forced",
        "ask",
        typed="w\nq\nq\n",
        program=program,
        changes=readers.changes(),
    )
    said = [call.text for call in readers.calls() if call.what == "speak"]
    checks.see("the folder speaks through NVDA", "Goodbye" in said, [said, done])
    client.write_bytes(own_client(wine))
    same = client.read_bytes() != (wine.work / "stand-ins" / OLD_CLIENT).read_bytes()
    checks.see("NVDA's own library is in what is handed out", same)
