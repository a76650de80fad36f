"""Disks in every state: nothing is lost, the true reason is one sentence, and what works works."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.store.disk_lab import COMMANDS, STATES

pytestmark = [
    pytest.mark.kill,
    pytest.mark.skipif(sys.platform != "linux", reason="disks of its own are Linux"),
]

LIMIT_S = 500.0
SLOW_MS = 200
"""Milliseconds for which a slow disk is waited for."""

WELL = {
    "play": "saved",
    "games": "Game 2, Sorry!",
    "resume": "Goodbye, the game is saved",
    "export": "Game 1 is now also in {beside}/out.txt.",
    "import": "The game is now game ",
    "today": "Goodbye, the game is saved",
    "statistics": "You have played",
    "settings": "pace = step, ",
    "backup": "Everything is copied to {beside}/copy.",
    "serve": "This server runs tables on port",
}
"""What each command tells where all is well."""
PLAYED = {"play", "resume", "today"}
"""Commands that go on whatever the disk does, and say why nothing is saved."""


def unsaved(why: str) -> str:
    """Return what is told while a game goes on."""
    return f"{why}, so this game goes on unsaved."


def refused(why: str, *but: str, read: bool = True) -> dict[str, str]:
    """Return what each command that needs the file of games tells, but for some."""
    told = {"import": f"{{home}}/games.sqlite {why}"}
    if read:
        told |= dict.fromkeys(("games", "resume", "export", "statistics"), told["import"])
    return {name: line for name, line in told.items() if name not in but}


TABLE: dict[str, dict[str, str]] = {
    "well": {},
    "slow": {},
    "no locks": {
        "backup": "{home}/tables.sqlite cannot be read, because its disk has no locks. Nothing was"
        " copied.",
        "serve": "Tables cannot be saved in {home}, because the disk has no locks. Give another"
        " folder with --data.",
    },
    "full": {
        **dict.fromkeys(PLAYED, unsaved("The disk is full")),
        **refused("cannot be written, because the disk is full.", read=False),
        "backup": "{home}/operator.log cannot be read or written.",
        "serve": "Tables cannot be saved in {home}, because the disk is full. Make room, or give"
        " another folder with --data.",
    },
    "read-only": {
        **dict.fromkeys(PLAYED, unsaved("The disk is read only")),
        **refused("cannot be written, because the disk is read only.", read=False),
        "backup": "{home}/operator.log cannot be read or written.",
        "serve": "Tables cannot be saved in {home}, because the disk is read only. Give another"
        " folder with --data.",
    },
    "locked": {
        "play": unsaved("Another program has locked the file of games"),
        "today": unsaved("Another program has locked the file of games"),
        **refused("cannot be read, because another program has locked it."),
        "backup": "{home}/tables.sqlite cannot be read, because another program has locked it."
        " Nothing was copied.",
        "serve": "The tables in {home} are locked by another program. End it, or give another"
        " folder with --data.",
    },
    "gone": {
        "play": unsaved("The folder of games is missing"),
        "today": unsaved("The folder of games is missing"),
        "games": "You have no saved games",
        "resume": "There is no game 1.",
        "export": "There is no game 1.",
        "statistics": "You have no saved games",
        "import": "{home}/games.sqlite cannot be written, because its folder is missing.",
        "settings": "pace = all, ",
        "backup": "There are no tables in {home}.",
        "serve": "Tables cannot be saved in {home}, because the folder cannot be made there. Give"
        " another one with --data.",
    },
    "foreign": {
        "play": unsaved("The file in the place of your games belongs to another program"),
        "today": unsaved("The file in the place of your games belongs to another program"),
        **refused("is a file of another program. It stays as it is."),
        "backup": "{home}/tables.sqlite is a file of another program. Nothing was copied.",
        "serve": "tables.sqlite in {home} is a file of another program. Give another folder with"
        " --data.",
    },
    "newer": {
        "play": unsaved("A newer version of the game wrote your file of games"),
        "today": unsaved("A newer version of the game wrote your file of games"),
        **refused("was written by a newer version of the game. Update yours to read it."),
        "backup": "{home}/tables.sqlite was written by a newer version of the game. Nothing was"
        " copied.",
        "serve": "A newer version of the game wrote the tables in {home}. Update yours, or give"
        " another folder with --data.",
    },
}
"""What each command tells on each disk, where that is not what it tells on a disk that is well."""


def _has_namespaces() -> bool:
    done = subprocess.run(
        ["unshare", "-rm", "mount", "-t", "tmpfs", "none", "/mnt"], capture_output=True, check=False
    )
    return done.returncode == 0


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile the library that makes a disk slow, or takes its locks away."""
    library = tmp_path_factory.mktemp("shim") / "shim.so"
    source = Path(__file__).with_name("disk_shim.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    return library


@pytest.mark.skipif(
    not (shutil.which("unshare") and shutil.which("cc")), reason="no unshare or no compiler"
)
@pytest.mark.parametrize(
    ("state", "wait_ms"),
    [*((state, SLOW_MS) for state in STATES), pytest.param("slow", 5000, marks=pytest.mark.long)],
)
def test_disks(state: str, wait_ms: int, shim: Path) -> None:
    """Promise of docs/records.md: on a disk that is full, read only, locked, slow, gone or without
    locks, and with a file of another program or version, each command does its work or tells why
    not in one sentence, and nothing that was saved is lost."""
    if not _has_namespaces():
        pytest.skip("no namespaces for disks of its own")
    with TemporaryDirectory() as folder:  # so short that sentences tell its whole name
        _try_all(state, wait_ms, Path(folder), shim)


def _try_all(state: str, wait_ms: int, folder: Path, shim: Path) -> None:
    home, beside = folder / "home", folder / "beside"
    home.mkdir()
    lab = f"exec '{sys.executable}' -m tests.store.disk_lab '{state}' '{folder}' {wait_ms}"
    preloaded = {"LD_PRELOAD": str(shim)} if state in ("slow", "no locks") else {}
    done = subprocess.run(
        ["unshare", "-rm", "sh", "-c", f"mount -t tmpfs -o size=1m none '{home}' && {lab}"],
        capture_output=True,
        text=True,
        check=False,
        timeout=LIMIT_S,
        env={**os.environ, **preloaded},
    )
    assert not done.stderr
    heard = {row[0]: row[1:] for row in map(json.loads, done.stdout.splitlines())}
    assert heard.keys() == {*COMMANDS, "serve", "kept"}
    place = home / "place" / "home" if state == "gone" else home
    for name, wanted in {**WELL, **TABLE[state]}.items():
        status, told, complained = heard[name]
        line = wanted.format(home=place, beside=beside)
        assert line in " ".join((told + complained).split()), (name, told, complained)
        assert len(complained.splitlines()) <= 1, (name, complained)
        assert (status == 0) == (not complained), (name, complained)
    assert heard["kept"] == [True, "", ""], "what was saved is lost"
