"""The names of the files of a release: ``python -m tests.packaging.names KIND`` prints one."""

from __future__ import annotations

import sys

from sorry_a11y import __version__

NAMES = {
    "setup": "sorry-a11y-{version}-setup.exe",
    "windows": "sorry-a11y-{version}-windows.zip",
    "site": "sorry-a11y-{version}-site.zip",
    "debian": "sorry-a11y_{version}_{architecture}.deb",
    "bill": "sorry-a11y-{version}-{artefact}.cdx.json",
}
"""Kind -> name. Python's own tools name the source archive and the wheels."""


def file_name(kind: str, version: str, **more: str) -> str:
    """Return the name of a file of a release.

    Args:
        kind: One of `NAMES`.
        version: The version that is released.
        **more: The architecture of a Debian package; the artefact of a bill of materials.
    """
    return NAMES[kind].format(version=version, **more)


if __name__ == "__main__":
    sys.stdout.write(f"{file_name(sys.argv[1], __version__)}\n")
