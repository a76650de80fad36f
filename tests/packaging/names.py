"""The names of the files for Windows and for hosts of the site.

``python -m tests.packaging.names KIND`` prints one.
"""

from __future__ import annotations

import sys

from sorry_a11y import __version__

ENDINGS = {"setup": "-setup.exe", "windows": "-windows.zip", "site": "-site.zip"}
"""Kind -> how its name ends."""


def file_name(kind: str, version: str) -> str:
    """Return the name of a file of a release.

    Args:
        kind: One of ENDINGS.
        version: The version that is released.
    """
    return f"sorry-a11y-{version}{ENDINGS[kind]}"


if __name__ == "__main__":
    sys.stdout.write(f"{file_name(sys.argv[1], __version__)}\n")
