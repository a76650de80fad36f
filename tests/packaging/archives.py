"""Folders of a release: packed so that the same files give the same bytes, and compared."""

from __future__ import annotations

import zipfile
from datetime import UTC, datetime
from pathlib import Path


def packed(folder: Path, to: Path, epoch: str, inside: str | None = None) -> Path:
    """Pack a folder into ``to``, so that the same files give the same bytes: in the order of their
    names, each with the time ``epoch``, in seconds since 1970. They lie in a folder ``inside``, ""
    for none; without it in one of the folder's name."""
    root = Path(folder.name if inside is None else inside)
    time = datetime.fromtimestamp(int(epoch), UTC).timetuple()[:6]
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                name = (root / path.relative_to(folder)).as_posix()
                info = zipfile.ZipInfo(name, time)
                info.external_attr = 0o644 << 16
                archive.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED)
    return to


def differing(one: Path, other: Path) -> list[str]:
    """Return the files that two folders do not have alike, in order."""
    names = {
        path.relative_to(folder).as_posix()
        for folder in (one, other)
        for path in folder.rglob("*")
        if path.is_file()
    }
    return [
        name
        for name in sorted(names)
        if not (
            (one / name).is_file()
            and (other / name).is_file()
            and (one / name).read_bytes() == (other / name).read_bytes()
        )
    ]
