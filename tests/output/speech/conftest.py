"""What tests of the voice are given: a server, and programs that speak."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.harness.speech_server import SpeechServer


def require(here: bool, what: str) -> None:
    """Skip where something is not installed; on a build server that is a failure."""
    if not here:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"{what} is not installed")


def require_server() -> None:
    """Skip or fail where the real server is missing."""
    require(shutil.which("speech-dispatcher") is not None, "speech-dispatcher")


@pytest.fixture
def make_server() -> Iterator[Callable[..., SpeechServer]]:
    """Makes servers that are not started yet, and ends them after the test."""
    require_server()
    made: list[SpeechServer] = []

    def make(**options: Any) -> SpeechServer:
        made.append(SpeechServer(**options))
        return made[-1]

    yield make
    for server in made:
        server.close()


@pytest.fixture
def server(make_server: Callable[..., SpeechServer]) -> SpeechServer:
    """A server that runs and writes what it says into a file."""
    server = make_server()
    server.start()
    return server
