"""What tests of the speaking game are given: servers, and a key to what they say."""

from __future__ import annotations

from tests.voice.conftest import make_server, server

__all__ = ["make_server", "server"]
