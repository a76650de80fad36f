"""What tests of the doctor are given: servers to find."""

from __future__ import annotations

from tests.speech.conftest import make_server, server

__all__ = ["make_server", "server"]
