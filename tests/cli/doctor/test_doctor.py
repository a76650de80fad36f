"""sorry-a11y doctor: what it finds, what it advises, and the question which line was heard."""

from __future__ import annotations

import platform
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import get_args

import pytest

from sorry_a11y import __version__
from sorry_a11y.cli.doctor.report import Finding, FindingCode, Remedy, Topic, computer_lines, report
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.sound.player import SoundState, SoundStatus
from sorry_a11y.ui.settings.file import Problem
from sorry_a11y.ui.settings.values import Settings
from tests.cli.doctor.conftest import OWN, VALUES
from tests.harness.languages import SPOKEN
from tests.harness.programs import Ended, environment, run, start
from tests.harness.pty_session import PtySession
from tests.harness.speech_server import SpeechServer
from tests.harness.waiting import until
from tests.output.speech.spoken_game import way_to
from tests.output.speech.test_game_faults import deaf

Make = Callable[..., SpeechServer]

FINE = SoundStatus(SoundState.OK, "dummy")


@pytest.mark.parametrize("language", SPOKEN)
def test_every_finding_can_be_told(language: str) -> None:
    """Promise: whatever a probe finds, there is a sentence for it in every language; and every
    code belongs to some topic."""
    told = set()
    for topic in get_args(Topic):
        for code in get_args(FindingCode):
            if code.startswith(OWN[topic]):
                told.add(code)
                finding = Finding(topic, code, None, VALUES[topic])
                sentences = report(Settings(language=language), [finding], FINE, [])
                assert all(len(one) > 3 and "{" not in one for one in sentences)
    assert told == set(get_args(FindingCode))


@pytest.mark.parametrize("language", SPOKEN)
def test_every_remedy_and_state_of_sound_can_be_told(language: str) -> None:
    """Promise: advice has words, whatever the trouble."""
    words = Words(language)
    for remedy in get_args(Remedy):
        assert len(words.say(f"doctor-do-{remedy}")) > 3
    for state in SoundState:
        status = SoundStatus(state, "ALSA says no", ("home.wav: empty",))
        sentences = report(Settings(language=language), [], status, [])
        assert any("home.wav" in sentence for sentence in sentences)
        assert state is SoundState.OK or any("ALSA says no" in one for one in sentences)


@pytest.mark.parametrize(
    ("sound", "told"),
    [
        (FINE, ", driver dummy"),
        (SoundStatus(SoundState.NO_DEVICE, "ALSA says no"), ", no device is open"),
    ],
)
def test_the_report_names_the_sound_library(sound: SoundStatus, told: str) -> None:
    """What the system said of a device that is missing is no name of a library: the report's line
    has the library's version, and the driver that plays."""
    now = datetime(2026, 11, 26, tzinfo=UTC)
    (line,) = [one for one in computer_lines("en", sound, now) if one.startswith("Sound: ")]
    assert line.startswith("Sound: SDL 2.")
    assert line.endswith(told)


def test_advice_is_given_once() -> None:
    """The same advice behind several findings is told behind the last of them that follow one
    another, and never again."""
    again = [
        Finding("drivers", "overdue", "restart-server"),
        Finding("server", "server-hangs", "restart-server", {"address": "/socket"}),
    ]
    sentences = report(Settings(), [*again, *again], FINE, [])
    advice = [n for n, one in enumerate(sentences) if one.startswith("End it with killall")]
    assert advice == [6]


def test_settings_that_are_not_taken_are_named() -> None:
    """Broken settings are told by line and remedy; a file that is no TOML only once."""
    problems = [Problem("toml", 3), Problem("value", 2, "pace", "slow", ("all", "step"))]
    broken = Finding(
        "settings", "settings-broken", "mend-settings", {"path": "/settings.toml", "line": 3}
    )
    sentences = report(Settings(), [broken], FINE, problems)
    assert sum("TOML" in one for one in sentences) == 1
    assert sentences[-1] == (
        "Line 2 of the settings file sets pace to slow, which isn't allowed. Use all, step."
    )


# -- the program -----------------------------------------------------------------------------


def _doctor(home: Path, server: SpeechServer, *options: str, **env: str) -> Ended:
    done = start(
        home, "doctor", *options, env={"SDL_AUDIODRIVER": "dummy", **way_to(server), **env}
    )
    assert (done.status, done.complained) == (0, "")
    return done


def test_report_with_a_server_that_answers(server: SpeechServer, tmp_path: Path) -> None:
    """Without a terminal only the report is told; it speaks no word."""
    told = _doctor(tmp_path, server).told
    assert "Speech Dispatcher answers, speech without a screen reader, without braille" in told
    assert f"Speech Dispatcher runs and answers at {server.socket}." in told
    assert "The game's sounds play through dummy." in told
    assert "The input does not come from a terminal." in told
    assert f"There is no settings file yet, it would be {tmp_path}/settings.toml." in told
    assert "press 1" not in told.lower()
    assert server.heard() == []


def test_report_without_a_sound_device(server: SpeechServer, tmp_path: Path) -> None:
    """No device: one line says so, one gives the system's words; nothing on standard error."""
    told = _doctor(tmp_path, server, SDL_AUDIODRIVER="nonsense").told
    assert "No sound device opens" in told
    assert "The system gives this reason" in told


def test_report_names_bad_replacements(server: SpeechServer, tmp_path: Path) -> None:
    """Every file of one's own that is not used is named with the reason, by option and setting."""
    sounds = tmp_path / "sounds"
    sounds.mkdir()
    (sounds / "home.wav").write_bytes(b"no sound")
    (sounds / "slidee.wav").write_bytes(b"")
    by_option = _doctor(tmp_path, server, "--sounds", str(sounds)).told
    by_setting = _doctor(tmp_path, server, SORRY_A11Y_SOUNDS=str(sounds)).told
    for told in (by_option, by_setting):
        assert "home.wav is not used for this reason, not a WAV file" in told
        assert "slidee.wav is not used for this reason, no sound has this name." in told
        assert "sorry-a11y sounds plays them all" in told


# -- on a terminal ---------------------------------------------------------------------------


@contextmanager
def _visit(home: Path, server: SpeechServer, **env: str) -> Iterator[PtySession]:
    command = [sys.executable, "-W", "error", "-m", "sorry_a11y", "doctor"]
    changes = {
        "SPEECHD_ADDRESS": None,
        **environment(home),
        **way_to(server),
        "SDL_AUDIODRIVER": "dummy",
        **env,
    }
    with PtySession(command, rows=60, columns=250, env=changes) as terminal:
        assert until(lambda: "Escape leaves" in "".join(_screen(terminal)))
        yield terminal


def _screen(terminal: PtySession) -> list[str]:
    terminal.overhear(0)
    return bytes(terminal.output).decode().replace("\r", "").splitlines()


@pytest.mark.parametrize(("key", "output"), [("2", "speech"), ("3", None)])
def test_the_answer_is_kept(
    server: SpeechServer, tmp_path: Path, key: str, output: str | None
) -> None:
    """Promise: A is printed, B spoken, and the answer goes into a commented settings file; where
    it changes nothing, nothing is written."""
    with _visit(tmp_path, server) as terminal:
        assert server.heard() == []
        terminal.press("\r")
        assert _screen(terminal)[-2:] == [
            "Line A is printed.",
            "Press 1 if you heard A, 2 if B, 3 if both, 4 if neither",
        ]
        assert until(lambda: len(server.heard()) == 2)
        assert server.heard()[0] == "Line B is spoken."
        terminal.type(key)
        assert terminal.wait() == 0
    file = tmp_path / "settings.toml"
    if output is None:
        assert not file.exists()
        return
    text = file.read_text("utf-8")
    assert tomllib.loads(text)["output"] == output
    comment = (
        '# "terminal" output, printed for your screen reader; '
        '"speech" output, spoken by the game, nothing printed; '
        '"both" output, printed and spoken by the game'
    )
    assert comment in text.splitlines()
    assert _screen(terminal)[-1] == f"Your choice is saved in {file}"
    assert until(lambda: server.heard()[-1] == f"Your choice is saved in {file}")


def test_an_answer_takes_back_an_earlier_one(server: SpeechServer, tmp_path: Path) -> None:
    """Whoever had speech and now hears the screen is set back, the rest of the file kept; and
    while the game speaks the report is printed and spoken."""
    file = tmp_path / "settings.toml"
    file.write_text('# mine\npace = "step"\noutput = "speech" # since May\n', "utf-8")
    with _visit(tmp_path, server) as terminal:
        assert until(lambda: "Enter tests what you hear, Escape leaves" in server.heard())
        assert any(line.startswith("Speech Dispatcher runs") for line in server.heard())
        terminal.press("\r")
        terminal.type("1")
        assert terminal.wait() == 0
    assert file.read_text("utf-8") == '# mine\npace = "step"\noutput = "terminal" # since May\n'


def test_escape_leaves_everything(server: SpeechServer, tmp_path: Path) -> None:
    """Any other key is refused, Escape ends, nothing is written."""
    with _visit(tmp_path, server) as terminal:
        assert "Key z does nothing here" in terminal.press("z").text
        terminal.press("\r")
        assert "Line A is printed." in terminal.press("z").text
        terminal.type("\x1b")
        assert terminal.wait() == 0
        assert _screen(terminal)[-1] == "Output stays terminal"
    assert not (tmp_path / "settings.toml").exists()


def test_an_answer_that_cannot_be_kept(server: SpeechServer, tmp_path: Path) -> None:
    """A file that cannot be written, and a variable that counts over it, are told."""
    place = tmp_path / "file"
    place.write_text("in the way of a folder", "utf-8")
    with _visit(place, server, SORRY_A11Y_OUTPUT="terminal") as terminal:
        terminal.press("\r")
        terminal.type("2")
        assert terminal.wait() == 0
    lines = _screen(terminal)
    assert lines[-2:] == [
        f"{place}/settings.toml cannot be written, so for one game give --output speech.",
        "But the environment variable SORRY_A11Y_OUTPUT overrides it",
    ]


def test_a_server_that_hangs(make_server: Make, tmp_path: Path) -> None:
    """A server that never answers does not keep the doctor, who says after a second that there is
    work going on, and gives the advice once."""
    server = make_server()
    with deaf(server.socket), _visit(tmp_path, server) as terminal:
        lines = _screen(terminal)
        assert lines[0] == "sorry-a11y looks around, this may take half a minute."
        assert "Speech Dispatcher does not answer." in lines
        assert f"Speech Dispatcher runs at {server.socket} but does not answer." in lines
        assert sum("killall" in line for line in lines) == 1
        terminal.type("q")
        assert terminal.wait() == 0


def test_the_doctor_writes_a_report_into_a_new_file(tmp_path: Path) -> None:
    """Promise of docs/accessibility.md: the report is what the doctor tells, in a new file."""
    home, path = tmp_path / "home", tmp_path / "report.txt"
    told = run(home, "doctor", "--report", str(path))
    assert (told.status, told.complained) == (0, "")
    assert str(path)[:40] in told.told
    written = path.read_text("utf-8")
    assert written.startswith(f"sorry-a11y {__version__} on ")
    heads = [line.partition(": ")[0] for line in written.splitlines()[-9:]]
    assert heads == [
        *("Time", "System", "Python", "Installed", "Terminal", "Language", "Libraries", "Sound"),
        "Readers",
    ]
    assert f"Python: {platform.python_version()} " in written
    assert f"prompt_toolkit {metadata.version('prompt_toolkit')}, " in written
    again = run(home, "doctor", "--report", str(path))
    assert again.status == 1
    assert "is there already" in again.complained
