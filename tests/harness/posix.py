"""What a test needs that Windows has not."""

from __future__ import annotations

import sys

import pytest

posix = pytest.mark.skipif(
    sys.platform == "win32", reason="terminals, signals and local sockets of POSIX"
)
"""A mark for a test, or for all of a file (``pytestmark = posix``)."""
