"""The lines that Speech Dispatcher is sent, and what each wrong answer becomes.

Promise of docs/decisions/0024-speech.md: a time limit for each answer, and a socket that another
thread can shut down. The real server is in test_voice_server.py.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sorry_a11y.output.speech import on_linux as ssip
from sorry_a11y.output.speech.drivers import SilenceReason, UnavailableError

from .ssip_server import SsipServer

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sockets of Unix")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SsipServer]:
    with SsipServer(tmp_path) as stand_in:
        yield stand_in


@pytest.fixture
def driver(
    server: SsipServer, monkeypatch: pytest.MonkeyPatch
) -> Iterator[ssip.SpeechDispatcherDriver]:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{server.path}")
    driver = ssip.SpeechDispatcherDriver()
    driver.open()
    yield driver
    driver.close()


def test_what_is_sent(server: SsipServer, driver: ssip.SpeechDispatcherDriver) -> None:
    """The name of the game, its priority, a language once for each change, and the sentences; the
    first one of a reply cuts off what is being said."""
    driver.set_language("zh-TW")
    driver.set_language("zh-TW")
    driver.speak("Ben 7", True)
    driver.speak("next", False)
    name, *rest = server.lines
    assert name.startswith("SET self CLIENT_NAME ")
    assert name.endswith(":sorry-a11y:default")
    assert rest == [
        *("SET self PRIORITY message", "SET self LANGUAGE zh-tw", "CANCEL self", "SPEAK", "Ben 7"),
        *(".", "SPEAK", "next", "."),
    ]


@pytest.mark.parametrize(
    ("text", "sent"),
    [
        (".", [".."]),
        ("..", ["..."]),
        (".hidden", ["..hidden"]),
        ("7.", ["7."]),
        ("a\n.\nb", ["a", "..", "b"]),
        ("移動。", ["移動。"]),
        ("", []),
    ],
)
def test_no_text_ends_itself(
    server: SsipServer, driver: ssip.SpeechDispatcherDriver, text: str, sent: list[str]
) -> None:
    """A dot at the start of a line is doubled, since a dot alone is the end of the text."""
    driver.speak(text, False)
    assert server.lines[2:] == ["SPEAK", *sent, "."]


def test_events_and_long_answers_are_read_over(
    server: SsipServer, driver: ssip.SpeechDispatcherDriver
) -> None:
    """An answer of many lines ends at its last, and what comes unasked is none."""
    server.answer = b"701-1\r\n701 BEGIN\r\n249-list\r\n249 OK LIST\r\n"
    driver.speak("One", False)
    driver.silence()
    assert server.lines[2:] == ["SPEAK", "One", ".", "CANCEL self"]


@pytest.mark.parametrize("answer", [b"300 ERR\r\n", b"HTTP/1.1 400\r\n", b"2", b"\xff\xfe\r\n"])
def test_a_wrong_answer_is_an_error(
    server: SsipServer, driver: ssip.SpeechDispatcherDriver, answer: bytes
) -> None:
    """What was refused or not understood counts as unsaid."""
    server.answer = answer
    if answer == b"2":  # half an answer, and then none
        threading.Timer(0.2, driver.sever).start()
    with pytest.raises(OSError, match="Speech Dispatcher"):
        driver.speak("One", False)


def test_a_call_that_hangs_can_be_cut(
    server: SsipServer, driver: ssip.SpeechDispatcherDriver
) -> None:
    """From another thread, at once, with an error on the thread that waits."""
    server.answer = b""
    threading.Timer(0.1, driver.sever).start()
    with pytest.raises(ConnectionError):  # its own limit raises another error
        driver.speak("One", False)


def test_a_call_has_its_own_limit(
    server: SsipServer, driver: ssip.SpeechDispatcherDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where nobody cuts it, no thread waits for ever."""
    driver.close()
    monkeypatch.setattr(ssip, "ANSWER", 0.1)
    driver.open()
    server.answer = b""
    with pytest.raises(TimeoutError):
        driver.speak("One", False)


def test_a_closed_driver_speaks_again_when_it_is_opened() -> None:
    """A driver without a connection raises, and tells its language anew after the next one."""
    driver = ssip.SpeechDispatcherDriver()
    calls: list[Callable[[], None]] = [driver.silence, lambda: driver.speak("One", False)]
    for call in calls:
        with pytest.raises(ConnectionError):
            call()
    driver.close()


@pytest.mark.parametrize(
    ("env", "address"),
    [
        ({"XDG_RUNTIME_DIR": "/r"}, "/r/speech-dispatcher/speechd.sock"),
        ({"HOME": "/h"}, "/h/.cache/speech-dispatcher/speechd.sock"),
        ({"XDG_RUNTIME_DIR": "/r", "SPEECHD_ADDRESS": "unix_socket:/a"}, "/a"),
        (
            {"XDG_RUNTIME_DIR": "/r", "SPEECHD_ADDRESS": "unix_socket"},
            "/r/speech-dispatcher/speechd.sock",
        ),
        ({"SPEECHD_ADDRESS": "inet_socket"}, ("127.0.0.1", 6560)),
        ({"SPEECHD_ADDRESS": "inet_socket:box:7000"}, ("box", 7000)),
    ],
)
def test_where_the_server_is_looked_for(env: dict[str, str], address: ssip.ServerAddress) -> None:
    """Where every other client looks."""
    assert ssip.server_address(env)[1] == address


def test_a_server_is_started_the_way_its_own_clients_do(tmp_path: Path) -> None:
    """At the address that was asked; one elsewhere, missing or unwilling has its reason."""
    program, asked = tmp_path / "spd", tmp_path / "asked"
    program.write_text(f'#!/bin/sh\necho "$@" > {asked}\n')
    program.chmod(0o755)
    ssip.spawn_server({"SPEECHD_CMD": str(program)}, "/run/x")
    assert asked.read_text() == "--spawn --communication-method unix_socket --socket-path /run/x\n"
    ssip.spawn_server({"SPEECHD_CMD": str(program)}, ("127.0.0.1", 7000))
    assert asked.read_text() == "--spawn --communication-method inet_socket --port 7000\n"
    program.write_text("#!/bin/sh\nexit 1\n")

    def reason(env: dict[str, str], address: ssip.ServerAddress) -> SilenceReason:
        with pytest.raises(UnavailableError) as caught:
            ssip.spawn_server(env, address)
        return caught.value.reason

    here = {"SPEECHD_CMD": str(program)}
    assert reason(here, "/run/x") is SilenceReason.SERVER_DOWN
    assert reason(here, ("192.0.2.1", 7000)) is SilenceReason.SERVER_DOWN
    assert reason({"PATH": str(tmp_path / "none")}, "/run/x") is SilenceReason.SERVER_MISSING
