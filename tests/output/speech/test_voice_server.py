"""The voice at a real Speech Dispatcher, healthy and in trouble: what arrives there, in which order
and language, and what its state tells meanwhile. Whole games in trouble are in test_game_faults.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator

import pytest

from sorry_a11y.output.speech.drivers import VoicePhase
from sorry_a11y.output.speech.speech_voice import SpeechVoice
from tests.harness.posix import posix
from tests.harness.speech_server import SpeechServer
from tests.harness.waiting import LIVE, until

from .fakes import tell

pytestmark = [pytest.mark.reader, posix]

Make = Callable[..., SpeechServer]
Start = Callable[[SpeechServer], SpeechVoice]


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Starts voices that find a server, and closes them after the test."""
    started: list[SpeechVoice] = []

    def voice(server: SpeechServer) -> SpeechVoice:
        for name, value in server.env.items():
            monkeypatch.setenv(name, value)
        started.append(SpeechVoice())
        return started[-1]

    yield voice
    for one in started:
        one.close()


def becomes(speech: SpeechVoice, phase: VoicePhase) -> bool:
    return until(lambda: speech.state().phase is phase)


def returns(speech: SpeechVoice, server: SpeechServer) -> None:
    """Assert that speech is back, with the newest reply, and that all is told once."""
    tell(speech, "Newest reply")
    assert becomes(speech, VoicePhase.SPEAKING)
    assert server.says("Newest reply"), server.heard()
    tell(speech, "And on")
    assert server.says("And on")
    assert len(server.heard()) == len(set(server.heard())), "a sentence was said twice"
    assert speech.state().outage == 1


def test_any_text_is_survived(server: SpeechServer, start: Start) -> None:
    """Surrogates, control characters, marks of protocols and 100,000 letters break nothing."""
    speech = start(server)
    tell(speech, "a\ud800b", "nul\0tab\there\r\nline", ".", "..", "\x1b[31m", "\u2068Ben\u2069")
    assert server.says("Ben"), server.heard()
    tell(speech, "word " * 20_000, "'quoted' \"twice\" $HOME `id` & <b>", "")
    assert until(lambda: any("quoted" in line for line in server.heard()))
    tell(speech, "Still here")
    assert server.says("Still here")
    asked = server.asked()
    assert {"ab", "nul tab here line"} <= set(asked)
    assert max(map(len, asked)) <= 2000
    assert speech.state().outage == 0


@pytest.mark.parametrize("missing", ["accessible_output2", "jeepney"])
def test_a_package_that_is_missing(
    server: SpeechServer, start: Start, missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Speech Dispatcher is spoken to without any package of others."""
    monkeypatch.setitem(sys.modules, missing, None)
    speech = start(server)
    assert speech.ready(LIVE).driver == "Speech Dispatcher"
    tell(speech, "Spoken all the same")
    assert server.says("Spoken all the same")


def test_server_is_started_where_it_may_be(make_server: Make, start: Start) -> None:
    """The usual case on a desktop: nothing runs yet, and the first reply starts it."""
    server = make_server(autospawn=True)
    speech = start(server)
    tell(speech, "Hello")
    assert server.says("Hello")
    assert speech.state().outage == 0


def test_newest_reply_waits_for_a_server_that_was_frozen(
    server: SpeechServer, start: Start
) -> None:
    """Frozen until its connection was given up: nothing is said twice, and of what came meanwhile
    only the newest reply."""
    speech = start(server)
    tell(speech, "Before")
    assert server.says("Before")
    server.freeze()
    thaw = time.monotonic() + 6  # a call is given up after 5
    tell(speech, "Said into the ice", "and its rest")
    assert becomes(speech, VoicePhase.SILENT)
    n = 0
    while time.monotonic() < thaw:
        tell(speech, f"Reply {n}")
        n += 1
        time.sleep(0.2)
    assert speech.state().unsaid == (f"Reply {n - 1}",)
    server.thaw()
    returns(speech, server)
    stale = {f"Reply {i}" for i in range(n - 1)} | {"Said into the ice", "and its rest"}
    assert not stale & set(server.asked()), "an old reply was handed over late"
