"""Packages and sources of Debian's testing release, by apt with lists of its own."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tests.windows.making import MakingError, run

SUITE = "forky"
"""The Debian release that has the Python of `interpreter`."""
LINE = "{} [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] {} {} main\n"
PLACE = "http://deb.debian.org/debian"


class Archive:
    """What Debian hands out, signed; all of it is put below ``work``."""

    def __init__(self, work: Path) -> None:
        self.work = work
        (work / "lists" / "partial").mkdir(parents=True)
        sources = work / "sources.list"
        sources.write_text("".join(LINE.format(kind, PLACE, SUITE) for kind in ("deb", "deb-src")))
        self._options = [
            *("-o", f"Dir::Etc::sourcelist={sources}", "-o", "Dir::Etc::sourceparts=-", "-o"),
            f"Dir::State::lists={work / 'lists'}",
        ]
        self._get("update")

    def packages(self, *names: str) -> list[Path]:
        """Fetch packages; their files."""
        self._get("download", *names)
        return sorted(self.work.glob("*.deb"))

    def source(self, name: str) -> Path:
        """Fetch the newest source that can be had, as its makers packed it, and unpack it; its
        folder."""
        told = run(["apt-cache", *self._options, "showsrc", "--only-source", name])
        versions = set(re.findall(r"^Version: (.+)$", told, re.MULTILINE))
        # a mirror may name a version whose files it has not got yet
        for version in sorted(versions, key=_in_order, reverse=True):
            try:
                self._get("source", "--download-only", f"{name}={version}")
            except MakingError:
                continue
            upstream = version.rpartition("-")[0]
            (packed,) = self.work.glob(f"{name}_{upstream}.orig.tar.?z")
            shutil.unpack_archive(packed, self.work / name)
            (folder,) = (self.work / name).iterdir()
            return folder
        raise MakingError(f"Debian's source of {name} cannot be had.")

    def _get(self, *command: str) -> None:
        run(["apt-get", "-qq", *self._options, *command], self.work)


def _in_order(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", version)]
