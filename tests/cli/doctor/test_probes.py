"""The findings of `doctor`: each is right about something real, and none can hang."""

from __future__ import annotations

import io
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO, get_args

import pytest

from sorry_a11y.cli.doctor import probes
from sorry_a11y.cli.doctor.report import Finding, FindingCode, Probe, Topic, examine
from sorry_a11y.output.speech.drivers import SilenceReason, UnavailableError
from tests.cli.doctor.conftest import OWN, VALUES
from tests.harness.own_time import OwnTime
from tests.harness.posix import posix
from tests.harness.programs import command, environment
from tests.harness.speech_server import SpeechServer
from tests.harness.waiting import until
from tests.output.speech.conftest import require_server
from tests.output.speech.fakes import FakeDriver, Play, hang

Make = Callable[..., SpeechServer]


def resize(terminal: int, columns: int, rows: int) -> None:
    """Give the terminal behind a descriptor another size."""
    import termios

    termios.tcsetwinsize(terminal, (rows, columns))


@pytest.fixture
def tty() -> Iterator[TextIO]:
    """A terminal of 15 columns and 4 rows."""
    pty = pytest.importorskip("pty", reason="there are pseudo-terminals on Unix only")
    leader, follower = pty.openpty()
    resize(follower, 15, 4)
    with os.fdopen(follower, "w") as stream:
        yield stream
    os.close(leader)


def fails() -> list[Finding]:
    raise OSError


def hangs() -> list[Finding]:
    hang()
    return []


def test_probe_that_hangs_or_fails_costs_its_own_finding_only() -> None:
    """A doctor answers in any state of the system: one line less, not no lines."""
    looked_at = [
        Probe("sound", hangs, 0.1),
        Probe("terminal", fails),
        Probe("encoding", probes.encoding),
    ]
    with OwnTime() as taken:
        findings = examine(looked_at)
    assert taken.seconds < 10
    assert findings[:2] == [
        Finding("sound", "overdue", "check-sound"),
        Finding("terminal", "failed"),
    ]
    assert findings[2].topic == "encoding"


def test_everything_is_examined_on_this_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All probes together, as `doctor` runs them: each topic has a finding, with what its message
    is given."""
    # somebody's own server is neither asked nor started by a test
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'none'}")
    monkeypatch.setenv("SPEECHD_CMD", str(tmp_path / "none"))
    looked_at = probes.all_probes(tmp_path / "none.toml")
    findings = examine(looked_at)
    for finding in findings:
        assert finding.code.startswith(OWN[finding.topic])
        assert not finding.values or finding.values.keys() == VALUES[finding.topic].keys()
    topics = [finding.topic for finding in findings]
    expected = [t for t in get_args(Topic) if t != "server" or sys.platform == "linux"]
    assert list(dict.fromkeys(topics)) == expected


@pytest.mark.parametrize(
    ("command", "reader"),
    [
        (["/usr/bin/python3", "/usr/bin/orca", "--replace"], "Orca"),
        (["python3", "-u", "/opt/tdsr/tdsr.py"], "TDSR"),
        (["/usr/bin/brltty"], "BRLTTY"),
        (["nvda.exe"], "NVDA"),
        (["Narrator.exe"], "Narrator"),
        (["/System/Library/CoreServices/VoiceOver.app/Contents/MacOS/VoiceOver"], "VoiceOver"),
        (["vim", "orca.py"], None),
        (["less", "/var/log/brltty"], None),
        ([""], None),
    ],
)
def test_reader_is_known_by_its_program(command: list[str], reader: str | None) -> None:
    """A program or script of a reader is found, a file of that name in an editor is not."""
    assert probes.reader_of(command) == reader


def test_readers_are_told_once_each() -> None:
    """Two processes of one reader are one finding, and none is a finding too."""
    commands = [["brltty"], ["brltty"], ["python3", "orca"], ["bash"]]
    found = probes.readers(lambda: commands)
    assert found == [
        Finding("readers", "reader-runs", "choose-mode", {"name": name})
        for name in ("BRLTTY", "Orca")
    ]
    nothing = probes.readers(lambda: [["bash"]])
    assert [(f.code, f.remedy) for f in nothing] == [("no-reader-seen", "start-reader")]


def test_running_programs_are_seen() -> None:
    """This very program is among the running ones."""
    programs = [command[0] for command in probes.running_commands() if command]
    if sys.platform == "win32" and not programs:
        pytest.skip("tasklist lists nothing under Wine")
    assert any("python" in program.lower() or "pytest" in program for program in programs)


def test_each_driver_has_its_own_time() -> None:
    """One driver that hangs hides no other; each tells whether it is active and brailles."""

    def breaks() -> None:
        raise OSError

    def lacks() -> None:
        raise UnavailableError(SilenceReason.LIBRARY_MISSING)

    plays = [
        Play("Stuck", on_open=hang),
        Play("Lacking", on_open=lacks),
        Play("Broken", on_open=breaks),
        Play("Off", active=False),
        Play("On", writes_braille=True),
    ]
    found = probes.drivers(lambda: [FakeDriver(play) for play in plays], 0.2)
    told = [(f.values["name"], f.code, f.values["braille"]) for f in found]
    assert told == [
        ("Stuck", "driver-overdue", "no"),
        ("Lacking", "library-missing", "no"),
        ("Broken", "driver-unusable", "no"),
        ("Off", "driver-inactive", "no"),
        ("On", "driver-active", "yes"),
    ]


def ask(server: SpeechServer) -> FindingCode:
    """The code of the server's finding, which also names its socket."""
    (finding,) = probes.server(server.env)
    assert finding.values == {"address": str(server.socket)}
    assert (finding.remedy is None) == (finding.code == "server-answers")
    return finding.code


def test_server_that_answers_freezes_and_dies(server: SpeechServer) -> None:
    """The real server in three states."""
    assert ask(server) == "server-answers"
    server.freeze()
    assert ask(server) == "server-hangs"
    server.thaw()
    server.kill()
    assert ask(server) == "server-down"


def test_server_is_not_started_by_a_question(make_server: Make) -> None:
    """The probe of the server changes nothing, even where clients may start it."""
    server = make_server(autospawn=True)
    assert ask(server) == "server-down"
    assert server.spawned() is None


@posix
def test_server_not_installed(tmp_path: Path) -> None:
    """No program, no socket: it has to be installed."""
    env = {"PATH": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path), "HOME": str(tmp_path)}
    (finding,) = probes.server(env)
    assert (finding.code, finding.remedy) == ("server-missing", "install-server")


def test_server_of_another_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows has no Speech Dispatcher, and nothing needs doing about it."""
    monkeypatch.setattr(probes, "LOCAL", -1)
    (finding,) = probes.server()
    assert (finding.code, finding.remedy) == ("server-not-used", None)


def test_server_elsewhere_is_asked_there() -> None:
    """An address in the environment is the one that is asked."""
    require_server()
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        port = deaf.getsockname()[1]
        env = dict(os.environ, SPEECHD_ADDRESS=f"inet_socket:127.0.0.1:{port}")
        (finding,) = probes.server(env)
    assert (finding.code, finding.values["address"]) == ("server-hangs", f"127.0.0.1:{port}")


def test_sound_devices_of_linux(tmp_path: Path) -> None:
    """Cards and sound servers are found by name; neither is a finding with a remedy."""
    cards = tmp_path / "cards"
    cards.write_text(
        " 0 [PCH            ]: HDA-Intel - HDA Intel PCH\n"
        "                      HDA Intel PCH at 0x1 irq 141\n"
        " 1 [Headset        ]: USB-Audio - Headset\n"
    )
    (tmp_path / "pipewire-0").touch()
    env = {"XDG_RUNTIME_DIR": str(tmp_path)}
    (finding,) = probes.sound("linux", env, cards)
    assert (finding.code, finding.remedy) == ("device-found", None)
    assert finding.values == {"devices": "PCH, Headset, PipeWire"}
    cards.write_text("--- no soundcards ---\n", "utf-8")
    (finding,) = probes.sound("linux", {}, cards)
    assert (finding.code, finding.remedy) == ("device-missing", "check-sound")
    assert probes.sound("darwin", {})[0].code == "device-unknown"


def test_terminal_is_measured(tty: TextIO) -> None:
    """Size, kind and both ends of a real terminal; a pipe is none."""
    (finding,) = probes.terminal({"TERM": "xterm", "TERM_PROGRAM": "kitty"}, tty, tty)
    assert finding.values == {"term": "kitty", "columns": 15, "rows": 4, "reads_keys": "yes"}
    assert (finding.code, finding.remedy) == ("terminal-narrow", "widen-terminal")
    resize(tty.fileno(), 80, 24)
    codes = [
        probes.terminal({"TERM": "xterm"}, tty, tty)[0].code,
        probes.terminal({"TERM": "dumb"}, tty, tty)[0].code,
        probes.terminal({}, io.StringIO(), tty)[0].code,
    ]
    assert codes == ["terminal-fine", "terminal-dumb", "not-a-terminal"]


def test_wishes_for_plain_text_are_told() -> None:
    """A variable that is set to anything counts, an empty one does not."""

    def told(**env: str) -> list[FindingCode]:
        return [finding.code for finding in probes.wishes(env)]

    assert told() == told(ACCESSIBLE="", NO_COLOR="") == []
    assert told(ACCESSIBLE="1") == ["terminal-accessible"]
    assert told(NO_COLOR="0", ACCESSIBLE="1") == ["terminal-accessible", "terminal-no-color"]


@posix
@pytest.mark.parametrize("wish", ["", "1"])
def test_nothing_is_coloured_or_drawn_unasked(tmp_path: Path, wish: str) -> None:
    """Promise of docs/readers.md: a game on a terminal prints lines without colours, whether
    ACCESSIBLE and NO_COLOR are set or not."""
    from tests.harness.pty_session import PtySession

    env = {**environment(tmp_path), "ACCESSIBLE": wish, "NO_COLOR": wish}
    game = command("play", "--seed", "7", "--sound", "off", "--save", "no")
    with PtySession(game, env=env) as terminal:

        def chosen() -> bool:
            terminal.overhear(0)
            return b"1 of " in terminal.output

        assert until(chosen), terminal.output
        for key in ("\r", "w", "m", "q"):
            terminal.type(key)
            terminal.overhear()
        printed = terminal.output.decode()
    assert not re.search(r"\x1b\[[0-9;]*m|[\u2500-\u259f]", printed)


@pytest.mark.parametrize(
    ("name", "code"),
    [("utf-8", "encoding-full"), ("ascii", "encoding-limited"), ("cp1252", "encoding-limited")],
)
def test_encoding_prints_every_language_or_not(name: str, code: FindingCode) -> None:
    """Only an encoding that has all signs of all languages is called full."""
    stream = io.TextIOWrapper(io.BytesIO(), encoding=name)
    assert probes.encoding(stream)[0].code == code


def test_a_chosen_encoding_is_the_players_to_change() -> None:
    """No setting of a terminal helps where a variable has chosen the encoding."""
    stream = io.TextIOWrapper(io.BytesIO(), encoding="cp1252")
    (finding,) = probes.encoding(stream, {"PYTHONIOENCODING": "cp1252"})
    assert finding.remedy == "unset-encoding"
    assert probes.encoding(stream, {})[0].remedy == "use-utf8"


def test_programs_are_listed_whatever_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows' list comes in the console's code page, by Windows' own program: one of the same name
    in the current folder is not started."""
    asked: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        asked.append(command)
        table = b'"M\x81ller.exe","4"\r\n"nvda.exe","8"\r\n"odd\xff.exe","9"\r\n'
        return subprocess.CompletedProcess(command, 0, table, b"")

    monkeypatch.setattr(subprocess, "run", run)
    rows = probes._windows_commands({"SystemRoot": "D:\\Win"}, "cp850")
    assert rows[:2] == [["Müller.exe"], ["nvda.exe"]]
    assert len(probes._windows_commands({}, "ascii")) == 3
    assert [command[0] for command in asked] == [
        "D:\\Win\\System32\\tasklist.exe",
        "C:\\Windows\\System32\\tasklist.exe",
    ]


def test_settings_file_in_every_state(tmp_path: Path) -> None:
    """Missing, fine, broken with its line, not text, not readable."""
    file = tmp_path / "settings.toml"

    def look() -> tuple[FindingCode, object]:
        (finding,) = probes.settings_file(file)
        assert finding.values["path"] == str(file)
        return finding.code, finding.values["line"]

    assert look() == ("settings-none", 0)
    for mark in (b"", b"\xef\xbb\xbf"):  # which Notepad and PowerShell 5 write
        file.write_bytes(mark + b'output = "speech"\r\n')
        assert look() == ("settings-read", 0)
    file.write_text('output = "speech"\n\nkeys = \n', "utf-8")
    assert look() == ("settings-broken", 3)
    file.write_bytes(b"\xff\xfe\x00")
    assert look() == ("settings-broken", 0)
    file.unlink()
    file.mkdir()
    assert look() == ("settings-unreadable", 0)
